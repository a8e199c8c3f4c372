"""Where every component and every cube is, for the checks that all games share."""

from __future__ import annotations

from collections import Counter

from rules.black_rose.state import State
from rules.black_rose.targets import COLOURS, MAGES, ROSE
from rules.core.events import Event

Book = dict[tuple[str, int], int]
"""How many cubes of a colour lie on a figure, in a room or on a quest: `("crypt", -1)`."""

SPELLS = {"spell", "personal_spell", "forgotten_spell"}


def check(state: State) -> None:
    """Fail unless every card is there as often as it is printed and every cube is somewhere."""
    if state.moon:
        check_with_moons(state)
        return
    lying: Counter[str] = Counter([*state.library, *state.forgotten, *state.removed])
    for seat in state.seats:
        lying.update([*seat.hand, *seat.grimoire, *seat.memories, *seat.drawn])
        lying.update(spell.card for spell in seat.slots if spell is not None)
        lying.update([state.book.mages[seat.mage].spell] * seat.aside if seat.start else [])
    owned = {seat.mage for seat in state.seats if seat.start}
    whole = {
        card: spell.copies
        for card, spell in state.book.spells.items()
        if not spell.owner or spell.owner in owned
    }
    assert lying == whole, f"missing {Counter(whole) - lying}, too many {lying - Counter(whole)}"
    lies = Counter(colour for (_, colour), n in book(state).items() for _ in range(n))
    for power in (0, 1, ROSE):
        assert state.supply[power] >= 0
        assert state.supply[power] + lies[power] + 2 + (power == ROSE) == 25
    assert all(len(room.cubes) <= state.book.rooms[room.id].slots for room in state.rooms)


def check_with_moons(state: State) -> None:
    """Fail unless every card and every cube of the great lodge is somewhere."""
    lying: Counter[str] = Counter([*state.forgotten, *state.removed, *filter(None, state.omens)])
    for cards in state.decks.values():
        lying.update(cards)
    for me in state.seats:
        lying.update([*me.hand, *me.grimoire, *me.memories, *me.quests, *me.done, *me.drawn])
        lying.update(spell.card for spell in me.slots if spell is not None)
        lying.update([state.book.mages[me.mage].spell] * me.aside if me.start else [])
    lying.update(quest for frame in state.stack if (quest := getattr(frame, "quest", "")))
    lying.update(event for frame in state.stack if (event := getattr(frame, "event", "")))
    mages = {me.mage for me in state.seats if me.start}
    whole = {
        c: spell.copies for c, spell in state.book.spells.items() if not spell.owner or spell.owner in mages
    }
    whole |= {q: 1 for q, quest in state.book.quests.items() if len(state.seats) == 4 or not quest.crowded}
    whole |= dict.fromkeys(state.book.events, 1)
    assert lying == whole, f"missing {Counter(whole) - lying}, too many {lying - Counter(whole)}"
    lies = Counter(colour for (_, colour), n in book(state).items() for _ in range(n))
    for power in (*range(len(state.seats)), ROSE):
        assert state.supply[power] >= 0
        assert state.supply[power] + lies[power] == 26
    if "surplus_instability" not in state.switches:
        assert all(len(room.cubes) <= state.book.rooms[room.id].slots for room in state.rooms)
    for seat in range(len(state.seats)):
        assert sum(evocation.owner == seat for evocation in state.evocations.values()) <= 3
        assert state.power(seat) >= 0


def book(state: State) -> Book:
    """Count all cubes on figures, in rooms and on quests."""
    zones = {room.id: room.cubes for room in state.rooms}
    zones |= {f"form:{seat}": me.pack.form_damage for seat, me in enumerate(state.seats)}
    zones |= {MAGES[seat]: me.damage for seat, me in enumerate(state.seats)}
    zones |= {figure: evocation.damage for figure, evocation in state.evocations.items()}
    zones |= {quest: (seat,) for quest, seat in state.claimed.items()}
    return {(zone, colour): cubes.count(colour) for zone, cubes in zones.items() for colour in set(cubes)}


def enter(entries: Book, events: list[Event]) -> Book:
    """Carry the cubes of events over."""
    after = Counter(entries)
    for event in events:
        colour = COLOURS.get(event.what, 0)
        if event.kind in ("damaged", "placed"):
            after[event.target, colour] += event.amount
        elif event.kind in ("healed", "removed_instability"):
            after[event.source, colour] -= event.amount
        elif event.kind in ("replaced", "replaced_damage"):
            after[event.target, colour] -= event.amount
            after[event.target, event.seat] += event.amount
        elif event.kind == "shifted":
            after[event.source, colour] -= event.amount
            if event.target != "supply":
                after[event.target, colour] += event.amount
        elif event.kind == "claimed":
            after[event.what, event.seat] += 1
    return {entry: amount for entry, amount in after.items() if amount}


def hidden(state: State, seat: int) -> set[str]:
    """Return the spells that lie only where the seat cannot see them, and that nobody has told of."""
    unseen = {*state.library, *state.forgotten}
    open_ = {*state.removed}
    for number, other in enumerate(state.seats):
        open_ |= {*other.memories, *other.known}
        held = {*other.hand, *other.grimoire}
        slots = [spell for spell in other.slots if spell is not None]
        open_ |= {spell.card for spell in slots if spell.revealed}
        held |= {spell.card for spell in slots if not spell.revealed}
        if number == seat:
            open_ |= held
        else:
            unseen |= held
    if state.book.answered:
        more_unseen, more_open = hidden_with_moons(state, seat)
        unseen, open_ = unseen | more_unseen, open_ | more_open
    sources = {source for earned in state.earned for source in earned}
    return unseen - open_ - sources


def hidden_with_moons(state: State, seat: int) -> tuple[set[str], set[str]]:
    """Return the cards of decks and hidden hands that a seat cannot see, and those that lie open."""
    unseen: set[str] = set()
    open_ = {*filter(None, state.omens)}
    for name, cards in state.decks.items():
        (open_ if name.endswith(":used") else unseen).update(cards)
    for number, me in enumerate(state.seats):
        open_ |= {*me.done}
        open_ |= {spell.card for spell in me.slots if spell is not None and spell.shown}
        (open_ if number == seat else unseen).update([*me.quests, *me.drawn, *me.hand])
        open_ |= {state.book.mages[me.mage].spell} if me.start else set()
    for frame in state.stack:
        open_ |= {
            getattr(frame, name) for name in ("quest", "event", "source", "cause") if hasattr(frame, name)
        }
    open_ |= {sight.card for sight in state.seats[seat].pack.seen}
    open_ |= {effect.source for effect in state.effects} | {moment.card for moment in state.ledger}
    return unseen, open_

"""Whether a position is possible: every component and every cube in one place, every number in its range."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from rules.black_rose.board import CELL
from rules.black_rose.editions import EDITIONS
from rules.black_rose.hands import MOST_QUESTS
from rules.black_rose.moments import Finished
from rules.black_rose.phases import Fate
from rules.black_rose.queries import CENTRE
from rules.black_rose.setup import CROWD, CUBES, CUBES_WITH_MOONS, ON_TRACKS, RING
from rules.black_rose.sights import cards_at
from rules.black_rose.state import State
from rules.black_rose.study import SLOTS
from rules.black_rose.targets import MAGES, ROSE
from rules.black_rose.turns import ROUNDS, TOKENS
from rules.core.audit import require
from rules.core.events import HIDDEN
from rules.core.ids import number_of, seat_of


def audit(state: State) -> None:
    """Raise `Impossible` unless everything is accounted for."""
    seats = range(len(state.seats))
    require(state.crown in seats and set(state.winners) <= set(seats), "a seat that is not there")
    if state.book.moons:
        audit_with_moons(state)
        return
    require(0 <= state.round <= ROUNDS, "a round that is not there")
    sizes = {len(entries) for entries in (state.supply, state.earned, state.trophies, state.track)}
    require(sizes == {len(state.seats) + 1}, "a power that is not there")
    _audit_spells(state)
    _audit_rooms(state)
    _audit_figures(state)
    _audit_cubes(state)
    _audit_lasting(state)
    _audit_sights(state)
    require(set(state.claimed) <= set(state.quests) <= set(state.book.quests), "a quest that is not there")


def _audit_spells(state: State) -> None:
    book = state.book
    lying = Counter([*state.library, *state.forgotten, *state.removed])
    for seat in state.seats:
        lying.update([*seat.hand, *seat.grimoire, *seat.memories, *seat.drawn])
        lying.update(spell.card for spell in seat.slots if spell is not None)
        lying.update([book.mages[seat.mage].spell] * seat.aside if seat.start else [])
        require(len(seat.slots) == SLOTS and 0 <= seat.tokens <= TOKENS, "too many slots or tokens")
    require(HIDDEN not in lying, "a view is not a position")
    owners = {seat.mage for seat in state.seats if seat.start}
    whole = Counter(
        {
            card: spell.copies
            for card, spell in book.spells.items()
            if not spell.owner or spell.owner in owners
        }
    )
    require(lying == whole, "a spell is missing or unknown")


def _audit_rooms(state: State) -> None:
    book = state.book
    around = set(state.room_ids) - {book.centre}
    require(len(around) == RING and around < set(book.rooms), "another lodge")
    require(state.rooms[CENTRE].id == book.centre, "another lodge")
    for room in state.rooms:
        require(len(room.cubes) <= book.rooms[room.id].slots, "more instability than slots")
        require(not (room.restored and room.cubes), "instability in a restored room")
        may_be_used = room.restored or not book.rooms[room.id].is_two_sided
        require(may_be_used or not room.used, "a ruined room that is used up")


def _audit_figures(state: State) -> None:
    book = state.book
    places = range(len(state.rooms))
    for seat, me in enumerate(state.seats):
        require(me.place == CELL or me.place in places, "a mage who is nowhere")
        require(not me.mage or state.health_left(MAGES[seat]) >= 0, "more damage than health")
        require(seat not in me.damage or state.book.answered, "a mage who harmed itself")
    upgrades = Counter([*state.upgrades, *filter(None, (e.upgrade for e in state.evocations.values()))])
    require(upgrades == {name: card.copies for name, card in book.upgrades.items()}, "an upgrade is missing")
    for figure, evocation in state.evocations.items():
        kind, _, number = figure.partition(":")
        require(kind == evocation.kind and 1 <= int(number) <= book.evocations[kind].copies, "a stray figure")
        require(evocation.place in places and 0 <= evocation.owner < len(state.seats), "a figure nowhere")
        require(state.health_left(figure) > 0, "a figure without health")
    numbers = [(evocation.owner, evocation.number) for evocation in state.evocations.values()]
    require(len(set(numbers)) == len(numbers), "two figures in one slot")


def _audit_cubes(state: State) -> None:
    lying = Counter(colour for room in state.rooms for colour in room.cubes)
    lying.update(colour for me in state.seats for colour in (*me.damage, *me.pack.form_damage))
    lying.update(colour for evocation in state.evocations.values() for colour in evocation.damage)
    lying.update(state.claimed.values())
    for power in (*range(len(state.seats)), ROSE):
        whole = CUBES_WITH_MOONS if state.moon else CUBES - ON_TRACKS - (power == ROSE)
        require(state.supply[power] >= 0, "a supply below nothing")
        require(state.supply[power] + lying[power] == whole, "a cube is missing")


def _audit_lasting(state: State) -> None:
    for effect in state.effects:
        spell = state.seats[effect.seat].slots[effect.slot] if effect.slot >= 0 else None
        known = spell is not None and spell.revealed and spell.card == effect.source
        require(known or state.book.answered, "a lasting effect of no spell")
    require(len(set(state.effects)) == len(state.effects), "a token in two places")


# --- games with moons ----------------------------------------------------------------------------------


def audit_with_moons(state: State) -> None:
    """Raise `Impossible` unless everything in the great lodge is accounted for."""
    sizes = {len(entries) for entries in (state.supply, state.earned, state.trophies)}
    require(sizes == {len(state.seats) + 1}, "a power that is not there")
    require(state.moon in (1, 2, 3) and len(state.cells) == len(state.seats), "another lodge")
    require(sorted(state.room_ids) == sorted(state.book.rooms), "another lodge")
    _audit_cards(state)
    _audit_great_rooms(state)
    _audit_figures(state)
    _audit_cubes(state)
    _audit_sights(state)


def _audit_cards(state: State) -> None:
    """Count spells, quests and events wherever they lie; those under way are on the stack."""
    cards = [*state.forgotten, *state.removed, *(card for card in state.omens if card)]
    for deck in state.decks.values():
        cards += deck
    for me in state.seats:
        cards += [*me.hand, *me.grimoire, *me.memories, *me.quests, *me.done, *me.drawn]
        cards += [spell.card for spell in me.slots if spell is not None]
        cards += [state.book.mages[me.mage].spell] * me.aside if me.start else []
        require(len(me.quests) <= MOST_QUESTS or bool(state.stack), "too many quests")
        require(len(me.slots) == SLOTS and 0 <= me.tokens <= TOKENS, "too many slots or tokens")
    for frame in state.stack:
        cards += [frame.quest] if isinstance(frame, Finished) else []
        cards += [frame.event] if isinstance(frame, Fate) else []
    lying = dict(Counter(cards))
    require(HIDDEN not in lying, "a view is not a position")
    mages = frozenset(me.mage for me in state.seats if me.start)
    require(lying == _whole(state.edition, mages, len(state.seats)), "a card is missing or unknown")


@lru_cache(maxsize=1 << 8)
def _whole(edition: str, mages: frozenset[str], seats: int) -> dict[str, int]:
    """Count the cards that a game with so many seats has."""
    book = EDITIONS[edition]
    whole = {card: s.copies for card, s in book.spells.items() if not s.owner or s.owner in mages}
    whole |= {quest.id: 1 for quest in book.quests.values() if seats >= CROWD or not quest.crowded}
    return whole | dict.fromkeys(book.events, 1)


def _audit_great_rooms(state: State) -> None:
    for room in state.rooms:
        slots = state.book.rooms[room.id].slots
        full = len(room.cubes) <= slots or "surplus_instability" in state.switches
        require(full, "more instability than slots")
        require(not (room.destroyed and room.cubes), "instability in a destroyed room")
        require(room.destroyed == (room.id in state.tokens), "a token of a room that stands")


def _audit_sights(state: State) -> None:
    """Whatever a mage knows of hidden cards must be so, and what all know must be held by whom they say."""
    for me in state.seats:
        held = Counter([*me.hand, *me.grimoire, *me.drawn])
        held.update(spell.card for spell in me.slots if spell is not None and not spell.revealed)
        require(Counter(me.known) <= held, "known spells that are elsewhere")
        for where in {sight.where for sight in me.pack.seen}:
            known = Counter(cards_at(me, where))
            require(known <= Counter(_lying_at(state, where)), "a card that was seen is elsewhere")
        for sight in me.pack.seen:
            if sight.at >= 0:
                grimoire = state.seats[seat_of(sight.where)].grimoire
                require(grimoire[sight.at] == sight.card, "a card that was seen is elsewhere")


def _lying_at(state: State, where: str) -> Sequence[str]:
    """Return the cards where a mage knows some to be."""
    zone = where.partition(":")[0]
    if zone in ("quests", "events"):
        return state.decks[where]
    if zone == "forgotten":
        return state.forgotten
    me = state.seats[seat_of(where)]
    down = [spell.card if spell is not None and not spell.revealed else "" for spell in me.slots]
    match zone:
        case "slot":
            return [down[number_of(where)]]
        case "grimoire":
            return me.grimoire
        case "hand":
            return (*me.hand, *me.quests)
    return (*me.hand, *down)

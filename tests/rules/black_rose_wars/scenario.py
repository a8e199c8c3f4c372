"""Positions of the great lodge in a line or two: `do(lodge(mage("throne")), "idle mage:0")`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from rules.black_rose.audit import audit
from rules.black_rose.board import CELL
from rules.black_rose.decks import events_of, quests_of
from rules.black_rose.editions import EDITIONS
from rules.black_rose.records import Chronicle, Figure, LodgeRoom, Pack, Prepared, Seat
from rules.black_rose.setup import CROWD, CUBES_WITH_MOONS
from rules.black_rose.state import State
from rules.black_rose.study import SLOTS
from rules.black_rose.targets import ROSE
from rules.black_rose.turns import TOKENS, Phase, Round
from rules.black_rose_wars.cards import WARS
from rules.black_rose_wars.readings import COUNTERPARTS
from rules.core.engine import advance
from tests.rules.black_rose import accounting
from tests.rules.notation import do, offered

ROOMS = (
    "black_rose_hall",
    *("throne", "arena", "garden", "wars_crypt", "oracle", "sanctuary"),
    *("summoner_room", "pleasure", "alchemical_laboratory", "forge", "treasure", "wars_reading_room"),
    *("observatory", "wars_armory", "wars_abyss", "mirrors", "cemetery", "sacrificial_altar"),
)
"""The hall, then both rings clockwise from the right.

The summoner room lies behind the throne as seen from the hall, and so do the laboratory behind the arena, the
treasure behind the garden, the observatory behind the crypt, the abyss behind the oracle, the cemetery behind
the sanctuary. The rooms between these lie next to two of the inner ring.
"""
OUTSIDE = "cell"
STARTS = (
    ("tessa", "beast"),
    ("jafar", "prophet"),
    ("rebecca", "gravedigger"),
    ("nero", "pyromancer"),
)


def place(room: str) -> int:
    """Return where a room lies, or the cell."""
    return CELL if room == OUTSIDE else ROOMS.index(room)


def mage(
    at: str = OUTSIDE,
    *slots: str,
    damage: Sequence[int] = (),
    tokens: int = TOKENS,
    hand: Sequence[str] = (),
    grimoire: Sequence[str] = (),
    memories: Sequence[str] = (),
    quests: Sequence[str] = (),
    done: Sequence[str] = (),
    form: str = "",
) -> Seat:
    """Return a mage with spells in the slots quick, I, II, III.

    An empty name leaves a slot empty, `~` before a name chooses its reverse, `!` after it reveals it, `*`
    after it lays the token of a trap or a protection on it.
    """
    laid = [prepared(name) for name in slots]
    return Seat(
        place=place(at),
        damage=tuple(damage),
        tokens=tokens,
        slots=[*laid, *[None] * (SLOTS - len(laid))],
        hand=list(hand),
        grimoire=list(grimoire),
        memories=list(memories),
        pack=Pack(quests=tuple(quests), done=tuple(done), form=form),
    )


def idle(at: str = OUTSIDE, *slots: str, damage: Sequence[int] = ()) -> Seat:
    """Return a mage that cannot act."""
    return mage(at, *slots, damage=damage, tokens=0)


def prepared(name: str) -> Prepared | None:
    """Read a spell in a slot."""
    card = name.removeprefix("~").rstrip("!*")
    if not card:
        return None
    side = int(name.startswith("~"))
    token = WARS.spells[card].faces[side].type if name.endswith("*") else ""
    return Prepared(card, side, name.endswith("!"), token)


def evocation(kind: str, owner: int, at: str, damage: Sequence[int] = ()) -> Figure:
    """Return an evocation in the lodge; the table numbers them by kinds in the order they are named."""
    return Figure(kind, owner, 0, place(at), tuple(damage))


def lodge(
    *seats: Seat,
    cubes: Mapping[str, Sequence[int]] | None = None,
    destroyed: Mapping[str, int] | None = None,
    used: Iterable[str] = (),
    evocations: Sequence[Figure] = (),
    power: Sequence[int] = (),
    trophies: Sequence[int] = (),
    crown: int = 0,
    moon: int = 1,
    omens: Sequence[str] = ("", "", ""),
    top: Mapping[str, Sequence[str]] | None = None,
    after: Phase = "planning",
    switches: Sequence[str] = (),
    mages: Sequence[int] = (0, 1, 2, 3),
    forgotten: Sequence[str] = (),
    edition: str = "wars",
) -> State:
    """Return a position at the first decision after a phase: by default seat 0 is to act.

    `top` names the cards on top of decks, the first to be drawn first; `mages` which of the four sit where,
    `power` the points of the seats and of the Black Rose. Cards that are not named lie in their decks. In a
    mixed `edition` rooms of the Duel lie in the places of those that they are exchanged for.
    """
    players = [seat.copy() for seat in seats]
    for seat, number in zip(players, mages, strict=False):
        seat.mage, seat.start = STARTS[number]
    count = len(players)
    fallen = dict(destroyed or {})
    points = [*power, *[0] * (count + 1 - len(power))]
    state = State(
        rng=1,
        stack=[Round(after)],
        edition=edition,
        cells=tuple(range(count)),
        seats=players,
        crown=crown,
        leader=crown,
        round=1,
        rooms=[
            LodgeRoom(room, tuple((cubes or {}).get(room, ())), used=room in used, destroyed=room in fallen)
            for room in (name if name in EDITIONS[edition].rooms else COUNTERPARTS[name] for name in ROOMS)
        ],
        evocations=_numbered(evocations),
        earned=[{"defeat": n} if n else {} for n in points],
        trophies=[*trophies, *[0] * (count + 1 - len(trophies))],
        chronicle=Chronicle(moon=moon, omens=tuple(omens), tokens=fallen, switches=tuple(switches)),
    )
    _deal_the_rest(state, top or {}, forgotten)
    audit(state)
    accounting.check(state)
    advance(state)
    return state


def _numbered(figures: Sequence[Figure]) -> dict[str, Figure]:
    owned: Counter[int] = Counter()
    kinds: Counter[str] = Counter()
    named = {}
    for figure in figures:
        owned[figure.owner] += 1
        kinds[figure.kind] += 1
        number = owned[figure.owner]
        named[f"{figure.kind}:{kinds[figure.kind]}"] = Figure(
            figure.kind, figure.owner, number, figure.place, figure.damage, figure.upgrade
        )
    return dict(sorted(named.items()))


def _deal_the_rest(state: State, top: Mapping[str, Sequence[str]], forgotten: Sequence[str]) -> None:
    """Put every card and cube that is not named where it belongs."""
    book = state.book
    named = Counter([*(card for cards in top.values() for card in cards), *filter(None, state.omens)])
    for me in state.seats:
        named.update([*me.hand, *me.grimoire, *me.memories, *me.quests, *me.done])
        named.update(spell.card for spell in me.slots if spell is not None)
        own = book.mages[me.mage].spell
        me.put(aside=book.spells[own].copies - named[own])
    decks = {school: _deck(state, school, named, top) for school in book.schools}
    for moon in (1, 2, 3):
        crowd = len(state.seats) >= CROWD
        quests = [q.id for q in book.quests.values() if q.moon == moon and (crowd or not q.crowded)]
        events = [event.id for event in book.events.values() if event.moon == moon]
        for name, cards in ((quests_of(moon), quests), (events_of(moon), events)):
            rest = [card for card in cards if not named[card]]
            decks[name] = (*rest, *reversed(top.get(name, ())))
    rest = [s.id for s in book.spells.values() if s.kind == "forgotten_spell" and not named[s.id]]
    rest = [card for card in rest if card not in forgotten]
    state.forgotten = [*rest, *reversed(forgotten)]
    state.write(decks=decks)
    borne = Counter(evocation.upgrade for evocation in state.evocations.values())
    state.upgrades = [n for n, upgrade in book.upgrades.items() for _ in range(upgrade.copies - borne[n])]
    lying = Counter(colour for (_, colour), n in accounting.book(state).items() for _ in range(n))
    powers = (*range(len(state.seats)), ROSE)
    state.supply = [CUBES_WITH_MOONS - lying[power] for power in powers]


def _deck(
    state: State, school: str, named: Counter[str], top: Mapping[str, Sequence[str]]
) -> tuple[str, ...]:
    spells = [spell for spell in state.book.spells.values() if spell.school == school]
    cards = [spell.id for spell in spells for _ in range(spell.copies - named[spell.id])]
    return (*cards, *reversed(top.get(school, ())))


def cubes(state: State, room: str) -> tuple[int, ...]:
    """Return whose instability lies in a room."""
    return state.rooms[place(room)].cubes


def at(state: State, figure: str) -> str:
    """Return the room of a figure, or the cell; empty for one that is not in the lodge."""
    where = state.place(figure)
    return OUTSIDE if where == CELL else ROOMS[where] if where >= 0 else ""


def powers(state: State) -> tuple[int, ...]:
    """Return the power of all mages and of the Black Rose."""
    return tuple(state.power(power) for power in (*range(len(state.seats)), ROSE))


def targets(state: State) -> list[str]:
    """Return what can be chosen as the target."""
    return [line.partition("-> ")[2] for line in offered(state, "target")]


def cast(state: State, slot: str, *lines: str) -> None:
    """Cast a spell and answer what is asked, its icon coming first where there is one."""
    do(state, f"cast {slot}")
    answers = list(lines)
    while state.decision is not None and (state.decision.prompt == "icon" or answers):
        if state.decision.prompt == "icon":
            do(state, offered(state, "icon")[0])
        else:
            do(state, answers.pop(0))

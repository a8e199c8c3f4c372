"""Positions in a line or two, and what happens in them: `do(table(mage("crypt")), "idle mage:0")`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from rules.black_rose.actions import ActionPhase
from rules.black_rose.audit import audit
from rules.black_rose.board import CELL
from rules.black_rose.editions import EDITIONS
from rules.black_rose.lasting import Lasting
from rules.black_rose.records import Effect, Figure, LodgeRoom, Prepared, Seat
from rules.black_rose.setup import CUBES, ON_TRACKS
from rules.black_rose.state import Frame, State
from rules.black_rose.study import SLOTS
from rules.black_rose.targets import MAGES, ROSE
from rules.black_rose.turns import TOKENS, Phase, Round
from rules.black_rose_duel.cards import DUEL
from rules.black_rose_wars.cards import WARS
from rules.black_rose_wars.readings import COUNTERPARTS
from rules.core.engine import advance
from tests.rules.black_rose import accounting

LODGE = ("occult_hall", "crypt", "armory", "summoning", "treasury", "reading_room", "abyss")
"""The middle, then the ring clockwise: crypt lies opposite treasury, armory reading room, summoning abyss.

The cell of seat 0 opens into summoning and treasury, that of seat 1 into crypt and abyss.
"""
OUTSIDE = "cell"
STARTS = (("bartholomew", "knight"), ("ulrich", "confessor"))

NAMESAKES = {duel: wars for wars, duel in COUNTERPARTS.items()}

T = TypeVar("T")
COVERED: set[str] = set()


def covers(*faces: str) -> Callable[[T], T]:
    """Mark a scenario with what it covers: `crypt#1` is a face, `insight` a component without sides."""
    unknown = [face for face in faces if face.partition("#")[0] not in DUEL.components]
    assert not unknown, unknown
    COVERED.update(faces)
    return lambda scenario: scenario


def place(room: str) -> int:
    """Return where a room lies, or the cell."""
    return CELL if room == OUTSIDE else LODGE.index(room)


def mage(
    at: str = OUTSIDE,
    *slots: str,
    damage: Sequence[int] = (),
    tokens: int = TOKENS,
    hand: Sequence[str] = (),
    grimoire: Sequence[str] = (),
    memories: Sequence[str] = (),
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
    )


def prepared(name: str) -> Prepared | None:
    """Read a spell in a slot."""
    card, side = name.removeprefix("~").rstrip("!*"), int(name.startswith("~"))
    token = WARS.spells[card].faces[side].type if name.endswith("*") else ""
    return Prepared(card, side, name.endswith("!"), token) if card else None


def templar(owner: int, at: str, damage: Sequence[int] = (), upgrade: str = "") -> Figure:
    """Return a Templar in the lodge; the table numbers them in the order in which they are named."""
    return Figure("templar", owner, 0, place(at), tuple(damage), upgrade)


def table(
    *seats: Seat,
    cubes: Mapping[str, Sequence[int]] | None = None,
    restored: Iterable[str] = (),
    used: Iterable[str] = (),
    evocations: Sequence[Figure] = (),
    quests: Sequence[str] = (),
    claimed: Mapping[str, int] | None = None,
    crown: int = 0,
    round_: int = 1,
    events: str = "a",
    after: Phase = "study",
    forgotten: Sequence[str] = ("temple_keepers", "shadow_form"),
    edition: str = "duel",
    lodge: Mapping[str, str] | None = None,
) -> State:
    """Return a position at the first decision after a phase: by default seat 0 is to act.

    A mage that is not named waits in its cell and cannot act. Spells that are not named lie in the
    library; personal ones in the memories. What lasts of revealed spells holds already. In a mixed `edition`
    rooms of the great lodge lie in the places of their namesakes, or in those that `lodge` names.
    """
    players = [*(seat.copy() for seat in seats), *(mage(tokens=0) for _ in range(2 - len(seats)))]
    book = EDITIONS[edition]
    for seat, (name, _), start in zip(players, STARTS, book.grimoires, strict=True):
        seat.mage, seat.start = name, start
    state = State(
        rng=1,
        stack=_stack(after),
        edition=edition,
        seats=players,
        crown=crown,
        leader=crown if book.answered else -1,
        round=round_,
        rooms=[
            LodgeRoom(room, tuple((cubes or {}).get(room, ())), room in (*restored, *used), room in used)
            for room in (
                (lodge or {}).get(name, name if name in book.rooms else NAMESAKES[name]) for name in LODGE
            )
        ],
        evocations=_numbered(evocations),
        earned=[{}, {}, {}],
        trophies=[0, 0, 0],
        track=[0, 0, 0],
        forgotten=list(forgotten),
        events_side=events,
        quests=list(quests),
        claimed=dict(claimed or {}),
    )
    _deal_the_rest(state)
    _keep_what_lasts(state)
    audit(state)
    accounting.check(state)
    advance(state)
    return state


def _stack(after: Phase) -> list[Frame]:
    return [Round("actions"), ActionPhase()] if after == "study" else [Round(after)]


def _numbered(figures: Sequence[Figure]) -> dict[str, Figure]:
    numbers: Counter[int] = Counter()
    named = {}
    for index, figure in enumerate(figures, start=1):
        numbers[figure.owner] += 1
        named[f"templar:{index}"] = Figure(
            figure.kind, figure.owner, numbers[figure.owner], figure.place, figure.damage, figure.upgrade
        )
    return named


def _deal_the_rest(state: State) -> None:
    """Put every spell, upgrade and cube that is not named where it does no harm."""
    named = Counter([*state.forgotten])
    for seat in state.seats:
        named.update([*seat.hand, *seat.grimoire, *seat.memories])
        named.update(spell.card for spell in seat.slots if spell is not None)
    mages = {seat.mage: seat for seat in state.seats}
    for card, spell in state.book.spells.items():
        rest = [card] * (spell.copies - named[card])
        if spell.kind == "spell":
            state.library += rest
        elif spell.kind == "personal_spell":
            if spell.owner in mages:
                mages[spell.owner].memories += rest
        else:
            state.removed += rest
    borne = Counter(evocation.upgrade for evocation in state.evocations.values())
    state.upgrades = [name for name, card in DUEL.upgrades.items() for _ in range(card.copies - borne[name])]
    lying = Counter(colour for (_, colour), n in accounting.book(state).items() for _ in range(n))
    state.supply = [CUBES - ON_TRACKS - lying[power] - (power == ROSE) for power in (0, 1, ROSE)]


def _keep_what_lasts(state: State) -> None:
    """Lay the tokens of revealed spells that last: on the mage they aim at, or on their caster."""
    for seat, me in enumerate(state.seats):
        for slot, spell in enumerate(me.slots):
            if spell is not None and spell.revealed:
                aimed = state.book.spells[spell.card].faces[spell.side].target.is_figure
                _keep(state, spell, seat, slot, MAGES[1 - seat if aimed else seat])


def _keep(state: State, spell: Prepared, seat: int, slot: int, on: str) -> None:
    for step, verb in enumerate(state.book.programs[spell.card][spell.side]):
        if isinstance(verb, Lasting) and not state.book.answered:
            effect = Effect(seat, spell.card, spell.side, step, slot, target=on)
            state.write(effects=(*state.effects, effect))


def cubes(state: State, room: str) -> tuple[int, ...]:
    """Return whose instability lies in a room."""
    return state.rooms[place(room)].cubes


def at(state: State, figure: str) -> str:
    """Return the room of a figure, or the cell; empty for one that is not in the lodge."""
    where = state.place(figure)
    return OUTSIDE if where == CELL else LODGE[where] if where >= 0 else ""


def powers(state: State) -> tuple[int, int, int]:
    """Return the power points of both mages and of the Black Rose."""
    return state.power(0), state.power(1), state.power(ROSE)


def lying(n: int, colour: int = 0) -> dict[str, tuple[int, ...]]:
    """Return so many cubes of a colour in the rooms, those of the middle and of the far side first."""
    spare = {"occult_hall": 8, "reading_room": 5, "summoning": 6, "treasury": 4}
    heaps = {}
    for room, slots in spare.items():
        heaps[room] = (colour,) * min(n, slots)
        n -= len(heaps[room])
    assert not n
    return heaps

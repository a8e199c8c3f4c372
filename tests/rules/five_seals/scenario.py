"""Positions in a line or two: `dungeon(seat("fire3"), board={"gate_0": "seal_fire_4"})`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from rules.core.engine import advance
from rules.core.rng import script
from rules.five_seals.cards import FAMILIARS, SPELLS
from rules.five_seals.elements import CODES, COLOURS, NAMES, colour
from rules.five_seals.maps import CENTRE
from rules.five_seals.state import Seat, State
from rules.five_seals.turns import Round, Turn
from tests.rules.five_seals import accounting
from tests.rules.notation import do, offered

MAGES = tuple(FAMILIARS)
T = TypeVar("T")
COVERED: set[tuple[str, str]] = set()
SPELL_NAMES = {"summoning", *(spell.name for spells in SPELLS.values() for spell in spells)}


def covers(spell: str, *kinds: str) -> Callable[[T], T]:
    """Mark a scenario with the spell that it covers, and whether of `nature` or of `mind`."""
    assert spell in SPELL_NAMES
    assert set(kinds) <= {"nature", "mind"}
    COVERED.update((spell, kind) for kind in kinds)
    return lambda scenario: scenario


def seat(
    dice: str = "",
    *scrolls: str,
    place: str = CENTRE,
    familiar: str = "",
    used: Sequence[str] = (),
    out: bool = False,
) -> Seat:
    """Return a seat with these dice, written `fire3 water0`, and these scrolls ready."""
    hand = tuple(sorted(CODES[name] for name in dice.split()))
    return Seat("", place, familiar, hand, list(scrolls), list(used), out)


def dungeon(
    *seats: Seat,
    board: Mapping[str, str] | None = None,
    count: int = 2,
    turn: int = 0,
    circle: str = "first",
    guardians: Mapping[str, str] | None = None,
    stored: Mapping[str, str] | None = None,
    round: int = 1,
    rolls: Sequence[int] = (),
) -> State:
    """Return a position in which a seat is to act; what is not on the board is broken already.

    Seats that are not named are out of the round. `rolls` are what the next dice will show.
    """
    players = [*(one.copy() for one in seats), *(seat(out=True) for _ in range(count - len(seats)))]
    for number, player in enumerate(players):
        player.mage = MAGES[number]
        summoning = f"summoning_{FAMILIARS[player.mage]}"
        if summoning not in player.scrolls:
            (player.ready if player.out else player.used).append(summoning)
    held = [colour(die) for player in players for die in player.dice]
    fire, water, air, earth = (len(players) + 1 - held.count(name) for name in COLOURS)
    state = State(
        rng=1,
        stack=[Round(step="check"), Turn(turn)],
        circle=circle,
        seats=players,
        mages=list(MAGES[len(players) :]),
        round=round,
        board=dict(sorted((board or {}).items())),
        guardians=dict(guardians or {}),
        stored=dict(stored or {}),
        store=(fire, water, air, earth),
        first=turn,
    )
    if rolls:
        script(state, [side - 1 for side in rolls])
    assert state.board.keys() <= state.map.places.keys()
    accounting.check_figures(state)
    advance(state)
    return state


def targets(state: State, scroll: str) -> list[str]:
    """Return what a scroll can be cast at."""
    assert state.decision is not None
    return [o.target for o in state.decision if (o.kind, o.source) == ("cast", scroll)]


def choices(state: State) -> list[str]:
    """Return what can be chosen for the spell under way; `done` is the end of it."""
    assert state.decision is not None
    return [option.target or option.kind for option in state.decision]


def dice(state: State, number: int = 0) -> str:
    """Return the dice of a seat as scenarios write them."""
    return " ".join(NAMES[die] for die in state.seats[number].dice)


def take_dice(state: State, *colours: str) -> None:
    """Take the dice of the next round, the named ones first and then whatever there is."""
    wanted = list(colours)
    while state.decision is not None and state.decision.prompt == "take":
        do(state, f"take store:{wanted.pop(0)}" if wanted else offered(state)[0])

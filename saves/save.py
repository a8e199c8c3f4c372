"""What a save is: all that is needed to sit down again where a game was left."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Annotated

from msgspec import Meta, Struct

from rules.bots import LEVELS
from rules.core.action import Action
from rules.core.engine import State, to_json
from rules.core.game import AnyGame, BadOptions
from rules.games import GAMES

FORMAT = 4
MAX_SEED = 2**63 - 1
BOT = "bot:"
BOTS = tuple(BOT + level for level in LEVELS)
PLAYERS = ("human", *BOTS)
NOBODY = -1
"""Who decides after the end of a game."""

Count = Annotated[int, Meta(ge=0)]


class SaveError(Exception):
    """A save cannot be used: `key` is the sentence of the locale files that says why, `details` fill it."""

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(key, details)
        self.key = key
        self.details = details


class Seat(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits there: `human` or `bot:<level>`, and the name a person goes by."""

    player: str
    name: Annotated[str, Meta(max_length=100)] = ""

    def __post_init__(self) -> None:
        if not self.name.isprintable():
            raise ValueError("a name is made of letters that can be shown")


class Standing(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a game stands, for lists, which play no game; `position` tells whether the log leads there.

    `seconds` is how long people have sat at the table, `position` a digest of the whole position, `points`
    those of all seats, and of a power that plays by itself; older saves do not tell them.
    """

    seconds: Count
    round: Count
    deciding: int
    winners: tuple[int, ...]
    position: str
    points: tuple[int, ...] = ()


class Head(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A saved game without its log: how it was dealt and where it stands; `rules` is their version."""

    format: int = FORMAT
    game: str
    rules: int
    options: dict[str, str]
    seed: Annotated[int, Meta(ge=0, le=MAX_SEED)]
    seats: tuple[Seat, ...]
    now: Standing

    @property
    def finished(self) -> bool:
        """Whether the game has ended."""
        return self.now.deciding == NOBODY

    def begin(self) -> State:
        """Return the first position of the game, or raise `SaveError` where it cannot be set up like this."""
        try:
            state: State = GAMES[self.game].new(len(self.seats), self.seed, self.options)
        except BadOptions as error:
            raise SaveError("broken_save") from error
        return state


class Save(Head, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One game with all that was done in it."""

    log: list[Action]

    @property
    def head(self) -> Head:
        """The game without its log."""
        return Head(**{name: getattr(self, name) for name in Head.__struct_fields__})


class Change(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What became of a kept game: its log has `length` actions now, the last is `action`.

    Without one the log was only cut, for something was taken back.
    """

    length: Count
    now: Standing
    action: Action | None = None


def human_seats(seats: Sequence[Seat]) -> list[int]:
    """Return the seats of people."""
    return [number for number, seat in enumerate(seats) if not seat.player.startswith(BOT)]


def standing(game: AnyGame, state: State, seconds: float) -> Standing:
    """Return where a game stands in a position."""
    over = state.decision is None
    return Standing(
        seconds=round(seconds),
        round=game.told_round(state),
        deciding=NOBODY if state.decision is None else state.decision.seat,
        winners=tuple(game.winners(state)) if over else (),
        position=digest(state),
        points=points(game, state),
    )


def points(game: AnyGame, state: State) -> tuple[int, ...]:
    """Return the points of all seats in a position, and of a power that plays by itself."""
    totals = [0] * (len(state.seats) + bool(game.neutral))
    for line in game.score(state):
        totals[line.seat] += line.points
    return tuple(totals)


def digest(state: State) -> str:
    """Return a short text that is another one for every other position."""
    return hashlib.sha256(to_json(state)).hexdigest()[:16]


def capture(
    game: AnyGame,
    options: Mapping[str, str],
    seed: int,
    seats: Sequence[Seat],
    log: Sequence[Action],
    state: State,
    seconds: float = 0,
) -> Save:
    """Take down a game as it stands."""
    return Save(
        game=game.name,
        rules=game.version,
        options=dict(options),
        seed=seed,
        seats=tuple(seats),
        now=standing(game, state, seconds),
        log=list(log),
    )

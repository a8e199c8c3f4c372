"""What a save is: all that is needed to sit down again where a game was left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from rules.bots import LEVELS
from rules.core.action import Action
from rules.core.engine import State, from_json, to_json
from rules.core.game import AnyGame, BadOptions
from rules.games import GAMES

FORMAT = 2
MAX_SEED = 2**63 - 1
BOT = "bot:"
BOTS = tuple(BOT + level for level in LEVELS)
PLAYERS = ("human", *BOTS)


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


class Save(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One game in progress; `rules` is the version of its rules, `position` the state as plain data.

    `seconds` is how long people have sat at the table.
    """

    format: int = FORMAT
    game: str
    rules: int
    options: dict[str, str]
    seed: Annotated[int, Meta(ge=0, le=MAX_SEED)]
    seats: tuple[Seat, ...]
    seconds: Annotated[int, Meta(ge=0)]
    log: list[Action]
    position: dict[str, Any]

    def state(self) -> State:
        """Return the position, ready to be played on, or raise `SaveError`."""
        game = GAMES[self.game]
        # A well-shaped yet impossible position can fail anywhere in the rules, with any error.
        try:
            state: State = from_json(game.state, msgspec.json.encode(self.position))
            game.audit(state)
            fits = state.decision is None or state.decision.seat in range(len(self.seats))
        except Exception as error:
            raise SaveError("broken_save") from error
        if not fits:
            raise SaveError("broken_save")
        return state

    def begin(self) -> State:
        """Return the first position of the game, or raise `SaveError` where it cannot be set up like this."""
        try:
            state: State = GAMES[self.game].new(len(self.seats), self.seed, self.options)
        except BadOptions as error:
            raise SaveError("broken_save") from error
        return state


def capture(
    game: AnyGame,
    options: Mapping[str, str],
    seed: int,
    seats: Sequence[Seat],
    log: Sequence[Action],
    state: State,
    seconds: int = 0,
) -> Save:
    """Take down a game as it stands."""
    return Save(
        game=game.name,
        rules=game.version,
        options=dict(options),
        seed=seed,
        seats=tuple(seats),
        seconds=seconds,
        log=list(log),
        position=plain(state),
    )


def plain(state: State) -> dict[str, Any]:
    """Return a position as plain data."""
    return msgspec.json.decode(to_json(state), type=dict[str, Any])

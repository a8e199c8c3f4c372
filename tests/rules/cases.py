"""The ways of setting games up that every game is tested in."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import NamedTuple

from rules.core.engine import State
from rules.core.game import AnyGame
from rules.games import GAMES


class Case(NamedTuple):
    """A game as it can be set up."""

    game: AnyGame
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.seats), *self.options.values()])

    @property
    def books(self) -> ModuleType:
        """The accounting of the game's engine, which every engine has.

        `check` fails for what cannot be, `book` counts, `enter` carries events over to what was counted,
        `hidden` names the cards that a seat cannot know.
        """
        engine = self.game.state.__module__.split(".")[1]
        return import_module(f"tests.rules.{engine}.accounting")

    def new(self, seed: int) -> State:
        """Set the game up."""
        state: State = self.game.new(self.seats, seed, self.options)
        return state


def combinations(game: AnyGame) -> Iterator[dict[str, str]]:
    """Return the defaults of a game's options, and each other value among the defaults."""
    defaults = {choice.name: choice.default for choice in game.choices}
    if not game.choices:
        yield defaults
    for number, choice in enumerate(game.choices):
        values = [value for value in choice.values if not number or value != choice.default]
        yield from (defaults | {choice.name: value} for value in values)


def seat_counts(game: AnyGame, options: dict[str, str]) -> list[int]:
    """Return how many can play with these options."""
    return [n for n in game.seats if all(n in c.seats.get(options[c.name], game.seats) for c in game.choices)]


def cases(game: AnyGame) -> Iterator[Case]:
    """Return the defaults with every number of seats, and each other value with one of them, by turns."""
    for number, options in enumerate(combinations(game)):
        counts = seat_counts(game, options)
        usual = all(options[choice.name] == choice.default for choice in game.choices)
        yield from (Case(game, n, options) for n in (counts if usual else [counts[number % len(counts)]]))


CASES = [case for game in GAMES.values() for case in cases(game)]

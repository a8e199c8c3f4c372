"""What a bot is: a view in, advice out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from rules.core.action import Action
from rules.core.engine import State, from_json
from rules.core.game import AnyGame
from rules.core.rng import HasRng
from rules.core.words import Words

InTime = Callable[[], bool]
TEMPERING = 0.5
"""Of positions judged to be won with 94 % about 80 % were won, among normal bots in three games."""


class Planned(Struct, frozen=True):
    """A move that a bot means to make, and the position in which it expects to make it, as JSON."""

    action: Action
    position: bytes


class Advice(Struct, frozen=True):
    """A choice, the chance to win it is judged to give, what the bot means to do after it, the next best.

    `gain` is how many points that brings for sure. Where `alike`, all options are worth the same, so that
    the choice is a matter of taste.
    """

    action: Action
    chance: float
    plan: tuple[Planned, ...] = ()
    gain: int = 0
    rival: Action | None = None
    alike: bool = False


class Bot(Protocol):
    """A computer player; it keeps nothing between its moves."""

    def choose(self, game: AnyGame, view: State, rng: HasRng, in_time: InTime) -> Advice:
        """Return one of the options of the view's decision; `in_time` turns false when time is up."""


def tempered(chance: float) -> float:
    """Return a chance as people are told it, nearer to one half than it was judged."""
    return 1 / (1 + ((1 - chance) / chance) ** TEMPERING) if chance else 0.0


def explain(game: AnyGame, view: State, advice: Advice, words: Words) -> str:
    """Say in one line why the bot chose this."""
    percent = round(100 * tempered(advice.chance))
    if advice.alike:
        return words("bot.alike", percent=percent)
    move = game.describe(view, advice.action, words).rstrip(".")
    said = words("bot.because", move=move, percent=percent)
    if advice.plan:
        then = "; ".join(_describe(game, planned, words) for planned in advice.plan)
        said = words("bot.because_plan", move=move, percent=percent, plan=then)
    if advice.gain > 0:
        said = words("bot.gain", said=said, gain=words.count("bot.points", advice.gain))
    if advice.rival is not None:
        other = game.describe(view, advice.rival, words).rstrip(".")
        said = words("bot.rather", said=said, move=other)
    return said[:1].upper() + said[1:]


def _describe(game: AnyGame, planned: Planned, words: Words) -> str:
    """Describe a planned move as it will be offered; in the position of now it may mean nothing."""
    return game.describe(from_json(game.state, planned.position), planned.action, words).rstrip(".")

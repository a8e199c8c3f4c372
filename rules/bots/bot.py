"""What a bot is: a view in, advice out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from rules.core.action import Action
from rules.core.decision import TURN
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
    """Say in one sentence what the bot would do, and what for."""
    if advice.alike:
        return words("bot.alike")
    move = game.describe(view, advice.action, words).rstrip(".!")
    why = _why(game, view, advice, words)
    return words("bot.because", move=move[:1].upper() + move[1:], why=why)


def _why(game: AnyGame, view: State, advice: Advice, words: Words) -> str:
    """Say what a plan or a choice by itself brings, what it opens, or what speaks for it."""
    plan = (advice.action, *(planned.action for planned in advice.plan))
    brings = (game.purpose(view, plan, words) or game.brings(view, advice.action, words)).rstrip(".")
    following = next((planned for planned in advice.plan if _is_free(game, planned)), None)
    if brings:
        return brings[:1].lower() + brings[1:]
    if advice.gain > 0:
        return words("bot.brings", gain=words.count("bot.points", advice.gain))
    if following is not None:
        return words("bot.opens", move=_describe(game, following, words))
    speaks = game.speaks_for(view, advice.action, words).rstrip(".")
    if speaks:
        return speaks[:1].lower() + speaks[1:]
    rival = _rival(game, view, advice, words)
    return words("bot.better", move=rival) if rival else words("bot.best")


def odds(game: AnyGame, view: State, advice: Advice, words: Words) -> str:
    """Say how likely the choice wins, and what would be the next best."""
    said = words("bot.odds", percent=round(100 * tempered(advice.chance)))
    rival = "" if advice.alike else _rival(game, view, advice, words)
    return words("bot.rather", said=said, move=rival) if rival else said


def _rival(game: AnyGame, view: State, advice: Advice, words: Words) -> str:
    """Describe the next best choice; nothing, if its words are those of the one that is advised."""
    if advice.rival is None:
        return ""
    advised, rival = (game.describe(view, action, words) for action in (advice.action, advice.rival))
    return rival.rstrip(".") if rival != advised else ""


def _is_free(game: AnyGame, planned: Planned) -> bool:
    """Tell whether a planned move does something of its own accord: no payment, no answer, no end."""
    decision = from_json(game.state, planned.position).decision
    does = bool(planned.action.source or planned.action.target)
    return does and decision is not None and decision.prompt == TURN


def _describe(game: AnyGame, planned: Planned, words: Words) -> str:
    """Describe a planned move as it will be offered; in the position of now it may mean nothing."""
    told = game.describe(from_json(game.state, planned.position), planned.action, words)
    # What its power does can be read on it.
    return told.partition(". ")[0].rstrip(".")

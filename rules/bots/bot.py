"""What a bot is: a view in, advice out."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from msgspec import Struct

from rules.bots.trial import try_out
from rules.core.action import Action
from rules.core.decision import TURN
from rules.core.engine import State, from_json
from rules.core.game import AnyGame, PlannedMove, Why
from rules.core.rng import HasRng, Source
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
    the choice is a matter of taste. `leads_to` is where a plan leads that rivals may cross, as JSON: its next
    move is looked at anew before it is advised.
    """

    action: Action
    chance: float
    plan: tuple[Planned, ...] = ()
    gain: int = 0
    rival: Action | None = None
    alike: bool = False
    leads_to: bytes = b""


class Bot(Protocol):
    """A computer player; it keeps nothing between its moves."""

    def choose(self, game: AnyGame, view: State, rng: HasRng, in_time: InTime) -> Advice:
        """Return one of the options of the view's decision; `in_time` turns false when time is up."""


def tempered(chance: float) -> float:
    """Return a chance as people are told it, nearer to one half than it was judged."""
    return 1 / (1 + ((1 - chance) / chance) ** TEMPERING) if chance else 0.0


class Explanation(NamedTuple):
    """What is advised and what for, in one sentence, and the later step that it names, if it names one."""

    sentence: str
    then: Action | None = None


def explain(game: AnyGame, view: State, advice: Advice, words: Words) -> Explanation:
    """Say in one sentence what the bot would do, and what for."""
    move = _headline(game, view, advice.action, words).rstrip("!")
    move = move[:1].upper() + move[1:]
    steps = _steps(game, view, advice)
    why = game.why(steps, words) if game.why else Why()
    taste = advice.alike and _is_open(steps[0])
    if taste and not why.said and not game.brings(view, advice.action, words):
        why = Why(_speaks(game, view, advice, words))
        if not why.said:
            return Explanation(words("bot.alike"))
    elif not why.said:
        why, taste = _why(game, view, advice, words), False
    key = "bot.taste" if taste else "bot.because"
    return Explanation(words(key, move=move, why=why.said.rstrip(".")), why.then)


def _is_open(step: PlannedMove) -> bool:
    """Tell whether a step does something and the game goes on: else its reason rules the others out."""
    return step.after.decision is not None and bool(step.action.source or step.action.target)


def _steps(game: AnyGame, view: State, advice: Advice) -> list[PlannedMove]:
    """Return what is advised and what is to follow, each with where it leads as far as the seat can know."""
    assert view.decision is not None
    if advice.leads_to:
        made = [view, *[from_json(game.state, planned.position) for planned in advice.plan]]
        led = [*made[1:], from_json(game.state, advice.leads_to)]
        moves = [advice.action, *[planned.action for planned in advice.plan]]
        return [PlannedMove(*step) for step in zip(made, moves, led, strict=True)]
    seat = view.decision.seat
    dealt = game.redeal(view, seat, Source(1))
    steps = [PlannedMove(view, advice.action, try_out(game, dealt, advice.action, seat))]
    for planned in advice.plan:
        before = from_json(game.state, planned.position)
        steps.append(PlannedMove(before, planned.action, try_out(game, before, planned.action, seat)))
    return steps


def _why(game: AnyGame, view: State, advice: Advice, words: Words) -> Why:
    """Say what a choice brings by itself, with what follows, what it opens, or what speaks for it."""
    brings = game.brings(view, advice.action, words).rstrip(".")
    if brings:
        return Why(brings[:1].lower() + brings[1:])
    speaks = _speaks(game, view, advice, words)
    if advice.gain > 0 and (advice.action.source or advice.action.target):
        later = _later(game, view, advice, words)
        return later._replace(said=f"{speaks}; {later.said}") if speaks else later
    if speaks:
        return Why(speaks)
    following = next((planned for planned in advice.plan if _is_free(game, planned)), None)
    if following is not None:
        move = _describe(game, following, words)
        return Why(words("bot.opens", move=move[:1].lower() + move[1:]), following.action)
    rival = _rival(game, view, advice, words)
    return Why(words("bot.better", move=rival) if rival else words("bot.best"))


def _later(game: AnyGame, view: State, advice: Advice, words: Words) -> Why:
    """Say by which move of the plan points come, as far as it is told."""
    assert view.decision is not None
    seat, gain = view.decision.seat, words.count(game.points, advice.gain)
    for number, step in enumerate(_steps(game, view, advice)):
        if step.after.decision is None or game.round(step.after) > game.round(view):
            # What a round is worth in the end is not the doing of its last move.
            break
        if _points(game, step.after, seat) > _points(game, step.before, seat):
            source = game.earned_by(step.before, step.after, seat, words)
            if source:
                return Why(words("bot.brings_for", gain=gain, source=source))
            if not number:
                return Why(words("bot.brings", gain=gain))
            move = _headline(game, step.before, step.action, words).partition(". ")[0]
            return Why(words("bot.brings_by", gain=gain, move=move[:1].lower() + move[1:]), step.action)
    return Why(words("bot.brings_later", gain=gain))


def _points(game: AnyGame, state: State, seat: int) -> int:
    return sum(line.points for line in game.score(state) if line.seat == seat)


def _speaks(game: AnyGame, view: State, advice: Advice, words: Words) -> str:
    """Say what speaks for a choice that brings nothing for sure."""
    speaks = game.speaks_for(view, advice.action, words).rstrip(".")
    return speaks[:1].lower() + speaks[1:]


def odds(game: AnyGame, view: State, advice: Advice, words: Words) -> str:
    """Say how likely the choice wins, and what would be the next best."""
    said = words("bot.odds", percent=round(100 * tempered(advice.chance)))
    rival = "" if advice.alike else _rival(game, view, advice, words)
    return words("bot.rather", said=said, move=rival) if rival else said


def _headline(game: AnyGame, view: State, action: Action, words: Words) -> str:
    return (game.headline or game.describe)(view, action, words).rstrip(".")


def _rival(game: AnyGame, view: State, advice: Advice, words: Words) -> str:
    """Describe the next best choice; nothing, if its words are those of the one that is advised."""
    if advice.rival is None:
        return ""
    advised, rival = (_headline(game, view, action, words) for action in (advice.action, advice.rival))
    return rival[:1].lower() + rival[1:] if rival != advised else ""


def _is_free(game: AnyGame, planned: Planned) -> bool:
    """Tell whether a planned move does something of its own accord: no payment, no answer, no end."""
    decision = from_json(game.state, planned.position).decision
    does = bool(planned.action.source or planned.action.target)
    return does and decision is not None and decision.prompt == TURN


def _describe(game: AnyGame, planned: Planned, words: Words) -> str:
    """Describe a planned move as it will be offered; in the position of now it may mean nothing."""
    told = _headline(game, from_json(game.state, planned.position), planned.action, words)
    # What its power does can be read on it.
    return told.partition(". ")[0].rstrip(".")

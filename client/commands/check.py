"""What must be true of every position and every advice; `sim --check` asks after every action."""

from __future__ import annotations

from client.words import LANGUAGES, load
from rules.bots.bot import Advice, explain, odds
from rules.core.action import Action
from rules.core.engine import State, from_json, to_json
from rules.core.game import AnyGame

Said = set[tuple[str, Action]]
"""The options that were put into words already, by what was asked."""


def check(game: AnyGame, state: State, said: Said | None = None) -> None:
    """Raise where options repeat or run out, something is lost, cannot be written or has no words.

    What was `said` before in a game is not put into words again.
    """
    game.audit(state)
    decision = state.decision
    if decision is not None:
        if not decision.options:
            raise AssertionError(f"no options in {decision}")
        if len(set(decision.options)) < len(decision.options):
            raise AssertionError(f"repeated options in {decision}")
    if from_json(type(state), to_json(state)) != state:
        raise AssertionError(f"JSON does not bring the position back: {state}")
    _check_words(game, state, set() if said is None else said)


def _check_words(game: AnyGame, state: State, said: Said) -> None:
    """Raise where an option cannot be described, as its seat sees it, in each language."""
    decision = state.decision
    if decision is None:
        return
    new = [option for option in decision.options if (decision.prompt, option) not in said]
    said.update((decision.prompt, option) for option in new)
    view = game.view(state, decision.seat) if new else state
    for language in LANGUAGES:
        for option in new:
            if not game.describe(view, option, load(language)):
                raise AssertionError(f"no words for «{option}» in {language}: {decision}")


def check_advice(game: AnyGame, view: State, advice: Advice) -> None:
    """Raise where the advice of a bot cannot be explained, or a step of it has no words."""
    for language in LANGUAGES:
        words = load(language)
        explain(game, view, advice, words)
        odds(game, view, advice, words)
        for planned in advice.plan:
            game.describe(from_json(game.state, planned.position), planned.action, words)

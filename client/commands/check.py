"""What must be true of every position; `sim --check` asks after every action."""

from __future__ import annotations

from rules.core.engine import State, from_json, to_json
from rules.core.game import AnyGame


def check(game: AnyGame, state: State) -> None:
    """Raise where options repeat or run out, something is lost, or JSON does not bring the position back."""
    game.audit(state)
    if state.decision is not None:
        options = state.decision.options
        if not options:
            raise AssertionError(f"no options in {state.decision}")
        if len(set(options)) < len(options):
            raise AssertionError(f"repeated options in {state.decision}")
    if from_json(type(state), to_json(state)) != state:
        raise AssertionError(f"JSON does not bring the position back: {state}")

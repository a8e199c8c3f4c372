"""What a bot does in a position, told as scenarios write it."""

from __future__ import annotations

from rules.bots import LEVELS
from rules.core.engine import State, apply
from rules.core.game import AnyGame
from rules.core.rng import Source


def chosen(game: AnyGame, state: State, level: str = "hard") -> str:
    """Return what a bot chooses for whoever decides, with all the time it likes."""
    assert state.decision is not None
    view = game.view(state, state.decision.seat)
    return str(LEVELS[level].choose(game, view, Source(1), lambda: True).action)


def play_on(game: AnyGame, state: State, level: str = "hard") -> list[str]:
    """Let a bot play for whoever decides until another seat does, and return what it did."""
    assert state.decision is not None
    seat = state.decision.seat
    done: list[str] = []
    while state.decision is not None and state.decision.seat == seat:
        view = game.view(state, seat)
        action = LEVELS[level].choose(game, view, Source(len(done)), lambda: True).action
        done.append(str(action))
        apply(state, action)
    return done

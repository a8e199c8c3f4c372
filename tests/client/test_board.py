"""The table of Res Arcana: whatever can be chosen is to be seen, at every size and seat count."""

from __future__ import annotations

import itertools

import pytest

from client.canvas import canvas
from client.games.res_arcana.table import ResArcanaTable
from client.table.camera import WHOLE
from client.table.choices import Choices
from client.table.choosing import arrange
from rules.core.engine import apply
from rules.core.rng import Source, choice
from rules.games import GAMES

GAME = GAMES["res_arcana"]
SIZES = [(1024, 640), (1280, 800), (1920, 1080), (2560, 1080), (3840, 2160)]
SLACK, FAN = 1, 20
"""A fanned hand may reach a little below the window."""
SCALES = [0.75, 1.0, 2.0]
SETUPS = [(seats, setup) for seats in (2, 3, 4) for setup in ("first_game", "standard", "draft")] + [
    (2, "match")
]
BOARD = ResArcanaTable()


@pytest.mark.parametrize(("seats", "setup"), SETUPS)
def test_every_option_is_a_thing_or_a_button_within_the_window(seats: int, setup: str) -> None:
    windows = itertools.cycle([canvas(size, scale) for size in SIZES for scale in SCALES])
    for seed in range(3):
        state = GAME.new(seats, seed, {"setup": setup})
        source = Source(seed)
        while state.decision is not None:
            decision = state.decision
            window = next(windows)
            table = arrange(BOARD, GAME.view(state, decision.seat), decision.seat, window, WHOLE)
            choices = Choices(BOARD, decision, table.spots)
            if decision.prompt not in BOARD.own_panel.prompts:
                assert set(choices.sources) <= set(table.spots), str(decision)
            assert all(action.source or action in choices.buttons for action in decision.options)
            for spot in table.spots.values():
                assert 0 <= spot.box.x <= window.width - spot.box.width + SLACK, spot
                assert 0 <= spot.box.y <= window.height - spot.box.height + FAN, spot
            apply(state, choice(source, decision.options))

"""The table of Res Arcana: whatever can be chosen is to be seen, at every size and seat count."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from client.canvas import canvas
from client.games.res_arcana.table import ResArcanaTable
from client.table.camera import WHOLE
from client.table.choices import Choices
from client.table.choosing import arrange
from client.table.layout import Arrangement
from rules.core.engine import apply
from rules.core.rng import Source, choice
from rules.games import GAMES
from rules.res_arcana.state import State

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
    state, source = GAME.new(seats, 1, {"setup": setup}), Source(1)
    while state.decision is not None:
        decision, window = state.decision, next(windows)
        table = arrange(BOARD, GAME.view(state, decision.seat), decision.seat, window, WHOLE)
        choices = Choices(BOARD, decision, table.spots)
        if decision.prompt not in BOARD.own_panel.prompts:
            assert set(choices.sources) <= set(table.spots), str(decision)
        assert all(action.source or action in choices.buttons for action in decision.options)
        for spot in table.spots.values():
            assert 0 <= spot.box.x <= window.width - spot.box.width + SLACK, spot
            assert 0 <= spot.box.y <= window.height - spot.box.height + FAN, spot
        apply(state, choice(source, decision.options))


def played(seats: int, seed: int) -> Iterator[tuple[State, Arrangement]]:
    """Play a game by chance; yield what the first seat sees at 1920×1080 after each action."""
    state, source, window = GAME.new(seats, seed), Source(seed), canvas((1920, 1080), 1.0)
    while state.decision is not None:
        view = GAME.view(state, 0)
        yield view, BOARD.arrange(view, 0, window, WHOLE)
        apply(state, choice(source, state.decision.options))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_own_components_stay_readable_and_where_they_are(seats: int) -> None:
    middles: dict[str, tuple[float, float]] = {}
    before: set[str] = set()
    for view, table in played(seats, seats):
        own = {spot.id: spot for spot in table.spots.values() if spot.zone == "play:0"}
        for spot in own.values():
            assert min(spot.box.width, spot.box.height) >= 140
        # Only what leaves the table, or a ninth thing in a row, lets others move up.
        if before <= own.keys() and len(view.seats[0].play) <= 6:
            for card, spot in own.items():
                assert middles.setdefault(card, spot.box.centre) == pytest.approx(spot.box.centre)
        else:
            middles = {card: spot.box.centre for card, spot in own.items()}
        before = {card for card in own if card != view.seats[0].item}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rivals_components_say_what_they_can_do(seats: int) -> None:
    for view, table in itertools.islice(played(seats, 9), 0, None, 7):
        for rival in view.rivals(0):
            panel = table.zones[f"seat:{rival}"]
            for card in filter(None, view.own(rival)):
                spot = table.spots[card]
                assert spot.look == "plate"
                assert spot.box.width >= 90
                assert panel.contains(*spot.box.centre)

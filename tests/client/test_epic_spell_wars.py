"""The window of Epic Spell Wars: whole tournaments by mouse, spells that grow, moments that are seen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from client.app import App
from client.table.scene import TableScene
from tests.client.driver import Keyboard, Mouse, table, window

GAME = "epic_spell_wars"


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A window in which nothing takes time."""
    with window(tmp_path, (1280, 800)) as app:
        yield app


def brawl(app: App, players: list[str], seed: int = 1, **options: str) -> TableScene:
    """Sit down with dealt heroes."""
    return table(app, players, seed, {"heroes": "dealt", **options}, GAME)


def test_a_whole_tournament_by_mouse(tmp_path: Path) -> None:
    with window(tmp_path, (1024, 640)) as app:
        scene = table(app, ["human", "human"], 2, {}, GAME)
        Mouse(app, scene, 2).play()
        assert max(seat.medals for seat in scene.session.state.seats) == 2


@pytest.mark.parametrize("seats", [3, 6])
def test_a_game_by_mouse_with_more_seats(app: App, seats: int) -> None:
    scene = brawl(app, ["human"] * seats, seats, length="single")
    Mouse(app, scene, seats).play()
    assert sum(seat.medals for seat in scene.session.state.seats) == 1


def test_a_game_by_keys(app: App) -> None:
    scene = brawl(app, ["human", "human"], 5, length="single")
    Keyboard(app, scene, 5).play()
    assert scene.session.over

"""Frames that stay short: what takes long to draw is drawn on between them, and seen when it is ready."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from client import due_picture
from client.app import App
from client.art.cache import Call, Unfinished, sprites
from client.art.pictures import picture
from client.art.scaled import draw_scaled
from client.table.darkness import Darkened, Shade
from client.table.display_list import DisplayList
from client.table.scene import TableScene
from tests.client.driver import table, window


def asked(app: App) -> TableScene:
    """Return a table of two people, seen, at which one of them may act."""
    scene = table(app, ["human", "human"], 4)
    app.frame(1)
    assert app.due_picture.seen is scene
    return scene


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[App]:
    """An open window, in whose format surfaces are kept."""
    with window(tmp_path) as app:
        yield app


def seen(app: App) -> bytes:
    """Return the picture in the window."""
    return pygame.image.tobytes(app.screen, "RGB")


def test_a_picture_that_takes_long_is_seen_when_it_is_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Meanwhile the one before stays, nothing goes on, and no frame draws anything new."""
    with window(tmp_path) as app:
        scene = asked(app)
        flips: list[bytes] = []
        app.due_picture.frame_seconds = -1.0
        monkeypatch.setattr(due_picture, "SPARE_SECONDS", 0.003)
        monkeypatch.setattr(due_picture, "MOST_HELD", 1000)
        monkeypatch.setattr(pygame.display, "flip", lambda: flips.append(seen(app)))
        scene.act(scene.session.game.quick(scene.model.view))
        held = 0
        while not flips:
            app.frame(0.1)
            held += not flips
            # As between frames: whoever decodes pictures gets its turn.
            time.sleep(0.005)
        assert held
        shown = Surface(app.screen.get_size())
        scene.finish()
        app.frame(0)
        scene.draw(shown)
        assert flips[-1] == pygame.image.tobytes(shown, "RGB")


def test_after_some_frames_a_picture_is_finished_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with window(tmp_path) as app:
        scene = asked(app)
        app.due_picture.frame_seconds = -1.0
        monkeypatch.setattr(due_picture.DuePicture, "go_on", lambda self: True)
        scene.act(scene.session.game.quick(scene.model.view))
        for _ in range(due_picture.MOST_HELD):
            app.frame(0)
            assert scene.dirty
        app.frame(0)
        assert not app.due_picture.held


def test_another_scene_does_not_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with window(tmp_path) as app:
        app.due_picture.frame_seconds = -1.0
        sprites.clear()
        scene = table(app, ["human", "human"], 4)
        app.frame(0)
        assert app.due_picture.seen is scene
        app.open_settings()
        app.frame(0)
        assert app.due_picture.seen is app.scene is not scene


def test_a_master_is_decoded_beside_the_frames(tmp_path: Path) -> None:
    with window(tmp_path):
        sprites.clear()
        at_once = picture("res_arcana/athanor", (100, 100))
        sprites.clear()
        with pytest.raises(Unfinished), sprites.within(10):
            picture("res_arcana/athanor", (100, 100))
        for _ in range(1000):
            try:
                with sprites.within(10):
                    later = picture("res_arcana/athanor", (100, 100))
                break
            except Unfinished:
                time.sleep(0.01)
        assert pygame.image.tobytes(later, "RGB") == pygame.image.tobytes(at_once, "RGB")


def test_a_list_that_was_broken_off_still_knows_its_groups() -> None:
    display, drawn = DisplayList((10, 10)), list[str]()

    def group(name: str) -> None:
        def draw() -> None:
            drawn.append(name)
            display.blit(Surface((2, 2)), (0, 0))

        display.group(name, draw)

    display.begin()
    group("first")
    display.show()
    display.begin()
    group("first")
    group("second")
    display.begin()
    group("first")
    group("second")
    group("third")
    display.show()
    assert drawn == ["first", "second", "third"]


def test_parts_far_apart_are_drawn_apart() -> None:
    """A box around two that hardly touch would be drawn anew for nothing."""
    display, ground = DisplayList((100, 100)), Surface((100, 100))
    across, down = Surface((60, 4)), Surface((4, 60))
    display.begin()
    display.blit(ground, (0, 0))
    display.show()
    display.picture.fill("red")
    display.begin()
    display.blit(ground, (0, 0))
    display.blit(across, (0, 0))
    display.blit(down, (56, 0))
    shown = display.show()
    touched = [at for at in ((30, 2), (58, 30), (30, 30)) if shown.get_at(at) != pygame.Color("red")]
    assert touched == [(30, 2), (58, 30)]


@pytest.mark.usefixtures("opened")
def test_what_took_long_is_not_begun_without_time_for_it() -> None:
    """Of what a function draws, only its own time counts: parts that are there already take none."""

    def slow() -> Surface:
        until = time.thread_time() + 0.02
        while time.thread_time() < until:
            pass
        return Surface((1, 1))

    drawn: list[str] = []

    def whole() -> Surface:
        drawn.append("whole")
        return sprites.get(Call(slow, (), ()), slow)

    sprites.clear()
    sprites.get(Call(whole, (1,), ()), whole)
    with sprites.within(0.01, at_least_one=False), pytest.raises(Unfinished):
        sprites.get(Call(slow, (2,), ()), slow)
    with sprites.within(0.01, at_least_one=False):
        sprites.get(Call(whole, (2,), ()), whole)
    assert drawn == ["whole", "whole"]


def test_darkness_is_laid_once_over_a_table_that_rests() -> None:
    """It is laid again when the table has changed or is to be darker; some parts keep their light."""
    resting, darkened, seen = Surface((40, 40)), Darkened(), Surface((40, 40))
    shade = Shade(128, ((0, 0, 10, 10),))

    def light(shade: Shade | None, at: int = 20) -> int:
        darkened.draw(seen, resting, shade)
        return seen.get_at((at, at))[0]

    resting.fill("#c8c8c8")
    assert light(None) == light(shade, 5) == 200
    assert 95 < light(shade) < 105
    assert 95 < light(shade) < 105
    resting.fill("#000000")
    assert light(shade) > 90, "from the second time on it is kept"
    assert light(shade._replace(light=64)) == light(shade) == light(shade) == 0
    resting.fill("#c8c8c8")
    assert light(shade) == 0
    darkened.forget()
    assert 95 < light(shade) < 105


@pytest.mark.usefixtures("opened")
def test_a_picture_is_scaled_into_its_place_and_nowhere_else() -> None:
    """What was scaled before leaves no trace, and what is clear stays clear."""
    ground = Surface((300, 300))
    large, small = Surface((90, 90), pygame.SRCALPHA), Surface((90, 90), pygame.SRCALPHA)
    large.fill("#ff0000")
    draw_scaled(ground, large, pygame.Rect(0, 0, 200, 200))
    ground.fill("#000000")
    draw_scaled(ground, small, pygame.Rect(10, 10, 50, 50))
    assert not any(ground.get_at((x, 30))[0] for x in range(300))

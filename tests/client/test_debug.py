"""The debug overlay, and what is done in idle moments."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path
from time import thread_time

import pygame
import pytest
from pygame import Color

from client.app import App
from client.art.theme import DEBUG_BOX
from client.debug import REFRESH_SECONDS, DebugOverlay, times
from client.prewarm import IDLE_SECONDS, Prewarm
from client.scenes import show
from tests.client.driver import FRAME, window


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with window(tmp_path) as app:
        show(app, "title")
        yield app


def press_f12(app: App) -> None:
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_F12, mod=0, unicode=""))
    app.frame(FRAME)


def test_f12_draws_the_boxes_of_the_top_scene(app: App) -> None:
    app.frame(FRAME)
    plain = app.screen.copy()
    boxes = app.scene.debug_boxes()
    assert boxes
    assert all(app.screen.get_rect().contains(box) for box in boxes.values())
    press_f12(app)
    first = next(iter(boxes.values()))
    assert app.screen.get_at((first.left, first.bottom - 1)) == Color(DEBUG_BOX)
    press_f12(app)
    assert pygame.image.tobytes(app.screen, "RGB") == pygame.image.tobytes(plain, "RGB")


def test_its_times_are_shown_anew_now_and_then() -> None:
    overlay = DebugOverlay()
    assert not overlay.update(REFRESH_SECONDS)
    overlay.toggle()
    assert overlay.update(0.0)
    assert not overlay.update(REFRESH_SECONDS / 2)
    assert overlay.update(REFRESH_SECONDS / 2)


def test_the_times_are_those_of_the_last_frames() -> None:
    assert times([]) == ""
    assert times([9.0] * 500 + [0.001] * 119 + [0.004]) == "50 %: 1.0 ms · 99 %: 1.0 ms · 100 %: 4.0 ms"


def work(done: list[int]) -> Iterator[None]:
    for number in range(3):
        done.append(number)
        yield


def test_a_quick_frame_leaves_time_for_a_step_and_no_garbage_collection_disturbs_it() -> None:
    prewarm, done, collecting = Prewarm(), list[int](), list[bool]()
    prewarm.begin(work(done))
    prewarm.run_frame(lambda: collecting.append(gc.isenabled()), lambda: False)
    assert (done, collecting, gc.isenabled()) == ([0], [False], True)
    prewarm.finish()
    assert done == [0, 1, 2]


def test_a_pass_is_longer_than_its_frame_by_what_is_gone_on_with() -> None:
    def go_on() -> bool:
        while thread_time() < end:
            pass
        return True

    end = thread_time() + 2 * IDLE_SECONDS
    spent = Prewarm().run_frame(lambda: None, go_on)
    assert spent.frame < IDLE_SECONDS < spent.whole


def test_a_long_frame_leaves_none() -> None:
    def frame() -> None:
        while thread_time() < end:
            pass

    prewarm, done = Prewarm(), list[int]()
    prewarm.begin(work(done))
    end = thread_time() + 2 * IDLE_SECONDS
    assert prewarm.run_frame(frame, lambda: False).frame > IDLE_SECONDS
    assert done == []

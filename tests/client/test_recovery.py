"""After an error one press leads back to the game, no further than it must, and says how far."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from client import recovery
from client.app import App
from client.scenes.crash import CrashScene
from client.scenes.title import TitleScene
from client.session import Session
from client.table.scene import TableScene
from rules.core.engine import to_json
from tests.client.driver import table, window

STEPS = 12


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A small window."""
    with window(tmp_path, (1024, 640)) as app:
        yield app


def played(app: App, players: list[str], steps: int = STEPS) -> Session:
    """Play so many steps at a table and return the game."""
    session = table(app, players, 2).session
    play(session, steps)
    return session


def play(session: Session, steps: int) -> None:
    """Go on for so many steps."""
    for _ in range(steps):
        session.act(session.game.quick(session.state))


def fail(app: App) -> None:
    """Let the program meet an error, and see its page."""
    app._survive(ValueError("something unforeseen"))
    assert isinstance(app.scene, CrashScene)
    app.frame(0.0)


def press(app: App) -> None:
    """Press what the page after an error offers first."""
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    app._work(0.0)


@pytest.fixture
def broken_after(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Return how to let every table of more than so many steps be impossible to draw."""

    def break_after(steps: int) -> None:
        draw = TableScene.draw

        def broken(self: TableScene, surface: Surface) -> None:
            if len(self.session.steps) > steps:
                raise ValueError("this cannot be drawn")
            draw(self, surface)

        monkeypatch.setattr(TableScene, "draw", broken)

    return break_after


def test_what_an_error_left_half_done_costs_nothing(app: App) -> None:
    session = played(app, ["human", "human"])
    sound = to_json(session.state)
    session.state.stack.clear()
    fail(app)
    press(app)
    assert isinstance(app.scene, TableScene)
    assert app.scene.session is session
    assert (len(session.steps), to_json(session.state)) == (STEPS, sound)
    assert not app.notice.shown


def test_one_press_finds_the_last_position_that_can_be_drawn(
    app: App, broken_after: Callable[[int], None]
) -> None:
    session = played(app, ["human", "human"])
    broken_after(STEPS - 5)
    fail(app)
    press(app)
    app.frame(0.0)
    assert isinstance(app.scene, TableScene)
    assert len(session.steps) == STEPS - 5
    assert app.notice.shown.startswith(app.words.count("shell.crash.taken_back", 5)[:-1])


def test_a_round_that_is_lost_is_named(app: App, broken_after: Callable[[int], None]) -> None:
    session = played(app, ["human", "human"])
    number = session.state.round
    while session.state.round == number:
        play(session, 1)
    play(session, 2)
    broken_after(len(session.steps) - 4)
    fail(app)
    press(app)
    assert session.state.round == number
    told = app.words.count("shell.crash.taken_back_to_round", 4, round=number)
    assert app.notice.shown == told


def test_the_same_error_again_leads_to_the_choice_before(app: App) -> None:
    session = played(app, ["human", "bot:easy"])
    for _ in range(2):
        before = len(session.steps)
        fail(app)
        press(app)
    step = len(session.steps)
    assert step < before
    assert session.deciding in session.humans
    assert app.notice.shown


def test_another_error_later_takes_nothing_back(app: App) -> None:
    session = played(app, ["human", "human"])
    fail(app)
    press(app)
    play(session, STEPS)
    fail(app)
    press(app)
    assert len(session.steps) == 2 * STEPS


def test_where_no_position_opens_the_title_is_left_and_the_game_is_kept(
    app: App, monkeypatch: pytest.MonkeyPatch, broken_after: Callable[[int], None]
) -> None:
    session = played(app, ["human", "human"])
    monkeypatch.setattr(recovery, "MOST_TRIED", 3)
    broken_after(0)
    fail(app)
    press(app)
    assert isinstance(app.scene, TitleScene)
    assert app.notice.shown == app.words("shell.crash.not_found")
    assert len(app.store.load().log) == len(session.steps) == STEPS

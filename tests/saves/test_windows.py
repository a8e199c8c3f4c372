"""Two windows on one data folder: the second asks, and neither takes anything from the other."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from client.app import App
from client.commands import play
from client.commands.arguments import Parser
from client.scenes import open_table
from client.scenes.beside import BesideScene
from client.scenes.title import TitleScene
from client.session import Session
from client.table.scene import TableScene
from client.words import LANGUAGES, load
from saves import slots
from saves.listing import AUTOSAVE
from saves.store import Store
from tests.saves.windows import LABEL, other_window, play_into


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """The saves of a window."""
    store = Store(tmp_path)
    yield store
    store.close()


def logs(store: Store) -> dict[str, int]:
    """Return how long the log of each save is."""
    return {entry.name: len(store.load(entry.name).log) for entry in store.entries()}


def test_a_window_alone_has_the_first_autosave(store: Store, tmp_path: Path) -> None:
    store.claim(LABEL)
    assert not store.is_beside
    assert store.path() == tmp_path / "saves" / "autosave.json"


def test_two_windows_play_without_loss(store: Store, tmp_path: Path) -> None:
    store.claim(LABEL)
    mine = play_into(store, 3, 30)
    with other_window(tmp_path, seed=4, actions=20):
        beside = Store(tmp_path)
        beside.claim(LABEL)
        assert beside.is_beside
        assert beside.path().name == "autosave-3.json"
        beside.close()
        mine.act(mine.game.quick(mine.state))
    assert logs(store) == {AUTOSAVE: 31}
    assert len(Session.load(store).steps) == 31
    assert len(Session.load(Store(tmp_path)).steps) == 31
    other = tmp_path / "saves" / "autosave-2.json"
    assert other.exists()


def test_a_window_that_was_killed_is_not_asked_about(store: Store, tmp_path: Path) -> None:
    with other_window(tmp_path, actions=12):
        pass
    store.claim(LABEL)
    assert not store.is_beside
    assert logs(store) == {AUTOSAVE: 12}


def test_what_was_played_last_is_continued_and_the_rest_is_listed(store: Store, tmp_path: Path) -> None:
    first = Store(tmp_path)
    first.claim(LABEL)
    play_into(first, 3, 30)
    with other_window(tmp_path, seed=4, actions=20):
        pass
    os.utime(first.path(), (1_000_000, 1_000_000))
    first.close()
    store.claim(LABEL)
    assert not store.is_beside
    found = logs(store)
    assert found.pop(AUTOSAVE) == 20
    ((name, length),) = found.items()
    assert length == 30
    assert re.fullmatch(r"Autosave 1970-01-1\d \d\d-\d\d-\d\d", name)
    assert [path.name for path in store.folder.glob("autosave*.json")] == ["autosave-2.json"]


def test_games_that_end_at_the_same_moment_get_different_names(store: Store, tmp_path: Path) -> None:
    store.claim(LABEL)
    play_into(store, 3, 30)
    beside = Store(tmp_path)
    beside.claim(LABEL)
    play_into(beside, 4, 20)
    for window in (store, beside):
        window.rename_autosave("2026-11-17 12-00-00")
    beside.close()
    assert logs(store) == {"2026-11-17 12-00-00": 30, "2026-11-17 12-00-00 (2)": 20}


def test_where_nothing_can_be_written_nobody_is_asked(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_into(store, 3, 10)

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    with other_window(tmp_path, actions=12):
        closed = Store(tmp_path)
        monkeypatch.setattr(slots, "hold", refuse)
        closed.claim(LABEL)
        assert not closed.is_beside
        assert AUTOSAVE in logs(closed)


@pytest.fixture(params=LANGUAGES)
def beside(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """A second window that was started straight into a game."""
    apps: list[App] = []

    def take(app: App) -> None:
        apps.append(app)

    monkeypatch.setattr(App, "run", take)
    parser = Parser("play")
    play.add_arguments(parser, load("en"))
    with other_window(tmp_path):
        told = parser.parse(["--data-dir", str(tmp_path), "--size", "1024x640", "--game", "res_arcana"])
        told.lang = request.param
        assert play.run(told, load("en")) == 0
        (app,) = apps
        yield app
        app.close()


def press(app: App, key: int) -> None:
    """Press a key."""
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
    app.frame(0.02)


def test_the_second_window_asks_and_plays_beside(beside: App) -> None:
    assert isinstance(beside.scene, BesideScene)
    beside.draw(beside.screen)
    press(beside, pygame.K_RETURN)
    assert isinstance(beside.scene, TableScene)
    assert beside.store.path().name == "autosave-2.json"
    assert logs(beside.store) == {AUTOSAVE: 0}
    assert len(Store(beside.folder).load().log) == 10


def test_the_second_window_may_leave(beside: App) -> None:
    press(beside, pygame.K_ESCAPE)
    assert not beside.scenes
    assert [path.name for path in beside.store.folder.glob("autosave*.json")] == ["autosave.json"]


def test_a_window_alone_asks_nothing(tmp_path: Path) -> None:
    app = App(tmp_path, size=(1024, 640), language="en")
    try:
        assert not app.store.is_beside
        app.push(TitleScene(app))
        session = play_into(app.store, 3, 5)
        open_table(app, session)
        assert logs(app.store) == {AUTOSAVE: 5}
    finally:
        app.close()

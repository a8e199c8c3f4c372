"""Windows that spend no idle moments on what they may need later, and what several files ask for."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from client.app import App
from client.table.scene import TableScene
from tests.client.driver import window


@pytest.fixture(autouse=True)
def _in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Prepare nothing in idle moments: there are too few of them to pay."""
    from client import app
    from client.table import watched

    monkeypatch.setattr(app, "after_start", lambda _: iter(()))
    monkeypatch.setattr(watched, "draw_ahead", lambda _: iter(()))


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A full window in English."""
    with window(tmp_path, (1920, 1080)) as app:
        yield app


@pytest.fixture
def _screen(tmp_path: Path) -> Iterator[None]:
    """Something to draw for that nobody sees."""
    with window(tmp_path):
        yield


@pytest.fixture
def _no_result(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stay at the table when a game is over."""
    monkeypatch.setattr(TableScene, "_end", lambda _: None)

"""No test needs a screen or a sound card."""

import os

import pytest

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"


@pytest.fixture(autouse=True)
def _in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Prepare nothing in idle moments: there are too few of them to pay."""
    from client import app
    from client.table import watched

    monkeypatch.setattr(app, "after_start", lambda _: iter(()))
    monkeypatch.setattr(watched, "rehearse", lambda _: iter(()))

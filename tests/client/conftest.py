"""Windows that spend no idle moments on what they may need later."""

import pytest


@pytest.fixture(autouse=True)
def _in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Prepare nothing in idle moments: there are too few of them to pay."""
    from client import app
    from client.table import watched

    monkeypatch.setattr(app, "after_start", lambda _: iter(()))
    monkeypatch.setattr(watched, "rehearse", lambda _: iter(()))

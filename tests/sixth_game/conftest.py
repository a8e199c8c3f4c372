"""Pebbles is on the list of games while its tests run; they need no screen."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.client.conftest import _in_time

__all__ = ["_in_time"]


@pytest.fixture(autouse=True)
def _registered(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    from tests.sixth_game.registered import registered

    with registered(Path(tmp_path_factory.mktemp("words"))):
        yield

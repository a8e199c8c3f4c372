"""A kill at full speed costs no decision that was made; `tests.soak` kills a hundred times."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.saves.kills import play_and_kill


@pytest.mark.parametrize("seed", range(3))
def test_a_kill_at_full_speed_costs_nothing(tmp_path: Path, seed: int) -> None:
    assert play_and_kill(tmp_path, seed).lost == 0

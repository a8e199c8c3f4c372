"""A kill at full speed costs no decision that was made; `tests.soak` kills a hundred times."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.saves.kills import play_and_kill


@pytest.mark.parametrize("seed", range(3))
def test_a_kill_at_full_speed_costs_nothing(tmp_path: Path, seed: int) -> None:
    (killed,) = play_and_kill(tmp_path, seed)
    assert killed.lost == 0


def test_windows_beside_each_other_lose_nothing_either(tmp_path: Path) -> None:
    killed = play_and_kill(tmp_path, 7, windows=2)
    assert [each.lost for each in killed] == [0, 0]
    assert {path.name for path in tmp_path.glob("saves/autosave*.json")} == {
        "autosave.json",
        "autosave-2.json",
    }

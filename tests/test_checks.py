"""What `python3 -m tests` runs: everything, the quick checks, or what it is told."""

from __future__ import annotations

import pytest

from client.bootstrap import ROOT
from tests.__main__ import ALONE, CHECKS, PYTEST, QUICK, commands


def test_everything_is_run_unless_something_is_named() -> None:
    assert commands([]) == [*CHECKS, PYTEST]


def test_the_quick_checks_lint_and_try_every_game() -> None:
    *checks, tests = commands(["--quick"])
    assert checks == list(CHECKS)
    assert tests[: len(ALONE)] == ALONE
    assert set(QUICK) <= set(tests)
    assert all((ROOT / path).exists() for path in QUICK)
    games = {path.parent.name for path in ROOT.glob("tests/rules/*/scenario.py")}
    assert {f"tests/rules/{game}" for game in games} <= set(QUICK)


@pytest.mark.parametrize(
    ("arguments", "workers"),
    [
        (["tests/test_checks.py"], "0"),
        (["tests/test_checks.py::test_nothing", "-q"], "0"),
        (["tests/replays", "-k", "duel"], "0"),
        (["tests/replays", "tests/saves"], "2"),
        (["-k", "duel"], "2"),
    ],
)
def test_a_single_path_starts_no_workers(arguments: list[str], workers: str) -> None:
    (command,) = commands(arguments)
    assert command[:3] == ("pytest", "-n", workers)
    assert command[-len(arguments) :] == tuple(arguments)


def test_workers_can_be_asked_for() -> None:
    (command,) = commands(["tests/rules", "-n", "4"])
    assert command[-2:] == ("-n", "4")

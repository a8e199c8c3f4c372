"""Runs a script in the environment of the art libraries, which the game itself never needs."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def enter(script: str, main: Callable[[list[str]], int], arguments: list[str]) -> int:
    """Call `main` in the environment, or start the script again there, making it when it is not there."""
    # Started by its path, a script finds only its neighbours; the project lies above them.
    sys.path.insert(0, str(ROOT))
    from client import bootstrap

    try:
        python = bootstrap.ensure(name=".venv-art", lock="art")
    except bootstrap.SetupError as error:
        sys.exit(str(error))
    if Path(sys.executable) == python:
        return main(arguments)
    return subprocess.call([python, script, *arguments])

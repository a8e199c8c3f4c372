"""Runs the checks in an environment of their own: `python3 -m tests [--quick | arguments of pytest]`.

Without arguments it runs everything. With `--quick` it runs what finds most mistakes in under a minute: lint,
types, the scenarios of the rules, golden replays, and the shape of the project. Arguments go to pytest alone.
The quick checks and a single path are run without workers: each of them collects all tests anew.
"""

import shlex
import subprocess
import sys
from pathlib import Path

from client import bootstrap

CHECKS = (
    ("ruff", "check"),
    ("ruff", "format", "--check"),
    ("mypy",),
)
PYTEST = ("pytest", "-n", "2", "--dist", "worksteal")
"""An idle worker takes over what another has not begun: whole games of the window come last."""
ALONE = ("pytest", "-n", "0")
QUICK = (
    "tests/rules/black_rose",
    "tests/rules/black_rose_wars",
    "tests/rules/epic_spell_wars",
    "tests/rules/five_seals",
    "tests/rules/res_arcana",
    "tests/rules/test_core.py",
    "tests/rules/test_hexes.py",
    "tests/replays",
    "tests/test_arrows.py",
    "tests/test_skeleton.py",
    "tests/test_verbs.py",
)


def commands(arguments: list[str]) -> list[tuple[str, ...]]:
    """Return what is to be run, module by module."""
    if not arguments:
        return [*CHECKS, PYTEST]
    if arguments == ["--quick"]:
        return [*CHECKS, (*ALONE, "-q", *QUICK)]
    paths = [argument for argument in arguments if Path(bootstrap.ROOT, argument.partition("::")[0]).exists()]
    workers = any(argument.startswith("-n") for argument in arguments)
    return [(*(ALONE if len(paths) == 1 and not workers else PYTEST), *arguments)]


def main(arguments: list[str]) -> int:
    """Run the checks and report all that failed."""
    try:
        python = bootstrap.ensure(name=".venv-tests", lock="test")
    except bootstrap.SetupError as error:
        sys.exit(str(error))
    failed = []
    for command in commands(arguments):
        name = shlex.join(command)
        print(f"== {name}", flush=True)
        if subprocess.call([python, "-m", *command], cwd=bootstrap.ROOT):
            failed.append(name)
    if failed:
        print(f"== failed: {', '.join(failed)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Runs every check in an environment of its own: `python3 -m tests [arguments of pytest]`."""

import shlex
import subprocess
import sys

from client import bootstrap

CHECKS = (
    ("ruff", "check"),
    ("ruff", "format", "--check"),
    ("mypy",),
)
PYTEST = ("pytest", "-n", "2")


def main(arguments: list[str]) -> int:
    """Run the checks, or with arguments pytest alone, and report all that failed."""
    try:
        python = bootstrap.ensure(name=".venv-tests", lock="test")
    except bootstrap.SetupError as error:
        sys.exit(str(error))
    failed = []
    for command in [(*PYTEST, *arguments)] if arguments else [*CHECKS, PYTEST]:
        name = shlex.join(command)
        print(f"== {name}", flush=True)
        if subprocess.call([python, "-m", *command], cwd=bootstrap.ROOT):
            failed.append(name)
    if failed:
        print(f"== failed: {', '.join(failed)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

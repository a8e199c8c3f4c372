"""Writes the lock files: the pins of pyproject.toml with the hashes of every platform's wheel.

Run it after a change of the pins, with uv on the path: `python3 assets/build/locks.py`.
"""

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ROOT / "assets" / "locks"
UV = ("uv", "pip", "compile", "--universal", "--python-version=3.11", "--generate-hashes", "--quiet")
PLAIN = ("--no-header", "--no-annotate", "--no-deps")


def main() -> int:
    """Write the lock of the program, and that of each extra beside it."""
    pyproject = ROOT / "pyproject.toml"
    extras = tomllib.loads(pyproject.read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    for extra in ("", *extras):
        chosen = ("--extra", extra) if extra else ()
        lock = LOCKS / f"{extra or 'play'}.txt"
        subprocess.run([*UV, *PLAIN, *chosen, pyproject, "--output-file", lock], check=True, cwd=ROOT)
        print(lock.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())

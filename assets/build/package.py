"""Makes the program folder `dist/Conclave` for the platform it runs on: `python3 assets/build/package.py`."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def main() -> int:
    """Make an environment of run-time packages and PyInstaller alone, and build in it."""
    # Started by its path, this file finds only its neighbours; the project lies above them.
    sys.path.insert(0, str(ROOT))
    from client import bootstrap

    try:
        python = bootstrap.ensure(name=".venv-package", lock="package")
    except bootstrap.SetupError as error:
        sys.exit(str(error))
    spec = Path(__file__).with_name("conclave.spec")
    return subprocess.call([python, "-m", "PyInstaller", "--noconfirm", "--log-level=WARN", spec], cwd=ROOT)


if __name__ == "__main__":
    sys.exit(main())

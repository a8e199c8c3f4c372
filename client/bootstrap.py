"""Makes the environment that the program runs in, from locked packages, with the standard library alone.

A lock names each package with the hashes of its wheels; pip refuses any other file. A complete environment
carries a stamp, written last, with the size of every file. A start that finds all of them needs no network;
any other start, after an interrupted installation, a damage or an update, builds the environment anew.
"""

import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from client.first_start import Window
from client.words import load, system_language
from saves.lock import try_lock

ROOT = Path(__file__).resolve().parent.parent
STAMP = "conclave-stamp.txt"
PIP_INSTALL = (
    "install",
    "--require-hashes",
    "--no-deps",
    "--only-binary=:all:",
    "--disable-pip-version-check",
    "--no-input",
    "--requirement",
)
DOWNLOADING, INSTALLING = "Downloading ", "Installing "
"""How the lines of pip begin that tell of progress."""

# What a failed step printed, and the key of what the player can do about it; the first match counts.
REMEDIES = (
    ("No module named", "start.no_pip"),
    ("No space left on device", "start.no_space"),
    ("connection broken", "start.offline"),
    ("DO NOT MATCH THE HASHES", "start.wrong_hash"),
    ("No matching distribution", "start.no_packages"),
)
UNKNOWN = "start.failed"

Finished = subprocess.CompletedProcess[str]
_words = load(system_language())
_window = Window()
"""Shows what is said while the game is installed; closed, and nothing to anybody, at all other times."""


class SetupError(Exception):
    """There is no environment; the text is one sentence that tells the player what to do."""


def enter(command: Sequence[str]) -> None:
    """Replace this process by `python *command` inside the environment; return only when already inside."""
    # Any stamped environment will do: the one of the tests holds the run-time packages too.
    if Path(sys.prefix, STAMP).is_file():
        return
    playing = not command[1:] or command[1].startswith("-")
    try:
        python = ensure(begun=_open_window if playing else None)
    except SetupError as error:
        _tell(str(error))
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
    _window.close()
    if sys.platform == "win32":
        # There, execv returns to the console at once and leaves the game behind it: wait instead.
        if sys.stderr is None:
            python = python.with_name("pythonw.exe")
        sys.exit(subprocess.call([python, *command]))
    os.execv(python, [str(python), *command])


def ensure(
    root: Path = ROOT, name: str = ".venv", lock: str = "play", begun: Callable[[], None] | None = None
) -> Path:
    """Return the Python of the environment beside the program, making it when it is not complete.

    Where that folder is read-only, the environment goes to the user's data folder. `begun` is called when
    there is something to install.
    """
    locked = root / "assets" / "locks" / f"{lock}.txt"
    places = (root / name, user_data_folder() / name)
    for venv in places:
        if is_complete(venv, locked):
            return python_of(venv)
    if begun is not None:
        begun()
    venv, lock_file = _open_lock(places)
    with _locked(lock_file):
        # Another start may have completed it while this one waited for the lock.
        if not is_complete(venv, locked):
            _install(venv, locked, lock_file)
    return python_of(venv)


def read_pins(locked: Path) -> list[str]:
    """Return the packages of a lock, without their hashes."""
    lines = locked.read_text(encoding="utf-8").splitlines()
    return [line.removesuffix(" \\") for line in lines if line and not line.startswith((" ", "#"))]


def is_complete(venv: Path, locked: Path) -> bool:
    """Tell whether the environment was built to the end, for this lock, Python and place, and is whole."""
    try:
        head, *files = Path(venv, STAMP).read_bytes().split(b"\0")
        if head != _stamp(venv, locked) or not python_of(venv).exists():
            return False
        sizes = (file.partition(b" ") for file in files)
        return all(
            os.stat(os.path.join(os.fsencode(venv), path)).st_size == int(size) for size, _, path in sizes
        )
    except (OSError, ValueError):
        return False


def python_of(venv: Path) -> Path:
    """Return the path of the environment's interpreter."""
    return venv / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def user_data_folder() -> Path:
    """Return the user's data folder for this program (platformdirs is not installed yet)."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library/Application Support"
    else:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share"
    return Path(base, "conclave")


def run_step(log: IO[str], lock_file: IO[str], *command: str | Path) -> Finished:
    """Run one step of the installation: everything it prints goes to the log, its progress to the console."""
    output = []
    with subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        # The step shares the lock: if this process is killed, the next start waits for the orphan to end.
        pass_fds=() if sys.platform == "win32" else (lock_file.fileno(),),
    ) as process:
        for line in process.stdout or ():
            log.write(line)
            output.append(line)
            _say_progress(line.strip())
    return Finished(command, process.returncode, "".join(output))


def _install(venv: Path, locked: Path, lock_file: IO[str]) -> None:
    """Build the environment, or raise a SetupError that names the log."""
    log_path = venv.with_name(f"{venv.name}.log")
    try:
        with log_path.open("w", encoding="utf-8", buffering=1) as log:
            _build(venv, locked, lambda *command: run_step(log, lock_file, *command))
    except SetupError as error:
        raise SetupError(_words("start.log", sentence=error, path=log_path)) from None
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise SetupError(_words("start.cannot_install", folder=venv.parent, reason=reason)) from error


def _build(venv: Path, locked: Path, run: Callable[..., Finished]) -> None:
    """Make the environment in place, for it cannot be moved later, and stamp it when it is complete."""
    python = python_of(venv)
    # Not sys.executable: that may be the very environment which is about to be cleared.
    base = Path(getattr(sys, "_base_executable", sys.executable))
    if base.name.lower() == "pythonw.exe":
        base = base.with_name("python.exe")

    _say(_words("start.preparing", folder=venv))
    if _is_link(venv):
        # What it leads to belongs to others, who may be playing from it.
        venv.unlink()
    # Before all else, so that a half-cleared environment never looks complete.
    Path(venv, STAMP).unlink(missing_ok=True)
    _require(run(base, "-m", "venv", "--clear", "--without-pip", venv))

    # The pip of the base Python saves seconds of installing another one, but may be absent or too old.
    pip: tuple[str | Path, ...] = (base, "-m", "pip", "--python", python)
    if run(*pip, "--version").returncode:
        _say(_words("start.pip"))
        _require(run(python, "-m", "ensurepip"))
        pip = (python, "-m", "pip")

    _say(_words("start.packages", n=len(read_pins(locked))))
    _require(run(*pip, *PIP_INSTALL, locked))
    Path(venv, STAMP).write_bytes(b"\0".join([_stamp(venv, locked), *_files(venv)]))
    _say(_words("start.ready"))


def _is_link(folder: Path) -> bool:
    """Tell whether a folder is only a link to another one; on Windows a junction is one too."""
    try:
        os.readlink(folder)
    except OSError:
        return False
    return True


def _require(step: Finished) -> None:
    """Raise the remedy for a failed step."""
    if step.returncode:
        key = next((remedy for sign, remedy in REMEDIES if sign in step.stdout), UNKNOWN)
        raise SetupError(_words(key))


def _stamp(venv: Path, locked: Path) -> bytes:
    """Describe all that an environment depends on; a patch release of Python keeps it valid."""
    digest = hashlib.sha256(locked.read_bytes()).hexdigest()
    return os.fsencode(f"{digest}\n{sys.implementation.cache_tag}\n{sys.base_prefix}\n{venv}\n")


def _files(venv: Path) -> list[bytes]:
    """Return the size and the path of every installed file; what Python compiles later does not count."""
    found = (
        path for path in venv.rglob("*") if path.suffix != ".pyc" and path.is_file() and not path.is_symlink()
    )
    return [os.fsencode(f"{path.stat().st_size} {path.relative_to(venv)}") for path in sorted(found)]


def _open_lock(places: Sequence[Path]) -> tuple[Path, IO[str]]:
    """Open the lock file of the first place that can be written to; only trying tells for sure."""
    for venv in places:
        try:
            venv.parent.mkdir(parents=True, exist_ok=True)
            return venv, venv.with_name(f"{venv.name}.lock").open("a", encoding="utf-8")
        except OSError:
            continue
    folders = _words("start.nor").join(str(venv.parent) for venv in places)
    raise SetupError(_words("start.nowhere", folders=folders))


@contextmanager
def _locked(file: IO[str]) -> Iterator[None]:
    """Hold the lock of an open file, then close it; the system frees it when the holder is killed."""
    with file:
        if not try_lock(file):
            _say(_words("start.waiting"))
            while not try_lock(file):
                time.sleep(0.1)
        yield


def _open_window() -> None:
    _window.open(_words("start.title"), _words("start.once"), _words("start.close"))


def _say_progress(line: str) -> None:
    """Say in our words what pip tells of its progress."""
    if line.startswith(DOWNLOADING):
        file, _, size = line.removeprefix(DOWNLOADING).rpartition("/")[2].partition(" ")
        # A wheel is named by package, version and much that nobody wants to read.
        name, _, rest = file.partition("-")
        _say(_words("start.downloading", file=f"{name} {rest.partition('-')[0]} {size}"))
    elif line.startswith(INSTALLING):
        _say(_words("start.installing"))


def _say(line: str) -> None:
    """Tell a line of progress: in the window, and on stderr because stdout may be a JSON document."""
    _window.tell(line)
    _print(line)


def _print(line: str) -> None:
    # A console that went away must not stop an installation.
    if sys.stderr is not None:
        with suppress(OSError):
            print(line, file=sys.stderr, flush=True)


def _tell(sentence: str) -> None:
    """Show an error, in a message box when there is neither a window nor a console (pythonw)."""
    shown = _window.fail(sentence)
    if shown:
        _print(sentence)
    elif sys.platform == "win32" and sys.stderr is None:
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, sentence, "Conclave", 0x10)
    else:
        _print(sentence)

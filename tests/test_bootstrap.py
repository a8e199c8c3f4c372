"""The environment is built once, rebuilt when it must be, and its failures are told in one sentence."""

import ast
import hashlib
import io
import re
import runpy
import subprocess
import sys
import threading
import tomllib
import zipfile
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import IO

import pytest

from client import bootstrap
from client.first_start import Window, read_lines
from client.words import load

LOCK = "demo==1.0 \\\n    --hash=sha256:00\n"


class Steps:
    """Stands in for the subprocesses of an installation: records them, and fails or stops where told."""

    def __init__(self) -> None:
        self.commands: list[str] = []
        self.failures: dict[str, str] = {}
        self.before: dict[str, Callable[[], object]] = {}

    def __call__(self, _log: IO[str], _lock_file: IO[str], *command: str | Path) -> bootstrap.Finished:
        line = " ".join(map(str, command))
        self.commands.append(line)
        for word, act in self.before.items():
            if word in line:
                act()
        for word, output in self.failures.items():
            if word in line:
                return bootstrap.Finished(command, 1, output)
        if "-m venv" in line:
            python = bootstrap.python_of(Path(command[-1]))
            python.parent.mkdir(parents=True, exist_ok=True)
            python.touch()
        return bootstrap.Finished(command, 0, "")

    @property
    def builds(self) -> int:
        """How many times an environment was begun."""
        return sum("-m venv" in line for line in self.commands)


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap, "_words", load("en"))


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project folder of its own, with a user data folder of its own."""
    monkeypatch.setattr(bootstrap, "user_data_folder", lambda: tmp_path / "user" / "conclave")
    folder = tmp_path / "game"
    folder.mkdir()
    write_lock(folder, LOCK)
    write_lock(folder, "checker==2.0\n", "test")
    return folder


def write_lock(root: Path, text: str, name: str = "play") -> Path:
    """Write a lock of a project and return its path."""
    lock = root / "assets" / "locks" / f"{name}.txt"
    lock.parent.mkdir(parents=True, exist_ok=True)
    lock.write_text(text, encoding="utf-8")
    return lock


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Steps:
    """The faked subprocesses."""
    fake = Steps()
    monkeypatch.setattr(bootstrap, "run_step", fake)
    return fake


PROJECT = tomllib.loads((bootstrap.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = {"play": [], **PROJECT["optional-dependencies"]}


@pytest.mark.parametrize("lock", EXTRAS)
def test_a_lock_holds_the_pins_of_the_project_with_hashes(lock: str) -> None:
    path = bootstrap.ROOT / "assets" / "locks" / f"{lock}.txt"
    pins = [pin.replace(" ;", ";") for pin in bootstrap.read_pins(path)]
    assert sorted(pins) == sorted([*PROJECT["dependencies"], *EXTRAS[lock]])
    assert all(re.fullmatch(r"[a-z0-9-]+==[0-9.]+(; .+)?", pin) for pin in pins)
    packages = re.split(r"\n(?! )", path.read_text(encoding="utf-8").strip())
    assert all("--hash=sha256:" in package for package in packages)


def test_second_start_runs_nothing(root: Path, steps: Steps) -> None:
    python = bootstrap.ensure(root)
    first = list(steps.commands)
    assert bootstrap.ensure(root) == python == bootstrap.python_of(root / ".venv")
    assert steps.commands == first
    assert first[-1].endswith(f"--requirement {root / 'assets' / 'locks' / 'play.txt'}")
    assert "--require-hashes" in first[-1]


def test_extras_are_installed(root: Path, steps: Steps) -> None:
    bootstrap.ensure(root, ".venv-tests", "test")
    assert steps.commands[-1].endswith("test.txt")


def test_changed_pins_rebuild(root: Path, steps: Steps) -> None:
    bootstrap.ensure(root)
    write_lock(root, LOCK.replace("1.0", "1.1"))
    bootstrap.ensure(root)
    assert steps.builds == 2


def damage(path: Path, how: str) -> None:
    """Lose a file, cut it off, or put something else in its place."""
    if how == "cut":
        path.write_bytes(path.read_bytes()[:-1])
    else:
        path.unlink()
        if how == "folder":
            path.mkdir()


@pytest.mark.parametrize("how", ["lost", "cut", "folder"])
def test_a_damaged_environment_is_rebuilt(root: Path, steps: Steps, how: str) -> None:
    steps.before["install"] = lambda: (root / ".venv" / "demo.py").write_text("x = 1\n", encoding="utf-8")
    bootstrap.ensure(root)
    bootstrap.ensure(root)
    assert steps.builds == 1
    damage(root / ".venv" / "demo.py", how)
    if how == "folder":
        steps.before["-m venv"] = (root / ".venv" / "demo.py").rmdir
    bootstrap.ensure(root)
    assert steps.builds == 2


@pytest.mark.parametrize("stamp", [b"", b"\0", b"\xff\xfe", b"x\0y z"])
def test_a_damaged_stamp_is_no_stamp(root: Path, steps: Steps, stamp: bytes) -> None:
    bootstrap.ensure(root)
    whole = (root / ".venv" / bootstrap.STAMP).read_bytes()
    (root / ".venv" / bootstrap.STAMP).write_bytes(stamp)
    bootstrap.ensure(root)
    (root / ".venv" / bootstrap.STAMP).write_bytes(whole + b"\0no-number demo.py")
    bootstrap.ensure(root)
    assert steps.builds == 3


def test_another_python_rebuilds(root: Path, steps: Steps, monkeypatch: pytest.MonkeyPatch) -> None:
    bootstrap.ensure(root)
    monkeypatch.setattr(sys, "base_prefix", "elsewhere")
    bootstrap.ensure(root)
    assert steps.builds == 2


def test_moved_folder_rebuilds(root: Path, steps: Steps) -> None:
    bootstrap.ensure(root)
    bootstrap.ensure(root.rename(root.with_name("moved")))
    assert steps.builds == 2


@pytest.mark.skipif(sys.platform == "win32", reason="only administrators make links there")
@pytest.mark.parametrize("there", [True, False])
def test_what_a_link_leads_to_is_never_touched(root: Path, steps: Steps, there: bool) -> None:
    """Somebody may be playing from it."""
    shared, link = root / ".shared", root / ".venv"
    if there:
        bootstrap.ensure(root, ".shared")
    files = sorted(shared.rglob("*"))
    link.symlink_to(shared, target_is_directory=True)
    steps.before["-m venv"] = lambda: (not link.exists()) or pytest.fail("the link is still there")
    bootstrap.ensure(root)
    assert sorted(shared.rglob("*")) == files
    assert not link.is_symlink()
    assert (link / bootstrap.STAMP).is_file()


def test_lost_interpreter_rebuilds(root: Path, steps: Steps) -> None:
    bootstrap.ensure(root).unlink()
    bootstrap.ensure(root)
    assert steps.builds == 2


@pytest.mark.parametrize("moment", ["-m venv", "install"])
def test_interrupted_build_is_repaired(root: Path, steps: Steps, moment: str) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    bootstrap.ensure(root)
    write_lock(root, LOCK.replace("1.0", "1.1"))
    steps.before[moment] = interrupt
    with pytest.raises(KeyboardInterrupt):
        bootstrap.ensure(root)
    # Back to the first pins: what was complete before the interruption is so no longer.
    write_lock(root, LOCK)
    steps.before.clear()
    bootstrap.ensure(root)
    assert steps.builds == 3
    assert all("--clear" in line for line in steps.commands if "-m venv" in line)


def test_simultaneous_starts_build_once(root: Path, steps: Steps, capsys: pytest.CaptureFixture[str]) -> None:
    installing, go_on = threading.Event(), threading.Event()

    def hold() -> None:
        installing.set()
        go_on.wait(10)

    steps.before["install"] = hold
    first = threading.Thread(target=bootstrap.ensure, args=[root])
    second = threading.Thread(target=bootstrap.ensure, args=[root])
    first.start()
    assert installing.wait(10)
    second.start()
    second.join(0.3)
    assert second.is_alive()
    go_on.set()
    first.join(10)
    second.join(10)
    assert not second.is_alive()
    assert steps.builds == 1
    assert "waiting" in capsys.readouterr().err


def test_read_only_folder_uses_the_user_data_folder(root: Path, steps: Steps) -> None:
    # A folder in the lock's place refuses writing even to an administrator, who passes permission bits.
    (root / ".venv.lock").mkdir()
    python = bootstrap.ensure(root)
    assert python == bootstrap.python_of(bootstrap.user_data_folder() / ".venv")
    assert bootstrap.ensure(root) == python
    assert steps.builds == 1


def test_nowhere_to_write(root: Path, steps: Steps) -> None:
    (root / ".venv.lock").mkdir()
    bootstrap.user_data_folder().parent.write_text("a file where a folder should be", encoding="utf-8")
    with pytest.raises(bootstrap.SetupError, match=r"Cannot write to .*game or to .*conclave"):
        bootstrap.ensure(root)
    assert steps.commands == []


def test_pip_is_made_where_the_base_python_has_none(root: Path, steps: Steps) -> None:
    steps.failures["pip --python"] = "No module named pip"
    python = bootstrap.ensure(root)
    assert f"{python} -m ensurepip" in steps.commands
    assert steps.commands[-1].startswith(f"{python} -m pip install")


@pytest.mark.parametrize(
    ("failures", "remedy"),
    [
        ({"-m venv": "No module named venv"}, "sudo apt install python3-venv"),
        ({"pip --python": "", "ensurepip": "No module named ensurepip"}, "sudo apt install python3-venv"),
        ({"-m venv": "OSError: [Errno 28] No space left on device"}, "free 500 MB"),
        (
            {"install": "after connection broken by 'NewConnectionError'\nNo matching distribution found"},
            "go online",
        ),
        ({"install": "ERROR: No matching distribution found for demo"}, "from python.org"),
        ({"install": "something new"}, "the log says why"),
    ],
)
def test_failure_is_one_sentence(root: Path, steps: Steps, failures: dict[str, str], remedy: str) -> None:
    steps.failures = failures
    with pytest.raises(bootstrap.SetupError) as caught:
        bootstrap.ensure(root)
    sentence = str(caught.value)
    assert remedy in sentence
    assert sentence.endswith(f"; log: {root / '.venv.log'}")
    assert "\n" not in sentence
    assert not bootstrap.is_complete(root / ".venv", write_lock(root, LOCK))


def test_full_disk_is_one_sentence(root: Path, steps: Steps) -> None:
    def fill() -> None:
        raise OSError(28, "No space left on device")

    steps.before["install"] = fill
    with pytest.raises(bootstrap.SetupError, match=r"Cannot install to .*No space left on device"):
        bootstrap.ensure(root)


def test_enter_tells_the_sentence_and_exits(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def fail(begun: object) -> Path:
        raise bootstrap.SetupError("Do this")

    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    monkeypatch.setattr(bootstrap, "ensure", fail)
    with pytest.raises(SystemExit) as caught:
        bootstrap.enter(["main.py"])
    assert caught.value.code == 1
    assert capsys.readouterr().err == "Do this\n"


def test_enter_returns_inside_an_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    monkeypatch.setattr(bootstrap, "ensure", lambda begun: pytest.fail("built an environment inside one"))
    (tmp_path / bootstrap.STAMP).touch()
    bootstrap.enter(["main.py"])


def test_real_environment_without_network(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with zipfile.ZipFile(tmp_path / "demo-1.0-py3-none-any.whl", "w") as wheel:
        wheel.writestr("demo.py", "")
        wheel.writestr("demo-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: demo\nVersion: 1.0\n")
        wheel.writestr("demo-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        wheel.writestr("demo-1.0.dist-info/RECORD", "")
    digest = hashlib.sha256((tmp_path / "demo-1.0-py3-none-any.whl").read_bytes()).hexdigest()
    write_lock(root, LOCK.replace(":00", f":{digest}"))
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path))
    python = bootstrap.ensure(root)
    assert subprocess.call([python, "-c", "import demo"]) == 0
    assert "demo" in (root / ".venv.log").read_text(encoding="utf-8")
    assert bootstrap.is_complete(root / ".venv", root / "assets" / "locks" / "play.txt")
    write_lock(root, LOCK.replace(":00", f":{digest[::-1]}"))
    with pytest.raises(bootstrap.SetupError, match="not the one that was expected"):
        bootstrap.ensure(root)


def test_old_python_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    main = bootstrap.ROOT / "main.py"
    ast.parse(main.read_text(encoding="utf-8"), feature_version=(3, 6))
    monkeypatch.setattr(sys, "version_info", (3, 10, 13))
    with pytest.raises(SystemExit) as caught:
        runpy.run_path(str(main))
    sentence = str(caught.value)
    assert sentence.startswith("Conclave needs Python 3.11 or newer; this is 3.10.13.")
    assert "\n" not in sentence


# --- the window of the first start -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "opened"),
    [(["main.py"], True), (["main.py", "--lang", "ru"], True), (["main.py", "sim", "--json"], False)],
)
def test_only_who_plays_is_shown_a_window(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: list[str], opened: bool
) -> None:
    told: list[object] = []

    def ensure(begun: object) -> Path:
        told.append(begun)
        raise KeyboardInterrupt

    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    monkeypatch.setattr(bootstrap, "ensure", ensure)
    with pytest.raises(SystemExit):
        bootstrap.enter(command)
    assert [begun is not None for begun in told] == [opened]


def test_a_window_opens_when_there_is_something_to_install(root: Path, steps: Steps) -> None:
    begun: list[str] = []
    bootstrap.ensure(root, begun=lambda: begun.append("now"))
    bootstrap.ensure(root, begun=lambda: begun.append("again"))
    assert begun == ["now"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Downloading pygame_ce-2.5.8-cp311-x86_64.whl (12.4 MB)", "pygame_ce 2.5.8 (12.4 MB)"),
        ("Downloading https://index/a/demo-1.0-py3-none-any.whl.metadata (2 kB)", "demo 1.0 (2 kB)"),
        ("Installing collected packages: a, b", "Installing the packages"),
        ("Collecting demo", ""),
    ],
)
def test_progress_is_said_in_our_words(capsys: pytest.CaptureFixture[str], line: str, said: str) -> None:
    bootstrap._say_progress(line)
    assert said in capsys.readouterr().err


def test_without_a_display_there_is_no_window(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    window = Window()
    window.open("Conclave", "note", "Close")
    window.tell("a line")
    assert not window.fail("a sentence")


def test_a_window_that_cannot_be_shown_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":nowhere")
    window = Window()
    window.open("Conclave", "note", "Close")
    assert window._process is not None
    assert window._process.wait(20)
    window.tell("a line that nobody reads")
    assert not window.fail("a sentence that nobody reads")


def test_the_window_reads_whole_lines() -> None:
    lines: SimpleQueue[str | None] = SimpleQueue()
    read_lines(io.BytesIO("раз\nдва\n".encode()), lines)
    assert [lines.get() for _ in range(3)] == ["раз", "два", None]

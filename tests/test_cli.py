"""The commands without a window: what they print, and the one line for whatever is wrong."""

from __future__ import annotations

import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest

from client import cli
from client.bootstrap import ROOT
from client.commands import bench, frames, sim, yardstick
from client.commands.bench import compare
from client.commands.comparison import Bench, Speed, in_loops
from client.prewarm import Prewarm
from client.words import LANGUAGES, load
from rules.bots.arena import Result
from rules.games import GAMES
from saves.format import encode
from tests.saves.games import GAME, altered, played

SAVE = played(40)
SIM = ["sim", "--game", "res_arcana", "--seats", "bot:random,bot:random", "--games", "2", "--jobs", "1"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a good save and bad ones, where every command starts."""
    data = encode(SAVE)
    files = {
        "good.json": data,
        "cut.json": data[: len(data) // 2],
        "edited.json": data.replace(b'"seed":5', b'"seed":6'),
        "future.json": altered(SAVE, format=99),
        "newer_rules.json": altered(SAVE, rules=99),
        "chess.json": altered(SAVE, game="chess"),
        "elsewhere.json": altered(SAVE, log=[{"kind": "castle"}]),
    }
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def contents(folder: Path) -> dict[Path, bytes]:
    """Return all that lies in a folder."""
    return {path: path.read_bytes() for path in folder.rglob("*")}


def document(capsys: pytest.CaptureFixture[str], *argv: str, code: int = 0) -> Any:
    """Run a command and return the one JSON document that it printed."""
    assert cli.main([*argv, "--json"]) == code
    return msgspec.json.decode(capsys.readouterr().out)


BAD = [
    (["shot", "--game", "epic_spell_wars", "--until", "struck", "--out", "x.png"], "struck"),
    (["chess"], "“chess”"),
    (["--colour"], "“--colour”"),
    (["sim"], "--game, --seats"),
    (["sim", "--game"], "--game"),
    (["sim", "--game", "chess", "--seats", "bot:easy,bot:easy"], "“chess”; there are: res_arcana"),
    (["bench", "--game", "chess"], "“chess”"),
    (["cards"], "--game"),
    (["cards", "--game", "chess"], "“chess”"),
    (["cards", "--game", "res_arcana", "leftover"], "“leftover”"),
    (["cards", "--gam", "res_arcana"], "--game"),
    ([*SIM, "--seats", "bot:easy,bot:brilliant"], "“bot:brilliant”"),
    ([*SIM, "--seats", "bot:easy,human"], "“human”"),
    ([*SIM, "--seats", "easy,easy"], "“easy”"),
    ([*SIM, "--seats", ""], "“”"),
    ([*SIM, "--seats", "bot:easy"], "cannot be 1"),
    ([*SIM, "--seats", ",".join(["bot:easy"] * 5)], "cannot be 5"),
    ([*SIM, "--seats", "bot:easy,bot:easy,bot:easy", "--options", "setup=match"], "setup=match"),
    ([*SIM, "--options", "speed=fast"], "“speed”"),
    ([*SIM, "--options", "setup=chess"], "“setup=chess”"),
    ([*SIM, "--options", "draft"], "“draft”"),
    ([*SIM, "--options", "setup=draft,setup=draft"], "“setup=draft”"),
    ([*SIM, "--seed", "luck"], "--seed takes a whole number, not “luck”"),
    ([*SIM, "--seed", "-1"], "from 0"),
    ([*SIM, "--seed", "9" * 19], "“" + "9" * 19 + "”"),
    ([*SIM, "--seed", "9" * 9999], "--seed"),
    ([*SIM, "--games", "0"], "from 1"),
    ([*SIM, "--jobs", "2.5"], "“2.5”"),
    ([*SIM, "--json=yes"], "--json"),
    ([*SIM, "--lang", "tlh"], "“tlh”; there are: ru, en"),
    (["--lang"], "--lang"),
    (["replay"], "FILE"),
    (["replay", "missing.json"], "missing.json"),
    (["replay", "."], "."),
    (["replay", "cut.json"], "cut.json is damaged"),
    (["replay", "edited.json"], "edited.json is damaged"),
    (["replay", "future.json"], "future.json comes from a newer Conclave (version 99)"),
    (["replay", "newer_rules.json"], "newer_rules.json comes from a newer Conclave (version 99)"),
    (["replay", "chess.json"], "“chess”"),
    (["replay", "good.json", "--to", "41"], "from 0 to 40"),
    (["replay", "good.json", "--to", "-1"], "“-1”"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("argv", "part"), BAD, ids=[" ".join(argv)[-60:] for argv, _ in BAD])
def test_bad_input_gets_one_line(
    argv: list[str],
    part: str,
    language: str,
    folder: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Until the language is known, the system's is spoken.
    monkeypatch.setenv("LANGUAGE", language)
    before = contents(folder)
    assert cli.main(["--lang", language, *argv]) == 2
    out, line = capsys.readouterr()
    assert out == ""
    assert line.endswith("\n")
    assert line.count("\n") == 1
    assert "cli." not in line
    if language == "en":
        assert part in line
    assert contents(folder) == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [[], *([name] for name in cli.COMMANDS)], ids=str)
def test_help(command: list[str], language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        cli.main(["--lang", language, *command, "--help"])
    assert caught.value.code == 0
    out = capsys.readouterr().out
    for name in command or cli.COMMANDS:
        assert load(language)(f"cli.help.{name}") in out


@pytest.mark.parametrize(("position", "language"), [(0, "ru"), (1, "en"), (3, "ru")])
def test_the_language_may_stand_anywhere(
    position: int, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    argv = ["cards", "--game", "res_arcana"]
    argv[position:position] = ["--lang", language]
    assert cli.main(argv) == 0
    assert load(language)("res_arcana.kind.mage") in capsys.readouterr().out


def test_unexpected_errors_are_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(sim, "tally", fail)
    with pytest.raises(ZeroDivisionError):
        cli.main(SIM)


def test_a_reader_who_stops_early_is_no_error() -> None:
    program = "import sys; from client import cli; sys.exit(cli.main(['cards', '--game', 'res_arcana']))"
    root = str(Path(cli.__file__).parent.parent)
    with subprocess.Popen(
        [sys.executable, "-c", program], cwd=root, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_cards_are_laid_on_a_sheet(tmp_path: Path) -> None:
    path = tmp_path / "sheet.png"
    assert cli.main(["cards", "--game", "black_rose_duel", "--sheet", str(path), "--width", "40"]) == 0
    assert path.stat().st_size > 10_000


def test_cards(capsys: pytest.CaptureFixture[str]) -> None:
    cards = document(capsys, "cards", "--game", "res_arcana")
    assert cards["game"] == "res_arcana"
    assert [card["id"] for card in cards["components"]] == list(GAME.components)
    for card in cards["components"]:
        assert {"id", "kind", "copies", "name", "text", "origin", "cost", "points"} == set(card)
        assert card["copies"] >= 1
        assert card["origin"] in ("rulebook", "public", "ours")
        for texts in (card["name"], card["text"], card["cost"]):
            assert set(texts) == {"ru", "en"}
        assert all(card["name"].values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_to_read(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["cards", "--game", "res_arcana", "--lang", language]) == 0
    out = capsys.readouterr().out
    words = load(language)
    for component in GAME.components.values():
        assert words(f"res_arcana.name.{component.id}") in out
        assert words(f"res_arcana.kind.{component.kind}") in out


def test_sim(capsys: pytest.CaptureFixture[str]) -> None:
    result = document(capsys, *SIM, "--games", "10", "--seats", "bot:random,bot:easy", "--check")
    assert (result["game"], result["games"], result["errors"]) == ("res_arcana", 10, 0)
    assert result["decisions"] > 100
    assert result["rounds_mean"] > 1
    assert [seat["seat"] for seat in result["seats"]] == ["bot:random", "bot:easy"]
    assert sum(seat["wins"] for seat in result["seats"]) == pytest.approx(10)
    for seat in result["seats"]:
        assert set(seat) == {"seat", "wins", "win_rate", "stderr", "points_mean", "ms_per_decision_p95"}
        assert seat["win_rate"] == pytest.approx(seat["wins"] / 10)
        assert seat["ms_per_decision_p95"] > 0
    assert set(result["used"]) == set(GAME.components)
    assert sum(result["used"].values()) > 0


def timeless(result: dict[str, Any]) -> dict[str, Any]:
    """Return what the same seed must give again."""
    for seat in result["seats"]:
        del seat["ms_per_decision_p95"]
    return result


def test_sim_depends_on_the_seed_alone(capsys: pytest.CaptureFixture[str]) -> None:
    flags = [*SIM, "--games", "7", "--seats", "bot:random,bot:easy,bot:random", "--options", "setup=draft"]
    one = timeless(document(capsys, *flags, "--seed", "1"))
    assert timeless(document(capsys, *flags, "--seed", "1", "--jobs", "3")) == one
    assert timeless(document(capsys, *flags, "--seed", "2")) != one


def test_sim_counts_games_that_fail(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    results = iter([Result(0, [0], [10, 3], 4, 50, {"athanor": 2}, {}, [{}, {}], [[1.0], [2.0]])])

    def play(*_: object) -> Result:
        return next(results)

    monkeypatch.setattr(sim, "play", play)
    assert cli.main([*SIM, "--games", "3", "--json"]) == 1
    out, err = capsys.readouterr()
    result = msgspec.json.decode(out)
    assert (result["games"], result["errors"], result["decisions"]) == (3, 2, 50)
    assert [seat["win_rate"] for seat in result["seats"]] == [1, 0]
    assert err.count("Traceback") == 1
    assert "StopIteration" in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_sim_to_read(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*SIM, "--lang", language]) == 0
    out = capsys.readouterr().out
    assert out.count("bot:random") == 2


@pytest.fixture
def few_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure only as long as it takes to see that it is measured: a busy machine takes long for anything."""
    monkeypatch.setattr(frames, "SIZE", (1024, 640))
    monkeypatch.setattr(frames, "BUSY_AFTER", 10)
    monkeypatch.setattr(frames, "FRAMES", 5)
    monkeypatch.setattr(frames, "WARMING", 1)
    monkeypatch.setattr(Prewarm, "finish", lambda _: None)
    monkeypatch.setattr(bench, "SAMPLE_GAMES", 1)
    monkeypatch.setattr(bench, "SLICES", 1)
    monkeypatch.setattr(bench, "first_frame", lambda: 500.0)
    monkeypatch.setattr(yardstick, "TRIES", 1)


@pytest.mark.timeout(600)
def test_bench_takes_the_time_of_a_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "STARTS", 1)
    assert frames.first_frame() > 0


@pytest.mark.usefixtures("few_frames")
@pytest.mark.parametrize("game", GAMES)
def test_bench(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    result = document(capsys, "bench", "--game", game, "--seconds", "1")
    assert set(result) == {
        "games",
        "frame_ms",
        "first_frame_ms",
        "loop_ms",
        "frame_loops",
        "first_frame_loops",
    }
    assert set(result["games"]) == set(result["frame_ms"]) == set(result["frame_loops"]) == {game}
    assert set(result["frame_ms"][game]) == {"p50", "p99", "late"}
    assert set(result["frame_loops"][game]) == {"p50", "p99"}
    assert result["first_frame_loops"] == pytest.approx(result["first_frame_ms"] / result["loop_ms"])
    for speed in result["games"].values():
        assert set(speed) == {
            "decisions_per_s",
            "copies_per_s",
            "options_per_decision",
            "json_bytes",
            "json_round_trip_ms",
        }
        assert all(number > 0 for number in speed.values())


def test_bench_counts_the_passes_that_come_too_late_for_the_next_frame() -> None:
    assert frames.percent_late([0.001] * 197 + [0.02] * 3) == pytest.approx(1.5)
    assert frames.percent_late([1 / 60]) == 0
    assert frames.percent_late([]) == 0


def measured(faster: float = 1.0, machine: float = 1.0, game: str = "res_arcana") -> Bench:
    """Return a measurement of a program that is so much faster, on such a fast machine."""
    speed = faster * machine
    speeds = {game: Speed(50_000 * speed, 300_000 * speed, 5.0, 2000, 0.02 / speed)}
    frames = {game: {"p50": 0.3 / speed, "p99": 5.0 / speed}}
    return in_loops(speeds, frames, 500 / speed, 6.0 / machine)


@pytest.mark.parametrize(
    ("now", "code", "marked"),
    [
        (measured(), 0, 0),
        (measured(machine=2.0), 0, 0),
        (measured(faster=0.8), 0, 0),
        (measured(faster=0.76, machine=3.0), 1, 4),
        (measured(faster=2.0), 0, 0),
        (measured(faster=0.1, game="five_seals"), 1, 1),
    ],
    ids=["same", "faster machine", "a little slower", "slower", "faster", "another game"],
)
def test_bench_is_compared_in_loops(now: Bench, code: int, marked: int) -> None:
    out = StringIO()
    assert compare(measured(), now, load("en"), out) == code
    assert out.getvalue().count("!") == marked


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"games": {}, "frame_ms": {}, "first_frame_ms": 1}'])
def test_bench_against_something_else(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "earlier.json"
    path.write_text(text, encoding="utf-8")
    assert cli.main(["bench", "--against", str(path), "--lang", "en"]) == 2
    assert "bench --json" in capsys.readouterr().err
    assert cli.main(["bench", "--against", str(tmp_path / "none.json"), "--lang", "en"]) == 2


@pytest.mark.usefixtures("few_frames")
def test_bench_against_an_earlier_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "earlier.json"
    path.write_bytes(msgspec.json.encode(measured(faster=0.001)))
    argv = ["bench", "--game", "res_arcana", "--seconds", "1", "--lang", "en", "--against", str(path)]
    assert cli.main(argv) == 0
    assert "res_arcana frame p99" in capsys.readouterr().out


@pytest.mark.usefixtures("few_frames")
@pytest.mark.parametrize("language", LANGUAGES)
def test_bench_to_read(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "--game", "res_arcana", "--seconds", "1", "--lang", language]) == 0
    assert capsys.readouterr().out.startswith("res_arcana: ")


@pytest.mark.parametrize(
    ("argv", "code", "played_actions", "differs_at"),
    [
        (["good.json"], 0, 40, None),
        (["good.json", "--to", "40"], 0, 40, None),
        (["good.json", "--to", "7"], 0, 7, None),
        (["elsewhere.json"], 1, 0, 1),
    ],
)
def test_replay(
    argv: list[str],
    code: int,
    played_actions: int,
    differs_at: int | None,
    folder: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    before = contents(folder)
    result = document(capsys, "replay", *argv, code=code)
    assert (result["played"], result["differs_at"]) == (played_actions, differs_at)
    assert result["same"] == (code == 0)
    for language in LANGUAGES:
        assert cli.main(["replay", *argv, "--lang", language]) == code
        out, err = capsys.readouterr()
        assert (out.count("\n"), err) == (1, "")
    assert contents(folder) == before


@pytest.mark.parametrize("argv", [["--help"], [*SIM, "--json"], ["chess"], ["cards", "--game", "res_arcana"]])
def test_a_program_without_a_console_prints_into_nothing(
    argv: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    try:
        code: object = cli.main(argv)
    except SystemExit as done:
        code = done.code
    assert code == (2 if argv == ["chess"] else 0)


def test_the_help_names_the_program_that_was_started(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--help"])
    assert "main.py" in capsys.readouterr().out
    code = "import sys; sys.frozen = True; from client import cli; cli.main(['sim', '--help'])"
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert "conclave sim" in run.stdout
    assert "main.py" not in run.stdout

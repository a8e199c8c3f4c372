"""Every game played is kept, whatever happened to the file, and adds up rightly."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

import msgspec
import platformdirs
import pytest
from msgspec.structs import replace

from rules.core.engine import apply
from rules.core.rng import Source, choice
from rules.games import GAMES
from saves.save import SaveError, Seat
from saves.statistics import Chances, Record, Statistics, StatisticsFile, add_up, by_level, summarise

HUMAN, EASY, HARD = Seat("human", "Аня"), Seat("bot:easy"), Seat("bot:hard")
WON = Record(
    game="res_arcana",
    options={"setup": "standard"},
    seats=(HUMAN, EASY),
    winners=(0,),
    points=(12, 8),
    rounds=5,
    seconds=600.0,
    finished="2026-01-31T20:15:00+03:00",
    seed=7,
    draws={"hawk": 2, "prism": 1},
)
LOST = replace(WON, winners=(1,), points=(6, 10), seconds=900.0, draws={"hawk": 1, "vault": 0})
MIXED = replace(WON, seats=(HARD, HUMAN, EASY), winners=(1,), points=(9, 11, 3))
SHARED = replace(WON, winners=(0, 1), points=(10, 10))
HOTSEAT = replace(WON, seats=(HUMAN, Seat("human")), winners=(1,), points=(9, 14))
BOTS = replace(WON, seats=(EASY, HARD), winners=(1,), points=(3, 20), draws={"prism": 4})
OTHER = replace(WON, game="dice", draws={"6": 100})


@pytest.fixture
def file(tmp_path: Path) -> StatisticsFile:
    """A file in a folder of its own, which is yet to be made."""
    return StatisticsFile(tmp_path / "data")


# --- the file ----------------------------------------------------------------------------------------


def test_the_folder_is_the_platforms() -> None:
    assert StatisticsFile().path.parent == platformdirs.user_data_path("conclave", appauthor=False)


def test_looking_makes_nothing(file: StatisticsFile) -> None:
    assert file.records() == []
    assert not file.path.parent.exists()


def test_games_come_back_in_their_order(file: StatisticsFile) -> None:
    for record in (WON, MIXED, LOST):
        file.append(record)
    assert file.records() == [WON, MIXED, LOST]
    assert file.path.read_bytes().count(b"\n") == 3


@pytest.mark.parametrize(
    "broken",
    [
        b"",
        b"half a li",
        b"null",
        b"\xff\xfe",
        b'{"game": "res_arcana"}',
        b"[" * 100_000,
        msgspec.json.encode(WON)[:-9],
        msgspec.json.encode(WON).replace(b"12", b'"12"'),
        msgspec.json.encode(WON).replace(b'"winners":[0]', b'"winners":[2]'),
        msgspec.json.encode(WON).replace(b'"points":[12,8]', b'"points":[12]'),
    ],
)
def test_a_broken_line_is_skipped_and_left_alone(file: StatisticsFile, broken: bytes) -> None:
    file.append(WON)
    before = file.path.read_bytes() + broken
    file.path.write_bytes(before)
    assert file.records() == [WON]
    file.append(LOST)
    assert file.records() == [WON, LOST]
    assert file.path.read_bytes().startswith(before)


def test_a_line_of_a_newer_program_can_be_read(file: StatisticsFile) -> None:
    file.append(WON)
    file.path.write_bytes(file.path.read_bytes().replace(b"{", b'{"weather": "rain", ', 1))
    assert file.records() == [WON]


def test_a_game_is_on_the_disk_before_it_counts(
    file: StatisticsFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda handle: synced.append(os.fstat(handle).st_size))
    file.append(WON)
    assert synced == [file.path.stat().st_size]


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    with pytest.raises(SaveError, match="no_access"):
        StatisticsFile(tmp_path / "data").append(WON)


# --- what it tells -----------------------------------------------------------------------------------


def test_nothing_played() -> None:
    assert summarise([]) == summarise([BOTS]) == Statistics()
    assert Statistics().rate == 0
    assert by_level([OTHER], "res_arcana") == {}


def test_how_people_fared() -> None:
    assert summarise([WON, LOST]) == Statistics(games=2, wins=1, points=9, best=12, seconds=750)
    assert summarise([WON, LOST, SHARED, MIXED]).rate == 3 / 4


def test_people_at_one_table_count_as_one_game() -> None:
    assert summarise([HOTSEAT]) == Statistics(games=1, wins=1, points=11.5, best=14, seconds=600)


def test_a_mixed_table_counts_for_each_level() -> None:
    levels = by_level([MIXED, LOST, HOTSEAT, BOTS, OTHER], "res_arcana")
    assert list(levels) == ["easy", "hard"]
    assert (levels["easy"].games, levels["easy"].wins) == (2, 1)
    assert (levels["hard"].games, levels["hard"].wins) == (1, 1)


def test_what_chance_dealt() -> None:
    """Whoever played; what never came up counts too, or the deal would look fairer than it was."""
    draws = Chances(add_up(record.draws for record in (WON, LOST, BOTS)))
    assert draws == Chances({"hawk": 3, "prism": 5, "vault": 0})
    assert (draws.total, draws.mean) == (8, 8 / 3)
    assert (Chances({}).total, Chances({}).mean) == (0, 0)


def test_the_draws_of_a_game_can_be_counted_from_its_events(file: StatisticsFile) -> None:
    game = GAMES["res_arcana"]
    drawn: Counter[str] = Counter()
    state, chance = game.new(2, 1), Source(1)
    while state.decision is not None:
        events = apply(state, choice(chance, state.decision.options))
        drawn.update(event.what for event in events if event.kind == "drew")
    file.append(replace(WON, draws=drawn))
    assert add_up(record.draws for record in file.records()) == drawn
    assert set(drawn) <= set(game.components)

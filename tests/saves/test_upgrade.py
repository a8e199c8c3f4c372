"""Saves of older programs are brought up to date step by step, their positions by replaying."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules import games
from rules.core.action import Action
from saves import upgrade
from saves.format import encode, parse
from saves.replay import replay
from saves.save import FORMAT, Save, SaveError, digest
from tests.saves.games import GAME, altered, decode, old, played, position

SAVE, POSITION = played(60), position(60)


def name_seed(document: dict[str, Any]) -> dict[str, Any]:
    """Lead on from a made-up version -1, which called its seed luck."""
    luck = document.pop("luck")
    return {**document, "seed": luck}


def add_players(document: dict[str, Any]) -> dict[str, Any]:
    """Lead on from a made-up version 0, which knew only people, by name."""
    names = document.pop("names")
    return {**document, "seats": [{"player": "human", "name": name} for name in names]}


def ancient() -> bytes:
    """Return the save as version -1 would have written it."""
    names = ["Аня", "Боря", "Вера"]
    return old(SAVE, POSITION, format=-1, seats=None, seed=None, seconds=None, names=names, luck=SAVE.seed)


def test_every_step_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(upgrade.STEPS, -1, name_seed)
    monkeypatch.setitem(upgrade.STEPS, 0, add_players)
    save = decode(ancient())
    assert [seat.name for seat in save.seats] == ["Аня", "Боря", "Вера"]
    assert replace(save, seats=SAVE.seats) == SAVE
    assert decode(encode(save)) == save


def test_a_save_without_its_length_begins_to_count_anew() -> None:
    assert decode(old(SAVE, POSITION, format=1, seconds=None)) == SAVE


def test_a_save_with_its_whole_position_is_read() -> None:
    save = decode(old(SAVE, POSITION, seconds=99))
    assert save == replace(SAVE, now=replace(SAVE.now, seconds=99))
    assert parse(old(SAVE, POSITION)).now == SAVE.now


def test_a_missing_step_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(upgrade.STEPS, -1, name_seed)
    with pytest.raises(SaveError, match="broken_save"):
        decode(ancient())


def test_a_step_that_stumbles_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(upgrade.STEPS, 0, add_players)
    with pytest.raises(SaveError, match="broken_save"):
        decode(old(SAVE, POSITION, format=0))


def test_the_table_of_steps_leads_to_today() -> None:
    assert sorted(upgrade.STEPS) == list(range(FORMAT - len(upgrade.STEPS), FORMAT))


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, GAME.name, replace(GAME, version=GAME.version + 1))


@pytest.mark.usefixtures("newer_rules")
def test_other_rules_replay_the_log() -> None:
    elsewhere = replace(SAVE, now=replace(SAVE.now, round=9, position="of another shape"))
    for data in (old(SAVE, {"of": "another shape"}), encode(elsewhere)):
        assert decode(data) == replace(SAVE, rules=GAME.version + 1)
        assert parse(data).rules == GAME.version


@pytest.mark.usefixtures("newer_rules")
def test_a_log_that_other_rules_forbid_is_told() -> None:
    save = replace(SAVE, log=[*SAVE.log[:10], Action("castle"), *SAVE.log[10:]])
    with pytest.raises(SaveError) as caught:
        decode(encode(save))
    assert (caught.value.key, caught.value.details) == ("other_rules", {"n": 11})


@pytest.mark.usefixtures("newer_rules")
def test_what_was_done_after_the_end_of_now_does_not_matter() -> None:
    save = played(10_000)
    longer = replace(save, log=[*save.log, Action("pass")])
    assert decode(encode(longer)).log == save.log


def test_rules_of_a_newer_program() -> None:
    with pytest.raises(SaveError) as caught:
        decode(altered(SAVE, rules=GAME.version + 1))
    assert (caught.value.key, caught.value.details) == ("future_save", {"version": GAME.version + 1})


def outcome(save: Save, to: int | None = None) -> tuple[int, int | None]:
    """Return how many actions were played and which one differs."""
    again = replay(save, to)
    return again.played, again.differs_at


def test_replay_leads_to_the_same_position() -> None:
    assert outcome(SAVE) == (60, None)
    assert digest(replay(SAVE).state) == SAVE.now.position
    assert outcome(played(10_000))[1] is None


def test_replay_stops_where_it_is_told() -> None:
    assert outcome(SAVE, to=0) == (0, None)
    assert replay(SAVE, to=0).state == SAVE.begin()
    assert digest(replay(SAVE, to=40).state) == played(40).now.position


def test_replay_names_the_action_that_differs() -> None:
    other = replace(SAVE, log=[*SAVE.log[:20], Action("castle"), *SAVE.log[21:]])
    assert outcome(other) == (20, 21)
    assert outcome(other, to=20) == (20, None)
    other = replace(SAVE, now=played(59).now)
    assert outcome(other) == (60, 60)
    assert outcome(other, to=59) == (59, None)
    assert outcome(replace(SAVE, log=[])) == (0, 0)

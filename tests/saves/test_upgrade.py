"""Saves of older programs are brought up to date step by step, their positions by replaying."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from rules import games
from rules.core.action import Action
from saves import upgrade
from saves.format import encode, parse
from saves.replay import replay
from saves.save import FORMAT, Save, SaveError
from tests.saves.games import GAME, altered, decode, played, sealed

SAVE = played(60)


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
    document: dict[str, Any] = msgspec.to_builtins(SAVE)
    del document["seats"], document["seed"], document["seconds"]
    return sealed({**document, "format": -1, "names": ["Аня", "Боря", "Вера"], "luck": SAVE.seed})


def test_every_step_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(upgrade.STEPS, -1, name_seed)
    monkeypatch.setitem(upgrade.STEPS, 0, add_players)
    save = decode(ancient())
    assert [seat.name for seat in save.seats] == ["Аня", "Боря", "Вера"]
    assert replace(save, seats=SAVE.seats) == SAVE
    assert decode(encode(save)) == save


def test_a_save_without_its_length_begins_to_count_anew() -> None:
    save = decode(altered(SAVE, format=1, seconds=None))
    assert save == replace(SAVE, seconds=0)


def test_a_missing_step_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(upgrade.STEPS, -1, name_seed)
    with pytest.raises(SaveError, match="broken_save"):
        decode(ancient())


def test_a_step_that_stumbles_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(upgrade.STEPS, 0, add_players)
    with pytest.raises(SaveError, match="broken_save"):
        decode(altered(SAVE, format=0))


def test_the_table_of_steps_leads_to_today() -> None:
    assert sorted(upgrade.STEPS) == list(range(FORMAT - len(upgrade.STEPS), FORMAT))


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, GAME.name, replace(GAME, version=GAME.version + 1))


@pytest.mark.usefixtures("newer_rules")
def test_other_rules_replay_the_log() -> None:
    old = altered(SAVE, position={"of": "another shape"})
    save = decode(old)
    assert save == replace(SAVE, rules=GAME.version + 1)
    assert parse(old).rules == GAME.version


@pytest.mark.usefixtures("newer_rules")
def test_a_log_that_other_rules_forbid_is_told() -> None:
    save = replace(SAVE, log=[*SAVE.log[:10], Action("castle"), *SAVE.log[10:]])
    with pytest.raises(SaveError) as caught:
        decode(encode(save))
    assert (caught.value.key, caught.value.details) == ("other_rules", {"n": 11})


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
    assert replay(SAVE).state == SAVE.state()
    assert outcome(played(10_000))[1] is None


def test_replay_stops_where_it_is_told() -> None:
    assert outcome(SAVE, to=0) == (0, None)
    assert replay(SAVE, to=0).state == SAVE.begin()
    assert replay(SAVE, to=40).state == played(40).state()


def test_replay_names_the_action_that_differs() -> None:
    other = replace(SAVE, log=[*SAVE.log[:20], Action("castle"), *SAVE.log[21:]])
    assert outcome(other) == (20, 21)
    assert outcome(other, to=20) == (20, None)
    assert outcome(replace(SAVE, position=played(59).position)) == (60, 60)
    assert outcome(replace(SAVE, position={}), to=59) == (59, None)
    assert outcome(replace(SAVE, position={})) == (60, 60)
    assert outcome(replace(SAVE, log=[])) == (0, 0)

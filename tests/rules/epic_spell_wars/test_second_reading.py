"""A second reading of the rules comes to the same results as the rules do."""

from __future__ import annotations

import pytest

from tests.rules.epic_spell_wars.second_reading import Reading, differences, load, play

READ_OTHERWISE = {
    "festering-wild-is-no-quality": "Wild Magic has no kind, but it lies in the place that Festering clears",
    "pact-10-wild-delivery": "the same for the Pact with the Devil, which takes it over and replaces it",
    "start-backlash-ends-game": "all who are dead when a round begins draw, though a Backlash ends the game",
}
"""Scenarios that rest on another reading than the decisions of the rules page, and what differs."""
SCENARIOS = {reading.id: reading for reading in load()}
AGREED = [reading for id, reading in SCENARIOS.items() if id not in READ_OTHERWISE]


@pytest.mark.parametrize("reading", AGREED, ids=lambda reading: reading.id)
def test_both_readings_agree(reading: Reading) -> None:
    assert differences(play(reading), reading.expect) == []


@pytest.mark.parametrize("id", READ_OTHERWISE)
def test_other_readings_are_known(id: str) -> None:
    reading = SCENARIOS[id]
    assert differences(play(reading), reading.expect)

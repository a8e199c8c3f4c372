"""What is told of a tournament that is over: it agrees with what the rules have counted."""

from __future__ import annotations

from client.words import LANGUAGES, load
from rules.core.engine import apply
from rules.core.events import Event
from rules.core.rng import Source, choice
from rules.epic_spell_wars.deeds import blow, course, feats, kills, spells, tally
from rules.epic_spell_wars.game import GAME
from rules.epic_spell_wars.state import State
from tests.rules.epic_spell_wars.scenario import seat, turn
from tests.rules.notation import do


def played(seats: int, seed: int) -> tuple[State, list[Event]]:
    """Play a tournament at random."""
    state, chance = GAME.new(seats, seed), Source(seed)
    events: list[Event] = []
    while state.decision is not None:
        events += apply(state, choice(chance, state.decision.options))
    return state, events


def test_the_lives_of_every_game_end_with_its_last_one_standing() -> None:
    for seed in range(3):
        state, events = played(4, seed)
        games = course(events, 4)
        assert len(games) == state.game == sum(each.medals for each in state.seats)
        for rows in games:
            assert min(rows[0]) >= 20
            assert sum(life > 0 for life in rows[-1]) <= 1
        assert games[-1][-1] == [each.life for each in state.seats]


def test_deeds_are_counted() -> None:
    foes = (seat(life=3, acted=True), seat(life=2, acted=True))
    state = turn(seat("scorchia sir_lootzor"), *foes, rolls=[1, 1])
    events = do(state, "cast scorchia")
    counted = tally(events, 3)
    assert counted["damage"] == [3, 0, 0]
    assert counted["kills"] == [1, 0, 0]
    assert counted["treasures"][0] == 1
    assert counted["cards"] == [2, 0, 0]
    assert kills(events) == [(0, 1)]
    assert [(event.seat, event.cause) for event in blow(events)] == [(1, "scorchia")]
    assert next(spells(events)).damage == 3


def test_the_mightiest_spell_is_that_of_most_damage_not_of_most_cards() -> None:
    few = Event("announced", 0, "scorchia", target="pisster")
    few_hits = Event("damaged", 1, source="seat:0", amount=5)
    many = Event("announced", 1, "scorchia+sir_lootzor+chicken", target="pisster")
    many_hits = Event("damaged", 0, source="seat:1", amount=2)
    (_, told), *_ = feats([few, few_hits, many, many_hits], load("en"), ["Anna", "Boris"])
    assert told.startswith("Anna")
    assert "5 damage" in told


def test_feats_are_told_in_both_languages() -> None:
    _, events = played(3, 1)
    for language in LANGUAGES:
        told = feats(events, load(language), ["Anna", "Boris", "Clara"])
        assert len(told) == 3
        assert all(title and text for title, text in told)

"""The sums behind `sim`: shares of wins, rotated seats, standard errors, percentiles."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from client.commands.check import check, check_advice
from client.commands.tally import mean, percentile, rotated, standard_error, tally
from client.words import LANGUAGES, load
from rules.bots.arena import Result, play
from rules.bots.bot import Advice, Planned
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import State, to_json
from rules.core.reasons import IllegalAction
from rules.core.words import Words
from rules.games import GAMES

GAME = GAMES["res_arcana"]


def result(winners: list[int], points: list[int], millis: list[list[float]]) -> Result:
    """Return a game of a seer against a witch, who began; in its three rounds the Athanor was used once."""
    traits = [{"mage": "seer"}, {"mage": "witch"}]
    return Result(1, winners, points, 3, 20, {"athanor": 1}, {}, traits, millis)


def test_everybody_sits_everywhere() -> None:
    levels = ["easy", "normal", "hard"]
    tables = [rotated(levels, number) for number in range(3)]
    assert tables[0] == levels
    assert [sorted(column) for column in zip(*tables, strict=True)] == [sorted(levels)] * 3


def test_results_follow_the_entrant_not_the_seat() -> None:
    first = result([0], [10, 4], [[1.0], [5.0]])
    second = result([1], [3, 12], [[6.0], [2.0]])
    summary = tally(GAME, ["bot:hard", "bot:easy"], [first, second])
    hard, easy = summary.seats
    assert (hard.wins, hard.points_mean, hard.ms_per_decision_p95) == (2, 11, 2.0)
    assert (easy.wins, easy.points_mean, easy.ms_per_decision_p95) == (0, 3.5, 6.0)
    assert (summary.decisions, summary.rounds_mean, summary.errors) == (40, 3, 0)


def test_a_shared_win_counts_as_its_share() -> None:
    outcomes = [result([0, 1], [10, 10], [[], []]), result([0], [10, 3], [[], []])]
    wins = [entrant.wins for entrant in tally(GAME, ["bot:a", "bot:b"], outcomes).seats]
    assert wins == [0.5, 1.5]


def test_who_began_and_what_was_played_with_are_compared_whoever_sat_there() -> None:
    outcomes = [result([0], [10, 3], [[], []])] * 3 + [result([], [3, 3], [[], []])]
    summary = tally(GAMES["black_rose_duel"], ["bot:a", "bot:b"], outcomes)
    rates = {
        trait: {value: share.win_rate for value, share in values.items()}
        for trait, values in summary.balance.items()
    }
    assert rates == {"order": {"1": 0, "2": 0.75, "black_rose": 0.25}, "mage": {"seer": 0.75, "witch": 0}}
    assert summary.balance["order"]["2"].stderr == pytest.approx(0.25)
    assert summary.rounds == {3: 4}
    assert set(tally(GAME, ["bot:a", "bot:b"], outcomes).balance["order"]) == {"1", "2"}


def test_failed_games_count_as_errors_alone() -> None:
    summary = tally(GAME, ["bot:a", "bot:b"], [None, result([0], [10, 3], [[], []]), None])
    assert (summary.games, summary.errors) == (3, 2)
    assert [entrant.win_rate for entrant in summary.seats] == [0, 1]
    nothing = tally(GAME, ["bot:a", "bot:b"], [None])
    assert [entrant.win_rate for entrant in nothing.seats] == [0, 0]


def test_every_component_is_counted_used_or_not() -> None:
    used = tally(GAME, ["bot:a", "bot:b"], [result([0], [1, 1], [[], []])] * 2).used
    assert list(used) == list(GAME.components)
    assert used["athanor"] == sum(used.values()) == 2


def test_sums() -> None:
    assert mean([]) == 0
    assert standard_error([1.0]) == 0
    assert standard_error([1.0, 0.0, 1.0, 0.0]) == pytest.approx(0.2887, abs=1e-4)
    assert percentile([], 0.95) == 0
    assert percentile(range(1, 101), 0.95) == 95
    assert percentile([3.0, 1.0, 2.0], 0.95) == 3
    assert percentile([7.0], 0.5) == 7


def test_check_finds_what_is_wrong_with_a_position() -> None:
    state = GAME.new(2, 1)
    check(GAME, state)
    state.decision = Decision(0, "mage", ())
    with pytest.raises(AssertionError, match="no options"):
        check(GAME, state)
    state.decision = Decision(0, "mage", (Action("mage"), Action("mage")))
    with pytest.raises(AssertionError, match="repeated"):
        check(GAME, state)
    state.decision = Decision(0, "mage", (Action("mage", "somebody_else"),))
    with pytest.raises(AssertionError, match="JSON"):
        check(GAME, state)


def test_check_describes_every_option_in_both_languages() -> None:
    state, described = GAME.new(2, 1), []
    assert state.decision is not None

    def describe(view: State, action: Action, words: Words) -> str:
        described.append((action, words))
        return "" if action == state.decision.options[-1] and words is load("en") else "something"

    with pytest.raises(AssertionError, match="no words"):
        check(replace(GAME, describe=describe), state)
    assert len(set(described)) == len(state.decision.options) * len(LANGUAGES)


def test_check_explains_every_advice() -> None:
    state = GAME.new(2, 1)
    assert state.decision is not None
    option, view = state.decision.options[0], GAME.view(state, state.decision.seat)
    check_advice(GAME, view, Advice(option, 0.5, (Planned(option, to_json(state)),)))
    nameless = Action("mage", "nobody")
    for advice in (
        Advice(nameless, 0.5),
        Advice(option, 0.5, rival=nameless),
        Advice(option, 0.5, (Planned(nameless, to_json(state)),)),
    ):
        with pytest.raises((KeyError, IllegalAction), match="nobody"):
            check_advice(GAME, view, advice)


def test_a_game_between_bots_hears_every_advice_but_random_moves() -> None:
    heard: list[tuple[int, Action]] = []

    def hear(view: State, advice: Advice) -> None:
        assert view.decision is not None
        assert advice.action in view.decision
        heard.append((view.decision.seat, advice.action))

    played = play(GAME, ["random", "easy"], 1, {}, lambda: 0.0, hear=hear)
    assert [seat for seat, _ in heard] == [1] * len(played.millis[1])
    assert len(heard) > 10

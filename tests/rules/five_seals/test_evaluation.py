"""What bots go by: a judgement between hopeless and won, and a plausible move for what is not looked into."""

from __future__ import annotations

import pytest

from client.words import load
from rules.bots.bot import explain
from rules.bots.hard import Hard
from rules.core.engine import apply
from rules.core.rng import Source, below, choice
from rules.five_seals.evaluation import AT_LEAST, evaluate, quick, rounds_left
from rules.five_seals.game import GAME
from tests.replays.replay import count_sequences
from tests.rules.five_seals.scenario import dungeon, seat

CIRCLES = ("first", "second", "third", "fourth")


@pytest.mark.parametrize(("circle", "seats"), [*zip(CIRCLES, GAME.seats, strict=True)])
def test_every_position_can_be_judged(circle: str, seats: int) -> None:
    state, chance = GAME.new(seats, 2, {"circle": circle}), Source(2)
    while state.decision is not None:
        if below(chance, 10) == 0:
            for number in range(seats):
                assert 0 < evaluate(GAME.view(state, number), number) < 1
        assert quick(state) in state.decision
        apply(state, choice(chance, state.decision.options))
    assert sum(evaluate(state, number) for number in range(seats)) == pytest.approx(1)


@pytest.mark.parametrize("seats", GAME.seats)
def test_quick_moves_lead_to_an_end(seats: int) -> None:
    state = GAME.new(seats, 3)
    while state.decision is not None:
        apply(state, quick(state))
    assert state.winners


def test_a_strong_scroll_is_taken_before_a_seal() -> None:
    board = {"gate_0": "seal_fire_6", "niche_0": "saturation_fire", "niche_1": "cleansing_fire"}
    state = dungeon(seat("fire6"), board=board)
    assert quick(state).target == "niche_0"


def test_points_and_chances_to_take_some_count() -> None:
    ahead = dungeon(seat("fire1", "cleansing_fire"), seat("fire1"))
    assert evaluate(ahead, 0) > 0.5 > evaluate(ahead, 1)
    board = {"niche_0": "reappraisal_fire"}
    strong, weak = dungeon(seat("fire6"), board=board), dungeon(seat("fire1"), board=board)
    assert evaluate(strong, 0) > evaluate(weak, 0)


def test_no_rounds_are_left_once_the_sixes_are_gone() -> None:
    state = GAME.new(2, 1)
    assert rounds_left(state) > 5
    for place in [place for place in state.board if state.strength(state.board[place]) == 6]:
        del state.board[place]
    assert rounds_left(state) == 0


def test_chances_of_dice() -> None:
    assert AT_LEAST[1][2] == pytest.approx(5 / 6)
    assert AT_LEAST[1][6] == pytest.approx(1 / 6)
    assert AT_LEAST[2][6] == pytest.approx(26 / 36)
    assert AT_LEAST[0][2] == 0


def test_sequences_counted_by_hand() -> None:
    board = {"gate_0": "seal_fire_2"}
    state = dungeon(seat("fire2 fire3"), seat("air1"), board=board)
    # After either break the rival can only end, and takes one of four colours.
    assert [count_sequences(state, depth) for depth in (1, 2, 3)] == [2, 2, 2 * 4]
    state = dungeon(seat("fire2 fire3", "saturation_fire"), seat("air1"), board=board)
    # Two breaks or two dice to raise; then the rival's end, or the other die and "that is all".
    assert [count_sequences(state, depth) for depth in (1, 2)] == [4, 2 + 2 * 2]


# --- hints -------------------------------------------------------------------------------------------


def test_a_hint_says_when_the_choice_is_a_matter_of_taste() -> None:
    state = GAME.new(2, 1)
    assert state.decision is not None
    assert state.decision.prompt == "mage"
    advice = Hard().choose(GAME, GAME.view(state, state.decision.seat), Source(1), lambda: True)
    assert advice.alike
    assert explain(GAME, state, advice, load("en")).sentence.startswith("All options are equally good")


def test_a_hint_names_a_choice_that_matters() -> None:
    board = {"gate_0": "seal_fire_2", "niche_0": "reappraisal_fire"}
    ahead = seat("", "saturation_air", out=True)
    state = dungeon(seat("fire6"), ahead, board=board)
    advice = Hard().choose(GAME, GAME.view(state, 0), Source(1), lambda: True)
    assert not advice.alike
    said = explain(GAME, state, advice, load("en")).sentence
    assert said.startswith("*Take the scroll Reappraisal of Fire")

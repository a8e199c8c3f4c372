"""What a hint says: points, the scroll behind a seal, what dice are for, whom it stops, the last round."""

from __future__ import annotations

import pytest

from client.words import LANGUAGES, load
from rules.bots.bot import Advice, explain, odds
from rules.bots.gamble import planned
from rules.core.engine import apply
from rules.core.rng import Source, choice
from rules.five_seals.game import GAME
from rules.five_seals.state import State
from tests.rules.five_seals.scenario import dungeon, seat
from tests.rules.notation import do, read


def said(state: State, *lines: str) -> str:
    """Return the hint for the first of some moves, the others of which are to follow."""
    moves = tuple(read(line) for line in lines)
    advice = Advice(moves[0], 0.5, planned(state, moves)[1:])
    return explain(GAME, state, advice, load("en")).sentence.partition(":* ")[2]


def test_a_broken_seal_names_what_it_brings_and_what_lies_behind_it() -> None:
    lying = {"gate_0": "seal_fire_2", "niche_0": "reappraisal_fire"}
    state = dungeon(seat("fire6"), board=lying)
    assert said(state, "break fire6 -> niche_0") == "this wins the game"
    state = dungeon(seat("fire6 air1"), seat("air1"), board=lying)
    assert said(state, "break fire6 -> niche_0") == "brings 7 points (6 and 1 more by Reappraisal)"
    alone = dungeon(seat("fire6"), board={"gate_0": "seal_fire_2"})
    assert said(alone, "break fire6 -> gate_0").startswith("as long as you can, you must break something")


def test_a_scroll_that_a_rival_could_take_names_the_rival() -> None:
    lying = {"niche_0": "cleansing_fire", "niche_1": "rearrangement_mind", "niche_2": "rearrangement_air"}
    state = dungeon(seat("fire6"), seat("fire5"), board=lying)
    told = said(state, "break fire6 -> niche_0")
    assert told == "brings 3 points; otherwise Player\u00a02 can take it in this round"


def test_a_die_is_taken_for_the_scroll_it_may_win() -> None:
    lying = {f"niche_{n}": f"reappraisal_{of}" for n, of in enumerate(("fire", "water", "earth", "air"))}
    state = dungeon(seat("air1"), seat("air1"), board={**lying, "gate_0": "seal_fire_2"})
    do(state, "end")
    assert said(state, "take store:fire") == "with 1 die of fire you might get Reappraisal of Fire (6 points)"


def test_a_further_die_says_what_it_adds() -> None:
    lying = {f"niche_{n}": f"reappraisal_{of}" for n, of in enumerate(("fire", "water", "earth", "air"))}
    state = dungeon(seat("air1"), seat("air1"), board={**lying, "niche_4": "cleansing_mind"})
    do(state, "end")
    assert said(state, "take store:fire").startswith("with 1 die of fire")
    do(state, "take store:fire")
    assert said(state, "take store:fire").startswith("so the chance of Reappraisal of Fire (6 points) rises")


def test_dice_for_a_round_that_never_comes_are_a_matter_of_taste() -> None:
    state = dungeon(seat("air1"), seat("air1"), board={"gate_0": "seal_fire_2"})
    do(state, "end")
    assert said(state, "take store:fire").startswith("the game ends with this round")


def test_a_spell_says_what_it_makes_possible() -> None:
    lying = {"niche_0": "cleansing_fire", "niche_1": "rearrangement_mind", "niche_2": "rearrangement_air"}
    state = dungeon(seat("fire1", "saturation_fire"), board=lying)
    assert said(state, "cast saturation_fire -> die:0:fire1") == (
        "then your dice are enough for Cleansing of Fire (3 points)"
    )
    rolled = dungeon(seat("fire1", "cleansing_fire"), board={"gate_0": "seal_fire_2"})
    assert (
        said(rolled, "cast cleansing_fire -> die:0:fire1") == "as it stands, it breaks nothing in your reach"
    )
    better = dungeon(seat("fire2", "cleansing_fire"), board={"gate_0": "seal_fire_2"})
    assert "will probably show more" in said(better, "cast cleansing_fire -> die:0:fire2")


def test_two_seals_with_one_name_are_told_apart_by_where_they_lie() -> None:
    lying = {"gate_0": "seal_fire_2", "gate_1": "seal_fire_2", "gate_2": "seal_fire_3"}
    state, words = dungeon(seat("fire6"), board=lying), load("en")
    one, twin, other = (read(f"break fire6 -> gate_{n}") for n in range(3))
    assert GAME.describe(state, one, words) != GAME.describe(state, twin, words)
    assert odds(GAME, state, Advice(one, 0.5, rival=twin), words).endswith("on the right (fire 6).")
    assert odds(GAME, state, Advice(one, 0.5, rival=one), words) == "Chance of winning about 50%."
    assert odds(GAME, state, Advice(one, 0.5, rival=other), words).endswith("seal of fire 3 (fire 6).")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("circle", ["first", "second", "third"])
def test_whatever_may_be_advised_can_be_said(circle: str, language: str) -> None:
    """No reason has a colon of its own."""
    words, chance, state = load(language), Source(2), GAME.new(2, 2, {"circle": circle})
    while state.decision is not None:
        option = choice(chance, state.decision.options)
        told = explain(GAME, state, Advice(option, 0.5), words).sentence
        assert told.count(":") == 1, told
        apply(state, option)

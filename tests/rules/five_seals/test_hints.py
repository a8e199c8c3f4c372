"""What a hint says for an option: the scroll behind a seal, the seals that a colour is for."""

from __future__ import annotations

from client.words import LANGUAGES, load
from rules.bots.bot import Advice, odds
from rules.core.engine import apply
from rules.core.rng import Source, choice
from rules.five_seals.game import GAME
from rules.five_seals.state import State
from tests.rules.five_seals.scenario import dungeon, seat
from tests.rules.notation import read


def brought(state: State, line: str) -> str:
    return GAME.brings(state, read(line), load("en"))


def test_a_broken_seal_names_what_lies_behind_it() -> None:
    lying = {"gate_0": "seal_fire_2", "niche_0": "reappraisal_fire"}
    state = dungeon(seat("fire6"), board=lying)
    assert brought(state, "break fire6 -> niche_0") == "brings 6 points"
    alone = dungeon(seat("fire6"), board={"gate_0": "seal_fire_2"})
    assert not brought(alone, "break fire6 -> gate_0")


def test_a_colour_counts_the_seals_in_reach_that_it_breaks() -> None:
    state = dungeon(seat("fire6"), board={"gate_0": "seal_fire_2", "gate_1": "seal_water_2"})
    said = GAME.speaks_for(state, read("take store:fire"), load("en"))
    assert said == "1 seal in your reach takes dice of fire"
    assert not GAME.speaks_for(state, read("take store:air"), load("en"))


def test_two_seals_with_one_name_are_not_compared() -> None:
    lying = {"gate_0": "seal_fire_2", "gate_1": "seal_fire_2", "gate_2": "seal_fire_3"}
    state, words = dungeon(seat("fire6"), board=lying), load("en")
    one, twin, other = (read(f"break fire6 -> gate_{n}") for n in range(3))
    assert GAME.describe(state, one, words) == GAME.describe(state, twin, words)
    assert odds(GAME, state, Advice(one, 0.5, rival=twin), words) == "Chance of winning about 50%."
    assert odds(GAME, state, Advice(one, 0.5, rival=other), words).endswith("seal of fire 3 (fire: 6).")


def test_whatever_may_be_advised_can_be_said() -> None:
    """Also of views, in which much is hidden."""
    words, chance, state = [load(language) for language in LANGUAGES], Source(2), GAME.new(2, 2)
    while state.decision is not None:
        view = GAME.view(state, state.decision.seat)
        option = choice(chance, state.decision.options)
        for language in words:
            GAME.brings(view, option, language)
            GAME.speaks_for(view, option, language)
        apply(state, option)

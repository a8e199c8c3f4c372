"""What an option brings at once, and how far quests are met: what hints and the table say."""

from __future__ import annotations

import pytest

from client.words import LANGUAGES, load
from rules.black_rose.forecast import predicted
from rules.black_rose.foresight import Gains, gains
from rules.black_rose.preview import at_the_end, holding, in_range, quest_progress, sharing, targets_of
from rules.black_rose.records import Happening
from rules.black_rose.targets import ROSE
from rules.core.engine import apply
from rules.core.rng import Source, choice
from rules.games import GAMES
from tests.rules.black_rose_wars.scenario import idle, lodge, mage
from tests.rules.cases import CASES
from tests.rules.notation import do, read

BESIDE = [
    ("fireball", "target fireball -> arena", Gains(damage=6)),
    ("fireball", "target fireball -> throne", Gains()),
    ("~unstable_flames", "target unstable_flames -> throne", Gains(instability=1)),
    ("unstable_flames", "target unstable_flames -> arena", Gains(damage=2, instability=2)),
    ("vampire_bite", "target vampire_bite -> mage:1", Gains(damage=2, healing=2)),
]


@pytest.mark.parametrize(("spell", "line", "expected"), BESIDE)
def test_what_an_aimed_spell_brings(spell: str, line: str, expected: Gains) -> None:
    state = lodge(mage("black_rose_hall", spell, damage=(1, 1, 1)), idle("arena"), idle("arena"))
    do(state, "cast slot:0:0")
    assert gains(state, read(line)) == expected


@pytest.mark.parametrize(
    ("at", "line", "expected"),
    [
        ("arena", "fight mage:0 -> mage:1", Gains(damage=2)),
        ("treasure", "activate mage:0 -> treasure", Gains(power=1)),
        ("arena", "cast slot:0:0", Gains(power=2)),
        ("arena", "idle mage:0", Gains()),
    ],
)
def test_what_deeds_bring(at: str, line: str, expected: Gains) -> None:
    state = lodge(mage(at, "pact_with_the_rose"), idle("arena"))
    assert gains(state, read(line)) == expected


@pytest.mark.parametrize("laid", [(), ("blackmail*",)])
def test_what_a_spell_would_do_is_said_as_far_as_nobody_answers(laid: tuple[str, ...]) -> None:
    state = lodge(mage("black_rose_hall", "vampire_bite", damage=(1, 1, 1)), idle("throne", *laid))
    seen = predicted(GAMES["black_rose_wars"].view(state, 0), read("cast slot:0:0"), "mage:1")
    assert (seen.damage["mage:1"], seen.answered) == (2, bool(laid))


def test_a_mage_with_little_health_takes_no_more() -> None:
    state = lodge(mage("arena"), idle("arena", damage=(0,) * 10))
    assert gains(state, read("fight mage:0 -> mage:1")) == Gains(damage=1)


def test_whatever_can_be_chosen_can_be_said() -> None:
    """Also of views, in which much is hidden."""
    words, chance = [load(language) for language in LANGUAGES], Source(2)
    case = next(case for case in CASES if str(case).startswith("black_rose_wars-3"))
    state, n = case.new(2), 0
    while state.decision is not None:
        n += 1
        if n % 5 == 0:
            view = case.game.view(state, state.decision.seat)
            for option in state.decision:
                for language in words:
                    case.game.brings(view, option, language)
                    case.game.speaks_for(view, option, language)
        apply(state, choice(chance, state.decision.options))


def test_how_far_quests_are_met() -> None:
    state = lodge(
        mage("throne", quests=["crown_of_flames", "web_of_cracks"]), idle(), cubes={"arena": (0,)}, moon=2
    )
    assert quest_progress(state, 0, "crown_of_flames") == (0, 2)
    assert quest_progress(state, 0, "web_of_cracks") == (1, 4)
    state.write(ledger=(Happening("revealed", "mage:0", 0, element="fire"),))
    assert quest_progress(state, 0, "crown_of_flames") == (1, 2)
    assert quest_progress(state, 1, "crown_of_flames") == (0, 2)


def test_cubes_that_are_shared_out() -> None:
    state = lodge(mage("black_rose_hall", "fireball"), idle("oracle"), idle("oracle"), cubes=LYING)
    do(state, "cast slot:0:0", "target fireball -> oracle", "icon fireball #1")
    shared = sharing(state)
    assert shared is not None
    assert (shared.power, shared.left, shared.what) == (0, 2, "damage")


LYING = {
    "throne": (0,) * 6,
    "wars_armory": (0,) * 6,
    "pleasure": (0,) * 6,
    "garden": (0,) * 4,
    "treasure": (0, 0),
}


@pytest.mark.parametrize(("omen", "reached"), [("naked_magic", True), ("", False)])
def test_a_longer_range_is_shown(omen: str, reached: bool) -> None:
    state = lodge(mage("throne", "call_darkness"), idle("oracle"), omens=("", "", omen), moon=3)
    assert "garden" not in targets_of(state, 0, "call_darkness", 0), "it lies in no straight line"
    assert ("wars_crypt" in targets_of(state, 0, "call_darkness", 0)) == reached
    assert ("wars_crypt" in in_range(state, 0, "call_darkness", 0)) == reached


def test_power_if_the_game_ended_now() -> None:
    state = lodge(mage("throne"), idle("arena"), idle("oracle"))
    state.trophies[1] = 2
    before = [state.power(power) for power in (0, 1, 2, ROSE)]
    gained = [n - there for n, there in zip(at_the_end(state), before, strict=True)]
    assert gained[1] == 4 + (state.crown == 1)
    assert gained[3] == 0
    assert [state.power(power) for power in (0, 1, 2, ROSE)] == before


def test_what_holds_for_a_mage_is_known() -> None:
    state = lodge(mage("wars_armory", "ice_blast"), mage("wars_armory"))
    do(state, "activate mage:0 -> wars_armory", "option wars_armory #1", "done")
    assert holding(state, "mage:0") == [("shield", "wars_armory", 5)]
    do(state, "cast slot:0:0", "icon ice_blast")
    assert holding(state, "mage:1") == [("move", "ice_blast", 0)]

"""What an advised option brings, opens or prevents is said in one human sentence."""

from __future__ import annotations

from time import perf_counter

import pytest

from client.words import load
from rules.black_rose.card_text import face_text
from rules.black_rose.choice_text import chosen_text
from rules.black_rose.hint_cards import LONG, effect
from rules.black_rose.hint_heads import headline
from rules.black_rose.state import State
from rules.black_rose_duel.cards import DUEL
from rules.black_rose_wars.cards import WARS
from rules.black_rose_wars.game import GAME
from rules.bots import LEVELS
from rules.bots.arena import play
from rules.bots.bot import Advice, explain
from rules.core.engine import State as Position
from rules.core.rng import Source
from tests.rules.black_rose_wars.scenario import idle, lodge, mage
from tests.rules.notation import do, read

ENGLISH = load("en")


def why(state: State, line: str, *, alike: bool = False) -> str:
    """Return the reason that is given for an option."""
    said = explain(GAME, state, Advice(read(line), 0.5, alike=alike), ENGLISH)
    return said.partition(":* ")[2]


def test_a_blow_says_whom_it_hurts_and_what_is_left() -> None:
    state = lodge(mage("arena"), idle("arena"))
    assert why(state, "fight mage:0 -> mage:1") == "it deals 2 damage to Jaf’ar, who has 9 health left"


def test_a_blow_that_defeats_says_so() -> None:
    state = lodge(mage("arena"), idle("arena", damage=(0,) * 10))
    assert why(state, "fight mage:0 -> mage:1").startswith(
        "you gain 5 power; it takes the last health of Jaf’ar"
    )


def test_a_step_says_what_waits_there_and_a_quest_comes_before_a_room() -> None:
    state = lodge(mage("garden"), idle())
    assert why(state, "explore mage:0 -> treasure") == "the effect of this room is “gain 1 power”"
    state = lodge(mage("garden", quests=["anothers_gold"]), idle())
    assert why(state, "explore mage:0 -> treasure").startswith("your quest “Another’s Gold”")


def test_a_step_is_never_said_to_lead_to_what_it_leads_away_from() -> None:
    state = lodge(mage("garden", quests=["anothers_gold"]), idle())
    assert "Treasure" not in why(state, "explore mage:0 -> arena")


def test_cubes_say_who_is_first_in_a_room() -> None:
    state = lodge(mage("black_rose_hall", "~unstable_flames"), idle(), cubes={"throne": (1,)})
    do(state, "cast slot:0:0")
    assert "there you will be level with the leader at 1" in why(state, "target unstable_flames -> throne")


@pytest.mark.parametrize(
    ("alike", "end"), [(True, "The other options are just as good"), (False, "gain 1 power”")]
)
def test_where_all_options_are_alike_there_is_still_a_reason(alike: bool, end: str) -> None:
    state = lodge(mage("garden"), idle())
    assert why(state, "explore mage:0 -> treasure", alike=alike).endswith(end)


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_effect_is_named_and_what_is_long_is_broken_off(language: str) -> None:
    words = load(language)
    for book in (WARS, DUEL):
        for printed in (*book.spells.values(), *book.rooms.values()):
            for side in range(len(printed.faces)):
                said = effect(face_text(printed, side, words), words, "cast.best")
                assert said != words("black_rose.advice.cast.best"), printed.id
                assert ":" not in said
                assert len(said) < LONG + 40


def test_two_copies_of_a_spell_are_told_apart_by_their_slots() -> None:
    state = lodge(mage("garden", "fireball", "vortex", "fireball"), idle())
    for tell in (GAME.describe, headline):
        told = [tell(state, read(f"inertia slot:0:{slot}"), ENGLISH) for slot in range(3)]
        assert len({*told}) == len(told)
        assert ["slot" in words for words in told] == [True, False, True]


def test_nobody_is_advised_to_walk_back_at_once() -> None:
    state = lodge(mage("garden"), idle())
    do(state, "explore mage:0 -> treasure")
    assert GAME.pointless(state, read("move mage:0 -> garden"))
    assert not GAME.pointless(state, read("move mage:0 -> black_rose_hall"))
    advice = LEVELS["hard"].choose(GAME, GAME.view(state, 0), Source(1), lambda: True)
    assert advice.action != read("move mage:0 -> garden")


def test_a_deadly_blow_is_answered_and_says_why() -> None:
    state = lodge(mage("arena"), idle("arena", "dark_armor*", damage=(0,) * 10))
    do(state, "fight mage:0 -> mage:1")
    while state.decision is not None and len(state.decision.options) == 1:
        # Whether an attack on it is answered is asked for the sake of secrecy.
        do(state, str(state.decision.options[0]))
    assert why(state, "spring slot:1:0").startswith("otherwise the 2 damage about to come defeats you")
    assert GAME.pointless(state, read("decline"))


@pytest.mark.parametrize("language", ["ru", "en"])
def test_advice_is_a_headline_and_a_reason_with_one_colon_between_them(language: str) -> None:
    words, heard = load(language), list[str]()

    def hear(view: Position, advice: Advice) -> None:
        heard.append(explain(GAME, view, advice, words))

    play(GAME, ("easy", "easy"), 1, None, perf_counter, hear=hear)
    assert heard
    assert [said for said in heard if said.count(":") > 1] == []
    opened = [said.partition(words("bot.opens", move="").rstrip("*"))[2] for said in heard]
    assert [move for move in opened if move[:1].isupper()] == [], "in mid-sentence"


@pytest.mark.parametrize(
    ("number", "does"),
    [
        (0, "deal 3 damage to the target and move it up to 1 room"),
        (1, "deal 3 damage to the target; the mage it belongs to discards a random card from hand"),
    ],
)
def test_each_mask_says_what_it_does(number: int, does: str) -> None:
    state = lodge(mage("arena", "waking_nightmare"), idle("arena"))
    do(state, "cast slot:0:0")
    while state.decision is not None and state.decision.prompt != "option":
        do(state, str(state.decision.options[0]))
    assert chosen_text(state, number, ENGLISH) == does

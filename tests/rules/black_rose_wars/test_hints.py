"""What an advised option brings, opens or prevents is said in one human sentence."""

from __future__ import annotations

from time import perf_counter

import pytest

from client.words import load
from rules.black_rose.card_text import face_text
from rules.black_rose.choice_text import chosen_text
from rules.black_rose.hint_cards import LONG, effect
from rules.black_rose.hint_deeds import _main
from rules.black_rose.hint_heads import headline
from rules.black_rose.hint_text import speaks_for
from rules.black_rose.records import Happening
from rules.black_rose.state import State
from rules.black_rose_duel.cards import DUEL
from rules.black_rose_wars.cards import WARS
from rules.black_rose_wars.game import GAME
from rules.bots import LEVELS
from rules.bots.arena import play
from rules.bots.bot import Advice, explain
from rules.core.engine import State as Position
from rules.core.game import PlannedMove
from rules.core.rng import Source
from tests.rules.black_rose_wars.scenario import OUTSIDE, evocation, idle, lodge, mage
from tests.rules.notation import do, read

ENGLISH = load("en")


def why(state: State, line: str, *, alike: bool = False) -> str:
    """Return the reason that is given for an option."""
    said = explain(GAME, state, Advice(read(line), 0.5, alike=alike), ENGLISH).sentence
    return said.partition(":* ")[2]


def test_a_blow_says_whom_it_hurts_and_what_is_left() -> None:
    state = lodge(mage("arena"), idle("arena"))
    assert (
        why(state, "fight mage:0 -> mage:1")
        == "it deals 2 damage to Player\N{NO-BREAK SPACE}2 (Jaf’ar) and leaves 9 health"
    )


def test_a_blow_that_defeats_says_so() -> None:
    state = lodge(mage("arena"), idle("arena", damage=(0,) * 10))
    assert why(state, "fight mage:0 -> mage:1").startswith(
        "you gain 5 power; it takes the last health of Player\N{NO-BREAK SPACE}2 (Jaf’ar)"
    )


def test_a_step_says_what_waits_there_and_a_quest_comes_before_a_room() -> None:
    state = lodge(mage("garden"), idle())
    assert why(state, "explore mage:0 -> treasure") == "the effect of this room is “gain 1 power”"
    state = lodge(mage("garden", quests=["anothers_gold"]), idle())
    assert why(state, "explore mage:0 -> treasure").startswith("your quest “Another’s Gold”")


def test_a_quest_is_named_once_by_the_deed_that_completes_it() -> None:
    state = lodge(mage("garden"), idle())
    assert state.decision is not None
    steps = [
        PlannedMove(state, read(line), state)
        for line in ("explore mage:0 -> treasure", "activate mage:0 -> treasure", "complete anothers_gold")
    ]
    assert _main(steps) == steps[1]
    assert _main(steps[2:]) == steps[2]


def test_a_step_is_never_said_to_lead_to_what_it_leads_away_from() -> None:
    state = lodge(mage("garden", quests=["anothers_gold"]), idle())
    assert "Treasure" not in why(state, "explore mage:0 -> arena")


def test_a_room_that_can_do_nothing_is_no_goal() -> None:
    state = lodge(mage("cemetery"), idle())
    assert "effect of this room" not in why(state, "explore mage:0 -> sacrificial_altar")
    do(state, "explore mage:0 -> sacrificial_altar")
    assert why(state, "done") == "the effect of this room can do nothing for you now"


def test_whoever_does_no_more_is_not_told_of_what_is_left_undone() -> None:
    state = lodge(mage("garden"), idle())
    do(state, "explore mage:0 -> treasure")
    assert why(state, "done", alike=True) == "the effect of this room would bring you little now"


def test_a_target_is_told_from_the_others() -> None:
    state = lodge(mage("arena", "", "phantom_blades"), idle("arena", damage=(0,) * 7), idle("arena"))
    do(state, "cast slot:0:1")
    while state.decision is not None and state.decision.prompt != "target":
        do(state, str(state.decision.options[0]))
    assert "least health left (4)" in speaks_for(state, read("target phantom_blades -> mage:1"), ENGLISH)


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


def test_nobody_is_advised_to_give_a_spell_up_for_a_step_back() -> None:
    state = lodge(mage("garden", "phantom_blades"), idle())
    do(state, "explore mage:0 -> treasure", "done", "inertia slot:0:0")
    assert GAME.pointless(state, read("move mage:0 -> garden"))


def test_nobody_is_advised_to_walk_back_in_a_later_turn() -> None:
    """What was left on foot stays behind for the whole round, unless a rival has come there since."""
    state = lodge(mage("garden"), mage("throne", tokens=1))
    do(state, "explore mage:0 -> treasure", "done", "end", "explore mage:1 -> arena", "done")
    assert GAME.pointless(state, read("explore mage:0 -> garden"))
    assert not GAME.pointless(state, read("explore mage:0 -> black_rose_hall"))
    state = lodge(mage("garden"), mage("throne", tokens=1))
    do(state, "explore mage:0 -> treasure", "done", "end", "explore mage:1 -> black_rose_hall")
    do(state, "move mage:1 -> garden", "done")
    assert not GAME.pointless(state, read("explore mage:0 -> garden")), "a rival stands there now"


def test_walking_back_is_advised_where_something_was_done_meanwhile() -> None:
    state = lodge(mage("garden"), idle())
    do(state, "explore mage:0 -> treasure", "activate mage:0 -> treasure", "explore mage:0 -> garden")
    assert not GAME.pointless(state, read("activate mage:0 -> garden"))
    state = lodge(mage("garden"), idle())
    do(state, "explore mage:0 -> treasure", "activate mage:0 -> treasure")
    assert not GAME.pointless(state, read("explore mage:0 -> garden"))


def test_an_evocation_that_moves_meanwhile_is_no_reason_to_walk_back() -> None:
    state = lodge(mage("garden"), idle(), evocations=[evocation("andromeda", 0, "throne")])
    moved = Happening("entered", "andromeda:1", 0, place=5, walking=True)
    do(state, "explore mage:0 -> treasure")
    state.write(ledger=(*state.ledger, moved))
    assert GAME.pointless(state, read("move mage:0 -> garden"))


def test_a_spell_is_not_given_up_for_no_step() -> None:
    state = lodge(mage("garden", "phantom_blades"), idle())
    do(state, "inertia slot:0:0")
    assert GAME.pointless(state, read("done"))
    state = lodge(mage("garden", "phantom_blades", quests=["cover_your_tracks"]), idle())
    do(state, "inertia slot:0:0")
    assert not GAME.pointless(state, read("done")), "the quest is met by the sacrifice alone"


@pytest.mark.parametrize(("tokens", "pointless"), [(1, True), (0, False)])
def test_no_spell_is_given_up_to_leave_a_cell_that_a_mage_can_walk_out_of(
    tokens: int, pointless: bool
) -> None:
    state = lodge(mage(OUTSIDE, "phantom_blades", "fireball", tokens=tokens), idle())
    assert GAME.pointless(state, read("inertia slot:0:0")) is pointless


def test_the_last_spell_waits_for_the_next_turn() -> None:
    state = lodge(mage("arena", "phantom_blades", "fireball", tokens=0), mage("garden"))
    assert not GAME.pointless(state, read("inertia slot:0:0")), "the fireball may be cast from there"
    do(state, "inertia slot:0:0", "move mage:0 -> throne")
    assert GAME.pointless(state, read("inertia slot:0:1"))
    do(state, "end", "idle mage:1", "end")
    assert not GAME.pointless(state, read("inertia slot:0:1")), "now it must act"


def test_a_spell_is_not_given_up_lightly() -> None:
    """It may be cast in a later turn, and a physical action makes the step as well."""
    state = lodge(mage("arena", "", "phantom_blades", "phantom_blades", tokens=0), idle("arena"))
    assert GAME.leaves_off(state, read("inertia slot:0:2"))
    state = lodge(mage("arena", "phantom_blades", tokens=1), idle())
    assert GAME.leaves_off(state, read("inertia slot:0:0"))
    state = lodge(mage("arena", "phantom_blades", tokens=0), idle())
    assert not GAME.leaves_off(state, read("inertia slot:0:0")), "nobody is in reach, and it walks no more"


def test_a_step_that_a_spell_was_given_up_for_is_made_use_of() -> None:
    state = lodge(mage("arena", "phantom_blades", "fireball", tokens=0), idle("garden"))
    do(state, "inertia slot:0:0", "move mage:0 -> throne")
    assert GAME.leaves_off(state, read("end"))


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
        heard.append(explain(GAME, view, advice, words).sentence)

    play(GAME, ("easy", "easy"), 1, None, perf_counter, hear=hear)
    assert heard
    assert [said for said in heard if said.count(":") > 1] == []
    opened = [said.partition(words("bot.opens", move="").rstrip("*"))[2] for said in heard]
    assert [move for move in opened if move[:1].isupper()] == [], "in mid-sentence"


@pytest.mark.parametrize(
    ("number", "does"),
    [
        (0, "deal 2 damage to the target and move it up to 1 room"),
        (1, "deal 2 damage to the target; the mage it belongs to discards a random card from hand"),
    ],
)
def test_each_mask_says_what_it_does(number: int, does: str) -> None:
    state = lodge(mage("arena", "waking_nightmare"), idle("arena"))
    do(state, "cast slot:0:0")
    while state.decision is not None and state.decision.prompt != "option":
        do(state, str(state.decision.options[0]))
    assert chosen_text(state, number, ENGLISH) == does


def test_of_cards_put_on_top_only_the_last_comes_next() -> None:
    state = lodge(mage("arena", "reading_the_stars"), idle(), mages=(1, 0))
    do(state, "cast slot:0:0")
    while state.decision is not None and state.decision.prompt != "put_back":
        do(state, str(state.decision.options[0]))
    assert state.decision is not None
    first, last = (str(option) for option in state.decision.options)
    assert why(state, first) == "the card that is put back last comes next, this one after it"
    do(state, first)
    assert why(state, last) == "so it comes next"


def test_the_only_option_is_no_matter_of_taste() -> None:
    state = lodge(mage("arena", "reading_the_stars"), idle(), mages=(1, 0))
    do(state, "cast slot:0:0")
    while state.decision is not None and len(state.decision.options) > 1:
        do(state, str(state.decision.options[0]))
    assert not LEVELS["hard"].choose(GAME, GAME.view(state, 0), Source(1), lambda: True).alike


def test_a_short_sentence_is_quoted_with_the_next_one() -> None:
    """What is looked at says little: the damage after it is why the spell is cast."""
    spell = WARS.spells["reading_the_stars"]
    assert "2 damage" in effect(face_text(spell, 1, ENGLISH), ENGLISH, "part.best")


@pytest.mark.parametrize(("tokens", "told"), [(1, True), (0, False)])
def test_a_spell_that_moves_promises_no_room_to_whoever_cannot_activate_it(tokens: int, told: bool) -> None:
    state = lodge(mage("black_rose_hall", "surge_of_flesh", tokens=tokens), idle("cemetery"))
    do(state, "cast slot:0:0")
    assert ("the effect of this room" in why(state, "move mage:0 -> garden")) is told

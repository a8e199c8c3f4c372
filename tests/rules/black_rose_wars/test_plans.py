"""What is advised names the purpose of the whole plan, and a plan once advised is kept."""

from __future__ import annotations

import pytest

from client.words import load
from rules.black_rose.hint_text import speaks_for
from rules.black_rose.state import State
from rules.black_rose_wars.game import GAME
from rules.bots import ADVISER
from rules.bots.bot import Advice, explain
from rules.bots.course import course, rest_of
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.rng import Source
from tests.rules.black_rose_wars.scenario import evocation, idle, lodge, mage
from tests.rules.notation import do, read

ENGLISH = load("en")


def planned(state: State, line: str, *meant: str) -> Advice:
    """Return advice for an option with the plan that belongs to it."""
    plan, leads_to = course(GAME, state, read(line), tuple([read(other) for other in meant]))
    return Advice(read(line), 0.5, plan, leads_to=leads_to)


def why(state: State, line: str, *meant: str) -> str:
    """Return the reason that is given for an option as the beginning of a plan."""
    return explain(GAME, state, planned(state, line, *meant), ENGLISH).sentence.partition(":* ")[2]


def test_a_step_says_what_it_is_for_not_who_is_near() -> None:
    state = lodge(mage("garden", quests=["anothers_gold"]), idle("arena"), power=(0, 3))
    plan = ("explore mage:0 -> treasure", "activate mage:0 -> treasure", "complete anothers_gold")
    assert why(state, *plan).startswith("then *activate the Treasure Room*; this completes your quest")
    assert explain(GAME, state, planned(state, *plan), ENGLISH).then == read(plan[1])


def test_a_rival_who_is_moved_is_moved_for_what_it_strikes() -> None:
    """Suggestion moves a mage, which then attacks for whoever cast it."""
    state = lodge(
        mage("arena", "~suggestion"), mage("garden"), idle("throne", damage=(0,) * 4), mages=(1, 0, 2)
    )
    do(state, "cast slot:0:0")
    while state.decision is not None and not any(o.target == "throne" for o in state.decision.options):
        do(
            state,
            str(next((o for o in state.decision.options if o.target == "mage:1"), state.decision.options[0])),
        )
    assert state.decision is not None
    move = next(option for option in state.decision.options if option.target == "throne")
    said = why(state, str(move))
    assert "steps away from you" not in said
    assert "damage to Player\N{NO-BREAK SPACE}3 (Rebecca)" in said


def test_a_choice_in_the_middle_of_a_spell_says_what_the_spell_comes_to() -> None:
    state = lodge(mage("arena", "phantom_blades"), idle("arena", damage=(0,) * 10))
    assert "it takes the last health of Player\N{NO-BREAK SPACE}2" in why(state, "cast slot:0:0")


def test_an_evocation_keeps_its_victim_in_words() -> None:
    state = lodge(
        idle("treasure"), idle("cemetery"), idle("garden"), evocations=[evocation("cerberus", 0, "throne")]
    )
    assert state.decision is not None
    assert state.decision.prompt == "evocations"
    advice = planned(state, "command cerberus:1")
    first = explain(GAME, state, advice, ENGLISH).sentence
    victim = next(
        name for name in ("Player\N{NO-BREAK SPACE}2", "Player\N{NO-BREAK SPACE}3") if name in first
    )
    taken: list[tuple[Decision, Action]] = []
    action = advice.action
    while action.kind != "attack":
        taken.append((state.decision, action))
        do(state, str(action))
        left = rest_of(advice, 0, taken)
        while state.decision.seat or len(state.decision.options) == 1:
            taken.append((state.decision, state.decision.options[0]))
            do(state, str(state.decision.options[0]))
        action, left = left[0], left[1:]
        assert victim in explain(GAME, state, planned(state, str(action), *map(str, left)), ENGLISH).sentence


def test_a_plan_is_kept_unless_something_else_is_clearly_better() -> None:
    state = lodge(mage("garden"), idle("cemetery"))
    do(state, "explore mage:0 -> treasure")
    view = GAME.view(state, 0)
    advised = ADVISER.choose(GAME, view, Source(1), lambda: True)
    again = ADVISER.choose(GAME, view, Source(1), lambda: True, (advised.action,))
    assert again.action == advised.action
    assert again.chance == pytest.approx(advised.chance)
    assert ADVISER.choose(GAME, view, Source(1), lambda: True, (Action("done"),)).action == advised.action


def test_nothing_is_left_of_a_plan_once_something_else_was_done() -> None:
    state = lodge(mage("garden"), idle("cemetery"))
    advice = planned(state, "explore mage:0 -> treasure", "activate mage:0 -> treasure")
    assert state.decision is not None
    then = Action("activate", "mage:0", "treasure")
    assert rest_of(advice, 0, [(state.decision, advice.action)])[0] == then
    assert not rest_of(advice, 0, [(state.decision, read("explore mage:0 -> arena"))])
    rival = Decision(1, "turn", (Action("end"), Action("idle", "mage:1")))
    assert not rest_of(advice, 0, [(state.decision, advice.action), (rival, Action("end"))])
    answer = Decision(1, "spring", (Action("spring", "slot:1:0"), Action("decline")))
    assert rest_of(advice, 0, [(state.decision, advice.action), (answer, Action("decline"))])[0] == then


def test_a_plan_ends_with_the_turn() -> None:
    state = lodge(mage("garden"), mage("cemetery"))
    plan, _ = course(GAME, state, read("explore mage:0 -> treasure"))
    turns = [
        planned.action.kind for planned in plan if planned.action.kind in ("fight", "explore", "cast", "end")
    ]
    assert len(turns) <= 1


# --- words -----------------------------------------------------------------------------------------------


def test_a_healing_spell_is_not_said_to_reach_rivals() -> None:
    state = lodge(mage("arena", "~surge_of_flesh", damage=(1,) * 3), idle("arena"))
    said = speaks_for(state, read("cast slot:0:0"), ENGLISH)
    assert "reach" not in said
    assert "heal" in said


def test_least_health_is_a_reason_only_where_damage_is_dealt() -> None:
    state = lodge(mage("arena", "dance_of_masks"), idle("arena", damage=(0,) * 7), idle("arena"))
    do(state, "cast slot:0:0")
    while state.decision is not None and state.decision.prompt != "target":
        do(state, str(state.decision.options[0]))
    assert "health" not in speaks_for(state, read("target dance_of_masks -> mage:1"), ENGLISH)


def test_a_quest_that_is_given_up_says_what_the_rose_gains() -> None:
    state = lodge(mage("arena", quests=["reaping", "ruins"]), idle("arena"), moon=3, after="cleanup")
    while state.decision is not None and state.decision.prompt != "quest_offer":
        do(state, str(state.decision.options[0]))
    assert speaks_for(state, read("discard reaping"), ENGLISH).endswith("the Black Rose gains 3 power by it")


@pytest.mark.parametrize(
    ("power", "wasted"),
    [((24, 18, 25), True), ((24, 18, 20), False), ((10, 9, 12), False), ((29, 9, 25), False)],
)
def test_no_quest_is_given_up_for_the_rose_to_win_by_it(power: tuple[int, ...], wasted: bool) -> None:
    state = lodge(mage("arena", quests=["ruins"]), idle("garden"), moon=3, after="cleanup", power=power)
    while state.decision is not None and state.decision.prompt != "quest_offer":
        do(state, str(state.decision.options[0]))
    assert GAME.pointless(state, read("discard ruins")) is wasted
    assert not GAME.pointless(state, read("done"))


def test_an_only_card_is_compared_with_no_other() -> None:
    state = lodge(mage("arena", hand=["fireball"]), idle("arena"))
    assert state.decision is not None
    only = Decision(0, "discard", (Action("discard", "fireball"),), "torn_page")
    state.decision = only
    assert speaks_for(state, read("discard fireball"), ENGLISH) == "there is no other card to choose"

"""What a hint says: winning, points, what essences are for, what a card goes with, why one passes."""

from __future__ import annotations

import pytest

from client.words import LANGUAGES, load
from rules.bots.bot import Advice, explain, odds
from rules.bots.gamble import planned
from rules.core.engine import apply
from rules.core.rng import Source, choice
from rules.res_arcana.game import GAME
from rules.res_arcana.hint_text import benefit
from tests.rules.notation import do, read
from tests.rules.res_arcana.scenario import Seat, State, essences, table


def said(state: State, *lines: str) -> str:
    """Return the hint for the first of some moves, the others of which are to follow."""
    moves = tuple(read(line) for line in lines)
    assert state.decision is not None
    view = GAME.view(state, state.decision.seat)
    advice = Advice(moves[0], 0.5, planned(state, moves)[1:])
    return explain(GAME, view, advice, load("en")).sentence.partition(":* ")[2]


def test_the_move_that_wins_says_so() -> None:
    lying = {"alchemists_tower": essences(gold=9)}
    state = table(Seat(play=["coral_castle", "alchemists_tower"]), Seat(), on=lying)
    assert said(state, "use coral_castle") == "this wins the game"
    short = table(Seat(essences(gold=4), play=["alchemists_tower"]), Seat(), on=lying, monuments=["temple"])
    short.first = 1
    assert said(short, "claim temple").startswith("with 11 points you win at the end of the round")


def test_the_next_best_move_ends_the_sentence() -> None:
    state = table(Seat(essences(gold=4)), monuments=["temple", "oracle"])
    best = Advice(read("claim temple"), 0.5, rival=read("claim oracle"))
    assert odds(GAME, state, best, load("en")).endswith(
        "The second best choice instead: claim Oracle for 4 Gold."
    )


def test_a_payment_never_brings_points() -> None:
    me = Seat(essences(life=1, calm=2, elan=1), hand=["nightingale"], item="research")
    state = table(me)
    do(state, "use research")
    assert said(state, "pay calm") == "you have the most of it"
    assert said(state, "pay elan") == "it spares what you need for Nightingale"


def test_what_nothing_needs_is_paid_first() -> None:
    state = table(Seat(essences(life=1, calm=1), hand=["dwarven_pickaxe"], item="research"))
    state.places.clear()
    do(state, "use research")
    assert said(state, "pay calm") == "nothing of yours needs it"


def test_a_discard_names_what_its_essences_are_for() -> None:
    me = Seat(essences(gold=3), hand=["sea_serpent"])
    state = table(me, monuments=["temple", "oracle"])
    told = said(state, "discard sea_serpent -> gold", "claim temple")
    assert told.startswith("so that you can claim Temple (2 points)")
    assert said(state, "discard sea_serpent -> gold").startswith("enough for ")


def test_a_power_tells_what_it_does_and_what_for() -> None:
    me = Seat(essences(elan=4, gold=2), item="alchemy")
    state = table(me, monuments=["temple", "oracle"])
    assert said(state, "use alchemy") == "gain 2 Gold; enough for Oracle (2 points)"


def test_an_essence_is_taken_for_what_can_be_bought_soonest() -> None:
    state = table(Seat(essences(), hand=["vault", "dwarven_pickaxe"]), places=["coral_castle"])
    do(state, "discard vault -> others")
    # The pickaxe costs 1 Elan and nothing else; no card of the hand asks for Life.
    assert said(state, "take elan") == "enough for Dwarven Pickaxe"
    assert "Pickaxe" not in said(state, "take life")


def test_the_first_to_pass_hears_of_the_token_and_of_what_can_wait() -> None:
    me = Seat(essences(gold=4))
    state = table(me, Seat(), first=1, monuments=["temple", "oracle"])
    told = said(state, "pass")
    assert told.startswith("the first to pass takes the first-player token (1 point); ")
    assert told.endswith("can wait, for no rival can pay for it now")
    poor = table(Seat(), Seat(), first=0)
    assert said(poor, "pass").startswith(
        "passing first keeps your first-player token (1 point); your new item"
    )


def test_a_claim_names_the_rival_who_could_make_it() -> None:
    state = table(Seat(essences(gold=4)), Seat(essences(gold=4)), monuments=["temple", "oracle"])
    assert said(state, "claim temple") == "brings 2 points; otherwise Player\u00a02 can claim it"


def test_points_on_a_place_stay_there() -> None:
    me = Seat(play=["sacred_grove"])
    state = table(me, collecting=True, on={"sacred_grove": essences(life=2)})
    assert said(state, "done") == "on Sacred Grove it is worth 2 points, in your pool nothing"


def test_an_item_is_chosen_for_what_it_goes_with() -> None:
    state = table(Seat(hand=["nightingale"]), Seat(), first=0)
    do(state, "pass")
    told = said(state, "item death_life")
    assert told == "every round it brings 1 Life or 1 Death; it helps to pay for Nightingale"


def test_what_is_collected_is_not_for_what_never_asks_for_it() -> None:
    # The Fountain brings the life that the Dragon's Lair lacks; the gold on the ring has no part in it.
    me = Seat(essences(elan=3, calm=3, death=3, life=2), play=["fountain_of_youth", "ring_of_midas"])
    state = table(
        me, Seat(), collecting=True, on={"ring_of_midas": essences(gold=2)}, places=["dragons_lair"]
    )
    told = said(state, "collect ring_of_midas", "claim dragons_lair")
    assert not told.startswith("so that you can claim Dragon")


def test_what_is_paid_for_needs_no_help() -> None:
    state = table(Seat(hand=["dwarven_pickaxe"], play=["nightingale"]), Seat(), first=0)
    do(state, "pass")
    assert "Nightingale" not in said(state, "item death_life")


def test_two_powers_of_a_card_have_two_names() -> None:
    state, words = table(Seat(essences(life=2), play=["ring_of_midas", "horn_of_plenty"])), load("en")
    powers = [option for option in state.decision.options if option.kind == "use"] if state.decision else []
    assert GAME.headline is not None
    names = [GAME.headline(state, option, words) for option in powers]
    assert len({*names}) == len(names) > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_may_be_advised_can_be_said(language: str) -> None:
    """Also of views, in which much is hidden; no reason has a colon of its own."""
    words, chance, state = load(language), Source(2), GAME.new(2, 2)
    while state.decision is not None:
        view = GAME.view(state, state.decision.seat)
        option = choice(chance, state.decision.options)
        told = explain(GAME, view, Advice(option, 0.5), words).sentence
        assert told.count(":") == 1, told
        apply(state, option)


def test_a_card_that_is_laid_says_what_is_put_on_it() -> None:
    assert benefit("vault", load("en")) == "it lets you put 1 Gold on it"
    assert " сюда" not in benefit("vault", load("ru"))


@pytest.mark.parametrize(("gold", "helps"), [(0, True), (1, False)])
def test_what_can_be_paid_for_already_needs_no_help(gold: int, helps: bool) -> None:
    state = table(Seat(essences(gold=gold, life=9, elan=9), hand=["vault"]), Seat())
    do(state, "pass")
    assert ("it helps to pay for Vault" in said(state, "item alchemy")) == helps

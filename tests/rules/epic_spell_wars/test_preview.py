"""What is told of a spell while it is built: victims, dice and odds."""

from __future__ import annotations

import pytest

from client.words import load
from rules.bots.bot import Advice, Planned, explain
from rules.bots.hard import Hard
from rules.core.engine import advance, to_json
from rules.core.rng import Source
from rules.epic_spell_wars.game import GAME
from rules.epic_spell_wars.odds import row_odds
from rules.epic_spell_wars.preview import Loss, outlook, prospect, total_losses
from rules.epic_spell_wars.setup import Tournament
from rules.epic_spell_wars.state import KIND, Seat, State
from rules.epic_spell_wars.turns import Round, Turn
from tests.rules.epic_spell_wars.scenario import laying, seat, turn
from tests.rules.notation import asked, do, read


@pytest.mark.parametrize(
    ("dice", "bonus", "odds"),
    [
        (1, 0, (4 / 6, 2 / 6, 0)),
        (1, 2, (2 / 6, 4 / 6, 0)),
        (2, 0, (6 / 36, 24 / 36, 6 / 36)),
        (1, 9, (0, 0, 1)),
        (3, 0, (4 / 216, 77 / 216, 135 / 216)),
    ],
)
def test_odds(dice: int, bonus: int, odds: tuple[float, float, float]) -> None:
    assert row_odds(dice, bonus) == pytest.approx(odds)


def test_a_spell_is_seen_through_before_it_is_cast() -> None:
    me = seat(hand="muzzlesnap prickly gore_nado", treasures="big_book_of_awesomeness")
    state = laying(me, seat(hand="chicken"), seat(hand="scorchia"))
    do(state, "lay gore_nado -> delivery")
    alone = outlook(state, 0)[0]
    assert (alone.dice, alone.bonus, alone.targets, alone.picks) == (1, 2, (1, 2), "strongest")
    do(state, "lay muzzlesnap -> source", "lay prickly -> quality")
    source, quality, delivery = outlook(state, 0)
    assert source.dice == 0
    # Three primal cards and the die that Muzzlesnap will add.
    assert (quality.dice, delivery.dice) == (4, 4)
    assert (quality.targets, quality.picks) == ((2,), "")
    assert sum(delivery.odds) == pytest.approx(1)


def test_a_wide_delivery_is_seen_to_hit_everybody() -> None:
    state = laying(seat(hand="pam_and_hecuba chicken"), seat(hand="ballsy"), seat(hand="scorchia", life=9))
    do(state, "lay chicken -> delivery")
    assert outlook(state, 0)[0].targets == (1,)
    do(state, "lay pam_and_hecuba -> source")
    assert outlook(state, 0)[1].targets == (1, 2)
    assert not outlook(state, 0)[1].picks


def test_nothing_is_known_of_wild_magic() -> None:
    state = laying(seat(hand="wild_magic"), seat(hand="scorchia"))
    do(state, "lay wild_magic -> delivery")
    assert (outlook(state, 0)[0].dice, outlook(state, 0)[0].targets) == (0, ())


def test_the_damage_of_a_roll_has_a_mean_and_ends() -> None:
    state = laying(seat(hand="gore_nado"), seat(hand="chicken"))
    do(state, "lay gore_nado -> delivery")
    # One die ends in the first row or in the second: 2 or 3 damage.
    me, foe = outlook(state, 0)[0].losses
    assert (me.low, me.mean, me.high) == (0, 0, 0)
    assert (foe.low, foe.mean, foe.high) == pytest.approx((2, 2 * 4 / 6 + 3 * 2 / 6, 3))


def test_dice_of_foes_have_ends_and_healing_is_a_loss_below_zero() -> None:
    me = seat(hand="ben_voodoo fountain_of_youth", life=10)
    state = laying(me, seat(hand="chicken"), seat(hand="chicken"))
    do(state, "lay ben_voodoo -> source", "lay fountain_of_youth -> delivery")
    total = total_losses(state, outlook(state, 0))
    assert [(loss.low, loss.mean, loss.high) for loss in total[1:]] == [(1, 3.5, 6)] * 2
    assert (total[0].low, total[0].high) == (-2, 0)


def test_a_ransom_costs_all_of_it_or_a_treasure() -> None:
    rich = seat(hand="chicken", treasures="plink_cannon")
    state = laying(seat(hand="ballsy"), seat(hand="chicken"), rich)
    do(state, "lay ballsy -> quality")
    poor, rich_one = outlook(state, 0)[0].losses[1:]
    assert (poor.low, poor.mean, poor.high) == (3, 3, 3)
    assert (rich_one.low, rich_one.high) == (0, 3)


def test_only_life_is_foretold_as_life() -> None:
    state = laying(seat(hand="midnight_merlin"), seat(hand="chicken"))
    do(state, "lay midnight_merlin -> source")
    assert outlook(state, 0)[0].losses[0] == Loss()


def test_nothing_is_foretold_of_a_contest() -> None:
    state = laying(seat(hand="cat_a_strophic"), seat(hand="chicken"))
    do(state, "lay cat_a_strophic -> quality")
    assert outlook(state, 0)[0].losses == ()


def advised(state: State, *options: str) -> str:
    """Return the sentence in which an option is advised, for the sake of those that follow."""
    first, *rest = [read(option) for option in options]
    plan = tuple(Planned(action, to_json(state)) for action in rest)
    said = explain(GAME, state, Advice(first, 0.5, plan), load("en")).sentence
    return said.replace("\N{NO-BREAK SPACE}", " ")


def test_advice_says_what_a_card_does_to_whom() -> None:
    me = seat(hand="gore_nado prickly fountain_of_youth cat_a_strophic", life=9)
    state = laying(me, seat(hand="chicken", life=7), seat(hand="scorchia"))
    assert "about Player 3 \N{EN DASH}2" in advised(state, "lay gore_nado -> delivery")
    assert "up to the dice" in advised(state, "lay cat_a_strophic -> quality")
    whole = advised(state, "lay gore_nado -> delivery", "lay prickly -> quality", "ready")
    assert "Prickly Gore-Nado\N{RIGHT DOUBLE QUOTATION MARK}" in whole
    do(state, "lay gore_nado -> delivery")
    assert "instead of Gore-Nado" in advised(state, "lay fountain_of_youth -> delivery")
    assert "instead of" not in advised(state, "lay prickly -> quality")
    # Both are primal.
    assert "one more die for Gore-Nado" in advised(state, "lay prickly -> quality")
    assert "about 1 life for you" in advised(state, "lay fountain_of_youth -> delivery")
    assert "fewer cards act sooner" in advised(state, "ready")


def test_advice_says_who_may_be_killed() -> None:
    state = laying(seat(hand="scorchia"), seat(hand="chicken", life=3), seat(hand="scorchia", life=2))
    assert "kills Player 2" in advised(state, "lay scorchia -> source")
    state.seats[1].life = 4
    assert "kill" not in advised(state, "lay scorchia -> source")


def test_advice_on_laying_never_says_that_all_is_the_same() -> None:
    """Many plans lay the same cards in another order; the hand has worse ones as well."""
    state = laying(seat(hand="scorchia chicken ballsy prickly sphinxion"), seat(hand="chicken"))
    assert not Hard().choose(GAME, GAME.view(state, 0), Source(1), lambda: True).alike


def test_advice_says_how_a_victim_stands() -> None:
    state = turn(seat("death_fairy"), seat(life=7, acted=True), seat(acted=True))
    assert "none of your other foes has as few lives (7)" in advised(state, "target death_fairy -> seat:1")
    assert "none of your other foes has as many lives (20)" in advised(state, "target death_fairy -> seat:2")
    level = turn(seat("death_fairy", life=3), seat(life=20, acted=True), seat(acted=True))
    assert "some have as many" in advised(level, "target death_fairy -> seat:1")


def test_advice_warns_of_a_spell_that_may_kill_its_caster() -> None:
    state = laying(seat(hand="ritualistic", life=3), seat(hand="chicken"), seat(hand="scorchia"))
    assert "this may kill you" in advised(state, "lay ritualistic -> quality")
    state.seats[0].life = 4
    assert "kill you" not in advised(state, "lay ritualistic -> quality")


def test_advice_counts_what_the_caster_aims_apart_as_the_forecast_does() -> None:
    state = laying(seat(hand="ritualistic"), seat(hand="chicken", life=9), seat(hand="scorchia"))
    assert "a foe of your choice \N{EN DASH}" in advised(state, "lay ritualistic -> quality")


def test_advice_says_what_a_treasure_saves() -> None:
    state = turn(seat("ballsy"), seat(life=7, treasures="amulet_of_maneg", acted=True), seat(acted=True))
    assert asked(state) == (1, "ransom")
    assert "it saves you 3 lives" in advised(state, "give amulet_of_maneg")
    assert "your treasures are worth more than 3 lives" in advised(state, "suffer")


# --- who may die ---------------------------------------------------------------------------------------


def lying(spell: str, *foes: Seat, hand: str = "", life: int = 20) -> State:
    """Return a position in which the first seat has laid a spell."""
    state = laying(seat(hand=f"{spell} {hand}", life=life), *foes)
    for card in spell.split():
        do(state, f"lay {card} -> {KIND[card]}")
    return state


def test_a_later_part_aims_at_those_who_are_left() -> None:
    state = lying("scorchia gore_nado", seat(life=2), seat(life=3), seat(life=1))
    first, second = outlook(state, 0)
    assert (first.targets, second.targets, second.instead) == ((2,), (1,), ())
    whole = prospect(state, 0)
    # Three damage is all that the strongest has; two or three are enough for the next one.
    assert whole.deaths == pytest.approx([0, 1, 1, 0])
    assert [loss.mean for loss in whole.losses] == pytest.approx([0, 2, 3, 0])


def test_how_likely_a_foe_dies_comes_from_the_dice() -> None:
    state = lying("gore_nado", seat(life=3), seat(life=1))
    # Only the second row, a five or a six, takes three lives.
    assert prospect(state, 0).deaths == pytest.approx([0, 1 / 3, 0])
    state = lying("ben_voodoo", seat(life=5), seat(life=7))
    assert prospect(state, 0).deaths == pytest.approx([0, 1 / 3, 0])


def test_where_a_death_is_open_both_victims_are_named() -> None:
    """The strongest foe dies of a five or a six; then the delivery hits the other one."""
    state = lying("ben_voodoo cone_of_acid", seat(life=2), seat(life=9), seat(life=9), seat(life=9))
    _, cone = outlook(state, 0)
    assert (cone.targets, cone.instead) == ((2, 4), (1,))


def test_of_two_texts_the_caster_may_choose_either() -> None:
    state = lying("magma_gog", seat(life=2), seat(life=2))
    whole = prospect(state, 0)
    assert whole.chosen
    assert whole.deaths == pytest.approx([0, 0.5, 0])
    state = lying("magma_gog", seat(life=1), seat(life=2))
    assert prospect(state, 0).deaths == pytest.approx([0, 1, 0])


def test_nobody_dies_to_keep_a_treasure() -> None:
    state = lying("ballsy", seat(life=2, treasures="fools_gold"), seat(life=2))
    assert prospect(state, 0).deaths == pytest.approx([0, 0, 1])


def test_parts_that_are_done_are_not_foretold() -> None:
    state = turn(seat("scorchia death_fairy"), seat(life=9, acted=True), seat(acted=True))
    assert asked(state) == (0, "next_part")
    do(state, "cast scorchia")
    assert [part.card for part in outlook(state, 0)] == []


def test_whoever_is_seldom_level_is_no_choice() -> None:
    """One roll of six brings the strongest foe down to the weakest; the weakest is hit all the same, once."""
    state = lying("polished testikill", seat(life=9), seat(life=14))
    first, second = outlook(state, 0)
    assert (first.targets, first.picks) == ((2,), "")
    assert (second.targets, second.picks, second.instead) == ((1,), "", ())
    whole = prospect(state, 0)
    assert whole.picked == {}
    assert sum(loss.mean for loss in whole.losses) == pytest.approx(
        first.losses[2].mean + second.losses[1].mean
    )


def test_who_is_level_is_told_from_a_free_choice() -> None:
    state = lying("devilicious gore_nado", seat(), seat(), seat())
    free, level = outlook(state, 0)
    assert (free.picks, level.picks) == ("caster", "strongest")
    assert prospect(state, 0).picked == pytest.approx({"caster": 8 / 3, "strongest": 7 / 3})


def test_only_a_six_heals_a_foe() -> None:
    state = lying("dr_rooty_bark", seat(life=9), seat(life=9), life=9)
    assert [loss.mean for loss in prospect(state, 0).losses] == pytest.approx([-3, -0.5, -0.5])


def test_a_treasure_taken_before_is_counted() -> None:
    """Whoever grabs a treasure first hits harder with what counts treasures, in the same card as well."""
    me = seat(hand="sir_lootzor mysterious", treasures="fools_gold")
    state = laying(me, seat(life=5))
    do(state, "lay mysterious -> quality")
    assert prospect(state, 0).deaths[1] == 0
    alone = outlook(state, 0)[0].losses[1].mean
    do(state, "lay sir_lootzor -> source")
    glyphs = len(set(state.glyphs(0))) - 1
    assert outlook(state, 0)[1].losses[1].mean == alone + glyphs + 1
    state = lying("two_faced", seat(treasures="fools_gold"))
    assert outlook(state, 0)[0].losses[1].low == 4


def test_the_forecast_of_deaths_is_what_happens() -> None:
    """Cast again and again, a spell kills about as often as foretold."""
    state = lying("scorchia inferno_tastic gore_nado", seat(life=4), seat(life=5), seat(life=6), life=9)
    foretold = prospect(state, 0).deaths
    died = [0] * 4
    for seed in range(600):
        played = state.copy()
        played.rng, played.stack = seed, [Tournament(), Round(step="act"), Turn(0)]
        played.acting, played.queue, played.decision = 0, [], None
        for foe in played.seats[1:]:
            foe.acted = True
        advance(played)
        gone = {event.seat for event in played.events if event.kind == "died"}
        died = [count + (number in gone) for number, count in enumerate(died)]
    assert [count / 600 for count in died] == pytest.approx(foretold, abs=0.06)

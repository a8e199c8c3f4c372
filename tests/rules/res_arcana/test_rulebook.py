"""The rulebook's own examples and the rules that no single component stands for, by section."""

from __future__ import annotations

import pytest

from rules.res_arcana.essences import LIFE, NAMES, Essences, of_kind
from rules.res_arcana.score import points
from tests.rules.notation import asked, do, offered, refused
from tests.rules.res_arcana.scenario import (
    NOTHING,
    RICH,
    Seat,
    State,
    end_round,
    essences,
    having,
    on,
    pool,
    table,
)

# --- 1. Сбор -----------------------------------------------------------------------------------------


def test_taking_from_a_component_is_all_or_nothing() -> None:
    """Section «1. Сбор»: some components or none, but all essences of each."""
    laden = {"athanor": essences(elan=3, gold=1), "prism": essences(life=2), "coral_castle": essences(calm=1)}
    state = table(Seat(play=list(laden)), on=laden, collecting=True)
    assert offered(state) == ["collect athanor", "collect prism", "collect coral_castle", "done"]
    do(state, "collect athanor", "done")
    assert pool(state) == essences(elan=3, gold=1)
    assert state.on == {"prism": essences(life=2), "coral_castle": essences(calm=1)}


def test_collecting_says_what_it_waits_for() -> None:
    state = table(Seat(play=["athanor", "prism"]), on={"prism": essences(life=2)}, collecting=True)
    assert refused(state, "collect athanor") == "nothing_on_it"
    assert refused(state, "pass") == "collect_first"


def test_essences_taken_from_a_place_are_lost_points() -> None:
    """Section «1. Сбор», «Нюансы»."""
    place = "catacombs_of_the_dead"
    state = table(having(place), on={place: essences(death=3)}, first=1, collecting=True)
    assert points(state, 0) == 3
    do(state, f"collect {place}")
    assert (points(state, 0), pool(state)) == (0, essences(death=4))


def test_essences_are_only_taken_when_a_round_begins() -> None:
    state = table(having("athanor"), on={"athanor": essences(elan=3)})
    assert offered(state, "collect") == []


def test_windup_man_over_four_rounds() -> None:
    """Section «Нюансы компонентов», Windup Man, the example."""
    state = table(having("windup_man", essences(elan=1, gold=1)))
    do(state, "use windup_man #1", "put gold -> windup_man")
    end_round(state)
    do(state, "done")
    assert on(state, "windup_man") == essences(gold=3)
    do(state, "use windup_man #1", "put elan -> windup_man")
    end_round(state)
    do(state, "done")
    assert on(state, "windup_man") == essences(gold=5, elan=3)
    end_round(state)
    do(state, "collect windup_man")
    assert (pool(state), on(state, "windup_man")) == (essences(gold=5, elan=3), NOTHING)


def test_vault_over_three_rounds() -> None:
    """Section «Нюансы компонентов», Vault, the example."""
    state = table(having("vault"))
    do(state, "use vault #1")
    end_round(state)
    do(state, "done", "take calm", "take life", "use vault #1")
    assert (pool(state), on(state, "vault")) == (essences(calm=1, life=1), essences(gold=2))
    end_round(state)
    do(state, "collect vault")
    assert asked(state)[1] == "turn"
    assert (pool(state), on(state, "vault")) == (essences(calm=1, life=1, gold=2), NOTHING)


# --- 2. Действия -------------------------------------------------------------------------------------


def test_turns_go_clockwise_from_the_first_player_past_those_who_passed() -> None:
    """Section «2. Действия»: one action each, until all have passed."""
    state = table(Seat(hand=["prism"]), Seat(), Seat(), Seat(), first=2, turn=2)
    order = []
    for lines in (
        ["pass", "item reanimate"],
        ["pass", "item alchemy"],
        ["discard prism -> gold"],
        ["pass", "item protection"],
        ["pass", "item divination"],
    ):
        order.append(asked(state)[0])
        do(state, *lines)
    assert order == [2, 3, 0, 1, 0]
    assert (state.round, asked(state)) == (2, (2, "turn"))


def test_one_essence_of_each_symbol_and_any_for_a_free_one() -> None:
    """Section «Стоимость»: the Corrupt Altar takes two Death and three of any kinds."""
    state = table(Seat((1, 0, 1, 4, 1), hand=["corrupt_altar"]))
    do(state, "place corrupt_altar", "pay elan", "pay calm", "pay gold")
    assert pool(state) == essences(death=2)


def test_only_what_leads_to_a_full_payment_is_offered() -> None:
    """Section «Стоимость»: what a symbol needs cannot go into a free place, nor the other way round."""
    state = table(Seat(essences(calm=4, elan=9), hand=["wind_dragon"]))
    do(state, "place wind_dragon", *["pay elan"] * 4)
    assert (asked(state), pool(state)) == ((0, "turn"), essences(elan=5))
    state = table(Seat(essences(calm=5, elan=9), hand=["wind_dragon"]))
    do(state, "place wind_dragon", *["pay calm"] * 5)
    assert (asked(state), pool(state)) == ((0, "turn"), essences(elan=6))


@pytest.mark.parametrize(
    ("card", "has", "reason"),
    [
        ("corrupt_altar", essences(death=1, elan=9), "too_expensive"),
        ("corrupt_altar", essences(death=2, elan=2), "too_expensive"),
        ("corrupt_altar", essences(death=5), ""),
        ("treant", essences(life=3, elan=1, gold=9), "too_expensive"),
        ("treant", essences(life=3, elan=2), ""),
        ("prism", NOTHING, ""),
        ("magical_shard", NOTHING, ""),
    ],
)
def test_a_card_must_be_paid_in_full(card: str, has: Essences, reason: str) -> None:
    assert refused(table(Seat(has, hand=[card])), f"place {card}") == reason


def test_payments_say_what_does_not_fit() -> None:
    state = table(Seat(essences(life=3, elan=2, gold=9), mage="artificer", hand=["treant", "prism"]))
    do(state, "place treant")
    assert offered(state) == ["pay elan", "pay life"]
    assert refused(state, "pay gold") == "does_not_fit"
    assert refused(state, "pay calm") == "none_left"
    assert refused(state, "pass") == "pay_first"


def test_everything_enters_ready() -> None:
    """Section «Стоимость»: even a card that was turned when it was destroyed."""
    me = Seat(essences(gold=6, death=1), play=["fiery_whip", "crypt", "prism"], hand=["horn_of_plenty"])
    state = table(me, monuments=["solomons_mine"], turned=["prism"])
    do(state, "place horn_of_plenty", "use horn_of_plenty #1", "claim solomons_mine", "use solomons_mine")
    do(state, "use fiery_whip #1", "destroy prism", "take elan", "take elan", "use crypt #1")
    assert refused(state, "use prism") == ""


def test_discarding_brings_one_gold_or_two_others() -> None:
    """Section «2. Действия»."""
    state = table(Seat(hand=["prism", "hawk"]))
    do(state, "discard prism -> gold", "discard hawk -> others")
    assert offered(state) == ["take elan", "take life", "take calm", "take death"]
    do(state, "take death", "take elan")
    assert pool(state) == essences(gold=1, elan=1, death=1)
    assert (state.seats[0].hand, state.seats[0].discard) == ([], ["prism", "hawk"])
    assert refused(state, "discard hawk -> gold") == "not_in_hand"


def test_a_claimed_monument_is_replaced_from_the_deck() -> None:
    """Section «2. Действия»: one of the two open ones."""
    state = table(
        Seat(essences(gold=4)), monuments=["colossus", "temple"], monument_deck=["oracle", "library"]
    )
    do(state, "claim colossus")
    assert (state.monuments, state.monument_deck) == (["temple", "library"], ["oracle"])
    assert (state.seats[0].play, pool(state)) == (["colossus"], NOTHING)


def test_the_top_monument_is_claimed_unseen() -> None:
    state = table(
        Seat(essences(gold=4)), monuments=["colossus", "temple"], monument_deck=["oracle", "library"]
    )
    assert "claim library" not in offered(state)
    do(state, "claim monument_deck")
    assert state.seats[0].play == ["library"]
    assert (state.monuments, state.monument_deck) == (["colossus", "temple"], ["oracle"])


def test_the_last_monuments_are_not_replaced() -> None:
    state = table(Seat(essences(gold=12)), monuments=["colossus", "temple"], monument_deck=[])
    assert refused(state, "claim monument_deck") == "no_monuments"
    do(state, "claim temple", "claim colossus")
    assert (state.monuments, offered(state, "claim")) == ([], [])


def test_a_place_is_claimed_once() -> None:
    """Section «2. Действия»: at its whole cost, and nobody can take it away."""
    seats = Seat(essences(death=9)), Seat(essences(death=9))
    state = table(*seats)
    do(state, "claim catacombs_of_the_dead")
    assert (pool(state), state.seats[0].play) == (NOTHING, ["catacombs_of_the_dead"])
    assert refused(state, "claim catacombs_of_the_dead") == "taken"
    poor = table(Seat(essences(death=8, gold=9)))
    assert refused(poor, "claim catacombs_of_the_dead") == "too_expensive"


def test_only_own_components_can_be_used() -> None:
    state = table(Seat(hand=["horn_of_plenty"]), Seat(play=["prism"]))
    assert refused(state, "use prism") == "not_yours_to_use"
    assert refused(state, "use horn_of_plenty") == "not_yours_to_use"
    assert refused(state, "place prism") == "not_in_hand"
    assert refused(state, "use research #1") == "no_such_power"


# --- Силы --------------------------------------------------------------------------------------------


def test_catacombs_with_twelve_death() -> None:
    """Section «Силы», the example: two uses without turning, one with, two Death left, three points."""
    place = "catacombs_of_the_dead"
    state = table(having(place, essences(death=12)), first=1)
    do(state, f"use {place} #1", f"use {place} #1", f"use {place} #2")
    assert (pool(state), on(state, place), points(state, 0)) == (essences(death=2), essences(death=3), 3)
    assert refused(state, f"use {place} #1") == "turned"


def test_a_turned_component_rests_until_the_round_ends() -> None:
    state = table(having("horn_of_plenty"), Seat(play=["prism"], passed=True), turned=["prism"])
    do(state, "use horn_of_plenty #1")
    assert refused(state, "use horn_of_plenty") == "turned"
    end_round(state)
    assert (state.turned, [seat.passed for seat in state.seats]) == (set(), [False, False])
    assert refused(state, "use horn_of_plenty") == ""


@pytest.mark.parametrize("passed", [False, True])
def test_rivals_receive_even_after_passing(passed: bool) -> None:
    """Section «Силы (прод.)»."""
    state = table(having("tree_of_life"), Seat(passed=passed), Seat(passed=not passed))
    do(state, "use tree_of_life")
    assert [pool(state, seat) for seat in range(3)] == [of_kind(LIFE, n) for n in (3, 1, 1)]


def test_essences_on_a_destroyed_artifact_are_lost() -> None:
    """Section «Силы», «Нюансы»."""
    state = table(Seat(play=["fiery_whip", "athanor"]), on={"athanor": essences(elan=5)})
    do(state, "use fiery_whip #1", *["take calm"] * 4)
    assert (pool(state), state.on) == (essences(calm=4), {})


def test_drawing_goes_on_through_the_shuffled_discard_pile() -> None:
    """Section «Силы (прод.)»: only once the deck is empty."""
    pile = ["hawk", "prism", "treant"]
    state = table(
        Seat(item="research", play=["library"], mage="scholar", deck=["crypt"], discard=pile, pool=RICH)
    )
    me = state.seats[0]
    do(state, "use library")
    assert (me.hand, me.deck, sorted(me.discard)) == (["crypt"], [], sorted(pile))
    do(state, "use scholar", "pay gold")
    assert (len(me.hand), len(me.deck), me.discard) == (2, 2, [])
    assert set(me.hand) | set(me.deck) == {"crypt", *pile}


def test_drawing_from_nothing_brings_nothing() -> None:
    state = table(having("library"))
    do(state, "use library")
    assert (state.seats[0].hand, state.turned) == ([], {"library"})


# --- Потеря Жизни ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "has", "left"),
    [
        ("elvish_bow", essences(life=2, gold=1), essences(life=1, gold=1)),
        ("elvish_bow", essences(calm=5), essences(calm=3)),
        ("elvish_bow", essences(calm=1), NOTHING),
        ("wind_dragon", essences(life=2, calm=5), essences(calm=5)),
        ("wind_dragon", essences(life=1, calm=5), essences(calm=3)),
        ("wind_dragon", essences(life=1, calm=1), NOTHING),
        ("wind_dragon", essences(gold=5), essences(gold=1)),
        ("wind_dragon", essences(calm=3), NOTHING),
        ("wind_dragon", NOTHING, NOTHING),
    ],
)
def test_for_each_life_that_lacks_two_others_are_lost(card: str, has: Essences, left: Essences) -> None:
    """Section «Потеря Жизни»: as far as there are any."""
    state = table(having(card), Seat(has))
    do(state, f"use {card}")
    assert (asked(state), pool(state, 1)) == ((1, "turn"), left)


def test_the_loser_chooses_which_others() -> None:
    """Section «Потеря Жизни»: Gold too."""
    state = table(having("elvish_bow"), Seat(essences(elan=1, calm=1, gold=1)))
    do(state, "use elvish_bow")
    assert asked(state) == (1, "lose")
    assert offered(state) == ["pay elan", "pay calm", "pay gold"]
    do(state, "pay gold", "pay elan")
    assert pool(state, 1) == essences(calm=1)


# --- Пас ---------------------------------------------------------------------------------------------


def test_passing_first_takes_the_token_then_an_item_then_a_card() -> None:
    """Section «Пас»."""
    seats = [Seat(item="alchemy", deck=["prism", "hawk"]), Seat(item="research", deck=["crypt"]), Seat()]
    state = table(*seats, first=2)
    do(state, "pass")
    assert state.first == 0
    assert asked(state) == (0, "item")
    assert state.seats[0].hand == []
    do(state, "item reanimate")
    assert (state.seats[0].item, state.seats[0].hand) == ("reanimate", ["hawk"])
    do(state, "pass", "item alchemy")
    assert (state.first, state.seats[1].item, state.seats[1].hand) == (0, "alchemy", ["crypt"])


def test_the_item_must_be_another_one() -> None:
    state = table(Seat(item="alchemy"), Seat(item="research"))
    do(state, "pass")
    others = {"calm_elan", "death_life", "divination", "protection", "reanimate", "transmutation"}
    assert {line.removeprefix("item ") for line in offered(state)} == others
    assert refused(state, "item alchemy") == "another_item"
    assert refused(state, "item research") == "taken"
    assert refused(state, "use scholar") == "item_first"


def test_a_returned_item_comes_back_straight_and_empty() -> None:
    state = table(Seat(item="alchemy"), Seat(RICH), turned=["alchemy"], on={"alchemy": essences(gold=2)})
    do(state, "pass", "item protection", "pass", "item alchemy")
    assert (state.turned, state.on, pool(state), pool(state, 1)) == (set(), {}, NOTHING, RICH)


def test_passing_with_an_empty_deck() -> None:
    """Section «Пас»: the discard pile is shuffled; without one there is no card."""
    state = table(Seat(discard=["prism"]), Seat())
    do(state, "pass", "item alchemy", "pass", "item protection")
    assert [seat.hand for seat in state.seats] == [["prism"], []]


def test_the_first_to_pass_begins_the_next_round() -> None:
    """Section «3. Победа», «Нюансы»: and has the token's point at the check."""
    state = table(Seat(), Seat(), Seat(), first=0, turn=1)
    end_round(state)
    assert (state.first, state.round, asked(state)) == (1, 2, (1, "turn"))


# --- 3. Победа ---------------------------------------------------------------------------------------

SCORING = (("alchemists_tower", "gold"), ("catacombs_of_the_dead", "death"), ("sunken_reef", "calm"))


def before_the_check(*scores: int, pools: tuple[Essences, ...] = (), first: int = 2) -> State:
    """Return a position in which only seat 0 has not passed yet; the scores do not count the token."""
    seats = [Seat(play=[place], passed=number > 0) for number, (place, _) in enumerate(SCORING)]
    for seat, essences_ in zip(seats, pools, strict=False):
        seat.pool = essences_
    lying = {
        place: of_kind(NAMES.index(kind), points_)
        for (place, kind), points_ in zip(SCORING, scores, strict=True)
        if points_
    }
    return table(*seats, on=lying, first=first)


@pytest.mark.parametrize(
    ("scores", "pools", "winners"),
    [
        ((9, 9, 8), (), []),
        ((10, 0, 0), (), [0]),
        ((0, 13, 0), (), [1]),
        ((10, 11, 0), (), [1]),
        ((0, 0, 9), (), [2]),
        ((10, 10, 9), (essences(gold=1), essences(elan=1), NOTHING), [0]),
        ((10, 10, 0), (essences(gold=1), essences(elan=3), RICH), [1]),
        ((10, 10, 0), (essences(gold=1), essences(elan=2), NOTHING), [0, 1]),
        ((10, 10, 9), (NOTHING, NOTHING, NOTHING), [0, 1, 2]),
        ((11, 10, 0), (NOTHING, RICH, NOTHING), [0]),
    ],
)
def test_most_points_of_ten_or_more_win(
    scores: tuple[int, int, int], pools: tuple[Essences, ...], winners: list[int]
) -> None:
    """Section «3. Победа»: then most essences with Gold as two, then a shared victory."""
    state = before_the_check(*scores, pools=pools)
    end_round(state)
    assert state.winners == winners
    assert (state.decision is None) == bool(winners)


def test_a_check_in_mid_round_may_be_won_by_a_rival() -> None:
    """Section «3. Победа», «Нюансы»: the check is for everybody."""
    me = Seat(play=["coral_castle", "great_pyramid", "colossus", "oracle"])
    rival = Seat(play=["alchemists_tower"])
    state = table(me, rival, first=0, on={"alchemists_tower": essences(gold=12)})
    do(state, "use coral_castle")
    assert (state.decision, state.winners) == (None, [1])


def test_golden_statue_after_its_owner_has_passed() -> None:
    """Section «3. Победа», «Нюансы»: at the check that ends a round, and for that check only."""
    statue = Seat(essences(gold=7), play=["golden_statue"], passed=True)
    state = table(Seat(), statue, first=0)
    end_round(state)
    assert asked(state) == (1, "check")
    do(state, "react golden_statue")
    assert (state.winners, asked(state), pool(state, 1)) == ([], (0, "turn"), essences(gold=4))
    assert points(state, 1) == 1
    assert state.turned == set()


def test_golden_statues_price_counts_in_a_tie() -> None:
    """Section «3. Победа»: wealth is compared once the Gold is paid."""
    me = Seat(essences(gold=3), play=["golden_statue", "great_pyramid", "colossus"])
    rival = Seat(essences(elan=1), play=["alchemists_tower"], passed=True)
    state = table(me, rival, first=0, on={"alchemists_tower": essences(gold=10)})
    end_round(state)
    do(state, "react golden_statue")
    assert state.winners == [1]


def test_reactions_to_a_check_go_round_from_the_first_player() -> None:
    """Section «3. Победа», «Нюансы»: whoever checks, a rival's statue may answer."""
    me = Seat(play=["coral_castle"])
    state = table(me, Seat(essences(gold=3), play=["golden_statue", "great_pyramid"]), Seat(), first=1)
    do(state, "use coral_castle")
    assert asked(state) == (1, "check")
    do(state, "react golden_statue")
    assert (state.winners, asked(state), state.turned) == ([], (1, "turn"), {"coral_castle", "golden_statue"})


def test_a_reaction_to_a_check_can_be_declined() -> None:
    """Section «3. Победа», «Нюансы»: then nothing is paid and no point is added."""
    me = Seat(essences(gold=3), play=["coral_castle", "golden_statue", "great_pyramid"])
    rich = table(me, Seat(passed=True), first=0)
    do(rich, "use coral_castle", "react golden_statue")
    assert rich.winners == [0], "with the statue there would be enough points"
    state = table(me, Seat(passed=True), first=0)
    do(state, "use coral_castle")
    assert offered(state) == ["react golden_statue", "decline"]
    events = do(state, "decline")
    assert "checked" in {event.kind for event in events}
    assert (state.winners, pool(state), asked(state)) == ([], essences(gold=3), (0, "turn"))
    assert state.turned == {"coral_castle"}


def test_a_declined_reaction_leaves_that_of_the_next_seat() -> None:
    """Section «3. Победа», «Нюансы»: everybody is asked once, in turn order."""
    statues = Seat(essences(gold=3), play=["golden_statue"])
    rival = Seat(play=["coral_castle"])
    state = table(rival, statues, Seat(), first=1)
    do(state, "use coral_castle")
    assert asked(state) == (1, "check")
    do(state, "decline")
    assert (state.winners, asked(state)) == ([], (1, "turn"))
    assert "golden_statue" not in state.turned

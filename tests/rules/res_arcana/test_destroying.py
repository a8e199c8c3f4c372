"""Powers that destroy artifacts or discard cards for what they cost."""

from __future__ import annotations

import pytest

from rules.res_arcana.essences import LIFE, of_kind
from tests.rules.notation import do, offered, refused
from tests.rules.res_arcana.scenario import NOTHING, Seat, covers, essences, having, on, pool, table

NOT_GOLD = ["take elan", "take life", "take calm", "take death"]


@covers("corrupt_altar#2", "fiery_whip#1")
@pytest.mark.parametrize(
    ("use", "card"), [("use corrupt_altar #2", "corrupt_altar"), ("use fiery_whip #1", "fiery_whip")]
)
@pytest.mark.parametrize(("victim", "cost"), [("prism", 0), ("vault", 2), ("wind_dragon", 8)])
def test_a_destroyed_artifact_yields_two_more_than_it_cost(
    use: str, card: str, victim: str, cost: int
) -> None:
    """Section «Силы (прод.)»: the printed number of essences, free ones too, in any kinds but Gold."""
    state = table(Seat(play=[card, victim, "hawk", "colossus", "coral_castle"]), turned=[victim])
    do(state, use, f"destroy {victim}")
    for _ in range(cost + 2):
        assert offered(state) == NOT_GOLD
        do(state, "take life")
    assert pool(state) == of_kind(LIFE, cost + 2)
    assert state.seats[0].discard == [victim]
    assert state.turned == {card}


def test_only_own_artifacts_can_be_destroyed() -> None:
    me = Seat(mage="druid", play=["fiery_whip", "prism", "hawk", "colossus", "coral_castle"])
    state = table(me, Seat(play=["magical_shard"], passed=True))
    do(state, "use fiery_whip #1")
    assert offered(state) == ["destroy prism", "destroy hawk"]


def test_corrupt_altar_may_destroy_itself() -> None:
    """Section «Нюансы компонентов», Corrupt Altar."""
    state = table(having("corrupt_altar"))
    do(state, "use corrupt_altar #2", *["take elan"] * 7)
    assert pool(state) == essences(elan=7)
    assert (state.seats[0].play, state.turned) == ([], set())


def test_fiery_whip_may_not_destroy_itself() -> None:
    """Section «Нюансы компонентов», Fiery Whip."""
    assert refused(table(having("fiery_whip")), "use fiery_whip #1") == "nothing_to_destroy"


@covers("sacrificial_dagger#1")
def test_sacrificial_dagger_yields_what_the_discarded_card_cost() -> None:
    me = Seat(play=["sacrificial_dagger", "hawk"], hand=["fire_dragon", "prism"])
    state = table(me, on={"sacrificial_dagger": essences(death=3)})
    me = state.seats[0]
    do(state, "use sacrificial_dagger #1")
    assert offered(state) == ["discard fire_dragon", "discard prism"]
    do(state, "discard fire_dragon")
    assert offered(state) == NOT_GOLD
    do(state, *["take calm"] * 6)
    assert pool(state) == essences(calm=6)
    assert (me.discard, me.hand) == (["sacrificial_dagger", "fire_dragon"], ["prism"])
    assert on(state, "sacrificial_dagger") == NOTHING


def test_sacrificial_dagger_and_a_card_for_nothing() -> None:
    state = table(Seat(play=["sacrificial_dagger"], hand=["prism"]))
    me = state.seats[0]
    do(state, "use sacrificial_dagger #1")
    assert (pool(state), me.hand, me.play) == (NOTHING, [], [])


@pytest.mark.parametrize(
    ("hand", "turned", "reason"),
    [([], [], "nothing_to_discard"), (["prism"], ["sacrificial_dagger"], "turned")],
)
def test_sacrificial_dagger_is_refused(hand: list[str], turned: list[str], reason: str) -> None:
    """Section «Нюансы компонентов», Sacrificial Dagger: both itself and a card."""
    state = table(Seat(play=["sacrificial_dagger"], hand=hand), turned=turned)
    assert refused(state, "use sacrificial_dagger #1") == reason


@covers("sacrificial_pit#1")
@pytest.mark.parametrize(("victim", "gold"), [("hawk", 2), ("fire_dragon", 6), ("sea_serpent", 9)])
def test_sacrificial_pit_turns_beasts_into_gold(victim: str, gold: int) -> None:
    beasts = ["hawk", "fire_dragon", "sea_serpent"]
    state = table(Seat(essences(death=1), play=["sacrificial_pit", "prism", *beasts]), turned=[victim])
    do(state, "use sacrificial_pit #1")
    assert sorted(offered(state)) == [f"destroy {beast}" for beast in sorted(beasts)]
    do(state, f"destroy {victim}")
    assert pool(state) == essences(gold=gold)
    assert state.turned == {"sacrificial_pit"}


@pytest.mark.parametrize(
    ("play", "death", "reason"),
    [(["prism", "colossus"], 1, "nothing_to_destroy"), (["hawk"], 0, "too_expensive")],
)
def test_sacrificial_pit_is_refused(play: list[str], death: int, reason: str) -> None:
    state = table(Seat(essences(death=death, life=9), play=["sacrificial_pit", *play]))
    assert refused(state, "use sacrificial_pit #1") == reason

"""What a hint says for an option: the card an essence is for, what is missing, what costs nothing."""

from __future__ import annotations

from client.words import LANGUAGES, load
from rules.core.engine import apply
from rules.core.rng import Source, choice
from rules.res_arcana.game import GAME
from tests.rules.notation import do, read
from tests.rules.res_arcana.scenario import Seat, State, essences, table


def said(state: State, line: str) -> str:
    return GAME.speaks_for(state, read(line), load("en"))


def test_a_discard_names_what_is_missing_to_place_the_card() -> None:
    poor, rich = (
        table(Seat(pool, hand=["vault"])) for pool in (essences(), essences(gold=1, calm=1, elan=1))
    )
    assert said(poor, "discard vault -> gold").startswith("to place it you would lack")
    assert said(rich, "discard vault -> gold") == "its essences are of more use now"


def test_an_essence_is_taken_for_what_can_be_bought_soonest() -> None:
    state = table(Seat(essences(), hand=["vault", "dwarven_pickaxe"]), places=["coral_castle"])
    do(state, "discard vault -> others")
    # The pickaxe costs 1 Elan and nothing else; no card of the hand asks for Life.
    assert "Dwarven Pickaxe" in said(state, "take elan")
    assert "Pickaxe" not in said(state, "take life")


def test_what_only_turns_its_card_costs_nothing() -> None:
    free = table(Seat(essences(life=1), play=["ring_of_midas"]))
    assert said(free, "use ring_of_midas #1").startswith("it costs nothing")
    assert not said(free, "use ring_of_midas")


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

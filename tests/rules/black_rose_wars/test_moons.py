"""A moon begins right after what led to it, also in the middle of what the Black Rose does."""

from __future__ import annotations

from rules.black_rose.state import State
from rules.black_rose_wars.cards import WARS
from tests.rules.black_rose_wars.scenario import lodge, mage
from tests.rules.notation import do, offered

LEAVING, STAYING, ENTERING = "walls_listen", "quiet_cloister", "widdershins"
"""Of moon I one that leaves for 1 point, of moon II one for slot 1, of moon I one that enters for 2."""


def new_round(rose: int, *, omens: tuple[str, str, str] = ("", "", ""), event: str = "") -> State:
    """Return a game in which a round has just begun."""
    top = {"events:1": [event]} if event else {"events:2": [STAYING]}
    return lodge(mage("throne"), mage("arena"), power=(0, 0, rose), omens=omens, top=top, after="cleanup")


def test_an_event_that_leaves_may_change_the_deck_of_the_next() -> None:
    state = new_round(5, omens=("", "", LEAVING))
    assert state.moon == 2
    assert state.omens[0] == STAYING
    assert {WARS.quests[quest].moon for me in state.seats for quest in me.quests} == {2}


def test_an_event_that_enters_may_change_the_deck_of_quests() -> None:
    state = new_round(4, event=ENTERING)
    assert (state.moon, state.omens[2]) == (2, ENTERING)
    assert {WARS.quests[quest].moon for me in state.seats for quest in me.quests} == {2}


def test_a_point_less_leaves_the_moon_as_it_is() -> None:
    state = new_round(3, event=ENTERING)
    assert state.moon == 1
    assert {WARS.quests[quest].moon for me in state.seats for quest in me.quests} == {1}


def test_quests_discarded_first_may_bring_the_moon() -> None:
    seats = mage("throne", quests=["wanderer"]), mage("arena")
    state = lodge(*seats, power=(0, 0, 5), top={"events:2": [STAYING]}, after="cleanup")
    do(state, "discard wanderer")
    while offered(state) == ["done"]:
        do(state, "done")
    assert (state.moon, state.omens[0]) == (2, STAYING)


def test_a_spell_may_be_removed_instead_of_discarded_when_the_hand_is_full() -> None:
    """Once in a study: at the limit of the hand, or at the end."""
    hand = ["fireball", "litany", "meteor_shower", "acid_blast", "ice_blast", "vampire_bite", "frenzy"]
    grimoire = ["vortex", "cowardice"]
    state = lodge(
        mage("throne", hand=[*hand, "iron_hide"], grimoire=grimoire), mage("arena"), after="black_rose"
    )
    assert state.decision is not None
    limit = WARS.mages[state.seats[0].mage].hand
    assert state.decision.prompt == "hand_limit"
    assert "banish litany" in offered(state)
    do(state, "banish litany")
    assert "litany" in state.decks["divination:used"]
    while state.decision.prompt == "hand_limit" and state.decision.seat == 0:
        assert not offered(state, "banish")
        do(state, offered(state, "discard")[0])
    assert len(state.seats[0].hand) <= limit
    asked = set()
    while state.decision is not None and state.decision.prompt != "lay":
        asked.add((state.decision.seat, state.decision.prompt))
        do(state, offered(state)[-1])
    assert (0, "banish") not in asked
    assert (1, "banish") in asked

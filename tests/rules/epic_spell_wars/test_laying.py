"""Laying spells: a card at a time, in secret, at most one of a kind; and who is a random foe."""

from __future__ import annotations

import pytest

from rules.core.events import HIDDEN
from rules.epic_spell_wars.game import GAME
from tests.rules.epic_spell_wars.scenario import happened, laying, life, seat, turn
from tests.rules.notation import asked, do, offered, refused


def test_cards_go_to_their_places_and_wild_magic_anywhere() -> None:
    state = laying(seat(hand="chicken chicken ballsy wild_magic"), seat(hand="scorchia"))
    assert offered(state) == [
        "lay chicken -> delivery",
        "lay ballsy -> quality",
        "lay wild_magic -> source",
        "lay wild_magic -> quality",
        "lay wild_magic -> delivery",
    ]


def test_a_second_card_of_a_kind_takes_the_place_of_the_first() -> None:
    state = laying(seat(hand="chicken gore_nado"), seat(hand="scorchia"))
    do(state, "lay chicken -> delivery", "lay gore_nado -> delivery")
    assert [part.card for part in state.seats[0].spell] == ["gore_nado"]
    assert state.seats[0].hand == ["chicken"]


def test_a_card_can_be_taken_back() -> None:
    state = laying(seat(hand="chicken ballsy"), seat(hand="scorchia"))
    do(state, "lay chicken -> delivery", "lay ballsy -> quality", "take_back chicken -> delivery")
    assert [part.card for part in state.seats[0].spell] == ["ballsy"]
    assert "chicken" in state.seats[0].hand


def test_parts_lie_from_left_to_right_in_whatever_order_they_came() -> None:
    state = laying(seat(hand="chicken ballsy scorchia"), seat(hand="scorchia"))
    do(state, "lay chicken -> delivery", "lay scorchia -> source", "lay ballsy -> quality")
    assert [part.kind for part in state.seats[0].spell] == ["source", "quality", "delivery"]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("ready", "empty_spell"),
        ("lay chicken -> source", "wrong_place"),
        ("lay scorchia -> source", "not_in_hand"),
        ("take_back chicken -> delivery", "not_laid"),
        ("keep", "not_now"),
        ("lay chicken -> delivery", ""),
    ],
)
def test_refusals(line: str, reason: str) -> None:
    assert refused(laying(seat(hand="chicken"), seat(hand="scorchia")), line) == reason


def test_a_card_that_lies_there_is_refused() -> None:
    state = laying(seat(hand="chicken chicken"), seat(hand="scorchia"))
    do(state, "lay chicken -> delivery")
    assert refused(state, "lay chicken -> delivery") == "laid_already"


def test_nobody_sees_how_many_cards_are_laid_before_all_are_ready() -> None:
    state = laying(seat(hand="chicken ballsy"), seat(hand="scorchia king_oberon"))
    events = do(state, "lay chicken -> delivery", "lay ballsy -> quality", "ready")
    assert [event.kind for event in events] == ["ready"]
    seen = GAME.view(state, 1)
    assert seen.seats[0].spell == []
    assert seen.seats[0].hand == [HIDDEN, HIDDEN]
    assert asked(state) == (1, "turn")


def test_a_sealed_spell_shows_its_number_of_cards_and_what_was_named() -> None:
    first, second, third = (
        seat("king_oberon ballsy chicken"),
        seat("scorchia ballsy gore_nado"),
        seat("dicey"),
    )
    state = turn(first, second, third, acting=2, rolls=[1, 1, 2, 2])
    # Before that turn the order is open: now it is settled, and both name their initiative.
    assert happened(state, "initiative")
    hidden = turn(seat("bedazzlement", extra=2, hand="chicken"), seat("ballsy chicken"), rolls=[6, 3, 1])
    seen = GAME.view(hidden, 0)
    assert [part.card for part in seen.seats[1].spell] == [HIDDEN, HIDDEN]
    assert [part.kind for part in seen.seats[1].spell] == ["", ""]


@pytest.mark.parametrize(
    ("foes", "rolls", "hit"),
    [
        (1, [], 1),
        (2, [3], 1),
        (2, [4], 2),
        (3, [4], 2),
        (3, [5], 3),
        (4, [4], 4),
        (4, [5, 6, 2], 2),
        (5, [5], 5),
        (5, [6, 1], 1),
    ],
)
def test_a_random_foe_by_shared_faces(foes: int, rolls: list[int], hit: int) -> None:
    """Surplus faces of four or five foes are rolled again."""
    state = turn(seat("professor_presto"), *[seat(acted=True) for _ in range(foes)], rolls=rolls)
    assert [number for number, lives in enumerate(life(state)) if lives == 17] == [hit]
    assert len(happened(state, "rolled")) == len(rolls)


def test_neighbours_are_the_next_living() -> None:
    state = turn(seat("king_oberon ballsy"), seat(life=0), seat(acted=True), seat(acted=True), seat(life=0))
    assert life(state) == [22, 0, 17, 17, 0]


def test_targets_are_fixed_before_the_dice() -> None:
    state = turn(seat("chicken"), seat(acted=True), seat(acted=True), rolls=[5])
    assert asked(state) == (0, "target_strongest_foe")
    assert happened(state, "rolled") == []


def test_heroes_are_chosen_in_turn_or_dealt() -> None:
    state = GAME.new(3, 1)
    seats = []
    while state.round == 0:
        seats.append(asked(state)[0])
        do(state, offered(state)[0])
    assert sorted(seats) == [0, 1, 2]
    dealt = GAME.new(6, 1, {"heroes": "dealt"})
    assert len({player.hero for player in dealt.seats}) == 6
    assert asked(dealt)[1] == "turn"


def test_everybody_holds_eight_cards() -> None:
    for count in range(2, 7):
        state = GAME.new(count, count, {"heroes": "dealt"})
        assert [len(player.hand) for player in state.seats] == [8] * count

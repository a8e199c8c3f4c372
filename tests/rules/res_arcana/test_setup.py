"""Setting up: the first game, the usual one, the draft, and the match for two."""

from __future__ import annotations

import pytest

from rules.core.engine import advance
from rules.core.game import BadOptions
from rules.core.reasons import Reason
from rules.res_arcana.cards import COMPONENTS
from rules.res_arcana.essences import essences
from rules.res_arcana.game import GAME
from tests.rules.notation import asked, do, offered, refused
from tests.rules.res_arcana.scenario import QUIET_ITEMS, Seat, State

ONE_OF_EACH = essences(elan=1, life=1, calm=1, death=1, gold=1)
every_count = pytest.mark.parametrize("count", [2, 3, 4])


def new(count: int, setup: str, seed: int = 1) -> State:
    """Return a new game at its first decision."""
    return GAME.new(count, seed, {"setup": setup})


def choose(state: State, *prompts: str) -> list[int]:
    """Answer these questions with their first option and return who was asked; items quietly."""
    seats = []
    while asked(state)[1] in prompts:
        seats.append(asked(state)[0])
        quiet = [f"item {item}" for item in QUIET_ITEMS if item in state.items]
        do(state, quiet[0] if asked(state)[1] == "item" else offered(state)[0])
    return seats


# --- every game --------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", ["first_game", "standard", "draft"])
@every_count
def test_the_middle_of_the_table(setup: str, count: int) -> None:
    """Section «Подготовка», steps 1 to 4."""
    state = new(count, setup)
    assert len(state.items) == 8
    assert sorted(COMPONENTS[place].tile for place in state.places) == [1, 2, 3, 4, 5]
    assert (len(state.monuments), len(state.monument_deck)) == (2, 8)
    assert [seat.pool for seat in state.seats] == [ONE_OF_EACH] * count


@pytest.mark.parametrize("setup", ["first_game", "standard", "draft"])
@every_count
def test_items_are_chosen_against_the_clock_and_the_first_player_begins(setup: str, count: int) -> None:
    """Section «Подготовка», step 7: the right neighbour first, the first player last."""
    state = new(count, setup)
    choose(state, "draft", "mage")
    first = state.first
    assert choose(state, "item") == [(first - step) % count for step in range(1, count + 1)]
    assert len({seat.item for seat in state.seats}) == count
    choose(state, "take")
    assert (state.round, asked(state)) == (1, (first, "turn"))


def test_chance_decides_the_places_and_the_first_player() -> None:
    games = [new(4, "standard", seed) for seed in range(40)]
    assert {place for state in games for place in state.places} == {
        c.id for c in COMPONENTS.values() if c.tile
    }
    assert {state.first for state in games} == {0, 1, 2, 3}


def test_the_first_item_is_taken_without_drawing() -> None:
    state = new(2, "first_game")
    assert refused(state, "pass") == "item_first"
    do(state, offered(state)[0])
    assert [len(seat.hand) for seat in state.seats] == [3, 3]


# --- the first game ----------------------------------------------------------------------------------


@every_count
def test_first_game_deals_starter_sets(count: int) -> None:
    """Section «Подготовка», step 6, «Первая игра»."""
    sets = set()
    for seed in range(12):
        state = new(count, "first_game", seed)
        assert all(COMPONENTS[place].first_game_side for place in state.places)
        for seat in state.seats:
            number = COMPONENTS[seat.mage].starter_set
            starters = [c.id for c in COMPONENTS.values() if c.starter_set == number != 0]
            assert sorted([seat.mage, *seat.hand]) == sorted(starters)
            assert len(seat.deck) == 5
            sets.add(number)
    assert sets == {1, 2, 3, 4}


def test_first_game_decks_are_unseen_by_their_owners() -> None:
    state = new(2, "first_game")
    assert GAME.view(state, 0).seats[0].deck == ["?"] * 5


# --- the usual game ----------------------------------------------------------------------------------


@every_count
def test_standard_game_deals_two_mages_and_eight_artifacts(count: int) -> None:
    """Section «Подготовка», step 6: three of the eight in hand."""
    state = new(count, "standard")
    assert [(len(s.mages), len(s.hand), len(s.deck)) for s in state.seats] == [(2, 3, 5)] * count
    mages = [seat.mages[:] for seat in state.seats]
    assert choose(state, "mage") == [(state.first + step) % count for step in range(count)]
    for seat, (chosen, unused) in zip(state.seats, mages, strict=True):
        assert seat.mage == chosen
        assert unused in state.box


def test_standard_decks_are_known_but_not_their_order() -> None:
    """Section «Подготовка», step 6: all eight cards are studied before they are shuffled."""
    state = new(2, "standard")
    assert GAME.view(state, 0).seats[0].deck == sorted(state.seats[0].deck)


def test_mages_are_chosen_in_secret_and_shown_together() -> None:
    """Section «Подготовка», step 6."""
    seen = []
    for pick in (0, 1):
        state = new(3, "standard")
        chooser = state.first
        events = do(state, offered(state)[pick])
        assert state.seats[chooser].mage == ""
        others = [seat for seat in range(3) if seat != chooser]
        seen.append([(GAME.view(state, seat), [e.seen_from(seat) for e in events]) for seat in others])
    assert seen[0] == seen[1]


def test_the_second_mage_can_be_chosen_too() -> None:
    state = new(2, "standard")
    wanted = [seat.mages[1] for seat in state.seats]
    do(state, f"mage {wanted[state.first]}", f"mage {wanted[1 - state.first]}")
    assert [seat.mage for seat in state.seats] == wanted


# --- the draft ---------------------------------------------------------------------------------------


@every_count
@pytest.mark.parametrize(("half", "direction"), [(0, 1), (1, -1)], ids=["to the left", "to the right"])
def test_draft_passes_packs_on(count: int, half: int, direction: int) -> None:
    """Section «Варианты драфта»: first to the left, then to the right, one card kept each time."""
    state = new(count, "draft")
    for _ in range(3 * count * half):
        do(state, offered(state)[0])
    assert [len(seat.pack) for seat in state.seats] == [4] * count
    for size in (3, 2):
        left = {}
        for _ in range(count):
            seat = asked(state)[0]
            assert offered(state) == [f"draft {card}" for card in state.seats[seat].pack]
            left[seat] = state.seats[seat].pack[1:]
            do(state, offered(state)[0])
        assert {(seat + direction) % count: pack for seat, pack in left.items()} == {
            number: seat.pack for number, seat in enumerate(state.seats)
        }
        assert all(len(pack) == size for pack in left.values())


@every_count
def test_draft_ends_with_eight_cards_each(count: int) -> None:
    state = new(count, "draft")
    kept: list[set[str]] = [set() for _ in range(count)]
    while asked(state)[1] == "draft":
        seat = asked(state)[0]
        events = do(state, offered(state)[-1])
        for event in events:
            if event.kind == "drafted":
                kept[event.seat].add(event.what)
                assert event.seen_by == (event.seat,)
        assert asked(state)[0] != seat
    assert [len(cards) for cards in kept] == [8] * count
    assert [{*seat.hand, *seat.deck} for seat in state.seats] == kept
    assert [(len(seat.hand), len(seat.mages)) for seat in state.seats] == [(3, 2)] * count


# --- the match for two -------------------------------------------------------------------------------


def match(*winners: int) -> State:
    """Return a match after games won by these seats."""
    state = new(2, "match")
    for winner in winners:
        choose(state, "mage", "first", "open_draft", "item")
        win(state, winner)
    return state


def win(state: State, *seats: int) -> None:
    """Let these seats win the game under way."""
    state.finish(list(seats))
    advance(state)


def test_the_first_game_of_a_match_is_the_usual_one() -> None:
    state = new(2, "match")
    assert [(len(s.mages), len(s.hand), len(s.deck)) for s in state.seats] == [(2, 3, 5)] * 2
    assert (choose(state, "mage", "item")[:1], state.round) == ([state.first], 1)


@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("first", [0, 1])
def test_the_loser_chooses_who_begins(winner: int, first: int) -> None:
    """Section «Матч для 2-х»."""
    state = match(winner)
    assert asked(state) == (1 - winner, "first")
    assert offered(state) == ["first seat:0", "first seat:1"]
    do(state, f"first seat:{first}")
    assert asked(state) == (first, "open_draft")


def test_mages_stay_and_all_artifacts_are_laid_out() -> None:
    """Section «Матч для 2-х»: the sixteen artifacts lie open, and the table is as at the start of a game."""
    state = new(2, "match")
    choose(state, "mage", "item", "take")
    mages = [seat.mage for seat in state.seats]
    dealt = sorted(card for seat in state.seats for card in (*seat.hand, *seat.deck))
    place = state.places.pop()
    for seat in state.seats:
        seat.play.append(seat.hand.pop())
        seat.discard.append(seat.deck.pop())
        seat.passed, seat.known = True, 2
    state.seats[0].play.append(place)
    state.on[place] = ONE_OF_EACH
    state.turned.add(place)
    win(state, 1)
    assert sorted(state.display) == dealt
    assert state.seats == [Seat(ONE_OF_EACH, mage=mage) for mage in mages]
    assert (state.on, state.turned, len(state.items), len(state.places)) == ({}, set(), 8, 5)
    assert (len(state.monuments), len(state.monument_deck), state.wins) == (2, 8, [0, 1])


@pytest.mark.parametrize("first", [0, 1])
def test_the_open_draft_goes_one_two_two_one(first: int) -> None:
    """Section «Матч для 2-х»: the first player takes one, then both by twos, the first player the last."""
    state = match(0)
    do(state, f"first seat:{first}")
    shown = set(state.display)
    assert {line.removeprefix("draft ") for line in offered(state)} == shown
    assert refused(state, "draft nothing") == "not_on_display"
    pickers = choose(state, "open_draft")
    other = 1 - first
    assert pickers == [first, *[other, other, first, first] * 3, other, other]
    assert [len(seat.drafted) for seat in state.seats] == [8, 8]
    for seat in state.seats:
        assert {*seat.hand, *seat.deck} == set(seat.drafted)
        assert len(seat.hand) == 3
    assert asked(state) == (other, "item")


def test_the_third_game_keeps_the_drafted_decks() -> None:
    """Section «Матч для 2-х»: no second draft, and the loser of the second game chooses."""
    state = match(0)
    choose(state, "first", "open_draft", "item")
    decks = [set(seat.drafted) for seat in state.seats]
    win(state, 1)
    assert asked(state) == (0, "first")
    do(state, "first seat:1")
    assert asked(state) == (0, "item")
    assert [{*seat.hand, *seat.deck} for seat in state.seats] == decks
    assert [len(seat.hand) for seat in state.seats] == [3, 3]
    assert choose(state, "item") == [0, 1]
    choose(state, "take")
    assert asked(state) == (1, "turn")


@pytest.mark.parametrize(
    ("games", "over", "winners"),
    [
        ((0,), False, []),
        ((0, 0), True, [0]),
        ((1, 1), True, [1]),
        ((0, 1), False, []),
        ((0, 1, 1), True, [1]),
        ((1, 0, 1), True, [1]),
    ],
)
def test_a_third_game_is_played_only_at_one_all(
    games: tuple[int, ...], over: bool, winners: list[int]
) -> None:
    """Section «Матч для 2-х»."""
    state = match(*games)
    assert (state.decision is None, state.winners) == (over, winners)
    assert state.wins == [games.count(0), games.count(1)]


def test_a_shared_game_counts_for_both() -> None:
    state = match()
    choose(state, "mage", "item")
    win(state, 0, 1)
    assert state.wins == [1, 1]
    choose(state, "first", "open_draft", "item")
    win(state, 1)
    assert (state.decision, state.winners, state.wins) == (None, [1], [1, 2])


# --- what cannot be set up ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "options", "reason"),
    [
        (1, {}, Reason("bad_seat_count", "res_arcana", 1)),
        (5, {"setup": "draft"}, Reason("bad_seat_count", "res_arcana", 5)),
        (3, {"setup": "match"}, Reason("bad_seat_count_for", "setup=match", 3)),
        (2, {"setup": "solo"}, Reason("unknown_value", "setup=solo")),
        (2, {"colour": "red"}, Reason("unknown_option", "colour")),
    ],
)
def test_wrong_options_are_refused(count: int, options: dict[str, str], reason: Reason) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.new(count, 1, options)
    assert caught.value.reason == reason


def test_the_usual_setup_needs_no_option() -> None:
    assert GAME.new(3, 7) == new(3, "standard", 7)

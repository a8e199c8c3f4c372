"""The rulebook's own examples, section by section."""

from __future__ import annotations

from rules.epic_spell_wars.game import GAME
from tests.rules.epic_spell_wars.scenario import happened, life, order, owned, seat, turn
from tests.rules.notation import asked, do, offered


def test_the_long_example_move_by_move() -> None:
    """Section on carrying out a spell: four play, and the caster has initiative 18."""
    state = turn(
        seat("bleemax_brainiac mind_altering pact_with_the_devil"),
        seat(life=21, acted=True),
        seat(acted=True),
        seat(acted=True),
        deck="mysterious fist_o_nature",
        treasures="demon_shoes moccasins_of_mana",
        rolls=[2, 3, 5],
    )
    # Bleemax turns two cards up: Mysterious shares the arcane glyph and joins, Fist O'Nature is discarded.
    assert "fist_o_nature" in state.discard
    assert [part.card for part in state.seats[0].spell][-1] == "mysterious"
    # Of the two qualities the caster chooses which goes first.
    assert asked(state) == (0, "next_part")
    assert offered(state) == ["cast mind_altering", "cast mysterious"]
    events = do(state, "cast mind_altering")
    # A die shared out in pairs of faces: the two is the left neighbour. Both draw a treasure.
    assert (owned(state), owned(state, 1)) == (["demon_shoes"], ["moccasins_of_mana"])
    # Mysterious: three different glyphs and a treasure are four damage to the right neighbour.
    damaged = [(event.seat, event.amount, event.cause) for event in events if event.kind == "damaged"]
    assert damaged[:2] == [(1, 3, "mind_altering"), (3, 4, "mysterious")]
    # The strongest foe is now the one opposite: nobody is asked. The shoes add a die, 3 and 5 are eight.
    assert damaged[2] == (2, 2, "pact_with_the_devil")
    rolled = next(event for event in events if event.kind == "power_roll")
    assert (rolled.source, rolled.amount, rolled.target) == ("3+5", 8, "row:1")
    assert life(state) == [20, 18, 18, 16]


def test_the_example_of_the_order() -> None:
    """Section on the order: one spell of two cards, three of three with initiatives 18, 14 and 14."""
    state = order(
        seat("thai_foon festering fist_o_nature"),
        seat("thai_foon festering pact_with_the_devil"),
        seat("sphinxion disco_mirrored fist_o_nature"),
        seat("sphinxion phantasmagoons"),
        rolls=[2, 5, *[1] * 9],
    )
    assert happened(state, "order")[0].what == "3+1+2+0"
    announced = [(event.seat, event.amount) for event in happened(state, "initiative")]
    # Who is alone with a number of cards names nothing.
    assert announced == [(0, 14), (1, 18), (2, 14)]
    assert [event.seat for event in happened(state, "turn")][:2] == [3, 1]


def test_spells_without_a_delivery_have_no_initiative() -> None:
    state = order(
        seat("king_oberon"),
        seat("snakedance"),
        seat("wild_magic@delivery"),
        deck="chicken",
        rolls=[5, 2, 1, 1],
    )
    assert [(e.seat, e.amount) for e in happened(state, "initiative")] == [(0, 0), (1, 1), (2, 0)]
    assert happened(state, "order")[0].what == "1+0+2"


def test_equal_dice_are_rolled_again() -> None:
    state = order(seat("king_oberon"), seat("rose_bottom"), rolls=[4, 4, 2, 3])
    assert [event.amount for event in happened(state, "rolled")] == [4, 4, 2, 3]
    assert happened(state, "order")[0].what == "1+0"


def test_a_changed_number_of_cards_changes_the_order() -> None:
    """The note on the order: who has not acted yet moves when the own spell changes."""
    state = order(
        seat("festering"),
        seat("king_oberon prickly"),
        seat("sphinxion disco_mirrored", life=21),
        seat("rose_bottom chicken"),
        rolls=[1] * 12,
    )
    orders = [event.what for event in happened(state, "order")]
    # The third seat loses its quality to Festering and is left with one card: it overtakes the others.
    assert orders[0].startswith("0+3")
    assert orders[1].startswith("2+3")
    assert [event.seat for event in happened(state, "turn")][:2] == [0, 2]


def test_wild_magic_is_replaced_from_the_deck_before_the_name_is_told() -> None:
    state = turn(
        seat("wild_magic@source wild_magic@quality"),
        seat(acted=True),
        deck="chicken scorchia ballsy",
    )
    assert [event.what for event in happened(state, "announced")] == ["scorchia+ballsy"]
    assert state.discard.count("wild_magic") == 2
    assert "chicken" in state.discard
    assert life(state) == [20, 14]


def test_decks_are_shuffled_only_when_they_are_empty() -> None:
    state = turn(seat("king_oberon"), seat(acted=True), discard="chicken chicken")
    assert happened(state, "reshuffled") == []
    assert state.discard[:2] == ["chicken", "chicken"]


def test_two_medals_win_the_tournament() -> None:
    state = turn(seat("scorchia", medals=1), seat(life=3, acted=True, medals=1))
    assert state.winners == [0]
    assert state.decision is None


def test_one_medal_wins_a_single_game() -> None:
    assert turn(seat("scorchia"), seat(life=3, acted=True), length="single").winners == [0]


def test_in_a_single_game_the_dead_draw_only_what_acts_at_once() -> None:
    dead = set(GAME.new(3, 1, {"length": "single"}).dead_deck)
    assert dead == {"backlash_from_beyond", "nectar_of_nirvana"}
    assert len({*GAME.new(3, 1).dead_deck}) == 8


def test_a_single_game_goes_on_when_the_dead_have_nothing_left_to_draw() -> None:
    taken = "backlash_from_beyond backlash_from_beyond nectar_of_nirvana nectar_of_nirvana"
    dead, victim = seat(life=0, dead=taken), seat(life=3, acted=True)
    state = turn(seat("thai_foon"), seat("chicken"), dead, victim, length="single")
    assert state.seats[3].life == 0
    assert not happened(state, "drew_dead")


def test_what_a_spell_brought_about_ends_with_its_game() -> None:
    """A game won in the middle of a spell leaves its caster no wide deliveries and no Wild Magic."""
    state = turn(
        seat("pam_and_hecuba fist_o_nature"),
        seat(life=1, acted=True),
        seat(life=1, acted=True),
        rolls=[6] * 9,
    )
    assert state.game == 2
    assert not any(me.wide or me.wild or me.extra for me in state.seats)


def test_a_won_game_is_followed_by_another() -> None:
    state = turn(seat("scorchia", hand="chicken", treasures="demon_shoes"), seat(life=3, acted=True))
    assert state.game == 2
    assert [event.kind for event in state.events if event.kind in ("medal", "game", "round")] == [
        "medal",
        "game",
        "round",
    ]
    assert "demon_shoes" in state.treasure_discard
    assert life(state)[0] == 20
    assert asked(state) == (0, "turn")

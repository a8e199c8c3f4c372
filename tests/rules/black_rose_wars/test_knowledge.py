"""What a mage has looked at it knows, as long as it could follow the card, and nobody else does."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.black_rose.audit import audit
from rules.black_rose.sights import cards_at
from rules.black_rose.state import State
from rules.black_rose.views import redeal, view
from rules.core.engine import apply
from rules.core.events import HIDDEN
from rules.core.rng import Source, choice
from tests.rules.black_rose_wars.scenario import cast, idle, lodge, mage
from tests.rules.cases import CASES, Case
from tests.rules.notation import do, offered

DEALS = 12
HAND = ["fireball", "litany", "blackmail"]


def hands(state: State, viewer: int, seat: int) -> set[tuple[str, ...]]:
    """Return the hands of a mage in positions that another cannot tell from the true one."""
    chance = Source(1)
    dealt = [redeal(state, viewer, chance) for _ in range(DEALS)]
    for position in dealt:
        audit(position)
    return {tuple(sorted(position.seats[seat].hand)) for position in dealt}


def looked_at_a_hand(*others: str) -> State:
    """Return a lodge in which seat 0 saw the hand of seat 1 and discarded blackmail from it."""
    state = lodge(
        mage("oracle", quests=["oracles_voice"]),
        mage("throne", *others, hand=HAND, tokens=1),
        idle("arena"),
        moon=2,
    )
    do(state, "activate mage:0 -> oracle", "complete oracles_voice", "pick oracles_voice -> mage:1")
    do(state, "discard blackmail")
    while state.seats[0].drawn:
        do(state, offered(state)[0])
    return state


def test_a_hand_that_was_looked_at_stays_known_to_whoever_did() -> None:
    state = looked_at_a_hand()
    assert view(state, 0).seats[1].hand == ["fireball", "litany"]
    assert view(state, 2).seats[1].hand == [HIDDEN] * 2
    assert hands(state, 0, 1) == {("fireball", "litany")}
    assert len(hands(state, 2, 1)) > 1
    assert view(state, 1).seats[0].pack.seen == ()


def test_spells_of_a_known_hand_are_prepared_unseen() -> None:
    """Nobody knows which of them lie on the board, but they are there or still in hand."""
    state = looked_at_a_hand()
    while state.round == 1 or state.decision is None or state.decision.prompt != "lay":
        do(state, offered(state)[-1])
    while state.decision is not None and state.decision.prompt == "lay":
        do(state, offered(state)[-1])
    known = cards_at(state.seats[0], "mage:1")
    laid = [spell.card for spell in state.seats[1].slots if spell is not None]
    assert known
    assert view(state, 0).seats[1].hand == [HIDDEN] * len(state.seats[1].hand)
    assert set(known) <= {*laid, *state.seats[1].hand}
    for position in (redeal(state, 0, Source(n)) for n in range(DEALS)):
        audit(position)


def test_prepared_spells_that_were_looked_at_are_followed_from_slot_to_slot() -> None:
    state = lodge(
        mage("throne", "~heavens_verdict", "~dance_of_masks"),
        mage("arena", "~fireball", "litany", tokens=0),
        idle("oracle"),
    )
    cast(state, "slot:0:0", "target heavens_verdict -> mage:1", "done")
    do(state, "draw illusion", "draw illusion")
    for order in (["~fireball", "litany"], ["litany", "~fireball"]):
        seen = [spell for spell in view(state, 0).seats[1].slots if spell is not None]
        assert [f"{'~' * spell.side}{spell.card}" for spell in seen] == order
        assert {spell.card for spell in view(state, 2).seats[1].slots if spell is not None} == {HIDDEN}
        if order[0] == "~fireball":
            cast(state, "slot:0:1", "target dance_of_masks -> arena", "option dance_of_masks #1")
            do(state, "exchange slot:1:0 -> slot:1:1")


def test_events_on_top_of_their_deck_are_known_until_they_are_drawn() -> None:
    state = lodge(mage("throne", "reading_the_stars"), idle("arena"), mages=(1, 0))
    first, second = state.decks["events:1"][-1:-3:-1]
    do(state, "cast slot:0:0", f"put {first}", f"put {second}")
    assert view(state, 0).decks["events:1"][-2:] == (first, second)
    assert view(state, 1).decks["events:1"][-2:] == (HIDDEN, HIDDEN)
    assert {redeal(state, 0, Source(n)).decks["events:1"][-2:] for n in range(DEALS)} == {(first, second)}
    while state.round == 1 or second not in state.omens:
        do(state, offered(state)[-1])
    assert [sight.card for sight in state.seats[0].pack.seen] == [first]


def test_the_own_grimoire_is_known_where_cards_were_put_back() -> None:
    grimoire = ["litany", "fireball", "acid_blast", "disevocation", "blackmail"]
    state = lodge(mage("oracle", "meteor_shower", grimoire=grimoire), idle("arena"))
    do(state, "activate mage:0 -> oracle", "retain acid_blast", "put disevocation", "put blackmail")
    assert state.seats[0].grimoire[2:] == ["disevocation", "blackmail"]
    assert view(state, 0).seats[0].grimoire == ["fireball", "litany", "disevocation", "blackmail"]
    deals = [redeal(state, 0, Source(n)).seats[0].grimoire for n in range(DEALS)]
    assert {tuple(cards[2:]) for cards in deals} == {("disevocation", "blackmail")}
    assert len({tuple(cards) for cards in deals}) == 2
    assert view(state, 1).seats[0].grimoire == [HIDDEN] * 4


def test_memories_put_on_a_grimoire_are_known_to_all_and_followed_into_the_hand() -> None:
    state = lodge(
        mage("throne", "~archive_of_memory", memories=["fireball"], grimoire=["litany"]), idle("arena")
    )
    do(state, "cast slot:0:0", "take fireball")
    while state.decision is not None and state.decision.prompt == "cast_from_hand":
        do(state, "decline")
    assert view(state, 1).seats[0].grimoire == [HIDDEN, "fireball"]
    while "fireball" not in state.seats[0].hand:
        do(state, offered(state)[-1])
    assert "fireball" in view(state, 1).seats[0].hand


def test_a_stolen_quest_is_known_to_the_mage_it_was_taken_from() -> None:
    state = lodge(
        mage("throne", "stolen_commission"), mage("arena", quests=["wanderer", "first_crack"]), idle()
    )
    events = do(state, "cast slot:0:0", "steal wanderer")
    stole = next(event for event in events if event.kind == "stole")
    assert [stole.seen_from(seat).what for seat in range(3)] == ["wanderer", "wanderer", HIDDEN]
    drawn = state.seats[1].quests[1]
    assert view(state, 1).seats[0].quests == ("wanderer",)
    assert view(state, 2).seats[0].quests == (HIDDEN,)
    assert view(state, 0).seats[1].quests == ("first_crack", HIDDEN)
    assert drawn not in cards_at(state.seats[0], "hand:1")


@pytest.mark.parametrize("others", [("fireball", "litany"), ("fireball",)])
def test_a_stolen_spell_is_a_secret_of_thief_and_victim(others: tuple[str, ...]) -> None:
    """What everybody knew of the hand is no longer sure, whichever spell it was."""
    state = lodge(mage("throne", hand=others), idle("oracle", "poisoned_chalice*"), idle("arena"))
    state.seats[0].known = list(others)
    events = do(state, "explore mage:0 -> sanctuary", "spring slot:1:0 #1")
    (stolen,) = state.seats[1].hand
    stole = next(event for event in events if event.kind == "stole")
    assert [stole.seen_from(seat).what for seat in range(3)] == [stolen, stolen, HIDDEN]
    assert state.seats[0].known == []
    assert view(state, 0).seats[1].hand == [stolen]
    assert view(state, 2).seats[1].hand == [HIDDEN]


@pytest.mark.parametrize("case", [c for c in CASES if c.game.name == "black_rose_wars"][:3], ids=str)
def test_what_is_known_is_true_in_every_position_that_looks_the_same(case: Case) -> None:
    """`audit` holds every sight against the position; a view shows nobody else's."""
    chance = Source(3)
    for seed in range(3):
        state, n = case.new(seed), 0
        while state.decision is not None:
            n += 1
            for seat, me in enumerate(state.seats):
                if me.pack.seen and n % 15 == 0:
                    case.game.audit(case.game.redeal(state, seat, chance))
                    others = [other for other in range(case.seats) if other != seat]
                    assert all(case.game.view(state, other).seats[seat].pack.seen == () for other in others)
            apply(state, choice(chance, state.decision.options))


def test_a_spell_that_lies_open_is_nobodys_secret() -> None:
    state = lodge(mage("throne", "~heavens_verdict"), mage("arena", "~fireball", tokens=0))
    spell = state.seats[1].slots[0]
    assert spell is not None
    state.seats[1].slots[0] = replace(spell, shown=True)
    cast(state, "slot:0:0", "draw illusion")
    assert state.seats[0].pack.seen == ()


def test_something_lies_under_every_token_that_others_see() -> None:
    """However few cards of the right sort are left for it; a card of two sorts goes where no other can."""
    case, chance = next(c for c in CASES if str(c).startswith("black_rose_wars-4")), Source(5)
    for seed in range(2):
        state = case.new(seed)
        while state.decision is not None:
            assert isinstance(state, State)
            armed = [sum(bool(spell and spell.token) for spell in me.slots) for me in state.seats]
            if max(armed) > 1:
                for seat in range(case.seats):
                    case.game.audit(case.game.redeal(state, seat, chance))
            apply(state, choice(chance, state.decision.options))


def test_what_is_traded_for_one_token_stays_under_another() -> None:
    """Of three cards of two schools two have to be protections and one a trap."""
    state = lodge(mage("throne"), idle("arena", "foresight*", "false_door*", "mirror_double*"))
    for seed in range(3 * DEALS):
        dealt = redeal(state, 0, Source(seed))
        audit(dealt)
        assert [spell.token for spell in dealt.seats[1].slots if spell] == [
            "protection",
            "trap",
            "protection",
        ]


def test_three_tokens_of_two_sorts_are_dealt_where_a_rival_holds_little_unknown() -> None:
    """Only two spells may be any: what one token gets must leave a spell for the other sort."""
    own = ["disfiguring_mutation", "might_of_the_bull", "stone_claws", "surge_of_flesh", "putrefying_poison"]
    rival = mage("throne", "", "iron_hide*", "~treacherous_mist*", "dark_armor*", grimoire=own, tokens=0)
    others = [idle("arena"), idle("garden")]
    for other, cards in zip(others, (["vampire_bite", "litany"], ["philosophers_stone"]), strict=True):
        other.hand = cards
    rival.known = ["iron_hide", *own]
    state = lodge(mage("oracle"), rival, *others)
    for seed in range(100):
        dealt = redeal(state, 0, Source(seed))
        audit(dealt)
        assert [laid.token for laid in dealt.seats[1].slots if laid] == ["protection", "trap", "protection"]

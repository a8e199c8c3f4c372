"""What holds for every game: random play, all seat counts and setups; `main.py sim` plays more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import pytest

from rules.core.action import Action
from rules.core.engine import State, apply, from_json, refusal, to_json
from rules.core.game import NEUTRAL, AnyGame
from rules.core.reasons import NOT_NOW, NOT_YOURS, IllegalAction
from rules.core.rng import Source, below, choice
from rules.games import GAMES
from tests.rules.cases import CASES, Case

LONGEST = 10_000
"""Decisions after which a random game is taken to be endless."""

SEEDS = 4
"""How many games of each case are played with their books."""
LONG = {"black_rose_wars": 2}
"""Games that are so many times longer than others: fewer are played and fewer positions looked at."""

Walk = list[tuple[State, Action]]

every_case = pytest.mark.parametrize("case", CASES, ids=str, scope="module")
"""One case after the other, so that the game that was walked through serves all tests."""


def play(case: Case, seed: int) -> Iterator[tuple[State, Action]]:
    """Play at random; yield each position, at rest, with the option about to be chosen."""
    state, chance = case.new(seed), Source(seed)
    for _ in range(LONGEST):
        if state.decision is None:
            return
        action = choice(chance, state.decision.options)
        yield state, action
        apply(state, action)
    pytest.fail(f"{case} with seed {seed} does not end")


def walk_through(case: Case) -> Walk:
    """Return copies of all positions of one game, each with the option that was chosen."""
    return [(state.copy(), action) for state, action in play(case, 1)]


@pytest.fixture(scope="module")
def walk(case: Case) -> Walk:
    """The walk that all tests of a case look at; none changes it."""
    return walk_through(case)


def sampled(case: Case, walk: Iterable[tuple[State, Action]], every: int) -> Iterator[tuple[State, Action]]:
    """Return about one position in so many, not always at the same distance."""
    chance, every = Source(every), every * LONG.get(case.game.name, 1)
    return (step for step in walk if below(chance, every) == 0)


def other_than(action: Action, state: State, chance: Source) -> Action:
    """Return another option where there is one."""
    assert state.decision is not None
    options = [option for option in state.decision if option != action]
    return choice(chance, options) if options else action


@pytest.mark.parametrize(
    ("case", "seed"),
    [(case, seed) for case in CASES for seed in range(SEEDS // LONG.get(case.game.name, 1))],
    ids=str,
)
def test_random_play_keeps_its_books_and_ends(case: Case, seed: int) -> None:
    """Options are unique and never empty; every component and every essence is accounted for."""
    state = case.new(seed)
    case.books.check(state)
    entries = case.books.book(state)
    chance = Source(seed)
    for _ in range(LONGEST):
        decision = state.decision
        if decision is None:
            break
        assert decision.options
        assert len(set(decision.options)) == len(decision.options), decision
        assert 0 <= decision.seat < case.seats
        action = choice(chance, decision.options)
        events = apply(state, action)
        entries = case.books.enter(entries, events)
        case.books.check(state)
        case.game.audit(state)
        assert entries == case.books.book(state)
        assert set(case.game.used(events)) <= {*case.game.components, *case.game.guests}
    assert state.decision is None, "the game does not end"
    assert state.stack == []
    neutral = [NEUTRAL] if case.game.neutral else []
    assert case.game.winners(state) or neutral
    assert set(case.game.winners(state)) <= set(range(case.seats))
    assert {line.seat for line in case.game.score(state)} <= {*range(case.seats), *neutral}


@every_case
def test_only_options_can_be_carried_out(case: Case, walk: Walk) -> None:
    """Whatever has ever been an option in the game is refused, with a reason, when it is none now."""
    known = {option for state, _ in walk for option in state.decision or ()}
    for state, _ in sampled(case, walk, every=60):
        assert state.decision is not None
        seat, options, before = state.decision.seat, set(state.decision.options), to_json(state)
        for action in known | options | {Action("nonsense", "nothing")}:
            assert (refusal(state, seat, action) is None) == (action in options), action
            if action not in options:
                with pytest.raises(IllegalAction):
                    apply(state, action)
        for other in set(range(case.seats)) - {seat}:
            assert {refusal(state, other, option) for option in options} == {NOT_YOURS}
        assert to_json(state) == before


@every_case
def test_nothing_can_be_done_after_the_end(case: Case, walk: Walk) -> None:
    last, action = walk[-1]
    state = last.copy()
    apply(state, action)
    assert state.decision is None
    before = to_json(state)
    assert refusal(state, 0, action) == NOT_NOW
    with pytest.raises(IllegalAction):
        apply(state, action)
    assert to_json(state) == before


@every_case
def test_copies_and_parents_are_independent(case: Case) -> None:
    """Every kept copy still says the same at the end, whatever became of its parent and its children."""
    chance = Source(4)
    kept: list[tuple[State, bytes]] = []
    for state, action in sampled(case, play(case, 4), every=2):
        before = to_json(state)
        twin, stray = state.copy(), state.copy()
        assert twin == state
        apply(stray, other_than(action, stray, chance))
        apply(twin, action)
        assert to_json(state) == before
        kept += [(state.copy(), before), (twin, to_json(twin)), (stray, to_json(stray))]
    assert [n for n, (position, written) in enumerate(kept) if to_json(position) != written] == []


@every_case
def test_positions_survive_json(case: Case, walk: Walk) -> None:
    """A position read back is equal, decision and all, and goes on to the same future."""
    for state, action in sampled(case, walk, every=3):
        again = from_json(case.game.state, to_json(state))
        assert again == state
        twin = state.copy()
        assert apply(again, action) == apply(twin, action)
        assert again == twin


@every_case
def test_equal_positions_are_written_alike(case: Case, walk: Walk) -> None:
    """Options read from a file are other objects with the same values; so are positions read back."""
    options = msgspec.json.decode(msgspec.json.encode(case.options))
    assert to_json(case.game.new(case.seats, 11, options)) == to_json(case.new(11))
    for state, _ in sampled(case, walk, every=10):
        assert to_json(from_json(case.game.state, to_json(state))) == to_json(state)


@every_case
def test_positions_are_plain_data(case: Case, walk: Walk) -> None:
    for state, _ in sampled(case, walk, every=10):
        assert not list(foreign(state))


PLAIN = (int, str, bool, type(None))


def foreign(value: Any) -> Iterator[object]:
    """Yield whatever in a value is neither a record, a collection, a number nor a text."""
    if isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from foreign(getattr(value, field))
    elif isinstance(value, dict):
        for pair in value.items():
            yield from foreign(pair)
    elif isinstance(value, list | tuple | set):
        for item in value:
            yield from foreign(item)
    elif not isinstance(value, PLAIN):
        yield value


def names_in(value: object, hidden: set[str]) -> set[str]:
    """Return which hidden names occur in the JSON of a value."""
    text = msgspec.json.encode(value)
    return {name for name in hidden if b'"%s"' % name.encode() in text}


@every_case
def test_views_show_nothing_hidden(case: Case, walk: Walk) -> None:
    """Neither in the position nor in the events; and a view of a view is itself."""
    for state, action in sampled(case, walk, every=3):
        after = state.copy()
        events = apply(after, action)
        for seat in range(case.seats):
            seen = case.game.view(state, seat)
            assert case.game.view(seen, seat) == seen
            assert names_in(seen, case.books.hidden(state, seat)) == set()
            told = [event.seen_from(seat) for event in events]
            assert names_in(told, case.books.hidden(after, seat)) == set()


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.open], ids=lambda game: game.name)
def test_an_open_game_looks_the_same_to_everybody(game: AnyGame) -> None:
    for seed in range(3):
        state, chance = game.new(2, seed), Source(seed)
        while state.decision is not None:
            assert to_json(game.view(state, 0)) == to_json(game.view(state, 1))
            apply(state, choice(chance, state.decision.options))


@every_case
def test_positions_that_look_the_same_offer_the_same(case: Case, walk: Walk) -> None:
    """Two re-dealt positions give the seat the view and the options of the true one, and can be played."""
    chance = Source(8)
    for state, _ in sampled(case, walk, every=12):
        assert state.decision is not None
        before = to_json(state)
        for seat in range(case.seats):
            seen = case.game.view(state, seat)
            for _ in range(2):
                dealt = case.game.redeal(state, seat, chance)
                case.books.check(dealt)
                assert case.game.view(dealt, seat) == seen
                if state.decision.seat == seat:
                    assert dealt.decision == state.decision
                for _ in range(15):
                    if dealt.decision is not None:
                        apply(dealt, choice(chance, dealt.decision.options))
                case.books.check(dealt)
        assert to_json(state) == before


@every_case
def test_redealing_deals_anew(case: Case) -> None:
    """What a seat cannot see differs between deals, the generator aside."""
    state, chance = case.new(9), Source(9)
    for seat in range(case.seats):
        deals = [case.game.redeal(state, seat, chance) for _ in range(4)]
        for dealt in deals:
            dealt.rng = 0
        assert case.books.hidden(state, seat) == set() or len({to_json(dealt) for dealt in deals}) > 1


@every_case
def test_the_seed_decides_everything(case: Case, walk: Walk) -> None:
    def written(steps: Iterable[tuple[State, Action]]) -> Iterator[tuple[Action, bytes]]:
        return ((action, to_json(state)) for state, action in steps)

    assert list(written(walk)) == list(written(play(case, 1)))
    assert any(one != other for one, other in zip(written(walk), written(play(case, 2)), strict=False))

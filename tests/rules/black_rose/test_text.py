"""Everything that may happen in the lodge can be said, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from client.words import LANGUAGES, load
from rules.black_rose.duel.cards import DUEL
from rules.black_rose.duel.game import GAME
from rules.black_rose.state import State
from rules.core.action import Action
from rules.core.engine import apply, refusal
from rules.core.rng import Source, choice
from rules.core.words import Words
from tests.test_locale import KEYS, literals

SEEDS = 12
NAMES = ["Anna", "Boris"]


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    """The words of each language in turn."""
    return load(request.param)


def positions(seeds: int) -> Iterator[tuple[State, Action]]:
    """Every position of games played by chance, with what is done in it."""
    for seed in range(seeds):
        state, chance = GAME.new(2, seed), Source(seed)
        while state.decision is not None:
            action = choice(chance, state.decision.options)
            yield state, action
            apply(state, action)


def test_every_reason_has_words() -> None:
    assert {f"black_rose.reason.{key}" for key in literals("rules/black_rose", "Reason")} <= KEYS


def test_every_option_and_every_prompt_has_words(words: Words) -> None:
    for state, _ in positions(SEEDS):
        assert state.decision is not None
        assert words(f"black_rose.prompt.{state.decision.prompt}")
        for option in state.decision:
            assert GAME.describe(state, option, words)


def test_an_upgrade_is_offered_with_what_it_does(words: Words) -> None:
    state, _ = next(positions(1))
    for upgrade in DUEL.upgrades:
        for kind in ("upgrade", "keep"):
            said = GAME.describe(state, Action(kind, upgrade, "templar:1"), words)
            assert said.endswith(GAME.text(DUEL.components[upgrade], words))


def test_what_is_planned_can_be_said_before_it_is_an_option(words: Words) -> None:
    known = sorted({option for state, _ in positions(3) for option in state.decision or ()}, key=str)
    for state, _ in list(positions(1))[::9]:
        assert all(
            GAME.describe(GAME.view(state, seat), option, words) for option in known for seat in (0, 1)
        )


def test_every_refusal_has_words(words: Words) -> None:
    known = {option for state, _ in positions(3) for option in state.decision or ()}
    chance = Source(1)
    for state, _ in positions(4):
        assert state.decision is not None
        seat = state.decision.seat
        for _ in range(20):
            attempt = choice(chance, sorted(known, key=str))
            reason = refusal(state, seat, attempt)
            assert reason is None or GAME.explain(state, seat, reason, words).endswith(".")


def test_the_log_tells_everything_in_sentences(words: Words) -> None:
    for state, action in positions(SEEDS):
        after = state.copy()
        events = apply(after, action)
        for seat in (0, 1):
            seen = [event.seen_from(seat) for event in events]
            for entry in GAME.tell(seen, words, NAMES):
                assert entry.text.endswith(".")
                assert "()" not in entry.text
                assert "?" not in entry.text
                assert set(entry.cards) <= {*GAME.components, "knight", "confessor"}

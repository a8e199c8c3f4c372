"""Everything that may happen in the lodge can be said, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from client.words import LANGUAGES, load
from rules.black_rose.card_text import condition_text
from rules.black_rose.state import State
from rules.black_rose_duel.cards import DUEL
from rules.black_rose_duel.game import GAME
from rules.core.action import Action
from rules.core.engine import apply, refusal
from rules.core.events import Event
from rules.core.rng import Source, choice
from rules.core.words import Words
from tests.test_locale import KEYS, literals

SEEDS = 8
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


def test_an_upgrade_is_told_by_its_name_and_its_evocation(words: Words) -> None:
    """What it does stands on its card, which lies large meanwhile."""
    state, _ = next(positions(1))
    for upgrade in DUEL.upgrades:
        for kind in ("upgrade", "keep"):
            said = GAME.describe(state, Action(kind, upgrade, "templar:1"), words)
            assert words(f"black_rose.name.{upgrade}") in said
            assert words("black_rose.name.templar") in said
            assert len(said) < 60


def test_the_balance_asks_for_as_many_spells_of_either_type() -> None:
    asked = partial(condition_text, DUEL.quests["balance"].condition)
    assert asked(load("ru")) == "раскройте за раунд по 2 заклинания боя и сопряжения"
    assert asked(load("en")) == "reveal 2 spells each of combat and conjunction in a round"


def test_what_is_planned_can_be_said_before_it_is_an_option(words: Words) -> None:
    known = sorted({option for state, _ in positions(3) for option in state.decision or ()}, key=str)
    for state, _ in list(positions(1))[::9]:
        assert all(
            GAME.describe(GAME.view(state, seat), option, words) for option in known for seat in (0, 1)
        )


def test_every_refusal_has_words(words: Words) -> None:
    known = sorted({option for state, _ in positions(3) for option in state.decision or ()}, key=str)
    chance = Source(1)
    for state, _ in positions(4):
        assert state.decision is not None
        seat = state.decision.seat
        for _ in range(20):
            attempt = choice(chance, known)
            reason = refusal(state, seat, attempt)
            assert reason is None or GAME.explain(state, seat, reason, words).endswith(".")


def told(*events: Event) -> list[str]:
    """Return the lines of the log about events, in English."""
    return [entry.text for entry in GAME.tell(events, load("en"), NAMES)]


def test_the_log_says_because_of_what_cubes_move_unless_the_line_has_said_so() -> None:
    cast = Event("revealed", 0, "tremor", "slot:0:1")
    hit = Event("damaged", 0, "cube:0", "", "mage:1", 2, cause="tremor")
    assert told(cast, hit) == ["Anna casts Tremor (main effect) and deals 2 damage to Boris."]
    assert told(hit) == ["Anna deals 2 damage to Boris (Tremor)."]
    strike = Event("damaged", 0, "cube:0", "mage:0", "mage:1", 2, cause="bartholomew")
    assert told(strike) == ["Anna deals 2 damage to Boris."]
    rose = Event("damaged", -1, "cube:rose", "", "mage:0", 1, cause="insight")
    assert told(Event("claimed", 0, "insight"), rose)[1] == "The Black Rose deals 1 damage to Anna (Insight)."


def test_the_log_names_a_thing_once_and_adds_up_what_is_alike() -> None:
    gone = Event("moved", 0, "mage:0", "crypt", "abyss")
    used = Event("activated_room", 0, "abyss")
    assert told(gone, used) == ["Anna goes to the Abyss of Faith and activates it."]
    pushed = Event("moved", 0, "mage:1", "crypt", "abyss", cause="tremor")
    assert told(pushed) == ["Anna moves Boris to the Abyss of Faith."]
    earned = [Event("scored", 0, cause=cause, amount=2) for cause in ("trophies", "insight")]
    assert told(*earned) == ["Anna gains 4 power (track of trophies: 2, Insight: 2)."]
    drawn = [Event("drew", 1, "?", zone) for zone in ("grimoire:1", "grimoire:1", "library")]
    said = ["Boris takes 2 spells from the grimoire and 1 spell from the library."]
    assert told(*drawn) == said
    assert told(drawn[0], drawn[2], drawn[1]) == said
    placed = Event("placed", 0, "cube:rose", "", "abyss", 1, cause="abyss")
    assert told(placed) == ["Anna places 1 instability of the Black Rose in the Abyss of Faith."]


def test_the_log_tells_two_phases_in_two_sentences() -> None:
    fallen = Event("fell", 0, "templar:1", "crypt", "supply")
    drawn = Event("drew", 0, "?", "grimoire:0")
    assert len(told(fallen, drawn)) == 1
    assert len(told(fallen, Event("phase", what="study"), drawn)) == 2


def test_the_log_names_whom_a_spell_in_force_is_aimed_at() -> None:
    cast = Event("revealed", 0, "violence", "slot:0:1", amount=1)
    lasts = Event("lasts", 0, "slot:0:1", target="mage:1", cause="violence")
    assert told(cast, lasts)[0].endswith("keeps it in force until clean-up (target: Boris).")
    own = Event("lasts", 0, "slot:0:1", target="mage:0", cause="violence")
    assert told(own) == ["Anna keeps Violence in force until clean-up."]


def test_the_log_speaks_russian_in_its_cases() -> None:
    def lines(*events: Event) -> list[str]:
        return [line.text for line in GAME.tell(events, load("ru"), ("Анна", "Борис"))]

    hit = Event("damaged", 0, "cube:0", "", "mage:1", 2, cause="tremor")
    assert lines(hit) == ["Анна наносит 2 урона: Борис («Дрожь»)."]
    pierced = Event("damaged", 0, "cube:0", "mage:0", "templar:1", 1, cause="bartholomew")
    assert lines(pierced) == ["Анна наносит 1 урон: «Тамплиер 1»."]
    assert lines(pierced, hit) == ["Анна наносит 1 урон: «Тамплиер 1»; наносит 2 урона: Борис («Дрожь»)."]
    thrown = [Event("discarded", 0, card, "hand:0", "memories:0") for card in ("tremor", "fusion")]
    assert lines(*thrown) == ["Анна сбрасывает заклинания «Дрожь» и «Слияние»."]
    assert lines(thrown[0]) == ["Анна сбрасывает заклинание «Дрожь»."]


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


def test_a_change_of_who_acts_is_heard() -> None:
    said = {
        language: GAME.text(DUEL.components["honour_in_service"], load(language)) for language in LANGUAGES
    }
    assert "the Black Rose gains 1 power, then activate" in said["en"]
    assert "Чёрная Роза получает 1 очко силы, затем активируйте" in said["ru"]
    fools = GAME.text(DUEL.components["gift_to_fools"], load("ru"))
    assert "Чёрная Роза помещает 1 фишку нестабильности в комнату каждого мага" in fools

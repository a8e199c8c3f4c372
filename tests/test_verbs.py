"""Every verb is written in all its places: class, sentence, worth, symbols, and words in both languages."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from msgspec import Struct
from msgspec.structs import astuple

from client.games.black_rose import formulas as black_rose_formulas
from client.games.epic_spell_wars import formulas as epic_formulas
from client.games.five_seals import faces as five_seals_faces
from client.games.res_arcana import formulas as res_arcana_formulas
from client.words import LANGUAGES, load
from rules.black_rose import card_text as black_rose_text
from rules.black_rose.worth import situation, worth
from rules.black_rose_duel.game import GAME as DUEL
from rules.black_rose_wars.game import GAME as WARS
from rules.black_rose_wars.judgement import evaluate
from rules.core.verbs import Verb
from rules.core.words import Words
from rules.epic_spell_wars import card_text as epic_text
from rules.epic_spell_wars.expectation import Guess, expect
from rules.epic_spell_wars.game import GAME as EPIC
from rules.five_seals import card_text as five_seals_text
from rules.five_seals.evaluation import VALUES
from rules.games import GAMES
from rules.res_arcana import card_text as res_arcana_text
from rules.res_arcana.evaluation import WORTH

AnyVerb = Verb[Any, Any]


class Places(NamedTuple):
    """Where the verbs of a game are said, judged and shown; each raises `LookupError` for one it lacks."""

    vocabulary: str
    sentence: Callable[[Any, Any, Words], str]
    worth: Callable[[Any, Any], float]
    symbols: Callable[[Any, Any], str | bool]


SEEN = situation(DUEL.new(2, 1, {"mages": "random", "grimoires": "random"}), 0)
WARS_STATE = WARS.new(2, 1, {"mages": "random", "grimoires": "random"})
BRAWL = Guess(EPIC.new(3, 1), 0)


def expected_harm(verb: Any, component: Any) -> float:
    """Return what a verb of Epic Spell Wars is expected to take from everybody in life."""
    BRAWL.card = component.id
    expect(verb, BRAWL)
    return sum(BRAWL.harm)


PLACES = {
    "res_arcana": Places(
        "rules.res_arcana.verbs",
        lambda verb, component, words: res_arcana_text.phrase(verb, words),
        lambda verb, component: WORTH[type(verb)],
        lambda verb, component: res_arcana_formulas.signs(verb),
    ),
    "black_rose_duel": Places(
        "rules.black_rose.verbs",
        lambda verb, component, words: black_rose_text.phrase(verb, words),
        lambda verb, component: worth(verb, SEEN),
        lambda verb, component: black_rose_formulas.signs(verb),
    ),
    # Its components have words of their own, and positions are judged instead of verbs.
    "black_rose_wars": Places(
        "rules.black_rose.verbs",
        lambda verb, component, words: black_rose_text.text(component, words),
        lambda verb, component: evaluate(WARS_STATE, 0),
        lambda verb, component: black_rose_formulas.has_words(component),
    ),
    "five_seals": Places(
        "rules.five_seals.verbs",
        lambda verb, component, words: five_seals_text.spell_text(verb, component.element, words),
        lambda verb, component: VALUES[component.id],
        lambda verb, component: five_seals_faces.sign_of(component),
    ),
    "epic_spell_wars": Places(
        "rules.epic_spell_wars.verbs",
        lambda verb, component, words: epic_text.phrase(verb, words),
        expected_harm,
        lambda verb, component: epic_formulas.signs(verb),
    ),
}


def verbs_in(value: object) -> Iterator[AnyVerb]:
    """Yield the verbs in a component's data, those within other verbs too."""
    if isinstance(value, Verb):
        yield value
    if isinstance(value, Struct):
        value = astuple(value)
    if isinstance(value, tuple):
        for part in value:
            yield from verbs_in(part)


def examples(game: str) -> dict[type[AnyVerb], list[tuple[AnyVerb, Any]]]:
    """Return each kind of verb with all its uses and the components that use it so."""
    found: dict[type[AnyVerb], list[tuple[AnyVerb, Any]]] = {}
    for component in GAMES[game].components.values():
        for verb in verbs_in(component):
            found.setdefault(type(verb), []).append((verb, component))
    return found


EXAMPLES = {game: examples(game) for game in GAMES}
CASES = [(game, kind) for game, kinds in EXAMPLES.items() for kind in kinds]


def test_every_game_says_where_its_verbs_are_written() -> None:
    assert PLACES.keys() == GAMES.keys()


@pytest.mark.parametrize("game", GAMES)
def test_the_vocabulary_lists_the_verbs_that_components_are_written_in(game: str) -> None:
    module = importlib.import_module(PLACES[game].vocabulary)
    engine = GAMES[game].state
    # Games of one engine share its verbs, and need not all use each of them.
    used = {kind for other, rules in GAMES.items() if rules.state is engine for kind in examples(other)}
    listed = {getattr(module, name) for name in module.__all__}
    assert {kind for kind in listed if issubclass(kind, Verb)} == used


def said_in(words: Words, places: Places) -> Callable[[AnyVerb, Any], str]:
    """Return what says a verb in a language."""
    return lambda verb, component: places.sentence(verb, component, words)


@pytest.mark.parametrize(("game", "kind"), CASES, ids=lambda case: getattr(case, "__name__", case))
def test_a_verb_is_written_in_all_its_places(game: str, kind: type[AnyVerb]) -> None:
    places, missing = PLACES[game], []
    checks: dict[str, Callable[[AnyVerb, Any], object]] = {
        "worth": lambda verb, component: isinstance(places.worth(verb, component), int | float),
        "symbols": places.symbols,
    }
    for language in LANGUAGES:
        checks[f"sentence ({language})"] = said_in(load(language), places)
    for place, check in checks.items():
        try:
            if not all(check(verb, component) for verb, component in EXAMPLES[game][kind]):
                missing.append(place)
        except LookupError as error:
            missing.append(f"{place}: {error}")
    assert not missing, f"{kind.__name__} of {game} has no " + ", no ".join(missing)

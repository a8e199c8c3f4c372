"""Both languages can say all that may happen: components, questions, options, refusals, the log."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import polib
import pytest

from client.words import LANGUAGES, load
from rules.core.action import Action
from rules.core.engine import apply, refusal
from rules.core.events import Event
from rules.core.rng import Source, choice
from rules.core.words import Words
from rules.five_seals.cards import COMPONENTS, SPELLS
from rules.five_seals.elements import COLOURS, ELEMENTS
from rules.five_seals.game import GAME
from rules.five_seals.log_text import INTO
from rules.five_seals.resolve import MORE, WithSecond
from rules.five_seals.state import State
from tests.rules.five_seals.scenario import dungeon, seat
from tests.rules.notation import do, read

ROOT = Path(__file__).resolve().parents[3]
RULES = ROOT / "rules" / "five_seals"
PLAYERS = ("Merlin", "Lara", "Anna", "Morgana", "Boris")
CIRCLES = ("first", "second", "third", "fourth")
KEYS = {
    entry.msgid
    for entry in polib.pofile(str(ROOT / "assets" / "locale" / "en" / "LC_MESSAGES" / "five_seals.po"))
}


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    """The words of each language in turn."""
    return load(request.param)


def literals(*callees: str) -> set[str]:
    """All texts in the first argument that is or may be one, of each call of these functions in the rules."""
    found: set[str] = set()
    for path in RULES.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in callees:
                texts = [texts for texts in map(texts_in, node.args) if texts]
                found.update(texts[0] if texts else ())
    return found


def texts_in(argument: ast.expr) -> set[str]:
    """The texts that an argument can be."""
    match argument:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp(body=one, orelse=other):
            return texts_in(one) | texts_in(other)
    return set()


def plays(circle: str, seats: int) -> Iterator[tuple[State, list[Event]]]:
    """Yield each step of a game played by chance: where it leads from, and what happens."""
    state, chance = GAME.new(seats, seats, {"circle": circle}), Source(seats)
    while state.decision is not None:
        before = state.copy()
        yield before, apply(state, choice(chance, state.decision.options))


# --- keys --------------------------------------------------------------------------------------------


def test_every_reason_has_words() -> None:
    verbs = {type(spell.verb).__name__.lower() for spells in SPELLS.values() for spell in spells}
    composed = {f"nothing_to_{verb}" for verb in verbs} | {"no_partner_by_strength", "no_partner_by_element"}
    reasons = literals("Reason") | composed
    assert {"way_sealed", "must_break", "superfluous", "nobody_left"} <= reasons
    assert {f"five_seals.reason.{key}" for key in reasons} <= KEYS


def test_every_prompt_has_words() -> None:
    seconds = {spell.verb.question for spell in chain(*SPELLS.values()) if isinstance(spell.verb, WithSecond)}
    prompts = literals("Decision", "ask", "ask_for", "choose") | seconds
    prompts |= {"turn", MORE, *(f"more_{colour}" for colour in COLOURS)}
    assert {"surrender", "absorb"} <= prompts
    assert {f"five_seals.prompt.{prompt}" for prompt in prompts} <= KEYS


# --- whatever happens --------------------------------------------------------------------------------


@pytest.mark.parametrize("circle", CIRCLES)
def test_whatever_may_happen_can_be_said(circle: str, words: Words) -> None:
    kinds = set()
    for state, events in plays(circle, 3):
        decision = state.decision
        assert decision is not None
        assert words(f"five_seals.prompt.{decision.prompt}")
        assert all(GAME.describe(state, option, words) for option in decision)
        kinds |= {event.kind for event in events}
        for entry in GAME.tell(events, words, PLAYERS):
            assert "{" not in entry.text
            assert "  " not in entry.text
            assert entry.seat is None or entry.text.startswith(PLAYERS[entry.seat])
            assert set(entry.cards) <= set(COMPONENTS)
    assert {"round", "rolled", "broke", "cast", "left", "ended", "won"} <= kinds


@pytest.mark.parametrize("circle", CIRCLES)
def test_every_refusal_can_be_said(circle: str, words: Words) -> None:
    chance = Source(1)
    known = list(dict.fromkeys(option for state, _ in plays(circle, 2) for option in state.decision or ()))
    for state, _ in plays(circle, 3):
        assert state.decision is not None
        number = state.decision.seat
        own = state.seats[number].scrolls or ["cleansing_fire"]
        places = list(state.map.places)
        attempts = [choice(chance, known) for _ in range(4)]
        attempts += [Action("cast", scroll) for scroll in own]
        attempts += [Action("cast", choice(chance, own), choice(chance, places)) for _ in range(3)]
        attempts += [Action("break", "fire2+fire3", choice(chance, places)), Action("end")]
        for attempt in attempts:
            reason = refusal(state, number, attempt)
            assert reason is None or GAME.explain(state, number, reason, words).endswith("."), attempt


def test_natural_spells_name_their_element(words: Words) -> None:
    for component in COMPONENTS.values():
        text = GAME.text(component, words)
        assert text.endswith(".")
        if component.kind == "scroll" and component.element in ELEMENTS[:4]:
            assert words(f"five_seals.element.{component.element}.of") in text


# --- sentences ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("component", "language", "expected"),
    [
        (
            "saturation_fire",
            "en",
            "Add 2 to one or more of your dice of fire, up to 6.\nStrength 4, worth 4 points at the end.",
        ),
        (
            "replacement_water",
            "ru",
            "Поменяйте местами жетон воды и жетон иной стихии, но равной силы, где бы они ни лежали.\n"
            "Сила 2; в конце игры — 2 очка.",
        ),
        (
            "exchange_mind",
            "en",
            "Exchange two tokens of any one element and of different strength in the dungeon.\n"
            "Strength 3, worth 3 points at the end.",
        ),
        ("seal_earth_5", "ru", "Закрывает проход. Ломается кубиками земли с суммой не меньше 5."),
    ],
)
def test_rules_texts(component: str, language: str, expected: str) -> None:
    assert GAME.text(COMPONENTS[component], load(language)) == expected


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("break fire2 -> tomb_0", "A seal bars the way: the seal of air 3."),
        ("break fire2 -> gate_1", "Seal of Water 2 takes 2 on dice of water; you have no such dice."),
        ("break fire2 -> gate_2", "Seal of Fire 6 takes 6 on dice of fire; yours add up to 5."),
        ("break fire2+fire3 -> gate_0", "The seal of fire 2 takes 2; one of these dice is not needed."),
        ("break earth1 -> gate_0", "The seal of fire 2 is broken with dice of fire."),
        (
            "break fire2+earth1 -> niche_3",
            "Cleansing of Mind is broken with dice of any one colour, not of several.",
        ),
        ("end", "You can break a seal, so you must: the seal of fire 2."),
        ("cast cleansing_air", "Cleansing of Air: you have no die that it could roll again."),
        ("cast cleansing_air -> die:0:fire2", "This spell works on dice of air only."),
        ("cast cleansing_mind -> die:0:fire2", "Cleansing of Mind is not your scroll."),
    ],
)
def test_refusals_name_what_stands_in_the_way(line: str, expected: str) -> None:
    board = {"gate_0": "seal_fire_2", "gate_1": "seal_water_2", "gate_2": "seal_fire_6"}
    walls = {f"stair_{n}": "seal_air_3" for n in range(6)}
    scrolls = {"tomb_0": "reappraisal_fire", "niche_3": "cleansing_mind"}
    state = dungeon(seat("fire2 fire3 earth1", "cleansing_air"), board=board | walls | scrolls)
    reason = refusal(state, 0, read(line))
    assert reason is not None
    assert GAME.explain(state, 0, reason, load("en")) == expected


@pytest.mark.parametrize(
    ("language", "far", "near"),
    [
        (
            "en",
            "Far away: 2 seals lie on the shortest way; the first is the seal of air 3.",
            "You can break a seal, so you must: the seal of fire 2.",
        ),
        (
            "ru",
            "Далеко: на кратчайшем пути 2 печати, первая — печать воздуха 3.",
            "Вы можете сломать печать, а значит, обязаны: печать огня 2.",
        ),
    ],
)
def test_what_is_far_says_how_many_seals_lie_before_it(language: str, far: str, near: str) -> None:
    walls = {
        f"{ring}_{n}": f"seal_{e}_3" for n in range(6) for ring, e in (("stair", "air"), ("slab", "earth"))
    }
    board = walls | {"gate_0": "seal_fire_2", "tomb_0": "reappraisal_fire"}
    state = dungeon(seat("fire2"), board=board)
    for line, expected in (("break fire2 -> tomb_0", far), ("end", near)):
        reason = refusal(state, 0, read(line))
        assert reason is not None
        assert GAME.explain(state, 0, reason, load(language)) == expected


def test_of_two_seals_alike_each_is_named_with_its_side() -> None:
    words = load("en")
    board = {"gate_0": "seal_fire_2", "gate_3": "seal_fire_2", "gate_1": "seal_air_2"}
    state = dungeon(seat("fire2 air2"), board=board)
    assert state.decision is not None
    said = {option.target: GAME.describe(state, option, words) for option in state.decision if option.target}
    assert len(set(said.values())) == 3
    assert words("five_seals.side.1") in said["gate_0"]
    assert not any(words(f"five_seals.side.{side}") in said["gate_1"] for side in range(8))


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            [
                f"Merlin casts Saturation of Fire; turns a die: fire 2{INTO}4.",
                "Merlin breaks a seal of fire 4 (die spent: fire 4).",
            ],
        ),
        (
            "ru",
            [
                f"Merlin разыгрывает свиток «Насыщение огня»; меняет кубик: огонь 2{INTO}4.",
                "Merlin ломает печать огня 4 (кубик: огонь 4).",
            ],
        ),
    ],
)
def test_the_log_of_a_turn(language: str, expected: list[str]) -> None:
    state = dungeon(seat("fire2 air1", "saturation_fire"), board={"gate_0": "seal_fire_4"})
    steps = [do(state, "cast saturation_fire -> die:0:fire2"), do(state, "break fire4 -> gate_0")]
    told = [entry.text for events in steps for entry in GAME.tell(events, load(language), PLAYERS)]
    assert told == expected


@pytest.mark.parametrize(
    ("taken", "english", "russian"),
    [
        (
            ("fire", "water", "fire"),
            "takes three dice: two of fire and one of water",
            "берёт три кубика: два огня и один воды",
        ),
        (("air", "air", "air"), "takes three dice of air", "берёт три кубика воздуха"),
        (
            ("air", "fire", "earth"),
            "takes one die each of air, fire and earth",
            "берёт по кубику воздуха, огня и земли",
        ),
        (("earth",), "takes one die of earth", "берёт один кубик земли"),
    ],
)
def test_dice_that_are_taken_are_told_in_one_line(taken: tuple[str, ...], english: str, russian: str) -> None:
    state = dungeon(seat("fire2"), seat("water1"))
    do(state, "end")
    events = [
        event for colour in taken for event in do(state, f"take store:{colour}") if event.kind == "took"
    ]
    for language, expected in (("en", english), ("ru", russian)):
        assert [entry.text for entry in GAME.tell(events, load(language), PLAYERS)] == [f"Merlin {expected}."]


def log(events: list[Event]) -> list[str]:
    """The English log of some events."""
    return [entry.text for entry in GAME.tell(events, load("en"), PLAYERS)]


def test_what_a_spell_does_to_a_rival_is_told_of_whoever_cast_it() -> None:
    state = dungeon(seat("fire2 water3", "modification_fire"), seat("fire5 air1"), circle="third")
    events = do(state, "cast modification_fire -> die:1:fire5", "choose modification_fire -> die:0:fire2")
    assert log(events) == [
        f"Merlin casts Modification of Fire; turns a die: fire 2{INTO}3; turns a die of Lara: fire 5{INTO}4."
    ]


def test_a_borrowed_scroll_is_named() -> None:
    state = dungeon(seat("fire2", "appropriation_fire"), seat("air1", "saturation_fire"), circle="third")
    events = do(state, "cast appropriation_fire -> saturation_fire")
    assert log(events) == [
        "Merlin casts Appropriation of Fire; casts a rival’s scroll, Saturation of Fire; "
        f"turns a die: fire 2{INTO}4."
    ]


def test_the_end_of_a_round_names_the_dice_that_are_left() -> None:
    state = dungeon(seat("fire2", familiar="gate_1"), seat("water1"))
    assert log(do(state, "end")) == ["Merlin finishes the round (a die left: fire 2)."]


def test_a_figure_is_told_with_what_it_bars() -> None:
    board = {"gate_0": "seal_fire_4"}
    state = dungeon(seat("fire2", "protection_fire"), board=board, circle="fourth")
    assert log(do(state, "cast protection_fire -> gate_0")) == [
        "Merlin casts Protection of Fire; puts the Raven into the dungeon; puts it on a seal of fire 4."
    ]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "cast Saturation of Fire on the fire die showing 2"),
        ("ru", "разыграть свиток «Насыщение огня» на кубик огня (2)"),
    ],
)
def test_a_spell_is_cast_on_a_die(language: str, expected: str) -> None:
    state = dungeon(seat("fire2", "saturation_fire"))
    assert state.decision is not None
    option = next(option for option in state.decision if option.kind == "cast")
    assert GAME.describe(state, option, load(language)) == expected

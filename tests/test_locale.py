"""Both languages are complete, agree with each other, and can say everything the rules may want said."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from string import Formatter
from typing import get_args

import polib
import pytest

from assets.build import catalogues
from client.words import LANGUAGES, load, system_language
from rules.bots import LEVELS
from rules.core.action import Action
from rules.core.catalogue import Origin
from rules.core.decision import Decision
from rules.core.engine import advance, apply, refusal
from rules.core.game import AnyGame
from rules.core.reasons import NOT_NOW, NOT_YOURS, Reason
from rules.core.rng import Source, choice
from rules.core.words import Words
from rules.games import GAMES
from rules.res_arcana.card_text import cost_text
from rules.res_arcana.cards import COMPONENTS
from rules.res_arcana.essences import NAMES, Essences, essences
from rules.res_arcana.game import GAME
from rules.res_arcana.resolve import Picking
from rules.res_arcana.state import Seat, State
from rules.res_arcana.turns import MONUMENT_DECK, Turn

ROOT = Path(__file__).resolve().parent.parent
PLURAL_FORMS = {"ru": 3, "en": 2}
LATIN_IN_RUSSIAN = {
    *("Alt", "Res", "Arcana", "X", "x", "JSON", "Esc", "Z", "webp", "gif", "png", "jpg", "I", "II", "III"),
    *("Python", "pip", "venv", "Debian", "Ubuntu", "sudo", "apt", "install", "python", "org"),
}
CYRILLIC = re.compile("[А-Яа-яЁё]")

STUMBLED = {
    "en": (
        *(
            "No card is like that",
            "more; second place",
            "since the last turn:",
            "an own ",
            "Even what revealed",
        ),
        *("rest until it is straightened", "is out of the round", "To the title", "within 1 room"),
        *("action on nothing", "a ban on", "most wins", "those who tie", "plays by itself"),
    ),
    "ru": (
        *(
            "ничего не говорит в одиночку",
            "нет настоящей цели",
            "Объявить «",
            "Замените своей до",
            "Замените своим до",
        ),
        *(
            "второй щелчок или колесо",
            "урона ({",
            "с прошлого хода: {",
            "в пределах 1",
            "выбирает себе фигурку",
        ),
        *("захватывает «", "До конца: ", "на кубике воды"),
        *("на верх в", "под низ", "Побеждают очки"),
    ),
}
"""What was stumbled over when the texts were read aloud."""

Texts = dict[str, tuple[str, ...]]


def catalogue(language: str) -> Texts:
    """All texts of a language by key, each in all its grammatical numbers."""
    return {
        entry.msgid: tuple(entry.msgstr_plural.values()) if entry.msgid_plural else (entry.msgstr,)
        for source in catalogues.sources()
        if source.parts[-3] == language
        for entry in polib.pofile(str(source))
    }


CATALOGUES = {language: catalogue(language) for language in LANGUAGES}
KEYS = CATALOGUES["en"].keys()


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    """The words of each language in turn."""
    return load(request.param)


# --- the catalogues ----------------------------------------------------------------------------------


@pytest.mark.parametrize("source", catalogues.sources(), ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_compiled_catalogues_are_fresh(source: Path) -> None:
    assert source.with_suffix(".mo").read_bytes() == catalogues.compiled(source)


def test_there_is_a_catalogue_for_each_language() -> None:
    assert {source.parts[-3] for source in catalogues.sources()} == set(LANGUAGES)


def test_languages_have_the_same_keys_in_the_same_order() -> None:
    assert list(CATALOGUES["ru"]) == list(KEYS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_in_every_grammatical_number(language: str) -> None:
    for key, texts in CATALOGUES[language].items():
        assert all(texts), key
        assert len(texts) == (PLURAL_FORMS[language] if len(CATALOGUES["en"][key]) > 1 else 1), key


def test_languages_fill_the_same_placeholders() -> None:
    for key in KEYS:
        used = {frozenset(placeholders(text)) for texts in CATALOGUES.values() for text in texts[key]}
        assert len(used) == 1, key


def placeholders(text: str) -> Iterator[str]:
    """The names in braces."""
    return (name for _, name, _, _ in Formatter().parse(text) if name is not None)


def test_each_language_keeps_to_its_alphabet() -> None:
    for key in KEYS:
        assert not CYRILLIC.search(" ".join(CATALOGUES["en"][key])), key
        # What stands in braces or brackets is put in: a value, a sign.
        russian = re.sub(r"\{\w+\}|\[\w+\]", "", " ".join(CATALOGUES["ru"][key]))
        assert set(re.findall("[A-Za-z]+", russian)) <= LATIN_IN_RUSSIAN, key


def test_code_holds_no_russian() -> None:
    for folder in ("rules", "client", "saves"):
        for path in (ROOT / folder).rglob("*.py"):
            assert not CYRILLIC.search(path.read_text(encoding="utf-8")), path
    # An old Python cannot read the catalogues and is told so by the launcher itself.
    launcher = (ROOT / "main.py").read_text(encoding="utf-8").splitlines()
    assert sum(bool(CYRILLIC.search(line)) for line in launcher) == 1


# --- words -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("n", "expected"),
    [
        (0, "0 Порывов, 0 Жизней, 0 Покоев, 0 Смертей, 0 Золота"),
        (1, "1 Порыв, 1 Жизнь, 1 Покой, 1 Смерть, 1 Золото"),
        (2, "2 Порыва, 2 Жизни, 2 Покоя, 2 Смерти, 2 Золота"),
        (5, "5 Порывов, 5 Жизней, 5 Покоев, 5 Смертей, 5 Золота"),
        (11, "11 Порывов, 11 Жизней, 11 Покоев, 11 Смертей, 11 Золота"),
        (21, "21 Порыв, 21 Жизнь, 21 Покой, 21 Смерть, 21 Золото"),
        (104, "104 Порыва, 104 Жизни, 104 Покоя, 104 Смерти, 104 Золота"),
    ],
)
def test_russian_numbers(n: int, expected: str) -> None:
    assert ", ".join(load("ru").count(f"essence.{name}", n) for name in NAMES) == expected


def test_a_missing_key_is_an_error(words: Words) -> None:
    with pytest.raises(KeyError, match=r"no\.such\.key"):
        words("no.such.key")
    with pytest.raises(KeyError, match=r"no\.such\.key"):
        words.count("no.such.key", 2)


def test_a_missing_placeholder_is_an_error(words: Words) -> None:
    with pytest.raises(KeyError, match="object"):
        words("res_arcana.do.discard")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "de:ru"}, "ru"),
    ],
)
def test_system_language(environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert system_language() == language


def test_system_language_without_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr("locale.getlocale", lambda: ("Russian_Russia", "1251"))
    assert system_language() == "ru"


# --- what there is to say ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_component_and_choice_has_words(game: AnyGame, words: Words) -> None:
    assert words(f"{game.name}.title")
    for component in game.components.values():
        assert words(f"{game.domain}.name.{component.id}")
        assert words(f"{game.domain}.kind.{component.kind}")
        lines = game.text(component, words).split("\n")
        assert all(line.endswith(".") and "{" not in line for line in lines), lines
    for settled in game.choices:
        assert words(f"{game.domain}.choice.{settled.name}")
        for value in settled.values:
            assert words(f"{game.domain}.choice.{settled.name}.{value}")
            assert words(f"{game.domain}.choice.{settled.name}.{value}.about")


def test_every_type_origin_and_level_has_words(words: Words) -> None:
    for type_ in {type_ for component in COMPONENTS.values() for type_ in component.types}:
        assert words(f"res_arcana.type.{type_}")
    for origin in get_args(Origin):
        assert words(f"origin.{origin}")
    for level in LEVELS:
        assert words(f"bot.{level}")


def literals(folder: str, *callees: str) -> set[str]:
    """The first string that each call of these functions in a folder's modules is given as it stands."""
    found = set()
    for path in (ROOT / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in callees:
                values = [argument.value for argument in node.args if isinstance(argument, ast.Constant)]
                found.update([value for value in values if isinstance(value, str)][:1])
    return found


PICKED = {
    verb.refusal()
    for component in COMPONENTS.values()
    for ability in component.abilities
    for verb in ability.verbs
    if isinstance(verb, Picking)
}


def test_every_reason_has_words() -> None:
    shared = literals("rules/core", "Reason")
    assert "not_now" in shared
    assert {f"reason.{key}" for key in shared} <= KEYS
    own = literals("rules/res_arcana", "Reason") | {f"nothing_to_{verb}" for verb in PICKED}
    assert {f"res_arcana.reason.{key}" for key in own} <= KEYS


def test_every_prompt_has_words() -> None:
    prompts = literals("rules/res_arcana", "Decision", "ask", "choose", "Payment") | PICKED
    assert {"life_loss", "lose"} <= prompts
    assert {f"res_arcana.prompt.{prompt}" for prompt in prompts} <= KEYS


def test_every_kind_of_action_has_words() -> None:
    described = {key.removeprefix("res_arcana.do.") for key in KEYS if key.startswith("res_arcana.do.")}
    kinds = literals("rules/res_arcana", "Action") | PICKED
    assert {"use", "react"} <= kinds
    # Looking has a text for each deck.
    assert kinds - described == {"look"}


def test_every_trouble_with_a_save_has_words() -> None:
    assert {f"cli.{key}" for key in literals("saves", "SaveError")} <= KEYS


def positions(seeds: int) -> Iterator[State]:
    """Every position of games played by chance, in all set-ups."""
    for setup, seats in (("first_game", 4), ("standard", 3), ("draft", 2), ("match", 2)):
        for seed in range(seeds):
            state, chance = GAME.new(seats, seed, {"setup": setup}), Source(seed)
            while state.decision is not None:
                yield state
                apply(state, choice(chance, state.decision.options))


def test_whatever_may_happen_in_play_can_be_said(words: Words) -> None:
    chance = Source(1)
    ids = [*COMPONENTS, MONUMENT_DECK]
    for state in positions(seeds=2):
        decision = state.decision
        assert decision is not None
        assert words(f"res_arcana.prompt.{decision.prompt}")
        assert all(GAME.describe(state, option, words) for option in decision)
        seat = state.seats[decision.seat]
        attempts = [
            Action(kind, choice(chance, ids)) for kind in ("place", "claim", "collect", "draft", "item")
        ]
        attempts += [Action("place", card) for card in seat.hand]
        attempts += [Action("use", card, arg=arg) for card in seat.play for arg in (0, 1, 2)]
        attempts += [Action("react", card) for card in seat.play]
        attempts += [Action(kind, essence) for kind in ("pay", "take") for essence in NAMES]
        for attempt in attempts:
            reason = refusal(state, decision.seat, attempt)
            assert reason is None or GAME.explain(state, decision.seat, reason, words).endswith(".")


# --- sentences ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("component", "language", "expected"),
    [
        (
            "athanor",
            "en",
            "Turn this and pay 1 Elan: put 2 Elan here.\n"
            "Turn this, pay 6 Elan from here and pay X essences of one kind (not Gold): gain X Gold.",
        ),
        (
            "sea_serpent",
            "en",
            "Turn this: each rival who has not passed loses 2 Life.\n"
            "Any rival may destroy one of their own artifacts to ignore the loss.\n"
            "1 point.",
        ),
        (
            "vault",
            "ru",
            "Сбор, если оставить здесь Золото: 2 любые эссенции (кроме Золота).\n"
            "Повернуть: положить сюда 1 Золото.",
        ),
        (
            "sorcerers_bestiary",
            "ru",
            "Повернуть: сразу проверить победу.\n"
            "Повернуть и заплатить 4 любые эссенции: "
            "выложить дракона из сброса любого игрока за его цену.\n"
            "1 очко за каждое своё существо плюс 2 очка за каждого своего дракона.",
        ),
    ],
)
def test_rules_texts(component: str, language: str, expected: str) -> None:
    assert GAME.text(COMPONENTS[component], load(language)) == expected


def test_printed_costs() -> None:
    assert cost_text(COMPONENTS["vault"], load("ru")) == "1 Золото и 1 любая эссенция"
    assert cost_text(COMPONENTS["crypt"], load("en")) == "2 Death and any 3 essences"
    assert cost_text(COMPONENTS["prism"], load("en")) == "nothing"
    assert cost_text(COMPONENTS["druid"], load("en")) == ""


@pytest.mark.parametrize(
    ("card", "own", "pool", "expected"),
    [
        ("fire_dragon", "nightingale", essences(elan=4), "Fire Dragon costs 6 Elan; you lack 2 Elan."),
        (
            "fire_dragon",
            "dragon_bridle",
            essences(elan=2),
            "Fire Dragon costs 6 Elan minus 3; you lack 1 Elan.",
        ),
        (
            "sea_serpent",
            "dragon_bridle",
            essences(life=1, calm=1),
            "Sea Serpent costs 3 Life and 6 Calm minus 3; you lack 4 of the essences needed.",
        ),
        (
            "athanor",
            "artificer",
            essences(elan=1),
            "Athanor costs 1 Elan and 1 Gold minus 1; you lack 1 Gold.",
        ),
        (
            "tree_of_life",
            "nightingale",
            essences(gold=1),
            "Tree of Life costs 1 Life and any 2 essences; you lack 1 Life and 1 essence of any kind.",
        ),
    ],
)
def test_a_refused_placement_tells_what_is_lacking(
    card: str, own: str, pool: Essences, expected: str
) -> None:
    state = at_turn(pool, hand=[card], play=[own])
    assert GAME.explain(state, 0, Reason("too_expensive", card), load("en")) == expected


@pytest.mark.parametrize(
    ("component", "power", "pool", "expected"),
    [
        (
            "ring_of_midas",
            0,
            essences(life=1),
            "Кольцо Мидаса: за эту силу нужно заплатить 2 Жизни, не хватает 1 Жизни.",
        ),
        (
            "dwarven_mines",
            2,
            essences(elan=1),
            "Гномьи копи: за эту силу нужно заплатить 3 Порыва и 3 Смерти, не хватает 2 Порывов и 3 Смертей.",
        ),
        ("mermaid", 1, essences(elan=1), "Русалка: на эту силу не хватает эссенций."),
    ],
)
def test_a_refused_power_tells_what_is_lacking(
    component: str, power: int, pool: Essences, expected: str
) -> None:
    state = at_turn(pool, play=[component])
    reason = refusal(state, 0, Action("use", component, arg=power))
    assert reason is not None
    assert GAME.explain(state, 0, reason, load("ru")) == expected


def test_a_refusal_tells_who_is_to_decide_and_what() -> None:
    state, words = at_turn(essences()), load("en")
    assert GAME.explain(state, 1, NOT_YOURS, words) == "Player\u00a01 decides now."
    assert GAME.explain(state, 0, NOT_NOW, words) == words("reason.not_here"), "a free move decides nothing"
    asked = "res_arcana.prompt.discard"
    state.decision = Decision(0, "discard", (Action("discard", "prism"),))
    assert GAME.explain(state, 0, NOT_NOW, words) == f"Something else is being decided: “{words(asked)}”."
    state.decision = None
    assert GAME.explain(state, 0, NOT_NOW, words) == "The game is over."


def at_turn(pool: Essences, hand: Sequence[str] = (), play: Sequence[str] = ()) -> State:
    """A position in which seat 0 is to act with these things before it."""
    seats = [Seat(pool, "druid", "alchemy", list(play), list(hand)), Seat(mage="witch", item="research")]
    state = State(0, [Turn(0)], seats=seats)
    advance(state)
    return state


def test_the_program_is_polite_in_russian() -> None:
    """Only what stands on cards speaks in the familiar singular."""
    words = "ты|тебе|тебя|тобой|твой|твоя|твоё|твои|твоего|выбери|выложи|сотвори|клади|отпусти|возьми"
    familiar = re.compile(rf"\b({words})\b", re.IGNORECASE)
    spoken = re.compile(r"\.(prompt|reason|table|brings|may|hint|log)\.")
    for source in (catalogues.LOCALE / "ru").rglob("*.po"):
        for entry in polib.pofile(str(source)):
            if spoken.search(entry.msgid):
                for text in entry.msgstr_plural.values() or [entry.msgstr]:
                    assert not familiar.search(text), entry.msgid


GOVERNING = r"\b(?:\w+(?:ть|ти|чь|ет|ёт|ит|ют|ят|йте|ите)|на|за|с|у|из|от|для|без|вместо) "
"""A Russian verb or preposition before a name: it asks for a case, and a name in a template has none."""
AS_THEY_ARE = {"cli.bad_save_name", "shell.delete.question", "res_arcana.table.on_top"}
"""Where a player's own name for a save, or the subject of its sentence, is quoted after a verb."""


def test_no_russian_name_is_left_in_the_nominative_after_a_verb() -> None:
    """“Захватить «Священная роща»”: such a name needs a noun before it, a colon, or a form of its own."""
    quoted = re.compile(GOVERNING + r"«\{\w+\}»", re.IGNORECASE)
    told = re.compile(GOVERNING + r"\{(?:names?|cause|source)\}", re.IGNORECASE)
    assert quoted.search("Выложить «{name}»")
    assert told.search("убирает {name}")
    assert not quoted.search("Выложить карту «{name}»")
    for key, texts in CATALOGUES["ru"].items():
        for text in texts:
            assert key in AS_THEY_ARE or not quoted.search(text), key
            # Names in the log of Black Rose carry their quotation marks with them.
            assert not key.startswith("black_rose.log.") or not told.search(text), key


def test_names_as_objects_are_the_names_themselves_in_english() -> None:
    """Only decks differ, which are no components: they have an article in a sentence."""
    for component in COMPONENTS:
        assert load("en")(f"res_arcana.object.{component}") == load("en")(f"res_arcana.name.{component}")


def test_english_is_set_with_typographic_quotes() -> None:
    """What keys type straight stands curled in print; a search knows both."""
    pages = {
        path.name: (path.read_text(encoding="utf-8"),) for path in (ROOT / "assets/rules").glob("*.en.md")
    }
    for key, texts in {**CATALOGUES["en"], **pages}.items():
        assert not re.search(r"""["']""", " ".join(texts)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_stumbles_as_it_did(language: str) -> None:
    texts = [(key, text) for key, forms in CATALOGUES[language].items() for text in forms]
    assert [(key, said) for said in STUMBLED[language] for key, text in texts if said in text] == []

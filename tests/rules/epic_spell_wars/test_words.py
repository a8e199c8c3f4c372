"""What the game says: names of spells, texts of cards, the log, and a milder tongue."""

from __future__ import annotations

import ast
from pathlib import Path

import polib
import pytest

from assets.build import catalogues
from client.scenes.rules import rules_page
from client.words import LANGUAGES, load
from rules.core.action import Action
from rules.core.engine import apply, refusal
from rules.core.rng import Source, choice
from rules.core.words import Words
from rules.epic_spell_wars import card_text
from rules.epic_spell_wars.cards import COMPONENTS
from rules.epic_spell_wars.expectation import Guess, expect
from rules.epic_spell_wars.game import GAME
from rules.epic_spell_wars.kinds import ACTIONS
from rules.epic_spell_wars.spell_name import spell_name
from rules.epic_spell_wars.state import State
from tests.rules.epic_spell_wars.scenario import laying, order, seat, turn
from tests.rules.notation import do

RULES = Path(card_text.__file__).parent
KEYS = {
    entry.msgid
    for source in catalogues.sources()
    if source.stem == "epic_spell_wars"
    for entry in polib.pofile(str(source))
}
COARSE = {
    "ru": (
        *("дохл", "сдох", "мошон", "отсос", "хренов", "бухой", "поган", "пукалк", "копыта"),
        *("стыр", "раздолб", "рожу", "рожи", "мочил"),
    ),
    "en": ("shit", "testik", "ballsy", "pisster", "suck", "panties", "codpiece", "dead wizard"),
}


WHERE = {language: (language, "LC_MESSAGES", "epic_spell_wars.po") for language in LANGUAGES}


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    """The words of each language in turn."""
    return load(request.param)


# --- names of spells -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "ru", "en"),
    [
        (
            "death_fairy cat_a_strophic meatier_swarm",
            "Котострофический мясной фарш от Феечки смерти",
            "The Death Fairy’s Cat-A-Strophic Meatier Swarm",
        ),
        (
            "devilicious snakedance",
            "Дьявольский змеиный жор от принцессы Холидей",
            "Princess Holiday’s Devilicious Snakedance",
        ),
        ("ben_voodoo chicken", "Петушок от Бена Вуду", "Ben Voodoo’s Chicken"),
        (
            "bleemax_brainiac mind_altering mysterious pact_with_the_devil",
            "Мозголомный, непонятный договор с дьяволом от Зачуханного Комбайна",
            "Bleemax Brainiac’s Mind-Altering, Mysterious Pact with the Devil",
        ),
        (
            "scorchia king_oberon chicken gore_nado",
            "Петушок и жмураган от Горячей штучки и от короля Оберона",
            "Scorchia’s and King Oberon’s Chicken and Gore-Nado",
        ),
    ],
)
def test_spell_names(cards: str, ru: str, en: str) -> None:
    for language, expected in (("ru", ru), ("en", en)):
        assert spell_name(cards.split(), "princess_holiday", load(language)) == expected


def test_a_spell_without_a_delivery_is_shouted_all_the_same(words: Words) -> None:
    names = {
        spell_name([card], "krazztar", words)
        for card in ("scorchia", "ben_voodoo", "death_fairy", "magma_gog")
    }
    assert len(names) == 4
    assert all("  " not in name and name[0].isupper() for name in names)


def test_every_part_and_every_hero_has_a_form_for_names() -> None:
    named = [c.id for c in COMPONENTS.values() if c.kind in ("source", "quality", "delivery", "hero")]
    assert {f"epic_spell_wars.called.{card}" for card in named} <= KEYS


# --- completeness --------------------------------------------------------------------------------------


def literals(*callees: str) -> set[str]:
    """Return the first string that each call of these functions is given as it stands."""
    found = set()
    for path in RULES.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in callees:
                values = [argument.value for argument in node.args if isinstance(argument, ast.Constant)]
                found.update([value for value in values if isinstance(value, str)][:1])
    return found


def test_every_prompt_reason_and_action_has_words() -> None:
    prompts = literals("Decision", "ask", "choose") | {"turn"}
    assert {"hero", "ransom", "twin"} <= prompts
    assert {f"epic_spell_wars.prompt.{prompt}" for prompt in prompts} <= KEYS
    assert {f"epic_spell_wars.reason.{reason}" for reason in literals("Reason")} <= KEYS
    described = {key.split(".")[2] for key in KEYS if key.startswith("epic_spell_wars.do.")}
    # What is chosen between two texts is described by the text itself.
    assert ACTIONS.keys() - described == {"choose"}


def test_every_verb_is_expected_to_do_something(words: Words) -> None:
    state = turn(seat("old_scratch chicken", hand="dicey"), seat("ballsy"), rolls=[6])
    for card, verbs in state.verbs.items():
        guessed = Guess(state, 0)
        guessed.card = card
        for verb in verbs:
            expect(verb, guessed)
            assert card_text.phrase(verb, words)


def test_whatever_may_happen_can_be_said(words: Words) -> None:
    names = [f"N{number}" for number in range(6)]
    for seats in (2, 4, 6):
        for seed in range(3):
            state, chance = GAME.new(seats, seed), Source(seed)
            while state.decision is not None:
                decision = state.decision
                assert words(f"epic_spell_wars.prompt.{decision.prompt}")
                assert all(GAME.describe(state, option, words) for option in decision)
                for attempt in (
                    Action("ready"),
                    Action("lay", "chicken", "source"),
                    Action("take_back", "dicey"),
                ):
                    reason = refusal(state, decision.seat, attempt)
                    assert reason is None or GAME.explain(state, decision.seat, reason, words)
                events = apply(state, choice(chance, decision.options))
                told = [event.seen_from(0) for event in events]
                assert all(line.text for line in GAME.tell(told, words, names))


# --- the log -------------------------------------------------------------------------------------------


def test_a_turn_in_the_log() -> None:
    state = turn(seat("scorchia devilicious chicken"), seat(acted=True), rolls=[5, 6, 1])
    lines = [line.text for line in GAME.tell(state.events, load("en"), ["Anna", "Boris"])]
    assert lines[:4] == [
        "Anna: Scorchia’s Devilicious Chicken!",
        "Anna, Scorchia: Boris –3.",
        "Anna, Devilicious: rolls 5; Boris –4; Anna –1.",
        "Anna, Chicken: 6 + 1, 7 in all; Boris –1.",
    ]
    assert lines[4] == "Round 2"


def test_a_name_that_is_shouted_ends_its_sentence() -> None:
    state = turn(seat("sir_lootzor"), seat(acted=True), treasures="plink_cannon demon_shoes", rolls=[6])
    told = GAME.tell(state.events, load("en"), ["Ann", "Ben"])
    assert any(line.text.endswith("The Demon Shoes!") for line in told)


def test_the_log_adds_up_with_what_a_treasure_adds() -> None:
    state = turn(seat("chicken", treasures="big_book_of_awesomeness"), seat(acted=True), rolls=[3])
    lines = [line.text for line in GAME.tell(state.events, load("en"), ["Anna", "Boris"])]
    assert any("3, treasures +2, 5 in all" in line for line in lines)


def test_a_card_that_makes_another_discard_is_not_said_to_be_theirs() -> None:
    state = turn(seat("festering"), seat("prickly chicken"))
    lines = [line.text for line in GAME.tell(state.events, load("en"), ["Anna", "Boris"])]
    assert "Anna, Festering: Boris discards Prickly." in lines


def told(state: State, names: tuple[str, ...] = ("Anna", "Boris", "Clara")) -> list[str]:
    """Return the log since the position was laid out."""
    return [line.text for line in GAME.tell(state.events, load("en"), names)]


def test_what_a_card_does_with_the_text_of_another_is_told_of_both() -> None:
    lines = told(turn(seat("beard_o_blasty chicken"), seat(acted=True), rolls=[4, 6, 6]))
    assert "Anna, Beard’o Blasty: does as Chicken." in lines
    assert "Anna, Beard’o Blasty as Chicken: rolls 4; Boris –1." in lines
    assert any(line.startswith("Anna, Chicken: ") for line in lines), "then it acts by itself"


def test_everybodys_dice_are_told() -> None:
    rivals = (seat(acted=True), seat(acted=True))
    lines = told(turn(seat("cat_a_strophic"), *rivals, rolls=[6, 3, 5]))
    assert any("Cat-A-Strophic: dice: Anna 6 + 2 = 8, Boris 3, Clara 5; " in line for line in lines), lines
    lines = told(turn(seat("dicey"), *rivals, rolls=[4, 1, 4, 2]))
    assert any("dice: Anna 4 + 1, Boris 4, Clara 2; Boris –4." in line for line in lines), lines


def test_what_is_added_to_a_die_is_told() -> None:
    rivals = (seat(acted=True), seat(acted=True, treasures="lady_lucks_panties"))
    lines = told(turn(seat("cat_a_strophic chicken"), *rivals, rolls=[3, 5, 2, 1, 1]))
    said = "dice: Anna 3 + 2 = 5, Boris 5, Clara 2 + 2 = 4; "
    assert any(said in line for line in lines), lines


def test_dice_that_break_a_tie_are_told() -> None:
    lines = told(order(seat("king_oberon"), seat("rose_bottom"), rolls=[4, 4, 2, 3]))
    assert "Equal initiatives, dice decide: Anna 4, then 2, Boris 4, then 3." in lines
    assert lines.index("Order: Boris, Anna.") > 0


def test_dice_that_are_rolled_again_are_told_with_their_treasure() -> None:
    treasures = "lady_lucks_brassiere cheaters_handbook"
    state = turn(seat("chicken", treasures=treasures, extra=1), seat(acted=True), rolls=[3, 1])
    assert "Anna, Chicken: rolls 3 + 1." in told(state)
    names, words = ["Anna", "Boris"], load("en")

    def tell(option: str) -> list[str]:
        return [line.text for line in GAME.tell(do(state, option), words, names)]

    lines = tell("reroll cheaters_handbook #1")
    at = lines.index("Anna rolls the 1 again (Cheater’s Handbook).")
    assert lines[at + 1].startswith("Anna, Chicken: rolls ")
    lines = tell("redo lady_lucks_brassiere")
    assert "Anna discards Lady Luck’s Brassiere and rolls all dice again." in lines


def test_a_roll_that_hurts_nobody_says_why() -> None:
    lines = told(turn(seat("meatier_swarm", life=20), seat(life=5, acted=True), rolls=[2]))
    assert any(line.startswith("Anna, Meatier Swarm: rolls 2; nobody to hit: it aims at") for line in lines)
    lines = told(turn(seat("meatier_swarm", life=4), seat(life=5, acted=True), rolls=[2]))
    assert "Anna, Meatier Swarm: rolls 2; Boris –1." in lines


def test_a_stolen_treasure_says_whose_it_was_and_a_lost_one_whose_card_took_it() -> None:
    lines = told(turn(seat("sphinxion"), seat(treasures="plink_cannon", acted=True)))
    assert any("takes Plink Cannon from Boris" in line for line in lines), lines
    victim = seat(treasures="plink_cannon", acted=True)
    lines = told(
        turn(seat("explodifying", treasures="big_book_of_awesomeness", extra=1), victim, rolls=[6, 6])
    )
    told_last = "Anna, Explodifying: 6 + 6, treasures +2, 14 in all; Boris –4; Boris loses Plink Cannon"
    assert any(line.startswith(told_last) for line in lines), lines


def test_who_wins_a_single_game_wins_no_medal() -> None:
    last = seat(life=1, acted=True)
    state = turn(seat("scorchia"), last, length="single")
    assert "Anna is the last one standing!" in told(state)
    state = turn(seat("scorchia"), last)
    assert "Anna is the last one standing: 1 medal!" in told(state)


def test_whoever_is_no_victim_is_refused_by_whom_the_card_aims_at() -> None:
    state = turn(seat("death_fairy"), seat(acted=True), seat(acted=True))
    reason = refusal(state, 0, Action("target", "death_fairy", "seat:0"))
    assert reason is not None
    assert GAME.explain(state, 0, reason, load("en")).endswith("it aims at: foe of your choice.")


def test_a_refusal_names_the_place() -> None:
    state = laying(seat(hand="chicken"), seat(hand="scorchia"))
    reason = refusal(state, 0, Action("lay", "chicken", "source"))
    assert reason is not None
    assert GAME.explain(state, 0, reason, load("en")) == "Chicken goes in as the delivery."


# --- toned down ----------------------------------------------------------------------------------------


def test_a_milder_word_has_a_coarse_one() -> None:
    mild = {key for key in KEYS if key.endswith(".milder")}
    assert len(mild) > 20
    assert {key.removesuffix(".milder") for key in mild} <= KEYS


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_coarse_is_left_in_mild_words(language: str) -> None:
    mild = load(language, mild=True)
    plain = [key for key in KEYS if not key.endswith(".milder")]
    for component in COMPONENTS.values():
        said = f"{mild(f'epic_spell_wars.name.{component.id}')} {GAME.text(component, mild)}".lower()
        assert not [word for word in COARSE[language] if word in said], said
    source = next(path for path in catalogues.sources() if path.parts[-3:] == WHERE[language])
    texts = {entry.msgid: entry.msgstr for entry in polib.pofile(str(source))}
    spoken = {key: texts.get(f"{key}.milder", texts[key]).lower() for key in plain}
    assert not [said for said in spoken.items() for word in COARSE[language] if word in said[1]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_coarse_is_left_in_mild_rules(language: str) -> None:
    """Names are those of the catalogue: none that has a milder one stands there in its coarse form."""
    coarse, mild = load(language), load(language, mild=True)
    page = rules_page(GAME.name, language, mild=True).read_text(encoding="utf-8").lower()
    assert not [word for word in COARSE[language] if word in page]
    for component in COMPONENTS:
        key = f"epic_spell_wars.name.{component}"
        assert coarse(key) == mild(key) or coarse(key).lower() not in page, component


def test_mild_words_are_the_same_elsewhere(words: Words) -> None:
    assert load("en", mild=True)("epic_spell_wars.name.chicken") == "Chicken"
    assert load("en", mild=True)("shell.settings") == load("en")("shell.settings")
    assert load("en")("epic_spell_wars.name.pisster").startswith("Pisster")

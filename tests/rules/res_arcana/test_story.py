"""The log tells every action in words, in both languages, and gives nothing hidden away."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from client.words import LANGUAGES, load
from rules.core.engine import apply
from rules.core.events import Event
from rules.core.rng import Source, choice
from rules.res_arcana import GAME, story
from rules.res_arcana.cards import COMPONENTS
from rules.res_arcana.essences import NAMES
from rules.res_arcana.state import State
from tests.rules.res_arcana.accounting import hidden
from tests.rules.res_arcana.scenario import RICH, Seat, do, essences, table

PLAYERS = ("Merlin", "Lara", "Anna", "Morgana")
SYMBOL = re.compile(rf"\[({'|'.join(NAMES)})\][1-9]\d*")
GAMES = (("first_game", 4), ("standard", 3), ("draft", 2), ("match", 2))
every_game = pytest.mark.parametrize(("setup", "seats"), GAMES)


def lines(events: list[Event], language: str, viewer: int = 0, seats: int = 3) -> list[str]:
    """Return the log of some events as a seat may read it."""
    seen = [event.seen_from(viewer) for event in events]
    return [entry.text for entry in GAME.tell(seen, load(language), PLAYERS[:seats])]


def plays(setup: str, seats: int) -> Iterator[tuple[State, list[Event], str]]:
    """Yield what happens at each step of games played by chance, where it led to, and what it was part of.

    A step that was asked for because of a component belongs to the action before it.
    """
    for seed in range(3):
        state, chance = GAME.new(seats, seed, {"setup": setup}), Source(seed)
        while state.decision is not None:
            cause = state.decision.cause
            yield state, apply(state, choice(chance, state.decision.options)), cause


# --- every event is told -----------------------------------------------------------------------------


def emitted() -> set[str]:
    """Return the kinds of all events that the rules emit."""
    kinds = set()
    for path in Path(story.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in ("emit", "Event"):
                if isinstance(node.args[0], ast.Constant):
                    kinds.add(node.args[0].value)
    return kinds


def test_every_kind_of_event_is_told_or_silent_on_purpose() -> None:
    told = set(story.PHRASES.values())
    assert emitted() == told | story.OF_THE_TABLE | story.SILENT
    assert not story.SILENT & (told | story.OF_THE_TABLE)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_can_be_told(setup: str, seats: int, language: str) -> None:
    words, names = load(language), PLAYERS[:seats]
    for state, events, _ in plays(setup, seats):
        for viewer in range(seats):
            for entry in GAME.tell([event.seen_from(viewer) for event in events], words, names):
                assert "?" not in entry.text
                assert "res_arcana" not in entry.text
                assert "[" not in SYMBOL.sub("", entry.text)
                assert entry.seat == -1 or (names[entry.seat] in entry.text and entry.text.endswith("."))
                assert all(words(f"res_arcana.name.{card}") in entry.text for card in entry.cards)
                if not any(event.kind == "table_cleared" for event in events):
                    assert not hidden(state, viewer) & set(entry.cards)


@every_game
def test_a_line_lists_all_components_that_it_names(setup: str, seats: int) -> None:
    words = load("ru")
    for _, events, _ in plays(setup, seats):
        for entry in GAME.tell(events, words, PLAYERS[:seats]):
            named = [words(f"res_arcana.name.{card}") for card in entry.cards]
            assert sorted(set(re.findall("«(.+?)»", entry.text))) == sorted(named)


@every_game
def test_the_steps_of_an_action_can_be_told_together(setup: str, seats: int) -> None:
    action: list[Event] = []
    told = 0
    for _, events, cause in plays(setup, seats):
        if cause:
            action += events
            continue
        texts = lines(action, "en", seats=seats)
        assert len(set(texts)) == len(texts)
        told += len(texts)
        action = events
    assert told


def test_symbols_always_come_in_the_same_order() -> None:
    for _, events, _ in plays("standard", 3):
        for text in lines(events, "en"):
            for several in re.findall(rf"{SYMBOL.pattern}(?: {SYMBOL.pattern})+", text):
                kinds = re.findall(r"\[(\w+)\]", str(several))
                assert kinds == sorted(kinds, key=NAMES.index)


# --- what exactly is told ----------------------------------------------------------------------------


def told(state: State, *actions: str, viewer: int = 0) -> dict[str, list[str]]:
    """Return how actions in a position are told in each language."""
    events = do(state, *actions)
    return {language: lines(events, language, viewer, len(state.seats)) for language in LANGUAGES}


def test_placing() -> None:
    state = table(Seat(RICH, hand=["fire_dragon"]))
    assert told(state, "place fire_dragon") == {
        "ru": ["Merlin выкладывает «Огненный дракон» и платит [elan]6."],
        "en": ["Merlin places Fire Dragon and pays [elan]6."],
    }


def test_paying_step_by_step() -> None:
    state = table(Seat(RICH, hand=["tree_of_life"]))
    steps = ("place tree_of_life", "pay gold", "pay death")
    assert [told(state.copy(), *steps[:2])["en"]] == [["Tree of Life: Merlin pays [gold]1."]]
    assert told(state, *steps)["en"] == ["Merlin places Tree of Life and pays [life]1 [death]1 [gold]1."]


def test_claiming_a_monument_reveals_another() -> None:
    state = table(Seat(RICH), monuments=["colossus", "temple"], monument_deck=["oracle", "library"])
    assert told(state, "claim colossus") == {
        "ru": ["Merlin захватывает «Колосс», платит [gold]4 и открывает монумент «Библиотека»."],
        "en": ["Merlin claims Colossus, pays [gold]4 and reveals the monument Library."],
    }


def test_putting_on_the_component_just_named() -> None:
    state = table(Seat(essences(elan=1), play=["athanor"]))
    assert told(state, "use athanor") == {
        "ru": ["Merlin поворачивает «Атанор», платит [elan]1 и кладёт туда [elan]2."],
        "en": ["Merlin turns Athanor, pays [elan]1 and puts [elan]2 on it."],
    }


def test_paying_from_a_component() -> None:
    state = table(Seat(essences(calm=2), play=["athanor"]), on={"athanor": essences(elan=6)})
    assert told(state, "use athanor #1", "convert calm #2") == {
        "ru": ["Merlin поворачивает «Атанор», платит [calm]2, платит оттуда [elan]6 и получает [gold]2."],
        "en": ["Merlin turns Athanor, pays [calm]2, pays [elan]6 from it and gains [gold]2."],
    }


def test_a_power_that_turns_nothing() -> None:
    state = table(Seat(RICH, play=["mausoleum"]))
    assert told(state, "use mausoleum", "pay gold") == {
        "ru": ["Merlin применяет «Мавзолей», платит [gold]1 и кладёт туда [death]1."],
        "en": ["Merlin uses Mausoleum, pays [gold]1 and puts [death]1 on it."],
    }


def test_destroying_what_essences_lie_on() -> None:
    me = Seat(play=["fiery_whip", "athanor"])
    state = table(me, on={"athanor": essences(elan=2)})
    assert told(state, "use fiery_whip #1", *["take calm"] * 4) == {
        "ru": [
            "Merlin поворачивает «Огненный бич», уничтожает «Атанор», "
            "теряет [elan]2 с компонента «Атанор» и получает [calm]4."
        ],
        "en": ["Merlin turns Fiery Whip, destroys Athanor, loses [elan]2 from Athanor and gains [calm]4."],
    }


def test_an_attack_on_everybody() -> None:
    state = table(Seat(play=["water_dragon"]), Seat(essences(life=3)), Seat(essences(life=2)))
    assert told(state, "use water_dragon") == {
        "ru": ["Merlin поворачивает «Водный дракон»: соперники теряют [life]2."],
        "en": ["Merlin turns Water Dragon: the rivals lose [life]2."],
    }


def test_an_attack_that_not_all_take_alike() -> None:
    victims = (Seat(essences(life=2)), Seat(essences(life=1, gold=5)), Seat(RICH, passed=True))
    state = table(Seat(play=["water_dragon"]), *victims)
    assert told(state, "use water_dragon") == {
        "ru": ["Merlin поворачивает «Водный дракон»: Lara теряет [life]2 и Anna теряет [life]1 [gold]2."],
        "en": ["Merlin turns Water Dragon: Lara loses [life]2 and Anna loses [life]1 [gold]2."],
    }


def test_reacting_to_an_attack() -> None:
    victims = (Seat(essences(elan=1)), Seat(essences(life=1), play=["tree_of_life"]))
    state = table(Seat(play=["water_dragon"]), *victims)
    assert told(state, "use water_dragon")["ru"] == ["Merlin поворачивает «Водный дракон»."]
    assert told(state, "react water_dragon #1") == {
        "ru": ["Lara платит [elan]1 и не теряет Жизнь."],
        "en": ["Lara pays [elan]1 and loses no Life."],
    }
    assert told(state.copy(), "suffer") == {
        "ru": ["Anna не отражает «Водный дракон» и теряет [life]1."],
        "en": ["Anna does not ward off Water Dragon and loses [life]1."],
    }
    assert told(state, "react tree_of_life #1") == {
        "ru": ["Anna применяет в ответ «Древо жизни», платит [life]1 и не теряет Жизнь."],
        "en": ["Anna reacts with Tree of Life, pays [life]1 and loses no Life."],
    }


def test_choosing_what_to_lose() -> None:
    state = table(Seat(play=["water_dragon"]), Seat(essences(calm=4, death=4), mage="healer"))
    assert told(state, "use water_dragon", "suffer")["en"][1:] == ["Lara does not ward off Water Dragon."]
    assert told(state, "lose calm".replace("lose", "pay")) == {
        "ru": ["«Водный дракон»: Lara отдаёт [calm]1."],
        "en": ["Water Dragon: Lara gives up [calm]1."],
    }


def test_rivals_gain_too() -> None:
    state = table(Seat(play=["hand_of_glory"]))
    assert told(state, "use hand_of_glory") == {
        "ru": ["Merlin поворачивает «Рука славы» и получает [death]2, а Lara получает [death]1."],
        "en": ["Merlin turns Hand of Glory and gains [death]2, while Lara gains [death]1."],
    }


def test_passing_first() -> None:
    state = table(Seat(item="alchemy", deck=["prism"]), Seat())
    assert told(state.copy(), "pass", "item research") == told(state.copy(), "pass", "item research", viewer=0)
    assert told(state.copy(), "pass", "item protection", viewer=1) == {
        "ru": ["Merlin пасует раньше всех, берёт жетон первого игрока, меняет предмет на «Защита» и берёт карту."],
        "en": [
            "Merlin passes first, takes the first-player token, "
            "swaps the magic item for Protection and draws a card."
        ],
    }
    assert told(state, "pass", "item protection")["en"][0].endswith("for Protection and draws Prism.")


def test_a_round_begins() -> None:
    passing = Seat(mage="druid", play=["necromancer"], item="research")
    passing = Seat(mage="druid", play=["flaming_pit", "hawk"], item="research")
    state = table(passing, Seat(mage="necromancer", play=["temple"], passed=True), first=1)
    assert told(state, "pass", "item protection") == {
        "ru": [
            "Merlin пасует и меняет предмет на «Защита».",
            "Раунд 2",
            "Lara собирает [life]1 [death]1.",
            "Merlin собирает [elan]1 [life]1 [calm]1.",
        ],
        "en": [
            "Merlin passes and swaps the magic item for Protection.",
            "Round 2",
            "Lara collects [life]1 [death]1.",
            "Merlin collects [elan]1 [life]1 [calm]1.",
        ],
    }


def test_taking_essences_off() -> None:
    me = Seat(mage="druid", play=["vault", "hawk"])
    state = table(me, on={"vault": essences(gold=2)}, collecting=True)
    assert told(state, "collect vault") == {
        "ru": ["Merlin забирает [gold]2 с компонента «Сокровищница» и собирает [life]1 [calm]1."],
        "en": ["Merlin takes [gold]2 from Vault and collects [life]1 [calm]1."],
    }


def test_divining() -> None:
    state = table(Seat(item="divination", deck=["hawk", "prism", "vault"]))
    discards = ("discard hawk", "discard prism", "discard vault")
    assert told(state, "use divination", *discards, viewer=1) == {
        "ru": ["Merlin поворачивает «Прорицание», берёт 3 карты и затем сбрасывает «Ястреб», «Призма» и «Сокровищница»."],
        "en": ["Merlin turns Divination, draws 3 cards and then discards Hawk, Prism and Vault."],
    }


def test_looking_shows_nothing_to_others() -> None:
    state = table(Seat(play=["hawk"], deck=["prism", "vault"]))
    assert told(state, "use hawk #1", "look deck:0") == {
        "ru": ["Merlin поворачивает «Ястреб» и смотрит 2 карты сверху своей колоды."],
        "en": ["Merlin turns Hawk and looks at 2 cards on top of the deck."],
    }


def test_checking_victory_at_once() -> None:
    state = table(Seat(play=["coral_castle", "golden_statue"], pool=essences(gold=3)))
    assert told(state.copy(), "use coral_castle", "decline") == {
        "ru": ["Merlin поворачивает «Коралловый замок».", "Победителя пока нет."],
        "en": ["Merlin turns Coral Castle.", "Nobody has won yet."],
    }
    state.seats[0].play += ["great_pyramid"]
    do(state, "use coral_castle")
    assert told(state, "react golden_statue") == {
        "ru": [
            "Merlin поворачивает «Золотая статуя», платит [gold]3 и получает на эту проверку ещё 3 очка.",
            "Merlin побеждает.",
        ],
        "en": ["Merlin turns Golden Statue, pays [gold]3 and counts 3 points more in this check.", "Merlin wins."],
    }


def test_no_component_bears_the_name_of_another() -> None:
    """Else a line could give away what it does not name."""
    for language in LANGUAGES:
        names = {load(language)(f"res_arcana.name.{component}") for component in COMPONENTS}
        assert len(names) == len(COMPONENTS)

"""The log tells every action in words, in both languages, and gives nothing hidden away."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from client.words import LANGUAGES, load
from rules.core.engine import apply
from rules.core.events import Event
from rules.core.rng import Source, choice
from rules.res_arcana import log_text
from rules.res_arcana.cards import COMPONENTS
from rules.res_arcana.essences import NAMES
from rules.res_arcana.game import GAME
from rules.res_arcana.state import State
from tests.rules.notation import do
from tests.rules.res_arcana.accounting import hidden
from tests.rules.res_arcana.scenario import RICH, Seat, essences, table

PLAYERS = ("Merlin", "Lara", "Anna", "Morgana")
SYMBOLS = re.compile(r"\[\w+\][1-9]\d*(?: \[\w+\][1-9]\d*)*")
GAMES = (("first_game", 4), ("standard", 3), ("draft", 2), ("match", 2))
every_game = pytest.mark.parametrize(("setup", "seats"), GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def lines(events: list[Event], language: str, seats: int, viewer: int = 0) -> list[str]:
    """Return the log of some events as a seat may read it."""
    seen = [event.seen_from(viewer) for event in events]
    return [entry.text for entry in GAME.tell(seen, load(language), PLAYERS[:seats])]


def plays(setup: str, seats: int) -> Iterator[tuple[State, list[Event], str]]:
    """Yield each step of games played by chance: where it led, what happened, and what had asked for it."""
    for seed in range(2):
        state, chance = GAME.new(seats, seed, {"setup": setup}), Source(seed)
        while state.decision is not None:
            cause = state.decision.cause
            yield state, apply(state, choice(chance, state.decision.options)), cause


# --- whatever happens --------------------------------------------------------------------------------


def emitted() -> set[str]:
    """Return the kinds of all events that the rules emit."""
    calls = [
        node
        for path in Path(log_text.__file__).parent.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in ("emit", "Event")
    ]
    return {str(call.args[0].value) for call in calls if isinstance(call.args[0], ast.Constant)}


def test_every_kind_of_event_is_told_or_silent_on_purpose() -> None:
    told = {*log_text.PHRASES.values(), *log_text.OF_THE_TABLE}
    assert emitted() == told | log_text.SILENT
    assert not told & log_text.SILENT


@every_game
@every_language
def test_whatever_happens_can_be_told(setup: str, seats: int, language: str) -> None:
    words, names = load(language), PLAYERS[:seats]
    for state, events, _ in plays(setup, seats):
        # A cleared table turns what was open a moment ago face down.
        swept = any(event.kind == "table_cleared" for event in events)
        for viewer in range(seats):
            for entry in GAME.tell([event.seen_from(viewer) for event in events], words, names):
                assert entry.text
                assert not re.search(r"\?|_|\[", SYMBOLS.sub("", entry.text)), entry.text
                assert entry.seat is None or names[entry.seat] in entry.text
                assert set(entry.cards) == named(entry.text, language)
                assert swept or not hidden(state, viewer) & set(entry.cards)


@cache
def forms(language: str) -> list[tuple[str, str]]:
    """Every name as a title and as the object of a verb, with its component; the longest come first."""
    words = load(language)
    found = {(words(f"res_arcana.{form}.{card}"), card) for form in ("name", "object") for card in COMPONENTS}
    return sorted(found, key=lambda pair: (-len(pair[0]), pair))


def named(text: str, language: str) -> set[str]:
    """The components that a text names."""
    found = set()
    for form, card in forms(language):
        if form in text:
            found.add(card)
            text = text.replace(form, "")
    return found


@every_game
def test_an_action_can_be_told_with_its_later_steps(setup: str, seats: int) -> None:
    """A step asked for because of a component belongs to the action before it, which leaves nothing open."""
    action: list[Event] = []
    for _, events, cause in plays(setup, seats):
        if not cause:
            assert not any("gives up" in text for text in lines(action, "en", seats))
            action = []
        action += events


def test_symbols_come_in_the_order_of_the_essences() -> None:
    for _, events, _ in plays("standard", 3):
        for text in lines(events, "en", 3):
            for symbols in SYMBOLS.findall(text):
                kinds = re.findall(r"[a-z]+", symbols)
                assert kinds == sorted(set(kinds), key=NAMES.index)


# --- typical actions ---------------------------------------------------------------------------------


DRAGON = Seat(play=["water_dragon"])
SHIELDED = Seat(essences(life=1), play=["tree_of_life"])
COLLECTOR = Seat(mage="druid", item="alchemy", play=["flaming_pit", "hawk"])


def after(state: State, *actions: str) -> State:
    """Return the position in which some actions have been carried out."""
    do(state, *actions)
    return state


@pytest.mark.parametrize(
    ("state", "actions", "russian", "english"),
    [
        pytest.param(
            table(Seat(RICH, hand=["fire_dragon"])),
            ["place fire_dragon"],
            ["Merlin выкладывает Огненного дракона и платит [elan]6."],
            ["Merlin places Fire Dragon and pays [elan]6."],
            id="placing",
        ),
        pytest.param(
            table(Seat(RICH, hand=["tree_of_life"])),
            ["place tree_of_life", "pay gold", "pay death"],
            ["Merlin выкладывает Древо жизни и платит [life]1 [death]1 [gold]1."],
            ["Merlin places Tree of Life and pays [life]1 [death]1 [gold]1."],
            id="placing in several steps",
        ),
        pytest.param(
            after(table(Seat(RICH, hand=["tree_of_life"])), "place tree_of_life"),
            ["pay gold"],
            ["«Древо жизни»: Merlin платит [gold]1."],
            ["Tree of Life: Merlin pays [gold]1."],
            id="one step of a payment",
        ),
        pytest.param(
            table(Seat(essences(gold=4)), monuments=["colossus"], monument_deck=["oracle", "library"]),
            ["claim colossus"],
            ["Merlin захватывает Колосса, платит [gold]4 и открывает монумент «Библиотека»."],
            ["Merlin claims Colossus, pays [gold]4 and reveals the monument Library."],
            id="claiming a monument",
        ),
        pytest.param(
            table(Seat(hand=["hawk"])),
            ["discard hawk -> others", "take calm", "take elan"],
            ["Merlin сбрасывает Ястреба и получает [elan]1 [calm]1."],
            ["Merlin discards Hawk and gains [elan]1 [calm]1."],
            id="discarding",
        ),
        pytest.param(
            after(table(Seat(hand=["hawk"])), "discard hawk -> others"),
            ["take calm"],
            ["«Ястреб»: Merlin получает [calm]1."],
            ["Hawk: Merlin gains [calm]1."],
            id="one step of a gain that could be collected as well",
        ),
        pytest.param(
            table(Seat(essences(elan=1), play=["athanor"])),
            ["use athanor"],
            ["Merlin поворачивает Атанор, платит [elan]1 и кладёт туда [elan]2."],
            ["Merlin turns Athanor, pays [elan]1 and puts [elan]2 on it."],
            id="putting on a component",
        ),
        pytest.param(
            table(Seat(essences(calm=2), play=["athanor"]), on={"athanor": essences(elan=6)}),
            ["use athanor #1", "convert calm #2"],
            ["Merlin поворачивает Атанор, платит оттуда [elan]6, платит [calm]2 и получает [gold]2."],
            ["Merlin turns Athanor, pays [elan]6 from it, pays [calm]2 and gains [gold]2."],
            id="paying from a component",
        ),
        pytest.param(
            table(Seat(RICH, play=["mermaid", "vault"])),
            ["use mermaid #1", "put gold -> vault"],
            ["Merlin поворачивает Русалку и перекладывает [gold]1 на Сокровищницу."],
            ["Merlin turns Mermaid and moves [gold]1 onto Vault."],
            id="moving onto another component",
        ),
        pytest.param(
            table(Seat(RICH, play=["mausoleum"])),
            ["use mausoleum", "pay gold"],
            ["Merlin применяет Мавзолей, платит [gold]1 и кладёт туда [death]1."],
            ["Merlin uses Mausoleum, pays [gold]1 and puts [death]1 on it."],
            id="a power that turns nothing",
        ),
        pytest.param(
            table(Seat(essences(elan=1), play=["guard_dog"]), turned=["guard_dog"]),
            ["use guard_dog"],
            ["Merlin платит [elan]1 и разворачивает Сторожевого пса."],
            ["Merlin pays [elan]1 and straightens Guard Dog."],
            id="a power that straightens its own component",
        ),
        pytest.param(
            table(Seat(play=["fiery_whip", "athanor"]), on={"athanor": essences(elan=2)}),
            ["use fiery_whip #1", *["take calm"] * 4],
            [
                "Merlin поворачивает Огненный бич, уничтожает Атанор, "
                "теряет [elan]2 с компонента «Атанор» и получает [calm]4."
            ],
            ["Merlin turns Fiery Whip, destroys Athanor, loses [elan]2 from Athanor and gains [calm]4."],
            id="destroying",
        ),
        pytest.param(
            table(Seat(play=["hand_of_glory"])),
            ["use hand_of_glory"],
            ["Merlin поворачивает Руку славы и получает [death]2, а Lara получает [death]1."],
            ["Merlin turns Hand of Glory and gains [death]2, while Lara gains [death]1."],
            id="a gain for rivals too",
        ),
        pytest.param(
            table(DRAGON, Seat(essences(life=3)), Seat(essences(life=2))),
            ["use water_dragon"],
            ["Merlin поворачивает Водного дракона: соперники теряют [life]2."],
            ["Merlin turns Water Dragon: the rivals lose [life]2."],
            id="attacking",
        ),
        pytest.param(
            table(DRAGON, Seat(essences(life=2)), Seat(essences(life=1, gold=5)), Seat(passed=True)),
            ["use water_dragon"],
            ["Merlin поворачивает Водного дракона: Lara теряет [life]2 и Anna теряет [life]1 [gold]2."],
            ["Merlin turns Water Dragon: Lara loses [life]2 and Anna loses [life]1 [gold]2."],
            id="attacking rivals who lose differently",
        ),
        pytest.param(
            table(DRAGON, Seat(essences(elan=1)), SHIELDED),
            ["use water_dragon", "react water_dragon #1", "react tree_of_life #1"],
            [
                "Merlin поворачивает Водного дракона.",
                "Lara платит [elan]1 и не теряет Жизнь.",
                "Anna применяет в ответ Древо жизни, платит [life]1 и не теряет Жизнь.",
            ],
            [
                "Merlin turns Water Dragon.",
                "Lara pays [elan]1 and loses no Life.",
                "Anna reacts with Tree of Life, pays [life]1 and loses no Life.",
            ],
            id="reacting",
        ),
        pytest.param(
            after(table(DRAGON, SHIELDED), "use water_dragon"),
            ["suffer"],
            ["Lara не отражает Водного дракона и теряет [life]1."],
            ["Lara does not ward off Water Dragon and loses [life]1."],
            id="suffering",
        ),
        pytest.param(
            after(table(DRAGON, Seat(essences(calm=4, death=4))), "use water_dragon"),
            ["pay calm"],
            ["«Водный дракон»: Lara отдаёт [calm]1."],
            ["Water Dragon: Lara gives up [calm]1."],
            id="one step of a loss",
        ),
        pytest.param(
            table(Seat(deck=["prism"]), Seat()),
            ["pass", "item protection"],
            [
                "Merlin пасует раньше всех, берёт жетон первого игрока, "
                "меняет предмет на Защиту и берёт из колоды Призму."
            ],
            [
                "Merlin passes first, takes the first-player token, "
                "swaps the magic item for Protection and draws Prism."
            ],
            id="passing",
        ),
        pytest.param(
            table(COLLECTOR, Seat(mage="necromancer", play=["temple"], passed=True), first=1),
            ["pass", "item protection"],
            [
                "Merlin пасует и меняет предмет на Защиту.",
                "Раунд 2",
                "Lara собирает [life]1 [death]1.",
                "Merlin собирает [elan]1 [life]1 [calm]1.",
            ],
            [
                "Merlin passes and swaps the magic item for Protection.",
                "Round 2",
                "Lara collects [life]1 [death]1.",
                "Merlin collects [elan]1 [life]1 [calm]1.",
            ],
            id="a new round",
        ),
        pytest.param(
            table(COLLECTOR, on={"hawk": essences(gold=2)}, collecting=True),
            ["collect hawk"],
            ["Merlin забирает [gold]2 с компонента «Ястреб» и собирает [elan]1 [life]1 [calm]1."],
            ["Merlin takes [gold]2 from Hawk and collects [elan]1 [life]1 [calm]1."],
            id="collecting from a component",
        ),
        pytest.param(
            table(Seat(play=["hawk"], deck=["prism", "vault"])),
            ["use hawk #1", "look deck:0"],
            ["Merlin поворачивает Ястреба и смотрит 2 карты сверху своей колоды."],
            ["Merlin turns Hawk and looks at 2 cards on top of the deck."],
            id="looking",
        ),
        pytest.param(
            table(Seat(play=["coral_castle"])),
            ["use coral_castle"],
            ["Merlin поворачивает Коралловый замок.", "Победителя пока нет."],
            ["Merlin turns Coral Castle.", "Nobody has won yet."],
            id="a check in between",
        ),
        pytest.param(
            after(
                table(Seat(essences(gold=3), play=["coral_castle", "golden_statue", "great_pyramid"])),
                "use coral_castle",
            ),
            ["react golden_statue"],
            [
                "Merlin поворачивает Золотую статую, платит [gold]3 и получает на эту проверку ещё 3 очка.",
                "Merlin побеждает.",
            ],
            [
                "Merlin turns Golden Statue, pays [gold]3 and counts 3 points more in this check.",
                "Merlin wins.",
            ],
            id="winning",
        ),
    ],
)
def test_typical_actions(state: State, actions: list[str], russian: list[str], english: list[str]) -> None:
    events, seats = do(state.copy(), *actions), len(state.seats)
    assert lines(events, "ru", seats) == russian
    assert lines(events, "en", seats) == english


def test_a_drawn_card_is_named_to_its_owner_alone() -> None:
    divining = Seat(item="divination", deck=["hawk", "prism", "vault"])
    events = do(table(divining), "use divination", "discard hawk", "discard prism", "discard vault")
    turns, discards = "Merlin turns Divination, draws ", " and then discards Hawk, Prism and Vault."
    assert lines(events, "en", 2, viewer=0) == [f"{turns}Vault, Prism and Hawk{discards}"]
    assert lines(events, "en", 2, viewer=1) == [f"{turns}3 cards{discards}"]
    events = do(table(Seat(play=["library"], deck=["hawk"])), "use library")
    assert lines(events, "ru", 2, viewer=1) == ["Merlin поворачивает Библиотеку и берёт из колоды карту."]

"""A game is one folder on each floor: everything that holds for every game holds for Pebbles."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import polib
import pygame
import pytest

from client.session import Session
from client.table.hits import thing_at
from client.words import LANGUAGES, load
from rules.bots.arena import play
from rules.core.engine import apply
from rules.core.events import HIDDEN
from rules.core.game import LogLine
from rules.core.rng import Source, choice
from tests import test_arrows, test_locale, test_skeleton, test_verbs
from tests.client import test_table
from tests.client.driver import Keyboard, Mouse, Player, said, table, window
from tests.rules import test_games, test_kinds
from tests.rules.cases import Case
from tests.rules.notation import asked, do, offered, refused
from tests.sixth_game import accounting, scenario
from tests.sixth_game.registered import WORDS
from tests.sixth_game.rules.game import GAME
from tests.sixth_game.rules.state import Seat

HERE = Path(__file__).parent
SIZES = [(1024, 640), (1920, 1080)]
SHARED = [
    check
    for name, check in inspect.getmembers(test_games, inspect.isfunction)
    if name.startswith("test_") and next(iter(inspect.signature(check).parameters)) == "case"
]
"""What `tests/rules/test_games.py` checks of every game in every set-up."""


class Pebbles(Case):
    """Pebbles as it can be set up."""

    @property
    def books(self) -> ModuleType:
        """Its accounting, which lies here."""
        return accounting


every_case = pytest.mark.parametrize("case", [Pebbles(GAME, seats, {}) for seats in GAME.seats], ids=str)


# --- rules -------------------------------------------------------------------------------------------


@every_case
@pytest.mark.parametrize("check", SHARED, ids=lambda check: check.__name__)
def test_what_holds_for_every_game(case: Case, check: Callable[..., None]) -> None:
    given = {"case": case, "walk": test_games.walk_through(case), "seed": 1}
    check(**{name: given[name] for name in inspect.signature(check).parameters})


def test_kinds_are_declared() -> None:
    test_kinds.test_only_declared_kinds_come_about_and_every_one_does(GAME.name)
    test_kinds.test_kinds_use_the_fields_that_have_a_meaning(GAME.name)
    test_kinds.test_ids_have_declared_forms(GAME.name)


def test_a_turn_draws_and_lays() -> None:
    state = scenario.table(Seat(hand=["white_3"]), draws=["grey_5", "black_1"])
    assert offered(state) == ["lay white_3", "lay grey_5", "pass"]
    do(state, "lay grey_5")
    assert asked(state) == (1, "turn")
    assert offered(state) == ["lay black_1", "pass"]
    assert state.seats[0] == Seat(hand=["white_3"], play=["grey_5"])


def test_only_cards_in_hand_are_laid() -> None:
    state = scenario.table(Seat(hand=["white_3"]), Seat(hand=["black_4"]))
    assert refused(state, "lay white_3") == ""
    assert refused(state, "lay black_4") == "not_in_hand"
    assert refused(state, "draw") == "not_now"


@pytest.mark.parametrize(
    ("laid", "other", "winners"),
    [
        (["white_5"], ["grey_2", "grey_3", "grey_1"], [1]),
        (["white_5"], ["grey_4"], [0]),
        (["white_5"], ["grey_2", "grey_3"], [0, 1]),
    ],
)
def test_the_highest_sum_wins_and_equal_ones_share(
    laid: list[str], other: list[str], winners: list[int]
) -> None:
    state = scenario.table(Seat(play=laid), Seat(play=other))
    do(state, "pass", "pass")
    assert state.decision is None
    assert state.winners == winners


def test_bots_play_it() -> None:
    """Seats are exchanged from game to game; chance has its share."""
    points = {"normal": 0, "random": 0}
    for seed in range(10):
        levels = ["normal", "random"] if seed % 2 else ["random", "normal"]
        result = play(GAME, levels, seed, {}, lambda: 0.0)
        for level, scored in zip(levels, result.points, strict=True):
            points[level] += scored
    assert points["normal"] > points["random"]


# --- floors ------------------------------------------------------------------------------------------


def test_the_rules_have_the_files_of_every_game() -> None:
    assert test_skeleton.files(HERE / "rules") == set(test_skeleton.RULES)


@pytest.mark.parametrize("file", sorted((HERE / "rules").glob("*.py")), ids=lambda file: file.stem)
def test_the_rules_are_pure_and_know_themselves_alone(file: Path) -> None:
    assert not [*test_arrows.impure(file)]
    ours = {name for name in test_arrows.imported(file) if name.partition(".")[0] in test_arrows.OURS}
    assert all(name.startswith(("rules.core.", "tests.sixth_game.rules")) for name in ours), ours


@pytest.mark.parametrize("file", sorted((HERE / "client").glob("*.py")), ids=lambda file: file.stem)
def test_the_window_knows_the_kits_and_its_own_rules(file: Path) -> None:
    ours = {name for name in test_arrows.imported(file) if name.partition(".")[0] in test_arrows.OURS}
    kits = ("client.art.", "client.canvas.", "client.games.book.", "client.table.", "rules.core.")
    assert all(name.startswith((*kits, "client.art", "tests.sixth_game.")) for name in ours), ours


def test_its_cards_are_written_without_verbs() -> None:
    assert test_verbs.examples(GAME.name) == {}


# --- words -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_and_every_component_have_words(language: str) -> None:
    words = load(language)
    test_locale.test_every_component_and_choice_has_words(GAME, words)
    assert all(words(f"shell.game.{GAME.name}.{key}") for key in ("about", "seats", "time", "goal", "aim"))


def test_languages_agree() -> None:
    russian, english = (polib.pofile(str(WORDS / f"{GAME.name}.{language}.po")) for language in LANGUAGES)
    assert [entry.msgid for entry in russian] == [entry.msgid for entry in english]
    for one, other in zip(russian, english, strict=True):
        texts = [
            *(one.msgstr_plural.values() or [one.msgstr]),
            *(other.msgstr_plural.values() or [other.msgstr]),
        ]
        assert len({frozenset(test_locale.placeholders(text)) for text in texts}) == 1, one.msgid


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_may_happen_can_be_said(language: str) -> None:
    words, names, chance = load(language), ("A", "B", "C"), Source(1)
    state = GAME.new(3, 1)
    while state.decision is not None:
        assert all(GAME.describe(state, option, words) for option in state.decision)
        events = apply(state, choice(chance, state.decision.options))
        for seat in range(3):
            told = GAME.tell([event.seen_from(seat) for event in events], words, names)
            assert len(told) == len(events)
            assert not any(HIDDEN in line.text for line in told)


def test_a_hidden_card_is_not_named_in_the_log() -> None:
    events = do(scenario.table(Seat(hand=["white_3"]), draws=["grey_5", "black_1"]), "lay white_3")
    told = GAME.tell([event.seen_from(0) for event in events], load("en"), ("Ann", "Bob"))
    assert told == [
        LogLine(0, "Ann lays White Pebble 3.", ("white_3",)),
        LogLine(1, "Bob draws a card."),
    ]


# --- the window --------------------------------------------------------------------------------------


@pytest.mark.parametrize("player", [Mouse, Keyboard])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_whole_game(tmp_path: Path, player: type[Player], size: tuple[int, int], seats: int) -> None:
    """From the first turn to the result, as a person plays it, and back from the save."""
    with window(tmp_path, size, "ru") as app:
        scene = table(app, ["human"] * seats, 3, game=GAME.name)
        player(app, scene, 5).play()
        assert scene.session.over
        app.frame(0.05)
        assert app.scene is not scene, "the result is not shown"
        assert Session.from_save(scene.session.to_save()).state == scene.session.state


def test_a_card_is_dragged_to_the_table_and_not_elsewhere(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 3, game=GAME.name)
        mouse = Mouse(app, scene, 1)
        mouse.wait()
        seat = scene.viewer
        card = scene.session.state.seats[seat].hand[0]
        zones, rect = scene.model.arrangement.zones, scene.canvas.rect
        mouse.drag(mouse.visible(card), rect(*zones["deck"]).center)
        assert scene.session.steps == []
        mouse.drag(mouse.visible(card), rect(*zones["table"]).center)
        assert [str(step.action) for step in scene.session.steps] == [f"lay {card}"]
        assert scene.session.state.seats[seat].play == [card]


def test_a_card_on_the_table_says_why_it_cannot_be_laid(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 3, game=GAME.name)
        mouse = Mouse(app, scene, 1)
        mouse.wait()
        mouse.click(mouse.visible(scene.session.state.seats[scene.viewer].hand[0]))
        mouse.wait()
        laid = next(spot for spot in scene.model.arrangement.spots.values() if spot.zone.startswith("play"))
        at = scene.canvas.rect(*laid.box).center
        assert thing_at(scene.model, at) == laid.id
        mouse.click(at)
        assert said(scene).endswith("is not in your hand.")


@pytest.mark.parametrize("look", ["deck", "seat"])
def test_a_click_on_what_does_nothing_is_harmless(tmp_path: Path, look: str) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 3, game=GAME.name)
        mouse = Mouse(app, scene, 1)
        mouse.wait()
        spots = scene.model.arrangement.spots.values()
        mouse.click(scene.canvas.rect(*next(spot.box for spot in spots if spot.look == look)).center)
        assert app.scene is scene
        assert (scene.session.steps, said(scene)) == ([], "")


@pytest.mark.parametrize(
    "check",
    [
        test_table.test_a_name_is_never_taken_for_markup,
        test_table.test_what_differs_is_all_that_need_be_drawn,
        test_table.test_a_rehearsal_leaves_no_trace_but_pictures,
    ],
    ids=lambda check: check.__name__,
)
def test_what_holds_for_every_table(tmp_path: Path, check: Callable[[Path, str], None]) -> None:
    check(tmp_path, GAME.name)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_holds_for_every_table_of_any_size(tmp_path: Path, size: tuple[int, int]) -> None:
    test_table.test_everything_can_be_pointed_at_at_any_time(tmp_path, GAME.name, size)
    test_table.test_a_round_is_announced_and_its_words_go_by_themselves(tmp_path, GAME.name, size)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_table_is_drawn(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    """A shot of the table in the middle of a game: everything in its place, nothing outside the window."""
    with window(tmp_path, size, language) as app:
        scene = table(app, ["human"] * 3, 3, game=GAME.name)
        mouse = Mouse(app, scene, 1)
        for _ in range(4):
            mouse.wait()
            # A click is not meant for a table that has just changed under the pointer.
            app.frame(1.0)
            mouse.click(mouse.visible(next(iter(scene.model.choices.sources))))
        mouse.wait()
        app.draw(app.screen)
        pygame.image.save(app.screen, tmp_path / "table.png")
        spots, zones = scene.model.arrangement
        boxes = [scene.canvas.rect(*box) for box in (*zones.values(), *(spot.box for spot in spots.values()))]
        assert all(app.screen.get_rect().contains(box) for box in boxes)
        laid = [spot for spot in spots.values() if spot.zone.startswith("play")]
        assert len(laid) == 4
        ground = app.screen.get_at(scene.canvas.rect(*zones["table"]).move(4, 4).topleft)
        assert all(app.screen.get_at(scene.canvas.rect(*spot.box).center) != ground for spot in laid)


@pytest.mark.parametrize("key", [pygame.K_F1, pygame.K_TAB, pygame.K_i, pygame.K_ESCAPE])
def test_the_screens_over_the_table_open(tmp_path: Path, key: int) -> None:
    with window(tmp_path, (1024, 640)) as app:
        scene = table(app, ["human", "human"], 3, game=GAME.name)
        keys = Keyboard(app, scene, 1)
        keys.wait()
        keys.press(pygame.K_DOWN)
        keys.press(key)
        assert app.scene is not scene
        app.frame(0.05)

"""The menus: every screen in both languages and all layouts, by keys alone and by mouse alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from datetime import datetime
from itertools import pairwise
from pathlib import Path

import msgspec
import pygame
import pytest

import saves.store
from client import kept_games
from client.app import App
from client.art import text
from client.art.cache import sprites
from client.art.text import escape
from client.game_setup import GameSetup, seed_of
from client.games import table_for
from client.saved_games import stage
from client.scene import Scene
from client.scenes import open_table, to_title
from client.scenes.crash import CrashScene
from client.scenes.credits import CreditsScene
from client.scenes.curtain import CurtainScene
from client.scenes.dialog import Dialog
from client.scenes.load import LoadScene
from client.scenes.new_game import NewGameScene
from client.scenes.page import Page
from client.scenes.pause import PauseScene, SaveAsScene
from client.scenes.replays import ReplaysScene
from client.scenes.result import ResultScene
from client.scenes.result.highlights import highlights
from client.scenes.result.outcome import decider, headline, is_won, lead
from client.scenes.rules import RulesScene
from client.scenes.settings import SettingsScene
from client.scenes.title import TitleScene
from client.scenes.victory import VictoryScene
from client.scenes.viewer import BAR, ViewerScene
from client.session import Session
from client.table.log_panel import Teller
from client.table.scene import TableScene
from client.widgets.buttons import Button, ViewerPicker
from client.widgets.field import Field
from client.widgets.focus import DIRECTIONS, nearest
from client.widgets.inputs import Segments, Switch
from client.widgets.menu_row import MenuRow
from client.widgets.rows import Rows
from client.widgets.tiles import VariantCard
from client.words import LANGUAGES
from rules.core.events import HIDDEN, Event
from rules.core.game import Game
from rules.core.game import LogLine as Line
from rules.games import GAMES
from saves.listing import AUTOSAVE
from saves.save import Save, Seat
from saves.settings import Setup
from saves.statistics import Record
from tests.client.driver import FRAME, window
from tests.replays.replay import FOLDER, Replay

WINDOWS = [((1024, 640), 100), ((1920, 1080), 100), ((1920, 1080), 200)]
SMALLEST = 0.6
"""How far a line may shrink before nobody can read it."""
RECORDED = msgspec.json.decode((FOLDER / "res_arcana-standard.json").read_bytes(), type=Replay)


def session(app: App, *, steps: int | None = None, people: int = 3) -> Session:
    """A recorded game, or its beginning."""
    names = ("Wolfeschlegelsteinhausen", "Ada", "Тесса")
    seats = [Seat("human" if seat < people else "bot:hard", names[seat]) for seat in range(3)]
    game = Session(GAMES["res_arcana"], seats, RECORDED.seed, RECORDED.options, app.store)
    for action in RECORDED.actions[:steps]:
        game.act(action)
    return game


def table(app: App, game: Session) -> TableScene:
    """A table that nothing has happened at yet."""
    return TableScene(app, game, table_for(game.game.name))


def curtain(app: App) -> Scene:
    """The curtain before whoever is next."""
    game = session(app, steps=100)
    return CurtainScene(app, table(app, game), (game.steps[-1].seat + 1) % 3)


SCENES: dict[str, Callable[[App], Scene]] = {
    "title": TitleScene,
    "new_game": NewGameScene,
    "load": LoadScene,
    "replays": ReplaysScene,
    "viewer": lambda app: ViewerScene(app, session(app, steps=80)),
    "pause": lambda app: PauseScene(app, session(app, steps=20)),
    "save_as": lambda app: SaveAsScene(app, session(app, steps=20), print),
    "curtain": curtain,
    "result": lambda app: ResultScene(app, session(app)),
    "victory": lambda app: VictoryScene(app, session(app)),
    "credits": CreditsScene,
    "crash": lambda app: CrashScene(app, app.folder / "conclave.log"),
    "dialog": lambda app: Dialog(
        app, app.words("shell.files.replace", name="x"), app.words("shell.delete"), app.pop
    ),
}


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A full window in English, with the title below everything."""
    with window(tmp_path, (1920, 1080)) as app:
        app.push(TitleScene(app))
        yield app


def show(app: App, scene: Scene) -> Page:
    """Put a scene on top and let it draw."""
    app.push(scene)
    app.frame(FRAME)
    assert isinstance(scene, Page)
    return scene


def press(app: App, *keys: int) -> None:
    """Press keys one after the other."""
    for key in keys:
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        app.frame(FRAME)


def write(app: App, letters: str) -> None:
    """Type letters."""
    pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=letters))
    # What has been typed is told by an event of the next frame.
    app.frame(FRAME)
    app.frame(FRAME)


def click(app: App, at: tuple[int, int]) -> None:
    """Press and release the left button."""
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.Event(kind, pos=at, button=1, clicks=1))
    app.frame(FRAME)


def click_label(app: App, key: str) -> None:
    """Click the control that bears these words."""
    words = app.words(key)
    assert isinstance(app.scene, Page)
    labelled = [widget for widget in app.scene.widgets if isinstance(widget, (Button, MenuRow))]
    click(app, next(widget for widget in labelled if widget.label == words).rect.center)


# --- every screen ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), WINDOWS)
@pytest.mark.parametrize("name", SCENES)
def test_everything_is_inside_the_window_and_readable(
    name: str,
    size: tuple[int, int],
    scale: int,
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shrunk: list[str] = []
    measure = text.fitted_line

    def watched(markup: str, style: text.Style, px: int, room: float = text.UNBOUNDED) -> text.Block:
        measured = measure(markup, style, px, room)
        # A name of 24 letters may shrink further than what we wrote ourselves.
        if measured.px < px * SMALLEST and "Wolfe" not in markup:
            shrunk.append(markup)
        return measured

    monkeypatch.setattr(text, "fitted_line", watched)
    # What an earlier test drew would not be measured again.
    sprites.clear()
    with window(tmp_path, size, language) as app:
        app.settings.scale = scale
        app.lay_out()
        session(app, steps=40).save("Ada")
        scene = show(app, SCENES[name](app))
        app.draw(app.screen)
        for widget in scene.widgets:
            assert app.screen.get_rect().contains(widget.rect), widget
            assert widget.rect.width > 8
            assert widget.rect.height > 8
    # The table below a replay has tests of its own.
    assert not shrunk or name == "viewer"


@pytest.mark.parametrize("name", SCENES)
def test_every_control_is_reached_by_keys_and_by_mouse(name: str, app: App) -> None:
    scene = show(app, SCENES[name](app))
    wanted = {number for number, widget in enumerate(scene.widgets) if widget.enabled}
    reached = set()
    for _ in range(2 * len(scene.widgets) + 1):
        press(app, pygame.K_TAB)
        assert scene.focused is not None
        reached.add(scene.widgets.index(scene.focused))
    assert reached == wanted
    for number in wanted:
        widget = scene.widgets[number]
        motion = pygame.Event(pygame.MOUSEMOTION, pos=widget.rect.center, rel=(0, 0), buttons=(0, 0, 0))
        pygame.event.post(motion)
        app.frame(FRAME)
        assert widget.hovered, widget


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
@pytest.mark.parametrize("name", sorted(SCENES.keys() - {"viewer"}))
def test_arrows_lead_to_every_control(name: str, size: tuple[int, int], tmp_path: Path) -> None:
    with window(tmp_path, size) as app:
        session(app).save("Ada")
        session(app, steps=40)
        scene = show(app, SCENES[name](app))
        boxes = {number: widget.rect for number, widget in enumerate(scene.widgets) if widget.enabled}
        reached = [scene.widgets.index(scene.focused)] if scene.focused else []
        for here in reached:
            for direction in DIRECTIONS.values():
                there = nearest(boxes, here, direction)
                if there is not None and there not in reached:
                    reached.append(there)
        assert sorted(reached) == sorted(boxes)


ENDS = {"title", "curtain", "result", "victory", "crash", "save_as"}
"""Scenes that Escape leads on from, or out of the program."""


@pytest.mark.parametrize("name", sorted(SCENES.keys() - ENDS))
def test_escape_leads_back(name: str, app: App) -> None:
    show(app, SCENES[name](app))
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, TitleScene)


# --- title -------------------------------------------------------------------------------------------


def test_enter_continues_the_game_that_was_left(app: App) -> None:
    session(app, steps=30)
    app.lay_out()
    press(app, pygame.K_RETURN)
    assert isinstance(app.scene, TableScene)
    assert len(app.scene.session.steps) == 30


def test_a_finished_game_is_not_continued(app: App) -> None:
    session(app)
    app.lay_out()
    press(app, pygame.K_RETURN)
    assert isinstance(app.scene, NewGameScene)


def test_enter_and_enter_start_the_last_table_again(app: App) -> None:
    seats = (Seat("human", "Ada"), Seat("bot:easy"), Seat("bot:easy"))
    app.settings.setup = Setup("res_arcana", seats, {"setup": "draft"})
    press(app, pygame.K_RETURN, pygame.K_RETURN)
    assert isinstance(app.scene, TableScene)
    assert app.scene.session.seats == seats
    assert app.scene.session.options == {"setup": "draft"}


@pytest.mark.parametrize("game", GAMES)
def test_a_new_game_after_a_game_is_of_the_same_kind(app: App, game: str) -> None:
    app.settings.setup = Setup(next(name for name in GAMES if name != game))
    seats = (Seat("human", "Ada"), Seat("bot:easy"))
    show(app, ResultScene(app, Session(GAMES[game], seats, 1, {}, app.store)))
    press(app, pygame.K_n, pygame.K_RETURN)
    assert isinstance(app.scene, TableScene)
    assert app.scene.session.game.name == game
    assert app.scene.session.seats == seats


def test_the_language_changes_by_a_click(app: App) -> None:
    assert isinstance(app.scene, TitleScene)
    (switch,) = (widget for widget in app.scene.widgets if isinstance(widget, Segments))
    click(app, (switch.rect.x + switch.rect.width // 4, switch.rect.centery))
    assert app.language == "ru"


# --- new game ----------------------------------------------------------------------------------------


def test_a_table_is_laid_by_mouse(app: App) -> None:
    show(app, NewGameScene(app))
    click_label(app, "shell.add_seat")
    click_label(app, "shell.add_seat")
    click_label(app, "shell.start")
    assert isinstance(app.scene, TableScene)
    assert len(app.scene.session.seats) == 4
    assert len(app.settings.setup.seats) == 4


def test_f1_opens_the_rules_of_the_game_that_is_set_up(app: App) -> None:
    show(app, NewGameScene(app, game="five_seals"))
    press(app, pygame.K_F1)
    assert isinstance(app.scene, RulesScene)
    assert app.scene.note == app.words("five_seals.title")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_nobody_has_finished_offers_its_lesson(app: App, game: str) -> None:
    other = next(name for name in GAMES if name != game)
    done = Record(
        game=other,
        options={},
        seats=(Seat("human"),),
        winners=(0,),
        points=(1,),
        rounds=1,
        seconds=1.0,
        finished="2026-01-01",
        seed=1,
    )
    app.statistics.append(done)
    show(app, NewGameScene(app, game=game))
    click_label(app, "shell.learn")
    assert isinstance(app.scene, RulesScene)
    assert app.scene.note == app.words(f"{game}.title")
    app.pop()
    app.statistics.append(msgspec.structs.replace(done, game=game))
    scene = show(app, NewGameScene(app, game=game))
    label = app.words("shell.learn")
    assert not [each for each in scene.widgets if isinstance(each, Button) and each.label == label]


def test_a_name_and_a_seed_are_typed(app: App) -> None:
    scene = show(app, NewGameScene(app))
    name, *_, seed = (widget for widget in scene.widgets if isinstance(widget, Field))
    click(app, name.rect.center)
    write(app, "Мия")
    click(app, seed.rect.center)
    write(app, "42")
    press(app, pygame.K_RETURN)
    assert isinstance(app.scene, TableScene)
    assert app.scene.session.seats[0].name == "Мия"
    assert app.scene.session.seed == 42


def test_a_variant_gives_its_reason_and_is_not_kept_where_it_does_not_fit(app: App) -> None:
    app.settings.setup = Setup("res_arcana", (Seat("human"), Seat("human")), {"setup": "match"})
    scene = show(app, NewGameScene(app))
    click_label(app, "shell.add_seat")
    (match,) = (each for each in scene.widgets if isinstance(each, VariantCard) and each.reason)
    assert not match.enabled
    press(app, pygame.K_RETURN)
    assert isinstance(app.scene, TableScene)
    assert app.scene.session.options == {"setup": "standard"}


def test_arrows_walk_over_choices_and_enter_changes_them(app: App) -> None:
    scene = show(app, NewGameScene(app))
    who, level = (widget for widget in scene.widgets if isinstance(widget, Segments) and widget.rect.y > 650)
    scene.focus(who)
    press(app, pygame.K_RIGHT)
    assert scene.focused is level
    press(app, pygame.K_LEFT)
    assert scene.focused is who
    assert who.chosen == 1
    press(app, pygame.K_RETURN)
    press(app, pygame.K_DOWN, pygame.K_DOWN, pygame.K_SPACE)
    shuffle = scene.focused
    assert isinstance(shuffle, Switch)
    assert shuffle.on
    press(app, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP)
    assert isinstance(scene.focused, Button)
    assert scene.focused.label == app.words("shell.add_seat")
    press(app, pygame.K_RETURN, pygame.K_RETURN)
    assert isinstance(scene, NewGameScene)
    scene._start()
    assert isinstance(app.scene, TableScene)
    assert sorted(seat.player for seat in app.scene.session.seats) == ["bot:easy"] * 2 + ["human"] * 2


def test_a_field_is_walked_past_and_typed_into_after_enter(app: App) -> None:
    scene = show(app, NewGameScene(app))
    name = next(widget for widget in scene.widgets if isinstance(widget, Field))
    scene.focus(name)
    press(app, pygame.K_RIGHT, pygame.K_LEFT)
    assert scene.focused is name
    assert not scene.typing
    press(app, pygame.K_RETURN)
    write(app, "Ada")
    press(app, pygame.K_RETURN)
    assert not scene.typing
    assert app.scene is scene
    assert scene.focused is scene.primary, "another Enter starts the game"


def test_seeds() -> None:
    assert seed_of(" 17 ") == 17
    assert seed_of("raven") == seed_of("raven") != seed_of("crow")
    assert seed_of("") != seed_of("")
    assert 0 <= seed_of("9" * 30) < 2**48


# --- saves and replays -------------------------------------------------------------------------------


def test_a_save_is_loaded_and_deleted_by_keys(app: App) -> None:
    session(app, steps=12).save("Ada")
    session(app, steps=20)
    scene = show(app, LoadScene(app))
    assert isinstance(scene, LoadScene)
    scene.chosen = next(number for number, item in enumerate(scene.items) if item.name == "Ada")
    scene.lay_out()
    press(app, pygame.K_RETURN)
    assert isinstance(app.scene, TableScene)
    assert len(app.scene.session.steps) == 12
    scene = show(app, LoadScene(app))
    assert isinstance(scene, LoadScene)
    count = len(scene.items)
    press(app, pygame.K_DELETE)
    assert isinstance(app.scene, Dialog)
    click_label(app, "shell.delete")
    assert app.scenes[-1] is scene
    assert len(scene.items) == count - 1


def test_the_game_that_was_left_is_kept_when_another_one_is_played(app: App) -> None:
    session(app, steps=12).save("Ada")
    session(app, steps=20)
    open_table(app, Session.from_save(app.store.load("Ada"), app.store))
    open_table(app, Session.from_save(app.store.load("Ada"), app.store))
    lengths = {entry.name: len(app.store.load(entry.name).log) for entry in app.store.entries()}
    assert (lengths.pop("Ada"), lengths.pop(AUTOSAVE)) == (12, 12)
    assert [*lengths.values()] == [20]


def test_a_game_can_be_continued_before_its_first_move(app: App) -> None:
    app.settings.setup = Setup("res_arcana", (Seat("human"), Seat("human")))
    press(app, pygame.K_RETURN, pygame.K_RETURN)
    show(app, PauseScene(app, session(app, steps=0)))
    click_label(app, "shell.to_title")
    press(app, pygame.K_RETURN)
    assert isinstance(app.scene, TableScene)
    press(app, pygame.K_ESCAPE)
    to_title(app)
    press(app, pygame.K_n, pygame.K_RETURN)
    assert [entry.name for entry in app.store.entries()] == [AUTOSAVE]


def test_continue_reads_deals_and_checks_once(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    game = session(app, steps=20)
    (scene,) = app.scenes
    assert isinstance(scene, TitleScene)
    counted = Counter[str]()

    def count(owner: object, name: str) -> None:
        before = getattr(owner, name)

        def counting(*args: object, **kwargs: object) -> object:
            counted[name] += 1
            return before(*args, **kwargs)

        monkeypatch.setattr(owner, name, counting)

    count(saves.store, "read")
    count(Save, "begin")
    count(Game, "new")
    scene._continue()
    assert isinstance(app.scene, TableScene)
    assert app.scene.session.state == game.state
    assert len(app.scene.session.steps) == 20
    assert counted == {"read": 1, "new": 1, "begin": 1}


def test_continuing_keeps_the_autosave(app: App) -> None:
    session(app, steps=20)
    open_table(app, Session.from_save(app.store.load(), app.store))
    assert [entry.name for entry in app.store.entries()] == [AUTOSAVE]


def test_a_broken_save_is_listed_with_its_trouble_and_the_one_before_is_offered(app: App) -> None:
    game = session(app, steps=11)
    game.save()
    app.store.save(game.to_save())
    app.store.path(AUTOSAVE).write_bytes(b"{}")
    scene = show(app, LoadScene(app))
    assert isinstance(scene, LoadScene)
    assert scene.items[0].trouble == "broken_save"
    press(app, pygame.K_RETURN)
    assert app.scene is scene
    click_label(app, "shell.load.previous")
    assert isinstance(app.scene, TableScene)
    assert len(app.scene.session.steps) == 11


def test_the_list_scrolls(app: App) -> None:
    game = session(app, steps=3)
    for number in range(20):
        game.save(f"save {number}")
    scene = show(app, LoadScene(app))
    rows = next(widget for widget in scene.widgets if isinstance(widget, Rows))
    press(app, pygame.K_END)
    assert isinstance(scene, LoadScene)
    assert scene.chosen == 20
    rows = next(widget for widget in scene.widgets if isinstance(widget, Rows))
    click(app, (rows.rect.centerx, rows.rect.y + 10))
    assert 0 < scene.chosen < 20


def test_a_replay_is_walked_by_steps_and_rounds(app: App) -> None:
    scene = show(app, ViewerScene(app, session(app)))
    assert isinstance(scene, ViewerScene)
    press(app, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT)
    assert scene.at_step == 1
    press(app, pygame.K_PAGEDOWN)
    assert scene.at_step == scene.rounds[1]
    press(app, pygame.K_END)
    assert scene.at_step == len(RECORDED.actions)
    press(app, pygame.K_HOME, pygame.K_SPACE)
    controls = scene.widgets
    for _ in range(45):
        app.frame(0.1)
    assert scene.at_step == 4
    # Whoever holds a button down while the game runs on lets go of the same one.
    assert scene.widgets is controls


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_the_line_of_time_ends_before_the_number_of_the_round(tmp_path: Path, size: tuple[int, int]) -> None:
    with window(tmp_path, size) as app:
        scene = show(app, ViewerScene(app, session(app, steps=80)))
        assert isinstance(scene, ViewerScene)
        left, top, width = scene._bar
        caption = scene.box(left + width - 8 - scene._caption, top, scene._caption - 8, BAR)
        assert not scene._timeline.rect.colliderect(caption)


def test_a_replay_is_seen_through_everybodys_eyes(app: App) -> None:
    scene = show(app, ViewerScene(app, session(app)))
    assert isinstance(scene, ViewerScene)
    press(app, pygame.K_PAGEDOWN, pygame.K_PAGEDOWN)
    moment, viewer = scene.at_step, scene._table.viewer
    press(app, pygame.K_v)
    assert (scene.at_step, scene._table.viewer) == (moment, viewer + 1)
    assert scene._table.model.view == scene._session.game.view(
        scene._session.steps[moment - 1].after, viewer + 1
    )
    eyes = next(widget for widget in scene.widgets if isinstance(widget, ViewerPicker))
    click(app, eyes.rect.center)
    click(app, eyes.rect.center)
    assert scene._table.viewer == viewer


# --- pause, curtain, result --------------------------------------------------------------------------


def test_a_game_is_saved_under_a_name(app: App) -> None:
    game = session(app, steps=5)
    app.push(table(app, game))
    show(app, PauseScene(app, game))
    press(app, pygame.K_F5)
    write(app, "Evening")
    press(app, pygame.K_RETURN)
    assert isinstance(app.scene, PauseScene)
    assert app.scene._saved == "Evening"
    assert len(app.store.load("Evening").log) == 5
    click_label(app, "shell.to_title")
    assert isinstance(app.scene, TitleScene)


def test_a_save_needs_a_name(app: App) -> None:
    scene = show(app, SaveAsScene(app, session(app, steps=5), print))
    press(app, pygame.K_RETURN)
    assert app.scene is scene


def test_the_curtain_tells_nothing_that_only_some_may_know(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    game = session(app, steps=120)
    told: list[Event] = []

    def tell(events: list[Event], *_: object) -> list[Line]:
        told.extend(events)
        return []

    rules = msgspec.structs.replace(game.game, tell=tell, view=forbidden)
    below = table(app, game)
    monkeypatch.setattr(game, "game", rules)
    monkeypatch.setattr(below, "_teller", Teller(rules))
    scene = CurtainScene(app, below, (game.steps[-1].seat + 1) % 3)
    show(app, scene)
    app.draw(app.screen)
    assert told
    assert all(event.what == HIDDEN for event in told if event.seen_by is not None)


def test_the_curtain_tells_choice_by_choice_as_the_log_does(app: App) -> None:
    game = session(app, steps=120)
    seat = (game.steps[-1].seat + 1) % 3
    scene = CurtainScene(app, table(app, game), seat)
    show(app, scene)
    last = max(number for number, step in enumerate(game.steps) if step.seat == seat)
    chosen = [step for step in game.steps[last + 1 :] if not step.continuing]
    assert len(scene._told) >= len(chosen) > 1


def test_a_curtain_says_how_much_it_leaves_out_and_goes_back_to_it(app: App) -> None:
    """What has not room is told of in a line; the wheel and the arrows lead there, and open nothing."""
    game = session(app, steps=120)
    scene = CurtainScene(app, table(app, game), (game.steps[-1].seat + 1) % 3)
    show(app, scene)
    earlier, shown = scene._fitting(400, 50)
    assert earlier > 0
    assert earlier + len(shown) == len(scene._told)
    assert [entry for entry, _ in shown] == scene._told[-len(shown) :], "the newest are kept"
    for _ in scene._told:
        press(app, pygame.K_UP)
    earlier, shown = scene._fitting(400, 50)
    assert (earlier, shown[0][0]) == (0, scene._told[0])
    assert app.scene is scene


def test_the_curtain_of_a_new_round_is_whole(app: App) -> None:
    """Where everybody has chosen a hero and a round begins there is more to tell than a few words."""
    game = Session(GAMES["epic_spell_wars"], [Seat("human")] * 3, 1, {"length": "single"})
    while game.state.decision is not None and game.state.decision.prompt == "hero":
        game.act(game.state.decision.options[0])
    scene = CurtainScene(app, table(app, game), game.deciding)
    assert not scene.brief
    assert game.counted(game.state).head == ".lives"


def test_a_single_game_is_said_to_be_shorter_than_a_tournament(app: App) -> None:
    setup = GameSetup(Setup("epic_spell_wars", (Seat("human"), Seat("bot:easy")), {"length": "single"}))
    single, tile = setup.time("epic_spell_wars", app.words), setup.time("res_arcana", app.words)
    setup.vary("length", "tournament")
    assert single != setup.time("epic_spell_wars", app.words)
    assert tile == app.words("shell.game.res_arcana.time")


def test_before_the_first_round_nothing_speaks_of_round_0(app: App) -> None:
    game = session(app, steps=0)
    words = app.words
    assert stage(game.game.round(game.state), words) == words("table.setup").lower()
    assert stage(game.game.round(session(app).state), words) != words("shell.round", n=0)


def forbidden(*_: object) -> None:
    """Stand in for what must not be asked."""
    raise AssertionError("a view was built behind the curtain")


def brief_curtain(app: App) -> tuple[CurtainScene, TableScene]:
    """A curtain in the middle of turns of one action each."""
    for steps in range(60, 200):
        game = session(app, steps=steps)
        below = table(app, game)
        scene = CurtainScene(app, below, game.deciding)
        if scene.brief and game.steps[-1].seat != game.deciding:
            app.push(below)
            show(app, scene)
            return scene, below
    raise AssertionError("no curtain is brief")


def test_a_curtain_opens_by_its_button_or_enter_alone(app: App) -> None:
    scene, below = brief_curtain(app)
    scene.update(1.0)
    for key in (pygame.K_a, pygame.K_l, pygame.K_h):
        press(app, key)
        scene.update(1.0)
    button = scene.primary
    assert button is not None
    rect = button.rect
    for at in ((rect.centerx, rect.top - 60), (20, 20), rect.center):
        assert app.scene is scene
        click(app, at)
    assert app.scenes[-1] is below
    app.scenes[-1:] = [below, scene]
    scene.update(1.0)
    press(app, pygame.K_ESCAPE)
    assert app.scenes[-2:] != [below, scene], "Escape opens the menu"


def test_whoever_chose_too_early_chooses_again_behind_its_own_curtain(app: App) -> None:
    game = Session(GAMES["black_rose_duel"], [Seat("human"), Seat("human")], 1, {}, app.store)
    while game.deciding == 0:
        game.act(game.state.decision.options[0])
    below = table(app, game)
    app.push(below)
    scene = show(app, CurtainScene(app, below, 1))
    steps = len(game.steps)
    scene.update(1.0)
    press(app, pygame.K_z)
    assert game.deciding == 0
    assert len(game.steps) < steps
    steps = len(game.steps)
    assert isinstance(app.scene, CurtainScene)
    assert app.scene is not scene
    app.scene.update(1.0)
    press(app, pygame.K_z)
    assert isinstance(app.scene, CurtainScene), "what one has chosen oneself waits for the table"
    assert len(game.steps) == steps


def test_enter_opens_the_curtain(app: App) -> None:
    game = session(app, steps=100)
    below = table(app, game)
    app.push(below)
    show(app, CurtainScene(app, below, game.deciding)).update(1.0)
    press(app, pygame.K_RETURN)
    assert app.scene is below
    assert below.viewer == game.deciding


def test_enter_pressed_on_and_on_shows_nobodys_secrets(app: App) -> None:
    game = session(app, steps=100)
    below = table(app, game)
    app.push(below)
    scene = show(app, CurtainScene(app, below, game.deciding))
    for _ in range(6):
        scene.update(0.3)
        press(app, pygame.K_RETURN)
    assert app.scene is scene
    scene.update(1.0)
    press(app, pygame.K_RETURN)
    assert app.scenes[-1] is below


def test_what_the_first_round_began_with_is_told(app: App) -> None:
    options = {"mages": "random", "grimoires": "random"}
    game = Session(GAMES["black_rose_duel"], [Seat("human"), Seat("human")], 1, options, app.store)
    assert not game.steps
    event = next(event.what for event in game.opening if event.kind == "event")
    below = table(app, game)
    name = app.words(f"black_rose.name.{event}")
    assert any(name in entry.text for entry in below.log._entries)
    scene = CurtainScene(app, below, game.deciding)
    show(app, scene)
    assert any(name in entry.text for entry in scene._told)


def test_any_key_completes_a_victory_and_enter_leads_to_the_result(app: App) -> None:
    game = session(app)
    app.settings.speed = "normal"
    scene = show(app, VictoryScene(app, game))
    press(app, pygame.K_RETURN)
    assert app.scene is scene, "the first key lets everything be there"
    press(app, pygame.K_RETURN)
    assert isinstance(app.scene, ResultScene)


def test_a_victory_comes_by_itself_and_shows_the_last_moves(app: App) -> None:
    app.settings.speed = "normal"
    game = session(app)
    scene = show(app, VictoryScene(app, game))
    scene.update(5.0)
    press(app, pygame.K_p)
    assert isinstance(app.scene, ViewerScene)
    assert len(game.steps) - 12 < app.scene.at_step < len(game.steps)


def test_a_key_means_the_same_on_both_pages_of_a_result(app: App) -> None:
    game = session(app)
    won, lost = VictoryScene(app, game), VictoryScene(app, game)
    lost._won = not won._won
    pages = [show(app, scene) for scene in (won, lost, ResultScene(app, game))]
    told: dict[int, set[str]] = {}
    for page in pages:
        page.build()
        for key, command in page.shortcuts.items():
            told.setdefault(key, set()).add(command.__name__)
    assert told[pygame.K_r] == {"_rematch"}
    assert told[pygame.K_p] == {"_look_back", "_replay"}


@pytest.mark.parametrize("still", [False, True])
def test_petals_fall_as_long_as_a_victory_is_looked_at(app: App, still: bool) -> None:
    app.settings.speed = "fast"
    app.settings.reduced_motion = still
    scene = show(app, VictoryScene(app, session(app)))
    seen = set()
    for _ in range(3):
        scene.update(5.0)
        scene.draw(app.screen)
        seen.add(pygame.image.tobytes(app.screen, "RGB"))
    assert len(seen) == (1 if still else 3)


@pytest.mark.parametrize("people", [0, 1, 3])
def test_the_one_person_who_has_won_is_spoken_to(app: App, people: int) -> None:
    game = session(app, people=people)
    names = {headline(game, app.words), app.words("shell.result.you_win")}
    (winner,) = game.winners
    assert (len(names) == 1) == (people == 1 and winner == 0)
    assert is_won(game) == (people != 1 or winner == 0)


def test_what_decided_was_done_by_the_winner(app: App) -> None:
    game = session(app)
    found = decider(game, app.words)
    assert found is not None
    assert found.component in game.game.components
    assert escape(game.names(app.words)[game.winners[0]]) in found.text


@pytest.mark.parametrize(("more", "decided"), [(0, True), (20, False)])
def test_only_what_the_win_would_not_have_been_without_has_decided(
    app: App, monkeypatch: pytest.MonkeyPatch, more: int, decided: bool
) -> None:
    """Whoever is far ahead has not won by the last card."""
    game = session(app)
    (winner,), true = game.winners, game.points
    most = true(game.state)[winner]
    monkeypatch.setattr(
        game,
        "points",
        lambda state: [n + more if seat == winner else most - 1 for seat, n in enumerate(true(state))],
    )
    found = decider(game, app.words)
    assert found is not None
    assert (found.title == "shell.victory.decided") == decided
    lines = [line for line in game.game.score(game.state) if line.seat == winner]
    if not decided:
        assert app.words.count("points", max(line.points for line in lines)) in found.text


@pytest.mark.parametrize(
    ("game", "winner", "points", "said"),
    [
        ("res_arcana", 1, [12, 12], "12 points, the tie was broken by the essences left"),
        ("res_arcana", 1, [12, 14], "14 points, 2 ahead of Player\u00a01"),
        ("black_rose_duel", -1, [31, 30, 31], "31 power, the Black Rose wins a tie"),
        ("black_rose_duel", -1, [31, 31, 20], "20 power, the Black Rose wins a tie"),
        ("five_seals", 1, [40, 40], "40 points"),
    ],
)
def test_the_result_says_what_broke_a_tie(
    app: App, monkeypatch: pytest.MonkeyPatch, game: str, winner: int, points: list[int], said: str
) -> None:
    played = Session(GAMES[game], [Seat("human"), Seat("human")], 1, {}, None)
    monkeypatch.setattr(Session, "winners", [winner])
    monkeypatch.setattr(played, "points", lambda state: points)
    assert lead(played, app.words) == said


def test_the_result_of_a_match_names_the_games_that_were_won(app: App) -> None:
    played = Session(GAMES["res_arcana"], [Seat("human"), Seat("human")], 1, {"setup": "match"}, None)
    assert played.game.tie_break(played.state) == "res_arcana.tie.match"


def test_a_finished_game_is_remembered_once(app: App) -> None:
    game = session(app)
    for _ in range(2):
        show(app, ResultScene(app, game))
        press(app, pygame.K_ESCAPE)
        assert isinstance(app.scene, TitleScene)
    (record,) = app.statistics.records()
    assert record.points == tuple(RECORDED.rounds[-1].points)
    (entry,) = app.store.entries()
    assert entry.name != AUTOSAVE


def test_the_length_of_a_game_counts_on_after_it_was_left(app: App) -> None:
    game = session(app, steps=len(RECORDED.actions) - 1)
    game.seconds = 600.0
    game.save()
    press(app, pygame.K_n, pygame.K_ESCAPE, pygame.K_RETURN)
    assert isinstance(app.scene, TableScene)
    again = app.scene.session
    assert 600 <= again.seconds < 601
    again.act(RECORDED.actions[-1])
    show(app, ResultScene(app, again))
    (record,) = app.statistics.records()
    assert record.seconds >= 600


def test_what_was_played_elsewhere_is_not_remembered(app: App) -> None:
    session(app)
    game = Session.from_save(app.store.load(), app.store)
    app.store.path(AUTOSAVE).unlink()
    show(app, ResultScene(app, game))
    assert not app.statistics.records()
    assert not app.store.entries()


def test_only_cards_drawn_in_play_are_counted(app: App) -> None:
    game = session(app)
    show(app, ResultScene(app, game))
    (record,) = app.statistics.records()
    drawn = [event.what for step in game.steps for event in step.events if event.kind == "drew"]
    first = next(number for number, step in enumerate(game.steps) if game.game.round(step.after))
    dealt = [event.what for step in game.steps[: first + 1] for event in step.events if event.kind == "drew"]
    assert sum(record.draws.values()) == len(drawn) - len(dealt) > 0


def test_the_moments_of_a_game_are_those_of_its_points(app: App) -> None:
    game = session(app)
    rounds = game.by_round(game.points)
    (winner,) = game.game.winners(game.state)
    names = ("Ada", "Bo", "Cy")
    lead, leap, *_ = highlights(game, app.words, names)
    ahead = [max(points) == points[winner] and points.count(max(points)) == 1 for points in rounds]
    number = len(rounds) - ahead[::-1].index(False) if False in ahead[1:] else 1
    assert lead.text == app.words("shell.moment.lead.text", n=number, name=names[winner])
    most = max(b - a for before, after in pairwise(rounds) for a, b in zip(before, after, strict=True))
    assert app.words.count("points", most) in leap.text


def test_a_game_that_has_hardly_begun_has_no_moments_to_tell(app: App) -> None:
    game = session(app, steps=12)
    assert all(moment.title for moment in highlights(game, app.words, ("Ada", "Bo", "Cy")))


def test_the_first_spells_of_a_duel_are_drawn_in_play(app: App) -> None:
    rules = GAMES["black_rose_duel"]
    game = Session(rules, [Seat("bot:easy"), Seat("bot:easy")], 3, {})
    while rules.round(game.state) < 1:
        game.act(rules.quick(game.state))
    assert sum(kept_games.record(game, datetime.now()).draws.values()) == 8


def test_a_rematch_seats_the_same_people(app: App) -> None:
    game = session(app)
    scene = show(app, ResultScene(app, game))
    press(app, pygame.K_RETURN)
    assert app.scene is scene, "the Enter that led here was pressed twice"
    scene.update(1.0)
    press(app, *[pygame.K_RETURN] * 5)
    assert app.scene is scene, "Enter alone begins no game, however often it is pressed"
    press(app, pygame.K_TAB)
    assert scene.focused is scene.primary
    press(app, pygame.K_RETURN)
    assert isinstance(app.scene, TableScene)
    assert app.scene.session.seats == game.seats
    assert not app.scene.session.steps


def test_the_table_can_be_looked_at_after_the_end(app: App) -> None:
    game = session(app)
    app.push(table(app, game))
    show(app, ResultScene(app, game))
    press(app, pygame.K_t)
    app.frame(FRAME)
    assert isinstance(app.scene, TableScene)
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, ResultScene)


@pytest.mark.parametrize("game", GAMES)
def test_the_curtain_falls_where_there_is_something_to_hide(app: App, game: str) -> None:
    app.settings.curtain = True
    rules = GAMES[game]
    session = Session(rules, [Seat("human"), Seat("human")], 3, {}, app.store)
    scene = TableScene(app, session, table_for(game))
    app.push(scene)
    scene.look_from(session.deciding)
    while session.deciding == scene.viewer or scene.table.is_public(session.state):
        scene.look_from(session.deciding)
        scene.act(rules.quick(scene.model.view))
    scene.finish()
    app.frame(FRAME)
    assert isinstance(app.scene, TableScene if rules.open else CurtainScene)
    assert not rules.open or scene.viewer == session.deciding


def test_nothing_is_left_after_a_crash(app: App) -> None:
    show(app, CrashScene(app, app.folder / "conclave.log"))
    press(app, pygame.K_ESCAPE)
    assert not app.scenes


def test_only_the_last_entry_of_the_title_leaves_the_program(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        app.push(TitleScene(app))
        for key in (pygame.K_ESCAPE, pygame.K_UP, pygame.K_UP):
            pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
            app.frame(0)
        assert isinstance(app.scene, TitleScene)
        entries = [widget for widget in app.scene.widgets if isinstance(widget, MenuRow)]
        entries[-1].activate()
        assert not app.scenes


# --- keys that mean the same everywhere --------------------------------------------------------------


@pytest.mark.parametrize("name", ["new_game", "credits", "pause"])
def test_f10_opens_the_settings_anywhere_and_only_once(app: App, name: str) -> None:
    below = show(app, SCENES[name](app))
    press(app, pygame.K_F10)
    assert isinstance(app.scene, SettingsScene)
    press(app, pygame.K_F10, pygame.K_ESCAPE)
    assert app.scene is below

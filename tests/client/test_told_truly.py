"""What the screens say of themselves is true: names, scale, full screen, Enter, silence, the last game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from client.app import App
from client.canvas import canvas
from client.commands.shot import play_on
from client.games.black_rose.layout.zones import zones
from client.kept_games import remember
from client.scenes.new_game import NewGameScene
from client.scenes.settings import SettingsScene
from client.scenes.settings.scene import SECTIONS
from client.scenes.statistics import StatisticsScene
from client.scenes.viewer import ViewerScene
from client.session import Session
from client.table import prompt_line
from client.table.intentions import CloseMenu, Confirm
from client.table.layout import FIELD
from client.table.menu import Menu
from client.table.scene import TableScene
from client.widgets.buttons import Button, IconButton
from client.widgets.field import Field
from client.widgets.inputs import Stepper
from client.words import LANGUAGES, load
from rules.core.action import Action
from rules.games import GAMES
from saves.save import Seat
from saves.settings import SettingsFile, Setup
from tests.client.driver import FRAME, table, window
from tests.rules.five_seals import scenario


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A window with a data folder of its own."""
    with window(tmp_path) as app:
        yield app


def test_a_name_is_asked_once_and_remembered(app: App, tmp_path: Path) -> None:
    scene = NewGameScene(app)
    app.push(scene)
    field = next(widget for widget in scene.widgets if isinstance(widget, Field))
    assert field.placeholder == app.words("shell.your_name")
    scene._setup.rename(0, "Ada")
    scene._start()
    assert isinstance(app.scene, TableScene)
    assert SettingsFile(tmp_path).load()[0].player == "Ada"
    again = NewGameScene(app, Setup("five_seals", (Seat("bot:easy"), Seat("human"), Seat("human", "Bob"))))
    assert [seat.name for seat in again._setup.seats] == ["", "Ada", "Bob"]


@pytest.mark.parametrize(
    ("size", "scale", "applied"),
    [((1920, 1080), 100, 100), ((1920, 1080), 200, 128), ((1024, 640), 150, 100), ((3840, 2160), 75, 75)],
)
def test_the_scale_says_what_it_comes_to(size: tuple[int, int], scale: int, applied: int) -> None:
    assert canvas(size, scale / 100).applied == applied


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_scale_promises_words_alone(language: str) -> None:
    """In most games neither cards nor maps have room to grow where words do."""
    words = load(language)
    plain, larger = (canvas((1920, 1080), scale) for scale in (1, 1.25))
    box = zones(plain)[FIELD], zones(larger)[FIELD]
    assert larger.px(box[1].height) < 1.05 * plain.px(box[0].height)
    for key in ("applied", "read"):
        told = words(f"shell.settings.scale.{key}", n=larger.applied, read=150)
        promised, _, rest = told.partition(";")
        assert str(larger.applied) in promised
        assert rest
        assert not any(letter.isdigit() for letter in rest)


@pytest.mark.parametrize(("size", "largest"), [((1920, 1080), 225), ((1280, 720), 175), ((1024, 640), 175)])
def test_the_scale_ends_where_nothing_grows(tmp_path: Path, size: tuple[int, int], largest: int) -> None:
    """One step less is smaller in some way, and what was wished in a larger window is not lost."""
    less, most, more = (canvas(size, scale / 100) for scale in (largest - 25, largest, 250))
    assert less.reading < most.reading == more.reading
    with window(tmp_path, size) as app:
        app.settings.scale = 250
        app.lay_out()
        app.push(scene := SettingsScene(app))
        scene._open(next(section for section in SECTIONS if "scale" in section.settings))
        (stepper,) = (control for control in scene.widgets if isinstance(control, Stepper))
        assert stepper.value == largest
        stepper.adjust(1)
        assert app.settings.scale == 250
        stepper.adjust(-1)
        assert app.settings.scale == largest - 25


def test_a_size_goes_before_full_screen_and_the_switch_knows(tmp_path: Path) -> None:
    settings, _ = SettingsFile(tmp_path).load()
    settings.fullscreen = True
    SettingsFile(tmp_path).save(settings)
    with window(tmp_path) as app:
        assert not app.fullscreen
        scene = SettingsScene(app)
        app.push(scene)
        assert not scene._current().fullscreen
        scene._change("fullscreen", True)
        assert app.fullscreen
        assert app.settings.fullscreen


def test_start_names_enter_only_while_enter_starts(app: App) -> None:
    scene = NewGameScene(app)
    app.push(scene)
    app.frame(FRAME)
    start = scene.primary
    assert isinstance(start, Button)
    assert start.key == "Enter"
    scene.key(pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0))
    scene.draw(app.screen)
    assert start.key == ""
    scene._by_keyboard = False
    scene.draw(app.screen)
    assert start.key == "Enter"


def test_a_muted_table_shows_it(app: App) -> None:
    table(app, ["human", "bot:easy"], 1)
    app.draw(app.screen)
    before = pygame.image.tobytes(app.screen, "RGB")
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_m, mod=0, unicode="m", scancode=16))
    app.frame(FRAME)
    assert app.settings.mute
    assert app.notice.shown == app.words("shell.muted")
    app.notice.update(100)
    app.draw(app.screen)
    assert pygame.image.tobytes(app.screen, "RGB") != before


def test_statistics_open_on_the_last_game_and_lead_to_its_replay(app: App) -> None:
    session = Session(GAMES["black_rose_duel"], [Seat("human"), Seat("bot:easy")], 9, {}, None)
    play_on(session, 10_000)
    session.store = app.store
    session.save()
    remember(session, app.statistics)
    scene = StatisticsScene(app)
    app.push(scene)
    app.frame(FRAME)
    assert scene._game == "black_rose_duel"
    if "last" not in scene._views:
        scene._look_at(1)
    next(widget for widget in scene.widgets if isinstance(widget, IconButton)).activate()
    assert isinstance(app.scene, ViewerScene)
    app.pop()
    for item in app.store.entries():
        app.store.delete(item)
    next(widget for widget in scene.widgets if isinstance(widget, IconButton)).activate()
    assert app.notice.shown == app.words("shell.trouble.no_file")


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_why_a_page_is_empty_stands_within_its_frame(tmp_path: Path, size: tuple[int, int]) -> None:
    with window(tmp_path, size, "ru") as app:
        app.push(scene := StatisticsScene(app))
        app.draw(app.screen)
        frame = scene.box(*scene.centred(scene.stage[0] * 0.54, scene.stage[1] * 0.54))
        foot = app.screen.subsurface(frame.inflate(-frame.width // 8, 0))
        edge = scene.px(18)
        rows = range(foot.get_height() - edge, foot.get_height() - edge // 3)
        brightest = max(foot.get_at((x, y)).r for y in rows for x in range(foot.get_width()))
    assert brightest < 128


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_a_larger_scale_enlarges_words_where_cards_have_no_room(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    """The log, the question, the words of answers and lists grow; lists stay within the window."""
    with window(tmp_path, size, language) as app:
        scene = table(app, ["human", "human"], 2, game="five_seals")
        seat = scenario.seat("fire1 fire2 fire3", "cleansing_fire", place="gate_0")
        start = scenario.dungeon(seat, scenario.seat("air1"))
        scene.session.start, scene.session.state = start, start.copy()
        scene.look_from(0)
        scene.act(Action("cast", "cleansing_fire", "die:0:fire1"))

        def sizes() -> list[float]:
            scene.lay_out()
            model = scene.model
            (leave,) = (button for button in model.buttons if button.name.startswith("answer:"))
            menu = Menu([(CloseMenu(), "a word")] * 6, (0, 0), model.canvas)
            assert Rect((0, 0), size).contains(menu.rect)
            ends = prompt_line.words_end(model)
            assert ends <= min(
                button.rect.left for button in model.buttons if button.rect.left > leave.rect.right
            )
            return [leave.size, menu.rect.height, model.log[0].text.height, ends]

        plain = sizes()
        app.settings.scale = 175
        app.lay_out()
        assert scene.model.canvas.applied == 100
        assert all(larger > than * 1.1 for larger, than in zip(sizes(), plain, strict=True))


def test_what_ends_a_round_is_red_only_while_something_would_be_lost(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 2, game="five_seals")
        for fitting, kind in (("fire1", "go"), ("fire1 fire4", "danger")):
            seat = scenario.seat(fitting, *(["cleansing_fire"] if kind == "danger" else []), place="gate_0")
            scene.session.state = scenario.dungeon(seat, scenario.seat("air1"))
            scene.look_from(0)
            (end,) = (button for button in scene.model.buttons if button.name == "pass")
            assert end.enabled
            assert (end.kind, isinstance(end.intention, Confirm)) == (kind, kind == "danger")

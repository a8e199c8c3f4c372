"""Settings, rules, cards, the zoom and statistics: by mouse alone, by keys alone, in every layout."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from client.app import App
from client.art.type_sizes import Type
from client.games import book_for
from client.games.book import Facts, Situation
from client.games.res_arcana.formulas import formulas
from client.markdown import Sizes, chapters, matches, page
from client.scenes.cards import CardsScene
from client.scenes.explanation import written
from client.scenes.page import Page
from client.scenes.rules import FOLDER, RulesScene
from client.scenes.settings import SECTIONS, SettingsScene
from client.scenes.statistics import StatisticsScene
from client.scenes.statistics.came_up import extremes
from client.scenes.statistics.fairness import chance, verdict
from client.scenes.zoom import ZoomScene
from client.widgets.bar_chart import BarChart
from client.widgets.drop_down import DropDown
from client.widgets.field import Field
from client.widgets.gallery import Gallery
from client.widgets.inputs import Segments, Stepper, Switch
from client.widgets.menu_row import Tab
from client.widgets.named_bars import NamedBars
from client.widgets.widget import Widget
from client.words import LANGUAGES, load
from rules.games import GAMES
from rules.res_arcana.cards import ARTIFACTS, COMPONENTS
from saves.save import Seat
from saves.settings import Settings, SettingsFile
from saves.statistics import Chances, Record, StatisticsFile
from tests.client.driver import FRAME, window

BOOK = book_for("res_arcana")
WINDOWS = [((1024, 640), 100, "ru"), ((1920, 1080), 100, "en"), ((1920, 1080), 200, "ru")]
PAGES: dict[str, Callable[[App], Page]] = {
    "settings": SettingsScene,
    "rules": lambda app: RulesScene(app, "res_arcana"),
    "cards": CardsScene,
    "statistics": StatisticsScene,
}
GAME = GAMES["res_arcana"]


def show(app: App, name: str) -> Page:
    """Open a page and let it draw."""
    scene = PAGES[name](app)
    app.push(scene)
    app.frame(FRAME)
    return scene


def press(app: App, *keys: int, mod: int = 0) -> None:
    """Press and release keys, one after the other."""
    for key in keys:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.Event(kind, key=key, mod=mod, unicode="", scancode=0))
        if app.scenes:
            app.frame(FRAME)


def type_text(app: App, text: str) -> None:
    """Type letter by letter."""
    for letter in text:
        code = ord(letter.lower()) if letter.isascii() else 0
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode=letter, scancode=0))
        pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=letter))
        app.frame(FRAME)
    # What a field tells about itself comes with the next events.
    app.frame(FRAME)


def click(app: App, at: tuple[int, int], button: int = 1) -> None:
    """Click somewhere."""
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.Event(kind, pos=at, button=button, clicks=1))
    app.frame(FRAME)
    app.frame(FRAME)


def only(scene: Page, kind: type[Widget], number: int = 0) -> Widget:
    """Return a control of a kind."""
    return [widget for widget in scene.widgets if isinstance(widget, kind)][number]


def walk_to(app: App, scene: Page, wanted: Widget) -> None:
    """Go to a control by the Tab key."""
    for _ in range(len(scene.widgets) + 1):
        if scene.focused is wanted:
            return
        press(app, pygame.K_TAB)
    raise AssertionError(f"{wanted} cannot be reached by Tab")


def play(folder: Path, games: int) -> None:
    """Leave some games in the statistics."""
    for number in range(games):
        StatisticsFile(folder).append(
            Record(
                game="res_arcana",
                options={"setup": "standard"},
                seats=(Seat("human", "Ann"), Seat(f"bot:{('easy', 'hard')[number % 2]}")),
                winners=(number % 2,),
                points=(10, 8 + number % 4),
                rounds=5,
                seconds=900,
                finished=f"2026-01-{1 + number % 28:02}T20:15:00",
                seed=number,
                draws={card.id: 1 for card in ARTIFACTS[number % 4 :: 4]},
            )
        )


# --- every page --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize(("size", "scale", "language"), WINDOWS)
def test_keys_alone_reach_everything(
    tmp_path: Path, name: str, size: tuple[int, int], scale: int, language: str
) -> None:
    play(tmp_path, 12)
    with window(tmp_path, size, language) as app:
        app.settings.scale = scale
        app.lay_out()
        scene = show(app, name)
        inside = app.screen.get_rect()
        assert all(inside.contains(widget.rect) for widget in scene.widgets)
        reached = set()
        for _ in scene.widgets:
            press(app, pygame.K_TAB)
            reached.add(scene.focused)
        assert reached == {widget for widget in scene.widgets if widget.enabled}
        press(app, pygame.K_ESCAPE)
        if app.scenes:
            # The first one only ended the typing.
            press(app, pygame.K_ESCAPE)
        assert not app.scenes


@pytest.mark.parametrize("name", PAGES)
def test_the_mouse_alone_goes_back(app: App, name: str) -> None:
    first, second = show(app, name), show(app, name)
    click(app, app.canvas.rect(100, 40, 1, 1).center)
    assert app.scenes == [first] != [second]


@pytest.mark.parametrize("name", PAGES)
def test_a_page_survives_a_change_of_everything(app: App, name: str) -> None:
    show(app, name)
    for language in LANGUAGES:
        app.set_language(language)
        for scale in (75, 250):
            app.settings.scale = scale
            app.lay_out()
            app.frame(FRAME)


# --- settings ----------------------------------------------------------------------------------------


def test_settings_by_keys_apply_at_once_and_are_kept(app: App, tmp_path: Path) -> None:
    scene = show(app, "settings")
    walk_to(app, scene, only(scene, Segments))
    press(app, pygame.K_LEFT)
    assert (app.language, app.words("shell.back")) == ("ru", load("ru")("shell.back"))
    press(app, pygame.K_RIGHT)
    assert app.language == "en"
    walk_to(app, scene, only(scene, Stepper))
    press(app, pygame.K_RIGHT, pygame.K_RIGHT)
    assert app.canvas.compact
    walk_to(app, scene, only(scene, Switch, 2))
    press(app, pygame.K_RETURN)
    kept = SettingsFile(tmp_path).load()[0]
    assert (kept.language, kept.scale, kept.reduced_motion) == ("en", 150, True)


def test_settings_by_mouse(app: App, tmp_path: Path) -> None:
    scene = show(app, "settings")
    speed = only(scene, Segments, 2)
    click(app, (speed.rect.right - 10, speed.rect.centery))
    click(app, only(scene, Tab, 1).rect.center)
    volume = only(scene, Stepper)
    click(app, (volume.rect.right - 10, volume.rect.centery))
    click(app, only(scene, Switch).rect.midleft)
    kept = SettingsFile(tmp_path).load()[0]
    assert (kept.speed, kept.volume, kept.mute) == ("off", 50, True)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_all_settings_stand_within_their_panel(tmp_path: Path, size: tuple[int, int]) -> None:
    with window(tmp_path, size) as app:
        scene = show(app, "settings")
        assert isinstance(scene, SettingsScene)
        for section in range(len(SECTIONS)):
            click(app, only(scene, Tab, section).rect.center)
            content = scene._content
            assert all(row.box.y + row.box.height <= content.y + content.height for row in scene._lines)


def test_all_changes_can_be_undone_at_once(app: App) -> None:
    scene = show(app, "settings")
    assert isinstance(scene, SettingsScene)
    before, changed = scene._current(), []
    for section in range(len(SECTIONS)):
        click(app, only(scene, Tab, section).rect.center)
        controls = [
            i for i, widget in enumerate(scene.widgets) if isinstance(widget, Segments | Stepper | Switch)
        ]
        for index in controls:
            now = scene._current()
            scene.widgets[index].activate()
            changed.append(scene._current() != now)
    assert changed == [True] * sum(len(section.settings) for section in SECTIONS)
    scene._revert()
    assert scene._current() == before


def test_a_section_is_reset_to_how_the_game_comes(app: App) -> None:
    scene = show(app, "settings")
    assert isinstance(scene, SettingsScene)
    app.settings.scale, app.settings.volume = 150, 90
    app.lay_out()
    scene._reset()
    assert (app.settings.scale, app.settings.volume) == (Settings().scale, 90)


# --- rules -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_lose_no_word_on_the_way_to_the_page(language: str) -> None:
    source = (FOLDER / f"res_arcana.{language}.md").read_text(encoding="utf-8")
    html = "".join(page(chapter, Sizes(20, 36, 26, 10)) for chapter in chapters(source))
    assert set(re.findall(r"</?(\w+)", html)) <= {"font", "b", "i", "br"}
    shown = re.findall(r"\w+", re.sub(r"<[^>]*>", " ", html))
    wanted = re.findall(r"\w+", re.sub(r"\{.*\}", "", source.partition("\n")[2]))
    assert Counter(shown) == Counter(wanted)


def test_markdown_marks_what_is_searched_for() -> None:
    (chapter,) = chapters(
        "# Book\n\n## One *two*\n\nA **bold** word & an *old* one.\n\n- Bold item\n\n### Two\n\nEnd."
    )
    assert [part.title for part in chapter.parts] == ["", "Two"]
    assert matches(chapter, "bold") == 2
    html = page(chapter, Sizes(20, 36, 26, 10), "bold", 1)
    assert html.count("<body bgcolor=") == 2
    assert "&amp;" in html
    assert "<i>old</i>" in html


@pytest.mark.parametrize(("language", "wanted"), [("en", "dragon"), ("ru", "дракон")])
def test_rules_are_searched_by_keys(app: App, language: str, wanted: str) -> None:
    app.set_language(language)
    scene = show(app, "rules")
    assert isinstance(scene, RulesScene)
    walk_to(app, scene, only(scene, Field))
    type_text(app, wanted)
    total = len(scene._found)
    assert total > 3
    seen = set()
    for _ in range(total):
        press(app, pygame.K_RETURN)
        press(app, pygame.K_RETURN)
        seen.add((scene._open.chapter, scene._current))
    assert len({chapter for chapter, _ in seen}) > 1
    press(app, pygame.K_ESCAPE)
    assert app.scenes in ([scene], [])


def test_typing_is_no_shortcut(app: App) -> None:
    scene = show(app, "rules")
    click(app, only(scene, Field).rect.center)
    type_text(app, "m")
    assert not app.settings.mute
    assert scene.typing


def test_every_chapter_opens_by_a_click(app: App) -> None:
    scene = show(app, "rules")
    for number in range(len([widget for widget in scene.widgets if isinstance(widget, Tab)])):
        tab = only(scene, Tab, number)
        click(app, tab.rect.center)
        assert isinstance(tab, Tab)
        assert tab.chosen


def test_the_page_keys_lead_through_the_chapters(app: App) -> None:
    scene = show(app, "rules")
    assert isinstance(scene, RulesScene)
    press(app, *[pygame.K_PAGEDOWN] * 60)
    assert scene._open.chapter == len(scene._chapters) + len(scene._legends) - 1
    press(app, *[pygame.K_PAGEUP] * 120)
    assert scene._open == scene._picture, "the pictures stand before the first chapter"


def test_a_long_chapter_scrolls_by_keys(tmp_path: Path) -> None:
    with window(tmp_path, (1024, 640)) as app:
        scene = show(app, "rules")
        assert isinstance(scene, RulesScene)
        walk_to(app, scene, list(scene._tabs.values())[6])
        press(app, pygame.K_RETURN)
        manuscript = scene._text_page
        assert manuscript is not None
        bar = manuscript._box.scroll_bar
        assert bar is not None
        press(app, pygame.K_END)
        lowest = bar.start_percentage
        press(app, pygame.K_PAGEUP)
        assert 0 < bar.start_percentage < lowest
        walk_to(app, scene, manuscript)
        press(app, *[pygame.K_UP] * 20)
        assert bar.start_percentage == 0
        assert scene.focused is not manuscript


def test_every_symbol_on_every_component_is_explained() -> None:
    explained = {
        written.partition(":")[0].partition("!")[0] for signs in BOOK.legends.values() for written in signs
    }
    for component in COMPONENTS.values():
        printed = re.findall(r"\[([^\[\]]+)\]", " ".join(row.signs for row in formulas(component)))
        assert {written.partition(":")[0].partition("!")[0] for written in printed} <= explained
        assert not printed or BOOK.signs_on(component)


# --- cards and the zoom ------------------------------------------------------------------------------


def test_cards_by_keys(app: App) -> None:
    scene = show(app, "cards")
    assert isinstance(scene, CardsScene)
    gallery = only(scene, Gallery)
    assert isinstance(gallery, Gallery)
    walk_to(app, scene, gallery)
    press(app, pygame.K_RIGHT, pygame.K_DOWN)
    name = gallery.looked_at
    assert name != next(iter(COMPONENTS))
    press(app, pygame.K_RETURN)
    zoom = app.scene
    assert isinstance(zoom, ZoomScene)
    assert zoom.component == name
    press(app, pygame.K_RIGHT)
    assert zoom.component != name
    press(app, pygame.K_ESCAPE)
    assert app.scene is scene
    press(app, pygame.K_END)
    gallery = only(scene, Gallery)
    assert isinstance(gallery, Gallery)
    assert gallery.looked_at == [*COMPONENTS][-1]


def settle(app: App, at: tuple[int, int]) -> None:
    """Click on an element of pygame_gui, which looks where the mouse is before and answers a frame later."""
    pygame.mouse.set_pos(at)
    app.frame(FRAME)
    click(app, at)
    for _ in range(3):
        app.frame(FRAME)


def test_cards_are_filtered_and_searched(app: App) -> None:
    scene = show(app, "cards")
    assert isinstance(scene, CardsScene)
    kind = only(scene, DropDown, 1)
    below = (kind.rect.centerx, kind.rect.bottom - 8)
    settle(app, below)
    # The list lies under the chosen value, its second line is the first kind.
    settle(app, (below[0], below[1] + round(1.5 * 2 * Type.BODY * app.canvas.k) + 8))
    assert {COMPONENTS[name].kind for name in scene._shown} == {"artifact"}
    walk_to(app, scene, only(scene, Field))
    type_text(app, "Огненный Дракон".lower())
    assert scene._shown == ["fire_dragon"]
    press(app, *[pygame.K_BACKSPACE] * 20)
    app.frame(FRAME)
    # A key types a straight apostrophe, the name has a curled one.
    type_text(app, "philosopher's")
    assert scene._shown == ["philosophers_stone"]
    press(app, *[pygame.K_BACKSPACE] * 20)
    app.frame(FRAME)
    type_text(app, "no such card")
    assert not scene._shown
    press(app, pygame.K_TAB)


def test_the_mouse_opens_scrolls_and_closes(app: App) -> None:
    scene = show(app, "cards")
    gallery = only(scene, Gallery)
    assert isinstance(gallery, Gallery)
    at = (gallery.rect.x + 60, gallery.rect.y + 60)
    for button in (pygame.BUTTON_LEFT, pygame.BUTTON_RIGHT):
        click(app, at, button)
        assert isinstance(app.scene, ZoomScene)
        click(app, (5, 5))
        assert app.scenes[-1:] == [scene]
    gallery = only(scene, Gallery)
    assert isinstance(gallery, Gallery)
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    pygame.event.post(
        pygame.Event(pygame.MOUSEWHEEL, x=0, y=-3, flipped=False, precise_x=0.0, precise_y=-3.0)
    )
    before = gallery._offset
    app.frame(FRAME)
    assert gallery._offset > before


def test_faces_are_drawn_bit_by_bit(app: App) -> None:
    scene = show(app, "cards")
    gallery = only(scene, Gallery)
    assert isinstance(gallery, Gallery)
    assert 0 < len(gallery._drawn) < len(COMPONENTS)
    for _ in COMPONENTS:
        app.frame(FRAME)
    assert len(gallery._drawn) == len(COMPONENTS)


@pytest.mark.usefixtures("app")
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_there_is_to_say_about_a_component_fits(language: str) -> None:
    facts, words = Facts("where", ("one", "two", "three")), load(language)
    longest = sorted(COMPONENTS, key=lambda name: len(GAME.text(COMPONENTS[name], words)))[-12:]
    for name in longest:
        assert written("res_arcana", name, words, (540, 616), 1.0, facts).fits, name


def test_the_zoom_shows_what_lies_on_a_component(app: App) -> None:
    view = GAME.new(2, 3)
    seat = view.seats[0]
    view.on["vault"], view.turned = (0, 0, 0, 0, 3), {"vault"}
    seat.play.append("vault")
    app.push(ZoomScene(app, GAME, "vault", view, 0, names=("Ann", "Bob")))
    app.frame(FRAME)
    facts = BOOK.facts("vault", Situation(view, 0, ("Ann", "Bob")), app.words)
    assert facts.where == app.words("shell.zoom.owner", name="Ann")
    assert "[gold:3]" in facts.now[0]
    assert app.words("shell.zoom.turned") in facts.now


def test_the_zoom_leads_to_the_rules(app: App) -> None:
    show(app, "cards")
    app.push(ZoomScene(app, GAME, "vault"))
    press(app, pygame.K_F1)
    assert isinstance(app.scene, RulesScene)
    press(app, pygame.K_ESCAPE, pygame.K_ESCAPE)
    assert isinstance(app.scene, CardsScene)


# --- statistics --------------------------------------------------------------------------------------


def test_statistics_of_nothing_are_friendly(app: App) -> None:
    scene = show(app, "statistics")
    assert isinstance(scene, StatisticsScene)
    assert not scene._played


def test_statistics_by_level(tmp_path: Path) -> None:
    play(tmp_path, 40)
    with window(tmp_path, (1920, 1080)) as app:
        scene = show(app, "statistics")
        assert isinstance(scene, StatisticsScene)
        assert [(line.figures.games, line.figures.wins) for line in scene._level_rows] == [
            (20, 20),
            (20, 0),
            (40, 20),
        ]
        assert scene._bars is not None
        walk_to(app, scene, scene._bars)
        press(app, pygame.K_RIGHT, pygame.K_RIGHT)
        assert scene._bars.chosen == 2
        click(app, (scene._bars.rect.centerx, scene._bars.rect.bottom - 3))
        assert scene._bars.chosen == len(scene._charted) - 1


def test_the_compact_layout_shows_one_view_at_a_time(tmp_path: Path) -> None:
    play(tmp_path, 3)
    with window(tmp_path, (1024, 640)) as app:
        scene = show(app, "statistics")
        assert isinstance(scene, StatisticsScene)
        walk_to(app, scene, only(scene, Segments, -1))
        press(app, pygame.K_RIGHT, pygame.K_RIGHT)
        assert scene._bars is not None


def test_the_cards_drawn_most_and_least_are_named() -> None:
    counts = {f"card_{number}": number for number in range(100)}
    shown = extremes(counts, 7)
    assert shown.counts == [(f"card_{number}", number) for number in (99, 98, 97, 2, 1, 0)]
    assert (shown.most, shown.left_out) == (3, 94)
    few = extremes({"one": 1, "two": 2}, 7)
    assert few == ([("two", 2), ("one", 1)], 2, 0)


def test_every_bar_of_a_chart_of_cards_has_its_name(tmp_path: Path) -> None:
    play(tmp_path, 3)
    for language in LANGUAGES:
        for size in ((1024, 640), (1920, 1080), (3840, 2160)):
            with window(tmp_path, size, language) as app:
                scene = show(app, "statistics")
                assert isinstance(scene, StatisticsScene)
                scene._look_at(2)
                bars = scene._bars
                assert isinstance(bars, NamedBars)
                assert 8 <= len(bars.rows) < len(ARTIFACTS)
                assert all(app.words(f"res_arcana.name.{name}") for name, _ in scene._charted)
                # Each is chosen by the mouse on its own line, and none between those that are drawn.
                lines = [bars._top(number) + bars._pitch / 2 for number in range(len(bars.rows))]
                for number, y in enumerate(lines):
                    bars.point((bars.rect.x + 5, round(y)))
                    assert bars.chosen == number
                assert not bars.point((bars.rect.x + 5, round(bars._top(bars.cut) - bars._pitch / 2)))
                scene.draw(app.screen)


def test_dice_are_charted_and_judged(tmp_path: Path) -> None:
    play(tmp_path, 1)
    file = StatisticsFile(tmp_path)
    file.append(replace(file.records()[0], game="five_seals", rolls={"1": 60, "2": 12, "3": 60}))
    with window(tmp_path, (1920, 1080)) as app:
        app.settings.setup = replace(app.settings.setup, game="five_seals")
        scene = show(app, "statistics")
        assert isinstance(scene, StatisticsScene)
        assert isinstance(scene._bars, BarChart)
        bars, drawn = scene._bars, pygame.Surface(app.screen.get_size())
        bars.draw(drawn)
        below = pygame.Rect(bars._area.x, bars._area.bottom, bars._area.width, 0)
        below.height = bars.rect.bottom - below.top
        for side in range(6):
            column = pygame.Rect(below.x + side * below.width // 6, below.y, below.width // 6, below.height)
            assert pygame.mask.from_threshold(drawn, "white", (160, 160, 160, 255)).overlap_area(
                pygame.Mask(column.size, fill=True), column.topleft
            ), "each side has its name below its bar"
        assert scene._chances.counts == {"1": 60, "2": 12, "3": 60, "4": 0, "5": 0, "6": 0}
        assert verdict(scene._chances) == "unusual"


def test_fairness() -> None:
    assert verdict(Chances({"1": 1, "2": 3})) == "few"
    assert verdict(Chances({"1": 55, "2": 45})) == "usual"
    assert chance(Chances({"1": 50, "2": 50})) > 0.9
    assert chance(Chances({})) == 1

"""The rules in pictures: every game has its marks, in words of both languages, on a table that is real."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, get_args

import pygame
import pytest
from pygame import Rect, Surface
from pygame.transform import laplacian

from client.clip import DRAWN, ClipTable
from client.games import book_for, lessons_for
from client.rules_examples import STEPS, Subject, _around, draw_examples, first, lessons_of
from client.rules_pictures import draw, played, quietest
from client.scenes import callouts
from client.scenes.callouts import Callout, Placed, placed
from client.scenes.rules import RulesScene
from client.words import LANGUAGES, load
from rules.games import GAMES
from tests.client.driver import FRAME, window


def test_every_game_has_pictures_and_every_mark_its_words() -> None:
    for game in GAMES:
        for mark in lessons_for(game).marks:
            for language in LANGUAGES:
                words = load(language)
                assert words(f"shell.picture.{game}.{mark}")
                assert words(f"shell.picture.{game}.{mark}.about")
        for part, at in lessons_for(game).card.items():
            assert all(0 < share < 1 for share in at)
            assert all(load(language)(f"shell.card.{game}.{part}") for language in LANGUAGES)


@pytest.mark.parametrize("game", GAMES)
def test_marks_lie_on_the_table_and_apart(game: str, tmp_path: Path) -> None:
    with window(tmp_path) as app:
        drawn = draw(app, game)
    assert [mark.name for mark in drawn.marks] == list(lessons_for(game).marks)
    places = [mark.at for mark in drawn.marks]
    assert all(0 < x < 1 and 0 < y < 1 for x, y in places)
    for number, (x, y) in enumerate(places):
        for other_x, other_y in places[:number]:
            assert abs(x - other_x) > 0.03 or abs(y - other_y) > 0.05


@pytest.mark.parametrize("game", GAMES)
def test_the_same_table_is_played_each_time(game: str) -> None:
    one, other = (played(game) for _ in range(2))
    assert [step.action for step in one.steps] == [step.action for step in other.steps]


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_the_page_is_listed_first_and_drawn_a_frame_later(tmp_path: Path, size: tuple[int, int]) -> None:
    with window(tmp_path, size, "ru") as app:
        scene = RulesScene(app, "five_seals")
        app.push(scene)
        place = next(iter(scene._tabs))
        assert scene._tabs[place].label == app.words("shell.rules.pictures")
        scene._tabs[place].activate()
        app.frame(FRAME)
        before = pygame.image.tobytes(app.screen, "RGB")
        app.frame(FRAME)
        assert pygame.image.tobytes(app.screen, "RGB") != before


@pytest.mark.parametrize("subject", get_args(Subject))
@pytest.mark.parametrize("game", GAMES)
def test_a_round_and_what_is_easily_missed_are_examples_of_a_real_table(
    game: str, subject: Subject, tmp_path: Path
) -> None:
    """What an example shows has happened at its table, and a round goes on from one to the next."""
    with window(tmp_path) as app:
        session, at = played(game, STEPS), lessons_for(game).since
        assert len(list(draw_examples(app, session, subject))) == 6
    for lesson in lessons_of(game, subject):
        at = first(session, lesson.after, at if subject == "round" else lessons_for(game).since)
        assert at or not lesson.after, lesson
        assert all(load(language)(f"shell.{subject}.{game}.{lesson.name}") for language in LANGUAGES)


def test_the_pages_of_examples_are_listed_next(tmp_path: Path) -> None:
    with window(tmp_path, (1024, 640), "ru") as app:
        scene = RulesScene(app, "res_arcana")
        app.push(scene)
        second, third = list(scene._tabs)[1:3]
        assert scene._tabs[second].label == app.words("shell.rules.round")
        assert scene._tabs[third].label == app.words("shell.rules.example")
        scene._tabs[second].activate()
        app.frame(FRAME)
        before = pygame.image.tobytes(app.screen, "RGB")
        app.frame(FRAME)
        assert pygame.image.tobytes(app.screen, "RGB") != before


def test_frames_and_words_stand_before_their_pictures_and_other_pages_are_made_ahead(tmp_path: Path) -> None:
    with window(tmp_path, (1280, 720)) as app:
        scene = RulesScene(app, "res_arcana")
        app.push(scene)
        pages = scene._pictured._pages
        list(scene._tabs.values())[1].activate()
        app.frame(FRAME)
        early = app.screen.copy()
        while not pages[1].ready:
            app.frame(FRAME)
        app.frame(FRAME)
        below = scene.box(*scene._page)
        words = [Rect(below.x, round(below.y + below.height * part), below.width, 40) for part in (0.44, 0.9)]
        for rect in words:
            assert pygame.image.tobytes(early.subsurface(rect), "RGB") == pygame.image.tobytes(
                app.screen.subsurface(rect), "RGB"
            )
        assert not pages[2].ready
        for _ in range(20):
            scene.handle(pygame.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 0), buttons=(0, 0, 0)))
            app.frame(FRAME)
        assert not pages[0].ready, "nothing is made while somebody moves"
        for _ in range(20):
            app.frame(FRAME)
        assert all(page.ready for page in pages)


def test_an_event_is_shown_where_one_lies() -> None:
    """The event of the first round of Black Rose Wars leaves at once."""
    session = played("black_rose_wars", STEPS)
    since = lessons_for("black_rose_wars").since
    found = first(session, "event", since)
    earlier = first(session, "event", 0)
    lying: list[Any] = [session.steps[number - 1].after for number in (found, earlier)]
    assert [any(state.omens) for state in lying] == [True, False]


def test_what_a_picture_cuts_off_cannot_be_read(tmp_path: Path) -> None:
    """Around the marked place the table is blurred, within it as sharp as ever."""

    def contrast(surface: Surface, rows: range) -> float:
        """Return how much neighbours differ in the liveliest of some rows."""
        lights = [[sum(surface.get_at((x, y))[:3]) for x in range(surface.get_width())] for y in rows]
        return max(sum(abs(one - other) for one, other in pairwise(row)) / len(row) for row in lights)

    with window(tmp_path) as app:
        shown = ClipTable(app, played("res_arcana"), 0, DRAWN)
        table, hand = shown.surface(), shown.canvas.rect(*shown.model.arrangement.zones["hand"])
        part = _around(shown, hand, hand, "act")
    above = range(0, part.height - hand.height - 40, 4)
    assert (
        contrast(part, above)
        < 3
        < contrast(table.subsurface((0, hand.top - 240, 800, 200)), range(0, 200, 4))
    )
    assert contrast(part, range(part.height - hand.height // 2, part.height, 8)) > 6


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_about_a_card_stand_beside_it_and_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, size: tuple[int, int]
) -> None:
    seen: list[tuple[list[Placed], Rect, Rect]] = []

    def noted(callouts: Sequence[Callout], picture: Rect, room: Rect, px: int, unit: float) -> list[Placed]:
        found = list(placed(callouts, picture, room, px, unit))
        seen.append((found, picture, room))
        return found

    monkeypatch.setattr(callouts, "placed", noted)
    with window(tmp_path, size, language) as app:
        for game in GAMES:
            app.push(RulesScene(app, game))
            for _ in range(3):
                app.frame(FRAME)
    assert len(seen) >= len(GAMES)
    for found, picture, room in seen:
        assert len(found) >= 4
        assert all(room.contains(one.rect) and not picture.colliderect(one.rect) for one in found)
        assert all(picture.collidepoint(one.end) for one in found)
        for number, one in enumerate(found):
            assert one.rect.collidelist([other.rect for other in found[:number]]) < 0, one.words


def test_a_mark_stands_where_a_place_is_empty() -> None:
    picture = Surface((400, 300))
    for x in range(0, 250, 6):
        pygame.draw.line(picture, "white", (x, 0), (x, 300))
    mark = quietest(laplacian(picture), Rect(50, 50, 300, 200), [])
    assert mark.left >= 246
    other = quietest(laplacian(picture), Rect(50, 50, 300, 200), [mark])
    assert not other.colliderect(mark)


def test_the_legend_beside_a_card_explains_what_is_printed_on_it() -> None:
    """Cards of Epic Spell Wars say in words what they do."""
    book = book_for("epic_spell_wars")
    assert book.printed(book.game.components[book.sample]) == ("elemental",)

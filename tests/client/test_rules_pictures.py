"""The rules in pictures: every game has its marks, in words of both languages, on a table that is real."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pygame
import pytest

from client.games import lessons_for
from client.rules_examples import STEPS, Subject, draw_examples, first, lessons_of
from client.rules_pictures import draw, played
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
        found = list(draw_examples(app, game, subject))
    assert len(found) == 6
    assert len({example.said for example in found}) == len(found)
    session, at = played(game, STEPS), 0
    for lesson in lessons_of(game, subject):
        at = first(session, lesson.after, at if subject == "round" else 0)
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

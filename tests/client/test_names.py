"""Names and numbers: long names are cut, nothing in the log is parted from what it belongs to."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from client.art.lettering import NO_BREAK
from client.saved_games import turn
from client.scenes.log import LogScene
from client.scenes.statistics.result_line import standing
from client.seat_names import GIVEN, seat_names
from client.session import LONGEST_NAME, Session, cut_name
from client.table.log_panel import kept_together
from client.words import LANGUAGES, load
from rules.games import GAMES
from saves.save import Seat
from saves.statistics import Record
from tests.client.driver import table, window


def test_a_long_name_ends_in_dots_and_a_short_one_stays() -> None:
    assert cut_name("Anna") == "Anna"
    assert cut_name("a" * LONGEST_NAME) == "a" * LONGEST_NAME
    cut = cut_name("Maximilian the Exceedingly Verbose")
    assert cut == "Maximilian the Ex\N{HORIZONTAL ELLIPSIS}"
    assert len(cut) <= LONGEST_NAME
    session = Session(GAMES["res_arcana"], [Seat("human", "b" * 40), Seat("bot:easy")], 1, {})
    assert len(session.names(load("en"))[0]) == LONGEST_NAME


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Player 2 -3; 6 + 4", ["Player_2_-3;", "6", "+_4"]),
        ("Anna \N{EN DASH}3", ["Anna_\N{EN DASH}3"]),
        ("pays [elan:2] [gold:1] and", ["pays_[elan:2]", "[gold:1]", "and"]),
    ],
)
def test_no_line_begins_with_a_number(text: str, parts: list[str]) -> None:
    assert [part.replace(NO_BREAK, "_") for part in kept_together(text).split(" ")] == parts


def test_names_are_never_broken_in_the_log(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 3, {"heroes": "dealt"}, "epic_spell_wars")
        session = scene.session
        while session.state.round < 2:
            session.act(session.game.quick(session.state))
        told = [line.text for step in session.steps for line in scene.tell(step.events)]
        assert any(f"Player{NO_BREAK}1" in text for text in told)
        assert not any("Player 1" in text for text in told)


def test_the_log_tells_of_one_seat_alone(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 3, {"heroes": "dealt"}, "epic_spell_wars")
        session = scene.session
        while session.state.round < 2:
            session.act(session.game.quick(session.state))
        scene.lay_out()
        app.push(LogScene(app, scene))
        log = app.scene
        assert isinstance(log, LogScene)
        log.draw(app.screen)
        area = pygame.Rect(0, 0, 600, 4000)
        whole = scene.log.lines(area, scene.canvas, "")
        alone = [scene.log.lines(area, scene.canvas, "", seat) for seat in (0, 1)]
        headings = sum(entry.seat is None for entry in scene.log._entries)
        assert len(alone[0]) + len(alone[1]) - headings == len(whole)
        log.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_2, unicode="2", mod=0))
        assert log._only == 1
        log.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=log._signs[1].center))
        assert log._only is None
        assert app.scene is log


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_have_names_of_their_own_the_same_everywhere(language: str) -> None:
    words = load(language)
    for taken in ("", *(words(f"seat.bot.{number}") for number in range(1, GIVEN + 1))):
        seats = [Seat("human"), Seat("bot:easy"), Seat("human", taken), *[Seat("bot:hard")] * 3]
        names = seat_names(seats, words)
        assert len(set(names)) == len(seats)
        assert names[0] == words("seat", n=1)
        assert names[2] == (taken or words("seat", n=3))
        assert words("seat", n=2) not in names
    session = Session(GAMES["epic_spell_wars"], seats, 1, {})
    assert list(session.seat_names(words)) == names
    save = session.to_save()
    assert turn(save.head, words) == words("shell.turn", name=names[session.deciding])
    record = Record(
        game="epic_spell_wars",
        options={},
        seats=tuple(seats),
        winners=(1,),
        points=(0,) * 6,
        rounds=1,
        seconds=1,
        finished="",
        seed=1,
    )
    assert all(name in standing(record, words) for name in names)
    assert max(game.seats[-1] for game in GAMES.values()) <= GIVEN

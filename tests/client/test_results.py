"""The end of a game in numbers: heads that can be read, numbers that say where they come from."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest
from pygame import Surface

from client.art.text import Style, block
from client.art.vector import Size
from client.art.victory import arch
from client.games import book_for, table_for
from client.kept_games import record
from client.scenes import victory
from client.scenes.curtain import CurtainScene
from client.scenes.result import ResultScene
from client.scenes.result.highlights import FinishedGame, _chase
from client.scenes.result.outcome import lead
from client.scenes.result.score_table import LYING, Cell, score_columns
from client.scenes.screen import Screen
from client.scenes.statistics import StatisticsScene
from client.session import Session
from client.table.scene import TableScene
from client.words import LANGUAGES, load
from rules.core.game import NEUTRAL
from rules.games import GAMES
from saves.save import Seat
from tests.client.driver import window
from tests.replays.replay import FOLDER, Replay


def played(game: str, options: str = "-") -> Session:
    """The first recorded game of its kind with such options."""
    path = min(FOLDER.glob(f"{game}{options}*.json"))
    recorded = msgspec.json.decode(path.read_bytes(), type=Replay)
    session = Session(GAMES[game], [Seat("human")] * recorded.seats, recorded.seed, recorded.options)
    for action in recorded.actions:
        session.act(action)
    return session


@pytest.mark.parametrize("game", GAMES)
def test_the_heads_of_columns_stand_side_by_side(game: str, tmp_path: Path) -> None:
    session = played(game)
    for language in LANGUAGES:
        for size in ((1024, 640), (1280, 720), (1920, 1080)):
            with window(tmp_path, size, language) as app:
                scene = ResultScene(app, session)
                app.push(scene)
                app.draw(app.screen)
                scores = scene._scores
                labels, style = [column.label for column in scores._columns], Style(leading=1.15)
                upright = scores._heads(labels, style, upright=True)
                lying = scores._heads(labels, style, upright=False)
                px, pitch = upright or lying, scene.px(scores._column(0)[1])
                assert px is not None, (language, size)
                room = pitch - 8 if upright else scene.px(scores.sizes.head - LYING)
                for label in labels:
                    measured = block(label, style, px, room)
                    assert (measured.width if upright else measured.height) <= pitch
                total, pitch_ = scores._column(len(labels))
                assert total + pitch_ / 2 < scores.box.x + scores.box.width - 20


@pytest.mark.parametrize("game", GAMES)
def test_a_number_says_more_than_its_head(game: str) -> None:
    session, words = played(game), load("en")
    for column in score_columns(session, words):
        for points, detail in zip(column.points, column.details, strict=True):
            assert detail != f"{column.label}: {points}"
            if detail:
                assert sum(int(line.rsplit(": ", 1)[1]) for line in detail.split("\n")) == points


def test_a_zero_has_nothing_to_say(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = ResultScene(app, played("black_rose_duel"))
        app.push(scene)
        cells = [widget for widget in scene.widgets if isinstance(widget, Cell)]
        assert all(cell.enabled for cell in cells if cell.points)


def test_nothing_is_best_that_all_share(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = ResultScene(app, played("five_seals"))
        app.push(scene)
        cells = [widget for widget in scene.widgets if isinstance(widget, Cell)]
        columns = score_columns(scene._session, app.words)
        shared = [len(set(column.points)) == 1 and column.points[0] > 0 for column in columns]
        assert any(shared), "everybody has a summoning"
        for number, cell in enumerate(cells):
            assert not (shared[number % len(columns)] and cell.best)


@pytest.mark.parametrize("game", GAMES)
def test_a_lost_game_shows_who_has_won_it(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session, shown = played(game), list[str]()
    if NEUTRAL in session.winners:
        pytest.skip("nobody has won")
    winner = session.winners[0]
    players = ("bot:normal" if seat == winner else "human" for seat in range(len(session.seats)))
    session.seats = tuple(map(Seat, players))

    def noted(face: str, size: Size) -> Surface:
        shown.append(face)
        return arch(face, size)

    monkeypatch.setattr(victory, "arch", noted)
    with window(tmp_path) as app:
        scene = victory.VictoryScene(app, session)
        app.push(scene)
        scene.update(9)
        scene.paint(app.screen)
    face = book_for(game).portrait(session.state, winner)
    assert shown == ([face] if face else [])


def test_nobody_is_behind_before_the_first_round() -> None:
    session = played("black_rose_duel")
    behind = FinishedGame(session, load("en"), ["Ada", "Dana", "Rose"], [[5, 0, 0], [5, 6, 0]], 1)
    assert _chase(behind) is None


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.points != "points"])
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_heads_call_what_wins_by_its_name(
    game: str, size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Above numbers of power no head says points."""
    written: list[str] = []
    for way in ("write", "write_title"):
        whole = getattr(Screen, way)

        def write(
            self: Screen, surface: Surface, markup: str, *rest: Any, _whole: Any = whole, **more: Any
        ) -> Any:
            written.append(markup)
            return _whole(self, surface, markup, *rest, **more)

        monkeypatch.setattr(Screen, way, write)
    session = played(game)
    session.seats = (Seat("human"), *[Seat("bot:easy")] * (len(session.seats) - 1))
    with window(tmp_path, size) as app:
        app.statistics.append(record(session, datetime.now()))
        table = TableScene(app, session, table_for(game))
        for scene in (ResultScene(app, session), StatisticsScene(app), CurtainScene(app, table, 0)):
            app.push(scene)
            app.draw(app.screen)
        table.finish()
        buttons = [button.label or button.hint for button in table.model.buttons]
    said = " ".join(written + buttons)
    assert "Power by round" in said
    assert "Average power" in said
    assert "points" not in said.lower()


def test_who_is_level_behind_the_winner_is_named_with_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    words, session = load("en"), played("black_rose_duel")
    monkeypatch.setattr(Session, "points", lambda self, state: (28, 15, 15))
    monkeypatch.setattr(Session, "winners", [0])
    names = session.names(words)
    assert f"{names[1]} and {names[NEUTRAL]}" in lead(session, words)


@pytest.mark.parametrize(("length", "told"), [("single", ".lives"), ("tournament", ".medals")])
def test_the_number_of_a_winner_is_what_won(length: str, told: str) -> None:
    """Medals win a tournament; the lives of its last game say nothing of the games before."""
    words, session = load("en"), played("epic_spell_wars", f"-{length}")
    (head, totals), medals = session.counted(session.state), [seat.medals for seat in session.state.seats]
    assert head == told
    if length == "tournament":
        assert [*totals] == medals
        assert f"{max(totals)} medals, the next best has {sorted(totals)[-2]}" in lead(session, words)
    else:
        assert [*totals] == [seat.life for seat in session.state.seats]

"""Saves and replays are named by what happened, and the chosen one shows its table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from client.app import App
from client.commands.shot import play_on
from client.save_preview import REST_SECONDS, Previews, make
from client.saved_games import about, title
from client.scenes.load import LoadScene
from client.session import Session
from client.words import load
from rules.games import GAMES
from saves.listing import StoredSave
from saves.save import Seat
from tests.client.driver import window


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A window with a data folder of its own."""
    with window(tmp_path, (1920, 1080)) as app:
        yield app


def saved(app: App, name: str, steps: int, *, people: int = 1, game: str = "res_arcana") -> StoredSave:
    """Let bots play a game, save it, and find it in the list."""
    seats = [Seat("human", "Ada"), Seat("human" if people > 1 else "bot:easy", "Bob")]
    session = Session(GAMES[game], seats, 4, {}, None)
    play_on(session, steps)
    session.store = app.store
    session.save(name)
    (item,) = (item for item in app.store.entries() if item.name == name)
    return item


@pytest.mark.parametrize("name", ["", "2026-11-17 20-22-10", "Autosave 2026-11-17 20-22-10 (2)"])
def test_what_the_program_named_is_told_by_what_happened(app: App, name: str) -> None:
    item = saved(app, name, 0)
    assert item.head is not None
    mine = item.head.now.deciding == 0
    told = title(item, load("en"))
    assert told == f"Res Arcana · set-up · {'your turn' if mine else 'Turn: Bob'}"
    assert about(item, item.head, load("en")) == "Ada, Bob"
    assert title(item, load("ru")) != told


def test_a_name_of_ones_own_stays(app: App) -> None:
    item = saved(app, "With Bob on 2026-11-17", 3)
    assert item.head is not None
    assert title(item, load("en")) == "With Bob on 2026-11-17"
    assert about(item, item.head, load("en")).startswith("Res Arcana · ")


def test_a_finished_game_is_told_to_its_person(app: App) -> None:
    item = saved(app, "2026-11-17 20-22-10", 10_000)
    assert item.head is not None
    won = 0 in item.head.now.winners
    assert title(item, load("en")) == f"Res Arcana · {'you won' if won else 'you lost'}"
    together = saved(app, "2026-11-17 20-22-11", 10_000, people=2)
    assert "Won by" in title(together, load("en"))


def test_a_preview_shows_points_and_the_last_move(app: App) -> None:
    preview = make(app, saved(app, "mine", 40))
    assert preview.picture is not None
    assert len(preview.points) == 2
    assert preview.last


def test_nobodys_hand_is_shown_to_the_others(app: App) -> None:
    assert make(app, saved(app, "ours", 40, people=2)).picture is None
    assert make(app, saved(app, "over", 10_000, people=2)).picture is not None


def test_only_the_save_that_stays_chosen_is_looked_at(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    items = [saved(app, name, 5) for name in ("one", "two")]
    previews = Previews(app)
    for _ in range(10):
        for item in items:
            assert previews.of(item) is None
            assert not previews.update(REST_SECONDS / 2)
    assert previews.of(items[1]) is None
    assert previews.update(REST_SECONDS)
    assert previews.of(items[1]) is not None
    assert not previews.update(REST_SECONDS)


def test_a_save_that_cannot_be_played_has_no_preview(app: App) -> None:
    item = saved(app, "mine", 5)
    item.path.write_bytes(b"no save")
    previews = Previews(app)
    previews.of(item)
    assert previews.update(1)
    assert previews.of(item) is None


def test_the_list_draws_it(app: App) -> None:
    saved(app, "mine", 5)
    scene = LoadScene(app)
    app.push(scene)
    app.frame(0)
    assert scene._previews.of(scene.items[0]) is None
    for _ in range(3):
        app.frame(REST_SECONDS)
    assert scene._previews.of(scene.items[0]) is not None

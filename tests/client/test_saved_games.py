"""Saves and replays are named by what happened, and the chosen one shows its table."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from client.app import App
from client.clip import ClipTable
from client.commands.shot import play_on
from client.save_pictures import SavePictures
from client.save_preview import REST_SECONDS, Previews, make
from client.saved_games import about, progress, title
from client.scenes import open_table
from client.scenes.load import LoadScene
from client.session import Session
from client.words import load
from rules.games import GAMES
from saves.listing import StoredSave
from saves.save import Seat


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
    assert told == f"Res Arcana · set-up · {'your turn' if mine else 'turn: Bob'}"
    assert about(item, item.head, load("en")) == "Ada, Bob"
    assert title(item, load("ru")) != told


def test_a_tournament_tells_the_round_of_its_present_game() -> None:
    session = Session(GAMES["epic_spell_wars"], [Seat("human"), Seat("bot:easy")], 4, {}, None)
    session.state.game, session.state.began, session.state.round = 2, 5, 7
    head, words = session.to_save().head, load("en")
    assert words("shell.round", n=2) in progress(head, words)


def test_a_name_of_ones_own_stays(app: App) -> None:
    item = saved(app, "With Bob on 2026-11-17", 3)
    assert item.head is not None
    assert title(item, load("en")) == "With Bob on 2026-11-17"
    assert about(item, item.head, load("en")).startswith("Res Arcana · ")


def test_a_finished_game_is_told_to_its_person(app: App) -> None:
    item = saved(app, "2026-11-17 20-22-10", 10_000)
    assert item.head is not None
    won = 0 in item.head.now.winners
    mine, other = item.head.now.points
    assert title(item, load("en")) == f"Res Arcana · {mine} : {other} · {'you won' if won else 'you lost'}"
    together = saved(app, "2026-11-17 20-22-11", 10_000, people=2)
    assert "won by" in title(together, load("en"))


def test_a_preview_shows_the_table_and_the_last_move(app: App) -> None:
    preview = make(app, saved(app, "mine", 40))
    assert preview.picture is not None
    assert preview.last


def test_points_stand_in_the_name_those_of_the_only_person_first(app: App) -> None:
    item = saved(app, "", 40)
    assert item.head is not None
    told = replace(item.head, now=replace(item.head.now, points=(3, 5)))
    assert " · 3 : 5 · " in title(replace(item, head=told), load("en"))
    behind = replace(told, seats=(Seat("bot:easy", "Bob"), Seat("human", "Ada")))
    assert " · 5 : 3 · " in title(replace(item, head=behind), load("en"))


def test_whoever_leaves_a_table_leaves_its_picture(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session(GAMES["res_arcana"], [Seat("human"), Seat("bot:easy")], 4, {}, app.store)
    play_on(session, 6)
    open_table(app, session)
    session.save()
    app.quit()
    item = app.store.entries()[0]
    monkeypatch.setattr(ClipTable, "surface", lambda _: pytest.fail("the table is not drawn again"))
    assert make(app, item).picture is not None
    assert item.head is not None
    pictures = SavePictures(app.store.folder.parent)
    assert pictures.of(item.head, "ru") is None
    assert pictures.of(item.head, "ru", any_language=True) is not None


def test_a_damaged_picture_is_none(app: App) -> None:
    item = saved(app, "mine", 5)
    make(app, item)
    for path in (app.store.folder.parent / "tables").iterdir():
        path.write_bytes(b"no picture")
    assert item.head is not None
    assert SavePictures(app.store.folder.parent).of(item.head, app.language) is None
    assert make(app, item).picture is not None


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

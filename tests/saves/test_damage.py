"""Saves that went wrong by the hundred: refused, or opened where their log leads; `tests.soak` has more."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from client.app import App
from client.scenes.load import LoadScene
from client.scenes.replays import ReplaysScene
from client.scenes.title import TitleScene
from client.table.scene import TableScene
from client.widgets.buttons import Button
from rules.games import GAMES
from saves.format import encode, parse, seal
from saves.listing import AUTOSAVE
from saves.replay import restore
from saves.save import Save, SaveError
from saves.store import Store
from tests.saves.damage import as_document, as_lines, change_something, game_in_progress, opens, spoilt
from tests.saves.games import played

SAVES = 200


@pytest.mark.parametrize("name", GAMES)
def test_a_save_that_went_wrong_is_refused_or_leads_where_its_log_does(name: str) -> None:
    opened = [opens(data) for seed in range(3) for data in spoilt(GAMES[name], seed, SAVES)]
    # What is cut off at the end of an autosave costs only what was written last.
    assert 0 < sum(opened) < len(opened) / 2


@pytest.mark.parametrize("name", GAMES)
def test_sound_saves_of_both_formats_are_opened(name: str) -> None:
    game = GAMES[name]
    save, position = game_in_progress(game, 4, 60)
    assert opens(as_lines(save, game, 30))
    assert opens(seal(as_document(save, position)))


@pytest.mark.parametrize("name", GAMES)
def test_a_log_that_does_not_lead_to_its_position_is_refused(name: str) -> None:
    save, position = game_in_progress(GAMES[name], 4, 60)
    document, chance = as_document(save, position), Random(9)
    refused = 0
    for _ in range(SAVES):
        changed = change_something(position, chance)
        if changed == position:
            continue
        try:
            opened = restore(parse(seal({**document, "position": changed})))
        except SaveError:
            refused += 1
        else:
            # A part may be left out where it is as at first, or said in another way.
            assert opened.save == save
    assert refused > SAVES * 0.8


def doctored(save: Save) -> bytes:
    """Return a save that says it stands elsewhere than its log leads, under right checksums."""
    return encode(replace(save, now=replace(save.now, position="0" * 16)))


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A window with one sound autosave whose file was changed, and two such saves with names."""
    left, over = played(30), played(10_000)
    store = Store(tmp_path)
    store.save(left)
    store.save(left)
    for name, save in ((AUTOSAVE, left), ("left", left), ("over", over)):
        store.path(name).write_bytes(doctored(save))
    app = App(tmp_path, size=(1024, 640), language="en")
    app.push(TitleScene(app))
    yield app
    app.close()


def test_load_and_replays_say_what_is_wrong(app: App) -> None:
    for scene, name in ((LoadScene(app), "left"), (ReplaysScene(app), "over")):
        app.push(scene)
        scene.chosen = [item.name for item in scene.items].index(name)
        scene.lay_out()
        scene._act()
        assert app.scene is scene
        assert scene.trouble == "broken_save"
        app.draw(app.screen)
        scene._choose(0)
        assert not scene.trouble


def test_continue_leads_to_what_is_left(app: App) -> None:
    title = app.scene
    assert isinstance(title, TitleScene)
    title._continue()
    scene = app.scene
    assert isinstance(scene, LoadScene)
    assert scene.item is not None
    assert (scene.item.name, scene.trouble) == (AUTOSAVE, "broken_save")
    app.draw(app.screen)
    offered, label = (
        (each for each in scene.widgets if isinstance(each, Button)),
        app.words("shell.load.previous"),
    )
    next(button for button in offered if button.label == label).activate()
    assert isinstance(app.scene, TableScene)
    assert len(app.scene.session.steps) == 30

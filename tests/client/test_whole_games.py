"""Games are played in the window from the first choice to the last, by mouse and by keys."""

from __future__ import annotations

from pathlib import Path

import pytest

from client.session import Session
from client.table.scene import TableScene
from tests.client.driver import Keyboard, Mouse, Player, table, window

USUAL, SMALL = (1280, 800), (1024, 640)
PLAYED = [
    ("res_arcana", Mouse, ["human", "human"], USUAL, "ru", {}),
    ("res_arcana", Keyboard, ["human", "bot:easy", "human"], SMALL, "en", {"setup": "draft"}),
    ("black_rose_duel", Mouse, ["human", "human"], USUAL, "ru", {}),
    ("black_rose_duel", Keyboard, ["human", "bot:random"], SMALL, "en", {}),
    ("five_seals", Mouse, ["human", "human"], USUAL, "ru", {"circle": "fourth"}),
    ("five_seals", Keyboard, ["human", "bot:random"], SMALL, "en", {"circle": "third"}),
    ("epic_spell_wars", Mouse, ["human", "human"], SMALL, "ru", {}),
    ("epic_spell_wars", Keyboard, ["human", "bot:easy", "bot:random"], USUAL, "en", {"length": "single"}),
    ("black_rose_wars", Mouse, ["human", "bot:random", "bot:random"], SMALL, "en", {}),
    ("black_rose_wars", Keyboard, ["human", *["bot:random"] * 3], USUAL, "ru", {}),
]


@pytest.mark.parametrize(("game", "player", "players", "size", "language", "options"), PLAYED)
def test_a_whole_game(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    player: type[Player],
    players: list[str],
    size: tuple[int, int],
    language: str,
    options: dict[str, str],
) -> None:
    """It ends, and the autosave leads to the same end."""
    monkeypatch.setattr(TableScene, "_end", lambda _: None)
    with window(tmp_path, size, language) as app:
        scene = table(app, players, 3, options, game)
        player(app, scene, 5).play()
        assert scene.session.over
        saved = app.store.load()
        assert [step.action for step in scene.session.steps] == saved.log
        assert Session.from_save(saved).state == scene.session.state

"""The screens around the table, and the ways from one to another."""

from __future__ import annotations

import gc
from importlib import import_module
from typing import TYPE_CHECKING, Any

from saves.save import SaveError

if TYPE_CHECKING:
    from client.app import App
    from client.scene import Scene
    from client.session import Session

CLASSES = {
    "cards": "CardsScene",
    "credits": "CreditsScene",
    "curtain": "CurtainScene",
    "load": "LoadScene",
    "new_game": "NewGameScene",
    "pause": "PauseScene",
    "points": "PointsScene",
    "replays": "ReplaysScene",
    "result": "ResultScene",
    "rules": "RulesScene",
    "settings": "SettingsScene",
    "statistics": "StatisticsScene",
    "title": "TitleScene",
    "victory": "VictoryScene",
    "zoom": "ZoomScene",
}
"""The class of each scene in the module of its name; it is imported when it is shown first."""


def make(app: App, name: str, *args: Any) -> Scene:
    """Return a new scene."""
    scene: Scene = getattr(import_module(f"client.scenes.{name}"), CLASSES[name])(app, *args)
    return scene


def show(app: App, name: str, *args: Any) -> None:
    """Put a new scene on top."""
    app.push(make(app, name, *args))


def to_title(app: App) -> None:
    """Leave everything but the first screen."""
    while len(app.scenes) > 1:
        app.pop()


def open_table(app: App, session: Session) -> None:
    """Play a game; all scenes but the first go, and the game that was left is saved under a name."""
    # Imported on demand: the menus need no table yet.
    from client.games import table_for
    from client.kept_games import adopt_autosave
    from client.table.scene import TableScene

    try:
        adopt_autosave(session, app.words("shell.autosave"))
    except SaveError:
        app.notice.tell(app.words("shell.not_saved"))
    to_title(app)
    # The table that was left holds many pictures and refers to itself: only a search finds that it is gone.
    gc.collect()
    app.push(TableScene(app, session, table_for(session.game.name)))

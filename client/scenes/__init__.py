"""The screens around the table, and the two ways that lead past all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from client.app import App
    from client.session import Session


def to_title(app: App) -> None:
    """Leave everything but the first screen."""
    while len(app.scenes) > 1:
        app.pop()


def open_table(app: App, session: Session) -> None:
    """Play a game; whatever lay above the first screen has gone, the game that was left is kept."""
    # Imported on demand: whoever reads the menus needs no table yet.
    from client.games import table_for
    from client.records import adopt_autosave
    from client.table.scene import TableScene

    adopt_autosave(session, app.words("shell.autosave"))
    to_title(app)
    app.push(TableScene(app, session, table_for(session.game.name)))

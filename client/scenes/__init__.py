"""The screens around the table, and the two ways that lead past all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from client.app import App
    from client.session import Session


def go_home(app: App) -> None:
    """Leave everything but the first screen."""
    while len(app.scenes) > 1:
        app.pop()


def sit_down(app: App, session: Session) -> None:
    """Play a game; whatever lay above the first screen has gone, the game that was left is kept."""
    # Imported on demand: whoever reads the menus needs no table yet.
    from client.games import table_for
    from client.records import take_up
    from client.table.scene import TableScene

    take_up(session, app.words("shell.autosave"))
    go_home(app)
    app.push(TableScene(app, session, table_for(session.game.name)))

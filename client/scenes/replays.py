"""The list of finished games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from client.canvas import Box
from client.scenes.load import SavesScreen
from client.scenes.viewer import ViewerScene
from client.widgets.buttons import Button
from client.widgets.drop_down import DropDown
from rules.games import GAMES
from saves.listing import StoredSave

if TYPE_CHECKING:
    from client.app import App


class ReplaysScene(SavesScreen):
    """The games that have ended."""

    heading = "shell.replays"
    empty = "shell.replays.empty"

    def __init__(self, app: App) -> None:
        self._game = ""
        """The only game that is listed, or none in particular."""
        super().__init__(app)

    def fits(self, item: StoredSave) -> bool:
        """Tell whether a game may be watched: one that runs on would show everybody's hand."""
        return item.finished and (not self._game or (item.head is not None and item.head.game == self._game))

    def add_filters(self, box: Box) -> None:
        """Add the choice of a game."""
        words, games = self.app.words, ("", *GAMES)
        labels = [words("shell.replays.all"), *(words(f"{game}.title") for game in GAMES)]
        caption, chosen = words("shell.cards.game"), games.index(self._game)
        self.add(DropDown(self.box(*box), self.unit, caption, labels, chosen, self._list_only, self.app.gui))

    def _list_only(self, number: int) -> None:
        self._game, self.chosen = ("", *GAMES)[number], 0
        self.lay_out()

    def actions(self, item: StoredSave | None) -> list[Button]:
        """Watch and delete."""
        if item is None:
            return []
        return [
            self.button(0, "shell.replays.act", self._watch, key="Enter"),
            self.button(1, "shell.delete", self.ask_delete, key="Del", danger=True),
        ]

    def _watch(self) -> None:
        session = self.load()
        if session is not None:
            self.app.push(ViewerScene(self.app, session))

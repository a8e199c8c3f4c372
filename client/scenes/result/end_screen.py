"""What the scenes after a game share: they are about it, in its colours, and offer it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from client.art.theme import Hand, Palette
from client.games import palette_for
from client.kept_games import remember
from client.scenes import open_table
from client.scenes.screen import Screen
from client.session import Session, random_seed

if TYPE_CHECKING:
    from client.app import App


class EndScreen(Screen):
    """A scene about a game that is over, which the statistics remember from now on."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self._session = session
        remember(session, app.statistics)

    @property
    def _palette(self) -> Palette:
        return palette_for(self._session.game.name)

    @property
    def hand(self) -> Hand:
        """How titles are written: as the game does."""
        return self._palette.hand

    def _rematch(self) -> None:
        session = self._session
        self.app.sounds.play("shuffle")
        again = Session(session.game, session.seats, random_seed(), session.options, session.store)
        open_table(self.app, again)

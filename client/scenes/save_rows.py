"""The lines in a list of saves: a small picture, what happened, who plays, and when it was left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from client import saved_games
from client.art.heraldry import seat_sign
from client.art.icons import icon
from client.art.pictures import filling, picture, set_in_gold
from client.art.place import place
from client.art.text import QUIET, Style, escape, fitted_line, line
from client.art.theme import DANGER, TEXT, TROUBLE
from client.art.type_sizes import Type
from client.save_pictures import SIZE, SavePictures
from saves.listing import StoredSave

if TYPE_CHECKING:
    from client.app import App

LOW = 110
"""Below this height in units, a line has two rows of words."""
READABLE = 0.8
"""How far a title may shrink; one that would shrink further leaves the points out."""


class SaveRows:
    """Draws lines; the pictures are read once each."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._pictures = SavePictures(app.store.folder.parent)
        self._read: dict[tuple[str, str, tuple[int, int]], Surface] = {}

    def forget(self) -> None:
        """Look for pictures anew: one may have been made."""
        self._read.clear()

    def picture(self, item: StoredSave, size: tuple[int, int]) -> Surface:
        """Return how the table of a save was left, or the picture of its game."""
        assert item.head is not None, "what cannot be read has no picture"
        key = (item.head.now.position, self._app.language, size)
        if key not in self._read:
            left = self._pictures.of(item.head, self._app.language, any_language=True)
            shown = filling(left, size) if left is not None else picture(f"shell/tile_{item.head.game}", size)
            self._read[key] = shown.convert()
        return self._read[key]

    def draw(self, surface: Surface, rect: Rect, unit: float, item: StoredSave) -> None:
        """Draw one save of a list."""
        words, pad = self._app.words, round(10 * unit)
        high = rect.height - 2 * pad
        box = Rect(rect.x + pad, rect.y + pad, round(high * SIZE[0] / SIZE[1]), high)
        if item.head is not None:
            shown = self.picture(item, box.size).convert_alpha()
            set_in_gold(shown, 8 * unit, 1.5 * unit)
            surface.blit(shown, box)
        else:
            place(surface, icon("cancel", high, DANGER), box.center)
        left, right = box.right + round(18 * unit), rect.right - round(14 * unit)
        low = rect.height < LOW * unit
        px, small = (
            round(size * unit) for size in ((Type.SMALL, Type.FINE) if low else (Type.LEAD, Type.LABEL))
        )
        rows = (0.3, 0.68, 0.68) if low else (0.24, 0.52, 0.8)
        first, second, third = (rect.y + rect.height * share for share in rows)
        bold, said = Style("ui_bold", TEXT), escape(saved_games.title(item, words))
        if fitted_line(said, bold, px, right - left).px < px * READABLE:
            said = escape(saved_games.title(item, words, short=True))
        place(surface, line(said, bold, px, right - left), (left, first), "midleft")
        date = line(saved_games.when(item.modified, words), QUIET, small, (right - left) * 0.5)
        place(surface, date, (right, third) if low else (left, third), "midright" if low else "midleft")
        room = right - left - (date.get_width() + pad if low else 0)
        if item.head is None:
            about = line(words(f"shell.trouble.{item.trouble}"), Style(colour=TROUBLE), small, room)
        else:
            about = line(escape(saved_games.about(item, item.head, words)), QUIET, small, room)
            self._draw_signs(surface, (right, third), unit, 0 if low else len(item.head.seats))
        place(surface, about, (left, second), "midleft")

    def _draw_signs(self, surface: Surface, at: tuple[float, float], unit: float, seats: int) -> None:
        """Draw the signs of so many seats, up to a point."""
        right = at[0]
        for number in reversed(range(seats)):
            sign = seat_sign(number, round(26 * unit))
            right = place(surface, sign, (right, at[1]), "midright").left - round(6 * unit)

"""A small menu at the pointer: what can be done here, each with the digit that chooses it."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from client.art import panels
from client.art.effects import shadow
from client.art.lettering import title
from client.art.text import READING, block, draw
from client.art.theme import Type
from client.canvas import Canvas
from client.table.intentions import Act, Intention
from client.table.model import S, TableModel
from rules.core.action import Action

WIDTH, PICTURES = 460, 320
"""How wide a list of words is, and of pictures at least."""
PADDING = 14
LISTED = 54
"""How high options are that are listed as pictures, in units."""
Entry = tuple[Intention, str | Surface]
"""What an entry means, and its words or its picture."""
KEY = 34


class Menu:
    """A list of what can be meant, in words."""

    def __init__(
        self,
        entries: Sequence[Entry],
        at: tuple[int, int],
        canvas: Canvas,
        *,
        heading: str = "",
        beside: Rect | None = None,
    ) -> None:
        px = canvas.px
        self._canvas = canvas
        self.intentions = [intention for intention, _ in entries]
        room = px(WIDTH - 2 * PADDING - KEY)
        self._texts = [
            draw(block(shown, READING, px(Type.LABEL), room)) if isinstance(shown, str) else shown
            for _, shown in entries
        ]
        self._heading = title(heading, px(Type.LEAD), room) if heading else None
        heights = [text.get_height() + px(16) for text in self._texts]
        head = self._heading.get_height() + px(8) if self._heading else 0
        wide = WIDTH if any(isinstance(shown, str) for _, shown in entries) else PICTURES
        widest = max([px(wide), *(text.get_width() + px(2 * PADDING + KEY + 16) for text in self._texts)])
        self.rect = Rect(at, (widest, head + sum(heights) + px(2 * PADDING)))
        if beside is not None:
            self.rect.bottomleft = (beside.right + px(8), beside.bottom)
        self.rect.clamp_ip(Rect((0, 0), canvas.size))
        self.rows = []
        top = self.rect.y + px(PADDING) + head
        for height in heights:
            self.rows.append(Rect(self.rect.x + px(6), top, self.rect.width - px(12), height))
            top += height

    def entry_at(self, position: tuple[int, int]) -> int | None:
        """Return the number of the entry at a point."""
        return next((number for number, row in enumerate(self.rows) if row.collidepoint(position)), None)

    def action(self, entry: int) -> Action | None:
        """Return the action that an entry carries out, if it is one."""
        meant = self.intentions[entry]
        return meant.action if isinstance(meant, Act) else None

    def draw(self, surface: Surface, lit: int) -> None:
        """Draw the menu over everything else, with one entry lit."""
        k, px = self._canvas.k, self._canvas.px
        dark = shadow(self.rect.size, 12 * k, px(10))
        surface.blit(dark, dark.get_rect(center=self.rect.center))
        surface.blit(panels.panel(self.rect.size, k), self.rect)
        if self._heading is not None:
            surface.blit(self._heading, (self.rect.x + px(PADDING + 6), self.rect.y + px(PADDING)))
        for number, (row, text) in enumerate(zip(self.rows, self._texts, strict=True)):
            if number == lit:
                surface.blit(panels.row(row.size, k, "hover"), row)
            key = panels.keycap(str(number + 1), px(Type.NOTE))
            surface.blit(key, key.get_rect(midleft=(row.x + px(8), row.centery)))
            surface.blit(text, text.get_rect(midleft=(row.x + px(8 + KEY), row.centery)))


def listed(model: TableModel[S], actions: Sequence[Action], at: tuple[int, int]) -> Menu:
    """Return a list of actions: in words, or as the game shows them where it says more."""
    lists, canvas = model.table.lists, model.canvas
    if lists is None:
        return Menu([(Act(action), model.describe(action)) for action in actions], at, canvas)
    pictures = [lists.picture(action, model, canvas.px(LISTED)) for action in actions]
    shown = [picture or model.describe(action) for action, picture in zip(actions, pictures, strict=True)]
    zone = lists.beside(actions, model)
    beside = canvas.rect(*model.arrangement.zones[zone]) if zone else None
    entries = [(Act(action), entry) for action, entry in zip(actions, shown, strict=True)]
    return Menu(entries, at, canvas, heading=lists.heading(actions, model), beside=beside)

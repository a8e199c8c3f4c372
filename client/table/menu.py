"""A small menu at the pointer: what can be done here, each with the digit that chooses it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from pygame import Rect, Surface

from client.art import panels
from client.art.effects import shadow
from client.art.lettering import MINUS, title
from client.art.text import READING, block, draw
from client.art.type_sizes import Type
from client.canvas import Canvas, Scale
from client.table.intentions import Act, Intention
from client.table.layout import S
from client.table.model import TableModel
from rules.core.action import Action

WIDTH, PICTURES = 460, 200
"""How wide a list of words is, and of pictures at least."""
PADDING = 14
LISTED = 54
"""How high options are that are listed as pictures, in units."""
MenuItem = tuple[Intention, str | Surface]
"""What an entry means, and its words or its picture."""
KEY, STEP = 34, 56
"""How wide the key of an entry is, and a sign for more or less, in units."""


class Menu:
    """A list of what can be meant, in words."""

    numbered = True
    """Whether entries show the digits that choose them."""

    def __init__(
        self,
        entries: Sequence[MenuItem],
        at: tuple[int, int],
        canvas: Canvas,
        *,
        heading: str = "",
        beside: Rect | None = None,
        about: Sequence[Rect] = (),
    ) -> None:
        self._canvas = canvas
        self.intentions = [intention for intention, _ in entries]
        shown = [entry for _, entry in entries]
        # As large as wished, unless that takes more than the window.
        for unit in (canvas.reading, canvas.k):
            self._write(shown, at, Scale(unit), heading)
            if self.rect.height <= canvas.size[1]:
                break
        if beside is not None:
            # Above it, where nothing else is asked; farther to the right, if that would hide what is meant.
            self.rect.bottomleft = (beside.left, beside.top - canvas.px(8))
            if self.rect.collidelist(about) >= 0:
                self.rect.left = max(rect.right for rect in about) + canvas.px(8)
        self.rect.clamp_ip(Rect((0, 0), canvas.size))
        self.rows = self._rows()

    def _write(self, shown: Sequence[str | Surface], at: tuple[int, int], px: Scale, heading: str) -> None:
        """Write the entries in letters of a scale, and measure the list."""
        self._px = px
        room = px(WIDTH - 2 * PADDING - KEY)
        self._texts = [
            draw(block(entry, READING, px(Type.LABEL), room)) if isinstance(entry, str) else entry
            for entry in shown
        ]
        self._heading = title(heading, px(Type.LEAD), room) if heading else None
        self._heights = [text.get_height() + px(16) for text in self._texts]
        self._head = self._heading.get_height() + px(8) if self._heading else 0
        wide = WIDTH if any(isinstance(entry, str) for entry in shown) else PICTURES
        lines = [text.get_width() + px(2 * PADDING + KEY + 16) for text in self._texts]
        head = self._heading.get_width() + px(2 * PADDING + 12) if self._heading else 0
        widest = max(px(wide), head, *lines)
        self.rect = Rect(at, (widest, self._head + sum(self._heights) + px(2 * PADDING)))

    def _rows(self) -> list[Rect]:
        """Return where the entries stand, one below the other."""
        px, (left, top), width = self._px, self.rect.topleft, self.rect.width
        tops = accumulate(self._heights, initial=top + px(PADDING) + self._head)
        return [
            Rect(left + px(6), at, width - px(12), high)
            for at, high in zip(tops, self._heights, strict=False)
        ]

    def entry_at(self, position: tuple[int, int]) -> int | None:
        """Return the number of the entry at a point."""
        return next((number for number, row in enumerate(self.rows) if row.collidepoint(position)), None)

    def pressed_at(self, position: tuple[int, int], entry: int) -> int | None:
        """Return the number of the entry that is chosen by a click at a point."""
        return self.entry_at(position)

    def stepped(self, entry: int, upwards: int) -> int:
        """Return which entry is pointed at so many steps upwards."""
        return (entry - upwards) % len(self.intentions)

    def step_at(self, position: tuple[int, int]) -> int:
        """Return how many steps upwards a click at a point goes, without choosing anything."""
        return 0

    def action(self, entry: int) -> Action | None:
        """Return the action that an entry carries out, if it is one."""
        meant = self.intentions[entry]
        return meant.action if isinstance(meant, Act) else None

    def draw(self, surface: Surface, lit: int) -> None:
        """Draw the menu over everything else, with one entry lit."""
        px = self._px
        self._draw_ground(surface)
        if self._heading is not None:
            surface.blit(self._heading, (self.rect.x + px(PADDING + 6), self.rect.y + px(PADDING)))
        for number, (row, text) in enumerate(zip(self.rows, self._texts, strict=True)):
            if number == lit:
                surface.blit(panels.row(row.size, px.unit, "hover"), row)
            key = panels.keycap(str(number + 1), px(Type.NOTE))
            surface.blit(key, key.get_rect(midleft=(row.x + px(8), row.centery)))
            surface.blit(text, text.get_rect(midleft=(row.x + px(8 + KEY), row.centery)))

    def _draw_ground(self, surface: Surface) -> None:
        k, px = self._canvas.k, self._canvas.px
        dark = shadow(self.rect.size, 12 * k, px(10))
        surface.blit(dark, dark.get_rect(center=self.rect.center))
        surface.blit(panels.panel(self.rect.size, k), self.rect)


class AmountMenu(Menu):
    """Amounts of the same thing, one at a time, with a sign on either side for less and more."""

    numbered = False

    def __init__(self, entries: Sequence[MenuItem], at: tuple[int, int], canvas: Canvas) -> None:
        super().__init__(entries, at, canvas)
        px = self._px
        side, high = px(STEP), max(row.height for row in self.rows)
        self.rect = Rect(at, (self.rect.width + 2 * side, high + px(2 * PADDING)))
        self.rect.clamp_ip(Rect((0, 0), canvas.size))
        inner = self.rect.inflate(-px(2 * PADDING), -px(2 * PADDING))
        self._ends = {
            -1: Rect(inner.x, inner.y, side, inner.height),
            1: Rect(inner.right - side, inner.y, side, inner.height),
        }
        self.rows = [inner.inflate(-2 * side - px(12), 0)]

    def entry_at(self, position: tuple[int, int]) -> int | None:
        """Return nothing: pointing changes no amount."""
        return None

    def pressed_at(self, position: tuple[int, int], entry: int) -> int | None:
        """Return the amount that is shown, if it is clicked at."""
        return entry if self.rows[0].collidepoint(position) else None

    def stepped(self, entry: int, upwards: int) -> int:
        """Return the entry with so much more, as far as there is one."""
        return min(max(0, entry + upwards), len(self.intentions) - 1)

    def step_at(self, position: tuple[int, int]) -> int:
        """Return one step more or less at the signs for that."""
        return next((step for step, end in self._ends.items() if end.collidepoint(position)), 0)

    def draw(self, surface: Surface, lit: int) -> None:
        """Draw the amount that Enter or a click would choose."""
        k, px, text = self._px.unit, self._px, self._texts[lit]
        self._draw_ground(surface)
        for step, end in self._ends.items():
            state: panels.ButtonState = "normal" if self.stepped(lit, step) != lit else "disabled"
            sign = "+" if step > 0 else MINUS
            surface.blit(panels.button(end.size, sign, k, state=state, px=px(Type.SUBSECTION)), end)
        surface.blit(panels.row(self.rows[0].size, k, "hover"), self.rows[0])
        surface.blit(text, text.get_rect(center=self.rows[0].center))


def listed(model: TableModel[S], actions: Sequence[Action], at: tuple[int, int]) -> Menu:
    """Return a list of actions, in words or as pictures; amounts are set one at a time."""
    lists, canvas = model.table.lists, model.canvas
    high = Scale(canvas.reading)(LISTED)
    pictures = (lists.picture(action, model, high) for action in actions)
    entries: list[MenuItem] = [
        (Act(action), picture or model.describe(action))
        for action, picture in zip(actions, pictures, strict=True)
    ]
    if len(actions) > 2 and all(action.kind in lists.amounts for action in actions):
        return AmountMenu(entries, at, canvas)
    zone = lists.beside(actions, model)
    beside = canvas.rect(*model.arrangement.zones[zone]) if zone else None
    spots = model.arrangement.spots
    about = [canvas.rect(*spots[action.target].box) for action in actions if action.target in spots]
    return Menu(entries, at, canvas, heading=lists.heading(actions, model), beside=beside, about=about)

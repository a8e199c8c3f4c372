"""Rows of menus and of lists of pages."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass

from pygame import Surface

from client import keys
from client.art import panels
from client.art.icons import icon
from client.art.place import place
from client.art.text import QUIET, Style
from client.art.theme import ACCENT, BRIGHT_TEXT, MENU_ICON, SECOND, TEXT
from client.art.type_sizes import Type
from client.widgets.widget import CommandWidget


@dataclass(eq=False)
class MenuRow(CommandWidget):
    """An icon, a label, and at the right a note or a keycap; `framed` puts them on a plate."""

    label: str
    picture: str
    _: KW_ONLY
    note: str = ""
    key: str = ""
    framed: bool = False

    def draw(self, surface: Surface) -> None:
        """Draw the ground, the icon and the words."""
        rect, lively = self.rect, self.hovered or self.focused
        if self.framed:
            surface.blit(panels.button(rect.size, "", self.unit, state=self.state), rect)
        else:
            surface.blit(panels.row(rect.size, self.unit, "hover" if lively else "normal"), rect)
        mark = icon(
            self.picture, round(rect.height * (0.5 if self.framed else 0.56)), ACCENT if lively else MENU_ICON
        )
        place(surface, mark, (rect.x + self.px(39), rect.centery))
        right = rect.right - self.px(24)
        px = round(min(Type.PROMPT * self.unit, rect.height * (0.5 if self.framed else 0.56)))
        # Whatever stands beside an entry is smaller than the entry.
        aside = min(self.px(Type.LABEL), round(px * 0.82))
        if self.key:
            cap = panels.keycap(keys.label(self.key), round(aside * 0.94))
            right = place(surface, cap, (right, rect.centery), "midright").left
        if self.note:
            at, room = (right, rect.centery), rect.width * 0.4
            right = self.write(surface, self.note, QUIET, aside, at, "midright", room).left
        left = rect.x + self.px(68)
        style = Style("ui_medium", BRIGHT_TEXT if lively else TEXT)
        room = right - left - self.px(12)
        self.write(surface, self.label, style, px, (left, rect.centery), "midleft", room)


@dataclass(eq=False)
class Tab(CommandWidget):
    """One of several pages; the open one lies in gold, `depth` sets its name further in."""

    label: str
    _: KW_ONLY
    picture: str = ""
    chosen: bool = False
    depth: int = 0
    size: float = 20

    def draw(self, surface: Surface) -> None:
        """Draw the ground, the icon and the name."""
        rect = self.rect
        surface.blit(panels.row(rect.size, self.unit, "selected" if self.chosen else self.state), rect)
        left = rect.x + self.px(16 + 18 * self.depth)
        if self.picture:
            mark = icon(self.picture, self.px(1.3 * self.size), ACCENT if self.chosen else MENU_ICON)
            place(surface, mark, (left + self.px(4), rect.centery), "midleft")
            left += mark.get_width() + self.px(18)
        quiet = self.depth and not self.chosen
        style = Style("ui" if self.depth else "ui_medium", SECOND if quiet else TEXT)
        room = rect.right - left - 10 * self.unit
        self.write(surface, self.label, style, self.px(self.size), (left, rect.centery), "midleft", room)

"""The base of screens to look things up in: panels, sections, and a footer that names the keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from client.art.cache import sprite
from client.art.panels import keycap
from client.art.place import place
from client.art.text import QUIET, Style, line
from client.art.theme import SECOND, SHELL
from client.art.type_sizes import Type
from client.art.vector import Fade, Size, drawing, path, rounded
from client.canvas import Box
from client.scenes.screen import Keys, Screen
from client.widgets.drop_down import DropDown
from client.widgets.field import Field
from client.widgets.widget import Callback
from rules.games import GAMES

VERTICAL, HORIZONTAL, ENTER, ESCAPE, TAB = "↑ ↓", "‹ ›", "Enter", "Esc", "Tab"
NOTE = Style("text_italic", SECOND)
LONGEST_SEARCH = 40


class ReferenceScreen(Screen):
    """A screen with a header, a body of panels and a footer."""

    keys: Keys = ()
    """What the footer names."""

    @property
    def note(self) -> str:
        """A few words at the right end of the header."""
        return ""

    @property
    def gap(self) -> float:
        """The air between panels."""
        return 12 if self.compact else 24

    @property
    def padding(self) -> float:
        """The air within a panel."""
        return 18 if self.compact else 32

    @property
    def body(self) -> Box:
        """The room between header and footer."""
        width, height = self.stage
        top, foot = (68, 58) if self.compact else (116, 104)
        return Box(self.margin, top, width - 2 * self.margin, height - top - foot)

    @property
    def footer(self) -> Box:
        """The room below the body."""
        width, height = self.stage
        tall, bottom = (40, 9) if self.compact else (64, 20)
        return Box(self.margin, height - bottom - tall, width - 2 * self.margin, tall)

    def size(self, full: float) -> float:
        """Return a type size or a height: the compact layout is a little tighter."""
        return full * 0.84 if self.compact else full

    def walk(self, direction: tuple[int, int]) -> None:
        """Let left and right change the value under the keyboard; without one they move the focus."""
        focused = self.focused
        if not (direction[0] and focused is not None and focused.enabled and focused.adjust(direction[0])):
            super().walk(direction)

    # --- controls that several screens have --------------------------------------------------------

    def game_chooser(self, rect: Rect, game: str, change: Callable[[str], None]) -> DropDown:
        """Return a chooser of a game."""
        games, words = list(GAMES), self.app.words
        titles = [words(f"{name}.title") for name in games]
        caption, chosen = words("shell.cards.game"), games.index(game)
        return self.drop_down(rect, caption, titles, chosen, lambda number: change(games[number]))

    def drop_down(
        self, rect: Rect, caption: str, labels: Sequence[str], chosen: int, change: Callable[[int], None]
    ) -> DropDown:
        """Return a list that drops down."""
        return DropDown(rect, self.unit, caption, labels, chosen, change, self.app.gui)

    def search_field(
        self, rect: Rect, wanted: str, search: Callable[[str], None], submit: Callback | None = None
    ) -> Field:
        """Return a line to type into what is searched for."""
        return Field(
            rect,
            self.unit,
            self.app.gui,
            wanted,
            search,
            longest=LONGEST_SEARCH,
            placeholder=self.app.words("shell.search"),
            submit=submit,
        )

    # --- drawing -----------------------------------------------------------------------------------

    def paint(self, surface: Surface) -> None:
        """Draw the ground, the heading, the note and the keys of the footer."""
        super().paint(surface)
        body = self.body
        at = (body.x + body.width, 34 if self.compact else 60)
        size, room = self.size(Type.BODY), body.width * 0.42
        self.write(surface, self.note, at, room, size=size, style=NOTE, anchor="midright")
        foot = self.box(*self.footer)
        left = foot.left
        for label, key in self.keys:
            cap = keycap(label, self.px(self.size(Type.SMALL)))
            left = place(surface, cap, (left, foot.centery), "midleft").right + self.px(10)
            words = line(self.app.words(key), QUIET, self.px(self.size(Type.FACT)))
            left = place(surface, words, (left, foot.centery), "midleft").right + self.px(24)

    def paint_section(self, surface: Surface, name: str, box: Box) -> None:
        """Draw the name of a section and the line that goes on from it."""
        words = self.write_title(surface, name, (box.x, box.centre[1]), box.width, self.size(Type.SECTION))
        rect = self.box(*box)
        left = words.right + self.px(14)
        if left < rect.right:
            surface.blit(rule((rect.right - left, max(1, self.px(1.5)))), (left, rect.centery))


@sprite
def rule(size: Size) -> Surface:
    """Return a golden line that fades out."""
    fade = Fade(((0, SHELL.frame + "a0"), (1, SHELL.frame + "18")), across=True)
    return drawing(size, path(rounded(0, 0, *size, 0), fade))

"""The page of hard rules: parts of a real table, each with what cannot be done there and why."""

from __future__ import annotations

from pygame import Surface

from client.art.text import READING
from client.art.theme import Type
from client.canvas import Box
from client.rules_examples import CLOSE, Example, draw_examples
from client.rules_pictures import reduced
from client.scenes.picture_page import frame
from client.scenes.reference import ReferenceScreen
from client.table.layout import grid

ACROSS, DOWN = 3, 2
GAP, WORDS = 20, 66
"""Between examples, and the room for the words under each, in units."""


class ExamplePage:
    """Draws the examples of a game; they are made once, a frame after they were first asked for."""

    def __init__(self, screen: ReferenceScreen, game: str) -> None:
        self._screen = screen
        self._game = game
        self._drawn: list[Example] | None = None
        self._asked = False

    def update(self) -> bool:
        """Make the examples that were asked for; tell whether they are new."""
        if self._drawn is not None or not self._asked:
            return False
        self._drawn = draw_examples(self._screen.app, self._game)
        return True

    def paint(self, surface: Surface, box: Box) -> None:
        """Draw the examples in rows, or that they are coming."""
        screen, words = self._screen, self._screen.app.words
        self._asked = True
        head = screen.size(Type.SECTION) * 1.6
        screen.write_title(
            surface,
            words("shell.rules.examples.about"),
            (box.x, box.y + head / 2),
            box.width,
            screen.size(Type.SECTION),
        )
        room = Box(box.x, box.y + head, box.width, box.height - head)
        if self._drawn is None:
            said, size = words("shell.rules.pictures.drawing"), screen.size(Type.LEAD)
            screen.write(surface, said, room.centre, room.width, size=size, style=READING, anchor="center")
            return
        for example, cell in zip(self._drawn, grid(room, ACROSS * DOWN, ACROSS, GAP), strict=False):
            self._paint_example(surface, example, cell)

    def _paint_example(self, surface: Surface, example: Example, cell: Box) -> None:
        """Draw a part of the table, and the reason under it."""
        screen = self._screen
        below = screen.size(WORDS)
        wide = min(cell.width, (cell.height - below) * CLOSE[0] / CLOSE[1])
        rect = screen.box(cell.x, cell.y, wide, wide * CLOSE[1] / CLOSE[0])
        frame(surface, reduced(example.picture, *rect.size), rect.topleft, screen.unit)
        at, room = (cell.x, cell.y + wide * CLOSE[1] / CLOSE[0] + 8), (cell.width, below - 8)
        screen.write_block(surface, example.said, at, room, size=screen.size(Type.LABEL), style=READING)

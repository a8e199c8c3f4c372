"""A page of examples: parts of a real table, each with what there is to say about it."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Surface

from client.art.pictures import filling
from client.art.text import READING
from client.art.type_sizes import Type
from client.canvas import Box
from client.rules_examples import CLOSE, Example, Subject, draw_examples, lessons_of
from client.scenes.picture_page import frame
from client.scenes.reference import ReferenceScreen
from client.table.layout import grid

ACROSS, DOWN = 3, 2
GAP, WORDS = 20, 104
"""Between examples, and the room for the words under each, in units."""


class ExamplePage:
    """Draws the examples of a game; one is made in every frame after they were first asked for."""

    def __init__(self, screen: ReferenceScreen, game: str, subject: Subject) -> None:
        self._screen = screen
        self._game = game
        self._subject = subject
        self._drawn: list[Example] = []
        self._coming: Iterator[Example] | None = None

    def update(self) -> bool:
        """Make the next example, if they were asked for; tell whether there is a new one."""
        example = next(self._coming, None) if self._coming is not None else None
        if example is not None:
            self._drawn.append(example)
        return example is not None

    def paint(self, surface: Surface, box: Box) -> None:
        """Draw the examples in rows, or that they are coming."""
        screen, words = self._screen, self._screen.app.words
        if self._coming is None:
            self._coming = draw_examples(screen.app, self._game, self._subject)
        head = screen.size(Type.SECTION) * 1.9
        screen.write_title(
            surface,
            words(f"shell.rules.{self._subject}.about"),
            (box.x, box.y + head * 0.42),
            box.width,
            screen.size(Type.SECTION),
        )
        room = Box(box.x, box.y + head, box.width, box.height - head)
        if not self._drawn:
            said, size = words("shell.rules.pictures.drawing"), screen.size(Type.LEAD)
            screen.write(surface, said, room.centre, room.width, size=size, style=READING, anchor="center")
            return
        cells = grid(room, ACROSS * DOWN, ACROSS, GAP)
        lessons = lessons_of(self._game, self._subject)
        every = [words(f"shell.{self._subject}.{self._game}.{lesson.name}") for lesson in lessons]
        below = (cells[0].width, screen.size(WORDS) - 8)
        size = screen.common_size(every, below, screen.size(Type.LABEL), READING)
        for example, cell in zip(self._drawn, cells, strict=False):
            self._paint_example(surface, example, cell, size)

    def _paint_example(self, surface: Surface, example: Example, cell: Box, size: float) -> None:
        """Draw a part of the table, and the reason under it."""
        screen = self._screen
        below = screen.size(WORDS)
        wide = min(cell.width, (cell.height - below) * CLOSE[0] / CLOSE[1])
        rect = screen.box(cell.x, cell.y, wide, wide * CLOSE[1] / CLOSE[0])
        frame(surface, filling(example.picture, rect.size, from_left=True), rect.topleft, screen.unit)
        top = cell.y + wide * CLOSE[1] / CLOSE[0] + 8
        at, room = (cell.x, top), (cell.width, below - 8)
        screen.write_block(surface, example.said, at, room, size=size, style=READING, least=size)

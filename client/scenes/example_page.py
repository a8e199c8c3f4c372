"""A page of examples: parts of a real table, each with what there is to say about it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import zip_longest

from pygame import Surface

from client.art.pictures import filling
from client.art.text import READING
from client.art.type_sizes import Type
from client.canvas import Box
from client.rules_examples import CLOSE, Subject, draw_examples, lessons_of
from client.scenes.picture_page import blank, frame
from client.scenes.reference import ReferenceScreen
from client.session import Session
from client.table.layout import grid

ACROSS, DOWN = 3, 2
GAP, WORDS = 20, 104
"""Between examples, and the room for the words under each, in units."""


class ExamplePage:
    """Draws the examples of a game; with every update one more is made."""

    def __init__(
        self, screen: ReferenceScreen, game: str, subject: Subject, session: Callable[[], Session]
    ) -> None:
        self._screen = screen
        self._game = game
        self._subject = subject
        self._session = session
        """Returns the game that is played for all examples."""
        self._drawn: list[Surface] = []
        self._coming: Iterator[Surface] | None = None

    @property
    def ready(self) -> bool:
        """Whether all examples are made."""
        return len(self._drawn) == len(lessons_of(self._game, self._subject))

    def update(self) -> None:
        """Make the next example."""
        if self._coming is None:
            self._coming = draw_examples(self._screen.app, self._session(), self._subject)
        self._drawn.append(next(self._coming))

    def paint(self, surface: Surface, box: Box) -> None:
        """Draw the examples in rows, those that are still to be made as empty frames with their words."""
        screen, words = self._screen, self._screen.app.words
        head = screen.size(Type.SECTION) * 1.9
        screen.write_title(
            surface,
            words(f"shell.rules.{self._subject}.about"),
            (box.x, box.y + head * 0.42),
            box.width,
            screen.size(Type.SECTION),
        )
        room = Box(box.x, box.y + head, box.width, box.height - head)
        cells = grid(room, ACROSS * DOWN, ACROSS, GAP)
        lessons = lessons_of(self._game, self._subject)
        every = [words(f"shell.{self._subject}.{self._game}.{lesson.name}") for lesson in lessons]
        below = (cells[0].width, screen.size(WORDS) - 8)
        size = screen.common_size(every, below, screen.size(Type.LABEL), READING)
        for said, example, cell in zip_longest(every, self._drawn, cells[: len(every)]):
            self._paint_example(surface, said, example, cell, size)

    def _paint_example(
        self, surface: Surface, said: str, example: Surface | None, cell: Box, size: float
    ) -> None:
        """Draw a part of the table, and the reason under it."""
        screen = self._screen
        below = screen.size(WORDS)
        wide = min(cell.width, (cell.height - below) * CLOSE[0] / CLOSE[1])
        rect = screen.box(cell.x, cell.y, wide, wide * CLOSE[1] / CLOSE[0])
        shown = blank(rect.size) if example is None else filling(example, rect.size, from_left=True)
        frame(surface, shown, rect.topleft, screen.unit)
        top = cell.y + wide * CLOSE[1] / CLOSE[0] + 8
        at, room = (cell.x, top), (cell.width, below - 8)
        screen.write_block(surface, said, at, room, size=size, style=READING, least=size)

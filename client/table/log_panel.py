"""The log of a game: who did what, the newest last, with a divider at the viewer's last turn."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec.structs import replace
from pygame import Rect

from client.art.lettering import NO_BREAK
from client.art.text import READING, Block, Style, block, ending, escape, fitted, fitted_line
from client.art.theme import FOCUS, SECOND
from client.art.type_sizes import Type
from client.canvas import Canvas
from client.session import Step
from rules.core.events import PUBLIC, Event
from rules.core.game import AnyGame, LogLine
from rules.core.words import Words

GAP, LOW = 7, 280
"""Between entries; a panel lower than this is written small."""
LARGER, LARGER_LOW = 1.35, 1.15
"""How much larger entries may be than the rest of the table, and in a low panel."""
STYLE = READING._replace(strong=FOCUS)
HEADLINE = STYLE._replace(role="display", colour=FOCUS)


_BEFORE_NUMBER = re.compile(r"(?<=[\w+]) (?=[+\N{EN DASH}\N{MINUS SIGN}-]?\d)|(?<=\w) (?=\[)")
"""The blanks before a number, and between a word and a symbol."""


def kept_together(text: str) -> str:
    """Return the text of an entry in which no line begins with a number or parts it from its word."""
    return _BEFORE_NUMBER.sub(NO_BREAK, text)


class Teller:
    """Tells what happens in a game, and keeps what it told: for another reader a log is told again."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._told: dict[tuple[object, ...], list[LogLine]] = {}

    def tell(self, events: Sequence[Event], words: Words, names: tuple[str, ...]) -> list[LogLine]:
        """Return the lines of the log for what happened, the names of players in bold."""
        key = (words, names, *events)
        if key not in self._told:
            bold = [f"*{escape(name).replace(' ', NO_BREAK)}*" for name in names]
            lines = self._game.tell(events, words, bold)
            self._told[key] = [replace(line, text=kept_together(line.text)) for line in lines]
        return self._told[key]


class ShownLine(NamedTuple):
    """An entry of the log as it is shown: its text, how much of it is seen, and the cards it names."""

    text: Block
    at: tuple[int, int]
    rect: Rect
    cards: tuple[str, ...] = ()

    def moved(self, down: int) -> ShownLine:
        """Return the entry so much farther down."""
        return self._replace(at=(self.at[0], self.at[1] + down), rect=self.rect.move(0, down))


class Log:
    """All entries of a game as a seat may read them; what follows from one choice is told as one."""

    def __init__(
        self,
        viewer: int,
        tell: Callable[[list[Event]], list[LogLine]],
        hands_over: Callable[[Step], bool] = lambda step: False,
    ) -> None:
        self._viewer = viewer
        self._tell = tell
        self._hands_over = hands_over
        """Whether what follows from an own step is news: others act, and chance."""
        self.recent: list[Event] = []
        """What has happened since the viewer's last turn."""
        self.earlier: list[Event] = []
        """What is told together with the last step and happened before it."""
        self._entries: list[LogLine] = []
        self._private: set[int] = set()
        """The entries that only the viewer may read."""
        self._events: list[Event] = []
        self._told_before = 0
        self._mine = 0
        self._scrolled = 0

    def begin(self, events: Sequence[Event]) -> None:
        """Tell what happened before the first choice."""
        self.recent = [event.seen_from(self._viewer) for event in events]
        self._append(self.recent)
        self._told_before = len(self._entries)

    def add(self, step: Step) -> None:
        """Append what a step gave to tell; one that continues another is told together with it."""
        events = [event.seen_from(self._viewer) for event in step.events]
        own = step.seat == self._viewer
        news = self._hands_over(step) if own else True
        self.recent = [*([] if own and not step.told_together else self.recent), *events] if news else []
        self.earlier = self._events if step.told_together else []
        if step.told_together:
            del self._entries[self._told_before :]
        else:
            self._told_before = len(self._entries)
        self._events = self.earlier + events
        self._append(self._events)
        if own:
            self._mine = len(self._entries)

    def _append(self, events: list[Event]) -> None:
        """Append what the viewer may read of events, and note what nobody else may."""
        known = [event.seen_from(PUBLIC) for event in events]
        told, begun = self._tell(events), len(self._entries)
        public = told if known == events else self._tell(known)
        self._private = {number for number in self._private if number < begun}
        self._private.update(begun + number for number, line in enumerate(told) if line not in public)
        self._entries += told

    def last(self, *, covered: bool = False) -> LogLine | None:
        """Return what was told last, if need be of what others may read as well."""
        readable = self._readable(covered=covered)
        return self._entries[readable[-1]] if readable else None

    def _readable(self, *, covered: bool) -> list[int]:
        """List the entries by their numbers, or while the table is covered those that all may read."""
        return [number for number in range(len(self._entries)) if not (covered and number in self._private)]

    def scroll(self, lines: int) -> None:
        """Look further back, or forth again."""
        self._scrolled = min(max(0, self._scrolled + lines), max(0, len(self._entries) - 1))

    def lines(
        self, rect: Rect, canvas: Canvas, since: str, only: int | None = None, *, covered: bool = False
    ) -> list[ShownLine]:
        """Return as much of the end of the log as there is room for, the newest first.

        Of the oldest one only the end may be seen, after dots.

        Where it is looked at for `only` one seat, entries about others are left out; while the table is
        covered, those that only the viewer may read.
        """
        lines: list[ShownLine] = []
        bottom = rect.bottom
        sizes = (Type.FINE, Type.TINY) if canvas.compact else (Type.SMALL, Type.NOTE)
        low, gap = rect.height < canvas.px(LOW), canvas.px(GAP)
        px = canvas.larger(sizes[low], LARGER_LOW if low else LARGER)
        divider = min(self._mine, len(self._entries))
        readable = self._readable(covered=covered)
        told = [n for n in readable if only is None or self._entries[n].seat in (None, only)]
        told = told[: max(1, len(told) - self._scrolled)][::-1]
        newest = told[0] if told else 0
        later = [newest + 1, *told]
        for number, after in zip(told, later, strict=False):
            if number < divider <= after and divider < len(self._entries):
                mark = fitted_line(since, Style(colour=SECOND), canvas.px(Type.NOTE), rect.width)
                bottom -= mark.height + gap
                if bottom < rect.top:
                    break
                place = Rect(rect.centerx - mark.width // 2, bottom, mark.width, mark.height)
                lines.append(ShownLine(mark, place.topleft, place.clip(rect)))
            entry = self._entries[number]
            style = STYLE if entry.seat is not None else HEADLINE
            text = block(entry.text, style, px, rect.width)
            if number == newest:
                # In smaller letters if need be: half an entry says something else.
                text = fitted(entry.text, style, px, rect.width, rect.height, canvas.px(Type.LEAST))
            cut = number != newest and text.height + gap > bottom - rect.top
            shown = ending(text, rect.width, bottom - gap - rect.top) if cut else text
            if shown is None:
                break
            bottom -= shown.height + gap
            place = Rect(rect.x, bottom, shown.width, shown.height)
            lines.append(ShownLine(shown, place.topleft, place.clip(rect), entry.cards))
            if cut or bottom < rect.top:
                break
        else:
            # A log that is all in sight begins at the top.
            up = max(0, bottom - rect.top)
            lines = [line.moved(-up) for line in lines]
        return lines


def cards_at(lines: Sequence[ShownLine], position: tuple[int, int]) -> tuple[str, ...]:
    """Return the cards that the line under a point names."""
    return next((shown.cards for shown in lines if shown.rect.collidepoint(position)), ())

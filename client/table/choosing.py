"""Cards of which one is chosen: they lie large over the table, with their words."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any

from client.canvas import Box, Canvas
from client.games import book_for
from client.table.camera import Camera
from client.table.game_table import GameTable
from client.table.layout import COPY, COVERED, OFFER, PROMPT, REST, Arrangement, Spot, columns, grid, rows
from client.table.model import TableModel
from client.table.records import Kept, Offered
from client.table.steady import NO_ORDER, Order, put_in_order
from rules.core.engine import State
from rules.core.events import HIDDEN

VEIL = "veil"
"""The look of what lies between them and the table; nothing below it is touched."""
WIDEST = 350
"""How wide a card to choose is at most, in units."""
GAP, KEY = 24, 36
"""Between cards, and below each for its key."""
PAGE = 0.8
"""How wide a card is that comes with another, by the width of that."""
HEAD, SMALL_HEAD = 58, 46
"""The height of a name above its cards, and in a small window."""
QUESTION, SMALL_QUESTION = 60, 36
"""The height of the question above all of them, and in a small window."""
KEPT, SMALL_KEPT, LOW_KEPT = 344, 176, 250
"""The height of what stays in sight below, in a small window, and below cards that are chosen together."""
NOTE = 26
"""The height of a line below the name of what stays in sight."""
ASIDE, SMALL_ASIDE = 380, 200
"""The width of what stays in sight beside several lines of cards, and in a small window."""
ONE_LINE = 5
"""How many cards to choose from lie in one line."""
WITH_WORDS = 150
"""From how many pixels on a card says its words."""
DIGITS = 9
"""How many cards have a key."""
ASKED = f"{OFFER}:asked"
"""The zone in which the question stands."""
LEAVE = f"{OFFER}:leave"
"""The zone of the button with which nothing is chosen."""
LEAVING, SMALL_LEAVING = (420, 64), (260, 44)
"""Its size, and in a small window."""
ANSWERS = ("offered", "bundle")
"""The looks of what can be taken."""


# --- where it lies -----------------------------------------------------------------------------------


def arrange(
    table: GameTable[Any],
    view: State,
    viewer: int,
    canvas: Canvas,
    camera: Camera,
    order: Order = NO_ORDER,
    *,
    asking: bool = True,
    covered: bool = False,
) -> Arrangement:
    """Say where everything lies in a view: the table, and over it what the viewer is asked to choose from."""
    arrangement = put_in_order(table.arrange(view, viewer, canvas, camera), order)
    if covered:
        return _cover(arrangement, table, view, viewer)
    choosing = table.choosing
    offered = choosing.offered(view, viewer) if choosing is not None and asking else ()
    if choosing is None or not offered:
        return arrangement
    leaves = any(option.kind in table.confirmations.leaves for option in view.decision or ())
    return _Offer(arrangement, table.game, canvas).over(offered, choosing.kept(view, viewer), leaves)


def _cover(arrangement: Arrangement, table: GameTable[Any], view: State, viewer: int) -> Arrangement:
    """Return a table on which nobody sees what only the viewer may."""
    spots = {
        name: spot._replace(look=COVERED, shows=HIDDEN) if table.is_secret(spot, view, viewer) else spot
        for name, spot in arrangement.spots.items()
    }
    return arrangement._replace(spots=spots)


class _Offer:
    """Lays what is chosen from over a table: the line of the prompt comes to the top."""

    def __init__(self, arrangement: Arrangement, game: str, canvas: Canvas) -> None:
        self._canvas = canvas
        self._gap = GAP / 2 if canvas.compact else GAP
        self._book = book_for(game)
        self._shape = self._book.shape[1] / self._book.shape[0]
        self._spots = dict(arrangement.spots)
        self._zones = dict(arrangement.zones)
        self._named: set[str] = set()
        """What lies over the table already."""

    def over(self, offered: Sequence[Offered], kept: Sequence[Kept], leaves: bool) -> Arrangement:
        """Return the whole table."""
        canvas, edge = self._canvas, 4 if self._canvas.compact else 8
        line = 34 if canvas.compact else 44
        window = Box(0, 0, canvas.width, canvas.height)
        self._zones[PROMPT] = Box(edge, edge, canvas.width - 2 * edge, line)
        area = Box(edge, 2 * edge + line, canvas.width - 2 * edge, canvas.height - 3 * edge - line)
        self._put(VEIL, window, VEIL)
        high = SMALL_QUESTION if canvas.compact else QUESTION
        self._zones[ASKED], area = rows(area, 0, high, REST)
        self._named.update(entry.thing for entry in offered)
        if kept and len(offered) > ONE_LINE and self._is_card(offered[0]):
            aside, area = columns(area, edge, SMALL_ASIDE if canvas.compact else ASIDE, REST)
            self._share(kept, aside, down=True)
        elif kept:
            large = self._is_card(offered[0])
            high = SMALL_KEPT if canvas.compact else KEPT if large else LOW_KEPT
            area, below = rows(area, edge, REST, high)
            self._share(kept, below)
        if leaves:
            wide, high = SMALL_LEAVING if canvas.compact else LEAVING
            area, below = rows(area, edge, REST, high)
            self._zones[LEAVE] = Box(below.centre[0] - wide / 2, below.y, wide, high)
        self._zones[OFFER] = area
        self._offered(offered, area.inset(self._gap / 2))
        return Arrangement(self._spots, self._zones)

    def _put(
        self, name: str, box: Box, look: str, shows: str = "", *, fixed: bool = True, seat: int = -1
    ) -> None:
        """Put a thing over all others; one that lay on the table leaves its place."""
        self._spots.pop(name, None)
        self._spots[name] = Spot(name, box, look, OFFER, fixed=fixed, shows=shows, seat=seat)

    def _share(self, kept: Sequence[Kept], area: Box, *, down: bool = False) -> None:
        """Share an edge of the window among groups by how many cards each may have."""
        places = sum(max(1, group.places) for group in kept)
        room = (area.height if down else area.width) - self._gap / 2 * (len(kept) - 1)
        parts = [room * max(1, group.places) / places for group in kept]
        boxes = (rows if down else columns)(area, self._gap / 2, *parts)
        for number, (group, box) in enumerate(zip(kept, boxes, strict=True)):
            self._kept(group, number, box)

    def _kept(self, group: Kept, number: int, box: Box) -> None:
        """Lay out a group below its name in the middle of a panel, in the rows in which it is largest."""
        self._zones[f"{OFFER}:{number}"] = box
        head = (SMALL_HEAD if self._canvas.compact else HEAD) + (NOTE if group.note else 0)
        inner = Box(box.x + 12, box.y + head - 10, box.width - 24, box.height - head)
        count = max(1, len(group.cards))

        def width(across: int) -> float:
            down = ceil(count / across)
            return min(WIDEST, inner.width / across - 8, (inner.height / down - 8) / self._shape)

        across = max(range(1, count + 1), key=width)
        wide, tall = width(across), width(across) * self._shape
        for place_, card in enumerate(group.cards):
            in_line = min(across, count - place_ // across * across)
            left = box.centre[0] - (in_line * (wide + 8) - 8) / 2 + place_ % across * (wide + 8)
            top = inner.y + place_ // across * (tall + 8)
            self._put(self._further(card), Box(left, top, wide, tall), "kept", card)

    def _further(self, card: str) -> str:
        """Return the name of a card that is kept: one that is offered or kept already is numbered."""
        name, number = card, 1
        while name in self._named:
            number += 1
            name = f"{card}{COPY}{number}"
        self._named.add(name)
        return name

    def _offered(self, offered: Sequence[Offered], area: Box) -> None:
        """Lay out what is chosen from, in the rows in which it is largest."""
        paged = any(entry.pages for entry in offered)

        def size(down: int) -> float:
            across = ceil(len(offered) / down)
            cell = Box(0, 0, area.width / across, area.height / down)
            return self._paged_width(offered[0], cell) if paged else self._width(area, across, down)

        down = max(range(1, len(offered) + 1), key=size)
        across = ceil(len(offered) / down)
        card = self._width(area, across, down)
        wide = area.width / across if paged else min(area.width / across, card + 2 * self._gap)
        high = area.height / down if paged else card * self._shape + KEY + self._gap
        top = area.y + (area.height - high * down) / 2
        for number, entry in enumerate(offered):
            in_line = min(across, len(offered) - number // across * across)
            left = area.x + (area.width - wide * in_line) / 2
            at = left + number % across * wide, top + number // across * high
            self._entry(entry, Box(*at, wide, high))

    def _width(self, area: Box, across: int, down: int) -> float:
        """Return how wide a card is with so many across and down."""
        high = area.height / down - KEY - self._gap / 2
        return min(WIDEST, area.width / across - self._gap, high / self._shape)

    def _paged_width(self, entry: Offered, cell: Box) -> float:
        """Return how wide a card is that comes with others, or one of those that are chosen together."""
        if self._is_card(entry):
            return self._card_width(entry, cell)
        return self._bundled_width(entry, cell)

    def _card_width(self, entry: Offered, cell: Box) -> float:
        room = cell.width - self._gap * (1 + len(entry.pages))
        shares = 1 + PAGE * len(entry.pages)
        return min(WIDEST * 1.1, room / shares, (cell.height - KEY - self._gap) / self._shape)

    def _bundled_width(self, entry: Offered, cell: Box) -> float:
        head, gap = (SMALL_HEAD if self._canvas.compact else HEAD), self._gap / 2
        across = ceil(len(entry.pages) / 2)
        widest = (cell.width - self._gap - gap * (across + 1)) / across
        return min(widest, (cell.height - head - KEY - 3 * gap) / 2 / self._shape)

    def _is_card(self, entry: Offered) -> bool:
        return self._book.game.component(entry.shows or entry.thing) is not None

    def _entry(self, entry: Offered, cell: Box) -> None:
        if not entry.pages or self._is_card(entry):
            self._card(entry, cell)
        else:
            self._bundle(entry, cell)

    def _card(self, entry: Offered, cell: Box) -> None:
        """Lay out a card, and beside it those that come with it."""
        shares, wide = 1 + PAGE * len(entry.pages), self._card_width(entry, cell)
        tall = wide * self._shape
        x, y = cell.centre
        left, top = x - (wide * shares + self._gap * len(entry.pages)) / 2, y - (tall + KEY) / 2
        box = Box(left, top, wide, tall)
        self._put(entry.thing, box, "offered", entry.shows, fixed=False, seat=entry.owner)
        left += wide + self._gap
        for card in entry.pages:
            size = (wide * PAGE, wide * PAGE * self._shape)
            self._page(entry, card, Box(left, top + tall - size[1], *size))
            left += size[0] + self._gap

    def _bundle(self, entry: Offered, cell: Box) -> None:
        """Lay out cards that are chosen together below their name, in two rows."""
        head, gap = (SMALL_HEAD if self._canvas.compact else HEAD), self._gap / 2
        across, wide = ceil(len(entry.pages) / 2), self._bundled_width(entry, cell)
        inner, high = across * (wide + gap) - gap, 2 * (wide * self._shape + gap)
        x, y = cell.centre
        top = y - (head + high + KEY) / 2
        box = Box(x - inner / 2 - gap, top, inner + 2 * gap, head + high)
        self._put(entry.thing, box, "bundle", fixed=False)
        pages = Box(x - inner / 2, top + head, inner, high - gap)
        for card, page in zip(entry.pages, grid(pages, len(entry.pages), across, gap), strict=True):
            self._page(entry, card, page)

    def _page(self, entry: Offered, card: str, box: Box) -> None:
        """Lay out a card that is read by itself and chosen with what it comes with."""
        self._put(f"{entry.thing}{COPY}{card}", box, "page", card)


# --- what is chosen ----------------------------------------------------------------------------------


def offered_things(model: TableModel[Any]) -> list[str]:
    """List what can be chosen over the table, in the order of its keys."""
    spots = model.arrangement.spots.values()
    return [spot.id for spot in spots if spot.look in ANSWERS and spot.zone == OFFER]


def receiving(model: TableModel[Any]) -> list[str]:
    """List the zones on which what is chosen may be dropped, to take it at once."""
    choosing = model.table.choosing
    kept = choosing.kept(model.view, model.viewer) if choosing is not None and offered_things(model) else ()
    return [f"{OFFER}:{number}" for number, group in enumerate(kept) if group.receives]

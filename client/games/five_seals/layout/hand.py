"""Where scrolls lie before their owners, and how much of each is shown.

Rows begin at the left, so that a scroll that comes moves only those behind it.
"""

from __future__ import annotations

from client.canvas import Box
from client.games.five_seals.tokens import SCROLL
from client.table.layout import REST, row, rows
from rules.five_seals.cards import COMPONENTS

HAND_SHAPE = 100 / 160
"""Height of a scroll in the hand by its width."""
SMALLEST, NAMED = 40, 76
"""How narrow a scroll of the hand is at least, and one in two rows, which has its name."""
SMALL, SMALL_LEAST = 48, 32
"""How high a rival's scroll is, and how high at least where two rows share a low panel."""
LEAST_SEEN = 0.84
"""How much of a scroll is to be seen at least where scrolls overlap."""


def in_order(scrolls: list[str]) -> list[str]:
    """Return scrolls as they always lie: by strength, then by spell and element."""
    return sorted(scrolls, key=lambda scroll: (COMPONENTS[scroll].strength, scroll))


def held(count: int, room: Box, *, compact: bool) -> tuple[list[Box], tuple[str, str]]:
    """Return where so many scrolls lie, and how they look there, ready and used."""
    places, looks = _side_by_side(count, room, compact=compact), ("hand", "hand_used")
    if count and not places:
        places, looks = _two_rows(count, room), ("hand_strip", "hand_strip_used")
    if places and places[0].width < NAMED:
        places, looks = _upright(count, room), ("mini", "used")
    return places, looks


def _side_by_side(count: int, room: Box, *, compact: bool) -> list[Box]:
    """Return where so many scrolls lie: many are smaller before they overlap; nowhere if too many."""
    least, gap = (92, 3) if compact else (112, 6)
    width = min((room.height - 4) / HAND_SHAPE, 166, (room.width + gap) / max(1, count) - gap)
    if width < least * LEAST_SEEN:
        return []
    width = max(least, width)
    return row(room, count, width, width * HAND_SHAPE, gap)


def _two_rows(count: int, room: Box) -> list[Box]:
    """Return where scrolls lie that are too many for one row: strips in two, with no more than a name."""
    each, gap = (count + 1) // 2, 4
    width, height = min(150.0, (room.width + gap) / each - gap), (room.height - gap) / 2
    above, under = rows(room, gap, height, REST)
    return [*row(above, each, width, height, gap), *row(under, count - each, width, height, gap)]


def _upright(count: int, room: Box) -> list[Box]:
    """Return where scrolls lie that are too many for their names to be read."""
    shape, gap = SCROLL[1] / SCROLL[0], 3
    width = max(SMALLEST, min((room.height - 22) / shape, (room.width + gap) / max(1, count) - gap))
    return row(room, count, width, width * shape, gap)


def small_scrolls(count: int, room: Box) -> list[Box]:
    """Return where a rival's scrolls lie: in one row, or in two if more of each is seen then."""
    shape, gap = SCROLL[0] / SCROLL[1], 4
    high = min(SMALL, (room.height - gap) / 2)
    # Where a second row has room, the first one stays where it is when that comes.
    alone = room._replace(height=SMALL) if high == SMALL else room
    one = row(alone, count, min(SMALL, room.height) * shape, min(SMALL, room.height), gap)
    if count < 2 or high < SMALL_LEAST:
        return one
    above, under = rows(room, gap, high, REST)
    under, half = under._replace(height=high), (count + 1) // 2
    two = [*row(above, half, high * shape, high, gap), *row(under, count - half, high * shape, high, gap)]
    return two if _seen(two) > _seen(one) else one


def _seen(places: list[Box]) -> float:
    """Return how much is seen of the first of several boxes side by side."""
    return min(places[0].width, places[1].x - places[0].x)

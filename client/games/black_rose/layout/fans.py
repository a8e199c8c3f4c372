"""How cards lie side by side: in a row that gets smaller, or as a fan."""

from __future__ import annotations

from itertools import pairwise

from client.canvas import Box
from client.games.black_rose.faces.cards import SHAPE
from client.table.layout import row

SMALLEST, LOWEST = 0.78, 138.0
"""How much smaller cards in hand may get before they overlap, and how low where there is room for more."""
HELD, PITCH, FANNED = 166.0, 112.0, 6
"""The width of a card in hand while spells are prepared, how far apart many are, and how many make a fan."""
TILT, SAG = 2.4, 1.6
"""By how many degrees each card of a fan is tilted, and how far it sinks towards the ends."""


def fan(area: Box, count: int) -> list[Box]:
    """Lay cards side by side; many of them are smaller before they overlap."""
    inner = area.inset(7)
    wide = (inner.width - 6 * (count - 1)) / max(1, count)
    tall = min(inner.height, max(wide * SHAPE, min(LOWEST, inner.height * SMALLEST)))
    return row(inner, count, tall / SHAPE, tall, 6, centred=True)


def overlap(boxes: list[Box]) -> bool:
    """Tell whether cards that lie side by side cover each other."""
    return any(left.x + left.width > right.x for left, right in pairwise(boxes))


def hand_fan(area: Box, count: int) -> list[tuple[Box, float]]:
    """Lay the hand out while spells are prepared: a few cards side by side, more of them as a fan."""
    few = count < FANNED
    pitch = min(HELD + 6 if few else PITCH, (area.width - HELD - 40) / max(1, count - 1))
    tilt, sag = (0.0, 0.0) if few else (TILT, SAG)
    tall, middle, (x, y) = HELD * SHAPE, (count - 1) / 2, area.centre
    left, top = x - HELD / 2, y - (tall + sag * middle**2) / 2
    return [
        (Box(left + place * pitch, top + sag * place**2, HELD, tall), -place * tilt)
        for place in (number - middle for number in range(count))
    ]

"""What lies on the panels and beside the lodge: drawn there, and explained when it is pointed at."""

from __future__ import annotations

from client.canvas import Box
from rules.black_rose.turns import ROUNDS

DOCKS, EVENT, TRACKS = 0.62, 0.8, 0.72
"""How small docks, the panel of the Black Rose and the tracks are in a small window."""
ROUND = 27.0
"""How far apart the numbers of the rounds are."""
COLUMNS = {"trophies": Box(-86, 0, 40, 0), "track": Box(-46, 0, 38, 0)}
"""The columns of the tracks beside power, from the right edge of their panel."""
DECKS = ("library", "forgotten")
STOCK = ("templars", "upgrades", "rose_cubes")


def scale(small: float, *, compact: bool) -> float:
    """Return how large something is drawn that is so small in a small window."""
    return small if compact else 1.0


def docks(field: Box, *, compact: bool) -> dict[str, Box]:
    """Return decks and stock in the free corners of the map, under rooms that are looked at closely."""
    unit = scale(DOCKS, compact=compact)
    found = {}
    for number, name in enumerate(DECKS):
        found[name] = Box(field.x + (16 + 94 * number) * unit, field.y + 12 * unit, 88 * unit, 126 * unit)
    for number, name in enumerate(STOCK):
        top = field.y + field.height - (168 - 50 * number) * unit
        found[name] = Box(field.x + field.width - 116 * unit, top, 108 * unit, 48 * unit)
    return found


def on_panels(zones: dict[str, Box], *, compact: bool) -> dict[str, Box]:
    """Return the rounds, the tracks and, where it is shown, the order of the seats."""
    event, tracks, unit = zones["event"], zones["tracks"], scale(EVENT, compact=compact)
    wide = ROUND * unit * ROUNDS + 8
    found = {"round": Box(event.x + event.width - wide - 10 * unit, event.y + 2, wide, 32 * unit)}
    unit, right = scale(TRACKS, compact=compact), tracks.x + tracks.width
    for name, (x, _, width, _) in COLUMNS.items():
        found[name] = Box(right + x * unit, tracks.y, width * unit, tracks.height)
    found["power"] = tracks._replace(width=found["trophies"].x - tracks.x)
    if not compact:
        found["order"] = Box(zones["tools"].x - 264, 4, 240, 40)
    return found

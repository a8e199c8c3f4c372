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
    return found | _power_and_order(zones, found["trophies"].x, compact=compact)


def _power_and_order(zones: dict[str, Box], right: float, *, compact: bool) -> dict[str, Box]:
    """Return power, up to the columns beside it, and, where it is shown, the order of the seats."""
    tracks = zones["tracks"]
    found = {"power": tracks._replace(width=right - tracks.x)}
    return found if compact else found | {"order": Box(zones["tools"].x - 264, 4, 240, 40)}


# --- games with moons --------------------------------------------------------------------------------

DECK, PITCH = (38.0, 54.0), 43.0
"""The size of a deck beside the great lodge, and how far apart decks are."""
SMALL_DOCKS = 0.53
"""How small what lies beside the great lodge is in a small window."""
BESIDE = ("quests", "events", "rose_cubes")
"""What lies in the upper right corner of the great lodge."""
STOCKED, ENTRY = 3, (58.0, 34.0)
"""How many kinds of evocations stand in a line, and the size of an entry."""
MOON_COLUMNS = {"trophies": -118.0, "track": -80.0, "done": -42.0}
"""Where the columns of the table of power begin, from its right edge."""
COLUMN = 38.0


def decks(field: Box, names: tuple[str, ...], *, compact: bool) -> dict[str, Box]:
    """Return the decks of spells, in the upper left corner of the map."""
    unit = scale(SMALL_DOCKS, compact=compact)
    wide, high = DECK
    return {
        name: Box(field.x + (8 + PITCH * number) * unit, field.y + 8 * unit, wide * unit, (high + 22) * unit)
        for number, name in enumerate(names)
    }


def stock(field: Box, kinds: tuple[str, ...], *, compact: bool) -> dict[str, Box]:
    """Return the evocations that nobody has summoned, by kinds, in the lower left corner of the map."""
    unit = scale(SMALL_DOCKS, compact=compact)
    wide, high = ENTRY
    lines = -(-len(kinds) // STOCKED)
    top = field.y + field.height - (lines * high + 6) * unit
    found = {}
    for number, kind in enumerate(kinds):
        line, column = divmod(number, STOCKED)
        at = (field.x + (8 + column * wide) * unit, top + line * high * unit)
        found[kind] = Box(*at, wide * unit, high * unit)
    return found


def beside_great_lodge(field: Box, *, compact: bool) -> dict[str, Box]:
    """Return the decks of quests and events and the cubes of the Rose, in the upper right corner."""
    unit = scale(SMALL_DOCKS, compact=compact)
    left = field.x + field.width - (len(BESIDE) * 62 + 4) * unit
    return {
        name: Box(left + 62 * number * unit, field.y + 8 * unit, 60 * unit, 78 * unit)
        for number, name in enumerate(BESIDE)
    }


def on_moon_panels(zones: dict[str, Box], *, compact: bool) -> dict[str, Box]:
    """Return the table of power with its columns, and, where it is shown, the order of the seats."""
    tracks, unit = zones["tracks"], scale(TRACKS, compact=compact)
    right = tracks.x + tracks.width
    found = {
        name: Box(right + x * unit, tracks.y, COLUMN * unit, tracks.height)
        for name, x in MOON_COLUMNS.items()
    }
    return found | _power_and_order(zones, found["trophies"].x, compact=compact)

"""The zones of the table, in a full and in a small window."""

from __future__ import annotations

from client.canvas import Box, Canvas
from client.games.black_rose.faces.cards import SHAPE
from client.games.black_rose.seats.plans import plan_of
from client.table.layout import FIELD, LOG, REST, WORDS, rows, seat_zones

HOT_SPOT = "hot:"
"""What the names of hot spots begin with: what explains itself when it is pointed at."""
PHASE = f"{HOT_SPOT}phase:"
"""What the names of those over the phases of a round begin with."""
FOLDED_SLOTS, SMALL_FOLDED = 420.0, 204.0
"""The width of the slots while spells are prepared, and in a small window."""
SIDE = 214.0
"""The width of the columns beside the lodge in a small window."""
POWER, EVENTS = 196.0, 294.0
"""The heights of the panels of power and of events in a game with moons."""
SMALL_POWER, SMALL_EVENTS = 124.0, 136.0
SMALLEST_LOG = 80.0
"""Where less room is left below the boards of rivals, there is no log."""


def seat_zone(seat: int) -> str:
    """Return the zone of a mage's board."""
    return f"seat:{seat}"


def zones(canvas: Canvas, seats: int = 2, viewer: int = 0, *, moons: bool = False) -> dict[str, Box]:
    """Return the boxes of all zones for a window and so many seats, of a game with or without moons."""
    found = _compact_zones(canvas) if canvas.compact else _full_zones(canvas)
    if moons:
        found |= _with_moons(found, compact=canvas.compact)
    found[seat_zone(viewer)] = found.pop("own")
    return found | _right_column(found.pop("right"), seats, viewer, compact=canvas.compact)


def _with_moons(found: dict[str, Box], *, compact: bool) -> dict[str, Box]:
    """Return the left column with power and moon at the top, events below it, then the viewer's quests."""
    top, bottom = found["event"].y, found["quests"].y + found["quests"].height
    column = found["event"]._replace(height=bottom - top)
    heights = (SMALL_POWER, SMALL_EVENTS) if compact else (POWER, EVENTS)
    names = ("tracks", "event", "quests")
    return dict(zip(names, rows(column, 4.0 if compact else 8.0, *heights, REST), strict=True))


def planning_zones(found: dict[str, Box], *, compact: bool) -> dict[str, Box]:
    """Return the zones of slots and hand while spells are prepared: folded slots leave the hand more room."""
    slots, hand = found["slots"], found["hand"]
    width, gap = (SMALL_FOLDED, 4.0) if compact else (FOLDED_SLOTS, 8.0)
    left = slots.x + width + gap
    right = hand.x + hand.width
    return {"slots": slots._replace(width=width), "hand": hand._replace(x=left, width=right - left)}


def _right_column(column: Box, seats: int, viewer: int, *, compact: bool) -> dict[str, Box]:
    """Return the boards of the rivals in the order of their turns, and the log below them."""
    gap = 4.0 if compact else 8.0
    height = plan_of(own=False, rivals=seats - 1, compact=compact).size[1]
    rivals = [(viewer + after) % seats for after in range(1, seats)]
    found = seat_zones(rivals, column, gap, down=True, most=height)
    top = column.y + (height + gap) * len(rivals)
    log = column._replace(y=top, height=column.y + column.height - top)
    if log.height >= SMALLEST_LOG:
        found |= {LOG: log} if compact else {LOG: log, WORDS: log}
    return found


def _full_zones(canvas: Canvas) -> dict[str, Box]:
    width, height = canvas.width, canvas.height
    bottom = height - 328
    return {
        "top": Box(0, 0, width, 48),
        "tools": Box(width - 260, 2, 252, 44),
        "event": Box(16, 56, 424, 232),
        "tracks": Box(16, 296, 424, 130),
        "quests": Box(16, 434, 424, bottom - 442),
        FIELD: Box(452, 56, width - 848, bottom - 64),
        "right": Box(width - 384, 56, 368, bottom - 64),
        "prompt": Box(452, bottom, width - 468, 46),
        "own": Box(16, bottom, 424, 320),
        "slots": Box(452, bottom + 54, 644, 266),
        "hand": Box(1108, bottom + 54, width - 1124, 266),
        "choice": Box(452, bottom + 54, width - 468, 266),
    }


def _compact_zones(canvas: Canvas) -> dict[str, Box]:
    width, height = canvas.width, canvas.height
    more = (height - 640) * 0.3
    low = 148 + more
    bottom = height - low - 4
    field = bottom - 76
    slots = 4 * (low - 26) / SHAPE + 32
    return {
        "top": Box(0, 0, width, 34),
        "tools": Box(width - 256, 0, 252, 34),
        "event": Box(4, 38, SIDE, 150 + more),
        "tracks": Box(4, 192 + more, SIDE, 100),
        "quests": Box(4, 296 + more, SIDE, field - 258 - more),
        FIELD: Box(SIDE + 8, 38, width - 2 * SIDE - 16, field),
        "right": Box(width - SIDE - 4, 38, SIDE, field),
        "prompt": Box(4, bottom - 38, width - 8, 34),
        "own": Box(4, bottom, SIDE, low),
        "slots": Box(SIDE + 8, bottom, slots, low),
        "hand": Box(SIDE + 12 + slots, bottom, width - SIDE - 16 - slots, low),
        "choice": Box(SIDE + 8, bottom, width - SIDE - 12, low),
    }

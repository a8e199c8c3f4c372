"""Where everything of a mage's board lies: the boards are drawn, and explain themselves, by these tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from client.canvas import Box
from client.table.layout import row
from rules.black_rose.evocations import SLOTS as EVOKED

CARD = 1.4
"""The height of a small spell by its width."""
SPELLS = 4


class Plan(NamedTuple):
    """A board of some size: boxes by what is in them, in units from its corner, and sizes of type.

    Evocations take what is left where a board is higher than the plan; `small` is how they are scaled.
    """

    size: tuple[float, float]
    boxes: Mapping[str, Box]
    name: int
    numbers: int
    counts: int
    labelled: frozenset[str] = frozenset()
    piles: frozenset[str] = frozenset()
    small: float = 1.0

    def box(self, name: str, board: Box) -> Box:
        """Return where something lies on a board."""
        box = self.boxes[name]
        more = board.height - self.size[1] if name == "evocations" else 0
        return Box(board.x + box.x, board.y + box.y, box.width, box.height + more)

    def spells(self, board: Box) -> list[Box]:
        """Return the places of prepared spells on a board."""
        area = self.box("spells", board)
        wide = area.height / CARD
        return row(area, SPELLS, wide, area.height, (area.width - SPELLS * wide) / (SPELLS - 1))

    def evocations(self, board: Box) -> list[Box]:
        """Return the places of evocations on a board."""
        area, gap = self.box("evocations", board), 6 * self.small
        return row(area, EVOKED, (area.width - gap * (EVOKED - 1)) / EVOKED, area.height, gap)


def _line(x: float, y: float, height: float, **widths: float) -> dict[str, Box]:
    """Return boxes side by side."""
    boxes = {}
    for name, width in widths.items():
        boxes[name] = Box(x, y, width, height)
        x += width
    return boxes


OWN = Plan(
    (424, 320),
    {
        "portrait": Box(12, 12, 96, 118),
        "name": Box(120, 11, 292, 32),
        "about": Box(120, 42, 292, 18),
        **_line(118, 68, 26, health=46, strength=46, speed=46, hand=70),
        "tokens": Box(330, 60, 84, 40),
        "life": Box(120, 104, 292, 28),
        "grimoire": Box(16, 142, 52, 88),
        "memories": Box(104, 142, 52, 88),
        **_line(192, 142, 52, supply=102, trophies=62, track=62),
        "evocations": Box(12, 240, 400, 68),
    },
    name=25,
    numbers=20,
    counts=26,
    labelled=frozenset({"supply", "trophies", "track"}),
    piles=frozenset({"grimoire", "memories"}),
)
RIVAL = Plan(
    (368, 272),
    {
        "portrait": Box(10, 10, 74, 90),
        "name": Box(94, 13, 264, 20),
        **_line(92, 39, 24, health=45, strength=45, speed=45, hand=60),
        "tokens": Box(288, 33, 72, 34),
        "life": Box(94, 74, 264, 25),
        "spells": Box(12, 108, 226, 74),
        "grimoire": Box(246, 106, 58, 42),
        "supply": Box(304, 106, 58, 24),
        "memories": Box(246, 150, 114, 36),
        "evocations": Box(12, 200, 344, 62),
    },
    name=22,
    numbers=18,
    counts=20,
    labelled=frozenset({"grimoire", "memories"}),
)
ONE_OF_TWO = Plan(
    (368, 200),
    {
        "portrait": Box(10, 10, 62, 76),
        "name": Box(80, 9, 278, 24),
        **_line(78, 37, 22, health=43, strength=43, speed=43, hand=58),
        "tokens": Box(294, 33, 66, 30),
        "life": Box(80, 64, 278, 22),
        "spells": Box(12, 94, 172, 56),
        **_line(196, 92, 28, grimoire=54, memories=54, supply=54),
        **_line(196, 122, 28, trophies=54, track=54, done=54),
        "evocations": Box(12, 156, 344, 36),
    },
    name=20,
    numbers=17,
    counts=19,
    small=0.6,
)
ONE_OF_THREE = Plan(
    (368, 130),
    {
        "portrait": Box(8, 8, 44, 54),
        "name": Box(60, 6, 236, 24),
        **_line(58, 34, 24, strength=42, speed=42, hand=60, grimoire=50, memories=50, supply=54),
        "tokens": Box(302, 5, 58, 27),
        "life": Box(8, 66, 352, 16),
        "spells": Box(8, 88, 118, 36),
        "evocations": Box(134, 86, 226, 38),
    },
    name=18,
    numbers=16,
    counts=16,
    small=0.6,
)
SMALL = Plan(
    (214, 148),
    {
        "portrait": Box(6, 6, 46, 54),
        "name": Box(58, 5, 150, 24),
        **_line(56, 35, 18, strength=29, speed=29, hand=40),
        "tokens": Box(158, 32, 52, 24),
        "life": Box(6, 65, 202, 17),
        **_line(6, 85, 22, grimoire=41.2, memories=41.2, trophies=41.2, track=41.2, supply=39),
        "evocations": Box(6, 110, 202, 33),
    },
    name=17,
    numbers=13,
    counts=15,
    small=0.6,
)
SMALL_RIVAL = SMALL._replace(
    size=(214, 220),
    boxes={**SMALL.boxes, "spells": Box(6, 112, 202, 64.4), "evocations": Box(6, 183, 202, 32)},
)
SMALL_ONE_OF_SEVERAL = Plan(
    (214, 130),
    {
        "portrait": Box(6, 5, 36, 42),
        "name": Box(46, 4, 162, 20),
        **_line(44, 27, 18, strength=28, speed=28, hand=40),
        "tokens": Box(164, 26, 46, 20),
        "life": Box(6, 50, 202, 12),
        "spells": Box(6, 65, 88, 25),
        **_line(100, 67, 22, grimoire=36, memories=36, supply=36),
        "evocations": Box(6, 93, 202, 32),
    },
    name=15,
    numbers=12,
    counts=13,
    small=0.6,
)
RIVALS = {False: (RIVAL, ONE_OF_TWO, ONE_OF_THREE), True: (SMALL_RIVAL, *[SMALL_ONE_OF_SEVERAL] * 2)}
"""The boards of rivals in a full and in a small window, by how many there are."""


OWN_WITH_MOONS = OWN._replace(
    boxes={**OWN.boxes, **_line(180, 142, 52, supply=74, trophies=54, track=54, done=52)},
    counts=22,
    labelled=frozenset({"supply", "trophies", "track", "done"}),
)
SMALL_WITH_MOONS = SMALL._replace(
    boxes={
        **SMALL.boxes,
        **_line(6, 85, 22, grimoire=34, memories=34, trophies=33, track=33, done=33, supply=39),
    },
    counts=13,
)


def plan_of(*, own: bool, rivals: int, compact: bool, moons: bool = False) -> Plan:
    """Return the plan of the viewer's board, or of one of so many rivals."""
    if own and moons:
        return SMALL_WITH_MOONS if compact else OWN_WITH_MOONS
    if own:
        return SMALL if compact else OWN
    return RIVALS[compact][rivals - 1]

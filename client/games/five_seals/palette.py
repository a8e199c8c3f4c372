"""The colours of Five Seals, and the shapes and icons by which elements, spells and figures are told."""

from __future__ import annotations

from typing import NamedTuple

from client.art.effects import OutlineKind
from client.art.theme import CHANGED, FELT
from client.art.vector import Point, Stops, corners
from client.table.dice import DieLook

PANELS = FELT
"""The panels of the screens that are about this game."""
EMBLEM = (0.853, 0.594, 0.134, 0.104)
"""Where its emblem lies in the picture of the title: its middle and its size, by those of the picture."""

UNIT = 100
MIDDLE = UNIT / 2


class ElementLook(NamedTuple):
    """The colours of an element, and how its shape carries a number: how far below the middle, how high."""

    colour: str
    pale: str
    deep: str
    drop: float
    numeral: float


ELEMENTS = {
    "fire": ElementLook("#dd3b22", "#ff9a5c", "#4f0f08", 0.12, 0.56),
    "water": ElementLook("#2a78dc", "#86ccff", "#0b2656", 0.10, 0.66),
    "air": ElementLook("#e3b41f", "#fff3a0", "#5c3f04", 0.0, 0.62),
    "earth": ElementLook("#37983f", "#9be884", "#0f3814", 0.0, 0.72),
    "mind": ElementLook("#8f52dc", "#dcbcff", "#2e1256", 0.03, 0.52),
}
MAGES = {"shaman": "water", "witch": "mind", "enchanter": "fire", "seer": "earth", "warlock": "air"}
"""In whose light figures are shown that have no element."""

# --- icons -------------------------------------------------------------------------------------------

SPELLS = {
    "transmutation": "transform",
    "cleansing": "rolling-dices",
    "saturation": "upgrade",
    "multiplication": "perspective-dice-six-faces-random",
    "reappraisal": "laurel-crown",
    "replacement": "back-forth",
    "exchange": "trade",
    "absorption": "vortex",
    "disintegration": "disintegrate",
    "rearrangement": "maze",
    "forgery": "swap-bag",
    "modification": "scales",
    "transfer": "transfuse",
    "seizure": "snatch",
    "appropriation": "robber-hand",
    "protection": "magic-shield",
    "overcoming": "ghost",
    "teleportation": "teleport",
    "guard": "rock-golem",
    "acceleration": "wingfoot",
}
FIGURES = {
    "shaman": "tribal-mask",
    "witch": "witch-face",
    "enchanter": "wizard-face",
    "seer": "woman-elf-face",
    "warlock": "warlock-hood",
    "raven": "raven",
    "cat": "cat",
    "snake": "snake",
    "owl": "owl",
    "toad": "frog",
}

# --- colours by their role ---------------------------------------------------------------------------

DARK = "#0e0808"
"""The edges and the insides of figures."""
RIM: Stops = ((0, "#fff3cd"), (0.4, "#c49a4c"), (0.6, "#8a6224"), (1, "#4a2f10"))
"""The gold around a seal."""
LEATHER = "#14100e"
"""What darkens the leather of a card."""
SCORCHED = "#46230a"
"""What darkens the rim of a scroll."""
SCROLL_INK = "#2c1406"
ACTIVE = "#ffe8b0"
"""The light around the mage whose turn it is."""
LIGHTS: dict[OutlineKind, str] = {
    "act": "#ffecaa",
    "faint": "#c9b27a",
    "target": "#78ffbe",
    "refused": "#ff5a46",
    "attack": "#ff5a46",
    "changed": CHANGED,
}
BRACKETS, BRACKETS_EDGE = "#e2fff0", "#08281a"
SHARDS, SHARDS_SHADOW = "#6e5f50", "#080606"
FLOOR_LIGHT = "#fffaf0"
"""The light on the floor that can be walked to."""
WAY_GLOW: Stops = ((0, "#ffd060a0"), (0.35, "#ffc04860"), (0.66, "#ffb03c00"), (1, "#ffb03c00"))
WAY, WAY_EDGE = "#fff3c8", "#5a320a"
"""The lights along a way."""
HALO = "#ffcd5a"
"""The ring around what is pointed at."""
LOCK = "#f4efe2"
"""The padlock on what is within reach but too strong."""
SIX, SIX_GONE, SIX_GONE_INK = "#f0dfae", "#2a231e", "#7c6f5e"
SIX_EDGE, SIX_TAKEN, LAST_SIXES = "#8a6224", "#d0402c", "#ff5a3c"
"""The edge of a six in the tally, the stroke through one that was taken, the line before the last ones."""
REFUSAL = "#ff9f86"
"""Why a seal cannot be broken."""

# --- shapes ------------------------------------------------------------------------------------------

_TIPS = zip(corners(5, 0, 0.04, 1.24), corners(5, 0, 0.04, 0.78, 0.5), strict=True)
SHAPES: dict[str, tuple[Point, ...]] = {
    "fire": ((0, -1.10), (1.10, 0.86), (-1.10, 0.86)),
    "air": ((0, -1.14), (1.14, 0), (0, 1.14), (-1.14, 0)),
    "earth": ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
    "mind": tuple(point for pair in _TIPS for point in pair),
}
"""The corners of an element's shape around its middle."""
DROP = (
    *((0, -1.22), (0.22, -0.78), (0.88, -0.28), (0.88, 0.24)),
    *((0.88, 0.74), (0.5, 1.08), (0, 1.08), (-0.5, 1.08), (-0.88, 0.74), (-0.88, 0.24)),
    *((-0.88, -0.28), (-0.22, -0.78), (0, -1.22)),
)
"""The shape of water: a point, then the curves from each to the next."""


def outline(element: str, size: float = 1.0, middle: float = MIDDLE) -> str:
    """Return the shape of an element around the middle of its box, so many times as large."""

    def at(points: tuple[Point, ...]) -> list[str]:
        return [f"{middle + x * 40 * size:.3f} {middle + y * 40 * size:.3f}" for x, y in points]

    if element == "water":
        start, *curves = at(DROP)
        return f"M{start}C{' '.join(curves)}Z"
    return f"M{'L'.join(at(SHAPES[element]))}Z"


DICE = {
    element: DieLook(look.colour, look.pale, look.deep, outline(element))
    for element, look in ELEMENTS.items()
}
"""Dice: their pips have the shape of their element, so that none is told by its colour alone."""

"""How elements, spells and figures are told apart: by the shape of an element, the icon of all others."""

from __future__ import annotations

from typing import NamedTuple

from client.art.vector import Point, corners, polygon

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


def outline(element: str, size: float = 1.0) -> str:
    """Return the shape of an element around the middle of its box, so many times as large."""
    radius = 40 * size

    def at(*points: Point) -> str:
        return polygon((MIDDLE + x * radius, MIDDLE + y * radius) for x, y in points)

    match element:
        case "fire":
            return at((0, -1.10), (1.10, 0.86), (-1.10, 0.86))
        case "water":
            return _drop(radius)
        case "air":
            return at((0, -1.14), (1.14, 0), (0, 1.14), (-1.14, 0))
        case "earth":
            return at((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9))
    points = zip(corners(5, 0, 0.04, 1.24), corners(5, 0, 0.04, 0.78, 0.5), strict=True)
    return at(*(point for pair in points for point in pair))


def _drop(radius: float) -> str:
    """Return a drop of water."""

    def at(x: float, y: float) -> str:
        return f"{MIDDLE + x * radius:.3f} {MIDDLE + y * radius:.3f}"

    return (
        f"M{at(0, -1.22)}C{at(0.22, -0.78)} {at(0.88, -0.28)} {at(0.88, 0.24)}"
        f"C{at(0.88, 0.74)} {at(0.5, 1.08)} {at(0, 1.08)}"
        f"C{at(-0.5, 1.08)} {at(-0.88, 0.74)} {at(-0.88, 0.24)}"
        f"C{at(-0.88, -0.28)} {at(-0.22, -0.78)} {at(0, -1.22)}Z"
    )

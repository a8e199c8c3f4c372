"""Colours, metals, seats and type sizes: the look of the shell and of each game in one place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from client.art.vector import Stops

GOLD: Stops = (
    (0, "#fff1bf"),
    (0.12, "#e9c772"),
    (0.38, "#a97a2e"),
    (0.5, "#f3d88f"),
    (0.62, "#8d6224"),
    (0.88, "#c99a48"),
    (1, "#5e3d14"),
)
STEEL: Stops = ((0, "#dfe6ee"), (0.2, "#98a4b2"), (0.5, "#566170"), (0.6, "#c3ccd6"), (1, "#2b323b"))
BRONZE: Stops = (
    (0, "#f4e6b8"),
    (0.15, "#cbb06a"),
    (0.42, "#7d6a36"),
    (0.52, "#e2cf92"),
    (0.64, "#5f5430"),
    (1, "#2b2a18"),
)
HOT: Stops = (
    (0, "#fff0b0"),
    (0.15, "#ffc04a"),
    (0.42, "#c8641a"),
    (0.52, "#ffd27a"),
    (0.64, "#9a4412"),
    (1, "#4a1a08"),
)
ROSE: Stops = (
    (0, "#ffe3d2"),
    (0.15, "#e0a184"),
    (0.42, "#94503e"),
    (0.52, "#f0bfa2"),
    (0.64, "#7a3c30"),
    (1, "#3c1714"),
)
LETTERS: Stops = ((0, "#fffbe8"), (0.45, "#fbe9bd"), (1, "#c79b4e"))
"""The gold of display letters."""


class Palette(NamedTuple):
    """The colours of the shell or of a game; `raised` is the light end of its panels."""

    ground: str
    raised: str
    frame: str
    accent: str
    text: str
    metal: Stops


SHELL = Palette("#120c09", "#2c1e15", "#c99a48", "#ffb648", "#f6ead0", GOLD)
PALETTES = {
    "res_arcana": Palette("#160d2e", "#2b1a5c", "#d6a94a", "#b79bff", "#f3edff", GOLD),
    "black_rose_duel": Palette("#0d1722", "#1c3550", "#b9c6d6", "#86c9ff", "#ecf5fd", STEEL),
    "five_seals": Palette("#07201b", "#0f4438", "#c2a15a", "#55dcae", "#e8f8f0", BRONZE),
    "epic_spell_wars": Palette("#2a0f06", "#5c240a", "#f0912e", "#c4ec3a", "#fff3da", HOT),
    "black_rose_wars": Palette("#210810", "#4c1222", "#c98f6c", "#ff6f8c", "#fdeef0", ROSE),
}
EMBLEMS = {
    "res_arcana": "crystal-ball",
    "black_rose_duel": "dagger-rose",
    "five_seals": "pentacle",
    "epic_spell_wars": "burning-skull",
    "black_rose_wars": "rose",
}

LINE = "#6b4a22"
TEXT = SHELL.text
SECOND = "#cdb98f"
DIM = "#8f7c5c"
ACCENT = SHELL.accent
FOCUS = "#ffe9a8"
DANGER = "#e0654a"
DONE = "#8fcf74"
INK = "#3a1e0c"
"""Writing on parchment."""
LOSS = "#a0140c"
"""Numbers that are taken away, on parchment."""
CONTOUR = "#180c06"
"""The dark edge around whatever stands on a picture."""

Shape = Literal["circle", "diamond", "square", "triangle", "pentagon", "hexagon", "rose"]


class SeatLook(NamedTuple):
    """What tells a seat from the others: never its colour alone."""

    colour: str
    shape: Shape
    sign: str


SEATS = (
    SeatLook("#f2b134", "circle", "sun"),
    SeatLook("#5bb8f2", "diamond", "moon"),
    SeatLook("#4cc38a", "square", "oak-leaf"),
    SeatLook("#ef6a4a", "triangle", "fire"),
    SeatLook("#c58cf0", "pentagon", "round-star"),
    SeatLook("#e8e2d4", "hexagon", "raven"),
)
NEUTRAL_SEAT = SeatLook("#d0508a", "rose", "rose")
"""Whoever plays without a seat: the Black Rose."""


def seat_look(seat: int) -> SeatLook:
    """Return what tells a seat from the others; -1 is whoever plays without one."""
    return NEUTRAL_SEAT if seat < 0 else SEATS[seat]


TYPE = {
    "wordmark": 138,
    "curtain": 104,
    "winner": 76,
    "screen": 48,
    "primary": 34,
    "section": 29,
    "tile": 26,
    "moment": 24,
    "button": 22,
    "text": 20,
    "field": 20,
    "explanation": 18,
    "label": 18,
    "caption": 16,
}
"""Type sizes in logical units of a 1080 high window."""


def mix(first: str, second: str, share: float) -> str:
    """Return a colour so far on the way from one to another."""
    pairs = zip(_channels(first), _channels(second), strict=True)
    return _hex(a + (b - a) * share for a, b in pairs)


def shade(colour: str, light: float) -> str:
    """Return a colour so many times as bright."""
    return _hex(channel * light for channel in _channels(colour))


def _channels(colour: str) -> tuple[int, int, int]:
    value = int(colour[1:], 16)
    return value >> 16, value >> 8 & 255, value & 255


def _hex(channels: Iterable[float]) -> str:
    return "#" + "".join(f"{min(255, max(0, round(channel))):02x}" for channel in channels)

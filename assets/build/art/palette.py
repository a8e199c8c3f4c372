"""Colours of the whole game: metals, natures of cards, the five games."""

from __future__ import annotations

from typing import NamedTuple

Colour = tuple[int, int, int]
Stops = tuple[tuple[float, str], ...]


class Nature(NamedTuple):
    """What a card's art is painted with: sky from top to bottom, clouds, light, metal of the emblem."""

    sky: Stops
    cloud: str
    glow: Colour
    metal: Stops


class Game(NamedTuple):
    """A game's nature and the metal of its frames."""

    nature: Nature
    frame: Stops


def rgb(code: str) -> Colour:
    """Return the channels of #rrggbb."""
    value = int(code.removeprefix("#"), 16)
    return value >> 16, value >> 8 & 255, value & 255


def scaled(colour: Colour, factor: float) -> Colour:
    """Return a colour made darker or brighter."""
    red, green, blue = (min(255, max(0, round(channel * factor))) for channel in colour)
    return red, green, blue


def mixed(first: Colour, second: Colour, share: float) -> Colour:
    """Return the first colour with so much of the second in it."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


def _nature(sky: str, cloud: str, glow: Colour, metal: str) -> Nature:
    """Return a nature; sky and metal are three colours each, from top to bottom."""
    top, middle, bottom = sky.split()
    bright, plain, deep = metal.split()
    return Nature(
        ((0, top), (0.45, middle), (1, bottom)), cloud, glow, ((0, bright), (0.45, plain), (1, deep))
    )


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


def _alloy(*colours: str) -> Stops:
    """Return a metal that is lit at the top and once more in its middle, like gold."""
    return tuple(zip((0, 0.15, 0.42, 0.52, 0.64, 1), colours, strict=True))


ROSE = _alloy("#ffe3d2", "#e0a184", "#94503e", "#f0bfa2", "#7a3c30", "#3c1714")
BRONZE = _alloy("#f4e6b8", "#cbb06a", "#7d6a36", "#e2cf92", "#5f5430", "#2b2a18")
EMBER = _alloy("#fff0b0", "#ffc04a", "#c8641a", "#ffd27a", "#9a4412", "#4a1a08")

FIRE = _nature("#3a0d06 #a3300c #180402", "#ff8a2a", (255, 120, 40), "#fff6cf #ffc247 #d3491a")
LIFE = _nature("#0a2a16 #2d7a35 #04140a", "#b5e86a", (150, 230, 90), "#fbffdf #cdea78 #4d962c")
CALM = _nature("#06183a #1c5fae #030a1c", "#7cc4ff", (90, 170, 255), "#ffffff #c4e6ff #3a86dc")
DEATH = _nature("#17101f #4b3a63 #07040c", "#b8a4d8", (170, 140, 220), "#ffffff #e6dcf2 #8d7aa8")
OCHRE = _nature("#2c1a04 #94661a #150b02", "#ffd873", (255, 200, 80), "#fffbe0 #ffdf7a #c58a1c")
ARCANE = _nature("#140a36 #46249c #0b0420", "#b18cff", (150, 110, 255), "#ffffff #d8c5ff #7a4fe0")
SILVER = _nature("#12191f #4a6070 #070a0d", "#c4d6e2", (170, 205, 230), "#ffffff #dfe9ef #8499a8")
HOLY = _nature("#2b2408 #8f7a2c #141003", "#fff0b0", (255, 232, 140), "#ffffff #fff3c0 #c9a63c")
PROFANE = _nature("#22081f #6d1d58 #0d030c", "#f0a0dc", (226, 96, 190), "#fff2fb #f0b6de #97408a")
THORN = _nature("#1d0a18 #5c1a3c #0a0409", "#f08ab4", (236, 84, 140), "#ffeef4 #f2a8c4 #8f2c58")
EARTH = _nature("#26120a #74401a #110804", "#e8b078", (240, 160, 85), "#fff6e8 #f2cd98 #8a5426")

_DUEL = _nature("#0a1a2c #2a5f92 #050b14", "#9fd0ff", (110, 185, 255), "#ffffff #d3e8ff #5f9fdc")
_SEALS = _nature("#05221c #14705a #03110d", "#8fe8c8", (70, 220, 165), "#fbffe8 #bff0d0 #2ea07a")
_EPIC = _nature("#4a1404 #d2570c #200702", "#ffc04a", (255, 140, 40), "#fffbd0 #ffd24a #e2521a")
_LODGE = _nature("#2c0610 #8f1734 #120206", "#ff6f8c", (255, 70, 105), "#fff0ee #ff9aa8 #b41c3c")

GAMES = {
    "res_arcana": Game(ARCANE, GOLD),
    "black_rose_duel": Game(_DUEL, STEEL),
    "five_seals": Game(_SEALS, BRONZE),
    "epic_spell_wars": Game(_EPIC, EMBER),
    "black_rose_wars": Game(_LODGE, ROSE),
}
# Round the table and the rose window, from the top clockwise.
CIRCLE = ("black_rose_wars", "five_seals", "epic_spell_wars", "res_arcana", "black_rose_duel")

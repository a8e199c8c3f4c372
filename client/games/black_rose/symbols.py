"""The symbols of the Black Rose."""

from __future__ import annotations

from pygame import Surface

from client.art.lettering import letters
from client.art.place import place
from client.art.symbols import UNIT, Picture, Symbol, Tone
from client.art.vector import corners, drawing, path, polygon


def _area(px: int, ink: str, reach: str) -> Surface:
    """Return a room, and in it how far away it may be."""
    hexagon = path(polygon(corners(6, 50, 50, 43)), stroke=ink, width=max(9.0, 130 / px))
    surface = drawing((px, px), hexagon, view=(UNIT, UNIT))
    place(surface, letters(reach, "ui_bold", round(px * 0.58), ink), (round(px / 2), round(px / 2)))
    return surface


SYMBOLS: tuple[Symbol, ...] = (
    Picture("area", _area, numbered=False),
    Tone("activate", "sprint", "#2c6a24", "#b4e890"),
    Tone("act", "fist", "#6a3a18", "#f0c090"),
    Tone("bone_shield", "skull-shield", "#4a4450", "#d8d0e0"),
    Tone("combat", "crossed-swords", "#7a2018", "#ff9a84"),
    Tone("conjunction", "linked-rings", "#2f5a8a", "#9cc8ff"),
    Tone("crown", "queen-crown", "#a06a08", "#ffd75e"),
    Tone("damage", "heart-drop", "#c2283c", "#ff6d78"),
    Tone("evocation", "imp-laugh", "#5a2a6a", "#e0a8ff"),
    Tone("figure", "pawn", "#4a3a30", "#f0e2c8"),
    Tone("forgotten", "semi-closed-eye", "#5a3a8a", "#d0b4ff"),
    Tone("grave_blade", "relic-blade", "#4a4450", "#d8d0e0"),
    Tone("grimoire", "white-book", "#39506b", "#b8d4f4"),
    Tone("heal", "health-increase", "#2c6a24", "#a8e890"),
    Tone("health", "hearts", "#b02438", "#ff7a86"),
    Tone("holy", "holy-symbol", "#7a5c08", "#fff0a8"),
    Tone("instability", "cube", "#8a5a1e", "#f0c069"),
    Tone("lasting", "infinity", "#5a3a8a", "#cbb0ff"),
    Tone("library", "bookshelf", "#39506b", "#b8d4f4"),
    Tone("mage", "warlock-hood", "#4a3a30", "#f0e2c8"),
    Tone("magic", "star-swirl", "#4a2a9a", "#c9a8ff"),
    Tone("memories", "scroll-unfurled", "#6a4a20", "#e0cda0"),
    Tone("oath_beyond_death", "raise-zombie", "#4a4450", "#d8d0e0"),
    Tone("power", "beveled-star", "#b5780c", "#ffd75e"),
    Tone("profane", "horned-skull", "#7a1f66", "#f0a8dc"),
    Tone("quick", "power-lightning", "#a06a08", "#ffd75e"),
    Tone("rooms", "castle-ruins", "#5a4630", "#e0c8a0"),
    Tone("rose", "rose", "#a0305c", "#ff86b4"),
    Tone("speed", "walking-boot", "#5a4a20", "#e0d090"),
    Tone("spell", "open-book", "#39506b", "#b8d4f4"),
    Tone("strength", "mailed-fist", "#6a3a18", "#f0c090"),
    Tone("strike", "sword-clash", "#7a2018", "#ffb09a"),
    Tone("swap", "cycle", "#3a5a6a", "#a8dcf0"),
    Tone("templar", "black-knight-helm", "#3a3a44", "#d8dce6"),
    Tone("trophy", "trophy-cup", "#a06a08", "#ffd75e"),
    Tone("upgrade", "upgrade", "#4a4450", "#d8d0e0"),
    Tone("you", "person", "#4a3a30", "#f0e2c8"),
)
TONES = {symbol.name: symbol for symbol in SYMBOLS if isinstance(symbol, Tone)}

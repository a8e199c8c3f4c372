"""The symbols of the Black Rose."""

from __future__ import annotations

from pygame import Surface

from client.art.lettering import letters
from client.art.place import place
from client.art.symbols import UNIT, Symbol, Tone, from_tone
from client.art.vector import corners, drawing, path, polygon


def _area(px: int, ink: str, reach: str) -> Surface:
    """Return a room, and in it how far away it may be."""
    hexagon = path(polygon(corners(6, 50, 50, 43)), stroke=ink, width=max(9.0, 130 / px))
    surface = drawing((px, px), hexagon, view=(UNIT, UNIT))
    place(surface, letters(reach, "ui_bold", round(px * 0.58), ink), (round(px / 2), round(px / 2)))
    return surface


TONES = {
    "activate": Tone("sprint", "#2c6a24", "#b4e890"),
    "act": Tone("fist", "#6a3a18", "#f0c090"),
    "bone_shield": Tone("skull-shield", "#4a4450", "#d8d0e0"),
    "combat": Tone("crossed-swords", "#7a2018", "#ff9a84"),
    "conjunction": Tone("linked-rings", "#2f5a8a", "#9cc8ff"),
    "crown": Tone("queen-crown", "#a06a08", "#ffd75e"),
    "damage": Tone("heart-drop", "#c2283c", "#ff6d78"),
    "evocation": Tone("imp-laugh", "#5a2a6a", "#e0a8ff"),
    "figure": Tone("pawn", "#4a3a30", "#f0e2c8"),
    "forgotten": Tone("semi-closed-eye", "#5a3a8a", "#d0b4ff"),
    "grave_blade": Tone("relic-blade", "#4a4450", "#d8d0e0"),
    "grimoire": Tone("white-book", "#39506b", "#b8d4f4"),
    "heal": Tone("health-increase", "#2c6a24", "#a8e890"),
    "health": Tone("hearts", "#b02438", "#ff7a86"),
    "holy": Tone("holy-symbol", "#7a5c08", "#fff0a8"),
    "instability": Tone("cube", "#8a5a1e", "#f0c069"),
    "lasting": Tone("infinity", "#5a3a8a", "#cbb0ff"),
    "library": Tone("bookshelf", "#39506b", "#b8d4f4"),
    "mage": Tone("warlock-hood", "#4a3a30", "#f0e2c8"),
    "magic": Tone("star-swirl", "#4a2a9a", "#c9a8ff"),
    "memories": Tone("scroll-unfurled", "#6a4a20", "#e0cda0"),
    "oath_beyond_death": Tone("raise-zombie", "#4a4450", "#d8d0e0"),
    "power": Tone("beveled-star", "#b5780c", "#ffd75e"),
    "profane": Tone("horned-skull", "#7a1f66", "#f0a8dc"),
    "quick": Tone("power-lightning", "#a06a08", "#ffd75e"),
    "rooms": Tone("castle-ruins", "#5a4630", "#e0c8a0"),
    "rose": Tone("rose", "#a0305c", "#ff86b4"),
    "speed": Tone("walking-boot", "#5a4a20", "#e0d090"),
    "spell": Tone("open-book", "#39506b", "#b8d4f4"),
    "strength": Tone("mailed-fist", "#6a3a18", "#f0c090"),
    "strike": Tone("sword-clash", "#7a2018", "#ffb09a"),
    "swap": Tone("cycle", "#3a5a6a", "#a8dcf0"),
    "templar": Tone("black-knight-helm", "#3a3a44", "#d8dce6"),
    "trophy": Tone("trophy-cup", "#a06a08", "#ffd75e"),
    "upgrade": Tone("upgrade", "#4a4450", "#d8d0e0"),
    "you": Tone("person", "#4a3a30", "#f0e2c8"),
}
SYMBOLS = (
    Symbol("area", _area, takes_number=False),
    *(from_tone(name, tone) for name, tone in TONES.items()),
)

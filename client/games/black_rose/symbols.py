"""The symbols of the Black Rose."""

from __future__ import annotations

from pygame import Surface

from client.art.lettering import letters
from client.art.place import place
from client.art.symbols import UNIT, Symbol, Tone, from_tone
from client.art.vector import corners, drawing, path, polygon
from client.games.black_rose import palette


def _area(px: int, ink: str, reach: str) -> Surface:
    """Return a room, and in it how far away it may be."""
    hexagon = path(polygon(corners(6, 50, 50, 43)), stroke=ink, width=max(9.0, 130 / px))
    surface = drawing((px, px), hexagon, view=(UNIT, UNIT))
    place(surface, letters(reach, "ui_bold", round(px * 0.58), ink), (round(px / 2), round(px / 2)))
    return surface


TONES = {
    "act": Tone("fist", *palette.LEATHER),
    "activate": Tone("sprint", *palette.LEAF),
    "air": Tone("whirlwind", *palette.WATER),
    "any_element": Tone("rainbow-star", *palette.HALO),
    "bone_shield": Tone("skull-shield", *palette.IRON),
    "cerberus": Tone("hound", *palette.IMP),
    "combat": Tone("crossed-swords", *palette.BLOOD),
    "conjunction": Tone("linked-rings", *palette.SKY),
    "crown": Tone("queen-crown", *palette.GILT),
    "damage": Tone("heart-drop", *palette.WOUND),
    "earth": Tone("mountains", *palette.WOOD),
    "event": Tone("rose", *palette.PETAL),
    "evocation": Tone("imp-laugh", *palette.IMP),
    "figure": Tone("pawn", *palette.CLOTH),
    "fire": Tone("flame", *palette.BLOOD),
    "forgotten": Tone("semi-closed-eye", *palette.VIOLET),
    "grave_blade": Tone("relic-blade", *palette.IRON),
    "grimoire": Tone("white-book", *palette.BOOK),
    "heal": Tone("health-increase", *palette.LEAF),
    "health": Tone("hearts", *palette.WOUND),
    "holy": Tone("holy-symbol", *palette.HALO),
    "instability": Tone("cube", *palette.WOOD),
    "landsknecht": Tone("visored-helm", *palette.HELM),
    "lasting": Tone("infinity", *palette.VIOLET),
    "library": Tone("bookshelf", *palette.BOOK),
    "mage": Tone("warlock-hood", *palette.CLOTH),
    "magic": Tone("star-swirl", *palette.ARCANE),
    "memories": Tone("scroll-unfurled", *palette.VELLUM),
    "oath_beyond_death": Tone("raise-zombie", *palette.IRON),
    "power": Tone("beveled-star", *palette.GILT),
    "profane": Tone("horned-skull", *palette.PROFANE),
    "protection": Tone("shield", *palette.LEAF),
    "quest": Tone("scroll-quill", *palette.VELLUM),
    "rooms": Tone("castle-ruins", *palette.VELLUM),
    "rose": Tone("rose", *palette.PETAL),
    "speed": Tone("walking-boot", *palette.VELLUM),
    "spell": Tone("open-book", *palette.BOOK),
    "strength": Tone("mailed-fist", *palette.LEATHER),
    "strike": Tone("sword-clash", *palette.BLOOD),
    "swap": Tone("cycle", *palette.WATER),
    "templar": Tone("black-knight-helm", *palette.HELM),
    "trap": Tone("wolf-trap", *palette.LEATHER),
    "trophy": Tone("trophy-cup", *palette.GILT),
    "upgrade": Tone("upgrade", *palette.IRON),
    "water": Tone("water-drop", *palette.SKY),
    "you": Tone("person", *palette.CLOTH),
}
SYMBOLS = (
    Symbol("area", _area, takes_number=False),
    *(from_tone(name, tone) for name, tone in TONES.items()),
)

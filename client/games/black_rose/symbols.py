"""The symbols of the Black Rose."""

from __future__ import annotations

from pygame import Surface

from client.art.lettering import letters
from client.art.place import place
from client.art.symbols import UNIT, Picture, Symbol, Tone
from client.art.vector import corners, drawing, path, polygon
from client.games.black_rose import palette


def _area(px: int, ink: str, reach: str) -> Surface:
    """Return a room, and in it how far away it may be."""
    hexagon = path(polygon(corners(6, 50, 50, 43)), stroke=ink, width=max(9.0, 130 / px))
    surface = drawing((px, px), hexagon, view=(UNIT, UNIT))
    place(surface, letters(reach, "ui_bold", round(px * 0.58), ink), (round(px / 2), round(px / 2)))
    return surface


SYMBOLS: tuple[Symbol, ...] = (
    Picture("area", _area, numbered=False),
    Tone("activate", "sprint", *palette.LEAF),
    Tone("act", "fist", *palette.LEATHER),
    Tone("bone_shield", "skull-shield", *palette.IRON),
    Tone("combat", "crossed-swords", *palette.BLOOD),
    Tone("conjunction", "linked-rings", *palette.SKY),
    Tone("crown", "queen-crown", *palette.GILT),
    Tone("damage", "heart-drop", *palette.WOUND),
    Tone("evocation", "imp-laugh", *palette.IMP),
    Tone("figure", "pawn", *palette.CLOTH),
    Tone("forgotten", "semi-closed-eye", *palette.VIOLET),
    Tone("grave_blade", "relic-blade", *palette.IRON),
    Tone("grimoire", "white-book", *palette.BOOK),
    Tone("heal", "health-increase", *palette.LEAF),
    Tone("health", "hearts", *palette.WOUND),
    Tone("holy", "holy-symbol", *palette.HALO),
    Tone("instability", "cube", *palette.WOOD),
    Tone("lasting", "infinity", *palette.VIOLET),
    Tone("library", "bookshelf", *palette.BOOK),
    Tone("mage", "warlock-hood", *palette.CLOTH),
    Tone("magic", "star-swirl", *palette.ARCANE),
    Tone("memories", "scroll-unfurled", *palette.VELLUM),
    Tone("oath_beyond_death", "raise-zombie", *palette.IRON),
    Tone("power", "beveled-star", *palette.GILT),
    Tone("profane", "horned-skull", *palette.PROFANE),
    Tone("quick", "power-lightning", *palette.GILT),
    Tone("rooms", "castle-ruins", *palette.VELLUM),
    Tone("rose", "rose", *palette.PETAL),
    Tone("speed", "walking-boot", *palette.VELLUM),
    Tone("spell", "open-book", *palette.BOOK),
    Tone("strength", "mailed-fist", *palette.LEATHER),
    Tone("strike", "sword-clash", *palette.BLOOD),
    Tone("swap", "cycle", *palette.WATER),
    Tone("templar", "black-knight-helm", *palette.HELM),
    Tone("trophy", "trophy-cup", *palette.GILT),
    Tone("upgrade", "upgrade", *palette.IRON),
    Tone("you", "person", *palette.CLOTH),
)
TONES = {symbol.name: symbol for symbol in SYMBOLS if isinstance(symbol, Tone)}

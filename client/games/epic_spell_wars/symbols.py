"""The symbols of Epic Spell Wars: glyphs, damage, life, and what is won and lost."""

from __future__ import annotations

from pygame import Surface

from client.art.place import place
from client.art.symbols import Symbol, from_icon
from client.art.vector import drawing
from client.games.epic_spell_wars.comic import burst, glyph, inked, shout, shout_size
from client.games.epic_spell_wars.palette import GAIN, RED, WHITE
from rules.epic_spell_wars.spell import GLYPHS

UNIT = 100


def _glyph(name: str) -> Symbol:
    """Return the badge of a glyph or a kind of card."""
    return Symbol(name, lambda px, _ink, _number: glyph(name, px))


def _splash(name: str, colour: str, sign: str) -> Symbol:
    """Return a burst with a number."""

    def paint(px: int, _ink: str, number: str) -> Surface:
        surface = drawing(
            (px, px), inked(burst((50, 50), 38, 49, 12, rough=0.03), colour, 6), view=(UNIT, UNIT)
        )
        said = f"{sign}{number}" if number else sign
        size = shout_size(said, round(px * 0.56), px * 0.8)
        place(surface, shout(said, size, WHITE), (px / 2, px * 0.48))
        return surface

    return Symbol(name, paint, takes_number=False)


SYMBOLS = (
    *map(_glyph, GLYPHS),
    _glyph("treasure"),
    _glyph("dead_wizard"),
    _splash("blow", RED, "\N{EN DASH}"),
    _splash("mend", GAIN, "+"),
    from_icon("spell_die", "perspective-dice-six-faces-random"),
    from_icon("aim", "targeted"),
    from_icon("haste", "hourglass"),
    from_icon("spell_card", "magic-swirl"),
)

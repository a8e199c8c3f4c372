"""How treasures and cards look that lie on a board: as tiles, as lines of words, as the ribbon of a card."""

from __future__ import annotations

from pygame import Surface

from client.art.cache import sprite
from client.art.icons import icon
from client.art.place import place
from client.art.text import abridged, draw, escape, fitted, fitted_line, line
from client.art.theme import mix
from client.art.vector import Fade, Size, drawing, path, polygon, rounded
from client.games.epic_spell_wars.comic import inked
from client.games.epic_spell_wars.faces import initiative_star, ribbon
from client.games.epic_spell_wars.palette import BOARD, ICONS, INK, LOOKS, PALE, RIBBON
from client.games.epic_spell_wars.show import SAID
from rules.core.words import Words
from rules.epic_spell_wars.card_text import text
from rules.epic_spell_wars.cards import COMPONENTS

UNIT = 100
LOW_LINE = 8
"""From how many times its height on the line of a treasure is a low one."""
LEAST_WORDS = 11.4
"""How large the words of such a line are at least: where they would be smaller, the name stands alone."""
LEAST_RIBBON = 3
"""From how many times its height on a ribbon has room for words."""


@sprite
def tile(component: str, px: int) -> Surface:
    """Return a treasure, a dead wizard card or a card of a spell as a small tile with its emblem."""
    kind = COMPONENTS[component]
    look = LOOKS[kind.glyph or kind.kind]
    fill = Fade(((0, look.pale), (1, look.colour)))
    surface = drawing((px, px), inked(rounded(3, 3, 94, 94, 14), fill, 6), view=(UNIT, UNIT))
    place(surface, icon(ICONS[component], round(px * 0.7), mix(look.deep, INK, 0.5)), (px / 2, px / 2))
    return surface


@sprite
def treasure_line(component: str, size: Size, words: Words, least: int) -> Surface:
    """Return a treasure, or another card that lies on a board, with its name and what it does."""
    high, kind = size[1], COMPONENTS[component]
    look, edge = LOOKS[kind.glyph or kind.kind], max(1.5, high * 0.04)
    shape = rounded(edge / 2, edge / 2, size[0] - edge, high - edge, high * 0.14)
    surface = drawing(size, path(shape, BOARD, stroke=look.colour, width=edge))
    place(surface, tile(component, round(high * 0.8)), (high * 0.5, high / 2))
    left, room = high * 0.98, size[0] - high * 1.06
    name, bold = escape(words(f"epic_spell_wars.name.{component}")), SAID._replace(role="ui_bold")
    said, quiet = escape(text(kind, words)), SAID._replace(colour=PALE, leading=1.08)
    if size[0] > high * LOW_LINE:
        # Where there are many, the name stands in the line of the words, which stay readable.
        whole = fitted(f"*{name}:* {said}", quiet, round(high * 0.4), room, high * 0.92, least)
        if whole.height > high * 0.92:
            whole = fitted_line(f"*{name}*", quiet, round(high * 0.5), room)
        place(surface, draw(whole), (left, high / 2), "midleft")
        return surface
    place(surface, line(name, bold, round(high * 0.28), room), (left, high * 0.23), "midleft")
    place(
        surface,
        draw(abridged(said, quiet, round(high * 0.28), room, high * 0.58, least)),
        (left, high * 0.66),
        "midleft",
    )
    return surface


@sprite
def known(component: str, size: Size, words: Words) -> Surface:
    """Return a card of a spell that was named before its turn: its ribbon, or a tile in little room."""
    (wide, high), kind = size, COMPONENTS[component]
    star = initiative_star(kind.initiative, high * 0.42) if kind.initiative else None
    if wide < LEAST_RIBBON * high:
        surface = tile(component, wide).copy()
        if star is not None:
            small = initiative_star(kind.initiative, high * 0.26)
            place(surface, small, (wide * 0.74, high * 0.74))
        return surface
    ends = (kind.kind == "source", kind.kind == "delivery")
    shape = ribbon(wide, high * 0.06, high * 0.94, *ends, high / 52)
    surface = drawing(size, path(polygon(shape), Fade(RIBBON), stroke=INK, width=high * 0.07))
    place(surface, tile(component, round(high * 0.78)), (high * 0.6, high / 2))
    right = wide - high * 0.3
    if star is not None:
        right = place(surface, star, (right, high / 2), "midright").left
    called, name = words(f"epic_spell_wars.kind.{kind.kind}"), words(f"epic_spell_wars.name.{component}")
    bold = SAID._replace(role="ui_bold", colour=INK)
    said = line(escape(f"{called}: {name}"), bold, round(high * 0.5), right - high * 1.2)
    place(surface, said, (high * 1.1, high / 2), "midleft")
    return surface

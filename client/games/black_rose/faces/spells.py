"""Spells: both sides on a picture, prepared with one side up, small on a rival's board."""

from __future__ import annotations

from typing import NamedTuple

from pygame import SRCALPHA, Rect, Surface

from client.art.cache import sprite
from client.art.cards import CardBox
from client.art.effects import dimmed
from client.art.pictures import set_in_gold
from client.art.place import place
from client.art.text import Block, Style, abridged, draw, fitted, fitted_together, line
from client.art.theme import TEXT
from client.art.type_sizes import Type
from client.art.vector import Fade, Size, drawing, path, ring, rounded
from client.canvas import Scale
from client.games.black_rose import palette
from client.games.black_rose.faces.backs import back
from client.games.black_rose.faces.cards import MARGIN, SHAPE, TOP, WIDTH, bound
from client.games.black_rose.formulas import brief, name_of
from client.games.black_rose.sprites.paintings import emblem_of, painting, whole_painting
from client.games.black_rose.sprites.tokens import coin, element, kind, marker, plate, target
from rules.black_rose.card_text import face_text
from rules.black_rose.catalogue import Spell
from rules.core.words import Words

SIGNS = 20
"""How high the signs of a side are."""
HEAD, FOOT = SIGNS + 5, 5
"""The room for the signs at the top of a pane, and for air at its foot."""
PANES: tuple[int, ...] = (56, 72, 88)
"""How high a pane may be: the lowest is taken in which the formula keeps its size."""
LEAST, LEAST_WORDS, LEAST_PX = 0.09, 0.064, 10
"""How small a formula may be, and words: by the width of the card, and these in pixels too."""
LEFT = 84
"""How much of the picture words leave free at least on the table: a third of the card."""
FREE = (96, 84, 72, 60, 48)
"""How much of the picture words leave free: the most at which they are still large enough to read."""
READABLE, READABLE_PX = 0.045, 15
"""Their least size, by the width of the card and in pixels."""
IN_SHORT = 44
"""How high the pane of a side is of which only the first words are said."""
FOLD = 26
"""How high the side of a prepared spell is that is not up."""
COIN = 25
"""The coins on the picture: that a spell places instability, and its school."""
OPAQUE = 0.9
"""How much of the picture a pane hides: its signs are to be read."""
MINI = 52
"""The width of a spell on a rival's board, in units."""
INKS = (TEXT, palette.NIGHT_TEXT)
"""The ink of the main side, and of the reverse."""
WORDS = Style("text", TEXT, leading=1.2)
FORMULA = Style("ui_bold", TEXT, leading=1.3, symbol=1.2)
NAME = Style("ui_medium", TEXT, leading=1.05)


class Pane(NamedTuple):
    """A side of a spell as measured: its number, its box on the card, and what it does."""

    side: int
    box: CardBox
    does: Block


# --- both sides --------------------------------------------------------------------------------------


@sprite
def turned_up(printed: Spell, up: int, width: int, words: Words, *, large: bool = False) -> Surface:
    """Return a spell in hand: the side that is up is framed, the other one lies in the shade."""
    surface = spell(printed, width, words, large=large).copy()
    unit = width / WIDTH
    for pane in panes(printed, width, words, large=large):
        size = pane.box[2:]
        if pane.side == up:
            shape = path(ring(0, 0, *size, 5 * unit, max(1.5, 2.2 * unit)), palette.LIT, holes=True)
        else:
            shape = path(rounded(0, 0, *size, 4 * unit), palette.SHADE, opacity=0.45)
        surface.blit(drawing(size, shape), pane.box[:2])
    return surface


@sprite
def spell(printed: Spell, width: int, words: Words, *, large: bool = False) -> Surface:
    """Return a spell: its picture, the main side at the top and the reverse at the foot."""
    return _laid_out(printed, width, words, panes(printed, width, words, large=large))


@sprite
def spell_in_short(printed: Spell, width: int, words: Words) -> Surface:
    """Return a spell of which each side says no more than its first words: half of it is picture."""
    return _laid_out(printed, width, words, panes_in_short(printed, width, words))


def _laid_out(printed: Spell, width: int, words: Words, both: tuple[Pane, Pane]) -> Surface:
    """Return a spell with its sides above and below its picture."""
    px = Scale(width / WIDTH)
    free = Rect(both[0].box).bottom, both[1].box[1]
    surface = _pictured(printed, (width, round(width * SHAPE)), free, words)
    for pane in both:
        _print(surface, printed, pane, px)
    _coins(surface, printed, both[1].box[1] - px(COIN / 2 + 4), px)
    return surface


def panes(printed: Spell, width: int, words: Words, *, large: bool = False) -> tuple[Pane, Pane]:
    """Measure both sides of a spell; those of a large one are as high as their words."""
    px, window = Scale(width / WIDTH), Rect(_window((width, round(width * SHAPE))))
    room = window.width - px(8)
    if large:
        both = _sentences(printed, words, room, window.height - px(2 * (HEAD + FOOT)), px)
    else:
        both = _at_a_glance(printed, words, room, px(LEFT), window.height, px)
    (above, first), (below, second) = both
    return (
        Pane(0, (window.x, window.y, window.width, above), first),
        Pane(1, (window.x, window.bottom - below, window.width, below), second),
    )


def panes_in_short(printed: Spell, width: int, words: Words) -> tuple[Pane, Pane]:
    """Measure both sides of a spell of which each says no more than its first words."""
    px, window = Scale(width / WIDTH), Rect(_window((width, round(width * SHAPE))))
    tall, most, least = px(IN_SHORT), px(Type.FINE), px(LEAST_WORDS * WIDTH)
    room, height = window.width - px(8), tall - px(HEAD)
    first, second = (
        abridged(brief(printed, side, words), WORDS._replace(colour=ink), most, room, height, least)
        for side, ink in enumerate(INKS)
    )
    return (
        Pane(0, (window.x, window.y, window.width, tall), first),
        Pane(1, (window.x, window.bottom - tall, window.width, tall), second),
    )


def _at_a_glance(
    printed: Spell, words: Words, room: float, free: int, height: int, px: Scale
) -> list[tuple[int, Block]]:
    """Measure both sides as they lie on the table: symbols whole, of words the first ones in what is left."""
    said = [bool(face.said) for face in printed.faces]
    both = [None if tells else _formula(printed, side, room, px, words) for side, tells in enumerate(said)]
    left = height - free - sum(one[0] for one in both if one)
    each = left // max(1, sum(said))
    return [one or _first_words(printed, side, room, each, px, words) for side, one in enumerate(both)]


def _formula(printed: Spell, side: int, room: float, px: Scale, words: Words) -> tuple[int, Block]:
    """Measure a side in symbols: how high its pane is, and what it says."""
    style, most = FORMULA._replace(colour=INKS[side]), px(Type.FACE_FORMULA * WIDTH)
    signs = brief(printed, side, words)
    for high in PANES:
        does = fitted(signs, style, most, room, px(high - HEAD - FOOT))
        if does.px >= px(LEAST * WIDTH):
            break
    return px(high), does


def _first_words(
    printed: Spell, side: int, room: float, most: int, px: Scale, words: Words
) -> tuple[int, Block]:
    """Measure a side that has words, as many as can be read in a pane at most so high."""
    style, least = WORDS._replace(colour=INKS[side]), max(px(LEAST_WORDS * WIDTH), LEAST_PX)
    frame = px(HEAD + FOOT)
    does = abridged(brief(printed, side, words), style, max(px(Type.FINE), least), room, most - frame, least)
    return max(px(PANES[0]), min(most, does.height + frame)), does


def _sentences(
    printed: Spell, words: Words, room: float, height: float, px: Scale
) -> list[tuple[int, Block]]:
    """Measure both sides in words of one size: how high each pane is, and what it says."""
    texts = [face_text(printed, side, words) for side in (0, 1)]
    most, least = px(Type.FACE_SPELL * WIDTH), max(px(READABLE * WIDTH), READABLE_PX)
    for free in FREE:
        both = fitted_together(texts, WORDS, most, room, height - px(free))
        if both[0].px >= least:
            break
    return [
        (px(HEAD + FOOT) + does.height, does._replace(style=WORDS._replace(colour=ink)))
        for does, ink in zip(both, INKS, strict=True)
    ]


def _window(size: Size) -> CardBox:
    """Return where the picture of a spell is: everywhere below its name."""
    px = Scale(size[0] / WIDTH)
    left, top = px(MARGIN), px(TOP)
    return left, top, size[0] - 2 * left, size[1] - left - top


def _pictured(printed: Spell, size: Size, free: tuple[int, int], words: Words) -> Surface:
    """Return a spell without its sides: leather, name, picture; where it is free its subject is whole."""
    window, (top, bottom) = Rect(_window(size)), free
    shown = painting(printed, window.size).copy()
    shown.blit(whole_painting(printed, (window.width, bottom - top)), (0, top - window.y))
    return bound(shown, printed, size, (*window.topleft, *window.size), words)


def _print(surface: Surface, printed: Spell, pane: Pane, px: Scale) -> None:
    """Print one side: its pane, its signs in a row, what it does below them."""
    box = Rect(pane.box)
    surface.blit(_glass(box.size, px.unit, pane.side), box)
    _signs(surface, printed, pane.side, Rect(box.topleft, (box.width, px(HEAD))), px, INKS[pane.side])
    middle = (box.y + px(HEAD) + box.bottom - px(FOOT / 2)) / 2
    place(surface, draw(pane.does, "centre"), (box.centerx, middle))


def _signs(surface: Surface, printed: Spell, side: int, row: Rect, px: Scale, ink: str) -> None:
    """Put the signs of a side into a row: which side, type, element; at the right the target."""
    high, face = px(SIGNS), printed.faces[side]
    left = row.x + px(4)
    for sign in (marker(side, round(high * 0.62), ink), kind(face.type, high), element(face.element, high)):
        left = place(surface, sign, (left, row.centery), "midleft").right + px(3)
    aim = target(face.target, round(high * 0.92), ink)
    place(surface, aim, (row.right - px(5), row.centery), "midright")


def _coins(surface: Surface, printed: Spell, middle: float, px: Scale) -> None:
    """Put on the picture whether a spell places instability, and its school."""
    left, _, wide, _ = _window(surface.get_size())
    if printed.icon:
        place(surface, coin("cube", px(COIN), palette.BRONZE), (left + px(4), middle), "midleft")
    school = coin(emblem_of(printed), px(COIN), palette.PIT)
    place(surface, school, (left + wide - px(4), middle), "midright")


@sprite
def _glass(size: Size, unit: float, side: int) -> Surface:
    """Return a pane of dark glass, edged in gold or, for the reverse, in violet."""
    return drawing(
        size,
        path(rounded(0, 0, *size, 4 * unit), palette.GLASS[side], opacity=OPAQUE),
        path(ring(0, 0, *size, 4 * unit, max(1.0, unit)), Fade(palette.GLASS_EDGE[side]), holes=True),
    )


# --- one side ----------------------------------------------------------------------------------------


@sprite
def prepared(printed: Spell, up: int, size: Size, words: Words) -> Surface:
    """Return a spell in its slot: the chosen side at the foot of its picture, the other one folded."""
    px = Scale(size[0] / WIDTH)
    window = Rect(_window(size))
    low, room = window.bottom - px(FOLD), window.width - px(8)
    if printed.faces[up].said:
        high, does = _first_words(printed, up, room, low - window.y - px(LEFT), px, words)
    else:
        high, does = _formula(printed, up, room, px, words)
    surface = _pictured(printed, size, (window.y, low - high), words)
    _print(surface, printed, Pane(up, (window.x, low - high, window.width, high), does), px)
    folded = _glass((window.width, px(FOLD)), px.unit, 1 - up).copy()
    _signs(folded, printed, 1 - up, folded.get_rect(), px, INKS[1 - up])
    surface.blit(dimmed(folded, 0.6, 0.6), (window.x, low))
    _coins(surface, printed, window.y + px(COIN / 2 + 4), px)
    return surface


@sprite
def hidden(printed: Spell, up: int, size: Size, owner: int, note: str, words: Words) -> Surface:
    """Return an own spell face down: its back, and on a plate what only its owner may see."""
    px = Scale(size[0] / WIDTH)
    surface = back("spell", size, owner).copy()
    ground = plate((size[0] - px(14), px(84)), px.unit, palette.NIGHT_EDGE, radius=10)
    box = place(surface, ground, (size[0] / 2, size[1] - px(7)), "midbottom")
    name = fitted(name_of(printed.id, words), NAME, px(Type.SMALL), box.width - px(12), px(30))
    place(surface, draw(name, "centre"), (box.centerx, box.y + px(19)))
    row = Rect(box.x + px(6), box.y + px(34), box.width - px(12), px(26))
    _signs(surface, printed, up, row, px, TEXT)
    said = line(note, Style(colour=palette.SPELL_NOTE), px(Type.TINY), box.width - px(8))
    place(surface, said, (box.centerx, box.bottom - px(12)))
    return surface


@sprite
def mini(printed: Spell, up: int, size: Size) -> Surface:
    """Return a revealed spell on a rival's board: its picture, and the signs of the side that is up."""
    px = Scale(size[0] / MINI)
    surface = Surface(size, SRCALPHA)
    foot, side, face = px(24), px(17), printed.faces[up]
    surface.blit(painting(printed, (size[0], size[1] - foot)), (0, 0))
    surface.fill(palette.GLASS[up], Rect(0, size[1] - foot, size[0], foot))
    for number, sign in enumerate((kind(face.type, side), element(face.element, side))):
        place(surface, sign, (px(15 + 22 * number), size[1] - foot / 2))
    set_in_gold(surface, 5 * px.unit, 1.6 * px.unit)
    return surface

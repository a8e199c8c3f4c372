"""Spells: both sides on a card, the chosen side of a prepared one, small on a rival's board, from behind."""

from __future__ import annotations

from typing import Literal, NamedTuple

from pygame import SRCALPHA, Rect, Surface

from client.art.cache import sprite
from client.art.cards import Band, Box, sheet
from client.art.effects import dimmed, inset, round_corners
from client.art.icons import icon
from client.art.lettering import edged
from client.art.pictures import picture, strip
from client.art.place import place
from client.art.text import PARCHMENT, Block, Style, draw, fitted, line
from client.art.textures import roughen
from client.art.theme import CONTOUR, FOCUS, GOLD, INK, TEXT, seat_look
from client.art.vector import Fade, Size, drawing, path, ring, rounded
from client.canvas import Scale
from client.games.black_rose import palette
from client.games.black_rose.faces.cards import MARGIN, SHAPE, TOP, WIDTH, bound
from client.games.black_rose.formulas import formula, name_of
from client.games.black_rose.sprites.tokens import coin, element, kind, marker, plate, target
from rules.black_rose.card_text import face_text
from rules.black_rose.catalogue import Spell
from rules.core.words import Words

BackKind = Literal["spell", "forgotten"]
SIGNS = 20
"""How high the signs of a side are."""
GAP = 2
PICTURE, LARGE_PICTURE = (0.455, 0.585), (0.455, 0.61)
"""Where the picture between both sides begins and ends, by the height of the card."""
MINI = 52
"""The width of a spell on a rival's board, in units."""
REVERSE = Style("text", palette.NIGHT_TEXT, leading=1.2)
FORMULA = Style("ui_bold", INK, leading=1.3, symbol=1.2)
NAME = Style("ui_medium", TEXT, leading=1.05)
INKS = (INK, palette.NIGHT_TEXT)
"""The ink of the main side, and of the reverse."""


class Leaf(NamedTuple):
    """A side of a spell as measured: its number, its box, and what it does."""

    side: int
    box: Box
    does: Block


# --- both sides --------------------------------------------------------------------------------------


@sprite
def turned_up(printed: Spell, up: int, width: int, words: Words) -> Surface:
    """Return a spell in hand: the side that is up is framed, the other one lies in the shade."""
    surface = spell(printed, width, words).copy()
    unit = width / WIDTH
    for leaf in leaves(printed, width, words):
        size = leaf.box[2:]
        if leaf.side == up:
            shape = path(ring(0, 0, *size, 5 * unit, max(1.5, 2.2 * unit)), palette.LIT, holes=True)
        else:
            shape = path(rounded(0, 0, *size, 4 * unit), palette.SHADE, opacity=0.45)
        surface.blit(drawing(size, shape), leaf.box[:2])
    return surface


@sprite
def spell(printed: Spell, width: int, words: Words, *, large: bool = False) -> Surface:
    """Return a spell with both its sides upright; a large one has a higher picture between them."""
    size = (width, round(width * SHAPE))
    above, below = (round(size[1] * share) for share in (LARGE_PICTURE if large else PICTURE))
    surface = _leather(printed, size, above, below, words)
    for leaf in leaves(printed, width, words, large=large):
        _print(surface, printed, leaf, width / WIDTH)
    return surface


def leaves(printed: Spell, width: int, words: Words, *, large: bool = False) -> tuple[Leaf, Leaf]:
    """Measure both sides of a spell."""
    px = Scale(width / WIDTH)
    high = round(width * SHAPE)
    above, below = LARGE_PICTURE if large else PICTURE
    left, wide = px(MARGIN), width - 2 * px(MARGIN)
    top, low = px(TOP), round(high * below + GAP * px.unit)
    first = (left, top, wide, round(high * above - GAP * px.unit) - top)
    second = (left, low, wide, high - px(MARGIN) - low)
    return (
        _measured(printed, 0, first, px.unit, words, large=large),
        _measured(printed, 1, second, px.unit, words, large=large),
    )


def _measured(printed: Spell, side: int, box: Box, unit: float, words: Words, *, large: bool = False) -> Leaf:
    """Measure a side; a large one has words, a small one a formula."""
    room = (box[2] - 8 * unit, box[3] - (SIGNS + 7) * unit)
    if large:
        style = REVERSE if side else PARCHMENT
        return Leaf(side, box, fitted(face_text(printed, side, words), style, round(15 * unit), *room))
    style = FORMULA._replace(colour=INKS[side])
    return Leaf(side, box, fitted(formula(printed.faces[side].verbs), style, round(23 * unit), *room))


def _leather(printed: Spell, size: Size, above: int, below: int, words: Words) -> Surface:
    """Return a spell without its sides: leather, name, the picture between two heights."""
    unit = size[0] / WIDTH
    left = round(MARGIN * unit)
    window = (left, above, size[0] - 2 * left, below - above)
    surface = bound(strip(f"black_rose/{printed.id}", window[2:]), printed, size, window, words)
    middle = window[1] + window[3] / 2
    side = round(min(26 * unit, window[3] * 0.92))
    if printed.icon:
        place(surface, coin("cube", side, palette.BRONZE), (left + 3 * unit, middle), "midleft")
    school = palette.EMBLEMS[printed.owner] if printed.owner else palette.SCHOOLS[printed.kind]
    right = size[0] - left - 5 * unit
    for colour, lower in ((CONTOUR, max(1, unit)), (FOCUS, 0)):
        place(surface, icon(school, round(side * 0.8), colour), (right, middle + lower), "midright")
    return surface


def _print(surface: Surface, printed: Spell, leaf: Leaf, unit: float) -> None:
    """Print one side: its ground, its signs in a row, what it does below them."""
    box = Rect(leaf.box)
    surface.blit(_page(box.size, unit, dark=bool(leaf.side)), box)
    head = round((SIGNS + 4) * unit)
    _signs(surface, printed, leaf.side, Rect(box.topleft, (box.width, head)), unit, INKS[leaf.side])
    middle = (2 * box.y + (SIGNS + 4) * unit + box.height) / 2
    place(surface, draw(leaf.does, "centre"), (box.x + box.width / 2, middle))


def _signs(surface: Surface, printed: Spell, side: int, row: Rect, unit: float, ink: str) -> None:
    """Put the signs of a side into a row: which side, type, element; at the right the target."""
    px, face = round(SIGNS * unit), printed.faces[side]
    left = row.x + round(3 * unit)
    for sign in (marker(side, round(px * 0.62), ink), kind(face.type, px), element(face.element, px)):
        left = place(surface, sign, (left, row.centery), "midleft").right + round(3 * unit)
    aim = target(face.target, round(px * 0.92), ink)
    place(surface, aim, (row.right - round(4 * unit), row.centery), "midright")


@sprite
def _page(size: Size, unit: float, *, dark: bool) -> Surface:
    """Return the ground of a side: parchment by day, or the violet night of the reverse."""
    if not dark:
        return sheet(size, unit, (Band(size[1]),))
    surface = drawing(size, path(rounded(0, 0, *size, 4 * unit), Fade(palette.NIGHT)))
    roughen(surface)
    surface.blit(inset(size, 4 * unit, max(1, round(3 * unit)), 0.7), (0, 0))
    round_corners(surface, 4 * unit)
    return surface


# --- one side ----------------------------------------------------------------------------------------


@sprite
def prepared(printed: Spell, up: int, size: Size, words: Words) -> Surface:
    """Return a spell in its slot: the chosen side large on top, the other one folded to its signs."""
    px = Scale(size[0] / WIDTH)
    fold, left, top = px(SIGNS + 8), px(MARGIN), px(TOP)
    low = size[1] - left - fold
    above = low - px(46)
    surface = _leather(printed, size, above, low - px(GAP), words)
    box = (left, top, size[0] - 2 * left, above - px(GAP) - top)
    _print(surface, printed, _measured(printed, up, box, px.unit, words), px.unit)
    page = _page((size[0] - 2 * left, fold), px.unit, dark=not up).copy()
    _signs(page, printed, 1 - up, page.get_rect(), px.unit, INKS[1 - up])
    surface.blit(dimmed(page, 0.5, 0.6), (left, low))
    return surface


@sprite
def hidden(printed: Spell, up: int, size: Size, owner: int, note: str, words: Words) -> Surface:
    """Return an own spell face down: its back, and on a plate what only its owner may see."""
    px = Scale(size[0] / WIDTH)
    surface = back("spell", size, owner).copy()
    ground = plate((size[0] - px(14), px(84)), px.unit, palette.NIGHT_EDGE, radius=10)
    box = place(surface, ground, (size[0] / 2, size[1] - px(7)), "midbottom")
    name = fitted(name_of(printed.id, words), NAME, px(17), box.width - px(12), px(30))
    place(surface, draw(name, "centre"), (box.centerx, box.y + px(19)))
    row = Rect(box.x + px(6), box.y + px(34), box.width - px(12), px(26))
    _signs(surface, printed, up, row, px.unit, TEXT)
    said = line(note, Style(colour=palette.SPELL_NOTE), px(13), box.width - px(8))
    place(surface, said, (box.centerx, box.bottom - px(12)))
    return surface


@sprite
def mini(printed: Spell, up: int, size: Size) -> Surface:
    """Return a revealed spell on a rival's board: its picture, and the signs of the side that is up."""
    px = Scale(size[0] / MINI)
    surface = Surface(size, SRCALPHA)
    foot, side, face = px(24), px(17), printed.faces[up]
    surface.blit(picture(f"black_rose/{printed.id}", (size[0], size[1] - foot)), (0, 0))
    ground = palette.NIGHT[0][1] if up else palette.PARCHMENT_FOOT
    surface.fill(ground, Rect(0, size[1] - foot, size[0], foot))
    for number, sign in enumerate((kind(face.type, side), element(face.element, side))):
        place(surface, sign, (px(15 + 22 * number), size[1] - foot / 2))
    round_corners(surface, 5 * px.unit)
    rim = ring(0, 0, *size, 5 * px.unit, max(1.0, 1.6 * px.unit))
    surface.blit(drawing(size, path(rim, Fade(GOLD), holes=True)), (0, 0))
    return surface


@sprite
def back(kind_: BackKind, size: Size, owner: int | None = None, count: int = 0) -> Surface:
    """Return the back of a spell, glowing in its owner's colour; with a count it is a whole pile."""
    surface = picture(f"black_rose/back_{kind_}", size).copy()
    radius = size[0] * 0.053
    round_corners(surface, radius)
    if owner is not None:
        colour = seat_look(owner).colour
        glow = Fade(((0, colour + "70"), (1, colour + "00")), (0.5, 0.5))
        surface.blit(drawing(size, path(rounded(0, 0, *size, radius), glow)), (0, 0))
    if count:
        number = edged(str(count), "ui_bold", max(11, round(size[0] * 0.24)), FOCUS)
        place(surface, number, (size[0] / 2, size[1] * 0.84))
    return surface

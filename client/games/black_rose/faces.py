"""Card faces of the Black Rose, composed from the components' data: nothing is drawn by hand for a card.

Lengths are in units of a card 176 wide; `unit` is how many pixels one of them takes.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from pygame import SRCALPHA, Rect, Surface

from client.art.cache import sprite
from client.art.cards import Band, Box, CardLook, board, sheet, sheet_box
from client.art.effects import dimmed, inset, round_corners
from client.art.icons import icon
from client.art.lettering import edged, title
from client.art.panels import pill
from client.art.pictures import picture, strip
from client.art.text import PARCHMENT, Block, Style, draw, fitted, line
from client.art.textures import roughen
from client.art.theme import GOLD, INK, ROSE, STEEL, TEXT, seat_look
from client.art.vector import Fade, Size, drawing, path, ring, rounded
from client.games.black_rose.palette import GOLD_TEXT
from client.games.black_rose.pieces import coin, element, kind, marker, target

Detail = Literal["table", "large"]
Side = Literal["main", "reverse"]
BackKind = Literal["spell", "forgotten"]

WIDTH, HEIGHT = 176, 250
SHAPE = HEIGHT / WIDTH
MARGIN = 6
PLATE = (5, 5, WIDTH - 10, 22)
TOP = 30
"""Where the first half of a spell begins, below its name."""
SIGNS = 20
"""How high the signs of a half are."""
GAP = 2
DARK_INK = "#ece0fa"
ON_DARK = Style("text", DARK_INK, leading=1.2)
FORMULA = Style("ui_bold", INK, leading=1.3, symbol=1.2)
NAME = Style("ui_medium", TEXT, leading=1.05)
LOOKS = {
    "spell": CardLook("#241a1c", "#4a2430", GOLD),
    "personal_spell": CardLook("#2a1b33", "#4d2a66", GOLD),
    "forgotten_spell": CardLook("#20242a", "#3c4a5a", STEEL),
    "room": CardLook("#26241f", "#4a4436", GOLD),
    "mage": CardLook("#2b1f16", "#5a3c1c", GOLD),
    "evocation": CardLook("#20242a", "#3d4956", STEEL),
    "upgrade": CardLook("#24222b", "#443e58", STEEL),
    "quest": CardLook("#2a2012", "#5e4416", GOLD),
    "event": CardLook("#2c1220", "#6a1c40", ROSE),
}


class Half(NamedTuple):
    """One side of a spell as it is shown: its signs, and what it does in symbols or in words."""

    side: Side
    kind: str
    element: str
    target: str
    reach: str
    does: str


class Leaf(NamedTuple):
    """A half as measured: its box, and its words."""

    half: Half
    box: Box
    does: Block


class Spell(NamedTuple):
    """All that is printed on a spell."""

    id: str
    kind: str
    name: str
    unstable: bool
    school: str
    main: Half
    reverse: Half

    def half(self, side: Side) -> Half:
        """Return one of the two sides."""
        return self.main if side == "main" else self.reverse


# --- spells ------------------------------------------------------------------------------------------


@sprite
def turned_up(printed: Spell, width: int, up: Side) -> Surface:
    """Return a spell in hand: the side that is up is framed, the other one lies in the shade."""
    surface = spell(printed, width).copy()
    for leaf in leaves(printed, width):
        _choose(surface, Rect(leaf.box), width / WIDTH, chosen=leaf.half.side == up)
    return surface


@sprite
def spell(printed: Spell, width: int, *, large: bool = False) -> Surface:
    """Return a spell with both its sides upright; a large one has a higher picture between them."""
    unit = width / WIDTH
    size = (width, round(width * SHAPE))
    above, below = (0.455, 0.61) if large else (0.455, 0.585)
    surface = _leather(printed, size, unit, round(size[1] * above), round(size[1] * below))
    for leaf in leaves(printed, width, large=large):
        _print(surface, leaf, unit)
    return surface


def _choose(surface: Surface, box: Rect, unit: float, *, chosen: bool) -> None:
    """Frame the side of a spell that is up, or dim the other one."""
    if chosen:
        thick = max(1.5, 2.2 * unit)
        frame = path(ring(0, 0, *box.size, 5 * unit, thick), "#ffd27a", holes=True)
        surface.blit(drawing(box.size, frame), box)
    else:
        shade = path(rounded(0, 0, *box.size, 4 * unit), "#080408", opacity=0.45)
        surface.blit(drawing(box.size, shade), box)


def leaves(printed: Spell, width: int, *, large: bool = False) -> tuple[Leaf, Leaf]:
    """Measure both sides of a spell."""
    unit = width / WIDTH
    size = (width, round(width * SHAPE))
    above, below = (0.455, 0.61) if large else (0.455, 0.585)
    left, wide = round(MARGIN * unit), width - 2 * round(MARGIN * unit)
    top, low = round(TOP * unit), round(size[1] * below + GAP * unit)
    first = (left, top, wide, round(size[1] * above - GAP * unit) - top)
    second = (left, low, wide, size[1] - round(MARGIN * unit) - low)
    halves = zip((printed.main, printed.reverse), (first, second), strict=True)
    upper, lower = (_measured(half, box, unit, large=large) for half, box in halves)
    return upper, lower


def _measured(half: Half, box: Box, unit: float, *, large: bool = False) -> Leaf:
    """Measure a half; a large one has words, a small one a formula."""
    room = box[2] - 8 * unit
    height = box[3] - (SIGNS + 7) * unit
    if large:
        style = ON_DARK if half.side == "reverse" else PARCHMENT
        return Leaf(half, box, fitted(half.does, style, round(15 * unit), room, height))
    style = FORMULA._replace(colour=_ink(half))
    return Leaf(half, box, fitted(half.does, style, round(23 * unit), room, height))


def _leather(printed: Spell, size: Size, unit: float, above: int, below: int) -> Surface:
    """Return a spell without its halves: leather, name, the picture between two heights."""
    left = round(MARGIN * unit)
    window = (left, above, size[0] - 2 * left, below - above)
    surface = Surface(size, SRCALPHA)
    surface.blit(strip(f"black_rose/{printed.id}", window[2:]), window[:2])
    plate = _box(PLATE, unit)
    surface.blit(board(size, unit, LOOKS[printed.kind], plate, window, ()), (0, 0))
    name = title(printed.name, round(16.5 * unit), plate[2] - 8 * unit)
    surface.blit(name, name.get_rect(center=Rect(plate).center))
    middle = window[1] + window[3] / 2
    side = round(min(26 * unit, window[3] * 0.92))
    if printed.unstable:
        token = coin("cube", side, "#8a5a1e")
        surface.blit(token, token.get_rect(midleft=(left + 3 * unit, middle)))
    school = icon(printed.school, round(side * 0.8), "#ffe6a8")
    shadow = icon(printed.school, round(side * 0.8), "#0a0508")
    right = size[0] - left - 5 * unit
    surface.blit(shadow, shadow.get_rect(midright=(right, middle + max(1, unit))))
    surface.blit(school, school.get_rect(midright=(right, middle)))
    return surface


def _print(surface: Surface, leaf: Leaf, unit: float) -> None:
    """Print one half: its ground, its signs in a row, what it does below them."""
    x, y, wide, high = leaf.box
    surface.blit(_page((wide, high), unit, dark=leaf.half.side == "reverse"), (x, y))
    row = Rect(x, y, wide, round((SIGNS + 4) * unit))
    _signs(surface, leaf.half, row, unit, _ink(leaf.half))
    words = draw(leaf.does, "centre")
    top = y + (SIGNS + 4) * unit
    surface.blit(words, words.get_rect(center=(x + wide / 2, (top + y + high) / 2)))


def _ink(half: Half) -> str:
    return DARK_INK if half.side == "reverse" else INK


def _signs(surface: Surface, half: Half, row: Rect, unit: float, ink: str) -> None:
    """Put the signs of a half into a row: which side, type, element; at the right the target."""
    side = round(SIGNS * unit)
    left = row.x + round(3 * unit)
    for sign in (
        marker(half.side, round(side * 0.62), ink),
        kind(half.kind, side),
        element(half.element, side),
    ):
        surface.blit(sign, sign.get_rect(midleft=(left, row.centery)))
        left += sign.get_width() + round(3 * unit)
    aim = target(half.target, half.reach, round(side * 0.92), ink)
    surface.blit(aim, aim.get_rect(midright=(row.right - round(4 * unit), row.centery)))


@sprite
def _page(size: Size, unit: float, *, dark: bool) -> Surface:
    """Return the ground of a half: parchment by day, or the violet night of the reverse."""
    if not dark:
        return sheet(size, unit, (Band(size[1]),))
    night = Fade(((0, "#3a2a52"), (1, "#1a1026")))
    surface = drawing(size, path(rounded(0, 0, *size, 4 * unit), night))
    roughen(surface)
    surface.blit(inset(size, 4 * unit, max(1, round(3 * unit)), 0.7), (0, 0))
    round_corners(surface, 4 * unit)
    return surface


@sprite
def prepared(printed: Spell, up: Side, size: Size) -> Surface:
    """Return a spell in its slot: the chosen side large on top, the other one folded to its signs."""
    unit = size[0] / WIDTH
    fold = round((SIGNS + 8) * unit)
    left = round(MARGIN * unit)
    low = size[1] - left - fold
    above = low - round(46 * unit)
    surface = _leather(printed, size, unit, above, low - round(GAP * unit))
    top = round(TOP * unit)
    chosen = _measured(
        printed.half(up), (left, top, size[0] - 2 * left, above - round(GAP * unit) - top), unit
    )
    _print(surface, chosen, unit)
    other = printed.half("reverse" if up == "main" else "main")
    page = _page((size[0] - 2 * left, fold), unit, dark=other.side == "reverse").copy()
    _signs(page, other, page.get_rect(), unit, _ink(other))
    surface.blit(dimmed(page, 0.5, 0.6), (left, low))
    return surface


@sprite
def hidden(printed: Spell, up: Side, size: Size, owner: int, note: str) -> Surface:
    """Return an own spell face down: its back, and on a plate what only its owner may see."""
    unit = size[0] / WIDTH
    surface = back("spell", size, owner).copy()
    half = printed.half(up)
    high = round(84 * unit)
    plate = pill((size[0] - round(14 * unit), high), "#140d12", "#8a6a8a", max(1.0, 1.4 * unit), 10 * unit)
    place = plate.get_rect(midbottom=(size[0] / 2, size[1] - 7 * unit))
    surface.blit(plate, place)
    name = draw(fitted(printed.name, NAME, round(17 * unit), place.width - 12 * unit, 30 * unit), "centre")
    surface.blit(name, name.get_rect(center=(place.centerx, place.y + 19 * unit)))
    row = Rect(place.x + 6 * unit, place.y + 34 * unit, place.width - 12 * unit, 26 * unit)
    _signs(surface, half, row, unit, TEXT)
    said = line(note, Style(colour="#c8a8c0"), round(13 * unit), place.width - 8 * unit)
    surface.blit(said, said.get_rect(center=(place.centerx, place.bottom - 12 * unit)))
    return surface


@sprite
def mini(printed: Spell, up: Side, size: Size) -> Surface:
    """Return a revealed spell on a rival's board: its picture, and the signs of the side that is up."""
    unit = size[0] / 52
    surface = Surface(size, SRCALPHA)
    foot = round(24 * unit)
    surface.blit(picture(f"black_rose/{printed.id}", (size[0], size[1] - foot)), (0, 0))
    half = printed.half(up)
    ground = "#241636" if up == "reverse" else "#e6cf9c"
    surface.fill(ground, Rect(0, size[1] - foot, size[0], foot))
    side = round(17 * unit)
    for number, sign in enumerate((kind(half.kind, side), element(half.element, side))):
        surface.blit(sign, sign.get_rect(center=((15 + 22 * number) * unit, size[1] - foot / 2)))
    round_corners(surface, 5 * unit)
    surface.blit(_rim(size, unit), (0, 0))
    return surface


def _rim(size: Size, unit: float) -> Surface:
    thick = max(1.0, 1.6 * unit)
    way = rounded(0, 0, *size, 5 * unit) + rounded(
        thick, thick, size[0] - 2 * thick, size[1] - 2 * thick, 5 * unit - thick
    )
    return drawing(size, path(way, Fade(GOLD), holes=True))


@sprite
def back(kind_: BackKind, size: Size, owner: int | None = None, count: int = 0) -> Surface:
    """Return the back of a spell, glowing in its owner's colour; with a count it is a whole pile."""
    surface = picture(f"black_rose/back_{kind_}", size).copy()
    round_corners(surface, size[0] * 0.053)
    if owner is not None:
        colour = seat_look(owner).colour
        glow = drawing(
            size,
            path(
                rounded(0, 0, *size, size[0] * 0.053),
                Fade(((0, colour + "70"), (1, colour + "00")), (0.5, 0.5)),
            ),
        )
        surface.blit(glow, (0, 0))
    if count:
        number = edged(str(count), "ui_bold", max(11, round(size[0] * 0.24)), "#ffeeb4")
        surface.blit(number, number.get_rect(center=(size[0] / 2, size[1] * 0.84)))
    return surface


# --- all other cards ---------------------------------------------------------------------------------


class Card(NamedTuple):
    """All that is printed on a card with one picture: its name, and what it says below."""

    id: str
    kind: str
    name: str
    does: str
    points: int = 0
    values: tuple[tuple[str, int], ...] = ()


@sprite
def card(printed: Card, width: int) -> Surface:
    """Return a card with a picture and words below it."""
    unit = width / WIDTH
    size = (width, round(width * SHAPE))
    left, top = round(MARGIN * unit), round(TOP * unit)
    tall, words = written(printed, width)
    bottom = size[1] - left - tall - round(2.6 * unit)
    window = (left, top, width - 2 * left, bottom - top)
    surface = Surface(size, SRCALPHA)
    surface.blit(picture(f"black_rose/{printed.id}", window[2:], 0.46), window[:2])
    bands = (Band(tall),)
    plate = _box(PLATE, unit)
    surface.blit(board(size, unit, LOOKS[printed.kind], plate, window, bands), (0, 0))
    name = title(printed.name, round(16.5 * unit), plate[2] - 8 * unit)
    surface.blit(name, name.get_rect(center=Rect(plate).center))
    said = draw(words, "centre")
    x, y, wide, high = sheet_box(unit, window, bands)
    surface.blit(said, said.get_rect(center=(x + wide / 2, y + high / 2)))
    if printed.points:
        worth = coin("beveled-star", round(34 * unit))
        number = edged(str(printed.points), "ui_bold", round(20 * unit), "#fff0b8")
        surface.blit(worth, worth.get_rect(topright=(width - left - 3 * unit, top + 3 * unit)))
        surface.blit(number, number.get_rect(center=(width - left - 20 * unit, top + 20 * unit)))
    _values(surface, printed.values, window, unit)
    return surface


def written(printed: Card, width: int) -> tuple[int, Block]:
    """Measure the words of a card: how high their sheet is, and the words."""
    unit = width / WIDTH
    room = width - 2 * round(MARGIN * unit) - 10 * unit
    words = fitted(printed.does, PARCHMENT, round(13 * unit), room, 110 * unit)
    return max(round(52 * unit), words.height + round(10 * unit)), words


def _values(surface: Surface, values: tuple[tuple[str, int], ...], window: Box, unit: float) -> None:
    """Put what a figure is able to do on its picture, one below the other."""
    x, y, _, _ = window
    for number, (sign, value) in enumerate(values):
        plate = pill((round(40 * unit), round(24 * unit)), "#140d0c", "#c99a48", max(1.0, 1.2 * unit))
        place = plate.get_rect(topleft=(x + 4 * unit, y + (4 + 27 * number) * unit))
        surface.blit(plate, place)
        mark = icon(sign, round(18 * unit), GOLD_TEXT)
        surface.blit(mark, mark.get_rect(midleft=(place.x + 4 * unit, place.centery)))
        digits = line(str(value), Style("ui_bold", TEXT), round(16 * unit))
        surface.blit(digits, digits.get_rect(midright=(place.right - 6 * unit, place.centery)))


def _box(box: tuple[float, float, float, float], unit: float) -> Box:
    x, y, width, height = box
    return round(x * unit), round(y * unit), round(width * unit), round(height * unit)

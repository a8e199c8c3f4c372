"""What cards are made of: a leather board with a window for the picture, a title plate, a parchment sheet."""

from __future__ import annotations

from typing import NamedTuple

from pygame import SRCALPHA, Rect, Surface

from client.art.cache import sprite
from client.art.effects import inset, round_corners
from client.art.textures import parchment, roughen
from client.art.theme import CARD_EDGE, LINE_PARCHMENT, PARCHMENT_RIM, WHITE, mix, shade
from client.art.vector import Fade, Size, Stops, drawing, path, ring, rounded

CardBox = tuple[int, int, int, int]


class CardLook(NamedTuple):
    """The colours that tell the kind of a card."""

    leather: str
    plate: str
    metal: Stops


class Band(NamedTuple):
    """One row of a sheet; a tint ends in two digits of opacity, an empty one leaves the parchment bare."""

    height: int
    tint: str = ""


@sprite
def board(
    size: Size, unit: float, look: CardLook, plate: CardBox, window: CardBox, bands: tuple[Band, ...]
) -> Surface:
    """Return a card without picture and writing: the window is a hole, the sheet begins below it."""
    body = _leather(size, unit, look.leather, window).copy()
    below = sheet_box(unit, window, bands)
    if bands:
        body.blit(sheet((below[2], below[3]), unit, bands), below[:2])
    metal, inner = Fade(look.metal), 1.5 * unit
    lines = [
        path(ring(0, 0, *size, 8 * unit, 1.3 * unit), Fade(CARD_EDGE), holes=True),
        path(
            ring(inner, inner, size[0] - 2 * inner, size[1] - 2 * inner, 7 * unit, inner), metal, holes=True
        ),
        _frame(window, unit, metal),
        *([_frame(below, unit, metal)] if bands else []),
        path(rounded(*plate, 4 * unit), metal),
        _enamel(plate, unit, look.plate),
    ]
    body.blit(drawing(size, *lines), (0, 0))
    return body


@sprite
def _leather(size: Size, unit: float, colour: str, window: CardBox) -> Surface:
    """Return a board of leather with a hole for the picture, and the shadow of its rim."""
    x, y, width, height = window
    hole = rounded(x, y, width, height, 4 * unit)
    body = drawing(size, path(rounded(0, 0, *size, 8 * unit) + hole, colour, holes=True))
    roughen(body)
    body.blit(inset((width, height), 4 * unit, max(1, round(5 * unit)), 0.9), (x, y))
    return body


@sprite
def sheet(size: Size, unit: float, bands: tuple[Band, ...]) -> Surface:
    """Return parchment with its rows marked, stained towards the rim."""
    surface = Surface(size, SRCALPHA)
    surface.blit(parchment(size), (0, 0))
    y = 0
    for band in bands:
        if band.tint:
            _wash(surface, Rect(0, y, size[0], band.height), band.tint)
        if y:
            edge = round(4 * unit)
            _wash(surface, Rect(edge, y, size[0] - 2 * edge, max(1, round(0.7 * unit))), LINE_PARCHMENT)
        y += band.height
    surface.blit(inset(size, 4 * unit, max(1, round(3 * unit)), 0.6, PARCHMENT_RIM), (0, 0))
    round_corners(surface, 4 * unit)
    return surface


def _wash(surface: Surface, box: Rect, colour: str) -> None:
    """Colour a box thinly."""
    layer = Surface(box.size, SRCALPHA)
    layer.fill(colour)
    surface.blit(layer, box)


def sheet_box(unit: float, window: CardBox, bands: tuple[Band, ...]) -> CardBox:
    """Return where the sheet of a board lies: below its window."""
    x, y, width, height = window
    return x, round(y + height + 2.6 * unit), width, sum(band.height for band in bands)


def _frame(box: CardBox, unit: float, metal: Fade) -> str:
    """Return the metal edge around a window or a sheet."""
    thick = max(1.0, 1.3 * unit)
    x, y, width, height = box
    outer = (x - thick, y - thick, width + 2 * thick, height + 2 * thick)
    return path(ring(*outer, 4 * unit + thick, thick), metal, holes=True)


def _enamel(box: CardBox, unit: float, colour: str) -> str:
    """Return the coloured face of a title plate within its metal edge."""
    thick = max(0.8, 0.9 * unit)
    x, y, width, height = box
    fill = Fade(((0, mix(shade(colour, 1.25), WHITE, 0.08)), (0.5, shade(colour, 0.72)), (1, colour)))
    return path(rounded(x + thick, y + thick, width - 2 * thick, height - 2 * thick, 4 * unit - thick), fill)

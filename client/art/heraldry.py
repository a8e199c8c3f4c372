"""Marks of rank and of seats: the points medal, the seat sign, the enamel tile of a keyword."""

from __future__ import annotations

from pygame import Surface

from client.art import theme
from client.art.cache import sprite
from client.art.icons import icon
from client.art.lettering import edged, fitting
from client.art.theme import GOLD, WHITE, SeatLook, SeatShape, mix, seat_look, shade
from client.art.vector import Fade, Size, circle, corners, drawing, path, polygon, rounded

UNIT = 100


@sprite
def medal(points: str, px: int) -> Surface:
    """Return points on a red gem in a gold setting, `px` by `px`."""
    gem = Fade(theme.MEDAL, focus=(0.5, 0.78))
    surface = drawing(
        (px, px),
        path(circle(50, 50, 49), theme.CONTOUR),
        path(circle(50, 50, 46), Fade(GOLD)),
        path(circle(50, 50, 37), theme.MEDAL_RIM),
        path(circle(50, 50, 34.5), gem),
        path("M24 36C28 18 72 18 76 36C70 48 30 48 24 36Z", theme.WHITE, opacity=0.16),
        view=(UNIT, UNIT),
    )
    size = fitting(points, "ui_bold", round(px * 0.56), px * 0.6)
    number = edged(points, "ui_bold", size, theme.MEDAL_NUMBER, edge=theme.MEDAL_NUMBER_EDGE)
    surface.blit(number, number.get_rect(center=(px / 2, px / 2)))
    return surface


@sprite
def seat_sign(seat: int, px: int, letter: str = "") -> Surface:
    """Return the sign of a seat, or its owner's letter, on enamel of its shape and colour."""
    return _sign(seat_look(seat), px, letter)


@sprite
def tile(name: str, px: int, ground: str, ink: str, frame: str) -> Surface:
    """Return an icon on a small enamel tile."""
    edge = max(5.0, UNIT / px)
    surface = drawing(
        (px, px),
        path(rounded(1, 1, 98, 98, 24), frame),
        path(
            rounded(1 + edge, 1 + edge, 98 - 2 * edge, 98 - 2 * edge, 24 - edge),
            Fade(((0, mix(ground, theme.WHITE, 0.14)), (0.5, ground), (1, shade(ground, 0.8)))),
        ),
        view=(UNIT, UNIT),
    )
    size = round(px * 0.76)
    surface.blit(icon(name, size, ink), ((px - size) // 2, (px - size) // 2))
    return surface


def _sign(look: SeatLook, px: int, letter: str) -> Surface:
    edge = max(2.5, 0.8 * UNIT / px)
    rim = max(6.0, 1.6 * UNIT / px)
    colour = look.colour
    enamel = Fade(((0, mix(colour, theme.WHITE, 0.3)), (0.5, colour), (1, shade(colour, 0.62))))
    surface = drawing(
        (px, px),
        path(outline_of(look.shape, 0), theme.CONTOUR),
        path(outline_of(look.shape, edge), Fade(GOLD)),
        path(outline_of(look.shape, edge + rim), shade(look.colour, 0.45)),
        path(outline_of(look.shape, edge + rim + 2), enamel),
        view=(UNIT, UNIT),
    )
    # A triangle is widest below its middle.
    drop = px * 0.09 if look.shape == "triangle" else 0
    if letter:
        share = 0.42 if look.shape in ("diamond", "triangle") else 0.52
        mark = edged(letter, "ui_bold", round(px * share), theme.WHITE, thick=0.11)
    else:
        share = 0.36 if look.shape == "triangle" else 0.46
        mark = icon(look.sign, round(px * share), theme.SEAT_MARK)
    surface.blit(mark, mark.get_rect(center=(px / 2, px / 2 + drop)))
    return surface


def outline_of(shape: SeatShape, inset: float) -> str:
    """Return a seat's shape, drawn in so far on all sides."""
    match shape:
        case "circle":
            return circle(50, 50, 46 - inset)
        case "square":
            return rounded(8 + inset, 8 + inset, 84 - 2 * inset, 84 - 2 * inset, 10 - inset)
        case "diamond":
            return polygon(corners(4, 50, 50, 50 - inset * 1.41))
        case "triangle":
            return polygon(corners(3, 50, 63, 58 - inset * 2))
        case "pentagon":
            return polygon(corners(5, 50, 53, 51 - inset * 1.24))
        case "hexagon":
            return polygon(corners(6, 50, 50, 49 - inset * 1.15))
        case "rose":
            petals = (circle(x, y, 24 - inset) for x, y in corners(5, 50, 50, 25))
            return circle(50, 50, 20) + "".join(petals)


@sprite
def meter(size: Size, filled: int, total: int, colour: str) -> Surface:
    """Return a bar of single points, so many of them filled."""
    gap = max(1.0, size[0] / total * 0.16)
    step = (size[0] + gap) / total
    lit = Fade(((0, mix(colour, WHITE, 0.3)), (1, shade(colour, 0.8))))
    boxes = [rounded(step * point, 0, step - gap, size[1], 2) for point in range(total)]
    fills = [lit if point < filled else theme.METER_EMPTY for point in range(total)]
    return drawing(size, *map(path, boxes, fills))

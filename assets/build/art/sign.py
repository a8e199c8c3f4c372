"""The sign of the Conclave: five petals of glass in gilded lead, for the window's icon."""

from __future__ import annotations

from PIL import Image, ImageChops

from art.paint import (
    around,
    blurred,
    disc,
    framed_alpha,
    glow,
    gradient,
    light,
    lines,
    polygons,
    ring,
    shadow,
    sunk,
    tint,
)
from art.palette import CIRCLE, GOLD, scaled
from art.relief import bevel, gem, metal
from art.rose_window import GLASS, petal
from art.scenery import spokes

_MASTER = 1024
_MIDDLE = (_MASTER / 2, _MASTER / 2)
_SIZE = (_MASTER, _MASTER)


def icon(side: int) -> Image.Image:
    """Return the sign at one of its sizes; a small one has bolder lines and no fine work."""
    fine = side >= 100
    bold = 1.0 if fine else 2.0
    radius = _MASTER / 2 - 6
    whole = disc(_SIZE, _MIDDLE, radius)
    picture = Image.new("RGB", _SIZE)
    metal(picture, whole, GOLD, 9 * bold)
    ground = disc(_SIZE, _MIDDLE, radius * (0.9 if fine else 0.88))
    picture.paste(gradient(_SIZE, ((0, "#2a1526"), (0.5, "#3a1f3c"), (1, "#12070f"))), (0, 0), ground)
    lit = picture.copy()
    glow(lit, _MIDDLE, (radius, radius), (255, 190, 110), 0.5, 1.2)
    picture.paste(lit, (0, 0), ground)
    if fine:
        marks = spokes(_MIDDLE, (radius * 0.845, radius * 0.88), 60, 5)
        tint(picture, lines(_SIZE, marks), (233, 199, 114), 0.8)
    sunk(picture, ground, 34, 0.9)
    size = radius * (0.86 if fine else 0.92)
    for i, name in enumerate(CIRCLE):
        shape = polygons(_SIZE, [petal(_MIDDLE, size, 72 * i - 90)])
        _pane(picture, shape, name, bold)
    if fine:
        for i, place in enumerate(around(_MIDDLE, radius * 0.66, 5, -54)):
            gem(picture, place, 34, scaled(GLASS[CIRCLE[i]], 0.9))
    hub = radius * (0.15 if fine else 0.19)
    gem(picture, _MIDDLE, hub, (255, 190, 80))
    glow(picture, (_MIDDLE[0], _MIDDLE[1] + hub * 0.25), (hub, hub), (255, 205, 110), 0.8, 0.7)
    metal(picture, ring(_SIZE, _MIDDLE, radius * 0.915, radius * 0.885), GOLD, 5)
    bevel(picture, whole, 7, 0.7)
    cut = framed_alpha(picture, whole)
    return cut.resize((side, side), Image.Resampling.LANCZOS)


def _pane(picture: Image.Image, shape: Image.Image, name: str, bold: float) -> None:
    """Set one petal: a gilded edge, deep glass, light through its heart."""
    colour = GLASS[name]
    # A blurred shape, cut at a low level, is the same shape grown evenly.
    lead = blurred(shape, 11 * bold).point([min(255, max(0, (v - 24) * 9)) for v in range(256)])
    light(picture, blurred(lead, 30), colour, 0.4)
    shadow(picture, lead, 12, (5, 12), 0.85)
    metal(picture, lead, GOLD, 4 * bold)
    tint(picture, shape, scaled(colour, 0.5))
    core = ImageChops.multiply(blurred(shape, 26), shape)
    tint(picture, core.point([max(0, (v - 90) * 255 // 165) for v in range(256)]), colour)
    tint(picture, core.point([max(0, (v - 215) * 5) for v in range(256)]), (255, 255, 255), 0.45)
    sunk(picture, shape, 10, 0.6)

"""Icons of one colour, rasterised at the size they are shown at."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from pathlib import Path

import pygame
from pygame import Surface

from client.art.cache import sprite

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "icons"


@cache
def _source(name: str) -> str:
    return (FOLDER / f"{name}.svg").read_text(encoding="utf-8")


@sprite
def icon(name: str, px: int, colour: str) -> Surface:
    """Return an icon, `px` by `px`, in a colour."""
    svg = _source(name).replace("currentColor", colour)
    return pygame.image.load_sized_svg(BytesIO(svg.encode()), (px, px))


@sprite
def outlined(name: str, px: int, colour: str, edge: str, thick: float) -> Surface:
    """Return an icon with an edge of so many 512ths around it, which lies within its box."""
    source = _source(name)
    body = source[source.index("<path") : source.rindex("</svg>")]
    edging = body.replace(
        "<path", f'<path stroke="{edge}" stroke-width="{2 * thick}" stroke-linejoin="round"'
    )
    scale = 512 / (512 + 2 * thick)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">'
        f'<g transform="scale({scale:.4f}) translate({thick} {thick})">'
        f"{edging.replace('currentColor', edge)}{body.replace('currentColor', colour)}</g></svg>"
    )
    return pygame.image.load_sized_svg(BytesIO(svg.encode()), (px, px))

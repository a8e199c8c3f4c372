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

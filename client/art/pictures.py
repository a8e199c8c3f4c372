"""Painted masters, cut and scaled to the window they are shown in."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pygame
from pygame import Rect, Surface

from client.art.cache import Unfinished, sprite, sprites
from client.art.effects import round_corners
from client.art.theme import GOLD, MOMENT_VEIL, SOFT_SIDES
from client.art.vector import Fade, Size, drawing, path, ring, rounded

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "pictures"
SMALL = 360
"""Windows up to this wide are cut from a reduced master, which is kept: decoding takes longest."""
MOST_DECODED = 8
"""How many masters are decoded ahead at most."""
STRIP = 0.64
"""A window lower than this share of its width cuts the subject of a picture off."""
SUBJECT = 0.76
"""How high the subject of a picture is at most, in widths of it."""
FACE_HEIGHT = 0.42
"""At which height of a portrait its face is."""

_decoder = ThreadPoolExecutor(1, "decoder")
_decoding: dict[tuple[str, bool], Future[Surface]] = {}


@sprite
def picture(name: str, size: Size, middle: float = 0.5, close: float = 1.0) -> Surface:
    """Return a master, such as `shell/title`, filling a window, or so much closer.

    `middle` is the height that stays centred.
    """
    master = _reduced(name) if max(size) * close <= SMALL else _decoded(name, False)
    width, height = master.get_size()
    scale = max(size[0] / width, size[1] / height) * close
    part = Rect(0, 0, min(width, round(size[0] / scale)), min(height, round(size[1] / scale)))
    part.center = (width // 2, round(height * middle))
    return pygame.transform.smoothscale(master.subsurface(part.clamp(master.get_rect())), size)


def filling(drawn: Surface, size: Size, *, from_left: bool = False) -> Surface:
    """Return the middle of what is drawn, or that of its left edge, filling a box."""
    whole = drawn.get_rect()
    scale = min(whole.width / size[0], whole.height / size[1])
    part = Rect(0, 0, round(size[0] * scale), round(size[1] * scale))
    part.center = whole.center
    if from_left:
        part.left = 0
    return pygame.transform.smoothscale(drawn.subsurface(part.clip(whole)), size)


@sprite
def moment(name: str, size: Size) -> Surface:
    """Return a painted moment behind a whole screen, so dark that words can be read on it."""
    surface = picture(name, size).copy()
    surface.blit(drawing(size, path(rounded(0, 0, *size, 0), Fade(MOMENT_VEIL))), (0, 0))
    return surface


def whole(name: str, size: Size) -> Surface:
    """Return a master with its subject whole, however low the window is."""
    return strip(name, size) if size[1] < size[0] * STRIP else picture(name, size)


@sprite
def strip(name: str, size: Size, share: float = SUBJECT) -> Surface:
    """Return a master in a window too low for its subject: small, in the midst of its own sky.

    `share` is how high the subject is in widths of the master.
    """
    # Its outer quarters, twice as close, hold none of the subject; the midst hides where they meet.
    quarters, half = picture(name, (2 * size[0], size[1]), 0), size[0] // 2
    sky = quarters.subsurface((0, 0, *size)).copy()
    sky.blit(quarters, (half, 0), (size[0] + half, 0, size[0] - half, size[1]))
    midst = picture(name, (round(size[1] / share), size[1])).convert_alpha()
    whole = rounded(0, 0, *midst.get_size(), 0)
    soft = drawing(midst.get_size(), path(whole, Fade(SOFT_SIDES, across=True)))
    midst.blit(soft, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    sky.blit(midst, midst.get_rect(midtop=(size[0] / 2, 0)))
    return sky


def set_in_gold(surface: Surface, radius: float, thick: float) -> None:
    """Cut the corners of a picture round, and frame it in gold."""
    round_corners(surface, radius)
    frame = path(ring(0, 0, *surface.get_size(), radius, max(1.0, thick)), Fade(GOLD), holes=True)
    surface.blit(drawing(surface.get_size(), frame), (0, 0))


@sprite
def _reduced(name: str) -> Surface:
    return _decoded(name, True)


def _decoded(name: str, small: bool) -> Surface:
    """Return a master; where there is only so much time to draw in, it is decoded beside the frames."""
    if not sprites.limited:
        return _decode(name, small)
    decoding = _decoding.get((name, small))
    if decoding is None:
        decoding = _decoding[name, small] = _decoder.submit(_decode, name, small)
        # What nobody came back for.
        if len(_decoding) > MOST_DECODED:
            del _decoding[next(iter(_decoding))]
    if not decoding.done():
        raise Unfinished
    del _decoding[name, small]
    return decoding.result()


def _decode(name: str, small: bool) -> Surface:
    master = pygame.image.load(FOLDER / f"{name}.webp")
    share = SMALL / min(master.get_size())
    return pygame.transform.smoothscale_by(master, share) if small and share < 1 else master

"""Fields: planes of numbers and colours, noise, blur, and how they are mixed."""

from __future__ import annotations

import math
import zlib
from functools import lru_cache
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from art.scenes.materials import MATERIALS

Field = NDArray[Any]
"""A plane of a picture, in float32: height x width, or height x width x 3."""

GREY = np.array([0.3, 0.55, 0.15], np.float32)
"""How bright the three channels look."""

cv2.setNumThreads(1)  # the same sums in the same order on every run


@lru_cache(512)
def rgb(code: str) -> Field:
    """Return #rrggbb as three numbers of 0 to 1."""
    value = int(code.removeprefix("#"), 16)
    colour = np.array([value >> 16, value >> 8 & 255, value & 255], np.float32) / 255
    colour.setflags(write=False)
    return colour


def tone_of(material: str, step: int) -> Field:
    """Return one of the four tones of a material."""
    return rgb(MATERIALS[material].tones[step])


def seeded(*key: object) -> int:
    """Return a number that depends on nothing but its key."""
    return zlib.crc32(repr(key).encode())


def chance(*key: object) -> np.random.Generator:
    """Return a source of chance that depends on nothing but its key."""
    return np.random.default_rng(seeded(*key))


@lru_cache(48)
def clouds(
    size: tuple[int, int], seed: int, cells: float, octaves: int = 5, gain: float = 0.55, stretch: float = 1.0
) -> Field:
    """Return fractal noise of 0 to 1 on a plane of (wide, high); stretch flattens it."""
    wide, high = size
    dice, total = np.random.default_rng(seed), np.zeros((high, wide), np.float32)
    for octave in range(octaves):
        across = max(2, round(cells * 2**octave))
        down = max(2, round(cells * 2**octave * stretch * high / wide))
        grid = dice.random((down + 3, across + 3), np.float32)
        large = cv2.resize(grid, None, fx=wide / across, fy=high / down, interpolation=cv2.INTER_CUBIC)
        top, left = int(1.5 * high / down), int(1.5 * wide / across)
        total += large[top : top + high, left : left + wide] * gain**octave
    low, most = float(total.min()), float(total.max())
    plane = (total - low) / (most - low + 1e-6)
    plane.setflags(write=False)
    return plane


def smooth(low: float | Field, high: float | Field, value: Field) -> Field:
    """Return 0 below low, 1 above high and an S between; low may be the greater one."""
    t = np.clip((value - low) / (high - low + 1e-9), 0, 1)
    return (t * t * (3 - 2 * t)).astype(np.float32)


def blur(plane: Field, radius: float) -> Field:
    """Return a plane softened; wide blurs are done small, which nobody sees."""
    if radius < 0.3:
        return plane
    if radius <= 8:
        return cv2.GaussianBlur(plane, (0, 0), radius, borderType=cv2.BORDER_REPLICATE)
    share = 4 / radius
    small = cv2.resize(plane, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
    soft = cv2.GaussianBlur(small, (0, 0), 4, borderType=cv2.BORDER_REPLICATE)
    return cv2.resize(soft, plane.shape[1::-1], interpolation=cv2.INTER_CUBIC)


def shifted(plane: Field, right: float, down: float) -> Field:
    """Return a plane moved; what enters at the edges repeats the edge."""
    matrix = np.array([[1, 0, right], [0, 1, down]], np.float32)
    return cv2.warpAffine(plane, matrix, plane.shape[1::-1], borderMode=cv2.BORDER_REPLICATE)


def looked_up(plane: Field, x: Field, y: Field, border: int = cv2.BORDER_REFLECT) -> Field:
    """Return a plane read at other places, in pixels."""
    return cv2.remap(plane, x.astype(np.float32), y.astype(np.float32), cv2.INTER_LINEAR, None, border)


def spread(plane: Field) -> Field:
    """Return a plane as three equal channels.

    Arithmetic on whole rows is several times faster than on three numbers at a time, as numpy spreads them.
    """
    return cv2.merge((plane, plane, plane))


def tinted(plane: Field, colour: Field) -> Field:
    """Return a colour, or a picture, times a plane."""
    if colour.ndim == 1:
        return cv2.merge([plane * channel for channel in colour])
    return colour * spread(plane)


def flooded(size: tuple[int, int], colour: Field) -> Field:
    """Return a picture of (wide, high) of one colour."""
    return cv2.merge([np.full(size[::-1], channel) for channel in colour])


def mix(first: Field, second: Field, share: float | Field) -> Field:
    """Return two colours or pictures mixed; a plane as share is spread over the channels."""
    if isinstance(share, np.ndarray) and share.ndim == 2:
        return tinted(1 - share, first) + tinted(share, second)
    return first * (1 - share) + second * share


@lru_cache(8)
def places(size: tuple[int, int]) -> tuple[Field, Field]:
    """Return how far right and how far down each pixel of (wide, high) is."""
    wide, high = size
    x, y = np.meshgrid(np.arange(wide, dtype=np.float32), np.arange(high, dtype=np.float32))
    x.setflags(write=False)
    y.setflags(write=False)
    return x, y


def length(vectors: Field) -> Field:
    """Return how long the vectors of a field are."""
    x, y, z = cv2.split(vectors)
    return np.sqrt(x * x + y * y + z * z)


def brightness(art: Field) -> Field:
    """Return how bright each place of a picture looks."""
    return art @ GREY


def ramp(material: str, tone: Field) -> Field:
    """Return a material at tones of 0 to 1: four steps with soft edges, as gouache is laid."""
    tones = [rgb(code) for code in MATERIALS[material].tones]
    places = (0.0, 0.36, 0.70, 1.0)
    colour = flooded(tone.shape[::-1], tones[0])
    for low, high, paint in zip(places, places[1:], tones[1:], strict=False):
        plain = np.clip((tone - low) / (high - low), 0, 1)
        colour = mix(colour, paint, plain * 0.35 + smooth(0.34, 0.66, plain) * 0.65)
    return colour.astype(np.float32)


def normals(height: Field, flat: float = 1.0) -> Field:
    """Return the directions in which a relief faces; the flatter, the nearer to the viewer."""
    down, right = np.gradient(height)
    steep = np.sqrt(right * right + down * down + np.full_like(right, flat) ** 2)
    facing = np.dstack([-right / steep, -down / steep, flat / steep])
    return facing.astype(np.float32)


def shadowed(height: Field, lamp: tuple[float, float, float], reach: float, steps: int = 14) -> Field:
    """Return where a relief throws a shadow on itself: 1 is dark.

    The lamp is the direction to the light in pixels: right, down, towards the viewer.
    """
    flat = math.hypot(lamp[0], lamp[1])
    right, down, rise = lamp[0] / flat, lamp[1] / flat, lamp[2] / flat
    hidden = np.zeros_like(height)
    for step in range(1, steps + 1):
        away = reach * (step / steps) ** 1.4
        before = shifted(height, -right * away, -down * away)
        hidden = np.maximum(hidden, (before - height - away * rise) / (0.04 * reach + 0.12 * away))
    return np.clip(hidden, 0, 1)

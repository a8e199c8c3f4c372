"""The painterly pass that makes a scene one painting: bloom, planes of paint, strokes, a grade."""

from __future__ import annotations

import math
from collections.abc import Sequence

import cv2
import numpy as np

from art.scenes.fields import (
    Field,
    blur,
    brightness,
    clouds,
    flooded,
    mix,
    places,
    shifted,
    smooth,
    spread,
    tinted,
)
from art.scenes.stage import Stage
from art.scenes.weather import CRISP

Flow = tuple[Field, Field]
_BAND = 48
"""So many rows are graded at a time: they stay in the processor's cache."""


def painted(s: Stage, size: tuple[int, int], weather: Sequence[str]) -> Field:
    """Return a composed stage as an oil painting of the given size."""
    art, unit = np.clip(s.art, 0, 1), s.unit
    bright = np.clip(art - 0.70, 0, 1) * 1.8
    bloom = blur(bright, 0.018 * unit) * 0.34 + blur(bright, 0.06 * unit) * 0.30
    art = (1 - (1 - art) * (1 - np.clip(bloom, 0, 1))).astype(np.float32)
    calm: Field = np.ones((s.high, s.wide), np.float32)
    planes = planes_of_paint(art, max(2, round(unit * 0.0062)))
    if s.focus is not None:
        fine = planes_of_paint(art, max(1, round(unit * 0.0028)))
        close = blur(s.focus, 0.01 * unit)
        planes, calm = mix(planes, fine, close * 0.9), 1 - close * 0.8
    flow = flow_of(planes, unit * 0.012, s.seed)
    s.art = np.clip(_broken(s, dragged(planes, flow, 2, max(0.6, unit * 0.0015)), flow, calm), 0, 1)
    s = s.enlarged(size)
    s.art = np.clip(s.art + (s.art - cv2.GaussianBlur(s.art, (0, 0), s.unit * 0.0022)) * 0.55, 0, 1)
    right, down = (cv2.resize(way, size, interpolation=cv2.INTER_LINEAR) for way in flow)
    s.art = _bristles(s, (right, down), cv2.resize(calm, size, interpolation=cv2.INTER_LINEAR))
    for kind in weather:
        if kind in CRISP:
            CRISP[kind](s)
    return graded(s)


def _broken(s: Stage, art: Field, flow: Flow, calm: Field) -> Field:
    """Break colours up as separate strokes do: each a little lighter or darker, warmer or cooler."""
    dice = s.dice("broken")
    tone, warmth = (
        dragged(
            cv2.resize(dice.random((s.high // 5, s.wide // 5), np.float32) - 0.5, s.size),
            flow,
            5,
            0.004 * s.unit,
        )
        for _ in range(2)
    )
    depth = calm * (0.3 + 0.9 * np.sqrt(brightness(art)))
    shade = spread(1 + tone * depth * 0.34)
    return art * shade + tinted(warmth * depth * 0.07, np.array([1, 0.1, -1], np.float32))


def planes_of_paint(art: Field, radius: int, sharp: float = 8.0) -> Field:
    """Smooth into planes with clear edges (Kuwahara): of eight soft sectors the calmest one wins."""
    y, x = np.mgrid[-radius : radius + 1, -radius : radius + 1].astype(np.float32)
    angle, away = np.arctan2(y, x), np.sqrt(x * x + y * y)
    total, weights = np.zeros_like(art), np.zeros(art.shape[:2], np.float32)
    squared = art * art
    for k in range(8):
        gap = np.abs((angle - k * math.pi / 4 + math.pi) % (2 * math.pi) - math.pi)
        kernel = np.exp(-((gap / 0.45) ** 2) - (away / (radius * 0.75)) ** 2) * (away <= radius + 0.5)
        kernel[radius, radius] = kernel.max()
        kernel = (kernel / kernel.sum()).astype(np.float32)
        mean = cv2.filter2D(art, -1, kernel, borderType=cv2.BORDER_REFLECT)
        varied = cv2.filter2D(squared, -1, kernel, borderType=cv2.BORDER_REFLECT)
        varied -= mean * mean
        red, green, blue = cv2.split(np.maximum(varied, 0, out=varied))
        weight = 1 / (1 + (255 * np.sqrt(red + green + blue)) ** (sharp / 2))
        mean *= spread(weight)
        total += mean
        weights += weight
    return total / spread(weights)


def flow_of(art: Field, radius: float, seed: int) -> Flow:
    """Return the direction in which a brush would move: along the forms, in calm places dab by dab."""
    grey = cv2.GaussianBlur(brightness(art), (0, 0), radius * 0.4)
    gx, gy = cv2.Sobel(grey, cv2.CV_32F, 1, 0), cv2.Sobel(grey, cv2.CV_32F, 0, 1)
    xx, yy, xy = (blur(plane, radius) for plane in (gx * gx, gy * gy, gx * gy))
    turn = _dabs(grey.shape[::-1], seed)
    still = 0.0022
    angle = 0.5 * np.arctan2(2 * xy + still * np.sin(turn), xx - yy + still * np.cos(turn)) + math.pi / 2
    return np.cos(angle).astype(np.float32), np.sin(angle).astype(np.float32)


def _dabs(size: tuple[int, int], seed: int) -> Field:
    """Return a direction for every dab of the brush: even within a dab, slowly turning between them."""
    wide, high = size
    sweep = clouds(size, seed % 7919, 2.2, 2, 0.5) * math.pi * 1.3 + 0.6
    jitter = np.random.default_rng(seed % 104729).random((24, 24), np.float32)
    bend = (clouds(size, seed % 6007, 20, 2, 0.5) - 0.5) * 1.6
    x, y = places(size)
    u, v = x / wide * 22 + bend + 1, y / high * 22 - bend + 1
    column, row = np.clip(u.astype(int), 0, 23), np.clip(v.astype(int), 0, 23)
    return sweep + (jitter[row, column] - 0.5) * 1.7


def dragged(plane: Field, flow: Flow, steps: int, stride: float) -> Field:
    """Drag a plane along the flow, both ways."""
    high, wide = plane.shape[:2]
    x0, y0 = places((wide, high))
    total, amount = plane.copy(), 1.0
    for way in (stride, -stride):
        (x, y), (right, down) = (x0, y0), flow
        for k in range(steps):
            if k:
                right, down = (
                    cv2.remap(along, x, y, cv2.INTER_NEAREST, None, cv2.BORDER_REFLECT) for along in flow
                )
            x, y = x + right * way, y + down * way
            weight = 1 - k / (steps + 1)
            total += cv2.remap(plane, x, y, cv2.INTER_LINEAR, None, cv2.BORDER_REFLECT) * weight
            amount += weight
    return total / amount


def _bristles(s: Stage, flow: Flow, calm: Field) -> Field:
    """Return the picture with the relief that the bristles leave, lit from the upper left."""
    unit = s.unit
    hairs = s.dice("bristle").random((s.high, s.wide), np.float32)
    hairs = dragged(cv2.GaussianBlur(hairs, (0, 0), unit * 0.0012), flow, 6, max(1.0, unit * 0.0026))
    hairs = (hairs - blur(hairs, unit * 0.010)) / (hairs.std() + 1e-6)
    lit = np.clip(hairs - shifted(hairs, unit * 0.0016, unit * 0.0016), -2, 2)
    grey = brightness(s.art)
    depth = (0.014 + 0.08 * grey * (1 - grey)) * (0.45 + 0.55 * calm)
    return np.clip(s.art * spread(1 + lit * depth) + spread(hairs * 0.004), 0, 1)


def graded(s: Stage) -> Field:
    """Return the picture with its colours bound: shadows to the mood's dark, lights to its lamp."""
    bands = range(0, s.high, _BAND)
    return np.concatenate([_graded(s, slice(top, top + _BAND)) for top in bands])


def _graded(s: Stage, rows: slice) -> Field:
    art = np.clip(s.art[rows], 0, 1)
    grey = brightness(art)
    size = s.wide, len(art)
    dark = flooded(size, s["dark"])
    art = mix(art, dark + art * 0.9, np.clip(1 - grey * 3.2, 0, 1) * 0.4)
    art = mix(art, art * flooded(size, 0.6 + 0.45 * s["lamp"]), smooth(0.4, 1.0, grey) * 0.5)
    contrast = smooth(0.0, 1.0, grey)
    art = np.clip(art + spread((contrast - grey) * 0.38), 0, 1)
    middle = spread(brightness(art))
    art = np.clip(middle + (art - middle) * 1.12, 0, 1)
    dx, dy = (s.x[rows] - 0.5) * 2, (s.y[rows] - 0.48) * 2
    corner = np.clip((dx * dx + dy * dy) * 0.5, 0, 1) ** 1.3
    return np.clip(mix(art, art * 0.18 + dark * 0.2, corner * 0.66), 0, 1)

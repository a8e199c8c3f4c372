"""Solids as distances: how far a point is from a form, forms grown into each other, and their picture."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from art.scenes.fields import Field

Vector = tuple[float, float, float]
Points = tuple[Field, Field, Field]
"""Places as three planes: right, up, towards the viewer."""
Solid = Callable[[Points], Field]


def ball(p: Points, middle: Vector, radius: float) -> Field:
    """Return the distances from a ball."""
    x, y, z = (axis - at for axis, at in zip(p, middle, strict=True))
    return np.sqrt(x * x + y * y + z * z) - radius


def egg(p: Points, middle: Vector, radii: Vector) -> Field:
    """Return the distances from an ellipsoid, nearly."""
    x, y, z = ((axis - at) / r for axis, at, r in zip(p, middle, radii, strict=True))
    near = np.sqrt(x * x + y * y + z * z)
    far = np.sqrt((x / radii[0]) ** 2 + (y / radii[1]) ** 2 + (z / radii[2]) ** 2)
    return near * (near - 1) / (far + 1e-6)


def limb(p: Points, start: Vector, end: Vector, first: float, last: float) -> Field:
    """Return the distances from a rod with round ends whose thickness changes."""
    ax, ay, az = (axis - at for axis, at in zip(p, start, strict=True))
    bx, by, bz = (b - a for a, b in zip(start, end, strict=True))
    along = np.clip((ax * bx + ay * by + az * bz) / (bx * bx + by * by + bz * bz), 0, 1)
    dx, dy, dz = ax - bx * along, ay - by * along, az - bz * along
    return np.sqrt(dx * dx + dy * dy + dz * dz) - (first + (last - first) * along)


def chain(p: Points, joints: Sequence[tuple[Vector, float]], soft: float = 0.08) -> Field:
    """Return the distances from rods in a row, each joint with its thickness."""
    whole: Field | None = None
    for (start, first), (end, last) in itertools.pairwise(joints):
        piece = limb(p, start, end, first, last)
        whole = piece if whole is None else grown(whole, piece, soft)
    if whole is None:
        raise ValueError("a chain needs two joints")
    return whole


def brick(p: Points, middle: Vector, halves: Vector, soft: float = 0.02) -> Field:
    """Return the distances from a box with rounded edges."""
    x, y, z = (np.abs(axis - at) - half + soft for axis, at, half in zip(p, middle, halves, strict=True))
    out = np.sqrt(np.maximum(x, 0) ** 2 + np.maximum(y, 0) ** 2 + np.maximum(z, 0) ** 2)
    return out + np.minimum(np.maximum(x, np.maximum(y, z)), 0) - soft


def drum(p: Points, middle: Vector, radius: float, half: float, soft: float = 0.02) -> Field:
    """Return the distances from an upright cylinder."""
    away = np.hypot(p[0] - middle[0], p[2] - middle[2]) - radius + soft
    up = np.abs(p[1] - middle[1]) - half + soft
    return np.hypot(np.maximum(away, 0), np.maximum(up, 0)) + np.minimum(np.maximum(away, up), 0) - soft


def hoop(p: Points, middle: Vector, radius: float, thick: float, *, upright: bool = False) -> Field:
    """Return the distances from a ring that lies, or that stands facing us."""
    x, y, z = (axis - at for axis, at in zip(p, middle, strict=True))
    if upright:
        return np.hypot(np.hypot(x, y) - radius, z) - thick
    return np.hypot(np.hypot(x, z) - radius, y) - thick


def lathed(p: Points, profile: Sequence[tuple[float, float]], x: float = 0.0, z: float = 0.0) -> Field:
    """Return the distances, nearly, from a form turned on a lathe: radii by height, from the foot up."""
    heights, radii = (np.array(column, np.float32) for column in zip(*profile, strict=True))
    away = np.hypot(p[0] - x, p[2] - z) - np.interp(p[1], heights, radii).astype(np.float32)
    beyond = np.maximum(heights[0] - p[1], p[1] - heights[-1])
    return np.maximum(away * 0.6, beyond)


def roof(p: Points, foot: Vector, halves: tuple[float, float], rise: float) -> Field:
    """Return the distances from a pyramid over a rectangle."""
    x, z = np.abs(p[0] - foot[0]) / halves[0], np.abs(p[2] - foot[2]) / halves[1]
    up = (p[1] - foot[1]) / rise
    slope = (np.maximum(x, z) + up - 1) * min(halves) * rise / np.hypot(min(halves), rise)
    return np.maximum(slope, foot[1] - p[1])


def grown(first: Field, second: Field, soft: float) -> Field:
    """Return two forms grown into each other."""
    share = np.clip(0.5 + 0.5 * (second - first) / soft, 0, 1)
    return second + (first - second) * share - soft * share * (1 - share)


def carved(form: Field, tool: Field, soft: float) -> Field:
    """Return a form from which another one is cut."""
    return -grown(-form, tool, soft)


def turned(p: Points, yaw: float, nod: float = 0.0) -> Points:
    """Return points as a form sees them that is turned to the right and nods forward."""
    x, y, z = p
    cos, sin = np.cos(yaw), np.sin(yaw)
    x, z = x * cos - z * sin, x * sin + z * cos
    cos, sin = np.cos(nod), np.sin(nod)
    return x, y * cos + z * sin, z * cos - y * sin


def mirrored(p: Points) -> Points:
    """Return points folded onto the right half, so that a form is there twice."""
    return np.abs(p[0]), p[1], p[2]


class Part(NamedTuple):
    """A piece of a figure: its material, its form, and a ball around it outside which it is not computed."""

    material: str
    solid: Solid
    middle: Vector
    reach: float


class View(NamedTuple):
    """A figure as it is seen: which part is where, how near it is, how it faces."""

    part: Field
    """The number of the part, -1 where there is none."""
    depth: Field
    facing: Field
    points: Points


_NEAR, _FAR = 2.6, -2.4
_TOUCH = 0.006


def seen(parts: Sequence[Part], right: Field, up: Field) -> View:
    """Return a figure as it is seen from the front through a grid of places."""
    shape = right.shape
    x, y = right.ravel(), up.ravel()
    z = np.full(x.size, _NEAR, np.float32)
    active = np.arange(x.size)
    for _ in range(44):
        away = _nearest(parts, (x[active], y[active], z[active]))[0]
        z[active] -= np.maximum(away * 0.85, 0.002)
        active = active[(away > _TOUCH) & (z[active] > _FAR)]
        if not active.size:
            break
    hit = np.where(z > _FAR + 0.02)[0]
    points = x[hit], y[hit], z[hit]
    _, which = _nearest(parts, points)
    part = np.full(x.size, -1, np.float32)
    part[hit] = which
    facing = np.zeros((x.size, 3), np.float32)
    facing[:, 2] = 1
    facing[hit] = _slope(parts, points)
    return View(
        part.reshape(shape), z.reshape(shape), facing.reshape(*shape, 3), (right, up, z.reshape(shape))
    )


def _nearest(parts: Sequence[Part], p: Points) -> tuple[Field, Field]:
    """Return how far the nearest part is and which one it is."""
    best = np.full(p[0].size, 9.0, np.float32)
    which = np.zeros(p[0].size, np.float32)
    for number, part in enumerate(parts):
        outside = ball(p, part.middle, part.reach)
        close = np.where(outside < np.minimum(best, 0.12))[0]
        away = np.maximum(outside, 0.1)
        if close.size:
            away[close] = part.solid((p[0][close], p[1][close], p[2][close]))
        nearer = away < best
        best = np.where(nearer, away, best)
        which = np.where(nearer, np.float32(number), which)
    return best, which


def _slope(parts: Sequence[Part], p: Points) -> Field:
    """Return the directions in which surfaces face: right, down, towards the viewer."""
    step = 0.012
    total = np.zeros((p[0].size, 3), np.float32)
    for corner in ((1, -1, -1), (-1, -1, 1), (-1, 1, -1), (1, 1, 1)):
        moved = tuple(axis + step * way for axis, way in zip(p, corner, strict=True))
        away = _nearest(parts, (moved[0], moved[1], moved[2]))[0]
        total += away[:, None] * np.array(corner, np.float32)
    total /= np.linalg.norm(total, axis=1, keepdims=True) + 1e-9
    total[:, 1] *= -1
    return total

"""Small helpers of the models: forms side by side, moved, cut off."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from art.scenes.fields import Field
from art.scenes.solids import (
    Points,
    Solid,
    Vector,
    ball,
)


def union(forms: Sequence[Field]) -> Field:
    """Return forms side by side."""
    return np.minimum.reduce(list(forms))


def moved(solid: Solid, by: Vector, scale: float = 1.0, lean: float = 0.0) -> Solid:
    """Return a form moved, made smaller and turned in the plane of the picture."""
    cos, sin = math.cos(lean), math.sin(lean)

    def solid_at(p: Points) -> Field:
        x, y, z = p[0] - by[0], p[1] - by[1], p[2] - by[2]
        return solid(((x * cos - y * sin) / scale, (x * sin + y * cos) / scale, z / scale)) * scale

    return solid_at


def within(solid: Solid, middle: Vector, reach: float) -> Solid:
    """Return a small form that is only computed near a ball around it."""

    def solid_at(p: Points) -> Field:
        outside = ball(p, middle, reach)
        away = np.maximum(outside, 0.1)
        close = np.where(outside < 0.12)[0]
        if close.size:
            away[close] = solid((p[0][close], p[1][close], p[2][close]))
        return away

    return solid_at


def above(solid: Solid, level: float) -> Solid:
    """Return a form without what lies below a level."""
    return lambda p: np.maximum(solid(p), level - p[1])

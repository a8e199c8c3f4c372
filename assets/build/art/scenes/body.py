"""Makes a body of an emblem: its outline blown up to a solid form with grooves, holes and a surface."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from art.emblems import emblem_mask
from art.scenes.fields import Field, chance, clouds, normals

MARGIN = 4
_COARSE = 84


class Body(NamedTuple):
    """A sculpted emblem, on a plane of its own with a margin."""

    solid: Field
    """Where it is."""
    ink: Field
    """Where the emblem was drawn; the rest of the solid are grooves and holes."""
    holes: Field
    """Enclosed openings wide enough to be eyes or windows."""
    height: Field
    groove: Field
    labels: NDArray[Any]
    """The emblem's separate pieces, from 1."""

    @property
    def size(self) -> int:
        """The longer side."""
        return max(self.solid.shape)


@lru_cache(64)
def _drawn(name: str, wide: int, high: int) -> Field:
    return np.asarray(emblem_mask(name, (wide, high)), np.float32) / 255


def ink_of(name: str, wide: float, high: float, tilt: float = 0.0, *, flip: bool = False) -> Field:
    """Return an emblem's ink, turned and mirrored, as large as fits the box."""
    box = max(6, round(wide)), max(6, round(high))
    ink = _drawn(name, *box)
    if flip:
        ink = ink[:, ::-1]
    if not tilt:
        return np.ascontiguousarray(ink)
    tall, broad = ink.shape
    turn = cv2.getRotationMatrix2D((broad / 2, tall / 2), tilt, 1.0)
    reach = int(np.hypot(broad, tall)) + 4
    turn[:, 2] += (reach - broad) / 2, (reach - tall) / 2
    turned = cv2.warpAffine(np.ascontiguousarray(ink), turn, (reach, reach), flags=cv2.INTER_LINEAR)
    rows, columns = np.where(turned.max(1) > 0.2)[0], np.where(turned.max(0) > 0.2)[0]
    cut = turned[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
    share = min(box[0] / cut.shape[1], box[1] / cut.shape[0])
    return cv2.resize(cut, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)


def laid_flat(ink: Field) -> Field:
    """Return ink as it looks when it lies on the ground: broad, low, narrower at the far edge."""
    low = np.clip(cv2.resize(ink, None, fx=1.5, fy=0.52, interpolation=cv2.INTER_AREA), 0, 1)
    high, wide = low.shape
    plane = np.array([[0, 0], [wide, 0], [wide, high], [0, high]], np.float32)
    seen = np.array([[wide * 0.17, 0], [wide * 0.83, 0], [wide, high], [0, high]], np.float32)
    return cv2.warpPerspective(low, cv2.getPerspectiveTransform(plane, seen), (wide, high))


@lru_cache(32)
def body_of(
    name: str,
    wide: float,
    high: float,
    tilt: float = 0.0,
    *,
    flip: bool = False,
    flat: bool = False,
    seal: float = 0.02,
) -> Body:
    """Return the body of an emblem as large as fits the box; it may lie flat."""
    ink = ink_of(name, wide, high, tilt, flip=flip)
    return sculpted(laid_flat(ink) if flat else ink, seal)


def sculpted(ink: Field, seal: float = 0.02) -> Body:
    """Make a body of ink: gaps up to twice the seal become grooves of one solid form."""
    ink = np.pad(ink, MARGIN)
    size = max(ink.shape)
    hard = ink > 0.5
    filled = _without_holes(_closed(hard, max(2, round(size * seal))))
    gaps = (filled & ~hard).astype(np.uint8)
    narrow = max(2, round(size * 0.014)) + 1
    holes = cv2.morphologyEx(gaps, cv2.MORPH_OPEN, _round(narrow)).astype(np.float32)
    solid = np.maximum(cv2.GaussianBlur(filled.astype(np.float32), (0, 0), 0.7), ink)
    edge = cv2.distanceTransform(hard.astype(np.uint8), cv2.DIST_L2, 5)
    reach = size * 0.045
    bevel = np.sqrt(np.clip(1 - (1 - np.clip(edge / reach, 0, 1)) ** 2, 0, 1)) * reach
    height = inflated(solid) * 0.75 + inflated(ink) * 0.45 + bevel * 0.28
    height = cv2.GaussianBlur(height, (0, 0), max(0.8, size * 0.004))
    groove = cv2.GaussianBlur(gaps.astype(np.float32), (0, 0), max(0.8, size * 0.008))
    _, labels = cv2.connectedComponents(hard.astype(np.uint8), connectivity=4)
    return Body(solid, ink, holes, height, groove, np.asarray(labels))


def _round(side: int) -> NDArray[Any]:
    return cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (side, side)).astype(np.uint8)


def _closed(hard: NDArray[np.bool_], reach: int) -> NDArray[Any]:
    """Return a shape whose gaps up to twice the reach are closed."""
    padded = np.pad(hard.astype(np.uint8), reach + 1)
    closed = cv2.morphologyEx(padded, cv2.MORPH_CLOSE, _round(2 * reach + 1))
    return closed[reach + 1 : -reach - 1, reach + 1 : -reach - 1]


def _without_holes(shape: NDArray[Any]) -> NDArray[np.bool_]:
    """Return a shape with everything that it encloses."""
    outside = np.ascontiguousarray(np.pad(shape, 1))
    cv2.floodFill(outside, None, (0, 0), 2)
    return outside[1:-1, 1:-1] != 2


def inflated(shape: Field) -> Field:
    """Blow a flat shape up like a balloon: the root of Poisson's height, solved small."""
    high, wide = shape.shape
    share = min(1.0, _COARSE / max(high, wide))
    small = cv2.resize(shape, None, fx=share, fy=share, interpolation=cv2.INTER_AREA) > 0.5
    inside = np.pad(small, 1).astype(np.float32)
    if inside.sum() < 4:
        return np.zeros_like(shape)
    height = np.sqrt(np.maximum(_poisson(inside), 0))
    return cv2.resize(height[1:-1, 1:-1], (wide, high), interpolation=cv2.INTER_CUBIC) / share


def _poisson(inside: Field) -> Field:
    """Return the height whose curvature is even inside a shape and that is 0 outside: conjugate gradients."""

    def curved(plane: Field) -> Field:
        around = np.zeros_like(plane)
        around[1:-1, 1:-1] = plane[:-2, 1:-1] + plane[2:, 1:-1] + plane[1:-1, :-2] + plane[1:-1, 2:]
        return (4 * plane - around) * inside

    height = np.zeros_like(inside)
    rest = inside * 4
    way = rest.copy()
    left = float((rest * rest).sum())
    for _ in range(400):
        bent = curved(way)
        step = left / float((way * bent).sum())
        height += step * way
        rest -= step * bent
        now = float((rest * rest).sum())
        if now < 1e-3:
            break
        way = rest + now / left * way
        left = now
    return height


def grain_of(kind: str, shape: tuple[int, int], seed: int) -> Field:
    """Return the fine relief of a material's surface, in shares of its body's size."""
    high, wide = shape
    size, plane = max(shape), (wide, high)
    if kind == "hammered":
        return (clouds(plane, seed, 26, 2, 0.5) - 0.5) * 0.006
    if kind == "wood":
        return (clouds(plane, seed, 34, 3, 0.6, 0.12) - 0.5) * 0.016
    if kind == "stone":
        rough = clouds(plane, seed, 12, 5, 0.62)
        return (rough - 0.5) * 0.016 - np.exp(-(((rough - 0.5) / 0.012) ** 2)) * 0.004
    if kind == "fur":
        return (clouds(plane, seed, 50, 2, 0.6, 0.28) - 0.5) * 0.012
    if kind == "leaves":
        clumps = clouds(plane, seed, 16, 2, 0.5)
        return clumps * 0.03 + (clouds(plane, seed + 1, 60, 2, 0.6) - 0.5) * 0.02
    if kind == "weave":
        return (clouds(plane, seed, 9, 3, 0.5) - 0.5) * 0.012
    if kind == "scales":
        return _scales(shape, seed) * 0.008
    if kind == "facets":
        return _facets(shape, size, seed) * 0.05
    return np.zeros(shape, np.float32)


def _scales(shape: tuple[int, int], seed: int) -> Field:
    """Return rows of scales that overlap: each stands out at its lower rim."""
    high, wide = shape
    y, x = np.mgrid[0:high, 0:wide].astype(np.float32) / max(shape)
    bend = (clouds((wide, high), seed, 4, 2) - 0.5) * 0.06
    u, v = (x - bend) * 26, (y + bend) * 34
    row = np.floor(v)
    height = np.zeros(shape, np.float32)
    free = np.ones(shape, bool)
    for number in (row - 1, row, row + 1):  # an upper scale covers those below it
        along = u + 0.5 * (number % 2)
        down = v - number
        inside = free & (np.hypot((along - np.floor(along) - 0.5) * 1.3, down) < 1.15)
        height[inside] = down[inside]
        free &= ~inside
    return height * 0.5


def _facets(shape: tuple[int, int], size: int, seed: int) -> Field:
    """Return planes that meet in edges, as a stone is cut."""
    dice = chance("facets", seed)
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32) / size
    height = np.full(shape, 1e9, np.float32)
    for px, py, slope, turn, lift in dice.random((9, 5)):
        angle, steep = turn * 2 * np.pi, 0.6 + slope
        plane = lift * 0.25 + steep * ((x - px) * np.cos(angle) + (y - py) * np.sin(angle))
        height = np.minimum(height, plane)
    return height


def surface(body: Body, grain: Field | float = 0.0) -> Field:
    """Return the directions in which a body's surface faces, its grain included."""
    return normals(body.height + grain * body.size, 0.9)

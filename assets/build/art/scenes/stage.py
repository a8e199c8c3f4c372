"""The stage: a picture in the making, and what the painters ask of it and do to it."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from art.scenes.fields import (
    Field,
    blur,
    chance,
    clouds,
    flooded,
    mix,
    places,
    rgb,
    seeded,
    shifted,
    spread,
    tinted,
)
from art.scenes.moods import LIGHTS
from art.scenes.scene import Point

Path = Sequence[Point]
_BITS = 4
_FINE = 1 << _BITS


class Stage:
    """A picture in a light: its colours, and where its lamp, horizon and ground are."""

    def __init__(self, size: tuple[int, int], light: str, seed: int, *, even: bool = False) -> None:
        self.wide, self.high = size
        self.size = size
        self.unit = float(min(size))
        self.aspect = size[0] / size[1]
        self.light = light
        self.seed = seed
        self.even = even
        """Round forms and no dry brush, as a comic wants them."""
        self.colours = {name: rgb(code) for name, code in LIGHTS[light]._asdict().items()}
        self.lamp: Point = (0.5, 0.34)
        self.disc = ""
        self.horizon = 0.62
        """Where the ground meets what is behind it."""
        self.ground = 0.78
        """Where the subject's foot stands."""
        self.surface = "earth"
        self.focus: Field | None = None
        """Where the brush is finer."""
        x, y = places(size)
        self.x, self.y = x / self.wide, y / self.high
        self.art: Field = flooded(size, self["dark"])

    def enlarged(self, size: tuple[int, int]) -> Stage:
        """Return a larger stage with the same picture in the same light."""
        large = Stage(size, self.light, self.seed, even=self.even)
        large.lamp, large.ground, large.horizon = self.lamp, self.ground, self.horizon
        large.art = np.clip(cv2.resize(self.art, size, interpolation=cv2.INTER_CUBIC), 0, 1)
        return large

    def __getitem__(self, name: str) -> Field:
        """Return a colour of the light."""
        return self.colours[name]

    # ---- asking

    def dice(self, *turn: object) -> np.random.Generator:
        """Return a source of chance for one purpose."""
        return chance(self.seed, *turn)

    def noise(
        self, turn: object, cells: float, octaves: int = 5, gain: float = 0.55, stretch: float = 1.0
    ) -> Field:
        """Return clouds of 0 to 1 over the whole picture."""
        if self.even:
            octaves, gain = min(octaves, 3), gain * 0.6
        return clouds(self.size, seeded(self.seed, turn), cells, octaves, gain, stretch)

    def line(
        self, turn: object, cells: float, octaves: int = 5, gain: float = 0.5, *, jagged: bool = False
    ) -> Field:
        """Return a rolling or jagged line of 0 to 1 over the width."""
        dice, total = self.dice(turn, "line"), np.zeros(self.wide, np.float32)
        for octave in range(octaves):
            count = max(2, round(cells * 2**octave))
            knots = dice.random(count + 3)
            places = np.linspace(0, count, self.wide) + 0.5
            whole = places.astype(int)
            t = places - whole
            t = t if jagged else t * t * (3 - 2 * t)
            total += (knots[whole] * (1 - t) + knots[whole + 1] * t).astype(np.float32) * gain**octave
        return (total - total.min()) / (np.ptp(total) + 1e-6)

    def near(self, at: Point, radius: float, power: float = 2.0, flat: float = 1.0) -> Field:
        """Return light that falls from 1 at a place to 0 at the radius."""
        dx = (self.x - at[0]) * (self.wide / self.unit)
        dy = (self.y - at[1]) * (self.high / self.unit / flat)
        return np.clip(1 - np.sqrt(dx * dx + dy * dy) / radius, 0, 1) ** power

    def below(self, line: Field | float, soft: float = 1.5) -> Field:
        """Return the mask of all that lies below a line of heights."""
        heights = np.broadcast_to(np.asarray(line, np.float32), (self.wide,))
        return np.clip((self.y - heights[None, :]) * self.high / soft + 0.5, 0, 1).astype(np.float32)

    def polygons(self, shapes: Sequence[Path]) -> Field:
        """Return filled shapes as a mask."""
        mask = np.zeros((self.high, self.wide), np.uint8)
        for shape in shapes:
            cv2.fillPoly(mask, [self._pixels(shape)], 255, cv2.LINE_AA, _BITS)
        return mask.astype(np.float32) / 255

    def strokes(self, paths: Sequence[tuple[Path, float]]) -> Field:
        """Return lines of some width as a mask."""
        mask = np.zeros((self.high, self.wide), np.uint8)
        for path, width in paths:
            thick = max(1, round(width * self.unit))
            cv2.polylines(mask, [self._pixels(path)], False, 255, thick, cv2.LINE_AA, _BITS)
        return mask.astype(np.float32) / 255

    def discs(self, spots: Sequence[tuple[float, float, float, float]]) -> Field:
        """Return round spots (x, y, radius, strength) as a mask."""
        mask = np.zeros((self.high, self.wide), np.float32)
        for x, y, radius, strength in spots:
            middle = (round(x * self.wide * _FINE), round(y * self.high * _FINE))
            cv2.circle(
                mask, middle, max(7, round(radius * self.unit * _FINE)), strength, -1, cv2.LINE_AA, _BITS
            )
        return mask

    def _pixels(self, path: Path) -> NDArray[np.int32]:
        points = np.array(path, np.float64) * (self.wide * _FINE, self.high * _FINE)
        return np.round(points).astype(np.int32)

    def placed(self, plane: Field, left: int, top: int) -> Field:
        """Return a small plane put on an empty one as large as the picture."""
        full = np.zeros((self.high, self.wide, *plane.shape[2:]), np.float32)
        high, wide = plane.shape[:2]
        x0, y0, x1, y1 = max(0, left), max(0, top), min(self.wide, left + wide), min(self.high, top + high)
        if x1 > x0 and y1 > y0:
            full[y0:y1, x0:x1] = plane[y0 - top : y1 - top, x0 - left : x1 - left]
        return full

    def relief(self, turn: object, cells: float, stretch: float = 1.0, depth: float = 1.0) -> Field:
        """Return rough stone lit from the lamp: around 0, what is lit lies above."""
        rough = self.noise((turn, "relief"), cells, 5, 0.6, stretch)
        reach = 0.006 * self.unit
        toward = 1.0 if self.lamp[0] >= 0.5 else -1.0
        return (rough - shifted(rough, reach * toward, -reach)) * depth * (4.8 if self.even else 8)

    def edge(self, mask: Field, width: float, *, side: float | None = None) -> Field:
        """Return the edge of a mask that the lamp touches from above and from its side."""
        if side is None:
            side = 1.0 if self.lamp[0] >= 0.5 else -1.0
        return np.clip(mask - shifted(mask, -width * self.unit * side, width * self.unit), 0, 1)

    def far(self, depth: float) -> Field:
        """Return the colour of land: of its own at depth 0, all haze at 1."""
        return mix(self["ground"], self["haze"], depth)

    # ---- painting

    def lay(self, mask: Field, colour: Field, strength: float = 1.0) -> None:
        """Paint a colour or a picture through a mask."""
        touched = self._touched(mask)
        if touched is None:
            return
        part, shape = self.art[touched], self.art.shape
        paint = (
            flooded(part.shape[1::-1], colour)
            if colour.ndim == 1
            else np.broadcast_to(colour, shape)[touched]
        )
        part += (paint - part) * spread(np.broadcast_to(mask, shape[:2])[touched] * strength)

    def _touched(self, mask: Field) -> tuple[slice, slice] | None:
        """Return the rows and columns between which a mask is not 0, if it is not 0 everywhere."""
        whole = np.broadcast_to(mask, (self.high, self.wide))
        rows, columns = np.flatnonzero(whole.any(1)), np.flatnonzero(whole.any(0))
        if not rows.size:
            return None
        return slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1)

    def shine(self, mask: Field, colour: Field, strength: float = 1.0) -> None:
        """Add light through a mask; it never burns out."""
        left = 1 - np.clip(tinted(mask, colour) * strength, 0, 1)
        left = (1 - self.art) * left
        self.art = np.subtract(1, left, out=left)

    def dim(self, mask: Field, strength: float) -> None:
        """Take light away, towards the coloured dark of the mood."""
        self.lay(np.clip(mask, 0, 1), self["dark"], strength)

    def glow(self, mask: Field, colour: Field, width: float, strength: float = 1.0) -> None:
        """Let something bright shine: a soft wide light around it, and itself."""
        self.shine(np.clip(blur(mask, width * self.unit) * 2.2, 0, 1), colour, 0.7 * strength)
        self.shine(mask, mix(colour, np.array([1, 1, 1], np.float32), 0.5), strength)

    def stamp(self, shapes: Sequence[tuple[Path, Field, float]]) -> None:
        """Paint many flat shapes in one go: a shape of width 0 is filled, any other is a line."""
        canvas = np.clip(self.art * 255 + 0.5, 0, 255).astype(np.uint8)
        for path, colour, width in shapes:
            shade = tuple(float(channel) for channel in np.clip(colour * 255, 0, 255))
            if width:
                thick = max(1, round(width * self.unit))
                cv2.polylines(canvas, [self._pixels(path)], False, shade, thick, cv2.LINE_AA, _BITS)
            else:
                cv2.fillPoly(canvas, [self._pixels(path)], shade, cv2.LINE_AA, _BITS)
        self.art = canvas.astype(np.float32) / 255

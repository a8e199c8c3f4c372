"""Things modelled in the round that a scene may have for its subject, and how they are seen and lit.

A model stands on height 0 around the middle; its parts may be made of `main`, `trim` and `inner`, which the
scene gives: its material, its lower material and what shines in it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

import cv2
import numpy as np

from art.scenes.body import MARGIN, grain_of
from art.scenes.fields import Field, blur, clouds, length, mix, places, ramp, shadowed, smooth, spread, tinted
from art.scenes.materials import MATERIALS
from art.scenes.scene import Scene
from art.scenes.solids import Part, Solid, View, seen, turned
from art.scenes.stage import Stage

Piece = tuple[str, Solid]
_COARSE = 0.72


class Model(NamedTuple):
    """The pieces of a thing, the box that it fills, and how it is turned towards us."""

    pieces: Callable[[], list[Piece]]
    wide: float
    high: float
    yaw: float = 0.5
    nod: float = 0.22


MODELS: dict[str, Model] = {}


def model(
    wide: float, high: float, yaw: float = 0.5, nod: float = 0.22
) -> Callable[[Callable[[], list[Piece]]], Callable[[], list[Piece]]]:
    """Register a maker of pieces under its own name."""

    def kept(pieces: Callable[[], list[Piece]]) -> Callable[[], list[Piece]]:
        MODELS[pieces.__name__] = Model(pieces, wide, high, yaw, nod)
        return pieces

    return kept


class Seen(NamedTuple):
    """A model as it is seen: its outline, its colours, and where it shines."""

    solid: Field
    colour: Field
    shining: Field
    light: str
    """The material that shines, if any."""


def materials_of(scene: Scene) -> dict[str, str]:
    """Return what the roles of a model's parts are made of in a scene."""
    return {"main": scene.material, "trim": scene.lower or "gold", "inner": scene.inner or "sun"}


def shown(s: Stage, scene: Scene, box: tuple[float, float], side: float) -> Seen:
    """Return a model lit from a side, as large as fits the box."""
    it = MODELS[scene.subject]
    scale = min(box[0] / it.wide, box[1] / it.high)
    yaw = (-it.yaw if scene.flip else it.yaw) + np.radians(scene.tilt)
    made_of = materials_of(scene)
    wide, high = round(it.wide * scale * 1.25) + 2 * MARGIN, round(it.high * scale * 1.25) + 2 * MARGIN
    unit = scale * _COARSE
    parts, view = _seen(scene.subject, yaw, unit, (round(wide * _COARSE), round(high * _COARSE)))
    parts = [part._replace(material=made_of.get(part.material, part.material)) for part in parts]
    mask = (view.part >= 0).astype(np.float32)
    depth = np.where(view.part >= 0, view.depth, -2.4).astype(np.float32) * unit
    colour, shining = _coloured(s, parts, view.part, view.facing, depth, side, unit)
    soft, share = blur(colour * spread(mask), 2.0), blur(mask, 2.0)
    colour = np.where(mask[..., None] > 0.5, colour, soft / spread(share + 1e-4)).astype(np.float32)
    large = np.clip(cv2.resize(colour, (wide, high), interpolation=cv2.INTER_CUBIC), 0, 1)
    solid = smooth(0.3, 0.7, cv2.resize(blur(mask, 0.8), (wide, high), interpolation=cv2.INTER_CUBIC))
    glow = cv2.resize(shining, (wide, high), interpolation=cv2.INTER_LINEAR)
    rows, columns = np.where(solid.max(1) > 0.3)[0], np.where(solid.max(0) > 0.3)[0]
    top, left = max(0, rows[0] - MARGIN), max(0, columns[0] - MARGIN)
    cut = slice(top, rows[-1] + 1 + MARGIN), slice(left, columns[-1] + 1 + MARGIN)
    fit = min(1.0, float(box[0] / (columns[-1] - columns[0])), float(box[1] / (rows[-1] - rows[0])))
    solid, large, glow = (
        np.asarray(cv2.resize(plane[cut], None, fx=fit, fy=fit, interpolation=cv2.INTER_AREA))
        for plane in (solid, large, glow)
    )
    return Seen(solid, large, glow, _light(made_of, parts))


@lru_cache(2)
def _seen(name: str, yaw: float, unit: float, size: tuple[int, int]) -> tuple[list[Part], View]:
    """Return the parts of a model and how they are seen, in whatever light."""
    it, (x, y) = MODELS[name], places(size)
    parts = [_part(role, solid, yaw, it) for role, solid in it.pieces()]
    return parts, seen(parts, (x - size[0] / 2) / unit, it.high / 2 - (y - size[1] / 2) / unit)


def _part(role: str, solid: Solid, yaw: float, it: Model) -> Part:
    centre = it.high / 2

    def placed(p: tuple[Field, Field, Field]) -> Field:
        x, y, z = turned((p[0], p[1] - centre, p[2]), yaw, it.nod)
        return solid((x, y + centre, z))

    return Part(role, placed, (0.0, centre, 0.0), math.hypot(it.wide, it.high) * 0.62)


def _light(made_of: dict[str, str], parts: list[Part]) -> str:
    used = {part.material for part in parts}
    return next(
        (name for name in (made_of["inner"], *sorted(used)) if name in used and MATERIALS[name].luminous), ""
    )


def _coloured(
    s: Stage, parts: list[Part], number: Field, facing: Field, depth: Field, side: float, unit: float
) -> tuple[Field, Field]:
    """Return the colours of the parts under the lamp, and where they shine."""
    key = np.array([0.58 * side, -0.60, 0.58])
    key /= np.linalg.norm(key)
    hidden = shadowed(depth, (key[0], key[1], key[2]), unit * 0.7, 16)
    deep = np.clip((blur(depth, unit * 0.09) - depth) / (unit * 0.12), 0, 1)
    high, wide = depth.shape
    dry = clouds((wide, high), s.seed % 997, 40, 3, 0.7, 0.4) - 0.5
    rough = clouds((wide, high), s.seed % 991, 9, 4, 0.6) - 0.5
    rows = (np.arange(high, dtype=np.float32) / high)[:, None]
    colour, shining = np.zeros((high, wide, 3), np.float32), np.zeros((high, wide), np.float32)
    for name in dict.fromkeys(part.material for part in parts):
        where = np.isin(number, [k for k, part in enumerate(parts) if part.material == name])
        if not where.any():
            continue
        stuff = MATERIALS[name]
        bump = np.dstack(
            [
                *reversed(
                    np.gradient(grain_of(stuff.grain, (high, wide), s.seed % 89) * max(high, wide) * 0.6)
                ),
                np.zeros_like(depth),
            ]
        )
        face = facing - bump.astype(np.float32)
        face /= spread(length(face))
        lit = np.clip(face @ key.astype(np.float32), -0.25, 1) * (1 - 0.7 * hidden)
        tone = (
            0.13
            + 0.64 * lit
            - 0.10 * face[..., 1]
            + dry * 0.12
            + rough * 0.12
            - deep * 0.30
            + (0.5 - rows) * 0.10
        )
        half = key + np.array([0, 0, 1.0])
        spark = np.clip(face @ (half / np.linalg.norm(half)).astype(np.float32), 0, 1) ** 26 * (1 - hidden)
        if stuff.luminous:
            tone = 0.36 + tone * 0.62 + rough * 0.4
            shining = np.maximum(shining, where.astype(np.float32))
        made = ramp(name, np.clip(tone + spark * stuff.shine * 0.5, 0, 1)) + spread(
            spark * stuff.shine * 0.12
        )
        shade = np.clip(1 - tone * 1.6, 0, 1) * 0.55
        made = mix(made, made * 0.55 + s["sky"] * 0.40, shade)
        made = mix(made, made * (0.35 + 0.75 * s["lamp"]), 0.0 if stuff.luminous else 0.42)
        colour[where] = made[where]
    below = np.clip(facing[..., 1], 0, 1) * 0.20 + np.clip(-facing[..., 0] * side, 0, 1) ** 2.4 * 0.16
    return np.clip(colour + tinted(below, s["horizon"]), 0, 1), shining

"""Stands further things into a scene: silhouettes in the haze, or bodies of some material."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from art.scenes.body import MARGIN, Body, body_of, grain_of, surface
from art.scenes.fields import Field, blur, mix, ramp, tone_of
from art.scenes.materials import MATERIALS
from art.scenes.scene import Extra
from art.scenes.stage import Stage


def companion(s: Stage, extra: Extra) -> None:
    """Stand a second thing in the scene, in the haze of its depth, with an edge of light."""
    side = extra.size * s.unit
    body = body_of(extra.emblem, side, side, extra.tilt, flip=extra.flip, seal=extra.seal)
    high, wide = body.solid.shape
    left, top = round(extra.x * s.wide - wide / 2), round(extra.y * s.high - high + MARGIN)
    depth = max(0.0, extra.depth)
    if extra.material:
        mask = s.placed(body.solid, left, top)
        s.dim(blur(mask, 0.010 * s.unit), 0.45 * (1 - depth))
        colour = mix(_plain(s, extra, body), s.far(depth), depth * 0.75)
        if MATERIALS[extra.material].luminous:
            s.shine(blur(mask, 0.03 * s.unit), tone_of(extra.material, 2), 0.6)
        s.lay(mask, s.placed(np.clip(colour, 0, 1).astype(np.float32), left, top), 0.97)
    else:
        mask = s.placed(body.ink, left, top)
        low = np.clip((s.y * s.high - top) / max(1, high), 0, 1) * 0.35 * depth
        s.lay(mask, mix(s.far(depth) * (0.62 + 0.3 * depth), s["haze"], low), 0.96)
    edge = s.edge(mask, 0.004, side=1.0 if s.lamp[0] > extra.x else -1.0)
    s.shine(edge, s["lamp"], 0.35 * (1.2 - depth))


def outlines(s: Stage, extras: Sequence[Extra]) -> Field:
    """Return where companions stand."""
    where = np.zeros((s.high, s.wide), np.float32)
    for extra in extras:
        side = extra.size * s.unit
        solid = body_of(extra.emblem, side, side, extra.tilt, flip=extra.flip, seal=extra.seal).solid
        high, wide = solid.shape
        left, top = round(extra.x * s.wide - wide / 2), round(extra.y * s.high - high + MARGIN)
        where = np.maximum(where, s.placed(solid, left, top))
    return where


def _plain(s: Stage, extra: Extra, body: Body) -> Field:
    """Return the colours of a companion's body."""
    stuff = MATERIALS[extra.material]
    facing = surface(body, grain_of(stuff.grain, body.solid.shape, s.seed % 83))
    side = 1.0 if s.lamp[0] > extra.x else -1.0
    tone = 0.30 + 0.5 * (facing @ np.array([0.5 * side, -0.6, 0.6], np.float32)) - body.groove * 0.2
    if stuff.luminous:
        tone = 0.4 + tone * 0.6
    colour = ramp(extra.material, np.clip(tone, 0, 1))
    gap = np.clip(body.solid - body.ink, 0, 1)
    dark = ramp(extra.material, np.full(body.solid.shape, 0.05, np.float32))
    inside = (
        mix(dark, ramp(extra.inner, np.full(body.solid.shape, 0.7, np.float32)), body.holes)
        if extra.inner
        else dark
    )
    return mix(colour, inside, gap)

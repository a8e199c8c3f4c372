"""Paints portraits: a figure modelled in the round, lit by the lamp of its place and finished in oil."""

from __future__ import annotations

import cv2
import numpy as np

from art.scenes.atlas import PLACES
from art.scenes.body import body_of, ink_of
from art.scenes.clothes import clothes, held_at, on_hem
from art.scenes.companions import companion
from art.scenes.fields import (
    Field,
    blur,
    clouds,
    mix,
    ramp,
    rgb,
    seeded,
    shadowed,
    smooth,
    spread,
    tinted,
    tone_of,
)
from art.scenes.foreground import FRAMES
from art.scenes.head import EYE, EYEBALL, head_parts
from art.scenes.materials import MATERIALS
from art.scenes.oil import painted
from art.scenes.scene import Extra, Portrait
from art.scenes.solids import Part, View, seen, turned
from art.scenes.stage import Stage
from art.scenes.weather import SOFT

FACE_AT = 0.42
"""Where the middle of the head is, down the picture."""
HEAD = 0.162
"""A unit of the figure in shares of the picture's shorter side."""
_COARSE = 0.62
"""The figure is traced on a coarser grid than it is painted on."""

Size = tuple[int, int]


def portrait(p: Portrait, size: Size, working: Size, name: str) -> Field:
    """Return a painted figure to the waist."""
    s = Stage(working, p.light, seeded(name, p.place, p.turn) % 100_003)
    side = -p.side if p.held else (1 if p.yaw >= 0 else -1)
    PLACES[p.place].paint(s, p.lamp or (0.5 + 0.28 * side, 0.24), p.disc)
    for extra in p.companions:
        companion(s, extra)
    s.art = blur(s.art, 0.005 * s.unit)  # the eye is to rest on the face
    s.dim(smooth(0.35, 1.0, s.y), 0.4)
    s.shine(s.near((0.5, FACE_AT), 0.55, 1.5), s["horizon"], 0.22)
    _figure(s, p)
    for kind in p.weather:
        if kind in SOFT:
            SOFT[kind](s)
    if p.frame:
        FRAMES[p.frame](s)
    return painted(s, size, p.weather)


def _figure(s: Stage, p: Portrait) -> None:
    """Model the figure, light it and lay it into the picture."""
    parts = [*head_parts(p), *clothes(p)]
    high, wide = round(s.high * _COARSE), round(s.wide * _COARSE)
    unit = HEAD * s.unit * _COARSE
    y, x = np.mgrid[0:high, 0:wide].astype(np.float32)
    view = seen(parts, (x - wide / 2) / unit, (FACE_AT * high - y) / unit)
    mask = (view.part >= 0).astype(np.float32)
    colour = _lit(s, p, parts, view, unit)
    full = smooth(0.3, 0.7, cv2.resize(blur(mask, 0.9), s.size, interpolation=cv2.INTER_CUBIC))
    spread = _spread(colour, mask)
    large = np.clip(cv2.resize(spread, s.size, interpolation=cv2.INTER_CUBIC), 0, 1)
    s.dim(blur(full, 0.03 * s.unit), 0.5)
    s.lay(full, large)
    way = 1.0 if s.lamp[0] >= 0.5 else -1.0
    s.shine(blur(s.edge(full, 0.007, side=way), 1.2) * full, s["lamp"], 0.3)
    _eyes(s, p)
    if p.mask and p.mask != "skull":
        _mask(s, p)
    if p.held:
        _held(s, p)
    if p.amulet:
        _ornament(s, p.amulet, (0.5, FACE_AT + 2.75 * HEAD * s.unit / s.high), 0.15, p.trim)
    dx, dy = (s.x - 0.5) * s.wide / s.unit, (s.y - FACE_AT) * s.high / s.unit
    s.focus = np.maximum(full * 0.55, smooth(0.30, 0.16, np.sqrt(dx * dx + (dy * 0.8) ** 2)))


def _spread(colour: Field, mask: Field) -> Field:
    """Return colours that run on beyond the figure's edge, so that enlarging leaves no dark seam."""
    soft, share = blur(colour * spread(mask), 2.0), blur(mask, 2.0)
    return np.where(mask[..., None] > 0.5, colour, soft / spread(share + 1e-4)).astype(np.float32)


def _lit(s: Stage, p: Portrait, parts: list[Part], view: View, unit: float) -> Field:
    """Return the figure's colours: every part a ramp of its material under the lamp, the sky and the rim."""
    way = 1.0 if s.lamp[0] >= 0.5 else -1.0
    key = np.array([0.66 * way, -0.52, 0.54])
    key /= np.linalg.norm(key)
    depth = np.where(view.part >= 0, view.depth, -2.4).astype(np.float32) * unit
    hidden = shadowed(depth, (key[0], key[1], key[2]), unit * 1.1, 16)
    near = blur(depth, unit * 0.12)
    deep = (
        np.clip((near - depth) / (unit * 0.16), 0, 1) * 0.6
        + np.clip((blur(depth, unit * 0.4) - depth) / (unit * 0.5), 0, 1) * 0.5
    )
    high, wide = depth.shape
    facing = view.facing
    dry = clouds((wide, high), s.seed % 997, 46, 3, 0.7, 0.4) - 0.5
    light = np.clip(facing @ key.astype(np.float32), -0.25, 1) * (1 - 0.72 * hidden)
    fill = np.clip(facing @ np.array([-0.6 * way, -0.3, 0.5], np.float32), 0, 1)
    tone = 0.10 + 0.74 * light + 0.09 * fill + dry * 0.10 - deep * 0.34
    half = key + np.array([0, 0, 1.0])
    spark = np.clip(facing @ (half / np.linalg.norm(half)).astype(np.float32), 0, 1) ** 30 * (1 - hidden)
    colour = np.zeros((high, wide, 3), np.float32)
    for number, part in enumerate(parts):
        where = view.part == number
        if not where.any():
            continue
        if part.material == "eye":
            colour[where] = _eye_colours(s, p, view, tone)[where]
            continue
        stuff = MATERIALS[part.material]
        at = tone + (0.3 if stuff.luminous else 0.0)
        made = ramp(part.material, np.clip(at + spark * stuff.shine * 0.5, 0, 1))
        if part.material == p.cloth and part.middle[1] < -3:
            made = mix(made, ramp(p.trim, np.clip(at + 0.12 + spark * 0.3, 0, 1)), on_hem(view.points))
        if number == 0 and p.mask != "skull":
            made = _flushed(p, view, ramp(part.material, np.clip(at + 0.05 + 0.07 * p.soft, 0, 1)))
        colour[where] = made[where]
    shade = np.clip(1 - tone * 1.7, 0, 1) * 0.55
    colour = mix(colour, colour * 0.5 + s["sky"] * 0.36, shade)
    colour = mix(colour, colour * (0.4 + 0.7 * s["lamp"]), 0.4)
    back = np.clip(-facing[..., 0] * way, 0, 1) ** 2.4
    colour = colour + tinted(back * 0.34 * (1 - deep), s["accent"])
    fade = smooth(-3.2, -5.0, view.points[1])
    return np.clip(mix(colour, colour * 0.45 + s["dark"] * 0.5, fade * 0.7), 0, 1)


def _head_points(p: Portrait, view: View) -> tuple[Field, Field, Field]:
    return turned(view.points, p.yaw, p.nod)


def _flushed(p: Portrait, view: View, colour: Field) -> Field:
    """Return a face with blood under its skin, with brows and lashes, lines of age, paint."""
    x, y, z = _head_points(p, view)
    ax = np.abs(x)

    def spot(cx: float, cy: float, wx: float, wy: float) -> Field:
        return np.exp(-(((ax - cx) / wx) ** 2) - ((y - cy) / wy) ** 2) * (z > 0.2)

    red = spot(0, -0.30, 0.16, 0.14) + spot(0.48, -0.24, 0.24, 0.2) * 0.7
    lips = np.clip(spot(0, -0.62, 0.24, 0.045) + spot(0, -0.715, 0.20, 0.06), 0, 1)
    colour = colour * (1 + tinted(red, np.array([0.10, -0.08, -0.07], np.float32)))
    colour = mix(colour, colour * np.array([0.92, 0.52, 0.50], np.float32), lips * (0.45 + 0.4 * p.soft))
    dark = np.clip(spot(0, -0.667, 0.23, 0.014) * 1.1 + spot(0.075, -0.405, 0.045, 0.022) * 0.8, 0, 1)
    sockets = spot(EYE[0], 0.06, 0.26, 0.17) * 0.24 * (1 + 0.5 * p.age - 0.7 * p.soft)
    lash = np.exp(-(((y - 0.155 + 0.9 * (ax - EYE[0]) ** 2) / 0.026) ** 2)) * smooth(
        0.24, 0.16, np.abs(ax - EYE[0])
    )
    arch = y - 0.375 + 0.55 * (ax - 0.36) ** 2 * 2 - 0.10 * (1 - p.soft) * (ax - 0.36)
    brow = (
        np.exp(-((arch / (0.045 - 0.016 * p.soft)) ** 2)) * smooth(0.30, 0.22, np.abs(ax - 0.36)) * (z > 0.2)
    )
    colour = mix(colour, colour * 0.55, sockets)
    hair = tone_of(p.hair or "brown_hair", 1) * 0.8
    colour = mix(colour, np.broadcast_to(hair, colour.shape), brow * 0.8)
    colour = mix(colour, rgb("#1c0a08") + colour * 0.1, np.clip(dark * 0.9 + lash * (z > 0.4) * 0.75, 0, 1))
    if p.age > 0.3:
        lines = np.exp(-((np.sin(y * 34 + ax * 3) / 0.25) ** 2)) * spot(0, 0.62, 0.5, 0.16)
        folds = (
            np.exp(-(((ax - 0.24 - 0.35 * np.clip(-0.3 - y, 0, 1)) / 0.03) ** 2))
            * smooth(-0.28, -0.4, y)
            * smooth(-0.85, -0.7, y)
        )
        colour = mix(colour, colour * 0.62, np.clip(lines * 0.6 + folds * 0.8, 0, 1) * p.age)
    if p.paint:
        stripes = (
            (np.abs(np.sin((y + 0.1) * 13)) > 0.62)
            * smooth(0.28, 0.36, ax)
            * smooth(-0.75, -0.6, y)
            * smooth(0.0, -0.1, y - 0.0)
        )
        bar = np.exp(-(((y - 0.08) / 0.10) ** 4)) * (1 - spot(EYE[0], 0.06, 0.15, 0.08)) * (z > 0.3)
        colour = mix(
            colour, np.broadcast_to(tone_of(p.paint, 2), colour.shape), np.clip(stripes + bar, 0, 1) * 0.7
        )
    return colour


def _eye_colours(s: Stage, p: Portrait, view: View, tone: Field) -> Field:
    """Return eyeballs: white in shade, iris and pupil that look at us."""
    x, y, z = _head_points(p, view)
    ahead = (np.zeros(1, np.float32), np.zeros(1, np.float32), np.ones(1, np.float32))
    toward = turned(ahead, p.yaw * 0.75, p.nod)
    dx, dy, dz = (np.abs(x) - EYE[0]) / EYEBALL, (y - EYE[1]) / EYEBALL, (z - EYE[2]) / EYEBALL
    sided = np.where(x >= 0, dx, -dx)
    straight = sided * toward[0] + dy * toward[1] + dz * toward[2]
    if p.eyes:
        return np.broadcast_to(tone_of(p.eyes, 2), (*x.shape, 3)) + np.zeros((*x.shape, 3), np.float32)
    white = tinted(np.clip(0.25 + tone * 0.9, 0.2, 1), rgb("#e2d4c4"))
    iris = mix(mix(s["accent"], rgb("#5a4030"), 0.5) * 0.7, rgb("#180c08"), smooth(0.84, 0.80, straight))
    colour = mix(white, iris, smooth(0.78, 0.82, straight))
    colour = mix(colour, rgb("#080405"), smooth(0.935, 0.95, straight))
    return mix(colour, colour * 0.35, smooth(0.10, 0.5, dy))


def _on_picture(s: Stage, p: Portrait, at: tuple[float, float, float]) -> tuple[float, float]:
    """Return where a point of the head is in the picture."""
    x, y, z = at
    cos, sin = np.cos(-p.nod), np.sin(-p.nod)
    y, z = y * cos + z * sin, z * cos - y * sin
    cos, sin = np.cos(-p.yaw), np.sin(-p.yaw)
    x, z = x * cos - z * sin, x * sin + z * cos
    reach = HEAD * s.unit
    return 0.5 + x * reach / s.wide, FACE_AT - y * reach / s.high


def _eyes(s: Stage, p: Portrait) -> None:
    """Put a spark into each eye, or let them glow."""
    if p.cover == "helm" or (p.mask and p.mask != "skull"):
        if p.cover == "helm" and p.eyes:
            for side in (-1, 1):
                at = _on_picture(s, p, (0.30 * side, 0.12, 0.98))
                s.shine(s.near(at, 0.05, 1.8), tone_of(p.eyes, 2), 0.9)
                s.shine(s.near(at, 0.012, 0.8), tone_of(p.eyes, 3))
        return
    for side in (-1, 1):
        at = _on_picture(
            s, p, (EYE[0] * side, EYE[1] - 0.01, EYE[2] + (EYEBALL if p.mask != "skull" else 0.05))
        )
        if p.eyes:
            s.shine(s.near(at, 0.075, 2.0), tone_of(p.eyes, 2), 0.8)
            s.shine(s.near(at, 0.016, 0.9, 0.7), tone_of(p.eyes, 3), 0.95)
        elif p.mask != "skull":
            s.shine(s.near((at[0] - 0.004, at[1] - 0.005), 0.006, 0.8), np.array([1, 1, 1], np.float32), 0.9)


def _mask(s: Stage, p: Portrait) -> None:
    """Let the figure wear an emblem for a face."""
    side = 2.5 * HEAD * s.unit
    body = body_of(p.mask, side * 0.84, side)
    high, wide = body.solid.shape
    at = _on_picture(s, p, (0.0, -0.05, 0.85))
    foot = at[1] + high / s.high / 2
    companion(s, Extra(p.mask, at[0], foot, max(high, wide) / s.unit, -0.1, p.paint or "wood", inner=p.eyes))


def _held(s: Stage, p: Portrait) -> None:
    """Show what the figure holds: on its staff, or above its open hand."""
    right, up = held_at(p)
    reach = HEAD * s.unit
    middle = 0.5 + right * reach / s.wide, FACE_AT - up * reach / s.high
    _ornament(s, p.held, middle, 0.25 if p.staff else 0.22, p.held_material)


def _ornament(s: Stage, name: str, middle: tuple[float, float], side: float, material: str) -> None:
    ink = ink_of(name, side * s.unit, side * s.unit)
    glow = 0.8 if MATERIALS[material].luminous else 0.15
    s.shine(s.near(middle, side * 1.4, 1.8), tone_of(material, 2), glow)
    companion(s, Extra(name, middle[0], middle[1] + ink.shape[0] / s.high / 2, side, -0.1, material))

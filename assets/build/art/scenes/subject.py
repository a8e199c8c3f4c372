"""Sets the subject and its companions into a scene: a lit body, its shadow, what shines in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import cv2
import numpy as np

from art.scenes.body import MARGIN, Body, body_of, grain_of, surface
from art.scenes.fields import (
    Field,
    blur,
    clouds,
    looked_up,
    mix,
    ramp,
    shadowed,
    shifted,
    smooth,
    spread,
    tinted,
    tone_of,
)
from art.scenes.materials import MATERIALS
from art.scenes.models import MODELS, Seen, shown
from art.scenes.scene import Scene
from art.scenes.skies import billows, mist
from art.scenes.stage import Stage

WIDEST, TALLEST = 0.74, 0.60
"""The box of a subject of size 1, in shares of the picture's shorter side."""


class Standing(NamedTuple):
    """A subject in its place: its upper left corner in pixels, its foot and middle in shares."""

    body: Body | Seen
    left: int
    top: int
    base: float
    middle: tuple[float, float]
    solid: Field
    own: Field | None
    """The colour of its own light."""


def stand(s: Stage, scene: Scene) -> Standing:
    """Sculpt the subject and find where it stands."""
    box = WIDEST * s.unit * scene.size, TALLEST * s.unit * scene.size
    body: Body | Seen
    if scene.subject in MODELS:
        body = shown(s, scene, box, 1.0 if s.lamp[0] > scene.at[0] + 0.04 else -1.0)
    else:
        flat = scene.pose == "flat"
        body = body_of(scene.subject, *box, scene.tilt, flip=scene.flip, flat=flat, seal=scene.seal)
    high, wide = body.solid.shape
    drop = {"stand": 0.0, "flat": 0.10, "rise": 0.06, "wade": 0.05, "float": 0.0}[scene.pose]
    foot = (s.ground + drop + scene.at[1]) * s.high
    top = round(foot - high + MARGIN)
    if scene.pose == "float":  # what hovers keeps to the middle of the window
        top = round((0.47 + scene.at[1]) * s.high - high / 2)
    left = round(scene.at[0] * s.wide - wide / 2)
    own = tone_of(scene.aura, 2) if scene.aura else None
    solid = s.placed(body.solid, left, top)
    middle = scene.at[0], (top + high / 2) / s.high
    return Standing(body, left, top, (top + high - MARGIN) / s.high, middle, solid, own)


def subject(s: Stage, scene: Scene) -> None:
    """Paint the subject of a scene."""
    it = stand(s, scene)
    s.focus = it.solid
    _veil(s, it)
    grounded = s.surface != "air" and s.horizon < 1
    if scene.pose != "flat" and grounded:
        _cast(s, scene, it)
    colour = coloured(s, scene, it)
    breath = np.clip(blur(cv2.dilate(it.solid, np.ones((3, 3), np.uint8)), 0.007 * s.unit) * 1.25, 0, 1)
    s.dim(breath * (1 - it.solid), 0.5)  # it keeps the form readable when it is small
    s.lay(it.solid, s.placed(colour, it.left, it.top), 0.98)
    if scene.pose == "stand" and s.surface in ("earth", "snow", "sand"):
        _seat(s, it)
    _glow(s, scene, it)
    if scene.pose in ("rise", "wade"):
        _sink(s, scene, it.base)


def coloured(s: Stage, scene: Scene, it: Standing) -> Field:
    """Return the colours of a subject where it stands."""
    return it.body.colour if isinstance(it.body, Seen) else lit_body(s, it, it.body, scene)


def _glow(s: Stage, scene: Scene, it: Standing) -> None:
    """Let what is bright in the subject shine on its surroundings."""
    if isinstance(it.body, Seen):
        if it.body.light:
            light = blur(s.placed(it.body.shining, it.left, it.top), 0.022 * s.unit)
            s.shine(light, tone_of(it.body.light, 2), 0.55)
        return
    if scene.inner and MATERIALS[scene.inner].luminous:
        light = blur(s.placed(it.body.holes, it.left, it.top), 0.02 * s.unit)
        s.shine(light * 1.3, tone_of(scene.inner, 2), 0.75)
    if MATERIALS[scene.material].luminous:
        s.shine(blur(it.solid, 0.03 * s.unit), tone_of(scene.material, 1), 0.5)


def _veil(s: Stage, it: Standing) -> None:
    """Part the subject from its surroundings by light; its own light shows what stands around."""
    if it.own is None:
        s.shine(s.near(it.middle, 0.56, 1.5), s["horizon"], 0.16)
        halo, colour, strength = blur(it.solid, 0.035 * s.unit), s["lamp"], 0.20
    else:
        s.shine(s.near(it.middle, 0.56, 1.5), it.own, 0.34)
        reached = s.near(it.middle, 0.75, 1.6)
        dark = np.clip(1 - (s.art @ np.array([0.3, 0.55, 0.15], np.float32)) * 1.7, 0, 1)
        s.art = np.clip(s.art * (1 + tinted(reached * dark * 1.8, it.own)), 0, 1)
        halo, colour, strength = blur(it.solid, 0.035 * s.unit), it.own, 0.5
    s.shine(np.clip(halo - it.solid * 0.5, 0, 1), colour, strength)


# ---- light on the surface


def lit_body(s: Stage, it: Standing, body: Body, scene: Scene) -> Field:
    """Return the colours of an emblem's body as the lamp, the sky and the ground light it."""
    high, wide = body.solid.shape
    rows = (np.arange(high, dtype=np.float32) / high)[:, None]
    lamp = np.array([(s.lamp[0] - it.middle[0]) * s.aspect, s.lamp[1] - it.middle[1]])
    side = 1.0 if lamp[0] > 0.04 else -1.0
    key = np.array([0.55 * side, -0.62, 0.62])
    key /= np.linalg.norm(key)
    rough = clouds((wide, high), s.seed % 9973, 9, 4, 0.6) - 0.5
    dry = clouds((wide, high), s.seed % 997 + 1, 30, 3, 0.7, 0.45) - 0.5
    if s.even:
        rough, dry = rough * 0.12, dry * 0.0
    hidden = shadowed(body.height, (key[0], key[1], key[2]), body.size * 0.12)
    deep = np.clip(blur(body.height, body.size * 0.05) - body.height, 0, None) / (body.size * 0.05)

    def made(material: str) -> Field:
        """Return the whole body as if it were of one material."""
        stuff = MATERIALS[material]
        grain = 0.0 if s.even else grain_of(stuff.grain, (high, wide), s.seed % 89)
        facing = surface(body, grain)
        lit = np.clip(facing @ key.astype(np.float32), -0.3, 1) * (1 - 0.45 * hidden)
        tone = 0.15 + 0.60 * lit - 0.08 * facing[..., 1] + rough * 0.14 + dry * 0.16
        tone += (0.5 - rows) * 0.16 - body.groove * 0.16 - np.clip(deep, 0, 0.5) * 0.35
        spark = np.clip(facing @ _half(key), 0, 1) ** 26 * (1 - hidden)
        if stuff.luminous:
            tone = np.clip(0.30 + tone * 0.66 + rough * 0.3, 0, 1)
        colour = ramp(material, np.clip(tone + spark * stuff.shine * 0.45, 0, 1))
        return _answered(s, it, colour + spread(spark * stuff.shine * 0.15), facing, tone, rows)

    colour = _dressed(scene, body, made, rows, rough)
    facing = surface(body)
    back = lamp + np.array([0, -0.25])
    back /= np.linalg.norm(back) + 1e-6
    rim = np.clip(facing[..., 0] * back[0] + facing[..., 1] * back[1], 0, 1) * smooth(
        0.18, 0.6, 1 - facing[..., 2]
    )
    away = body.size * 0.014
    inner = cv2.GaussianBlur(shifted(body.solid, -back[0] * away, -back[1] * away), (0, 0), body.size * 0.004)
    colour = colour + tinted(rim * 0.30 + np.clip(body.solid - inner, 0, 1) * 0.5, s["lamp"])
    gap = np.clip(body.solid - body.ink, 0, 1)
    return np.clip(mix(colour, _inside(s, scene, body, rough), gap), 0, 1)


def _half(key: Field) -> Field:
    half = key + np.array([0, 0, 1.0])
    return (half / np.linalg.norm(half)).astype(np.float32)


def _answered(s: Stage, it: Standing, colour: Field, facing: Field, tone: Field, rows: Field) -> Field:
    """Let the surroundings answer: sky in the shade, ground from below, the lamp's hue in the lights."""
    shade = np.clip(1 - tone * 1.6, 0, 1) * (0.25 if s.even else 0.55)
    colour = mix(colour, colour * 0.55 + s["sky"] * 0.42, shade)
    below = np.clip(facing[..., 1], 0, 1) * np.clip(rows * 1.3, 0, 1) * 0.22
    colour = colour + tinted(below, s["horizon"] if it.own is None else it.own)
    return mix(colour, colour * (0.35 + 0.75 * s["lamp"]), 0.45)


def _dressed(scene: Scene, body: Body, made: Callable[[str], Field], rows: Field, rough: Field) -> Field:
    """Return the body in its materials: pieces of their own, another one towards the foot."""
    dressed: dict[str, Field] = {}

    def of(material: str) -> Field:
        if material not in dressed:
            dressed[material] = made(material)
        return dressed[material]

    colour = of(scene.material)
    if scene.parts:
        names = (scene.material, *scene.parts)
        areas = np.bincount(body.labels.ravel())[1:]
        spread = cv2.dilate(body.labels.astype(np.float32), np.ones((3, 3), np.uint8)).astype(int)
        for rank, which in enumerate(np.argsort(-areas, kind="stable")):
            name = names[min(rank, len(names) - 1)]
            if name != scene.material:
                mask = cv2.GaussianBlur((spread == which + 1).astype(np.float32), (0, 0), 0.7)
                colour = mix(colour, of(name), mask)
    if scene.lower:
        colour = mix(colour, of(scene.lower), smooth(0.52, 0.72, rows + rough * 0.12))
    return colour


def _inside(s: Stage, scene: Scene, body: Body, rough: Field) -> Field:
    """Return what is seen in the holes: a deep shade, or what the scene puts there."""
    deep = mix(ramp(scene.material, np.full(body.solid.shape, 0.04, np.float32)), s["dark"], 0.4)
    if not scene.inner:
        return deep
    full = cv2.GaussianBlur(body.holes, (0, 0), body.size * 0.012)
    least = 0.30 if MATERIALS[scene.inner].luminous else 0.12
    tone = np.clip(least + 0.62 * full + rough * 0.5, 0, 1)
    return mix(deep, ramp(scene.inner, tone), cv2.GaussianBlur(body.holes, (0, 0), 0.8))


# ---- on the ground


def _cast(s: Stage, scene: Scene, it: Standing) -> None:
    """Lay the subject's reflection, shadow, contact and own light on the ground."""
    floats = scene.pose == "float"
    level = s.ground + 0.02 if floats else min(it.base, s.ground + 0.02 + scene.at[1])
    ground = s.below(min(s.horizon, level - 0.02), 6)
    if s.surface in ("water", "flags", "planks") and scene.pose != "rise":
        _mirror(s, scene, it, level if floats else it.base, ground)
    if s.surface != "water":
        side = 0.5 if s.lamp[0] < 0.45 else -0.5 if s.lamp[0] > 0.55 else 0.22
        lean = (0.5 - s.lamp[0]) * 1.4 + side
        rise = (s.y - level) * s.high / 0.30  # the shadow lies towards us, away from the lamp
        fallen = looked_up(
            it.solid, s.x * s.wide - rise * lean * 0.8, level * s.high - rise, cv2.BORDER_CONSTANT
        )
        fade = np.exp(-np.clip(s.y - level, 0, 1) * 4) * (s.y > level - 0.01)
        s.dim(blur(fallen * fade, 0.012 * s.unit), 0.35 if floats else 0.62)
    columns = np.where(it.solid.max(0) > 0.4)[0]
    if not len(columns):
        return
    half = max(0.05, (columns[-1] - columns[0]) / s.wide * 0.48)
    middle = (columns[-1] + columns[0]) / 2 / s.wide
    dx, dy = (s.x - middle) / half, (s.y - level) / (half * 0.16 * s.aspect)
    s.dim(np.exp(-(dx**2 + dy**2) * 1.4) * ground, 0.4 if floats else 0.72)
    if it.own is not None:
        s.shine(np.exp(-((dx * 0.6) ** 2) - (dy * 0.32) ** 2) * ground, it.own, 0.55)


def _seat(s: Stage, it: Standing) -> None:
    """Let the ground grow over the subject's lower edge, with a shadow along it."""
    rows = np.where(it.solid > 0.5, s.y, 0).max(0)
    rows = np.where(rows > it.base - 0.13, rows, 2.0).astype(np.float32)
    low = cv2.GaussianBlur(np.minimum(rows, it.base + 0.02)[None, :], (0, 0), 2.0)[0]
    touched = cv2.GaussianBlur((rows < 1.5).astype(np.float32)[None, :], (0, 0), 3.0)[0]
    away = s.y - low[None, :]
    s.dim(np.exp(-np.clip(away, 0, 1) / 0.016) * (away > -0.004) * touched[None, :] * (1 - it.solid), 0.62)
    blades = s.noise("blades", 90, 2, 0.6, 0.3) * 0.018
    ground = tinted(0.55 + 0.6 * s.noise("soil", 30, 3), s.far(0.05))
    s.lay(
        smooth(-0.004, 0.004, away + blades - 0.006) * np.exp(-np.clip(away, 0, 1) / 0.02) * touched[None, :],
        ground,
        0.85,
    )


def _mirror(s: Stage, scene: Scene, it: Standing, base: float, ground: Field) -> None:
    """Show the subject upside down in water or on polished stone."""
    gap = base - it.base
    row = np.clip((2 * base - gap - s.y) * s.high, 0, s.high - 1)
    ripple = (s.noise("ripple", 6, 3, 0.6, 5) - 0.5) * (0.05 if s.surface == "water" else 0.008) * s.wide
    mirror = looked_up(it.solid, s.x * s.wide + ripple, row, cv2.BORDER_CONSTANT)
    mirror = mirror * (s.y > base) * np.exp(-np.clip(s.y - base, 0, 1) * 5)
    s.lay(blur(mirror, 0.006 * s.unit) * ground, mix(tone_of(scene.material, 1), s["dark"], 0.45), 0.5)


def _sink(s: Stage, scene: Scene, base: float) -> None:
    """Hide the subject's foot: waves, clouds, or a swell of the ground with mist."""
    at = scene.at[0]
    if s.surface == "air":
        billows(s, "foot", base - 0.06)
        billows(s, "near", base + 0.06)
        return
    if s.surface == "water":
        crest = base - 0.055 + 0.018 * s.line("foam", 9, 4)
        mask = s.below(crest, 2)
        gone = mask * np.exp(-np.clip(s.y - base + 0.02, 0, 1) * 9) * s.near((at, base), 0.52, 0.5)
        s.lay(np.clip(gone * 1.6, 0, 1), mix(s["ground"], s["haze"], 0.42), 0.9)
        edge = s.edge(mask, 0.012, side=0) * s.near((at, base), 0.42, 0.7)
        s.shine(blur(edge, 0.003 * s.unit) * (0.4 + s.noise("spray", 40, 2)), s["lamp"], 0.95)
        return
    across = np.clip(np.abs(np.linspace(0, 1, s.wide, dtype=np.float32) - at) * s.aspect - 0.16, 0, 1)
    swell = base - 0.05 + 0.9 * across**1.5 - 0.045 * s.line("swell", 5, 6, 0.55, jagged=True)
    mask = s.below(swell, 2)
    tone = np.clip(0.32 + s.relief("swell", 9, 1, 1.3), 0, 1)
    s.lay(mask, mix(s.far(0.0) * 0.42, mix(s.far(0.25) * 1.2, s["lamp"], 0.12), tone))
    s.shine(s.edge(mask, 0.006, side=0), s["lamp"], 0.3)
    mist(s, base - 0.05, 0.035, 0.5, "foot")

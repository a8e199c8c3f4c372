"""Paints records: a scene, a comic, a scene in two lights, a portrait."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import cv2
import numpy as np
from PIL import Image

from art.scenes.atlas import PLACES
from art.scenes.comic import burst, printed
from art.scenes.companions import companion, outlines
from art.scenes.fields import Field, chance, mix, seeded, smooth, spread, tinted
from art.scenes.foreground import FRAMES
from art.scenes.oil import painted
from art.scenes.portrait import portrait
from art.scenes.scene import Portrait, Record, Scene, TwoLights
from art.scenes.stage import Stage
from art.scenes.subject import subject
from art.scenes.weather import SOFT

Size = tuple[int, int]
Layer = Callable[[Stage, Scene], None]
LARGEST = 600
"""The shorter side on which a card is composed; only the brush works at the full size."""
SHARE = 0.62
"""The share of its size on which a large picture is composed."""


def working_size(size: Size) -> Size:
    """Return the size at which a picture is composed."""
    share = min(1.0, max(SHARE, LARGEST / min(size)) if min(size) > 1200 else LARGEST / min(size))
    return round(size[0] * share), round(size[1] * share)


def composed(
    scene: Scene, size: Size, name: str, *, even: bool = False, behind: Layer | None = None
) -> Stage:
    """Return a scene built up to its finish; something may be laid behind its subject."""
    s = Stage(size, scene.light, seeded(name, scene.place, scene.turn) % 100_003, even=even)
    PLACES[scene.place].paint(s, scene.lamp, scene.disc)
    companions = sorted(scene.companions, key=lambda extra: -extra.depth)
    for extra in companions:
        if extra.depth >= 0:
            companion(s, extra)
    if behind:
        behind(s, scene)
    if scene.subject:
        subject(s, scene)
    for extra in companions:
        if extra.depth < 0:
            companion(s, extra)
    for kind in scene.weather:
        if kind in SOFT:
            SOFT[kind](s)
    if scene.frame:
        FRAMES[scene.frame](s)
    return s


def picture(art: Field) -> Image.Image:
    """Return a finished field as 8 bits, with a grain instead of steps."""
    grain = chance("grain").random(art.shape[:2], np.float32)
    return Image.fromarray(np.clip(art * 255 + spread(grain), 0, 255).astype(np.uint8))


def paint(record: Record, size: Size, name: str) -> Image.Image:
    """Return the picture of a record; its name is its throw of the dice."""
    return picture(PAINTERS[record.kind](record, size, name))


def _scene(scene: Scene, size: Size, name: str) -> Field:
    return painted(composed(scene, working_size(size), name), size, scene.weather)


def _comic(scene: Scene, size: Size, name: str) -> Field:
    s = composed(scene, working_size(size), name, even=True, behind=burst)
    front = outlines(s, [extra for extra in scene.companions if extra.depth < 0])
    large = s.enlarged(size)
    if s.focus is not None:
        large.focus = cv2.resize(s.focus, size, interpolation=cv2.INTER_CUBIC)
    return printed(large, scene.weather, cv2.resize(front, size, interpolation=cv2.INTER_CUBIC))


def _portrait(record: Portrait, size: Size, name: str) -> Field:
    return portrait(record, size, working_size(size), name)


def _two_lights(record: TwoLights, size: Size, name: str) -> Field:
    first = record.scene
    second = replace(first, light=record.second, lamp=record.lamp or first.lamp)
    upper = painted(composed(first, working_size(size), name), size, first.weather)
    s = composed(second, working_size(size), name)
    lower = painted(s, size, second.weather)
    s = s.enlarged(size)
    torn = (s.noise("seam", 5, 5, 0.55) - 0.5) * 0.10
    away = s.y - 0.53 - (0.5 - s.x) * 0.34 + torn
    parted = mix(upper, lower, smooth(-0.035, 0.035, away))
    return parted + tinted(np.exp(-((away / 0.012) ** 2)) * 0.10, s["lamp"])


PAINTERS: dict[str, Callable[[Any, Size, str], Field]] = {
    "scene": _scene,
    "comic": _comic,
    "two_lights": _two_lights,
    "portrait": _portrait,
}
"""How each kind of record is painted."""

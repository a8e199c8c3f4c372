"""The comic pass: few hard tones, screen dots in the shade, ink lines, a heavy outline round the hero."""

from __future__ import annotations

import math
from collections.abc import Sequence

import cv2
import numpy as np

from art.scenes.fields import Field, brightness, mix, rgb, shifted, smooth, spread
from art.scenes.oil import planes_of_paint
from art.scenes.scene import Scene
from art.scenes.stage import Stage
from art.scenes.weather import CRISP

INK, PAPER = "#12041c", "#fff7d8"
_LEVELS = 4


def printed(s: Stage, weather: Sequence[str], front: Field | None = None) -> Field:
    """Return a composed stage as a loud print; what stands before the hero has an outline of its own."""
    unit = s.unit
    hero = _hero(s)
    art = planes_of_paint(np.clip(s.art, 0, 1).astype(np.float32), max(2, round(unit * 0.009)))
    grey = brightness(art)
    lifted = np.clip((grey - 0.05) * 1.45, 0, 0.999)
    flat = _flat_tones(art, lifted)
    behind = 1 - hero
    dots = _dots(s, lifted) * (0.42 * behind + 0.20 * hero)
    flat = flat * spread(1 - dots)
    lines = np.maximum(
        _edges(grey, unit * 0.0032, 1.0) * 0.75 * behind, _edges(grey, unit * 0.0038, 1.3) * hero
    )
    flat = mix(flat, rgb(INK), lines * 0.92)
    flat = _outlined(s, flat, hero)
    if front is not None:
        flat = _outlined(s, flat, smooth(0.25, 0.75, front))
    s.art = np.clip(flat, 0, 1)
    for kind in weather:
        if kind in CRISP:
            CRISP[kind](s)
    dx, dy = (s.x - 0.5) * 2, (s.y - 0.5) * 2
    corner = np.clip((dx * dx + dy * dy) * 0.5, 0, 1) ** 1.6
    return mix(s.art, s["dark"], corner * 0.45)


def _flat_tones(art: Field, lifted: Field) -> Field:
    """Return strong colours in four tones; what is left of grey is only in the ink."""
    red, green, blue = cv2.split(art)
    least = np.minimum(np.minimum(red, green), blue) * 0.62
    most = np.maximum(np.maximum(red, green), blue)
    pure = np.clip((art - spread(least)) / spread(most - least + 1e-3), 0, 1)
    step = np.floor(lifted * _LEVELS)
    value = (step + smooth(0.44, 0.56, lifted * _LEVELS - step)) / _LEVELS
    flat = pure * spread(0.26 + 0.86 * value)
    return mix(flat, mix(flat, np.array([1, 1, 1], np.float32), 0.55), smooth(0.80, 0.86, lifted) * 0.8)


def _dots(s: Stage, lifted: Field) -> Field:
    """Return a screen of dots that grow towards the dark."""
    cell = max(4.0, s.unit * 0.017)
    a = (s.x * s.wide + s.y * s.high) / cell * math.pi
    b = (s.x * s.wide - s.y * s.high) / cell * math.pi
    screen = np.cos(a) * np.cos(b) * 0.5 + 0.5
    return smooth(0.0, 0.16, screen - np.clip(0.28 + lifted * 0.95, 0, 1))


def _edges(grey: Field, radius: float, keen: float) -> Field:
    """Return where tones change fast."""
    near, wide = cv2.GaussianBlur(grey, (0, 0), radius), cv2.GaussianBlur(grey, (0, 0), radius * 1.7)
    return smooth(0.004, 0.016 / keen, wide - near)


def _outlined(s: Stage, flat: Field, hero: Field) -> Field:
    """Return the picture with ink round the hero, and a key line of paper round the ink."""
    ink, key = _lines_round(s, hero)
    flat = mix(flat, rgb(PAPER), key * (1 - hero))
    return mix(flat, rgb(INK), ink * (1 - np.clip(hero * 1.6, 0, 1)))


def _lines_round(s: Stage, hero: Field) -> tuple[Field, Field]:
    """Return the hero with the ink round it, thicker to the lower right, and the line round the ink."""
    thick = max(2, round(s.unit * 0.0105))

    def grown(mask: Field, side: int) -> Field:
        return cv2.dilate(mask, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (side, side)))

    ring = grown(hero, 2 * thick + 1)
    heavy = np.maximum(ring, shifted(ring, thick * 0.8, thick * 0.9))
    return heavy, np.clip(grown(heavy, thick + 1) - heavy, 0, 1)


def cut_out(s: Stage) -> Field:
    """Return where the hero of a stage is, with the lines round it."""
    ink, key = _lines_round(s, _hero(s))
    return np.clip(ink + key, 0, 1)


def _hero(s: Stage) -> Field:
    return np.zeros((s.high, s.wide), np.float32) if s.focus is None else smooth(0.25, 0.75, s.focus)


def burst(s: Stage, scene: Scene) -> None:
    """Let speed lines and a ragged flash break out behind the hero."""
    dice = s.dice("burst")
    dx, dy = (s.x - scene.at[0]) * s.wide / s.unit, (s.y - 0.48) * s.high / s.unit
    away, angle = np.sqrt(dx * dx + dy * dy), np.arctan2(dy, dx) / (2 * math.pi)
    turns = (angle + 0.5) * 36
    width = dice.random(37)[np.clip(turns.astype(int), 0, 36)].astype(np.float32) * 0.34 + 0.08
    wedge = smooth(width, width - 0.05, np.abs(turns % 1 - 0.5)) * smooth(0.30, 0.62, away)
    s.lay(wedge, mix(s["horizon"], s["lamp"], 0.35), 0.3)
    reach = _REACHES[scene.burst](angle + 0.5, dice)
    s.lay(smooth(reach + 0.026, reach + 0.014, away), s["dark"], 0.9)
    rim = s[scene.flash]
    pale = mix(rim, np.array([1, 1, 1], np.float32), 0.5)
    s.lay(smooth(reach + 0.006, reach - 0.006, away), mix(pale, rim, smooth(0.08, 0.36, away)), 0.96)


def _thrown(turn: Field, dice: np.random.Generator, count: int) -> Field:
    """Return a chance for each of some sectors of a turn."""
    chances: Field = dice.random(count + 1)[(turn * count).astype(int)].astype(np.float32)
    return chances


def _star(turn: Field, dice: np.random.Generator) -> Field:
    return 0.27 + 0.13 * np.abs((turn * 30) % 2 - 1) + 0.05 * _thrown(turn, dice, 15)


def _puff(turn: Field, dice: np.random.Generator) -> Field:
    bulge = np.sqrt(np.clip(1 - ((turn * 11) % 1 * 2 - 1) ** 2, 0, 1))
    return 0.31 + 0.055 * bulge + 0.035 * _thrown(turn, dice, 11) * bulge


def _splat(turn: Field, dice: np.random.Generator) -> Field:
    reach = np.full_like(turn, 0.30)
    for k in range(13):
        off = np.abs((turn - (k + dice.random() * 0.7) / 13 + 0.5) % 1 - 0.5)
        long = 0.05 + 0.15 * dice.random() ** 2
        reach += long * np.exp(-((off / (0.012 + 0.010 * dice.random())) ** 2))
    return reach


def _shards(turn: Field, dice: np.random.Generator) -> Field:
    spike = np.abs((turn * 34) % 2 - 1)
    return 0.25 + (0.10 + 0.22 * _thrown(turn, dice, 17)) * spike**1.5


def _disc(turn: Field, dice: np.random.Generator) -> Field:
    notch = ((turn * 24 + float(dice.random())) % 1 < 0.5).astype(np.float32)
    return 0.345 + 0.022 * notch


_REACHES = {"": _star, "puff": _puff, "splat": _splat, "shards": _shards, "disc": _disc}
"""How far a burst of each form reaches, by the share of a turn."""

"""What fills the air: embers, motes, bubbles, snow, rain, leaves, mist, drawn circles."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from art.scenes.fields import Field, blur, mix, rgb
from art.scenes.skies import WHITE, bolts, mist, rays
from art.scenes.stage import Stage

Fill = Callable[[Stage], None]

FLAKES = {
    "leaves": "#e0a030",
    "petals": "#ff9ab0",
    "ash": "#c8c0c0",
    "pages": "#f4e4bc",
    "feathers": "#fff6e4",
}


def _lit_spots(s: Stage, turn: str, count: int, most: float) -> Field:
    dice = s.dice(turn)
    return s.discs(
        [
            (x, y, 0.0012 + most * size**3, 0.5 + 0.5 * bright)
            for x, y, size, bright in dice.random((count, 4))
        ]
    )


def embers(s: Stage) -> None:
    """Let embers rise, each with a short tail."""
    spots = []
    for x, y, size, bright in s.dice("embers").random((70, 4)):
        radius = 0.0014 + 0.0032 * size**4
        for k in range(4):
            strength = (0.55 + 0.45 * bright) * (1 - 0.2 * k)
            spots.append((x + 0.4 * radius * k, y**0.8 + radius * 1.1 * k, radius * (1 - k / 5), strength))
    s.glow(s.discs(spots), rgb("#ff8a2c"), 0.012)


def sparks(s: Stage) -> None:
    """Scatter sparks of the lamp's colour."""
    s.glow(_lit_spots(s, "sparks", 44, 0.0036), s["lamp"], 0.012)


def motes(s: Stage) -> None:
    """Let dust float in the light."""
    s.glow(_lit_spots(s, "motes", 54, 0.0045), s["lamp"], 0.010, 0.85)


def fireflies(s: Stage) -> None:
    """Let a few green lights drift."""
    s.glow(_lit_spots(s, "fireflies", 26, 0.006), rgb("#e8ff7a"), 0.012)


def stars(s: Stage) -> None:
    """Set a few bright stars."""
    s.glow(_lit_spots(s, "stars", 26, 0.005), WHITE, 0.010)


def bubbles(s: Stage) -> None:
    """Let bubbles rise."""
    for turn in range(3):
        spots = [
            (x, y, 0.004 + 0.014 * size**3, 1.0) for x, y, size in s.dice("bubbles", turn).random((14, 3))
        ]
        hollow = [(x, y, r - 0.0022, 1.0) for x, y, r, _ in spots]
        s.shine(np.clip(s.discs(spots) - s.discs(hollow) * 0.85, 0, 1), s["lamp"], 0.55)


def snow(s: Stage) -> None:
    """Let it snow."""
    s.shine(blur(_lit_spots(s, "snow", 150, 0.006), 0.001 * s.unit), mix(s["haze"], WHITE, 0.8), 0.85)


def rain(s: Stage) -> None:
    """Let it rain, slanting."""
    paths = []
    for x, y, size in s.dice("rain").random((150, 3)):
        at, long = (x * 1.2 - 0.1, y * 1.2 - 0.1), 0.08 * (0.4 + size)
        paths.append(([at, (at[0] + math.cos(1.85) * long, at[1] + math.sin(1.85) * long)], 0.002))
    s.shine(blur(s.strokes(paths), 0.6), s["lamp"], 0.3)


def _flakes(kind: str) -> Fill:
    """Return what lets leaves, petals, ash or pages drift around the middle."""

    def fill(s: Stage) -> None:
        large, shapes = 2.2 if kind == "pages" else 1.5 if kind == "feathers" else 1.0, []
        for x, y, size, turn in s.dice(kind).random((12 if kind == "pages" else 30, 4)):
            if math.hypot(x - 0.5, y - 0.5) < 0.24:
                continue
            reach, a = (0.007 + 0.014 * size**2) * large, turn * 6.3
            narrow = 0.25 if kind == "feathers" else 0.55
            corners = ((a, 1.0), (a + 1.3, narrow), (a + math.pi, 1.0), (a - 1.3, narrow))
            shapes.append([(x + math.cos(b) * reach * r, y + math.sin(b) * reach * r) for b, r in corners])
        hue = rgb(FLAKES[kind])
        s.lay(s.polygons(shapes), mix(hue * 0.5, mix(hue, s["lamp"], 0.3), s.noise("flake", 30, 2)), 0.95)

    return fill


def near_mist(s: Stage) -> None:
    """Lay mist over the ground before the subject."""
    mist(s, s.ground, 0.08, 0.65, "near")


def lightning(s: Stage) -> None:
    """Let lightning strike."""
    bolts(s, 2)


def shafts(s: Stage) -> None:
    """Let shafts of light fall."""
    rays(s, 0.4)


def swirl(s: Stage) -> None:
    """Turn three arms of light around the middle."""
    dx, dy = (s.x - 0.5) * s.aspect, s.y - 0.47
    away, angle = np.sqrt(dx * dx + dy * dy), np.arctan2(dy, dx)
    arms = np.cos(angle * 3 - np.log(away + 0.03) * 5 + s.seed % 6) * 0.5 + 0.5
    s.shine(
        arms**5 * np.exp(-(((away - 0.33) / 0.13) ** 2)) * (0.4 + s.noise("arms", 9, 4)), s["accent"], 0.7
    )


def circle(s: Stage) -> None:
    """Draw a glowing circle with a star on the ground, in perspective."""
    level, turns = s.ground + 0.01, np.linspace(0, 2 * math.pi, 70)

    def at(radius: float, angle: float) -> tuple[float, float]:
        return 0.5 + radius * math.cos(angle) / s.aspect, level + radius * 0.23 * math.sin(angle)

    paths = [([at(radius, a) for a in turns], 0.005) for radius in (0.40, 0.35)]
    tips = [at(0.35, a) for a in np.linspace(-math.pi / 2, 1.5 * math.pi, 8)[:-1]]
    paths += [([tips[i], tips[(i + 3) % 7]], 0.004) for i in range(7)]
    s.glow(s.strokes(paths), s["accent"], 0.014)


SOFT: dict[str, Fill] = {
    "mist": near_mist,
    "lightning": lightning,
    "rays": shafts,
    "swirl": swirl,
    "circle": circle,
}
"""Weather that is painted with the brush."""
CRISP: dict[str, Fill] = {
    "embers": embers,
    "sparks": sparks,
    "motes": motes,
    "fireflies": fireflies,
    "stars": stars,
    "bubbles": bubbles,
    "snow": snow,
    "rain": rain,
} | {kind: _flakes(kind) for kind in FLAKES}
"""Weather that is set on top of the strokes, small and clear."""

"""What closes a picture in front: dark shapes at its edges."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from art.scenes.fields import Field, blur, mix, rgb, smooth
from art.scenes.growth import grass as blades
from art.scenes.growth import tree
from art.scenes.masonry import arch as opening_of
from art.scenes.stage import Stage


def _dark(s: Stage) -> Field:
    return mix(s["dark"], s["ground"], 0.25)


def branches(s: Stage) -> None:
    """Let branches reach in from both sides."""
    for turn, (root, lean) in enumerate((((-0.04, 0.42), 1.15), ((1.04, 0.34), -1.2))):
        tree(s, root, 0.5, lean, ("front", turn), 0.0, 0.25, _dark(s))


def rocks(s: Stage) -> None:
    """Heap rocks in both lower corners."""
    across = np.abs(np.linspace(-1, 1, s.wide, dtype=np.float32)) ** 2.6
    crest = 1.06 - 0.20 * across - 0.20 * s.line("front", 4, 6, 0.55, jagged=True) * (0.25 + across)
    mask = s.below(crest, 3)
    tone = np.clip(0.3 + s.relief("front", 10), 0, 1)
    s.lay(mask, mix(_dark(s) * 0.6, s["ground"] * 1.1, tone * 0.7))
    s.shine(s.edge(mask, 0.008, side=0) * (1 - across[None, :] * 0.5), s["lamp"], 0.22)


def grass(s: Stage) -> None:
    """Let grass stand along the foot."""
    s.lay(s.polygons(blades(s)), mix(_dark(s), s["ground"], 0.3), 0.96)


def columns(s: Stage) -> None:
    """Set a dark column at each side."""
    for middle in (0.03, 0.97):
        wide, side = 0.13, -1.0 if middle < 0.5 else 1.0
        shaft = np.clip((wide / 2 - np.abs(s.x - middle)) * s.wide + 0.5, 0, 1)
        facing = np.clip(0.55 - side * (s.x - middle) / wide * 1.3, 0, 1)
        s.lay(shaft, mix(_dark(s) * 0.7, s["ground"] * 1.2, facing**2 * 0.8))
        edge = np.exp(-(((s.x - (middle - side * wide / 2)) / 0.006) ** 2))
        s.shine(edge * shaft, s["lamp"], 0.3)


def curtain(s: Stage) -> None:
    """Draw a curtain aside at both sides."""
    for across in (s.x, 1 - s.x):
        reach = 0.10 + 0.14 * (1 - s.y) ** 2
        mask = smooth(reach + 0.006, reach - 0.006, across)
        folds = (0.5 + 0.5 * np.sin(across * 90 + s.y * 4)) ** 2
        s.lay(mask, mix(_dark(s) * 0.6, mix(rgb("#5a0f16"), s["ground"], 0.3), folds * 0.8))


def arch(s: Stage) -> None:
    """Look through a dark arch."""
    opening = s.polygons([opening_of(s, 0.46, 0.30, 0.44, 1.2)])
    s.lay(1 - opening, mix(_dark(s) * 0.6, s["ground"], s.noise("front", 16, 4) * 0.6))
    s.shine(np.clip(blur(opening, 0.006 * s.unit) * (1 - opening) * 2, 0, 1), s["lamp"], 0.35)


def roots(s: Stage) -> None:
    """Let roots reach up in both lower corners."""
    for side in (-1, 1):
        for k in range(4):
            x = 0.5 + side * (0.40 + 0.08 * k)
            tree(s, (x, 1.05), 0.22 + 0.05 * k, -side * 0.7, ("root", side, k), 0.0, 0.0, _dark(s))


FRAMES: dict[str, Callable[[Stage], None]] = {
    "branches": branches,
    "rocks": rocks,
    "grass": grass,
    "columns": columns,
    "curtain": curtain,
    "arch": arch,
    "roots": roots,
}

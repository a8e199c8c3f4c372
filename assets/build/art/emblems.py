"""The emblems: outlines of game-icons.net, kept in emblems.json with their authors."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path

from PIL import Image

from art.outline import Contour, bounds, contours, fill

EMBLEMS = Path(__file__).resolve().parents[1] / "emblems.json"


@lru_cache(1)
def _paths() -> dict[str, str]:
    stored = json.loads(EMBLEMS.read_text(encoding="utf-8"))
    return {name: emblem["path"] for name, emblem in stored["emblems"].items()}


@lru_cache(64)
def _outlines(name: str) -> tuple[Contour, ...]:
    return tuple(contours(_paths()[name]))


@lru_cache(32)
def emblem_mask(name: str, box: tuple[int, int]) -> Image.Image:
    """Return an emblem as large as fits the box, its ink touching two of the box's sides."""
    shape = list(_outlines(name))
    left, top, right, bottom = bounds(shape)
    scale = min((box[0] - 2) / (right - left), (box[1] - 2) / (bottom - top))
    size = round((right - left) * scale) + 2, round((bottom - top) * scale) + 2
    moved = [[((x - left) * scale + 1, (y - top) * scale + 1) for x, y in contour] for contour in shape]
    return fill(moved, size)

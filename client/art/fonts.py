"""The type families by the role they play."""

from __future__ import annotations

from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from typing import Literal

from pygame.font import Font

Role = Literal["comic", "display", "text", "text_bold", "text_italic", "ui", "ui_medium", "ui_bold"]

_FOLDER = Path(__file__).resolve().parents[2] / "assets" / "fonts"
FILES: dict[Role, Path] = {
    "comic": _FOLDER / "neucha-400-normal.ttf",
    "display": _FOLDER / "philosopher-700-normal.ttf",
    "text": _FOLDER / "literata-400-normal.ttf",
    "text_bold": _FOLDER / "literata-700-normal.ttf",
    "text_italic": _FOLDER / "literata-400-italic.ttf",
    "ui": _FOLDER / "fira-sans-400-normal.ttf",
    "ui_medium": _FOLDER / "fira-sans-500-normal.ttf",
    "ui_bold": _FOLDER / "fira-sans-700-normal.ttf",
}
BOLD: dict[Role, Role] = {
    "comic": "comic",
    "display": "display",
    "text": "text_bold",
    "text_bold": "text_bold",
    "text_italic": "text_bold",
    "ui": "ui_bold",
    "ui_medium": "ui_bold",
    "ui_bold": "ui_bold",
}
"""What emphasis looks like within text of a role."""


MOST_FONTS = 256
"""A window needs about a hundred; each keeps its letters in memory, so those of other sizes go again."""


@lru_cache(MOST_FONTS)
def font(role: Role, px: int, outline: int = 0) -> Font:
    """Return a face at a pixel size; with an outline it renders only the thickened contour."""
    # From memory: a font that is read from its file keeps that file open as long as it lives.
    face = Font(BytesIO(_data(role)), px)
    face.outline = outline
    return face


@cache
def _data(role: Role) -> bytes:
    return FILES[role].read_bytes()

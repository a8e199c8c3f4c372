"""Portraits that people choose for themselves: cut from their own pictures, kept by their names."""

from __future__ import annotations

import hashlib
import io
import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import quote

from PIL import Image, ImageOps

from client.games import book_for
from saves.files import write_whole

SIDE = 384
"""The width and height of a portrait, in pixels."""
MOST_BYTES = 24 * 2**20
MOST_PIXELS = 60_000_000
"""What a picture may take at most, packed and unpacked: a small file may unpack to more than any memory."""
FACE = 0.36
"""At which height of a tall picture the square is cut."""
SUFFIXES = (".png", ".jpg", ".jpeg", ".webp", ".gif", ".bmp")
_SUFFIX = ".webp"


class PortraitError(Exception):
    """A picture cannot be a portrait; `key` is the sentence that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Portraits:
    """The folder of portraits, one for each name."""

    def __init__(self) -> None:
        self._folder: Path | None = None
        self._known: dict[str, Path] = {}

    def open(self, folder: Path) -> None:
        """Use the portraits of a data folder; there may be none yet."""
        self._folder = folder / "portraits"
        # The content is part of the file's name: another picture is another file, and drawn anew.
        found = sorted(self._folder.glob(f"*{_SUFFIX}")) if self._folder.is_dir() else []
        self._known = {path.stem.rpartition("-")[0]: path for path in found}

    def of(self, name: str) -> str:
        """Return the picture that a person chose, as the drawing kit knows pictures; empty for none."""
        path = self._known.get(_key(name))
        return str(path.with_suffix("")) if path is not None else ""

    def choose(self, name: str, source: Path) -> None:
        """Cut a portrait out of a picture and keep it, or raise `PortraitError`."""
        assert self._folder is not None, "the window has a data folder"
        data = cut(source)
        key = _key(name)
        target = self._folder / f"{key}-{hashlib.sha256(data).hexdigest()[:8]}{_SUFFIX}"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            write_whole(target, data)
        except OSError as error:
            raise PortraitError("not_kept") from error
        if self._known.get(key) not in (None, target):
            self.forget(name)
        self._known[key] = target

    def forget(self, name: str) -> None:
        """Remove the portrait of a name, or raise `PortraitError`."""
        path = self._known.pop(_key(name), None)
        try:
            if path is not None:
                path.unlink(missing_ok=True)
        except OSError as error:
            raise PortraitError("not_kept") from error


own = Portraits()
"""The portraits of the people at this window."""


def face_of(game: str, view: Any, power: int, names: Sequence[str]) -> str:
    """Return the picture of a power: the one its person chose, else that of who plays for it."""
    chosen = own.of(names[power]) if 0 <= power < len(names) else ""
    return chosen or book_for(game).portrait(view, power)


def cut(source: Path) -> bytes:
    """Return a square portrait out of a picture, or raise `PortraitError`."""
    try:
        if not source.is_file():
            raise PortraitError("no_picture")
        if source.stat().st_size > MOST_BYTES:
            raise PortraitError("too_large")
        with warnings.catch_warnings():
            # Its own bound comes later than ours.
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)
            with Image.open(source) as picture:
                if picture.width * picture.height > MOST_PIXELS:
                    raise PortraitError("too_large")
                upright = ImageOps.exif_transpose(picture).convert("RGB")
    except Image.DecompressionBombError as error:
        raise PortraitError("too_large") from error
    except (OSError, ValueError, SyntaxError, EOFError) as error:
        # Pillow tells what is no picture, or half of one, in all of these ways.
        raise PortraitError("no_picture") from error
    data = io.BytesIO()
    ImageOps.fit(upright, (SIDE, SIDE), centering=(0.5, FACE)).save(data, "WEBP", quality=88)
    return data.getvalue()


def _key(name: str) -> str:
    return quote(name.strip().replace("\u00a0", " "), safe=" ")[:120]

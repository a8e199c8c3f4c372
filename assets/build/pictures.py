"""Paints the shipped pictures: `python3 assets/build/pictures.py [file, name, folder or all ...]`.

Without names it paints what is missing or no longer fresh, so an interrupted run goes on where it stopped.
The same data and code make the same bytes on one machine; the libraries are those of the extra `art`.
"""

from __future__ import annotations

import json
import os
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from environment import enter

if TYPE_CHECKING:
    from art.catalogue import Picture
    from PIL import Image


def main(wishes: list[str]) -> int:
    """Paint the chosen pictures one after the other, and say how long each took."""
    from art.catalogue import PICTURES, catalogue, stamp, stamps

    pictures, done = catalogue(), stamps()
    files = chosen(wishes)
    for number, file in enumerate(files, 1):
        started = time.perf_counter()
        target = PICTURES / file
        save(painted(file, pictures[file]), target, pictures[file].quality)
        done[file] = stamp(pictures[file])
        write({name: done[name] for name in pictures if name in done})
        spent, size = time.perf_counter() - started, target.stat().st_size // 1024
        print(f"{number}/{len(files)} {file}: {spent:.1f} s, {size} KB", flush=True)
    return 0


def chosen(wishes: list[str]) -> list[str]:
    """Return the files to paint: the stale ones, or those that a file, a name, a folder or `all` names."""
    from art.catalogue import catalogue, stale

    if not wishes:
        return stale()
    found: list[str] = []
    for wish in wishes:
        named = [
            file for file in catalogue() if wish in ("all", file, Path(file).stem, Path(file).parent.name)
        ]
        if not named:
            raise SystemExit(f"no such picture: {wish}")
        found += named
    return list(dict.fromkeys(found))


def painted(file: str, picture: Picture) -> Image.Image:
    """Return a picture, painted from its record or drawn by its function."""
    from art.catalogue import Drawing

    source = picture.made_from
    if isinstance(source, Drawing):
        drawn: Image.Image = getattr(import_module(f"art.{source.module}"), source.function)(
            *source.arguments
        )
        return drawn
    from art.scenes.painting import paint

    if picture.size is None:
        raise ValueError(f"{file} has no size")
    return paint(source, picture.size, Path(file).stem)


def save(picture: Image.Image, target: Path, quality: int) -> None:
    """Put a picture into place whole."""
    target.parent.mkdir(parents=True, exist_ok=True)
    unfinished = target.with_name(f".{target.name}.part")
    if target.suffix == ".png":
        picture.save(unfinished, "PNG", optimize=True)
    else:
        picture.save(unfinished, "WEBP", quality=quality, method=6)
    os.replace(unfinished, target)


def write(stamps: dict[str, str]) -> None:
    """Note which pictures were painted from what."""
    from art.catalogue import STAMPS

    STAMPS.write_text(json.dumps(stamps, indent=0, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(enter(__file__, main, sys.argv[1:]))

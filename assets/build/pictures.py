"""Paints the shipped pictures: `PYTHONPATH=. python3 assets/build/pictures.py [name, folder or all ...]`.

Without names it paints what is missing, so an interrupted run goes on where it stopped.
The same code and emblems make the same pictures; Pillow is all it needs.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from art import black_rose, boards, drapes, dungeon, five_seals, games, hall, lodge, relief, res_arcana, sign
from art.palette import GAMES
from PIL import Image

PICTURES = Path(__file__).resolve().parents[1] / "pictures"
_PROCESSES = 2
_QUALITY = 90

Painter = Callable[[], Image.Image]


def catalogue() -> dict[str, Painter]:
    """Return every picture's file, relative to the pictures' folder, with what paints it."""
    painters: dict[str, Painter] = {
        "shell/title.webp": hall.title,
        "shell/backdrop.webp": drapes.backdrop,
        "shell/curtain.webp": drapes.curtain,
        "res_arcana/table.webp": boards.table,
        "res_arcana/back_artifact.webp": boards.artifact_back,
        "res_arcana/back_monument.webp": boards.monument_back,
        "five_seals/rock.webp": five_seals.rock,
    }
    for name, game in GAMES.items():
        painters[f"shell/tile_{name}.webp"] = partial(games.tile, name)
        painters[f"shell/medal_{name}.webp"] = partial(relief.medallion, game, 256)
    for name in res_arcana.PIECES:
        painters[f"res_arcana/{name}.webp"] = partial(res_arcana.component, name)
    painters |= _lodge()
    for seats in (2, 3, 4, 5):
        painters[f"five_seals/dungeon_{seats}.webp"] = partial(dungeon.painted, seats)
    for element in five_seals.ELEMENTS:
        painters[f"five_seals/sky_{element}.webp"] = partial(five_seals.sky, element)
        if element != "mind":
            painters[f"five_seals/basin_{element}.webp"] = partial(five_seals.basin, element)
    for name in five_seals.EMBLEMS:
        painters[f"five_seals/{name}.webp"] = partial(five_seals.relief, name)
    painters["shell/icon.png"] = partial(sign.icon, 256)
    for side in (64, 48, 32):
        painters[f"shell/icon_{side}.png"] = partial(sign.icon, side)
    return painters


def _lodge() -> dict[str, Painter]:
    """Return the pictures of the games of the Black Rose."""
    painters: dict[str, Painter] = {
        "black_rose/table.webp": lodge.table,
        "black_rose/cell.webp": lodge.cell,
        "black_rose/back_spell.webp": lodge.spell_back,
        "black_rose/back_forgotten.webp": lodge.forgotten_back,
    }
    for name in lodge.ROOMS:
        painters[f"black_rose/{name}.webp"] = partial(lodge.room, name, restored=False)
        painters[f"black_rose/{name}_restored.webp"] = partial(lodge.room, name, restored=True)
    for names, paint_one in (
        (black_rose.SPELLS, black_rose.spell),
        (black_rose.SCENES, black_rose.scene),
        (black_rose.MAGES, black_rose.mage),
    ):
        painters |= {f"black_rose/{name}.webp": partial(paint_one, name) for name in names}
    return painters


def chosen(wishes: list[str]) -> list[str]:
    """Return the files to paint: the missing ones, or those a file, a bare name, a folder or `all` names."""
    files = list(catalogue())
    if not wishes:
        return [file for file in files if not (PICTURES / file).exists()]
    found = []
    for wish in wishes:
        named = [file for file in files if wish in ("all", file, Path(file).stem, Path(file).parent.name)]
        if not named:
            raise SystemExit(f"no such picture: {wish}")
        found += named
    return list(dict.fromkeys(found))


def paint(file: str) -> str:
    """Paint one picture and put it into place whole; return what was done."""
    target = PICTURES / file
    target.parent.mkdir(parents=True, exist_ok=True)
    picture = catalogue()[file]()
    unfinished = target.with_name(f".{target.name}.part")
    if target.suffix == ".png":
        picture.save(unfinished, "PNG", optimize=True)
    else:
        picture.save(unfinished, "WEBP", quality=_QUALITY, method=6)
    os.replace(unfinished, target)
    return f"{file}: {picture.width}x{picture.height}, {target.stat().st_size // 1024} KB"


def main(wishes: list[str]) -> None:
    """Paint the chosen pictures, two at a time."""
    with ProcessPoolExecutor(_PROCESSES) as workers:
        for line in workers.map(paint, chosen(wishes)):
            print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])

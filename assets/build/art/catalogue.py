"""All shipped pictures: what each is made from, and whether it is fresh. Needs no art library."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Container, Iterator
from dataclasses import dataclass, fields, is_dataclass
from pathlib import Path
from typing import NamedTuple

from art import black_rose, black_rose_wars, epic_spell_wars, five_seals, moments, reach, res_arcana
from art.scenes.scene import Portrait, Record, TwoLights

ROOT = Path(__file__).resolve().parents[3]
PICTURES = ROOT / "assets" / "pictures"
STAMPS = ROOT / "assets" / "build" / "stamps.json"
QUALITY, LARGE_QUALITY, COMIC_QUALITY = 84, 80, 72
"""Ink and dots take more bytes than paint, and hide more."""
DRAWN_QUALITIES = {"great_lodge": 76, "dungeon": 80}
"""Floors of the great lodge are only ever seen small, a dungeon below its tokens; other drawings have 90."""


@dataclass(frozen=True)
class Drawing:
    """A picture that is drawn by a function: boards, floors, the title."""

    module: str
    function: str
    arguments: tuple[object, ...] = ()


class Picture(NamedTuple):
    """What a picture is made from; a drawing has a size of its own."""

    made_from: Record | Drawing
    size: tuple[int, int] | None = None
    quality: int = 90


def catalogue() -> dict[str, Picture]:
    """Return every picture by its file, relative to the pictures' folder."""
    found = _drawings()
    games = {
        "res_arcana": res_arcana,
        "black_rose": black_rose,
        "black_rose_wars": black_rose_wars,
        "five_seals": five_seals,
        "epic_spell_wars": epic_spell_wars,
        "shell": moments,
    }
    for folder, module in games.items():
        for name, (size, record) in module.pictures().items():
            quality = QUALITY if min(size) < 1200 else LARGE_QUALITY
            if record.kind == "comic":
                quality = COMIC_QUALITY
            if module is black_rose_wars:
                quality = black_rose_wars.QUALITIES.get(size, quality)
            found[f"{folder}/{name}.webp"] = Picture(record, size, quality)
    return found


def _drawings() -> dict[str, Picture]:
    drawn: dict[str, Drawing] = {
        "shell/title.webp": Drawing("hall", "title"),
        "shell/backdrop.webp": Drawing("drapes", "backdrop"),
        "shell/curtain.webp": Drawing("drapes", "curtain"),
        "res_arcana/table.webp": Drawing("boards", "table"),
        "res_arcana/back_artifact.webp": Drawing("boards", "artifact_back"),
        "res_arcana/back_monument.webp": Drawing("boards", "monument_back"),
        "black_rose/table.webp": Drawing("lodge", "table"),
        "black_rose/cell.webp": Drawing("lodge", "cell"),
        "black_rose/back_spell.webp": Drawing("lodge", "spell_back"),
        "black_rose/back_forgotten.webp": Drawing("lodge", "forgotten_back"),
        "five_seals/rock.webp": Drawing("stonework", "rock"),
        "shell/icon.png": Drawing("sign", "icon", (256,)),
    }
    drawn |= {f"shell/icon_{side}.png": Drawing("sign", "icon", (side,)) for side in (64, 48, 32)}
    drawn |= {
        f"shell/medal_{name}.webp": Drawing("relief", "medallion", (name, 256)) for name in moments.SIGNS
    }
    for name in black_rose.ROOMS:
        for restored in (False, True):
            file = f"black_rose/{name}{'_restored' if restored else ''}.webp"
            drawn[file] = Drawing("lodge", "room", (name, restored))
    for name in black_rose_wars.ROOMS:
        for destroyed in (False, True):
            file = f"black_rose_wars/{name}{'_destroyed' if destroyed else ''}.webp"
            drawn[file] = Drawing("great_lodge", "room", (name, destroyed))
    for name in black_rose_wars.BACKS:
        drawn[f"black_rose_wars/{name}.webp"] = Drawing("great_lodge", "back", (name,))
    for seats in (2, 3, 4, 5):
        drawn[f"five_seals/dungeon_{seats}.webp"] = Drawing("dungeon", "painted", (seats,))
    for element in ("fire", "water", "air", "earth"):
        drawn[f"five_seals/basin_{element}.webp"] = Drawing("stonework", "basin", (element,))
    return {
        file: Picture(drawing, quality=DRAWN_QUALITIES.get(drawing.module, 90))
        for file, drawing in drawn.items()
    }


# ---- freshness


def stamp(picture: Picture) -> str:
    """Return what a picture depends on, as a digest: its data, and the code and outlines that it reaches."""
    source = picture.made_from
    if isinstance(source, Drawing):
        root = (f"art.{source.module}", source.function)
        words = frozenset(word for word in source.arguments if isinstance(word, str))
    else:
        root, words = ("art.scenes.painting", "paint"), frozenset(_words(source)) | {source.kind}
    text = repr((_told(source), picture.size, picture.quality, reach.code_reached(root, words)))
    return hashlib.sha256(text.encode()).hexdigest()[:20]


def _told(value: object) -> object:
    """Return what a record says; a field that says nothing is left out, as if there were none."""
    if is_dataclass(value):
        told = {field.name: getattr(value, field.name) for field in fields(value)}
        return type(value).__name__, {name: _told(said) for name, said in told.items() if said}
    return tuple(map(_told, value)) if isinstance(value, tuple) else value


def _words(value: object) -> Iterator[str]:
    """Yield the words of a record."""
    if is_dataclass(value):
        value = tuple(getattr(value, field.name) for field in fields(value))
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _words(part)


def stamps() -> dict[str, str]:
    """Return the stamps of the pictures as they were painted."""
    if not STAMPS.exists():
        return {}
    stored: dict[str, str] = json.loads(STAMPS.read_text(encoding="utf-8"))
    return stored


def stale() -> list[str]:
    """Return the files that are missing or were painted from other data or by other code."""
    painted = stamps()
    return [
        file
        for file, picture in catalogue().items()
        if painted.get(file) != stamp(picture) or not (PICTURES / file).exists()
    ]


def emblems_of(record: Record, modelled: Container[str]) -> set[str]:
    """Return the emblems of a record: its subject if it is not modelled, companions, what is held or worn."""
    scene = record.scene if isinstance(record, TwoLights) else record
    if isinstance(scene, Portrait):
        named = {scene.held, scene.amulet, scene.mask} - {"skull"}
    else:
        named = set() if scene.subject in modelled else {scene.subject}
    return (named | {extra.emblem for extra in scene.companions}) - {""}

"""The great lodge of Black Rose Wars: floors of its rooms, whole and destroyed, and backs of its cards."""

from __future__ import annotations

import random

from PIL import Image, ImageChops, ImageEnhance, ImageOps

from art.black_rose_wars import BACKS
from art.boards import leather_back, painted_plate
from art.lodge import (
    CENTRE,
    REACH,
    SIZE,
    Floor,
    comb,
    cracks,
    hall,
    herringbone,
    lozenges,
    planks,
    rays,
    rings,
    slabs,
)
from art.paint import around, blurred, eight_bit, glow, moved, noise, polygons, radial, shadow, tint
from art.palette import GOLD, ROSE, STEEL, THORN, Colour, Stops, rgb, scaled
from art.relief import bevel

SMALL, BACK = (440, 508), (400, 560)
"""A floor and a back as they are shipped: nineteen floors and nine decks share the table."""
_PIT = (6, 4, 8)

# fmt: off  (tables: one room, one line)
_PURPLE, _RED = ("#7a5cb0", (176, 122, 255)), ("#b0483a", (255, 112, 70))
_YELLOW, _GREEN = ("#b08a38", (255, 214, 96)), ("#5f9450", (150, 232, 96))
_BLUE, _GREY = ("#4672b8", (100, 172, 255)), ("#6d7c84", (150, 205, 215))
FLOORS = {
    "black_rose_hall": Floor("rose", "#6a3c58", (255, 90, 150), comb),
    "throne": Floor("stone-throne", *_PURPLE, rays),
    "wars_armory": Floor("crossed-axes", *_PURPLE, herringbone),
    "pleasure": Floor("wine-glass", *_PURPLE, lozenges),
    "summoner_room": Floor("magic-portal", *_RED, rings),
    "alchemical_laboratory": Floor("bubbling-flask", *_RED, slabs),
    "arena": Floor("crossed-swords", *_RED, rays),
    "wars_reading_room": Floor("spell-book", *_YELLOW, planks),
    "observatory": Floor("telescope", *_YELLOW, rings),
    "sanctuary": Floor("holy-symbol", *_YELLOW, lozenges),
    "garden": Floor("flowers", *_GREEN, comb),
    "forge": Floor("anvil-impact", *_GREEN, herringbone),
    "treasure": Floor("locked-chest", *_GREEN, lozenges),
    "wars_abyss": Floor("portal", *_BLUE, rings),
    "oracle": Floor("crystal-ball", *_BLUE, rays),
    "mirrors": Floor("mirror-mirror", *_BLUE, comb),
    "wars_crypt": Floor("sarcophagus", *_GREY, slabs),
    "cemetery": Floor("tombstone", *_GREY, planks),
    "sacrificial_altar": Floor("sacrificial-dagger", *_GREY, herringbone),
}
_LEATHERS: dict[str, tuple[str, Stops, Colour]] = {
    "back_necromancy": ("#20261f", STEEL, (150, 230, 160)),
    "back_transmutation": ("#1d2c1a", GOLD, (170, 220, 90)),
    "back_destruction": ("#3a120e", GOLD, (255, 120, 60)),
    "back_divination": ("#3a2c12", GOLD, (255, 220, 130)),
    "back_illusion": ("#14263a", STEEL, (130, 190, 255)),
    "back_conspiracy": ("#2a1838", ROSE, (190, 130, 255)),
    "back_quest": ("#2e2214", GOLD, (230, 190, 110)),
    "back_event": ("#2e0f1c", ROSE, THORN.glow),
    "back_evocation": ("#1c2026", STEEL, (170, 190, 220)),
}
# fmt: on


def emblems() -> set[str]:
    """Return the names of all emblems in use."""
    return {floor.emblem for floor in FLOORS.values()}


def room(name: str, destroyed: bool) -> Image.Image:
    """Return the floor of a room: whole and lit, or fallen in."""
    floor, seed = FLOORS[name], sum(map(ord, name))
    picture = hall(floor, seed, restored=not destroyed, ruined=destroyed)
    if destroyed:
        picture = _fallen(picture, floor, seed)
    return picture.resize(SMALL, Image.Resampling.LANCZOS)


def _fallen(picture: Image.Image, floor: Floor, seed: int) -> Image.Image:
    """Return a floor after its end: drained of colour, torn by cracks, a pit in it, its stones strewn."""
    outline = picture.getchannel("A")
    ground = ImageEnhance.Color(picture.convert("RGB")).enhance(0.35)
    ground = ImageEnhance.Brightness(ground).enhance(0.5)
    for turn in (1, 2):
        cracks(ground, floor, seed + turn)
    pit = _pit(seed)
    rim = ImageChops.subtract(blurred(pit, 26), pit)
    tint(ground, rim, _PIT, 0.75)
    tint(ground, pit, _PIT, 0.97)
    lip = ImageChops.multiply(moved(pit, -4, -5), ImageOps.invert(pit))
    tint(ground, lip, scaled(rgb(floor.tone), 0.9), 0.55)
    lit = ground.copy()
    glow(lit, CENTRE, (REACH * 0.5, REACH * 0.5), scaled(floor.glow, 0.7), 0.5, 1.4)
    ground.paste(lit, (0, 0), pit)
    _strew(ground, floor, seed)
    ground.putalpha(outline)
    return ground


def _pit(seed: int) -> Image.Image:
    """Return a ragged hole around the middle."""
    far = eight_bit(radial(SIZE, CENTRE, (REACH * 0.72, REACH * 0.66)))
    torn = Image.blend(far, noise(SIZE, seed + 5, 5, 4), 0.42)
    return blurred(torn.point(lambda value: 255 if value > 104 else 0), 1.2)


def _strew(ground: Image.Image, floor: Floor, seed: int) -> None:
    """Leave broken stones lying around the pit."""
    chance = random.Random(seed + 7)
    for _ in range(26):
        turn, away = chance.uniform(0, 360), chance.uniform(0.42, 0.82) * REACH
        place = around(CENTRE, away, 1, turn)[0]
        size = chance.uniform(10, 32)
        corners = [
            around(place, size * chance.uniform(0.6, 1.0), 1, turn + step * 60)[0] for step in range(6)
        ]
        stone = polygons(SIZE, [corners])
        shadow(ground, stone, 5, (3, 6), 0.9)
        tint(ground, stone, scaled(rgb(floor.tone), chance.uniform(0.3, 0.5)), 1.0)
        bevel(ground, stone, 2, 0.45)


def back(name: str) -> Image.Image:
    """Return the back of a deck: leather, and what its cards are about on a round plate."""
    leather, stops, colour = _LEATHERS[name]
    return leather_back(leather, stops, lambda board: painted_plate(board, name, BACKS[name], colour)).resize(
        BACK, Image.Resampling.LANCZOS
    )

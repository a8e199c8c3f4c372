"""The ground of the table, and Mount Skullzfyre in the middle of it."""

from __future__ import annotations

from pygame import Surface

from client.art.cache import sprite
from client.art.vector import Point, Size, circle, drawing, path, polygon, ramp, rounded
from client.games.epic_spell_wars.comic import burst, clipped, dots, inked, rays
from client.games.epic_spell_wars.palette import (
    BONE,
    BONE_SHADE,
    CYAN,
    EYE,
    FLAMES,
    INK,
    LAVA,
    MAGENTA,
    RAY,
    ROCK,
    ROCK_DARK,
    ROCK_LIGHT,
    SMOKE,
    SMOKE_LIGHT,
    TABLE,
    WHITE,
)

VIEW = (1000, 640)
"""The mountain is drawn in a box of so many units."""
BODY: tuple[Point, ...] = (
    (10, 640), (70, 560), (110, 575), (170, 470), (205, 490), (262, 385), (300, 400), (345, 300),
    (380, 316), (402, 262), (440, 250), (470, 262), (505, 246), (545, 262), (585, 250), (618, 300),
    (650, 292), (690, 390), (735, 380), (790, 480), (830, 468), (885, 565), (930, 556), (990, 640),
)  # fmt: skip
LIT: tuple[Point, ...] = (*BODY[:10], (430, 330), (380, 420), (400, 500), (320, 560), (330, 640))
SHADED: tuple[Point, ...] = (*BODY[:15:-1], (640, 360), (690, 470), (660, 540), (720, 640))
CRACKS = (
    "M262 385L250 470L200 560L205 640M345 300L335 400L290 480M735 380L740 470L800 560L790 640"
    "M110 575L105 640M885 565L880 640"
)
CRATER: tuple[Point, ...] = (
    (398, 268), (440, 240), (505, 232), (590, 244), (622, 300), (600, 330), (590, 300), (560, 292),
    (545, 330), (525, 292), (470, 290), (455, 322), (438, 288), (415, 300), (405, 340), (392, 300),
)  # fmt: skip
GLOW: tuple[Point, ...] = ((420, 268), (505, 244), (585, 258), (600, 280), (505, 276), (425, 284))
SKULL: tuple[Point, ...] = (
    (340, 430), (352, 360), (400, 315), (470, 298), (540, 298), (606, 318), (650, 365), (660, 430),
    (645, 480), (612, 500), (604, 560), (585, 590), (415, 590), (396, 560), (388, 500), (355, 480),
)  # fmt: skip
SOCKET: tuple[Point, ...] = ((28, 440), (120, 392), (134, 440), (112, 486), (56, 488))
PUPIL: tuple[Point, ...] = ((48, 447), (112, 416), (118, 440), (100, 472), (66, 474))
SPARK: tuple[Point, ...] = ((66, 450), (102, 434), (104, 446), (92, 462), (76, 464))
TEAR: tuple[Point, ...] = ((74, 484), (98, 482), (96, 560), (86, 600), (78, 560))
NOSE: tuple[Point, ...] = ((500, 474), (524, 512), (508, 516), (500, 508), (492, 516), (476, 512))
CLOUD = ((-70, 20, 46), (-20, -18, 56), (45, -2, 50), (88, 26, 36), (10, 30, 50), (-110, 40, 28))
ROCKS = ((330, 130, 15), (395, 70, 11), (640, 88, 14), (690, 140, 10), (560, 40, 9))
LINE = 4.2


@sprite
def mountain(size: Size, hot: bool) -> Surface:
    """Return the mountain with a skull for a face; while a spell is cast it spits higher."""
    high = 1.2 if hot else 1.0
    flames = [
        inked(burst((500, 205), 150, 215 * high, 19, 5, 1.35, 0.2), FLAMES[0], LINE),
        inked(burst((500, 200), 118, 165 * high, 17, 8, 1.3, 0.2), FLAMES[1], LINE * 0.8),
        inked(burst((500, 190), 84, 118 * high, 15, 11, 1.2, 0.2), FLAMES[2], LINE * 0.7),
    ]
    rocks = [inked(burst((x, y), r * 0.8, r, 4, x), ROCK_LIGHT, LINE * 0.7) for x, y, r in ROCKS]
    surface = drawing(size, *flames, *_smoke(215, 215), *_smoke(790, 205), *rocks, *_rock(), view=VIEW)
    body = drawing(size, path(polygon(BODY), WHITE), view=VIEW)
    surface.blit(clipped(dots(size, size[0] * 0.013, ROCK_DARK, "foot", 0.7), body), (0, 0))
    surface.blit(drawing(size, *_skull(), view=VIEW), (0, 0))
    return surface


def _smoke(x: float, y: float) -> list[str]:
    puffs = [(x + dx, y + dy, r) for dx, dy, r in CLOUD]
    return [
        *(path(circle(a, b, r + LINE), INK) for a, b, r in puffs),
        *(path(circle(a, b, r), SMOKE) for a, b, r in puffs),
        *(path(circle(a - 6, b - 8, r * 0.66), SMOKE_LIGHT) for a, b, r in puffs[:4]),
    ]


def _rock() -> list[str]:
    return [
        inked(polygon(BODY), ROCK, LINE * 1.3),
        path(polygon(LIT), ROCK_LIGHT),
        path(polygon(SHADED), ROCK_DARK),
        path(CRACKS, stroke=INK, width=LINE * 0.8),
        path(polygon(BODY), stroke=INK, width=LINE * 1.3),
        inked(polygon(CRATER), LAVA, LINE * 0.8),
        path(polygon(GLOW), FLAMES[2]),
    ]


def _skull() -> list[str]:
    teeth = [path(rounded(418 + n * 24.2, 544, 20, 34 - n % 2 * 5, 3), WHITE) for n in range(7)]
    shapes = [
        inked(polygon(SKULL), BONE, LINE * 1.5),
        path("M655 380L660 430L645 480L612 500L604 560L585 590L540 590C600 540 640 470 655 380Z", BONE_SHADE),
    ]
    for side in (-1, 1):
        shapes += [
            path(_mirrored(SOCKET, side), INK),
            path(_mirrored(PUPIL, side), LAVA),
            path(_mirrored(SPARK, side), EYE),
            path(
                f"M{500 + side * 18} 428L{500 + side * 70} 398L{500 + side * 128} 376",
                stroke=INK,
                width=LINE * 2.1,
            ),
            inked(_mirrored(TEAR, side), LAVA, LINE * 0.7),
        ]
    crack = path("M455 302L470 340L448 362L462 388", stroke=INK, width=LINE * 0.8)
    return [*shapes, path(polygon(NOSE), INK), path(rounded(412, 540, 176, 42, 6), INK), *teeth, crack]


def _mirrored(points: tuple[Point, ...], side: int) -> str:
    return polygon((500 + side * x, y) for x, y in points)


@sprite
def ground(size: Size, middle: tuple[int, int], unit: float) -> Surface:
    """Return the table: rays from the mountain, and screen dots in loud colours."""
    surface = ramp(size, TABLE)
    reach = float(size[0] + size[1])
    surface.blit(drawing(size, path(rays(middle, reach, 26), RAY, opacity=0.8)), (0, 0))
    surface.blit(dots(size, 26 * unit, MAGENTA, "middle", 0.4), (0, 0))
    surface.blit(dots(size, 26 * unit, CYAN, "foot", 0.12), (0, 0))
    surface.blit(dots(size, 26 * unit, INK, "rim", 0.7), (0, 0))
    return surface

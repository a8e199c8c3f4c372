"""Models of things: vessels, books, chests, dice, rings, weapons, stones, hands."""

from __future__ import annotations

import math

import numpy as np

from art.scenes.clothes import HAND, open_hand
from art.scenes.fields import Field
from art.scenes.head import great_helm, skull
from art.scenes.models import Piece, model
from art.scenes.solids import (
    Points,
    Solid,
    Vector,
    ball,
    brick,
    carved,
    chain,
    drum,
    egg,
    grown,
    hoop,
    lathed,
    limb,
    mirrored,
    turned,
)


def _chest_box(p: Points) -> Field:
    return brick(p, (0, 0.34, 0), (0.78, 0.34, 0.50), 0.03)


def _bands(p: Points, form: Field) -> Field:
    """Return iron bands around a chest's form."""
    straps = np.minimum(np.abs(np.abs(p[0]) - 0.62) - 0.07, np.abs(np.abs(p[0]) - 0.20) - 0.05)
    return np.maximum(form - 0.02, straps)


@model(1.9, 1.25, yaw=0.5, nod=0.30)
def chest() -> list[Piece]:
    """A closed chest with bands and a lock."""

    def lid(p: Points) -> Field:
        return np.maximum(np.maximum(np.hypot(p[1] - 0.70, p[2]) - 0.50, 0.71 - p[1]), np.abs(p[0]) - 0.78)

    def wood(p: Points) -> Field:
        planks = 0.012 * (np.abs(p[1] % 0.17 - 0.085) < 0.008)
        return np.minimum(_chest_box(p) + planks, lid(p))

    def iron(p: Points) -> Field:
        rim = np.maximum(np.minimum(_chest_box(p), lid(p)) - 0.018, np.abs(p[1] - 0.69) - 0.045)
        return np.minimum.reduce(
            [
                _bands(p, np.minimum(_chest_box(p), lid(p))),
                rim,
                brick(p, (0, 0.60, 0.52), (0.12, 0.16, 0.05), 0.03),
            ]
        )

    def keyhole(p: Points) -> Field:
        return np.minimum(ball(p, (0, 0.63, 0.57), 0.035), brick(p, (0, 0.57, 0.57), (0.015, 0.06, 0.02)))

    return [("main", wood), ("trim", iron), ("shadow", keyhole)]


@model(1.9, 1.7, yaw=0.45, nod=0.34)
def open_chest() -> list[Piece]:
    """A chest thrown open, heaped with what shines."""

    def lid(p: Points) -> Field:
        q = (p[0], p[1] - 0.70, p[2] + 0.46)
        y, z = q[1] * math.cos(1.2) - q[2] * math.sin(1.2), q[1] * math.sin(1.2) + q[2] * math.cos(1.2)
        shell = np.abs(np.hypot(y, z - 0.5) - 0.47) - 0.035
        return np.maximum(np.maximum(shell, -y), np.abs(q[0]) - 0.78)

    def wood(p: Points) -> Field:
        hollow = carved(_chest_box(p), brick(p, (0, 0.60, 0), (0.70, 0.34, 0.42)), 0.01)
        return np.minimum(hollow, lid(p))

    def iron(p: Points) -> Field:
        return np.minimum(
            _bands(p, np.minimum(_chest_box(p), 9.0)), brick(p, (0, 0.52, 0.52), (0.12, 0.13, 0.04), 0.03)
        )

    def heap(p: Points) -> Field:
        form = egg(p, (0, 0.58, 0), (0.70, 0.30, 0.44))
        return form + 0.03 * np.sin(p[0] * 29 + p[2] * 7) * np.sin(p[2] * 31) - 0.01

    return [("main", wood), ("trim", iron), ("inner", heap)]


@model(1.35, 1.9, yaw=0.3, nod=0.30)
def chalice() -> list[Piece]:
    """A cup set with stones, full to the brim."""

    def cup(p: Points) -> Field:
        profile = [
            (0.0, 0.48),
            (0.07, 0.46),
            (0.12, 0.22),
            (0.24, 0.11),
            (0.50, 0.09),
            (0.60, 0.15),
            (0.70, 0.09),
            (0.86, 0.16),
            (1.0, 0.46),
            (1.2, 0.58),
            (1.55, 0.60),
        ]
        form = lathed(p, profile)
        return carved(form, egg(p, (0, 1.62, 0), (0.53, 0.36, 0.53)), 0.02)

    def stones(p: Points) -> Field:
        turns = [math.pi * k / 4 for k in range(8)]
        rim = [ball(p, (0.585 * math.sin(a), 1.24, 0.585 * math.cos(a)), 0.075) for a in turns]
        return np.minimum.reduce([*rim, ball(p, (0, 0.60, 0.13), 0.06)])

    def drink(p: Points) -> Field:
        return drum(p, (0, 1.44, 0), 0.54, 0.04)

    return [("main", cup), ("trim", stones), ("inner", drink)]


@model(1.45, 1.7, yaw=0.3, nod=0.16)
def orb() -> list[Piece]:
    """A ball of glass on a turned stand."""

    def stand(p: Points) -> Field:
        form = lathed(p, [(0.0, 0.52), (0.09, 0.50), (0.14, 0.34), (0.24, 0.28), (0.34, 0.42), (0.42, 0.44)])
        claws = [
            limb(
                p,
                (0.40 * math.sin(a), 0.36, 0.40 * math.cos(a)),
                (0.60 * math.sin(a), 0.78, 0.60 * math.cos(a)),
                0.06,
                0.03,
            )
            for a in (0.4, 1.97, 3.54, 5.11)
        ]
        return np.minimum.reduce([form, *claws])

    return [("inner", lambda p: ball(p, (0, 1.02, 0), 0.64)), ("main", stand)]


@model(2.1, 1.35, yaw=0.25, nod=0.62)
def book() -> list[Piece]:
    """An open book, its pages curved."""

    def bow(x: Field) -> Field:
        return 0.20 * np.sqrt(np.clip(np.abs(x) / 0.3, 0, 1)) * np.clip(1.1 - np.abs(x) * 0.75, 0, 1)

    def pages(p: Points) -> Field:
        top = p[1] - 0.34 - bow(p[0])
        leaves = 0.006 * np.sin(p[1] * 90) * (np.abs(p[2]) > 0.60)
        return (
            np.maximum(np.maximum(top, 0.30 - p[1]), np.maximum(np.abs(p[0]) - 0.90, np.abs(p[2]) - 0.64))
            * 0.8
            + leaves
        )

    def cover(p: Points) -> Field:
        return np.minimum(
            brick(p, (0, 0.27, 0), (0.98, 0.05, 0.72), 0.03),
            drum((p[0], p[2], p[1]), (0, 0, 0.28), 0.09, 0.72),
        )

    def lines(p: Points) -> Field:
        top = p[1] - 0.345 - bow(p[0])
        rows = np.maximum(np.abs(p[2] % 0.15 - 0.075) - 0.022, np.abs(np.abs(p[0]) - 0.48) - 0.30)
        return np.maximum(np.maximum(np.abs(top) - 0.012, rows), np.abs(p[2]) - 0.52)

    return [("parchment", pages), ("main", cover), ("inner", lines)]


@model(1.9, 1.75, yaw=0.45, nod=0.22)
def book_stack() -> list[Piece]:
    """Old books in a pile, a candle burning on top."""
    books = (
        (0.0, 0.14, 0.80, 0.14, 0.0),
        (0.05, 0.40, 0.70, 0.12, 0.25),
        (-0.04, 0.64, 0.74, 0.12, -0.2),
        (0.06, 0.86, 0.58, 0.10, 0.35),
        (0.0, 1.04, 0.50, 0.08, 0.05),
    )

    def local(p: Points, k: int) -> tuple[Points, float, float]:
        x, y, half, thick, turn = books[k]
        return turned((p[0] - x, p[1] - y, p[2]), turn), half, thick

    def cover(k: int) -> Solid:
        def solid(p: Points) -> Field:
            q, half, thick = local(p, k)
            boards = brick(
                (q[0], np.abs(q[1]), q[2]), (0, thick - 0.015, 0), (half, 0.022, half * 0.72), 0.01
            )
            return np.minimum(boards, brick(q, (-half + 0.02, 0, 0), (0.035, thick, half * 0.72), 0.03))

        return solid

    def pages(p: Points) -> Field:
        found = []
        for k in range(len(books)):
            q, half, thick = local(p, k)
            found.append(brick(q, (0, 0, 0), (half - 0.05, thick - 0.025, half * 0.72 - 0.045), 0.01))
        return np.minimum.reduce(found) + 0.003 * np.sin(p[1] * 160)

    candle = [
        ("wax", lambda p: drum(p, (0.05, 1.30, 0), 0.085, 0.18)),
        ("inner", lambda p: lathed(p, [(1.47, 0.02), (1.55, 0.06), (1.72, 0.005)], 0.05, 0.0)),
    ]
    leathers = ("main", "scarlet", "navy", "forest", "trim")
    return [*((name, cover(k)) for k, name in enumerate(leathers)), ("parchment", pages), *candle]


@model(2.0, 1.35, yaw=0.5, nod=0.24)
def gold_bars() -> list[Piece]:
    """Bars of gold in a pile."""
    spots = (
        [(x, 0.16, z) for x in (-0.52, 0.0, 0.52) for z in (-0.3, 0.3)]
        + [(x, 0.48, z) for x in (-0.26, 0.26) for z in (-0.2, 0.2)]
        + [(0.0, 0.80, 0.0)]
    )

    def bars(p: Points) -> Field:
        found = []
        for x, y, z in spots:
            slant = 1 - 0.55 * (p[1] - y)
            found.append(
                brick(
                    ((p[0] - x) / slant, p[1] - y, (p[2] - z) / slant), (0, 0, 0), (0.235, 0.145, 0.27), 0.03
                )
            )
        return np.minimum.reduce(found)

    return [("main", bars)]


PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


def _die(
    middle: Vector, half: float, yaw: float, nod: float, roll: float, faces: tuple[int, int, int]
) -> list[Solid]:
    """Return a die and its pips: on its front, its right and its top side."""

    def local(p: Points) -> Points:
        q = turned((p[0] - middle[0], p[1] - middle[1], p[2] - middle[2]), yaw, nod)
        cos, sin = math.cos(roll), math.sin(roll)
        return (q[0] * cos - q[1] * sin) / half, (q[0] * sin + q[1] * cos) / half, q[2] / half

    def spots(q: Points) -> Field:
        form = np.full_like(q[0], 9.0)
        for axes, face in (((0, 1, 2), faces[0]), ((2, 1, 0), faces[1]), ((0, 2, 1), faces[2])):
            a, b, c = (q[axis] for axis in axes)
            for u, v in PIPS[face]:
                form = np.minimum(
                    form, np.sqrt((a - u * 0.5) ** 2 + (b - v * 0.5) ** 2 + (c - 1.04) ** 2) - 0.19
                )
        return form

    def cube(p: Points) -> Field:
        q = local(p)
        body = np.maximum(
            brick(q, (0, 0, 0), (1, 1, 1), 0.18), np.sqrt(q[0] ** 2 + q[1] ** 2 + q[2] ** 2) - 1.52
        )
        return carved(body, spots(q), 0.02) * half

    def pips(p: Points) -> Field:
        q = local(p)
        return np.maximum(spots(q) + 0.02, brick(q, (0, 0, 0), (0.97, 0.97, 0.97), 0.18)) * half

    return [cube, pips]


@model(1.9, 1.9, yaw=0.0, nod=0.0)
def die() -> list[Piece]:
    """A great die in the air."""
    cube, pips = _die((0, 0.95, 0), 0.55, 0.62, 0.52, 0.12, (5, 3, 6))
    return [("main", cube), ("inner", pips)]


@model(2.2, 1.5, yaw=0.0, nod=0.0)
def dice() -> list[Piece]:
    """Three dice, two lying and one falling."""
    one = _die((-0.55, 0.36, 0.1), 0.34, 0.5, 0.45, 0.0, (3, 2, 6))
    two = _die((0.55, 0.34, 0.0), 0.32, -0.5, 0.45, 0.0, (1, 4, 5))
    three = _die((0.10, 1.12, 0.2), 0.36, 0.4, 0.7, 0.5, (6, 5, 4))
    cubes = [("main", one[0]), ("main", two[0]), ("trim", three[0])]
    return [*cubes, *(("inner", pips) for _, pips in (one, two, three))]


@model(2.3, 1.6, yaw=0.0, nod=0.0)
def many_dice() -> list[Piece]:
    """A die that has become many."""
    spots = (
        (-0.75, 0.30, 0.26),
        (-0.25, 0.28, 0.24),
        (0.30, 0.30, 0.26),
        (0.80, 0.28, 0.24),
        (-0.48, 0.80, 0.25),
        (0.08, 0.84, 0.27),
        (0.58, 0.78, 0.24),
        (0.05, 1.34, 0.25),
    )
    found: list[Piece] = []
    for k, (x, y, half) in enumerate(spots):
        cube, pips = _die(
            (x, y, 0.1 * (k % 3)),
            half,
            0.5 - 0.17 * k,
            0.45,
            0.05 * k,
            (1 + k % 6, 1 + (k + 2) % 6, 1 + (k + 4) % 6),
        )
        found += [("trim" if k == 7 else "main", cube), ("inner", pips)]
    return found


@model(1.5, 1.65, yaw=0.55, nod=0.12)
def gem_ring() -> list[Piece]:
    """A ring with a great stone."""

    def band(p: Points) -> Field:
        form = hoop(p, (0, 0.62, 0), 0.52, 0.13, upright=True)
        return grown(form, egg(p, (0, 1.18, 0), (0.26, 0.16, 0.26)), 0.1) + 0.005 * np.sin(
            np.arctan2(p[0], p[1] - 0.62) * 26
        )

    def stone(p: Points) -> Field:
        q = (p[0], p[1] - 1.34, p[2])
        faces = np.maximum.reduce(
            [
                np.abs(q[0] * math.cos(a) + q[2] * math.sin(a)) + np.abs(q[1]) * 0.75 - 0.30
                for a in (0.0, 0.79, 1.57, 2.36)
            ]
        )
        return np.maximum(faces * 0.8, np.abs(q[1]) - 0.16)

    return [("main", band), ("inner", stone)]


@model(2.1, 1.5, yaw=0.2, nod=0.1)
def rings() -> list[Piece]:
    """Two rings linked with each other."""

    def first(p: Points) -> Field:
        q = turned((p[0] + 0.36, p[1] - 0.75, p[2]), 0.5, 0.3)
        return hoop(q, (0, 0, 0), 0.50, 0.105, upright=True)

    def second(p: Points) -> Field:
        q = turned((p[0] - 0.36, p[1] - 0.75, p[2]), -0.7, -0.4)
        return hoop(q, (0, 0, 0), 0.50, 0.105, upright=True)

    return [("main", first), ("trim", second)]


@model(1.1, 2.3, yaw=0.25, nod=0.0)
def sword() -> list[Piece]:
    """A sword with its point down."""

    def blade(p: Points) -> Field:
        wide = 0.125 * np.clip(p[1] * 3.2, 0, 1) ** 0.5
        edge = np.abs(p[0]) / 0.125 + np.abs(p[2]) / 0.035 - wide / 0.125
        groove = 0.01 * (np.abs(p[0]) < 0.022)
        return np.maximum(edge * 0.03 + groove, np.maximum(-p[1], p[1] - 1.55))

    def hilt(p: Points) -> Field:
        guard = chain(
            mirrored(p), [((0, 1.58, 0), 0.075), ((0.28, 1.56, 0), 0.06), ((0.44, 1.66, 0), 0.075)], 0.04
        )
        return np.minimum(guard, ball(p, (0, 2.16, 0), 0.105))

    def grip(p: Points) -> Field:
        return drum(p, (0, 1.84, 0), 0.058, 0.24) + 0.012 * np.sin(p[1] * 60)

    def jewel(p: Points) -> Field:
        return ball(p, (0, 1.58, 0.08), 0.055)

    return [("main", blade), ("trim", hilt), ("leather", grip), ("inner", jewel)]


@model(1.4, 1.9, yaw=0.2, nod=0.20)
def flask() -> list[Piece]:
    """A round flask with something in it that glows."""

    def glass(p: Points) -> Field:
        return lathed(
            p,
            [
                (0.72, 0.58),
                (0.95, 0.44),
                (1.10, 0.22),
                (1.20, 0.16),
                (1.52, 0.15),
                (1.56, 0.22),
                (1.62, 0.22),
            ],
        )

    def brew(p: Points) -> Field:
        return np.maximum(ball(p, (0, 0.60, 0), 0.60), p[1] - 0.80 - 0.03 * np.sin(p[0] * 9))

    def cork(p: Points) -> Field:
        return np.minimum(drum(p, (0, 1.72, 0), 0.13, 0.12), hoop(p, (0, 1.16, 0), 0.17, 0.04))

    return [("inner", brew), ("main", glass), ("trim", cork)]


@model(1.6, 2.0, yaw=0.35, nod=0.06)
def crystal() -> list[Piece]:
    """A great crystal and its splinters."""

    def shard(x: float, foot: float, high: float, wide: float, lean: float) -> Solid:
        def solid(p: Points) -> Field:
            q0 = p[0] - x - (p[1] - foot) * lean
            sides = np.maximum.reduce(
                [np.abs(q0 * math.cos(a) + p[2] * math.sin(a)) for a in (0.26, 1.31, 2.36)]
            )
            up = p[1] - foot
            tip = np.maximum(up - high * 0.68, 0) * wide / (high * 0.32) + np.maximum(
                high * 0.25 - up, 0
            ) * wide / (high * 0.25)
            return (sides + tip - wide) * 0.72

        return solid

    shards = [
        shard(0.0, 0.1, 1.8, 0.30, 0.0),
        shard(-0.46, 0.35, 1.0, 0.16, -0.12),
        shard(0.46, 0.25, 1.15, 0.17, 0.12),
        shard(0.24, 0.05, 0.6, 0.10, 0.25),
        shard(-0.22, 0.02, 0.55, 0.09, -0.2),
    ]
    return [("main", solid) for solid in shards]


@model(1.35, 1.7, yaw=0.3, nod=0.12)
def dragon_egg() -> list[Piece]:
    """A scaled egg, cracked, fire within."""

    def shell(p: Points) -> Field:
        form = egg(p, (0, 0.80, 0), (0.58 - 0.0, 0.80, 0.58)) - 0.05 * (0.8 - p[1]) * (p[1] < 0.8)
        crack = np.abs(p[0] - 0.12 * np.sin(p[1] * 11) - 0.08 * np.sin(p[1] * 23 + 1)) - 0.028 * np.clip(
            p[1] - 0.35, 0, 0.6
        )
        return carved(form, np.maximum(np.maximum(crack, 0.2 - p[2]), 0.45 - p[1]), 0.02)

    return [("main", shell), ("inner", lambda p: egg(p, (0, 0.80, 0), (0.53, 0.75, 0.53)))]


@model(2.0, 1.25, yaw=0.35, nod=0.35)
def scroll() -> list[Piece]:
    """An unrolled scroll with glowing lines, rods at both ends."""

    def wave(x: Field) -> Field:
        return 0.42 + 0.06 * np.sin(x * 3.2 + 0.5)

    def sheet(p: Points) -> Field:
        flat = np.maximum(
            np.abs(p[1] - wave(p[0])) - 0.02, np.maximum(np.abs(p[0]) - 0.80, np.abs(p[2]) - 0.52)
        )
        rolls = [
            np.maximum(
                np.hypot(p[0] - x, p[1] - 0.50) - 0.14 + 0.01 * np.sin(np.hypot(p[0] - x, p[1] - 0.5) * 90),
                np.abs(p[2]) - 0.52,
            )
            for x in (-0.86, 0.86)
        ]
        return np.minimum.reduce([flat, *rolls])

    def rods(p: Points) -> Field:
        bars = [
            np.minimum(
                drum((p[0], p[2], p[1]), (x, 0, 0.50), 0.05, 0.68),
                ball(mirrored((p[2], p[1], p[0])), (0.68, 0.50, x), 0.085),
            )
            for x in (-0.86, 0.86)
        ]
        return np.minimum.reduce(bars)

    def lines(p: Points) -> Field:
        rows = np.maximum(np.abs(p[2] % 0.17 - 0.085) - 0.02, np.abs(p[0]) - 0.55)
        return np.maximum(np.maximum(np.abs(p[1] - wave(p[0]) - 0.02) - 0.012, rows), np.abs(p[2]) - 0.42)

    return [("main", sheet), ("trim", rods), ("inner", lines)]


@model(1.5, 2.0, yaw=0.35, nod=0.06)
def mirror() -> list[Piece]:
    """A standing mirror in a carved frame."""

    def frame(p: Points) -> Field:
        away = np.hypot(p[0] / 0.78, (p[1] - 1.12) / 1.05)
        ring = np.maximum(np.abs(away - 0.80) * 0.8 - 0.085, np.abs(p[2]) - 0.09)
        ring = ring + 0.015 * np.sin(np.arctan2(p[0], p[1] - 1.12) * 22)
        foot = chain(
            mirrored(p), [((0.0, 0.20, 0), 0.09), ((0.34, 0.08, 0.1), 0.07), ((0.50, 0.05, 0.16), 0.08)], 0.04
        )
        return np.minimum.reduce([ring, foot, ball(p, (0, 2.02, 0), 0.11)])

    def glass(p: Points) -> Field:
        return np.maximum(np.hypot(p[0] / 0.78, (p[1] - 1.12) / 1.05) * 0.8 - 0.60, np.abs(p[2]) - 0.02)

    return [("main", frame), ("inner", glass)]


@model(1.3, 1.9, yaw=0.3, nod=0.10)
def hourglass() -> list[Piece]:
    """An hourglass, its sand running."""

    def ends(p: Points) -> Field:
        posts = drum(mirrored((p[0], p[1], np.abs(p[2]))), (0.40, 0.9, 0.28), 0.05, 0.82)
        plates = [lathed(p, [(y, 0.60), (y + 0.06, 0.62), (y + 0.12, 0.56)]) for y in (0.0, 1.74)]
        return np.minimum.reduce([posts, *plates])

    def sand(p: Points) -> Field:
        low = lathed(p, [(0.14, 0.36), (0.34, 0.36), (0.60, 0.02)])
        high = lathed(p, [(1.02, 0.03), (1.30, 0.32), (1.40, 0.34)])
        return np.minimum.reduce([low, high, drum(p, (0, 0.8, 0), 0.014, 0.3)])

    def glass(p: Points) -> Field:
        form = lathed(p, [(0.1, 0.42), (0.5, 0.40), (0.84, 0.09), (0.96, 0.09), (1.3, 0.40), (1.72, 0.42)])
        return np.maximum(form, 0.22 - np.abs(p[0]))

    return [("main", ends), ("inner", sand), ("glass", glass)]


@model(1.55, 2.0, yaw=0.35, nod=0.05)
def bare_skull() -> list[Piece]:
    """A skull without its jaw's rest, light in its sockets."""

    def bone(p: Points) -> Field:
        q = (p[0] * 1.25, (p[1] - 1.0) * 1.25, p[2] * 1.25)
        return np.maximum(skull(q), -1.28 - q[1]) / 1.25

    def eyes(p: Points) -> Field:
        return ball(mirrored(p), (0.27, 1.03, 0.46), 0.13)

    return [("main", bone), ("inner", eyes)]


@model(1.75, 2.0, yaw=0.35, nod=0.05)
def helm() -> list[Piece]:
    """A great helm, something looking out of it."""

    def steel(p: Points) -> Field:
        return great_helm((p[0] * 1.2, (p[1] - 0.98) * 1.2, p[2] * 1.2))[0] / 1.2

    def cross(p: Points) -> Field:
        return great_helm((p[0] * 1.2, (p[1] - 0.98) * 1.2, p[2] * 1.2))[1] / 1.2

    def eyes(p: Points) -> Field:
        return ball(mirrored(p), (0.26, 1.08, 0.60), 0.07)

    def within(p: Points) -> Field:
        return egg(p, (0, 1.0, 0), (0.7, 0.85, 0.7))

    return [("main", steel), ("trim", cross), ("inner", eyes), ("shadow", within)]


@model(1.5, 1.9, yaw=0.4, nod=0.04)
def shield() -> list[Piece]:
    """A shield with a cross and a boss."""

    def outline(p: Points, grow: float = 0.0) -> Field:
        half = 0.66 * np.sqrt(np.clip((p[1] - 0.02) / 1.0, 0, 1)) * (p[1] < 1.1) + 0.66 * (p[1] >= 1.1)
        return np.maximum(np.abs(p[0]) - half - grow, np.maximum(-p[1] - grow, p[1] - 1.78 - grow)) * 0.75

    def plate(p: Points) -> Field:
        bow = p[2] + 0.35 * p[0] ** 2 + 0.06 * (p[1] - 1) ** 2
        return np.maximum(outline(p), np.abs(bow) - 0.06)

    def rim(p: Points) -> Field:
        bow = p[2] + 0.35 * p[0] ** 2 + 0.06 * (p[1] - 1) ** 2
        edge = np.maximum(np.abs(outline(p)) - 0.05, np.abs(bow) - 0.09)
        bars = np.minimum(np.abs(p[0]) - 0.09, np.abs(p[1] - 1.12) - 0.09)
        return np.minimum(edge, np.maximum(np.maximum(bars, outline(p)), np.abs(bow - 0.03) - 0.06))

    def boss(p: Points) -> Field:
        return egg(p, (0, 1.12, 0.08), (0.20, 0.20, 0.12))

    return [("main", plate), ("trim", rim), ("inner", boss)]


def _hand_at_origin(p: Points) -> Points:
    return p[0] * 0.62 + HAND[0], (p[1] - 0.62) * 0.62 + HAND[1], p[2] * 0.62 + HAND[2]


@model(1.9, 1.7, yaw=0.1, nod=-0.1)
def offering() -> list[Piece]:
    """An open hand with something bright above it."""

    def hand(p: Points) -> Field:
        return open_hand(_hand_at_origin(p)) / 0.62

    def sleeve(p: Points) -> Field:
        return np.maximum(
            np.hypot(p[0], p[2] + 0.15) - 0.52 + 0.1 * p[1] + 0.02 * np.sin(np.arctan2(p[0], p[2]) * 9),
            np.abs(p[1] + 0.15) - 0.38,
        )

    return [("main", hand), ("trim", sleeve), ("inner", lambda p: ball(p, (0, 1.34, 0.35), 0.30))]


@model(1.5, 1.9, yaw=0.3, nod=0.14)
def fountain() -> list[Piece]:
    """A fountain of two basins, water running over."""

    def stone(p: Points) -> Field:
        form = lathed(p, [(0.0, 0.72), (0.10, 0.74), (0.34, 0.70)])
        form = carved(form, drum(p, (0, 0.40, 0), 0.62, 0.14), 0.02)
        stem = lathed(p, [(0.1, 0.20), (0.5, 0.11), (0.82, 0.12), (0.90, 0.40), (1.02, 0.46)])
        top = lathed(p, [(1.0, 0.10), (1.26, 0.06), (1.32, 0.20), (1.40, 0.24)])
        return np.minimum.reduce([form, stem, top])

    def water(p: Points) -> Field:
        pool = drum(p, (0, 0.30, 0), 0.62, 0.03)
        angle = np.arctan2(p[0], p[2])
        away, streams = np.hypot(p[0], p[2]), np.abs(np.sin(angle * 5)) * 0.05
        low = np.maximum(
            np.abs(away - 0.47 - 0.10 * np.sqrt(np.clip(1.02 - p[1], 0, 1))) - 0.035 + streams,
            np.maximum(0.3 - p[1], p[1] - 1.05),
        )
        high = np.maximum(
            np.abs(away - 0.25 - 0.08 * np.sqrt(np.clip(1.4 - p[1], 0, 1))) - 0.03 + streams,
            np.maximum(1.0 - p[1], p[1] - 1.43),
        )
        jet = lathed(p, [(1.38, 0.05), (1.7, 0.04), (1.8, 0.11), (1.85, 0.02)])
        return np.minimum.reduce([pool, low, high, jet])

    return [("main", stone), ("inner", water)]

"""Draws SVG paths as smooth masks: the build must not need a vector library."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from itertools import accumulate, pairwise

from PIL import Image

Point = tuple[float, float]
Contour = list[Point]
Box = tuple[float, float, float, float]

_TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_ARGUMENTS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}
_SUBROWS = 5


def contours(path: str) -> list[Contour]:
    """Return the closed outlines of an SVG path, curves cut into short lines."""
    found: list[Contour] = []
    current: Contour = []
    pen: Point = (0.0, 0.0)
    handle: Point | None = None
    handle_of = ""
    for command, numbers in _commands(path):
        verb = command.lower()
        base = pen if command.islower() else (0.0, 0.0)
        args = numbers
        if verb == "z":
            pen, handle, current = (current[0] if current else pen), None, []
            continue
        if verb == "m":
            pen = (base[0] + args[0], base[1] + args[1])
            current = [pen]
            found.append(current)
            handle = None
            continue
        if verb in "hv":
            args = [args[0], pen[1] - base[1]] if verb == "h" else [pen[0] - base[0], args[0]]
        if verb == "a":
            end = (base[0] + args[5], base[1] + args[6])
            curve, handle = _arc(pen, end, args[:5]), None
        else:
            points = [(base[0] + x, base[1] + y) for x, y in zip(args[::2], args[1::2], strict=True)]
            if verb in "st":
                smooth = handle is not None and handle_of in ("cs" if verb == "s" else "qt")
                mirror = (2 * pen[0] - handle[0], 2 * pen[1] - handle[1]) if smooth and handle else pen
                points.insert(0, mirror)
            end = points[-1]
            handle = points[-2] if len(points) > 1 else None
            curve = _bezier([pen, *points])
        if not current:  # after a closing, drawing goes on from where the outline began
            current = [pen]
            found.append(current)
        current.extend(curve)
        pen, handle_of = end, verb
    return [contour for contour in found if len(contour) > 2]


def _commands(path: str) -> Iterator[tuple[str, list[float]]]:
    """Yield each drawing command with its numbers; repeated groups repeat the command."""
    command = ""
    numbers: list[str] = []
    for token in [*_tokens(path), "z"]:
        if not token[0].isalpha():
            numbers.append(token)
            continue
        if command:
            yield from _groups(command, [float(n) for n in numbers])
        command, numbers = token, []


def _tokens(path: str) -> Iterator[str]:
    """Yield letters and numbers; an arc's two flags may be glued to the number after them."""
    at, command, place = 0, "", 0
    while match := _TOKEN.search(path, at):
        token = match.group()
        if token.isalpha():
            command, place = token.lower(), 0
        else:
            if command == "a" and place % 7 in (3, 4):
                token = token[0]
            place += 1
        yield token
        at = match.start() + len(token)


def _groups(command: str, numbers: list[float]) -> Iterator[tuple[str, list[float]]]:
    size = _ARGUMENTS[command.lower()]
    if not size:
        yield command, []
        return
    for start in range(0, len(numbers), size):
        yield command, numbers[start : start + size]
        if command in "mM":  # further pairs after a move are lines
            command = "l" if command == "m" else "L"


def _bezier(points: list[Point]) -> Contour:
    """Return a straight, quadratic or cubic curve as points, without its first one."""
    if len(points) == 2:
        return [points[1]]
    length = sum(math.dist(a, b) for a, b in pairwise(points))
    steps = max(3, min(40, int(length / 3)))
    return [_on_curve(points, i / steps) for i in range(1, steps + 1)]


def _on_curve(points: list[Point], t: float) -> Point:
    while len(points) > 1:
        points = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(points)]
    return points[0]


def _arc(start: Point, end: Point, form: list[float]) -> Contour:
    """Return an elliptic arc as points (the conversion of the SVG standard, appendix B.2.4)."""
    rx, ry, turn = abs(form[0]), abs(form[1]), math.radians(form[2])
    if not rx or not ry or start == end:
        return [end]
    cos, sin = math.cos(turn), math.sin(turn)
    dx, dy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    x, y = cos * dx + sin * dy, cos * dy - sin * dx
    grow = max(1.0, math.hypot(x / rx, y / ry))
    rx, ry = rx * grow, ry * grow
    rest = max(0.0, (rx * ry) ** 2 - (rx * y) ** 2 - (ry * x) ** 2)
    share = math.sqrt(rest / ((rx * y) ** 2 + (ry * x) ** 2))
    if bool(form[3]) == bool(form[4]):
        share = -share
    mx, my = share * rx * y / ry, -share * ry * x / rx
    cx = cos * mx - sin * my + (start[0] + end[0]) / 2
    cy = sin * mx + cos * my + (start[1] + end[1]) / 2
    first = math.atan2((y - my) / ry, (x - mx) / rx)
    sweep = math.atan2((-y - my) / ry, (-x - mx) / rx) - first
    if form[4] and sweep < 0:
        sweep += 2 * math.pi
    elif not form[4] and sweep > 0:
        sweep -= 2 * math.pi
    steps = max(3, int(abs(sweep) * max(rx, ry) / 4))
    angles = [first + sweep * i / steps for i in range(1, steps)]
    arc = [(rx * math.cos(a), ry * math.sin(a)) for a in angles]
    return [*((cos * u - sin * v + cx, sin * u + cos * v + cy) for u, v in arc), end]


def bounds(shape: list[Contour]) -> Box:
    """Return the box the ink really fills."""
    xs = [x for contour in shape for x, _ in contour]
    ys = [y for contour in shape for _, y in contour]
    return min(xs), min(ys), max(xs), max(ys)


def fill(shape: list[Contour], size: tuple[int, int]) -> Image.Image:
    """Return the shape as an 8-bit mask, filled by the non-zero rule with smooth edges."""
    width, height = size
    crossings: list[list[tuple[float, int]]] = [[] for _ in range(height * _SUBROWS)]
    for contour in shape:
        for a, b in zip(contour, [*contour[1:], contour[0]], strict=True):
            _cross(crossings, a, b)
    rows = bytearray()
    for y in range(height):
        edges = [0.0] * (width + 2)
        for crossing in crossings[y * _SUBROWS : (y + 1) * _SUBROWS]:
            for left, right in _spans(sorted(crossing)):
                _add_edge(edges, left, 1.0, width)
                _add_edge(edges, right, -1.0, width)
        scale = 255 / _SUBROWS
        rows += bytes(min(255, max(0, round(v * scale))) for v in accumulate(edges[:width]))
    return Image.frombytes("L", size, bytes(rows))


def _cross(crossings: list[list[tuple[float, int]]], a: Point, b: Point) -> None:
    """Note where the line a-b meets the middles of the sub-rows, and in which direction."""
    direction = 1
    if a[1] > b[1]:
        a, b, direction = b, a, -1
    top, bottom = a[1] * _SUBROWS - 0.5, b[1] * _SUBROWS - 0.5
    first, last = max(0, math.ceil(top)), min(len(crossings), math.ceil(bottom))
    if first >= last:
        return
    slope = (b[0] - a[0]) / (bottom - top)
    for row in range(first, last):
        crossings[row].append((a[0] + (row - top) * slope, direction))


def _spans(crossing: list[tuple[float, int]]) -> Iterator[tuple[float, float]]:
    winding, left = 0, 0.0
    for x, direction in crossing:
        if not winding:
            left = x
        winding += direction
        if not winding:
            yield left, x


def _add_edge(edges: list[float], x: float, sign: float, width: int) -> None:
    """Start or end a span: a pixel cut by the edge takes its covered share."""
    x = min(max(x, 0.0), float(width))
    cell = int(x)
    part = x - cell
    edges[cell] += sign * (1 - part)
    edges[cell + 1] += sign * part

"""Hexagons: distances and lines of sight, on seven and on nineteen rooms, against tables made by hand."""

from __future__ import annotations

from itertools import pairwise
from math import hypot, isclose, sqrt

import pytest

from rules.black_rose.board import ANYWHERE, CELL, NINETEEN, SEVEN
from rules.core.hexes import DIRECTIONS, Hex, distance, in_line, spiral

# Rooms are drawn as they lie, the eye at `@`, what it sees by its distance, `.` what it does not.
SIGHTS = [
    ("  1 1\n 1 @ 1\n  1 1", (0, 0)),
    ("  . 1\n 2 1 @\n  . 1", (1, 0)),
    ("  1 @\n . 1 1\n  2 .", (1, -1)),
    ("   2 . 2\n  . 1 1 .\n 2 1 @ 1 2\n  . 1 1 .\n   2 . 2", (0, 0)),
    ("   . 2 .\n  . . 1 1\n 3 2 1 @ 1\n  . . 1 1\n   . 2 .", (1, 0)),
    ("   . . 2\n  . . . 1\n 4 3 2 1 @\n  . . . 1\n   . . 2", (2, 0)),
    ("   . . 1\n  3 2 1 @\n . . . 1 1\n  . . 2 .\n   . 3 .", (2, -1)),
]


STEPS, TINY = 400, 1e-9


def rows(radius: int) -> list[list[Hex]]:
    """Return the rooms as they lie on the table, row by row."""
    places = spiral(radius)
    return [sorted(place for place in places if place[1] == r) for r in range(-radius, radius + 1)]


@pytest.mark.parametrize(("drawn", "eye"), SIGHTS)
def test_lines_of_sight_by_hand(drawn: str, eye: Hex) -> None:
    table = [line.split() for line in drawn.split("\n")]
    for row, marks in zip(rows(len(table) // 2), table, strict=True):
        for place, mark in zip(row, marks, strict=True):
            if mark == "@":
                assert place == eye
            elif mark == ".":
                assert not in_line(eye, place), place
            else:
                assert in_line(eye, place), place
                assert distance(eye, place) == int(mark), place


def centre(place: Hex) -> tuple[float, float]:
    """Return the middle of a hexagon with pointy tops and edges as long as 1."""
    q, r = place
    return sqrt(3) * (q + r / 2), 1.5 * r


@pytest.mark.parametrize("radius", [1, 2])
def test_lines_of_sight_by_geometry(radius: int) -> None:
    """A line is free exactly if it meets the inside of no hexagon beside its centre."""
    places = spiral(radius)
    for a in places:
        for b in places:
            assert runs_through_centres(a, b, places) == in_line(a, b), (a, b)


def runs_through_centres(a: Hex, b: Hex, places: list[Hex]) -> bool:
    """Walk along the line between two centres and look which hexagons it meets, and where."""
    (ax, ay), (bx, by) = centre(a), centre(b)
    length = hypot(bx - ax, by - ay)
    for step in range(1, STEPS):
        x, y = ax + (bx - ax) * step / STEPS, ay + (by - ay) * step / STEPS
        nearest = sorted((hypot(x - cx, y - cy), cx, cy) for cx, cy in map(centre, places))
        (gap, cx, cy), (second, *_) = nearest[:2]
        along_an_edge = isclose(gap, second, abs_tol=TINY) and gap > sqrt(3) / 2 + TINY
        beside = length and abs((bx - ax) * (ay - cy) - (ax - cx) * (by - ay)) / length > TINY
        if along_an_edge or beside:
            return False
    return True


def test_neighbours_are_one_step_away() -> None:
    assert {distance((3, -1), (3 + q, r - 1)) for q, r in DIRECTIONS} == {1}


@pytest.mark.parametrize(
    ("a", "b", "steps"), [((0, 0), (0, 0), 0), ((-1, 1), (1, -1), 2), ((-2, 0), (2, -1), 4)]
)
def test_distances(a: Hex, b: Hex, steps: int) -> None:
    assert distance(a, b) == distance(b, a) == steps


@pytest.mark.parametrize(("radius", "rooms"), [(0, 1), (1, 7), (2, 19)])
def test_spirals_hold_every_room_once(radius: int, rooms: int) -> None:
    places = spiral(radius)
    assert len(places) == len(set(places)) == rooms
    assert all(distance((0, 0), place) <= radius for place in places)
    assert all(distance(a, b) == 1 for a, b in pairwise(places[1:7]))


def test_cells_open_into_two_rooms_each() -> None:
    assert [[SEVEN.hexes[room] for room in exits] for exits in SEVEN.exits] == [
        [(-1, 1), (-1, 0)],
        [(1, 0), (1, -1)],
    ]


def test_ranges_on_the_board() -> None:
    assert SEVEN.in_range(0, 0, 0) == (0,)
    assert set(SEVEN.in_range(0, 1, 1)) == {1, 0, 2, 6}
    assert set(SEVEN.in_range(0, 1, 2)) == {1, 0, 2, 6, 4}
    assert set(SEVEN.in_range(0, 1, ANYWHERE)) == set(range(7))
    assert SEVEN.in_range(0, CELL, 0) == ()
    assert set(SEVEN.in_range(0, CELL, 1)) == {3, 4}


def test_walks_on_the_board() -> None:
    assert set(SEVEN.reach(0, 1, 1)) == {0, 2, 6}
    assert set(SEVEN.reach(0, 1, 2)) == {0, 2, 3, 4, 5, 6}
    assert set(SEVEN.reach(1, CELL, 1)) == {1, 6}
    assert set(SEVEN.reach(1, CELL, 2)) == {1, 6, 0, 2, 5}
    assert SEVEN.reach(1, CELL, 0) == ()


def test_no_walk_and_no_range_is_too_long_for_a_board() -> None:
    assert set(SEVEN.reach(0, CELL, 9)) == set(range(7))
    assert set(SEVEN.in_range(0, 1, 9)) == set(SEVEN.in_range(0, 1, 2))


def test_the_great_lodge_has_nineteen_rooms_and_cells_for_two_to_four() -> None:
    assert {len(order) for order in NINETEEN} == {2, 3, 4}
    for order, board in NINETEEN.items():
        assert len(board.hexes) == 19
        assert [len(exits) for exits in board.exits] == [2] * len(order)
        assert len(set(board.cells)) == len(order)

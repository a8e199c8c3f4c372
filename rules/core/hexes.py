"""Hexagons in axial coordinates: distances, and what can be seen along straight lines.

Pointy tops: `q` grows to the right, `r` down and to the right; the third coordinate is `-q - r`.
"""

from __future__ import annotations

Hex = tuple[int, int]

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six ways out of a hexagon, clockwise from the right."""


def distance(a: Hex, b: Hex) -> int:
    """Return how many steps there are between two hexagons."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def in_line(a: Hex, b: Hex) -> bool:
    """Tell whether the line between two centres runs through centres only, never along an edge.

    A line that leaves the three axes either follows an edge or cuts hexagons beside their centres.
    """
    q, r = a[0] - b[0], a[1] - b[1]
    return q == 0 or r == 0 or q + r == 0


def spiral(radius: int) -> list[Hex]:
    """Return all hexagons up to so far from the middle, ring by ring, each clockwise from the right."""
    found: list[Hex] = [(0, 0)]
    for ring in range(1, radius + 1):
        q, r = ring, 0
        for dq, dr in (*DIRECTIONS[2:], *DIRECTIONS[:2]):
            for _ in range(ring):
                found.append((q, r))
                q, r = q + dq, r + dr
    return found

"""The dungeons for two to five: branches round a centre, joined by three arcs.

    centre --gate-- foyer --stair-- gallery --shaft-- crypt --slab-- [tomb]
                     |  \\                \\
                 [niche] bars--[cell]     lock--[vault]

Foyers, galleries and crypts of neighbouring branches are joined by seals too. The board of the box
is not known to us; this one was designed for this edition, with the supply of seals in mind.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

CENTRE = "centre"
Kind = Literal["centre", "hall", "seal", "scroll"]


class Place(Struct, frozen=True):
    """A spot of the dungeon: how far out it lies, and at which angle, clockwise in degrees."""

    id: str
    kind: Kind
    strength: int = 0
    ring: float = 0.0
    angle: float = 0.0


class Map(Struct, frozen=True):
    """A dungeon; the game ends with so many scrolls of strength 6 left in it."""

    places: dict[str, Place]
    near: dict[str, tuple[str, ...]]
    sixes_left: int


class Spot(Struct, frozen=True):
    """What every branch has: its kind, its place, its strength in even and odd branches, its neighbours.

    `turn` is how far aside it lies, in shares of a branch; `ahead` is its neighbour in the next branch.
    """

    kind: Kind
    ring: float
    turn: float
    strengths: tuple[int, int]
    near: tuple[str, ...]
    ahead: str = ""


# fmt: off
SPOTS = {
    "gate": Spot("seal", 1.0, 0, (2, 2), (CENTRE, "foyer")),
    "foyer": Spot("hall", 1.6, 0, (0, 0), ()),
    "niche": Spot("scroll", 2.0, -0.28, (0, 0), ("foyer",)),
    "bars": Spot("seal", 2.0, 0.25, (2, 2), ("foyer", "cell")),
    "cell": Spot("scroll", 2.5, 0.28, (0, 0), ()),
    "stair": Spot("seal", 2.4, 0, (3, 3), ("foyer", "gallery")),
    "gallery": Spot("hall", 3.0, 0, (0, 0), ()),
    "lock": Spot("seal", 3.4, -0.25, (6, 4), ("gallery", "vault")),
    "vault": Spot("scroll", 3.9, -0.28, (0, 0), ()),
    "shaft": Spot("seal", 3.7, 0, (4, 5), ("gallery", "crypt")),
    "crypt": Spot("hall", 4.3, 0, (0, 0), ()),
    "slab": Spot("seal", 4.8, 0, (4, 6), ("crypt", "tomb")),
    "tomb": Spot("scroll", 5.4, 0, (0, 0), ()),
    "arc1": Spot("seal", 1.7, 0.5, (2, 2), ("foyer",), "foyer"),
    "arc2": Spot("seal", 3.1, 0.5, (3, 5), ("gallery",), "gallery"),
    "arc3": Spot("seal", 4.4, 0.5, (5, 6), ("crypt",), "crypt"),
}
SCROLL_SPOTS = ("niche", "cell", "vault", "tomb")
SCROLL_STRENGTHS = {
    2: ("2365", "2456", "2365", "2456", "3265", "3445"),
    3: ("2365", "2456", "3265", "3446", "2365", "2456", "3265", "3446"),
    4: ("2365", "2456", "3265", "3446", "2365", "2456", "3265", "3446", "2365", "2345"),
    5: ("2365", "2456", "3265", "3446", "2364", "2455", "2365", "2456", "3265", "3446", "2364", "2455"),
}
"""The strengths of niche, cell, vault and tomb, branch by branch."""
# fmt: on
SIXES_LEFT = {2: 3, 3: 3, 4: 4, 5: 4}


def _build(seats: int) -> Map:
    branches = SCROLL_STRENGTHS[seats]
    places = {CENTRE: Place(CENTRE, "centre")}
    near: dict[str, list[str]] = {CENTRE: []}
    for branch, strengths in enumerate(branches):
        scrolls = dict(zip(SCROLL_SPOTS, map(int, strengths), strict=True))
        for name, spot in SPOTS.items():
            id = f"{name}_{branch}"
            angle = round((branch + 0.5 + spot.turn) * 360 / len(branches) % 360, 1)
            strength = scrolls.get(name, spot.strengths[branch % 2])
            places[id] = Place(id, spot.kind, strength, spot.ring, angle)
            near[id] = []
    for branch in range(len(branches)):
        for name, spot in SPOTS.items():
            ends = [end if end == CENTRE else f"{end}_{branch}" for end in spot.near]
            if spot.ahead:
                ends.append(f"{spot.ahead}_{(branch + 1) % len(branches)}")
            for end in ends:
                near[f"{name}_{branch}"].append(end)
                near[end].append(f"{name}_{branch}")
    return Map(places, {id: tuple(others) for id, others in near.items()}, SIXES_LEFT[seats])


MAPS = {seats: _build(seats) for seats in SCROLL_STRENGTHS}

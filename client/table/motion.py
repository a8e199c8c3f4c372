"""Motion: things glide from where they lay to where they lie now; nothing ever waits for it."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from itertools import accumulate, pairwise
from math import dist
from typing import NamedTuple

from client.art.vector import Point
from client.canvas import Box
from client.table.layout import Spot, Way

SECONDS = {"slow": 0.6, "normal": 0.3, "fast": 0.14, "off": 0.0}
QUARTER_TURN = -90.0
ROLLS = 2.5
"""How many times as long as a glide a roll takes."""
WALKS = 2.5
"""How many times as long as a glide going a way takes."""
NO_WAYS: Mapping[str, Way] = {}


class Placement(NamedTuple):
    """Where a thing is drawn right now: its middle and size in units, and its angle."""

    x: float
    y: float
    width: float
    height: float
    angle: float


def placement(spot: Spot) -> Placement:
    """Return how a thing lies at rest; a turned one is an upright one rotated."""
    box = spot.box
    x, y = box.centre
    if spot.turned:
        return Placement(x, y, box.height, box.width, QUARTER_TURN)
    return Placement(x, y, box.width, box.height, spot.tilt)


def within(box: Box, end: Placement) -> Placement:
    """Return where a thing comes from: in the middle of a box, no larger than there is room."""
    share = min(1.0, box.width / end.width, box.height / end.height)
    return Placement(*box.centre, end.width * share, end.height * share, 0)


def between(start: Placement, end: Placement, share: float) -> Placement:
    """Return the placement so far on the way, easing out."""
    eased = 1 - (1 - share) ** 3
    return Placement(*(a + (b - a) * eased for a, b in zip(start, end, strict=True)))


def along(way: Way, share: float) -> Point:
    """Return the point so far along a way."""
    lengths = [0.0, *accumulate(dist(one, other) for one, other in pairwise(way))]
    gone = share * lengths[-1]
    at = next(number for number, length in enumerate(lengths) if length >= gone)
    if not at:
        return way[0]
    (ax, ay), (bx, by) = way[at - 1], way[at]
    part = (gone - lengths[at - 1]) / (lengths[at] - lengths[at - 1])
    return ax + (bx - ax) * part, ay + (by - ay) * part


class Glide:
    """One thing that goes straight, or a way."""

    def __init__(self, start: Placement, end: Placement, way: Way = (), *, flips: bool = False) -> None:
        self.start = start
        self.end = end
        self.flips = flips
        self.share = 0.0
        self.length = WALKS if way else 1.0
        self._way = [(start.x, start.y), *way, (end.x, end.y)] if way else []

    @property
    def now(self) -> Placement:
        """Where the thing is."""
        if self._way:
            x, y = along(self._way, self.share)
            return self.end._replace(x=x, y=y)
        return between(self.start, self.end, self.share)


class Flight(NamedTuple):
    """Tokens flying from one place to another."""

    what: str
    start: tuple[float, float]
    end: tuple[float, float]


class Motion:
    """Everything that moves on a table."""

    def __init__(self) -> None:
        self._glides: dict[str, Glide] = {}
        self._placements: dict[str, Placement] = {}
        self.flights: list[Flight] = []
        self._flown = 1.0
        self._rolls: dict[str, float] = {}
        self._pause = 0.0

    @property
    def running(self) -> bool:
        """Whether anything moves."""
        return bool(self._glides or self.flights or self._rolls or self._pause)

    def rearrange(
        self,
        spots: Iterable[Spot],
        origins: dict[str, Box],
        *,
        moving: bool,
        flipping: Container[str] = (),
        ways: Mapping[str, Way] = NO_WAYS,
    ) -> None:
        """Let everything go to its new place, by its way if it has one; what is new comes from its origin."""
        placements = {spot.id: placement(spot) for spot in spots}
        self._glides = {}
        if moving:
            for thing, end in placements.items():
                start = self._placements.get(thing)
                if thing in origins:
                    start = within(origins[thing], end)
                if start is not None and start != end:
                    self._glides[thing] = Glide(start, end, ways.get(thing, ()), flips=thing in flipping)
        self._placements = placements

    def fly(self, flights: list[Flight]) -> None:
        """Send tokens on their way."""
        self.flights = flights
        self._flown = 0.0

    def roll(self, things: Iterable[str]) -> None:
        """Let things roll where they lie, until they show what they show."""
        self._rolls = dict.fromkeys(things, 0.0)

    def pause(self, length: float) -> None:
        """Let everything be looked at for so many times as long as a glide."""
        self._pause = length

    def rolled(self, thing: str) -> float:
        """Return how far a thing has rolled: 1 if it lies still."""
        return self._rolls.get(thing, 1.0)

    def placement(self, thing: str) -> Placement:
        """Return where a thing is drawn now."""
        glide = self._glides.get(thing)
        return glide.now if glide else self._placements[thing]

    def facing(self, thing: str) -> float:
        """Return how much of a thing's face is seen: 1 all of it, below 0 its back."""
        glide = self._glides.get(thing)
        return 2 * glide.share - 1 if glide and glide.flips else 1.0

    def moves(self, thing: str) -> bool:
        """Tell whether a thing is on its way, or rolling."""
        return thing in self._glides or thing in self._rolls

    def flight_positions(self) -> list[tuple[str, float, float]]:
        """Return what flies where."""
        share = 1 - (1 - self._flown) ** 2
        return [
            (what, start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            for what, start, end in self.flights
        ]

    def advance(self, seconds: float, speed: str) -> None:
        """Let time pass."""
        whole = SECONDS[speed]
        step = seconds / whole if whole else 1.0
        for thing in list(self._glides):
            glide = self._glides[thing]
            glide.share += step / glide.length
            if glide.share >= 1:
                del self._glides[thing]
        self._rolls = {
            thing: share + step / ROLLS for thing, share in self._rolls.items() if share + step / ROLLS < 1
        }
        self._flown += step
        if self._flown >= 1:
            self.flights = []
        self._pause = max(0.0, self._pause - step)

    def finish(self) -> None:
        """Put everything in its place at once."""
        self._glides = {}
        self._rolls = {}
        self.flights = []
        self._pause = 0.0

    def set_placement(self, thing: str, where: Placement) -> None:
        """Let a thing start its next glide from there: it was let go by the hand that held it."""
        self._placements[thing] = where

"""What a table scene asks of a game: where everything lies and what a gesture could mean."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple, Protocol

from pygame import Surface

from client.art.effects import OutlineKind
from client.canvas import Canvas
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import State
from rules.core.reasons import Reason
from rules.core.words import Words

Look = Literal["card", "mini", "tile", "back", "ghost", "pile", "essence", "seat"]


class Box(NamedTuple):
    """A rectangle in logical units."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> tuple[float, float]:
        """The point in the middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def inset(self, by: float) -> Box:
        """Return the box without a margin."""
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)


class Spot(NamedTuple):
    """One thing on the table: what it is, where it lies and how it is shown there."""

    id: str
    box: Box
    look: Look
    zone: str
    turned: bool = False
    tilt: float = 0.0
    seat: int = -1

    def upright(self) -> Spot:
        """Return the thing standing where it lies turned: so it is drawn while it is being turned."""
        box = self.box
        if not self.turned:
            return self
        x, y = box.centre
        return self._replace(
            turned=False, box=Box(x - box.height / 2, y - box.width / 2, box.height, box.width)
        )


class Arrangement(NamedTuple):
    """A whole table: things from the bottom to the top, and the zones that something can be dropped on."""

    spots: dict[str, Spot]
    zones: dict[str, Box]


class Scenery(NamedTuple):
    """All that a table's furniture shows besides the things themselves."""

    view: State
    viewer: int
    canvas: Canvas
    arrangement: Arrangement
    words: Words
    names: tuple[str, ...]
    players: tuple[str, ...]
    points: tuple[int, ...]
    lit: dict[str, OutlineKind]
    """Things and zones with a light around them."""
    asking: bool
    """Whether the viewer is being asked right now."""


class Board(Protocol):
    """A game's table."""

    game: str

    def preload(self, canvas: Canvas, words: Words) -> Iterator[None]:
        """Prepare the pictures that a table will need, one a step."""

    def furnish(self, surface: Surface, scenery: Scenery) -> None:
        """Draw the ground, the panels and what is written on them, under the things."""

    def picture(self, spot: Spot, scenery: Scenery) -> Surface | None:
        """Return how a thing looks as it lies, or `None` for one that the furniture shows."""

    def arrange(self, view: State, viewer: int, canvas: Canvas) -> Arrangement:
        """Say where everything lies in a view."""

    def zone_of(self, action: Action) -> str:
        """Return the zone or the thing on which an action's source is dropped to choose it."""

    def is_telling(self, reason: Reason) -> bool:
        """Tell whether a reason is about what was meant, and not about a thing lying elsewhere."""

    def intents(self, source: str, zone: str) -> list[Action]:
        """Return what dropping a thing there could mean, legal or not, most likely first."""

    def back(self, spot: Spot, scenery: Scenery) -> Surface:
        """Return the back of a card, seen while it is turned over."""

    def piles(self, view: State) -> list[list[str]]:
        """Return what each seat has discarded, open to everybody."""

    def asks_apart(self, decision: Decision) -> bool:
        """Tell whether a decision is asked on a panel of its own, with an answer for every option."""

    def stands_alone(self, decision: Decision) -> bool:
        """Tell whether a prompt is clear without the card because of which is asked."""

    def aside(self, view: State) -> str:
        """Return what belongs to the question besides its words, as symbols: what is still to be paid."""

    def buttons(self, options: tuple[Action, ...]) -> list[Action]:
        """Return the options that are buttons of their own instead of things on the table."""


def row(box: Box, count: int, width: float, height: float, gap: float, *, centred: bool = False) -> list[Box]:
    """Lay boxes side by side; where they do not fit, they overlap evenly."""
    if count == 0:
        return []
    step = width + gap
    if count > 1 and step * (count - 1) + width > box.width:
        step = (box.width - width) / (count - 1)
    used = step * (count - 1) + width
    left = box.x + (box.width - used) / 2 if centred else box.x
    top = box.y + (box.height - height) / 2
    return [Box(left + number * step, top, width, height) for number in range(count)]

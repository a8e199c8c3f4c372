"""What a table scene asks of a game: where everything lies and what a gesture could mean."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

from pygame import Surface

from client.art.effects import OutlineKind, outline
from client.art.vector import Point, Size
from client.canvas import Box as Box  # noqa: PLC0414 - tables import it from here
from client.canvas import Canvas
from client.table.words import in_words
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import State
from rules.core.events import Event
from rules.core.reasons import Reason
from rules.core.words import Words
from rules.games import GAMES

if TYPE_CHECKING:
    from client.table.camera import Camera

FIELD = "field"
"""The zone of a map: the wheel zooms into it, dragging its ground moves it."""
Shape = Literal["box", "disc", "hex"]
Way = Sequence[Point]
"""The points that a thing passes, in logical units."""


class Spot(NamedTuple):
    """One thing on the table: what it is, where it lies and how it is shown there."""

    id: str
    box: Box
    look: str
    zone: str
    turned: bool = False
    tilt: float = 0.0
    seat: int = -1
    shape: Shape = "box"
    fixed: bool = False
    """Whether it is part of the ground and is never picked up."""
    shows: str = ""
    """The component that it is one of, where that is not its id."""

    @property
    def component(self) -> str:
        """The component to read about."""
        return self.shows or self.id

    def upright(self) -> Spot:
        """Return the thing standing where it lies turned: so it is drawn while it is being turned."""
        box = self.box
        if not self.turned:
            return self
        x, y = box.centre
        return self._replace(
            turned=False, box=Box(x - box.height / 2, y - box.width / 2, box.height, box.width)
        )

    def contains(self, x: float, y: float) -> bool:
        """Tell whether a point lies on the thing."""
        if not self.box.contains(x, y):
            return False
        if self.shape == "box":
            return True
        middle = self.box.centre
        across, down = (
            abs(x - middle[0]) / self.box.width * 2,
            abs(y - middle[1]) / self.box.height * 2,
        )
        if self.shape == "disc":
            return across**2 + down**2 <= 1
        # A hexagon that stands on a corner: its slanted sides run from (1, 1/2) to (0, 1).
        return down <= 1 - across / 2


class Arrangement(NamedTuple):
    """A whole table: things from the bottom to the top, and the zones that something can be dropped on."""

    spots: dict[str, Spot]
    zones: dict[str, Box]

    def seen(self, spot: Spot, x: float, y: float) -> bool:
        """Tell whether a thing is to be seen at a point: what lies on a map ends where its field ends."""
        return spot.contains(x, y) and (spot.zone != FIELD or self.zones[FIELD].contains(x, y))


class Attention(NamedTuple):
    """What the player is about: the thing pointed at, the chosen one, the one in the hand."""

    hovered: str
    selected: str
    held: str
    pointer: tuple[int, int]
    considered: Action | None
    """The entry of a menu that is pointed at."""


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
    flipped: frozenset[str]
    """The two-sided things that lie with their other side up."""
    recent: Sequence[Event]
    """What has happened since the viewer's last turn."""
    camera: Camera
    aimed: str = ""
    """The thing in the hand, or chosen, that is on its way to a target."""


class Banner(NamedTuple):
    """A big moment: what it is, and in one line what it does."""

    title: str
    line: str


class Board(ABC):
    """A game's table: a few things every game must say, and what most games need not."""

    game: str
    sounds: Mapping[str, str] = {}
    """The sound of each kind of event."""
    flying: frozenset[str] = frozenset()
    """The kinds of events in which tokens fly from one place to another."""
    paying: frozenset[str] = frozenset()
    """The prompts that can be left to the rules, by "pay for me"."""
    attacks: frozenset[str] = frozenset()
    """The prompts that are attacks, and need not be asked again in the same round."""
    giving_in: frozenset[str] = frozenset()
    """The kinds of actions that are the bad way out of a question."""
    wasteful: frozenset[str] = frozenset()
    """The kinds of actions that are hardly ever meant: they are asked about once more."""
    steady: frozenset[str] = frozenset({"seat"})
    """The looks of things that are not dimmed by a question they have no part in."""
    passing = Action("pass")
    """The action that ends a round for whoever chooses it: it has a button apart from all others."""
    pass_label = "table.pass"
    pass_sure = "table.pass_sure"
    """The question before a round is ended with something useful left."""

    @abstractmethod
    def arrange(self, view: State, viewer: int, canvas: Canvas, camera: Camera) -> Arrangement:
        """Say where everything lies in a view."""

    @abstractmethod
    def furnish(self, surface: Surface, scenery: Scenery) -> None:
        """Draw the ground, the panels and what is written on them, under the things."""

    @abstractmethod
    def picture(self, spot: Spot, scenery: Scenery) -> Surface | None:
        """Return how a thing looks as it lies, or `None` for one that the furniture shows."""

    @abstractmethod
    def intents(self, source: str, zone: str) -> list[Action]:
        """Return what dropping a thing there could mean, legal or not, most likely first."""

    def zone_of(self, action: Action) -> str:
        """Return the zone or the thing on which an action's source is dropped to choose it."""
        return action.target or action.source

    def handles(self, decision: Decision, action: Action, spots: Mapping[str, Spot]) -> Sequence[str]:
        """Return the things with which a gesture for an action may begin."""
        return (action.source or action.target,)

    def is_telling(self, reason: Reason) -> bool:
        """Tell whether a reason is about what was meant, and not about a thing lying elsewhere."""
        return reason.key != "not_now"

    def buttons(self, options: tuple[Action, ...]) -> list[Action]:
        """Return the options that are buttons of their own instead of things on the table."""
        return [option for option in options if not option.source and not option.target]

    def asker(self, view: State, decision: Decision) -> str:
        """Return the thing on the table because of which is asked."""
        return decision.cause

    def asks_apart(self, decision: Decision) -> bool:
        """Tell whether a decision is asked on a panel of its own, with an answer for every option."""
        return False

    def prompt(self, decision: Decision, chosen: str = "") -> str:
        """Return the key of the words in which a decision is asked, once a thing is chosen for it."""
        return decision.prompt

    def opening(self, decision: Decision, thing: str) -> Action | None:
        """Return what must be chosen first for a thing to be carried somewhere, in the same gesture."""
        return None

    def stands_alone(self, decision: Decision) -> bool:
        """Tell whether a prompt is clear without the card because of which is asked."""
        return False

    def aside(self, view: State) -> str:
        """Return what belongs to the question besides its words, as symbols: what is still to be paid."""
        return ""

    def is_minor(self, action: Action) -> bool:
        """Tell whether an option is nearly always open and seldom meant: its thing is lit but faintly."""
        return False

    def takes_more(self, action: Action, thing: str) -> bool:
        """Tell whether an action uses up more than the thing it was begun with: it is spelled out first."""
        return False

    def doubt(self, spot: Spot | None, words: Words) -> str:
        """Return why using a thing would be in vain; then it is asked about first."""
        return ""

    def flips(self, view: State, thing: str) -> bool:
        """Tell whether a thing has two sides between which its owner chooses now."""
        return False

    def of_side(self, actions: list[Action], *, flipped: bool) -> list[Action]:
        """Return those actions with a two-sided thing that use the side which is up."""
        return actions

    def light(self, spot: Spot, kind: OutlineKind, canvas: Canvas) -> Surface:
        """Return the light around a thing, to be laid over its middle."""
        return outline(canvas.rect(*spot.box).size, kind, canvas.k)

    def inspect(
        self, spot: Spot | None, size: Size, scenery: Scenery, *, beside: bool = False
    ) -> Surface | None:
        """Return the panel that says in words what is pointed at, or nothing where nothing is to be said.

        It has its place on the table, with or without a component to show, or stands `beside` the thing.
        """
        component = spot.component if spot is not None else ""
        if component not in GAMES[self.game].components:
            component = ""
        if beside and not component:
            return None
        return in_words(self.game, component, scenery.words, size, scenery.canvas.k, fit=beside)

    def back(self, spot: Spot, scenery: Scenery) -> Surface | None:
        """Return the back of a card, seen while it is turned over."""
        return None

    def token(self, what: str, px: int) -> Surface:
        """Return the picture of what flies, or of what is dragged and has no picture of its own."""
        raise KeyError(what)

    def held(self, spot: Spot, scenery: Scenery) -> Surface | None:
        """Return how a thing looks in the hand that drags it, the pointer in the middle."""
        return self.picture(spot, scenery)

    def rolled(self, event: Event) -> str:
        """Return the thing that rolls in an event, if one does."""
        return ""

    def rolling(self, spot: Spot, scenery: Scenery, share: float) -> Surface | None:
        """Return how a thing looks that has rolled so far."""
        return None

    def ways(
        self, events: Sequence[Event], view: State, arrangement: Arrangement, camera: Camera
    ) -> dict[str, Way]:
        """Return the ways by which things go that do not go straight to where they lie now."""
        return {}

    def pieces(self, event: Event) -> int:
        """Return how many tokens fly in an event."""
        return event.amount

    def point_out(self, surface: Surface, scenery: Scenery, attention: Attention) -> None:  # noqa: B027
        """Draw what follows from where the player points: a way, a range, what it would cost."""

    def banners(self, events: Sequence[Event], scenery: Scenery) -> list[Banner]:
        """Return the big moments among what has just happened, in their order."""
        return []

    def piles(self, view: State) -> list[list[str]]:
        """Return what each seat has discarded, open to everybody; nothing where nobody discards."""
        return []


def original(thing: str) -> str:
    """Return the thing whose options a further copy of it shares: copies are numbered, `die:0:fire3#2`."""
    return thing.partition("#")[0]


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

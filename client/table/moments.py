"""What a game says is worth watching, and the moments that come of it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple

from pygame import Surface

from client.art.text import escape
from client.canvas import Box
from client.table.layout import S
from rules.core.events import Event

if TYPE_CHECKING:
    from client.table.model import TableModel

Effect = Literal["", "glow", "burst", "break", "fall", "stamp", "band"]
"""What happens to the thing that a moment is about: it is lit, shines, breaks, falls; a card is stamped;
a band greets the person to whom the table is handed."""
Weight = Literal["", "note", "middle", "great"]
"""A note is a few words beside the thing that it is about: no card comes, and the table keeps its light."""
NOBODY = -2
"""The seat of a moment that nobody brings about."""


class Delta(NamedTuple):
    """A number that changes at a thing or in a zone."""

    at: str
    amount: int
    sign: str
    """What is counted, in symbols."""


class Told(NamedTuple):
    """The words of a great moment: a title, and in one line what comes of it."""

    title: str
    line: str = ""
    sound: str = ""
    """What is heard instead of the sound of its kind."""
    tableau: Hashable = None
    """What the game's own picture of the moment shows; without it the words stand on a band."""


class Shown(NamedTuple, Generic[S]):
    """How a kind of event is shown."""

    card: bool = False
    """Whether the component comes large to the middle, with what the log tells of it."""
    weigh: Callable[[Event, TableModel[S]], Weight] = lambda event, model: "middle"
    """Returns how much weight one such event has; without any it is not shown."""
    told: Callable[[Event, Sequence[Event], TableModel[S]], Told | None] | None = None
    """Returns the words of an event among those of its step, or nothing where another one tells it."""
    effect: Effect = ""
    at: Callable[[Event], str] = lambda event: event.what
    """Returns the thing that the effect happens to."""
    home: Callable[[Event], str] = lambda event: event.target or event.source
    """Returns where a card goes that lies nowhere on the table under its own name."""
    aims: Callable[[Event], Sequence[str]] = lambda event: ()
    """Returns the things and zones that a line runs to."""
    sound: str = ""
    by_actor: bool = False
    """Whether it is brought about by whoever acts, and the event is about somebody else."""
    unread: bool = False
    """Whether a card is new even to whom it comes: it was drawn."""


class Moment(NamedTuple):
    """Something worth watching, as the viewer may know it."""

    seat: int = NOBODY
    told: Told = Told("")
    weight: Weight = ""
    card: str = ""
    source: str = ""
    home: str = ""
    """Where the card comes from and where it goes: things or zones."""
    aims: tuple[str, ...] = ()
    changes: tuple[Delta, ...] = ()
    points: tuple[tuple[int, int], ...] = ()
    """How many points fly to which power, or are lost by it."""
    effect: Effect = ""
    at: str = ""
    news: tuple[str, ...] = ()
    """What is told to the person to whom the table is handed."""
    sound: str = ""
    known: bool = False
    """Whether the viewer has just acted with the card, and need not read it."""

    @property
    def targets(self) -> tuple[str, ...]:
        """Where lines run to: what is aimed at, and where numbers change."""
        return tuple(dict.fromkeys((*self.aims, *(change.at for change in self.changes))))


def _round_begins(event: Event, events: Sequence[Event], model: TableModel[Any]) -> Told:
    """Tell which round begins, and who goes first in it."""
    return Told(model.words("table.round", n=event.amount), goes_first(model))


def goes_first(model: TableModel[Any]) -> str:
    """Return who goes first in this round, in words."""
    if model.alone and model.view.first == model.viewer:
        return model.words("table.you_go_first")
    return model.words("table.goes_first", name=escape(model.names[model.view.first]))


def great(event: Event, model: TableModel[Any]) -> Weight:
    """Return the weight of what is always great."""
    return "great"


def weightless(event: Event, model: TableModel[Any]) -> Weight:
    """Return the weight of what is seen on the table alone: an effect, a line."""
    return ""


ROUND: Shown[Any] = Shown(weigh=great, told=_round_begins, sound="turn_start")
"""A round begins."""


def at_the_seat(model: TableModel[Any], power: int) -> Box | None:
    """Return the panel of a power, where its points are shown."""
    return model.arrangement.zones.get(f"seat:{power}")


def corner(box: Box | None, size: float) -> Box | None:
    """Return the upper right corner of a panel: there the points of a seat stand."""
    return Box(box.x + box.width - size, box.y, size, size) if box is not None else None


def where(model: TableModel[Any], change: Delta) -> Box | None:
    """Return where the thing or the zone lies in which a number changes."""
    spots, zones = model.arrangement
    return spots[change.at].box if change.at in spots else zones.get(change.at)


class Beat(NamedTuple, Generic[S]):
    """A part of what one action did that is to be seen by itself."""

    events: Sequence[Event]
    view: S
    """How the table lies then."""
    stays: float = 0.0
    """How many times as long as a glide it is looked at, at least."""


def in_one_beat(before: S, events: Sequence[Event], after: S) -> Sequence[Beat[S]]:
    """Return all that an action did as one beat."""
    return [Beat(events, after)]


class Moments(NamedTuple, Generic[S]):
    """What of a game is worth watching."""

    shown: Mapping[str, Shown[S]] = {"round": ROUND}
    """How kinds of events are shown; all others are only told by motion, log and sound."""
    changes: Callable[[Event], Sequence[Delta]] = lambda event: ()
    """Returns the numbers that change with an event."""
    marks: Callable[[Event], Sequence[str]] = lambda event: ()
    """Returns the things that stay marked after an event until the viewer acts."""
    score: Callable[[TableModel[S], int], Box | None] = at_the_seat
    """Returns where the points of a power are shown, to which new ones fly."""
    goal: int = 0
    """With how many points of somebody a round may be the last; 0 where points end nothing."""
    news: Callable[[Sequence[Event]], Sequence[Delta]] = lambda events: ()
    """Returns the numbers that changed by events and stay marked until the viewer acts."""
    news_at: Callable[[TableModel[S], Delta], Box | None] = where
    """Returns beside what such a change is shown."""
    tableau: Callable[[Moment, TableModel[S]], Surface | None] = lambda moment, model: None
    """Returns the game's own picture of a great moment, where it has one."""
    beats: Callable[[S, Sequence[Event], S], Sequence[Beat[S]]] = in_one_beat
    """Returns the beats that lead from one view to another, where that is too much to be seen at once."""

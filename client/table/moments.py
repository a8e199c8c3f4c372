"""What is worth watching: a game says which kinds of events are, and the events of a step become moments."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple

from client.art.text import escape
from client.canvas import Box
from client.table.layout import S
from rules.core.events import Event
from rules.core.game import NEUTRAL

if TYPE_CHECKING:
    from client.table.model import TableModel

Effect = Literal["", "glow", "burst", "break", "fall", "stamp", "band"]
"""What happens to the thing that a moment is about: it is lit, shines, breaks, falls; a card is stamped;
a band greets the person to whom the table is handed."""
Weight = Literal["", "note", "middle", "great"]
"""A note is a few words beside the thing that it is about: no card comes, and the table keeps its light."""
NOBODY = -2
"""The seat of a moment that nobody brings about."""


class Change(NamedTuple):
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
    changes: tuple[Change, ...] = ()
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


def where(model: TableModel[Any], change: Change) -> Box | None:
    """Return where the thing or the zone lies in which a number changes."""
    spots, zones = model.arrangement
    return spots[change.at].box if change.at in spots else zones.get(change.at)


class Moments(NamedTuple, Generic[S]):
    """What of a game is worth watching."""

    shown: Mapping[str, Shown[S]] = {"round": ROUND}
    """How kinds of events are shown; all others are only told by motion, log and sound."""
    changes: Callable[[Event], Sequence[Change]] = lambda event: ()
    """Returns the numbers that change with an event."""
    marks: Callable[[Event], Sequence[str]] = lambda event: ()
    """Returns the things that stay marked after an event until the viewer acts."""
    score: Callable[[TableModel[S], int], Box | None] = at_the_seat
    """Returns where the points of a power are shown, to which new ones fly."""
    goal: int = 0
    """With how many points of somebody a round may be the last; 0 where points end nothing."""
    news: Callable[[Sequence[Event]], Sequence[Change]] = lambda events: ()
    """Returns the numbers that changed by events and stay marked until the viewer acts."""
    news_at: Callable[[TableModel[S], Change], Box | None] = where
    """Returns beside what such a change is shown."""


# --- from events to moments --------------------------------------------------------------------------


def moments_of(
    events: Sequence[Event], model: TableModel[S], actor: int, gained: Sequence[int], standing: str = ""
) -> list[Moment]:
    """Return the moments of a step, as far as the viewer saw its events.

    `model` is the one after the step, `gained` are the points of each power in it, and `standing` is the
    card that was shown last and has not gone home: what it does now is shown with it.
    """
    found: list[Moment] = []
    paid: dict[str, tuple[Change, ...]] = {}
    """What changed because of a card before it was shown."""
    for number, event in enumerate(events):
        how = model.table.moments.shown.get(event.kind)
        moment = _moment(number, events, how, model, actor) if how is not None else None
        if moment is not None and moment.card:
            found += _parted(moment._replace(changes=paid.pop(moment.card, ())))
        elif moment is not None:
            found.append(moment)
        aims = tuple(how.aims(event)) if how is not None else ()
        changes = tuple(model.table.moments.changes(event))
        if changes and not found and event.cause != standing:
            paid[event.cause] = (*paid.get(event.cause, ()), *changes)
        elif aims or changes:
            place = _place(event, found, model)
            if place == len(found):
                found.append(_continued(event, actor, standing))
            last = found[place]
            found[place] = last._replace(aims=(*last.aims, *aims), changes=(*last.changes, *changes))
    if paid:
        found.insert(0, Moment(actor, changes=tuple(change for part in paid.values() for change in part)))
    points = tuple((_power(seat, model), n) for seat, n in enumerate(gained) if n)
    if points:
        found = found or [Moment(actor)]
        weighty = [n for n, moment in enumerate(found) if moment.weight in ("middle", "great")]
        number = weighty[-1] if weighty else -1
        found[number] = found[number]._replace(points=points)
    found += _goal_reached(model, points)
    return [moment._replace(changes=tuple(summed(moment.changes))) for moment in found]


def _goal_reached(model: TableModel[S], gained: Sequence[tuple[int, int]]) -> list[Moment]:
    """Return the moment in which the first one has points enough to win."""
    goal, words = model.table.moments.goal, model.words
    if not goal or model.view.decision is None:
        return []
    totals = dict.fromkeys((*range(len(model.names)), *((NEUTRAL,) if model.game.neutral else ())), 0)
    for line in model.game.score(model.view):
        totals[line.seat] += line.points
    before = {power: total - dict(gained).get(power, 0) for power, total in totals.items()}
    first = next((power for power, total in totals.items() if total >= goal), NOBODY)
    if first == NOBODY or max(before.values()) >= goal:
        return []
    neutral = f"{model.game.domain}.name.{model.game.neutral}"
    name = words(neutral) if first == NEUTRAL else escape(model.names[first])
    said = words("table.goal_reached", name=name, points=words.count("points", totals[first]))
    return [Moment(first, Told(words("table.last_round"), said), "great", sound="last_round")]


def changed_things(model: TableModel[S]) -> frozenset[str]:
    """Return the things that have changed since the viewer's last turn."""
    marks, spots = model.table.moments.marks, model.arrangement.spots
    own = {spot.component: name for name, spot in spots.items()}
    named = (name for event in model.recent for name in marks(event))
    return frozenset(name if name in spots else own[name] for name in named if name in spots or name in own)


def _moment(
    number: int, events: Sequence[Event], how: Shown[S], model: TableModel[S], actor: int
) -> Moment | None:
    """Return the moment of an event, if it is one: a card that the viewer may not see never is."""
    event = events[number]
    weight = how.weigh(event, model)
    seat = actor if how.by_actor else event.seat
    at = how.at(event) if how.effect else ""
    moment = Moment(seat, weight=weight, effect=how.effect, at=at, sound=how.sound)
    if how.card and weight not in ("", "note"):
        if model.game.component(event.what) is None:
            return None
        known = model.viewer == seat and not how.unread
        told = told_by_log(event, events, model) if how.told is None else None
        moment = moment._replace(
            card=event.what, source=event.source, home=how.home(event), known=known, told=told or Told("")
        )
        if known and weight != "great":
            # Whoever has just acted with a card has read it.
            moment = moment._replace(card="", told=Told(""), weight="")
    if how.told is not None and weight:
        said = how.told(event, events, model)
        if said is None:
            return None
        moment = moment._replace(told=said)
    return moment if moment.weight or moment.effect else None


def _parted(moment: Moment) -> list[Moment]:
    """Return a card that comes out of what breaks after it has broken; all others as they are."""
    if moment.effect != "break":
        return [moment._replace(sound=moment.told.sound or moment.sound)]
    broken = Moment(moment.seat, effect="break", at=moment.at, sound=moment.sound)
    return [broken, moment._replace(effect="", at="", sound=moment.told.sound)]


def told_by_log(event: Event, events: Sequence[Event], model: TableModel[S]) -> Told:
    """Return what the log tells about a card: who does what with it, what for, and all that was paid."""
    names = [escape(name) for name in model.names]
    paid = [before for before in model.earlier if before.cause == event.what]
    lines = model.game.tell([*paid, *events], model.words, names)
    line = next((line for line in lines if event.what in line.cards), None)
    return Told(line.text if line is not None else model.words(f"{model.game.domain}.name.{event.what}"))


def _place(event: Event, found: Sequence[Moment], model: TableModel[S]) -> int:
    """Return which moment shows what an event changes: that of its cause, else the last, else a new one."""
    numbers = range(len(found) - 1, -1, -1)
    of_cause = (number for number in numbers if found[number].card == event.cause)
    last = len(found) - 1
    if not found or (found[last].card and model.game.component(event.cause) is not None):
        return next(of_cause, len(found))
    return last


def _continued(event: Event, actor: int, standing: str) -> Moment:
    """Return the moment that goes on with a card that was shown before, or one without a card."""
    if standing and event.cause == standing:
        return Moment(actor, card=standing, weight="middle")
    return Moment(actor, source=event.what if event.target else event.source)


def _power(number: int, model: TableModel[S]) -> int:
    """Return the seat whose points stand at a place of the list, or the power that plays by itself."""
    return number if number < len(model.names) else NEUTRAL


def summed(changes: Sequence[Change]) -> Iterator[Change]:
    """Yield changes of the same number together; those that come to nothing are left out."""
    sums: dict[tuple[str, str], int] = {}
    for change in changes:
        sums[change.at, change.sign] = sums.get((change.at, change.sign), 0) + change.amount
    return (Change(at, amount, sign) for (at, sign), amount in sums.items() if amount)

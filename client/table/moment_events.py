"""Makes moments of the events of a step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from client.art.text import escape
from client.table.layout import S
from client.table.model import TableModel
from client.table.moments import NOBODY, Delta, Moment, Shown, Told
from rules.core.events import Event
from rules.core.game import NEUTRAL


def moments_of(
    events: Sequence[Event], model: TableModel[S], actor: int, gained: Sequence[int], standing: str = ""
) -> list[Moment]:
    """Return the moments of a step, as far as the viewer saw its events.

    `model` is the one after the step, `gained` are the points of each power in it, and `standing` is the
    card that was shown last and has not gone home: what it does now is shown with it.
    """
    found: list[Moment] = []
    paid: dict[str, tuple[Delta, ...]] = {}
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
    said = words("table.goal_reached", name=name, points=words.count(model.game.points, totals[first]))
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


def summed(changes: Sequence[Delta]) -> Iterator[Delta]:
    """Yield changes of the same number together; those that come to nothing are left out."""
    sums: dict[tuple[str, str], int] = {}
    for change in changes:
        sums[change.at, change.sign] = sums.get((change.at, change.sign), 0) + change.amount
    return (Delta(at, amount, sign) for (at, sign), amount in sums.items() if amount)

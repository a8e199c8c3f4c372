"""What of the Black Rose is worth watching: spells, her events, quests, defeats, restored rooms, the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import takewhile

from client.art.text import escape
from client.canvas import Box
from client.games.black_rose.formulas import DOMAIN, name_of, power
from client.table.model import TableModel
from client.table.moments import Delta, Moments, Shown, Told, great, weightless
from rules.black_rose.moons import LAST_POWER
from rules.black_rose.state import State
from rules.black_rose.targets import COLOURS, ROSE, SEATS
from rules.black_rose.turns import ROUNDS
from rules.core.events import Event, following

NEAR = 8
"""So few points before the end people are warned of the Black Rose."""
LANES = 0.34
"""Where the first lane of the tracks begins, in heights of their panel."""


# --- words -------------------------------------------------------------------------------------------


def _restored(event: Event, events: Sequence[Event], model: TableModel[State]) -> Told:
    """Tell what the restoration of a room brings to whom."""
    own = [other for other in following(event, events) if other.kind == "scored" and other.what == event.what]
    head = model.words(f"{DOMAIN}.table.restored")
    return Told(head, f"{name_of(event.what, model.words)}: {'  '.join(_earned(own))}")


def _final(event: Event, events: Sequence[Event], model: TableModel[State]) -> Told:
    """Tell what everybody gets at the end."""
    return Told(model.words(f"{DOMAIN}.table.final"), "  ".join(_earned(following(event, events))))


def _round(event: Event, events: Sequence[Event], model: TableModel[State]) -> Told:
    """Tell which round begins: with an event of the Black Rose, whose card says what it does."""
    if model.view.moon:
        head = f"{model.words('table.round', n=model.view.round)} · {name_of(event.what, model.words)}"
        left = LAST_POWER - model.view.power(ROSE)
        return Told(head, model.words(f"{DOMAIN}.table.rose_near", n=left) if 0 < left <= NEAR else "")
    head = model.words(f"{DOMAIN}.table.round", n=model.view.round, of=ROUNDS)
    last = "last_round" if model.view.round == ROUNDS else ""
    return Told(f"{head} · {name_of(event.what, model.words)}", sound=last)


def _moon(event: Event, events: Sequence[Event], model: TableModel[State]) -> Told:
    """Tell which moon rises, and what that changes."""
    words = model.words
    return Told(words(f"{DOMAIN}.table.moon", n=event.amount), words(f"{DOMAIN}.table.moon_{event.amount}"))


def _destroyed(event: Event, events: Sequence[Event], model: TableModel[State]) -> Told:
    """Tell which room is destroyed, and who gets its token."""
    points = model.view.book.rooms[event.what].points[0]
    line = f"{name_of(event.what, model.words)}: {power(event.seat)} *+{points}* [rooms]"
    return Told(model.words(f"{DOMAIN}.table.destroyed"), line)


def _defeat(event: Event, events: Sequence[Event], model: TableModel[State]) -> Told:
    """Tell who is defeated, and what that brings to whom."""
    words = model.words
    earned = _earned(
        takewhile(lambda other: other.kind in ("scored", "trophy"), following(event, events)[1:])
    )
    name = escape(model.names[SEATS[event.what]])
    line = words(f"{DOMAIN}.table.defeat", earned="  ".join(earned))
    mine = model.alone and SEATS[event.what] == model.viewer
    return Told(words(f"{DOMAIN}.table.falls_you" if mine else f"{DOMAIN}.table.falls", name=name), line)


def _earned(events: Iterable[Event]) -> list[str]:
    """Return what every power has got in points and trophies."""
    points: Counter[int] = Counter()
    trophies: Counter[int] = Counter()
    for event in events:
        points[event.seat] += event.amount * (event.kind == "scored")
        trophies[event.seat] += event.kind == "trophy"
    won = [
        (seat, n, sign) for of, sign in ((points, "power"), (trophies, "trophy")) for seat, n in of.items()
    ]
    return [f"{power(seat)} *{n:+}* [{sign}]" for seat, n, sign in won if n]


# --- numbers and marks -------------------------------------------------------------------------------


FALLEN = ("defeated", "fell", "removed")
"""Kinds of events with which all damage leaves a figure."""


def _changes(event: Event) -> Sequence[Delta]:
    """Return the damage and the instability that comes or goes."""
    match event.kind:
        case "damaged":
            return (Delta(event.target, -event.amount, "[damage]"),)
        case "healed" if event.cause not in ("defeat", "fell", "removed"):
            return (Delta(event.source, event.amount, "[health]"),)
        case "placed":
            return (Delta(event.target, event.amount, f"{power(event.seat)} [instability]"),)
        case "removed_instability" if event.target:
            return (Delta(event.source, -event.amount, f"{power(event.seat)} [instability]"),)
        case "replaced" | "replaced_damage":
            sign = "[instability]" if event.kind == "replaced" else "[damage]"
            came, gone = (f"{power(owner)} {sign}" for owner in (event.seat, COLOURS[event.what]))
            return Delta(event.target, event.amount, came), Delta(event.target, -event.amount, gone)
        case "shifted" if _is_figure(event.source):
            return Delta(event.source, 1, "[health]"), Delta(event.target, -1, "[damage]")
        case "shifted":
            sign = f"{power(COLOURS[event.what])} [instability]"
            return Delta(event.source, -event.amount, sign), Delta(event.target, event.amount, sign)
    return ()


def _is_figure(thing: str) -> bool:
    """Tell whether a thing in which a number changes is a figure, and no room."""
    return ":" in thing


def _news(events: Sequence[Event]) -> Sequence[Delta]:
    """Return by how much the health of figures has changed, whoever's damage that was.

    One that has fallen since begins anew.
    """
    found: list[Delta] = []
    for event in events:
        if event.kind in FALLEN:
            found = [change for change in found if change.at != event.what]
        found += (change for change in _changes(event) if _is_figure(change.at))
    return [change._replace(sign="[health]") for change in found]


def _marks(event: Event) -> Sequence[str]:
    """Return the figures that have moved or come, the rooms out of which instability went, claimed quests."""
    if event.kind in ("revealed", "sprung"):
        return (event.source,)
    if event.kind in ("moved", "summoned", "claimed", "destroyed", "armed", "event_moved", "took_control"):
        return (event.what,)
    if event.kind in ("damaged", "upgraded", "replaced", "replaced_damage"):
        return (event.target,)
    if event.kind == "removed_instability" and event.target:
        return (event.source,)
    return (event.source, event.target) if event.kind == "shifted" else ()


def _score(model: TableModel[State], seat: int) -> Box | None:
    """Return the lane of a power on the tracks."""
    tracks = model.arrangement.zones.get("tracks")
    if tracks is None:
        return None
    lanes = len(model.names) + 1
    high = tracks.height * (1 - LANES) / lanes
    top = tracks.y + tracks.height * LANES + high * (seat % lanes)
    return Box(tracks.x + tracks.width * 0.3, top, tracks.width * 0.4, high)


MOMENTS = Moments[State](
    {
        "revealed": Shown(card=True, home=lambda event: event.source, sound="spell"),
        "targeted": Shown(weigh=weightless, aims=lambda event: (event.what,)),
        "attacked": Shown(weigh=weightless, aims=lambda event: (event.target,)),
        "event": Shown(card=True, weigh=great, told=_round, sound="rose"),
        "claimed": Shown(card=True, weigh=great, effect="stamp", sound="quest"),
        "defeated": Shown(weigh=great, told=_defeat, effect="fall", sound="defeat"),
        "sprung": Shown(card=True, home=lambda event: event.source, sound="spell"),
        "completed": Shown(card=True, weigh=great, effect="stamp", sound="quest"),
        "moon": Shown(weigh=great, told=_moon, effect="burst", sound="rose"),
        "destroyed": Shown(weigh=great, told=_destroyed, effect="fall", sound="defeat"),
        "restored": Shown(weigh=great, told=_restored, effect="burst", sound="restored"),
        "final": Shown(weigh=great, told=_final, sound="last_round"),
    },
    _changes,
    _marks,
    _score,
    news=_news,
)

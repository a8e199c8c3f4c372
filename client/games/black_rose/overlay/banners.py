"""The big moments of a duel: rounds with what the Black Rose does, defeats, restored rooms, the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import takewhile

from client.art.text import escape
from client.games.black_rose.formulas import DOMAIN, does, name_of, power
from client.table.game_table import Banner
from client.table.model import TableModel
from rules.black_rose.state import State
from rules.black_rose.targets import SEATS
from rules.black_rose.turns import ROUNDS
from rules.core.events import Event


def banners(events: Sequence[Event], model: TableModel[State]) -> list[Banner]:
    """Return the big moments among what has just happened; rooms restored at once are told together."""
    told = []
    restored = [_restored(event, events, model) for event in events if event.kind == "restored"]
    if restored:
        head = model.words(f"{DOMAIN}.table.restored")
        told.append(Banner(head, "; ".join(restored)))
    for number, event in enumerate(events):
        match event.kind:
            case "event":
                told.append(_round(event, model))
            case "defeated":
                told.append(_defeat(event, events[number + 1 :], model))
            case "final":
                earned = _earned(events[number + 1 :])
                told.append(Banner(model.words(f"{DOMAIN}.table.final"), "  ".join(earned)))
    return told


def _restored(event: Event, events: Sequence[Event], model: TableModel[State]) -> str:
    """Name a room, and what its restoration brings to whom."""
    own = [other for other in events if other.kind == "scored" and other.what == event.what]
    return f"{name_of(event.what, model.words)}: {'  '.join(_earned(own))}"


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


def _round(event: Event, model: TableModel[State]) -> Banner:
    """Tell what the Black Rose does; that is how a round begins."""
    view, words = model.view, model.words
    head = words(f"{DOMAIN}.table.round", n=view.round, of=ROUNDS)
    return Banner(f"{head} · {name_of(event.what, words)}", does(view.book.events[event.what], words))


def _defeat(event: Event, after: Sequence[Event], model: TableModel[State]) -> Banner:
    """Tell who is defeated, and what that brings to whom."""
    words = model.words
    earned = _earned(takewhile(lambda other: other.kind in ("scored", "trophy"), after))
    name = escape(model.names[SEATS[event.what]])
    line = words(f"{DOMAIN}.table.defeat", earned="  ".join(earned))
    return Banner(words(f"{DOMAIN}.table.falls", name=name), line)

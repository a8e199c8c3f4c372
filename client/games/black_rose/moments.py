"""The big moments of a duel: a round with what the Black Rose does in it, and the defeat of a mage."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from client.art.text import escape
from client.games.black_rose.looks import DOMAIN
from client.games.black_rose.pointing import power
from client.games.black_rose.reading import does, name_of
from client.table.board import Banner, Scenery
from rules.black_rose.state import State
from rules.black_rose.targets import SEATS
from rules.black_rose.turns import ROUNDS
from rules.core.events import Event


def banners(events: Sequence[Event], scenery: Scenery) -> list[Banner]:
    """Return the rounds and the defeats among what has just happened."""
    told = []
    for number, event in enumerate(events):
        match event.kind:
            case "event":
                told.append(_round(event, scenery))
            case "defeated":
                told.append(_defeat(event, events[number + 1 :], scenery))
    return told


def _round(event: Event, scenery: Scenery) -> Banner:
    """Tell what the Black Rose does; that is how a round begins."""
    view, words = scenery.view, scenery.words
    assert isinstance(view, State)
    head = words(f"{DOMAIN}.table.round", n=view.round, of=ROUNDS)
    return Banner(f"{head} · {name_of(event.what, words)}", does(view.book.events[event.what], words))


def _defeat(event: Event, after: Sequence[Event], scenery: Scenery) -> Banner:
    """Tell who is defeated, and what that brings to whom."""
    words = scenery.words
    own = takewhile(lambda other: other.kind in ("scored", "trophy"), after)
    earned = [
        f"{power(other.seat)} *+{other.amount if other.kind == 'scored' else 1}* "
        f"[{'power' if other.kind == 'scored' else 'trophy'}]"
        for other in own
    ]
    name = escape(scenery.names[SEATS[event.what]])
    line = words(f"{DOMAIN}.table.defeat", earned="  ".join(earned))
    return Banner(words(f"{DOMAIN}.table.falls", name=name), line)

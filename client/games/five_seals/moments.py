"""What of Five Seals is worth watching: spells, seals that break, scrolls that are won, the end."""

from __future__ import annotations

from collections.abc import Sequence

from client.art.text import escape
from client.canvas import Box
from client.table.model import TableModel
from client.table.moments import (
    ROUND,
    Delta,
    Moments,
    Shown,
    Told,
    Weight,
    corner,
    great,
    weightless,
)
from rules.core.events import Event, following
from rules.five_seals.cards import COMPONENTS
from rules.five_seals.elements import CODES, STORES, value
from rules.five_seals.score import added
from rules.five_seals.state import BOX, State

MEDAL = 40
BEFORE = frozenset({"returned", "moved"})
"""What happens before a seal breaks or a seat leaves the round, because of that."""
STRONGEST = 6
"""The strength of the scrolls with which the game ends."""


def _scroll(event: Event, model: TableModel[State]) -> Weight:
    """Return the weight of what is broken: a scroll is great, of a seal it is noted who else breaks it."""
    return "great" if COMPONENTS[event.what].kind == "scroll" else _noted(event, model)


def _noted(event: Event, model: TableModel[State]) -> Weight:
    """Return the weight of what others do: one knows what one has done."""
    return "note" if event.seat != model.viewer else ""


def _deed(event: Event, events: Sequence[Event], model: TableModel[State]) -> Told:
    """Tell what a seat does, with the dice that it gave back for it, and that the round ends for it then."""
    at = len(events) - len(following(event, events))
    start = next((n + 1 for n in range(at - 1, -1, -1) if events[n].kind not in BEFORE), 0)
    then = [other for other in events[at + 1 :] if (other.kind, other.seat) == ("left", event.seat)]
    names = [escape(name) for name in model.names]
    return Told(model.game.tell([*events[start : at + 1], *then], model.words, names)[0].text)


def _left(event: Event, events: Sequence[Event], model: TableModel[State]) -> Told | None:
    """Tell that the round ends for a seat, unless that was told with what it broke."""
    broke = any((other.kind, other.seat) == ("broke", event.seat) for other in events)
    return None if broke else _deed(event, events, model)


def _won(event: Event, events: Sequence[Event], model: TableModel[State]) -> Told:
    """Tell who takes a scroll; with the strongest ones the game comes to its end."""
    told, view, words = _deed(event, events, model), model.view, model.words
    if COMPONENTS[event.what].kind == "seal":
        return told
    more = added(view, event.seat, event.what)
    if more:
        gain = words("five_seals.table.reappraised", n=view.strength(event.what), more=more)
        told = told._replace(title=f"{told.title} {gain}")
    if COMPONENTS[event.what].strength < STRONGEST:
        return told._replace(sound="claim")
    left, last = view.sixes() - view.map.sixes_left, words("five_seals.table.last_round")
    if left == 0:
        # The one with which it begins is announced.
        return Told(last, told.title, "last_round")
    then = words("five_seals.table.to_take", n=left) if left > 0 else last
    return Told(words("five_seals.table.six"), f"{told.title}\n{then}", "last_round")


def _end(event: Event, events: Sequence[Event], model: TableModel[State]) -> Told:
    """Tell why the game ends."""
    words = model.words
    return Told(words("five_seals.table.ended"), words(f"five_seals.log.{event.what}", n=event.amount))


def _marks(event: Event) -> Sequence[str]:
    """Return what was won, moved or put into the dungeon."""
    match event.kind:
        case "broke" if event.target == BOX:
            # It is gone, and others of its name still lie elsewhere.
            return (event.source,)
        case "broke" | "handed_scroll":
            return (event.what,)
        case "moved" if COMPONENTS[event.what].kind == "guardian":
            return (event.what,)
        case "moved":
            return (f"{COMPONENTS[event.what].kind}:{event.seat}",)
        case "barred":
            return (event.target,)
        case "shifted":
            return (event.target,)
        case "took" if not event.cause:
            return (f"die:{event.seat}:{event.what}{event.amount}",)
        case "rolled" | "turned":
            return (f"die:{event.seat}:{event.target}",)
    return ()


def _news(events: Sequence[Event]) -> Sequence[Delta]:
    """Return how many dice of each colour have left the store or come back to it."""
    by = {"took": -1, "returned": 1}
    return [Delta(STORES[event.what], by[event.kind], "") for event in events if event.kind in by]


def _changes(event: Event) -> Sequence[Delta]:
    """Return the dice that a seat gains by a spell and loses, or how much more a die shows."""
    die = f"[die_{event.what}]"
    match event.kind:
        case "took" if event.cause:
            return (Delta(event.target, 1, die),)
        case "returned":
            return (Delta(event.source, -1, die),)
        case "handed":
            return (Delta(event.source, -1, die), Delta(event.target, 1, die))
        case "turned":
            more = value(CODES[event.target]) - value(CODES[event.source])
            return (Delta(f"die:{event.seat}:{event.target}", more, ""),)
    return ()


def _score(model: TableModel[State], power: int) -> Box | None:
    """Return the corner of a seat's panel: that is where its points stand."""
    return corner(model.arrangement.zones.get(f"seat:{power}"), MEDAL)


MOMENTS = Moments[State](
    {
        "round": ROUND,
        "cast": Shown(
            card=True, aims=lambda event: (event.target,), home=lambda event: event.source, sound="spell"
        ),
        "broke": Shown(
            card=True, weigh=_scroll, told=_won, effect="break", at=lambda event: event.source, sound="break"
        ),
        "left": Shown(weigh=_noted, told=_left, effect="glow", at=lambda event: f"seat:{event.seat}"),
        "disintegrated": Shown(
            weigh=weightless, effect="break", at=lambda event: event.source, sound="break"
        ),
        "ended": Shown(weigh=great, told=_end, sound="last_round"),
    },
    changes=_changes,
    marks=_marks,
    score=_score,
    news=_news,
)

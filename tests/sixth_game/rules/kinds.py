"""The kinds of things, zones, events and actions of Pebbles, a line each."""

from __future__ import annotations

from rules.core.action import ActionKind
from rules.core.events import EventKind
from rules.core.game import Kinds

THINGS = {"seat:<seat>": "a player"}
ZONES = {
    "deck": "draw pile, shared by all",
    "hand:<seat>": "cards in hand",
    "play:<seat>": "cards on the table before a seat",
}
EVENTS = {
    "round": EventKind(amount="its number"),
    "drew": EventKind(seat="who", what="card", source="deck", target="hand", seen_by="own seat"),
    "laid": EventKind(seat="who", what="card", source="hand", target="play"),
    "passed": EventKind(seat="who"),
    "won": EventKind(seat="winner"),
}
ACTIONS = {
    "lay": ActionKind(source="card"),
    "pass": ActionKind(),
}

KINDS = Kinds(THINGS, ZONES, EVENTS, ACTIONS)

"""The kinds of things, zones, events and actions of Five Seals, a line each."""

from __future__ import annotations

from rules.core.action import ActionKind
from rules.core.events import EventKind
from rules.core.game import Kinds
from rules.five_seals.elements import NAMES
from rules.five_seals.maps import MAPS

THINGS = {
    "seat:<seat>": "a player",
    "die:<seat>:<die>": "a die of a seat, named by colour and value; value 0 is not rolled yet",
    "store:<colour>": "the dice of a colour that nobody has",
    "mage:<seat>": "the mage of a seat",
    "familiar:<seat>": "the familiar of a seat",
    **dict.fromkeys(NAMES.values(), "a die by its face alone"),
    **dict.fromkeys([place for map in MAPS.values() for place in map.places], "a place of the dungeon"),
}
ZONES = {
    "store": "dice that nobody has",
    "dice:<seat>": "dice of a seat",
    "scrolls:<seat>": "scrolls of a seat",
    "box": "seals out of the game",
    "home:<seat>": "a familiar before its owner",
    "aside": "guardians beside the dungeon",
}
EVENTS = {
    "round": EventKind(amount="its number"),
    "first": EventKind(seat="who goes first from now on"),
    "ended": EventKind(what="`sixes` or `stalled`: why", amount="scrolls of strength 6 that are left"),
    "won": EventKind(seat="winner"),
    "chose_mage": EventKind(seat="who", what="mage"),
    "took": EventKind(
        seat="who", what="colour", source="store", target="dice", amount="value", cause="scroll"
    ),
    "returned": EventKind(
        seat="whose", what="colour", source="dice", target="store", amount="value", cause="scroll"
    ),
    "rolled": EventKind(
        seat="who", what="colour", source="die before", target="die after", amount="value", cause="scroll"
    ),
    "turned": EventKind(
        seat="whose", what="colour", source="die before", target="die after", amount="value", cause="scroll"
    ),
    "handed": EventKind(
        seat="taker", what="colour", source="dice", target="dice", amount="value", cause="scroll"
    ),
    "handed_scroll": EventKind(
        seat="taker", what="scroll", source="scrolls", target="scrolls", cause="scroll"
    ),
    "cast": EventKind(seat="who", what="scroll", source="scrolls of its owner", target="first target"),
    "broke": EventKind(
        seat="who",
        what="seal or scroll",
        source="place",
        target="box or scrolls",
        amount="strength",
        cause="scroll",
    ),
    "moved": EventKind(seat="whose", what="mage, familiar or guardian", source="place", target="place"),
    "barred": EventKind(seat="by whom", what="seal or scroll", target="place"),
    "disintegrated": EventKind(seat="who", what="seal", source="place", target="box", cause="scroll"),
    "shifted": EventKind(seat="who", what="seal or scroll", source="place", target="place", cause="scroll"),
    "stored": EventKind(seat="who", what="seal", source="box", target="scroll", cause="scroll"),
    "unstored": EventKind(seat="who", what="seal", source="scroll", target="box", cause="scroll"),
    "left": EventKind(seat="for whom the round is over"),
}
ACTIONS = {
    "mage": ActionKind(source="mage"),
    "take": ActionKind(source="store of a colour"),
    "cast": ActionKind(source="scroll", target="first target"),
    "break": ActionKind(source="dice, none where it costs nothing", target="place"),
    "choose": ActionKind(source="scroll", target="further target"),
    "done": ActionKind(source="scroll"),
    "absorb": ActionKind(source="scroll", target="seal"),
    "decline": ActionKind(),
    "end": ActionKind(),
}

KINDS = Kinds(THINGS, ZONES, EVENTS, ACTIONS)

"""The kinds of things, zones, events and actions of the games of the Black Rose, a line each."""

from __future__ import annotations

from rules.core.action import ActionKind
from rules.core.events import EventKind
from rules.core.game import Kinds

THINGS = {
    "seat:<seat>": "a player",
    "mage:<seat>": "the mage of a seat",
    "<evocation>:<n>": "an evocation, `templar:2`",
    "cell:<seat>": "the cell of a mage",
    "slot:<seat>:<n>": "a slot for spells; 0 is the quick one",
    "cube:<seat>": "cubes of a mage",
    "cube:rose": "cubes of the Black Rose",
    "imaginary": "a target that is nobody",
}
ZONES = {
    "hand:<seat>": "spells in hand",
    "grimoire:<seat>": "draw pile",
    "memories:<seat>": "used spells",
    "library": "spells of the school",
    "forgotten": "forgotten spells",
    "removed": "spells out of the game",
    "supply": "evocations that nobody has summoned",
    "supply:<power>": "cubes of a power",
    "upgrades": "upgrades to assign",
}
EVENTS = {
    "round": EventKind(seat="holder of the crown", amount="its number"),
    "phase": EventKind(what="name of the phase"),
    "event": EventKind(what="event of the Black Rose"),
    "final": EventKind(),
    "won": EventKind(seat="winner, -1 the Black Rose", amount="power"),
    "chose_mage": EventKind(seat="who", what="mage"),
    "chose_grimoire": EventKind(seat="who", what="grimoire"),
    "drew": EventKind(seat="who", what="spell", source="deck", target="hand", seen_by="own seat"),
    "reshuffled": EventKind(seat="whose", target="grimoire", amount="how many spells"),
    "discarded": EventKind(
        seat="whose",
        what="spell",
        source="hand or slot",
        target="memories",
        cause="component or `inertia`, `cleanup`",
    ),
    "laid": EventKind(
        seat="who", what="spell", source="hand", target="slot", amount="side", seen_by="own seat"
    ),
    "ready": EventKind(seat="who", amount="how many spells are prepared"),
    "revealed": EventKind(seat="who", what="spell", source="slot", amount="side"),
    "cleared": EventKind(seat="whose", what="spell", source="slot", target="memories or removed"),
    "lasts": EventKind(seat="whose", what="slot", target="mage it concerns", cause="spell"),
    "inertia": EventKind(seat="who", what="slot"),
    "spent_token": EventKind(seat="who", what="mage", cause="kind of the action"),
    "targeted": EventKind(seat="who", what="figure or room", cause="component"),
    "moved": EventKind(
        seat="who moves it",
        what="figure",
        source="room or cell",
        target="room or cell",
        cause="component or `defeat`",
    ),
    "activated": EventKind(seat="who controls it", what="evocation", cause="its kind"),
    "activated_room": EventKind(seat="who", what="room", amount="1 restored, 0 ruined"),
    "attacked": EventKind(seat="who", what="figure", target="figure", amount="strength"),
    "strengthened": EventKind(seat="whose", what="evocation", amount="by how much", cause="component"),
    "damaged": EventKind(
        seat="whose damage",
        what="cube",
        source="attacking figure",
        target="figure",
        amount="how much",
        cause="component",
    ),
    "warded": EventKind(seat="whose", what="mage", amount="how much is ignored", cause="component"),
    "healed": EventKind(
        seat="whose figure",
        what="cube",
        source="figure",
        amount="how much",
        cause="component, `defeat` or how it left",
    ),
    "replaced_damage": EventKind(
        seat="by whom",
        what="cube replaced",
        source="figure",
        target="figure",
        amount="how much",
        cause="component",
    ),
    "defeated": EventKind(seat="by whom", what="mage", source="room or cell", amount="by whom"),
    "trophy": EventKind(seat="whose", amount="how many now"),
    "summoned": EventKind(seat="whose", what="evocation", source="supply", target="room", cause="component"),
    "upgraded": EventKind(
        seat="whose", what="upgrade", source="upgrades", target="evocation", cause="component"
    ),
    "lost_upgrade": EventKind(seat="whose", what="upgrade", source="evocation", target="upgrades"),
    "outlived": EventKind(seat="whose", what="evocation", cause="upgrade"),
    "fell": EventKind(
        seat="whose", what="evocation", source="room", target="supply", amount="by whom", cause="component"
    ),
    "removed": EventKind(
        seat="whose", what="evocation", source="room", target="supply", amount="-1", cause="component"
    ),
    "placed": EventKind(seat="by whom", what="cube", target="room", amount="how many", cause="component"),
    "guarded": EventKind(seat="against whom", what="room", amount="how much less", cause="component"),
    "replaced": EventKind(
        seat="by whom",
        what="cube replaced",
        source="room",
        target="room",
        amount="how many",
        cause="component",
    ),
    "removed_instability": EventKind(
        seat="whose",
        what="cube",
        source="room",
        target="supply, if an effect did it",
        amount="how many",
        cause="component",
    ),
    "restored": EventKind(what="room"),
    "room_won": EventKind(seat="whose", what="room", amount="how many now"),
    "scored": EventKind(
        seat="whose, -1 the Black Rose",
        what="source of the points",
        amount="points, negative if lost",
        cause="the same source",
    ),
    "claimed": EventKind(seat="who", what="quest", source="cube", target="quest", amount="1"),
}
ACTIONS = {
    "mage": ActionKind(source="mage"),
    "grimoire": ActionKind(source="grimoire"),
    "lay": ActionKind(source="spell", target="slot", arg="side"),
    "ready": ActionKind(),
    "discard": ActionKind(source="spell or slot"),
    "explore": ActionKind(source="mage", target="room"),
    "activate": ActionKind(source="mage", target="room"),
    "fight": ActionKind(source="mage", target="figure"),
    "command": ActionKind(source="evocation"),
    "idle": ActionKind(source="mage"),
    "cast": ActionKind(source="slot"),
    "inertia": ActionKind(source="slot"),
    "claim": ActionKind(source="quest"),
    "later": ActionKind(),
    "end": ActionKind(),
    "move": ActionKind(source="figure", target="room"),
    "attack": ActionKind(source="figure", target="figure"),
    "done": ActionKind(),
    "drive": ActionKind(source="figure", target="room"),
    "target": ActionKind(source="component", target="figure or room"),
    "room": ActionKind(source="component", target="room"),
    "pick": ActionKind(source="component", target="evocation"),
    "upgrade": ActionKind(source="upgrade", target="evocation"),
    "keep": ActionKind(source="upgrade", target="evocation"),
    "share": ActionKind(source="cube", target="figure or room"),
    "heal": ActionKind(source="cube", target="figure", arg="how many, 0 for one"),
    "replace": ActionKind(source="cube", target="room"),
    "remove": ActionKind(source="cube", target="room"),
    "suffer": ActionKind(arg="how much"),
    "decline": ActionKind(),
}

# --- where things can be answered, and games with moons -------------------------------------------------

WITHOUT_MOONS = frozenset(
    {"claimed", "guarded", "lasts", "restored", "room_won", "claim", "drive", "later", "library"}
)
"""Kinds of events, actions, things and zones that only games without moons have."""
MORE_THINGS = {
    "form:<seat>": "the form of a mage",
    "rose": "the Black Rose",
    "air": "an element",
    "earth": "an element",
    "fire": "an element",
    "water": "an element",
    "holy": "an element",
    "profane": "an element",
    "magic": "an element",
}
MORE_ZONES = {
    "aside": "personal spells out of play",
    "quests": "quests of the moon",
    "events": "events of the moon",
}
BANS = ("move", "activate_room", "heal", "spring_protection")
"""What may be forbidden to figures."""
MORE_EVENTS = {
    "exchanged_rooms": EventKind(seat="who", what="room", target="other room"),
    "moon": EventKind(amount="its number"),
    "extra_round": EventKind(),
    "event_left": EventKind(what="event"),
    "event_moved": EventKind(what="event", amount="its new slot"),
    "refilled": EventKind(what="deck", amount="how many cards"),
    "activated_room": EventKind(seat="who", what="room"),
    "armed": EventKind(seat="who", what="slot", cause="trap or protection"),
    "sprung": EventKind(seat="who", what="spell", source="slot", amount="side"),
    "cancelled": EventKind(seat="who", cause="component"),
    "element": EventKind(seat="who", what="spell", cause="element"),
    "copied": EventKind(seat="who", what="spell", amount="side"),
    "holds": EventKind(seat="whose", what="component"),
    "banned": EventKind(seat="who", what="mage", amount="which of `BANS`", cause="component"),
    "completed": EventKind(seat="who", what="quest"),
    "dropped_quest": EventKind(seat="who", what="quest, unseen where it goes under its deck"),
    "banished": EventKind(seat="who", what="spell", source="hand", target="school, aside or removed"),
    "returned": EventKind(seat="who", what="spell", source="aside", target="hand"),
    "took": EventKind(seat="who", what="spell", source="pile or slot", target="hand", seen_by="own seat"),
    "stole": EventKind(seat="who", what="card", source="hand", target="hand", seen_by="thief and victim"),
    "looked": EventKind(
        seat="whose",
        what="card",
        source="hand or slot",
        amount="side",
        cause="component",
        seen_by="who looks, and whose it is",
    ),
    "rearranged": EventKind(seat="whose", what="slot", target="other slot", cause="component"),
    "crowned": EventKind(seat="who", cause="component"),
    "destroyed": EventKind(seat="who has its token", what="room"),
    "shifted": EventKind(
        seat="by whom",
        what="cube",
        source="figure or room",
        target="the other",
        amount="1",
        cause="component",
    ),
    "turned": EventKind(seat="who", what="room or mage", amount="tokens now", cause="component"),
    "formed": EventKind(seat="who", what="form", cause="component"),
    "form_ended": EventKind(seat="who", what="form"),
    "took_control": EventKind(seat="who", what="evocation", cause="component"),
}
MORE_ACTIONS = {
    "draw": ActionKind(source="deck"),
    "retain": ActionKind(source="card"),
    "put": ActionKind(source="card", arg="0 on top, 1 at the bottom"),
    "banish": ActionKind(source="spell"),
    "take": ActionKind(source="spell or slot"),
    "steal": ActionKind(source="quest"),
    "spring": ActionKind(source="slot", arg="side"),
    "complete": ActionKind(source="quest"),
    "cast_from_hand": ActionKind(source="spell", target="slot", arg="side"),
    "copy": ActionKind(source="slot"),
    "element": ActionKind(source="element"),
    "icon": ActionKind(source="component", arg="0 before, 1 after"),
    "do": ActionKind(source="component"),
    "order": ActionKind(source="component", arg="which part comes first"),
    "exchange_rooms": ActionKind(source="room", target="room"),
    "option": ActionKind(source="component", arg="its number"),
    "give_back": ActionKind(source="evocation"),
    "shift": ActionKind(source="cube", target="figure, room or supply"),
    "turn": ActionKind(source="slot"),
    "exchange": ActionKind(source="slot", target="slot"),
    "move_event": ActionKind(source="event"),
    "school": ActionKind(source="school"),
    "name_winner": ActionKind(source="mage"),
}

OF_MOONS = frozenset(
    {
        *("moon", "extra_round", "event_left", "event_moved", "refilled", "completed", "dropped_quest"),
        *("returned", "destroyed", "exchanged_rooms", "draw", "steal", "complete", "exchange_rooms"),
        *("move_event", "name_winner", "school", "banish", "quests", "events"),
    }
)
"""Kinds of events and actions, and zones, that only games with moons have."""
KINDS = Kinds(
    MORE_THINGS | THINGS,
    {name: text for name, text in MORE_ZONES.items() if name not in OF_MOONS} | ZONES,
    {name: kind for name, kind in MORE_EVENTS.items() if name not in OF_MOONS} | EVENTS,
    {name: kind for name, kind in MORE_ACTIONS.items() if name not in OF_MOONS} | ACTIONS,
)
KINDS_WITH_MOONS = Kinds(
    {name: text for name, text in THINGS.items() if name not in WITHOUT_MOONS} | MORE_THINGS,
    {name: text for name, text in ZONES.items() if name not in WITHOUT_MOONS} | MORE_ZONES,
    {name: kind for name, kind in EVENTS.items() if name not in WITHOUT_MOONS} | MORE_EVENTS,
    {name: kind for name, kind in ACTIONS.items() if name not in WITHOUT_MOONS} | MORE_ACTIONS,
)

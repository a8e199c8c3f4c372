"""The kinds of things, zones, events and actions of Res Arcana, a line each."""

from __future__ import annotations

from rules.core.action import ActionKind
from rules.core.events import EventKind
from rules.core.game import Kinds

THINGS = {
    "seat:<seat>": "a player",
    "elan": "an essence of Elan",
    "life": "an essence of Life",
    "calm": "an essence of Calm",
    "death": "an essence of Death",
    "gold": "an essence of Gold",
    "others": "the essences that a card is discarded for if not for Gold",
    "offer": "a reaction that the attacking card itself offers",
}
ZONES = {
    "supply": "essences that nobody has",
    "pool:<seat>": "essences of a seat",
    "play:<seat>": "components in play before a seat",
    "hand:<seat>": "cards in hand",
    "deck:<seat>": "draw pile",
    "discard:<seat>": "discard pile",
    "pack:<seat>": "cards to draft from",
    "display": "cards of an open draft",
    "items": "magic items in the middle",
    "places": "places of power to claim",
    "monuments": "monuments face up",
    "monument_deck": "monuments face down",
}
EVENTS = {
    "round": EventKind(amount="its number"),
    "checked": EventKind(),
    "straightened_all": EventKind(),
    "table_cleared": EventKind(),
    "match_over": EventKind(),
    "won": EventKind(seat="winner"),
    "chose_mage": EventKind(seat="who", what="mage"),
    "drafted": EventKind(
        seat="who", what="card", source="pack or display", target="deck", seen_by="own seat"
    ),
    "passed_packs": EventKind(amount="1 to the left, -1 to the right"),
    "essence": EventKind(
        seat="whose",
        what="kind of essence",
        source="zone or component",
        target="zone or component",
        amount="how many",
        cause="component",
    ),
    "drew": EventKind(seat="who", what="card", source="deck", target="hand", seen_by="own seat"),
    "discarded": EventKind(seat="who", what="card", source="hand", target="discard pile"),
    "reshuffled": EventKind(seat="whose", target="deck", amount="how many cards"),
    "looked": EventKind(seat="who", target="deck", amount="how many cards"),
    "entered": EventKind(seat="whose", what="component", source="zone", target="play"),
    "revealed": EventKind(seat="by whose claim", what="monument", source="deck", target="monuments"),
    "destroyed": EventKind(seat="whose", what="artifact", source="play", target="discard pile"),
    "returned": EventKind(seat="whose", what="magic item", source="play", target="items"),
    "took_item": EventKind(seat="who", what="magic item", source="items", target="play"),
    "took_token": EventKind(seat="who goes first from now on"),
    "passed": EventKind(seat="who"),
    "turned": EventKind(seat="whose", what="component"),
    "straightened": EventKind(seat="whose", what="component"),
    "used": EventKind(seat="who", what="component", amount="number of the ability"),
    "reacted": EventKind(
        seat="who", what="component", target="`offer` where the attacker's own card offers it"
    ),
    "attacked": EventKind(seat="victim", what="attacking component", amount="Life to lose"),
    "ignored": EventKind(seat="who", what="component because of which"),
    "temporary_points": EventKind(seat="whose", amount="points for this check"),
}
ACTIONS = {
    "mage": ActionKind(source="mage"),
    "draft": ActionKind(source="artifact"),
    "first": ActionKind(source="seat that goes first"),
    "collect": ActionKind(source="component whose essences are taken"),
    "keep": ActionKind(source="component paid for"),
    "turn": ActionKind(source="component not paid for"),
    "place": ActionKind(source="artifact"),
    "claim": ActionKind(source="place, monument or `monument_deck`"),
    "discard": ActionKind(source="card", target="`gold` or `others`: what for"),
    "use": ActionKind(source="component", arg="number of the ability"),
    "react": ActionKind(source="component", arg="number of the ability"),
    "pass": ActionKind(),
    "item": ActionKind(source="magic item"),
    "pay": ActionKind(source="essence"),
    "take": ActionKind(source="essence"),
    "convert": ActionKind(source="essence", arg="how many"),
    "put": ActionKind(source="essence", target="component"),
    "rival": ActionKind(source="seat that is counted"),
    "look": ActionKind(source="deck"),
    "top": ActionKind(source="card that goes on top"),
    "turn_creature": ActionKind(source="artifact"),
    "turn_dragon": ActionKind(source="artifact"),
    "destroy": ActionKind(source="artifact"),
    "straighten": ActionKind(source="component"),
    "suffer": ActionKind(),
    "decline": ActionKind(),
    "done": ActionKind(),
}

KINDS = Kinds(THINGS, ZONES, EVENTS, ACTIONS)

"""The kinds of things, zones, events and actions of Epic Spell Wars, a line each."""

from __future__ import annotations

from rules.core.action import ActionKind
from rules.core.events import EventKind
from rules.core.game import Kinds
from rules.epic_spell_wars.spell import KINDS as PLACES

THINGS = {
    "seat:<seat>": "a wizard",
    "row:<row>": "a row of a power roll, 0 the lowest",
    **dict.fromkeys(PLACES, "a place of a spell"),
    **dict.fromkeys("123456", "a face of a die"),
}
ZONES = {
    "spell_deck": "spell cards face down",
    "discard": "spell cards face up",
    "hand:<seat>": "cards of a seat",
    "spell:<seat>": "the spell of a seat",
    "reserve:<seat>": "Wild Magic kept for the next game",
    "treasure_deck": "treasures face down",
    "treasure_discard": "treasures face up",
    "treasures:<seat>": "treasures of a seat",
    "dead_deck": "dead wizard cards face down",
    "dead_discard": "dead wizard cards face up",
    "dead:<seat>": "dead wizard cards of a seat",
}
EVENTS = {
    "chose_hero": EventKind(seat="who", what="hero"),
    "game": EventKind(amount="its number in the tournament"),
    "round": EventKind(amount="its number in the game"),
    "medal": EventKind(seat="last wizard standing", amount="medals by now"),
    "won": EventKind(seat="who has won it all"),
    "reserved": EventKind(seat="for whom", what="Wild Magic", source="deck or discard", target="reserve"),
    "drew": EventKind(
        seat="who", what="card", source="deck or reserve", target="hand", seen_by="from the deck"
    ),
    "drew_dead": EventKind(seat="who", what="dead wizard card", source="deck", target="dead cards"),
    "reshuffled": EventKind(source="discard", target="deck", amount="cards"),
    "ready": EventKind(seat="who has laid a spell"),
    "laid": EventKind(seat="who", what="card", source="hand", target="spell", seen_by="until it is revealed"),
    "showed": EventKind(seat="who", what="card that is seen before its turn"),
    "counted": EventKind(seat="who", amount="cards of the spell"),
    "initiative": EventKind(seat="who", what="delivery that it tells", amount="initiative"),
    "order": EventKind(what="seats still to act, the next one first"),
    "turn": EventKind(seat="who acts now"),
    "revealed": EventKind(
        seat="who",
        what="card",
        source="spell or deck",
        target="spell or discard",
        cause="card that turns it up",
    ),
    "wild": EventKind(seat="who", what="Wild Magic or the like", target="place that it stood in"),
    "announced": EventKind(seat="who", what="all cards of the spell", target="hero", amount="how many"),
    "cast": EventKind(seat="who", what="card"),
    "copied": EventKind(seat="who", what="card whose text is copied", cause="card that copies"),
    "targeted": EventKind(seat="caster", what="card", target="victim", cause="card that acts"),
    "rolled": EventKind(
        seat="who",
        what="`random_foe` where it picks one",
        source="what is added to a single die",
        amount="face",
        cause="card, or `order`",
    ),
    "power_roll": EventKind(
        seat="who", what="card", source="dice", target="row", amount="total", cause="card that acts"
    ),
    "extra_die": EventKind(seat="who", what="card"),
    "damaged": EventKind(seat="victim", source="by whom", amount="damage", cause="card"),
    "healed": EventKind(seat="who", amount="life gained", cause="card"),
    "died": EventKind(seat="who", source="by whom", cause="card"),
    "added": EventKind(seat="who", what="card", source="hand", target="spell", cause="card"),
    "stole_part": EventKind(seat="taker", what="card", source="spell", target="spell", cause="card"),
    "discarded": EventKind(
        seat="whose", what="card", source="hand, spell or dead cards", target="discard", cause="card"
    ),
    "gained_treasure": EventKind(
        seat="who", what="treasure", source="deck", target="treasures", cause="card"
    ),
    "stole_treasure": EventKind(
        seat="taker", what="treasure", source="treasures", target="treasures", cause="card"
    ),
    "lost_treasure": EventKind(
        seat="whose", what="treasure", source="treasures", target="discard", cause="card"
    ),
    "used": EventKind(seat="whose", what="treasure", amount="face of the die that is rolled again"),
}
ACTIONS = {
    "hero": ActionKind(source="hero"),
    "lay": ActionKind(source="card", target="place"),
    "take_back": ActionKind(source="card", target="place"),
    "ready": ActionKind(),
    "dawdle": ActionKind(source="treasure"),
    "twin": ActionKind(source="card of the hand"),
    "cast": ActionKind(source="card"),
    "target": ActionKind(source="card", target="victim"),
    "choose": ActionKind(source="card", arg="first or second of its texts"),
    "copy": ActionKind(source="card"),
    "keep": ActionKind(),
    "reroll": ActionKind(source="treasure", arg="face of the die"),
    "redo": ActionKind(source="treasure"),
    "steal": ActionKind(source="treasure"),
    "destroy": ActionKind(source="treasure"),
    "give": ActionKind(source="treasure"),
    "suffer": ActionKind(),
    "discard": ActionKind(source="card of the hand"),
    "add": ActionKind(source="card of the hand", target="place"),
    "add_random": ActionKind(source="card that allows it"),
    "decline": ActionKind(),
}

KINDS = Kinds(THINGS, ZONES, EVENTS, ACTIONS)

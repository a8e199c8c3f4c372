"""Card faces of the Black Rose, composed from the components' data: nothing is drawn by hand for a card.

Lengths are in units of a card 176 wide; `unit` is how many pixels one of them takes.
"""

from __future__ import annotations

from pygame import Surface

from client.games.black_rose.faces.cards import SHAPE, card, card_in_short, room_card
from client.games.black_rose.faces.spells import spell, spell_in_short
from client.games.black_rose.formulas import has_words
from rules.black_rose.catalogue import Component, Event, Evocation, Quest, Room, Spell
from rules.core.words import Words


def face(component: Component, width: int, words: Words, *, large: bool = False) -> Surface:
    """Return how a component looks; a large one says in words what it says in symbols."""
    match component:
        case Spell():
            return spell(component, width, words, large=large)
        case Room():
            return room_card(component, (width, round(width * SHAPE)), words, large=large)
    return card(component, width, words, large=large)


def tile(component: Component, width: int, words: Words) -> Surface:
    """Return how a component looks where its words stand beside it: at least half of it is picture."""
    match component:
        case Spell() if has_words(component):
            return spell_in_short(component, width, words)
        case Quest() | Event() | Evocation() if has_words(component):
            return card_in_short(component, width, words)
    return face(component, width, words)

"""Whether a position is possible: every card in exactly one place, every number in its range."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rules.core.audit import require
from rules.core.events import HIDDEN
from rules.epic_spell_wars.cards import DEAD_BY_LENGTH, HEROES, SPELL_CARDS, TREASURES, Component
from rules.epic_spell_wars.setup import MEDALS, MOST_LIFE
from rules.epic_spell_wars.spell import GEM, KINDS, STAND_INS
from rules.epic_spell_wars.state import KIND, State


def audit(state: State) -> None:
    """Raise `Impossible` unless everything is accounted for."""
    seats = range(len(state.seats))
    known = {state.first, *state.winners, *state.queue}
    require(known <= set(seats) and state.acting in (-1, *seats), "a seat that is not there")
    _audit_cards(state)
    _audit_spells(state)
    for seat in state.seats:
        require(0 <= seat.life <= MOST_LIFE, "more or less life than there can be")
        require(0 <= seat.medals <= MEDALS[state.length], "more medals than win")
        dead_with_things = not seat.life and (seat.hand or seat.spell or seat.treasures)
        require(not dead_with_things, "a dead wizard with possessions")
    brought = any((me.wide or me.wild) and number != state.acting for number, me in enumerate(state.seats))
    require(not brought, "a spell that has an effect after its turn")
    require(len(set(state.queue)) == len(state.queue), "a seat that acts twice")


def _audit_cards(state: State) -> None:
    hands = [card for seat in state.seats for card in seat.hand]
    spells = [part.card for seat in state.seats for part in seat.spell if part.card != GEM]
    _same((*state.deck, *state.discard, *hands, *spells), SPELL_CARDS)
    owned = [card for seat in state.seats for card in seat.treasures]
    _same((*state.treasure_deck, *state.treasure_discard, *owned), TREASURES)
    drawn = [card for seat in state.seats for card in seat.dead]
    _same((*state.dead_deck, *state.dead_discard, *drawn), DEAD_BY_LENGTH[state.length])
    heroes = [seat.hero for seat in state.seats if seat.hero]
    _same((*state.bench, *heroes), HEROES)


def _same(lying: Iterable[str], cards: tuple[Component, ...]) -> None:
    counts = Counter(lying)
    require(HIDDEN not in counts, "a view is not a position")
    require(counts == {card.id: card.copies for card in cards}, "a card is missing or one too many")


def _audit_spells(state: State) -> None:
    for number, seat in enumerate(state.seats):
        for part in seat.spell:
            fits = part.kind in KINDS and (part.card in STAND_INS or KIND[part.card] == part.kind)
            require(fits, "a card in the wrong place of a spell")
            require(part.card != GEM or GEM in seat.treasures, "a treasure in a foreign spell")
        places = [part.kind for part in seat.spell]
        legal = number == state.acting or len(set(places)) == len(places)
        require(legal, "two cards in one place of a spell")

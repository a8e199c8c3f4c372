"""The components of Pebbles: how they look."""

from __future__ import annotations

from pygame import Surface

from client.games.book import Book
from rules.core.words import Words
from tests.sixth_game.client.sprites import HEIGHT, WIDTH, card
from tests.sixth_game.rules.cards import Component
from tests.sixth_game.rules.state import State


class PebblesBook(Book[State, Component]):
    """Every pebble."""

    name = "pebbles"
    sample = "black_5"
    shape = (WIDTH, HEIGHT)

    def card(self, component_id: str, width: int, words: Words, *, large: bool) -> Surface:
        """Return the card."""
        return card(component_id, width, words)


BOOK = PebblesBook()

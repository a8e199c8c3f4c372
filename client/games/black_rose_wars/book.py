"""The book of the great lodge."""

from __future__ import annotations

from client.games.black_rose.book import BlackRoseBook

BOOK = BlackRoseBook("black_rose_wars", "fireball")

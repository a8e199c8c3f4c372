"""The book of the duel."""

from __future__ import annotations

from client.games.black_rose.book import BlackRoseBook

BOOK = BlackRoseBook("black_rose_duel", "deadly_bolt")

"""The games on this engine, by the name that a position knows them by."""

from __future__ import annotations

from rules.black_rose.catalogue import Edition
from rules.black_rose_duel.cards import DUEL
from rules.black_rose_wars.cards import WARS

EDITIONS: dict[str, Edition] = {"duel": DUEL, "wars": WARS}

"""The book of the great lodge."""

from __future__ import annotations

from client.games.black_rose.book import BlackRoseBook

LEGENDS = {
    "things": (
        *("damage", "health", "instability", "power", "rose", "crown", "trophy", "rooms", "quest", "event"),
        *("figure", "mage", "evocation", "cerberus", "landsknecht", "you", "area:1", "spell", "grimoire"),
        *("memories", "library", "forgotten", "strength", "speed"),
        *("combat", "conjunction", "protection", "trap"),
        *("air", "earth", "fire", "water", "magic", "holy", "profane", "any_element"),
    ),
    "deeds": ("arrow", "strike", "swap", "heal", "shield"),
}
BOOK = BlackRoseBook("black_rose_wars", "fireball", LEGENDS)

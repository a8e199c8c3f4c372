"""The games on this engine, by the name that a position knows them by."""

from __future__ import annotations

from rules.black_rose.catalogue import Edition
from rules.black_rose.mixing import mix
from rules.black_rose_duel.cards import DUEL
from rules.black_rose_wars.cards import WARS
from rules.black_rose_wars.readings import COUNTERPARTS, READINGS


class Editions(dict[str, Edition]):
    """Books by their names; one of two boxes is put together when a position first asks for it."""

    def __missing__(self, name: str) -> Edition:
        self[name] = mix(name, WARS, DUEL, READINGS, COUNTERPARTS)
        return self[name]


EDITIONS = Editions(duel=DUEL, wars=WARS)

"""The full name of a spell, to be shouted: every card has a form in which it stands in one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules.core.words import Words, listed
from rules.epic_spell_wars.spell import DELIVERY, KINDS, QUALITY, SOURCE, STAND_INS, Part
from rules.epic_spell_wars.state import KIND

SHOUTS = 6
"""How many shouts there are for a spell without a delivery."""


class NamePart(NamedTuple):
    """What a place of a spell adds to its name; one without a card is still missing."""

    kind: str
    said: str
    missing: bool


def growing_name(spell: Sequence[Part], words: Words) -> list[NamePart]:
    """Return the name of a spell as far as it is laid, in the order in which a language says its parts."""
    parts = []
    for kind in _order(words):
        cards = [part.card for part in spell if part.kind == kind]
        known = [words(f"epic_spell_wars.called.{card}") for card in cards if card not in STAND_INS]
        if known:
            said = ", ".join(known) if kind == QUALITY else listed(known, words)
        else:
            said = words(f"epic_spell_wars.place.{kind}") + "?"
        parts.append(NamePart(kind, said, not known))
    return parts


def spell_name(cards: Sequence[str], hero: str, words: Words) -> str:
    """Return the name of a spell out of these cards."""
    return " ".join(spell_parts(cards, hero, words))


def spell_parts(cards: Sequence[str], hero: str, words: Words) -> list[str]:
    """Return what a name is made of, in a language's order; a hero stands in for a source that is missing."""
    called: dict[str, list[str]] = {kind: [] for kind in KINDS}
    for card in cards:
        if card not in STAND_INS:
            called[KIND[card]].append(words(f"epic_spell_wars.called.{card}"))
    sources = called[SOURCE] or [words(f"epic_spell_wars.called.{hero}")]
    deliveries = called[DELIVERY] or [_shout(cards, words)]
    said = {
        SOURCE: listed(sources, words),
        QUALITY: ", ".join(called[QUALITY]),
        DELIVERY: listed(deliveries, words),
    }
    first, *others = [said[kind] for kind in _order(words) if said[kind]]
    return [first[:1].upper() + first[1:], *others]


def _order(words: Words) -> list[str]:
    """Return the kinds of parts in the order in which a language says them."""
    return words("epic_spell_wars.spell", **{kind: f"{kind}," for kind in KINDS}).replace(",", " ").split()


def _shout(cards: Sequence[str], words: Words) -> str:
    """Return what is shouted instead of a delivery, for the same cards always the same."""
    return words(f"epic_spell_wars.shout.{sum(map(len, cards)) % SHOUTS}")

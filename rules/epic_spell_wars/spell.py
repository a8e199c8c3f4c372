"""The places of a spell and the parts that lie in them."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

SOURCE, QUALITY, DELIVERY = "source", "quality", "delivery"
KINDS = (SOURCE, QUALITY, DELIVERY)
"""The kinds of parts in the order in which they are carried out, which are also the places of a spell."""
GLYPHS = ("arcane", "dark", "elemental", "illusion", "primal")
WILD = "wild_magic"
GEM = "proton_gem"
STAND_INS = (WILD, GEM)
"""What may lie in any place: the deck decides what it becomes."""
IMPATIENT = "impatient"


class Part(Struct, frozen=True, omit_defaults=True):
    """A card in a spell: in which place, whether everybody has seen it, and whether it is carried out."""

    card: str
    kind: str = ""
    shown: bool = False
    done: bool = False


def place_of(part: Part) -> int:
    """Return how far to the right a part lies."""
    return KINDS.index(part.kind)


def in_place(spell: Iterable[Part], kind: str) -> Part | None:
    """Return the first part that lies in a place."""
    for part in spell:
        if part.kind == kind:
            return part
    return None

"""All components with their numbers: a spell is one line, a scroll is a spell in an element."""

from __future__ import annotations

from msgspec import Struct

from rules.core.catalogue import Component as CoreComponent
from rules.five_seals.elements import COLOURS, ELEMENTS, MIND
from rules.five_seals.resolve import Verb
from rules.five_seals.verbs import (
    Absorb,
    Accelerate,
    Appropriate,
    Disintegrate,
    Forge,
    Guard,
    Modify,
    Multiply,
    Overcome,
    Protect,
    Raise,
    Reappraise,
    Rearrange,
    Reroll,
    Seize,
    Summon,
    Swap,
    Teleport,
    Transfer,
    Transmute,
)

CIRCLES = ("first", "second", "third", "fourth")
BASE = CIRCLES[0]


class Component(CoreComponent, frozen=True, kw_only=True):
    """A scroll, a seal or a figure; a mage, its familiar and its Summoning know each other."""

    element: str = ""
    strength: int = 0
    circle: str = ""
    verb: Verb | None = None
    familiar: str = ""

    @property
    def points(self) -> int:
        """What a scroll is worth, a Reappraisal's bonus aside."""
        return self.strength if self.verb is not None else 0


class Spell(Struct, frozen=True):
    """What the five scrolls of a name have in common."""

    name: str
    strength: int
    verb: Verb


# fmt: off
SPELLS = {
    "first": (
        Spell("transmutation", 2, Transmute()),
        Spell("cleansing", 3, Reroll()),
        Spell("saturation", 4, Raise(2)),
        Spell("multiplication", 5, Multiply()),
        Spell("reappraisal", 6, Reappraise()),
    ),
    "second": (
        Spell("replacement", 2, Swap(same="strength")),
        Spell("exchange", 3, Swap(same="element")),
        Spell("absorption", 4, Absorb()),
        Spell("disintegration", 5, Disintegrate()),
        Spell("rearrangement", 6, Rearrange()),
    ),
    "third": (
        Spell("forgery", 2, Forge()),
        Spell("modification", 3, Modify()),
        Spell("transfer", 4, Transfer()),
        Spell("seizure", 5, Seize()),
        Spell("appropriation", 6, Appropriate()),
    ),
    "fourth": (
        Spell("protection", 2, Protect()),
        Spell("overcoming", 3, Overcome()),
        Spell("teleportation", 4, Teleport()),
        Spell("guard", 5, Guard()),
        Spell("acceleration", 6, Accelerate()),
    ),
}
FAMILIARS = {"shaman": "raven", "witch": "cat", "seer": "owl", "enchanter": "snake", "warlock": "toad"}
# fmt: on
SEAL_COPIES = {2: 10, 3: 5, 4: 5, 5: 5, 6: 5}

SCROLLS = tuple(
    Component(
        id=f"{spell.name}_{element}",
        kind="scroll",
        # The first circle is a second copy of the base one.
        copies=2 if circle == BASE else 1,
        origin="rulebook",
        element=element,
        strength=spell.strength,
        circle=circle,
        verb=spell.verb,
    )
    for circle, spells in SPELLS.items()
    for spell in spells
    for element in ELEMENTS
)
SEALS = tuple(
    Component(
        id=f"seal_{colour}_{strength}",
        kind="seal",
        copies=copies,
        origin="rulebook",
        element=colour,
        strength=strength,
    )
    for strength, copies in SEAL_COPIES.items()
    for colour in COLOURS
)
SUMMONINGS = tuple(
    Component(
        id=f"summoning_{familiar}",
        kind="summoning",
        origin="rulebook",
        element=MIND,
        strength=1,
        verb=Summon(),
        familiar=familiar,
    )
    for familiar in FAMILIARS.values()
)
MAGES = tuple(
    Component(id=mage, kind="mage", origin="rulebook", familiar=familiar)
    for mage, familiar in FAMILIARS.items()
)
ANIMALS = tuple(
    Component(id=familiar, kind="familiar", origin="rulebook", familiar=familiar)
    for familiar in FAMILIARS.values()
)
GUARDIANS = tuple(
    Component(id=f"guardian_{element}", kind="guardian", origin="rulebook", element=element)
    for element in ELEMENTS
)

COMPONENTS = {c.id: c for c in (*SCROLLS, *SUMMONINGS, *SEALS, *MAGES, *ANIMALS, *GUARDIANS)}

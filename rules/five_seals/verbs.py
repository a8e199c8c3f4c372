"""The vocabulary of the spells, circle by circle.

A verb is written in five places, and a test says which is missing: its class here, its sentence in
`card_text`, its worth in `evaluation`, its symbols in the window's `formulas`, its words in both languages.
"""

from __future__ import annotations

from rules.five_seals.spells_board import Absorb, Disintegrate, Rearrange, Swap
from rules.five_seals.spells_dice import Multiply, Raise, Reappraise, Reroll, Transmute
from rules.five_seals.spells_figures import Accelerate, Guard, Overcome, Protect, Summon, Teleport
from rules.five_seals.spells_rivals import Appropriate, Forge, Modify, Seize, Transfer

__all__ = [
    "Absorb",
    "Accelerate",
    "Appropriate",
    "Disintegrate",
    "Forge",
    "Guard",
    "Modify",
    "Multiply",
    "Overcome",
    "Protect",
    "Raise",
    "Reappraise",
    "Rearrange",
    "Reroll",
    "Seize",
    "Summon",
    "Swap",
    "Teleport",
    "Transfer",
    "Transmute",
]

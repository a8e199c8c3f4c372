"""The vocabulary of the components.

A verb is written in five places, and a test says which is missing: its class here, its sentence in
`card_text`, its worth in `worth`, its symbols in the window's `formulas`, its words in both languages.
"""

from __future__ import annotations

from rules.black_rose.lasting import Guard, Modifier, Outlive, Ward, Whenever
from rules.black_rose.programs import IfDid, IfEnemy, Repeat
from rules.black_rose.verbs_cards import DiscardPrepared, Draw, TakeForgotten
from rules.black_rose.verbs_cubes import (
    Attack,
    Damage,
    Gain,
    Heal,
    Lose,
    Place,
    RemoveOwn,
    Replace,
    ReplaceDamage,
    ReplaceDealt,
    Ultimatum,
)
from rules.black_rose.verbs_figures import (
    Activate,
    DriveOut,
    Move,
    Remove,
    RemoveAll,
    Strengthen,
    Summon,
    Swap,
    Upgrade,
)

__all__ = [
    "Activate",
    "Attack",
    "Damage",
    "DiscardPrepared",
    "Draw",
    "DriveOut",
    "Gain",
    "Guard",
    "Heal",
    "IfDid",
    "IfEnemy",
    "Lose",
    "Modifier",
    "Move",
    "Outlive",
    "Place",
    "Remove",
    "RemoveAll",
    "RemoveOwn",
    "Repeat",
    "Replace",
    "ReplaceDamage",
    "ReplaceDealt",
    "Strengthen",
    "Summon",
    "Swap",
    "TakeForgotten",
    "Ultimatum",
    "Upgrade",
    "Ward",
    "Whenever",
]

"""The vocabulary of the components.

A verb is written in five places, and a test says which is missing: its class here, its sentence in
`card_text`, its worth in `worth`, its symbols in the window's `formulas`, its words in both languages.
"""

from __future__ import annotations

from rules.black_rose.lasting import Ban, Guard, Modifier, Outlive, Ward, Whenever
from rules.black_rose.programs import IfDid, IfEnemy, Repeat
from rules.black_rose.selection import ChooseOne, ForEach, If, PickOut, Price
from rules.black_rose.verbs_answers import (
    ActivateRoom,
    Cancel,
    MoveEvent,
    Retarget,
    Shift,
    Turn,
)
from rules.black_rose.verbs_cards import DiscardPrepared, Draw, TakeForgotten
from rules.black_rose.verbs_cubes import (
    Attack,
    Damage,
    Heal,
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
    Relocate,
    Remove,
    RemoveAll,
    Strengthen,
    Summon,
    Swap,
    TakeControl,
    Transform,
    Upgrade,
)
from rules.black_rose.verbs_hands import Cast, Copy, Discard, Look, Rearrange
from rules.black_rose.verbs_power import Gain, Lose, Steal, TakeCrown

__all__ = [
    "Activate",
    "ActivateRoom",
    "Attack",
    "Ban",
    "Cancel",
    "Cast",
    "ChooseOne",
    "Copy",
    "Damage",
    "Discard",
    "DiscardPrepared",
    "Draw",
    "DriveOut",
    "ForEach",
    "Gain",
    "Guard",
    "Heal",
    "If",
    "IfDid",
    "IfEnemy",
    "Look",
    "Lose",
    "Modifier",
    "Move",
    "MoveEvent",
    "Outlive",
    "PickOut",
    "Place",
    "Price",
    "Rearrange",
    "Relocate",
    "Remove",
    "RemoveAll",
    "RemoveOwn",
    "Repeat",
    "Replace",
    "ReplaceDamage",
    "ReplaceDealt",
    "Retarget",
    "Shift",
    "Steal",
    "Strengthen",
    "Summon",
    "Swap",
    "TakeControl",
    "TakeCrown",
    "TakeForgotten",
    "Transform",
    "Turn",
    "Ultimatum",
    "Upgrade",
    "Ward",
    "Whenever",
]

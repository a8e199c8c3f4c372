"""The vocabulary of the cards.

A verb is written in five places, and a test says which is missing: its class here, its sentence in
`card_text`, its worth in `evaluation`, its symbols in the window's `formulas`, its words in both languages.
"""

from __future__ import annotations

from rules.res_arcana.verbs_cards import (
    CheckVictory,
    DiscardDrawn,
    Draw,
    Ignore,
    Look,
    LoseLife,
    Place,
    Straighten,
    StraightenSelf,
    TemporaryPoints,
)
from rules.res_arcana.verbs_costs import (
    Destroy,
    DestroySelf,
    Discard,
    Pay,
    PayFree,
    PayFromSelf,
    PaySame,
    Turn,
    TurnOther,
)
from rules.res_arcana.verbs_essences import (
    Gain,
    GainAsRival,
    GainX,
    Grow,
    Leave,
    MoveOn,
    PayOrTurn,
    Put,
    RivalsGain,
    Take,
    TakeByCost,
)

__all__ = [
    "CheckVictory",
    "Destroy",
    "DestroySelf",
    "Discard",
    "DiscardDrawn",
    "Draw",
    "Gain",
    "GainAsRival",
    "GainX",
    "Grow",
    "Ignore",
    "Leave",
    "Look",
    "LoseLife",
    "MoveOn",
    "Pay",
    "PayFree",
    "PayFromSelf",
    "PayOrTurn",
    "PaySame",
    "Place",
    "Put",
    "RivalsGain",
    "Straighten",
    "StraightenSelf",
    "Take",
    "TakeByCost",
    "TemporaryPoints",
    "Turn",
    "TurnOther",
]

"""At whom a part of a spell aims, how many dice it rolls, and how likely each row of its roll is."""

from __future__ import annotations

from functools import cache

from rules.epic_spell_wars.dice import ExtraDie, power_dice, row_of
from rules.epic_spell_wars.parts import AimWide
from rules.epic_spell_wars.spell import DELIVERY
from rules.epic_spell_wars.state import State
from rules.epic_spell_wars.targets import Who

FACES = 6
WIDENING = frozenset(card for card, verbs in State.programs.items() if isinstance(verbs[0], AimWide))
STRENGTHENING = frozenset(card for card, verbs in State.programs.items() if isinstance(verbs[0], ExtraDie))

Odds = tuple[float, float, float]
"""How likely a power roll ends in each of its three rows."""


def aim_of(state: State, seat: int, kind: str, who: Who) -> Who:
    """Return at whom a part will aim once the parts before it are carried out."""
    me = state.seats[seat]
    wide = kind == DELIVERY and (me.wide or any(part.card in WIDENING for part in me.spell))
    return "each_foe" if wide else who


def dice_of(state: State, seat: int, card: str) -> int:
    """Return how many dice a part will roll once those before it are carried out."""
    spell = state.seats[seat].spell
    more = sum(part.card in STRENGTHENING and not part.done for part in spell if part.card != card)
    return power_dice(state, seat, card) + more


@cache
def row_odds(dice: int, bonus: int) -> Odds:
    """Return how likely so many dice and a bonus end in each row of a power roll."""
    odds = [0.0, 0.0, 0.0]
    for total, share in sums(dice).items():
        odds[row_of(total + bonus)] += share
    return odds[0], odds[1], odds[2]


@cache
def sums(dice: int) -> dict[int, float]:
    """Return how likely each sum of so many dice is."""
    if not dice:
        return {0: 1.0}
    shares: dict[int, float] = {}
    for total, share in sums(dice - 1).items():
        for face in range(1, FACES + 1):
            shares[total + face] = shares.get(total + face, 0) + share / FACES
    return shares

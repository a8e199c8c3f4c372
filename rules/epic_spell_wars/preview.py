"""What a spell is likely to do, for whoever shows or judges it: its victims, dice, and odds."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from rules.epic_spell_wars.dice import ExtraDie, PowerRoll, power_dice, row_of
from rules.epic_spell_wars.parts import AimWide
from rules.epic_spell_wars.spell import DELIVERY, STAND_INS, Part
from rules.epic_spell_wars.state import State
from rules.epic_spell_wars.targets import CHOSEN, Aim, Who, fitting
from rules.epic_spell_wars.traits import total_bonus

FACES = 6
WIDENING = frozenset(card for card, verbs in State.programs.items() if isinstance(verbs[0], AimWide))
STRENGTHENING = frozenset(card for card, verbs in State.programs.items() if isinstance(verbs[0], ExtraDie))

Odds = tuple[float, float, float]
"""How likely a power roll ends in each of its three rows."""


class Outlook(Struct, frozen=True):
    """What is known beforehand of one part of a spell.

    Of the `targets` it hits one where it `picks`, all of them elsewhere; a part that `aims` may have none
    just now. `dice` and `bonus` make up its power roll, if it has one, and `odds` say how likely each of its
    rows is.
    """

    card: str
    kind: str
    targets: tuple[int, ...] = ()
    picks: bool = False
    aims: bool = False
    dice: int = 0
    bonus: int = 0
    odds: Odds = (0, 0, 0)


def outlook(state: State, seat: int) -> list[Outlook]:
    """Return what each part of a seat's own spell will do as things stand, from left to right."""
    return [_of_part(state, seat, part) for part in state.seats[seat].spell]


def _of_part(state: State, seat: int, part: Part) -> Outlook:
    if part.card in STAND_INS:
        return Outlook(part.card, part.kind)
    targets: tuple[int, ...] = ()
    picks, aims, dice, bonus, odds = False, False, 0, 0, (0.0, 0.0, 0.0)
    for verb in state.verbs[part.card]:
        if isinstance(verb, Aim):
            who = aim_of(state, seat, part.kind, verb.who)
            targets, aims = fitting(state, seat, who), True
            picks = len(targets) > 1 and who in (*CHOSEN, "random_foe")
        elif isinstance(verb, PowerRoll):
            dice = dice_of(state, seat, part.card)
            bonus = total_bonus(state, seat, dice)
            odds = row_odds(dice, bonus)
    return Outlook(part.card, part.kind, targets, picks, aims, dice, bonus, odds)


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

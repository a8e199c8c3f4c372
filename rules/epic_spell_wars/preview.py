"""What a spell is likely to do, for whoever shows it: its victims, dice, odds, and the damage to expect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from rules.epic_spell_wars.dice import Contest, HeadsOrTails, MatchDice, PowerRoll
from rules.epic_spell_wars.expectation import Guess
from rules.epic_spell_wars.odds import FACES, Odds, aim_of, dice_of, row_odds
from rules.epic_spell_wars.parts import CopyText
from rules.epic_spell_wars.spell import STAND_INS, Part
from rules.epic_spell_wars.state import State
from rules.epic_spell_wars.targets import CHOSEN, Aim, fitting
from rules.epic_spell_wars.traits import total_bonus

VAGUE = (Contest, MatchDice, HeadsOrTails)
"""Verbs of which nobody can say beforehand whom they hurt: their text says it."""


class Loss(Struct, frozen=True):
    """How much life is lost at least, on average and at most; less than 0 is gained."""

    low: float = 0
    mean: float = 0
    high: float = 0

    def __add__(self, other: Loss) -> Loss:
        return Loss(self.low + other.low, self.mean + other.mean, self.high + other.high)


class Outlook(Struct, frozen=True):
    """What is known beforehand of one part of a spell.

    Of the `targets` it hits one where it `picks`, by its caster's choice or a die, all of them elsewhere; a
    part that `aims` may have none just now. `dice` and `bonus` make up its power roll, if it has one, and
    `odds` say how likely each of its rows is. `losses` are those of all seats by their number, as far as
    they can be told.
    """

    card: str
    kind: str
    targets: tuple[int, ...] = ()
    picks: Literal["", "caster", "die"] = ""
    aims: bool = False
    dice: int = 0
    bonus: int = 0
    odds: Odds = (0, 0, 0)
    losses: tuple[Loss, ...] = ()


def outlook(state: State, seat: int) -> list[Outlook]:
    """Return what each part of a seat's own spell will do as things stand, from left to right."""
    return [_of_part(state, seat, part) for part in state.seats[seat].spell]


def total_losses(state: State, parts: Sequence[Outlook]) -> list[Loss]:
    """Return how much life every seat loses by a whole spell, as far as it can be told."""
    totals = [Loss() for _ in state.seats]
    for part in parts:
        for seat, loss in enumerate(part.losses):
            totals[seat] += loss
    return totals


def _of_part(state: State, seat: int, part: Part) -> Outlook:
    if part.card in STAND_INS:
        return Outlook(part.card, part.kind)
    targets: tuple[int, ...] = ()
    picks: Literal["", "caster", "die"] = ""
    aims, dice, bonus, odds = False, 0, 0, (0.0, 0.0, 0.0)
    for verb in state.verbs[part.card]:
        if isinstance(verb, Aim):
            who = aim_of(state, seat, part.kind, verb.who)
            targets, aims = fitting(state, seat, who), True
            if len(targets) > 1:
                picks = "die" if who == "random_foe" else "caster" if who in CHOSEN else ""
        elif isinstance(verb, PowerRoll):
            dice = dice_of(state, seat, part.card)
            bonus = total_bonus(state, seat, dice)
            odds = row_odds(dice, bonus)
    known = Outlook(part.card, part.kind, targets, picks, aims, dice, bonus, odds)
    vague = any(isinstance(verb, VAGUE) for verb in state.verbs[part.card])
    return known if vague else replace(known, losses=_losses(state, seat, known))


def _losses(state: State, seat: int, part: Outlook) -> tuple[Loss, ...]:
    """Return what every seat loses by a part: on average, and with the worst and the best dice."""
    mean = _harm(state, seat, part.card)
    rows = [row for row, share in enumerate(part.odds) if share]
    if not rows:
        # A copied text may roll, for the glyph of the copy.
        copies = any(isinstance(verb, CopyText) for verb in state.verbs[part.card])
        rows = [0, 1, 2] if copies else [-1]
    ends = [_harm(state, seat, part.card, row, face) for row in rows for face in (1, FACES)]
    return tuple(
        [
            Loss(min(end[number] for end in ends), amount, max(end[number] for end in ends))
            for number, amount in enumerate(mean)
        ]
    )


def _harm(state: State, seat: int, card: str, row: int = -1, face: float = 0) -> list[float]:
    """Return what every seat loses by a part, if its roll ends in a row and other dice show a face."""
    expected = Guess(state, seat, literal=True, row=row, face=face)
    expected.add(card)
    return expected.harm

"""Verbs that roll dice, and the power roll with everything that adds to it, alters it or answers it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.verbs import flatten
from rules.epic_spell_wars.effects import Skip
from rules.epic_spell_wars.resolve import Number, Resolve, Verb, number
from rules.epic_spell_wars.traits import (
    HealBySixes,
    HealWhenFoesFail,
    RedoRoll,
    RerollDie,
    dice_bonus,
    total_bonus,
)

if TYPE_CHECKING:
    from rules.epic_spell_wars.state import State

BANDS = ((1, 4), (5, 9), (10, None))
"""What a power roll must sum up to for each of its three rows."""
BEST = 6
KEEP = Action("keep")


def row_of(total: int) -> int:
    """Return which of the three rows a total belongs to."""
    return 0 if total < BANDS[1][0] else 1 if total < BANDS[2][0] else 2


class PowerRoll(Verb, frozen=True):
    """Roll a die for each card of the spell with the glyph of this one, and carry out one of three rows."""

    low: tuple[Verb, ...]
    middle: tuple[Verb, ...]
    high: tuple[Verb, ...]

    @property
    def rows(self) -> tuple[tuple[Verb, ...], ...]:
        """The three rows from the lowest to the highest."""
        return self.low, self.middle, self.high

    def flat(self) -> list[Verb]:
        low, middle, high = (flatten(row) for row in self.rows)
        jumps = (1, len(low) + 2, len(low) + len(middle) + 3)
        after_low, after_middle = Skip(len(middle) + 1 + len(high)), Skip(len(high))
        return [Rolling(jumps), *low, after_low, *middle, after_middle, *high]


class Rolling(Verb, frozen=True):
    """Roll, let the roller alter the roll, and jump to the row of the total."""

    jumps: tuple[int, int, int]

    def run(self, state: State, frame: Resolve) -> Decision | None:
        if not frame.dice:
            count = power_dice(state, frame.seat, frame.card)
            frame.replace(state, dice=state.roll_dice(frame.seat, count, frame.source))
            return None
        options = self.alterations(state, frame)
        if options:
            return frame.ask("reroll", [KEEP, *options])
        self.settle(state, frame)
        return None

    def alterations(self, state: State, frame: Resolve) -> list[Action]:
        """List how the roller may alter the roll: one die again, or all of them."""
        options = []
        handbook, brassiere = state.held(frame.seat, RerollDie), state.held(frame.seat, RedoRoll)
        if handbook and not frame.cheated:
            options = [Action("reroll", handbook, arg=face) for face in sorted(set(frame.dice))]
        if brassiere:
            options.append(Action("redo", brassiere))
        return options

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        seat = frame.seat
        if action == KEEP:
            self.settle(state, frame)
        elif action.kind == "reroll":
            kept = list(frame.dice)
            kept.remove(action.arg)
            state.emit("used", seat, action.source, amount=action.arg)
            frame.replace(state, dice=(*kept, *state.roll_dice(seat, 1, frame.source)), cheated=True)
        else:
            state.emit("used", seat, action.source)
            state.lose_treasure(seat, action.source, action.source)
            frame.replace(state, dice=state.roll_dice(seat, len(frame.dice), frame.source))
            state.gain_treasure(seat, action.source)

    def settle(self, state: State, frame: Resolve) -> None:
        """Sum the roll up, let treasures answer it, and go on with its row."""
        seat, dice = frame.seat, frame.dice
        total = sum(dice) + total_bonus(state, seat, len(dice))
        row = row_of(total)
        rolled = "+".join(map(str, dice))
        state.emit("power_roll", seat, frame.source, rolled, f"row:{row}", total, cause=frame.card)
        frame.next(state, self.jumps[row])
        amulet = state.held(seat, HealBySixes)
        if amulet and BEST in dice:
            state.heal(seat, dice.count(BEST), amulet)
        for foe in state.foes(seat):
            gold = state.held(foe, HealWhenFoesFail)
            if gold and row == 0:
                state.heal(foe, state.trait(gold, HealWhenFoesFail).life, gold)


def power_dice(state: State, seat: int, card: str) -> int:
    """Return how many dice a power roll of a card in a spell takes."""
    me = state.seats[seat]
    return state.glyphs(seat).count(state.glyph(card)) + me.extra + me.slag + dice_bonus(state, seat, card)


class FoesRoll(Verb, frozen=True):
    """Let every foe roll a die: it hurts for its result, or a six brings a treasure or heals."""

    outcome: Literal["damage", "treasure", "heal"]
    amount: int = 0

    def act(self, state: State, frame: Resolve) -> None:
        rolls = [(foe, state.roll_die(foe, frame.source)) for foe in state.foes(frame.seat)]
        if self.outcome == "damage":
            state.hurt(rolls, frame.seat, frame.source)
            return
        for foe, rolled in rolls:
            if rolled >= BEST and self.outcome == "treasure":
                state.gain_treasure(foe, frame.source)
            elif rolled >= BEST:
                state.heal(foe, self.amount, frame.source)


class HeadsOrTails(Verb, frozen=True):
    """Let the caster roll a die: up to 3 it hurts for that much, above it heals as much."""

    def act(self, state: State, frame: Resolve) -> None:
        rolled = state.roll_die(frame.seat, frame.source)
        if rolled <= BEST // 2:
            state.hurt([(frame.seat, rolled)], frame.seat, frame.source)
        else:
            state.heal(frame.seat, rolled, frame.source)


class Contest(Verb, frozen=True):
    """Let everybody roll a die, the caster with a bonus.

    With `loser` the lowest are hurt for so much; without, the highest gain a treasure and everybody else is
    hurt for the own total.
    """

    bonus: Number
    loser: int = 0

    def act(self, state: State, frame: Resolve) -> None:
        bonus = number(self.bonus, state, frame.seat)
        totals = {
            seat: state.roll_die(seat, frame.source, bonus if seat == frame.seat else 0)
            for seat in (frame.seat, *state.foes(frame.seat))
        }
        if self.loser:
            least = min(totals.values())
            harm = [(seat, self.loser) for seat, total in totals.items() if total == least]
        else:
            most = max(totals.values())
            harm = [(seat, total) for seat, total in totals.items() if total < most]
            for seat, total in totals.items():
                if total == most:
                    state.gain_treasure(seat, frame.source)
        state.hurt(harm, frame.seat, frame.source)


class MatchDice(Verb, frozen=True):
    """Let the caster roll two dice and every foe one: whoever equals one of them is hurt for that much."""

    def act(self, state: State, frame: Resolve) -> None:
        mine = state.roll_dice(frame.seat, 2, frame.source)
        rolls = [(foe, state.roll_die(foe, frame.source)) for foe in state.foes(frame.seat)]
        state.hurt([(foe, rolled) for foe, rolled in rolls if rolled in mine], frame.seat, frame.source)


class ExtraDie(Verb, frozen=True):
    """Give the caster another die for all power rolls of this round."""

    def act(self, state: State, frame: Resolve) -> None:
        state.seats[frame.seat].extra += 1
        state.emit("extra_die", frame.seat, frame.source)

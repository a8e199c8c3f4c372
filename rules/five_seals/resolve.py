"""What frame is: each spell is a small frozen record that says what it fits, asks and acts.

A scroll is cast at a first target; what else there is to choose is asked one by one. `Resolve` is the
frame that carries a spell out and keeps what has been chosen.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from msgspec import field
from msgspec.structs import replace

from rules.core import verbs as core
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.reasons import NOT_NOW, Reason
from rules.five_seals.elements import (
    CODE,
    COLOURS,
    DIE_IDS,
    MIND,
    MOST,
    colour,
    read_die,
    value,
    without,
)
from rules.five_seals.ways import Reach, dice_reason, look

if TYPE_CHECKING:
    from rules.five_seals.state import State


MORE = "more_dice"
"""The question for further dice."""


class Resolve(core.Resolve["State"], frozen=True, tag="Casting"):
    """A scroll being cast by a seat: what it has chosen so far, and whether that is all."""

    source: str = field(name="scroll")
    chosen: tuple[str, ...] = ()
    done: bool = False

    def program(self, state: State) -> tuple[Verb, ...]:
        return state.programs[self.source]

    def answer(self, state: State, action: Action) -> None:
        if action.kind == "done":
            self.replace(state, done=True)
        else:
            super().answer(state, action)

    def choose(self, state: State, target: str) -> None:
        """Keep one more target."""
        state.stack[-1] = replace(self, chosen=(*self.chosen, target))

    def ask_for(self, prompt: str, targets: Iterable[str], *, enough: bool = False) -> Decision:
        """Ask for one more target; where enough has been chosen, that may be all."""
        options = [Action("choose", self.source, target) for target in targets]
        if enough:
            options.append(Action("done", self.source))
        return self.ask(prompt, options)


class Verb(core.Verb["State", Resolve], frozen=True):
    """What a spell does, whatever its element."""

    def ends_turn(self, target: str) -> bool:
        """Tell whether casting it there is how the seat breaks its seal this turn."""
        return False

    def candidates(self, state: State, seat: int) -> Iterable[str]:
        """List whatever this could conceivably be cast at."""
        return ()

    def fault(self, state: State, seat: int, scroll: str, target: str) -> Reason | None:
        """Say why the scroll cannot be cast at this candidate."""
        return None

    def targets(self, state: State, seat: int, scroll: str, reach: Reach) -> list[str]:
        """List what the scroll can be cast at now."""
        return [
            target
            for target in self.candidates(state, seat)
            if self.fault(state, seat, scroll, target) is None
        ]

    def reason(self, state: State, seat: int, scroll: str, target: str) -> Reason:
        """Say why the scroll cannot be cast there, or not at all if no target is named."""
        candidates = list(self.candidates(state, seat))
        if target in candidates:
            return self.fault(state, seat, scroll, target) or NOT_NOW
        if not target or not self.targets(state, seat, scroll, look(state, seat)):
            return Reason("nothing_to_" + type(self).__name__.lower(), scroll)
        return Reason("wrong_target", scroll)

    def follows(self, state: State, seat: int, scroll: str, target: str) -> list[Action]:
        """List the ways to break a seal that casting it there would offer."""
        return []

    def run(self, state: State, frame: Resolve) -> Decision | None:
        state.stack.pop()
        self.act(state, frame)
        return None

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        frame.choose(state, action.target)

    def refuse(self, state: State, frame: Resolve, action: Action) -> Reason:
        if action.kind == "choose":
            return self.unfit(state, frame, action.target)
        if action.kind == "break" and action.target in state.board:
            sets = [option.source for option in state.decision or () if option.target == action.target]
            if not sets and any(option.kind == "break" for option in state.decision or ()):
                return Reason("not_by_this_spell", frame.source)
            if action.source and any(sets):
                return dice_reason(state, frame.seat, action.target, action.source)
        return Reason("spell_first", frame.source)

    def unfit(self, state: State, frame: Resolve, target: str) -> Reason:
        """Say why something cannot be chosen beside what has been."""
        return Reason("chosen" if target in frame.chosen else "does_not_fit", frame.source)


class WithSecond(Verb, frozen=True):
    """A spell with a second target that depends on the first; the only one is taken unasked."""

    question: ClassVar[str]

    def seconds(self, state: State, frame: Resolve) -> list[str]:
        """List what may be the second target."""
        raise NotImplementedError

    def asked(self, frame: Resolve) -> int:
        """Return who chooses the second target."""
        return frame.seat

    def run(self, state: State, frame: Resolve) -> Decision | None:
        if len(frame.chosen) > 1:
            return super().run(state, frame)
        options = [Action("choose", frame.source, target) for target in self.seconds(state, frame)]
        return self.choose(state, frame, self.question, options, self.asked(frame))


class OnDice(Verb, frozen=True):
    """A spell on one or several own dice of one colour, chosen one by one."""

    def candidates(self, state: State, seat: int) -> Iterable[str]:
        return die_ids(state, seat)

    def fault(self, state: State, seat: int, scroll: str, target: str) -> Reason | None:
        die, element = read_die(target), state.element(scroll)
        if element not in (MIND, colour(die)):
            return Reason("wrong_die", element)
        return self.die_fault(state, scroll, die)

    def targets(self, state: State, seat: int, scroll: str, reach: Reach) -> list[str]:
        element, ids = state.element(scroll), DIE_IDS[seat]
        return [
            ids[die]
            for die in dict.fromkeys(state.seats[seat].dice)
            if element in (MIND, COLOURS[die // CODE]) and self.die_fault(state, scroll, die) is None
        ]

    def die_fault(self, state: State, scroll: str, die: int) -> Reason | None:
        """Say why a die of the right colour does not fit."""
        return None

    def more(self, state: State, frame: Resolve, dice: list[int]) -> list[str]:
        """List what may be chosen beside the dice that are: others of their colour."""
        left = state.seats[frame.seat].dice
        for die in dice:
            left = without(left, die)
        same = [die for die in dict.fromkeys(left) if colour(die) == colour(dice[0])]
        return [DIE_IDS[frame.seat][die] for die in same if self.die_fault(state, frame.source, die) is None]

    def run(self, state: State, frame: Resolve) -> Decision | None:
        dice = [read_die(target) for target in frame.chosen if target.startswith("die:")]
        further = [] if frame.done else self.more(state, frame, dice)
        if further:
            return frame.ask_for(self.question(frame), further, enough=True)
        frame.leave(state)
        self.change(state, frame, dice)
        return None

    def question(self, frame: Resolve) -> str:
        """Return how further dice are asked for."""
        return MORE

    def unfit(self, state: State, frame: Resolve, target: str) -> Reason:
        if target in frame.chosen or target not in self.candidates(state, frame.seat):
            return super().unfit(state, frame, target)
        one, other = read_die(frame.chosen[0]), read_die(target)
        if colour(one) != colour(other):
            return Reason("one_colour", frame.source)
        return self.fault(state, frame.seat, frame.source, target) or super().unfit(state, frame, target)

    def turned(self, frame: Resolve, old: int) -> int | None:
        """Return what a chosen die is going to be, where that is certain."""
        return None

    def change(self, state: State, frame: Resolve, dice: list[int]) -> None:
        """Change the chosen dice."""


def die_ids(state: State, seat: int) -> list[str]:
    """Return the different dice of a seat as targets."""
    ids = DIE_IDS[seat]
    return [ids[die] for die in dict.fromkeys(state.seats[seat].dice)]


def is_highest(die: int) -> bool:
    """Tell whether a die cannot be turned any higher."""
    return value(die) == MOST

"""How an effect comes down to steps: the verbs that steer its course, full stops, icons and aims.

What cannot be done is skipped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.black_rose import damage, rooms
from rules.black_rose.moments import reach_bonus
from rules.black_rose.obstacles import refuse_aim
from rules.black_rose.refusals import refuse_target
from rules.black_rose.resolve import Resolve, Verb
from rules.black_rose.targets import IMAGINARY, Target, aims
from rules.black_rose.triggers import wake_lasting
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.reasons import Reason
from rules.core.verbs import flatten

if TYPE_CHECKING:
    from rules.black_rose.state import State


def program(verbs: tuple[Verb, ...]) -> tuple[Verb, ...]:
    """Return the steps of an effect; whoever is defeated by an instruction leaves at its full stop."""
    steps: list[Verb] = []
    for verb in verbs:
        flat = verb.flat()
        steps += flat
        if any(step.harms for step in flat):
            steps.append(Stop())
    if any(step.summons for step in steps):
        steps.append(Summoned())
    return tuple(steps)


class Stop(Verb, frozen=True):
    """A full stop: mages with no health left are defeated now, and then what waited for that happens."""

    def run(self, state: State, frame: Resolve) -> Decision | None:
        if frame.answers:
            frame.next(state, answers=())
            state.stack += reversed(frame.answers)
        else:
            frame.next(state)
        damage.settle(state)
        return None


class Unless(Verb, frozen=True):
    """Skip steps unless the last verb did something."""

    steps: int

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state, 1 if frame.did else self.steps + 1)
        return None


class Skip(Verb, frozen=True):
    """Skip steps."""

    steps: int

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state, self.steps + 1)
        return None


class IfDid(Verb, frozen=True):
    """Do one thing, and if it was done another; otherwise perhaps a third."""

    do: Verb
    then: tuple[Verb, ...]
    otherwise: tuple[Verb, ...] = ()

    def flat(self) -> list[Verb]:
        then, otherwise = flatten(self.then), flatten(self.otherwise)
        if otherwise:
            then.append(Skip(len(otherwise)))
        return [*self.do.flat(), Unless(len(then)), *then, *otherwise]

    def can(self, state: State, frame: Resolve) -> bool:
        return self.do.can(state, frame)


class Repeat(Verb, frozen=True):
    """Do the same so many times."""

    times: int
    do: tuple[Verb, ...]

    def flat(self) -> list[Verb]:
        return flatten(self.do) * self.times


class IfEnemy(Verb, frozen=True):
    """Do something only if the target is an enemy's figure."""

    then: tuple[Verb, ...]

    def flat(self) -> list[Verb]:
        then = flatten(self.then)
        return [TargetIsEnemy(), Unless(len(then)), *then]


class TargetIsEnemy(Verb, frozen=True):
    """Note whether the target is an enemy's figure."""

    def run(self, state: State, frame: Resolve) -> Decision | None:
        owner = state.owner(frame.target)
        frame.next(state, did=owner not in (None, frame.seat))
        return None


class Summoned(Verb, frozen=True):
    """The end of an effect that speaks of summoning."""

    def act(self, state: State, frame: Resolve) -> None:
        if not frame.reaction:
            wake_lasting(state, "summoned", frame.seat)


class Icon(Verb, frozen=True):
    """The instability of a revealed spell: place 1 in your room, before anything else."""

    def act(self, state: State, frame: Resolve) -> None:
        place = state.seats[frame.seat].place
        if place >= 0:
            rooms.place(state, frame.seat, frame.seat, place, 1, frame.source, frame.reaction)


class Aim(Verb, frozen=True):
    """Choose the target of the effect."""

    target: Target

    def run(self, state: State, frame: Resolve) -> Decision | None:
        target = self._reaching(state, frame) if state.book.answered else self.target
        found = aims(state, frame.seat, target)
        if target.is_figure and (not state.book.moons or _are_only_own(state, frame.seat, target, found)):
            found.append(IMAGINARY)
        return self.choose(state, frame, "target", [Action("target", frame.source, thing) for thing in found])

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        self._set(state, frame, action.target)

    def miss(self, state: State, frame: Resolve) -> None:
        self._set(state, frame, "")

    def refuse(self, state: State, frame: Resolve, action: Action) -> Reason:
        if action.kind != "target" or Action("target", frame.source, action.target) in (state.decision or ()):
            return Reason("target_first", frame.source)
        if state.book.answered:
            target = self._reaching(state, frame)
            reason = refuse_aim(state, frame.seat, target.kind, target.range, action.target)
            if reason is not None and action.target not in state.room_ids:
                return reason
            return refuse_target(state, frame.seat, target, action.target)
        return refuse_target(state, frame.seat, self.target, action.target)

    def _reaching(self, state: State, frame: Resolve) -> Target:
        """Return the target with the range that the mage has now."""
        printed = self.target
        reach = printed.range + reach_bonus(state, frame.seat, printed.range)
        return Target(printed.kind, reach, printed.whose)

    def _set(self, state: State, frame: Resolve, target: str) -> None:
        if state.book.answered:
            frame.next(state, target=target, notes=replace(frame.notes, aimed=state.place(target)))
        else:
            frame.next(state, target=target)
        state.emit("targeted", frame.seat, target, cause=frame.source)


def _are_only_own(state: State, seat: int, target: Target, found: list[str]) -> bool:
    """Tell whether an effect that may aim at anybody's figures reaches none but evocations of one's own."""
    evocations = state.evocations
    own = (figure in evocations and evocations[figure].owner == seat for figure in found)
    return target.whose == "any" and bool(found) and all(own)

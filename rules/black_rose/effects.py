"""The vocabulary of the components: each verb is a small frozen record that asks and acts.

An effect is a list of verbs. `Resolve` is the frame that carries them out one after another; what
cannot be done is skipped. Its registers hold what one verb leaves for the next: the target, the
evocation last spoken of (`it`) and its room, and whether the last verb did anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from msgspec import Struct

from rules.black_rose import damage, rooms
from rules.black_rose.targets import (
    IMAGINARY,
    SEATS,
    Target,
    aims,
)
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame
from rules.core.reasons import NOT_NOW, Reason

if TYPE_CHECKING:
    from rules.black_rose.state import State

Trigger = Literal["harmed", "left", "own_left", "entered", "placed", "summoned", "acted"]
Stat = Literal["strength", "speed"]
DECLINE = Action("decline")


class Resolve(Frame["State"], frozen=True):
    """An effect of a component being applied by a seat, verb by verb.

    `reaction` marks what a lasting effect does of itself: it wakes no other lasting effect.
    """

    seat: int
    source: str
    face: int = 0
    step: int = 0
    target: str = ""
    it: str = ""
    place: int = -1
    did: bool = False
    slot: int = -1
    reaction: bool = False
    struck: str = ""
    dealt: int = 0

    def run(self, state: State) -> Decision | None:
        program = state.book.programs[self.source][self.face]
        if self.step >= len(program):
            state.stack.pop()
            return None
        return program[self.step].run(state, self)

    def answer(self, state: State, action: Action) -> None:
        state.book.programs[self.source][self.face][self.step].answer(state, self, action)

    def refuse(self, state: State, action: Action) -> Reason:
        return state.book.programs[self.source][self.face][self.step].refuse(state, self, action)

    def next(self, state: State, did: bool | None = None, jump: int = 1) -> None:
        """Go on to the next verb."""
        state.stack[-1] = Resolve(
            self.seat,
            self.source,
            self.face,
            self.step + jump,
            self.target,
            self.it,
            self.place,
            self.did if did is None else did,
            self.slot,
            self.reaction,
            self.struck,
            self.dealt,
        )

    def speak_of(self, state: State, figure: str, did: bool = True) -> None:
        """Go on to the next verb, an evocation being `it` from now on."""
        self.replace(state, step=self.step + 1, it=figure, place=state.place(figure), did=did)

    def ask(self, prompt: str, options: list[Action], seat: int | None = None) -> Decision:
        """Ask the seat that applies the effect, or another one."""
        return Decision(self.seat if seat is None else seat, prompt, tuple(options), self.source)


class Verb(Struct, frozen=True):
    """One instruction of a component's text."""

    harms: ClassVar[bool] = False
    """Whether mages may have to fall at its full stop."""
    summons: ClassVar[bool] = False
    """Whether the effect it belongs to counts as one of summoning."""

    def flat(self) -> list[Verb]:
        """Return the verb as steps of a program."""
        return [self]

    def run(self, state: State, frame: Resolve) -> Decision | None:
        """Act and go on, or ask."""
        frame.next(state)
        return None

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        """Act on the choice and go on."""

    def refuse(self, state: State, frame: Resolve, action: Action) -> Reason:
        """Say why an action is none of the options."""
        return NOT_NOW


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


def flatten(verbs: tuple[Verb, ...]) -> list[Verb]:
    """Return the steps of verbs within an instruction."""
    return [step for verb in verbs for step in verb.flat()]


# --- the course of an effect -------------------------------------------------------------------------


class Stop(Verb, frozen=True):
    """A full stop: mages with no health left are defeated now."""

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state)
        damage.settle(state)
        return None


class Unless(Verb, frozen=True):
    """Skip steps unless the last verb did something."""

    steps: int

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state, jump=1 if frame.did else self.steps + 1)
        return None


class Skip(Verb, frozen=True):
    """Skip steps."""

    steps: int

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state, jump=self.steps + 1)
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
        frame.next(state, owner not in (None, frame.seat))
        return None


class Summoned(Verb, frozen=True):
    """The end of an effect that speaks of summoning."""

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state)
        if not frame.reaction:
            state.happen("summoned", frame.seat)
        return None


class Icon(Verb, frozen=True):
    """The instability of a revealed spell: place 1 in your room, before anything else."""

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state)
        place = state.seats[frame.seat].place
        if place >= 0:
            rooms.place(state, frame.seat, frame.seat, place, 1, frame.source, frame.reaction)
        return None


class Aim(Verb, frozen=True):
    """Choose the target of the effect."""

    target: Target

    def run(self, state: State, frame: Resolve) -> Decision | None:
        found = aims(state, frame.seat, self.target)
        if self.target.is_figure:
            found.append(IMAGINARY)
        if len(found) > 1:
            return frame.ask("target", [Action("target", frame.source, thing) for thing in found])
        self._set(state, frame, found[0] if found else "")
        return None

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        self._set(state, frame, action.target)

    def refuse(self, state: State, frame: Resolve, action: Action) -> Reason:
        if action.kind != "target":
            return Reason("target_first", frame.source)
        return refuse_target(state, frame.seat, self.target, action.target)

    def _set(self, state: State, frame: Resolve, target: str) -> None:
        frame.replace(state, step=frame.step + 1, target=target)
        state.emit("targeted", frame.seat, target, cause=frame.source)


def refuse_target(state: State, seat: int, target: Target, aim: str) -> Reason:
    """Say why something cannot be the target."""
    place = state.place(aim)
    if place < 0:
        return Reason("in_cell" if place == -1 else "no_such_target", aim)
    if target.is_figure and aim in state.room_ids:
        return Reason("not_a_figure", aim)
    if target.kind == "area" and aim not in state.room_ids:
        return Reason("not_a_room", aim)
    own = state.seats[seat].place
    if own >= 0 and state.board.apart[own][place] > target.range:
        return Reason("too_far", aim, target.range)
    if place not in state.board.in_range(seat, own, target.range):
        return Reason("no_line_of_sight", aim)
    return Reason("wrong_target", aim)


# --- what lasts --------------------------------------------------------------------------------------


class Lasting(Verb, frozen=True):
    """Something that holds until the card leaves its slot."""

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state)
        on = SEATS.get(frame.target, frame.seat) if frame.target != IMAGINARY else None
        if on is not None:
            state.keep(frame.seat, frame.slot, on)
        return None


class Whenever(Lasting, frozen=True):
    """Each time something happens, do this."""

    trigger: Trigger
    do: tuple[Verb, ...]


class Modifier(Lasting, frozen=True):
    """A number of the mage, of its evocations, or of the bearing evocation is higher."""

    stat: Stat
    of: Literal["you", "own_evocations", "this"]
    add: int


class Ward(Lasting, frozen=True):
    """Ignore so much of every damage that you would take."""

    n: int


# --- what an upgrade gives ---------------------------------------------------------------------------


class Guard(Verb, frozen=True):
    """Who does not own the evocation places less instability in its room."""

    n: int


class Outlive(Verb, frozen=True):
    """Instead of being defeated, discard the upgrade and heal all damage."""

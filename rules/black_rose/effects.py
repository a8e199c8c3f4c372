"""The vocabulary of the components: each verb is a small frozen record that asks and acts.

An effect is a list of verbs. `Resolve` is the frame that carries them out one after another; what
cannot be done is skipped. Its registers hold what one verb leaves for the next: the target, the
evocation last spoken of (`it`) and its room, and whether the last verb did anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from rules.black_rose import damage, evocations, rooms
from rules.black_rose.actions import Acting, Drive, Strike, activate
from rules.black_rose.study import HandLimit
from rules.black_rose.targets import (
    CUBES,
    IMAGINARY,
    MAGES,
    SEATS,
    Choose,
    Figures,
    Near,
    Power,
    RoomRef,
    Target,
    aims,
    candidates,
    figures,
    power,
)
from rules.black_rose.targets import rooms as rooms_of
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
        if any(isinstance(step, Damage | Ultimatum) for step in flat):
            steps.append(Stop())
    if any(isinstance(step, Summon) for step in steps):
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


# --- damage ------------------------------------------------------------------------------------------


class Damage(Verb, frozen=True):
    """Deal damage to figures."""

    n: int
    to: Figures = "target"
    by: Power = "you"

    def run(self, state: State, frame: Resolve) -> Decision | None:
        by = power(state, frame, self.by)
        assert by is not None
        victims = figures(state, frame, self.to)
        shares = damage.shares(state, by, victims, self.n, frame.source)
        frame.next(state, bool(shares) and state.supply[by] > 0)
        if sum(share for _, share in shares) > state.supply[by]:
            state.stack.append(damage.Share(frame.seat, by, tuple(shares), frame.source, frame.reaction))
        elif shares:
            damage.deal(state, by, shares, frame.source, frame.reaction)
        return None


class Ultimatum(Verb, frozen=True):
    """The target discards an unrevealed prepared spell, or takes damage; it decides."""

    n: int

    def run(self, state: State, frame: Resolve) -> Decision | None:
        seat = SEATS.get(frame.target)
        if seat is None:
            frame.next(state)
            return None
        slots = state.unrevealed(seat)
        if not slots:
            self._suffer(state, frame)
            return None
        options = [Action("discard", state.slot_id(seat, slot)) for slot in slots]
        return frame.ask("ultimatum", [*options, Action("suffer", arg=self.n)], seat)

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        if action.kind == "suffer":
            self._suffer(state, frame)
        else:
            frame.next(state)
            state.discard_prepared(SEATS[frame.target], int(action.source[-1]), frame.source)

    def _suffer(self, state: State, frame: Resolve) -> None:
        frame.next(state)
        shares = damage.shares(state, frame.seat, [frame.target], self.n, frame.source)
        damage.deal(state, frame.seat, shares, frame.source, frame.reaction)


class ReplaceDamage(Verb, frozen=True):
    """Turn damage of others on figures into damage of one's own."""

    n: int
    who: Figures
    by: Power = "you"

    def run(self, state: State, frame: Resolve) -> Decision | None:
        by = power(state, frame, self.by)
        assert by is not None
        frame.next(state)
        for figure in figures(state, frame, self.who):
            damage.replace(state, by, figure, self.n, frame.source)
        return None


class ReplaceDealt(Verb, frozen=True):
    """The Black Rose turns what the evocation just activated has dealt into damage of her own."""

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state)
        if frame.dealt and state.place(frame.struck) >= 0:
            damage.replace_last(state, frame.seat, frame.struck, frame.dealt, frame.source)
        return None


class Heal(Verb, frozen=True):
    """Return damage from a figure to its owners."""

    n: int
    who: Figures = "you"

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state)
        for figure in figures(state, frame, self.who):
            if state.place(figure) >= 0:
                state.stack.append(damage.Healing(frame.seat, figure, self.n, frame.source))
        return None


class Attack(Verb, frozen=True):
    """Make a physical attack, or not."""

    range: int
    bonus: int = 0

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state)
        state.stack.append(Strike(frame.seat, self.range, self.bonus, frame.source))
        return None


# --- instability -------------------------------------------------------------------------------------


class Place(Verb, frozen=True):
    """Place instability in rooms, as far as there are free slots."""

    n: int
    room: RoomRef | Near
    by: Power = "you"
    colour: Power | None = None
    optional: bool = False

    def powers(self, state: State, frame: Resolve) -> tuple[int | None, int | None]:
        """Return who places, and whose cubes."""
        return power(state, frame, self.by), power(state, frame, self.colour or self.by)

    def free(self, state: State, frame: Resolve) -> list[int]:
        """List the rooms in which something can be placed; an imaginary target places nothing."""
        by, colour = self.powers(state, frame)
        if by is None or colour is None:
            return []
        if isinstance(self.room, Near):
            near = state.board.in_range(by, state.seats[by].place, self.room.range)
        else:
            near = tuple(rooms_of(state, frame, self.room))
        return [place for place in near if rooms.room_for(state, by, colour, place, self.n)]

    def run(self, state: State, frame: Resolve) -> Decision | None:
        free = self.free(state, frame)
        if isinstance(self.room, Near) and free and (len(free) > 1 or self.optional):
            options = [Action("room", frame.source, state.rooms[room].id) for room in free]
            options += [DECLINE] if self.optional else []
            return frame.ask("place_in", options, power(state, frame, self.by))
        self._place(state, frame, free)
        return None

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        self._place(state, frame, [] if action == DECLINE else [state.place(action.target)])

    def _place(self, state: State, frame: Resolve, free: list[int]) -> None:
        frame.next(state, bool(free))
        by, colour = self.powers(state, frame)
        if by is None or colour is None:
            return
        if len(free) > state.supply[colour]:
            state.stack.append(rooms.Scatter(frame.seat, colour, tuple(free), frame.source))
            return
        for place in free:
            rooms.place(state, by, colour, place, self.n, frame.source, frame.reaction)


class Replace(Verb, frozen=True):
    """Turn instability of others in a room into one's own."""

    n: int
    room: RoomRef

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state)
        for place in rooms_of(state, frame, self.room):
            state.stack.append(rooms.Replacing(frame.seat, place, self.n, frame.source))
        return None


class RemoveOwn(Verb, frozen=True):
    """Take one instability of one's own out of the room of the evocation, or not."""

    def run(self, state: State, frame: Resolve) -> Decision | None:
        room = state.rooms[state.place(frame.it)]
        if frame.seat not in room.cubes:
            frame.next(state, did=False)
            return None
        return frame.ask("skill", [Action("remove", CUBES[frame.seat], room.id), DECLINE])

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        frame.next(state, did=action != DECLINE)
        if action != DECLINE:
            rooms.remove(state, frame.seat, state.place(frame.it), frame.source)


# --- power -------------------------------------------------------------------------------------------


class Gain(Verb, frozen=True):
    """Gain power."""

    n: int
    who: Power = "you"

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state)
        who = power(state, frame, self.who)
        if who is not None:
            state.gain(who, self.n, frame.source)
        return None


class Lose(Verb, frozen=True):
    """Lose power, never below nothing."""

    n: int

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state)
        state.gain(frame.seat, -min(self.n, state.power(frame.seat)), frame.source)
        return None


# --- movement ----------------------------------------------------------------------------------------


class Move(Verb, frozen=True):
    """Move up to so many times, one room each."""

    times: int

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state)
        state.stack.append(
            Acting(MAGES[frame.seat], frame.seat, frame.source, steps=self.times, strikes=False)
        )
        return None


class DriveOut(Verb, frozen=True):
    """Put each enemy figure in the target room into a neighbouring room of choice."""

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state)
        driven = figures(state, frame, "enemies_in_target_room")
        if driven:
            state.stack.append(Drive(frame.seat, tuple(driven), frame.source))
        return None


class Swap(Verb, frozen=True):
    """Exchange rooms with the target."""

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state)
        mine, theirs = state.seats[frame.seat].place, state.place(frame.target)
        if mine >= 0 and theirs >= 0 and mine != theirs:
            state.move(MAGES[frame.seat], theirs, frame.source, frame.reaction)
            state.move(frame.target, mine, frame.source, frame.reaction)
        return None


# --- evocations --------------------------------------------------------------------------------------


class Summon(Verb, frozen=True):
    """Put an evocation from the supply in a room."""

    kind: str
    room: RoomRef | Near

    def run(self, state: State, frame: Resolve) -> Decision | None:
        if isinstance(self.room, Near):
            place = state.seats[frame.seat].place
            near = state.board.in_range(frame.seat, place, self.room.range)
            if evocations.in_supply(state, self.kind) and len(near) > 1:
                options = [Action("room", frame.source, state.rooms[room].id) for room in near]
                return frame.ask("summon_in", options)
            self._summon(state, frame, list(near))
        else:
            self._summon(state, frame, rooms_of(state, frame, self.room))
        return None

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        self._summon(state, frame, [state.place(action.target)])

    def _summon(self, state: State, frame: Resolve, places: list[int]) -> None:
        figure = evocations.in_supply(state, self.kind) if places else ""
        if not figure:
            frame.next(state, did=False)
            return
        frame.replace(state, step=frame.step + 1, it=figure, place=places[0], did=True)
        evocations.summon(state, frame.seat, self.kind, figure, places[0], frame.source)


class Summoned(Verb, frozen=True):
    """The end of an effect that speaks of summoning."""

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state)
        if not frame.reaction:
            state.happen("summoned", frame.seat)
        return None


class Picking(Verb, frozen=True):
    """A verb that needs one evocation; with a single candidate it does not ask."""

    which: Literal["it", "target"] | Choose

    def found(self, state: State, frame: Resolve) -> list[str]:
        """List the evocations that fit."""
        if isinstance(self.which, Choose):
            return candidates(state, frame, self.which)
        return [figure for figure in figures(state, frame, self.which) if figure in state.evocations]

    def run(self, state: State, frame: Resolve) -> Decision | None:
        found = self.found(state, frame)
        if len(found) > 1:
            return frame.ask(type(self).__name__.lower(), [Action("pick", frame.source, f) for f in found])
        if found:
            self.pick(state, frame, found[0])
        else:
            frame.next(state, did=False)
        return None

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        self.pick(state, frame, action.target)

    def pick(self, state: State, frame: Resolve, figure: str) -> None:
        """Act on the evocation and go on."""


class Activate(Picking, frozen=True):
    """Activate an evocation under one's control."""

    bonus: int = 0

    def pick(self, state: State, frame: Resolve, figure: str) -> None:
        frame.speak_of(state, figure)
        activate(state, frame.seat, figure, self.bonus)


class Remove(Picking, frozen=True):
    """Remove an evocation from the lodge; nobody defeated it."""

    def pick(self, state: State, frame: Resolve, figure: str) -> None:
        frame.speak_of(state, figure)
        evocations.leave(state, figure, "removed", frame.source, frame.reaction)


class RemoveAll(Verb, frozen=True):
    """Remove every evocation of a kind."""

    kind: str

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state)
        for figure in [figure for figure, evo in state.evocations.items() if evo.kind == self.kind]:
            evocations.leave(state, figure, "removed", frame.source, frame.reaction)
        return None


class Upgrade(Picking, frozen=True):
    """Assign an upgrade card to an evocation: a certain kind, or any that is left."""

    kind: str = ""

    def run(self, state: State, frame: Resolve) -> Decision | None:
        kinds = [kind for kind in dict.fromkeys(state.upgrades) if self.kind in ("", kind)]
        options = [Action("upgrade", kind, figure) for figure in self.found(state, frame) for kind in kinds]
        if len(options) > 1:
            return frame.ask("upgrade", options)
        if options:
            self.answer(state, frame, options[0])
        else:
            frame.next(state)
        return None

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        frame.next(state)
        evocations.assign(state, action.source, action.target, frame.source)


class Strengthen(Verb, frozen=True):
    """The evocation is stronger until its activation ends."""

    n: int

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state)
        acting = state.stack[-2]
        assert isinstance(acting, Acting)
        state.stack[-2] = acting.stronger(self.n)
        state.emit("strengthened", frame.seat, frame.it, amount=self.n, cause=frame.source)
        return None


# --- cards -------------------------------------------------------------------------------------------


class Draw(Verb, frozen=True):
    """Take the top spells of the grimoire or the library into hand."""

    n: int
    zone: Literal["grimoire", "library"] = "grimoire"

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state)
        state.draw(frame.seat, self.zone, self.n)
        state.stack.append(HandLimit(frame.seat))
        return None


class DiscardPrepared(Verb, frozen=True):
    """Discard one unrevealed prepared spell."""

    def run(self, state: State, frame: Resolve) -> Decision | None:
        slots = state.unrevealed(frame.seat)
        if not slots:
            frame.next(state, did=False)
            return None
        options = [Action("discard", state.slot_id(frame.seat, slot)) for slot in slots]
        if len(options) > 1:
            return frame.ask("discard_prepared", options)
        self.answer(state, frame, options[0])
        return None

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        frame.next(state, did=True)
        state.discard_prepared(frame.seat, int(action.source[-1]), frame.source)


class TakeForgotten(Verb, frozen=True):
    """Take the top card of the forgotten spells into hand."""

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state)
        state.take_forgotten(frame.seat)
        state.stack.append(HandLimit(frame.seat))
        return None


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

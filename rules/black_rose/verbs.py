"""What effects do: damage, instability, power, movement, evocations, cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from rules.black_rose import damage, evocations, rooms
from rules.black_rose.actions import Acting, Drive, Strike, activate
from rules.black_rose.resolve import DECLINE, Resolve, Verb
from rules.black_rose.study import HandLimit
from rules.black_rose.targets import (
    CUBES,
    MAGES,
    SEATS,
    Choose,
    Figures,
    Near,
    Power,
    RoomRef,
    candidates,
    figures,
    power,
)
from rules.black_rose.targets import rooms as rooms_of
from rules.core.action import Action
from rules.core.decision import Decision

if TYPE_CHECKING:
    from rules.black_rose.state import State


# --- damage ------------------------------------------------------------------------------------------


class Damage(Verb, frozen=True):
    """Deal damage to figures."""

    harms: ClassVar[bool] = True

    n: int
    to: Figures = "target"
    by: Power = "you"

    def run(self, state: State, frame: Resolve) -> Decision | None:
        by = power(state, frame, self.by)
        assert by is not None
        victims = figures(state, frame, self.to)
        shares = damage.shares(state, by, victims, self.n, frame.source)
        frame.next(state, did=bool(shares) and state.supply[by] > 0)
        if sum(share for _, share in shares) > state.supply[by]:
            state.stack.append(damage.Share(frame.seat, by, tuple(shares), frame.source, frame.reaction))
        elif shares:
            damage.deal(state, by, shares, frame.source, frame.reaction)
        return None


class Ultimatum(Verb, frozen=True):
    """The target discards an unrevealed prepared spell, or takes damage; it decides."""

    harms: ClassVar[bool] = True

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

    def act(self, state: State, frame: Resolve) -> None:
        by = power(state, frame, self.by)
        assert by is not None
        for figure in figures(state, frame, self.who):
            damage.replace(state, by, figure, self.n, frame.source)


class ReplaceDealt(Verb, frozen=True):
    """The Black Rose turns what the evocation just activated has dealt into damage of her own."""

    def act(self, state: State, frame: Resolve) -> None:
        if frame.dealt and state.place(frame.struck) >= 0:
            damage.replace_last(state, frame.seat, frame.struck, frame.dealt, frame.source)


class Heal(Verb, frozen=True):
    """Return damage from a figure to its owners."""

    n: int
    who: Figures = "you"

    def act(self, state: State, frame: Resolve) -> None:
        for figure in figures(state, frame, self.who):
            if state.place(figure) >= 0:
                state.stack.append(damage.Healing(frame.seat, figure, self.n, frame.source))


class Attack(Verb, frozen=True):
    """Make a physical attack, or not."""

    range: int
    bonus: int = 0

    def act(self, state: State, frame: Resolve) -> None:
        state.stack.append(Strike(frame.seat, self.range, self.bonus, frame.source))


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
        frame.next(state, did=bool(free))
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

    def act(self, state: State, frame: Resolve) -> None:
        for place in rooms_of(state, frame, self.room):
            state.stack.append(rooms.Replacing(frame.seat, place, self.n, frame.source))


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

    def act(self, state: State, frame: Resolve) -> None:
        who = power(state, frame, self.who)
        if who is not None:
            state.gain(who, self.n, frame.source)


class Lose(Verb, frozen=True):
    """Lose power, never below nothing."""

    n: int

    def act(self, state: State, frame: Resolve) -> None:
        state.gain(frame.seat, -min(self.n, state.power(frame.seat)), frame.source)


# --- movement ----------------------------------------------------------------------------------------


class Move(Verb, frozen=True):
    """Move up to so many times, one room each."""

    times: int

    def act(self, state: State, frame: Resolve) -> None:
        state.stack.append(
            Acting(MAGES[frame.seat], frame.seat, frame.source, steps=self.times, strikes=False)
        )


class DriveOut(Verb, frozen=True):
    """Put each enemy figure in the target room into a neighbouring room of choice."""

    def act(self, state: State, frame: Resolve) -> None:
        driven = figures(state, frame, "enemies_in_target_room")
        if driven:
            state.stack.append(Drive(frame.seat, tuple(driven), frame.source))


class Swap(Verb, frozen=True):
    """Exchange rooms with the target."""

    def act(self, state: State, frame: Resolve) -> None:
        mine, theirs = state.seats[frame.seat].place, state.place(frame.target)
        if mine >= 0 and theirs >= 0 and mine != theirs:
            state.move(MAGES[frame.seat], theirs, frame.source, frame.reaction)
            state.move(frame.target, mine, frame.source, frame.reaction)


# --- evocations --------------------------------------------------------------------------------------


class Summon(Verb, frozen=True):
    """Put an evocation from the supply in a room."""

    summons: ClassVar[bool] = True

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
        frame.next(state, it=figure, place=places[0], did=True)
        evocations.summon(state, frame.seat, self.kind, figure, places[0], frame.source)


class Picking(Verb, frozen=True):
    """A verb that needs one evocation; with a single candidate it does not ask."""

    which: Literal["it", "target"] | Choose

    def found(self, state: State, frame: Resolve) -> list[str]:
        """List the evocations that fit."""
        if isinstance(self.which, Choose):
            return candidates(state, frame, self.which)
        return [figure for figure in figures(state, frame, self.which) if figure in state.evocations]

    def run(self, state: State, frame: Resolve) -> Decision | None:
        options = [Action("pick", frame.source, figure) for figure in self.found(state, frame)]
        return self.choose(state, frame, type(self).__name__.lower(), options)

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

    def act(self, state: State, frame: Resolve) -> None:
        for figure in [figure for figure, evo in state.evocations.items() if evo.kind == self.kind]:
            evocations.leave(state, figure, "removed", frame.source, frame.reaction)


class Upgrade(Picking, frozen=True):
    """Assign an upgrade card to an evocation: a certain kind, or any that is left."""

    kind: str = ""

    def run(self, state: State, frame: Resolve) -> Decision | None:
        kinds = [kind for kind in dict.fromkeys(state.upgrades) if self.kind in ("", kind)]
        options = [Action("upgrade", kind, figure) for figure in self.found(state, frame) for kind in kinds]
        return self.choose(state, frame, "upgrade", options)

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        frame.next(state)
        evocations.assign(state, action.source, action.target, frame.source)


class Strengthen(Verb, frozen=True):
    """The evocation is stronger until its activation ends."""

    n: int

    def act(self, state: State, frame: Resolve) -> None:
        acting = state.stack[-2]
        assert isinstance(acting, Acting)
        state.stack[-2] = acting.stronger(self.n)
        state.emit("strengthened", frame.seat, frame.it, amount=self.n, cause=frame.source)


# --- cards -------------------------------------------------------------------------------------------


class Draw(Verb, frozen=True):
    """Take the top spells of the grimoire or the library into hand."""

    n: int
    zone: Literal["grimoire", "library"] = "grimoire"

    def act(self, state: State, frame: Resolve) -> None:
        state.draw(frame.seat, self.zone, self.n)
        state.stack.append(HandLimit(frame.seat))


class DiscardPrepared(Verb, frozen=True):
    """Discard one unrevealed prepared spell."""

    def run(self, state: State, frame: Resolve) -> Decision | None:
        slots = [state.slot_id(frame.seat, slot) for slot in state.unrevealed(frame.seat)]
        return self.choose(state, frame, "discard_prepared", [Action("discard", slot) for slot in slots])

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        frame.next(state, did=True)
        state.discard_prepared(frame.seat, int(action.source[-1]), frame.source)


class TakeForgotten(Verb, frozen=True):
    """Take the top card of the forgotten spells into hand."""

    def act(self, state: State, frame: Resolve) -> None:
        state.take_forgotten(frame.seat)
        state.stack.append(HandLimit(frame.seat))

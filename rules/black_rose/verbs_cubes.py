"""Verbs of damage, instability and power."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rules.black_rose import damage, rooms
from rules.black_rose.actions import Strike
from rules.black_rose.refusals import end_among, out_of_range, refuse_other, refuse_room, refuse_slot
from rules.black_rose.resolve import DECLINE, Resolve, Verb
from rules.black_rose.score import gain
from rules.black_rose.spells import discard_prepared
from rules.black_rose.targets import (
    CUBES,
    NOWHERE,
    SEATS,
    Figures,
    Near,
    Power,
    RoomRef,
    figures,
    power,
    reaches,
)
from rules.black_rose.targets import rooms as rooms_of
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.ids import number_of
from rules.core.reasons import NOT_NOW, Reason

if TYPE_CHECKING:
    from rules.black_rose.state import State


class Damage(Verb, frozen=True):
    """Deal damage to figures."""

    harms: ClassVar[bool] = True

    n: int
    to: Figures = "target"
    by: Power = "you"

    def run(self, state: State, frame: Resolve) -> Decision | None:
        by = power(state, frame, self.by)
        assert by is not None
        shares = damage.shares(state, by, figures(state, frame, self.to), self.n, frame.source)
        frame.next(state, did=bool(shares) and state.supply[by] > 0)
        damage.spread(state, frame, by, shares)
        return None

    def uses(self, state: State, frame: Resolve, power_: int) -> int:
        if power(state, frame, self.by) != power_:
            return 0
        victims = figures(state, frame, self.to)
        return sum(amount for _, amount in damage.possible(state, power_, victims, self.n))


class Ultimatum(Verb, frozen=True):
    """The target discards an unrevealed prepared spell, or takes damage; it decides."""

    harms: ClassVar[bool] = True

    n: int

    def run(self, state: State, frame: Resolve) -> Decision | None:
        if not figures(state, frame, "target"):
            frame.next(state)
            return None
        seat = SEATS[frame.target]
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
            discard_prepared(state, SEATS[frame.target], number_of(action.source), frame.source)

    def refuse(self, state: State, frame: Resolve, action: Action) -> Reason:
        return refuse_slot(state, SEATS[frame.target], action)

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
        caps = damage.replaceable(state, by, figures(state, frame, self.who), self.n)
        damage.spread(state, frame, by, caps, replaces=True)


class ReplaceDealt(Verb, frozen=True):
    """The Black Rose turns what the evocation just activated has dealt into damage of her own."""

    def act(self, state: State, frame: Resolve) -> None:
        if (
            frame.dealt
            and state.place(frame.struck) != NOWHERE
            and reaches(state, frame.struck, frame.source)
        ):
            damage.replace_last(state, frame.seat, frame.struck, frame.dealt, frame.source)


class Heal(Verb, frozen=True):
    """Return damage from a figure to its owners."""

    n: int
    who: Figures = "you"

    def act(self, state: State, frame: Resolve) -> None:
        for figure in figures(state, frame, self.who):
            state.stack.append(damage.Healing(frame.seat, figure, self.n, frame.source))


class Attack(Verb, frozen=True):
    """Make a physical attack, or not."""

    range: int
    bonus: int = 0

    def act(self, state: State, frame: Resolve) -> None:
        state.stack.append(Strike(frame.seat, self.range, self.bonus, frame.source))


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

    def uses(self, state: State, frame: Resolve, power_: int) -> int:
        by, colour = self.powers(state, frame)
        if by is None or colour != power_:
            return 0
        slots = [rooms.room_for(state, by, power_, place, self.n) for place in self.free(state, frame)]
        return max(slots, default=0) if isinstance(self.room, Near) else sum(slots)

    def run(self, state: State, frame: Resolve) -> Decision | None:
        free = self.free(state, frame)
        if isinstance(self.room, Near) and free and (len(free) > 1 or self.optional):
            options = [Action("room", frame.source, state.rooms[room].id) for room in free]
            options += [DECLINE] if self.optional else []
            return frame.ask("place_in", options, power(state, frame, self.by))
        self._place(state, frame, free)
        return None

    def refuse(self, state: State, frame: Resolve, action: Action) -> Reason:
        room, by = end_among(action, state.room_ids), self.powers(state, frame)[0]
        if not room or by is None or not isinstance(self.room, Near):
            return NOT_NOW
        reason = out_of_range(state, by, self.room.range, room) or refuse_room(state, room)
        if reason is None and state.place(room) not in self.free(state, frame):
            return Reason("room_is_guarded", room)
        return reason or NOT_NOW

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
        later = frame.later_use(state, frame.seat)
        for place in rooms_of(state, frame, self.room):
            state.stack.append(rooms.Replacing(frame.seat, place, self.n, frame.source, later))


class RemoveOwn(Verb, frozen=True):
    """Take one instability of one's own out of the room of the evocation, or not."""

    def run(self, state: State, frame: Resolve) -> Decision | None:
        room = state.rooms[state.place(frame.it)]
        if frame.seat not in room.cubes:
            frame.next(state, did=False)
            return None
        return frame.ask("skill", [Action("remove", CUBES[frame.seat], room.id), DECLINE])

    def refuse(self, state: State, frame: Resolve, action: Action) -> Reason:
        here = state.rooms[state.place(frame.it)].id
        return refuse_other(action, here, state.room_ids)

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        frame.next(state, did=action != DECLINE)
        if action != DECLINE:
            rooms.remove(state, frame.seat, state.place(frame.it), frame.source)


class Gain(Verb, frozen=True):
    """Gain power."""

    n: int
    who: Power = "you"

    def act(self, state: State, frame: Resolve) -> None:
        who = power(state, frame, self.who)
        if who is not None:
            gain(state, who, self.n, frame.source)


class Lose(Verb, frozen=True):
    """Lose power, never below nothing."""

    n: int

    def act(self, state: State, frame: Resolve) -> None:
        gain(state, frame.seat, -min(self.n, state.power(frame.seat)), frame.source)

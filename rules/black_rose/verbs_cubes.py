"""Verbs of damage, instability and power."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from rules.black_rose import damage, rooms
from rules.black_rose.amounts import Value, amount
from rules.black_rose.attacks import Attacking
from rules.black_rose.colours import Mending, Recolouring, Spreading
from rules.black_rose.dealing import deal
from rules.black_rose.demands import Strike, Swing
from rules.black_rose.effects import is_banned
from rules.black_rose.queries import (
    THE_ROSE,
    Each,
    Room,
    Who,
    free_slots,
    places,
    touched,
    within_reach,
    word,
)
from rules.black_rose.refusals import end_among, out_of_range, refuse_other, refuse_room, refuse_slot
from rules.black_rose.resolve import DECLINE, Resolve, Verb
from rules.black_rose.selection import Choosing, SelectRoom
from rules.black_rose.spells import discard_prepared
from rules.black_rose.targets import (
    CUBES,
    MAGES,
    NOWHERE,
    ROSE,
    SEATS,
    Near,
    Power,
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


class Damage(Choosing, frozen=True):
    """Deal damage to figures; where it can be answered, unless it is `unpreventable`."""

    harms: ClassVar[bool] = True

    n: Value
    to: Who = "target"
    by: Power = "you"
    unpreventable: bool = False

    def run(self, state: State, frame: Resolve) -> Decision | None:
        by = power(state, frame, self.by)
        assert by is not None
        if state.book.answered:
            self._announce(state, frame, by)
            return None
        assert isinstance(self.n, int)
        assert isinstance(self.to, str)
        shares = damage.shares(state, by, figures(state, frame, self.to), self.n, frame.source)
        frame.next(state, did=bool(shares) and state.supply[by] > 0)
        damage.spread(state, frame, by, shares)
        return None

    def _announce(self, state: State, frame: Resolve, by: int) -> None:
        """Let the damage be answered before it is laid."""
        victims, n = touched(state, frame, self.to), amount(state, frame, self.n)
        frame.next(state, did=False, dealt=0)
        dealer = THE_ROSE if by == ROSE else MAGES[frame.seat]
        deal(state, frame, victims, n, by, dealer, unpreventable=self.unpreventable)

    def uses(self, state: State, frame: Resolve, power_: int) -> int:
        if power(state, frame, self.by) != power_:
            return 0
        assert isinstance(self.n, int)
        assert isinstance(self.to, str)
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
        if state.book.answered:
            deal(state, frame, [frame.target], self.n, frame.seat, MAGES[frame.seat])
            return
        shares = damage.shares(state, frame.seat, [frame.target], self.n, frame.source)
        damage.deal(state, frame.seat, shares, frame.source, frame.reaction)


class ReplaceDamage(Choosing, frozen=True):
    """Turn damage of others on figures into damage of one's own."""

    n: Value
    who: Who
    by: Power = "you"
    up_to: bool = False

    def act(self, state: State, frame: Resolve) -> None:
        by = power(state, frame, self.by)
        assert by is not None
        if state.book.answered:
            n = amount(state, frame, self.n)
            for figure in reversed(touched(state, frame, self.who)):
                if state.owner(figure) not in (None, by):
                    state.stack.append(Recolouring(frame.seat, by, figure, n, frame.source, self.up_to))
            return
        assert isinstance(self.n, int)
        assert isinstance(self.who, str)
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


class Heal(Choosing, frozen=True):
    """Return damage from figures to its owners; `split` among them, or `first` that of the Black Rose."""

    n: Value
    who: Who = "you"
    split: bool = False
    first: Power | None = None
    up_to: bool = False

    def act(self, state: State, frame: Resolve) -> None:
        if state.book.answered:
            self._mend(state, frame)
            return
        assert isinstance(self.n, int)
        assert isinstance(self.who, str)
        for figure in figures(state, frame, self.who):
            state.stack.append(damage.Healing(frame.seat, figure, self.n, frame.source))

    def _mend(self, state: State, frame: Resolve) -> None:
        """Let whoever heals choose the colours; mages whom an event heals do so themselves."""
        found = [figure for figure in touched(state, frame, self.who) if not is_banned(state, figure, "heal")]
        groups = [tuple(found)] if self.split else [(figure,) for figure in found]
        first = ROSE if self.first == "black_rose" else None
        for group in reversed([group for group in groups if group]):
            seat = SEATS.get(group[0], frame.seat) if frame.notes.rose else frame.seat
            n = amount(state, frame, self.n)
            state.stack.append(Mending(seat, group, n, frame.source, self.up_to, first))


class Attack(Choosing, frozen=True):
    """Make a physical attack, or not; where attacks can be answered, it is one of `who` on `to`."""

    range: int = 0
    bonus: int = 0
    who: Who = "you"
    to: Who | None = None
    strength: int | None = None

    def act(self, state: State, frame: Resolve) -> None:
        if state.book.answered:
            for figure in touched(state, frame, self.who):
                self._attack(state, frame, figure)
            return
        state.stack.append(Strike(frame.seat, self.range, self.bonus, frame.source))

    def _attack(self, state: State, frame: Resolve, figure: str) -> None:
        """Let a figure attack those it is to attack, or one in its room of choice."""
        place = state.place(figure)
        strength = (state.strength(figure) if self.strength is None else self.strength) + self.bonus
        near = state.board.in_range(frame.seat, place, self.range) if self.range else (place,)
        foes = [foe for room in near for foe in state.foes(frame.seat, room, figure)]
        foes = [foe for foe in foes if within_reach(state, frame, foe)]
        if self.to is None:
            if foes:
                state.stack.append(Swing(figure, frame.seat, strength, frame.source))
            return
        targets = tuple([foe for foe in touched(state, frame, self.to) if foe in foes])
        if targets:
            stage = 1 if isinstance(self.to, Each) else 0
            state.stack.append(Attacking(figure, frame.seat, targets, strength, frame.source, stage))


class Place(Choosing, frozen=True):
    """Place instability in rooms, as far as there are free slots.

    `pick` each: in every room that fits; different: in so many of them, 1 each; spread: shared out freely.
    """

    n: Value
    room: Room | Near
    by: Power = "you"
    colour: Power | None = None
    optional: bool = False
    pick: Literal["", "each", "different", "spread"] = ""
    up_to: bool = False

    def flat(self) -> list[Verb]:
        return [self] if isinstance(self.room, Near) else super().flat()

    def has_choice(self, room: object) -> bool:
        return not self.pick and super().has_choice(room)

    def choose_room(self, room: Room) -> list[Verb]:
        return [SelectRoom(room, "place", self.by)]

    def powers(self, state: State, frame: Resolve) -> tuple[int | None, int | None]:
        """Return who places, and whose cubes."""
        return power(state, frame, self.by), power(state, frame, self.colour or self.by)

    def free(self, state: State, frame: Resolve) -> list[int]:
        """List the rooms in which something can be placed; an imaginary target places nothing."""
        by, colour = self.powers(state, frame)
        if by is None or colour is None:
            return []
        assert isinstance(self.n, int)
        if isinstance(self.room, Near):
            near = state.board.in_range(by, state.seats[by].place, self.room.range)
        else:
            near = tuple(rooms_of(state, frame, word(self.room)))
        return [place for place in near if rooms.room_for(state, by, colour, place, self.n)]

    def uses(self, state: State, frame: Resolve, power_: int) -> int:
        by, colour = self.powers(state, frame)
        if by is None or colour != power_:
            return 0
        assert isinstance(self.n, int)
        slots = [rooms.room_for(state, by, power_, place, self.n) for place in self.free(state, frame)]
        return max(slots, default=0) if isinstance(self.room, Near) else sum(slots)

    def run(self, state: State, frame: Resolve) -> Decision | None:
        if state.book.answered:
            return self._place_answered(state, frame)
        free = self.free(state, frame)
        if isinstance(self.room, Near) and free and (len(free) > 1 or self.optional):
            options = [Action("room", frame.source, state.rooms[room].id) for room in free]
            options += [DECLINE] if self.optional else []
            return frame.ask("place_in", options, power(state, frame, self.by))
        self._place(state, frame, free)
        return None

    def _place_answered(self, state: State, frame: Resolve) -> Decision | None:
        """Place instability as one instruction that everybody may answer."""
        by = power(state, frame, self.by)
        assert not isinstance(self.room, Near)
        if by is None:
            frame.next(state, did=False)
            return None
        found = tuple(places(state, frame, self.room))
        n = amount(state, frame, self.n)
        frame.next(state, did=any(free_slots(state, place) for place in found) and state.supply[by] > 0)
        each = self.pick == "each"
        n = n * len(found) if each else n
        most = n if each else 1 if self.pick == "different" else n
        if each:
            most = n // max(1, len(found))
        state.stack.append(Spreading(frame.seat, by, found, n, most, frame.source, self.up_to))
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
        assert isinstance(self.n, int)
        for place in free:
            rooms.place(state, by, colour, place, self.n, frame.source, frame.reaction)


class Replace(Choosing, frozen=True):
    """Turn instability of others in a room into one's own."""

    n: Value
    room: Room
    by: Power = "you"
    pick: Literal["", "each"] = ""
    up_to: bool = False

    def has_choice(self, room: object) -> bool:
        return not self.pick and super().has_choice(room)

    def choose_room(self, room: Room) -> list[Verb]:
        return [SelectRoom(room, "replace", self.by)]

    def act(self, state: State, frame: Resolve) -> None:
        if state.book.answered:
            by, n = power(state, frame, self.by), amount(state, frame, self.n)
            assert by is not None
            for place in reversed(places(state, frame, self.room)):
                replacing = rooms.Replacing(frame.seat, place, n, frame.source, by=by, up_to=self.up_to)
                state.stack.append(replacing)
            return
        assert isinstance(self.n, int)
        later = frame.later_use(state, frame.seat)
        for place in rooms_of(state, frame, word(self.room)):
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

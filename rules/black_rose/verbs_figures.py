"""Verbs that move mages, and those of evocations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Literal

from rules.black_rose import evocations
from rules.black_rose.actions import Acting, Drive, activate
from rules.black_rose.movement import move
from rules.black_rose.refusals import end_among, out_of_range
from rules.black_rose.resolve import Resolve, Verb
from rules.black_rose.targets import (
    MAGES,
    Choose,
    Near,
    RoomRef,
    candidates,
    figures,
)
from rules.black_rose.targets import rooms as rooms_of
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.reasons import NOT_NOW, Reason

if TYPE_CHECKING:
    from rules.black_rose.state import State


class Move(Verb, frozen=True):
    """Move up to so many times, one room each."""

    times: int

    def act(self, state: State, frame: Resolve) -> None:
        for mage in figures(state, frame, "you"):
            state.stack.append(Acting(mage, frame.seat, frame.source, steps=self.times, strikes=False))


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
            move(state, MAGES[frame.seat], theirs, frame.source, frame.reaction)
            move(state, frame.target, mine, frame.source, frame.reaction)


class Summon(Verb, frozen=True):
    """Put an evocation from the supply in a room."""

    summons: ClassVar[bool] = True

    kind: str
    room: RoomRef | Near

    def run(self, state: State, frame: Resolve) -> Decision | None:
        options = [Action("room", frame.source, state.rooms[room].id) for room in self.rooms(state, frame)]
        return self.choose(state, frame, "summon_in", options)

    def rooms(self, state: State, frame: Resolve) -> Sequence[int]:
        """List where the evocation can be put; nowhere, if there is none in the supply."""
        if not evocations.in_supply(state, self.kind):
            return ()
        if isinstance(self.room, Near):
            return state.board.in_range(frame.seat, state.seats[frame.seat].place, self.room.range)
        return rooms_of(state, frame, self.room)

    def refuse(self, state: State, frame: Resolve, action: Action) -> Reason:
        room = end_among(action, state.room_ids)
        if not room or not isinstance(self.room, Near):
            return NOT_NOW
        return out_of_range(state, frame.seat, self.room.range, room) or NOT_NOW

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        figure, place = evocations.in_supply(state, self.kind), state.place(action.target)
        frame.next(state, it=figure, place=place, did=True)
        evocations.summon(state, frame.seat, self.kind, figure, place, frame.source)


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

    def refuse(self, state: State, frame: Resolve, action: Action) -> Reason:
        found = self.found(state, frame)
        figure = end_among(action, [figure for figure in state.evocations if figure not in found])
        if not figure or end_among(action, found):
            return NOT_NOW
        which, kind = self.which, state.evocations[figure].kind
        if not isinstance(which, Choose):
            return Reason("not_that_one", kind)
        if which.other and figure == frame.it:
            return Reason("another_evocation", kind)
        if which.whose == "own":
            return Reason("not_your_evocation", kind)
        return Reason("not_the_targets_evocation" if which.whose == "target" else "not_that_one", kind)


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

    def refuse(self, state: State, frame: Resolve, action: Action) -> Reason:
        card = end_among(action, state.book.upgrades)
        if card and card not in state.upgrades:
            return Reason("no_upgrade_left", card)
        if card and self.kind not in ("", card):
            return Reason("another_upgrade", self.kind)
        return super().refuse(state, frame, action)


class Strengthen(Verb, frozen=True):
    """The evocation is stronger until its activation ends."""

    n: int

    def act(self, state: State, frame: Resolve) -> None:
        acting = state.stack[-2]
        assert isinstance(acting, Acting)
        state.stack[-2] = acting.stronger(self.n)
        state.emit("strengthened", frame.seat, frame.it, amount=self.n, cause=frame.source)

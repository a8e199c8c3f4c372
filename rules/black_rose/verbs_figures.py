"""Verbs that move mages, and those of evocations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Literal

from msgspec.structs import replace

from rules.black_rose import evocations
from rules.black_rose.actions import Acting, Rouse, activate
from rules.black_rose.amounts import Value, amount
from rules.black_rose.board import CELL
from rules.black_rose.demands import Drive
from rules.black_rose.movement import move
from rules.black_rose.queries import Each, Room, Who, place_of, places, touched, word
from rules.black_rose.records import NOBODY
from rules.black_rose.refusals import end_among, out_of_range
from rules.black_rose.resolve import Resolve, Verb
from rules.black_rose.selection import Choosing, May
from rules.black_rose.steps import Carry, Exchange, Walk
from rules.black_rose.summoning import Making, Taking
from rules.black_rose.targets import MAGES, SEATS, Choose, Near, candidates, figures
from rules.black_rose.targets import rooms as rooms_of
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.reasons import NOT_NOW, Reason

if TYPE_CHECKING:
    from rules.black_rose.state import State


OWN_CELL = "own_cell"


class Move(Choosing, frozen=True):
    """Move up to so many times, one room each: oneself or others, perhaps nearer to something or farther."""

    times: Value
    who: Who = "you"
    toward: str = ""
    away: str = ""
    full: bool = False
    optional: bool = False

    def flat(self) -> list[Verb]:
        return [step for step in super().flat() if not isinstance(step, May)]

    def act(self, state: State, frame: Resolve) -> None:
        if state.book.answered:
            for figure in reversed(touched(state, frame, self.who)):
                self._walk(state, frame, figure)
            return
        assert isinstance(self.times, int)
        for mage in figures(state, frame, "you"):
            state.stack.append(Acting(mage, frame.seat, frame.source, steps=self.times, strikes=False))

    def _walk(self, state: State, frame: Resolve, figure: str) -> None:
        """Let a figure walk room by room; mages whom an event moves choose their way themselves."""
        seat = SEATS.get(figure, frame.seat) if frame.notes.rose else frame.seat
        toward = place_of(state, frame, self.toward) if self.toward else NOBODY
        away = place_of(state, frame, self.away) if self.away else NOBODY
        steps = amount(state, frame, self.times)
        if figure in state.evocations and state.book.evocations[state.evocations[figure].kind].immobile:
            return
        state.stack.append(Walk(figure, seat, frame.source, steps, toward, away, self.full))


class Relocate(Choosing, frozen=True):
    """Put figures straight into a room, or into their cells."""

    who: Who
    room: Room
    optional: bool = False

    def act(self, state: State, frame: Resolve) -> None:
        for figure in reversed(touched(state, frame, self.who)):
            goal = CELL if self.room == OWN_CELL else place_of(state, frame, str(self.room))
            if goal >= CELL and not (goal == CELL and figure not in SEATS):
                state.stack.append(Carry(figure, frame.seat, goal, frame.source))


class DriveOut(Verb, frozen=True):
    """Put each enemy figure in the target room into a neighbouring room of choice."""

    def act(self, state: State, frame: Resolve) -> None:
        driven = figures(state, frame, "enemies_in_target_room")
        if driven:
            state.stack.append(Drive(frame.seat, tuple(driven), frame.source))


class Swap(Choosing, frozen=True):
    """Exchange rooms: oneself with the target, two others, or a ring of mages."""

    a: Who = "you"
    b: Who = "target"
    ring: Each | None = None
    optional: bool = False

    def act(self, state: State, frame: Resolve) -> None:
        if state.book.answered:
            self._exchange(state, frame)
            return
        mine, theirs = state.seats[frame.seat].place, state.place(frame.target)
        if mine >= 0 and theirs >= 0 and mine != theirs:
            move(state, MAGES[frame.seat], theirs, frame.source, frame.reaction)
            move(state, frame.target, mine, frame.source, frame.reaction, by=frame.seat)

    def _exchange(self, state: State, frame: Resolve) -> None:
        if self.ring is not None:
            found = touched(state, frame, self.ring)
        else:
            found = [*touched(state, frame, self.a)[:1], *touched(state, frame, self.b)[:1]]
        rooms = [state.place(figure) for figure in found]
        if len(found) > 1 and all(room >= 0 for room in rooms) and len(set(found)) == len(found):
            moves = tuple(zip(found, (*rooms[1:], rooms[0]), strict=True))
            state.stack.append(Exchange(frame.seat, moves, frame.source))


class Summon(Choosing, frozen=True):
    """Put evocations from the supply in a room."""

    summons: ClassVar[bool] = True

    kind: str
    room: Room | Near
    n: int = 1
    optional: bool = False

    def flat(self) -> list[Verb]:
        if isinstance(self.room, Near):
            return [self]
        once = replace(self, n=1)
        return [step for _ in range(self.n) for step in Choosing.flat(once)]

    def run(self, state: State, frame: Resolve) -> Decision | None:
        if state.book.answered:
            frame.next(state, it="", did=False)
            for place in places(state, frame, word(self.room))[:1]:
                state.stack.append(Making(frame.seat, self.kind, place, frame.source))
            return None
        options = [Action("room", frame.source, state.rooms[room].id) for room in self.rooms(state, frame)]
        return self.choose(state, frame, "summon_in", options)

    def rooms(self, state: State, frame: Resolve) -> Sequence[int]:
        """List where the evocation can be put; nowhere, if there is none in the supply."""
        if not evocations.in_supply(state, self.kind):
            return ()
        if isinstance(self.room, Near):
            return state.board.in_range(frame.seat, state.seats[frame.seat].place, self.room.range)
        return rooms_of(state, frame, word(self.room))

    def refuse(self, state: State, frame: Resolve, action: Action) -> Reason:
        room = end_among(action, state.room_ids)
        if not room or not isinstance(self.room, Near):
            return NOT_NOW
        return out_of_range(state, frame.seat, self.room.range, room) or NOT_NOW

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        figure, place = evocations.in_supply(state, self.kind), state.place(action.target)
        frame.next(state, it=figure, place=place, did=True)
        evocations.summon(state, frame.seat, self.kind, figure, place, frame.source)


class Picking(Choosing, frozen=True):
    """A verb that needs one evocation, or takes several; with a single candidate it does not ask."""

    which: Who | Choose

    def found(self, state: State, frame: Resolve) -> list[str]:
        """List the evocations that fit."""
        if isinstance(self.which, Choose):
            return candidates(state, frame, self.which)
        if state.book.answered:
            found = touched(state, frame, self.which)
        else:
            found = figures(state, frame, word(self.which))
        return [figure for figure in found if figure in state.evocations]

    def run(self, state: State, frame: Resolve) -> Decision | None:
        if state.book.answered:
            found = self.found(state, frame)
            if found:
                frame.speak_of(state, found[-1])
            else:
                frame.next(state, did=False)
            self.act_on(state, frame, found)
            return None
        options = [Action("pick", frame.source, figure) for figure in self.found(state, frame)]
        return self.choose(state, frame, type(self).__name__.lower(), options)

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        self.pick(state, frame, action.target)

    def pick(self, state: State, frame: Resolve, figure: str) -> None:
        """Act on the evocation and go on."""

    def act_on(self, state: State, frame: Resolve, found: list[str]) -> None:
        """Act on all of the evocations."""

    def can(self, state: State, frame: Resolve) -> bool:
        return bool(touched(state, frame, self.which)) if isinstance(self.which, str | Each) else True

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
    optional: bool = False

    def pick(self, state: State, frame: Resolve, figure: str) -> None:
        frame.speak_of(state, figure)
        activate(state, frame.seat, figure, self.bonus)

    def act_on(self, state: State, frame: Resolve, found: list[str]) -> None:
        for figure in reversed(found):
            state.stack.append(Rouse(frame.seat, figure, self.bonus))


class Remove(Picking, frozen=True):
    """Remove an evocation from the lodge; nobody defeated it."""

    def pick(self, state: State, frame: Resolve, figure: str) -> None:
        frame.speak_of(state, figure)
        evocations.leave(state, figure, "removed", frame.source, frame.reaction)

    def act_on(self, state: State, frame: Resolve, found: list[str]) -> None:
        for figure in found:
            evocations.leave(state, figure, "removed", frame.source, frame.reaction)


class TakeControl(Picking, frozen=True):
    """Control an evocation of another from now on, to the end of the round or of the game."""

    until: Literal["round", "game"] = "round"

    def act_on(self, state: State, frame: Resolve, found: list[str]) -> None:
        for figure in found:
            state.stack.append(Taking(frame.seat, figure, self.until, frame.source))


class Transform(Verb, frozen=True):
    """Take on the form of a card to the end of the round."""

    kind: str

    def act(self, state: State, frame: Resolve) -> None:
        me = state.seats[frame.seat]
        if not me.form:
            me.put(form=self.kind, form_damage=())
            state.emit("formed", frame.seat, self.kind, cause=frame.source)


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

"""Verbs that choose for others: which figures, which room, whether at all, and which of several texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct
from msgspec.structs import replace

from rules.black_rose.conditions import Test, all_hold
from rules.black_rose.obstacles import refuse_chosen_room, refuse_pick
from rules.black_rose.programs import Skip, Unless
from rules.black_rose.queries import (
    THE_ROSE,
    Pick,
    Room,
    Where,
    Who,
    free_slots,
    places,
    touched,
    whom,
    within_reach,
)
from rules.black_rose.refusals import end_among, is_figure, refuse_other
from rules.black_rose.resolve import DECLINE, DONE, Resolve, Verb
from rules.black_rose.targets import ROSE, SEATS
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.reasons import NOT_NOW, Reason
from rules.core.verbs import flatten

if TYPE_CHECKING:
    from rules.black_rose.state import State

Purpose = Literal["", "place", "replace", "open"]
PICKED, CHOSEN = "picked", "room"
"""Words for what was chosen last."""


class Choosing(Verb, frozen=True):
    """A verb that speaks of figures, or of a room, to be chosen: the choice is a step before it.

    `optional` ones may be declined.
    """

    def flat(self) -> list[Verb]:
        steps: list[Verb] = []
        verb: Choosing = self
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if isinstance(value, Pick):
                steps.append(Select(value, into="first" if name == "a" else PICKED))
                verb = replace(verb, **{name: "first" if name == "a" else PICKED})
            elif name == "room" and self.has_choice(value):
                steps += self.choose_room(value)
                verb = replace(verb, **{name: CHOSEN})
        steps.append(verb)
        if getattr(self, "optional", False):
            steps = [May(len(steps)), *steps]
        return steps

    def has_choice(self, room: object) -> bool:
        """Tell whether one of several rooms is to be chosen."""
        return isinstance(room, Where) or room == "lodge"

    def choose_room(self, room: Room) -> list[Verb]:
        """Return the step in which the room is chosen."""
        return [SelectRoom(room)]


class Select(Verb, frozen=True):
    """Choose figures: one, or up to so many."""

    who: Pick
    into: str = PICKED

    def found(self, state: State, frame: Resolve) -> list[str]:
        """List those that can still be chosen."""
        taken = frame.notes.picked if frame.notes.count else ()
        found = [figure for figure in touched(state, frame, self.who) if figure not in taken]
        return [*found, THE_ROSE] if self.who.or_rose else found

    def run(self, state: State, frame: Resolve) -> Decision | None:
        found = self.found(state, frame)
        options = [Action("pick", frame.source, figure) for figure in found]
        if self.who.n > 1:
            if not options:
                self._end(state, frame)
                return None
            return frame.ask("pick", [*options, DONE])
        return self.choose(state, frame, "pick", options)

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        if action == DONE:
            self._end(state, frame)
            return
        figure, place = action.target, state.place(action.target)
        if self.into == "first":
            frame.note(state, first=figure)
        elif self.who.n == 1:
            frame.note(state, picked=(figure,), picked_room=place)
        else:
            picked = (*(frame.notes.picked if frame.notes.count else ()), figure)
            count = frame.notes.count + 1
            frame.note(state, 0, picked=picked, count=count, picked_room=place)
            if count == self.who.n:
                self._end(state, state.stack[-1])  # type: ignore[arg-type]

    def _end(self, state: State, frame: Resolve) -> None:
        """Go on with those chosen; with none, nobody is picked."""
        frame.note(state, picked=frame.notes.picked if frame.notes.count else (), count=0)

    def miss(self, state: State, frame: Resolve) -> None:
        if self.into == "first":
            frame.note(state, first="")
        else:
            frame.note(state, picked=(), count=0)

    def refuse(self, state: State, frame: Resolve, action: Action) -> Reason:
        found = self.found(state, frame)
        wrong = [end for end in (action.source, action.target) if is_figure(state, end) and end not in found]
        if not wrong:
            return NOT_NOW
        figure = wrong[0]
        if figure in frame.notes.picked and frame.notes.count:
            return Reason("already_picked", figure)
        return refuse_pick(state, frame, self.who, figure)


class SelectRoom(Verb, frozen=True):
    """Choose a room for what comes next: any, one with a free slot, or one with instability of others."""

    where: Room
    purpose: Purpose = ""
    by: str = "you"

    def found(self, state: State, frame: Resolve) -> list[int]:
        """List the rooms that can be chosen."""
        rooms = places(state, frame, self.where)
        by = ROSE if self.by == "black_rose" or frame.notes.rose else frame.seat
        match self.purpose:
            case "place":
                return [room for room in rooms if free_slots(state, room)]
            case "replace":
                return [room for room in rooms if set(state.rooms[room].cubes) - {by}]
        return rooms

    def run(self, state: State, frame: Resolve) -> Decision | None:
        options = [Action("room", frame.source, state.rooms[room].id) for room in self.found(state, frame)]
        return self.choose(state, frame, "choose_room", options)

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        frame.note(state, room=state.place(action.target))

    def miss(self, state: State, frame: Resolve) -> None:
        frame.note(state, room=-2)

    def refuse(self, state: State, frame: Resolve, action: Action) -> Reason:
        room = end_among(action, state.room_ids)
        if not room or state.place(room) in self.found(state, frame):
            return NOT_NOW
        return refuse_chosen_room(state, frame, self.where, self.purpose, room)


class PickOut(Choosing, frozen=True):
    """Choose figures that the verbs after this one mean."""

    who: Pick

    def flat(self) -> list[Verb]:
        return [Select(self.who)]


class May(Verb, frozen=True):
    """Do the next steps, or skip them; a price is offered only where it can be paid in full."""

    steps: int
    price: tuple[Verb, ...] = ()

    def run(self, state: State, frame: Resolve) -> Decision | None:
        if not all(verb.can(state, frame) for verb in self.price):
            frame.next(state, self.steps + 1, did=False)
            return None
        return frame.ask("may", [Action("do", frame.source), DECLINE])

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        frame.next(state, self.steps + 1 if action == DECLINE else 1, did=False)

    def refuse(self, state: State, frame: Resolve, action: Action) -> Reason:
        return refuse_other(action, frame.source, {*state.book.components, *state.evocations})


class Price(Verb, frozen=True):
    """Do something in full as the price for something else, or not."""

    do: Verb
    then: tuple[Verb, ...]

    def flat(self) -> list[Verb]:
        do, then = self.do.flat(), flatten(self.then)
        return [May(len(do) + 1 + len(then), (self.do,)), *do, Unless(len(then)), *then]


class If(Verb, frozen=True):
    """Do one thing if all of these hold, otherwise perhaps another."""

    tests: tuple[Test, ...]
    then: tuple[Verb, ...]
    otherwise: tuple[Verb, ...] = ()

    def flat(self) -> list[Verb]:
        then, otherwise = flatten(self.then), flatten(self.otherwise)
        if otherwise:
            then.append(Skip(len(otherwise)))
        return [Check(self.tests), Unless(len(then)), *then, *otherwise]


class Check(Verb, frozen=True):
    """Note whether all of these hold."""

    tests: tuple[Test, ...]

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state, did=all_hold(state, frame, self.tests))
        return None


class Option(Struct, frozen=True):
    """One of several texts; some have a mask or a name."""

    do: tuple[Verb, ...]
    label: str = ""


class ChooseOne(Verb, frozen=True):
    """Do one of several things; one that can be done in full, if there is any."""

    options: tuple[Option, ...]

    def flat(self) -> list[Verb]:
        texts = [flatten(option.do) for option in self.options]
        rest = [sum(len(text) + 1 for text in texts[n + 1 :]) for n in range(len(texts))]
        body = [[*text, Skip(left)] for text, left in zip(texts, rest, strict=True)]
        starts = tuple(1 + sum(len(text) for text in body[:n]) for n in range(len(body)))
        return [Branch(self.options, starts), *(step for text in body for step in text)]


class Branch(Verb, frozen=True):
    """Choose one of several texts and go on there."""

    options: tuple[Option, ...]
    starts: tuple[int, ...]

    def run(self, state: State, frame: Resolve) -> Decision | None:
        numbers = range(len(self.options))
        full = [n for n in numbers if all(verb.can(state, frame) for verb in self.options[n].do)]
        options = [Action("option", frame.source, arg=n) for n in full or numbers]
        return frame.ask("option", options)

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        frame.next(state, self.starts[action.arg])

    def refuse(self, state: State, frame: Resolve, action: Action) -> Reason:
        return refuse_other(action, frame.source, {*state.book.components, *state.evocations})


class ForEach(Verb, frozen=True):
    """Each of these mages does something, in turn order."""

    of: Who
    do: tuple[Verb, ...]

    def flat(self) -> list[Verb]:
        do = flatten(self.do)
        return [EachMage(self.of, len(do) + 1), *do, NextMage(len(do))]


class EachMage(Verb, frozen=True):
    """Begin with the first of several mages; without any, skip steps."""

    of: Who
    steps: int

    def run(self, state: State, frame: Resolve) -> Decision | None:
        found = [SEATS[figure] for figure in whom(state, frame, self.of) if figure in SEATS]
        found = [seat for seat in state.order() if seat in found]
        found = [seat for seat in found if within_reach(state, frame, f"mage:{seat}")]
        if not found:
            frame.next(state, self.steps + 1)
            return None
        notes = replace(frame.notes, home=frame.seat, queue=tuple(found[1:]), rose=False)
        frame.next(state, seat=found[0], notes=notes)
        return None


class NextMage(Verb, frozen=True):
    """Go back with the next of several mages, or on."""

    steps: int

    def run(self, state: State, frame: Resolve) -> Decision | None:
        notes = frame.notes
        if notes.queue:
            frame.next(state, -self.steps, seat=notes.queue[0], notes=replace(notes, queue=notes.queue[1:]))
        else:
            frame.next(state, seat=notes.home, notes=replace(notes, home=-1, rose=True))
        return None

"""Verbs that change what is under way, and those of tokens, the crown and the events on their board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from rules.black_rose import omens
from rules.black_rose.attacks import Opening, can_open
from rules.black_rose.moments import Waiting, reach_bonus, waiting_for
from rules.black_rose.obstacles import refuse_card
from rules.black_rose.queries import Room, Who, has_token, place_of, touched, whom
from rules.black_rose.records import NOBODY
from rules.black_rose.refusals import end_among
from rules.black_rose.resolve import Resolve, Verb
from rules.black_rose.selection import Choosing, SelectRoom
from rules.black_rose.shifting import Shifting
from rules.black_rose.steps import Step, stop
from rules.black_rose.targets import SEATS, Target, aims
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.reasons import NOT_NOW, Reason

if TYPE_CHECKING:
    from rules.black_rose.state import State

TOKENS = 2


class Cancel(Verb, frozen=True):
    """What set this off goes no further, at all or for the one it concerns."""

    for_subject: bool = False

    def act(self, state: State, frame: Resolve) -> None:
        moment = frame.notes.moment
        assert moment is not None
        index = waiting_for(state, frame)
        waiting = state.stack[index]
        subject = moment.subjects[0] if moment.subjects else ""
        if isinstance(waiting, Resolve):
            self._cancel_spell(state, index, waiting, subject)
        elif isinstance(waiting, Step):
            stop(state, index)
        elif isinstance(waiting, Waiting):
            one = self.for_subject or moment.trigger == "harming"
            state.stack[index] = waiting.cancelled(subject if one else "")
        state.emit("cancelled", frame.seat, cause=frame.source)

    def _cancel_spell(self, state: State, index: int, spell: Resolve, subject: str) -> None:
        if self.for_subject:
            notes = replace(spell.notes, spared=(*spell.notes.spared, subject))
            state.stack[index] = replace(spell, notes=notes)
        else:
            last = len(spell.program(state)) - 1
            state.stack[index] = replace(spell, step=last, notes=replace(spell.notes, cancelled=True))


class Retarget(Verb, frozen=True):
    """The spell that set this off gets another target: one that was picked, or a legal one of choice."""

    to: str = ""

    def run(self, state: State, frame: Resolve) -> Decision | None:
        index = waiting_for(state, frame)
        spell = state.stack[index]
        if not isinstance(spell, Resolve) or spell.notes.cancelled:
            frame.next(state)
            return None
        if self.to:
            frame.next(state)
            found = whom(state, frame, self.to)
            if found:
                _aim_at(state, index, spell, found[0])
            return None
        options = [Action("target", frame.source, thing) for thing in self._found(state, spell)]
        return self.choose(state, frame, "retarget", options)

    def _found(self, state: State, spell: Resolve) -> list[str]:
        printed = state.book.spells[spell.source].faces[spell.part].target
        if not printed.is_figure and printed.kind != "area":
            return []
        reach = printed.range + reach_bonus(state, spell.seat, printed.range)
        found = aims(state, spell.seat, Target(printed.kind, reach, printed.whose))
        return [thing for thing in found if thing != spell.target]

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        index = waiting_for(state, frame)
        frame.next(state)
        spell = state.stack[index]
        assert isinstance(spell, Resolve)
        _aim_at(state, index, spell, action.target)

    def refuse(self, state: State, frame: Resolve, action: Action) -> Reason:
        thing = end_among(action, [*SEATS, *state.evocations, *state.room_ids])
        offered = any(option.target == thing for option in state.decision or ())
        return NOT_NOW if offered or state.place(thing) == NOBODY else Reason("wrong_target", thing)


def _aim_at(state: State, index: int, spell: Resolve, target: str) -> None:
    notes = replace(spell.notes, aimed=state.place(target), named=(target,))
    state.stack[index] = replace(spell, target=target, notes=notes)
    state.emit("targeted", spell.seat, target, cause=spell.source)


class Shift(Choosing, frozen=True):
    """Put cubes from one figure on another, or from a room into others or back to their owners."""

    n: int
    from_: str
    to: Who | Room
    others: bool = False

    def act(self, state: State, frame: Resolve) -> None:
        state.stack.append(Shifting.between(state, frame, self.n, self.from_, self.to, self.others))


class ActivateRoom(Choosing, frozen=True):
    """Activate a room whose token is ready, or also one that was used."""

    room: Room
    used: bool = False
    optional: bool = False

    def choose_room(self, room: Room) -> list[Verb]:
        return [SelectRoom(room, "open")]

    def act(self, state: State, frame: Resolve) -> None:
        place = place_of(state, frame, str(self.room))
        if place >= 0 and can_open(state, frame.seat, place, used=self.used):
            state.stack.append(Opening(frame.seat, place))


class Turn(Choosing, frozen=True):
    """Turn the activation token of a room, or physical action tokens of mages, to a side."""

    side: Literal["ready", "used"]
    room: str = ""
    n: int = 1
    who: Who = "you"

    def act(self, state: State, frame: Resolve) -> None:
        if self.room:
            place = place_of(state, frame, self.room)
            if place >= 0 and has_token(state, place):
                state.rooms[place] = replace(state.rooms[place], used=self.side == "used")
                state.emit("turned", frame.seat, state.rooms[place].id, cause=frame.source)
            return
        for figure in touched(state, frame, self.who):
            me = state.seats[SEATS[figure]]
            change = self.n if self.side == "ready" else -self.n
            me.tokens = max(0, min(TOKENS, me.tokens + change))
            state.emit("turned", SEATS[figure], figure, amount=me.tokens, cause=frame.source)


class MoveEvent(Verb, frozen=True):
    """Move one event on the board forward, or all of them out."""

    all_out: bool = False

    def run(self, state: State, frame: Resolve) -> Decision | None:
        lying = [event for event in state.omens if event]
        if self.all_out:
            frame.next(state)
            for event in lying:
                omens.leave(state, event)
            return None
        return self.choose(state, frame, "move_event", [Action("move_event", event) for event in lying])

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        frame.next(state)
        omens.push(state, state.omens.index(action.source))

    def refuse(self, state: State, frame: Resolve, action: Action) -> Reason:
        return refuse_card(state, action, "event", state.omens, "not_on_the_board")

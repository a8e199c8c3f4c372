"""Evocations coming under a mage's control, of which three are the most: one goes back, or it stays away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.black_rose import evocations
from rules.black_rose.moments import Announce, happening
from rules.black_rose.queries import owned
from rules.black_rose.quests import offer_quests
from rules.black_rose.refusals import end_among
from rules.black_rose.resolve import DECLINE, Resolve
from rules.black_rose.targets import MAGES
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame
from rules.core.reasons import NOT_NOW, Reason

if TYPE_CHECKING:
    from rules.black_rose.state import State


class Crowding(Frame["State"], frozen=True):
    """An evocation about to come under a mage's control; a fourth takes the place of another."""

    seat: int

    def run(self, state: State) -> Decision | None:
        if not self.possible(state):
            state.stack.pop()
            return None
        own = owned(state, self.seat)
        if len(own) < evocations.SLOTS:
            state.stack.pop()
            self.carry_out(state)
            return None
        options = [Action("give_back", figure) for figure in own]
        return Decision(self.seat, "give_back", (*options, DECLINE), self.reason)

    @property
    def reason(self) -> str:
        """The component because of which it comes."""
        raise NotImplementedError

    def possible(self, state: State) -> bool:
        """Tell whether the evocation can still come."""
        raise NotImplementedError

    def carry_out(self, state: State) -> None:
        """Let it come."""
        raise NotImplementedError

    def answer(self, state: State, action: Action) -> None:
        if action == DECLINE:
            state.stack.pop()
            return
        evocations.leave(state, action.source, "removed", self.reason, False)

    def refuse(self, state: State, action: Action) -> Reason:
        figure = action.source if action.source in state.evocations else end_among(action, state.evocations)
        if not figure or figure in owned(state, self.seat):
            return NOT_NOW
        return Reason("not_your_evocation", state.evocations[figure].kind)


class Making(Crowding, frozen=True):
    """An evocation being summoned into a room."""

    kind: str
    place: int
    cause: str

    @property
    def reason(self) -> str:
        return self.cause

    def possible(self, state: State) -> bool:
        return bool(evocations.in_supply(state, self.kind))

    def carry_out(self, state: State) -> None:
        figure = evocations.in_supply(state, self.kind)
        evocations.put(state, self.seat, self.kind, figure, self.place, self.cause)
        frame = state.stack[-1]
        if isinstance(frame, Resolve):
            state.stack[-1] = replace(frame, it=figure, place=self.place, did=True)
        mage = MAGES[self.seat]
        state.stack.append(Announce(happening(state, "summoned", mage, (figure,), self.place)))
        state.stack.append(Announce(happening(state, "entered", figure, place=self.place)))
        offer_quests(state, "summoned", self.seat)


class Taking(Crowding, frozen=True):
    """An evocation of another coming under a mage's control."""

    figure: str
    until: str
    cause: str

    @property
    def reason(self) -> str:
        return self.cause

    def possible(self, state: State) -> bool:
        evocation = state.evocations.get(self.figure)
        return evocation is not None and evocation.owner != self.seat

    def carry_out(self, state: State) -> None:
        evocation = state.evocations[self.figure]
        lender = evocation.owner if self.until == "round" else evocation.lender
        number = evocations.free_number(state, self.seat)
        changed = replace(evocation, owner=self.seat, number=number, lender=lender)
        state.evocations[self.figure] = changed
        state.emit("took_control", self.seat, self.figure, cause=self.cause)
        offer_quests(state, "summoned", self.seat)


def give_back(state: State) -> None:
    """Return borrowed evocations to their mages, or to the supply where there is no slot for them."""
    for figure, evocation in list(state.evocations.items()):
        if evocation.lender < 0:
            continue
        if len(owned(state, evocation.lender)) < evocations.SLOTS:
            number = evocations.free_number(state, evocation.lender)
            changed = replace(evocation, owner=evocation.lender, number=number, lender=-2)
            state.evocations[figure] = changed
            state.emit("took_control", evocation.lender, figure, cause=evocation.kind)
        else:
            evocations.leave(state, figure, "removed", evocation.kind, True)

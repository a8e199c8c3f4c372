"""Verbs of power: gained, lost and stolen; and of the crown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rules.black_rose.amounts import Value, amount
from rules.black_rose.dealing import Losing
from rules.black_rose.moments import announce, happening
from rules.black_rose.queries import THE_ROSE, Who, power_of, touched, whom, word
from rules.black_rose.resolve import Resolve
from rules.black_rose.score import gain
from rules.black_rose.selection import Choosing
from rules.black_rose.shifting import StealCard, StealQuest
from rules.black_rose.sights import look_at_quests
from rules.black_rose.targets import MAGES, ROSE, SEATS, power

if TYPE_CHECKING:
    from rules.black_rose.state import State


class Gain(Choosing, frozen=True):
    """Gain power."""

    n: Value
    who: Who = "you"

    def act(self, state: State, frame: Resolve) -> None:
        if state.book.answered:
            for figure in whom(state, frame, self.who):
                gain(state, power_of(state, figure), amount(state, frame, self.n, figure), frame.source)
            return
        who = power(state, frame, word(self.who))
        assert isinstance(self.n, int)
        if who is not None:
            gain(state, who, self.n, frame.source)


class Lose(Choosing, frozen=True):
    """Lose power, never below nothing."""

    n: int
    who: Who = "you"

    def act(self, state: State, frame: Resolve) -> None:
        if not state.book.answered:
            gain(state, frame.seat, -min(self.n, state.power(frame.seat)), frame.source)
            return
        by = ROSE if frame.notes.rose or state.kind(frame.source) == "event" else frame.seat
        for figure in reversed(touched(state, frame, self.who)):
            state.stack.append(Losing(SEATS[figure], by, self.n, frame.source))

    def can(self, state: State, frame: Resolve) -> bool:
        return self.who != "you" or state.power(frame.seat) >= self.n


class Steal(Choosing, frozen=True):
    """Take power, a spell from hand or a quest from others, as much as there is."""

    what: Literal["power", "card", "quest"]
    n: int
    from_: Who
    who: str = "you"

    def act(self, state: State, frame: Resolve) -> None:
        taker = ROSE if self.who == "black_rose" else frame.seat
        victims = [figure for figure in touched(state, frame, self.from_) if power_of(state, figure) != taker]
        for figure in reversed(victims):
            self._take(state, frame, figure, taker)

    def _take(self, state: State, frame: Resolve, figure: str, taker: int) -> None:
        if figure == THE_ROSE:
            n = min(self.n, state.power(ROSE))
            gain(state, ROSE, -n, frame.source)
            gain(state, taker, n, frame.source)
            return
        seat = power_of(state, figure)
        match self.what:
            case "power":
                by = ROSE if taker == ROSE else frame.seat
                state.stack.append(Losing(seat, by, self.n, frame.source, taker))
            case "card":
                state.stack.append(StealCard(taker, seat, frame.source))
            case "quest":
                look_at_quests(state, taker, seat)
                state.stack.append(StealQuest(taker, seat, frame.source))


class TakeCrown(Choosing, frozen=True):
    """Take the crown, also if one holds it already."""

    who: str = "you"

    def act(self, state: State, frame: Resolve) -> None:
        for figure in whom(state, frame, self.who)[:1]:
            crown(state, SEATS[figure], frame.source)


def crown(state: State, seat: int, cause: str) -> None:
    """Give a mage the crown; who goes first changes with the next round."""
    before, state.crown = state.crown, seat
    state.emit("crowned", seat, cause=cause)
    subjects = (MAGES[before],) if before != seat else ()
    announce(state, happening(state, "crowned", MAGES[seat], subjects))

"""Summoning and the fourth circle: spells of figures, of ways past them, and of breaking."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.reasons import Reason
from rules.five_seals.maps import CENTRE
from rules.five_seals.resolve import Resolve, Verb
from rules.five_seals.ways import (
    Reach,
    behind,
    beyond,
    break_reason,
    breaks,
    figures,
    look,
    reach_from,
    reach_reason,
)

if TYPE_CHECKING:
    from rules.five_seals.state import State

ASIDE = "aside"
"""Where a guardian goes that is taken out of the dungeon."""
HOME = "home:"
"""What the place of a familiar before its owner begins with."""


class Breaking(Verb, frozen=True):
    """A spell in the course of which the seat breaks its seal, and with which its turn ends."""

    def ends_turn(self, target: str) -> bool:
        return True

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        frame.leave(state)
        state.break_seal(frame.seat, action.target, action.source, frame.source)


class Summon(Breaking, frozen=True):
    """Put the familiar beside the mage, or let it break a seal in reach and stay there."""

    def ends_turn(self, target: str) -> bool:
        return not target.startswith("mage:")

    def candidates(self, state: State, seat: int) -> Iterable[str]:
        return [f"mage:{seat}", *state.board]

    def fault(self, state: State, seat: int, scroll: str, target: str) -> Reason | None:
        me = state.seats[seat]
        if target == f"mage:{seat}":
            if me.place == CENTRE:
                return Reason("centre_is_wide", scroll)
            return Reason("familiar_is_there", scroll) if me.familiar == me.place else None
        if state.is_scroll(state.board[target]):
            return Reason("familiar_takes_no_scrolls", scroll)
        return break_reason(state, seat, target, "")

    def targets(self, state: State, seat: int, scroll: str, reach: Reach) -> list[str]:
        mage, board = f"mage:{seat}", state.board
        targets = [] if self.fault(state, seat, scroll, mage) else [mage]
        places = dict.fromkeys([option.target for option in reach.breaks])
        return targets + [place for place in places if not state.is_scroll(board[place])]

    def follows(self, state: State, seat: int, scroll: str, target: str) -> list[Action]:
        return breaks(state, seat, [target]) if target in state.board else []

    def run(self, state: State, frame: Resolve) -> Decision | None:
        options = self.follows(state, frame.seat, frame.source, frame.chosen[0])
        if options:
            return self.choose(state, frame, "familiar", options)
        frame.leave(state)
        state.put_familiar(frame.seat, state.seats[frame.seat].place)
        return None

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        frame.leave(state)
        state.break_seal(frame.seat, action.target, action.source, frame.source, by_familiar=True)


class Protect(Verb, frozen=True):
    """Put the familiar on a seal that nobody blocks: only its owner can break it then."""

    def candidates(self, state: State, seat: int) -> Iterable[str]:
        return state.seal_places()

    def fault(self, state: State, seat: int, scroll: str, target: str) -> Reason | None:
        if not state.suits(scroll, state.board[target]):
            return Reason("wrong_seal", state.element(scroll))
        blocker = next((n for n, other in enumerate(state.seats) if other.familiar == target), None)
        return None if blocker is None else Reason("protected", f"familiar:{blocker}")

    def act(self, state: State, frame: Resolve) -> None:
        state.put_familiar(frame.seat, frame.chosen[0])


class Overcome(Breaking, frozen=True):
    """Walk past a seal of the element in reach and break one that could not be reached without that."""

    def candidates(self, state: State, seat: int) -> Iterable[str]:
        return state.seal_places()

    def fault(self, state: State, seat: int, scroll: str, target: str) -> Reason | None:
        if not state.suits(scroll, state.board[target]):
            return Reason("wrong_seal", state.element(scroll))
        reason = reach_reason(state, seat, target)
        if reason is not None or self._options(state, seat, target, look(state, seat)):
            return reason
        return Reason("nothing_beyond", scroll)

    def targets(self, state: State, seat: int, scroll: str, reach: Reach) -> list[str]:
        board = state.board
        fitting = [p for p in reach.places if not state.is_scroll(board[p]) and state.suits(scroll, board[p])]
        return [place for place in fitting if self._options(state, seat, place, reach)]

    def _options(self, state: State, seat: int, past: str, reach: Reach) -> list[Action]:
        return breaks(state, seat, beyond(state, seat, reach, past))

    def follows(self, state: State, seat: int, scroll: str, target: str) -> list[Action]:
        return self._options(state, seat, target, look(state, seat))

    def run(self, state: State, frame: Resolve) -> Decision | None:
        options = self.follows(state, frame.seat, frame.source, frame.chosen[0])
        return self.choose(state, frame, "beyond", options)


class Teleport(Breaking, frozen=True):
    """Walk past a rival's figure and break a seal of the element that could not be reached before."""

    def candidates(self, state: State, seat: int) -> Iterable[str]:
        return figures(state, seat)

    def fault(self, state: State, seat: int, scroll: str, target: str) -> Reason | None:
        options = self._options(state, seat, scroll, target, look(state, seat))
        return None if options else Reason("nothing_beyond", scroll)

    def targets(self, state: State, seat: int, scroll: str, reach: Reach) -> list[str]:
        candidates = self.candidates(state, seat)
        return [figure for figure in candidates if self._options(state, seat, scroll, figure, reach)]

    def _options(self, state: State, seat: int, scroll: str, past: str, reach: Reach) -> list[Action]:
        places = behind(state, seat, reach, past)
        return breaks(state, seat, [place for place in places if state.suits(scroll, state.board[place])])

    def follows(self, state: State, seat: int, scroll: str, target: str) -> list[Action]:
        return self._options(state, seat, scroll, target, look(state, seat))

    def run(self, state: State, frame: Resolve) -> Decision | None:
        options = self.follows(state, frame.seat, frame.source, frame.chosen[0])
        return self.choose(state, frame, "beyond", options)


class Guard(Verb, frozen=True):
    """Put the guardian of the element on a scroll of it, move it to another, or take it away."""

    def candidates(self, state: State, seat: int) -> Iterable[str]:
        return [*state.scroll_places(), ASIDE]

    def fault(self, state: State, seat: int, scroll: str, target: str) -> Reason | None:
        element = state.element(scroll)
        stands = state.guardians.get(element)
        if target == ASIDE:
            return None if stands else Reason("guardian_is_aside", scroll)
        if state.element(state.board[target]) != element:
            return Reason("wrong_scroll", element)
        return Reason("guardian_is_there", scroll) if stands == target else None

    def act(self, state: State, frame: Resolve) -> None:
        state.put_guardian(frame.seat, state.element(frame.source), frame.chosen[0])


class Accelerate(Breaking, frozen=True):
    """Break a seal as usual and then, for nothing, another one of the element that is in reach now."""

    def candidates(self, state: State, seat: int) -> Iterable[str]:
        return state.board

    def fault(self, state: State, seat: int, scroll: str, target: str) -> Reason | None:
        reason = break_reason(state, seat, target, "")
        if reason is not None or self._next(state, seat, scroll, target):
            return reason
        return Reason("nothing_next", scroll)

    def targets(self, state: State, seat: int, scroll: str, reach: Reach) -> list[str]:
        first = dict.fromkeys([option.target for option in reach.breaks])
        return [place for place in first if self._next(state, seat, scroll, place)]

    def _next(self, state: State, seat: int, scroll: str, first: str) -> bool:
        """Tell whether something can be broken for nothing once the first seal is broken."""
        suits, board = state.suits, state.board
        return any(suits(scroll, board[place]) for place in reach_from(state, seat, first))

    def follows(self, state: State, seat: int, scroll: str, target: str) -> list[Action]:
        return breaks(state, seat, [target]) if target in state.board else []

    def run(self, state: State, frame: Resolve) -> Decision | None:
        seat = frame.seat
        first = self.follows(state, seat, frame.source, frame.chosen[0])
        if first:
            return self.choose(state, frame, "first_break", first)
        fitting = [p for p in look(state, seat).places if state.suits(frame.source, state.board[p])]
        return self.choose(state, frame, "free_break", [Action("break", "", place) for place in fitting])

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        if not action.source:
            frame.leave(state)
        state.break_seal(frame.seat, action.target, action.source, frame.source)

"""The second circle: spells that move seals and scrolls in the dungeon, or remove them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, ClassVar, Literal

from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame
from rules.core.reasons import Reason
from rules.five_seals.elements import raised, read_die
from rules.five_seals.resolve import Resolve, Verb, WithSecond, die_ids, is_highest
from rules.five_seals.ways import Reach

if TYPE_CHECKING:
    from rules.five_seals.state import State

DECLINE = Action("decline")


class Exchange(WithSecond, frozen=True):
    """A spell that exchanges what lies at two places."""

    question: ClassVar[str] = "swap_with"

    def partners(self, state: State, place: str) -> list[str]:
        """Return the places with which that place can change."""
        raise NotImplementedError

    def seconds(self, state: State, frame: Resolve) -> list[str]:
        return self.partners(state, frame.chosen[0])

    def act(self, state: State, frame: Resolve) -> None:
        one, other = frame.chosen
        state.swap(frame.seat, one, other, frame.source)


class Swap(Exchange, frozen=True):
    """Exchange two seals in the dungeon that are alike in strength or element, not in both."""

    same: Literal["strength", "element"]

    def candidates(self, state: State, seat: int) -> Iterable[str]:
        return state.seal_places()

    def fault(self, state: State, seat: int, scroll: str, target: str) -> Reason | None:
        if not state.suits(scroll, state.board[target]):
            key = "begin_with_seal" if self.same == "strength" else "wrong_seal"
            return Reason(key, state.element(scroll))
        return None if self.partners(state, target) else Reason(f"no_partner_by_{self.same}", target)

    def targets(self, state: State, seat: int, scroll: str, reach: Reach) -> list[str]:
        board, ask = state.board, self._asked(state)
        places = state.seal_places()
        # Seals that differ at all while they agree in one respect differ in the other.
        kinds = Counter([ask(seal) for seal in {board[place] for place in places}])
        fitting = [place for place in places if state.suits(scroll, board[place])]
        return [place for place in fitting if kinds[ask(board[place])] > 1]

    def partners(self, state: State, place: str) -> list[str]:
        seal, board, ask = state.board[place], state.board, self._asked(state)
        alike = [other for other in state.seal_places() if ask(board[other]) == ask(seal)]
        return [other for other in alike if board[other] != seal]

    def _asked(self, state: State) -> Callable[[str], int | str]:
        return state.strength if self.same == "strength" else state.element


class Rearrange(Exchange, frozen=True):
    """Exchange two scrolls in the dungeon, at least one of them of the spell's own element."""

    def candidates(self, state: State, seat: int) -> Iterable[str]:
        return state.scroll_places()

    def fault(self, state: State, seat: int, scroll: str, target: str) -> Reason | None:
        if state.element(state.board[target]) != state.element(scroll):
            return Reason("begin_with_scroll", state.element(scroll))
        return None if self.partners(state, target) else Reason("nothing_to_rearrange", scroll)

    def partners(self, state: State, place: str) -> list[str]:
        return [other for other in state.scroll_places() if state.board[other] != state.board[place]]


class Absorb(Verb, frozen=True):
    """Remove the seal that is stored on the scroll and add its strength to an own die."""

    def candidates(self, state: State, seat: int) -> Iterable[str]:
        return die_ids(state, seat)

    def fault(self, state: State, seat: int, scroll: str, target: str) -> Reason | None:
        if scroll not in state.stored:
            return Reason("nothing_stored", scroll)
        return Reason("highest", scroll) if is_highest(read_die(target)) else None

    def reason(self, state: State, seat: int, scroll: str, target: str) -> Reason:
        if scroll not in state.stored:
            return Reason("nothing_stored", scroll)
        return super().reason(state, seat, scroll, target)

    def act(self, state: State, frame: Resolve) -> None:
        seal = state.unstore(frame.seat, frame.source)
        old = read_die(frame.chosen[0])
        state.turn_die(frame.seat, old, raised(old, state.strength(seal)), frame.source)


class Storing(Frame["State"], frozen=True):
    """A seal has just been broken and may be put on a scroll of Absorption."""

    seat: int
    seal: str
    scrolls: tuple[str, ...]

    def run(self, state: State) -> Decision | None:
        options = [Action("absorb", scroll, self.seal) for scroll in self.scrolls]
        return Decision(self.seat, "absorb", (*options, DECLINE), self.scrolls[0])

    def answer(self, state: State, action: Action) -> None:
        state.stack.pop()
        if action != DECLINE:
            state.put_on(self.seat, action.source, self.seal)

    def refuse(self, state: State, action: Action) -> Reason:
        return Reason("absorb_first", self.scrolls[0])


class Disintegrate(Verb, frozen=True):
    """Remove a seal from the dungeon; it does not count as broken."""

    def candidates(self, state: State, seat: int) -> Iterable[str]:
        return state.seal_places()

    def fault(self, state: State, seat: int, scroll: str, target: str) -> Reason | None:
        if state.suits(scroll, state.board[target]):
            return None
        return Reason("wrong_seal", state.element(scroll))

    def act(self, state: State, frame: Resolve) -> None:
        state.disintegrate(frame.seat, frame.chosen[0], frame.source)

"""The second circle: spells that move seals and scrolls in the dungeon, or remove them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Literal

from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame
from rules.core.reasons import Reason
from rules.five_seals.effects import Casting, Verb, die_ids, is_highest
from rules.five_seals.elements import raised, read_die
from rules.five_seals.ways import Reach

if TYPE_CHECKING:
    from rules.five_seals.state import State

DECLINE = Action("decline")


class Swap(Verb, frozen=True):
    """Exchange two seals in the dungeon that are alike in strength or element, not in both."""

    same: Literal["strength", "element"]

    def candidates(self, state: State, seat: int) -> Iterable[str]:
        return state.seal_places()

    def fault(self, state: State, seat: int, scroll: str, target: str) -> Reason | None:
        if not state.suits(scroll, state.board[target]):
            return Reason("wrong_seal", state.element(scroll))
        return None if self.partners(state, target) else Reason(f"no_partner_by_{self.same}", target)

    def targets(self, state: State, seat: int, scroll: str, reach: Reach) -> list[str]:
        board, ask = state.board, self._asked(state)
        places = state.seal_places()
        # Seals that differ at all while they agree in one respect differ in the other.
        kinds = Counter([ask(seal) for seal in {board[place] for place in places}])
        fitting = [place for place in places if state.suits(scroll, board[place])]
        return [place for place in fitting if kinds[ask(board[place])] > 1]

    def partners(self, state: State, place: str) -> list[str]:
        """Return where the seals lie with which that of a place can change."""
        seal, board, ask = state.board[place], state.board, self._asked(state)
        alike = [other for other in state.seal_places() if ask(board[other]) == ask(seal)]
        return [other for other in alike if board[other] != seal]

    def _asked(self, state: State) -> Callable[[str], int | str]:
        return state.strength if self.same == "strength" else state.element

    def run(self, state: State, casting: Casting) -> Decision | None:
        return swap(state, casting, self.partners(state, casting.chosen[0]))


class Rearrange(Verb, frozen=True):
    """Exchange two scrolls in the dungeon, at least one of them of the spell's own element."""

    def candidates(self, state: State, seat: int) -> Iterable[str]:
        return state.scroll_places()

    def fault(self, state: State, seat: int, scroll: str, target: str) -> Reason | None:
        if state.element(state.board[target]) != state.element(scroll):
            return Reason("wrong_scroll", state.element(scroll))
        return None if self.partners(state, target) else Reason("nothing_to_rearrange", scroll)

    def partners(self, state: State, place: str) -> list[str]:
        """Return where the scrolls lie with which that of a place can change."""
        return [other for other in state.scroll_places() if state.board[other] != state.board[place]]

    def run(self, state: State, casting: Casting) -> Decision | None:
        return swap(state, casting, self.partners(state, casting.chosen[0]))


def swap(state: State, casting: Casting, partners: list[str]) -> Decision | None:
    """Exchange what lies at the two chosen places; ask for the second where there is a choice."""
    if len(casting.chosen) == 1:
        if len(partners) > 1:
            return casting.ask("swap_with", partners)
        casting.choose(state, partners[0])
        return None
    state.stack.pop()
    one, other = casting.chosen
    state.swap(casting.seat, one, other, casting.scroll)
    return None


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

    def run(self, state: State, casting: Casting) -> Decision | None:
        state.stack.pop()
        seal = state.unstore(casting.seat, casting.scroll)
        old = read_die(casting.chosen[0])
        state.turn_die(casting.seat, old, raised(old, state.strength(seal)), casting.scroll)
        return None


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

    def run(self, state: State, casting: Casting) -> Decision | None:
        state.stack.pop()
        state.disintegrate(casting.seat, casting.chosen[0], casting.scroll)
        return None

"""Before the first round: seals and scrolls in their places, mages, and everybody's first dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame
from rules.core.reasons import Reason
from rules.core.rng import HasRng, below, choice, shuffle
from rules.five_seals.cards import BASE, CIRCLES, FAMILIARS, SCROLLS, SEALS
from rules.five_seals.maps import Map
from rules.five_seals.turns import Round, TakeDice

if TYPE_CHECKING:
    from rules.five_seals.state import State

RANDOM = "random"
CHOICES = (*CIRCLES, RANDOM)
FIRST_DICE = 3


def begin(state: State) -> None:
    """Lay out a new game and push what comes before its first round."""
    if state.circle == RANDOM:
        state.circle = choice(state, CIRCLES)
    count = len(state.seats) + 1
    state.store = (count, count, count, count)
    state.board = lay_out(state, state.map, state.circle)
    state.mages = list(FAMILIARS)
    shuffle(state, state.mages)
    state.first = below(state, len(state.seats))
    order = state.order()
    state.stack.append(Round())
    state.stack.extend(TakeDice(seat, FIRST_DICE) for seat in reversed(order))
    state.stack.extend(PickMage(seat) for seat in reversed(order))


def lay_out(rng: HasRng, map: Map, circle: str) -> dict[str, str]:
    """Return what lies where: anything of the right strength, the scrolls from two circles.

    The places are in the order in which a position is written, so that it is read back the same.
    """
    seals: dict[int, list[str]] = {}
    for seal in SEALS:
        seals.setdefault(seal.strength, []).extend([seal.id] * seal.copies)
    scrolls: dict[int, list[str]] = {}
    for scroll in SCROLLS:
        copies = (scroll.circle == BASE) + (scroll.circle == circle)
        scrolls.setdefault(scroll.strength, []).extend([scroll.id] * copies)
    for pile in (*seals.values(), *scrolls.values()):
        shuffle(rng, pile)
    piles = {"seal": seals, "scroll": scrolls}
    return {
        id: piles[place.kind][place.strength].pop()
        for id, place in sorted(map.places.items())
        if place.kind in piles
    }


class PickMage(Frame["State"], frozen=True):
    """A seat chooses its mage and gets the familiar and its Summoning."""

    seat: int

    def run(self, state: State) -> Decision | None:
        return Decision(self.seat, "mage", tuple([Action("mage", mage) for mage in state.mages]))

    def answer(self, state: State, action: Action) -> None:
        state.stack.pop()
        me = state.seats[self.seat]
        state.mages.remove(action.source)
        me.mage = action.source
        me.ready.append(f"summoning_{FAMILIARS[me.mage]}")
        state.emit("chose_mage", self.seat, me.mage)

    def refuse(self, state: State, action: Action) -> Reason:
        if action.kind == "mage" and action.source in FAMILIARS:
            return Reason("mage_taken", action.source)
        return Reason("mage_first")

"""The moons go by the greatest power that was reached; a new one changes decks, personal spells return."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.black_rose.study import HandLimit
from rules.black_rose.targets import ROSE
from rules.core.zones import HANDS

if TYPE_CHECKING:
    from rules.black_rose.state import State

FIRST_POWER = (0, 6, 18)
"""The power at which each moon begins."""
LAST_POWER = 30
"""The power at which the game ends with its round."""


def greatest(state: State) -> int:
    """Return the greatest power of all, the Black Rose included."""
    return max(state.power(power) for power in (*range(len(state.seats)), ROSE))


def rise(state: State) -> bool:
    """Let a new moon begin if somebody had enough power, and tell whether one did; moons never go back."""
    if not state.moon or state.moon == len(FIRST_POWER):
        return False
    if max(state.chronicle.reached, greatest(state)) < FIRST_POWER[state.moon]:
        return False
    state.write(moon=state.moon + 1)
    state.emit("moon", amount=state.moon)
    for seat in reversed(state.order()):
        me = state.seats[seat]
        if me.aside:
            me.put(aside=me.aside - 1)
            card = state.book.mages[me.mage].spell
            me.hand.append(card)
            me.known.append(card)
            state.emit("returned", seat, card, "aside", HANDS[seat])
        state.stack.append(HandLimit(seat))
    return True

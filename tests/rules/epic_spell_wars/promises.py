"""When the reasons of Epic Spell Wars are true: a condition for every key."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.action import Action
from rules.core.ids import SEATS
from rules.core.reasons import Reason
from rules.epic_spell_wars.cards import COMPONENTS
from rules.epic_spell_wars.spell import GEM, KINDS
from rules.epic_spell_wars.state import State

Condition = Callable[[State, int, Action, Reason], bool]


def sort_of(state: State, thing: str) -> str:
    """Return what sort of thing something is; a card is of the sort of where it lies."""
    if thing == GEM:
        return "gem"
    if thing not in COMPONENTS:
        return "place" if thing in KINDS else thing.partition(":")[0]
    for number, seat in enumerate(state.seats):
        spell = [part.card for part in seat.spell]
        zones = {"hand": seat.hand, "spell": spell, "treasures": seat.treasures, "dead": seat.dead}
        for zone, cards in zones.items():
            if thing in cards:
                return f"{zone}:{number}"
    return COMPONENTS[thing].kind


def laid(state: State, seat: int) -> list[str]:
    """Return the cards in the spell of a seat."""
    return [part.card for part in state.seats[seat].spell]


def available(state: State, seat: int, card: str) -> bool:
    """Tell whether a seat has a card to lay, in hand or, of the gem, among its treasures."""
    me = state.seats[seat]
    return card in me.hand or (card == GEM in me.treasures)


TRUE: dict[str, Condition] = {
    "not_offered": lambda s, seat, a, r: all(
        r.about not in (option.source, option.target)
        or (option.kind, option.target, option.arg) != (a.kind, a.target, a.arg)
        for option in s.decision or ()
    ),
    "dead": lambda s, seat, a, r: not s.seats[SEATS.index(a.target)].life,
    "not_aimed_at": lambda s, seat, a, r: (
        a.kind == "target" and all(a.target != option.target for option in s.decision or ())
    ),
    "empty_spell": lambda s, seat, a, r: not s.seats[seat].spell,
    "not_laid": lambda s, seat, a, r: r.about not in laid(s, seat),
    "not_in_hand": lambda s, seat, a, r: not available(s, seat, r.about),
    "laid_already": lambda s, seat, a, r: r.about in laid(s, seat),
    "wrong_place": lambda s, seat, a, r: (
        available(s, seat, r.about)
        and COMPONENTS[r.about].kind in KINDS
        and COMPONENTS[r.about].kind != a.target
    ),
}
"""By its key: what must hold in the position for a reason to be true of a seat's action."""

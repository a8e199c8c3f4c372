"""A card being carried out, and what every verb of these cards has in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from rules.core import verbs as core
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.ids import SEATS
from rules.core.reasons import NOT_NOW, Reason

if TYPE_CHECKING:
    from rules.epic_spell_wars.state import State


def not_offered(action: Action) -> Reason:
    """Say that a thing is none of those that are asked about."""
    return Reason("not_offered", action.source) if action.source else NOT_NOW


class Resolve(core.Resolve["State"], frozen=True):
    """The text of a card being carried out for its caster.

    `copier` is the card that acts with the text of another one; `targets` are the victims, fixed before
    any die is rolled; `dice` are those of the power roll, `cheated` says that one of them was rolled again;
    `left` counts what is still to be done: repeats, victims to be asked, cards to be discarded.
    """

    copier: str = ""
    targets: tuple[int, ...] = ()
    dice: tuple[int, ...] = ()
    cheated: bool = False
    left: int = 0

    @property
    def card(self) -> str:
        """The card that acts: its glyph and kind count, whatever text it has borrowed."""
        return self.copier or self.source

    def program(self, state: State) -> tuple[Verb, ...]:
        return state.programs[self.source]

    def run(self, state: State) -> Decision | None:
        if not state.seats[self.seat].life:
            # Nothing more comes of the card of a wizard who has just died.
            state.stack.pop()
            return None
        decision = super().run(state)
        if decision is not None and state.is_decided():
            # The card is carried out to its end, but nothing that is left to choose matters.
            state.stack.pop()
            return None
        return decision


class Verb(core.Verb["State", Resolve], frozen=True):
    """One word of a card's text."""

    def refuse(self, state: State, frame: Resolve, action: Action) -> Reason:
        return not_offered(action)

    def options(self, kind: str, frame: Resolve, seats: tuple[int, ...]) -> list[Action]:
        """Return the options to drop the card on one of these seats."""
        return [Action(kind, frame.source, SEATS[seat]) for seat in seats]


class Amount(Struct, frozen=True):
    """So much for each of the things counted."""

    each: int
    per: tuple[str, ...]

    def value(self, state: State, seat: int, target: int = -1) -> int:
        """Return the sum for a caster, and for a target where its things are counted."""
        return self.each * sum([counted(state, what, seat, target) for what in self.per])


Number = int | Amount


def number(amount: Number, state: State, seat: int, target: int = -1) -> int:
    """Return how much an amount of a card's text is now."""
    return amount if isinstance(amount, int) else amount.value(state, seat, target)


def counted(state: State, what: str, seat: int, target: int) -> int:
    """Count the things of a name: a glyph in the caster's spell, or one of the counters."""
    match what:
        case "unique_glyphs":
            return len(set(state.glyphs(seat)))
        case "own_treasures":
            return len(state.seats[seat].treasures)
        case "target_treasures":
            return len(state.seats[target].treasures)
        case "living":
            return len(state.living())
        case "dead":
            return len(state.seats) - len(state.living())
    return state.glyphs(seat).count(what)

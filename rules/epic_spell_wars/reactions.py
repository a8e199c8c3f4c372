"""Questions in between: an answer to a foe's card, a dead wizard's revenge, a place for Wild Magic."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame
from rules.core.ids import SEATS
from rules.core.reasons import Reason
from rules.epic_spell_wars.resolve import not_offered
from rules.epic_spell_wars.spell import KINDS, WILD
from rules.epic_spell_wars.traits import AnswerTwin, FasterSpells, Revenge

if TYPE_CHECKING:
    from rules.epic_spell_wars.state import State

DECLINE = Action("decline")


class Question(Frame["State"], frozen=True):
    """A frame that asks somebody to choose one of a few things."""

    def refuse(self, state: State, action: Action) -> Reason:
        return not_offered(action)


class PickPlace(Question, frozen=True):
    """The owner of a Wild Magic that joins the spell by chance says what it stands for."""

    seat: int
    cause: str

    def run(self, state: State) -> Decision | None:
        options = tuple([Action("add", WILD, kind) for kind in KINDS])
        return Decision(self.seat, "wild_place", options, self.cause)

    def answer(self, state: State, action: Action) -> None:
        state.stack.pop()
        state.add_from_hand(self.seat, WILD, action.target, self.cause)


class Mourn(Frame["State"], frozen=True):
    """Dead wizards draw a card each; what acts at once does so before the next one draws."""

    seats: tuple[int, ...]

    def run(self, state: State) -> Decision | None:
        if not self.seats:
            state.stack.pop()
            return None
        self.replace(state, seats=self.seats[1:])
        state.draw_dead(self.seats[0])
        return None


class Avenge(Question, frozen=True):
    """A seat has drawn a dead wizard card that hurts a foe of its choice, unless the game is decided."""

    seat: int
    card: str

    def run(self, state: State) -> Decision | None:
        foes = () if state.is_decided() else state.foes(self.seat)
        if len(foes) > 1:
            options = tuple([Action("target", self.card, SEATS[foe]) for foe in foes])
            return Decision(self.seat, "revenge", options, self.card)
        state.stack.pop()
        if foes:
            self._hurt(state, foes[0])
        return None

    def answer(self, state: State, action: Action) -> None:
        state.stack.pop()
        self._hurt(state, SEATS.index(action.target))

    def _hurt(self, state: State, foe: int) -> None:
        state.emit("targeted", self.seat, self.card, target=SEATS[foe], cause=self.card)
        state.hurt([(foe, state.trait(self.card, Revenge).amount)], self.seat, self.card)


class Answer(Question, frozen=True):
    """A seat may answer the cards of a foe's spell with their twins."""

    seat: int
    foe: int
    treasure: str
    answered: tuple[str, ...] = ()

    def played(self, state: State) -> list[str]:
        """Return the cards of the foe's spell that are not answered yet."""
        cards = Counter([part.card for part in state.seats[self.foe].spell])
        return list(cards - Counter(self.answered))

    def run(self, state: State) -> Decision | None:
        hand = state.seats[self.seat].hand
        twins = tuple([Action("twin", card) for card in self.played(state) if card in hand])
        if twins:
            return Decision(self.seat, "twin", (*twins, DECLINE), self.treasure)
        state.stack.pop()
        return None

    def answer(self, state: State, action: Action) -> None:
        if action == DECLINE:
            state.stack.pop()
            return
        self.replace(state, answered=(*self.answered, action.source))
        amount = state.trait(self.treasure, AnswerTwin).amount
        state.emit("used", self.seat, self.treasure)
        state.discard_from_hand(self.seat, action.source, self.treasure)
        state.heal(self.seat, amount, self.treasure)
        state.hurt([(self.foe, amount)], self.seat, self.treasure)


class Dawdle(Question, frozen=True):
    """The owner of a certain treasure may discard it to act last in this round."""

    seat: int

    def run(self, state: State) -> Decision | None:
        treasure = state.held(self.seat, FasterSpells)
        options = (DECLINE, Action("dawdle", treasure))
        return Decision(self.seat, "dawdle", options, treasure)

    def answer(self, state: State, action: Action) -> None:
        state.stack.pop()
        if action != DECLINE:
            state.emit("used", self.seat, action.source)
            state.lose_treasure(self.seat, action.source, action.source)
            state.seats[self.seat].last = True

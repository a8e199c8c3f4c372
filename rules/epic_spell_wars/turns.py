"""The course of play: a round is drawing, laying spells in secret, settling the order, and casting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from rules.core.action import Action
from rules.core.decision import TURN, Decision
from rules.core.engine import Frame
from rules.core.reasons import NOT_NOW, Reason
from rules.epic_spell_wars.cards import SPELL_CARDS
from rules.epic_spell_wars.order import settle_order
from rules.epic_spell_wars.parts import add_random
from rules.epic_spell_wars.reactions import Answer, Dawdle, Mourn, Question
from rules.epic_spell_wars.resolve import Resolve
from rules.epic_spell_wars.spell import GEM, IMPATIENT, KINDS, STAND_INS, Part, in_place, place_of
from rules.epic_spell_wars.traits import (
    AddIfShort,
    AnswerTwin,
    FasterSpells,
    FireLeft,
    HurtCasters,
    RewardWild,
)

if TYPE_CHECKING:
    from rules.epic_spell_wars.state import State

READY = Action("ready")
LAY = {
    card: tuple([Action("lay", card, kind) for kind in ((kind,) if kind in KINDS else KINDS)])
    for card, kind in [*((card.id, card.kind) for card in SPELL_CARDS), (GEM, "treasure")]
}
"""The places that a card fits into."""
LAID = {(lay.source, lay.target): lay for lays in LAY.values() for lay in lays}
TAKE_BACK = {laid: Action("take_back", *laid) for laid in LAID}


class Round(Frame["State"], frozen=True):
    """The steps of a round, again and again until one wizard is left."""

    step: Literal["draw", "lay", "show", "act"] = "draw"

    def run(self, state: State) -> Decision | None:
        if state.is_decided():
            state.end_game()
        elif self.step == "draw":
            self.replace(state, step="lay")
            start_round(state)
        elif self.step == "lay":
            self.replace(state, step="show")
            state.stack.append(Lay())
        elif self.step == "show":
            self.replace(state, step="act")
            show_spells(state)
            settle_order(state)
            for seat in state.queue[:-1]:
                if state.held(seat, FasterSpells):
                    state.stack.append(Dawdle(seat))
        else:
            settle_order(state)
            if state.queue:
                state.stack.append(Turn(state.queue.pop(0)))
            else:
                self.replace(state, step="draw")
        return None


def start_round(state: State) -> None:
    """Let the living fill their hands and each of the dead draw a card."""
    state.round += 1
    state.acting = -1
    state.emit("round", amount=state.round - state.began)
    for seat in state.seats:
        seat.acted, seat.last, seat.extra = False, False, 0
        seat.announced, seat.without, seat.rolls = -1, (), ()
    for number in state.order():
        me = state.seats[number]
        if me.life:
            state.draw(number, max(0, state.hand_size(number) - len(me.hand)))
    state.stack.append(Mourn(tuple([number for number in state.order() if not state.seats[number].life])))


def show_spells(state: State) -> None:
    """Say how many cards each spell has, and show what is to be seen before its turn."""
    for number in state.order():
        me = state.seats[number]
        for place, part in enumerate(me.spell):
            if part.card != GEM:
                zones = (f"hand:{number}", f"spell:{number}")
                state.emit("laid", number, part.card, *zones, seen_by=(number,))
            if part.card in (GEM, IMPATIENT):
                me.spell[place] = replace(part, shown=True)
                state.emit("showed", number, part.card)
        me.laid = len(me.spell)
        if me.life:
            state.emit("counted", number, amount=me.laid)


class Lay(Frame["State"], frozen=True):
    """Everybody alive lays a spell, seat by seat and in secret: a card at a time, until it is ready."""

    asked: int = 0

    def run(self, state: State) -> Decision | None:
        order = state.order()
        if self.asked == len(order):
            state.stack.pop()
            return None
        options = self.options(state, order[self.asked])
        if options:
            return Decision(order[self.asked], TURN, options)
        state.stack[-1] = Lay(self.asked + 1)
        return None

    def options(self, state: State, seat: int) -> tuple[Action, ...]:
        """List what a seat can do: be ready, lay a card, take one back."""
        me = state.seats[seat]
        if not me.life:
            return ()
        if not me.spell:
            options = [lay for card in dict.fromkeys(me.hand) for lay in LAY[card]]
            return (*options, *LAY[GEM]) if GEM in me.treasures else tuple(options)
        lying = {LAID[part.card, part.kind] for part in me.spell}
        cards = dict.fromkeys(me.hand)
        if GEM in me.treasures and not lying.intersection(LAY[GEM]):
            cards[GEM] = None
        options = [READY, *[lay for card in cards for lay in LAY[card] if lay not in lying]]
        options += [TAKE_BACK[part.card, part.kind] for part in me.spell]
        return tuple(options)

    def answer(self, state: State, action: Action) -> None:
        seat = state.order()[self.asked]
        if action == READY:
            state.emit("ready", seat)
            state.stack[-1] = Lay(self.asked + 1)
            return
        me = state.seats[seat]
        there = in_place(me.spell, action.target)
        if there is not None:
            me.spell.remove(there)
            if there.card != GEM:
                me.hand.append(there.card)
        if action.kind == "lay":
            if action.source != GEM:
                me.hand.remove(action.source)
            me.spell.append(Part(action.source, action.target))
            me.spell.sort(key=place_of)

    def refuse(self, state: State, action: Action) -> Reason:
        me = state.seats[state.order()[self.asked]]
        card, laid = action.source, [part.card for part in me.spell]
        if action == READY:
            return Reason("empty_spell")
        if action.kind == "take_back":
            return Reason("not_laid", card)
        if action.kind != "lay":
            return NOT_NOW
        if card not in me.hand and not (card == GEM in me.treasures):
            return Reason("laid_already" if card in laid else "not_in_hand", card)
        if card in LAY and action not in LAY[card]:
            return Reason("wrong_place", card)
        return Reason("laid_already", card)


class Turn(Question, frozen=True):
    """A wizard reveals the spell, shouts its name and carries it out from left to right."""

    seat: int
    step: Literal["start", "reveal", "add", "wild", "name", "cast"] = "start"

    def run(self, state: State) -> Decision | None:
        me = state.seats[self.seat]
        if state.is_decided():
            state.end_game()
            return None
        if not me.life:
            self._end(state)
            return None
        match self.step:
            case "start":
                self.replace(state, step="reveal")
                self._start(state)
            case "reveal":
                self.replace(state, step="add")
                self._reveal(state)
            case "add":
                self.replace(state, step="wild")
                garters = state.held(self.seat, AddIfShort)
                if garters and me.laid <= state.trait(garters, AddIfShort).most:
                    state.emit("used", self.seat, garters)
                    add_random(state, self.seat, garters)
            case "wild":
                self.replace(state, step="name")
                self._replace_wild(state)
            case "name":
                self.replace(state, step="cast")
                if me.spell:
                    parts = "+".join([part.card for part in me.spell])
                    state.emit("announced", self.seat, parts, target=me.hero, amount=len(me.spell))
            case "cast":
                return self._cast(state)
        return None

    def _start(self, state: State) -> None:
        state.acting = self.seat
        state.emit("turn", self.seat)
        cannon, foes = state.held(self.seat, FireLeft), state.foes(self.seat)
        if cannon and foes:
            state.emit("used", self.seat, cannon)
            state.hurt([(foes[0], state.trait(cannon, FireLeft).amount)], self.seat, cannon)

    def _reveal(self, state: State) -> None:
        """Turn the spell face up; whoever has an answer to one of its cards is asked."""
        me = state.seats[self.seat]
        for place, part in enumerate(me.spell):
            if not part.shown:
                me.spell[place] = replace(part, shown=True)
            state.emit("revealed", self.seat, part.card, f"spell:{self.seat}", f"spell:{self.seat}")
        for foe in state.foes(self.seat):
            downer = state.held(foe, AnswerTwin)
            if downer:
                state.stack.append(Answer(foe, self.seat, downer))

    def _replace_wild(self, state: State) -> None:
        """Replace what stands in for other cards, and reward the wizard where a treasure does."""
        me = state.seats[self.seat]
        if any(part.card in STAND_INS for part in me.spell):
            state.replace_stand_ins(self.seat)
        codpiece = state.held(self.seat, RewardWild)
        if codpiece and me.wild:
            state.emit("used", self.seat, codpiece)
            state.heal(self.seat, state.trait(codpiece, RewardWild).life, codpiece)
            state.gain_treasure(self.seat, codpiece)

    def _cast(self, state: State) -> Decision | None:
        """Carry out the leftmost part that is not yet; of several of a kind the owner chooses one."""
        for kind in KINDS:
            cards = [
                part.card for part in state.seats[self.seat].spell if part.kind == kind and not part.done
            ]
            if cards:
                choices = tuple([Action("cast", card) for card in dict.fromkeys(cards)])
                if len(choices) > 1:
                    return Decision(self.seat, "next_part", choices, choices[0].source)
                self.answer(state, choices[0])
                return None
        self._end(state)
        return None

    def answer(self, state: State, action: Action) -> None:
        card = action.source
        spell = state.seats[self.seat].spell
        part = next(part for part in spell if part.card == card and not part.done)
        spell[spell.index(part)] = replace(part, done=True)
        state.emit("cast", self.seat, card)
        state.stack.append(Resolve(self.seat, card))
        for foe in state.foes(self.seat):
            crown = state.held(foe, HurtCasters)
            if crown and state.trait(crown, HurtCasters).glyph == state.glyph(card):
                state.emit("used", foe, crown)
                state.hurt([(self.seat, state.trait(crown, HurtCasters).amount)], foe, crown)

    def _end(self, state: State) -> None:
        state.stack.pop()
        state.clear_spell(self.seat)
        me = state.seats[self.seat]
        me.acted, me.wide, me.wild, me.slag = True, False, False, 0

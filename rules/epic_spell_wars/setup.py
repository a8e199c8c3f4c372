"""Before the first round: heroes and decks; and the games of a tournament one after another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame
from rules.core.rng import below, shuffle
from rules.epic_spell_wars.cards import DEAD_BY_LENGTH, HEROES, SPELL_CARDS, TREASURES, Component
from rules.epic_spell_wars.score import LIFE
from rules.epic_spell_wars.spell import WILD
from rules.epic_spell_wars.traits import StartCards, StartDie, StartLife, StartTreasure, StartWild
from rules.epic_spell_wars.turns import Round

if TYPE_CHECKING:
    from rules.epic_spell_wars.state import State

MOST_LIFE = 25
HAND_SIZE = 8
MEDALS = {"tournament": 2, "single": 1}
"""How many medals win."""


def begin(state: State) -> None:
    """Shuffle the decks, deal the heroes or let them be chosen, and push the tournament."""
    state.first = below(state, len(state.seats))
    state.deck = _shuffled(state, SPELL_CARDS)
    state.treasure_deck = _shuffled(state, TREASURES)
    state.dead_deck = _shuffled(state, DEAD_BY_LENGTH[state.length])
    # Shuffled even where they are chosen, so that who does not care gets now this one, now that one.
    state.bench = _shuffled(state, HEROES)
    state.stack.append(Tournament())
    if state.heroes == "dealt":
        for seat in state.seats:
            seat.hero = state.bench.pop()
    else:
        state.stack.append(PickHero())


def _shuffled(state: State, cards: tuple[Component, ...]) -> list[str]:
    deck = [card.id for card in cards for _ in range(card.copies)]
    shuffle(state, deck)
    return deck


class PickHero(Frame["State"], frozen=True):
    """Everybody takes a hero from those on the bench."""

    asked: int = 0

    def run(self, state: State) -> Decision | None:
        if self.asked == len(state.seats):
            state.stack.pop()
            return None
        options = tuple([Action("hero", hero) for hero in state.bench])
        return Decision(state.order()[self.asked], "hero", options)

    def answer(self, state: State, action: Action) -> None:
        seat = state.order()[self.asked]
        state.bench.remove(action.source)
        state.seats[seat].hero = action.source
        state.emit("chose_hero", seat, action.source)
        self.replace(state, asked=self.asked + 1)


class Tournament(Frame["State"], frozen=True):
    """The bottom of everything: on top again whenever one of its games has ended."""

    def run(self, state: State) -> Decision | None:
        champions = [n for n, seat in enumerate(state.seats) if seat.medals == MEDALS[state.length]]
        if champions:
            state.winners = champions
            for champion in champions:
                state.emit("won", champion)
            state.stack.pop()
            return None
        start_game(state)
        state.stack.append(Round())
        return None


def start_game(state: State) -> None:
    """Discard what the last game has left, let dead wizards keep their promises, and draw the hands."""
    state.game += 1
    state.began = state.round
    state.acting = -1
    state.queue = []
    seats = range(len(state.seats))
    for seat in seats:
        state.sweep(seat)
    state.emit("game", amount=state.game)
    reserved = [_reserve_wild(state, seat) for seat in seats]
    for seat in seats:
        me = state.seats[seat]
        me.life, me.extra, me.slag, me.wide, me.wild = LIFE, 0, 0, False, False
        for card in me.dead:
            match state.traits[card]:
                case StartLife(life):
                    state.heal(seat, life, card)
                case StartTreasure():
                    state.gain_treasure(seat, card)
                case StartDie():
                    me.slag += 1
    for seat in seats:
        _draw_starting_hand(state, seat, reserved[seat])


def _reserve_wild(state: State, seat: int) -> int:
    """Search a Wild Magic out for each dead wizard card that asks for one, and return how many there were."""
    wanted = sum(isinstance(state.traits[card], StartWild) for card in state.seats[seat].dead)
    found = 0
    for pile, zone in ((state.deck, "spell_deck"), (state.discard, "discard")):
        while found < wanted and WILD in pile:
            pile.remove(WILD)
            state.emit("reserved", seat, WILD, zone, f"reserve:{seat}")
            found += 1
    return found


def _draw_starting_hand(state: State, seat: int, reserved: int) -> None:
    """Draw a hand, then what dead wizard cards add to it; these are discarded."""
    me = state.seats[seat]
    state.draw(seat, max(0, state.hand_size(seat) - len(me.hand)))
    for card in me.dead:
        trait = state.traits[card]
        if isinstance(trait, StartCards):
            state.draw(seat, trait.cards)
        state.emit("discarded", seat, card, f"dead:{seat}", "dead_discard")
    for _ in range(reserved):
        me.hand.append(WILD)
        state.emit("drew", seat, WILD, f"reserve:{seat}", f"hand:{seat}")
    state.dead_discard += me.dead
    me.dead = []

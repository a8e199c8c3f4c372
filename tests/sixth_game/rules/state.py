"""The position, and the small changes that every rule is made of; each of them says what happened."""

from __future__ import annotations

from rules.core import engine
from rules.core.copying import Copyable, copyable
from rules.core.ids import by_seat
from rules.core.zones import HANDS
from tests.sixth_game.rules.turns import Round, Turn

Frame = Round | Turn

DECK = "deck"
PLAY = by_seat("play")


@copyable
class Seat(Copyable):
    """What a player holds, and what lies before that player."""

    hand: list[str] = []
    play: list[str] = []


@copyable
class State(engine.State):
    """A position of Pebbles, complete at every decision; the end of the deck is its top."""

    stack: list[Frame] = []
    seats: list[Seat] = []
    first: int = 0
    round: int = 0
    deck: list[str] = []
    winners: list[int] = []

    def draw(self, seat: int) -> None:
        """Take the top card of the deck; there is one for every turn."""
        card = self.deck.pop()
        self.seats[seat].hand.append(card)
        self.emit("drew", seat, card, DECK, HANDS[seat], seen_by=(seat,))

    def lay(self, seat: int, card: str) -> None:
        """Lay a card from the hand on the table."""
        me = self.seats[seat]
        me.hand.remove(card)
        me.play.append(card)
        self.emit("laid", seat, card, HANDS[seat], PLAY[seat])

    def finish(self, winners: list[int]) -> None:
        """End the game."""
        self.winners = winners
        for winner in winners:
            self.emit("won", winner)
        self.stack.clear()

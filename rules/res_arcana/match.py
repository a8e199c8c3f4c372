"""The match for two: up to three games with the same mages, and an open draft after the first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame
from rules.core.ids import SEATS, seat_of
from rules.core.reasons import NOT_NOW, Reason
from rules.res_arcana.setup import Deal, lay_out

if TYPE_CHECKING:
    from rules.res_arcana.state import State

GAMES = 3


class Match(Frame["State"], frozen=True):
    """The bottom of a match: on top again whenever one of its games has ended."""

    game: int = 1

    def run(self, state: State) -> Decision | None:
        for winner in state.winners:
            state.wins[winner] += 1
        level = state.wins[0] == state.wins[1]
        if self.game == GAMES or (self.game > 1 and not level):
            best = max(state.wins)
            state.winners = [seat for seat, wins in enumerate(state.wins) if wins == best]
            state.emit("match_over")
            state.stack.pop()
            return None
        self.replace(state, game=self.game + 1)
        loser = self._loser(state)
        self._clear(state)
        state.stack.append(Deal())
        if self.game == 1:
            state.stack.append(OpenDraft())
        state.stack.append(PickFirst(loser))
        return None

    def _loser(self, state: State) -> int:
        """Return who lost the game just ended; of a shared one, whoever does not hold the token."""
        losers = [seat for seat in range(len(state.seats)) if seat not in state.winners]
        return losers[0] if losers else state.next_seat(state.first)

    def _clear(self, state: State) -> None:
        """Sweep the table: the mages stay, the artifacts go to the middle or back to their drafter."""
        state.display = [] if state.seats[0].drafted else sorted(state.artifacts_dealt())
        state.turned.clear()
        state.on.clear()
        state.winners = []
        state.bonus = []
        state.round = 0
        for seat in state.seats:
            seat.item, seat.passed, seat.known = "", False, 0
            seat.play, seat.hand, seat.discard = [], [], []
            seat.deck = seat.drafted[:]
            seat.seen = set(seat.drafted)
        lay_out(state)
        state.emit("table_cleared")


class PickFirst(Frame["State"], frozen=True):
    """The loser of the last game chooses who starts the next."""

    seat: int

    def run(self, state: State) -> Decision | None:
        return Decision(
            self.seat, "first", tuple([Action("first", SEATS[seat]) for seat in range(len(state.seats))])
        )

    def answer(self, state: State, action: Action) -> None:
        state.stack.pop()
        state.take_token(seat_of(action.source))


class OpenDraft(Frame["State"], frozen=True):
    """The first player takes one of the artifacts on display, then two by turns, the last alone."""

    picked: int = 0

    def run(self, state: State) -> Decision | None:
        if len(state.display) > 1:
            options = tuple([Action("draft", card) for card in state.display])
            return Decision(self._seat(state), "open_draft", options)
        self._pick(state, state.display[0])
        state.stack.pop()
        for seat in state.seats:
            seat.deck = seat.drafted[:]
            seat.seen = set(seat.drafted)
        return None

    def answer(self, state: State, action: Action) -> None:
        self._pick(state, action.source)
        self.replace(state, picked=self.picked + 1)

    def refuse(self, state: State, action: Action) -> Reason:
        return Reason("not_on_display", action.source) if action.kind == "draft" else NOT_NOW

    def _seat(self, state: State) -> int:
        return (state.first + (self.picked + 1) // 2) % len(state.seats)

    def _pick(self, state: State, card: str) -> None:
        number = self._seat(state)
        state.display.remove(card)
        state.seats[number].drafted.append(card)
        state.emit("drafted", number, card, "display", f"deck:{number}")

"""The round: everybody rolls, spells and one broken seal a turn, new dice, and the check for the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rules.core.action import Action
from rules.core.decision import TURN, Decision
from rules.core.engine import Frame
from rules.core.ids import name_of
from rules.core.reasons import NOT_NOW, Reason
from rules.five_seals.elements import COLOURS, INDEX, STORES, die
from rules.five_seals.resolve import die_ids
from rules.five_seals.score import leaders
from rules.five_seals.ways import break_reason, look

if TYPE_CHECKING:
    from rules.five_seals.state import State

END = Action("end")
TAKE = tuple(Action("take", STORES[colour]) for colour in COLOURS)


class Round(Frame["State"], frozen=True):
    """The bottom of a game: the steps of a round, again and again until few sixes are left."""

    step: Literal["roll", "check"] = "roll"

    def run(self, state: State) -> Decision | None:
        if self.step == "roll":
            state.round += 1
            state.broke = False
            state.emit("round", amount=state.round)
            state.roll_all(state.order())
            self.replace(state, step="check")
            state.stack.append(Turn(state.first))
            return None
        sixes = state.sixes()
        if self.is_last(state):
            few = sixes <= state.map.sixes_left
            state.emit("ended", what="sixes" if few else "stalled", amount=sixes)
            state.finish(leaders(state))
            return None
        for seat in state.seats:
            seat.out = False
        state.first = state.next_seat(state.first)
        state.emit("first", state.first)
        self.replace(state, step="roll")
        return None

    @classmethod
    def is_last(cls, state: State) -> bool:
        """Tell whether the game ends with this round, as the dungeon stands."""
        return state.sixes() <= state.map.sixes_left or cls._stalled(state)

    @staticmethod
    def _stalled(state: State) -> bool:
        """Tell whether a round went by without a broken seal in which no dice could have broken one.

        All familiars are home and figures bar nobody from what those who stand there can get at themselves,
        so only guardians remain, and whoever owns one has left it where it stands for a round.
        """
        return not state.broke and not any(look(state, seat).places for seat in range(len(state.seats)))


class Turn(Frame["State"], frozen=True):
    """A seat casts what it likes and breaks a seal; then the next seat for whom the round goes on."""

    seat: int

    def run(self, state: State) -> Decision | None:
        if state.seats[self.seat].out:
            if all(seat.out for seat in state.seats):
                state.stack.pop()
            else:
                state.stack[-1] = Turn(state.next_seat(self.seat))
            return None
        return Decision(self.seat, TURN, tuple(self.options(state)))

    def options(self, state: State) -> list[Action]:
        """List what the seat can do; whoever can break a seal must not end the round."""
        seat = self.seat
        reach = look(state, seat)
        options = reach.breaks[:] or [END]
        for scroll in dict.fromkeys(state.seats[seat].ready):
            for target in state.verb(scroll).targets(state, seat, scroll, reach):
                options.append(Action("cast", scroll, target))
        return options

    def refuse(self, state: State, action: Action) -> Reason:
        me = state.seats[self.seat]
        match action.kind:
            case "break":
                return break_reason(state, self.seat, action.target, action.source) or NOT_NOW
            case "cast" if action.source in me.ready:
                return state.verb(action.source).reason(state, self.seat, action.source, action.target)
            case "cast" if action.source in me.used:
                return Reason("used", action.source)
            case "cast":
                return Reason("not_yours_to_cast", action.source)
            case "choose" if action.target in die_ids(state, self.seat):
                return Reason("idle_die", action.target)
            case "choose" if action.target.startswith("die:"):
                return Reason("not_your_dice")
            case "take":
                return Reason("take_later")
            case "end":
                return Reason("must_break", look(state, self.seat).breaks[0].target)
        return NOT_NOW

    def answer(self, state: State, action: Action) -> None:
        seat = self.seat
        if action.kind == "cast":
            if state.verb(action.source).ends_turn(action.target):
                state.stack[-1] = EndTurn(seat)
            state.cast(seat, action.source, action.target, seat)
        elif action.kind == "break":
            state.stack[-1] = EndTurn(seat)
            state.break_seal(seat, action.target, action.source)
        else:
            state.stack[-1] = Turn(state.next_seat(seat))
            state.leave(seat)


class EndTurn(Frame["State"], frozen=True):
    """A seat has broken its seal; without dice the round is over for it."""

    seat: int

    def run(self, state: State) -> Decision | None:
        state.stack[-1] = Turn(state.next_seat(self.seat))
        if not state.seats[self.seat].dice:
            state.leave(self.seat)
        return None


class TakeDice(Frame["State"], frozen=True):
    """A seat takes dice for the next round, of any colours that are in the store."""

    seat: int
    left: int

    def run(self, state: State) -> Decision | None:
        options = [TAKE[index] for index, count in enumerate(state.store) if count]
        if not self.left or not options:
            state.stack.pop()
            return None
        if len(options) == 1:
            self.answer(state, options[0])
            return None
        return Decision(self.seat, "take", tuple(options))

    def answer(self, state: State, action: Action) -> None:
        self.replace(state, left=self.left - 1)
        state.take(self.seat, die(name_of(action.source)))

    def refuse(self, state: State, action: Action) -> Reason:
        colour = name_of(action.source)
        if action.kind == "take" and colour in INDEX:
            return Reason("none_in_store", colour)
        return Reason("take_first", "", self.left)

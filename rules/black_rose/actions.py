"""What figures do: the activation of a mage, physical actions, moves, attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.black_rose import damage, moons
from rules.black_rose.attacks import Attacking, Opening, can_open
from rules.black_rose.board import CELL
from rules.black_rose.effects import is_banned, turn_order
from rules.black_rose.evocations import skill
from rules.black_rose.moments import Then, announce_acted
from rules.black_rose.movement import reachable, walk, watches_steps
from rules.black_rose.obstacles import refuse_cast, refuse_room_of, refuse_turn
from rules.black_rose.queries import owned
from rules.black_rose.quests import claim, claim_reason, claimable
from rules.black_rose.records import NOBODY
from rules.black_rose.refusals import (
    ATTACKS,
    MOVES,
    is_figure,
    meant_by,
    refuse_attack,
    refuse_deed,
    refuse_move,
)
from rules.black_rose.resolve import DONE, note_dealt
from rules.black_rose.rooms import activate_room
from rules.black_rose.searching import clear_slot
from rules.black_rose.spells import cast, discard_prepared
from rules.black_rose.steps import Step, cannot_walk
from rules.black_rose.targets import MAGES
from rules.black_rose.triggers import wake_lasting
from rules.core.action import Action
from rules.core.decision import TURN, Decision
from rules.core.engine import Frame
from rules.core.ids import number_of
from rules.core.reasons import NOT_NOW, Reason

if TYPE_CHECKING:
    from rules.black_rose.state import State

END = Action("end")
QUICK = 0
MOST_ACTIONS = 2


class ActionPhase(Frame["State"], frozen=True):
    """By turns everybody acts who can, until nobody can.

    `turn` counts through the order; where that may change, `last` is who acted last.
    """

    turn: int = 0
    last: int = NOBODY

    def run(self, state: State) -> Decision | None:
        order = turn_order(state) if state.book.answered else state.order()
        turn = self.turn if self.last == NOBODY else order.index(self.last) + 1
        for step in range(len(order)):
            seat = order[(turn + step) % len(order)]
            if can_act(state, seat):
                if state.book.answered:
                    self.replace(state, last=seat)
                    state.write(turn=state.turn + 1)
                    state.stack.append(Then("turn_ended", seat))
                    state.stack += [Activation(seat), Then("turn_began", seat)]
                else:
                    self.replace(state, turn=turn + step + 1)
                    state.stack.append(Activation(seat))
                return None
        state.stack.pop()
        return None


def can_act(state: State, seat: int) -> bool:
    """Tell whether a mage has a token or a prepared spell left to act with; in its cell, to leave with."""
    me, mage = state.seats[seat], MAGES[seat]
    spells = bool(state.unrevealed(seat))
    if me.place != CELL or not state.book.answered:
        return spells or me.tokens > 0
    return (spells or (me.tokens > 0 and state.speed(mage) > 0)) and not is_banned(state, mage, "move")


class Activation(Frame["State"], frozen=True):
    """One or two actions of a mage."""

    seat: int
    done: int = 0
    cast: bool = False
    ended: bool = False

    def run(self, state: State) -> Decision | None:
        if moons.rise(state):
            return None
        if self.done == MOST_ACTIONS or self.ended or not can_act(state, self.seat):
            state.stack.pop()
            return None
        options = self.options(state)
        if self.done and END not in options:
            options.append(END)
        return Decision(self.seat, TURN, tuple(options))

    def options(self, state: State) -> list[Action]:
        """List what the mage can do; each of these has no reason against it."""
        seat = self.seat
        me, mage = state.seats[seat], MAGES[seat]
        options: list[Action] = []
        answered = state.book.answered
        if answered:
            options = self._deeds(state)
        elif me.tokens:
            for room in reachable(state, mage, state.speed(mage)):
                options.append(Action("explore", mage, state.rooms[room].id))
            if me.place != CELL:
                options.append(Action("activate", mage, state.rooms[me.place].id))
                for foe in state.foes(seat, me.place):
                    options.append(Action("fight", mage, foe))
                options += [Action("command", figure) for figure in owned(state, seat)]
                options.append(Action("idle", mage))
        for slot in state.unrevealed(seat):
            slot_id = state.slot_id(seat, slot)
            if self.cast_reason(state, slot) is None:
                options.append(Action("cast", slot_id))
            options.append(Action("inertia", slot_id))
        if answered:
            options = self._with_tokens(state, options)
        options += [Action("claim", quest) for quest in claimable(state, seat)]
        return options or [END]

    def _deeds(self, state: State) -> list[Action]:
        """List the physical actions where everything can be answered."""
        me, mage = state.seats[self.seat], MAGES[self.seat]
        if not me.tokens:
            return []
        ways: tuple[int, ...] = ()
        if not is_banned(state, mage, "move"):
            ways = reachable(state, mage, state.speed(mage))
        options = [Action("explore", mage, state.rooms[room].id) for room in ways]
        if me.place != CELL:
            if can_open(state, self.seat, me.place):
                options.append(Action("activate", mage, state.rooms[me.place].id))
            options += [Action("fight", mage, foe) for foe in state.foes(self.seat, me.place)]
            if not state.book.moons:
                options += [Action("command", figure) for figure in owned(state, self.seat)]
            options.append(Action("idle", mage))
        return options

    def _with_tokens(self, state: State, options: list[Action]) -> list[Action]:
        """Add traps and protections that may be discarded for a step; nobody forbidden to walk can do so."""
        slots = state.seats[self.seat].slots
        armed = [slot for slot, spell in enumerate(slots) if spell is not None and spell.token]
        options += [Action("inertia", state.slot_id(self.seat, slot)) for slot in armed]
        if is_banned(state, MAGES[self.seat], "move"):
            options = [option for option in options if option.kind != "inertia"]
        return options

    def cast_reason(self, state: State, slot: int) -> Reason | None:
        """Say why the spell in a slot cannot be cast now."""
        me = state.seats[self.seat]
        if me.place == CELL:
            return Reason("only_leave_cell" if state.book.moons else "in_own_cell")
        if slot == QUICK:
            return None
        if self.cast:
            return Reason("one_standard_spell")
        first = next(number for number in state.unrevealed(self.seat) if number != QUICK)
        return None if slot == first else Reason("not_the_next_spell", amount=first)

    def refuse(self, state: State, action: Action) -> Reason:
        match action.kind:
            case "cast" | "inertia" if state.book.answered:
                return refuse_cast(state, self.seat, action) or self._refuse_spell(state, action)
            case "cast" | "inertia":
                return self._refuse_spell(state, action)
            case "claim":
                return claim_reason(state, self.seat, action.source) or NOT_NOW
            case "end":
                return Reason("act_first")
            case "lay" | "discard":
                action = Action("target", target=action.source)
        return (refuse_turn if state.book.answered else refuse_deed)(state, self.seat, action)

    def _refuse_spell(self, state: State, action: Action) -> Reason:
        """Say why a spell can be neither cast nor discarded for a move."""
        left = state.unrevealed(self.seat)
        slot = next((slot for slot in left if state.slot_id(self.seat, slot) == action.source), None)
        if not left:
            return Reason("no_spells_left")
        if slot is None:
            return Reason("not_prepared" if action.source.startswith("slot:") else "inertia_with_a_spell")
        return self.cast_reason(state, slot) or NOT_NOW

    def answer(self, state: State, action: Action) -> None:
        seat, kind = self.seat, action.kind
        if kind == "end":
            state.stack.pop()
            return
        if kind == "claim":
            claim(state, seat, action.source)
            return
        me, mage = state.seats[seat], MAGES[seat]
        standard = kind == "cast" and number_of(action.source) != QUICK
        state.stack[-1] = Activation(seat, self.done + 1, self.cast or standard)
        if kind == "cast":
            cast(state, seat, number_of(action.source))
            return
        if kind == "inertia":
            state.emit("inertia", seat, action.source)
            if state.book.answered:
                clear_slot(state, seat, number_of(action.source), "sacrifice")
                state.stack.append(Then("sacrificed", seat))
            else:
                discard_prepared(state, seat, number_of(action.source), "inertia")
            state.stack.append(Acting(mage, seat, me.mage, 1, strikes=False, must_leave=True))
            return
        me.tokens -= 1
        state.emit("spent_token", seat, mage, cause=kind)
        if kind == "command":
            state.stack.append(Finish(seat))
            activate(state, seat, action.source)
        elif kind == "idle":
            state.stack.append(Finish(seat))
        else:
            acting = Acting(mage, seat, me.mage, steps=state.speed(mage), strikes=True, physical=True)
            state.stack += [Finish(seat), acting]
            acting.answer(state, action)


class Finish(Frame["State"], frozen=True):
    """The end of a physical action."""

    seat: int

    def run(self, state: State) -> Decision | None:
        state.stack.pop()
        if state.seats[self.seat].place != CELL:
            announce_acted(state, self.seat)
            wake_lasting(state, "acted", self.seat)
        return None


class Acting(Frame["State"], frozen=True):
    """A figure under way: moves that are not split up, an attack, the activation of a room.

    A mage in a physical action either moves or attacks and may activate its room before or after;
    an evocation moves and attacks in either order; an effect may grant moves alone.
    """

    figure: str
    seat: int
    cause: str
    steps: int
    strikes: bool
    physical: bool = False
    must_leave: bool = False
    bonus: int = 0
    activated: bool = False
    walking: bool = False
    struck: str = ""
    dealt: int = 0

    def run(self, state: State) -> Decision | None:
        place = state.place(self.figure)
        options = self.options(state, place)
        if not options:
            self.finish(state)
            return None
        if place == CELL and self.must_leave:
            return Decision(self.seat, "leave_cell", tuple(options), self.cause)
        return Decision(self.seat, "act", (*options, DONE), self.cause)

    def options(self, state: State, place: int) -> list[Action]:
        """List what the figure can still do."""
        options = []
        if place < CELL:
            return []
        answered = state.book.answered
        if self.steps and not (answered and cannot_walk(state, self.figure, self.seat)):
            for room in reachable(state, self.figure, self.steps):
                options.append(Action("move", self.figure, state.rooms[room].id))
        if self.strikes and place != CELL:
            options += [
                Action("attack", self.figure, foe) for foe in state.foes(self.seat, place, self.figure)
            ]
        if answered:
            if self.physical and not self.activated and place != CELL and can_open(state, self.seat, place):
                options.append(Action("activate", self.figure, state.rooms[place].id))
        elif self.physical and not self.activated and place != CELL:
            here = state.rooms[place]
            # A used-up room does nothing: nobody is asked about that alone.
            options += [Action("activate", self.figure, here.id)] if options or not here.used else []
        return options

    def stronger(self, n: int) -> Acting:
        """Return this activation with more strength."""
        return replace(self, bonus=self.bonus + n)

    def answer(self, state: State, action: Action) -> None:
        match action.kind:
            case "move" | "explore":
                self._move(state, state.place(action.target))
            case "attack" | "fight":
                self._attack(state, action.target)
            case "activate":
                self.replace(state, activated=True, steps=0 if self.walking else self.steps, walking=False)
                if state.book.answered:
                    state.stack.append(Opening(self.seat, state.place(self.figure)))
                else:
                    activate_room(state, self.seat)
            case _:
                self.finish(state)

    def refuse(self, state: State, action: Action) -> Reason:
        action = meant_by(state, self.figure, action)
        reason, place = NOT_NOW, state.place(self.figure)
        if action.source == self.figure and action.kind in MOVES:
            here = place >= 0 and action.target == state.rooms[place].id
            if here and self.activated:
                reason = Reason("already_activated", action.target)
            else:
                reason = refuse_move(state, self.figure, action.target, self.steps)
                if self.steps and state.book.answered and cannot_walk(state, self.figure, self.seat):
                    reason = Reason("may_not_walk")
                reason = reason if self.steps or reason == NOT_NOW else Reason("no_moves_left")
        elif action.source == self.figure and action.kind in ATTACKS and place != CELL:
            reason = refuse_attack(state, self.seat, self.figure, action.target, 0)
            if not self.strikes and is_figure(state, action.target):
                reason = Reason("no_attack_left")
        elif action.kind == "activate" and self.physical and place >= 0:
            reason = Reason("already_activated" if self.activated else "not_in_that_room", action.target)
            if state.book.answered and not self.activated:
                reason = refuse_room_of(state, self.seat, place, action)
        if reason != NOT_NOW:
            return reason
        must_leave = place == CELL and self.must_leave
        return Reason("leave_cell_first") if must_leave else Reason("finish_first", self.cause)

    def _move(self, state: State, goal: int) -> None:
        # Where rooms entered on the way matter, one step is taken at a time and more may follow.
        left = self.steps - 1 if watches_steps(state, self.figure) else 0
        strikes = self.strikes and not self.physical
        self.replace(state, steps=left, strikes=strikes, walking=left > 0)
        if state.book.answered:
            state.stack.append(Step(self.figure, goal, self.cause, self.seat))
            return
        walk(state, self.figure, goal, self.cause, self.seat)

    def _attack(self, state: State, foe: str) -> None:
        strength = state.strength(self.figure) + self.bonus
        steps = 0 if self.walking or self.physical or state.book.moons else self.steps
        if state.book.answered:
            self.replace(state, strikes=False, steps=steps, walking=False, struck=foe)
            state.stack.append(Attacking(self.figure, self.seat, (foe,), strength, self.cause))
            return
        shares = damage.shares(state, self.seat, [foe], strength, self.cause)
        dealt = min(shares[0][1], state.supply[self.seat]) if shares else 0
        self.replace(state, strikes=False, steps=steps, walking=False, struck=foe, dealt=dealt)
        state.emit("attacked", self.seat, self.figure, target=foe, amount=strength)
        damage.deal(state, self.seat, shares, self.cause, False, self.figure)

    def finish(self, state: State) -> None:
        """Leave, and tell the effect that brought this about what was dealt."""
        state.stack.pop()
        note_dealt(state, self.struck, self.dealt)


class Rouse(Frame["State"], frozen=True):
    """An evocation that an effect activates when its turn comes."""

    seat: int
    figure: str
    bonus: int = 0

    def run(self, state: State) -> Decision | None:
        state.stack.pop()
        if self.figure in state.evocations:
            activate(state, self.seat, self.figure, self.bonus)
        return None


def activate(state: State, seat: int, figure: str, bonus: int = 0) -> None:
    """Let an evocation act now, under a seat's control: first its skill, then its moves and its attack."""
    evocation = state.evocations[figure]
    printed = state.book.evocations[evocation.kind]
    state.emit("activated", seat, figure, cause=evocation.kind)
    if not printed.immobile:
        steps = state.speed(figure) if state.book.answered else printed.speed
        state.stack.append(Acting(figure, seat, evocation.kind, steps=steps, strikes=True, bonus=bonus))
    skill(state, seat, figure)

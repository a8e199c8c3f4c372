"""The round: the Black Rose, study, actions, evocations, clean-up; four of them, then the count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from rules.black_rose import moons, phases
from rules.black_rose.actions import ActionPhase, activate
from rules.black_rose.resolve import Resolve
from rules.black_rose.score import add_room, gain, harvest, leaders, majority, winners
from rules.black_rose.spells import MEMORIES, discard_prepared
from rules.black_rose.study import HandLimit, Lay, Study
from rules.black_rose.targets import CUBES, ROSE
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame
from rules.core.reasons import NOT_NOW, Reason

if TYPE_CHECKING:
    from rules.black_rose.state import State

Phase = Literal["", "black_rose", "study", "planning", "actions", "evocations", "cleanup"]
PHASES: tuple[Phase, ...] = ("black_rose", "study", "actions", "evocations", "cleanup")
PHASES_OF_MOONS: tuple[Phase, ...] = ("black_rose", "study", "planning", "actions", "evocations", "cleanup")
ROUNDS = 4
TOKENS = 2


class Round(Frame["State"], frozen=True):
    """The bottom of a game: the phase that is under way."""

    phase: Phase = ""

    def run(self, state: State) -> Decision | None:
        if state.book.answered:
            self._run_with_moons(state)
            return None
        if self.phase == "cleanup" and state.round == ROUNDS:
            state.stack.pop()
            finish(state)
            return None
        index = PHASES.index(self.phase) + 1 if self.phase else 0
        phase = PHASES[index % len(PHASES)]
        if phase == "black_rose":
            if self.phase:
                state.crown = (state.crown + 1) % len(state.seats)
            state.round += 1
            state.emit("round", state.crown, amount=state.round)
        self.replace(state, phase=phase)
        state.emit("phase", what=phase)
        begin_phase(state, phase)
        return None

    def _run_with_moons(self, state: State) -> None:
        """Go on to the next phase; a game with moons ends by power."""
        if moons.rise(state):
            return
        if self.phase == "cleanup" and phases.is_over(state) and phases.finish(state):
            state.stack.pop()
            phases.name_winner(state)
            return
        index = PHASES_OF_MOONS.index(self.phase) + 1 if self.phase else 0
        phase = PHASES_OF_MOONS[index % len(PHASES_OF_MOONS)]
        if phase == "black_rose":
            state.round += 1
            state.write(turn=0, ledger=())
            state.emit("round", state.crown, amount=state.round)
        if phase == "black_rose" or "crown_at_once" in state.switches:
            state.leader = state.crown
        self.replace(state, phase=phase)
        state.emit("phase", what=phase)
        phases.begin_phase(state, phase)


def begin_phase(state: State, phase: Phase) -> None:
    """Push what a phase consists of."""
    match phase:
        case "black_rose":
            begin_event(state)
        case "study":
            state.stack += [Lay(seat) for seat in reversed(state.order())]
            state.stack += [HandLimit(seat) for seat in reversed(state.order())]
            state.stack.append(Study())
        case "actions":
            state.stack.append(ActionPhase())
        case "evocations":
            state.stack.append(EvocationPhase())
        case "cleanup":
            state.stack.append(Cleanup())


def begin_event(state: State) -> None:
    """Apply what the Black Rose does in this round: each part once, or by every mage in turn order."""
    event = next(
        event
        for event in state.book.events.values()
        if event.side == state.events_side and event.round == state.round
    )
    state.emit("event", what=event.id)
    parts = []
    for index, face in enumerate(event.faces):
        seats = state.order() if face.each_mage else [state.crown]
        parts += [Resolve(seat, event.id, index) for seat in seats]
    state.stack += reversed(parts)


class EvocationPhase(Frame["State"], frozen=True):
    """By turns everybody activates one own evocation that has not acted in this phase."""

    turn: int = 0

    def run(self, state: State) -> Decision | None:
        waiting = [figure for figure, evocation in state.evocations.items() if not evocation.acted]
        if not waiting:
            state.stack.pop()
            return None
        seat = state.order()[self.turn % len(state.seats)]
        own = [figure for figure in waiting if state.evocations[figure].owner == seat]
        if len(own) > 1:
            return Decision(seat, "evocations", tuple([Action("command", figure) for figure in own]))
        self.replace(state, turn=self.turn + 1)
        if own:
            self._activate(state, own[0])
        return None

    def answer(self, state: State, action: Action) -> None:
        self.replace(state, turn=self.turn + 1)
        self._activate(state, action.source)

    def refuse(self, state: State, action: Action) -> Reason:
        figure = action.source or action.target
        evocation = state.evocations.get(figure)
        if evocation is None:
            return NOT_NOW
        if evocation.acted:
            return Reason("has_acted", evocation.kind)
        own = evocation.owner == state.order()[self.turn % len(state.seats)]
        return Reason("command_first", figure) if own else Reason("not_your_evocation", evocation.kind)

    def _activate(self, state: State, figure: str) -> None:
        evocation = state.evocations[figure]
        state.evocations[figure] = replace(evocation, acted=True)
        activate(state, evocation.owner, figure)


class Cleanup(Frame["State"], frozen=True):
    """The end of a round: slots emptied, tokens turned, full rooms restored."""

    def run(self, state: State) -> Decision | None:
        state.stack.pop()
        state.lasting.clear()
        for seat in state.order():
            clear_slots(state, seat)
        for figure, evocation in state.evocations.items():
            if evocation.acted:
                state.evocations[figure] = replace(evocation, acted=False)
        for place in range(len(state.rooms)):
            restore(state, place)
        return None


def clear_slots(state: State, seat: int) -> None:
    """Put the spells of a seat into its memories; forgotten ones that were revealed leave the game."""
    me = state.seats[seat]
    for slot, spell in enumerate(me.slots):
        if spell is None:
            continue
        if not spell.revealed:
            discard_prepared(state, seat, slot, "cleanup")
            continue
        gone = state.kind(spell.card) == "forgotten_spell"
        (state.removed if gone else me.memories).append(spell.card)
        me.slots[slot] = None
        target = "removed" if gone else MEMORIES[seat]
        state.emit("cleared", seat, spell.card, state.slot_id(seat, slot), target)
    me.tokens = TOKENS
    me.later.clear()


def restore(state: State, place: int) -> None:
    """Restore a room whose slots are full, and reward those who filled them."""
    room = state.rooms[place]
    printed = state.book.rooms[room.id]
    if room.restored or len(room.cubes) < printed.slots:
        return
    earned, first = harvest(room.cubes, printed.points)
    state.emit("restored", what=room.id)
    for power, points in earned.items():
        gain(state, power, points, room.id)
    if first is not None:
        add_room(state, first, room.id)
    for colour in sorted(set(room.cubes)):
        n = room.cubes.count(colour)
        state.supply[colour] += n
        state.emit("removed_instability", colour, CUBES[colour], room.id, "", n, cause=room.id)
    state.rooms[place] = replace(room, cubes=(), restored=True)


def finish(state: State) -> None:
    """Count the tracks and the open quests, and name the winner."""
    state.emit("final")
    for room in state.rooms:
        first = majority(room.cubes)
        if first is not None:
            add_room(state, first, room.id)
    for source, track in (("trophies", state.trophies), ("room_track", state.track)):
        for power, points in leaders(track).items():
            gain(state, power, points, source)
    for quest in state.quests:
        if quest not in state.claimed:
            gain(state, ROSE, state.book.quests[quest].points, quest)
    state.winners = winners(state)
    state.over = True
    for winner in state.winners or [ROSE]:
        state.emit("won", winner, amount=state.power(winner))


def phase(state: State) -> Phase:
    """Return the phase that is under way."""
    bottom = state.stack[0] if state.stack else None
    return bottom.phase if isinstance(bottom, Round) else ""

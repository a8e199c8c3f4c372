"""The round: the Black Rose, study, actions, evocations, clean-up; four of them, then the count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from rules.black_rose import moons, phases
from rules.black_rose.actions import ActionPhase
from rules.black_rose.resolve import NO_NOTES, Notes, Resolve
from rules.black_rose.score import add_room, gain, harvest, leaders, majority, winners
from rules.black_rose.study import HandLimit, Lay, Study
from rules.black_rose.targets import CUBES, ROSE
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame
from rules.core.reasons import Reason

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
        if state.book.moons:
            self._run_with_moons(state)
            return None
        if self.phase == "cleanup" and state.round == ROUNDS:
            state.stack.pop()
            finish(state)
            return None
        index = PHASES.index(self.phase) + 1 if self.phase else 0
        phase = PHASES[index % len(PHASES)]
        if phase == "black_rose":
            if self.phase and not any(happened.trigger == "crowned" for happened in state.ledger):
                state.crown = (state.crown + 1) % len(state.seats)
            self._begin_round(state)
        self.replace(state, phase=phase)
        state.emit("phase", what=phase)
        begin_phase(state, phase)
        return None

    def _begin_round(self, state: State) -> None:
        """Count the round; whoever holds the crown now goes first in it, also if another takes it."""
        state.round += 1
        if state.book.answered:
            state.write(turn=0, ledger=())
            state.leader = state.crown
        state.emit("round", state.crown, amount=state.round)

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
            self._begin_round(state)
        if "crown_at_once" in state.switches:
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
            phases.push(state, "action", ActionPhase())
        case "evocations":
            phases.push(state, "evocation", EvocationPhase())
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
        notes = Notes(rose=not face.each_mage, since=len(state.ledger)) if state.book.answered else NO_NOTES
        parts += [Resolve(seat, event.id, index, notes=notes) for seat in seats]
    state.stack += reversed(parts)


class EvocationPhase(Frame["State"], frozen=True):
    """By turns everybody activates one own evocation that has not acted in this phase."""

    turn: int = 0

    def run(self, state: State) -> Decision | None:
        if not any(phases.ready(state, seat) for seat in range(len(state.seats))):
            state.stack.pop()
            return None
        seat = state.order()[self.turn % len(state.seats)]
        own = phases.ready(state, seat)
        if len(own) > 1:
            return Decision(seat, "evocations", tuple([Action("command", figure) for figure in own]))
        self.replace(state, turn=self.turn + 1)
        if own:
            phases.rouse(state, seat, own[0])
        return None

    def answer(self, state: State, action: Action) -> None:
        seat = state.order()[self.turn % len(state.seats)]
        self.replace(state, turn=self.turn + 1)
        phases.rouse(state, seat, action.source)

    def refuse(self, state: State, action: Action) -> Reason:
        return phases.refuse_command(state, state.order()[self.turn % len(state.seats)], action)


class Cleanup(Frame["State"], frozen=True):
    """The end of a round: slots emptied, tokens turned, full rooms restored."""

    def run(self, state: State) -> Decision | None:
        state.stack.pop()
        phases.tidy(state)
        for place in range(len(state.rooms)):
            restore(state, place)
        return None


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

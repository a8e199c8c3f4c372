"""Cubes and cards that go from one to another: shifted damage and instability, stolen spells and quests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.black_rose import evocations
from rules.black_rose.cubes import shift_damage, shift_instability
from rules.black_rose.damage import settle
from rules.black_rose.hands import QuestLimit
from rules.black_rose.obstacles import no_slot, refuse_card
from rules.black_rose.queries import Each, Where, free_slots, place_of, places, touched
from rules.black_rose.refusals import end_among
from rules.black_rose.resolve import DONE
from rules.black_rose.sights import leaves, quest_taken, see, taken_unseen
from rules.black_rose.spells import MEMORIES
from rules.black_rose.study import HandLimit
from rules.black_rose.targets import COLOURS, CUBES, SEATS
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame
from rules.core.reasons import NOT_NOW, Reason
from rules.core.rng import below
from rules.core.zones import HANDS

if TYPE_CHECKING:
    from rules.black_rose.resolve import Resolve
    from rules.black_rose.state import State

SUPPLY = "supply"


class Shifting(Frame["State"], frozen=True):
    """Cubes of a figure or a room being put elsewhere one by one, as many as whoever decides likes."""

    seat: int
    source: str
    goals: tuple[str, ...]
    left: int
    cause: str
    others: bool = False

    @classmethod
    def between(
        cls, state: State, frame: Resolve, n: int, source: str, goal: str | Each | Where, others: bool
    ) -> Shifting:
        """Return the shift that a verb speaks of."""
        if source == "you":
            goals = tuple(touched(state, frame, goal))  # type: ignore[arg-type]
            return cls(frame.seat, f"mage:{frame.seat}", goals, n, frame.source)
        place = place_of(state, frame, source)
        room = state.rooms[place].id if place >= 0 else ""
        if goal == SUPPLY:
            return cls(frame.seat, room, (SUPPLY,), n, frame.source, others)
        near = tuple([state.rooms[p].id for p in places(state, frame, goal) if p != place])  # type: ignore[arg-type]
        return cls(frame.seat, room, near, n, frame.source, others)

    def run(self, state: State) -> Decision | None:
        options = self._options(state) if self.left and self.source else []
        if not options:
            self._finish(state)
            return None
        return Decision(self.seat, "shift", (*options, DONE), self.cause)

    def _options(self, state: State) -> list[Action]:
        is_room = self.source in state.room_ids
        cubes = state.rooms[state.place(self.source)].cubes if is_room else state.damage(self.source)
        colours = [colour for colour in sorted(set(cubes)) if not (self.others and colour == self.seat)]
        goals = [goal for goal in self.goals if self._has_room(state, goal)]
        return [Action("shift", CUBES[colour], goal) for goal in goals for colour in colours]

    def _has_room(self, state: State, goal: str) -> bool:
        if goal == SUPPLY:
            return True
        if goal in state.room_ids:
            return free_slots(state, state.place(goal)) > 0
        return state.owner(goal) is not None and state.health_left(goal) > 0

    def answer(self, state: State, action: Action) -> None:
        if action == DONE:
            self._finish(state)
            return
        self.replace(state, left=self.left - 1)
        colour = COLOURS[action.source]
        if self.source in state.room_ids:
            shift_instability(state, self.seat, self.source, action.target, colour, self.cause)
        else:
            shift_damage(state, self.seat, self.source, action.target, colour, self.cause)

    def refuse(self, state: State, action: Action) -> Reason:
        goal = end_among(action, [*state.room_ids, *SEATS, *state.evocations])
        if not goal or any(option.target == goal for option in self._options(state)):
            return Reason("no_such_cube", self.source) if action.kind == "shift" else NOT_NOW
        if goal in self.goals and goal in state.room_ids:
            return no_slot(state, goal) or NOT_NOW
        return Reason("not_put_there", goal)

    def _finish(self, state: State) -> None:
        """Let those go who have no health left."""
        state.stack.pop()
        settle(state)
        for goal in self.goals:
            if goal in state.evocations and state.health_left(goal) <= 0:
                evocations.leave(state, goal, "fell", self.cause, False, self.seat)


class StealCard(Frame["State"], frozen=True):
    """A spell taken from the hand of another at random; a personal one goes to its owner's memories."""

    seat: int
    victim: int
    cause: str

    def run(self, state: State) -> Decision | None:
        state.stack.pop()
        hand = state.seats[self.victim].hand
        if not hand:
            return None
        card = hand.pop(below(state, len(hand)))
        if state.book.spells[card].owner:
            leaves(state, self.victim, card, HANDS[self.victim])
            state.seats[self.victim].memories.append(card)
            state.emit("discarded", self.victim, card, HANDS[self.victim], MEMORIES[self.victim])
            return None
        state.seats[self.seat].hand.append(card)
        taken_unseen(state, self.victim, card, self.seat)
        see(state, self.victim, card, HANDS[self.seat])
        seen = (self.seat, self.victim)
        state.emit("stole", self.seat, card, HANDS[self.victim], HANDS[self.seat], seen_by=seen)
        state.stack.append(HandLimit(self.seat))
        return None


class StealQuest(Frame["State"], frozen=True):
    """A quest of another, which was looked at, taken into the own hidden hand."""

    seat: int
    victim: int
    cause: str

    def run(self, state: State) -> Decision | None:
        quests = state.seats[self.victim].quests
        if not quests:
            state.stack.pop()
            return None
        return Decision(
            self.seat, "steal_quest", tuple([Action("steal", quest) for quest in quests]), self.cause
        )

    def answer(self, state: State, action: Action) -> None:
        state.stack.pop()
        victim, me = state.seats[self.victim], state.seats[self.seat]
        victim.put(quests=tuple([quest for quest in victim.quests if quest != action.source]))
        quest_taken(state, self.victim, action.source, self.seat)
        me.put(quests=(*me.quests, action.source))
        seen = (self.seat, self.victim)
        state.emit("stole", self.seat, action.source, HANDS[self.victim], HANDS[self.seat], seen_by=seen)
        state.stack.append(QuestLimit(self.seat))

    def refuse(self, state: State, action: Action) -> Reason:
        return refuse_card(state, action, "quest", state.seats[self.victim].quests, "not_that_quest")

"""Physical attacks and activations of rooms under way: announced, answered, carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.black_rose.conditions import all_hold
from rules.black_rose.dealing import strike
from rules.black_rose.effects import bonus, modified
from rules.black_rose.moments import Announce, Waiting, announce, complete, happening
from rules.black_rose.obstacles import closed, refuse_card
from rules.black_rose.queries import ALL, has_token, places
from rules.black_rose.refusals import end_among, is_figure, refuse_attack
from rules.black_rose.resolve import DECLINE, DONE, Notes, Resolve
from rules.black_rose.spells import discard_from_hand
from rules.black_rose.targets import MAGES
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame
from rules.core.reasons import Reason

if TYPE_CHECKING:
    from rules.black_rose.state import State


class Attacking(Waiting, frozen=True):
    """An attack of a figure on others in its room; whoever controls it may strike more than one."""

    figure: str
    seat: int
    targets: tuple[str, ...]
    strength: int
    cause: str
    stage: int = 0

    def run(self, state: State) -> Decision | None:
        place = state.place(self.figure)
        match self.stage:
            case 0:
                return self._choose(state, place)
            case 1:
                self.replace(state, stage=2)
                for target in reversed(self.targets):
                    announce(state, happening(state, "attacking", self.figure, (target,), place))
            case 2 if place >= 0 and (targets := self._still_there(state)):
                struck = replace(self, stage=3, targets=targets)
                state.stack[-1] = struck
                struck._strike(state)
            case _:
                state.stack.pop()
                if self.stage == 3 and self.targets:
                    self._after(state, place)
        return None

    def _choose(self, state: State, place: int) -> Decision | None:
        """Ask for further figures that the attack strikes."""
        most = modified(state, "strikes", self.figure, 1)
        more = [foe for foe in state.foes(self.seat, place, self.figure) if foe not in self.targets]
        if most >= ALL:
            self.replace(state, stage=1, targets=(*self.targets, *more))
            return None
        if len(self.targets) >= most or not more:
            self.replace(state, stage=1)
            return None
        options = [Action("attack", self.figure, foe) for foe in more]
        return Decision(self.seat, "strike_more", (*options, DONE), self.cause)

    def answer(self, state: State, action: Action) -> None:
        if action == DONE:
            self.replace(state, stage=1)
        else:
            self.replace(state, targets=(*self.targets, action.target))

    def refuse(self, state: State, action: Action) -> Reason:
        if is_figure(state, action.source) and action.source != self.figure:
            return Reason("about_another", self.figure)
        if action.target in self.targets:
            return Reason("already_struck", action.target)
        return refuse_attack(state, self.seat, self.figure, action.target, 0)

    def _still_there(self, state: State) -> tuple[str, ...]:
        """Return those who are in the lodge after what was answered; nobody is struck in a cell."""
        return tuple([target for target in self.targets if state.place(target) >= 0])

    def _strike(self, state: State) -> None:
        for target in self.targets:
            state.emit("attacked", self.seat, self.figure, target=target, amount=self.strength)
        strike(state, self.seat, self.seat, self.figure, list(self.targets), self.strength, self.cause)

    def _after(self, state: State, place: int) -> None:
        """Say that the attack is over, after the skill of the evocation that made it."""
        moment = replace(happening(state, "attacked", self.figure, self.targets, place), owner=self.seat)
        state.stack.append(Announce(moment))
        evocation = state.evocations.get(self.figure)
        if evocation is not None and state.book.evocations[evocation.kind].skill_at == "attacked":
            notes = Notes(moment=moment)
            state.stack.append(Resolve(self.seat, evocation.kind, it=self.figure, place=place, notes=notes))

    def cancelled(self, subject: str) -> Attacking:
        left = tuple([target for target in self.targets if subject and target != subject])
        return replace(self, targets=left)

    def holds_for(self, subject: str) -> bool:
        return subject in self.targets


class Opening(Waiting, frozen=True):
    """A room being activated, perhaps to complete a quest; its token counts as used from the announcement."""

    seat: int
    place: int
    stage: int = 0

    def run(self, state: State) -> Decision | None:
        room = state.rooms[self.place]
        match self.stage:
            case 0:
                self.replace(state, stage=1)
                if has_token(state, self.place):
                    state.rooms[self.place] = replace(room, used=True)
                state.emit("activated_room", self.seat, room.id, amount=int(room.restored))
                owed = bonus(state, "activation_cost", MAGES[self.seat], self.place)
                if owed:
                    state.stack.append(Paying(self.seat, owed, room.id))
            case 1:
                self.replace(state, stage=2)
                announce(state, happening(state, "activating_room", MAGES[self.seat], place=self.place))
            case 2:
                if state.seats[self.seat].quests:
                    options = [Action("complete", quest) for quest in self._quests(state)]
                    return Decision(self.seat, "complete", (*options, DECLINE), room.id)
                self.answer(state, DECLINE)
            case _:
                state.stack.pop()
                if self.stage == 3:
                    announce(state, happening(state, "activated_room", MAGES[self.seat], place=self.place))
        return None

    def _quests(self, state: State) -> list[str]:
        """List the quests that this activation can complete; it counts as one that has happened."""
        found = []
        moment = happening(state, "activating_room", MAGES[self.seat], place=self.place)
        for name in state.seats[self.seat].quests:
            quest = state.book.quests[name]
            frame = Resolve(self.seat, name, notes=Notes(here=self.place, moment=moment))
            fits = quest.room is not None and self.place in places(state, frame, quest.room)
            if fits and all_hold(state, frame, quest.tests):
                found.append(name)
        return found

    def answer(self, state: State, action: Action) -> None:
        self.replace(state, stage=3)
        self._apply(state, "" if action == DECLINE else action.source)

    def refuse(self, state: State, action: Action) -> Reason:
        mine = state.seats[self.seat].quests
        quest = end_among(action, mine)
        if quest and quest not in self._quests(state):
            return Reason("quest_not_met", quest)
        return refuse_card(state, action, "quest", mine, "not_your_quest")

    def _apply(self, state: State, chosen: str) -> None:
        """Apply what the room does, and the quest with it or in its place."""
        room = state.rooms[self.place]
        moment = happening(state, "activating_room", MAGES[self.seat], place=self.place)
        state.write(ledger=(*state.ledger, moment))
        notes = Notes(here=self.place, since=len(state.ledger) - 1)
        if chosen:
            complete(state, self.seat, chosen, notes)
            if state.book.quests[chosen].mode == "replace":
                return
        side = int(room.restored and state.book.rooms[room.id].is_two_sided)
        state.stack.append(Resolve(self.seat, room.id, side, notes=notes))

    def cancelled(self, subject: str) -> Opening:
        return replace(self, stage=4)

    def holds_for(self, subject: str) -> bool:
        return self.stage < 4

    def ends_with(self, seat: int) -> bool:
        return self.seat == seat


class Paying(Frame["State"], frozen=True):
    """Spells being discarded from hand, of the holder's choice."""

    seat: int
    left: int
    cause: str

    def run(self, state: State) -> Decision | None:
        hand = state.seats[self.seat].hand
        if not self.left or not hand:
            state.stack.pop()
            return None
        options = [Action("discard", card) for card in dict.fromkeys(hand)]
        return Decision(self.seat, "pay", tuple(options), self.cause)

    def answer(self, state: State, action: Action) -> None:
        self.replace(state, left=self.left - 1)
        discard_from_hand(state, self.seat, action.source)

    def refuse(self, state: State, action: Action) -> Reason:
        return refuse_card(state, action, "spell", state.seats[self.seat].hand, "not_in_hand")


def can_open(state: State, seat: int, place: int, *, used: bool = False) -> bool:
    """Tell whether a mage can activate a room."""
    return closed(state, seat, place, used=used) is None

"""Quests: what they ask for, and the moment at which a mage may claim one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from rules.black_rose.resolve import Resolve
from rules.black_rose.targets import CUBES
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame
from rules.core.reasons import NOT_NOW, Reason

if TYPE_CHECKING:
    from rules.black_rose.state import State

Occasion = Literal[
    "defeated_mage",
    "defeated_evocation",
    "filled",
    "forgotten",
    "puppet",
    "revealed",
    "summoned",
    "placed",
    "damaged",
]
LATER = Action("later")


class Condition(Struct, frozen=True):
    """What a quest asks for, and when that may come true."""

    @property
    def moment(self) -> Occasion:
        """What must have just happened."""
        raise NotImplementedError

    def holds(self, state: State, seat: int) -> bool:
        """Tell whether the mage of a seat meets it now."""
        return True


class Happened(Condition, frozen=True):
    """Something has just been done; a moment later it counts no more."""

    what: Occasion

    @property
    def moment(self) -> Occasion:
        return self.what


class Count(Condition, frozen=True):
    """So many of something; it counts for as long as they are there."""

    n: int

    def count(self, state: State, seat: int) -> int:
        """Return how many the mage of a seat has now."""
        raise NotImplementedError

    def holds(self, state: State, seat: int) -> bool:
        return self.count(state, seat) >= self.n


class RevealedSpells(Count, frozen=True):
    """So many revealed spells of a type."""

    type: str

    @property
    def moment(self) -> Occasion:
        return "revealed"

    def count(self, state: State, seat: int) -> int:
        return sum(face.type == self.type for face in state.revealed_faces(seat))


class RevealedElements(Count, frozen=True):
    """Revealed spells of so many different elements."""

    @property
    def moment(self) -> Occasion:
        return "revealed"

    def count(self, state: State, seat: int) -> int:
        faces = state.book.spells
        revealed = [spell for spell in state.seats[seat].slots if spell is not None and spell.revealed]
        elements = {spell.element or faces[spell.card].faces[spell.side].element for spell in revealed}
        return len(elements - {"any"})


class OwnedEvocations(Count, frozen=True):
    """So many evocations of one's own in the lodge."""

    @property
    def moment(self) -> Occasion:
        return "summoned"

    def count(self, state: State, seat: int) -> int:
        return sum(evocation.owner == seat for evocation in state.evocations.values())


class RoomsHeld(Count, frozen=True):
    """One's own instability in so many ruined rooms."""

    @property
    def moment(self) -> Occasion:
        return "placed"

    def count(self, state: State, seat: int) -> int:
        return sum(seat in room.cubes for room in state.rooms)


class DamageOnMage(Count, frozen=True):
    """So much of one's own damage on another mage."""

    @property
    def moment(self) -> Occasion:
        return "damaged"

    def count(self, state: State, seat: int) -> int:
        return max(me.damage.count(seat) for me in state.seats)


class AllOf(Condition, frozen=True):
    """Revealed spells of several types at the same time."""

    all: tuple[RevealedSpells, ...]

    @property
    def moment(self) -> Occasion:
        return "revealed"

    def holds(self, state: State, seat: int) -> bool:
        return all(condition.holds(state, seat) for condition in self.all)


def offer_quests(state: State, moment: Occasion, seat: int) -> None:
    """Let a mage claim the quests whose conditions have just come true."""
    quests, later = state.book.quests, state.seats[seat].later
    met = [
        quest
        for quest in state.quests
        if quests[quest].condition.moment == moment
        and quest not in state.claimed
        and quest not in later
        and quests[quest].condition.holds(state, seat)
    ]
    if met:
        state.stack.append(Claim(seat, tuple(met)))


def claim_reason(state: State, seat: int, quest: str, now: bool = False) -> Reason | None:
    """Say why a mage cannot claim a quest; `now` where the moment itself is the condition."""
    if quest not in state.book.quests:
        return NOT_NOW
    if quest not in state.quests:
        return Reason("no_such_quest", quest)
    if quest in state.claimed:
        return Reason("quest_is_claimed", quest)
    if not state.supply[seat]:
        return Reason("no_cubes")
    return None if _is_met(state, seat, quest, now) else Reason("quest_not_met", quest)


def _is_met(state: State, seat: int, quest: str, now: bool = False) -> bool:
    condition = state.book.quests[quest].condition
    return now if isinstance(condition, Happened) else condition.holds(state, seat)


def claimable(state: State, seat: int) -> list[str]:
    """List the quests that a mage can claim at any time: those that count something which is there."""
    if not state.supply[seat]:
        return []
    return [quest for quest in state.quests if quest not in state.claimed and _is_met(state, seat, quest)]


def postpone(state: State, seat: int, quests: tuple[str, ...]) -> None:
    """Leave quests for later; those of a moment are gone with it."""
    later = state.seats[seat].later
    for quest in quests:
        if quest not in state.claimed and not isinstance(state.book.quests[quest].condition, Happened):
            later.append(quest)


def forget_unmet(state: State) -> None:
    """Let quests that were left for later and are met no more be offered again when they are met anew."""
    for seat, me in enumerate(state.seats):
        if me.later:
            me.later = [quest for quest in me.later if state.book.quests[quest].condition.holds(state, seat)]


class Claim(Frame["State"], frozen=True):
    """A mage may claim quests whose conditions it has just met, one by one."""

    seat: int
    quests: tuple[str, ...]

    def run(self, state: State) -> Decision | None:
        open_ = [quest for quest in self.quests if claim_reason(state, self.seat, quest, now=True) is None]
        if not open_:
            state.stack.pop()
            return None
        options = tuple([Action("claim", quest) for quest in open_])
        return Decision(self.seat, "claim", (*options, LATER), open_[0])

    def answer(self, state: State, action: Action) -> None:
        if action == LATER:
            state.stack.pop()
            postpone(state, self.seat, self.quests)
            return
        self.replace(state, quests=tuple([quest for quest in self.quests if quest != action.source]))
        claim(state, self.seat, action.source)

    def refuse(self, state: State, action: Action) -> Reason:
        if action.kind == "claim" and action.source in state.book.quests:
            return claim_reason(state, self.seat, action.source) or Reason("not_now_met", action.source)
        return Reason("claim_first")


def claim(state: State, seat: int, quest: str) -> None:
    """Put a cube on a quest and apply its effect."""
    state.claimed[quest] = seat
    state.supply[seat] -= 1
    state.emit("claimed", seat, quest, CUBES[seat], quest, 1)
    state.stack.append(Resolve(seat, quest))

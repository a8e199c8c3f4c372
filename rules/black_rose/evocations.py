"""Evocations: summoned, upgraded, defeated or removed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.black_rose.quests import offer
from rules.black_rose.targets import ROSE
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame

if TYPE_CHECKING:
    from rules.black_rose.state import State

SLOTS = 3
"""How many evocations a mage can own at a time."""


def in_supply(state: State, kind: str) -> str:
    """Return a figure of a kind that is not in the lodge, or nothing."""
    for number in range(1, state.book.evocations[kind].copies + 1):
        if f"{kind}:{number}" not in state.evocations:
            return f"{kind}:{number}"
    return ""


def summon(state: State, seat: int, kind: str, figure: str, place: int, cause: str) -> None:
    """Put a figure in a room; it belongs to the seat for as long as it stands there."""
    state.add_evocation(seat, kind, figure, place, cause)
    offer(state, "summoned", seat)


def fall(state: State, figure: str, by: int, cause: str, reaction: bool) -> None:
    """Defeat an evocation, unless an upgrade lets it outlive this."""
    if state.outlives(figure):
        upgrade = state.evocations[figure].upgrade
        state.drop_upgrade(figure)
        state.emit("outlived", state.evocations[figure].owner, figure, cause=upgrade)
        for colour in sorted(set(state.damage(figure))):
            state.heal(figure, colour, state.damage(figure).count(colour), upgrade)
        return
    leave(state, figure, "fell", cause, reaction, by)
    if by != ROSE:
        offer(state, "defeated_evocation", by)


def leave(state: State, figure: str, kind: str, cause: str, reaction: bool, by: int = ROSE) -> None:
    """Take an evocation out of the lodge; its upgrade returns to the deck."""
    evocation = state.evocations[figure]
    for colour in sorted(set(evocation.damage)):
        state.heal(figure, colour, evocation.damage.count(colour), kind)
    if evocation.upgrade:
        state.drop_upgrade(figure)
    del state.evocations[figure]
    room = state.rooms[evocation.place].id
    state.emit(kind, evocation.owner, figure, room, "supply", amount=by, cause=cause)
    if not reaction:
        state.happen("left", evocation.owner)


def assign(state: State, upgrade: str, figure: str, cause: str) -> None:
    """Give an evocation an upgrade; one that has another already keeps whichever its owner chooses."""
    evocation = state.evocations[figure]
    if evocation.upgrade and evocation.upgrade != upgrade:
        state.stack.append(Keep(evocation.owner, figure, upgrade, cause))
    elif not evocation.upgrade:
        state.add_upgrade(figure, upgrade, cause)


class Keep(Frame["State"], frozen=True):
    """The owner of an evocation with an upgrade chooses whether it is exchanged for another."""

    seat: int
    figure: str
    upgrade: str
    cause: str

    def run(self, state: State) -> Decision | None:
        kinds = (state.evocations[self.figure].upgrade, self.upgrade)
        options = tuple([Action("keep", kind, self.figure) for kind in kinds])
        return Decision(self.seat, "keep_upgrade", options, self.cause)

    def answer(self, state: State, action: Action) -> None:
        state.stack.pop()
        if action.source == self.upgrade:
            state.drop_upgrade(self.figure)
            state.add_upgrade(self.figure, self.upgrade, self.cause)

"""Evocations: summoned, upgraded, defeated or removed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.black_rose.cubes import heal
from rules.black_rose.moments import announce
from rules.black_rose.quests import forget_unmet, offer_quests
from rules.black_rose.records import Figure, Happening
from rules.black_rose.refusals import end_among, refuse_other
from rules.black_rose.resolve import Resolve, remember_room
from rules.black_rose.targets import ROSE
from rules.black_rose.triggers import wake_lasting
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame
from rules.core.reasons import NOT_NOW, Reason

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
    put(state, seat, kind, figure, place, cause)
    offer_quests(state, "summoned", seat)


def free_number(state: State, seat: int) -> int:
    """Return the first free slot of a mage."""
    taken = {evocation.number for evocation in state.evocations.values() if evocation.owner == seat}
    return min(set(range(1, SLOTS + 1)) - taken)


def put(state: State, seat: int, kind: str, figure: str, place: int, cause: str) -> None:
    """Put an evocation in a room and in the first free slot of its owner."""
    number = free_number(state, seat)
    # Always in the same order, so that equal positions offer equal options.
    state.evocations = dict(sorted({**state.evocations, figure: Figure(kind, seat, number, place)}.items()))
    state.emit("summoned", seat, figure, "supply", state.rooms[place].id, cause=cause)


def fall(state: State, figure: str, by: int, cause: str, reaction: bool) -> None:
    """Defeat an evocation, unless an upgrade lets it outlive this."""
    if outlive(state, figure):
        return
    leave(state, figure, "fell", cause, reaction, by)
    if by != ROSE:
        offer_quests(state, "defeated_evocation", by)


def outlive(state: State, figure: str) -> bool:
    """Discard what saves an evocation from defeat and heal it; tell whether it bore such an upgrade."""
    if not outlives(state, figure):
        return False
    upgrade = state.evocations[figure].upgrade
    drop_upgrade(state, figure)
    state.emit("outlived", state.evocations[figure].owner, figure, cause=upgrade)
    for colour in sorted(set(state.damage(figure))):
        heal(state, figure, colour, state.damage(figure).count(colour), upgrade)
    return True


def leave(state: State, figure: str, kind: str, cause: str, reaction: bool, by: int = ROSE) -> None:
    """Take an evocation out of the lodge; its upgrade returns to the deck."""
    evocation = state.evocations[figure]
    for colour in sorted(set(evocation.damage)):
        heal(state, figure, colour, evocation.damage.count(colour), kind)
    if evocation.upgrade:
        drop_upgrade(state, figure)
    del state.evocations[figure]
    forget_unmet(state)
    room = state.rooms[evocation.place].id
    state.emit(kind, evocation.owner, figure, room, "supply", amount=by, cause=cause)
    if state.book.answered:
        place = evocation.place
        remember_room(state, figure, place)
        announce(state, Happening("left", subjects=(figure,), owners=(evocation.owner,), place=place))
    elif not reaction:
        wake_lasting(state, "left", evocation.owner)


def assign(state: State, upgrade: str, figure: str, cause: str) -> None:
    """Give an evocation an upgrade; one that has another already keeps whichever its owner chooses."""
    evocation = state.evocations[figure]
    if evocation.upgrade and evocation.upgrade != upgrade:
        state.stack.append(Keep(evocation.owner, figure, upgrade, cause))
    elif not evocation.upgrade:
        add_upgrade(state, figure, upgrade, cause)


def add_upgrade(state: State, figure: str, upgrade: str, cause: str) -> None:
    """Let an evocation bear an upgrade from the deck."""
    state.upgrades.remove(upgrade)
    evocation = state.evocations[figure]
    state.evocations[figure] = replace(evocation, upgrade=upgrade)
    state.emit("upgraded", evocation.owner, upgrade, "upgrades", figure, cause=cause)


def drop_upgrade(state: State, figure: str) -> None:
    """Return the upgrade of an evocation to the deck."""
    evocation = state.evocations[figure]
    state.upgrades.append(evocation.upgrade)
    state.evocations[figure] = replace(evocation, upgrade="")
    state.emit("lost_upgrade", evocation.owner, evocation.upgrade, figure, "upgrades")


def outlives(state: State, figure: str) -> bool:
    """Tell whether an evocation bears what saves it from defeat."""
    return state.evocations[figure].upgrade in state.book.outliving


def skill(state: State, seat: int, figure: str) -> None:
    """Let the skill of an evocation that activates be used first."""
    kind = state.evocations[figure].kind
    printed = state.book.evocations[kind]
    if printed.faces and printed.skill_at == "activated":
        state.stack.append(Resolve(seat, kind, it=figure, place=state.evocations[figure].place))


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
            drop_upgrade(state, self.figure)
            add_upgrade(state, self.figure, self.upgrade, self.cause)

    def refuse(self, state: State, action: Action) -> Reason:
        offered = [option.source for option in state.decision or ()]
        if end_among(action, offered):
            return NOT_NOW
        return refuse_other(action, self.figure, [*state.evocations, *state.book.upgrades])

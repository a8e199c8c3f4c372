"""Instability: placed, replaced, removed; and the activation of rooms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.black_rose.cubes import add_instability, replace_instability
from rules.black_rose.quests import forget_unmet, offer_quests
from rules.black_rose.records import NOBODY
from rules.black_rose.refusals import end_among, refuse_other, refuse_room
from rules.black_rose.resolve import DONE, Resolve
from rules.black_rose.targets import COLOURS, CUBES, ROSE
from rules.black_rose.triggers import wake_lasting
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame
from rules.core.reasons import NOT_NOW, Reason

if TYPE_CHECKING:
    from rules.black_rose.state import State


def room_for(state: State, by: int, colour: int, place: int, n: int) -> int:
    """Return how many of so many cubes of a colour a power can place in a room."""
    room = state.rooms[place]
    if room.restored or room.destroyed:
        return 0
    free = state.book.rooms[room.id].slots - len(room.cubes)
    if not free:
        return 0
    if by != ROSE and state.evocations:
        n -= guard(state, by, place)
    return max(0, min(n, free, state.supply[colour]))


def place(state: State, by: int, colour: int, place: int, n: int, cause: str, reaction: bool) -> int:
    """Place instability as one instruction and return how much there was room for."""
    guarded = min(n, guard(state, by, place)) if by != ROSE and state.evocations else 0
    if guarded:
        state.emit("guarded", by, state.rooms[place].id, amount=guarded, cause=cause)
    n = room_for(state, by, colour, place, n)
    if not n:
        return 0
    add_instability(state, by, colour, place, n, cause)
    if by != ROSE:
        if not reaction:
            wake_lasting(state, "placed", by)
        if colour == by:
            offer_quests(state, "placed", by)
            if len(state.rooms[place].cubes) == state.book.rooms[state.rooms[place].id].slots:
                offer_quests(state, "filled", by)
    return n


def remove(state: State, colour: int, place: int, cause: str) -> None:
    """Take one instability of a colour out of a room."""
    room = state.rooms[place]
    cubes = list(room.cubes)
    cubes.reverse()
    cubes.remove(colour)
    cubes.reverse()
    state.rooms[place] = room.with_cubes(tuple(cubes))
    state.supply[colour] += 1
    state.emit("removed_instability", colour, CUBES[colour], room.id, f"supply:{colour}", 1, cause=cause)
    forget_unmet(state)


class Scatter(Frame["State"], frozen=True):
    """Too few cubes for one in each of several rooms: they are placed one by one."""

    seat: int
    colour: int
    places: tuple[int, ...]
    cause: str

    def run(self, state: State) -> Decision | None:
        if not state.supply[self.colour] or not self.places:
            state.stack.pop()
            return None
        names = dict.fromkeys([state.rooms[place].id for place in self.places])
        options = [Action("share", CUBES[self.colour], name) for name in names]
        if len(options) > 1:
            return Decision(self.seat, "share", tuple(options), self.cause)
        self.answer(state, options[0])
        return None

    def answer(self, state: State, action: Action) -> None:
        chosen, left = state.place(action.target), list(self.places)
        left.remove(chosen)
        self.replace(state, places=tuple(left))
        place(state, ROSE, self.colour, chosen, 1, self.cause, reaction=True)

    def refuse(self, state: State, action: Action) -> Reason:
        room = end_among(action, state.room_ids)
        if not room or state.place(room) in self.places:
            return NOT_NOW
        return refuse_room(state, room) or Reason("room_has_its_share", room)


class Replacing(Frame["State"], frozen=True):
    """Instability of others being replaced; asks only where their colours leave a choice.

    Too few cubes may also be kept: `later` is how many the rest of the effect can use.
    """

    seat: int
    place: int
    left: int
    cause: str
    later: int = 0
    by: int = NOBODY
    up_to: bool = False

    @property
    def power(self) -> int:
        """Whose cubes take the place of others."""
        return self.seat if self.by == NOBODY else self.by

    def run(self, state: State) -> Decision | None:
        cubes, by = state.rooms[self.place].cubes, self.power
        foreign = [colour for colour in cubes if colour != by]
        supply = state.supply[by]
        left = min(self.left, supply)
        if not left or not foreign:
            self.answer(state, DONE)
            return None
        colours = sorted(set(foreign))
        may_stop = supply <= self.later and min(self.left, len(foreign)) + self.later > supply
        may_stop = may_stop or self.up_to
        if not may_stop and (len(colours) == 1 or len(foreign) <= left):
            self._replace(state, colours[0])
            return None
        options = [Action("replace", CUBES[colour], state.rooms[self.place].id) for colour in colours]
        return Decision(self.seat, "replace", (*options, *([DONE] if may_stop else [])), self.cause)

    def answer(self, state: State, action: Action) -> None:
        if action == DONE:
            state.stack.pop()
            offer_quests(state, "placed", self.seat)
        else:
            self._replace(state, COLOURS[action.source])

    def refuse(self, state: State, action: Action) -> Reason:
        if action.kind == "replace":
            return Reason("no_such_cube", state.rooms[self.place].id)
        return refuse_other(action, state.rooms[self.place].id, state.room_ids)

    def _replace(self, state: State, colour: int) -> None:
        replace_instability(state, self.power, self.place, colour, self.cause)
        self.replace(state, left=self.left - 1)


def guard(state: State, by: int, place: int) -> int:
    """Return how much less a mage places in a room because of those who guard it."""
    guards = state.book.guards
    return sum(
        guards.get(evocation.upgrade, 0)
        for evocation in state.evocations.values()
        if evocation.place == place and evocation.owner != by
    )


def activate_room(state: State, seat: int) -> None:
    """Apply the effect of the room where a mage stands; a restored one works once, then it does nothing."""
    place = state.seats[seat].place
    room = state.rooms[place]
    state.emit("activated_room", seat, room.id, amount=int(room.restored))
    if room.used:
        return
    if room.restored:
        state.rooms[place] = replace(room, used=True)
    state.stack.append(Resolve(seat, room.id, int(room.restored)))

"""Cubes of several colours: which are healed, which replaced, and where instability goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.black_rose.cubes import add_instability, heal, healed, recolour, ways_to_heal
from rules.black_rose.moments import announce, happening
from rules.black_rose.obstacles import no_slot
from rules.black_rose.queries import THE_ROSE, free_slots
from rules.black_rose.quests import offer_quests
from rules.black_rose.records import NOBODY
from rules.black_rose.refusals import end_among, is_figure
from rules.black_rose.resolve import DONE
from rules.black_rose.rooms import guard
from rules.black_rose.targets import COLOURS, CUBES, MAGES, ROSE, SEATS
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame
from rules.core.reasons import NOT_NOW, Reason

if TYPE_CHECKING:
    from rules.black_rose.state import State


class Mending(Frame["State"], frozen=True):
    """Damage being taken off figures, colour by colour where there is a choice; `first` goes before."""

    seat: int
    figures: tuple[str, ...]
    left: int
    cause: str
    up_to: bool = False
    first: int | None = None

    def run(self, state: State) -> Decision | None:
        found = [(f, colour) for f in self._there(state) for colour in sorted(set(state.damage(f)))]
        if self.first is not None and any(colour == self.first for _, colour in found):
            found = [(figure, colour) for figure, colour in found if colour == self.first]
        if not self.left or not found:
            state.stack.pop()
            return None
        total = sum(len(state.damage(figure)) for figure in self._there(state))
        if not self.up_to and (len(found) == 1 or total <= self.left):
            figure, colour = found[0]
            n = min(self.left, state.damage(figure).count(colour))
            heal(state, figure, colour, n, self.cause)
            self.replace(state, left=self.left - n)
            return None
        options = (*ways_to_heal(state, found, self.left), *((DONE,) if self.up_to else ()))
        return Decision(self.seat, "heal", options, self.cause)

    def _there(self, state: State) -> list[str]:
        return [figure for figure in self.figures if state.owner(figure) is not None]

    def answer(self, state: State, action: Action) -> None:
        if action == DONE:
            state.stack.pop()
            return
        heal(state, action.target, COLOURS[action.source], healed(action), self.cause)
        self.replace(state, left=self.left - healed(action))

    def refuse(self, state: State, action: Action) -> Reason:
        # A gesture that begins with a figure is about that one.
        begun = is_figure(state, action.source)
        figure = action.source if begun else end_among(action, [*SEATS, *state.evocations])
        if not is_figure(state, figure) or (figure in self.figures and action.kind != "heal"):
            return NOT_NOW if not is_figure(state, figure) or state.damage(figure) else _unhurt(figure)
        if figure not in self.figures:
            return Reason("takes_nothing", figure)
        return Reason("no_such_cube", figure) if state.damage(figure) else _unhurt(figure)


def _unhurt(figure: str) -> Reason:
    return Reason("nothing_to_heal", figure)


class Recolouring(Frame["State"], frozen=True):
    """Damage of others on a figure being replaced by that of a power, colours of choice."""

    seat: int
    by: int
    figure: str
    left: int
    cause: str
    up_to: bool = False

    def run(self, state: State) -> Decision | None:
        cubes = state.damage(self.figure) if state.owner(self.figure) is not None else ()
        foreign = [colour for colour in cubes if colour != self.by]
        left = min(self.left, state.supply[self.by])
        if not left or not foreign:
            state.stack.pop()
            return None
        colours = sorted(set(foreign))
        if not self.up_to and (len(colours) == 1 or len(foreign) <= left):
            self._replace(state, colours[0])
            return None
        options = [Action("replace", CUBES[colour], self.figure) for colour in colours]
        return Decision(self.seat, "replace_damage", (*options, *((DONE,) if self.up_to else ())), self.cause)

    def answer(self, state: State, action: Action) -> None:
        if action == DONE:
            state.stack.pop()
        else:
            self._replace(state, COLOURS[action.source])

    def refuse(self, state: State, action: Action) -> Reason:
        figure = end_among(action, [*SEATS, *state.evocations])
        if is_figure(state, figure) and figure != self.figure:
            return Reason("about_another", self.figure)
        return Reason("no_such_cube", self.figure) if action.kind == "replace" else NOT_NOW

    def _replace(self, state: State, colour: int) -> None:
        index = state.damage(self.figure).index(colour)
        recolour(state, self.figure, self.by, [index], self.cause)
        self.replace(state, left=self.left - 1)


class Spreading(Frame["State"], frozen=True):
    """Instability being placed in rooms, at most so much in each; asks only where there is a choice.

    `given` are the rooms of the cubes placed so far; when all lie, everybody may answer.
    """

    seat: int
    by: int
    rooms: tuple[int, ...]
    left: int
    most: int
    cause: str
    up_to: bool = False
    given: tuple[int, ...] = ()

    def run(self, state: State) -> Decision | None:
        free = [room for room in self.rooms if self.given.count(room) < self._cap(state, room)]
        left = min(self.left, state.supply[self.by] - len(self.given))
        if not free or left <= 0:
            self._finish(state)
            return None
        total = sum(self._cap(state, room) - self.given.count(room) for room in free)
        if not self.up_to and (len(free) == 1 or total <= left):
            room = free[0]
            n = min(left, self._cap(state, room) - self.given.count(room))
            self.replace(state, given=self.given + (room,) * n, left=self.left - n)
            return None
        options = [Action("room", self.cause, state.rooms[room].id) for room in free]
        return Decision(self.seat, "place_in", (*options, *((DONE,) if self.up_to else ())), self.cause)

    def _cap(self, state: State, room: int) -> int:
        most = self.most
        if state.book.guards and self.by != ROSE:
            most = max(0, most - guard(state, self.by, room))
        return min(most, free_slots(state, room))

    def answer(self, state: State, action: Action) -> None:
        if action == DONE:
            self._finish(state)
        else:
            room = state.place(action.target)
            self.replace(state, given=(*self.given, room), left=self.left - 1)

    def refuse(self, state: State, action: Action) -> Reason:
        room = end_among(action, state.room_ids)
        if not room:
            return NOT_NOW
        place = state.place(room)
        if place not in self.rooms:
            return Reason("not_that_room", room)
        given = self.given.count(place)
        if given and given >= self._cap(state, place):
            return Reason("room_has_its_share", room)
        return no_slot(state, room) or NOT_NOW

    def _finish(self, state: State) -> None:
        state.stack.pop()
        for room in dict.fromkeys(self.given):
            add_instability(state, self.by, self.by, room, self.given.count(room), self.cause)
        if self.given:
            source = THE_ROSE if self.by == ROSE else MAGES[self.by]
            place = self.given[0] if len(set(self.given)) == 1 else NOBODY
            announce(state, replace(happening(state, "placed", source, place=place), n=len(self.given)))
            self._offer_quests(state)

    def _offer_quests(self, state: State) -> None:
        """Let whoever placed it claim open quests."""
        if self.by == ROSE:
            return
        offer_quests(state, "placed", self.by)
        slots = [(state.rooms[room], state.book.rooms[state.rooms[room].id].slots) for room in self.given]
        if any(len(room.cubes) == n for room, n in slots):
            offer_quests(state, "filled", self.by)

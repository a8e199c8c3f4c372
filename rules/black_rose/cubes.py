"""Cubes: put on figures and in rooms, replaced and taken back; each change says what happened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.black_rose.quests import forget_unmet
from rules.black_rose.targets import CUBES, SEATS
from rules.core.action import Action
from rules.core.ids import by_seat

if TYPE_CHECKING:
    from rules.black_rose.state import State

FORMS = by_seat("form")


def _set_damage(state: State, figure: str, damage: tuple[int, ...]) -> None:
    seat = SEATS.get(figure)
    if seat is None:
        state.evocations[figure] = replace(state.evocations[figure], damage=damage)
    else:
        state.seats[seat].damage = damage


def _seat_of(state: State, figure: str) -> int:
    seat = SEATS.get(figure)
    return state.evocations[figure].owner if seat is None else seat


def hurt(state: State, by: int, figure: str, n: int, cause: str, dealer: str) -> None:
    """Put damage on a figure."""
    state.supply[by] -= n
    _set_damage(state, figure, state.damage(figure) + (by,) * n)
    state.emit("damaged", by, CUBES[by], dealer, figure, n, cause=cause)


def hurt_form(state: State, by: int, seat: int, n: int, cause: str, dealer: str) -> int:
    """Put damage on the form of a mage as far as there is room; a full one ends."""
    me = state.seats[seat]
    room = state.book.evocations[me.form].health - len(me.pack.form_damage)
    n = min(n, room)
    state.supply[by] -= n
    me.put(form_damage=me.pack.form_damage + (by,) * n)
    state.emit("damaged", by, CUBES[by], dealer, FORMS[seat], n, cause=cause)
    if n == room:
        end_form(state, seat)
    return n


def end_form(state: State, seat: int) -> None:
    """Take the form of a mage away; its damage goes back."""
    me = state.seats[seat]
    for colour in sorted(set(me.pack.form_damage)):
        n = me.pack.form_damage.count(colour)
        state.supply[colour] += n
        state.emit("healed", seat, CUBES[colour], FORMS[seat], "", n, cause=me.form)
    state.emit("form_ended", seat, me.form)
    me.put(form="", form_damage=(), form_acted=False)


def heal(state: State, figure: str, colour: int, n: int, cause: str) -> None:
    """Return damage of a colour from a figure, the last first."""
    cubes = list(state.damage(figure))
    for index in [i for i, cube in enumerate(cubes) if cube == colour][-n:][::-1]:
        del cubes[index]
    _set_damage(state, figure, tuple(cubes))
    state.supply[colour] += n
    state.emit("healed", _seat_of(state, figure), CUBES[colour], figure, "", n, cause=cause)
    forget_unmet(state)


def ways_to_heal(state: State, found: Iterable[tuple[str, int]], left: int) -> Iterator[Action]:
    """Yield how colours of figures can be healed: a cube, or at once all there are, so many at most."""
    for figure, colour in found:
        yield Action("heal", CUBES[colour], figure)
        n = min(left, state.damage(figure).count(colour))
        if n > 1:
            yield Action("heal", CUBES[colour], figure, n)


def healed(action: Action) -> int:
    """Return how many cubes are healed by an action."""
    return action.arg or 1


def recolour(state: State, figure: str, by: int, indexes: list[int], cause: str) -> None:
    """Replace certain damage on a figure by that of a power."""
    cubes = list(state.damage(figure))
    for index in indexes:
        old, cubes[index] = cubes[index], by
        state.supply[old] += 1
        state.supply[by] -= 1
        state.emit("replaced_damage", by, CUBES[old], figure, figure, 1, cause=cause)
    _set_damage(state, figure, tuple(cubes))
    forget_unmet(state)


def add_instability(state: State, by: int, colour: int, place: int, n: int, cause: str) -> None:
    """Put instability in the free slots of a room."""
    room = state.rooms[place]
    state.rooms[place] = room.with_cubes(room.cubes + (colour,) * n)
    state.supply[colour] -= n
    state.emit("placed", by, CUBES[colour], "", room.id, n, cause=cause)


def replace_instability(state: State, by: int, place: int, colour: int, cause: str) -> None:
    """Replace one instability of a colour in a room, the first from the left."""
    room = state.rooms[place]
    cubes = list(room.cubes)
    cubes[cubes.index(colour)] = by
    state.rooms[place] = room.with_cubes(tuple(cubes))
    state.supply[colour] += 1
    state.supply[by] -= 1
    state.emit("replaced", by, CUBES[colour], room.id, room.id, 1, cause=cause)
    forget_unmet(state)


def shift_damage(state: State, by: int, source: str, target: str, colour: int, cause: str) -> None:
    """Put one damage of a colour from a figure on another."""
    cubes = list(state.damage(source))
    cubes.remove(colour)
    _set_damage(state, source, tuple(cubes))
    _set_damage(state, target, (*state.damage(target), colour))
    state.emit("shifted", by, CUBES[colour], source, target, 1, cause=cause)


def shift_instability(state: State, by: int, source: str, target: str, colour: int, cause: str) -> None:
    """Put one instability of a colour from a room into another, or back to its owner."""
    place, goal = state.place(source), state.place(target)
    room = state.rooms[place]
    cubes = list(room.cubes)
    cubes.remove(colour)
    state.rooms[place] = room.with_cubes(tuple(cubes))
    if goal >= 0:
        state.rooms[goal] = state.rooms[goal].with_cubes((*state.rooms[goal].cubes, colour))
    else:
        state.supply[colour] += 1
    state.emit("shifted", by, CUBES[colour], source, target, 1, cause=cause)

"""Two parts of an effect that lay cubes of the same colour, in the order that their owner likes.

The order matters only where there are too few cubes for both: a mage defeated by the first gives back cubes
for the second. Both orders stand in the program one after the other; the owner chooses where to go on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from rules.black_rose.amounts import amount
from rules.black_rose.dealing import room_on
from rules.black_rose.programs import Skip
from rules.black_rose.queries import Each, Pick, free_slots, places, touched
from rules.black_rose.refusals import refuse_other
from rules.black_rose.resolve import Resolve, Verb
from rules.black_rose.selection import Option
from rules.black_rose.targets import power
from rules.black_rose.verbs_cubes import Damage, Place, Replace
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.reasons import Reason

if TYPE_CHECKING:
    from rules.black_rose.state import State

LAYS_CUBES = (Damage, Place, Replace)


def in_any_order(verbs: Sequence[Verb]) -> list[Verb]:
    """Return verbs in which two that lay cubes and follow each other can change places, at any depth."""
    found: list[Verb] = []
    for verb in map(_inside, verbs):
        before = found[-1] if found else None
        if before is not None and _are_alike(before, verb):
            found[-1] = AnyOrder(before, verb)
        else:
            found.append(verb)
    return found


def _inside(verb: Verb) -> Verb:
    """Return a verb in whose own verbs such two can change places."""
    changes: dict[str, Any] = {}
    for name in verb.__struct_fields__:
        value = getattr(verb, name)
        if isinstance(value, tuple) and value and isinstance(value[0], Verb):
            changes[name] = tuple(in_any_order(value))
        elif isinstance(value, tuple) and value and isinstance(value[0], Option):
            changes[name] = tuple([replace(option, do=tuple(in_any_order(option.do))) for option in value])
    return replace(verb, **changes) if changes else verb


def _are_alike(a: Verb, b: Verb) -> bool:
    """Tell whether two verbs lay cubes of the same power, how many not depending on each other."""
    if not isinstance(a, LAYS_CUBES) or not isinstance(b, LAYS_CUBES):
        return False
    return a.by == b.by and isinstance(a.n, int) and isinstance(b.n, int) and not _optional(a) | _optional(b)


def _optional(verb: Verb) -> bool:
    return bool(getattr(verb, "optional", False))


class AnyOrder(Verb, frozen=True):
    """Do two things that lay cubes; with too few cubes, in the order of choice."""

    a: Verb
    b: Verb

    def flat(self) -> list[Verb]:
        a, b = self.a.flat(), self.b.flat()
        steps = len(a) + len(b)
        return [Order(self.a, self.b, steps + 2), *a, *b, Skip(steps), *b, *a]

    def can(self, state: State, frame: Resolve) -> bool:
        return self.a.can(state, frame) and self.b.can(state, frame)


class Order(Verb, frozen=True):
    """Choose which of two things that lay cubes comes first, if there are too few for both."""

    a: Verb
    b: Verb
    steps: int

    def run(self, state: State, frame: Resolve) -> Decision | None:
        wants = wanted(state, frame, self.a), wanted(state, frame, self.b)
        by = power(state, frame, getattr(self.a, "by", "you"))
        supply = state.supply[by] if by is not None else 0
        if not all(wants) or not 0 < supply < sum(wants):
            frame.next(state)
            return None
        return frame.ask("order", [Action("order", frame.source, arg=n) for n in range(2)])

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        frame.next(state, self.steps if action.arg else 1)

    def refuse(self, state: State, frame: Resolve, action: Action) -> Reason:
        return refuse_other(action, frame.source, {*state.book.components, *state.evocations})


def wanted(state: State, frame: Resolve, verb: Verb) -> int:
    """Return how many cubes a verb could lay now, were there enough."""
    if isinstance(verb, Damage):
        return _wanted_on_figures(state, frame, verb.to, amount(state, frame, verb.n))
    if isinstance(verb, Replace):
        by = power(state, frame, verb.by)
        rooms = [state.rooms[place].cubes for place in places(state, frame, verb.room)]
        return min(amount(state, frame, verb.n), sum(cube != by for cubes in rooms for cube in cubes))
    assert isinstance(verb, Place)
    n, found = amount(state, frame, verb.n), places(state, frame, verb.room)  # type: ignore[arg-type]
    free = [min(n, free_slots(state, place)) for place in found]
    if verb.pick == "each":
        return sum(free)
    return min(n, sum(free)) if verb.pick else max(free, default=0)


def _wanted_on_figures(state: State, frame: Resolve, to: str | Each, n: int) -> int:
    found = [figure for figure in touched(state, frame, to) if state.owner(figure) not in (None, frame.seat)]
    taken = sorted((min(n, room_on(state, figure)) for figure in found), reverse=True)
    return sum(taken[: to.n] if isinstance(to, Pick) else taken)

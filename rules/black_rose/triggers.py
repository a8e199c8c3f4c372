"""What lasting effects wait for, and how they are woken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from rules.black_rose.records import Effect
from rules.black_rose.resolve import Resolve
from rules.black_rose.targets import MAGES, SEATS

if TYPE_CHECKING:
    from rules.black_rose.state import State

Trigger = Literal["harmed", "left", "own_left", "entered", "placed", "summoned", "acted"]


def wake_lasting(
    state: State, trigger: Trigger, actor: int, victims: Sequence[str] = (), place: int = -1
) -> None:
    """Wake the lasting effects that wait for something, in turn order; what is announced wakes others."""
    if state.effects and not state.book.answered:
        state.stack += reversed(answers(state, trigger, actor, victims, place))


def answers(
    state: State, trigger: Trigger, actor: int, victims: Sequence[str] = (), place: int = -1
) -> list[Resolve]:
    """Return what lasting effects do because of something, in turn order."""
    awaited, programs = state.book.awaited, state.book.programs_of
    woken = []
    for effect in sorted(state.effects, key=lambda effect: (effect.seat - state.crown) % len(state.seats)):
        step = (effect.source, effect.part, effect.step)
        if step in awaited and _waits(state, effect, awaited[step], trigger, actor, victims, place):
            answer = Resolve(effect.seat, effect.source, programs[step], target=effect.target, place=place)
            woken.append(replace(answer, reaction=True))
    return woken


def _waits(
    state: State, effect: Effect, waited: str, trigger: str, actor: int, victims: Sequence[str], place: int
) -> bool:
    """Tell whether a lasting effect waits for what has just happened."""
    match waited:
        case "harmed":
            return trigger == waited and SEATS[effect.target] == actor and MAGES[effect.seat] in victims
        case "entered":
            return trigger == waited and actor == effect.seat and effect.seat not in state.rooms[place].cubes
        case "placed":
            return trigger == waited and actor != effect.seat
        case "acted":
            return trigger == waited and SEATS[effect.target] == actor
        case "own_left":
            return trigger == "left" and actor == effect.seat
    return trigger == waited

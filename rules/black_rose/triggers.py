"""What lasting effects wait for, and how they are woken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from rules.black_rose.records import Lasts
from rules.black_rose.resolve import Resolve
from rules.black_rose.targets import MAGES

if TYPE_CHECKING:
    from rules.black_rose.state import State

Trigger = Literal["harmed", "left", "own_left", "entered", "placed", "summoned", "acted"]


def wake_lasting(
    state: State, trigger: Trigger, actor: int, victims: Sequence[str] = (), place: int = -1
) -> None:
    """Wake the lasting effects that wait for something, in turn order."""
    if state.lasting:
        state.stack += reversed(answers(state, trigger, actor, victims, place))


def answers(
    state: State, trigger: Trigger, actor: int, victims: Sequence[str] = (), place: int = -1
) -> list[Resolve]:
    """Return what lasting effects do because of something, in turn order."""
    reactions = state.book.reactions
    woken = []
    for lasts in sorted(state.lasting, key=lambda lasts: (lasts.seat - state.crown) % len(state.seats)):
        card, side = state.face_of(lasts)
        for waited, program in reactions[card, side]:
            if _waits(state, lasts, waited, trigger, actor, victims, place):
                target = MAGES[lasts.on]
                woken.append(Resolve(lasts.seat, card, program, target=target, place=place, reaction=True))
    return woken


def _waits(
    state: State, lasts: Lasts, waited: str, trigger: str, actor: int, victims: Sequence[str], place: int
) -> bool:
    """Tell whether a lasting effect waits for what has just happened."""
    match waited:
        case "harmed":
            return trigger == waited and actor == lasts.on and MAGES[lasts.seat] in victims
        case "entered":
            return trigger == waited and actor == lasts.seat and lasts.seat not in state.rooms[place].cubes
        case "placed":
            return trigger == waited and actor != lasts.seat
        case "acted":
            return trigger == waited and actor == lasts.on
        case "own_left":
            return trigger == "left" and actor == lasts.seat
    return trigger == waited

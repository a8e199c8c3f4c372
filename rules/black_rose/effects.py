"""What holds for a while: numbers that are higher or lower, shields, and when all of that ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from rules.black_rose.conditions import all_hold
from rules.black_rose.queries import Each, places
from rules.black_rose.records import NOBODY, Effect
from rules.black_rose.resolve import Notes, Resolve, Verb
from rules.black_rose.targets import MAGES, SEATS, SLOT_IDS

if TYPE_CHECKING:
    from rules.black_rose.lasting import Modifier
    from rules.black_rose.state import State

ALL_EVOCATIONS = ("each_figure", Each("evocation", whose="any"))
"""Words for all evocations, whoever controls them."""


def hold(state: State, frame: Resolve, figures: tuple[str, ...], until: str, left: int) -> None:
    """Let the verb that a frame carries out hold from now on."""
    seat = -1 if state.kind(frame.source) == "event" else frame.seat
    effect = Effect(
        seat, frame.source, frame.part, frame.step, frame.slot, figures, frame.target, until, left
    )
    if effect not in state.effects:
        state.write(effects=(*state.effects, effect))
        state.emit("holds", frame.seat, frame.source)


def keep(state: State, frame: Resolve, on: int) -> None:
    """Let the verb that a frame carries out hold as long as its spell lies, and a token on a mage's card."""
    told = any((effect.seat, effect.slot) == (frame.seat, frame.slot) for effect in state.effects)
    effect = Effect(frame.seat, frame.source, frame.part, frame.step, frame.slot, target=MAGES[on])
    state.write(effects=(*state.effects, effect))
    if not told:
        slot = SLOT_IDS[frame.seat][frame.slot]
        state.emit("lasts", frame.seat, slot, target=MAGES[on], cause=frame.source)


def verb_of(state: State, effect: Effect) -> Verb:
    """Return the verb that holds."""
    return state.book.programs[effect.source][effect.part][effect.step]


def verbs_of(state: State, seat: int) -> list[Verb]:
    """List the verbs that hold because of a mage's spells."""
    return [verb_of(state, effect) for effect in state.effects if effect.seat == seat]


def modifiers(state: State, stat: str, figure: str) -> list[Modifier]:
    """List what changes a number of a figure now."""
    found = [verb for verb, _ in _lasting(state, stat, figure)]
    for other, evocation in state.evocations.items():
        for passive in state.book.evocations[evocation.kind].passive:
            if passive.stat == stat and _means(passive.of, other, evocation.owner, figure):
                frame = Resolve(evocation.owner, evocation.kind, it=other, place=evocation.place)
                if all_hold(state, frame, passive.while_):
                    found.append(passive)
    return found


def _means(of: object, bearer: str, owner: int, figure: str) -> bool:
    return figure == (bearer if of == "it" else MAGES[owner])


def _lasting(state: State, stat: str, figure: str) -> list[tuple[Modifier, Effect]]:
    found: list[tuple[Any, Effect]] = []
    for effect in state.effects:
        if effect.left != 0 and binds(state, effect, figure):
            verb = verb_of(state, effect)
            if getattr(verb, "stat", "") == stat:
                found.append((verb, effect))
    return found


def binds(state: State, effect: Effect, figure: str) -> bool:
    """Tell whether something holds for a figure: what events say of all evocations, also for later ones."""
    if figure in effect.figures:
        return True
    if effect.seat >= 0 or figure not in state.evocations:
        return False
    verb = verb_of(state, effect)
    return getattr(verb, "of", getattr(verb, "who", None)) in ALL_EVOCATIONS


def modified(state: State, stat: str, figure: str, printed: int) -> int:
    """Return a number of a figure with everything that changes it."""
    lowest, n = 0, printed
    for modifier in modifiers(state, stat, figure):
        if modifier.set is not None:
            n = modifier.set
        elif modifier.add < 0:
            n = max(n + modifier.add, min(n, modifier.floor))
        else:
            n += modifier.add
    return max(lowest, n)


def bonus(state: State, stat: str, figure: str, place: int = NOBODY) -> int:
    """Return what is added to a number; `place` where it depends on a room."""
    n = 0
    for verb, effect in _lasting(state, stat, figure):
        if verb.room is not None:
            frame = Resolve(SEATS.get(figure, 0), effect.source)
            if place not in places(state, frame, verb.room):
                continue
        n += verb.add
    return n


def is_set(state: State, stat: str, figure: str) -> bool:
    """Tell whether something is switched on for a figure."""
    return bool(_lasting(state, stat, figure))


def turn_order(state: State) -> tuple[int, ...]:
    """Return the seats in the order of their turns, which an event may reverse."""
    first, *others = state.order()
    if is_set(state, "reversed_turns", MAGES[first]):
        others.reverse()
    return (first, *others)


def use_up(state: State, stat: str, figure: str) -> int:
    """Return a bonus that works so many times, and count this one."""
    n = 0
    for verb, effect in _lasting(state, stat, figure):
        n += verb.add
        if effect.left > 0:
            changed = replace(effect, left=effect.left - 1)
            state.write(effects=tuple(changed if other is effect else other for other in state.effects))
    return n


def shield(state: State, seat: int, wanted: int) -> int:
    """Return how much of a damage the shields of a mage take, and wear them off."""
    taken = 0
    for effect in state.effects:
        if effect.seat == seat and effect.left > 0 and is_shield(state, effect) and taken < wanted:
            n = min(effect.left, wanted - taken)
            taken += n
            changed = replace(effect, left=effect.left - n)
            state.write(effects=tuple(changed if other is effect else other for other in state.effects))
    return taken


def is_shield(state: State, effect: Effect) -> bool:
    """Tell whether an effect is a shield against the next damage."""
    return type(verb_of(state, effect)).__name__ == "Ward"


def is_banned(state: State, figure: str, what: str) -> bool:
    """Tell whether a figure may not do something."""
    return any(
        getattr(verb_of(state, effect), "banned", "") == what and binds(state, effect, figure)
        for effect in state.effects
    )


def lift_bans(state: State, seat: int) -> None:
    """Free a mage who enters its cell from what it may not do in this round."""
    mage = MAGES[seat]

    def freed(effect: Effect) -> Effect:
        verb = verb_of(state, effect)
        if mage not in effect.figures or effect.until != "round" or not hasattr(verb, "banned"):
            return effect
        return replace(effect, figures=tuple([other for other in effect.figures if other != mage]))

    state.write(effects=tuple([freed(effect) for effect in state.effects]))


def end(state: State, until: str) -> None:
    """End what lasts so long."""
    if state.effects:
        state.write(effects=tuple([effect for effect in state.effects if effect.until != until]))


def end_of(state: State, source: str) -> None:
    """End what a component brought about."""
    state.write(effects=tuple([effect for effect in state.effects if effect.source != source]))


def end_with(state: State, seat: int, slot: int) -> None:
    """End what was tied to the spell in a slot."""
    state.write(effects=tuple([e for e in state.effects if (e.seat, e.slot) != (seat, slot)]))


def bare(seat: int, source: str, **notes: object) -> Resolve:
    """Return a frame in which a seat looks at the position because of a component."""
    return Resolve(seat, source, notes=Notes(**notes))  # type: ignore[arg-type]

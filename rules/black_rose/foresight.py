"""What an option brings at once in the great lodge, read from the verbs of its effect.

Nothing is tried: what others may answer, and what is hidden, stays out of it. An effect is read as far as it
goes without a choice or a condition.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from rules.black_rose.amounts import amount
from rules.black_rose.casting import Casting, ChooseElement, IconAt, Targeting
from rules.black_rose.conditions import Happened, Has, Hurt, Marks, Owns, Test
from rules.black_rose.dealing import room_on
from rules.black_rose.ordering import Order, wanted
from rules.black_rose.queries import places, touched
from rules.black_rose.resolve import Notes, Resolve, Verb
from rules.black_rose.targets import MAGES, power
from rules.black_rose.verbs_cards import Draw
from rules.black_rose.verbs_cubes import Damage, Heal, Place
from rules.black_rose.verbs_power import Gain
from rules.core.ids import number_of

if TYPE_CHECKING:
    from rules.black_rose.state import State
    from rules.core.action import Action

BEFORE_THE_EFFECT = (Casting, ChooseElement, IconAt, Order, Targeting)


class Gains(Struct, frozen=True):
    """How much damage to others, power, instability, healing and how many cards an option brings."""

    damage: int = 0
    power: int = 0
    instability: int = 0
    healing: int = 0
    cards: int = 0


NOTHING = Gains()


def gains(state: State, action: Action) -> Gains:
    """Return what an option of whoever decides brings at once."""
    assert state.decision is not None
    seat, top = state.decision.seat, state.stack[-1]
    match action.kind:
        case "fight" | "attack":
            return Gains(min(state.strength(action.source), room_on(state, action.target)))
        case "complete":
            return Gains(power=state.book.quests[action.source].points)
        case "activate":
            place = state.place(action.target)
            return _read(state, Resolve(seat, action.target, notes=Notes(here=place)), 0)
        case "cast":
            spell = state.seats[seat].slots[number_of(action.source)]
            known = spell is not None and spell.card in state.book.spells
            return _read(state, Resolve(seat, spell.card, spell.side), 0) if spell and known else NOTHING
        case "target" if isinstance(top, Resolve):
            notes = replace(top.notes, aimed=state.place(action.target))
            return _read(state, replace(top, target=action.target, notes=notes), top.step + 1)
    return NOTHING


def _read(state: State, frame: Resolve, step: int) -> Gains:
    """Return what the verbs of an effect bring, up to the first choice or condition."""
    found = NOTHING
    for verb in frame.program(state)[step:]:
        if isinstance(verb, BEFORE_THE_EFFECT):
            continue
        more = _of(state, frame, verb)
        if more is None:
            break
        found = Gains(*[a + b for a, b in zip(_numbers(found), _numbers(more), strict=True)])
    return found


def _numbers(found: Gains) -> tuple[int, ...]:
    return (found.damage, found.power, found.instability, found.healing, found.cards)


def _of(state: State, frame: Resolve, verb: Verb) -> Gains | None:
    """Return what a verb brings to whoever carries it out; nothing for one that ends the reading."""
    match verb:
        case Damage():
            own = power(state, frame, verb.by) == frame.seat
            return Gains(wanted(state, frame, verb)) if own else NOTHING
        case Place():
            own = power(state, frame, verb.by) == frame.seat
            return Gains(instability=wanted(state, frame, verb)) if own else NOTHING
        case Gain() if verb.who == "you":
            return Gains(power=amount(state, frame, verb.n))
        case Heal():
            mine = [figure for figure in touched(state, frame, verb.who) if figure == MAGES[frame.seat]]
            hurt = sum(len(state.damage(figure)) for figure in mine)
            return Gains(healing=min(amount(state, frame, verb.n), hurt))
        case Draw() if verb.who == "you" and verb.zone not in ("events", "quests"):
            return Gains(cards=verb.keep if verb.keep >= 0 else amount(state, frame, verb.n))
    return None


# --- quests --------------------------------------------------------------------------------------------


def progress(state: State, seat: int, quest: str) -> tuple[int, int]:
    """Return how much of what a quest asks for a mage has done or has, and how much that is in all."""
    frame = Resolve(seat, quest, notes=Notes(here=state.seats[seat].place))
    parts = [_progress(state, frame, test) for test in state.book.quests[quest].tests]
    return sum(have for have, _ in parts), sum(need for _, need in parts)


def _progress(state: State, frame: Resolve, test: Test) -> tuple[int, int]:
    """Return how far a condition is met; one that cannot be counted is met or not."""
    most = getattr(test, "n", 1) if isinstance(test, Happened | Owns | Has | Hurt) else 0
    if isinstance(test, Marks):
        found = places(state, frame, test.room)
        have = sum(state.rooms[place].cubes.count(frame.seat) >= test.cubes for place in found)
        return min(have, test.rooms), test.rooms
    for n in range(most, 0, -1):
        if most > 1 and replace(test, n=n).holds(state, frame):
            return n, most
    return (0, most) if most > 1 else (int(test.holds(state, frame)), 1)

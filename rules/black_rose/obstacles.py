"""Why something cannot be done in the great lodge; light and refusal come from the same questions."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from rules.black_rose.board import CELL
from rules.black_rose.effects import bonus, is_banned
from rules.black_rose.queries import (
    CENTRE,
    Pick,
    Room,
    Where,
    free_slots,
    owned,
    place_of,
    steps_to,
    within_reach,
)
from rules.black_rose.refusals import (
    MOVES,
    end_among,
    is_figure,
    meant_by,
    out_of_range,
    refuse_deed,
)
from rules.black_rose.targets import MAGES, SEATS, SLOT_IDS
from rules.core.action import Action
from rules.core.ids import number_of
from rules.core.reasons import NOT_NOW, Reason

if TYPE_CHECKING:
    from rules.black_rose.resolve import Resolve
    from rules.black_rose.state import State

OPEN_FROM = 2
"""The moon from which the Black Rose Hall can be activated."""
SPELLS = ("spell", "personal_spell", "forgotten_spell")
SLOTS = frozenset(slot for slots in SLOT_IDS for slot in slots)


# --- rooms and figures ---------------------------------------------------------------------------------


def closed(state: State, seat: int, place: int, *, used: bool = False) -> Reason | None:
    """Say why a mage cannot activate a room; `used` where a token that is turned does not matter."""
    room = state.rooms[place]
    if room.destroyed:
        return Reason("room_is_destroyed", room.id)
    if is_banned(state, MAGES[seat], "activate_room"):
        return Reason("may_not_activate")
    if state.book.moons and place == CENTRE and state.moon < OPEN_FROM:
        return Reason("hall_is_closed", room.id, OPEN_FROM)
    if room.used and not used:
        return Reason("room_is_used", room.id)
    cost = bonus(state, "activation_cost", MAGES[seat], place)
    return Reason("too_few_spells", room.id, cost) if cost > len(state.seats[seat].hand) else None


def refuse_turn(state: State, seat: int, action: Action) -> Reason:
    """Say why a mage cannot do something in its turn."""
    mage, me = MAGES[seat], state.seats[seat]
    meant = meant_by(state, mage, action)
    own = meant.source == mage
    later = [end for end in (action.source, action.target) if end in owned(state, seat)]
    if later and state.book.moons and (later[0] == action.source or action.kind == "target"):
        return Reason("evocations_later", later[0])
    if own and me.tokens and meant.kind in MOVES and is_banned(state, mage, "move"):
        return Reason("may_not_walk")
    if own and me.tokens and meant.kind == "activate" and me.place >= 0:
        return refuse_room_of(state, seat, me.place, meant)
    reason = refuse_deed(state, seat, action)
    return Reason("only_leave_cell") if reason.key == "in_own_cell" and state.book.moons else reason


def refuse_room_of(state: State, seat: int, place: int, action: Action) -> Reason:
    """Say why a mage under way cannot activate the room it stands in, or another."""
    if action.target not in state.room_ids:
        return NOT_NOW
    here = state.rooms[place].id == action.target
    return (closed(state, seat, place) or NOT_NOW) if here else Reason("not_in_that_room", action.target)


def refuse_pick(state: State, frame: Resolve, who: Pick, figure: str) -> Reason:
    """Say why a figure cannot be picked for an effect."""
    seat, owner = frame.seat, state.owner(figure)
    if who.kind == "mage" and figure not in SEATS:
        return Reason("not_a_mage", figure)
    if who.kind == "evocation" and figure in SEATS:
        return Reason("not_an_evocation", figure)
    if who.whose == "own" and owner != seat:
        return Reason("not_yours_to_choose", figure)
    if who.whose == "enemy" and owner == seat:
        return Reason("not_your_own_figure", figure)
    if not within_reach(state, frame, figure) and state.place(figure) == CELL:
        return Reason("in_cell", figure)
    return _too_far(state, frame, who, figure) or Reason("not_that_figure", figure)


def _too_far(state: State, frame: Resolve, who: Pick | Where, thing: str) -> Reason | None:
    """Say that something is farther away than a query allows."""
    place, origin = state.place(thing), place_of(state, frame, who.of)
    if place < 0 or origin < CELL:
        return None
    apart = steps_to(state, frame.seat, origin, place)
    if who.within is None or apart <= who.within:
        return None
    return Reason("too_many_rooms_away", thing, who.within)


def refuse_chosen_room(state: State, frame: Resolve, where: Room, purpose: str, room: str) -> Reason:
    """Say why a room cannot be chosen for an effect."""
    place = state.place(room)
    if purpose == "place" and (reason := no_slot(state, room)) is not None:
        return reason
    if isinstance(where, Where):
        far = _too_far(state, frame, where, room)
        if far is not None:
            return far
        if where.standing and state.rooms[place].destroyed:
            return Reason("room_is_destroyed", room)
        if where.other and place == place_of(state, frame, where.of):
            return Reason("another_room", room)
    if purpose == "replace":
        return Reason("nothing_to_replace", room)
    return Reason("not_that_room", room)


def no_slot(state: State, room: str) -> Reason | None:
    """Say why nothing can be placed in a room."""
    place = state.place(room)
    if state.rooms[place].destroyed:
        return Reason("room_is_destroyed", room)
    if state.rooms[place].restored:
        return Reason("room_is_restored", room)
    return None if free_slots(state, place) else Reason("room_is_full", room)


def refuse_aim(state: State, seat: int, kind: str, range_: int, aim: str) -> Reason | None:
    """Say why a figure of another sort, or one too far away, cannot be the target."""
    if kind == "mage" and aim in state.evocations:
        return Reason("not_a_mage", aim)
    if kind == "evocation" and aim in SEATS:
        return Reason("not_an_evocation", aim)
    return out_of_range(state, seat, range_, aim) if state.place(aim) >= 0 else None


# --- cards and slots -----------------------------------------------------------------------------------


def sort_of(state: State, card: str) -> str:
    """Return what sort of card something is: spells are one, whatever their kind."""
    kind = state.kind(card)
    return "spell" if kind in SPELLS else kind


def refuse_card(state: State, action: Action, sort: str, cards: Collection[str], key: str) -> Reason:
    """Say that a card pointed at is none of those from which one is chosen."""
    card = next((end for end in (action.source, action.target) if sort_of(state, end) == sort), "")
    return Reason(key, card) if card and card not in cards else NOT_NOW


def own_slot(seat: int, action: Action) -> tuple[str, Reason | None]:
    """Return the slot that a gesture ends at, if there is one, and why it is none of a mage's own."""
    slot = end_among(action, SLOTS)
    return slot, Reason("not_on_your_board") if slot and slot not in SLOT_IDS[seat] else None


def refuse_spring(state: State, seat: int, action: Action) -> Reason:
    """Say why the spell in a slot cannot spring."""
    slot, foreign = own_slot(seat, action)
    if not slot or foreign is not None:
        return foreign or NOT_NOW
    spell = state.seats[seat].slots[number_of(slot)]
    if spell is None or not spell.token:
        return Reason("no_token_there")
    return Reason("cannot_spring", spell.card)


def refuse_cast(state: State, seat: int, action: Action) -> Reason | None:
    """Say why what lies in a slot can be neither cast nor sacrificed; `None` for a spell that waits."""
    slot, foreign = own_slot(seat, action)
    if not slot or foreign is not None:
        return foreign or Reason("choose_a_spell")
    if action.kind == "inertia" and is_banned(state, MAGES[seat], "move"):
        return Reason("may_not_walk")
    spell = state.seats[seat].slots[number_of(slot)]
    if spell is None or spell.revealed:
        return Reason("not_prepared")
    return Reason("already_cast", spell.card) if spell.token else None


def refuse_figure_of(state: State, seat: int, figure: str) -> Reason:
    """Say that a figure is not one's own where only those can act."""
    if not is_figure(state, figure) or state.owner(figure) == seat:
        return NOT_NOW
    key = "not_your_mage" if figure in SEATS else "not_your_evocation"
    return Reason(key, state.figure_name(figure))

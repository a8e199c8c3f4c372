"""What seeks its target on the map of the Black Rose: a spell or a figure, and what is within its reach."""

from __future__ import annotations

from collections.abc import Sequence

from client.games.black_rose.layout.zones import HOT_SPOT
from client.table.gestures import most_telling
from client.table.layout import original
from client.table.model import TableModel
from client.table.records import Carrying
from rules.black_rose.movement import room_name
from rules.black_rose.preview import (
    aim_of,
    aims_at,
    first_step,
    in_range,
    may_mean,
    prepared_in,
    reached,
    seeks,
    under_way,
    walked_to,
    why_not_at,
)
from rules.black_rose.state import State
from rules.black_rose.targets import MAGES
from rules.core.action import Action
from rules.core.decision import TURN, Decision
from rules.core.engine import refusal
from rules.core.reasons import Reason

WALKING = ("explore", "move")
"""Kinds of actions with which a figure walks."""
EXPLORE = "deed:explore"

Model = TableModel[State]


def out_of_reach(model: Model) -> list[str]:
    """List the rooms that lie too far for whatever seeks its target."""
    near = _near(model)
    return [room for room in model.view.room_ids if room not in near] if near is not None else []


def _near(model: Model) -> list[str] | None:
    """List the rooms within reach of what seeks its target; `None` if nothing does."""
    view, viewer, decision = model.view, model.viewer, model.decision
    spell = _spell(model)
    if spell is not None and (walked := walked_to(view, viewer, *spell)):
        return [*walked, *_room_of(view, MAGES[viewer])]
    if spell is not None and aims_at(view, *spell):
        return in_range(view, viewer, *spell)
    if decision is None:
        return None
    if decision.prompt == "target":
        return reached(view)
    if walker := walking(model):
        steps = [room for room in view.room_ids if first_step(view, walker, room) is not None]
        meant = [option.target for option in decision if option.source == walker]
        return [*steps, *(room for thing in (walker, *meant) for room in _room_of(view, thing))]
    return None


def step_towards(view: State, thing: str, room: str) -> Action | None:
    """Return the option that leads a figure, or the mage by its deed, on its way to a room further off."""
    if thing == EXPLORE and view.decision is not None:
        thing = MAGES[view.decision.seat]
    return first_step(view, thing, room)


def _rooms_of(model: Model, decision: Decision) -> list[str]:
    """List the rooms in which what can be chosen is: who points at one has not yet said whom."""
    return [room for option in decision for room in _room_of(model.view, option.target)]


def _room_of(view: State, thing: str) -> list[str]:
    """Return the room that a figure is in, or the room itself; none for anything else."""
    place = view.place(thing)
    return [view.rooms[place].id] if place >= 0 else []


def carried_to(model: Model, under: Sequence[str]) -> tuple[Action, str] | None:
    """Return the casting of the spell that is carried, or marked, and what it would be aimed at there."""
    spell, cast = _spell(model), Action("cast", model.held or model.chosen)
    if spell is None or cast not in (model.decision or ()):
        return None
    aims = (aim_of(model.view, model.viewer, *spell, original(thing)) for thing in under)
    aim = next(filter(None, aims), "")
    return (cast, aim) if aim else None


def _spell(model: Model) -> tuple[str, int] | None:
    """Return the prepared spell that is carried, or marked to be cast."""
    marked = model.chosen if Action("cast", model.chosen) in (model.decision or ()) else ""
    sought = model.held or marked
    return prepared_in(model.view, model.viewer, sought) if sought else None


def walking(model: Model) -> str:
    """Return the own figure that seeks a room: carried, chosen by a click, or under way."""
    decision, own = model.decision, MAGES[model.viewer]
    if decision is None:
        return ""
    thing = model.held or model.selected
    free = {option.source for option in decision if option.kind in WALKING}
    for figure in (own if thing == EXPLORE else thing, under_way(decision)):
        if figure in free:
            return figure
    # A mage that is carried about and cannot walk at all finds no room.
    return own if model.held == own and decision.prompt == TURN else ""


def reason_against(model: Model, thing: str) -> Reason | None:
    """Return why a figure or a room is no target of what seeks one."""
    view, viewer, decision, aim = model.view, model.viewer, model.decision, original(thing)
    aimable = aim in view.room_ids or aim in view.evocations or aim in MAGES
    if decision is None or not aimable:
        return None
    spell = _spell(model)
    if spell is not None:
        return why_not_at(view, viewer, *spell, aim) if may_mean(view, *spell, aim) else None
    if decision.prompt == "target":
        asked = aim not in model.choices.sources and aim not in _rooms_of(model, decision)
        return refusal(view, viewer, Action("target", "", aim)) if asked else None
    walker = walking(model)
    near = _near(model) or ()
    if not walker or any(room in near for room in _room_of(view, aim)):
        return None
    meant = model.table.intents(walker, aim)
    return most_telling(model, [refusal(view, viewer, action) for action in meant])


def _first_action(decision: Decision, thing: str) -> Action | None:
    """Return the activation of an evocation that is carried off before, or the casting of a spell."""
    actions = Action("command", thing) if decision.prompt == "evocations" else Action("cast", thing)
    return actions if actions in decision.options else None


def _goals(view: State, viewer: int, thing: str) -> tuple[str, ...]:
    """Return the own mage, its room and its portrait for a spell that aims at nobody."""
    spell = prepared_in(view, viewer, thing)
    if spell is None or seeks(view, *spell):
        return ()
    return MAGES[viewer], room_name(view, viewer), f"{HOT_SPOT}portrait:{viewer}"


def _leads_to(view: State, viewer: int, thing: str, under: str) -> bool:
    """Tell whether a prepared spell is carried to what it could aim at; anything else may go anywhere."""
    spell = prepared_in(view, viewer, thing)
    return spell is None or may_mean(view, *spell, original(under))


def _why_not_there(view: State, viewer: int, thing: str, under: str) -> Reason | None:
    """Return why a prepared spell cannot aim at what it is carried to."""
    spell = prepared_in(view, viewer, thing)
    return why_not_at(view, viewer, *spell, original(under)) if spell is not None else None


CARRYING = Carrying(
    _first_action,
    _goals,
    _leads_to,
    _why_not_there,
    step_towards,
    under_way,
    walkers=frozenset({"mage", "evocation"}),
    mutual=frozenset({"exchange", "exchange_rooms"}),
)

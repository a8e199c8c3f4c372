"""What a gesture on a table means: an action, a choice of actions, a target to seek, or a refusal."""

from __future__ import annotations

from msgspec.structs import replace

from client.table.choosing import offered_things, receiving
from client.table.intentions import (
    Act,
    Choose,
    CloseMenu,
    Command,
    Confirm,
    Do,
    Drop,
    Flip,
    Hold,
    Intention,
    Pick,
    Refuse,
    Say,
    Select,
)
from client.table.layout import FIELD, HABIT, OFFER, S, original
from client.table.model import TableModel
from rules.core.action import Action
from rules.core.decision import TURN
from rules.core.engine import refusal
from rules.core.ids import SEATS
from rules.core.reasons import Reason


def click(model: TableModel[S], thing: str) -> Intention | None:
    """Return what a click on a thing means: its only action, a choice of them, or why there is none."""
    spot = model.arrangement.spots.get(thing)
    if spot is not None and spot.zone == OFFER and model.chosen != original(thing) and not _at_once(model):
        return Pick(original(thing)) if original(thing) in offered_things(model) else None
    if model.peeking and model.chosen != original(thing) and model.choices.actions(thing):
        # Where it lies on the table, it is taken as it is among the others: marked first.
        return Pick(original(thing))
    if model.choices.needs_target(thing):
        return Select(thing)
    actions = model.choices.actions(thing)
    if actions and model.chosen != original(thing) and _is_marked_first(model, thing, actions):
        return Pick(original(thing))
    if actions:
        return choose(model, thing, actions)
    if spot is None:
        return None
    if spot.look == HABIT:
        return Do(Command.HABIT)
    asked = _asked_of_another(model) if original(thing) in SEATS else None
    if asked is not None:
        return Refuse((replace(asked, target=original(thing)),))
    piles = model.table.screens.piles
    # A pile that all share lies before nobody.
    if piles is not None and (spot.look == "pile" or (spot.look == "seat" and len(piles(model.view)) > 1)):
        return Do(Command.PILES)
    return Refuse(tuple(model.table.intents(original(thing), "")))


def _asked_of_another(model: TableModel[S]) -> Action | None:
    """Return an option that aims at a player, if one is to be chosen now."""
    options = model.decision.options if model.decision is not None else ()
    return next((option for option in options if option.target in SEATS), None)


def _is_marked_first(model: TableModel[S], thing: str, actions: list[Action]) -> bool:
    """Tell whether a thing is marked before it is used: what it does is for good, and not asked about."""
    confirmations, spot = model.table.confirmations, model.arrangement.spots.get(thing)
    warned = spot is not None and bool(confirmations.warning(spot, model.words))
    return model.confirms and not warned and all(action.kind in confirmations.marked for action in actions)


def _at_once(model: TableModel[S]) -> bool:
    """Tell whether what is offered is taken by one click."""
    choosing = model.table.choosing
    return model.decision is not None and choosing is not None and choosing.at_once(model.view)


def drop(model: TableModel[S], gesture: Drop) -> Intention | None:
    """Return what dropping a thing there means, or why it means nothing."""
    thing, under = gesture
    spot = model.arrangement.spots.get(thing)
    if spot is not None and spot.zone == OFFER:
        # Wherever it is carried, it is the one that is meant; where it would come to, it is taken.
        actions = model.choices.actions(thing) if {*receiving(model)} & {*under} else []
        return choose(model, thing, actions) if actions else Pick(original(thing))
    targets = model.choices.targets(thing)
    for zone in map(original, under):
        if zone in targets:
            return choose(model, thing, targets[zone])
    decision, carrying = model.decision, model.table.carrying
    if any(original(name) in model.goals(thing) for name in under):
        return choose(model, thing, model.choices.actions(thing))
    if decision is not None and FIELD in under:
        first = carrying.first_action(decision, thing)
        aims = (name for name in under if carrying.leads_to(model.view, model.viewer, thing, name))
        if first is not None and (aim := next(aims, "")):
            reason = carrying.refusal(model.view, model.viewer, thing, aim)
            if reason is not None:
                told = model.game.explain(model.view, model.viewer, reason, model.named)
                return Say(told, refused=True)
            return Act(first, then=gesture)
    steps = (carrying.step(model.view, thing, zone) for zone in map(original, under))
    step = next(filter(None, steps), None)
    if step is not None:
        return Act(step, then=gesture)
    if under[:1] == (thing,):
        return None
    intents = (model.table.intents(original(thing), original(zone)) for zone in under)
    meant = next(filter(None, intents), [])
    return Refuse(tuple(meant)) if meant else Say(model.words("table.means_nothing"), refused=True)


def most_telling(model: TableModel[S], reasons: list[Reason | None]) -> Reason | None:
    """Return which of the reasons against all that was meant is told; none where some of it can be done."""
    told = [reason for reason in reasons if reason is not None]
    if not told or len(told) < len(reasons):
        # Where one of them can be done, it was only meant to be done elsewhere.
        return None
    return next((reason for reason in told if reason.key not in model.table.irrelevant_reasons), told[0])


def go_on(model: TableModel[S], gesture: Drop) -> Intention | None:
    """Return how a gesture goes on after its first action: to its target, or to what is asked for now."""
    if model.arrangement.spots.keys() & model.choices.targets(gesture.thing):
        return drop(model, gesture)
    spot, carrying = model.arrangement.spots.get(gesture.thing), model.table.carrying
    if spot is not None and spot.look in carrying.walkers:
        # Whoever is stopped on the way is asked something else.
        return None
    walker = carrying.under_way(model.decision) if model.decision is not None else ""
    steps = (carrying.step(model.view, walker, original(name)) for name in gesture.under)
    if walker and any(steps):
        return drop(model, Drop(walker, gesture.under))
    asked = next((name for name in gesture.under if original(name) in model.choices.sources), "")
    return click(model, asked) if asked else None


def choose(model: TableModel[S], thing: str, actions: list[Action]) -> Intention:
    """Return what is done with several actions: the only one at once, unless it must be spelled out first."""
    if model.flips(thing) and model.table.two_sided is not None:
        actions = model.table.two_sided.actions_of_side(actions, thing in model.flipped)
    confirmations = model.table.confirmations
    if len(actions) > 1 or confirmations.spends_more(actions[0], thing):
        return Choose(tuple(actions))
    spot = model.arrangement.spots.get(thing)
    warning = confirmations.warning(spot, model.words) if spot is not None else ""
    warning = warning or confirmations.costs(model.view, actions[0], model.words)
    if warning:
        return Confirm(Act(actions[0]), f"{model.describe(actions[0])} \N{EN DASH} {warning}")
    return Act(actions[0])


def changed(model: TableModel[S], intention: Intention) -> TableModel[S] | None:
    """Return the model after an intention that changes nothing but what is pointed at or chosen."""
    match intention:
        case Select(thing):
            stays = model.peeking or thing == model.chosen or bool(offered_things(model))
            return model._replace(selected=thing, chosen=model.chosen if stays else "")
        case Pick(thing):
            return model._replace(chosen=thing)
        case Hold(thing):
            return model._replace(held=thing)
        case Flip(thing):
            return model._replace(flipped=model.flipped ^ {thing})
        case CloseMenu():
            return model._replace(menu=None)
    return None


def press_pass(model: TableModel[S]) -> Intention:
    """Return what the button means that ends the round: with something useful left it is asked about."""
    button = model.table.pass_button
    if button.question and any(map(model.is_useful, model.choices.sources)):
        return Confirm(Act(button.action), model.words(button.question))
    return Act(button.action)


def still_useful(model: TableModel[S]) -> str:
    """Say how much that is useful is left before the round is ended."""
    if not model.table.pass_button.question:
        return ""
    useful = sum(map(model.is_useful, model.choices.sources))
    return model.words.count("table.useful", useful) if useful else model.words("table.useless")


def why_no_pass(model: TableModel[S]) -> str:
    """Return why the round cannot be ended now."""
    if model.decision is not None and model.decision.prompt == TURN:
        reason = refusal(model.view, model.viewer, model.table.pass_button.action)
        if reason is not None:
            return model.game.explain(model.view, model.viewer, reason, model.named)
    return model.words("table.not_your_turn")

"""Whether a reason against a gesture is true of the position: what every game's `promises` are asked."""

from __future__ import annotations

from types import ModuleType

from rules.core.action import Action
from rules.core.engine import State
from rules.core.reasons import Reason


def is_true(known: ModuleType, view: State, seat: int, action: Action, reason: Reason) -> bool:
    """Tell whether a reason is true of the position.

    It is not the moment for a gesture that begins with a thing of no sort that is asked for, or with one that
    could be chosen but was taken somewhere else.
    """
    decision = view.decision
    assert decision is not None
    if reason.key == "not_now":
        # With a target, the component because of which is asked is only named.
        named = {option.source for option in decision if option.target} & {decision.cause}
        asked = {end for option in decision for end in (option.source, option.target)} - named - {""}
        asked |= {option.target for option in decision} - {""}
        thing = action.source or action.target
        return thing in asked or known.sort_of(view, thing) not in {known.sort_of(view, one) for one in asked}
    condition = known.TRUE.get(reason.key)
    return condition is not None and condition(view, seat, action, reason)


def prompt(state: State) -> str:
    """Return what is asked."""
    assert state.decision is not None
    return state.decision.prompt

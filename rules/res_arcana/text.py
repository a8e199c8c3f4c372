"""Words for components, refusals and options, rendered from the same data that the rules run on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.action import Action
from rules.core.reasons import Reason
from rules.core.words import Words
from rules.res_arcana.cards import Component

if TYPE_CHECKING:
    from rules.res_arcana.state import State


def text(component: Component, words: Words) -> str:
    """Return the rules text of a component, one ability a line."""
    return words(component.id)


def explain(state: State, seat: int, reason: Reason, words: Words) -> str:
    """Return a refusal in one sentence."""
    return words(reason.key)


def describe(state: State, action: Action, words: Words) -> str:
    """Return an option in a few words."""
    return words(action.kind)

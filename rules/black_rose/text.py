"""Words for components, refusals and options, rendered from the same data that the rules run on."""

from __future__ import annotations

from rules.black_rose.catalogue import Component
from rules.black_rose.state import State
from rules.core.action import Action
from rules.core.reasons import Reason
from rules.core.words import Words


def text(component: Component, words: Words) -> str:
    """Return the rules text of a component."""
    return "."


def explain(state: State, seat: int, reason: Reason, words: Words) -> str:
    """Return a refusal in one sentence."""
    return reason.key


def describe(state: State, action: Action, words: Words) -> str:
    """Return an option in a few words."""
    return str(action)

"""Words for components, refusals and options."""

from __future__ import annotations

from rules.core.action import Action
from rules.core.reasons import Reason, explain_shared
from rules.core.words import Words
from tests.sixth_game.rules.cards import Component
from tests.sixth_game.rules.state import State


def name(card: str, words: Words) -> str:
    """Return the name of a card."""
    return words(f"pebbles.name.{card}")


def text(component: Component, words: Words) -> str:
    """Return the rules text of a card."""
    return words.count("pebbles.worth", component.number)


def cost(component: Component, words: Words) -> str:
    """Return what a card costs: nothing that is worth saying."""
    return ""


def explain(state: State, seat: int, reason: Reason, words: Words) -> str:
    """Return a refusal in one sentence."""
    if said := explain_shared(state.decision, reason, "pebbles", words):
        return said
    return words(f"pebbles.reason.{reason.key}", name=name(reason.about, words))


def describe(state: State, action: Action, words: Words) -> str:
    """Return an option in a few words."""
    return words(f"pebbles.do.{action.kind}", name=name(action.source, words) if action.source else "")

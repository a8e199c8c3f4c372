"""What an option brings and what speaks for it, for whoever asks for advice."""

from __future__ import annotations

from rules.core.action import Action
from rules.core.ids import name_of
from rules.core.words import Words
from rules.five_seals.card_text import spell_text
from rules.five_seals.cards import COMPONENTS
from rules.five_seals.elements import MIND, read_die, value
from rules.five_seals.resolve import MORE
from rules.five_seals.spells_dice import Raise, Reroll
from rules.five_seals.state import State
from rules.five_seals.ways import look

LOW = 3
"""A die that shows so much at most has more to gain than to lose."""


def brings(state: State, action: Action, words: Words) -> str:
    """Return how many points a scroll is worth that is taken, or where a broken seal opens the way to."""
    lying = state.board.get(action.target, "") if action.kind == "break" else ""
    if not lying:
        return ""
    if state.is_scroll(lying):
        return words("bot.brings", gain=words.count("bot.points", COMPONENTS[lying].points))
    return _opened(state, action.target, words)


def _opened(state: State, place: str, words: Words) -> str:
    """Say which scroll, or how many more seals, can be got at once a seal is broken."""
    assert state.decision is not None, "there are options only at a decision"
    seat, after = state.decision.seat, state.copy()
    del after.board[place]
    after.seats[seat].place = place
    opened = {*look(after, seat).places} - {*look(state, seat).places}
    lying = [after.board[there] for there in opened]
    scrolls = [COMPONENTS[thing] for thing in lying if after.is_scroll(thing)]
    if scrolls:
        best = max(scrolls, key=lambda scroll: (scroll.points, scroll.id))
        name, points = words(f"five_seals.name.{best.id}"), words.count("bot.points", best.points)
        return words("five_seals.hint.scroll", name=name, points=points)
    return words.count("five_seals.hint.seals", len(lying)) if lying else ""


def speaks_for(state: State, action: Action, words: Words) -> str:
    """Return what speaks for an option that brings nothing for sure."""
    decision = state.decision
    assert decision is not None, "there are options only at a decision"
    match action.kind:
        case "take":
            return _colour(state, name_of(action.source), words)
        case "choose" if decision.prompt == "colour":
            return _colour(state, name_of(action.target), words)
        case "choose" if decision.prompt == MORE and _is_low(state, decision.cause, action.target):
            return words("five_seals.hint.low")
        case "cast" if state.is_summoning(action.source):
            return words("five_seals.hint.familiar")
        case "cast":
            component = COMPONENTS[action.source]
            assert component.verb is not None
            return spell_text(component.verb, component.element, words).partition(". ")[0]
        case "done":
            return words("five_seals.hint.done")
        case "end":
            return words("five_seals.hint.end")
    return ""


def _colour(state: State, colour: str, words: Words) -> str:
    """Say how many seals in reach a die of a colour can help to break."""
    assert state.decision is not None
    places = look(state, state.decision.seat).places
    fitting = sum(state.element(state.board[place]) in (MIND, colour) for place in places)
    of = words(f"five_seals.element.{colour}.of")
    return words.count("five_seals.hint.colour", fitting, of=of) if fitting else ""


def _is_low(state: State, scroll: str, die: str) -> bool:
    """Tell whether a die shows so little that rolling or raising it is worth while."""
    return isinstance(state.verb(scroll), Raise | Reroll) and value(read_die(die)) <= LOW

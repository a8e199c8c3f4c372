"""Words for refusals and options."""

from __future__ import annotations

from rules.black_rose.actions import Acting
from rules.black_rose.card_text import SIDES, SLOTS, name, range_text, text
from rules.black_rose.choice_text import branch_of, chosen_text
from rules.black_rose.cubes import healed
from rules.black_rose.ordering import Order
from rules.black_rose.preview import action_of_turn, decks_of_draw
from rules.black_rose.queries import THE_ROSE
from rules.black_rose.quests import Happened
from rules.black_rose.resolve import Resolve
from rules.black_rose.state import State
from rules.black_rose.targets import COLOURS, ROSE
from rules.core.action import Action
from rules.core.decision import TURN, Decision
from rules.core.reasons import Reason, explain_shared
from rules.core.words import Words

WAYS = {"put": ("top", "bottom"), "icon": ("before", "after")}
"""What the numbers of these options stand for."""
NUMBERS = ("first", "second")
SHORT = 60
"""So many letters at most has a text that stands on a button."""
IN_SHORT = frozenset({"wars_armory", "sacrificial_altar"})
"""Components whose texts to choose from are told on buttons in words of their own."""
KEPT = {"share": "keep_rest", "replace": "replace_no_more", "banish": "keep_all", "quest_offer": "keep_all"}
"""What it means to be done, by what is asked."""
IN_WORDS_OF_PROMPT = {("command", "evocations"): "in_phase", ("activate", TURN): "in_turn"}
"""Kinds of actions that have other words where they cost nothing, or something."""
OWN_WORDS = {
    "inertia": "sacrifice",
    "act_first": "act_in_turn",
    "one_standard_spell": "one_standard_in_turn",
}
"""Options and reasons that have other names in the great lodge than in the Duel."""

# --- refusals ----------------------------------------------------------------------------------------


def explain(state: State, seat: int, reason: Reason, words: Words) -> str:
    """Return a refusal in one sentence."""
    if said := explain_shared(state.decision, reason, "black_rose", words):
        return said
    about = name(state, reason.about, words)
    key = OWN_WORDS.get(reason.key, reason.key) if state.book.moons else reason.key
    return words(f"black_rose.reason.{key}", name=about, n=_number(reason, words))


def _number(reason: Reason, words: Words) -> str:
    if reason.key == "not_the_next_spell":
        return words(f"black_rose.slot.{SLOTS[reason.amount]}")
    return range_text(reason.amount, words) if reason.key == "too_far" else str(reason.amount)


# --- options -----------------------------------------------------------------------------------------


def describe(state: State, action: Action, words: Words) -> str:
    """Return an option in a few words."""
    kind = "end" if action.kind == "done" and _ends_turn(state) else action.kind
    kind = OWN_WORDS.get(kind, kind) if state.book.moons else kind
    key = f"black_rose.do.{kind}"
    source, target = name(state, action.source, words), name(state, action.target, words)
    if action.source in COLOURS and action.kind in ("heal", "replace", "shift"):
        owner = COLOURS[action.source]
        whose = name(state, THE_ROSE, words) if owner == ROSE else words("seat", n=owner + 1)
        if action.kind == "heal":
            # Whoever plans to heal a figure may mean one that is not there yet.
            there = state.owner(action.target) is not None
            lying = state.damage(action.target).count(owner) if there else 0
            return words.count(key, max(lying, healed(action)), some=healed(action), name=whose)
        source = words("black_rose.cube.of", name=whose)
    if action.kind in ("lay", "cast", "inertia", "discard", "spring", "copy", "take"):
        source = _spell(state, action.source, words)
    if action.kind == "cast_from_hand":
        side = words(f"black_rose.side.{SIDES[action.arg]}").lower()
        return words(key, name=source, target=_spell(state, action.target, words), side=side)
    if action.kind in WAYS:
        return words(f"{key}.{WAYS[action.kind][action.arg]}", name=source)
    if action.kind == "draw":
        chosen, decks = decks_of_draw(state)
        return words(f"{key}_last" if 0 < decks == len(chosen) + 1 else key, name=source, n=decks)
    if action.kind == "option":
        return _option(state, action, words)
    if action.kind == "order":
        return _order(state, action, words)
    if action.kind == "lay":
        side = words(f"black_rose.side.{SIDES[action.arg]}")
        return words(key, name=source, target=target, side=side.lower())
    if action.kind == "later" and state.decision is not None and _passes(state, state.decision):
        return words("black_rose.do.forgo")
    if action.kind == "done" and state.decision is not None and state.decision.prompt in KEPT:
        return words(f"black_rose.do.{KEPT[state.decision.prompt]}")
    if action.kind == "claim" and "\n" in text(state.book.components[action.source], words):
        effect = text(state.book.components[action.source], words).rpartition("\n")[2].rstrip(".")
        return words(f"{key}_for", name=source, effect=effect)
    prompt = state.decision.prompt if state.decision is not None else ""
    if (action.kind, prompt) in IN_WORDS_OF_PROMPT:
        key = f"{key}_{IN_WORDS_OF_PROMPT[action.kind, prompt]}"
    return words(key, name=source, target=target, n=action.arg)


def _ends_turn(state: State) -> bool:
    """Tell whether a mage that walks or attacks of its own accord has no action left in its turn after it."""
    top = state.stack[-1] if state.stack else None
    number, most = action_of_turn(state)
    return 0 < number == most and isinstance(top, Acting) and top.cause in state.book.mages


def _option(state: State, action: Action, words: Words) -> str:
    """Return which of several texts an option is: by its mask, in short, or by its number."""
    if action.source in IN_SHORT:
        return words(f"black_rose.do.option.{action.source}.{action.arg}")
    label = branch_of(state).options[action.arg].label
    said = "" if label else chosen_text(state, action.arg, words)
    if said and len(said) <= SHORT:
        return said[:1].upper() + said[1:]
    return words(f"black_rose.do.option.{label or NUMBERS[action.arg]}")


def _order(state: State, action: Action, words: Words) -> str:
    """Return which of two things that lay cubes comes first."""
    frame = state.stack[-1]
    verb = frame.program(state)[frame.step] if isinstance(frame, Resolve) else None
    assert isinstance(verb, Order)
    part = verb.b if action.arg else verb.a
    return words(f"black_rose.do.order.{type(part).__name__.lower()}", n=action.arg + 1)


def _passes(state: State, decision: Decision) -> bool:
    """Tell whether all quests that can be claimed now can be claimed only now."""
    quests = [state.book.quests[option.source] for option in decision.options if option.kind == "claim"]
    return all(isinstance(quest.condition, Happened) for quest in quests)


def _spell(state: State, thing: str, words: Words) -> str:
    """Return the name of a spell, or of the one in a slot as far as it is known."""
    for seat, me in enumerate(state.seats):
        for slot, spell in enumerate(me.slots):
            if spell is not None and thing == state.slot_id(seat, slot) and spell.card in state.book.spells:
                return words(
                    f"black_rose.spell_side{'.slot' if is_doubled(state, thing) else ''}",
                    name=words(f"black_rose.name.{spell.card}"),
                    side=words(f"black_rose.side.{SIDES[spell.side]}").lower(),
                    slot=name(state, thing, words),
                )
    return name(state, thing, words)


def is_doubled(state: State, slot: str) -> bool:
    """Tell whether the spell in a slot lies in another one as well: only the slot tells them apart."""
    for seat, me in enumerate(state.seats):
        lie = {state.slot_id(seat, n): (spell.card, spell.side) for n, spell in enumerate(me.slots) if spell}
        if slot in lie:
            return list(lie.values()).count(lie[slot]) > 1
    return False

"""How the Black Rose asks, and what is chosen from over its table."""

from __future__ import annotations

from client.art.lettering import MINUS, TIMES
from client.art.text import escape
from client.games.black_rose.formulas import DOMAIN, power
from client.games.black_rose.layout.moons import DECK, offered_cards
from client.table.model import TableModel
from client.table.records import Kept, Offered, Prompts
from rules.black_rose.card_text import face_text
from rules.black_rose.choice_text import chosen_text
from rules.black_rose.preview import answered, asking_thing, left_to_choose, sharing, side_applied
from rules.black_rose.state import State
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.words import Words

READ = frozenset({"option", "order", "may", "icon", "element", "complete", "spring"})
"""Prompts with answers that only the words of the component explain which asks."""
EXPLAINED = frozenset({"option", "order", "may"})
"""Those of them that are told with the words of the effect where nothing else shows them."""
TOLD_APART = ("idle", "end")
"""Answers that are taken for one another."""
SPRING = "spring"
ANSWERED = {
    "casting": "[spell]",
    "targeting": "[spell]",
    "entered": "[speed]",
    "leaving": "[speed]",
    "moving": "[speed]",
    "activating_room": "[activate]",
    "summoned": "+[evocation]",
    "attacking": "[strike]",
    "harming": "[damage]",
    "losing_power": "[power]",
    "completed": "[quest]",
    "crowned": "[crown]",
}
"""What traps and protections answer, in symbols."""
ONE_QUEST = 2
"""The number of answers where one quest can be claimed: to claim it, and not to."""
BANISH, SCHOOL, HAND_LIMIT = "banish", "school", "hand_limit"
PUT_BACK, ENDS = "put_back", ("top", "bottom")
AT_ONCE = frozenset({DECK})
"""Prompts of which one click is enough: what is taken is not known before."""
GAINED = frozenset({"retain", "take", "steal", "draw"})
"""Kinds of actions with which a card that is chosen comes to the hand."""


def _prompt_key(decision: Decision, chosen: str) -> str:
    """Ask a figure under way only for what it can still do, and for whom an upgrade is."""
    if decision.prompt == "upgrade" and any(option.source == chosen for option in decision.options):
        return "upgrade_whom"
    if decision.prompt == "claim" and len(decision.options) > ONE_QUEST:
        return "claim_several"
    if decision.prompt == SPRING and len(decision.options) == 1:
        return "spring_none"
    if decision.prompt == DECK and not decision.cause:
        return "deck_study"
    if decision.prompt == PUT_BACK:
        ends = {option.arg for option in decision.options}
        return f"{PUT_BACK}_{ENDS[ends.pop()]}" if len(ends) == 1 and len(decision.options) > 1 else PUT_BACK
    kinds = {option.kind for option in decision.options} - {"done"}
    if decision.prompt != "act" or ("activate" in kinds and len(kinds) > 1):
        return decision.prompt
    return f"act_{kinds.pop()}" if len(kinds) == 1 else "act_evocation"


def _cubes_left(view: State) -> str:
    """Return how many cubes are left to be shared out, and whose they are."""
    shared = sharing(view)
    if shared is None:
        return ""
    return f"({shared.left} {TIMES} {power(shared.power)} [{shared.what}])"


def _what_is_answered(view: State) -> str:
    """Return who does what that a trap or a protection may answer, in symbols, where no card's name tells."""
    moment, named = answered(view), view.decision is not None and view.decision.cause in view.book.components
    if moment is None or (named and not moment.amounts):
        return ""
    amount = f"{MINUS}{moment.amounts[0]}" if moment.amounts else ""
    return f"({power(moment.owner)} {amount}{ANSWERED[moment.trigger]})"


def _suffix(view: State) -> str:
    """Return what belongs to a question besides its words."""
    decision = view.decision
    if decision is not None and decision.prompt == SPRING:
        return _what_is_answered(view)
    left = left_to_choose(view)
    return f"({TIMES} {left})" if left > 1 else _cubes_left(view)


def _asking_thing(view: State, decision: Decision) -> str:
    """Return what is lit because it asks: whoever does what a trap or a protection may answer."""
    moment = answered(view) if decision.prompt == SPRING else None
    return moment.source if moment is not None else asking_thing(view, decision)


def _said(view: State, decision: Decision, words: Words) -> str:
    """Return what the effect does about which is asked whether, or which of its texts, is applied."""
    printed = view.book.components.get(decision.cause)
    if decision.prompt not in EXPLAINED or printed is None or printed.id in view.book.evocations:
        return ""
    side = side_applied(view, printed.id) or 0
    return face_text(printed, side, words) if side < len(printed.faces) else ""


def _asks_about_several(decision: Decision) -> bool:
    """Tell whether several quests are asked about at once."""
    return decision.prompt == "claim" and len(decision.options) > ONE_QUEST


def asking_component(model: TableModel[State]) -> str:
    """Return the component that is read while it asks for one of several answers."""
    decision = model.decision
    return decision.cause if decision is not None and decision.prompt in READ else ""


def offered(view: State, viewer: int) -> list[Offered]:
    """Return mages with their spell, grimoires with theirs, schools, cards that lie nowhere open or go."""
    decision = view.decision
    if decision is None or decision.seat != viewer:
        return []
    book = view.book
    match decision.prompt:
        case "mage":
            return [Offered(option.source, (book.mages[option.source].spell,)) for option in decision]
        case "grimoire":
            return [Offered(option.source, tuple(book.grimoires[option.source])) for option in decision]
        case "school" | "deck" | "banish" | "hand_limit":
            sources = [option.source for option in decision if option.source]
        case _:
            sources = offered_cards(view, viewer) if view.moon else []
    me = view.seats[viewer]
    held = me.hand if decision.prompt in (BANISH, HAND_LIMIT) else me.drawn
    return [Offered(source, copies=max(1, held.count(source))) for source in dict.fromkeys(sources)]


def kept(view: State, viewer: int) -> list[Kept]:
    """Return what the choice depends on: the hand, or the mage."""
    me, prompt = view.seats[viewer], view.decision.prompt if view.decision else ""
    if (not view.moon and prompt != HAND_LIMIT) or prompt in ("mage", "grimoire", BANISH):
        return []
    if prompt == SCHOOL:
        return [Kept(f"{DOMAIN}.kept.mage", (me.mage, view.book.mages[me.mage].spell), 2)]
    gained = all(option.kind in GAINED for option in view.decision or () if option.source)
    return [Kept(f"{DOMAIN}.kept.hand", tuple(me.hand), view.book.mages[me.mage].hand, receives=gained)]


def _about(view: State, action: Action, words: Words) -> str:
    """Return what an answer does that its few words leave open."""
    if action.kind == "option":
        said = escape(chosen_text(view, action.arg, words))
        return f"{said[:1].upper()}{said[1:]}." if said else ""
    return words(f"{DOMAIN}.hint.do.{action.kind}") if action.kind in TOLD_APART else ""


PROMPTS = Prompts(
    _prompt_key,
    _suffix,
    _asking_thing,
    _said,
    _asks_about_several,
    about=_about,
    may=("cast", "explore", "activate", "fight", "command", "inertia", "end"),
)

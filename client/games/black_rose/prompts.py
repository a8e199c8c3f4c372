"""How the Black Rose asks, and what is chosen from over its table."""

from __future__ import annotations

from client.art.lettering import TIMES
from client.art.text import escape
from client.games.black_rose.formulas import DOMAIN, name_of, power
from client.games.black_rose.layout.moons import DECK, offered_cards
from client.table.model import TableModel
from client.table.records import Choosing, Emphasis, Kept, Offered, Prompts
from rules.black_rose.card_text import face_text, name
from rules.black_rose.choice_text import chosen_text
from rules.black_rose.hands import MOST_QUESTS
from rules.black_rose.preview import (
    action_of_turn,
    acts_alone,
    answered,
    asking_thing,
    cubes_to_heal,
    decks_of_draw,
    deed_to_do,
    left_to_choose,
    prepared_in,
    sharing,
    side_applied,
    steps_left,
    to_place,
)
from rules.black_rose.records import NOBODY
from rules.black_rose.state import State
from rules.black_rose.targets import IMAGINARY, MAGES, ROSE, SEATS
from rules.core.action import Action
from rules.core.decision import TURN, Decision
from rules.core.words import Words, listed

READ = frozenset({"option", "order", "may", "icon", "element", "complete", "spring", "skill"})
"""Prompts with answers that only the words of the component explain which asks."""
PLACED = ("place_in", "choose_room")
"""Prompts that ask where cubes go."""
EXPLAINED = frozenset({"option", "order", "may"})
"""Those of them that are told with the words of the effect where nothing else shows them."""
AIMED = {
    "mage": ("explore", "activate", "fight"),
    "deed:explore": ("explore", "activate"),
    "deed:fight": ("fight",),
    "deed:inertia": ("inertia",),
}
"""What may be meant in a free move by the deeds that want a target, and by a mage."""
SOME_DEEDS = (1, 2)
"""How many of moving, attacking and activating are asked for by their names."""
TOLD_APART = ("idle", "end", "activate")
"""Answers that are taken for one another."""
SPRING = "spring"
ONE_QUEST = 2
"""The number of answers where one quest can be claimed: to claim it, and not to."""
BANISH, SCHOOL, HAND_LIMIT = "banish", "school", "hand_limit"
OWN_QUESTS = ("quest_limit", "quest_offer")
"""Prompts that are answered by quests of one's own."""
LARGE = frozenset({SCHOOL, "deck", BANISH, HAND_LIMIT, "upgrade", "keep_upgrade", *OWN_QUESTS})
"""Prompts that are answered by cards which lie large over the table while they are asked about."""
PREPARED = ("discard_prepared", "ultimatum", "cast_next")
"""Prompts that are answered by spells in their slots."""
PUT_BACK, ENDS = "put_back", ("top", "bottom")
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
    if decision.prompt == TURN and chosen:
        return _turn_key(decision, chosen)
    if decision.prompt == "target" and not any(":" in option.target for option in decision):
        return "choose_room"
    kinds = {option.kind for option in decision.options} - {"done"}
    if decision.prompt != "act" or len(kinds) not in SOME_DEEDS:
        return decision.prompt
    return f"act_{'_'.join(sorted(kinds))}"


def _turn_key(decision: Decision, chosen: str) -> str:
    """Ask where the mage goes, whom it attacks or whether it stays, as far as what was chosen means that."""
    meant = AIMED.get(chosen, AIMED["mage"] if chosen in MAGES else ())
    kinds = [kind for kind in meant if any(option.kind == kind for option in decision)]
    return "_".join(["turn", *kinds])


def _cubes_left(view: State) -> str:
    """Return how many cubes are left to be shared out, and whose they are."""
    shared = sharing(view)
    if shared is None:
        return ""
    return f"({shared.left} {TIMES} {power(shared.power)} [{shared.what}])"


def _what_is_answered(model: TableModel[State]) -> str:
    """Return who does what that a trap or a protection may answer."""
    view, decision = model.view, model.decision
    moment = answered(view) if decision is not None and decision.prompt == SPRING else None
    if moment is None:
        return ""
    room = name_of(view.rooms[moment.place].id, model.words) if moment.place >= 0 else ""
    card = name_of(moment.card, model.words) if moment.card in view.book.components else ""
    return model.words(
        f"{DOMAIN}.answered.{moment.trigger}",
        who=_who(moment.source, moment.owner, model),
        whom=listed([_who(thing, ROSE, model) for thing in moment.subjects], model.words),
        room=room,
        card=card,
        n=sum(moment.amounts),
    )


def _who(figure: str, owner: int, model: TableModel[State]) -> str:
    """Return a mage by its player, an evocation by its name, anything else by the power it belongs to."""
    if figure in SEATS or (owner >= 0 and figure not in model.view.evocations):
        return escape(model.names[SEATS.get(figure, owner)])
    return name(model.view, figure, model.words) or name_of("black_rose", model.words)


def _suffix(model: TableModel[State]) -> str:
    """Return what belongs to a question besides its words: which of how many, how far, whose cubes."""
    view, words, decision = model.view, model.words, model.view.decision
    if steps := steps_left(view):
        return words.count(f"{DOMAIN}.table.steps", steps)
    if deed := deed_to_do(view):
        return words(f"{DOMAIN}.table.may.{deed}")
    if (cubes := cubes_to_heal(view)) > 1:
        return words(f"{DOMAIN}.table.to_heal", n=cubes)
    chosen, decks = decks_of_draw(view)
    if decks:
        return words(f"{DOMAIN}.table.decks_of_draw", n=len(chosen), of=decks)
    left = left_to_choose(view)
    if left > 1:
        return words(f"{DOMAIN}.table.still", n=left)
    if decision is not None and decision.prompt in PLACED and (colour := to_place(view)) != NOBODY:
        return f"({power(colour)} [instability])"
    number, most = action_of_turn(view)
    if not number:
        return _cubes_left(view)
    alone = ".alone" if acts_alone(view) else ""
    return words(f"{DOMAIN}.table.action_of_turn{alone}", n=number, of=most)


def _asking_thing(view: State, decision: Decision) -> str:
    """Return what is lit because it asks: whoever does what a trap or a protection may answer."""
    moment = answered(view) if decision.prompt == SPRING else None
    return moment.source if moment is not None else asking_thing(view, decision)


def _said(view: State, decision: Decision, words: Words) -> str:
    """Return what the effect does about which is asked whether, or which of its texts, is applied."""
    printed = view.book.components.get(decision.cause)
    if printed is None or printed.id in view.book.evocations:
        return ""
    if decision.prompt not in EXPLAINED and printed.id not in view.book.events:
        return ""
    side = side_applied(view, printed.id) or 0
    return face_text(printed, side, words) if side < len(printed.faces) else ""


def _needs_no_cause(decision: Decision) -> bool:
    """Tell whether several quests are asked about at once, or what is answered is told before."""
    return decision.prompt == SPRING or (decision.prompt == "claim" and len(decision.options) > ONE_QUEST)


def asking_component(model: TableModel[State]) -> str:
    """Return the component that is read while it asks for one of several answers."""
    decision = model.decision
    if decision is None:
        return ""
    # An event that has come and gone lies nowhere else.
    return decision.cause if decision.prompt in READ or decision.cause in model.view.book.events else ""


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
        case prompt if prompt in PREPARED:
            return _slots_offered(view, decision)
        case prompt if prompt in LARGE:
            sources = [option.source for option in decision if option.source]
        case _:
            sources = offered_cards(view, viewer) if view.moon else []
    me = view.seats[viewer]
    held = me.hand if decision.prompt in (BANISH, HAND_LIMIT) else me.drawn
    return [Offered(source, copies=max(1, held.count(source))) for source in dict.fromkeys(sources)]


def _slots_offered(view: State, decision: Decision) -> list[Offered]:
    """Return the slots in which prepared spells lie that may be chosen, each with its spell."""
    slots, seat = [option.source for option in decision if option.source], decision.seat
    known = [(slot, spell) for slot in slots if (spell := prepared_in(view, seat, slot)) is not None]
    return [Offered(slot, owner=seat, shows=card) for slot, (card, _) in known]


def kept(view: State, viewer: int) -> list[Kept]:
    """Return what the choice depends on: the hand, or the mage."""
    me, prompt = view.seats[viewer], view.decision.prompt if view.decision else ""
    if (not view.moon and prompt != HAND_LIMIT) or prompt in ("mage", "grimoire", *OWN_QUESTS, *PREPARED):
        return []
    quests = [Kept(f"{DOMAIN}.kept.quests", tuple(me.quests), MOST_QUESTS)] if view.moon and me.quests else []
    if prompt == BANISH:
        return quests
    if prompt == SCHOOL:
        return [Kept(f"{DOMAIN}.kept.mage", (me.mage, view.book.mages[me.mage].spell), 2)]
    gained = all(option.kind in GAINED for option in view.decision or () if option.source)
    return [
        Kept(f"{DOMAIN}.kept.hand", tuple(me.hand), view.book.mages[me.mage].hand, receives=gained),
        *quests,
    ]


def is_taken_at_once(view: State) -> bool:
    """Tell whether one click chooses a deck: others are chosen before any card is seen."""
    chosen, decks = decks_of_draw(view)
    return len(chosen) + 1 < decks


def only_activation(decision: Decision) -> Action | None:
    """Return the activation of the room in which a figure stands: a click on that room does it too."""
    found = [option for option in decision.options if option.kind == "activate"]
    return found[0] if len(found) == 1 else None


def _is_minor(action: Action) -> bool:
    """Tell whether an option is seldom meant: to waste an action, or to miss on purpose."""
    return action.kind == "idle" or action.target == IMAGINARY


def _about(view: State, action: Action, words: Words) -> str:
    """Return what an answer does that its few words leave open."""
    if action.kind == "option":
        said = escape(chosen_text(view, action.arg, words))
        return f"{said[:1].upper()}{said[1:]}." if said else ""
    in_turn = view.decision is not None and view.decision.prompt == TURN
    return words(f"{DOMAIN}.hint.do.{action.kind}") if in_turn and action.kind in TOLD_APART else ""


PROMPTS = Prompts(
    _prompt_key,
    _suffix,
    _what_is_answered,
    _asking_thing,
    _said,
    _needs_no_cause,
    about=_about,
    may=("cast", "explore", "activate", "fight", "command", "inertia"),
)
CHOOSING = Choosing(offered, kept, is_taken_at_once)
EMPHASIS = Emphasis[State](_is_minor, also_button=only_activation)

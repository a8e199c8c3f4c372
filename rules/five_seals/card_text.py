"""Words for components, refusals and options, rendered from the same data that the rules run on."""

from __future__ import annotations

from rules.core.action import Action
from rules.core.reasons import Reason, explain_shared
from rules.core.words import Words
from rules.five_seals.cards import COMPONENTS, FAMILIARS, Component
from rules.five_seals.elements import COLOURS, ELEMENTS, MIND, colour, read_dice, read_die, value
from rules.five_seals.resolve import MORE, Verb
from rules.five_seals.spells_board import Swap
from rules.five_seals.spells_dice import Raise
from rules.five_seals.spells_figures import ASIDE
from rules.five_seals.state import State

MAGE_OF = {familiar: mage for mage, familiar in FAMILIARS.items()}


# --- components --------------------------------------------------------------------------------------


def text(component: Component, words: Words) -> str:
    """Return the rules text of a component."""
    match component.kind:
        case "scroll" | "summoning":
            assert component.verb is not None
            return f"{spell_text(component.verb, component.element, words)}\n{_worth(component, words)}"
        case "seal":
            return words("five_seals.text.seal", n=component.strength, of=_of(component.element, words))
        case "mage":
            return words("five_seals.text.mage", familiar=_component(component.familiar, words))
        case "familiar":
            return words("five_seals.text.familiar", mage=_component(MAGE_OF[component.id], words))
    return words("five_seals.text.guardian", of=_of(component.element, words))


def spell_text(verb: Verb, element: str, words: Words) -> str:
    """Return what a spell does in an element; that of mind reads differently."""
    key = _verb_key(verb) + (".mind" if element == MIND else "")
    amount = verb.amount if isinstance(verb, Raise) else 0
    return words(key, of=_of(element, words), n=amount)


def _verb_key(verb: Verb) -> str:
    name = type(verb).__name__.lower()
    return f"five_seals.verb.{name}_{verb.same}" if isinstance(verb, Swap) else f"five_seals.verb.{name}"


def aim(scroll: str) -> str:
    """Return the question what a scroll is to be cast at."""
    return f"aim_{type(COMPONENTS[scroll].verb).__name__.lower()}"


def _worth(component: Component, words: Words) -> str:
    points = words.count("points", component.strength)
    return words("five_seals.text.worth", n=component.strength, points=points)


def cost_text(component: Component, words: Words) -> str:
    """Return what the seal of a component takes to be broken; figures have none."""
    if component.kind not in ("scroll", "seal"):
        return ""
    key = "five_seals.cost.mind" if component.element == MIND else "five_seals.cost"
    return words(key, n=component.strength, of=_of(component.element, words))


# --- names -------------------------------------------------------------------------------------------


def name(state: State, id: str, words: Words) -> str:
    """Return the name of a component, a place by what lies there, a figure, a seat, a die, an element."""
    if not id:
        return ""
    if id in COMPONENTS:
        return _component(id, words)
    if id in state.map.places:
        lying = state.board.get(id)
        return _component(lying, words) if lying else words("five_seals.free_place")
    if id in ELEMENTS:
        return words(f"five_seals.element.{id}.of")
    if id == ASIDE:
        return words("five_seals.aside")
    kind, _, rest = id.partition(":")
    match kind:
        case "mage":
            return _component(state.seats[int(rest)].mage, words)
        case "familiar":
            return _component(FAMILIARS[state.seats[int(rest)].mage], words)
        case "seat":
            return words("seat", n=int(rest) + 1)
        case "store":
            return words("five_seals.die", of=_of(rest, words))
    die = read_die(id)
    return words("five_seals.die_showing", of=_of(colour(die), words), n=value(die))


def within(state: State, id: str, words: Words) -> str:
    """Return a name as it stands within a sentence: a seal is no proper name."""
    lying = COMPONENTS.get(state.board.get(id, id))
    if lying is None or lying.kind != "seal":
        return name(state, id, words)
    return words("five_seals.seal", of=_of(lying.element, words), n=lying.strength)


def _component(id: str, words: Words) -> str:
    return words(f"five_seals.name.{id}")


def _of(element: str, words: Words) -> str:
    return words(f"five_seals.element.{element}.of")


def dice_text(source: str, words: Words) -> str:
    """Return a set of dice as a sum: its colour and its values."""
    dice = read_dice(source)
    values = " + ".join([str(value(die)) for die in dice])
    return words.count("five_seals.dice", len(dice), of=_of(colour(dice[0]), words), values=values)


# --- refusals ----------------------------------------------------------------------------------------


def explain(state: State, seat: int, reason: Reason, words: Words) -> str:
    """Return a refusal in one sentence, which may begin with the name of a seal."""
    if said := explain_shared(state.decision, reason, "five_seals", words):
        return said
    said = _refusal(state, seat, reason, words)
    return said[:1].upper() + said[1:]


def _refusal(state: State, seat: int, reason: Reason, words: Words) -> str:
    key, about = f"five_seals.reason.{reason.key}", within(state, reason.about, words)
    match reason.key:
        case "take_first":
            return words.count(key, reason.amount)
        case "way_sealed" if reason.amount > 1:
            return words.count(f"{key}.more", reason.amount, name=about)
        case "too_weak":
            return _too_weak(state, seat, reason.about, words)
        case "rival_lacks_die":
            return words(key, name=about, seat=words("seat", n=reason.amount))
        case "too_few_dice" | "superfluous" | "wrong_dice":
            seal = state.board[reason.about]
            element = state.element(seal)
            key += ".mind" if (reason.key, element) == ("wrong_dice", MIND) else ""
            of = _of(element, words)
            return words(key, name=about, strength=state.strength(seal), n=reason.amount, of=of)
    return words(key, name=about)


def _too_weak(state: State, seat: int, place: str, words: Words) -> str:
    """Say how much a seal takes, and how much the seat has of it."""
    seal = state.board[place]
    element, dice = state.element(seal), state.seats[seat].dice
    fitting = [name for name in COLOURS if element in (MIND, name)]
    most = max(sum(value(die) for die in dice if colour(die) == name) for name in fitting)
    key = "five_seals.reason.too_weak" + (".mind" if element == MIND else "" if most else ".none")
    return words(
        key, name=_component(seal, words), strength=state.strength(seal), n=most, of=_of(element, words)
    )


# --- options -----------------------------------------------------------------------------------------


def describe(state: State, action: Action, words: Words) -> str:
    """Return an option in a few words."""
    assert state.decision is not None, "there are options only at a decision"
    key = f"five_seals.do.{action.kind}"
    source, target = action.source, _aimed_at(state, action.target, words)
    match action.kind:
        case "break":
            return _describe_break(state, action, words)
        case "cast" if action.target == ASIDE:
            return words(f"{key}_aside", name=name(state, source, words))
        case "cast" if state.is_summoning(source):
            own = action.target.startswith("mage:")
            return words(f"{key}_{'beside' if own else 'familiar'}", target=target)
        case "cast" if action.target.startswith("die:"):
            return words(f"{key}_die", name=name(state, source, words), target=target)
        case "choose" if state.decision.prompt.startswith("more_"):
            return words(f"{key}.{MORE}", target=target)
        case "choose":
            return words(f"{key}.{state.decision.prompt}", target=target)
    return words(key, name=name(state, source, words), target=target)


def _aimed_at(state: State, target: str, words: Words) -> str:
    """Return what an option is aimed at; a seal of which there is another one has its side of the dungeon."""
    lying = COMPONENTS.get(state.board.get(target, ""))
    if lying is None or lying.kind != "seal":
        return within(state, target, words)
    return words("five_seals.seal", of=_of(lying.element, words), n=named_strength(state, target, words))


def named_strength(state: State, place: str, words: Words) -> str:
    """Return the strength of what lies in a place, and its side where an option is aimed at one alike."""
    lying, strength = state.board[place], str(state.strength(state.board[place]))
    options = state.decision.options if state.decision is not None else ()
    targets = {option.target for option in options if option.target in state.board} - {place}
    others = {state.board[target] for target in targets}
    seen = {(COMPONENTS[other].kind, state.element(other), state.strength(other)) for other in others}
    if COMPONENTS[lying].kind != "seal" or ("seal", state.element(lying), state.strength(lying)) not in seen:
        return strength
    side = round(state.map.places[place].angle / 45) % 8
    return f"{strength} {words(f'five_seals.side.{side}')}"


def _describe_break(state: State, action: Action, words: Words) -> str:
    lying = COMPONENTS[state.board[action.target]]
    key = f"five_seals.do.break_{lying.kind}"
    named = {
        "target": _component(lying.id, words),
        "of": _of(lying.element, words),
        "n": named_strength(state, action.target, words),
    }
    if not action.source:
        return words(f"{key}_free", **named)
    return words(key, **named, dice=dice_text(action.source, words))

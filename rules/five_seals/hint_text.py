"""Why an option is advised: the scroll it takes or opens the way to, the dice it is for, whom it stops."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules.core.action import Action
from rules.core.game import PlannedMove, Why
from rules.core.ids import name_of
from rules.core.words import Words
from rules.five_seals.card_text import describe, name, named_strength, spell_text
from rules.five_seals.cards import COMPONENTS
from rules.five_seals.elements import MIND, MOST, colour, read_die, value
from rules.five_seals.evaluation import AT_LEAST
from rules.five_seals.resolve import Verb
from rules.five_seals.score import points
from rules.five_seals.spells_dice import Multiply, Raise, Reroll, Transmute
from rules.five_seals.spells_figures import ASIDE
from rules.five_seals.state import State
from rules.five_seals.turns import Round
from rules.five_seals.ways import look

KEY = "five_seals.hint"
MORES = "more_"
"""How questions for further dice begin."""
LITTLE, STEP = 0.04, 5
"""A chance that is worth telling, and to how many percent it is rounded."""
ODDS = ((0.8, "surely"), (0.55, "likely"), (0.3, "maybe"), (0.0, "hardly"))
"""From which chance on something is called how."""


def headline(state: State, action: Action, words: Words) -> str:
    """Return an option as advice names it: without a colon, which stands before the reason."""
    target = name(state, action.target, words)
    match action.kind:
        case "cast" if action.target == ASIDE:
            return words(f"{KEY}.do_aside", name=name(state, action.source, words))
        case "cast" if state.is_summoning(action.source) and not action.target.startswith("mage:"):
            seal = state.board[action.target]
            of = words(f"five_seals.element.{state.element(seal)}.of")
            return words(f"{KEY}.do_familiar", of=of, n=named_strength(state, action.target, words))
        case "choose" if state.decision is not None and state.decision.prompt == "swap_with":
            return words(f"{KEY}.do_swap", target=target)
        case "mage":
            return words(f"{KEY}.do_mage", name=name(state, action.source, words))
    return describe(state, action, words)


def why(steps: Sequence[PlannedMove], words: Words) -> Why:
    """Return the reason for the first step of a plan."""
    return Why(_reason(steps, words))


def _reason(steps: Sequence[PlannedMove], words: Words) -> str:
    step = steps[0]
    state, action = step.before, step.action
    seat = state.decision.seat
    if step.after.winners == [seat] and action.kind == "break":
        return words(f"{KEY}.wins")
    match action.kind:
        case "break":
            return _broken(steps, seat, words)
        case "take" if Round.is_last(state):
            return words(f"{KEY}.last")
        case "take":
            return _colour(state, seat, name_of(action.source), 1, words)
        case "end":
            return words(f"{KEY}.end")
        case "mage":
            return ""
        case "cast" if state.is_summoning(action.source):
            return _familiar(steps, seat, words)
    verb = _verb(state, action)
    won = points(step.after, seat) - points(state, seat)
    if won > 0 and not isinstance(verb, Reroll | Multiply):
        return _gain(won, words)
    aim = _aim(steps, seat, verb, words)
    return aim or _spoken_for(step, seat, verb, words) or _next(steps, words)


def _spoken_for(step: PlannedMove, seat: int, verb: Verb | None, words: Words) -> str:
    """Say what speaks for a spell, or an answer to it, that leads to no seal at once."""
    state, action = step.before, step.action
    prompt = state.decision.prompt
    if not isinstance(verb, Reroll | Multiply) and (newly := _suffices(step, seat, words)):
        return newly
    match action.kind:
        case "choose" if prompt == "colour":
            return _colour(state, seat, name_of(action.target), 0, words)
        case "choose" if prompt.startswith(MORES) and action.target.startswith("die:"):
            return _die(state, seat, action.target, verb, words)
        case "choose" if prompt in ("give_die", "give_scroll", "surrender"):
            return words(f"{KEY}.missed_least")
        case "cast" if isinstance(verb, Multiply):
            more = _colour(state, seat, name_of(action.target), 1, words)
            return _joined(words(f"{KEY}.one_more"), more)
        case "cast" if isinstance(verb, Reroll | Raise | Transmute):
            return _die(state, seat, action.target, verb, words)
        case "cast" | "choose":
            stopped = _moved(step, seat, words) or _hindered(step, seat, words)
            return stopped or (_spell(action.source, words) if action.kind == "cast" else "")
        case "done":
            return words(f"{KEY}.done")
        case "absorb" | "decline" as kind:
            return words(f"{KEY}.{kind}")
    return ""


def _verb(state: State, action: Action) -> Verb | None:
    """Return the spell that an option belongs to."""
    scroll = action.source if action.source in COMPONENTS else state.decision.cause if state.decision else ""
    return COMPONENTS[scroll].verb if scroll in COMPONENTS else None


def _spell(scroll: str, words: Words) -> str:
    component = COMPONENTS[scroll]
    assert component.verb is not None
    said = spell_text(component.verb, component.element, words)
    said = said.partition(". ")[0].partition(":")[0].rstrip(".")
    return said[:1].lower() + said[1:]


# --- seals -------------------------------------------------------------------------------------------


def _broken(steps: Sequence[PlannedMove], seat: int, words: Words) -> str:
    """Say what is won or opened, and who loses by it."""
    step = steps[0]
    state, place = step.before, step.action.target
    won = points(step.after, seat) - points(state, seat)
    if won > 0:
        gained = _gain(won, words)
        own = state.strength(state.board[place])
        if won > own:
            gained = words(f"{KEY}.split", gain=gained, own=own, more=won - own)
        return _joined(gained, _rival_for(state, seat, place, words), _ending(step, words))
    opened = _opened(step, seat, words)
    if opened:
        return opened
    later = next((later for later in steps[1:] if later.action.kind == "break"), None)
    if later is not None:
        return words(f"{KEY}.kept", move=_within(later, words))
    stopped = _hindered(step, seat, words)
    if stopped:
        return stopped
    others = [option for option in state.decision.options if option.kind == "break"]
    fewest = min(option.source.count("+") for option in others)
    cheap = step.action.source.count("+") == fewest
    return words(f"{KEY}.{'must_cheaply' if cheap else 'must'}")


def _gain(won: int, words: Words) -> str:
    return words("bot.brings", gain=words.count("points", won))


def _joined(*parts: str) -> str:
    """Join what can be said, at most two things."""
    return "; ".join([part for part in parts if part][:2])


def _rival_for(state: State, seat: int, place: str, words: Words) -> str:
    """Name a rival whose dice could take the same scroll in this round."""
    for rival in state.opponents(seat):
        if any(option.target == place for option in look(state, rival).breaks):
            return words(f"{KEY}.rival", seat=words("seat", n=rival + 1))
    return ""


def _ending(step: PlannedMove, words: Words) -> str:
    """Say that a step brings the last round about."""
    left = step.before.map.sixes_left
    ends = step.before.sixes() > left >= step.after.sixes()
    return words(f"{KEY}.ends") if ends else ""


def _opened(step: PlannedMove, seat: int, words: Words) -> str:
    """Say which scroll, or how many more seals, can be got at after a step, and whether the dice suffice."""
    state, after = step.before, step.after
    reach = look(after, seat)
    opened = [place for place in {*reach.places} - {*look(state, seat).places} if place in state.board]
    scrolls = [place for place in opened if after.is_scroll(after.board[place])]
    if not scrolls:
        return words.count(f"{KEY}.seals", len(opened)) if opened else ""
    best = max(scrolls, key=lambda place: (COMPONENTS[after.board[place]].points, place))
    ready = after.round == state.round and any(option.target == best for option in reach.breaks)
    key = f"{KEY}.scroll_ready" if ready else f"{KEY}.scroll"
    return words(key, name=_valued(after.board[best], words))


def _valued(scroll: str, words: Words) -> str:
    """Return a scroll with its points."""
    won = words.count("points", COMPONENTS[scroll].points)
    return words(f"{KEY}.valued", name=words(f"five_seals.name.{scroll}"), points=won)


def _within(step: PlannedMove, words: Words) -> str:
    """Return a planned move as it stands within a sentence: a scroll with its points, a seal with dice."""
    place = step.action.target
    if step.before.is_scroll(step.before.board[place]):
        return words(f"{KEY}.take", name=_valued(step.before.board[place], words))
    return describe(step.before, step.action, words).rstrip(".")


def _hindered(step: PlannedMove, seat: int, words: Words) -> str:
    """Name the best scroll, or say that a seal, that a rival can no longer break after a step."""
    state, after = step.before, step.after
    if after.round != state.round:
        return ""
    for rival in state.opponents(seat):
        could = {option.target for option in look(state, rival).breaks}
        can = {option.target for option in look(after, rival).breaks}
        lost = [place for place in could - can if state.is_scroll(state.board[place])]
        if lost:
            best = max(lost, key=lambda place: (COMPONENTS[state.board[place]].points, place))
            named = words("seat", n=rival + 1)
            return words(f"{KEY}.stops", seat=named, name=_valued(state.board[best], words))
    return ""


# --- spells ------------------------------------------------------------------------------------------


def _aim(steps: Sequence[PlannedMove], seat: int, verb: Verb | None, words: Words) -> str:
    """Say what of the plan can be broken because of a spell, for sure or with luck."""
    state, after = steps[0].before, steps[0].after
    before = {option.target for option in look(state, seat).breaks}
    then = {option.target for option in look(after, seat).breaks}
    rolls = isinstance(verb, Reroll | Multiply)
    for step in steps[1:]:
        target = step.action.target
        if step.action.kind == "break" and target not in before and (rolls or target in then):
            return words(f"{KEY}.{'luck' if rolls else 'so'}", move=_within(step, words))
    return ""


def _next(steps: Sequence[PlannedMove], words: Words) -> str:
    """Say what is to be broken next."""
    later = next((step for step in steps[1:] if step.action.kind == "break"), None)
    return words(f"{KEY}.next", move=_within(later, words)) if later is not None else ""


def _moved(step: PlannedMove, seat: int, words: Words) -> str:
    """Say what an exchange brings into reach, takes from a rival, or makes easier or harder."""
    state, after = step.before, step.after
    mine = {*look(state, seat).places}
    got = {after.board[place] for place in look(after, seat).places} - {state.board[place] for place in mine}
    scrolls = sorted((scroll for scroll in got if after.is_scroll(scroll)), key=_worth)
    if scrolls:
        return words(f"{KEY}.within", name=_valued(scrolls[-1], words))
    for place in sorted(mine & {*after.board}):
        old, new = (board[place] for board in (state.board, after.board))
        if not state.is_scroll(new) and state.strength(new) < state.strength(old):
            return words(f"{KEY}.easier", n=state.strength(new), old=state.strength(old))
    for rival in state.rivals(seat):
        theirs = {*look(state, rival).places}
        lost = {state.board[place] for place in theirs}
        lost -= {after.board[place] for place in look(after, rival).places}
        scrolls = sorted((scroll for scroll in lost if state.is_scroll(scroll)), key=_worth)
        named = words("seat", n=rival + 1)
        if scrolls:
            return words(f"{KEY}.away", seat=named, name=_valued(scrolls[-1], words))
        both = theirs & {*after.board}
        if any(state.strength(after.board[place]) > state.strength(state.board[place]) for place in both):
            return words(f"{KEY}.harder", seat=named)
    return ""


def _worth(scroll: str) -> tuple[int, str]:
    return COMPONENTS[scroll].points, scroll


def _familiar(steps: Sequence[PlannedMove], seat: int, words: Words) -> str:
    """Say what the familiar opens, whom it stops, and what comes next."""
    step = steps[0]
    said = _opened(step, seat, words) or _hindered(step, seat, words)
    return said or _joined(words(f"{KEY}.familiar"), _next(steps, words))


def _suffices(step: PlannedMove, seat: int, words: Words) -> str:
    """Say which scroll, or how many more seals, the dice suffice for after a step and did not before."""
    state, after = step.before, step.after
    if after.round != state.round:
        return ""
    before = {option.target for option in look(state, seat).breaks}
    newly = {option.target for option in look(after, seat).breaks} - before
    scrolls = [place for place in newly if after.is_scroll(after.board[place])]
    if scrolls:
        best = max(scrolls, key=lambda place: (COMPONENTS[after.board[place]].points, place))
        return words(f"{KEY}.suffices", name=_valued(after.board[best], words))
    return words.count(f"{KEY}.suffices_seals", len(newly)) if newly else ""


def _die(state: State, seat: int, die: str, verb: Verb | None, words: Words) -> str:
    """Say what a spell does for a die that it changes."""
    shown = value(read_die(die))
    if isinstance(verb, Raise):
        return words(f"{KEY}.raise", n=min(MOST, shown + verb.amount))
    if isinstance(verb, Transmute):
        return words(f"{KEY}.recolour", n=shown)
    if not isinstance(verb, Reroll):
        return ""
    if not any(name_of(die) in option.source.split("+") for option in look(state, seat).breaks):
        return words(f"{KEY}.idle")
    return words(f"{KEY}.reroll.{_odds((MOST - shown) / MOST)}", n=shown) if shown < MOST else ""


def _odds(chance: float) -> str:
    """Return what a chance is called."""
    return next(key for least, key in ODDS if chance >= least)


def _colour(state: State, seat: int, of: str, more: int, words: Words) -> str:
    """Say what dice of a colour are for: the best scroll or seal in reach, and how likely they suffice."""
    reach, dice = look(state, seat), state.seats[seat].dice
    element = words(f"five_seals.element.{of}.of")
    fitting = [place for place in reach.places if state.element(state.board[place]) in (MIND, of)]
    scrolls = [place for place in fitting if state.is_scroll(state.board[place])]
    held = Counter(colour(die) for die in dice)
    then = held + Counter({of: more})
    added = {place: _any(state, then, place) - _any(state, held, place) for place in scrolls}
    best = max(scrolls, key=lambda p: (added[p] * COMPONENTS[state.board[p]].points, p), default="")
    if more and best and added[best] >= LITTLE:
        before, after = _any(state, held, best), _any(state, then, best)
        named = _valued(state.board[best], words)
        if before >= LITTLE:
            return words(f"{KEY}.surer", name=named, before=_percent(before), after=_percent(after))
        return words.count(f"{KEY}.roll.{_odds(after)}", then[of], of=element, name=named)
    return words.count(f"{KEY}.colour", len(fitting), of=element) if fitting else ""


def _any(state: State, held: Counter[str], place: str) -> float:
    """Return how likely dice of any one colour that fits break what lies in a place."""
    element, fails = state.element(state.board[place]), 1.0
    for of, count in held.items():
        if element in (MIND, of):
            fails *= 1 - _chance(state, count, place)
    return 1 - fails


def _percent(chance: float) -> int:
    return STEP * round(100 * chance / STEP)


def _chance(state: State, count: int, place: str) -> float:
    """Return how likely so many dice break what lies in a place."""
    return AT_LEAST[min(count, len(AT_LEAST) - 1)][state.strength(state.board[place])]

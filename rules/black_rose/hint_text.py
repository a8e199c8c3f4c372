"""What speaks for an option that brings nothing for sure, for whoever asks for advice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.black_rose.actions import Acting
from rules.black_rose.card_text import face_text, text
from rules.black_rose.choice_text import chosen_text
from rules.black_rose.goals import is_vain
from rules.black_rose.hint_brings import in_danger, named
from rules.black_rose.hint_cards import (
    best_grimoire,
    best_mage,
    best_school,
    called,
    effect,
    element_wanted,
    strikes,
    why_draw,
    why_drop,
    why_keep,
    why_lay,
)
from rules.black_rose.hint_places import near_whom, side_of, standing_in, steps_to_quest, toward
from rules.black_rose.option_text import describe
from rules.black_rose.preview import prepared_in, quest_progress, targets_of
from rules.black_rose.resolve import Resolve
from rules.black_rose.targets import COLOURS, MAGES, ROSE

if TYPE_CHECKING:
    from rules.black_rose.state import State
    from rules.core.action import Action
    from rules.core.decision import Decision
    from rules.core.words import Words

HINT = "black_rose.advice"
DROPPED = frozenset({"hand_limit", "discard", "pay", "banish", "ultimatum", "discard_prepared"})


def speaks_for(state: State, action: Action, words: Words) -> str:
    """Return what speaks for an option that brings nothing for sure."""
    decision = state.decision
    assert decision is not None, "there are options only at a decision"
    seat, source, target = decision.seat, action.source, action.target
    match action.kind:
        case "mage":
            return best_mage(state, source, words)
        case "school":
            return best_school(state, seat, source, words)
        case "grimoire":
            return best_grimoire(state, seat, source, words)
        case "draw":
            return why_draw(state, seat, source, words)
        case "lay":
            return why_lay(state, seat, source, action.arg, target, words)
        case "ready":
            more = any(option.kind == "lay" for option in decision.options)
            return words(f"{HINT}.ready{'' if more else '.full'}")
        case "explore" | "move" | "drive" if target in state.room_ids:
            return toward(state, seat, source, state.place(target), words, without=_used_up(state, seat))
        case "done" | "decline" | "end" | "later" | "suffer" as kind:
            return _leaves_it(state, kind, words)
        case "element":
            return element_wanted(state, seat, source, words)
        case "inertia":
            return _sacrifice(state, seat, source, words)
        case "command":
            return near_whom(state, seat, source, words)
    return _of_cards(state, seat, action, words) or _of_things(state, seat, action, words)


def _used_up(state: State, seat: int) -> tuple[str, ...]:
    """Return what a figure under way can no longer do in a room that it enters."""
    frame = state.stack[-1]
    activates = isinstance(frame, Acting) and frame.physical and not frame.activated
    return () if activates or state.seats[seat].tokens else ("room", "quest")


def _of_cards(state: State, seat: int, action: Action, words: Words) -> str:
    """Return what speaks for an option with a card: what it does, or why it is given up."""
    assert state.decision is not None
    source, prompt, book = action.source, state.decision.prompt, state.book
    laid = prepared_in(state, seat, source)
    card = laid[0] if laid is not None else source
    if action.kind in ("discard", "banish") and card in book.quests:
        return _why_drop_quest(state, seat, card, words)
    if action.kind in ("discard", "banish") or prompt in DROPPED:
        others = {option.source for option in state.decision.options if option.source in book.spells} - {card}
        if card in book.spells and not others and state.decision.prompt not in ("banish", "pay"):
            return words(f"{HINT}.only")
        return why_drop(state, seat, card, words) if card in book.spells else ""
    if action.kind in ("retain", "take", "steal") and source in book.quests:
        return _why_quest(state, seat, source, words)
    if source in book.spells and action.kind in ("retain", "take"):
        return why_keep(state, seat, source, words)
    if action.kind == "spring":
        return _springs(state, action, words)
    if laid is not None and action.kind in ("cast", "copy"):
        return _cast(state, seat, *laid, words)
    if action.kind == "cast_from_hand":
        return _cast(state, seat, source, action.arg, words)
    if action.kind == "put":
        return _why_put(state, action, words)
    if action.kind == "move_event":
        return effect(text(book.events[source], words).rpartition("\n")[2], words, "part.best")
    if action.kind in ("activate", "complete") and (action.target or source) in book.components:
        room = action.target or source
        side = side_of(state, state.place(room)) if room in state.room_ids else 0
        return effect(face_text(book.components[room], side, words), words, "room.here.best", "room.here")
    return ""


def _why_put(state: State, action: Action, words: Words) -> str:
    """Say why a card is put back at an end of its deck; on top only the last one comes next."""
    assert state.decision is not None
    if action.arg:
        return words(f"{HINT}.put.bottom")
    last = all(option.source == action.source for option in state.decision.options)
    return words(f"{HINT}.put.{'top' if last else 'below'}")


def _cast(state: State, seat: int, card: str, side: int, words: Words) -> str:
    """Say what a spell does where its outcome hangs on a choice to come, or on rivals."""
    face = state.book.spells[card].faces[side]
    if face.type in ("trap", "protection"):
        return words(f"{HINT}.{face.type}")
    figures = in_danger(state, seat, card, side)
    if not figures:
        return effect(face_text(state.book.spells[card], side, words), words, "cast.best")
    return words(f"{HINT}.reaches", names=named(state, figures, words))


def _springs(state: State, action: Action, words: Words) -> str:
    """Say what a trap or a protection does when it springs."""
    assert state.decision is not None
    for number, spell in enumerate(state.seats[state.decision.seat].slots):
        if spell is not None and state.slot_id(state.decision.seat, number) == action.source:
            printed = state.book.spells[spell.card]
            said = face_text(printed, action.arg if printed.is_room_trap else spell.side, words)
            return effect(said, words, "part.best")
    return ""


def _of_things(state: State, seat: int, action: Action, words: Words) -> str:
    """Return what speaks for a figure, a room, a cube, or one of several texts."""
    source, target = action.source, action.target
    match action.kind:
        case "heal" | "replace" | "shift" | "remove" if source in COLOURS:
            return _cube(state, seat, COLOURS[source], action, words)
        case "option":
            said = chosen_text(state, action.arg, words)
            told = describe(state, action, words).lower() == said.lower()
            return words(f"{HINT}.part.best") if told or not said else effect(said, words, "part.best")
        case "do":
            return _part(state, words)
        case "icon":
            return words(f"{HINT}.icon.{'after' if action.arg else 'before'}")
        case "order":
            return words(f"{HINT}.order")
        case "turn" | "exchange":
            return words(f"{HINT}.rearrange")
        case "give_back":
            return words(f"{HINT}.weakest", left=state.health_left(source))
        case "idle":
            return words(f"{HINT}.idle")
        case "name_winner":
            return words(f"{HINT}.winner")
    owner = state.owner(target)
    top = state.stack[-1]
    if owner is not None and isinstance(top, Resolve) and not strikes(top.program(state)[top.step :]):
        return _part(state, words) or words(f"{HINT}.part.best")
    if owner == seat:
        return words(f"{HINT}.own", left=state.health_left(target))
    if owner is not None:
        return _victim(state, seat, target, words)
    if target in state.room_ids:
        foes = state.foes(seat, state.place(target))
        if foes:
            return words(f"{HINT}.foes_there", names=named(state, foes, words))
        return standing_in(state, seat, target, {}, words, named=False)
    return ""


def _victim(state: State, seat: int, target: str, words: Words) -> str:
    """Say why just this figure of another is chosen: it is near its end, or its owner is ahead."""
    assert state.decision is not None
    left = state.health_left(target)
    others = [option.target for option in state.decision.options if option.target != target]
    figures = [figure for figure in others if state.owner(figure) not in (seat, None)]
    owner, best = state.owner(target), max(map(state.power, range(len(state.seats))))
    if figures and all(left < state.health_left(figure) for figure in figures):
        return words(f"{HINT}.victim.weakest", left=left)
    if owner is not None and owner >= 0 and best and state.power(owner) == best:
        return words(f"{HINT}.victim.leader", n=best, left=left)
    own = state.damage(target).count(seat)
    return words.count(f"{HINT}.victim.begun", own, left=left) if own else words(f"{HINT}.victim", left=left)


def _cube(state: State, seat: int, owner: int, action: Action, words: Words) -> str:
    """Say why a cube of a power is taken away, replaced or shifted."""
    if action.kind == "remove":
        return words(f"{HINT}.gives_up")
    if action.target in state.room_ids:
        return standing_in(state, seat, action.target, {}, words, named=False)
    whose = words("black_rose.the_rose") if owner == ROSE else called(state, MAGES[owner], words)
    if action.kind == "replace":
        return words(f"{HINT}.replace_damage", name=whose)
    lying = state.seats[seat].damage.count(owner)
    return words.count(f"{HINT}.heal", lying, name=whose) if lying else words(f"{HINT}.shift")


def _part(state: State, words: Words) -> str:
    """Say what is done by what may be left, or by one of several texts."""
    frame = state.stack[-1]
    if not isinstance(frame, Resolve) or frame.source in state.book.evocations:
        return ""
    component = state.book.components.get(frame.source)
    if component is None or frame.part >= len(component.faces):
        return ""
    return effect(face_text(component, frame.part, words), words, "part.best")


def _leaves_it(state: State, kind: str, words: Words) -> str:
    """Say why nothing more is done."""
    decision = state.decision
    assert decision is not None
    prompt, seat = decision.prompt, decision.seat
    if kind == "done" and prompt in ("act", "walk", "leave_cell", "turn"):
        return _stays(state, decision, words) or words(f"{HINT}.leave.end")
    if kind == "end" and (state.seats[seat].tokens or state.unrevealed(seat)):
        return words(f"{HINT}.leave.later")
    named = {
        "banish": "banish",
        "quest_offer": "quest_offer",
        "spring": "spring",
        "complete": "complete",
        "claim": "complete",
        "evocations": "evocations",
        "give_back": "give_back",
        "ultimatum": "ultimatum",
    }
    return words(f"{HINT}.leave.{named.get(prompt, 'end' if kind == 'end' else 'rest')}")


def _stays(state: State, decision: Decision, words: Words) -> str:
    """Say why a figure does no more where it stands: never for the sake of what it leaves undone."""
    seat, kinds = decision.seat, {option.kind for option in decision.options}
    moves = [option.source for option in decision.options if option.kind in ("move", "explore")]
    figure = moves[0] if moves else MAGES[seat]
    here = state.place(figure)
    if here < 0:
        return ""
    if "activate" in kinds and figure == MAGES[seat]:
        return words(f"{HINT}.leave.{'vain' if is_vain(state, seat, here) else 'room'}")
    if "attack" in kinds:
        return words(f"{HINT}.leave.attack")
    return toward(state, seat, figure, here, words, without=("room", "quest")) if moves else ""


def _sacrifice(state: State, seat: int, slot: str, words: Words) -> str:
    """Say why a spell is given up for a step."""
    laid = prepared_in(state, seat, slot)
    face = state.book.spells[laid[0]].faces[laid[1]] if laid is not None else None
    aims = face is not None and (face.target.is_figure or face.target.kind == "area")
    vain = laid is not None and aims and not targets_of(state, seat, *laid)
    return words(f"{HINT}.sacrifice{'.vain' if vain else ''}")


def _why_quest(state: State, seat: int, quest: str, words: Words) -> str:
    """Say what a quest is worth."""
    points = words.count("black_rose.brings.power", state.book.quests[quest].points)
    return words(f"{HINT}.quest.worth", points=points)


def _why_drop_quest(state: State, seat: int, quest: str, words: Words) -> str:
    """Say why a quest is given up."""
    have, need = quest_progress(state, seat, quest)
    steps = steps_to_quest(state, seat, quest)
    if need:
        why = words(f"{HINT}.drop_quest", have=have, need=need)
    elif steps is None:
        why = words(f"{HINT}.drop_quest.none")
    else:
        why = words.count(f"{HINT}.drop_quest.room", steps)
    fed = words.count("black_rose.brings.power", state.book.quests[quest].moon)
    return f"{why}; {words(f'{HINT}.feeds', power=fed)}"

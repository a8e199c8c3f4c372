"""What stands in the line of the prompt."""

from __future__ import annotations

from msgspec.structs import replace
from pygame import Rect

from client import keys
from client.art.text import escape
from client.table.choosing import ASKED, offered_things
from client.table.layout import CHOICE, LOG, S
from client.table.model import TableModel
from rules.core.action import Action
from rules.core.decision import TURN, Decision
from rules.core.game import LogLine
from rules.core.words import listed

CARD_SHAPE = 1.4
"""Height of the card that asks by its width."""
LEARNING = 3
"""In how many rounds a free move is told at length what can be done."""


def prompt_of(model: TableModel[S]) -> str:
    """Return the sentence of the prompt line: what is asked of whom, or what happens meanwhile."""
    words, decision = model.words, model.view.decision
    if decision is None:
        return words("table.over")
    last = told_last(model)
    if last is not None and model.told_aside:
        # Nothing is told twice at once.
        last = replace(last, text=_acts(model, last))
    if model.hint is not None and model.asking:
        return " ".join(filter(None, (_beside_hint(model, decision), model.hint.sentence)))
    if model.watching or model.performing:
        shown = last.text if last is not None else words("table.setup")
        # Whoever is new to the game need not wait for what is shown.
        hurries = model.performing and not model.watching and model.view.round <= LEARNING
        return words("table.performing", shown=shown) if hurries else shown
    if not model.asking:
        # A person who is waited for may well be away from the table.
        person = model.players[decision.seat] == "human"
        name = escape(model.names[decision.seat])
        thinking = words("table.waiting" if person else "table.thinking", name=name)
        told = last.text if last is not None else thinking
        if _just_acted(model, decision):
            return words("table.turn_over", told=told, key=keys.label("Z"))
        return told
    return _asked(model, decision)


def _acts(model: TableModel[S], told: LogLine) -> str:
    """Return who has done what is told beside a card."""
    if told.seat is None or told.seat not in range(len(model.names)):
        return told.text
    return model.words("table.acts", name=escape(model.names[told.seat]))


def _just_acted(model: TableModel[S], decision: Decision) -> bool:
    """Tell whether the viewer's turn has just ended, and nobody has done anything since."""
    told = model.last_line
    ended = model.alone and decision.prompt == TURN and told is not None and told.seat == model.viewer
    return ended and model.playing and model.can_undo


def _beside_hint(model: TableModel[S], decision: Decision) -> str:
    """Return what stays to be read beside a hint: what is answered, or what "Yes" means."""
    leaves = model.table.confirmations.leaves
    if decision.prompt == TURN or all(action.kind in leaves for action in model.choices.buttons):
        return model.table.prompts.before(model)
    return model.table.prompts.before(model) or _asked(model, decision)


def _asked(model: TableModel[S], decision: Decision) -> str:
    """Return what is asked of the viewer, because of what, and what it answers."""
    prompts, words, name = model.table.prompts, model.words, escape(model.names[decision.seat])
    said = prompts.says(model.view, decision, words) if LOG not in model.arrangement.zones else ""
    prompt = whole_question(model, decision)
    said = words("table.again") if model.chosen in offered_things(model) else said
    prompt = f"{prompt.rstrip('?.')}{'?' if prompt.endswith('?') else '.'} {said}" if said else prompt
    cause = "" if prompts.needs_no_cause(decision) else decision.cause
    if prompts.key(decision, _aimed(model)) != prompts.key(decision, ""):
        # What is asked is about the thing that was chosen.
        cause, prompt = model.component(_aimed(model)), words("table.prompt_cancel", prompt=prompt)
    if model.game.component(cause) is not None:
        about = words(f"{model.game.domain}.name.{cause}")
        # After the colon the sentence goes on.
        key, prompt = "table.prompt_cause", prompt[:1].lower() + prompt[1:]
    else:
        key, about, prompt = "table.prompt", "", prompt[:1].upper() + prompt[1:]
    if model.alone:
        key = "table.your_turn" if decision.prompt == TURN and not about else f"{key}_you"
    asked = words(key, name=name, cause=about, prompt=prompt)
    return " ".join(filter(None, (prompts.before(model), asked)))


def told_last(model: TableModel[S]) -> LogLine | None:
    """Return what was done last, where the prompt tells it: while it is shown, or without a log in sight.

    Beside a question over the table it tells what has led to it.
    """
    shown, zones = model.watching or model.performing, model.arrangement.zones
    if shown or asked_apart(model) or not (model.asking or LOG in zones):
        return model.last_line if shown or (model.last_line and model.last_line.seat is not None) else None
    return None


def asked_apart(model: TableModel[S]) -> bool:
    """Tell whether what is asked stands large elsewhere: over what is chosen from, or on a panel."""
    own = model.decision is not None and model.decision.prompt in model.table.own_panel.prompts
    return own or ASKED in model.arrangement.zones


def question_of(model: TableModel[S], decision: Decision) -> str:
    """Return the words of a question; a free move is told what can be done, later on in a word each."""
    prompts, domain = model.table.prompts, model.game.domain
    if decision.prompt == TURN and not _aimed(model):
        winning = next(filter(model.wins, model.choices.sources), "")
        if winning:
            return model.words("table.can_win", name=model.words(f"{domain}.name.{model.component(winning)}"))
        kinds, end = {option.kind for option in decision}, "" if model.view.round <= LEARNING else ".short"
        also = model.table.emphasis.also_button(decision)
        if also is not None and len(kinds) > 1:
            # Its button says so.
            kinds.discard(also.kind)
        open_ = [model.words(f"{domain}.may.{kind}{end}") for kind in prompts.may if kind in kinds]
        if kinds == {model.table.pass_button.action.kind} and open_:
            return model.words(f"{domain}.may.{kinds.pop()}.only")
        if open_:
            return listed(open_, model.words, "or")
    return model.words(f"{domain}.prompt.{prompts.key(decision, _aimed(model))}")


def whole_question(model: TableModel[S], decision: Decision) -> str:
    """Return the words of a question with what belongs to it besides them."""
    return " ".join(filter(None, (question_of(model, decision), model.table.prompts.suffix(model))))


def _aimed(model: TableModel[S]) -> str:
    """Return the thing for which a target is sought, if there is any for it."""
    return model.aimed if model.choices.targets(model.aimed) else ""


def label_and_note(model: TableModel[S], decision: Decision, action: Action) -> tuple[str, str]:
    """Return the words of an answer and those below them; the card that asks is seen beside it."""
    label, _, note = model.describe(action).partition(": ")
    known = model.game.component(decision.cause) is not None
    return label, "" if known and note == model.words(f"{model.game.domain}.name.{decision.cause}") else note


def question_panel(model: TableModel[S]) -> Rect:
    """Return where the answers stand: to the right of the card that asks."""
    px = model.canvas.px
    panel = model.canvas.rect(*model.arrangement.zones[CHOICE])
    asks = model.decision is not None and model.game.component(model.decision.cause) is not None
    left = panel.x + px(26) + (round((panel.height - px(16)) / CARD_SHAPE) if asks else 0)
    height = round(panel.height * 0.44)
    return Rect(left, panel.centery - height // 2, panel.right - px(20) - left, height)

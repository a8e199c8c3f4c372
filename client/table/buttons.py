"""The buttons of a table: what is chosen without touching a thing, and the tools at hand."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
from pygame import Rect

from client.art.panels import ButtonKind
from client.art.tall import tall_label
from client.art.text import LIVELY
from client.art.type_sizes import Type
from client.table.button_row import GAP, LARGER, ButtonRow, TableButton
from client.table.choosing import DIGITS, LEAVE, offered_things
from client.table.gestures import press_pass, still_useful, why_no_pass
from client.table.intentions import Act, Click, Command, Confirm, Do, Intention, Peek, Say
from client.table.layout import LOG, PASS, PROMPT, TOOLS, S
from client.table.model import TableModel
from client.table.prompt import label_and_note, question_panel
from rules.core.action import Action
from rules.core.decision import TURN, Decision


def buttons_of(model: TableModel[S]) -> list[TableButton]:
    """Return the buttons for what is asked now: tools and answers in the prompt line, the pass apart."""
    if not model.playing or PROMPT not in model.arrangement.zones:
        return []
    row = tools = ButtonRow(model, PROMPT)
    if model.arrangement.open_zone(TOOLS) is not None:
        tools = ButtonRow(model, TOOLS)
    _add_tools(tools, model)
    decision = model.decision
    answers: list[TableButton] = []
    if decision is not None:
        if decision.prompt in model.table.automatic.payments:
            row.add("pay", model.words("table.pay_for_me"), Do(Command.PAY), "A", pygame.K_a, kind="go")
        _add_choosing(row, model)
        if decision.prompt in model.table.own_panel.prompts:
            answers = _answers(model, decision)
        else:
            beside = _zone_of_answers(model)
            aside = ButtonRow(model, beside) if beside else row
            _add_answers(aside, model)
            answers = aside.buttons if aside is not row else []
        if model.hint is not None:
            # Last, lest an answer moves under the pointer.
            row.add("odds", model.words("table.odds"), Do(Command.ODDS), "O", pygame.K_o)
    buttons = row.buttons if row is tools else [*tools.buttons, *row.buttons]
    return [*buttons, *answers, *_pass_button(model)]


def _zone_of_answers(model: TableModel[S]) -> str:
    """Return the zone in which answers stand that are asked for beside what they are about, if they are."""
    panel, zones = model.table.asked_beside, model.arrangement.zones
    if panel is not None and panel.zone in zones:
        return panel.zone
    answers = model.choices.buttons
    return model.table.lists.beside(answers, model) if answers else ""


def _add_tools(row: ButtonRow, model: TableModel[S]) -> None:
    """Add what is at hand at any time."""
    words = model.words
    label, sign = ("table.result", "laurel-crown") if model.watching else ("table.menu", "cog")
    row.add("menu", words(label), Do(Command.MENU), "Esc", 0, sign)
    if model.arrangement.open_zone(LOG) is None:
        row.add("log", words("table.log"), Do(Command.LOG), "L", pygame.K_l, "scroll-unfurled")
    row.add(
        "points",
        words(f"table.points{model.game.head(model.view)}"),
        Do(Command.POINTS),
        "Tab",
        pygame.K_TAB,
        "laurels",
    )
    hint, undo = Do(Command.HINT), Do(Command.UNDO)
    kind: ButtonKind = "primary" if model.hint else "normal"
    row.add("hint", words("table.hint"), hint, "H", pygame.K_h, "light-bulb", kind=kind, enabled=model.asking)
    row.add("undo", words("table.undo"), undo, "Z", pygame.K_z, "backward-time", enabled=model.can_undo)


def _add_answers(row: ButtonRow, model: TableModel[S]) -> None:
    """Add the options without a thing to begin with, the first one leftmost."""
    table, leaves = model.table, model.table.confirmations.leaves
    answers = [action for action in model.choices.buttons if action != table.pass_button.action]
    answers.sort(key=table.emphasis.is_minor)
    also = table.emphasis.also_button(model.decision) if model.decision is not None else None
    free = model.decision is not None and model.decision.prompt == TURN
    answers += [also] if also is not None else []
    # One key never means two things. What is hardly ever meant has none, nor what leaves things that have
    # none themselves: a slip would throw something away.
    first = len(offered_things(model)) + 1
    unnumbered = set(table.confirmations.kinds)
    if model.choices.sources and first == 1 and not free:
        unnumbered |= leaves
    numbered = [action for action in answers if action.kind not in unnumbered]
    # What takes nothing has the same key however many cards there are.
    below = ButtonRow(model, LEAVE) if LEAVE in model.arrangement.zones else row
    for number, action in reversed(list(enumerate(answers, 1))):
        said = model.describe(action)
        label = said[:1].upper() + said[1:]
        # What is asked about once more: with what it would cost, or only again.
        costs = table.confirmations.costs(model.view, action, model.words)
        doubted = bool(costs) or action.kind in table.confirmations.kinds
        question = f"{label} \N{EN DASH} {costs}" if costs else label
        aside = below is not row and action.kind in leaves
        digit = 0 if aside else first + numbered.index(action) if action in numbered else DIGITS + 1
        # Of a free move none is the one that is asked about.
        bright = _takes(model, action) and not (free and action == also)
        (below if aside else row).add(
            f"answer:{number}",
            label,
            Confirm(Act(action), question) if doubted else Act(action),
            str(digit) if digit <= DIGITS else "",
            pygame.K_0 + digit if digit <= DIGITS else 0,
            kind="go" if bright and not doubted else "normal",
            hint=table.prompts.about(model.view, action, model.words),
        )
    row.buttons += below.buttons if below is not row else ()


def only_answer(model: TableModel[S]) -> str:
    """Return the one button that answers what is asked, if it is a bright one: Enter presses it."""
    answers = [button for button in model.buttons if button.name.startswith("answer:")]
    if model.advising:
        # Whoever waits for a hint means that.
        return ""
    if len(answers) != 1 or answers[0].kind != "go" or _is_one_of_several(model, answers[0]):
        return ""
    return answers[0].name


def _is_one_of_several(model: TableModel[S], button: TableButton) -> bool:
    """Tell whether things that are lit answer like a button: then none is the answer."""
    action = button.intention.action if isinstance(button.intention, Act) else None
    if model.decision is None or action is None or not model.choices.sources:
        return False
    return sum(option.kind == action.kind for option in model.decision.options) > 1


def _add_choosing(row: ButtonRow, model: TableModel[S]) -> None:
    """Add the buttons to take what is marked, and to look at the table meanwhile."""
    if offered_things(model):
        row.add("peek", model.words("table.peek"), Peek(on=True), model.words("table.space"), 0)
    elif model.peeking:
        row.add("peek", model.words("table.peek_back"), Peek(on=False), "", 0, kind="go")
    if model.chosen:
        actions = model.choices.actions(model.chosen)
        label = model.describe(actions[0]) if len(actions) == 1 else model.words("table.choose")
        row.add("take", label, Click(model.chosen), "Enter", pygame.K_RETURN, kind="go")


def _takes(model: TableModel[S], action: Action) -> bool:
    """Tell whether an answer does what the question is about: one that leaves it is never the bright one."""
    return action.kind not in model.table.confirmations.leaves and not model.table.emphasis.is_minor(action)


def _answers(model: TableModel[S], decision: Decision) -> list[TableButton]:
    """Return the answers to a question on its own panel, side by side, the way out last."""
    px, panel, inner = model.canvas.px, model.table.own_panel, question_panel(model)
    leaves = model.table.confirmations.leaves
    options = sorted(decision.options, key=lambda action: action.kind in leaves)
    width = (inner.width - px(GAP) * (len(options) - 1)) // len(options)
    labels = [label_and_note(model, decision, action) for action in options]
    most = model.canvas.larger(Type.SMALL if model.canvas.compact else Type.BODY, LARGER)
    size = (width, inner.height)
    # The answers to one question are written in one size.
    alone = [tall_label(size, label, LIVELY, most).px for label, note in labels if not note]
    buttons = []
    for number, (action, (label, note)) in enumerate(zip(options, labels, strict=True)):
        buttons.append(
            TableButton(
                f"answer:{number + 1}",
                Rect((inner.x + number * (width + px(GAP)), inner.y), size),
                label,
                Act(action),
                str(number + 1),
                pygame.K_1 + number,
                kind=_look(model, decision, action),
                note=note,
                size=most if note else min(alone),
            )
        )
    if decision.prompt in panel.attacks:
        rect = Rect(inner.x, inner.bottom + px(12), min(inner.width, px(520)), px(36))
        label, silence = model.words("table.not_again"), Do(Command.SILENCE)
        buttons.append(TableButton("silence", rect, label, silence, "N", pygame.K_n, size=px(Type.SMALL)))
    return buttons


def _look(model: TableModel[S], decision: Decision, action: Action) -> ButtonKind:
    """Return how an answer on its own panel looks: red only where it lets an attack happen."""
    if _takes(model, action):
        return "go"
    attack, leaves = decision.prompt in model.table.own_panel.attacks, model.table.confirmations.leaves
    return "danger" if attack and action.kind in leaves else "normal"


def _pass_button(model: TableModel[S]) -> list[TableButton]:
    """Return the button that ends the round, with what could still be done or why it cannot be pressed."""
    box, canvas = model.arrangement.open_zone(PASS), model.canvas
    if box is None:
        return []
    rect = canvas.rect(*box).inflate(-canvas.px(8), -canvas.px(8))
    if canvas.compact:
        rect = Rect(rect.x, rect.centery - canvas.px(30), rect.width, canvas.px(60))
    button = model.table.pass_button
    enabled, pressed = button.action in model.choices.buttons, press_pass(model)
    # It is red only while it would throw something away.
    kind = "go" if button.kind == "danger" and not isinstance(pressed, Confirm) else button.kind
    return [
        TableButton(
            "pass",
            rect,
            model.words(button.label),
            pressed,
            "" if canvas.compact else "P",
            pygame.K_p,
            button.sign,
            kind,
            still_useful(model) if enabled else why_no_pass(model),
            enabled,
            canvas.px(Type.SMALL if canvas.compact else Type.SUBSECTION),
        )
    ]


def press_button(name: str, model: TableModel[S]) -> Iterator[Intention]:
    """Press a button, or say why it cannot be pressed."""
    button = next(button for button in model.buttons if button.name == name)
    if button.enabled:
        yield button.intention
    elif button.note:
        yield Say(button.note)

"""The buttons of a table: what is chosen without touching a thing, and the tools at hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame import Rect, Surface

from client.art import panels
from client.art.panels import ButtonKind
from client.art.text import LIVELY, block
from client.table.board import Box
from rules.core.action import Action
from rules.core.decision import TURN, Decision

if TYPE_CHECKING:
    from client.table.scene import TableScene

GAP = 8
TOOLS = "tools"
"""The zone for the tools, where they have one of their own."""
CARD_SHAPE = 1.4
HEIGHT = 36


class TableButton(NamedTuple):
    """A button with its key; `note` is its second line, or why it is off."""

    name: str
    rect: Rect
    label: str
    command: Callable[[], None]
    key: str = ""
    code: int = 0
    sign: str = ""
    kind: ButtonKind = "normal"
    note: str = ""
    enabled: bool = True
    size: int = 0
    hint: str = ""

    def draw(self, surface: Surface, unit: float, state: panels.ButtonState) -> None:
        """Draw the button in a state, as far as it is on."""
        plate = panels.button(
            self.rect.size,
            self.label,
            unit,
            kind=self.kind,
            state=state if self.enabled else "disabled",
            sign=self.sign,
            key=self.key,
            note=self.note,
            px=self.size,
        )
        surface.blit(plate, self.rect)


def buttons_of(scene: TableScene) -> list[TableButton]:
    """Return the buttons for what is asked now: tools and answers in the prompt line, the pass apart."""
    if not scene.at_play or "prompt" not in scene.arrangement.zones:
        return []
    words = scene.app.words
    row = tools = _Row(scene, "prompt")
    if TOOLS in scene.arrangement.zones:
        tools = _Row(scene, TOOLS)
    label, sign = ("table.result", "laurel-crown") if scene.watching else ("table.menu", "cog")
    tools.add("menu", words(label), scene.open_menu, "Esc", 0, sign)
    if "log" not in scene.arrangement.zones:
        tools.add("log", words("table.log"), scene.show_log, "L", pygame.K_l, "scroll-unfurled")
    tools.add("points", words("table.points"), scene.show_points, "Tab", pygame.K_TAB, "laurels")
    tools.add("hint", words("table.hint"), scene.hint, "H", pygame.K_h, "light-bulb", enabled=scene.asking)
    can_undo = scene.session.undo_target(take_backs=scene.app.settings.take_backs) is not None
    tools.add("undo", words("table.undo"), scene.undo, "Z", pygame.K_z, "backward-time", enabled=can_undo)
    decision = scene.view.decision
    if scene.asking and decision is not None:
        if decision.prompt in scene.board.paying:
            row.add("pay", words("table.pay_for_me"), scene.pay_for_me, "A", pygame.K_a, kind="go")
        if scene.board.asks_apart(decision):
            row.buttons += _answers(scene, decision)
        else:
            answers = [action for action in scene.gestures.buttons if action != scene.board.passing]
            for digit, action in reversed(list(enumerate(answers, 1))):
                label = scene.session.game.describe(scene.view, action, words)
                wasteful = action.kind in scene.board.wasteful
                row.add(
                    f"answer:{digit}",
                    label,
                    partial(scene.waste if wasteful else scene.act, action),
                    str(digit),
                    pygame.K_0 + digit,
                    kind="danger" if wasteful else "normal" if scene.board.is_minor(action) else "go",
                )
    buttons = row.buttons if row is tools else [*tools.buttons, *row.buttons]
    passing = _pass_button(scene)
    return [*buttons, passing] if passing else buttons


def _answers(scene: TableScene, decision: Decision) -> list[TableButton]:
    """Return the answers to a question on its own panel, side by side, the way out last."""
    px, words = scene.canvas.px, scene.app.words
    inner = question_panel(scene)
    width = (inner.width - px(GAP) * (len(decision.options) - 1)) // len(decision.options)
    buttons = []
    for number, action in enumerate(decision.options):
        rect = Rect(inner.x + number * (width + px(GAP)), inner.y, width, inner.height)
        name, _, rest = scene.session.game.describe(scene.view, action, words).partition(": ")
        buttons.append(
            TableButton(
                f"answer:{number + 1}",
                rect,
                name,
                partial(scene.act, action),
                str(number + 1),
                pygame.K_1 + number,
                kind="danger" if action.kind in scene.board.giving_in else "go",
                note=rest,
                size=px(17 if scene.canvas.compact else 20),
            )
        )
    return [*buttons, *_silence(scene, decision)]


def question_panel(scene: TableScene) -> Rect:
    """Return where the answers stand: to the right of the card that asks."""
    px = scene.canvas.px
    panel = scene.canvas.rect(*scene.arrangement.zones["choice"])
    left = panel.x + px(26) + round((panel.height - px(16)) / CARD_SHAPE)
    height = round(panel.height * 0.44)
    return Rect(left, panel.centery - height // 2, panel.right - px(20) - left, height)


def _silence(scene: TableScene, decision: Decision) -> list[TableButton]:
    """Return the way not to be asked about this again until the round ends."""
    if decision.prompt not in scene.board.attacks:
        return []
    inner, px = question_panel(scene), scene.canvas.px
    rect = Rect(inner.x, inner.bottom + px(12), min(inner.width, px(520)), px(36))
    label = scene.app.words("table.not_again")
    return [TableButton("silence", rect, label, scene.stop_asking, "N", pygame.K_n, size=px(17))]


class _Row:
    """Buttons in a line, from right to left."""

    def __init__(self, scene: TableScene, zone: str) -> None:
        self._canvas = scene.canvas
        self._line = scene.canvas.rect(*scene.arrangement.zones[zone])
        self._short = scene.canvas.compact or zone == TOOLS
        self._right = self._line.right - scene.canvas.px(4)
        self.buttons: list[TableButton] = []

    def add(
        self,
        name: str,
        label: str,
        command: Callable[[], None],
        key: str,
        code: int,
        sign: str = "",
        *,
        kind: ButtonKind = "normal",
        enabled: bool = True,
    ) -> None:
        """Put a button to the left of the last one; where room is short, a tool is only its sign."""
        px = self._canvas.px
        height = self._line.height - px(8)
        hint = ""
        if sign and self._short:
            hint, label, key = f"{label} ({key})", "", ""
            width = px(44)
        else:
            wide = block(label, LIVELY, round(height * 0.42)).width + px(96) + (px(30) if sign else 0)
            width = min(max(wide, px(90)), px(420))
        rect = Rect(self._right - width, self._line.y + px(4), width, height)
        self._right = rect.left - px(GAP)
        self.buttons.append(
            TableButton(name, rect, label, command, key, code, sign, kind, enabled=enabled, hint=hint)
        )


def _pass_place(scene: TableScene, box: Box) -> Rect:
    rect = scene.canvas.rect(*box).inflate(-scene.canvas.px(8), -scene.canvas.px(8))
    if scene.canvas.compact:
        rect = Rect(rect.x, rect.centery - scene.canvas.px(30), rect.width, scene.canvas.px(60))
    return rect


def _pass_button(scene: TableScene) -> TableButton | None:
    box = scene.arrangement.zones.get("pass")
    if box is None:
        return None
    words = scene.app.words
    passing = scene.board.passing
    enabled = passing in scene.gestures.buttons
    useful = len([source for source in scene.gestures.sources if scene.is_useful(source)])
    note = _why_not(scene, passing)
    if enabled:
        note = words.count("table.useful", useful) if useful else words("table.useless")
    return TableButton(
        "pass",
        _pass_place(scene, box),
        words(scene.board.pass_label),
        lambda: scene.pass_round(passing),
        "" if scene.canvas.compact else "P",
        pygame.K_p,
        "night-sleep",
        "danger",
        note,
        enabled,
        scene.canvas.px(17 if scene.canvas.compact else 25),
    )


def _why_not(scene: TableScene, passing: Action) -> str:
    """Return why the round cannot be ended now."""
    decision = scene.view.decision
    if scene.asking and decision is not None and decision.prompt == TURN:
        reason = scene.session.refusal(scene.viewer, passing)
        if reason is not None:
            return scene.session.game.explain(scene.view, scene.viewer, reason, scene.app.words)
    return scene.app.words("table.not_your_turn")

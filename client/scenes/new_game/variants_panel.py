"""The variants of a game that is being set up: cards for a single choice, or a line for each of several."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Surface

from client.art.text import READING, Style
from client.art.theme import PALETTES
from client.game_setup import GameSetup
from client.scenes.screen import Screen
from client.table.board import Box
from client.widgets.chooser import Chooser
from client.widgets.tiles import FLAT, VariantCard
from client.widgets.widget import Command
from rules.core.game import Choice

GAP = {False: 8, True: 4}
TALLEST = {False: 112, True: 38}
LINE = {False: 54, True: 40}
ROOM = 22
"""From this height on, in units, there is room to explain what was chosen."""


class VariantsPanel:
    """Puts the choices on a screen, one below the other; whatever is changed goes through `change`."""

    def __init__(self, screen: Screen, plan: GameSetup, box: Box, change: Callable[[Command], None]) -> None:
        self._screen = screen
        self._plan = plan
        self._box = box
        self._change = change
        self._choices = plan.game.choices
        compact = screen.canvas.compact
        self._gap = GAP[compact]
        rows = len(self._choices)
        if rows == 1:
            rows = len(self._choices[0].values)
        self._pitch = (box.height + self._gap) / max(1, rows)
        highest = TALLEST[compact] if len(self._choices) == 1 else LINE[compact]
        self._height = min(highest, self._pitch - self._gap)
        if len(self._choices) == 1:
            self._pitch = self._height + self._gap

    def add(self) -> None:
        """Add a card for every value of the only choice, or a line for every choice."""
        if len(self._choices) == 1:
            for row, value in enumerate(self._choices[0].values):
                self._add_card(self._choices[0], value, self._place(row))
        else:
            for row, choice in enumerate(self._choices):
                self._add_line(choice, self._place(row))

    def _place(self, row: int) -> Box:
        return Box(self._box.x, self._box.y + row * self._pitch, self._box.width, self._height)

    def _key(self, choice: Choice, value: str) -> str:
        return f"{self._plan.game.domain}.choice.{choice.name}.{value}"

    def _add_card(self, choice: Choice, value: str, box: Box) -> None:
        screen, words, plan = self._screen, self._screen.app.words, self._plan
        key = self._key(choice, value)
        screen.add(
            VariantCard(
                screen.box(*box),
                screen.canvas.k,
                PALETTES[plan.name],
                words(key),
                words(f"{key}.about"),
                partial(self._change, partial(plan.vary, choice.name, value)),
                chosen=plan.options[choice.name] == value,
                reason=plan.reason(choice, value, words),
            )
        )

    def _add_line(self, choice: Choice, box: Box) -> None:
        screen, words, plan = self._screen, self._screen.app.words, self._plan
        labels = [words(self._key(choice, value)) for value in choice.values]
        chosen = choice.values.index(plan.options[choice.name])
        caption = words(f"{plan.game.domain}.choice.{choice.name}")

        def vary(number: int) -> None:
            self._change(partial(plan.vary, choice.name, choice.values[number]))

        screen.add(Chooser(screen.box(*box), screen.canvas.k, caption, labels, chosen, vary))

    def paint(self, surface: Surface) -> None:
        """Explain what was chosen where the controls themselves have no room for it."""
        if len(self._choices) == 1 and self._height <= FLAT:
            bottom = self._place(len(self._choices[0].values)).y
            self._explain(surface, self._choices[0], bottom, self._box.y + self._box.height - bottom)
        elif len(self._choices) > 1:
            for row, choice in enumerate(self._choices):
                box = self._place(row)
                self._explain(surface, choice, box.y + box.height, self._pitch - box.height - self._gap)

    def _explain(self, surface: Surface, choice: Choice, top: float, room: float) -> None:
        if room < ROOM:
            return
        text = self._screen.app.words(f"{self._key(choice, self._plan.options[choice.name])}.about")
        style: Style = READING._replace(colour=PALETTES[self._plan.name].text, leading=1.25)
        size = (self._box.width, room - 4)
        self._screen.write_block(surface, text, (self._box.x, top + 2), size, size=15, style=style)

"""The variants of a game that is being set up: a card for each, and what the chosen one means."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Surface

from client.art.text import READING
from client.art.theme import PALETTES
from client.table.board import Box
from client.widgets.plan import Plan
from client.widgets.screen import Screen
from client.widgets.tiles import FLAT, Variant
from client.widgets.widget import Command

GAP = {False: 8, True: 4}
TALLEST = {False: 112, True: 38}
ROOM = 40
"""From this height on, in units, there is room to explain what was chosen."""


class Variants:
    """Puts the cards on a screen, one below the other; whatever is changed goes through `change`."""

    def __init__(self, screen: Screen, plan: Plan, box: Box, change: Callable[[Command], None]) -> None:
        self._screen = screen
        self._plan = plan
        self._box = box
        self._change = change
        values = sum(len(choice.values) for choice in plan.game.choices)
        self._gap = GAP[screen.canvas.compact]
        self._height = min(
            TALLEST[screen.canvas.compact], (box.height + self._gap) / max(1, values) - self._gap
        )
        self._bottom = box.y + values * (self._height + self._gap)

    def add(self) -> None:
        """Add a card for every value of every choice."""
        screen, words, plan = self._screen, self._screen.app.words, self._plan
        y = self._box.y
        for choice in plan.game.choices:
            for value in choice.values:
                key = f"{plan.game.domain}.choice.{choice.name}.{value}"
                card = Variant(
                    screen.box(self._box.x, y, self._box.width, self._height),
                    screen.canvas.k,
                    PALETTES[plan.name],
                    words(key),
                    words(f"{key}.about"),
                    partial(self._change, partial(plan.vary, choice.name, value)),
                    chosen=plan.options[choice.name] == value,
                    reason=plan.reason(choice, value, words),
                )
                screen.add(card)
                y += self._height + self._gap

    def paint(self, surface: Surface) -> None:
        """Explain what was chosen last on the list where its card has no room for it."""
        choices, room = self._plan.game.choices, self._box.y + self._box.height - self._bottom
        if not choices or self._height > FLAT or room < ROOM:
            return
        name = choices[-1].name
        text = self._screen.app.words(
            f"{self._plan.game.domain}.choice.{name}.{self._plan.options[name]}.about"
        )
        style = READING._replace(colour=PALETTES[self._plan.name].text, leading=1.25)
        at = (self._box.x, self._bottom + 2)
        self._screen.write_block(surface, text, at, (self._box.width, room - 4), size=17, style=style)

"""The deal of a game that is being set up: what it is about, the seed, and the way to begin."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Surface

from client.art.icons import icon
from client.art.text import READING, Style
from client.art.theme import PALETTES, mix
from client.game_setup import GameSetup
from client.scenes.screen import Screen
from client.table.board import Box
from client.widgets.controls import Button, IconButton
from client.widgets.field import Field
from client.widgets.widget import Command

LONGEST_SEED = 24
BELOW_SEED = {False: 100, True: 12}
"""The room between the seed and the button, in units: an explanation stands in it, or nothing."""


class SeedPanel:
    """Puts the seed and the button at the foot of a column; where there is room, facts stand at its head."""

    def __init__(
        self, screen: Screen, plan: GameSetup, box: Box, change: Callable[[Command], None], start: Command
    ) -> None:
        self._screen = screen
        self._plan = plan
        self._box = box
        self._change = change
        self._start = start
        self._side, self._tall = (44, 64) if screen.canvas.compact else (48, 84)
        bottom = box.y + box.height
        self.seed = bottom - self._tall - BELOW_SEED[screen.canvas.compact] - self._side
        """The top of the seed's line."""

    def add(self) -> Button:
        """Add the controls and return the one that begins."""
        screen, words, unit = self._screen, self._screen.app.words, self._screen.canvas.k
        x, y, width, height = self._box
        seed = Field(
            screen.box(x, self.seed, width - self._side - 12, self._side),
            screen.app.gui,
            self._plan.seed,
            self._set_seed,
            longest=LONGEST_SEED,
            placeholder=words("shell.seed.random"),
            submit=self._start,
            hint=words("shell.seed.about"),
        )
        screen.add(seed)
        dice = IconButton(
            screen.box(x + width - self._side, self.seed, self._side, self._side),
            unit,
            partial(self._change, self._plan.roll),
            picture="perspective-dice-six-faces-random",
            hint=words("shell.seed.roll"),
        )
        screen.add(dice)
        start = Button(
            screen.box(x, y + height - self._tall, width, self._tall),
            unit,
            words("shell.start"),
            self._start,
            kind="primary",
            key="Enter",
            size=0.42 * self._tall,
        )
        screen.add(start)
        return start

    def _set_seed(self, text: str) -> None:
        self._plan.seed = text

    def paint(self, surface: Surface) -> None:
        """Write the facts, and what a seed is."""
        screen, words, palette = self._screen, self._screen.app.words, PALETTES[self._plan.name]
        left, y, width, _ = self._box
        facts = (
            ("trophy-cup", words(f"shell.game.{self._plan.name}.goal")),
            ("hourglass", words(f"shell.game.{self._plan.name}.time")),
            ("card-pick", words.count("shell.components", len(self._plan.game.components))),
        )
        for number, (mark, fact) in enumerate(facts):
            middle = y + 14 + 38 * number
            drawn = icon(mark, screen.px(26), palette.accent)
            surface.blit(drawn, drawn.get_rect(center=screen.at(left + 13, middle)))
            style = Style(colour=palette.text)
            screen.write(surface, fact, (left + 42, middle), width - 42, size=19, style=style)
        label = Style("ui_medium", palette.text)
        screen.write(surface, words("shell.seed"), (left, self.seed - 20), width, size=18, style=label)
        quiet = READING._replace(colour=mix(palette.text, palette.raised, 0.25), leading=1.3)
        about, room = words("shell.seed.about"), (width, 72)
        screen.write_block(surface, about, (left, self.seed + 58), room, size=18, style=quiet)

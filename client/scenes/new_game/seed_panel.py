"""The panel of a new game with its seed and the button that begins it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from pygame import Surface

from client.art.icons import icon
from client.art.place import place
from client.art.text import READING, Style
from client.art.theme import mix
from client.art.type_sizes import Type
from client.canvas import Box
from client.game_setup import GameSetup
from client.games import palette_for
from client.scenes.screen import Screen
from client.widgets.buttons import Button, IconButton
from client.widgets.field import Field
from client.widgets.widget import Callback

LONGEST_SEED = 24
BELOW_SEED = {False: 100, True: 12}
"""The room between the seed and the button, in units: an explanation stands in it, or nothing."""


@dataclass
class SeedPanel:
    """Puts the seed and the button at the foot of a column; where there is room, facts stand at its head."""

    screen: Screen
    setup: GameSetup
    box: Box
    change: Callable[[Callback], None]
    start: Callback

    def __post_init__(self) -> None:
        self._side, self._tall = (44, 64) if self.screen.compact else (48, 84)
        bottom = self.box.y + self.box.height
        self.seed = bottom - self._tall - BELOW_SEED[self.screen.compact] - self._side
        """The top of the seed's line."""

    def add(self) -> Button:
        """Add the controls and return the one that begins."""
        screen, words, side = self.screen, self.screen.app.words, self._side
        x, y, width, height = self.box
        seed = Field(
            screen.box(x, self.seed, width - side - 12, side),
            screen.unit,
            screen.app.gui,
            self.setup.seed,
            partial(setattr, self.setup, "seed"),
            longest=LONGEST_SEED,
            placeholder=words("shell.seed.random"),
            submit=self.start,
            tooltip=words("shell.seed.about"),
        )
        screen.add(seed)
        rect, roll = (
            screen.box(x + width - side, self.seed, side, side),
            partial(self.change, self.setup.roll),
        )
        mark, about = "perspective-dice-six-faces-random", words("shell.seed.roll")
        screen.add(IconButton(rect, screen.unit, roll, picture=mark, tooltip=about))
        rect, label = screen.box(x, y + height - self._tall, width, self._tall), words("shell.start")
        size = 0.42 * self._tall
        start = Button(rect, screen.unit, self.start, label, kind="primary", key="Enter", size=size)
        screen.add(start)
        return start

    def paint(self, surface: Surface) -> None:
        """Write the facts, and what a seed is."""
        screen, words, name = self.screen, self.screen.app.words, self.setup.name
        palette, (left, y, width, _) = palette_for(name), self.box
        facts = (
            ("trophy-cup", words(f"shell.game.{name}.goal{self.setup.game.goal(self.setup.options)}")),
            ("hourglass", self.setup.time(name, words)),
            ("card-pick", words.count("shell.components", len(self.setup.game.components))),
        )
        for number, (mark, fact) in enumerate(facts):
            middle = y + 14 + 38 * number
            place(surface, icon(mark, screen.px(26), palette.accent), screen.at(left + 13, middle))
            style = Style(colour=palette.text)
            screen.write(surface, fact, (left + 42, middle), width - 42, size=Type.FACT, style=style)
        label = Style("ui_medium", palette.text)
        screen.write(
            surface, words("shell.seed"), (left, self.seed - 20), width, size=Type.LABEL, style=label
        )
        quiet = READING._replace(colour=mix(palette.text, palette.raised, 0.25), leading=1.3)
        about, room = words("shell.seed.about"), (width, 72)
        screen.write_block(surface, about, (left, self.seed + 58), room, size=Type.LABEL, style=quiet)

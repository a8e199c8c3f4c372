"""The panel of a new game with its variants: cards for a single choice, or all values of each of several."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from pygame import Surface

from client.art.text import READING, Style
from client.art.type_sizes import Type
from client.canvas import Box
from client.game_setup import GameSetup
from client.games import palette_for
from client.scenes.screen import Screen
from client.widgets.buttons import Button
from client.widgets.inputs import Chooser, Segments
from client.widgets.tiles import FLAT, VariantCard
from client.widgets.widget import Callback
from rules.core.game import Choice

GAP = {False: 8, True: 4}
TALLEST_CARD = {False: 112, True: 38}
TALLEST_CHOOSER = {False: 54, True: 40}
ROOM = 22
"""From this height on, in units, there is room to explain what was chosen."""
CAPTION = {False: 28, True: 22}
"""The height of a caption above values that are all in sight."""
ALL_IN_SIGHT = 3
"""So many values of a choice are all in sight, where there is room for a caption above them."""


@dataclass
class VariantsPanel:
    """Puts the choices on a screen, one below the other; whatever is changed goes through `change`."""

    screen: Screen
    setup: GameSetup
    box: Box
    change: Callable[[Callback], None]
    opened: str = ""
    """The group of which the choices are in sight instead of those that always are."""
    open: Callable[[str], None] = lambda group: None

    def __post_init__(self) -> None:
        compact, every = self.screen.compact, self.setup.game.choices
        self._choices = [choice for choice in every if choice.group == self.opened]
        self._groups = list(dict.fromkeys(choice.group for choice in every if choice.group))
        if self.opened:
            self._groups = [self.opened]
        self._gap = GAP[compact]
        single = len(self._choices) == 1
        rows = len(self._choices[0].values) if single else len(self._choices) + len(self._groups)
        highest = (TALLEST_CARD if single else TALLEST_CHOOSER)[compact]
        self._pitch = (self.box.height + self._gap) / max(1, rows)
        self._height = min(highest, self._pitch - self._gap)
        if not single:
            # What opens a group has nothing to explain: the choices get the rest of the room.
            groups = len(self._groups) * (self._height + self._gap)
            self._pitch = (self.box.height + self._gap - groups) / max(1, len(self._choices))
        self._caption = CAPTION[compact]
        if single:
            self._pitch = self._height + self._gap

    def add(self) -> None:
        """Add a card for every value of the only choice, or a chooser for every choice."""
        if len(self._choices) == 1:
            choice = self._choices[0]
            cards = [self._add_card(choice, value, self._row(row)) for row, value in enumerate(choice.values)]
            most = min(card.explanation.px for card in cards)
            for card in cards:
                card.most = most
        else:
            for row, choice in enumerate(self._choices):
                self._add_chooser(choice, self._row(row))
            below = self._row(len(self._choices))
            for row, group in enumerate(self._groups):
                self._add_group(group, below._replace(y=below.y + row * (self._height + self._gap)))

    def _add_group(self, group: str, box: Box) -> None:
        """Add what opens a group of choices and says how many of them are not as usual, or closes it."""
        screen, words, setup = self.screen, self.screen.app.words, self.setup
        chosen = [c for c in setup.game.choices if c.group == group and setup.options[c.name] != c.default]
        name = words(f"{setup.game.domain}.choices.{group}")
        label = words("shell.choices", name=name, n=len(chosen) or words("shell.choices.none"))
        if self.opened:
            label = words("shell.choices.close", name=name)
        meant = "" if self.opened else group
        screen.add(Button(screen.box(*box), screen.unit, partial(self.open, meant), label, size=Type.LABEL))

    def _row(self, row: int) -> Box:
        return self.box._replace(y=self.box.y + row * self._pitch, height=self._height)

    def _in_sight(self, choice: Choice) -> bool:
        """Tell whether all values of a choice are in sight."""
        room = self._pitch - self._gap >= self._caption + self._height
        return len(choice.values) <= ALL_IN_SIGHT and room

    def _key(self, choice: Choice, value: str) -> str:
        return f"{self.setup.game.domain}.choice.{choice.name}.{value}"

    def _add_card(self, choice: Choice, value: str, box: Box) -> VariantCard:
        screen, words, setup = self.screen, self.screen.app.words, self.setup
        key = self._key(choice, value)
        name = words("shell.advised", name=words(key)) if setup.is_advised(choice, value) else words(key)
        card = VariantCard(
            screen.box(*box),
            screen.unit,
            partial(self.change, partial(setup.vary, choice.name, value)),
            palette_for(setup.name),
            name,
            words(f"{key}.about"),
            setup.options[choice.name] == value,
            setup.reason(choice, value, words),
        )
        screen.add(card)
        return card

    def _add_chooser(self, choice: Choice, box: Box) -> None:
        screen, words, setup = self.screen, self.screen.app.words, self.setup
        labels = [
            words("shell.advised", name=words(self._key(choice, value)))
            if setup.is_advised(choice, value)
            else words(self._key(choice, value))
            for value in choice.values
        ]
        chosen = choice.values.index(setup.options[choice.name])
        caption = words(f"{setup.game.domain}.choice.{choice.name}")

        def vary(number: int) -> None:
            self.change(partial(setup.vary, choice.name, choice.values[number]))

        about = "" if self._room(choice) >= ROOM else self._about(choice)
        if self._in_sight(choice):
            below = box._replace(y=box.y + self._caption)
            screen.add(Segments(screen.box(*below), screen.unit, labels, chosen, vary, tooltip=about))
        else:
            screen.add(Chooser(screen.box(*box), screen.unit, caption, labels, chosen, vary, tooltip=about))

    def _room(self, choice: Choice) -> float:
        """Return the height that is left below a choice to explain it."""
        return self._pitch - self._gap - self._height - (self._caption if self._in_sight(choice) else 0)

    def _about(self, choice: Choice) -> str:
        """Return what the chosen value means."""
        return self.screen.app.words(f"{self._key(choice, self.setup.options[choice.name])}.about")

    def paint(self, surface: Surface) -> None:
        """Explain what was chosen where the controls themselves have no room for it."""
        if len(self._choices) == 1 and self._height <= FLAT:
            bottom = self._row(len(self._choices[0].values)).y
            self._explain(surface, self._choices[0], bottom, self.box.y + self.box.height - bottom)
        elif len(self._choices) > 1:
            for row, choice in enumerate(self._choices):
                box, room = self._row(row), self._room(choice)
                if self._in_sight(choice):
                    self._name(surface, choice, box)
                self._explain(surface, choice, box.y + self._pitch - self._gap - room, room)

    def _name(self, surface: Surface, choice: Choice, box: Box) -> None:
        """Write what a choice is about above its values."""
        said = self.screen.app.words(f"{self.setup.game.domain}.choice.{choice.name}")
        style = Style("ui_medium", palette_for(self.setup.name).text)
        at = (box.x, box.y + self._caption / 2)
        self.screen.write(surface, said, at, box.width, size=Type.LABEL, style=style)

    def _explain(self, surface: Surface, choice: Choice, top: float, room: float) -> None:
        if room >= ROOM:
            style = READING._replace(colour=palette_for(self.setup.name).text, leading=1.25)
            at, size = (self.box.x, top + 2), (self.box.width, room - 4)
            self.screen.write_block(surface, self._about(choice), at, size, size=Type.NOTE, style=style)

"""The seats of a table that is being laid: order, name, person or bot, and how well the bot plays."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from pygame import Surface

from client.art.heraldry import seat_sign
from client.art.text import Style
from client.art.theme import PALETTES, mix
from client.game_setup import HUMAN, LEVELS, NEW_BOT, GameSetup
from client.scenes.screen import Screen
from client.widgets.controls import Button, IconButton, Segments
from client.widgets.field import Field
from client.widgets.tiles import card_ground
from client.widgets.widget import Command
from saves.save import BOT

LONGEST_NAME = 24
CONTROL = 48
"""How high a control in a row is at most, in units."""


class SeatsBox(NamedTuple):
    """Where the seats stand, in units of the stage."""

    left: float
    top: float
    width: float
    height: float
    row: float
    """The height of a row, as long as all of them fit."""
    gap: float
    parts: tuple[float, float, float, float, float]
    """The widths within a row: order, sign, name, who, level."""
    between: float
    """The gap between the controls of a row."""


class SeatsPanel:
    """Puts a row for each seat on a screen; whatever is changed goes through `change`."""

    def __init__(
        self, screen: Screen, plan: GameSetup, place: SeatsBox, change: Callable[[Command], None]
    ) -> None:
        self._screen = screen
        self._plan = plan
        self._seats = plan.game.seats
        self._place = place
        self._change = change
        self._height = min(place.row, place.height / max(self._seats) - place.gap)

    def _y(self, number: int) -> float:
        return self._place.top + number * (self._height + self._place.gap)

    # --- building ----------------------------------------------------------------------------------

    def add(self) -> None:
        """Add the controls of all rows, and the way to seat somebody else."""
        screen, place, seats = self._screen, self._place, self._plan.seats
        for number in range(len(seats)):
            self._add_row(number)
        if len(seats) < max(self._seats):
            rect = screen.box(place.left, self._y(len(seats)), place.width, self._height)
            label, command = screen.app.words("shell.add_seat"), partial(self._change, self._plan.add)
            screen.add(Button(rect, screen.canvas.k, label, command, picture="three-friends", size=22))

    def _add_row(self, number: int) -> None:
        order, sign, name, who, level = self._place.parts
        tall = min(CONTROL, self._height - 8)
        top = self._y(number) + (self._height - tall) / 2
        x = self._place.left
        self._add_order(number, (x + 4, top, order - 8, tall))
        x += order + sign
        self._add_name(number, (x, top, name, tall))
        x += name + self._place.between
        self._add_player(number, (x, top, who, tall), (x + who + self._place.between, top, level, tall))
        if len(self._plan.seats) > min(self._seats):
            side = min(36, tall)
            right = self._place.left + self._place.width
            self._add_remove(number, (right - side - 6, top + (tall - side) / 2, side, side))

    def _add_order(self, number: int, box: tuple[float, float, float, float]) -> None:
        screen, (x, y, width, height) = self._screen, box
        half = height / 2
        for step, mark, top, hint in ((-1, "↑", y, "shell.seat_up"), (1, "↓", y + half, "shell.seat_down")):
            button = IconButton(
                screen.box(x, top, width, half - 1),
                screen.canvas.k,
                partial(self._change, partial(self._plan.swap, number, step)),
                sign=mark,
                hint=screen.app.words(hint),
                enabled=0 <= number + step < len(self._plan.seats),
            )
            screen.add(button)

    def _add_name(self, number: int, box: tuple[float, float, float, float]) -> None:
        screen = self._screen
        field = Field(
            screen.box(*box),
            screen.app.gui,
            self._plan.seats[number].name,
            partial(self._plan.rename, number),
            longest=LONGEST_NAME,
            placeholder=screen.app.words("seat", n=number + 1),
        )
        screen.add(field)

    def _add_player(
        self,
        number: int,
        who: tuple[float, float, float, float],
        level: tuple[float, float, float, float],
    ) -> None:
        screen, words, unit = self._screen, self._screen.app.words, self._screen.canvas.k
        kinds = (words("shell.human"), words("shell.bot"))
        bot = self._plan.is_bot(number)
        screen.add(Segments(screen.box(*who), unit, kinds, int(bot), partial(self._set_bot, number)))
        if bot:
            names = [words(f"shell.level.{name}") for name in LEVELS]
            chosen, command = self._plan.level(number), partial(self._set_level, number)
            screen.add(Segments(screen.box(*level), unit, names, chosen, command))

    def _add_remove(self, number: int, box: tuple[float, float, float, float]) -> None:
        screen = self._screen
        command = partial(self._change, partial(self._plan.remove, number))
        hint = screen.app.words("shell.remove_seat")
        screen.add(IconButton(screen.box(*box), screen.canvas.k, command, sign="×", hint=hint))

    def _set_bot(self, number: int, chosen: int) -> None:
        self._change(partial(self._plan.hand_to, number, NEW_BOT if chosen else HUMAN))

    def _set_level(self, number: int, chosen: int) -> None:
        self._plan.hand_to(number, BOT + LEVELS[chosen])

    # --- drawing -----------------------------------------------------------------------------------

    def paint(self, surface: Surface) -> None:
        """Draw what lies under the controls: the plates, the signs, and where a person sits."""
        screen, place, palette = self._screen, self._place, PALETTES[self._plan.name]
        order, sign, name, who, _ = place.parts
        for number in range(len(self._plan.seats)):
            y, middle = self._y(number), self._y(number) + self._height / 2
            rect = screen.box(place.left, y, place.width, self._height)
            surface.blit(card_ground(rect.size, screen.canvas.k, palette, False, False), rect)
            mark = seat_sign(number, screen.px(min(52, self._height - 6, sign - 2)))
            surface.blit(mark, mark.get_rect(center=screen.at(place.left + order + sign / 2, middle)))
            if not self._plan.is_bot(number):
                x = place.left + order + sign + name + who + 3 * place.between
                style = Style(colour=mix(palette.text, palette.raised, 0.3))
                room = place.left + place.width - x - 48
                screen.write(surface, screen.app.words("shell.here"), (x, middle), room, size=18, style=style)

"""The panel of a new game with its seats: order, name, person or bot, and the level of the bot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NamedTuple

from pygame import Surface

from client.art.heraldry import seat_sign
from client.art.place import place
from client.art.text import Style
from client.art.theme import mix
from client.art.type_sizes import Type
from client.canvas import Box
from client.game_setup import HUMAN, LEVELS, NEW_BOT, GameSetup
from client.games import palette_for
from client.own_portraits import SUFFIXES, PortraitError, own
from client.scenes.files import FilesScene, Purpose
from client.scenes.screen import Screen
from client.seat_names import seat_names
from client.session import LONGEST_NAME
from client.widgets.buttons import Button, FaceButton, IconButton
from client.widgets.field import Field
from client.widgets.inputs import Segments
from client.widgets.tiles import card_ground
from client.widgets.widget import Callback
from saves.save import BOT

CONTROL = 48
"""How high a control in a row is at most, in units."""


class SeatsSizes(NamedTuple):
    """How the rows are divided, in units."""

    row: float
    """The height of a row, as long as all of them fit."""
    gap: float
    parts: tuple[float, float, float, float, float]
    """The widths within a row: order, sign, name, who, level."""
    between: float
    """The gap between the controls of a row."""


@dataclass
class SeatsPanel:
    """Puts a row for each seat on a screen; whatever is changed goes through `change`."""

    screen: Screen
    setup: GameSetup
    box: Box
    sizes: SeatsSizes
    change: Callable[[Callback], None]

    def __post_init__(self) -> None:
        self._seats = self.setup.game.seats
        self._height = min(self.sizes.row, self.box.height / max(self._seats) - self.sizes.gap)

    def _row(self, number: int) -> Box:
        top = self.box.y + number * (self._height + self.sizes.gap)
        return self.box._replace(y=top, height=self._height)

    # --- building ----------------------------------------------------------------------------------

    def add(self) -> None:
        """Add the controls of all rows, and the button that adds a seat."""
        screen, count = self.screen, len(self.setup.seats)
        for number in range(count):
            self._add_row(number)
        if count < max(self._seats):
            label, command = screen.app.words("shell.add_seat"), partial(self.change, self.setup.add)
            rect = screen.box(*self._row(count))
            screen.add(Button(rect, screen.unit, command, label, picture="three-friends", size=Type.LEAD))

    def _add_row(self, number: int) -> None:
        order, sign, name, who, level = self.sizes.parts
        tall, between = min(CONTROL, self._height - 8), self.sizes.between
        x, y, width, height = self._row(number)
        top = y + (height - tall) / 2
        self._add_order(number, Box(x + 4, top, order - 8, tall))
        if len(self.setup.seats) > min(self._seats):
            side = min(36, tall)
            remove = Box(x + width - side - 6, top + (tall - side) / 2, side, side)
        else:
            remove = None
        if not self.setup.is_bot(number):
            side = min(52, height - 6, sign - 2)
            self._add_face(number, Box(x + order + (sign - side) / 2, y + (height - side) / 2, side, side))
        x += order + sign
        self._add_name(number, Box(x, top, name, tall))
        x += name + between
        self._add_player(number, Box(x, top, who, tall), Box(x + who + between, top, level, tall))
        if remove:
            self._add_button(remove, partial(self.setup.remove, number), "×", "shell.remove_seat")

    def _add_button(self, box: Box, change: Callback, sign: str, key: str, *, enabled: bool = True) -> None:
        screen, command = self.screen, partial(self.change, change)
        rect, about = screen.box(*box), screen.app.words(key)
        screen.add(IconButton(rect, screen.unit, command, sign=sign, tooltip=about, enabled=enabled))

    def _add_order(self, number: int, box: Box) -> None:
        x, y, width, half = box._replace(height=box.height / 2)
        for step, mark, top, key in ((-1, "↑", y, "shell.seat_up"), (1, "↓", y + half, "shell.seat_down")):
            enabled = 0 <= number + step < len(self.setup.seats)
            swap = partial(self.setup.swap, number, step)
            self._add_button(Box(x, top, width, half - 1), swap, mark, key, enabled=enabled)

    def _add_face(self, number: int, box: Box) -> None:
        """Add the portrait of a person, which is chosen from pictures and taken away again by a click."""
        screen, name = self.screen, self._name(number)
        face = own.of(name)
        about = screen.app.words("shell.portrait.forget" if face else "shell.portrait.choose")
        command = partial(self._forget_face if face else self._ask_face, name)
        screen.add(FaceButton(screen.box(*box), screen.unit, command, face, number, tooltip=about))

    def _name(self, number: int) -> str:
        return seat_names(self.setup.seats, self.screen.app.words)[number]

    def _ask_face(self, name: str) -> None:
        purpose = Purpose("shell.files.portrait", SUFFIXES)
        self.screen.app.push(FilesScene(self.screen.app, purpose, partial(self._set_face, name)))

    def _set_face(self, name: str, path: Path) -> None:
        self._try(lambda: own.choose(name, path))

    def _forget_face(self, name: str) -> None:
        self._try(lambda: own.forget(name))

    def _try(self, change: Callback) -> None:
        """Change a portrait, or say why that cannot be."""
        app = self.screen.app
        try:
            self.change(change)
        except PortraitError as error:
            app.notice.tell(app.words(f"shell.portrait.{error.key}"))

    def _add_name(self, number: int, box: Box) -> None:
        screen = self.screen
        field = Field(
            screen.box(*box),
            screen.unit,
            screen.app.gui,
            self.setup.seats[number].name,
            partial(self.setup.rename, number),
            longest=LONGEST_NAME,
            placeholder=self._placeholder(number),
        )
        screen.add(field)

    def _placeholder(self, number: int) -> str:
        """Return what an empty name says: the one person at the table is asked for it."""
        people = [seat for seat in range(len(self.setup.seats)) if not self.setup.is_bot(seat)]
        words = self.screen.app.words
        return words("shell.your_name") if people == [number] else self._name(number)

    def _add_player(self, number: int, who: Box, level: Box) -> None:
        screen, words, bot = self.screen, self.screen.app.words, self.setup.is_bot(number)
        kinds, set_bot = (words("shell.human"), words("shell.bot")), partial(self._set_bot, number)
        screen.add(Segments(screen.box(*who), screen.unit, kinds, int(bot), set_bot))
        if bot:
            names = [words(f"bot.{name}") for name in LEVELS]
            chosen, set_level = self.setup.level(number), partial(self._set_level, number)
            rect, about = screen.box(*level), words("shell.level.about")
            screen.add(Segments(rect, screen.unit, names, chosen, set_level, tooltip=about))

    def _set_bot(self, number: int, chosen: int) -> None:
        self.change(partial(self.setup.hand_to, number, NEW_BOT if chosen else HUMAN))

    def _set_level(self, number: int, chosen: int) -> None:
        self.setup.hand_to(number, BOT + LEVELS[chosen])

    # --- drawing -----------------------------------------------------------------------------------

    def paint(self, surface: Surface) -> None:
        """Draw what lies under the controls: the plates, the signs, and where a person sits."""
        screen, palette = self.screen, palette_for(self.setup.name)
        order, sign, name, who, _ = self.sizes.parts
        for number in range(len(self.setup.seats)):
            row = self._row(number)
            rect, middle = screen.box(*row), row.centre[1]
            surface.blit(card_ground(rect.size, screen.unit, palette, False, False), rect)
            if self.setup.is_bot(number):
                mark = seat_sign(number, screen.px(min(52, self._height - 6, sign - 2)))
                place(surface, mark, screen.at(row.x + order + sign / 2, middle))
            else:
                x = row.x + order + sign + name + who + 3 * self.sizes.between
                style = Style(colour=mix(palette.text, palette.raised, 0.3))
                text, room = screen.app.words("shell.here"), row.x + row.width - x - 48
                screen.write(surface, text, (x, middle), room, size=Type.LABEL, style=style)

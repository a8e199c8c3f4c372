"""The list of saved games: the screen that loads one, and the base of the list of replays."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from client import saved_games
from client.art import panels
from client.art.heraldry import seat_sign
from client.art.pictures import filling, set_in_gold
from client.art.place import place
from client.art.text import QUIET, READING, Style, escape
from client.art.theme import SHELL, TEXT
from client.art.type_sizes import Type
from client.canvas import Box
from client.games import palette_for
from client.save_pictures import SIZE
from client.save_preview import Preview, Previews
from client.scenes import open_table, share
from client.scenes.dialog import Dialog
from client.scenes.save_rows import SaveRows
from client.scenes.screen import Screen
from client.seat_names import seat_names
from client.session import Session
from client.table.seat_plate import played_by
from client.widgets.buttons import Button
from client.widgets.rows import Rows
from client.widgets.widget import Callback
from saves.listing import AUTOSAVE, StoredSave
from saves.save import Head, SaveError

if TYPE_CHECKING:
    from client.app import App

ROW = (134, 92)
"""How high a line of the list is, in units; the second is compact."""


class SavesScreen(Screen):
    """The chosen save large at the left, with what can be done to it; the list of all at the right."""

    def __init__(self, app: App, trouble: str = "") -> None:
        """List the saves; with trouble, the key of what was met when the autosave was to be continued."""
        super().__init__(app)
        self._previews = Previews(app)
        self._rows = SaveRows(app)
        self.items: list[StoredSave] = []
        self.chosen = 0
        self.trouble = trouble
        """What was met when the chosen save was opened, whose ends alone are read for the list."""
        if trouble:
            names = [item.name for item in self._read()]
            self.chosen = names.index(AUTOSAVE) if AUTOSAVE in names else 0

    # --- what a list is made of --------------------------------------------------------------------

    empty = ""
    """The key of the sentence for a list without lines."""

    def fits(self, item: StoredSave) -> bool:
        """Tell whether a save belongs into the list."""
        return True

    def actions(self, item: StoredSave | None) -> list[Button]:
        """Return the buttons under the chosen save, the main one first."""
        return []

    def add_filters(self, box: Box) -> None:
        """Add what narrows the list down."""

    # --- building ----------------------------------------------------------------------------------

    @property
    def _columns(self) -> tuple[Box, Box]:
        if self.compact:
            return Box(448, 72, 544, 536), Box(32, 72, 400, 536)
        return Box(968, 116, 880, 928), Box(72, 116, 872, 928)

    def build(self) -> None:
        """Read the list and add it with its buttons."""
        self.items = self._read()
        self.chosen = max(0, min(self.chosen, len(self.items) - 1))
        self.header()
        self.primary = Rows(
            self.box(*self._columns[0].inset(16)),
            self.unit,
            len(self.items),
            self.px(self.pick(*ROW)),
            self._draw_row,
            self._choose,
            self._act,
            chosen=self.chosen,
        )
        self.add(self.primary)
        for button in self.actions(self.item):
            self.add(button)
        self._add_sharing()
        self.shortcuts = {pygame.K_DELETE: self.ask_delete}

    def _add_sharing(self) -> None:
        """Add the buttons that open a file from anywhere and write the chosen save anywhere."""
        top, height = self.header_line
        width, right, item = self.pick(6, 4.6) * height, self.stage[0] - self.margin, self.item
        commands = {"open": partial(share.ask_open, self.app)}
        if item is not None:
            commands["export"] = partial(share.ask_export, self.app, item)
        for key, command in commands.items():
            rect, label = self.box(right - width, top, width, height), self.app.words(f"shell.files.{key}")
            self.add(Button(rect, self.unit, command, label, size=0.42 * height))
            right -= width + 16
        self.add_filters(Box(right - width, top - 8, width, height + 8))

    def _read(self) -> list[StoredSave]:
        return [item for item in self.app.store.entries() if self.fits(item)]

    @property
    def item(self) -> StoredSave | None:
        """The chosen save."""
        return self.items[self.chosen] if self.items else None

    def button(
        self, number: int, label: str, command: Callback, *, key: str = "", danger: bool = False
    ) -> Button:
        """Return a button below the chosen save: the main one at the left, one more beside it or above."""
        x, y, width, height = self._columns[1].inset(self.pick(24, 14))
        high, gap = self.pick((68, 16), (50, 10))
        first = (width - gap) * 0.56
        top = y + height - high - (high + gap if number > 1 else 0)
        left, wide = (x + first + gap, width - first - gap) if number else (x, first)
        kind: panels.ButtonKind = "danger" if danger else "normal" if number else "primary"
        rect, said = self.box(left, top, wide, high), self.app.words(label)
        return Button(rect, self.unit, command, said, kind=kind, key=key, size=0.36 * high)

    def _draw_row(self, surface: Surface, rect: Rect, number: int) -> None:
        self._rows.draw(surface, rect, self.unit, self.items[number])

    def _choose(self, number: int) -> None:
        self.chosen = number
        self.trouble = ""
        self.lay_out()

    def _act(self) -> None:
        buttons = self.actions(self.item)
        if buttons and buttons[0].enabled:
            buttons[0].activate()

    # --- what can be done --------------------------------------------------------------------------

    def load(self, *, previous: bool = False) -> Session | None:
        """Return the chosen game, or say why it cannot be loaded."""
        if self.item is None:
            return None
        try:
            return Session.load(self.app.store, self.item.name, previous=previous)
        except SaveError as error:
            self.trouble = error.key
            self.lay_out()
            return None

    def ask_delete(self) -> None:
        """Ask before the chosen save is gone for good."""
        item, words = self.item, self.app.words
        if item is not None:
            question = words("shell.delete.question", name=escape(saved_games.title(item, words)))
            self.app.push(Dialog(self.app, question, words("shell.delete"), self._delete, danger=True))

    def _delete(self) -> None:
        item = self.item
        if item is not None:
            try:
                self.app.store.delete(item)
            except SaveError:
                self.app.notice.tell(self.app.words("shell.not_deleted"))
            self.trouble = ""
            self.lay_out()

    # --- drawing -----------------------------------------------------------------------------------

    def paint(self, surface: Surface) -> None:
        """Draw the two panels and what the chosen save holds."""
        super().paint(surface)
        item = self.item
        if item is None:
            self.paint_notice(surface, self.empty)
            return
        rows, details = self._columns
        self.paint_panel(surface, rows)
        self.paint_panel(surface, details, palette_for(item.head.game) if item.head is not None else SHELL)
        self._paint_details(surface, item)

    def _paint_details(self, surface: Surface, item: StoredSave) -> None:
        """Draw the table of the chosen save, and below it what happened there."""
        words, box = self.app.words, self._columns[1].inset(self.pick(16, 10))
        x, width, tall = box.x, box.width, box.width * SIZE[1] / SIZE[0]
        preview = self._previews.of(item) if item.head is not None else None
        if item.head is not None:
            self._paint_picture(surface, item, preview, Box(x, box.y, width, tall))
        x, width = x + 8, width - 16
        y, step = box.y + tall + self.pick(34, 20), self.pick(36, 26)
        self.write_title(surface, saved_games.title(item, words), (x, y), width, self.pick(*Type.SAVE))
        trouble = self.trouble or item.trouble
        if item.head is None or trouble:
            text, below = words(f"shell.trouble.{trouble}"), (width, 3.0 * step)
            self.write_block(surface, text, (x, y + step * 0.7), below, size=Type.BODY, style=READING)
            return
        when, size = saved_games.when(item.modified, words), self.pick(Type.BODY, Type.NOTE)
        about = " · ".join((escape(saved_games.about(item, item.head, words)), when))
        self.write(surface, about, (x, y + step), width, size=size, style=QUIET)
        if preview is not None:
            at, below = (x, y + step * 1.5), (width, step * 1.6)
            self.write_block(surface, preview.last, at, below, size=size, style=READING)
        self._paint_seats(surface, item.head, (x, y + step * 3.6), width)

    def _paint_picture(self, surface: Surface, item: StoredSave, preview: Preview | None, box: Box) -> None:
        """Draw the table as it was left, or the game's own picture."""
        rect = self.box(*box)
        made = preview.picture if preview is not None else None
        shown = filling(made, rect.size) if made is not None else self._rows.picture(item, rect.size)
        framed = shown.convert_alpha()
        set_in_gold(framed, 10 * self.unit, 2 * self.unit)
        surface.blit(framed, rect)

    def update(self, seconds: float) -> None:
        """Let the table of the chosen save be laid when it stays chosen."""
        super().update(seconds)
        if self._previews.update(seconds):
            self._rows.forget()
            self.dirty = True

    def _paint_seats(self, surface: Surface, save: Head, at: tuple[float, float], width: float) -> None:
        """Write who plays with how many points, in two columns."""
        words, (x, y) = self.app.words, at
        side, pitch = self.pick((36, 44), (22, 26))
        for number, (seat, name) in enumerate(zip(save.seats, seat_names(save.seats, words), strict=True)):
            left, middle = x + number % 2 * width / 2, y + number // 2 * pitch
            place(surface, seat_sign(number, self.px(side)), self.at(left + side / 2, middle))
            points = f" · *{save.now.points[number]}*" if save.now.points else ""
            told = f"{escape(name)}{points} · {played_by(seat.player, words)}"
            room, size = width / 2 - side - 20, self.pick(Type.BODY, Type.NOTE)
            style = Style("ui_medium", TEXT)
            self.write(surface, told, (left + side + 10, middle), room, size=size, style=style)


class LoadScene(SavesScreen):
    """The games that can be gone on with."""

    heading = "shell.load"
    empty = "shell.load.empty"

    def fits(self, item: StoredSave) -> bool:
        """Tell whether a game can be gone on with: a finished one has nothing left to be played."""
        return not item.finished

    def actions(self, item: StoredSave | None) -> list[Button]:
        """Load and delete; a broken autosave leaves the one before it."""
        if item is None:
            return []
        load = self.button(0, "shell.load", self._load, key="Enter")
        load.enabled = item.head is not None and not self.trouble
        buttons = [load, self.button(1, "shell.delete", self.ask_delete, key="Del", danger=True)]
        if item.name == AUTOSAVE and not load.enabled and self.app.store.has_previous():
            buttons.append(self.button(2, "shell.load.previous", partial(self._load, previous=True)))
        return buttons

    def _load(self, *, previous: bool = False) -> None:
        session = self.load(previous=previous)
        if session is not None:
            self.app.sounds.play("button")
            open_table(self.app, session)

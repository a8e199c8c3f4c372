"""The list of saved games: the screen that loads one, and the base of the list of replays."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.transform import smoothscale

from client import saved_games
from client.art import panels
from client.art.heraldry import seat_sign
from client.art.icons import icon
from client.art.pictures import picture
from client.art.place import place
from client.art.text import QUIET, READING, Style, escape, line
from client.art.theme import DANGER, TEXT, TROUBLE, Type
from client.canvas import Box
from client.save_preview import Preview, Previews
from client.scenes import open_table, share
from client.scenes.dialog import Dialog
from client.scenes.screen import Screen
from client.session import Session
from client.widgets.buttons import Button
from client.widgets.rows import Rows
from client.widgets.widget import Command
from rules.core.words import Words
from saves.listing import AUTOSAVE, StoredSave
from saves.save import Head, SaveError

if TYPE_CHECKING:
    from client.app import App

ROW = 92
BUTTON = 82
"""How far apart the buttons of the right column are in the full layout, in units."""


class SavesScreen(Screen):
    """A list of saves with what can be done to the chosen one at its right."""

    def __init__(self, app: App, trouble: str = "") -> None:
        """List the saves; with trouble, the key of what was met when the autosave was to be continued."""
        super().__init__(app)
        self._previews = Previews(app)
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
            return Box(32, 72, 616, 536), Box(664, 72, 328, 536)
        return Box(72, 116, 1176, 928), Box(1272, 116, 576, 928)

    def build(self) -> None:
        """Read the list and add it with its buttons."""
        self.items = self._read()
        self.chosen = max(0, min(self.chosen, len(self.items) - 1))
        self.header()
        self.primary = Rows(
            self.box(*self._columns[0].inset(16)),
            self.unit,
            len(self.items),
            self.px(ROW),
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
        self, number: int, label: str, command: Command, *, key: str = "", danger: bool = False
    ) -> Button:
        """Return a button of the right column, counted from below; the main one is the lowest."""
        x, y, width, height = self._columns[1]
        high = 56 if self.compact else 68
        rect = self.box(x + 24, y + height - 24 - high - number * (high + 14), width - 48, high)
        kind: panels.ButtonKind = "danger" if danger else "normal" if number else "primary"
        return Button(rect, self.unit, command, self.app.words(label), kind=kind, key=key, size=0.4 * high)

    def _draw_row(self, surface: Surface, rect: Rect, number: int) -> None:
        draw_row(surface, rect, self.unit, self.items[number], self.app.words)

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
        for column in self._columns:
            self.paint_panel(surface, column)
        self._paint_details(surface, item)

    def _paint_details(self, surface: Surface, item: StoredSave) -> None:
        words = self.app.words
        x, y, width, height = self._columns[1]
        x, width = x + 24, width - 48
        size = self.pick(*Type.SAVE)
        self.write_title(surface, saved_games.title(item, words), (x, y + 36), width, size)
        trouble = self.trouble or item.trouble
        if item.head is None or trouble:
            text = words(f"shell.trouble.{trouble}")
            self.write_block(surface, text, (x, y + 72), (width, 140), size=Type.BODY, style=READING)
            return
        lines = [
            saved_games.about(item, item.head, words),
            saved_games.turn(item.head, words),
            saved_games.when(item.modified, words),
        ]
        for number, text in enumerate(lines):
            style = Style("ui_medium", TEXT) if number < 2 else QUIET
            self.write(surface, escape(text), (x, y + 84 + 32 * number), width, size=Type.BODY, style=style)
        preview = self._previews.of(item)
        self._paint_seats(surface, item.head, (x, y + 196), width, preview.points if preview else ())
        if preview is not None and not self.compact:
            top = y + 196 + 40 * len(item.head.seats)
            foot = y + height - 24 - BUTTON * len(self.actions(item))
            self._paint_preview(surface, preview, Box(x, top, width, foot - top - 12))

    def _paint_preview(self, surface: Surface, preview: Preview, box: Box) -> None:
        """Draw the table as it was left, and what happened last."""
        at, room = (box.x, box.y), (box.width, 60)
        self.write_block(surface, preview.last, at, room, size=Type.LABEL, style=READING)
        tall = min(box.height - 68, box.width * 9 / 16)
        if preview.picture is not None and tall > 80:
            rect = self.box(box.x, box.y + 68, tall * 16 / 9, tall)
            surface.blit(smoothscale(preview.picture, rect.size), rect)

    def update(self, seconds: float) -> None:
        """Let the table of the chosen save be laid when it stays chosen."""
        super().update(seconds)
        self.dirty |= self._previews.update(seconds)

    def _paint_seats(
        self,
        surface: Surface,
        save: Head,
        at: tuple[float, float],
        width: float,
        points: tuple[int, ...],
    ) -> None:
        words, (x, y) = self.app.words, at
        names = saved_games.seat_names(save, words)
        for number, (seat, name) in enumerate(zip(save.seats, names, strict=True)):
            middle = y + 40 * number
            place(surface, seat_sign(number, self.px(32)), self.at(x + 16, middle))
            told = f"{escape(name)} · *{points[number]}*" if points else escape(name)
            self.write(surface, told, (x + 44, middle), width * 0.5, size=Type.BODY)
            who, at = saved_games.player(seat, words), (x + width, middle)
            self.write(surface, who, at, width * 0.36, size=Type.LABEL, style=QUIET, anchor="midright")


class LoadScene(SavesScreen):
    """The games that can be gone on with."""

    heading = "shell.load"
    empty = "shell.load.empty"

    def fits(self, item: StoredSave) -> bool:
        """A finished game has nothing left to be played."""
        return not item.finished

    def actions(self, item: StoredSave | None) -> list[Button]:
        """Load and delete; a broken autosave leaves the one before it."""
        if item is None:
            return []
        load = self.button(0, "shell.load.act", self._load, key="Enter")
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


def draw_row(surface: Surface, rect: Rect, unit: float, item: StoredSave, words: Words) -> None:
    """Draw one save of a list."""
    pad = round(12 * unit)
    side = rect.height - 2 * pad
    picture_box = Rect(rect.x + pad, rect.y + pad, side, side)
    left, right = picture_box.right + pad, rect.right - pad
    px, small = round(Type.LEAD * unit), round(Type.LABEL * unit)
    upper, lower = rect.y + rect.height * 0.32, rect.y + rect.height * 0.69
    date = line(saved_games.when(item.modified, words), QUIET, small, rect.width * 0.3)
    place(surface, date, (right, upper), "midright")
    room = right - date.get_width() - 2 * pad - left
    head = line(escape(saved_games.title(item, words)), Style("ui_bold", TEXT), px, room)
    place(surface, head, (left, upper), "midleft")
    if item.head is not None:
        surface.blit(picture(f"shell/medal_{item.head.game}", picture_box.size), picture_box)
        signs = right
        for number in reversed(range(len(item.head.seats))):
            sign = seat_sign(number, round(26 * unit))
            signs = place(surface, sign, (signs, lower), "midright").left - pad // 2
        about = line(escape(saved_games.about(item, item.head, words)), QUIET, small, signs - pad - left)
    else:
        surface.blit(icon("cancel", side, DANGER), picture_box)
        trouble = words(f"shell.trouble.{item.trouble}")
        about = line(trouble, Style(colour=TROUBLE), small, right - left)
    place(surface, about, (left, lower), "midleft")

"""The saves: sit down again where a game was left."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from client import saved_games
from client.art import panels
from client.art.heraldry import seat_sign
from client.art.icons import icon
from client.art.panels import ButtonState
from client.art.text import QUIET, READING, Style, escape
from client.art.theme import ACCENT, TEXT
from client.saved_games import SavedGame
from client.scenes import open_table
from client.scenes.dialog import Dialog
from client.scenes.screen import Screen
from client.session import Session
from client.widgets.controls import Button
from client.widgets.rows import Rows
from client.widgets.widget import Command
from saves.save import Save, SaveError
from saves.store import AUTOSAVE

if TYPE_CHECKING:
    from client.app import App

ROW = 92


class SavesScreen(Screen):
    """A list of saves with what can be done to the chosen one at its right."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.items: list[SavedGame] = []
        self.chosen = 0
        self._trouble = ""

    # --- what a list is made of --------------------------------------------------------------------

    empty = ""
    """The key of the sentence for a list without lines."""
    mark = ""
    """The icon of a page on which there is nothing yet."""

    def fits(self, item: SavedGame) -> bool:
        """Tell whether a save belongs into the list."""
        return True

    def actions(self, item: SavedGame | None) -> list[Button]:
        """Return the buttons under the chosen save, the main one first."""
        return []

    # --- building ----------------------------------------------------------------------------------

    @property
    def _columns(self) -> tuple[tuple[float, float, float, float], tuple[float, float, float, float]]:
        if self.canvas.compact:
            return (32, 72, 616, 536), (664, 72, 328, 536)
        return (72, 116, 1176, 928), (1272, 116, 576, 928)

    def build(self) -> None:
        """Read the list and place it with its buttons."""
        self.items = [item for item in saved_games.kept(self.app.store) if self.fits(item)]
        self.chosen = max(0, min(self.chosen, len(self.items) - 1))
        self.header()
        x, y, width, height = self._columns[0]
        rows = Rows(
            self.box(x + 16, y + 16, width - 32, height - 32),
            self.canvas.k,
            len(self.items),
            self.px(ROW),
            self._draw_row,
            self._choose,
            self._act,
            chosen=self.chosen,
        )
        self.add(rows)
        self.primary = rows
        for button in self.actions(self.item):
            self.add(button)
        self.shortcuts = {pygame.K_DELETE: self.ask_delete}

    @property
    def item(self) -> SavedGame | None:
        """The chosen save."""
        return self.items[self.chosen] if self.items else None

    def button(
        self, number: int, label: str, command: Command, *, key: str = "", danger: bool = False
    ) -> Button:
        """Return a button of the right column, counted from below; the main one is the lowest."""
        x, y, width, height = self._columns[1]
        high = 56 if self.canvas.compact else 68
        rect = self.box(x + 24, y + height - 24 - high - number * (high + 14), width - 48, high)
        kind: panels.ButtonKind = "danger" if danger else "normal" if number else "primary"
        return Button(
            rect, self.canvas.k, self.app.words(label), command, kind=kind, key=key, size=0.4 * high
        )

    def _draw_row(self, surface: Surface, rect: Rect, number: int, state: ButtonState) -> None:
        saved_games.draw_row(surface, rect, self.canvas.k, self.items[number], self.app.words, state)

    def _choose(self, number: int) -> None:
        self.chosen = number
        self._trouble = ""
        self.lay_out()

    def _act(self) -> None:
        buttons = self.actions(self.item)
        if buttons and buttons[0].enabled:
            buttons[0].activate()

    # --- what can be done --------------------------------------------------------------------------

    def read(self, item: SavedGame, *, previous: bool = False) -> Save | None:
        """Return a save ready to be played, or say why it is not."""
        try:
            return self.app.store.load(item.entry.name, previous=previous)
        except SaveError as error:
            self._trouble = error.key
            self.dirty = True
            return None

    def ask_delete(self) -> None:
        """Ask before the chosen save is gone for good."""
        item, words = self.item, self.app.words
        if item is not None:
            question = words("shell.delete.question", name=escape(saved_games.name(item, words)))
            self.app.push(Dialog(self.app, question, words("shell.delete"), self._delete, danger=True))

    def _delete(self) -> None:
        item = self.item
        if item is not None:
            item.entry.path.unlink(missing_ok=True)
            self.lay_out()

    # --- drawing -----------------------------------------------------------------------------------

    def paint(self, surface: Surface) -> None:
        """Draw the two panels and what the chosen save holds."""
        super().paint(surface)
        item = self.item
        if item is None:
            self._paint_nothing(surface)
            return
        for column in self._columns:
            rect = self.box(*column)
            surface.blit(panels.panel(rect.size, self.canvas.k), rect)
        self._paint_details(surface, item)

    def _paint_nothing(self, surface: Surface) -> None:
        """Say in the middle of the page that there is nothing yet, and how something comes there."""
        wide, high = self.stage[0] * 0.6, self.stage[1] * 0.4
        middle, top = self.stage[0] / 2, self.stage[1] * 0.28
        rect = self.box(middle - wide / 2, top, wide, high)
        surface.blit(panels.panel(rect.size, self.canvas.k), rect)
        mark = icon(self.mark, self.px(high * 0.32), ACCENT)
        surface.blit(mark, mark.get_rect(center=self.at(middle, top + high * 0.32)))
        at, room = (middle, top + high * 0.58), (wide * 0.8, high * 0.36)
        words = self.app.words(self.empty)
        self.write_block(surface, words, at, room, size=22, style=READING, anchor="midtop")

    def _paint_details(self, surface: Surface, item: SavedGame) -> None:
        words = self.app.words
        x, y, width, _ = self._columns[1]
        x, width = x + 24, width - 48
        size = 24 if self.canvas.compact else 30
        self.write_title(surface, saved_games.name(item, words), (x, y + 36), width, size)
        trouble = self._trouble or item.trouble
        if trouble:
            text = words(f"shell.trouble.{trouble}")
            self.write_block(surface, text, (x, y + 72), (width, 140), size=20, style=READING)
            return
        lines = [
            saved_games.progress(item, words),
            saved_games.turn(item, words),
            saved_games.when(item.entry.modified, words),
        ]
        for number, text in enumerate(lines):
            style = Style("ui_medium", TEXT) if number < 2 else QUIET
            self.write(surface, escape(text), (x, y + 84 + 32 * number), width, size=20, style=style)
        self._paint_seats(surface, item, (x, y + 196), width)

    def _paint_seats(self, surface: Surface, item: SavedGame, at: tuple[float, float], width: float) -> None:
        words, (x, y) = self.app.words, at
        for number, (seat, name) in enumerate(
            zip(item.save.seats, saved_games.seat_names(item.save, words), strict=True)
        ):
            sign = seat_sign(number, self.px(32))
            middle = y + 40 * number
            surface.blit(sign, sign.get_rect(center=self.at(x + 16, middle)))
            right = saved_games.player(seat, words)
            self.write(surface, escape(name), (x + 44, middle), width * 0.5, size=20)
            self.write(
                surface, right, (x + width, middle), width * 0.36, size=18, style=QUIET, anchor="midright"
            )


class LoadScene(SavesScreen):
    """The games that can be gone on with."""

    heading = "shell.load"
    empty = "shell.load.empty"
    mark = "load"

    def fits(self, item: SavedGame) -> bool:
        """A finished game has nothing left to be played."""
        return not item.finished

    def actions(self, item: SavedGame | None) -> list[Button]:
        """Load and delete; a broken autosave leaves the one before it."""
        if item is None:
            return []
        load = self.button(0, "shell.load.act", self._load, key="Enter")
        load.enabled = item.sound
        buttons = [load, self.button(1, "shell.delete", self.ask_delete, key="Del", danger=True)]
        if item.entry.name == AUTOSAVE and not item.sound and self.app.store.has_previous():
            buttons.append(self.button(2, "shell.load.previous", self._load_previous))
        return buttons

    def _load(self) -> None:
        if self.item is not None:
            self._sit_down(self.read(self.item))

    def _load_previous(self) -> None:
        if self.item is not None:
            self._sit_down(self.read(self.item, previous=True))

    def _sit_down(self, save: Save | None) -> None:
        if save is not None:
            self.app.sounds.play("button")
            open_table(self.app, Session.from_save(save, self.app.store))

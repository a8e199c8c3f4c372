"""The menu over a game; the game itself waits, safely saved."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from client.art import panels
from client.art.effects import shadow
from client.art.text import READING, escape
from client.art.theme import DONE
from client.scenes import to_title
from client.scenes.dialog import veil
from client.scenes.screen import Screen
from client.session import Session
from client.widgets.controls import Button
from client.widgets.field import Field
from client.widgets.menu_row import MenuRow
from saves.save import SaveError
from saves.store import AUTOSAVE

if TYPE_CHECKING:
    from client.app import App

WIDTH = 520
NOTE = 76
"""The room for a sentence at the foot of the panel."""
LONGEST_NAME = 40


class PauseScene(Screen):
    """Go on, keep, look something up, or leave."""

    see_through = True

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self._session = session
        self._saved = ""
        """The name under which the game has just been saved."""

    @property
    def _pitch(self) -> float:
        return 66 if self.canvas.compact else 84

    @property
    def _panel(self) -> tuple[float, float, float, float]:
        height = 6 * self._pitch + 96 + NOTE
        return (self.stage[0] - WIDTH) / 2, (self.stage[1] - height) / 2, WIDTH, height

    def build(self) -> None:
        """Place the ways to go."""
        words = self.app.words
        ways = (
            ("play-button", "resume", "Esc", self.back),
            ("save", "save_as", "F5", self._save_as),
            ("load", "load", "", self._load),
            ("rule-book", "rules", "F1", self._rules),
            ("cog", "settings", "F10", self.app.open_settings),
            ("exit-door", "to_title", "", lambda: to_title(self.app)),
        )
        x, y, width, _ = self._panel
        y += 84
        for mark, key, cap, command in ways:
            rect = self.box(x + 32, y, width - 64, self._pitch - 12)
            self.add(MenuRow(rect, self.canvas.k, words(f"shell.{key}"), mark, command, key=cap, framed=True))
            y += self._pitch
        self.primary = self.widgets[0]
        self.shortcuts = {pygame.K_F5: self._save_as, pygame.K_F1: self._rules}

    def _save_as(self) -> None:
        self.app.push(SaveAsScene(self.app, self._session, self._tell_saved))

    def _tell_saved(self, name: str) -> None:
        self._saved = name

    def _load(self) -> None:
        from client.scenes.load import LoadScene

        self.app.push(LoadScene(self.app))

    def _rules(self) -> None:
        from client.scenes.rules import RulesScene

        self.app.push(RulesScene(self.app, self._session.game.name))

    def paint(self, surface: Surface) -> None:
        """Dim the table and draw the panel."""
        veil(surface)
        x, y, width, height = self._panel
        rect = self.box(x, y, width, height)
        dark = shadow(rect.size, self.px(14), max(1, self.px(20)))
        surface.blit(dark, dark.get_rect(center=rect.center))
        surface.blit(panels.panel(rect.size, self.canvas.k), rect)
        self.write_title(
            surface, self.app.words("shell.pause"), (x + width / 2, y + 46), width - 64, 40, "center"
        )
        note, style = self.app.words("shell.pause.kept"), READING
        if self._saved:
            note = self.app.words("shell.pause.saved", name=escape(self._saved))
            style = READING._replace(strong=DONE)
        at, room = (x + width / 2, y + height - NOTE), (width - 64, NOTE - 20)
        self.write_block(surface, note, at, room, size=18, style=style, anchor="midtop")


class SaveAsScene(Screen):
    """A name for a save of its own, told when it is done; the game goes on being saved by itself."""

    see_through = True

    def __init__(self, app: App, session: Session, tell: Callable[[str], None]) -> None:
        super().__init__(app)
        self._session = session
        self._tell = tell
        self._name = ""
        self._message = ""

    @property
    def _panel(self) -> tuple[float, float, float, float]:
        width, height = 720, 330
        return (self.stage[0] - width) / 2, (self.stage[1] - height) / 2, width, height

    def build(self) -> None:
        """Place the line to type into, already waiting for letters."""
        words, unit = self.app.words, self.canvas.k
        x, y, width, height = self._panel
        field = Field(
            self.box(x + 32, y + 96, width - 64, 54),
            self.app.gui,
            self._name,
            self._rename,
            longest=LONGEST_NAME,
            placeholder=words("shell.save_as.name"),
            submit=self._save,
        )
        self.add(field)
        half = (width - 96) / 2
        top = y + height - 92
        self.add(
            Button(
                self.box(x + 32, top, half, 60), unit, words("shell.cancel"), self.back, key="Esc", size=22
            )
        )
        save = Button(
            self.box(x + 64 + half, top, half, 60),
            unit,
            words("shell.save"),
            self._save,
            kind="primary",
            key="Enter",
            size=24,
        )
        self.add(save)
        self.primary = save
        self._field = field
        self.focus(field)
        field.activate()

    @property
    def _about(self) -> str:
        """The key of what saving would do."""
        taken = {entry.name for entry in self.app.store.entries()} - {AUTOSAVE}
        return "shell.save_as.replace" if self._name in taken else "shell.save_as.about"

    def _rename(self, name: str) -> None:
        self._name, self._message = name.strip(), ""

    def _save(self) -> None:
        try:
            # The empty name is the autosave's.
            if not self._name:
                raise SaveError("no_save_name")
            self._session.save(self._name)
        except SaveError as error:
            self._message = f"shell.trouble.{error.key}"
            self._field.activate()
            self.dirty = True
            return
        self.app.sounds.play("button")
        self._tell(self._name)
        self.app.pop()

    def paint(self, surface: Surface) -> None:
        """Draw the panel, and what was wrong with a name."""
        veil(surface)
        x, y, width, height = self._panel
        rect = self.box(x, y, width, height)
        surface.blit(panels.panel(rect.size, self.canvas.k), rect)
        self.write_title(
            surface, self.app.words("shell.save_as"), (x + width / 2, y + 48), width - 64, 34, "center"
        )
        note = self.app.words(self._message or self._about)
        self.write_block(surface, note, (x + 32, y + 164), (width - 64, 64), size=18, style=READING)

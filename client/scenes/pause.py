"""The menu over a game, and the dialog that saves it under a name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

import pygame
from pygame import Surface

from client.art.text import READING, escape
from client.art.theme import DONE
from client.art.type_sizes import Type
from client.canvas import Box
from client.scenes import show, to_title
from client.scenes.dialog import PanelScreen
from client.session import Session
from client.widgets.field import Field
from client.widgets.menu_row import MenuRow
from saves.listing import AUTOSAVE
from saves.save import SaveError

if TYPE_CHECKING:
    from client.app import App

WIDTH = 520
NOTE = 76
"""The room for a sentence at the foot of the panel."""
LONGEST_NAME = 40


class PauseScene(PanelScreen):
    """Leads back to the game, to the saves, the rules and the settings, or to the title."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self._session = session
        self._saved = ""
        """The name under which the game has just been saved."""

    @property
    def _pitch(self) -> float:
        return 66 if self.compact else 84

    @property
    def panel(self) -> Box:
        """Where the panel lies: as high as its rows."""
        return self.centred(WIDTH, 6 * self._pitch + 96 + NOTE)

    def build(self) -> None:
        """Add the rows of the menu."""
        rows = (
            ("play-button", "resume", "Esc", self.back),
            ("save", "save_as", "F5", self._save_as),
            ("load", "load", "", self._load),
            ("rule-book", "rules", "F1", self._rules),
            ("cog", "settings", "F10", self.app.open_settings),
            ("exit-door", "to_title", "", lambda: to_title(self.app)),
        )
        x, y, width, _ = self.panel
        for number, (mark, key, cap, command) in enumerate(rows):
            rect = self.box(x + 32, y + 84 + number * self._pitch, width - 64, self._pitch - 12)
            label = self.app.words(f"shell.{key}")
            self.add(MenuRow(rect, self.unit, command, label, mark, key=cap, framed=True))
        self.primary = self.widgets[0]
        self.shortcuts = {pygame.K_F5: self._save_as, pygame.K_F1: self._rules}

    def _save_as(self) -> None:
        self.app.push(SaveAsScene(self.app, self._session, self._tell_saved))

    def _tell_saved(self, name: str) -> None:
        self._saved = name

    def _load(self) -> None:
        show(self.app, "load")

    def _rules(self) -> None:
        show(self.app, "rules", self._session.game.name)

    def paint(self, surface: Surface) -> None:
        """Draw the title and what has been saved."""
        super().paint(surface)
        words, (_, y, width, height), middle = self.app.words, self.panel, self.panel.centre[0]
        self.write_title(surface, words("shell.pause"), (middle, y + 46), width - 64, Type.MENU, "center")
        kept = self.app.store.keeps
        note, style = words("shell.pause.kept" if kept else "shell.pause.not_kept"), READING
        if self._saved:
            note = words("shell.pause.saved", name=escape(self._saved))
            style = READING._replace(strong=DONE)
        at, room = (middle, y + height - NOTE), (width - 64, NOTE - 20)
        self.write_block(surface, note, at, room, size=Type.LABEL, style=style, anchor="midtop")


class SaveAsScene(PanelScreen):
    """Asks for a name and saves the game under it; the autosave goes on as before."""

    sizes: ClassVar = ((720, 330), (720, 330))
    depth = 0

    def __init__(self, app: App, session: Session, tell: Callable[[str], None]) -> None:
        super().__init__(app)
        self._session = session
        self._tell = tell
        self._name = ""
        self._message = ""

    def build(self) -> None:
        """Add the typed line, which has the keyboard, and the two answers."""
        words, (x, y, width, _) = self.app.words, self.panel
        self._field = Field(
            self.box(x + 32, y + 96, width - 64, 54),
            self.unit,
            self.app.gui,
            self._name,
            self._rename,
            longest=LONGEST_NAME,
            placeholder=words("shell.save_as.name"),
            submit=self._save,
        )
        self.add(self._field)
        self.primary = self.add_answers(self._save, words("shell.save"), key="Enter")
        self.focus(self._field)
        self._field.activate()

    @property
    def _about(self) -> str:
        """The key of what saving would do."""
        taken = self._name != AUTOSAVE and self.app.store.has(self._name)
        return "shell.save_as.replace" if taken else "shell.save_as.about"

    def _rename(self, name: str) -> None:
        self._name, self._message = name.strip(), ""

    def _save(self) -> None:
        try:
            if self._name == AUTOSAVE:
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
        """Draw the title, and what saving does or what is wrong with the name."""
        super().paint(surface)
        words, (x, y, width, _) = self.app.words, self.panel
        middle = x + width / 2
        self.write_title(surface, words("shell.save_as"), (middle, y + 48), width - 64, Type.DIALOG, "center")
        note, room = words(self._message or self._about), (width - 64, 64)
        self.write_block(surface, note, (x + 32, y + 164), room, size=Type.LABEL, style=READING)

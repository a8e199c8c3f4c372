"""The settings: every change applies at once and is kept."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, get_args

import msgspec
from pygame import Rect, Surface

from client.scenes.reference import (
    ESCAPE,
    EXPLANATION,
    HORIZONTAL,
    LABEL,
    TAB,
    VERTICAL,
    ReferenceScreen,
)
from client.scenes.settings.key_list import paint_keys
from client.scenes.settings.preview import paint_preview
from client.table.board import Box
from client.widgets.controls import Button, Segments, Stepper, Switch
from client.widgets.tab import Tab
from client.widgets.widget import Widget
from client.words import LANGUAGES, load
from saves.settings import Settings, Speed

if TYPE_CHECKING:
    from client.app import App

SCALES, SCALE_STEP = (75, 250), 25
VOLUMES, VOLUME_STEP = (0, 100), 10
SPEEDS: tuple[str, ...] = get_args(Speed)
KEYCAPS = {"fullscreen": "F11", "mute": "M"}
"""The keys that change a setting anywhere."""


class Section(NamedTuple):
    """A tab: its icon, and its groups of settings."""

    name: str
    icon: str
    groups: dict[str, tuple[str, ...]]

    @property
    def settings(self) -> list[str]:
        """All settings of the tab."""
        return [name for group in self.groups.values() for name in group]


SECTIONS = (
    Section(
        "screen",
        "expand",
        {"text": ("language", "scale"), "screen": ("fullscreen", "speed", "reduced_motion")},
    ),
    Section("sound", "sound-on", {"sound": ("volume", "mute")}),
    Section(
        "play",
        "rolling-dices",
        {"bots": ("bot_pace",), "moves": ("confirm", "take_backs"), "together": ("curtain",)},
    ),
    Section("keys", "keyboard", {"keys": ()}),
)


class SettingRow(NamedTuple):
    """Where a setting stands: its words at the left, its control at the right."""

    name: str
    box: Box


class SettingsScene(ReferenceScreen):
    """Tabs at the left, the settings of one of them, and how it looks at the right."""

    heading = "shell.settings.title"
    keys = (
        (TAB, "shell.key.next_control"),
        (VERTICAL, "shell.key.row"),
        (HORIZONTAL, "shell.key.value"),
        (ESCAPE, "shell.key.back"),
    )

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._section = SECTIONS[0]
        self._before = self._current()
        self._lines: list[SettingRow] = []
        self._headings: dict[str, Box] = {}

    @property
    def note(self) -> str:
        """That nothing needs to be confirmed."""
        return self.app.words("shell.settings.at_once")

    # --- measures ----------------------------------------------------------------------------------

    @property
    def _tabs(self) -> Box:
        return self.body._replace(width=210 if self.canvas.compact else 312)

    @property
    def _preview(self) -> Box:
        body = self.body
        width = 0 if self.canvas.compact else 480
        return Box(body.x + body.width - width, body.y, width, body.height)

    @property
    def _content(self) -> Box:
        left = self._tabs.x + self._tabs.width + self.gap
        right = self._preview.x - (self.gap if self._preview.width else 0)
        return self.body._replace(x=left, width=right - left)

    # --- building ----------------------------------------------------------------------------------

    def build(self) -> None:
        """Create the tabs, the controls of the chosen one and the buttons."""
        self._build_tabs()
        self._arrange()
        for line in self._lines:
            wide = line.box.width * (0.56 if self.canvas.compact else 0.55)
            tall = self.size(50)
            top = line.box.y + (line.box.height - tall) / 2
            self.add(self._control(line.name, self.box(line.box.x + line.box.width - wide, top, wide, tall)))
        self._build_footer()
        self.header()

    def _build_tabs(self) -> None:
        tabs, tall = self._tabs, self.size(60)
        for number, section in enumerate(SECTIONS):
            rect = self.box(tabs.x + 12, tabs.y + 18 + number * (tall + 8), tabs.width - 24, tall)
            self.add(
                Tab(
                    rect,
                    self.canvas.k,
                    self.app.words(f"shell.settings.section.{section.name}"),
                    partial(self._open, section),
                    picture=section.icon,
                    chosen=section is self._section,
                    size=self.size(21),
                )
            )
        width, height = tabs.width - 40, self.size(48)
        rect = self.box(tabs.x + 20, tabs.y + tabs.height - height - 20, width, height)
        self.add(
            Button(
                rect,
                self.canvas.k,
                self.app.words("shell.settings.reset"),
                self._reset,
                enabled=bool(self._section.settings),
            )
        )

    def _build_footer(self) -> None:
        foot = self.footer
        done, revert = (180, 190) if self.canvas.compact else (300, 280)
        right = foot.x + foot.width
        self.add(
            Button(
                self.box(right - done - self.gap - revert, foot.y, revert, foot.height),
                self.canvas.k,
                self.app.words("shell.settings.revert"),
                self._revert,
                enabled=self._current() != self._before,
            )
        )
        rect = self.box(right - done, foot.y, done, foot.height)
        words = self.app.words("shell.done")
        self.add(Button(rect, self.canvas.k, words, self.back, kind="primary", key=ESCAPE))

    def _arrange(self) -> None:
        """Find room for the headings and the settings of the chosen tab."""
        self._lines, self._headings = [], {}
        content = self._content
        inner = content.inset(self.padding)
        y = inner.y
        for group, names in self._section.groups.items():
            self._headings[group] = Box(inner.x, y, inner.width, self.size(40))
            y += self.size(54)
            for name in names:
                self._lines.append(SettingRow(name, Box(inner.x, y, inner.width, self.size(66))))
                y += self.size(76)
            y += self.size(16)

    def _control(self, name: str, rect: Rect) -> Widget:
        """Return the control of a setting."""
        unit, settings, words = self.canvas.k, self.app.settings, self.app.words
        change = partial(self._change, name)
        match name:
            case "language":
                labels = [load(language)("shell.language_name") for language in LANGUAGES]
                chosen = LANGUAGES.index(self.app.language)
                return Segments(rect, unit, labels, chosen, lambda number: change(LANGUAGES[number]))
            case "fullscreen":
                labels = [words(f"shell.settings.fullscreen.{value}") for value in ("off", "on")]
                chosen = int(settings.fullscreen)
                return Segments(rect, unit, labels, chosen, lambda number: change(bool(number)))
            case "speed" | "bot_pace":
                labels = [words(f"shell.settings.{name}.{speed}") for speed in SPEEDS]
                chosen = SPEEDS.index(getattr(settings, name))
                return Segments(rect, unit, labels, chosen, lambda number: change(SPEEDS[number]))
            case "scale":
                return Stepper(rect, unit, settings.scale, SCALES, SCALE_STEP, self._percent, change)
            case "volume":
                return Stepper(rect, unit, settings.volume, VOLUMES, VOLUME_STEP, self._percent, change)
        on = bool(getattr(settings, name))
        return Switch(rect, unit, words("shell.on" if on else "shell.off"), on, change)

    def _percent(self, value: int) -> str:
        return self.app.words("shell.percent", n=value)

    # --- acting ------------------------------------------------------------------------------------

    def _open(self, section: Section) -> None:
        self._section = section
        self.lay_out()

    def _current(self) -> Settings:
        """Return the settings as they are, the language spelled out."""
        return msgspec.structs.replace(self.app.settings, language=self.app.language)

    def _change(self, name: str, value: Any) -> None:
        """Let a setting take effect and keep it."""
        if name == "language":
            self.app.set_language(value)
        elif name == "fullscreen":
            if value != self.app.settings.fullscreen:
                self.app.toggle_fullscreen()
        else:
            setattr(self.app.settings, name, value)
            self.app.save_settings()
            if name == "scale":
                self.app.lay_out()
        if name == "volume":
            self.app.sounds.play("button")
        self.lay_out()

    def _restore(self, names: list[str], values: Settings) -> None:
        for name in names:
            if getattr(self._current(), name) != getattr(values, name):
                self._change(name, getattr(values, name))
        self.lay_out()

    def _reset(self) -> None:
        """Set the chosen tab back to how the game comes; the language one reads stays."""
        self._restore(self._section.settings, Settings(language=self.app.language))

    def _revert(self) -> None:
        """Undo everything changed since the page was opened."""
        self._restore([name for section in SECTIONS for name in section.settings], self._before)

    # --- drawing -----------------------------------------------------------------------------------

    def paint(self, surface: Surface) -> None:
        """Draw the panels and the words beside the controls."""
        super().paint(surface)
        self.paint_panel(surface, self._tabs)
        self.paint_panel(surface, self._content)
        for group, box in self._headings.items():
            self.paint_section(surface, self.app.words(f"shell.settings.group.{group}"), box)
        for line in self._lines:
            self._paint_words(surface, line)
        if self._section.name == "keys":
            inner = self._content.inset(self.padding)
            top = self.size(60)
            paint_keys(self, surface, Box(inner.x, inner.y + top, inner.width, inner.height - top))
        if self._preview.width:
            paint_preview(self, surface, self._preview)

    def _paint_words(self, surface: Surface, line: SettingRow) -> None:
        name, box = line
        label = self.app.words(f"shell.settings.{name}")
        note = self.app.words(f"shell.settings.{name}.note", key=KEYCAPS.get(name, ""))
        room = box.width * 0.42
        y = box.y + box.height / 2
        self.write(surface, label, (box.x, y - self.size(13)), room, size=self.size(20), style=LABEL)
        self.write_block(
            surface,
            note,
            (box.x, y + self.size(1)),
            (room, self.size(40)),
            size=self.size(17),
            style=EXPLANATION,
        )

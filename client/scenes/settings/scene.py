"""The screen of the settings: every change applies at once and is saved."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, get_args

import msgspec
from pygame import Rect, Surface

from client.art.text import Style
from client.art.theme import SECOND
from client.art.type_sizes import Type
from client.canvas import Box, largest_scale
from client.scenes.reference import ESCAPE, HORIZONTAL, TAB, VERTICAL, ReferenceScreen
from client.scenes.settings.key_list import paint_keys
from client.scenes.settings.preview import paint_preview
from client.widgets.buttons import Button
from client.widgets.inputs import Segments, Stepper, Switch
from client.widgets.menu_row import Tab
from client.widgets.widget import Widget
from client.words import LANGUAGES, load
from saves.settings import Settings, Speed

if TYPE_CHECKING:
    from client.app import App

STEPS = {"scale": ((75, 250), 25), "volume": ((0, 100), 10), "ambience": ((0, 100), 10)}
"""The settings that are numbers: their bounds and how far a step goes."""
VALUES: dict[str, tuple[Any, ...]] = {
    "language": LANGUAGES,
    "fullscreen": (False, True),
    "speed": get_args(Speed),
    "bot_pace": get_args(Speed),
}
"""The settings that are chosen from a few values; all others are switches."""
NAMES = {False: "off", True: "on"}
LABEL = Style("ui_medium")
EXPLANATION = Style("text", SECOND, leading=1.36)
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
        {
            "text": ("language", "mild", "scale", "in_words"),
            "screen": ("fullscreen", "speed", "reduced_motion"),
        },
    ),
    Section("sound", "sound-on", {"sound": ("volume", "ambience", "mute")}),
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

    heading = "shell.settings"
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
        return self.body._replace(width=210 if self.compact else 312)

    @property
    def _preview(self) -> Box:
        body = self.body
        width = 0 if self.compact else 480
        return Box(body.x + body.width - width, body.y, width, body.height)

    @property
    def _content(self) -> Box:
        left = self._tabs.x + self._tabs.width + self.gap
        right = self._preview.x - (self.gap if self._preview.width else 0)
        return self.body._replace(x=left, width=right - left)

    # --- building ----------------------------------------------------------------------------------

    def build(self) -> None:
        """Add the tabs, the controls of the open one and the buttons."""
        self._build_tabs()
        self._arrange()
        for line in self._lines:
            wide = line.box.width * (0.56 if self.compact else 0.55)
            tall = min(line.box.height, self.size(50))
            top = line.box.y + (line.box.height - tall) / 2
            self.add(self._control(line.name, self.box(line.box.x + line.box.width - wide, top, wide, tall)))
        self._build_footer()
        self.header()

    def _build_tabs(self) -> None:
        words, tabs, tall = self.app.words, self._tabs, self.size(60)
        for number, section in enumerate(SECTIONS):
            rect = self.box(tabs.x + 12, tabs.y + 18 + number * (tall + 8), tabs.width - 24, tall)
            label, command = words(f"shell.settings.section.{section.name}"), partial(self._open, section)
            chosen, size = section is self._section, self.size(Type.MESSAGE)
            self.add(Tab(rect, self.unit, command, label, picture=section.icon, chosen=chosen, size=size))
        height = self.size(48)
        rect = self.box(tabs.x + 20, tabs.y + tabs.height - height - 20, tabs.width - 40, height)
        label, enabled = words("shell.settings.reset"), bool(self._section.settings)
        self.add(Button(rect, self.unit, self._reset, label, enabled=enabled))

    def _build_footer(self) -> None:
        words, foot = self.app.words, self.footer
        done, revert = (180, 190) if self.compact else (300, 280)
        right = foot.x + foot.width
        rect = self.box(right - done - self.gap - revert, foot.y, revert, foot.height)
        label, enabled = words("shell.settings.revert"), self._current() != self._before
        self.add(Button(rect, self.unit, self._revert, label, enabled=enabled))
        rect = self.box(right - done, foot.y, done, foot.height)
        self.add(Button(rect, self.unit, self.back, words("shell.done"), kind="primary", key=ESCAPE))

    def _arrange(self) -> None:
        """Find room for the headings and the settings of the chosen tab."""
        self._lines, self._headings = [], {}
        content = self._content
        inner = content.inset(self.padding)
        groups = self._section.groups
        wanted = sum(self.size(54) + self.size(76) * len(names) for names in groups.values())
        wanted += self.size(16) * (len(groups) - 1)
        # In a low window everything moves closer together.
        closer, y = min(1.0, inner.height / wanted), inner.y
        for group, names in groups.items():
            self._headings[group] = Box(inner.x, y, inner.width, self.size(40) * closer)
            y += self.size(54) * closer
            for name in names:
                self._lines.append(SettingRow(name, Box(inner.x, y, inner.width, self.size(66) * closer)))
                y += self.size(76) * closer
            y += self.size(16) * closer

    def _control(self, name: str, rect: Rect) -> Widget:
        """Return the control of a setting."""
        unit, words = self.unit, self.app.words
        change = partial(self._change, name)
        value: Any = getattr(self._current(), name)
        if name in STEPS:
            (low, high), step = STEPS[name]
            if name == "scale":
                high = largest_scale(self.app.canvas.size, range(low, high + step, step))
            return Stepper(rect, unit, min(value, high), (low, high), step, self._percent, change)
        if name not in VALUES:
            return Switch(rect, unit, words("shell.on" if value else "shell.off"), value, change)
        values = VALUES[name]
        if name == "language":
            labels = [load(language)("shell.language_name") for language in values]
        else:
            labels = [words(f"shell.settings.{name}.{NAMES.get(each, each)}") for each in values]
        chosen = values.index(value)
        return Segments(rect, unit, labels, chosen, lambda number: change(values[number]))

    def _percent(self, value: int) -> str:
        return self.app.words("shell.percent", n=value)

    # --- acting ------------------------------------------------------------------------------------

    def _open(self, section: Section) -> None:
        self._section = section
        self.lay_out()

    def _current(self) -> Settings:
        """Return the settings as they are, the language spelled out."""
        app = self.app
        return msgspec.structs.replace(app.settings, language=app.language, fullscreen=app.fullscreen)

    def _change(self, name: str, value: Any) -> None:
        """Let a setting take effect and keep it."""
        if name == "language":
            self.app.set_language(value)
        elif name == "mild":
            self.app.settings.mild = value
            self.app.set_language(self.app.language)
        elif name == "fullscreen":
            if value != self.app.fullscreen:
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
        if name == "scale" and self.app.canvas.applied != self.app.settings.scale:
            canvas = self.app.canvas
            key = "applied" if canvas.read == canvas.applied else "read"
            note = self.app.words(f"shell.settings.scale.{key}", n=canvas.applied, read=canvas.read)
        room = box.width * 0.42
        y = box.y + box.height / 2
        self.write(surface, label, (box.x, y - self.size(13)), room, size=self.size(Type.BODY), style=LABEL)
        at, size = (box.x, y + self.size(1)), self.size(Type.SMALL)
        self.write_block(surface, note, at, (room, self.size(40)), size=size, style=EXPLANATION)

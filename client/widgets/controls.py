"""Buttons, choices, switches and numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from client.art import panels
from client.art.cache import sprite
from client.art.icons import icon
from client.art.lettering import fitting
from client.art.panels import ButtonKind
from client.art.text import LIVELY, Style, line
from client.art.theme import DIM, FOCUS, SECOND, TEXT
from client.art.vector import circle, drawing, path, ring, rounded
from client.widgets.widget import Command, Widget


class Button(Widget):
    """A plate with an icon and a word, in letters of a size in units or as large as the plate has them.

    `key` is the keycap shown at its right.
    """

    def __init__(
        self,
        rect: Rect,
        unit: float,
        label: str,
        command: Command,
        *,
        picture: str = "",
        kind: ButtonKind = "normal",
        key: str = "",
        note: str = "",
        hint: str = "",
        enabled: bool = True,
        size: float = 0,
    ) -> None:
        super().__init__(rect, hint=hint, enabled=enabled)
        self._unit = unit
        self.label = label
        self._command = command
        self._px = round(size * unit)
        self._picture = picture
        self._kind: ButtonKind = kind
        self._key = key
        self._note = note

    def activate(self, position: tuple[int, int] | None = None) -> None:
        """Run the command."""
        self._command()

    def draw(self, surface: Surface) -> None:
        """Draw the plate and what is written on it."""
        plate = panels.button(
            self.rect.size,
            self.label,
            self._unit,
            kind=self._kind,
            state=self.state,
            px=self._px,
            sign=self._picture,
            key=self._key,
            note=self._note,
        )
        surface.blit(plate, self.rect)


class IconButton(Widget):
    """A small plate with an icon, or with a single sign such as an arrow; its hint says what it does."""

    def __init__(
        self,
        rect: Rect,
        unit: float,
        command: Command,
        *,
        picture: str = "",
        sign: str = "",
        hint: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(rect, hint=hint, enabled=enabled)
        self._unit = unit
        self._command = command
        self._picture = picture
        self._sign = sign

    def activate(self, position: tuple[int, int] | None = None) -> None:
        """Run the command."""
        self._command()

    def draw(self, surface: Surface) -> None:
        """Draw the plate and its mark."""
        surface.blit(panels.button(self.rect.size, "", self._unit, state=self.state), self.rect)
        colour = DIM if not self.enabled else FOCUS if self.hovered else TEXT
        if self._picture:
            mark = icon(self._picture, round(self.rect.height * 0.62), colour)
        else:
            px = min(round(self.rect.height * 0.72), round(26 * self._unit))
            mark = line(self._sign, Style("ui_bold", colour), px)
        surface.blit(mark, mark.get_rect(center=self.rect.center))


class Segments(Widget):
    """A choice of one among few, all in sight; left and right change it."""

    def __init__(
        self,
        rect: Rect,
        unit: float,
        labels: Sequence[str],
        chosen: int,
        command: Callable[[int], None],
        *,
        hint: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(rect, hint=hint, enabled=enabled)
        self._unit = unit
        self._labels = labels
        self.chosen = chosen
        self._command = command

    def activate(self, position: tuple[int, int] | None = None) -> None:
        """Choose the segment clicked on, or the next one."""
        if position is None:
            self._choose((self.chosen + 1) % len(self._labels))
        else:
            self._choose((position[0] - self.rect.x) * len(self._labels) // self.rect.width)

    def adjust(self, step: int) -> bool:
        """Choose the neighbour."""
        self._choose(min(len(self._labels) - 1, max(0, self.chosen + step)))
        return True

    def _choose(self, number: int) -> None:
        if number != self.chosen:
            self.chosen = number
            self._command(number)

    def draw(self, surface: Surface) -> None:
        """Draw the field and its segments, the chosen one in gold."""
        surface.blit(panels.field(self.rect.size, self._unit), self.rect)
        width = self.rect.width / len(self._labels)
        px = min(
            fitting(label, "ui_bold", round(18 * self._unit), width - 8 * self._unit)
            for label in self._labels
        )
        for number, label in enumerate(self._labels):
            left = round(number * width)
            box = Rect(self.rect.x + left, self.rect.y, round((number + 1) * width) - left, self.rect.height)
            chosen = number == self.chosen
            if chosen:
                inner = box.inflate(-round(4 * self._unit), -round(4 * self._unit))
                surface.blit(panels.button(inner.size, "", self._unit, state=self._shown), inner)
            colour = DIM if not self.enabled else TEXT if chosen else SECOND
            words = line(label, Style("ui_bold" if chosen else "ui_medium", colour), px)
            surface.blit(words, words.get_rect(center=box.center))

    @property
    def _shown(self) -> panels.ButtonState:
        return "selected" if self.enabled else "disabled"


class Switch(Widget):
    """On or off, with its label to the right."""

    def __init__(
        self,
        rect: Rect,
        unit: float,
        label: str,
        on: bool,
        command: Callable[[bool], None],
        *,
        hint: str = "",
    ) -> None:
        super().__init__(rect, hint=hint)
        self._unit = unit
        self._label = label
        self.on = on
        self._command = command

    def activate(self, position: tuple[int, int] | None = None) -> None:
        """Change over."""
        self.on = not self.on
        self._command(self.on)

    def adjust(self, step: int) -> bool:
        """Right is on, left is off."""
        if self.on != (step > 0):
            self.activate()
        return True

    def draw(self, surface: Surface) -> None:
        """Draw the switch and its label."""
        height = min(self.rect.height, round(32 * self._unit))
        picture = toggle(height, on=self.on)
        surface.blit(picture, picture.get_rect(midleft=self.rect.midleft))
        style = LIVELY if self.hovered else Style(colour=TEXT)
        room = self.rect.width - picture.get_width() - 14 * self._unit
        words = line(self._label, style, round(20 * self._unit), room)
        left = self.rect.x + picture.get_width() + round(14 * self._unit)
        surface.blit(words, words.get_rect(midleft=(left, self.rect.centery)))


@sprite
def toggle(height: int, *, on: bool) -> Surface:
    """Return the lever of a switch; a tick as well as its side tells that it is on."""
    fill, edge, knob = ("#a5741f", "#f0cc7c", "#fff2cf") if on else ("#120c0c", "#7d6a4e", "#8f8272")
    lever = [
        path(rounded(1, 1, 54, 28, 14), fill),
        path(ring(1, 1, 54, 28, 14, 2), edge, holes=True),
        path(circle(41 if on else 15, 15, 10), knob),
    ]
    if on:
        lever.append(path("M12 15L17 20L25 10", stroke="#281405", width=2.6))
    return drawing((round(height * 56 / 30), height), *lever, view=(56, 30))


class Stepper(Widget):
    """A number between two bounds: less and more at its ends, its value on a bar."""

    def __init__(
        self,
        rect: Rect,
        unit: float,
        value: int,
        bounds: tuple[int, int],
        step: int,
        show: Callable[[int], str],
        command: Callable[[int], None],
        *,
        hint: str = "",
    ) -> None:
        super().__init__(rect, hint=hint)
        self._unit = unit
        self.value = value
        self._bounds = bounds
        self._step = step
        self._show = show
        self._command = command

    def activate(self, position: tuple[int, int] | None = None) -> None:
        """Step towards the end clicked on."""
        self.adjust(1 if position is None or position[0] >= self.rect.centerx else -1)

    def adjust(self, step: int) -> bool:
        """Change the value by one step."""
        low, high = self._bounds
        value = min(high, max(low, self.value + step * self._step))
        if value != self.value:
            self.value = value
            self._command(value)
        return True

    def draw(self, surface: Surface) -> None:
        """Draw the ends, the bar and the value."""
        unit, rect = self._unit, self.rect
        surface.blit(panels.field(rect.size, unit), rect)
        px = round(26 * unit)
        for label, x in (("–", rect.x + rect.height // 2), ("+", rect.right - rect.height // 2)):
            words = line(label, LIVELY, px)
            surface.blit(words, words.get_rect(center=(x, rect.centery)))
        words = line(self._show(self.value), LIVELY, round(20 * unit))
        surface.blit(words, words.get_rect(center=(rect.centerx, rect.centery - round(4 * unit))))
        low, high = self._bounds
        size = (rect.width - 2 * rect.height, max(2, round(5 * unit)))
        bar = panels.progress(size, (self.value - low) / (high - low), unit)
        surface.blit(bar, bar.get_rect(midbottom=(rect.centerx, rect.bottom - round(4 * unit))))

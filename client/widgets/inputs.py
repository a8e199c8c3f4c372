"""Controls that hold a value: segments, a switch, a number, a chooser."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from client.art import panels
from client.art.cache import sprite
from client.art.lettering import fitting
from client.art.place import place
from client.art.text import LIVELY, Style
from client.art.theme import ACCENT, DIM, SECOND, SWITCH_OFF, SWITCH_ON, SWITCH_TICK, TEXT
from client.art.type_sizes import Type
from client.art.vector import circle, drawing, path, ring, rounded
from client.widgets.widget import Widget


@dataclass(eq=False)
class Segments(Widget):
    """A choice of one among few, all in sight; left and right change it."""

    labels: Sequence[str]
    chosen: int
    change: Callable[[int], None]

    def activate(self, position: tuple[int, int] | None = None) -> None:
        """Choose the segment clicked on, or the next one."""
        if position is None:
            self.choose((self.chosen + 1) % len(self.labels))
        else:
            self.choose((position[0] - self.rect.x) * len(self.labels) // self.rect.width)

    def adjust(self, step: int) -> bool:
        """Choose the neighbour."""
        self.choose(min(len(self.labels) - 1, max(0, self.chosen + step)))
        return True

    def choose(self, number: int) -> None:
        """Choose a segment and tell so, unless it is chosen already."""
        if number != self.chosen:
            self.chosen = number
            self.change(number)

    def draw(self, surface: Surface) -> None:
        """Draw the field and its segments, the chosen one in gold."""
        surface.blit(panels.field(self.rect.size, self.unit), self.rect)
        width, most = self.rect.width / len(self.labels), self.px(Type.LABEL)
        px = min(fitting(label, "ui_bold", most, width - 14 * self.unit) for label in self.labels)
        for number, label in enumerate(self.labels):
            left = round(number * width)
            box = Rect(self.rect.x + left, self.rect.y, round((number + 1) * width) - left, self.rect.height)
            chosen = number == self.chosen
            if chosen:
                inner = box.inflate(-self.px(4), -self.px(4))
                state: panels.ButtonState = "selected" if self.enabled else "disabled"
                surface.blit(panels.button(inner.size, "", self.unit, state=state), inner)
            colour = DIM if not self.enabled else TEXT if chosen else SECOND
            self.write(surface, label, Style("ui_bold" if chosen else "ui_medium", colour), px, box.center)


@dataclass(eq=False)
class Switch(Widget):
    """On or off, with its label to the right."""

    label: str
    on: bool
    change: Callable[[bool], None]

    def activate(self, position: tuple[int, int] | None = None) -> None:
        """Change over."""
        self.on = not self.on
        self.change(self.on)

    def adjust(self, step: int) -> bool:
        """Switch on to the right, off to the left."""
        if self.on != (step > 0):
            self.activate()
        return True

    def draw(self, surface: Surface) -> None:
        """Draw the switch and its label."""
        picture = toggle(min(self.rect.height, self.px(32)), on=self.on)
        end = place(surface, picture, self.rect.midleft, "midleft").width
        style = LIVELY if self.hovered else Style(colour=TEXT)
        at = (self.rect.x + end + self.px(14), self.rect.centery)
        room = self.rect.width - end - 14 * self.unit
        self.write(surface, self.label, style, self.px(Type.BODY), at, "midleft", room)


@sprite
def toggle(height: int, *, on: bool) -> Surface:
    """Return the lever of a switch; a tick as well as its side tells that it is on."""
    fill, edge, knob = SWITCH_ON if on else SWITCH_OFF
    lever = [
        path(rounded(1, 1, 54, 28, 14), fill),
        path(ring(1, 1, 54, 28, 14, 2), edge, holes=True),
        path(circle(41 if on else 15, 15, 10), knob),
    ]
    if on:
        lever.append(path("M12 15L17 20L25 10", stroke=SWITCH_TICK, width=2.6))
    return drawing((round(height * 56 / 30), height), *lever, view=(56, 30))


@dataclass(eq=False)
class TwoEnded(Widget):
    """The base of values that are lowered at the left end and raised at the right one."""

    def activate(self, position: tuple[int, int] | None = None) -> None:
        """Step towards the end clicked on; by Enter, to the right."""
        self.adjust(1 if position is None or position[0] >= self.rect.centerx else -1)


@dataclass(eq=False)
class Stepper(TwoEnded):
    """A number between two bounds, shown on a bar."""

    value: int
    bounds: tuple[int, int]
    step: int
    show: Callable[[int], str]
    change: Callable[[int], None]

    def adjust(self, step: int) -> bool:
        """Change the value by one step."""
        low, high = self.bounds
        value = min(high, max(low, self.value + step * self.step))
        if value != self.value:
            self.value = value
            self.change(value)
        return True

    def draw(self, surface: Surface) -> None:
        """Draw the ends, the bar and the value."""
        rect, (low, high) = self.rect, self.bounds
        surface.blit(panels.field(rect.size, self.unit), rect)
        for label, x in (("–", rect.x + rect.height // 2), ("+", rect.right - rect.height // 2)):
            self.write(surface, label, LIVELY, self.px(Type.PROMPT), (x, rect.centery))
        middle = (rect.centerx, rect.centery - self.px(4))
        self.write(surface, self.show(self.value), LIVELY, self.px(Type.BODY), middle)
        size = (rect.width - 2 * rect.height, max(2, self.px(5)))
        bar = panels.progress(size, (self.value - low) / (high - low), self.unit)
        place(surface, bar, (rect.centerx, rect.bottom - self.px(4)), "midbottom")


@dataclass(eq=False)
class Chooser(TwoEnded):
    """A caption and one of many values between two arrows; the last value is followed by the first."""

    caption: str
    labels: Sequence[str]
    chosen: int
    change: Callable[[int], None]

    def adjust(self, step: int) -> bool:
        """Go to the neighbouring value."""
        self.chosen = (self.chosen + step) % len(self.labels)
        self.change(self.chosen)
        return True

    def draw(self, surface: Surface) -> None:
        """Draw the field, both arrows, the caption and the value under it."""
        rect, end = self.rect, self.px(30)
        surface.blit(panels.field(rect.size, self.unit), rect)
        arrow = Style("ui_medium", ACCENT if self.hovered else SECOND)
        for label, x in (("‹", rect.left + end // 2), ("›", rect.right - end // 2)):
            self.write(surface, label, arrow, self.px(Type.QUESTION), (x, rect.centery))
        for markup, style, size, share in (
            (self.caption, Style(colour=SECOND), Type.FINE, 0.27),
            (self.labels[self.chosen], Style("ui_medium", TEXT), Type.LABEL, 0.68),
        ):
            at = (rect.centerx, rect.y + rect.height * share)
            self.write(surface, markup, style, self.px(size), at, room=rect.width - 2 * end)

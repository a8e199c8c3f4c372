"""A screen made of controls: one of them is under the mouse, one under the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pygame_gui
from pygame import Surface

from client.art.effects import focus_ring
from client.art.place import place
from client.scene import KEY_REPEAT, Scene
from client.widgets import tooltip
from client.widgets.field import Field
from client.widgets.focus import DIRECTIONS, nearest
from client.widgets.widget import Callback, Widget

if TYPE_CHECKING:
    from client.app import App

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
LEAVING = (*ENTER, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN)
"""Keys that end typing in a field."""


class Page(Scene):
    """Builds its controls in `build`, keeps the focus over every new layout, and goes back on Escape."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.widgets: list[Widget] = []
        self.shortcuts: dict[int, Callback] = {}
        self.primary: Widget | None = None
        """What Enter does as long as the keyboard has not chosen anything else."""
        self._focus = -1
        self._by_keyboard = False

    # --- building ----------------------------------------------------------------------------------

    def build(self) -> None:
        """Create the controls with `add` for the window, the language and what is chosen now."""

    def paint(self, surface: Surface) -> None:
        """Draw what lies behind the controls."""

    def back(self) -> None:
        """Leave the page."""
        self.app.sounds.play("button")
        self.app.pop()

    def lay_out(self) -> None:
        """Build everything anew; the same control keeps the focus."""
        self._clear_gui()
        self.widgets.clear()
        self.shortcuts.clear()
        self.primary = None
        self.build()
        if self._focus < 0 and self.primary is not None:
            self._focus = self.widgets.index(self.primary)
        self._focus = min(max(0, self._focus), max(0, len(self.widgets) - 1))
        self._point(pygame.mouse.get_pos())
        self.dirty = True

    def _clear_gui(self) -> None:
        self.app.gui.set_focus_set(None)
        self.app.gui.clear_and_reset()  # type: ignore[no-untyped-call]

    def add(self, widget: Widget) -> Widget:
        """Put a control on the page."""
        self.widgets.append(widget)
        return widget

    @property
    def focused(self) -> Widget | None:
        """The control under the keyboard."""
        return self.widgets[self._focus] if self.widgets else None

    def focus(self, widget: Widget) -> None:
        """Give a control the keyboard."""
        self._focus = self.widgets.index(widget)
        self.dirty = True

    # --- events ------------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        """Let typed fields blink and pages scroll."""
        self.app.gui.update(seconds)
        if pygame.key.get_repeat() != KEY_REPEAT:
            # A field that loses the keyboard switches repetition off for everybody.
            pygame.key.set_repeat(*KEY_REPEAT)
        # The root container is always there.
        if len(self.app.gui.get_sprite_group().sprites()) > 1:
            self.dirty = True

    def leave(self) -> None:
        """Take the typed fields away."""
        self._clear_gui()

    @property
    def typing(self) -> bool:
        """Whether a field has the keyboard."""
        return self._typed is not None

    @property
    def _typed(self) -> Field | None:
        return next((widget for widget in self.widgets if isinstance(widget, Field) and widget.typing), None)

    def handle(self, event: pygame.Event) -> None:
        """Turn mouse and keys into activations."""
        typed = self._typed
        if typed is not None and event.type == pygame.KEYDOWN and event.key in LEAVING:
            self._stop_typing(typed, event)
            return
        # What is typed is no shortcut, whether the field has a use for the key or not.
        if self.app.gui.process_events(event) or (typed is not None and event.type == pygame.KEYDOWN):
            self._follow_typing()
            self.dirty = True
            return
        if event.type == pygame.MOUSEMOTION:
            self._by_keyboard = False
            self._point(event.pos)
            for widget in self.widgets:
                self.dirty |= widget.point(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._release(event.pos)
        elif event.type == pygame.MOUSEWHEEL:
            for widget in self.widgets:
                if widget.hovered and widget.handle(event):
                    self.dirty = True
        elif event.type in (pygame_gui.UI_TEXT_ENTRY_CHANGED, pygame_gui.UI_DROP_DOWN_MENU_CHANGED):
            for widget in list(self.widgets):
                widget.handle(event)
        elif event.type in (pygame.KEYDOWN, pygame.TEXTINPUT):
            focused = self.focused
            if focused is not None and focused.handle(event):
                self.dirty = True
            elif event.type == pygame.KEYDOWN:
                self.key(event)

    def _stop_typing(self, field: Field, event: pygame.Event) -> None:
        """Let a key end typing; one that leads elsewhere goes on to do so."""
        self.app.gui.set_focus_set(None)
        self._by_keyboard = self.dirty = True
        if event.key in ENTER:
            if field.submit is not None:
                field.submit()
            else:
                self.focus(self.primary or field)
        elif event.key != pygame.K_ESCAPE:
            self.key(event)

    def _follow_typing(self) -> None:
        """Give the focus to the field that was clicked into."""
        typed = self._typed
        if typed is not None:
            self._focus = self.widgets.index(typed)

    def key(self, event: pygame.Event) -> None:
        """Act on a key that the focused control does not want."""
        focused = self.focused
        if event.key in self.shortcuts and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            self.shortcuts[event.key]()
            return
        if event.key == pygame.K_ESCAPE:
            self.back()
            return
        if event.key in (*ENTER, pygame.K_SPACE):
            if not self._by_keyboard and self.primary is not None:
                focused = self.primary
            if focused is not None and focused.enabled:
                focused.activate()
        elif event.key == pygame.K_TAB:
            self._step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in DIRECTIONS:
            self.walk(DIRECTIONS[event.key])
        self._by_keyboard = True
        self.dirty = True

    def _point(self, position: tuple[int, int]) -> None:
        for widget in self.widgets:
            hovered = widget.rect.collidepoint(position)
            if hovered != widget.hovered:
                widget.hovered = hovered
                self.dirty = True

    def _press(self, position: tuple[int, int]) -> None:
        self._point(position)
        for number, widget in enumerate(self.widgets):
            widget.pressed = widget.hovered and widget.enabled
            if widget.pressed:
                self._focus = number
                self.dirty = True

    def _release(self, position: tuple[int, int]) -> None:
        pressed = [widget for widget in self.widgets if widget.pressed]
        for widget in pressed:
            widget.pressed = False
            self.dirty = True
            if widget.rect.collidepoint(position):
                widget.activate(position)

    def _step(self, step: int) -> None:
        for _ in self.widgets:
            self._focus = (self._focus + step) % len(self.widgets)
            if self.widgets[self._focus].enabled:
                if isinstance(self.focused, Field):
                    self.focused.activate()
                return

    def walk(self, direction: tuple[int, int]) -> None:
        """Move the focus to the nearest control in a direction; a field waits for Enter to be typed into."""
        boxes = {number: widget.rect for number, widget in enumerate(self.widgets) if widget.enabled}
        self._focus = nearest(boxes, self._focus, direction) or 0

    # --- drawing -----------------------------------------------------------------------------------

    def debug_boxes(self) -> dict[str, pygame.Rect]:
        """Return the controls by their number and kind."""
        return {f"{number} {type(each).__name__}": each.rect for number, each in enumerate(self.widgets)}

    def draw(self, surface: Surface) -> None:
        """Draw the ground, the controls, and the ring around the focused one when keys are in use."""
        self.paint(surface)
        for number, widget in enumerate(self.widgets):
            widget.focused = number == self._focus and self._by_keyboard
            widget.draw(surface)
            if widget.focused:
                place(surface, focus_ring(widget.rect.size, self.canvas.k), widget.rect.center)
        self.app.gui.draw_ui(surface)
        for widget in self.widgets:
            if isinstance(widget, Field):
                widget.draw_placeholder(surface)
        for widget in self.widgets:
            if widget.tooltip and (widget.focused if self._by_keyboard else widget.hovered):
                tooltip.show(surface, widget.tooltip, widget.rect, self.canvas.reading)
                return

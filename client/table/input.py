"""From the events of the window to intentions: mouse and keys end on the same path."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic as now

import pygame

from client.table.buttons import only_answer, press_button
from client.table.choosing import offered_things
from client.table.hits import (
    button_at,
    dragged_with,
    dropped_on,
    moved_far,
    name_at,
    names_at,
    pressed_at,
    reach_of,
    sent_to,
    thing_at,
)
from client.table.intentions import (
    Click,
    CloseMenu,
    Command,
    Do,
    Drop,
    Flip,
    Hold,
    Inspect,
    Intention,
    LetGo,
    Pan,
    Peek,
    Pick,
    Scroll,
    Select,
    ShowWords,
    Zoom,
)
from client.table.layout import FIELD, S
from client.table.log_panel import cards_at
from client.table.menu import Menu
from client.table.model import Pointer, TableModel
from client.widgets.focus import DIRECTIONS, nearest

TAP = 0.35
"""For how many seconds a key is down at most when it is tapped and not held."""
ALT = (pygame.K_LALT, pygame.K_RALT)
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
UPWARDS = {pygame.K_UP: 1, pygame.K_RIGHT: 1, pygame.K_DOWN: -1, pygame.K_LEFT: -1}
"""How many steps upwards in a menu a key goes: towards the first line, or to more of what is counted."""
ZOOMING = dict.fromkeys((pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS), 1)
ZOOMING |= dict.fromkeys((pygame.K_MINUS, pygame.K_KP_MINUS), -1)
"""How many notches of the wheel a key is worth."""
COMMANDS = {
    pygame.K_ESCAPE: Command.STEP_BACK,
    pygame.K_z: Command.UNDO,
    pygame.K_y: Command.REDO,
    pygame.K_d: Command.PILES,
    pygame.K_l: Command.LOG,
    pygame.K_F1: Command.RULES,
    pygame.K_HOME: Command.WHOLE_MAP,
}
"""What keys do, whether or not a button says so."""


class Input:
    """Reads events over a model; it keeps where the pointer is and what was pressed, nothing else."""

    def __init__(self) -> None:
        self.pointer = Pointer()
        self._pressed_at: tuple[int, int] | None = None
        self._turning = False
        self._panning = False
        self._by_keys = False
        self._space_since = 0.0
        """When the key was pressed that shows the table, as long as it is down."""
        self._still_at = (0, 0)
        """Where the mouse was when the table changed below it."""

    def read(self, event: pygame.Event, model: TableModel[S]) -> Iterator[Intention]:
        """Yield what an event means over a model."""
        if event.type == pygame.MOUSEMOTION:
            yield from self._move(event.pos, event.rel, model)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            yield from self._press(event.pos, model)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT:
            yield Inspect(thing_at(model, event.pos))
        elif event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            yield from self._release(event.pos, model)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_MIDDLE:
            self._panning = FIELD in names_at(model, event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_MIDDLE:
            self._panning = False
        elif event.type == pygame.MOUSEWHEEL:
            yield from self._wheel(event.y, model)
        elif event.type in (pygame.KEYDOWN, pygame.KEYUP) and event.key in ALT:
            yield ShowWords(on=event.type == pygame.KEYDOWN)
        elif event.type == pygame.WINDOWFOCUSLOST:
            # Whoever leaves by Alt and Tab lets go elsewhere.
            yield ShowWords(on=False)
        elif event.type == pygame.KEYDOWN:
            yield from self._key(event, model)
        elif event.type == pygame.KEYUP and event.key == pygame.K_SPACE:
            held, self._space_since = self._space_since and now() - self._space_since, 0.0
            # Whoever holds it looks as long as that; a tap is ended by another one.
            if held > TAP and model.peeking:
                yield Peek(on=False)

    def retarget(self, model: TableModel[S]) -> None:
        """Find out what the pointer is at, after the table has changed below it."""
        if self._by_keys:
            reach = reach_of(model)
            at = self.pointer.focus if self.pointer.focus in reach else next(iter(reach), "")
            self.pointer = self.pointer._replace(focus=at, hovered=at)
        else:
            self.pointer = self.pointer._replace(focus="", still=True)
            self._still_at = self.pointer.position
            self._hover(model)

    def focus(self, name: str) -> None:
        """Bring the keyboard's focus to a thing or a button."""
        self.pointer = self.pointer._replace(focus=name)

    def hover(self, name: str) -> None:
        """Point at a thing or a button, wherever the mouse is."""
        self.pointer = self.pointer._replace(hovered=name, used="")

    def open_menu(self) -> None:
        """Point at the first entry of a menu that opens."""
        self.pointer = self.pointer._replace(entry=0)

    def mark_used(self) -> None:
        """Say nothing about the thing under the pointer till it is pointed at anew."""
        self.pointer = self.pointer._replace(used=self.pointer.hovered)

    # --- the mouse ---------------------------------------------------------------------------------

    def _hover(self, model: TableModel[S]) -> None:
        position = self.pointer.position
        if model.menu:
            entry = model.menu.entry_at(position)
            self.pointer = self.pointer._replace(entry=self.pointer.entry if entry is None else entry)
        self.pointer = self.pointer._replace(named=cards_at(model.log, position))
        hovered = name_at(model, position)
        if hovered != self.pointer.hovered:
            self.hover(hovered)

    def _move(
        self, position: tuple[int, int], by: tuple[int, int], model: TableModel[S]
    ) -> Iterator[Intention]:
        self.pointer = self.pointer._replace(position=position)
        if self.pointer.still and moved_far(position, self._still_at):
            self.pointer = self.pointer._replace(still=False)
        if self._by_keys:
            self._by_keys = False
            self.focus("")
        if self._panning:
            yield Pan(*by)
            return
        if self._pressed_at and not model.held and moved_far(position, self._pressed_at):
            yield from self._pick_up(self._pressed_at, model)
        self._hover(model)

    def _pick_up(self, position: tuple[int, int], model: TableModel[S]) -> Iterator[Intention]:
        """Begin to drag: a thing, or the ground of the map."""
        if held := dragged_with(model, model.selected):
            yield Hold(held)
        elif FIELD in names_at(model, position):
            self._panning = True
            yield Select("")

    def _press(self, position: tuple[int, int], model: TableModel[S]) -> Iterator[Intention]:
        if model.menu:
            if step := model.menu.step_at(position):
                self._step_in_menu(model.menu, step)
                return
            entry = model.menu.pressed_at(position, self.pointer.entry)
            yield CloseMenu()
            if entry is not None:
                yield model.menu.intentions[entry]
            return
        button = button_at(model, position)
        self.pointer = self.pointer._replace(pressed=button)
        if button:
            return
        thing = pressed_at(model, position)
        under = dropped_on(model, position)
        if sent := sent_to(model, thing, under):
            yield Drop(sent, under)
            return
        self._pressed_at = position
        # It is turned when it is let go: whoever carries it off means the side that is up.
        self._turning = thing == model.selected and model.flips(thing)
        yield Select(thing)

    def _release(self, position: tuple[int, int], model: TableModel[S]) -> Iterator[Intention]:
        pressed, self._pressed_at = self._pressed_at, None
        panned, self._panning = self._panning, False
        if button := self.pointer.pressed:
            self.pointer = self.pointer._replace(pressed="")
            # Whoever thinks better of it lets go elsewhere.
            if button_at(model, position) == button:
                yield from press_button(button, model)
        elif model.held:
            yield LetGo(model.held, position)
            yield Drop(model.held, dropped_on(model, position))
            yield Select("")
        elif pressed and model.selected and not panned:
            if pressed_at(model, position) != model.selected:
                yield Select("")
            else:
                yield Flip(model.selected) if self._turning else Click(model.selected)

    def _wheel(self, notches: float, model: TableModel[S]) -> Iterator[Intention]:
        if model.menu:
            self._step_in_menu(model.menu, round(notches))
        elif model.flips(self.pointer.hovered):
            yield Flip(self.pointer.hovered)
        elif FIELD in names_at(model, self.pointer.position) and not offered_things(model):
            yield Zoom(notches, self.pointer.position)
        else:
            yield Scroll(round(notches))

    # --- the keyboard ------------------------------------------------------------------------------

    def _key(self, event: pygame.Event, model: TableModel[S]) -> Iterator[Intention]:
        key = event.key
        shortcut = next((button for button in model.buttons if button.code == key and button.enabled), None)
        if model.menu and key != pygame.K_ESCAPE:
            yield from self._key_in_menu(model.menu, event)
        elif shortcut is not None:
            # What the button asks is asked where it stands; the mouse stays where it is.
            mouse = self.pointer.position
            self.pointer = self.pointer._replace(position=shortcut.rect.center)
            yield shortcut.intention
            self.pointer = self.pointer._replace(position=mouse, hovered="")
        elif key == pygame.K_SPACE and (offered_things(model) or model.peeking):
            # A held key repeats.
            if not self._space_since:
                self._space_since = now()
                yield Peek(on=not model.peeking)
        elif event.unicode.isdecimal() and 0 < int(event.unicode) <= len(offered_things(model)):
            yield Click(offered_things(model)[int(event.unicode) - 1])
        elif key in COMMANDS:
            yield Do(COMMANDS[key])
        elif key in ENTER and model.hint is not None and not self._by_keys:
            yield Do(Command.FOLLOW)
        elif key in ENTER:
            answer = only_answer(model) if key != pygame.K_SPACE else ""
            yield from self._activate(self.pointer.focus or answer, model)
        elif key in DIRECTIONS:
            self._by_keys = True
            self.focus(nearest(reach_of(model), self.pointer.focus, DIRECTIONS[key]) or "")
            self.hover(self.pointer.focus)
            if self.pointer.focus in offered_things(model):
                yield Pick(self.pointer.focus)
        elif key == pygame.K_r and model.flips(model.selected or self.pointer.hovered):
            yield Flip(model.selected or self.pointer.hovered)
        elif key == pygame.K_i:
            yield Inspect(self.pointer.hovered)
        elif key in ZOOMING:
            yield Zoom(ZOOMING[key], self.pointer.position)

    def _key_in_menu(self, menu: Menu, event: pygame.Event) -> Iterator[Intention]:
        """Walk by arrows, choose by Enter or by digit."""
        entry = -1
        if event.key in UPWARDS:
            self._step_in_menu(menu, UPWARDS[event.key])
        elif event.key in ENTER:
            entry = self.pointer.entry
        elif menu.numbered and event.unicode.isdecimal():
            entry = int(event.unicode) - 1
        if 0 <= entry < len(menu.intentions):
            yield CloseMenu()
            yield menu.intentions[entry]

    def _step_in_menu(self, menu: Menu, upwards: int) -> None:
        self.pointer = self.pointer._replace(entry=menu.stepped(self.pointer.entry, upwards))

    def _activate(self, name: str, model: TableModel[S]) -> Iterator[Intention]:
        """Do by keyboard what a click on the focused thing or button would do."""
        reach = reach_of(model)
        if name not in reach:
            return
        self.pointer = self.pointer._replace(position=reach[name].center)
        if name not in model.arrangement.spots:
            yield from press_button(name, model)
        elif sent := sent_to(model, name, (name,)):
            yield Drop(sent, (name,))
        elif model.selected == name and model.flips(name):
            yield Flip(name)
        else:
            yield Click(name)

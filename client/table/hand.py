"""The player's hand at a table: what it points at, holds and has chosen, by mouse and by keyboard alike."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING

import pygame

from client.art.panels import ButtonState
from client.table.board import FIELD, Attention, original
from client.table.camera import WHOLE
from client.table.menu import Menu
from client.table.motion import Pose
from client.widgets.focus import DIRECTIONS, nearest
from rules.core.action import Action
from rules.core.decision import TURN

if TYPE_CHECKING:
    from client.table.scene import TableScene

DRAG_PIXELS = 6
NEAR = 12.0
"""How far outside a room of a map, in units, something is still dropped into it."""
STAY = Action("stay")
"""No option of any game: chosen in a menu, it only closes it."""
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
ZOOMING = {
    pygame.K_PLUS: 1,
    pygame.K_EQUALS: 1,
    pygame.K_KP_PLUS: 1,
    pygame.K_MINUS: -1,
    pygame.K_KP_MINUS: -1,
}
"""How many notches of the wheel a key is worth."""


class Hand:
    """Turns gestures into the options of a table scene; three kinds of gestures, one path."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.menu: Menu | None = None
        self.hovered = ""
        self.held = ""
        self.selected = ""
        self.focus = ""
        self.used = ""
        """The thing under the pointer that was just used: it is silent till pointed at anew."""
        self.pointer = (0, 0)
        self.flipped: set[str] = set()
        self._pressed_at: tuple[int, int] | None = None
        self._pressed_button = ""
        self._panning = False
        self._by_keys = False
        self._told: tuple[str, ...] = ()

    @property
    def aimed(self) -> str:
        """The thing that waits for its target, held or chosen by a click."""
        return self.held or (self.selected if self._scene.gestures.needs_target(self.selected) else "")

    @property
    def attention(self) -> Attention:
        """What the player is about."""
        considered = self.menu.pointed if self.menu else None
        return Attention(self.hovered, self.selected, self.held, self.pointer, considered)

    def state_of(self, button: str) -> ButtonState:
        """Return what a button looks like under the hand."""
        if button != self.hovered:
            return "normal"
        return "pressed" if button == self._pressed_button else "hover"

    def empty(self) -> None:
        """Let everything go: the table has changed under the hand."""
        self.held = self.selected = ""
        if self._by_keys:
            reach = self._scene.reach()
            self.focus = self.hovered = self.focus if self.focus in reach else next(iter(reach), "")
        else:
            self.focus = ""
            self._point(self.pointer)

    # --- the mouse ---------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> None:
        """Act on what mouse and keys do."""
        if event.type == pygame.MOUSEMOTION:
            self._move(event.pos, event.rel)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            hidden = self._scene.hides(event.pos)
            self._scene.settle()
            if hidden:
                return
            if event.button == pygame.BUTTON_LEFT:
                self._press(event.pos)
            elif event.button == pygame.BUTTON_MIDDLE:
                self._panning = FIELD in self.zones_at(event.pos)
            elif event.button == pygame.BUTTON_RIGHT:
                self._scene.enlarge(self.thing_at(event.pos))
        elif event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            self._release(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_MIDDLE:
            self._panning = False
        elif event.type == pygame.MOUSEWHEEL:
            self._wheel(event.y)
        elif event.type == pygame.KEYDOWN:
            self._scene.settle()
            self._key(event)

    def thing_at(self, position: tuple[int, int]) -> str:
        """Return the topmost thing under a point of the window."""
        x, y = self._scene.canvas.point(position)
        arrangement = self._scene.arrangement
        spots = reversed(arrangement.spots.values())
        return next((spot.id for spot in spots if arrangement.seen(spot, x, y)), "")

    def aimed_at(self, position: tuple[int, int]) -> str:
        """Return what a press means: on a map, the room below a figure where only the room can be chosen."""
        thing = self.thing_at(position)
        spots, sources = self._scene.arrangement.spots, self._scene.gestures.sources
        if thing in sources or thing not in spots or spots[thing].zone != FIELD:
            return thing
        return next((below for below in self.zones_at(position) if below in sources), thing)

    def zones_at(self, position: tuple[int, int]) -> list[str]:
        """Return the things and zones under a point, the topmost first."""
        x, y = self._scene.canvas.point(position)
        arrangement = self._scene.arrangement
        things = [spot.id for spot in arrangement.spots.values() if arrangement.seen(spot, x, y)]
        return things[::-1] + [name for name, box in arrangement.zones.items() if box.contains(x, y)]

    def _dropped_on(self, position: tuple[int, int]) -> list[str]:
        """Return what something is dropped on: on the ground of a map, the room whose edge is near."""
        under = self.zones_at(position)
        if under[:1] != [FIELD]:
            return under
        x, y = self._scene.canvas.point(position)
        halls = [spot for spot in self._scene.arrangement.spots.values() if spot.shape == "hex"]
        near = [spot for spot in halls if spot._replace(box=spot.box.inset(-NEAR)).contains(x, y)]
        near.sort(key=lambda spot: dist(spot.box.centre, (x, y)))
        return [spot.id for spot in near[:1]] + under

    def _move(self, position: tuple[int, int], by: tuple[int, int]) -> None:
        scene = self._scene
        self.pointer = position
        if self._by_keys:
            self._by_keys = False
            self.focus = ""
        if self._panning:
            k = scene.canvas.k
            scene.look(scene.camera.panned(by[0] / k, by[1] / k, scene.arrangement.zones[FIELD]))
            return
        if self._pressed_at and not self.held:
            distance = max(abs(a - b) for a, b in zip(position, self._pressed_at, strict=True))
            if distance > DRAG_PIXELS:
                self._pick_up(self._pressed_at)
        if self.held:
            scene.dirty = True
        self._point(position)

    def _pick_up(self, position: tuple[int, int]) -> None:
        """Begin to drag: a thing, or the ground of the map."""
        spot = self._scene.arrangement.spots.get(self.selected)
        if spot is not None and not spot.fixed:
            self.held = self.selected
        elif FIELD in self.zones_at(position):
            self._panning = True
            self.selected = ""
        self._scene.changed()

    def _point(self, position: tuple[int, int]) -> None:
        scene = self._scene
        if self.menu and self.menu.point(position):
            scene.dirty = True
        hovered = scene.button_at(position) or self.thing_at(position)
        told = scene.feed.cards_at(position)
        if told != self._told:
            self._told = told
            scene.changed()
        if hovered != self.hovered:
            self.hovered = hovered
            self.used = ""
            scene.dirty = True

    def _press(self, position: tuple[int, int]) -> None:
        scene = self._scene
        scene.toast = ""
        if self.menu:
            action = self.menu.choose(position)
            self.menu = None
            scene.dirty = True
            if action is not None:
                scene.act(action)
            return
        self._pressed_button = scene.button_at(position)
        if self._pressed_button:
            scene.dirty = True
            return
        thing = self.aimed_at(position)
        if self.selected and thing != self.selected and scene.gestures.needs_target(self.selected):
            self._drop(self.selected, self._dropped_on(position))
            return
        self.selected, before = thing, self.selected
        if thing and thing == before and scene.flips(thing):
            self.flip(thing)
        self._pressed_at = position
        scene.changed()

    def _release(self, position: tuple[int, int]) -> None:
        held, self.held = self.held, ""
        pressed_at, self._pressed_at = self._pressed_at, None
        button, self._pressed_button = self._pressed_button, ""
        if button:
            # Whoever thinks better of it lets go elsewhere.
            self._scene.dirty = True
            if self._scene.button_at(position) == button:
                self._scene.press(button)
            return
        if held:
            self._let_go(held, position)
            self._drop(held, self._dropped_on(position))
            self.selected = ""
        elif pressed_at and self.selected and not self._panning:
            if self.aimed_at(position) == self.selected:
                self.click(self.selected)
            else:
                self.selected = ""
        self._panning = False
        self._scene.changed()

    def _wheel(self, notches: float) -> None:
        scene = self._scene
        if self.menu:
            self.menu.step(-round(notches))
            scene.dirty = True
        elif scene.flips(self.hovered):
            self.flip(self.hovered)
        elif FIELD in self.zones_at(self.pointer):
            self._zoom(notches, self.pointer)
        else:
            scene.feed.scroll(round(notches))
            scene.changed()

    def _zoom(self, notches: float, at: tuple[int, int]) -> None:
        scene = self._scene
        field = scene.arrangement.zones.get(FIELD)
        if field is not None:
            scene.look(scene.camera.zoomed(notches, scene.canvas.point(at), field))

    def _let_go(self, thing: str, position: tuple[int, int]) -> None:
        """Let the next glide begin where the hand let go: home, or on to its new place."""
        spot = self._scene.arrangement.spots[thing]
        if spot.look in self._scene.board.steady:
            return
        x, y = self._scene.canvas.point(position)
        self._scene.motion.set_pose(thing, Pose(x, y, spot.box.width, spot.box.height, 0))

    # --- one path ----------------------------------------------------------------------------------

    def _drop(self, thing: str, under: list[str]) -> None:
        """Choose what dropping a thing there means, or say why it means nothing."""
        scene = self._scene
        targets = scene.gestures.targets(thing)
        for zone in map(original, under):
            if zone in targets:
                self._choose(thing, targets[zone])
                return
        decision = scene.view.decision
        opening = scene.board.opening(decision, thing) if scene.asking and decision else None
        if opening is not None and FIELD in under:
            scene.act(opening)
            # What it asks first is answered first; otherwise it goes on to where it was carried.
            if scene.gestures.targets(thing).keys() & scene.arrangement.spots.keys():
                self._drop(thing, under)
            return
        if under[:1] != [thing]:
            intents = (scene.board.intents(original(thing), original(zone)) for zone in under)
            scene.refuse(next(filter(None, intents), []))
        scene.send_home()
        self.selected = ""

    def click(self, thing: str) -> None:
        """Do what a click on a thing means: its only action, a choice of them, or why there is none."""
        scene = self._scene
        if scene.gestures.needs_target(thing):
            self.selected = thing
            scene.changed()
            return
        self.selected = ""
        actions = scene.gestures.actions(thing)
        if actions:
            self._choose(thing, actions)
        elif scene.is_pile(thing):
            scene.show_piles()
        elif thing in scene.arrangement.spots:
            scene.refuse(scene.board.intents(original(thing), ""))

    def _choose(self, thing: str, actions: list[Action]) -> None:
        scene = self._scene
        if scene.flips(thing):
            actions = scene.board.of_side(actions, flipped=thing in self.flipped)
        self.used = self.hovered
        if len(actions) == 1 and not scene.board.takes_more(actions[0], thing):
            doubt = scene.board.doubt(scene.arrangement.spots.get(thing), scene.app.words)
            if doubt:
                scene.waste(actions[0], doubt)
            else:
                scene.act(actions[0])
            return
        entries = [(action, scene.describe(action)) for action in actions]
        self.menu = Menu(entries, self.pointer, scene.canvas)
        scene.dirty = True

    def confirm(self, action: Action, question: str) -> None:
        """Ask once more before something that cannot be meant lightly."""
        stay = self._scene.app.words("table.stay")
        self.menu = Menu([(action, question), (STAY, stay)], self.pointer, self._scene.canvas)
        self._scene.dirty = True

    def flip(self, thing: str) -> None:
        """Turn the other side of a two-sided thing up."""
        self.flipped ^= {thing}
        self._scene.changed()

    # --- the keyboard ------------------------------------------------------------------------------

    def _key(self, event: pygame.Event) -> None:
        scene = self._scene
        button = scene.shortcut(event)
        if button is not None and not self.menu:
            button.command()
        elif event.key == pygame.K_ESCAPE:
            self._escape()
        elif self.menu:
            self._key_in_menu(self.menu, event)
        elif event.key in ENTER:
            self._activate(self.focus)
        elif event.key in DIRECTIONS:
            self._by_keys = True
            self.focus = nearest(scene.reach(), self.focus, DIRECTIONS[event.key]) or ""
            self.hovered, self.used = self.focus, ""
        elif event.key == pygame.K_r and scene.flips(self.selected or self.hovered):
            self.flip(self.selected or self.hovered)
        elif event.key in ZOOMING:
            self._zoom(ZOOMING[event.key], self.pointer)
        elif event.key == pygame.K_HOME:
            scene.look(WHOLE)
        elif event.unicode.isdigit():
            self._choose_by_digit(int(event.unicode))
        else:
            scene.command(event.key)
        scene.changed()

    def _key_in_menu(self, menu: Menu, event: pygame.Event) -> None:
        action = menu.key(event)
        if action is not None:
            self.menu = None
            self._scene.act(action)

    def _escape(self) -> None:
        """Step back: out of a menu, out of a payment, or to the game's own menu."""
        scene = self._scene
        decision = scene.view.decision
        if self.menu or self.selected:
            self.menu = None
            self.selected = ""
            return
        begun = scene.asking and decision is not None and bool(decision.cause) and decision.prompt != TURN
        if not (begun and scene.take_back()):
            scene.open_menu()

    def _choose_by_digit(self, digit: int) -> None:
        """Choose the first, second ... of the things that can be used now."""
        sources = list(self._scene.gestures.sources)
        if 0 < digit <= len(sources):
            self._activate(sources[digit - 1])

    def _activate(self, name: str) -> None:
        """Do by keyboard what a click on the focused thing or button would do."""
        scene = self._scene
        reach = scene.reach()
        if name not in reach:
            return
        self.pointer = reach[name].center
        if name not in scene.arrangement.spots:
            scene.press(name)
        elif self.selected and name != self.selected and scene.gestures.needs_target(self.selected):
            self._drop(self.selected, [name])
        elif self.selected == name and scene.flips(name):
            self.flip(name)
        else:
            self.click(name)

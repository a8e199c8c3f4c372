"""Draws a table scene: furniture below, things above it, then what is in the hand or on its way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from client.art import panels
from client.art.effects import OutlineKind, dimmed, focus_ring, outline, rotated
from client.art.heraldry import seat_sign
from client.art.lettering import title
from client.art.text import LIVELY, escape, shrunk
from client.table.banner import banner, seen
from client.table.board import FIELD, Box, Scenery, Spot, original
from client.table.controls import CARD_SHAPE, TableButton, buttons_of, question_panel
from client.table.ground import Ground
from client.table.words import BUBBLE
from rules.core.decision import Decision

if TYPE_CHECKING:
    from client.table.scene import TableScene

FLYING, HELD = 34, 64
ROTATION_STEP = 3.0
"""Angles are rounded so that rotated pictures are found in the cache again."""


class Painter:
    """Everything a table scene draws; what rests is drawn once and kept until something changes."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._ground = Ground((0, 0))
        self._stale = True
        self._lights: dict[str, OutlineKind] | None = None
        self._moving: set[str] = set()
        self.buttons: list[TableButton] = []

    def changed(self) -> None:
        """Forget what was drawn: the table or what is lit on it has changed."""
        self._stale = True
        self._lights = None
        self.buttons = buttons_of(self._scene)
        self._scene.dirty = True

    # --- lights ------------------------------------------------------------------------------------

    def lights(self) -> dict[str, OutlineKind]:
        """Return the light around each thing and zone: what one may act with, where a gesture may end."""
        if self._lights is None:
            self._lights = self._find_lights()
        return self._lights

    def _find_lights(self) -> dict[str, OutlineKind]:
        scene, hand = self._scene, self._scene.hand
        if not scene.asking:
            return {}
        decision = scene.view.decision
        lights: dict[str, OutlineKind] = {}
        chosen = hand.aimed
        if chosen:
            lights = {chosen: "act"} if chosen in scene.gestures.sources else {}
            lights |= dict.fromkeys(scene.gestures.targets(chosen), "target")
        else:
            answering = decision is not None and bool(decision.cause)
            for source in scene.gestures.sources:
                lights[source] = "target" if answering else "act" if scene.is_useful(source) else "faint"
        named = scene.feed.cards_at(hand.pointer)
        lights |= {spot.id: "act" for spot in scene.arrangement.spots.values() if spot.component in named}
        asker = scene.board.asker(scene.view, decision) if decision is not None else ""
        if decision is not None and asker in scene.arrangement.spots:
            lights.setdefault(asker, "attack" if decision.prompt in scene.board.attacks else "act")
        copies = {thing: original(thing) for thing in scene.arrangement.spots}
        return lights | {copy: lights[thing] for copy, thing in copies.items() if thing in lights}

    # --- buttons -----------------------------------------------------------------------------------

    def button_at(self, position: tuple[int, int]) -> str:
        """Return the name of the button under a point."""
        return next((button.name for button in self.buttons if button.rect.collidepoint(position)), "")

    def press(self, name: str) -> None:
        """Press a button, or say why it cannot be pressed."""
        button = next(button for button in self.buttons if button.name == name)
        if button.enabled:
            button.command()
        elif button.note:
            self._scene.say(button.note)

    def shortcut(self, event: pygame.Event) -> TableButton | None:
        """Return the button that a key presses."""
        for button in self.buttons:
            if button.code == event.key and button.enabled:
                return button
        return None

    # --- keyboard ----------------------------------------------------------------------------------

    def focusable(self) -> dict[str, Rect]:
        """Return everything the keyboard can reach, by name."""
        scene = self._scene
        spots = scene.arrangement.spots
        reach = {
            source: scene.canvas.rect(*spots[source].box)
            for source in scene.gestures.sources
            if source in spots
        }
        if scene.hand.selected and scene.gestures.needs_target(scene.hand.selected):
            targets = scene.gestures.targets(scene.hand.selected)
            reach = {thing: scene.canvas.rect(*spots[thing].box) for thing in targets if thing in spots}
        return reach | {button.name: button.rect for button in self.buttons if button.enabled}

    # --- drawing -----------------------------------------------------------------------------------

    def draw(self, surface: Surface) -> None:
        """Draw the whole table."""
        scene = self._scene
        if self._ground.get_size() != surface.get_size():
            self._ground = Ground(surface.get_size())
            self._stale = True
        scenery = scene.scenery
        if self._stale or self._moving != self._movers():
            self._stale = False
            self._moving = self._movers()
            self._draw_ground(self._ground, scenery)
            self._ground.show()
        surface.blit(self._ground, (0, 0))
        for button in self.buttons:
            button.draw(surface, scene.canvas.k, scene.hand.state_of(button.name))
        for spot in scene.arrangement.spots.values():
            if spot.id in self._moving:
                self._draw_thing(surface, spot, scenery)
        self._draw_tooltip(surface)
        scene.board.point_out(surface, scenery, scene.hand.attention)
        for what, x, y in scene.motion.flight_positions():
            picture = scene.board.token(what, scene.canvas.px(FLYING))
            surface.blit(picture, picture.get_rect(center=(scene.canvas.px(x), scene.canvas.px(y))))
        self._draw_focus(surface)
        self._draw_words(surface)
        self._draw_banner(surface)
        if scene.hand.held:
            self._draw_held(surface, scenery)
        if scene.hand.menu:
            scene.hand.menu.draw(surface)

    def _draw_tooltip(self, surface: Surface) -> None:
        """Say what a button does that is only a sign: above it, or below where there is no room."""
        hand, px = self._scene.hand, self._scene.canvas.px
        button = next((button for button in self.buttons if button.name == hand.hovered), None)
        if button is not None and button.hint:
            hint = panels.chip(button.hint, px(15), panels.TAG)
            place = hint.get_rect(midbottom=(button.rect.centerx, button.rect.top - px(6)))
            if place.top < 0:
                place.midtop = (button.rect.centerx, button.rect.bottom + px(6))
            surface.blit(hint, place.clamp(surface.get_rect()))

    def _movers(self) -> set[str]:
        """Return the things that are not at rest."""
        scene = self._scene
        return {thing for thing in scene.arrangement.spots if scene.motion.moves(thing)}

    def _draw_ground(self, ground: Surface, scenery: Scenery) -> None:
        """Draw everything that rests: one picture until something changes."""
        scene = self._scene
        scene.board.furnish(ground, scenery)
        for spot in scene.arrangement.spots.values():
            if spot.id not in self._moving and spot.id != scene.hand.held:
                self._draw_thing(ground, spot, scenery)
        for name, kind in self.lights().items():
            if name not in scene.arrangement.spots and name in scene.arrangement.zones:
                self._draw_light(ground, scene.arrangement.zones[name], kind)
        if scene.asking and scene.view.decision and scene.board.asks_apart(scene.view.decision):
            self._draw_question(ground, scene.view.decision, scenery)
        self._draw_log(ground)
        self._draw_prompt(ground)

    def _draw_thing(self, surface: Surface, spot: Spot, scenery: Scenery) -> None:
        scene = self._scene
        moving = spot.id in self._moving
        picture = scene.board.picture(spot.upright() if moving else spot, scenery)
        light = self.lights().get(spot.id)
        if picture is None and light is None:
            return
        if spot.zone == FIELD:
            surface.set_clip(scene.canvas.rect(*scene.arrangement.zones[FIELD]))
        if light is not None and not moving:
            glow = scene.board.light(spot, light, scene.canvas)
            surface.blit(glow, glow.get_rect(center=scene.canvas.rect(*spot.box).center))
        if picture is not None:
            self._draw_picture(surface, spot, picture, scenery)
        surface.set_clip(None)

    def _draw_picture(self, surface: Surface, spot: Spot, picture: Surface, scenery: Scenery) -> None:
        """Draw a thing where it is just now: on its way, turned over, dimmed."""
        scene = self._scene
        moving = spot.id in self._moving
        pose = scene.motion.pose(spot.id)
        facing, rolled = scene.motion.facing(spot.id), scene.motion.rolled(spot.id)
        if rolled < 1:
            picture = scene.board.rolling(spot, scenery, rolled) or picture
        if facing < 1:
            back = scene.board.back(spot.upright(), scenery) if facing <= 0 else None
            picture = _turning_over(back or picture, facing)
        if self._is_idle(spot) and not moving:
            picture = dimmed(picture)
        angle = round(pose.angle / ROTATION_STEP) * ROTATION_STEP if moving else spot.tilt
        if angle:
            picture = rotated(picture, angle)
        surface.blit(picture, picture.get_rect(center=(scene.canvas.px(pose.x), scene.canvas.px(pose.y))))

    def _is_idle(self, spot: Spot) -> bool:
        """Tell whether a thing has no part in the question that is asked."""
        scene, decision = self._scene, self._scene.view.decision
        if decision is None or not decision.cause or spot.look in scene.board.steady:
            return False
        return scene.asking and spot.id not in self.lights() and spot.id != decision.cause

    def _draw_question(self, surface: Surface, decision: Decision, scenery: Scenery) -> None:
        """Draw the panel of a question that is asked apart: the card that asks, and its words."""
        scene, px = self._scene, self._scene.canvas.px
        rect = scene.canvas.rect(*scene.arrangement.zones["choice"])
        edge = "#e0654a" if decision.prompt in scene.board.attacks else "#ffd27a"
        surface.blit(panels.table_panel(rect.size, scene.canvas.k, edge=edge, thick=3), rect)
        surface.blit(panels.table_panel(rect.size, scene.canvas.k, edge=edge, thick=3), rect)
        zone = scene.arrangement.zones["choice"]
        height = zone.height - 16
        box = Box(zone.x + 10, zone.y + 8, height / CARD_SHAPE, height)
        if decision.cause in scene.session.game.components:
            picture = scene.board.picture(Spot(decision.cause, box, "card", "choice"), scenery)
            if picture is not None:
                surface.blit(picture, scene.canvas.rect(*box))
        answers = question_panel(scene)
        head = title(self._prompt_words(decision), px(26), answers.width)
        surface.blit(head, head.get_rect(bottomleft=(answers.x, answers.top - px(8))))

    def _banner(self) -> tuple[Surface, Rect] | None:
        """Return the banner that is up, and its place in the middle of the map or above what is asked."""
        scene, canvas = self._scene, self._scene.canvas
        if scene.motion.banner is None:
            return None
        field = scene.arrangement.zones.get(FIELD, Box(0, 0, canvas.width, canvas.height))
        middle = canvas.rect(*field)
        unit = canvas.k * (0.7 if canvas.compact else 1.0)
        picture = banner(scene.motion.banner, middle.width, unit)
        place = picture.get_rect(center=middle.center)
        prompt = canvas.rect(*scene.arrangement.zones["prompt"])
        if place.colliderect(prompt):
            place.bottom = prompt.top
        return picture, place

    def hides(self, position: tuple[int, int]) -> bool:
        """Tell whether a banner hides what lies at a point."""
        shown = self._banner()
        return shown is not None and shown[1].collidepoint(position)

    def _draw_banner(self, surface: Surface) -> None:
        shown = self._banner()
        if shown is not None:
            picture = shown[0].copy()
            picture.set_alpha(round(255 * seen(self._scene.motion.shown)))
            surface.blit(picture, shown[1])

    def _draw_light(self, surface: Surface, box: Box, kind: OutlineKind) -> None:
        rect = self._scene.canvas.rect(*box)
        light = outline(rect.size, kind, self._scene.canvas.k)
        surface.blit(light, light.get_rect(center=rect.center))

    def _draw_held(self, surface: Surface, scenery: Scenery) -> None:
        scene = self._scene
        spot = scene.arrangement.spots[scene.hand.held]
        picture = scene.board.held(spot, scenery) or scene.board.token(spot.id, scene.canvas.px(HELD))
        surface.blit(picture, picture.get_rect(center=scene.hand.pointer))

    def _draw_focus(self, surface: Surface) -> None:
        rect = self.focusable().get(self._scene.hand.focus)
        if rect is not None:
            ring = focus_ring(rect.size, self._scene.canvas.k)
            surface.blit(ring, ring.get_rect(center=rect.center))

    # --- words -------------------------------------------------------------------------------------

    def _draw_prompt(self, surface: Surface) -> None:
        scene = self._scene
        rect = scene.canvas.rect(*scene.arrangement.zones["prompt"])
        refused = bool(scene.toast) and scene.refused
        edge = "#e0654a" if refused else "#ffd27a" if scene.asking else "#a8803e"
        surface.blit(panels.table_panel(rect.size, scene.canvas.k, edge=edge, thick=2), rect)
        left = min(
            (button.rect.left for button in self.buttons if button.rect.colliderect(rect)), default=rect.right
        )
        deciding = scene.view.decision.seat if scene.view.decision else scene.viewer
        px = scene.canvas.px
        sign = seat_sign(deciding, px(30))
        surface.blit(sign, sign.get_rect(midleft=(rect.x + px(10), rect.centery)))
        room = left - rect.x - px(64)
        least = px(13 if scene.canvas.compact else 15)
        text = shrunk(scene.toast or self._prompt(), LIVELY, px(22), room, rect.height, least)
        if text.get_height() > rect.height:
            # A long hint has a panel of its own that grows from the line to where there is room.
            high = text.get_height() + px(10)
            rect = Rect(rect.x, rect.bottom - high, left - rect.x, high)
            rect.clamp_ip(surface.get_rect())
            surface.blit(panels.panel(rect.size, scene.canvas.k), rect)
        surface.blit(text, text.get_rect(midleft=(rect.x + px(52), rect.centery)))

    def _prompt(self) -> str:
        scene = self._scene
        words, decision = scene.app.words, scene.view.decision
        if decision is None:
            return words("table.over")
        name = escape(scene.names[decision.seat])
        if scene.watching:
            return scene.feed.last or words("table.setup")
        if not scene.asking:
            thinking = words("table.thinking", name=name)
            # Without a log in sight, what was done last is told here.
            return thinking if "log" in scene.arrangement.zones else scene.feed.last or thinking
        prompt = f"{self._prompt_words(decision)} {scene.board.aside(scene.view)}".rstrip()
        cause = "" if scene.board.stands_alone(decision) else decision.cause
        if scene.board.prompt(decision, self._aimed) != scene.board.prompt(decision):
            # What is asked is about the thing that was chosen.
            cause, prompt = scene.component(self._aimed), words("table.prompt_cancel", prompt=prompt)
        if cause in scene.session.game.components:
            about = words(f"{scene.session.game.domain}.name.{cause}")
            # After the colon the sentence goes on.
            return words("table.prompt_cause", name=name, cause=about, prompt=prompt[:1].lower() + prompt[1:])
        return words("table.prompt", name=name, prompt=prompt[:1].upper() + prompt[1:])

    @property
    def _aimed(self) -> str:
        """The thing for which a target is sought, if there is any for it."""
        scene = self._scene
        return scene.hand.aimed if scene.gestures.targets(scene.hand.aimed) else ""

    def _prompt_words(self, decision: Decision) -> str:
        scene = self._scene
        key = scene.board.prompt(decision, self._aimed)
        return scene.app.words(f"{scene.session.game.domain}.prompt.{key}")

    def _draw_log(self, surface: Surface) -> None:
        scene = self._scene
        box = scene.arrangement.zones.get("log")
        if box is None:
            scene.feed.shown = []
            return
        rect = scene.canvas.rect(*box)
        surface.blit(panels.table_panel(rect.size, scene.canvas.k), rect)
        px = scene.canvas.px
        head = title(scene.app.words("table.log"), px(22))
        surface.blit(head, (rect.x + px(14), rect.y + px(8)))
        inner = Rect(rect.x + px(14), rect.y + px(42), rect.width - px(28), rect.height - px(52))
        since = scene.app.words("table.since", name=escape(scene.names[scene.viewer]))
        scene.feed.draw(surface, inner, scene.canvas, since)

    def _draw_words(self, surface: Surface) -> None:
        """Say in words what lies under the cursor: at its place, or beside the thing where there is none."""
        scene, canvas = self._scene, self._scene.canvas
        spot = scene.arrangement.spots.get(scene.hand.hovered)
        known = bool(scene.component(scene.hand.hovered))
        box = scene.arrangement.zones.get("words")
        if box is not None:
            rect = canvas.rect(*box)
            panel = scene.board.inspect(spot if known else None, rect.size, scene.scenery)
            if panel is not None:
                surface.blit(panel, rect)
        if spot is None or (box is not None and known) or scene.hand.menu or scene.hand.held:
            return
        if spot.id == scene.hand.used:
            return
        room = (canvas.px(BUBBLE[0]), canvas.px(BUBBLE[1]))
        bubble = scene.board.inspect(spot, room, scene.scenery, beside=True)
        if bubble is not None:
            surface.blit(bubble, self._beside(spot, bubble.get_rect()))

    def _beside(self, spot: Spot, rect: Rect) -> Rect:
        """Return a place around a thing, so that words hide neither the thing nor what is asked."""
        px, box = self._scene.canvas.px, self._scene.canvas.rect(*spot.box)
        window = Rect((0, 0), self._scene.canvas.size)
        prompt = self._scene.canvas.rect(*self._scene.arrangement.zones["prompt"])
        above, below = rect.copy(), rect.copy()
        above.midbottom = (box.centerx, box.top - px(8))
        below.midtop = (box.centerx, box.bottom + px(8))
        left, right = rect.copy(), rect.copy()
        left.midright = (box.left - px(8), box.centery)
        right.midleft = (box.right + px(8), box.centery)
        first, second = (above, below) if box.centery > window.centery else (below, above)
        places = [place.clamp(window) for place in (first, second, right, left)]
        free = (place for place in places if not place.colliderect(prompt) and not place.colliderect(box))
        return next(free, places[0])


def _turning_over(picture: Surface, facing: float) -> Surface:
    """Return a card seen from the side while it is turned over."""
    width, height = picture.get_size()
    return pygame.transform.smoothscale(picture, (max(1, round(width * abs(facing))), height))

"""Draws a table: what rests once and only where it differs, then what moves and where the player points."""

from __future__ import annotations

from contextlib import nullcontext
from functools import partial
from typing import NamedTuple

from pygame import Rect, Surface
from pygame.transform import scale_by

from client.art import panels
from client.art.cache import sprites
from client.art.effects import OutlineKind, dimmed, outline, rotated
from client.art.lettering import title
from client.art.scaled import turned
from client.art.text import written
from client.art.theme import ASKED_EDGE, DANGER
from client.art.type_sizes import Type
from client.canvas import Box
from client.table.choosing import VEIL
from client.table.choosing_view import light_around, picture_of
from client.table.darkness import Darkened, shade_of
from client.table.display_list import DisplayList
from client.table.hints import draw_marks
from client.table.layout import CHOICE, FIELD, LOG, Spot
from client.table.model import Model, Pointer
from client.table.moment_view import draw_moment
from client.table.motion import Motion
from client.table.news import draw_news
from client.table.overlay import button_state, draw_focus, draw_held, draw_named, draw_tooltip, draw_words
from client.table.playback import Playback
from client.table.prompt import CARD_SHAPE, question_of, question_panel, whole_question
from client.table.prompt_line import draw_prompt
from rules.core.decision import Decision

FLYING = 34
"""The size of a token that flies, in units."""
ROTATION_STEP = 3.0
"""Angles are rounded so that rotated pictures are found in the cache again."""


class Lying(NamedTuple):
    """All that the picture of a thing at rest depends on."""

    spot: Spot
    picture: Surface | None
    light: OutlineKind | None
    idle: bool
    """Whether it has no part in the question that is asked."""


class Renderer:
    """Draws models; what rests is kept until another model comes or something else moves."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Draw everything anew next time, whatever has been drawn."""
        self._model: Model | None = None
        self._due: Model | None = None
        """What is drawn now; it may be broken off, and taken up again."""
        self._count = 0
        self._moving: frozenset[str] = frozenset()
        self._things: list[Lying] = []
        self._display: DisplayList | None = None
        self._darkened = Darkened()

    def draw(self, surface: Surface, model: Model, pointer: Pointer, playback: Playback) -> None:
        """Draw the whole table."""
        motion = playback.motion
        spots, drawn = model.arrangement.spots, self._model
        moving = frozenset(thing for thing in spots if motion.moves(thing)) | playback.hidden
        if self._due is not model:
            sprites.check_time()
            self._due, self._things = model, []
            self._count += 1
        self._things = self._things or _things_of(model)
        if self._display is None or (drawn is not None and drawn.canvas != model.canvas):
            self._display = DisplayList(surface.get_size())
        if drawn is not model or self._moving != moving:
            self._draw_resting(self._display, model, moving)
            # Only now: drawing may be broken off, and is then to be done again.
            self._model, self._moving = model, moving
            self._darkened.forget()
        shade = shade_of(model, playback.queue)
        self._darkened.draw(surface, self._display.picture, shade)
        for button in model.buttons:
            button.draw(surface, model.canvas.k, button_state(button.name, pointer))
        for spot in spots.values():
            if spot.id in moving and spot.id not in playback.hidden:
                _draw_moving(surface, spot, model, motion)
        draw_tooltip(surface, model, pointer)
        model.table.overlay(surface, model, pointer)
        if not playback.queue.holds:
            _draw_flights(surface, model, motion)
        draw_named(surface, model, pointer)
        draw_focus(surface, model, pointer)
        draw_marks(surface, model)
        draw_words(surface, model, pointer)
        draw_moment(surface, model, playback.queue, playback.stage)
        draw_held(surface, model, pointer)
        if model.menu:
            model.menu.draw(surface, pointer.entry)

    def _draw_resting(self, display: DisplayList, model: Model, moving: frozenset[str]) -> None:
        """Draw everything that rests: one picture until something changes."""
        display.begin()
        # All of it belongs to this model; a thing may look just as it did in the one before.
        display.group((self._count, "backdrop"), lambda: model.table.backdrop(display, model))
        sprites.check_time()
        for thing in self._things:
            if thing.spot.id not in moving:
                display.group(thing, partial(_draw_lying, display, thing, model))
        display.group((self._count, "words"), lambda: _draw_words(display, model))
        sprites.check_time()
        display.show()


# --- what rests --------------------------------------------------------------------------------------


def _things_of(model: Model) -> list[Lying]:
    """Return everything that is to be seen on the table, but for what is held."""
    lit, panel = model.lit, _question_panel(model)
    found = []
    for spot in model.arrangement.spots.values():
        mark: OutlineKind | None = "changed" if spot.id in model.marked else None
        picture, light = picture_of(spot, model), lit.get(spot.id, mark)
        if panel is not None and panel.collidepoint(model.canvas.rect(*spot.box).center):
            # A light would stick out of the panel that lies over it.
            light = None
        if (picture or light) and spot.id != model.held:
            found.append(Lying(spot, picture, light, _is_idle(spot, model)))
    return found


def _draw_words(display: DisplayList, model: Model) -> None:
    """Draw the lights of zones, and what is asked and told."""
    arrangement = model.arrangement
    for name, kind in model.lit.items():
        if name not in arrangement.spots and name in arrangement.zones:
            rect = model.canvas.rect(*arrangement.zones[name])
            light = outline(rect.size, kind, model.canvas.k)
            display.blit(light, light.get_rect(center=rect.center))
    if model.decision is not None and _question_panel(model) is not None:
        _draw_question(display, model.decision, model)
    draw_news(display, model)
    _draw_log(display, model)
    draw_prompt(display, model)
    _draw_beside(display, model)


def _draw_lying(display: DisplayList, thing: Lying, model: Model) -> None:
    """Draw a thing with its light; what lies on a map ends where its field ends."""
    spot, picture, light, idle = thing
    canvas, (x, y) = model.canvas, thing.spot.box.centre
    with display.clip(canvas.rect(*model.arrangement.zones[FIELD])) if spot.zone == FIELD else nullcontext():
        if light is not None:
            around = light_around(spot, light, model)
            around = rotated(around, spot.tilt) if spot.tilt else around
            display.blit(around, around.get_rect(center=canvas.rect(*spot.box).center))
        if picture is not None:
            picture = dimmed(picture) if idle else picture
            picture = rotated(picture, spot.tilt) if spot.tilt else picture
            display.blit(picture, picture.get_rect(center=(canvas.px(x), canvas.px(y))))


def _is_idle(spot: Spot, model: Model) -> bool:
    """Tell whether a thing has no part in the question that is asked."""
    decision = model.decision
    if decision is None or not decision.cause or spot.look in (VEIL, "kept", *model.table.never_dimmed):
        return False
    return spot.id not in model.lit and spot.id != decision.cause


def _question_panel(model: Model) -> Rect | None:
    """Return where a question is asked apart, if one is."""
    asked = model.decision is not None and model.decision.prompt in model.table.own_panel.prompts
    return model.canvas.rect(*model.arrangement.zones[CHOICE]) if asked else None


def _draw_question(display: DisplayList, decision: Decision, model: Model) -> None:
    """Draw the panel of a question that is asked apart: the card that asks, and its words."""
    zone, px = model.arrangement.zones[CHOICE], model.canvas.px
    rect = model.canvas.rect(*zone)
    edge = DANGER if decision.prompt in model.table.own_panel.attacks else ASKED_EDGE
    # Twice: one panel alone lets the table shine through.
    for _ in range(2):
        display.blit(panels.table_panel(rect.size, model.canvas.k, edge=edge, thick=3), rect)
    height = zone.height - 16
    box = Box(zone.x + 10, zone.y + 8, height / CARD_SHAPE, height)
    if model.game.component(decision.cause) is not None:
        picture = model.table.picture(Spot(decision.cause, box, "card", CHOICE), model)
        if picture is not None:
            display.blit(picture, model.canvas.rect(*box))
    answers = question_panel(model)
    head = model.table.own_panel.heading(whole_question(model, decision), px(Type.PROMPT), answers.width)
    display.blit(head, head.get_rect(bottomleft=(answers.x, answers.top - px(8))))


def _draw_log(display: DisplayList, model: Model) -> None:
    box = model.arrangement.open_zone(LOG)
    if box is None:
        return
    rect, px = model.canvas.rect(*box), model.canvas.px
    display.blit(panels.table_panel(rect.size, model.canvas.k), rect)
    size, top = (Type.SMALL, 4) if model.canvas.compact else (Type.LEAD, 8)
    head = title(model.words("table.log"), px(size))
    display.blit(head, (rect.x + px(14), rect.y + px(top)))
    for shown in model.log:
        with display.clip(shown.rect):
            display.blit(written(shown.text), shown.at)


def _draw_beside(display: DisplayList, model: Model) -> None:
    """Ask once more beside what asks, where the table has laid that out."""
    beside, decision = model.table.asked_beside, model.decision
    if beside is None or beside.zone not in model.arrangement.zones or decision is None:
        return
    rect, px = model.canvas.rect(*model.arrangement.zones[beside.zone]), model.canvas.px
    left = min((b.rect.left for b in model.buttons if b.rect.colliderect(rect)), default=rect.right)
    said = question_of(model, decision)
    room = left - rect.x - px(28)
    display.blit(beside.panel(said[:1].upper() + said[1:], rect.size, room, model.canvas.k), rect)


# --- what moves --------------------------------------------------------------------------------------


def _draw_moving(surface: Surface, spot: Spot, model: Model, motion: Motion) -> None:
    """Draw a thing where it is just now: on its way, rolling, or turned over."""
    picture = picture_of(spot.upright(), model)
    if picture is None:
        return
    at, facing, rolled = motion.placement(spot.id), motion.facing(spot.id), motion.rolled(spot.id)
    if rolled < 1 and model.table.rolling is not None:
        picture = model.table.rolling.picture(spot, model, rolled)
    picture = _sized(picture, at.width / spot.upright().box.width)
    if facing < 1:
        back = model.table.picture(spot.upright(), model, "back") if facing <= 0 else None
        picture = turned(back or picture, facing)
    angle = round(at.angle / ROTATION_STEP) * ROTATION_STEP
    if angle:
        picture = rotated(picture, angle)
    if spot.zone == FIELD:
        surface.set_clip(model.canvas.rect(*model.arrangement.zones[FIELD]))
    surface.blit(picture, picture.get_rect(center=(model.canvas.px(at.x), model.canvas.px(at.y))))
    surface.set_clip(None)


def _sized(picture: Surface, share: float) -> Surface:
    """Return how a thing looks that comes from where there is less room; on its way nobody sees the grain."""
    return scale_by(picture, share) if share < 1 else picture


def _draw_flights(surface: Surface, model: Model, motion: Motion) -> None:
    flights, px = model.table.flights, model.canvas.px
    if flights is not None:
        for what, x, y in motion.flight_positions():
            picture = flights.token(what, px(FLYING))
            surface.blit(picture, picture.get_rect(center=(px(x), px(y))))

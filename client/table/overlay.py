"""Draws what follows from where the player points: tooltips, the focus, the thing in the hand, words."""

from __future__ import annotations

from pygame import Rect, Surface
from pygame.transform import smoothscale_by

from client.art import panels
from client.art.effects import focus_ring
from client.art.type_sizes import Type
from client.canvas import Box, Scale
from client.table.choosing import WITH_WORDS
from client.table.choosing_view import light_around, picture_of
from client.table.hits import reach_of
from client.table.layout import FIELD, LOG, OFFER, PROMPT, WORDS, Spot
from client.table.model import Model, Pointer
from client.table.word_panel import bubble_room
from client.table.worded import enlarged
from client.widgets import tooltip

STEPS, FINE = 12, 1000
"""In how many steps words are moved along the window's edge, and how many pixels of a map are alike."""
NEAR = 80
"""How many units from a thing are as near as fewer."""
NOWHERE = Box(0, 0, 0, 0)
CARRIED, BESIDE = 0.6, 40
"""How large a card is held that is carried to its target, and how far beside the pointer, in units."""


def button_state(name: str, pointer: Pointer) -> panels.ButtonState:
    """Return how a button looks under the pointer."""
    if name != pointer.hovered:
        return "normal"
    return "pressed" if name == pointer.pressed else "hover"


def draw_tooltip(surface: Surface, model: Model, pointer: Pointer) -> None:
    """Say what a button does that is only a sign, or an answer that needs it: above it, or below.

    A list that opened from it would cover that, and a button that came below a resting mouse is not meant.
    """
    if model.menu or (pointer.still and not pointer.focus):
        return
    button = next((button for button in model.buttons if button.name == pointer.hovered), None)
    if button is not None and button.hint and button.label:
        tooltip.show(surface, button.hint, button.rect, model.canvas.reading)
    elif button is not None and button.hint:
        px = Scale(model.canvas.reading)
        hint = panels.chip(button.hint, px(Type.NOTE), panels.TAG)
        place = hint.get_rect(midbottom=(button.rect.centerx, button.rect.top - px(6)))
        if place.top < 0:
            place.midtop = (button.rect.centerx, button.rect.bottom + px(6))
        surface.blit(hint, place.clamp(surface.get_rect()))


def draw_held(surface: Surface, model: Model, pointer: Pointer) -> None:
    """Draw the thing in the hand."""
    if model.held:
        spot = model.arrangement.spots[model.held]
        picture = picture_of(spot, model, "held")
        if picture is None:
            return
        where = picture.get_rect(center=pointer.position)
        if _is_aimed(model, spot, pointer):
            # What it is aimed at stays free, and what is said below that.
            picture = smoothscale_by(picture, CARRIED)
            x, y = pointer.position
            where = picture.get_rect(bottomleft=(x + model.canvas.px(BESIDE), y))
        surface.blit(picture, where)


def _is_aimed(model: Model, spot: Spot, pointer: Pointer) -> bool:
    """Tell whether a card in the hand is carried over the map to a target there."""
    field = model.canvas.rect(*model.arrangement.zones.get(FIELD, NOWHERE))
    if model.decision is None or spot.zone == FIELD or not field.collidepoint(pointer.position):
        return False
    return model.table.carrying.first_action(model.decision, spot.id) is not None


def draw_focus(surface: Surface, model: Model, pointer: Pointer) -> None:
    """Draw the ring around what the arrow keys have reached."""
    rect = reach_of(model).get(pointer.focus) if pointer.focus else None
    if rect is not None:
        ring = focus_ring(rect.size, model.canvas.k)
        surface.blit(ring, ring.get_rect(center=rect.center))


def draw_named(surface: Surface, model: Model, pointer: Pointer) -> None:
    """Draw a light around the cards that the line of the log under the pointer names."""
    for spot in model.arrangement.spots.values() if pointer.named else ():
        if spot.component in pointer.named:
            light, rect = light_around(spot, "act", model), model.canvas.rect(*spot.box)
            surface.blit(light, light.get_rect(center=rect.center))


def draw_words(surface: Surface, model: Model, pointer: Pointer) -> None:
    """Say in words what lies under the pointer: at its place, or beside the thing where there is none."""
    if model.others_act:
        # What is told and shown of what they do stays free; a right click still reads.
        return
    spot = model.arrangement.spots.get(pointer.hovered)
    known = spot is not None and bool(model.component(pointer.hovered))
    box = model.arrangement.open_zone(WORDS)
    if box is not None:
        rect = model.canvas.rect(*box)
        # It opens only for whoever points at something there and then: what asks is read first.
        seen = known and not _is_unmoved(pointer)
        panel = model.table.inspect(spot if seen else None, rect.size, model)
        if panel is not None:
            surface.blit(panel, rect)
    told = box is not None and known
    if spot is None or (told and not model.in_words) or not _may_tell(model, pointer):
        return
    small = spot.look == "kept" or (spot.look == "page" and model.canvas.px(spot.box.width) < WITH_WORDS)
    if spot.zone == OFFER and not small:
        # It says its words itself.
        return
    bubble = model.table.inspect(spot, bubble_room(model.canvas, model.arrangement), model, beside=True)
    sheet = enlarged(spot, model)
    if bubble is not None and sheet is not None:
        surface.blit(sheet, over_card(spot, sheet.get_rect(), model))
    elif bubble is not None and not told:
        surface.blit(bubble, words_place(spot, bubble.get_rect(), model))


def words_place(spot: Spot, rect: Rect, model: Model) -> Rect:
    """Return where words stand: beside their thing, in a small window only if nothing needed is hidden."""
    beside = _beside(spot, rect.copy(), model)
    return (
        docked(spot, rect, model) if model.canvas.compact and _is_in_the_way(beside, spot, model) else beside
    )


def _is_in_the_way(place: Rect, spot: Spot, model: Model) -> bool:
    """Tell whether words at a place hide their thing, what is asked or answered, what is lit, or the map."""
    canvas, (spots, zones) = model.canvas, model.arrangement
    kept = [canvas.rect(*zones[name]) for name in (PROMPT, FIELD) if name in zones]
    lit = [canvas.rect(*spots[name].box) for name in model.lit if name in spots]
    return place.collidelist([canvas.rect(*spot.box), *kept, *lit, *(b.rect for b in model.buttons)]) >= 0


def over_card(spot: Spot, rect: Rect, model: Model) -> Rect:
    """Return where the sheet over a card lies: in the window, and not over what is asked."""
    canvas, box = model.canvas, model.canvas.rect(*spot.box)
    prompt, room = canvas.rect(*model.arrangement.zones[PROMPT]), Rect((0, 0), canvas.size)
    side = Rect(0, prompt.bottom, canvas.size[0], canvas.size[1] - prompt.bottom)
    if box.centery < prompt.y:
        side = Rect(0, 0, canvas.size[0], prompt.top)
    rect.center = box.center
    return rect.clamp(side if rect.height <= side.height else room)


def _may_tell(model: Model, pointer: Pointer) -> bool:
    """Tell whether words may open beside a thing: not before the mouse has moved, nor over a list."""
    return not (_is_unmoved(pointer) or model.menu or model.held)


def _is_unmoved(pointer: Pointer) -> bool:
    """Tell whether the mouse rests where something was just used, or where the table changed below it."""
    return pointer.hovered == pointer.used or (pointer.still and not pointer.focus)


def docked(spot: Spot, rect: Rect, model: Model) -> Rect:
    """Return the place at the window's edge where words hide least: never the thing, nor what is asked.

    The map is left free as far as can be, then what is lit, then the board on which the thing lies; over the
    log nothing else is hidden. Of equal places, the one nearest to the thing is taken.
    """
    canvas, (spots, zones) = model.canvas, model.arrangement
    window, box = Rect((0, 0), canvas.size).inflate(-canvas.px(8), -canvas.px(8)), canvas.rect(*spot.box)
    asked = [canvas.rect(*zones[PROMPT]), *(button.rect for button in model.buttons)]
    field, log, board = (canvas.rect(*zones.get(name, NOWHERE)) for name in (FIELD, LOG, f"seat:{spot.seat}"))
    lit = [canvas.rect(*spots[name].box) for name in model.lit if name in spots]
    lying = [canvas.rect(*other.box) for other in spots.values() if other.id != spot.id]
    free = window.height - rect.height
    tops = [window.top + free * step // STEPS for step in range(STEPS + 1)]
    tops += [asked[0].bottom, asked[0].top - rect.height, box.bottom, box.top - rect.height]
    places = [rect.move(x, y) for x in (window.left, window.right - rect.width) for y in tops]

    def hides(place: Rect) -> tuple[int, ...]:
        over, told, owner = (place.clip(part) for part in (field, log, board))
        far = abs(place.centerx - box.centerx) + abs(place.centery - box.centery)
        return (
            int(place.colliderect(box)),
            len(place.collidelistall(asked)),
            over.width * over.height // FINE,
            len(place.collidelistall(lit)),
            owner.width * owner.height // FINE,
            -(told.width * told.height) // FINE,
            far // canvas.px(NEAR),
            len(place.collidelistall(lying)),
        )

    return min((place.clamp(window) for place in places), key=hides)


def _beside(spot: Spot, rect: Rect, model: Model) -> Rect:
    """Return the place around a thing where words hide least: never the thing, nor what is asked."""
    canvas, spots = model.canvas, model.arrangement.spots
    px, box, window = canvas.px, canvas.rect(*spot.box), Rect((0, 0), canvas.size)
    prompt = canvas.rect(*model.arrangement.zones[PROMPT])
    above, below, left, right = (rect.copy() for _ in range(4))
    above.midbottom = (box.centerx, box.top - px(8))
    below.midtop = (box.centerx, box.bottom + px(8))
    left.midright = (box.left - px(8), box.centery)
    right.midleft = (box.right + px(8), box.centery)
    for beside in (left, right):
        if beside.colliderect(prompt):
            beside.top = min(beside.top, prompt.top - beside.height) if box.y < prompt.y else prompt.bottom
    # On the other side of what is asked.
    beyond = rect.move_to(centerx=box.centerx, top=prompt.bottom)
    if box.y > prompt.y:
        beyond.bottom = prompt.top
    first, second = (above, below) if box.centery > window.centery else (below, above)
    lit = [canvas.rect(*spots[name].box) for name in model.lit if name in spots]

    def hides(place: Rect) -> tuple[bool, int]:
        return place.colliderect(box) or place.colliderect(prompt), len(place.collidelistall(lit))

    over, under = first.y, second.y
    corners = (side.move(0, y - side.y) for y in (over, under) for side in (right, left))
    places = (first, right, left, second, *corners, beyond)
    return min((place.clamp(window) for place in places), key=hides)

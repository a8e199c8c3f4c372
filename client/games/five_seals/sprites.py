"""How each thing of the table looks as it lies or is held: tokens, dice, basins."""

from __future__ import annotations

from typing import Literal

from pygame import SRCALPHA, Surface

from client.art.cache import sprite
from client.art.effects import OutlineKind, dimmed, outline
from client.art.panels import TAG, chip
from client.art.pictures import picture
from client.art.place import place
from client.art.text import LIVELY, line
from client.art.type_sizes import Type
from client.art.vector import Point, Size
from client.canvas import Canvas
from client.games.five_seals import tokens
from client.games.five_seals.faces import (
    face,
    hand_scroll,
    hand_strip,
    letters_of_all,
    sign_of,
    used_scroll,
    whole,
)
from client.games.five_seals.layout import FOOT
from client.games.five_seals.palette import DICE
from client.games.five_seals.tokens import SCROLL, seal
from client.table import dice
from client.table.game_table import Pose
from client.table.layout import Spot, original
from client.table.model import TableModel
from rules.core.action import Action
from rules.core.words import Words
from rules.five_seals.cards import COMPONENTS
from rules.five_seals.elements import COLOURS, STORES, Dice, colour, read_dice, read_die, value
from rules.five_seals.state import State

Model = TableModel[State]

HELD, DIE = 0.8, 74
"""How large a scroll of the hand is in the hand that drags it, and a die of the store, in units."""
DIE_CORNER = 14
STRIP_USED = (0.62, 0.4)
"""How dark and pale a strip is whose scroll was cast."""
HEAP: dict[int, tuple[Point, ...]] = {
    1: ((0.0, 0.0),),
    2: ((-0.5, 0.0), (0.5, 0.0)),
    3: ((-0.5, -0.45), (0.5, -0.45), (0.0, 0.5)),
    4: ((-0.5, -0.48), (0.5, -0.48), (-0.5, 0.48), (0.5, 0.48)),
    5: ((-1.0, -0.48), (0.0, -0.48), (1.0, -0.48), (-0.5, 0.48), (0.5, 0.48)),
    6: ((-1.0, -0.48), (0.0, -0.48), (1.0, -0.48), (-1.0, 0.48), (0.0, 0.48), (1.0, 0.48)),
}
"""How so many dice lie in a basin, in steps of a die."""


def thing(spot: Spot, model: Model, pose: Pose) -> Surface | None:
    """Return how a thing looks, or `None` for one that the backdrop shows."""
    if pose == "held" and (spot.look == "store" or spot.look.startswith("hand")):
        return _held(spot, model)
    px, words, view = model.canvas.px, model.words, model.view
    match spot.look:
        case "seal" | "scroll":
            # Without a light below it, it is part of the floor.
            shown = spot.id in model.lit or spot.id in model.marked or pose == "held"
            return token(spot, model.canvas) if shown else None
        case "mage":
            active = view.decision is not None and view.decision.seat == spot.seat
            return tokens.mage(spot.component, spot.seat, px(spot.box.width / FOOT), active)
        case "familiar":
            return tokens.familiar(spot.component, spot.seat, px(spot.box.width / FOOT))
        case "guardian":
            return tokens.guardian(COMPONENTS[spot.component].element, px(spot.box.width / FOOT))
        case "store":
            return store(spot, model)
        case "die":
            return die(spot, model.canvas)
        case "mini" | "used":
            small = token(spot, model.canvas)
            if kept := view.stored.get(spot.component):
                small = tokens.keeping(small, COMPONENTS[kept].element, COMPONENTS[kept].strength)
            return dimmed(small, 0.5, 0.4) if spot.look == "used" else small
        case "hand" | "hand_used":
            lying, width = hand_scroll if spot.look == "hand" else used_scroll, px(spot.box.width)
            kept = view.stored.get(spot.component, "")
            return lying(spot.component, width, words, kept, _letters(spot, model))
        case "hand_strip" | "hand_strip_used":
            kept, size = view.stored.get(spot.component, ""), model.canvas.rect(*spot.box).size
            strip = hand_strip(spot.component, size, words, kept, _letters(spot, model))
            return dimmed(strip, *STRIP_USED) if spot.look == "hand_strip_used" else strip
        case "card":
            return face(spot.component, px(spot.box.width), words, "large")
    return None


def _letters(spot: Spot, model: Model) -> int:
    """Return the size of all names in the hand: none is written larger than its neighbours."""
    hand = [other.component for other in model.arrangement.spots.values() if other.zone == "hand"]
    names = tuple(
        (model.words(f"five_seals.name.{scroll}"), model.view.stored.get(scroll, ""))
        for scroll in (spot.component, *hand)
    )
    size = (model.canvas.px(spot.box.width), model.canvas.px(spot.box.height))
    return letters_of_all(names, size, strips=spot.look.startswith("hand_strip"))


def _held(spot: Spot, model: Model) -> Surface:
    """Return a die of the store, or a scroll aside of the pointer: what it is held over is to be seen."""
    if spot.look == "store":
        return dice.die(DICE[spot.id.partition(":")[2]], 0, model.canvas.px(DIE))
    width = round(model.canvas.px(whole(spot).box.width) * HELD)
    return _beside(hand_scroll(spot.component, width, model.words))


def light(spot: Spot, kind: OutlineKind, canvas: Canvas) -> Surface:
    """Return the light around a thing, in its own shape."""
    size = canvas.rect(*spot.box).size
    match spot.look:
        case "seal":
            return tokens.seal_light(COMPONENTS[spot.component].element, size[0], kind)
        case "scroll" | "mini" | "used":
            return tokens.scroll_light(canvas.px(spot.box.width / SCROLL[0]), kind)
        case "mage" | "familiar" | "guardian":
            return tokens.figure_light(canvas.px(spot.box.width / FOOT), kind)
        case "store":
            return outline(size, kind, canvas.k, min(size) / 2 / canvas.k)
        case "die":
            return outline(size, kind, canvas.k, DIE_CORNER)
    return outline(size, kind, canvas.k)


def token(spot: Spot, canvas: Canvas) -> Surface:
    """Return a seal or a small scroll as it lies."""
    card = COMPONENTS[spot.component]
    if card.kind == "seal":
        return seal(card.element, card.strength, canvas.px(spot.box.width))
    return tokens.scroll(card.element, sign_of(card), card.strength, canvas.px(spot.box.width / SCROLL[0]))


def die(spot: Spot, canvas: Canvas, rolled: float = 1.0, code: int | None = None) -> Surface:
    """Return a die that has rolled so far, or as it is going to be."""
    code = read_die(original(spot.id)) if code is None else code
    return dice.rolling(DICE[colour(code)], value(code), canvas.px(spot.box.width), rolled)


Standing = Literal["breakable", "weak", "far"]
"""Whether what lies in the dungeon can be had now, is within reach but too strong, or is of no use now."""


def lying(spot: Spot, canvas: Canvas, standing: Standing) -> Surface:
    """Return a seal or a small scroll as it lies, and how it stands with the viewer."""
    return as_it_stands(token(spot, canvas), standing)


def as_it_stands(token: Surface, standing: Standing) -> Surface:
    """Return a token that can be had, is too strong, or cannot be reached."""
    match standing:
        case "breakable":
            return token
        case "weak":
            return tokens.locked(token)
    return quiet(token)


@sprite
def quiet(lying: Surface) -> Surface:
    """Return a token that cannot be reached: dark and pale."""
    return dimmed(lying, 0.56, 0.6)


@sprite
def _beside(held: Surface) -> Surface:
    """Return a picture below and to the right of the middle of a larger one."""
    width, height = held.get_size()
    dx, dy = width // 12, height // 8
    surface = Surface((2 * (width + dx), 2 * (height + dy)), SRCALPHA)
    surface.blit(held, (width + 2 * dx, height + 2 * dy))
    return surface


# --- the store ---------------------------------------------------------------------------------------


def store_of(view: State, name: str) -> tuple[str, int, int]:
    """Return the element of a store, how many dice lie in it and how many there are."""
    number = next(number for number, element in enumerate(COLOURS) if STORES[element] == name)
    return COLOURS[number], view.store[number], len(view.seats) + 1


def store(spot: Spot, model: Model) -> Surface:
    """Return a basin of the store with its dice and its label."""
    element, count, total = store_of(model.view, spot.id)
    words, compact = model.words, model.canvas.compact
    key = "five_seals.table.store_short" if compact else "five_seals.table.store"
    label = words(key, element=words(f"five_seals.element.{element}"), n=count, of=total)
    unit = model.canvas.k * (0.8 if compact else 1.0)
    return basin(element, count, model.canvas.rect(*spot.box).size, label, unit)


@sprite
def basin(element: str, count: int, size: Size, label: str, unit: float) -> Surface:
    """Return a basin with the dice that lie in it, and their number below."""
    (wide, high), strip = size, round(26 * unit)
    surface = Surface((wide, high + 2 * strip), SRCALPHA)
    surface.blit(picture(f"five_seals/basin_{element}", size), (0, strip))
    px = round(high * (0.26 if count < 5 else 0.22))
    for x, y in HEAP.get(count, ()):
        at = wide / 2 + x * px * 1.02, strip + high * 0.47 + y * px * 1.02
        place(surface, dice.die(DICE[element], 0, px), at)
    tag = chip(label, max(Type.LEAST_PIXELS, round(Type.NOTE * unit)), TAG, wide)
    place(surface, tag, (wide / 2, strip + high - round(14 * unit)), "midtop")
    return surface


# --- a set of dice with which a seal can be broken, as it is listed ----------------------------------


def set_of_dice(action: Action, model: TableModel[State], height: int) -> Surface | None:
    """Return the dice that an option spends, and their sum."""
    if action.kind != "break" or not action.source:
        return None
    return _dice_row(read_dice(action.source), height, model.words)


@sprite
def _dice_row(spent: Dice, height: int, words: Words) -> Surface:
    """Return dice side by side with their sum."""
    total = sum(map(value, spent))
    parts = [
        *(_set_die(code, height) for code in spent),
        line(words("five_seals.table.sum", n=total), LIVELY, round(height * 0.36)),
    ]
    gap = round(height * 0.14)
    surface = Surface((sum(part.get_width() + gap for part in parts) - gap, height), SRCALPHA)
    x = 0
    for part in parts:
        x = place(surface, part, (x, height / 2), "midleft").right + gap
    return surface


def _set_die(code: int, px: int) -> Surface:
    return dice.die(DICE[colour(code)], value(code), px)

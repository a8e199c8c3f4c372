"""The inspector: the card that is looked at, large, and its signs in words beside it."""

from __future__ import annotations

from pygame import Rect, Surface

from client.art.cache import sprite
from client.art.text import Style, draw, fitted
from client.art.theme import FOCUS, TEXT
from client.art.vector import Size, drawing, path, rounded
from client.games.black_rose.faces import SHAPE
from client.games.black_rose.formulas import DOMAIN
from client.games.black_rose.pieces import coin, element, kind, target
from client.games.black_rose.printed import SIDES, face, room_card, spell_of
from client.games.black_rose.side_panels import HEAD, panel
from rules.black_rose.card_text import target_text
from rules.black_rose.catalogue import Component, Room, Spell
from rules.core.words import Words

SIGN = 30
MARGIN, BESIDE = 10, 118
"""The air around a card, and the room for the signs of a spell beside it, in units."""
STATES = (0, 26, 64, 124)
"""The heights in which a component may say how it stands, in units: nothing, a line, little, much."""
STATE = Style("ui", TEXT, strong=FOCUS, leading=1.2, symbol=1.2)
TOLD = Style("ui", TEXT, leading=1.12)


def inspector(
    component: Component, size: Size, unit: float, words: Words, now: tuple[str, ...] = ()
) -> Surface:
    """Return the panel of a component: its card as large as there is room, its signs, how it stands now."""
    if now:
        return _standing(component, size, unit, words, now)
    return _printed(component, size, unit, words, 0)


@sprite
def _standing(component: Component, size: Size, unit: float, words: Words, now: tuple[str, ...]) -> Surface:
    """Return the panel of a component with what is to be said of it now."""
    margin = round(MARGIN * unit)
    room = (size[0] - 2 * margin, round(STATES[-1] * unit))
    state = draw(fitted("\n".join(now), STATE, round(16 * unit), *room))
    low = next((low for low in STATES if low * unit >= state.get_height()), STATES[-1])
    surface = _printed(component, size, unit, words, low).copy()
    surface.blit(state, (margin, size[1] - margin - state.get_height()))
    return surface


@sprite
def _printed(component: Component, size: Size, unit: float, words: Words, low: float) -> Surface:
    """Return the panel of a component as it is printed, with so many units left free below."""
    surface = _ground(component.kind, size, unit, words).copy()
    place = _place(size, unit, low)
    card = _card(component, place, unit, words)
    if not isinstance(component, Spell):
        surface.blit(card, card.get_rect(center=(size[0] // 2, place.centery)))
        return surface
    shown = surface.blit(card, card.get_rect(midleft=(place.x, place.centery)))
    place.width += place.x - shown.right - round(8 * unit)
    place.x = shown.right + round(8 * unit)
    _signs(surface, component, place, unit, words)
    return surface


@sprite
def _ground(kind_: str, size: Size, unit: float, words: Words) -> Surface:
    """Return the panel of a kind of components without any card."""
    surface = drawing(size, path(rounded(0, 0, *size, 9 * unit), "#15100d"))
    title, about = words(f"{DOMAIN}.table.looked_at"), words(f"{DOMAIN}.kind.{kind_}")
    surface.blit(panel(size, unit, title, "magnifying-glass", about), (0, 0))
    return surface


def _place(size: Size, unit: float, low: float) -> Rect:
    """Return the room for a card and its signs above so many units of lines; there are few such rooms."""
    margin, top = round(MARGIN * unit), round((HEAD + 8) * unit)
    return Rect(margin, top, size[0] - 2 * margin, size[1] - top - margin - round(low * unit))


def _card(component: Component, place: Rect, unit: float, words: Words) -> Surface:
    """Return the card of a component as large as there is room, beside its signs if it has any."""
    if isinstance(component, Room):
        return room_card(component, place.size, words, large=True)
    beside = round(BESIDE * unit) if isinstance(component, Spell) else 0
    return face(component, min(place.width - beside, round(place.height / SHAPE)), words, large=True)


def _signs(surface: Surface, printed: Spell, place: Rect, unit: float, words: Words) -> None:
    """Say what each sign of a spell is called."""
    shown = spell_of(printed, words)
    px = round(SIGN * unit)
    signs: dict[str, Surface] = {}
    for side, face_ in zip(SIDES, printed.faces, strict=True):
        half = shown.half(side)
        signs.setdefault(words(f"{DOMAIN}.type.{half.kind}"), kind(half.kind, px))
        signs.setdefault(words(f"{DOMAIN}.element.{half.element}"), element(half.element, px))
        aim = target(half.target, half.reach, round(px * 0.9), TEXT)
        signs.setdefault(target_text(face_.target, words), aim)
    if printed.icon:
        signs[words(f"{DOMAIN}.table.unstable")] = coin("cube", px, "#8a5a1e")
    step = place.height // max(5, len(signs))
    left = place.x + px + round(6 * unit)
    for number, (name_, sign) in enumerate(signs.items()):
        middle = place.y + number * step + step // 2
        surface.blit(sign, sign.get_rect(center=(place.x + px // 2, middle)))
        told = draw(fitted(name_, TOLD, round(14 * unit), place.right - left, step - round(4 * unit)))
        surface.blit(told, told.get_rect(midleft=(left, middle)))

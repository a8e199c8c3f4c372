"""The inspector: the card that is looked at, large, and its signs in words beside it."""

from __future__ import annotations

from pygame import Rect, Surface

from client.art.cache import sprite
from client.art.lettering import title
from client.art.place import place
from client.art.text import Style, draw, escape, fitted
from client.art.theme import FOCUS, TEXT
from client.art.type_sizes import Type
from client.art.vector import Size, drawing, path, rounded
from client.canvas import Scale
from client.games.black_rose.backdrop.side_panels import HEAD, headed_panel
from client.games.black_rose.faces import face
from client.games.black_rose.faces.cards import SHAPE, room_card
from client.games.black_rose.formulas import DOMAIN, has_words, name_of
from client.games.black_rose.palette import BRONZE, PLATE
from client.games.black_rose.sprites.tokens import coin, element, kind, target
from rules.black_rose.card_text import face_text, target_text, text
from rules.black_rose.catalogue import Component, Room, Spell
from rules.core.words import Words

SIGN = 30
LOW = 300
"""Below so many units a card with words of its own is told instead of shown."""
MARGIN, BESIDE = 10, 118
"""The air around a card, and the room for the signs of a spell beside it, in units."""
STATES = (0, 26, 64, 124)
"""The heights in which a component may say how it stands, in units: nothing, a line, little, much."""
STATE = Style("ui", TEXT, strong=FOCUS, leading=1.2, symbol=1.2)
TOLD = Style("ui", TEXT, leading=1.12)


def inspector(
    component: Component,
    size: Size,
    unit: float,
    words: Words,
    now: tuple[str, ...] = (),
    side: int | None = None,
) -> Surface:
    """Return the panel of a component: its card as large as there is room, its signs, how it stands now.

    Of one with words of its own that is being applied, only the side that is.
    """
    if side is not None and has_words(component):
        return _applied(component, side, size, unit, words)
    if now:
        return _standing(component, size, unit, words, now)
    return _printed(component, size, unit, words, 0)


@sprite
def _standing(component: Component, size: Size, unit: float, words: Words, now: tuple[str, ...]) -> Surface:
    """Return the panel of a component with what is to be said of it now."""
    margin = round(MARGIN * unit)
    room = (size[0] - 2 * margin, round(STATES[-1] * unit))
    state = draw(fitted("\n".join(now), STATE, round(Type.CAPTION * unit), *room))
    low = next((low for low in STATES if low * unit >= state.get_height()), STATES[-1])
    surface = _printed(component, size, unit, words, low).copy()
    surface.blit(state, (margin, size[1] - margin - state.get_height()))
    return surface


@sprite
def _printed(component: Component, size: Size, unit: float, words: Words, low: float) -> Surface:
    """Return the panel of a component as it is printed, with so many units left free below."""
    px = Scale(unit)
    surface = _ground(component.kind, size, unit, words).copy()
    free = _free(size, px, low)
    if isinstance(component, Room):
        place(surface, room_card(component, free.size, words, large=True), free.center)
        return surface
    if has_words(component) and free.height < px(LOW):
        _in_words(surface, component, free, px, words)
        return surface
    beside = px(BESIDE) if isinstance(component, Spell) else 0
    card = face(component, min(free.width - beside, round(free.height / SHAPE)), words, large=True)
    if isinstance(component, Spell):
        left = place(surface, card, free.midleft, "midleft").right + px(8)
        _signs(surface, component, Rect(left, free.y, free.right - left, free.height), px, words)
    else:
        place(surface, card, free.center)
    return surface


@sprite
def _ground(kind_: str, size: Size, unit: float, words: Words) -> Surface:
    """Return the panel of a kind of components without any card."""
    head, about = words(f"{DOMAIN}.table.looked_at"), words(f"{DOMAIN}.kind.{kind_}")
    panel = headed_panel(size, unit, head, "magnifying-glass", about)
    surface = drawing(size, path(rounded(0, 0, *size, 9 * unit), PLATE))
    surface.blit(panel, (0, 0))
    return surface


@sprite
def _applied(component: Component, side: int, size: Size, unit: float, words: Words) -> Surface:
    """Return the panel of a component with what the side says that is being applied."""
    px = Scale(unit)
    surface = _ground(component.kind, size, unit, words).copy()
    free = _free(size, px)
    name = title(name_of(component.id, words), px(Type.LEAD), free.width)
    top = place(surface, name, free.topleft, "topleft").bottom + px(6)
    does = escape(face_text(component, side, words))
    surface.blit(draw(fitted(does, TOLD, px(Type.LEAD), free.width, free.bottom - top)), (free.x, top))
    return surface


def _free(size: Size, px: Scale, low: float = 0) -> Rect:
    """Return where a panel is empty below its head, with so many units left free at its foot."""
    top = px(HEAD + 8)
    return Rect(px(MARGIN), top, size[0] - 2 * px(MARGIN), size[1] - top - px(MARGIN) - px(low))


def _in_words(surface: Surface, component: Component, free: Rect, px: Scale, words: Words) -> None:
    """Say what a component does where its card would be too small to be read."""
    name = title(name_of(component.id, words), px(Type.LABEL), free.width)
    top = place(surface, name, free.topleft, "topleft").bottom + px(4)
    said = fitted(escape(text(component, words)), TOLD, px(Type.SMALL), free.width, free.bottom - top)
    surface.blit(draw(said), (free.x, top))


def _signs(surface: Surface, printed: Spell, free: Rect, px: Scale, words: Words) -> None:
    """Say what each sign of a spell is called."""
    side, signs = px(SIGN), dict[str, Surface]()
    for face_ in printed.faces:
        signs.setdefault(words(f"{DOMAIN}.type.{face_.type}"), kind(face_.type, side))
        signs.setdefault(words(f"{DOMAIN}.element.{face_.element}"), element(face_.element, side))
        aim = target(face_.target, round(side * 0.9), TEXT)
        signs.setdefault(target_text(face_.target, words), aim)
    if printed.icon:
        signs[words(f"{DOMAIN}.table.unstable")] = coin("cube", side, BRONZE)
    step = free.height // max(5, len(signs))
    left = free.x + side + px(6)
    for number, (name, sign) in enumerate(signs.items()):
        middle = free.y + number * step + step // 2
        place(surface, sign, (free.x + side // 2, middle))
        told = draw(fitted(name, TOLD, px(Type.FINE), free.right - left, step - px(4)))
        place(surface, told, (left, middle), "midleft")

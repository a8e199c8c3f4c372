"""Faces of scrolls, seals and figures as cards, and of scrolls in the hand, composed from components' data.

Lengths are in units of a card 150 wide; `unit` is how many pixels one of them takes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

import pygame
from pygame import SRCALPHA, Surface

from client.art.cache import sprite
from client.art.cards import Band, CardBox, CardLook, board
from client.art.effects import dimmed
from client.art.lettering import title
from client.art.panels import AWAY, chip
from client.art.pictures import FACE_HEIGHT, picture, strip
from client.art.place import place
from client.art.text import PARCHMENT, Block, Style, draw, fitted
from client.art.textures import parchment
from client.art.theme import BRONZE, INK, WHITE, mix, shade
from client.art.type_sizes import Type
from client.art.vector import Fade, Size, Stops, drawing, path, rounded
from client.canvas import Scale
from client.games.five_seals.layout.hand import HAND_SHAPE
from client.games.five_seals.palette import ELEMENTS, FIGURES, LEATHER, MAGES, SCORCHED, SCROLL_INK, SPELLS
from client.games.five_seals.tokens import seal
from client.table.layout import Spot
from rules.core.words import Words
from rules.five_seals.card_text import text
from rules.five_seals.cards import COMPONENTS, FAMILIARS, Component

Detail = Literal["table", "large"]

WIDTH, HEIGHT = 150, 210
PLATE = (4, 4.5, WIDTH - 8, 19.5)
WINDOW_TOP, WINDOW = 25.5, 118
MARGIN, GAP = 5, 2.6
ABOUT = Style("ui_medium", INK)
HAND_WIDTH = 160
"""The width, in units, for which a scroll of the hand is drawn."""
ROD, SHEET, PICTURE = 11, 4, 56
"""How thick its rods are, how far its sheet keeps from the edge, how high its picture is."""
STRIP_NAME = Style("ui_medium", SCROLL_INK, leading=1.0)
STRIP = 62
"""The height, in units, for which a strip is drawn."""
KEPT_SEAL = 0.46
"""How large the seal is that a scroll on a strip keeps, by the height of the strip."""
WHOLE = 150
"""How wide a scroll is whose strip is pointed at."""
UPRIGHT = 1.02
"""How high what the picture of a scroll shows is in its widths: a cat that sits has its ears."""
SOFT_FOOT: Stops = ((0, WHITE), (0.72, WHITE), (1, WHITE + "00"))
NAME = Style("display", SCROLL_INK, leading=1.02)


def picture_of(component: Component) -> str:
    """Return the name of a component's picture."""
    match component.kind:
        case "mage" | "familiar":
            return f"five_seals/{component.kind}_{component.id}"
        case "seal":
            return f"five_seals/seal_{component.element}"
    return f"five_seals/{component.id}"


def sign_of(component: Component) -> str:
    """Return the icon of a scroll or a figure: that of its spell, its mage or its familiar."""
    match component.kind:
        case "guardian":
            return SPELLS["guard"]
        case "scroll":
            return SPELLS[component.id.rpartition("_")[0]]
    return FIGURES[component.id if component.kind == "mage" else component.familiar]


def _light_of(component: Component) -> str:
    """Return the element in whose light a component is shown."""
    mages = {familiar: mage for mage, familiar in FAMILIARS.items()}
    return component.element or MAGES[mages[component.familiar]]


# --- cards -------------------------------------------------------------------------------------------


class FacePlan(NamedTuple):
    """Where everything on a face goes, measured before anything is drawn."""

    size: Size
    unit: float
    window: CardBox
    sheet: CardBox
    about: Block
    said: Block | None


def measure(component_id: str, width: int, words: Words, detail: Detail) -> FacePlan:
    """Measure a face; a large one says what it does."""
    component = COMPONENTS[component_id]
    unit = width / WIDTH
    size = (width, round(width * HEIGHT / WIDTH))
    left, top = round(MARGIN * unit), round(WINDOW_TOP * unit)
    inner = width - 2 * left - 10 * unit
    # On the table it has the sheet to itself.
    between, letters, high = (" · ", Type.FACE_KIND, 13) if detail == "large" else ("\n", Type.FACE_SPELL, 30)
    about = fitted(_about(component, words, between), ABOUT, round(letters * width), inner, high * unit)
    window = round((WINDOW if detail == "large" else 146) * unit)
    sheet_top = top + window + round(GAP * unit)
    sheet = (left, sheet_top, width - 2 * left, size[1] - left - sheet_top)
    said = None
    if detail == "large":
        room = sheet[3] - about.height - 5 * unit
        said = fitted(text(component, words), PARCHMENT, round(Type.FACE_WORDS * width), inner, room)
    return FacePlan(size, unit, (left, top, width - 2 * left, window), sheet, about, said)


def _about(component: Component, words: Words, between: str) -> str:
    """Return what sort of thing it is, in a few words."""
    kind = words(f"five_seals.kind.{component.kind}")
    circle = words(f"five_seals.choice.circle.{component.circle}") if component.circle else ""
    return between.join(filter(None, (kind, circle)))


@sprite
def face(component_id: str, width: int, words: Words, detail: Detail = "table") -> Surface:
    """Return a component as a card."""
    component = COMPONENTS[component_id]
    plan = measure(component_id, width, words, detail)
    unit, (x, y, wide, high) = plan.unit, plan.window
    element = _light_of(component)
    surface = Surface(plan.size, SRCALPHA)
    middle = FACE_HEIGHT if component.kind == "mage" else 0.5
    surface.blit(picture(picture_of(component), (wide, high), middle), (x, y))
    left, above, across, tall = (round(value * unit) for value in PLATE)
    plate: CardBox = (left, above, across, tall)
    look = ELEMENTS[element]
    leather = CardLook(mix(look.deep, LEATHER, 0.45), mix(look.deep, look.colour, 0.45), BRONZE)
    surface.blit(board(plan.size, unit, leather, plate, plan.window, (Band(plan.sheet[3]),)), (0, 0))
    name = title(words(f"five_seals.name.{component_id}"), round(Type.FACE_NAME * width), (WIDTH - 14) * unit)
    place(surface, name, (width / 2, plate[1] + plate[3] / 2))
    if component.strength:
        mark = seal(element, component.strength, round(34 * unit))
        place(surface, mark, (x + wide - 22 * unit, y + 23 * unit))
    _draw_words(surface, plan)
    return surface


def _draw_words(surface: Surface, plan: FacePlan) -> None:
    """Write on the sheet what sort of thing it is and, on a large card, what it does."""
    left, y, wide, high = plan.sheet
    x, about = left + wide / 2, draw(plan.about, "centre")
    if plan.said is None:
        place(surface, about, (x, y + high / 2))
        return
    place(surface, about, (x, y + 2 * plan.unit), "midtop")
    middle = y + (high + plan.about.height) / 2 + plan.unit
    place(surface, draw(plan.said, "centre"), (x, middle))


# --- scrolls of the hand -----------------------------------------------------------------------------


def hand_name(name: str, width: int, most: int = 0) -> Block:
    """Measure a name on a scroll in the hand: at most two lines, letters no larger than those of others."""
    unit = width / HAND_WIDTH
    return fitted(name, NAME, most or round(Type.LABEL * unit), width - 32 * unit, 42 * unit)


def strip_name(name: str, size: Size, stored: str = "", most: int = 0) -> Block:
    """Measure a name on a strip: at most two lines, letters no larger than those of others."""
    left, right = _strip_room(size, stored)
    return fitted(name, STRIP_NAME, most or round(size[1] * 0.36), right - left, size[1] * 0.9)


def _strip_room(size: Size, stored: str) -> tuple[int, int]:
    """Return from where to where the name on a strip may reach."""
    wide, high = size
    kept = round(high * KEPT_SEAL) if stored else 0
    return round(ROD * high / STRIP) + 2 + kept, wide - round(high * 0.61)


@lru_cache(64)
def letters_of_all(names: tuple[tuple[str, str], ...], size: Size, *, strips: bool) -> int:
    """Return the size in which all names of a hand are written, each with the seal that its scroll keeps."""
    if strips:
        return min(strip_name(name, size, kept).px for name, kept in names)
    return min(hand_name(name, size[0]).px for name, _ in names)


@sprite
def hand_scroll(component_id: str, width: int, words: Words, stored: str = "", most: int = 0) -> Surface:
    """Return a scroll as it lies before its owner, with the seal that it keeps."""
    component, px = COMPONENTS[component_id], Scale(width / HAND_WIDTH)
    unit, size = px.unit, (width, round(width * HAND_SHAPE))
    surface = _open_scroll(size, unit, component.element).copy()
    surface.blit(_vignette(component_id, (width - 2 * px(ROD), px(PICTURE))), (px(ROD), px(SHEET)))
    place(surface, seal(component.element, component.strength, px(40)), (width - 34 * unit, 29 * unit))
    if stored:
        kept = COMPONENTS[stored]
        place(surface, seal(kept.element, kept.strength, px(32)), (34 * unit, 32 * unit))
    name = hand_name(words(f"five_seals.name.{component_id}"), width, most)
    place(surface, draw(name, "centre"), (width / 2, 77 * unit))
    return surface


@sprite
def hand_strip(component_id: str, size: Size, words: Words, stored: str = "", most: int = 0) -> Surface:
    """Return a scroll of many that its owner has: its name and its strength, and the seal that it keeps."""
    component, (wide, high) = COMPONENTS[component_id], size
    surface = _open_scroll(size, high / STRIP, component.element).copy()
    left, right = _strip_room(size, stored)
    place(
        surface,
        seal(component.element, component.strength, round(high * 0.48)),
        (wide - high * 0.36, high / 2),
    )
    if stored:
        kept, px = COMPONENTS[stored], round(high * KEPT_SEAL)
        place(surface, seal(kept.element, kept.strength, px), (left - px * 0.5, high / 2))
    name = strip_name(words(f"five_seals.name.{component_id}"), size, stored, most)
    place(surface, draw(name, "centre"), ((left + right) / 2, high / 2))
    return surface


def whole(spot: Spot) -> Spot:
    """Return a scroll of the hand as it is shown where there is room: with its picture."""
    if not spot.look.startswith("hand_strip"):
        return spot
    (x, _), look = spot.box.centre, spot.look.replace("_strip", "")
    box = spot.box._replace(x=x - WHOLE / 2, width=WHOLE, height=WHOLE * HAND_SHAPE)
    return spot._replace(look=look, box=box)


@sprite
def _vignette(component_id: str, size: Size) -> Surface:
    """Return the picture of a scroll, its foot fading into the parchment."""
    surface = strip(picture_of(COMPONENTS[component_id]), size, UPRIGHT).convert_alpha()
    soft = drawing(size, path(rounded(0, 0, *size, 0), Fade(SOFT_FOOT)))
    surface.blit(soft, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


@sprite
def used_scroll(component_id: str, width: int, words: Words, stored: str = "", most: int = 0) -> Surface:
    """Return a scroll that was cast in this round: dark, and it says so."""
    surface = dimmed(hand_scroll(component_id, width, words, stored, most), 0.42, 0.4).copy()
    tag = chip(
        words("five_seals.table.used"), max(Type.LEAST_PIXELS, round(width * 0.085)), AWAY, width * 0.84
    )
    place(surface, tag, (surface.get_width() / 2, surface.get_height() * 0.4))
    return surface


@sprite
def _open_scroll(size: Size, unit: float, element: str) -> Surface:
    """Return an empty scroll lying flat, its rods to the left and to the right."""
    look, (wide, high), rod = ELEMENTS[element], size, ROD * unit
    surface = Surface(size, SRCALPHA)
    sheet = (round(rod / 2), round(SHEET * unit), round(wide - rod), round(high - 2 * SHEET * unit))
    surface.blit(parchment(sheet[2:]), sheet[:2])
    edge = mix(look.colour, SCORCHED, 0.4)
    dark, faint, clear = edge + "b0", edge + "20", edge + "00"
    side = Fade(((0, dark), (0.14, faint), (0.5, clear), (0.86, faint), (1, dark)), across=True)
    down = Fade(((0, edge + "90"), (0.12, clear), (0.88, clear), (1, edge + "90")))
    wood = Fade(((0, look.pale), (0.35, look.colour), (1, look.deep)), across=True)
    rods = [rounded(x + 0.6, 0.6, rod - 1.2, high - 1.2, rod * 0.45) for x in (0, wide - rod)]
    shapes = [path(rounded(*sheet, 2), fade) for fade in (side, down)]
    shapes += [path(way, wood, stroke=shade(look.deep, 0.5), width=max(1.0, 1.2 * unit)) for way in rods]
    surface.blit(drawing(size, *shapes), (0, 0))
    return surface

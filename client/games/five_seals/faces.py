"""Faces of scrolls, seals and figures as cards, composed from the components' data.

Lengths are in units of a card 150 wide; `unit` is how many pixels one of them takes.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from pygame import SRCALPHA, Surface

from client.art.cache import sprite
from client.art.cards import Band, Box, CardLook, board
from client.art.lettering import title
from client.art.pictures import FACE_HEIGHT, picture
from client.art.place import place
from client.art.text import PARCHMENT, Block, Style, draw, fitted
from client.art.theme import BRONZE, INK, Type, mix
from client.art.vector import Size
from client.games.five_seals.palette import ELEMENTS, FIGURES, LEATHER, MAGES, SPELLS
from client.games.five_seals.tokens import seal
from rules.core.words import Words
from rules.five_seals.card_text import text
from rules.five_seals.cards import COMPONENTS, FAMILIARS, Component

Detail = Literal["table", "large"]

WIDTH, HEIGHT = 150, 210
PLATE = (4, 4.5, WIDTH - 8, 19.5)
WINDOW_TOP, WINDOW = 25.5, 118
MARGIN, GAP = 5, 2.6
ABOUT = Style("ui_medium", INK)


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
    window: Box
    sheet: Box
    about: Block
    said: Block | None


def measure(component_id: str, width: int, words: Words, detail: Detail) -> FacePlan:
    """Measure a face; a large one says what it does."""
    component = COMPONENTS[component_id]
    unit = width / WIDTH
    size = (width, round(width * HEIGHT / WIDTH))
    left, top = round(MARGIN * unit), round(WINDOW_TOP * unit)
    inner = width - 2 * left - 10 * unit
    about = fitted(_about(component, words), ABOUT, round(Type.FACE_KIND * width), inner, 13 * unit)
    window = round((WINDOW if detail == "large" else 146) * unit)
    sheet_top = top + window + round(GAP * unit)
    sheet = (left, sheet_top, width - 2 * left, size[1] - left - sheet_top)
    said = None
    if detail == "large":
        room = sheet[3] - about.height - 5 * unit
        said = fitted(text(component, words), PARCHMENT, round(Type.FACE_WORDS * width), inner, room)
    return FacePlan(size, unit, (left, top, width - 2 * left, window), sheet, about, said)


def _about(component: Component, words: Words) -> str:
    """Return what sort of thing it is, in a few words."""
    kind = words(f"five_seals.kind.{component.kind}")
    circle = f" · {words(f'five_seals.choice.circle.{component.circle}')}" if component.circle else ""
    return kind + circle


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
    plate: Box = (left, above, across, tall)
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

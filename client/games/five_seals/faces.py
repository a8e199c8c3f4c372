"""Faces of scrolls, seals and figures, composed from the components' data, and the scrolls of a hand.

Lengths are in units of a card 150 wide; `unit` is how many pixels one of them takes.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

import pygame
from pygame import SRCALPHA, Surface

from client.art.cache import sprite
from client.art.cards import Band, Box, CardLook, board
from client.art.effects import dimmed
from client.art.icons import icon
from client.art.lettering import title
from client.art.panels import AWAY, chip
from client.art.pictures import picture
from client.art.text import PARCHMENT, Block, Style, draw, fitted
from client.art.textures import parchment
from client.art.theme import BRONZE, INK, mix, shade
from client.art.vector import Fade, Size, Stops, drawing, path, ramp, rounded
from client.games.five_seals.looks import ELEMENTS, FIGURES, SPELLS
from client.games.five_seals.tokens import seal
from rules.core.words import Words
from rules.five_seals.card_text import text
from rules.five_seals.cards import COMPONENTS, FAMILIARS, Component

Detail = Literal["table", "large"]

WIDTH, HEIGHT = 150, 210
PLATE = (4, 4.5, WIDTH - 8, 19.5)
WINDOW_TOP, WINDOW = 25.5, 118
MARGIN, GAP = 5, 2.6
METALS: dict[str, Stops] = {
    "fire": ((0, "#fff6cf"), (0.45, "#ffb247"), (1, "#d3391a")),
    "water": ((0, "#ffffff"), (0.45, "#c4e6ff"), (1, "#3a86dc")),
    "air": ((0, "#fffbe0"), (0.45, "#ffdf7a"), (1, "#c58a1c")),
    "earth": ((0, "#fbffdf"), (0.45, "#cdea78"), (1, "#4d962c")),
    "mind": ((0, "#ffffff"), (0.45, "#d8c5ff"), (1, "#7a4fe0")),
}
MAGES = {"shaman": "water", "witch": "mind", "enchanter": "fire", "seer": "earth", "warlock": "air"}
"""In whose light figures are shown that have no element."""
ABOUT = Style("ui_medium", INK)
HAND_SHAPE = 100 / 160
"""Height of a scroll in the hand by its width."""


def sign_of(component: Component) -> str:
    """Return the icon of a scroll or a figure."""
    if component.kind == "guardian":
        return SPELLS["guard"]
    if component.kind == "scroll":
        return SPELLS[component.id.rpartition("_")[0]]
    return FIGURES[component.id if component.kind == "mage" else component.familiar]


def _light_of(component: Component) -> str:
    """Return the element in whose light a component is shown."""
    mages = {familiar: mage for mage, familiar in FAMILIARS.items()}
    return component.element or MAGES[mages[component.familiar]]


def _emblem_of(component: Component) -> str:
    """Return the painted emblem of a scroll or a figure."""
    if component.kind == "guardian":
        return "guard"
    if component.kind == "scroll":
        return component.id.rpartition("_")[0]
    return component.id if component.kind == "mage" else component.familiar


# --- cards -------------------------------------------------------------------------------------------


class Layout(NamedTuple):
    """Where everything on a face goes, measured before anything is drawn."""

    size: Size
    unit: float
    window: Box
    sheet: Box
    about: Block
    said: Block | None


def layout(component_id: str, width: int, words: Words, detail: Detail) -> Layout:
    """Measure a face; a large one says what it does."""
    component = COMPONENTS[component_id]
    unit = width / WIDTH
    size = (width, round(width * HEIGHT / WIDTH))
    left, top = round(MARGIN * unit), round(WINDOW_TOP * unit)
    inner = width - 2 * left - 10 * unit
    about = fitted(_about(component, words), ABOUT, round(9.5 * unit), inner, 13 * unit)
    window = round((WINDOW if detail == "large" else 146) * unit)
    sheet_top = top + window + round(GAP * unit)
    sheet = (left, sheet_top, width - 2 * left, size[1] - left - sheet_top)
    said = None
    if detail == "large":
        room = sheet[3] - about.height - 5 * unit
        said = fitted(text(component, words), PARCHMENT, round(8.6 * unit), inner, room)
    return Layout(size, unit, (left, top, width - 2 * left, window), sheet, about, said)


def _about(component: Component, words: Words) -> str:
    """Return what sort of thing it is, in a few words."""
    kind = words(f"five_seals.kind.{component.kind}")
    circle = f" · {words(f'five_seals.choice.circle.{component.circle}')}" if component.circle else ""
    return kind + circle


@sprite
def face(component_id: str, width: int, words: Words, detail: Detail = "table") -> Surface:
    """Return a component as a card."""
    component = COMPONENTS[component_id]
    plan = layout(component_id, width, words, detail)
    unit, (x, y, wide, high) = plan.unit, plan.window
    element = _light_of(component)
    surface = Surface(plan.size, SRCALPHA)
    surface.blit(picture(f"five_seals/sky_{element}", (wide, high)), (x, y))
    _paint(surface, component, (x + wide / 2, y + high / 2), round(min(wide, high) * 0.8))
    left, above, across, tall = (round(value * unit) for value in PLATE)
    plate: Box = (left, above, across, tall)
    look = ELEMENTS[element]
    leather = CardLook(mix(look.deep, "#14100e", 0.45), mix(look.deep, look.colour, 0.45), BRONZE)
    surface.blit(board(plan.size, unit, leather, plate, plan.window, (Band(plan.sheet[3]),)), (0, 0))
    name = title(words(f"five_seals.name.{component_id}"), round(15 * unit), (WIDTH - 14) * unit)
    surface.blit(name, name.get_rect(center=(width / 2, plate[1] + plate[3] / 2)))
    if component.strength and component.kind != "seal":
        mark = seal(element, component.strength, round(34 * unit))
        surface.blit(mark, mark.get_rect(center=(x + wide - 22 * unit, y + 23 * unit)))
    _write(surface, plan)
    return surface


def _paint(surface: Surface, component: Component, at: tuple[float, float], px: int) -> None:
    """Put what a component is about into its window: a seal itself, or a metal emblem."""
    if component.kind == "seal":
        thing = seal(component.element, component.strength, round(px * 0.9))
    else:
        thing = emblem(_emblem_of(component), _light_of(component), px)
    surface.blit(thing, thing.get_rect(center=at))


def _write(surface: Surface, plan: Layout) -> None:
    x, y, wide, high = plan.sheet
    about = draw(plan.about, "centre")
    if plan.said is None:
        surface.blit(about, about.get_rect(center=(x + wide / 2, y + high / 2)))
        return
    surface.blit(about, about.get_rect(midtop=(x + wide / 2, y + 2 * plan.unit)))
    said = draw(plan.said, "centre")
    middle = y + (high + plan.about.height) / 2 + plan.unit
    surface.blit(said, said.get_rect(center=(x + wide / 2, middle)))


@sprite
def emblem(name: str, element: str, px: int) -> Surface:
    """Return a painted emblem in the metal of an element."""
    surface = picture(f"five_seals/{name}", (px, px)).copy()
    surface.blit(ramp((px, px), METALS[element]), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return surface


# --- the hand ----------------------------------------------------------------------------------------


NAME = Style("display", "#2c1406", leading=1.02)


def hand_name(component_id: str, width: int, words: Words) -> Block:
    """Measure the name of a scroll in the hand: at most two lines."""
    unit = width / 160
    return fitted(
        words(f"five_seals.name.{component_id}"), NAME, round(18 * unit), width - 32 * unit, 42 * unit
    )


@sprite
def hand_scroll(component_id: str, width: int, words: Words, stored: str = "") -> Surface:
    """Return a scroll as it lies before its owner, with the seal that it keeps."""
    component = COMPONENTS[component_id]
    look = ELEMENTS[component.element]
    unit = width / 160
    size = (width, round(width * HAND_SHAPE))
    surface = _open_scroll(size, unit, component.element).copy()
    dark = mix(look.deep, look.colour, 0.35)
    mark = icon(sign_of(component), round(52 * unit), dark)
    surface.blit(mark, (round(18 * unit), round(6 * unit)))
    strength = seal(component.element, component.strength, round(40 * unit))
    surface.blit(strength, strength.get_rect(center=(width - 38 * unit, 29 * unit)))
    if stored:
        kept = COMPONENTS[stored]
        lying = seal(kept.element, kept.strength, round(32 * unit))
        surface.blit(lying, lying.get_rect(center=(width / 2 + 8 * unit, 32 * unit)))
    name = draw(hand_name(component_id, width, words), "centre")
    surface.blit(name, name.get_rect(center=(width / 2, 76 * unit)))
    return surface


@sprite
def used_scroll(component_id: str, width: int, words: Words, stored: str = "") -> Surface:
    """Return a scroll that was cast in this round: dark, and it says so."""
    surface = dimmed(hand_scroll(component_id, width, words, stored), 0.42, 0.4).copy()
    tag = chip(words("five_seals.table.used"), max(11, round(width * 0.085)), AWAY, width * 0.84)
    surface.blit(tag, tag.get_rect(center=(surface.get_width() / 2, surface.get_height() * 0.4)))
    return surface


@sprite
def _open_scroll(size: Size, unit: float, element: str) -> Surface:
    """Return an empty scroll lying flat, its rods to the left and to the right."""
    look = ELEMENTS[element]
    wide, high = size
    rod = 11 * unit
    surface = Surface(size, SRCALPHA)
    sheet = (round(rod / 2), round(4 * unit), round(wide - rod), round(high - 8 * unit))
    surface.blit(parchment(sheet[2:]), sheet[:2])
    edge = mix(look.colour, "#46230a", 0.4)
    side = Fade(
        ((0, edge + "b0"), (0.14, edge + "20"), (0.5, edge + "00"), (0.86, edge + "20"), (1, edge + "b0")),
        across=True,
    )
    down = Fade(((0, edge + "90"), (0.12, edge + "00"), (0.88, edge + "00"), (1, edge + "90")))
    wood = Fade(((0, look.pale), (0.35, look.colour), (1, look.deep)), across=True)
    rods = [rounded(x + 0.6, 0.6, rod - 1.2, high - 1.2, rod * 0.45) for x in (0, wide - rod)]
    surface.blit(
        drawing(
            size,
            path(rounded(*sheet, 2), side),
            path(rounded(*sheet, 2), down),
            *(path(way, wood, stroke=shade(look.deep, 0.5), width=max(1.0, 1.2 * unit)) for way in rods),
        ),
        (0, 0),
    )
    return surface

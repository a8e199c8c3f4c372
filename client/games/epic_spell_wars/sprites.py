"""How things lying on the table of Epic Spell Wars look."""

from __future__ import annotations

from pygame import SRCALPHA, Surface

from client.art import panels
from client.art.cache import passing_sprite, sprite
from client.art.effects import dimmed, mask, rotated
from client.art.place import place
from client.art.text import Style, draw, escape, fitted, line
from client.art.theme import mix
from client.art.type_sizes import Type
from client.art.vector import Size, drawing, path, ramp, ring, rounded
from client.canvas import Scale
from client.games.epic_spell_wars.comic import burst, clipped, dots, emblem, inked, rays, shout, shout_size
from client.games.epic_spell_wars.faces import HEIGHT, SMALL, WIDTH, face
from client.games.epic_spell_wars.faces.marks import tag
from client.games.epic_spell_wars.faces.tiles import LEAST_WORDS, known, tile, treasure_line
from client.games.epic_spell_wars.layout import DIE, GHOST
from client.games.epic_spell_wars.palette import (
    BACKS,
    BOARD,
    DIE_KEPT,
    FLAMES,
    INK,
    LEGAL,
    LOOKS,
    PALE,
    PAPER,
    QUIET,
    RED,
    REFUSED,
    WHITE,
    YELLOW,
    Letters,
)
from client.games.epic_spell_wars.palette import (
    DIE as DIE_LOOK,
)
from client.games.epic_spell_wars.show import SAID
from client.table.dice import rolling
from client.table.game_table import Pose
from client.table.layout import COVERED, Spot
from client.table.model import TableModel
from rules.core.ids import name_of
from rules.core.words import Words
from rules.epic_spell_wars.beats import stage_of
from rules.epic_spell_wars.state import State

HELD, HELD_TILT = 1.14, -7
PILES = {"spell_deck": "spell", "dead_deck": "dead", "treasure_deck": "treasure"}
"""The backs of the decks; the cards of the other piles are seen."""
UNIT = 100


def thing(spot: Spot, model: TableModel[State], pose: Pose) -> Surface | None:
    """Return how a thing looks, or `None` for one that the backdrop shows."""
    width = model.canvas.px(spot.box.width)
    if pose == "back":
        return back("spell", width) if spot.look in ("card", "acting", "done", COVERED) else None
    match spot.look:
        case "card" | "acting" | "done" | "gap":
            if pose == "held":
                return rotated(card(spot, model, round(width * HELD)), HELD_TILT)
            return card(spot, model, width)
        case "tile":
            return tile(spot.component, width)
        case "line":
            size = (width, model.canvas.px(spot.box.height))
            return treasure_line(spot.component, size, model.words, model.canvas.px(LEAST_WORDS))
        case "known":
            return known(spot.component, (width, model.canvas.px(spot.box.height)), model.words)
        case "deck" | "pile":
            return pile(spot.zone, width, model.view)
        case "die":
            return die(spot, model, 1.0)
    return None


def card(spot: Spot, model: TableModel[State], width: int) -> Surface:
    """Return a card as it lies: one that has acted is dim, one that acts shows the row that applies."""
    words, small = model.words, spot.box.width < SMALL
    component = spot.component
    if spot.look == "gap":
        return gap(component.removeprefix(GHOST), width, words, small, model.canvas.k)
    if spot.look == "acting":
        return face(component, width, words, small=small, row=stage_of(model.view).row)
    plain = face(component, width, words, small=small)
    return dimmed(plain, 0.55, 0.5) if spot.look == "done" else plain


@sprite
def gap(component: str, width: int, words: Words, small: bool, unit: float) -> Surface:
    """Return what a card leaves in the hand while it lies in the spell."""
    surface = dimmed(face(component, width, words, small=small), 0.34, 0.5).copy()
    surface.blit(in_spell(surface.get_size(), words("epic_spell_wars.table.in_spell"), unit), (0, 0))
    return surface


def cards_of(name: str, view: State) -> list[str]:
    """Return the cards of a deck or a pile."""
    return {
        "spell_deck": view.deck,
        "discard": view.discard,
        "dead_deck": view.dead_deck,
        "treasure_deck": view.treasure_deck,
    }[name]


def pile(name: str, width: int, view: State) -> Surface:
    """Return a deck or a pile with how many cards it has."""
    cards = cards_of(name, view)
    return counted(PILES.get(name, cards[-1] if cards else ""), width, len(cards))


@sprite
def counted(top: str, width: int, count: int) -> Surface:
    """Return a pile whose top is a back or a tile, and its number of cards."""
    high = round(width * HEIGHT / WIDTH)
    if top in BACKS:
        surface = back(top, width).copy()
    else:
        surface = drawing(
            (width, high), path(rounded(1, 1, width - 2, high - 2, width * 0.06), INK, opacity=0.5)
        )
        if top:
            place(surface, tile(top, round(width * 0.8)), (width / 2, high * 0.4))
    if not count:
        surface.set_alpha(110)
    place(surface, tag(str(count), max(10, round(width * 0.21)), YELLOW, INK), (width / 2, high), "midbottom")
    return surface


@sprite
def back(kind: str, width: int) -> Surface:
    """Return the back of a card."""
    light, deep, ink, mark = BACKS[kind]
    size = (width, round(width * HEIGHT / WIDTH))
    body = ramp(size, ((0, light), (1, deep))).convert_alpha()
    middle = (size[0] / 2, size[1] / 2)
    body.blit(drawing(size, path(rays(middle, sum(size), 20), mix(light, deep, 0.5), opacity=0.8)), (0, 0))
    body.blit(dots(size, max(4.0, width * 0.05), mix(deep, INK, 0.4), "rim", 0.9), (0, 0))
    body = clipped(body, mask(size, width * 0.05))
    edge = width * 0.02
    line = rounded(edge / 2, edge / 2, size[0] - edge, size[1] - edge, width * 0.05)
    body.blit(drawing(size, path(line, stroke=INK, width=edge)), (0, 0))
    place(body, emblem(mark, round(width * 0.64), ink, light, deep), middle)
    return body


def die(spot: Spot, model: TableModel[State], share: float) -> Surface:
    """Return a die that has rolled so far; one that was kept is of another colour."""
    look = DIE_LOOK if spot.id.startswith(DIE) else DIE_KEPT
    return rolling(look, int(name_of(spot.component)), model.canvas.px(spot.box.width), share)


@sprite
def missile(what: str, px: int) -> Surface:
    """Return what flies at a victim: a ball of fire, or of green light."""
    kind, _, _ = what.partition(":")
    size = round(px * 1.5)
    outer = FLAMES[0] if kind == "damage" else LOOKS["primal"].colour
    inner = FLAMES[2] if kind == "damage" else LOOKS["primal"].pale
    return drawing(
        (size, size),
        inked(burst((50, 50), 32, 48, 11, 3), outer, 4),
        path(burst((50, 50), 18, 30, 9, 6), inner),
        view=(UNIT, UNIT),
    )


# --- places ------------------------------------------------------------------------------------------


@sprite
def place_slot(name: str, hint: str, size: Size, unit: float, state: str) -> Surface:
    """Return an empty place of a spell: one where a card may go is lit, one where it may not is red."""
    px = Scale(unit)
    colour = {"legal": LEGAL, "refused": REFUSED}.get(state, QUIET)
    box = (6 * unit, 6 * unit, size[0] - 12 * unit, size[1] - 12 * unit)
    surface = drawing(
        size,
        path(rounded(*box, 12 * unit), colour if state else BOARD, opacity=0.28 if state else 0.5),
        path(ring(*box, 12 * unit, 3 * unit), colour, opacity=1.0 if state else 0.6, holes=True),
    )
    surface.blit(dots(size, 14 * unit, colour, "rim", 0.3), (0, 0))
    said = shout(
        name.upper(),
        shout_size(name.upper(), px(Letters.PLACE), size[0] - 24 * unit),
        WHITE if state else PALE,
    )
    place(surface, said, (size[0] / 2, size[1] * 0.16))
    if hint:
        words = draw(
            fitted(hint, SAID._replace(colour=PALE), px(Type.CAPTION), size[0] - 30 * unit, size[1] * 0.3),
            "centre",
        )
        place(surface, words, (size[0] / 2, size[1] * 0.36))
    return surface


@passing_sprite
def fallen(head: str, lines: tuple[str, ...], size: Size, unit: float) -> Surface:
    """Return what a dead player sees instead of the places of a spell."""
    surface, px = panels.table_panel(size, unit, edge=REFUSED, thick=2).copy(), Scale(unit)
    room = size[0] - px(40)
    place(
        surface,
        shout(head, shout_size(head, px(Letters.FALLEN), room), REFUSED),
        (size[0] / 2, size[1] * 0.24),
    )
    said = fitted("\n".join(lines), SAID, px(Type.LEAD), room, size[1] * 0.52)
    place(surface, draw(said, "centre"), (size[0] / 2, size[1] * 0.67))
    return surface


@sprite
def in_spell(size: Size, said: str, unit: float) -> Surface:
    """Return what lies over the gap of a card that is in the spell."""
    px, surface = Scale(unit), Surface(size, SRCALPHA)
    words = line(escape(said), SAID._replace(role="ui_bold", colour=INK), px(Type.NOTE), size[0] - px(24))
    box = (words.get_width() + px(18), px(26))
    plate = drawing(box, inked(rounded(2, 2, box[0] - 4, box[1] - 4, box[1] / 2), YELLOW, 2.4))
    place(plate, words, (box[0] / 2, box[1] / 2))
    place(surface, plate, (size[0] / 2, size[1] * 0.46))
    return surface


@sprite
def sum_bubble(said: str, total: int, size: Size, unit: float) -> Surface:
    """Return the bubble in which dice are added up; that of a single one shows only what counts."""
    px = Scale(unit)
    surface = drawing(
        size,
        inked(
            rounded(3 * unit, 3 * unit, size[0] - 6 * unit, size[1] - 6 * unit, 12 * unit), PAPER, 4 * unit
        ),
    )
    number = shout(str(total), round(size[1] * 0.66), RED)
    if not said:
        place(surface, number, (size[0] / 2, size[1] / 2))
        return surface
    right = place(surface, number, (size[0] - px(10), size[1] / 2), "midright").left
    words = line(said, Style("ui_bold", INK), px(Type.LEAD), right - px(20))
    place(surface, words, (right - px(8), size[1] / 2), "midright")
    return surface

"""How each thing on the table looks as it lies: rooms, figures, spells, deeds, quests."""

from __future__ import annotations

from collections import Counter

from pygame import SRCALPHA, Surface

from client.art import panels
from client.art.cache import sprite
from client.art.effects import dimmed
from client.art.icons import icon
from client.art.lettering import edged, title
from client.art.text import Style, escape, line
from client.art.theme import DIM, SEATS, TEXT
from client.art.vector import Size
from client.canvas import Canvas
from client.games.black_rose import faces, figures, rooms
from client.games.black_rose.layout import CHOSEN, SMALL_TITLE, TITLE
from client.games.black_rose.looks import DOMAIN
from client.games.black_rose.pieces import coin, element, kind, marker, target
from client.games.black_rose.printed import SIDES, face, name_of, room_look, spell_of
from client.games.black_rose.side_panels import Task, quest
from client.games.black_rose.symbols import TONES
from client.table.layout import Spot
from client.table.model import TableModel
from rules.black_rose.card_text import condition_text
from rules.black_rose.preview import quest_progress, reached, sharing
from rules.black_rose.state import State
from rules.black_rose.targets import MAGES
from rules.core.decision import TURN
from rules.core.events import HIDDEN

NUMERALS = ("", "I", "II", "III")
DEED_ICONS = {
    "explore": "walking-boot",
    "fight": "crossed-swords",
    "command": "imp-laugh",
    "inertia": "card-discard",
}
ROW_SIGN = 20


def picture(spot: Spot, model: TableModel[State]) -> Surface | None:
    """Return how a thing looks as it lies, or `None` for one that the furniture shows."""
    view = model.view
    size = size_of(spot, model.canvas)
    match spot.look:
        case "room":
            return _room(view, spot, size, model)
        case "cell":
            return _cell(spot, size, model)
        case "mage" | "evocation":
            return _figure(view, spot, size)
        case "slot" | "vain":
            return _slot(view, spot, size, model)
        case "mini":
            return _mini(view, spot, size, model)
        case "card":
            return _card(view, spot, size, model)
        case "page":
            return face(view.book.components[spot.component], size[0], model.words)
        case "grimoire":
            name, canvas = name_of(spot.id, model.words), model.canvas
            return grimoire(name, size, canvas.k, compact=canvas.compact)
        case "row":
            return hand_row(spell_of(view.book.spells[spot.component], model.words), size, model.canvas.k)
        case "deed":
            return _deed(view, spot, size, model)
        case "quest":
            return _quest(view, spot, size, model)
    return None


def size_of(spot: Spot, canvas: Canvas) -> Size:
    """Return the pixels of a thing, the same wherever it lies: so it is drawn only once."""
    return canvas.px(spot.box.width), canvas.px(spot.box.height)


# --- the lodge ---------------------------------------------------------------------------------------


def _room(view: State, spot: Spot, size: Size, model: TableModel[State]) -> Surface:
    place = view.rooms[view.place(spot.id)]
    fresh: Counter[str] = Counter()
    for event in model.recent:
        if event.kind == "placed":
            fresh[event.target] += event.amount
    look = room_look(
        view.book.rooms[place.id],
        model.words,
        restored=place.restored,
        spent=place.used,
        cubes=place.cubes,
        fresh=min(fresh[place.id], len(place.cubes)),
    )
    return rooms.hall(look, size, model.lit.get(spot.id), dark=spot.id in _out_of_reach(view, model))


def _out_of_reach(view: State, model: TableModel[State]) -> list[str]:
    """List the rooms that the effect for which a target is asked does not reach: all, before the start."""
    decision = view.decision
    if not model.asking or decision is None:
        return []
    if decision.prompt in CHOSEN:
        return view.room_ids
    if decision.prompt != "target":
        return []
    near = reached(view)
    return [room for room in view.room_ids if room not in near]


def _cell(spot: Spot, size: Size, model: TableModel[State]) -> Surface:
    return rooms.cell(spot.seat, model.words(f"{DOMAIN}.table.cell"), size)


def _figure(view: State, spot: Spot, size: Size) -> Surface:
    mage = spot.look == "mage"
    number = 0 if mage else view.evocations[spot.id].number
    book = view.book
    health = book.mages[spot.component].health if mage else book.evocations[spot.component].health
    shown = standee(spot.component, spot.seat, number, view.health_left(spot.id), health, size)
    given = shared_out(view).count(spot.id)
    return with_share(shown, given) if given else shown


def shared_out(view: State) -> tuple[str, ...]:
    """Return the figures that were given the cubes which are being shared out, once for each."""
    shared = sharing(view)
    return shared.given if shared is not None else ()


@sprite
def with_share(body: Surface, given: int) -> Surface:
    """Return a figure with the damage that it was given so far."""
    surface = body.copy()
    chip = panels.chip(f"\N{MINUS SIGN}{given} [damage]", round(body.get_height() * 0.2), panels.BAD)
    surface.blit(chip, chip.get_rect(midbottom=body.get_rect().midbottom))
    return surface


@sprite
def standee(component: str, owner: int, number: int, left: int, health: int, size: Size) -> Surface:
    """Return a figure with its health beside or above it, in a box a little wider than itself."""
    mage = number == 0
    surface = Surface(size, SRCALPHA)
    body = figures.figure(component, owner, size[1], mage=mage, number=number)
    surface.blit(body, body.get_rect(midbottom=(size[0] / 2, size[1])))
    badge = figures.badge(left, health, size[1], mage=mage)
    if mage:
        surface.blit(badge, badge.get_rect(topright=(size[0], round(size[1] * 0.06))))
    else:
        surface.blit(badge, badge.get_rect(midtop=(size[0] / 2, round(size[1] * 0.04))))
    return surface


# --- spells ------------------------------------------------------------------------------------------


def _slot(view: State, spot: Spot, size: Size, model: TableModel[State]) -> Surface:
    """Return an own slot: empty, revealed, or face down with what only its owner may see."""
    number = int(spot.id[-1])
    prepared = view.seats[spot.seat].slots[number] if view.seats[spot.seat].slots else None
    if prepared is None:
        return empty_slot(number, size, model.canvas.k)
    if prepared.card == HIDDEN:
        return faces.back("spell", size, spot.seat)
    printed = spell_of(view.book.spells[prepared.card], model.words)
    up = SIDES[prepared.side]
    planning = view.decision is not None and view.decision.prompt == "lay"
    if prepared.revealed or planning or spot.id in model.lit:
        shown = faces.prepared(printed, up, size)
        lasts = any(token.seat == spot.seat and token.slot == number for token in view.lasting)
        return with_token(shown, spot.seat) if lasts else shown
    return faces.hidden(printed, up, size, spot.seat, model.words(f"{DOMAIN}.table.only_you"))


@sprite
def with_token(card: Surface, seat: int) -> Surface:
    """Return a spell whose effect lasts, with its token on the folded side."""
    surface = card.copy()
    side = round(card.get_width() * 0.24)
    token = coin("infinity", side, SEATS[seat].colour)
    surface.blit(token, token.get_rect(midbottom=(card.get_width() / 2, card.get_height() - side * 0.1)))
    return surface


@sprite
def empty_slot(number: int, size: Size, unit: float) -> Surface:
    """Return a slot without a spell: its numeral pressed into the ground."""
    surface = panels.slot(size, unit, "#8a6a34").copy()
    if number:
        mark = edged(NUMERALS[number], "display", round(size[1] * 0.34), "#3a2c22", edge="#1a120e")
    else:
        mark = icon("power-lightning", round(size[1] * 0.34), "#3a2c22")
    surface.blit(mark, mark.get_rect(center=(size[0] / 2, size[1] / 2)))
    return surface


def _mini(view: State, spot: Spot, size: Size, model: TableModel[State]) -> Surface:
    number = int(spot.id[-1])
    prepared = view.seats[spot.seat].slots[number] if view.seats[spot.seat].slots else None
    if prepared is None:
        return empty_slot(number, size, model.canvas.k)
    if prepared.card == HIDDEN or not prepared.revealed:
        return faces.back("spell", size, spot.seat)
    return faces.mini(spell_of(view.book.spells[prepared.card], model.words), SIDES[prepared.side], size)


def _card(view: State, spot: Spot, size: Size, model: TableModel[State]) -> Surface:
    component = view.book.components[spot.component]
    if spot.zone != "hand":
        return face(component, size[0], model.words)
    printed = spell_of(view.book.spells[spot.component], model.words)
    decision = view.decision
    if model.asking and decision is not None and decision.prompt == "lay":
        return faces.turned_up(printed, size[0], SIDES[spot.id in model.flipped])
    return faces.spell(printed, size[0])


@sprite
def grimoire(name: str, size: Size, unit: float, *, compact: bool) -> Surface:
    """Return the ground of a starting grimoire with its name; its spells lie on it."""
    surface = panels.panel(size, unit).copy()
    high = SMALL_TITLE if compact else TITLE
    head = title(name, round(high * 0.54 * unit), size[0] - round(40 * unit))
    surface.blit(head, head.get_rect(center=(size[0] / 2, round(high * unit / 2))))
    return surface


@sprite
def hand_row(printed: faces.Spell, size: Size, unit: float) -> Surface:
    """Return a card in hand as a line: its name, and the signs of both its sides."""
    surface = panels.pill(size, "#2a1f19", "#7a5f38", max(1.0, unit), 7 * unit).copy()
    px = min(round(ROW_SIGN * unit), size[1] - round(6 * unit))
    middle = size[1] // 2
    span = round(px * 5.1)
    name = line(
        printed.name,
        Style("ui_medium", "#f4e6c4"),
        round(px * 0.78),
        size[0] - 2 * span - round(20 * unit),
    )
    surface.blit(name, name.get_rect(midleft=(round(12 * unit), middle)))
    for number, half in enumerate((printed.main, printed.reverse)):
        x = size[0] - (2 - number) * span + round(4 * unit)
        ink = "#ffe2aa" if half.side == "main" else "#d9c2ff"
        for sign in (
            marker(half.side, round(px * 0.56), ink),
            kind(half.kind, px),
            element(half.element, px),
            target(half.target, half.reach, round(px * 0.82), TEXT),
        ):
            surface.blit(sign, sign.get_rect(midleft=(x, middle)))
            x += sign.get_width() + round(3 * unit)
    return surface


# --- deeds and quests --------------------------------------------------------------------------------


def _deed(view: State, spot: Spot, size: Size, model: TableModel[State]) -> Surface:
    deed = spot.id.partition(":")[2]
    words = model.words
    name = words(f"{DOMAIN}.deed.{deed}")
    decision = view.decision if model.asking else None
    on = decision is not None and decision.prompt == TURN and deed in {a.kind for a in decision.options}
    if model.canvas.compact:
        return deed_button(deed, "", "", size, model.canvas.k, on=on)
    mage = MAGES[model.viewer]
    values = (
        {"explore": view.speed(mage), "fight": view.strength(mage)} if view.seats[model.viewer].mage else {}
    )
    note = words(f"{DOMAIN}.deed.{deed}.note", n=values.get(deed, 0))
    return deed_button(deed, name, note, size, model.canvas.k, on=on)


@sprite
def deed_button(deed: str, name: str, note: str, size: Size, unit: float, *, on: bool) -> Surface:
    """Return what a mage can do as a row: its sign, its name, what it does, and what it costs."""
    surface = panels.button(size, "", unit, state="normal" if on else "disabled").copy()
    ink, quiet = (TEXT, "#b9a786") if on else (DIM, "#6f6350")
    if not name:
        mark = icon(DEED_ICONS[deed], round(size[1] * 0.62), TONES["strength"].bright if on else DIM)
        surface.blit(mark, mark.get_rect(center=(size[0] / 2, size[1] / 2)))
        return surface
    mark = icon(DEED_ICONS[deed], round(30 * unit), "#f0cf88" if on else DIM)
    surface.blit(mark, mark.get_rect(center=(round(28 * unit), size[1] / 2)))
    room = size[0] - round(110 * unit)
    head = line(name, Style("ui_medium", ink), round(17 * unit), room)
    says = line(note, Style("ui", quiet), round(14 * unit), room)
    surface.blit(head, head.get_rect(midleft=(round(54 * unit), size[1] * 0.32)))
    surface.blit(says, says.get_rect(midleft=(round(54 * unit), size[1] * 0.7)))
    cost = "fist" if deed != "inertia" else "open-book"
    token = coin(cost, round(32 * unit))
    if not on:
        token = dimmed(token, 0.5, 0.3)
    surface.blit(token, token.get_rect(center=(size[0] - round(28 * unit), size[1] / 2)))
    return surface


def _quest(view: State, spot: Spot, size: Size, model: TableModel[State]) -> Surface:
    printed = view.book.quests[spot.id]
    have, need = quest_progress(view, model.viewer, spot.id)
    task = Task(
        name_of(spot.id, model.words),
        escape(condition_text(printed.condition, model.words)),
        printed.points,
        view.claimed.get(spot.id),
        f"{have}/{need}" if need > 1 else "",
    )
    return quest(task._replace(asks="") if model.canvas.compact else task, size, model.canvas.k)

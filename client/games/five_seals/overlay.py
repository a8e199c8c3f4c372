"""What follows from where the player points: the way there, the dice it would take, or why it cannot be."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import ceil, hypot

from pygame import SRCALPHA, Surface

from client.art import panels
from client.art.cache import sprite
from client.art.effects import dimmed, outline
from client.art.lettering import title
from client.art.panels import ChipLook
from client.art.text import QUIET, READING, Style, escape, line, shrunk
from client.art.theme import FOCUS, TEXT
from client.art.vector import Fade, Point, circle, drawing, path
from client.canvas import Canvas
from client.games.five_seals.backdrop import store_of
from client.games.five_seals.dice import die
from client.games.five_seals.faces import sign_of
from client.games.five_seals.layout import OWN
from client.games.five_seals.looks import ELEMENTS
from client.games.five_seals.plan import lens, plan, walk
from client.games.five_seals.tokens import SCROLL, scroll, seal
from client.table.layout import FIELD, Arrangement, Spot, original
from client.table.model import Pointer, TableModel
from client.table.words import BUBBLE
from client.widgets.tooltip import bubble as sentence
from rules.core.action import Action
from rules.core.words import Words
from rules.five_seals import preview
from rules.five_seals.card_text import describe, explain, name, text
from rules.five_seals.cards import COMPONENTS
from rules.five_seals.elements import DIE_IDS, colour, read_dice, read_die, value
from rules.five_seals.state import State
from rules.five_seals.ways import break_reason, dice_sets, way

MARKED = frozenset({"seal", "scroll", "die"})
"""The looks of things that are marked when they have been chosen."""
OWNED = frozenset({"hand", "hand_used", "mini", "used"})
NOTED = frozenset({"store", "sixes", "seat"})
"""The looks of scrolls that somebody has."""
STEP = 0.34
"""How far apart the dots of a way are, in tokens."""
MOST_SETS = 3
WIDTH = 330
LOWEST, STEP_OF_HEIGHT = 84, 12
"""The heights that bubbles come in."""


def offered(model: TableModel[State], place: str) -> list[Action]:
    """Return the ways to break the seal of a place now, each with its set of dice."""
    decision = model.view.decision
    if not model.asking or decision is None:
        return []
    return [option for option in decision.options if option.kind == "break" and option.target == place]


def draw_overlay(surface: Surface, model: TableModel[State], pointer: Pointer) -> None:
    """Show what has been chosen, the way to a seal pointed at and the dice that would be spent on it."""
    view = model.view
    for thing in chosen(view, model.arrangement, model.selected):
        _draw_chosen(surface, model, thing)
    considered = model.considered(pointer)
    if considered is not None:
        _draw_breaking(surface, model, view, considered, model.selected)
        return
    if model.held.startswith("die:"):
        return
    thing = original(pointer.hovered)
    breaks = ahead(model, thing)
    if len({action.target for action in breaks}) == 1:
        _draw_breaking(surface, model, view, breaks[0], model.selected)
    if thing in view.board:
        _draw_token(surface, model, thing)


def ahead(model: TableModel[State], thing: str) -> list[Action]:
    """Return the ways to break a seal that a press on a thing would offer, by what is aimed at it."""
    view, scroll = model.view, _aimed_scroll(model)
    if not scroll:
        return [action for action in offered(model, thing) if _uses(action, model.aimed)]
    if model.lit.get(thing) != "target":
        return []
    return view.verb(scroll).follows(view, model.viewer, scroll, thing)


def _aimed_scroll(model: TableModel[State]) -> str:
    """Return the scroll that is being aimed, if one is: an own one, or one that was borrowed."""
    decision = model.view.decision
    if model.asking and decision is not None and decision.prompt == "appropriate":
        return decision.options[0].source
    aimed = original(model.aimed)
    return aimed.removeprefix(OWN) if aimed.startswith(OWN) else ""


def _uses(action: Action, die: str) -> bool:
    """Tell whether a seal is broken with a die that has been chosen for it; no die stands for any."""
    return not die or original(die).rpartition(":")[2] in action.source.split("+")


def _draw_breaking(surface: Surface, model: TableModel[State], view: State, action: Action, die: str) -> None:
    """Show what breaking a seal would take: the way there, and the dice."""
    if action.kind == "break":
        _draw_way(surface, model, view, action.target)
        _draw_token(surface, model, action.target)
        _draw_spent(surface, model, action.source, die)


def seeks_target(model: TableModel[State]) -> bool:
    """Tell whether the player is looking for a seal or a scroll in the dungeon to aim at."""
    view = model.view
    return any(kind == "target" and thing in view.board for thing, kind in model.lit.items())


def chosen(view: State, arrangement: Arrangement, selected: str = "") -> list[str]:
    """Return the dice and the places that have been chosen for a spell, and a die for a seal."""
    counts: Counter[str] = Counter()
    things = [selected] if selected.startswith("die:") else []
    for target in preview.chosen(view):
        counts[target] += 1
        things.append(target if counts[target] == 1 else f"{target}#{counts[target]}")
    spots = arrangement.spots
    return [thing for thing in things if thing in spots and spots[thing].look in MARKED]


def token(spot: Spot, canvas: Canvas) -> Surface:
    """Return a seal or a scroll as it lies in the dungeon."""
    card = COMPONENTS[spot.component]
    if spot.look == "seal":
        return seal(card.element, card.strength, canvas.px(spot.box.width))
    return scroll(card.element, sign_of(card), card.strength, canvas.px(spot.box.width / SCROLL[0]))


def _draw_token(surface: Surface, model: TableModel[State], place: str) -> None:
    """Draw a seal or a scroll once more, before the figures that hide it."""
    spot, canvas = model.arrangement.spots[place], model.canvas
    picture = token(spot, canvas)
    surface.set_clip(canvas.rect(*model.arrangement.zones[FIELD]))
    surface.blit(picture, picture.get_rect(center=canvas.rect(*spot.box).center))
    surface.set_clip(None)


def _draw_chosen(surface: Surface, model: TableModel[State], thing: str) -> None:
    """Mark what has been chosen."""
    canvas, spot = model.canvas, model.arrangement.spots[thing]
    rect, word = canvas.rect(*spot.box), model.words("five_seals.table.chosen")
    if spot.look == "die":
        _mark_die(surface, model, spot, word, panels.TAG)
        return
    ring = _halo(max(rect.size))
    tag = panels.chip(word, canvas.px(12 if canvas.compact else 14), panels.TAG)
    surface.set_clip(canvas.rect(*model.arrangement.zones[FIELD]))
    surface.blit(ring, ring.get_rect(center=rect.center))
    surface.blit(tag, tag.get_rect(midtop=(rect.centerx, rect.bottom)))
    _draw_token(surface, model, thing)


def _mark_die(surface: Surface, model: TableModel[State], spot: Spot, word: str, look: ChipLook) -> None:
    """Light a die, with a word on its lower edge."""
    canvas, code = model.canvas, read_die(original(spot.id))
    rect = canvas.rect(*spot.box)
    for picture in (
        outline(rect.size, "act", canvas.k, 14),
        die(colour(code), value(code), rect.width),
    ):
        surface.blit(picture, picture.get_rect(center=rect.center))
    tag = panels.chip(word, canvas.px(12 if canvas.compact else 14), look)
    surface.blit(tag, tag.get_rect(center=(rect.centerx, rect.bottom)))


def _draw_way(surface: Surface, model: TableModel[State], view: State, place: str) -> None:
    dungeon, canvas = plan(len(view.seats)), model.canvas
    seen = lens(model.arrangement.zones[FIELD], model.camera)
    points = walk(dungeon, way(view, model.viewer, place), model.viewer)
    surface.set_clip(canvas.rect(*seen.field))
    dot = _dot(max(6, canvas.px(dungeon.token * seen.unit * 0.42)))
    # The stores stand before a map that is looked at closely.
    stores = [spot.box for spot in model.arrangement.spots.values() if spot.look == "store"]
    for x, y in _dotted(points, dungeon.token * STEP):
        at = seen.point(x, y)
        if not any(store.contains(*at) for store in stores):
            surface.blit(dot, dot.get_rect(center=(canvas.px(at[0]), canvas.px(at[1]))))
    surface.set_clip(None)
    rect = canvas.rect(*model.arrangement.spots[place].box)
    ring = _halo(max(rect.size))
    surface.blit(ring, ring.get_rect(center=rect.center))


def _draw_spent(surface: Surface, model: TableModel[State], source: str, first: str) -> None:
    """Mark the dice that would be spent, of equal ones the one that was chosen; the others step back."""
    spent = [DIE_IDS[model.viewer][code] for code in read_dice(source)]
    mine = [spot for spot in model.arrangement.spots.values() if spot.zone == f"dice:{model.viewer}"]
    for spot in sorted(mine, key=lambda spot: spot.id != first):
        name = original(spot.id)
        if name in spent:
            spent.remove(name)
            _mark_die(surface, model, spot, model.words("five_seals.table.spent"), panels.SPENT)
        else:
            rect, code = model.canvas.rect(*spot.box), read_die(name)
            picture = dimmed(die(colour(code), value(code), rect.width), 0.5, 0.5)
            surface.blit(picture, picture.get_rect(center=rect.center))


def _dotted(points: list[Point], step: float) -> list[Point]:
    """Return points at even distances along a way."""
    dots, ahead = [], step
    for (ax, ay), (bx, by) in pairwise(points):
        length = hypot(bx - ax, by - ay)
        while length and ahead < length:
            share = ahead / length
            dots.append((ax + (bx - ax) * share, ay + (by - ay) * share))
            ahead += step
        ahead -= length
    return dots


@sprite
def _dot(px: int) -> Surface:
    """Return one light of a way."""
    glow = Fade(
        ((0, "#ffd060a0"), (0.35, "#ffc04860"), (0.66, "#ffb03c00"), (1, "#ffb03c00")), focus=(0.5, 0.5)
    )
    return drawing(
        (px, px),
        path(circle(50, 50, 50), glow),
        path(circle(50, 50, 21), "#5a320a"),
        path(circle(50, 50, 17), "#fff3c8"),
        view=(100, 100),
    )


@sprite
def _halo(px: int) -> Surface:
    """Return the golden ring around what is pointed at, twice as large as the thing."""
    rings = [
        path(circle(100, 100, 64), stroke="#ffcd5a", width=26 * n / 5, opacity=0.16) for n in (5, 4, 3, 2, 1)
    ]
    rings.append(path(circle(100, 100, 64), stroke="#fff3c8", width=4))
    return drawing((2 * px, 2 * px), *rings, view=(200, 200))


# --- words -------------------------------------------------------------------------------------------


def bubble(spot: Spot, model: TableModel[State]) -> Surface | None:
    """Return what is to be known about a seal, a scroll, a rival's figure, or a panel."""
    view, place = model.view, original(spot.id)
    if spot.look in NOTED:
        return sentence(_noted(spot, model, view), model.canvas.k)
    if spot.look in OWNED:
        return _owned(spot.component, model.words, model.canvas.k)
    if spot.look in ("mage", "familiar") and spot.seat != model.viewer:
        return _rival_figure(spot, model, view)
    if spot.zone != FIELD or place not in view.board:
        return None
    unit = _unit(model.canvas)
    sets = tuple(action.source for action in ahead(model, place) if action.target == place)
    by_dice = preview.chosen(view) or model.aimed.startswith("die:")
    if seeks_target(model) and not (sets and by_dice):
        aimed = _aimed(model, view, place)
        return _bubble(
            view.board[place],
            sets[:MOST_SETS] if _aimed_scroll(model) else (),
            "",
            aimed,
            model.words,
            unit,
        )
    said = ""
    if not sets and view.round and view.decision is not None:
        fitting = dice_sets(view, model.viewer, place)
        reason = break_reason(view, model.viewer, place, fitting[0] if fitting else "")
        said = explain(view, model.viewer, reason, model.words) if reason is not None else ""
    hint = model.words("five_seals.table.choose_dice") if len(sets) > 1 else ""
    return _bubble(view.board[place], sets[:MOST_SETS], said, hint, model.words, unit)


def _noted(spot: Spot, model: TableModel[State], view: State) -> str:
    """Say what a store, the row of sixes, or the panel of a seat tells."""
    words = model.words
    if spot.look == "store":
        element, left, of = store_of(view, spot.id)
        return words("five_seals.hint.store", element=words(f"five_seals.element.{element}"), n=left, of=of)
    if spot.look == "sixes":
        return words("five_seals.hint.sixes", n=view.sixes(), last=view.map.sixes_left)
    name_ = escape(model.names[spot.seat])
    said = words("five_seals.hint.seat", name=name_, n=model.points[spot.seat])
    return f"{said} {words('five_seals.hint.first')}" if spot.seat == view.first else said


def _aimed(model: TableModel[State], view: State, place: str) -> str:
    """Say what a place is to the spell that is being aimed."""
    if place in preview.chosen(view):
        return model.words("five_seals.table.aimed_first")
    fits = model.lit.get(place) is not None
    return _follows(model, view, place) if fits else model.words("five_seals.table.no_aim")


def _follows(model: TableModel[State], view: State, thing: str) -> str:
    """Say what follows when the spell is cast at a thing."""
    scroll, words = _aimed_scroll(model), model.words
    ways = ahead(model, thing) if scroll else []
    places = list(dict.fromkeys(action.target for action in ways))
    if not places:
        return words("five_seals.table.aim")
    if places == [thing]:
        return words("five_seals.table.familiar" if view.is_summoning(scroll) else "five_seals.table.first")
    if len(ways) == 1:
        return words("five_seals.table.at_once", do=describe(view, ways[0], words))
    names = dict.fromkeys(name(view, place, words) for place in places)
    return words("five_seals.table.ahead", names=", ".join(names))


def _rival_figure(spot: Spot, model: TableModel[State], view: State) -> Surface:
    """Return whose figure it is, and that it bars the viewer's way."""
    words = model.words
    said = words(
        f"five_seals.table.rival_{spot.look}",
        name=escape(model.names[spot.seat]),
        familiar=words(f"five_seals.name.{COMPONENTS[spot.component].familiar}"),
    )
    if _aimed_scroll(model) and model.lit.get(spot.id) == "target":
        said += f"\n{_follows(model, view, spot.id)}"
    return _told(spot.component, said, words, model.canvas.k)


def _owned(component_id: str, words: Words, unit: float) -> Surface:
    """Return what a scroll says to those who need not pay for it any more."""
    return _told(component_id, text(COMPONENTS[component_id], words), words, unit)


@sprite
def _told(component_id: str, said: str, words: Words, unit: float) -> Surface:
    """Return a panel with the name of a component and what is said about it."""

    def px(units: float) -> int:
        return round(units * unit)

    room = px(BUBBLE[0] - 28)
    lines = shrunk(said, READING, px(18), room, px(BUBBLE[1] - 78), px(11))
    surface = panels.panel((px(BUBBLE[0]), px(80) + lines.get_height()), unit).copy()
    surface.blit(title(words(f"five_seals.name.{component_id}"), px(23), room), (px(14), px(10)))
    kind = line(words(f"five_seals.kind.{COMPONENTS[component_id].kind}"), QUIET, px(16), room)
    surface.blit(kind, (px(14), px(40)))
    surface.blit(lines, (px(14), px(66)))
    return surface


def _unit(canvas: Canvas) -> float:
    return canvas.k * (0.86 if canvas.compact else 1.0)


@sprite
def _said(component_id: str, words: Words, unit: float) -> Surface:
    """Return what a scroll says."""
    room = round((WIDTH - 28) * unit)
    said = text(COMPONENTS[component_id], words)
    return shrunk(said, READING, round(16 * unit), room, round(180 * unit), round(11 * unit))


@sprite
def _bubble(
    component_id: str, sets: tuple[str, ...], said: str, hint: str, words: Words, unit: float
) -> Surface:
    """Return the panel of a seal or scroll: what it is, what it takes or why not, what may be done."""
    component = COMPONENTS[component_id]

    def px(units: float) -> int:
        return round(units * unit)

    room = px(WIDTH - 28)
    parts: list[Surface] = []
    if component.kind == "scroll":
        parts.append(_said(component_id, words, unit))
    parts += [
        _spending(source, component.strength, words, unit, first=not number)
        for number, source in enumerate(sets)
    ]
    if said:
        parts.append(shrunk(said, Style("ui_medium", "#ff9f86", leading=1.25), px(16), room, px(90), px(11)))
    if hint:
        parts.append(shrunk(hint, Style("ui_medium", FOCUS, leading=1.25), px(16), room, px(90), px(11)))
    high = 80 + sum(part.get_height() / unit + 6 for part in parts)
    # Few heights for all: panels are kept.
    high = LOWEST + ceil((high - LOWEST) / STEP_OF_HEIGHT) * STEP_OF_HEIGHT
    surface = panels.panel((px(WIDTH), px(high)), unit).copy()
    mark = seal(component.element, component.strength, px(46))
    surface.blit(mark, mark.get_rect(center=(px(40), px(38))))
    name = title(words(f"five_seals.name.{component_id}"), px(21), px(WIDTH - 86))
    surface.blit(name, name.get_rect(midleft=(px(74), px(26))))
    state = [
        words(f"five_seals.kind.{component.kind}"),
        words("five_seals.table.strength", n=component.strength),
    ]
    state += [words("five_seals.table.free_way")] if sets else []
    about = line(" · ".join(state), QUIET, px(15), px(WIDTH - 86))
    surface.blit(about, about.get_rect(midleft=(px(74), px(50))))
    y = px(74)
    for part in parts:
        y = surface.blit(part, (px(14), y)).bottom + px(6)
    return surface


def _spending(source: str, strength: int, words: Words, unit: float, *, first: bool) -> Surface:
    """Return a set of dice as a sum."""

    def px(units: float) -> int:
        return round(units * unit)

    surface = Surface((px(WIDTH - 28), px(38)), SRCALPHA)
    label = line(words("five_seals.table.spend" if first else "five_seals.table.or"), QUIET, px(15))
    x = surface.blit(label, label.get_rect(midleft=(0, px(19)))).right + px(8)
    dice = read_dice(source)
    if not dice:
        free = line(words("five_seals.table.free"), Style("ui_medium", FOCUS), px(17))
        surface.blit(free, free.get_rect(midleft=(x, px(19))))
        return surface
    for number, code in enumerate(dice):
        if number:
            plus = line("+", Style("ui_medium", TEXT), px(18))
            x = surface.blit(plus, plus.get_rect(midleft=(x, px(19)))).right + px(2)
        picture = die(colour(code), value(code), px(36))
        x = surface.blit(picture, picture.get_rect(midleft=(x, px(19)))).right + px(3)
    total = sum(value(code) for code in dice)
    said = words("five_seals.table.sum", sum=total, n=strength)
    text_ = line(said, Style("ui_medium", ELEMENTS["air"].pale), px(17), surface.get_width() - x)
    surface.blit(text_, text_.get_rect(midleft=(x + px(4), px(19))))
    return surface

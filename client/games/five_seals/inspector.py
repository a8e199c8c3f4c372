"""Words about what is pointed at: what breaking a seal takes or why it cannot be, what a scroll does."""

from __future__ import annotations

from math import ceil

from pygame import SRCALPHA, Surface

from client.art import panels
from client.art.cache import sprite
from client.art.icons import icon
from client.art.lettering import title
from client.art.place import place
from client.art.text import QUIET, READING, Style, escape, line, shrunk
from client.art.theme import FOCUS, TEXT
from client.art.type_sizes import Type
from client.canvas import Scale
from client.games.five_seals.faces import sign_of
from client.games.five_seals.overlay import ahead, aimed_scroll, seeks_target
from client.games.five_seals.palette import DICE, ELEMENTS, REFUSAL
from client.games.five_seals.palette import SPELLS as PICTURES
from client.games.five_seals.sprites import store_of
from client.games.five_seals.tokens import seal
from client.table.dice import die
from client.table.layout import FIELD, Spot, original
from client.table.log_panel import kept_together
from client.table.model import TableModel
from client.table.word_panel import bubble_room, sentence, told
from rules.core.action import Action
from rules.core.decision import TURN
from rules.core.engine import refusal
from rules.core.words import Words
from rules.five_seals import preview
from rules.five_seals.card_text import describe, explain, name, text
from rules.five_seals.cards import BASE, COMPONENTS, SPELLS, Component
from rules.five_seals.elements import colour, read_dice, value
from rules.five_seals.state import State
from rules.five_seals.ways import break_reason, dice_sets

Model = TableModel[State]

OWNED = frozenset({"hand", "hand_used", "hand_strip", "hand_strip_used", "mini", "used"})
"""The looks of scrolls that somebody has."""
PANELS = frozenset({"store", "sixes", "seat"})
"""The looks of things about which a sentence is said."""
MOST_SETS = 3
EMBLEM = 34
"""How much room an emblem takes before words, in units."""
WIDTH = 330
LOWEST, STEP_OF_HEIGHT = 84, 12
"""The heights that panels come in."""
LIVELY = Style("ui_medium", FOCUS, leading=1.25)
REASON = LIVELY._replace(colour=REFUSAL)
PLUS = Style("ui_medium", TEXT)
SUM = Style("ui_medium", ELEMENTS["air"].pale)


def inspect(spot: Spot, model: Model) -> Surface | None:
    """Return what is to be known about a seal, a scroll, a rival's figure, or a panel."""
    words = model.words
    if spot.look in PANELS:
        return sentence(kept_together(_about_panel(spot, model)), model.canvas, model.arrangement)
    if spot.look == "legend":
        return emblems(model.view.circle, words, model.canvas.reading)
    if spot.look in OWNED:
        return _told(spot.component, text(COMPONENTS[spot.component], words), model)
    if spot.look in ("mage", "familiar") and spot.seat != model.viewer:
        return _told(spot.component, _about_figure(spot, model), model)
    if spot.zone != FIELD or original(spot.id) not in model.view.board:
        return None
    return _about_token(original(spot.id), model)


def _about_token(at: str, model: Model) -> Surface:
    """Return what a seal or scroll of the dungeon takes, why it cannot be had, or what aiming at it does."""
    view, words = model.view, model.words
    unit = model.canvas.reading * (0.78 if model.canvas.compact else 1.0)
    sets = tuple(action.source for action in ahead(model, at) if action.target == at)
    by_dice = preview.chosen(view) or model.aimed.startswith("die:")
    why, hint = "", words("five_seals.table.choose_dice") if len(sets) > 1 else ""
    # A die or the mage may be aimed too, and a hint lights its own: then no spell asks for a target.
    at_will = view.decision is not None and view.decision.prompt == TURN
    spell = aimed_scroll(model) or preview.chosen(view) or not at_will
    if seeks_target(model) and spell and not (sets and by_dice):
        hint, sets = _aimed(model, at), sets if aimed_scroll(model) else ()
    elif not sets and view.round and view.decision is not None:
        fitting = dice_sets(view, model.viewer, at)
        dice = fitting[0] if fitting else ""
        reason = (
            break_reason(view, model.viewer, at, dice)
            if at_will
            else refusal(view, model.viewer, Action("break", dice, at))
        )
        why = explain(view, model.viewer, reason, words) if reason is not None else ""
    return _bubble(view.board[at], sets[:MOST_SETS], why, hint, words, unit)


# --- sentences ---------------------------------------------------------------------------------------


def _about_panel(spot: Spot, model: Model) -> str:
    """Say what a store, the count of sixes or the panel of a seat tells."""
    view, words = model.view, model.words
    if spot.look == "store":
        element, left, of = store_of(view, spot.id)
        return words("five_seals.hint.store", element=words(f"five_seals.element.{element}"), n=left, of=of)
    if spot.look == "sixes":
        return words("five_seals.hint.sixes", n=view.sixes(), last=view.map.sixes_left)
    said = words("five_seals.hint.seat", name=escape(model.names[spot.seat]), n=model.points[spot.seat])
    return f"{said} {words('five_seals.hint.first')}" if spot.seat == view.first else said


def _about_figure(spot: Spot, model: Model) -> str:
    """Say whose figure it is, that it bars the viewer's way, and what aiming at it does."""
    words, familiar = model.words, COMPONENTS[spot.component].familiar
    said = words(
        f"five_seals.table.rival_{spot.look}",
        name=escape(model.names[spot.seat]),
        familiar=words(f"five_seals.name.{familiar}"),
    )
    aimed = aimed_scroll(model) and model.lit.get(spot.id) == "target"
    return f"{said}\n{_follows(model, spot.id)}" if aimed else said


def _aimed(model: Model, at: str) -> str:
    """Say what a place is to the spell that is being aimed."""
    if at in preview.chosen(model.view):
        return model.words("five_seals.table.aimed_first")
    return _follows(model, at) if at in model.lit else model.words("five_seals.table.no_aim")


def _follows(model: Model, thing: str) -> str:
    """Say what follows when the spell is cast at a thing."""
    scroll, words, view = aimed_scroll(model), model.words, model.view
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


# --- panels ------------------------------------------------------------------------------------------


def _told(component_id: str, said: str, model: Model) -> Surface:
    """Return a panel with the name of a component and what is said about it."""
    room = bubble_room(model.canvas, model.arrangement)
    return told("five_seals", component_id, kept_together(said), model.words, room, model.canvas.reading)


@sprite
def _bubble(
    component_id: str, sets: tuple[str, ...], refusal: str, hint: str, words: Words, unit: float
) -> Surface:
    """Return the panel of a seal or scroll: what it is, what it takes or why not, what may be done."""
    component, px = COMPONENTS[component_id], Scale(unit)
    room, parts = px(WIDTH - 28), []
    if component.kind == "scroll":
        does = kept_together(text(component, words))
        said = shrunk(does, READING, px(Type.CAPTION), room - px(EMBLEM), px(180), px(Type.LEAST))
        parts.append(_with_emblem(component, said, px))
    for number, source in enumerate(sets):
        label = words("five_seals.table.or" if number else "five_seals.table.spend")
        parts.append(_spending(label, source, words, px))
    for reason, style in ((refusal, REASON), (hint, LIVELY)):
        if reason:
            whole = kept_together(reason)
            parts.append(shrunk(whole, style, px(Type.CAPTION), room, px(90), px(Type.LEAST)))
    high = 80 + sum(part.get_height() / unit + 6 for part in parts)
    # Few heights for all: panels are kept.
    high = LOWEST + ceil((high - LOWEST) / STEP_OF_HEIGHT) * STEP_OF_HEIGHT
    surface = panels.panel((px(WIDTH), px(high)), unit).copy()
    place(surface, seal(component.element, component.strength, px(46)), (px(40), px(38)))
    about = [
        words(f"five_seals.kind.{component.kind}"),
        words("five_seals.table.strength", n=component.strength),
    ]
    about += [words("five_seals.table.free_way")] if sets else []
    head = title(words(f"five_seals.name.{component_id}"), px(Type.MESSAGE), px(WIDTH - 86))
    place(surface, head, (px(74), px(26)), "midleft")
    place(surface, line(" · ".join(about), QUIET, px(Type.NOTE), px(WIDTH - 86)), (px(74), px(50)), "midleft")
    y = px(74)
    for part in parts:
        y = surface.blit(part, (px(14), y)).bottom + px(6)
    return surface


def _with_emblem(component: Component, said: Surface, px: Scale) -> Surface:
    """Return words with the emblem of a scroll before them."""
    surface = Surface((px(EMBLEM) + said.get_width(), max(px(EMBLEM), said.get_height())), SRCALPHA)
    sign = icon(sign_of(component), px(EMBLEM - 8), ELEMENTS[component.element].pale)
    surface.blit(sign, (0, px(2)))
    surface.blit(said, (px(EMBLEM), 0))
    return surface


@sprite
def emblems(circle: str, words: Words, unit: float) -> Surface:
    """Return the emblems of the scrolls in play, and what their spells are for."""
    px = Scale(unit)
    spells = dict.fromkeys(spell.name for part in (BASE, circle) for spell in SPELLS[part])
    rows = [line(words(f"five_seals.emblem.{spell}"), READING, px(Type.CAPTION)) for spell in spells]
    head = title(words("five_seals.table.emblems"), px(Type.MESSAGE))
    wide = max(head.get_width(), *(px(EMBLEM) + row.get_width() for row in rows))
    surface = panels.panel((wide + px(28), px(50 + EMBLEM * len(rows))), unit).copy()
    surface.blit(head, (px(14), px(10)))
    for number, (spell, row) in enumerate(zip(spells, rows, strict=True)):
        y = px(42 + EMBLEM * (number + 0.5))
        place(surface, icon(PICTURES[spell], px(EMBLEM - 8), SUM.colour), (px(14), y), "midleft")
        place(surface, row, (px(14 + EMBLEM), y), "midleft")
    return surface


def _spending(label: str, source: str, words: Words, px: Scale) -> Surface:
    """Return a set of dice as a sum."""
    surface, y = Surface((px(WIDTH - 28), px(38)), SRCALPHA), px(19)
    x = place(surface, line(label, QUIET, px(Type.NOTE)), (0, y), "midleft").right + px(8)
    dice = read_dice(source)
    if not dice:
        place(surface, line(words("five_seals.table.free"), LIVELY, px(Type.SMALL)), (x, y), "midleft")
        return surface
    for number, code in enumerate(dice):
        if number:
            x = place(surface, line("+", PLUS, px(Type.LABEL)), (x, y), "midleft").right + px(2)
        x = place(surface, die(DICE[colour(code)], value(code), px(36)), (x, y), "midleft").right + px(3)
    total = words("five_seals.table.sum", n=sum(map(value, dice)))
    place(surface, line(total, SUM, px(Type.SMALL), surface.get_width() - x), (x + px(4), y), "midleft")
    return surface

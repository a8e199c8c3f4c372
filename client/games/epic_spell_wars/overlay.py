"""What is drawn over the table of Epic Spell Wars: a name, blows that have struck, what things mean."""

from __future__ import annotations

from pygame import Rect, Surface

from client.art import panels
from client.art.effects import outline
from client.art.place import place
from client.art.scaled import draw_scaled
from client.art.text import READING, escape, shrunk
from client.art.theme import FOCUS
from client.art.type_sizes import Type
from client.art.vector import Size
from client.canvas import Scale
from client.games.epic_spell_wars.comic import splash
from client.games.epic_spell_wars.faces import roll_of
from client.games.epic_spell_wars.faces.marks import crosshair, tag
from client.games.epic_spell_wars.formulas import row
from client.games.epic_spell_wars.layout import side_of
from client.games.epic_spell_wars.layout.zones import BAND, DICE
from client.games.epic_spell_wars.palette import INK, YELLOW
from client.games.epic_spell_wars.seats import measures
from client.games.epic_spell_wars.show import headline
from client.games.epic_spell_wars.sprites import cards_of, sum_bubble
from client.table.choosing_view import picture_of
from client.table.intentions import Act
from client.table.layout import OFFER, Spot
from client.table.model import Pointer, TableModel
from client.table.news import news_of
from rules.core.words import Words
from rules.epic_spell_wars.beats import stage_of
from rules.epic_spell_wars.card_text import clauses, text
from rules.epic_spell_wars.cards import COMPONENTS, Component
from rules.epic_spell_wars.setup import MEDALS, MOST_LIFE
from rules.epic_spell_wars.spell_name import spell_parts
from rules.epic_spell_wars.state import State
from rules.epic_spell_wars.targets import victims_of

ABOUT = "epic_spell_wars.table.about."
LIFTED = 1.08
"""How much larger a card is that is pointed at."""
SAID = READING._replace(leading=1.2, strong=FOCUS)


def told_panel(spot: Spot, size: Size, model: TableModel[State]) -> Surface | None:
    """Return what a deck, a board or the order means, beside it, or what a card says only in short."""
    said = _about(spot, model)
    if not said:
        return None
    px = Scale(model.canvas.reading)
    text = shrunk(said, SAID, px(Type.LABEL), size[0] - px(28), size[1] - px(24), px(Type.LEAST))
    surface = panels.panel((size[0], text.get_height() + px(24)), model.canvas.reading).copy()
    place(surface, text, (px(14), px(12)), "topleft")
    return surface


def _about(spot: Spot, model: TableModel[State]) -> str:
    match spot.look:
        case "deck" | "pile":
            return model.words(f"{ABOUT}{spot.zone}", n=len(cards_of(spot.zone, model.view)))
        case "strip":
            return model.words(f"{ABOUT}order")
        case "seat":
            # A wizard to be aimed at stays in sight.
            return "" if spot.id in model.lit else _about_wizard(spot.seat, model)
        case "card" | "acting" | "done" | "gap":
            return _in_full(COMPONENTS[model.component(spot.id)], model.words)
    return ""


def _in_full(component: Component, words: Words) -> str:
    """Return the rows of a roll in whole sentences, where they stand on the card in short."""
    roll = roll_of(component)
    if roll is None or all(row(verbs, words) == clauses(verbs, words) for verbs in roll.rows):
        return ""
    name = escape(words(f"epic_spell_wars.name.{component.id}"))
    return f"*{name}*\n{escape(text(component, words))}"


def _about_wizard(seat: int, model: TableModel[State]) -> str:
    """Say what the numbers and signs on a board mean."""
    view, words, me = model.view, model.words, model.view.seats[seat]
    hero = words(f"epic_spell_wars.name.{me.hero}") if me.hero else ""
    lines = ["*" + escape(", ".join(filter(None, (model.names[seat], hero)))) + "*"]
    lines.append(words(f"{ABOUT}life", n=me.life, most=MOST_LIFE))
    if any(change.at == f"seat:{seat}" for changes in news_of(model).values() for change in changes):
        lines.append(words(f"{ABOUT}news"))
    if MEDALS[view.length] > 1:
        lines.append(words(f"{ABOUT}medals", n=me.medals, of=MEDALS[view.length]))
    side = side_of(view, model.viewer, seat)
    return "\n".join([*lines, words(f"{ABOUT}{side}")] if side else lines)


def draw_overlay(surface: Surface, model: TableModel[State], pointer: Pointer) -> None:
    """Draw what has just happened, over everything that lies on the table, and whom an answer would hit."""
    stage, canvas = stage_of(model.view), model.canvas
    if OFFER in model.arrangement.zones:
        # What is chosen from lies over everything.
        return
    _draw_lifted(surface, model, pointer)
    for victim in _threatened(model, pointer):
        rect = canvas.rect(*model.arrangement.zones[f"seat:{victim}"])
        side = canvas.px(measures(rect.width / canvas.k, rect.height / canvas.k).portrait)
        pad = canvas.px(measures(rect.width / canvas.k, rect.height / canvas.k).pad)
        place(surface, crosshair(round(side * 1.06)), (rect.x + pad + side / 2, rect.y + pad + side / 2))
    sums: dict[int, int] = {}
    for seat, change in stage.changes:
        sums[seat] = sums.get(seat, 0) + change
    for seat, change in sums.items():
        rect = canvas.rect(*model.arrangement.zones[f"seat:{seat}"])
        side = min(canvas.px(150), round(rect.height * 0.9))
        place(surface, splash(change, side), (rect.x + rect.width * 0.62, rect.centery))
    _draw_sum(surface, model)
    _draw_added(surface, model)
    if stage.announced:
        hero = model.view.seats[stage.seat].hero
        parts = tuple(spell_parts(stage.announced, hero, model.words))
        rect = canvas.rect(*model.arrangement.zones[BAND])
        wide = min(round(canvas.size[0] * 0.8), canvas.px(1300))
        size = (wide, canvas.px(120 if canvas.compact else 210))
        banner = headline(parts, model.names[stage.seat], size, canvas.k * (0.7 if canvas.compact else 1))
        place(surface, banner, banner.get_rect(center=rect.center).clamp(Rect((0, 0), canvas.size)).center)


def _draw_lifted(surface: Surface, model: TableModel[State], pointer: Pointer) -> None:
    """Draw a card of the hand larger while it is pointed at and can be used: it stands on its lower edge."""
    spot = model.arrangement.spots.get(pointer.hovered)
    usable = spot is not None and spot.zone.startswith("hand:") and spot.id in model.lit
    if spot is None or not usable or model.held or model.menu:
        return
    picture, rect = picture_of(spot, model), model.canvas.rect(*spot.box)
    if picture is not None:
        larger = rect.scale_by(LIFTED)
        larger.midbottom = rect.midbottom
        light = outline(larger.size, model.lit[spot.id], model.canvas.k)
        draw_scaled(surface, picture, larger)
        surface.blit(light, light.get_rect(center=larger.center))


def _threatened(model: TableModel[State], pointer: Pointer) -> tuple[int, ...]:
    """Return whom the answer would hit that is pointed at."""
    button = next((button for button in model.buttons if button.name == pointer.hovered), None)
    if button is None or not isinstance(button.intention, Act):
        return ()
    return victims_of(model.view, button.intention.action)


def _draw_added(surface: Surface, model: TableModel[State]) -> None:
    """Draw beside each die that counts alone what is added to it."""
    stage, canvas = stage_of(model.view), model.canvas
    lying: dict[int, list[Spot]] = {}
    for spot in model.arrangement.spots.values():
        if spot.look == "die":
            lying.setdefault(spot.seat, []).append(spot)
    for seat, spots in lying.items():
        rolled = [die for die in stage.dice if die.seat == seat]
        for die, spot in zip(rolled, spots, strict=False):
            if die.more:
                rect = canvas.rect(*spot.box)
                added = tag(f"+{die.more}", max(canvas.px(Type.NOTE), rect.height // 3), YELLOW, INK)
                place(surface, added, rect.bottomright)


def _draw_sum(surface: Surface, model: TableModel[State]) -> None:
    """Draw the sum of the dice above them; that of many reaches over the decks beside them."""
    stage, canvas = stage_of(model.view), model.canvas
    own = [die.face for die in stage.dice if die.seat == stage.seat]
    if stage.row < 0 or not own:
        return
    rect, bonus = canvas.rect(*model.arrangement.zones[DICE]), stage.total - sum(own)
    said = " + ".join(map(str, (*own, bonus) if bonus else own))
    # One die needs no sum.
    said = f"{said} =" if len(own) > 1 or bonus else ""
    size = (canvas.px(104 + 26 * len(own) if said else 84), round(rect.height * 0.8))
    bubble = sum_bubble(said, stage.total, size, canvas.k)
    place(surface, bubble, (rect.centerx, rect.top - canvas.px(6)), "midbottom")

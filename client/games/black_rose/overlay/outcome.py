"""What an option would do, in words beside its target."""

from __future__ import annotations

from pygame import Surface

from client.art import panels
from client.art.cache import sprite
from client.art.effects import shadow
from client.art.lettering import MINUS
from client.art.place import place
from client.art.text import Style, escape, shrunk
from client.art.theme import FOCUS
from client.games.black_rose.formulas import DOMAIN, name_of, power
from client.games.black_rose.palette import BRIGHT, OUTCOME_EDGE
from client.table.layout import FIELD
from client.table.model import TableModel
from rules.black_rose.forecast import Prediction, predicted
from rules.black_rose.state import State
from rules.black_rose.targets import SEATS
from rules.core.action import Action

BESIDE_CARD = 30
"""How far to the right of its target an outcome reaches beside a card that is carried there, in units."""
TOLD = Style("ui", BRIGHT, strong=FOCUS, leading=1.3, symbol=1.25)


def draw_outcome(surface: Surface, model: TableModel[State], action: Action, aim: str = "") -> None:
    """Say beside the target what an option would do, also a spell that is aimed at it in the same gesture."""
    lines = _lines(predicted(model.view, action, aim), model)
    spot = model.arrangement.spots.get(aim or action.target)
    if not lines or spot is None:
        return
    px = model.canvas.px
    bubble = _bubble("\n".join(lines), px(17), px(300), model.canvas.k)
    box = model.canvas.rect(*spot.box)
    where = bubble.get_rect()
    where.midtop = (box.centerx, box.bottom + px(6))
    field = model.canvas.rect(*model.arrangement.zones[FIELD])
    if where.bottom > field.bottom:
        where.midbottom = (box.centerx, box.top - px(6))
    if model.held:
        # The card in the hand lies to the right of the pointer, and above it.
        where.right = min(where.right, box.centerx + px(BESIDE_CARD))
    where.clamp_ip(field)
    if model.menu and where.colliderect(model.menu.rect):
        # Above the list, beside it, or below it: what would come of an entry is read with it.
        menu = model.menu.rect
        beside = (
            where.move(0, menu.top - px(6) - where.bottom),
            where.move(menu.left - px(6) - where.right, 0),
            where.move(0, menu.bottom + px(6) - where.top),
        )
        where = next((place for place in beside if field.contains(place)), where)
    place(surface, shadow(bubble.get_size(), 10 * model.canvas.k, px(8)), where.center)
    surface.blit(bubble, where)


def _lines(outcome: Prediction, model: TableModel[State]) -> list[str]:
    words, lines = model.words, []
    for figure, amount in outcome.damage.items():
        if amount:
            told = f"*{MINUS}{amount}* [damage]" if amount > 0 else f"*+{-amount}* [heal]"
            lines.append(f"{_figure(figure, model)}: {told}")
    lines += [words(f"{DOMAIN}.table.falls", name=_figure(figure, model)) for figure in outcome.fallen]
    for room, changes in outcome.placed.items():
        told = " ".join(f"{power(owner)} *{n:+d}*" for owner, n in changes.items() if n)
        if told:
            lines.append(f"{name_of(room, words)}: {told} [instability]")
    for figure, owner in outcome.summoned.items():
        name = name_of(figure.partition(":")[0], words)
        lines.append(words(f"{DOMAIN}.table.appears", name=f"{power(owner)} {name}"))
    lines += [f"{power(owner)} *{points:+d}* [power]" for owner, points in outcome.points.items()]
    if outcome.chooser == model.viewer:
        lines.append(words(f"{DOMAIN}.table.then_you"))
    elif outcome.chooser >= 0:
        lines.append(words(f"{DOMAIN}.table.then_another", name=escape(model.names[outcome.chooser])))
    if lines and outcome.answered:
        lines.append(words(f"{DOMAIN}.table.unless_answered"))
    return lines


def _figure(figure: str, model: TableModel[State]) -> str:
    if (seat := SEATS.get(figure)) is not None:
        return f"{power(seat)} {escape(model.names[seat])}"
    named = name_of(model.view.figure_name(figure), model.words)
    return f"{power(model.view.evocations[figure].owner)} {named}"


@sprite
def _bubble(told: str, px: int, room: int, unit: float) -> Surface:
    """Return what would come of an option, on a small panel."""
    words = shrunk(told, TOLD, px, room, room)
    margin = round(12 * unit)
    size = (words.get_width() + 2 * margin, words.get_height() + 2 * margin)
    surface = panels.table_panel(size, unit, edge=OUTCOME_EDGE, thick=2).copy()
    surface.blit(words, (margin, margin))
    return surface

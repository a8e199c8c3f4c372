"""What is drawn over the table of Epic Spell Wars: a name that is announced, and blows that have struck."""

from __future__ import annotations

from pygame import Rect, Surface

from client.art.place import place
from client.games.epic_spell_wars.layout import BAND
from client.games.epic_spell_wars.seats import splash
from client.games.epic_spell_wars.show import headline
from client.table.model import TableModel
from rules.epic_spell_wars.beats import stage_of
from rules.epic_spell_wars.spell_name import spell_name
from rules.epic_spell_wars.state import State


def draw_overlay(surface: Surface, model: TableModel[State]) -> None:
    """Draw what has just happened, over everything that lies on the table."""
    stage, canvas = stage_of(model.view), model.canvas
    sums: dict[int, int] = {}
    for seat, change in stage.changes:
        sums[seat] = sums.get(seat, 0) + change
    for seat, change in sums.items():
        rect = canvas.rect(*model.arrangement.zones[f"seat:{seat}"])
        side = min(canvas.px(150), round(rect.height * 0.9))
        place(surface, splash(change, side), (rect.x + rect.width * 0.62, rect.centery))
    if stage.announced:
        hero = model.view.seats[stage.seat].hero
        name = spell_name(stage.announced, hero, model.words)
        rect = canvas.rect(*model.arrangement.zones[BAND])
        wide = min(round(canvas.size[0] * 0.8), canvas.px(1300))
        size = (wide, canvas.px(120 if canvas.compact else 210))
        banner = headline(name, model.names[stage.seat], size, canvas.k * (0.7 if canvas.compact else 1))
        place(surface, banner, banner.get_rect(center=rect.center).clamp(Rect((0, 0), canvas.size)).center)

"""What stands in the place of the forecast: what a card says that acts, what to know first, a death."""

from __future__ import annotations

from client.art.lettering import NO_BREAK
from client.art.text import escape
from client.games.epic_spell_wars.backdrop.forecast import WORDS
from client.table.model import TableModel
from rules.core.words import Words, listed
from rules.epic_spell_wars.beats import Stage
from rules.epic_spell_wars.cards import Component
from rules.epic_spell_wars.setup import MEDALS
from rules.epic_spell_wars.spell import GLYPHS
from rules.epic_spell_wars.state import State


def acting_name(component: Component, stage: Stage, words: Words) -> str:
    """Return the name of a card that acts; of one that acts through another, both."""
    name = words(f"epic_spell_wars.name.{component.id}")
    if stage.card in ("", component.id):
        return name
    return words(f"{WORDS}copying", copier=words(f"epic_spell_wars.name.{stage.card}"), name=name)


def acting(component: Component, model: TableModel[State], stage: Stage) -> tuple[str, list[str]]:
    """Return the name of a card and what it says; one of somebody else speaks to its own caster."""
    words, caster = model.words, stage.seat
    name, said = acting_name(component, stage, words), model.game.text(component, words)
    if caster in (model.viewer, -1):
        return name, [escape(said)]
    head = words(f"{WORDS}card_of", name=escape(model.names[caster]), card=name)
    quoted = escape(words(f"{WORDS}card_says", text=said.rstrip(".")))
    # A small panel has no heading.
    return head, [f"*{head}.* {quoted}" if model.canvas.compact else quoted]


def primer(model: TableModel[State]) -> list[str]:
    """Return what whoever lays no card yet should know; where there is room, the glyphs too."""
    said = [model.words(f"{WORDS}summary.empty")]
    if model.canvas.compact:
        return said
    glyphs = (f"[{name}]{NO_BREAK}" + model.words(f"epic_spell_wars.glyph.{name}") for name in GLYPHS)
    return [*said, "", (3 * NO_BREAK + " ").join(glyphs)]


def fallen(model: TableModel[State]) -> tuple[str, tuple[str, ...]]:
    """Return that the viewer is dead, and who still fights and what death is good for."""
    view, words = model.view, model.words
    names = [escape(model.names[seat]) for seat in view.order() if view.seats[seat].life > 0]
    name = model.names[model.viewer]
    head = words(f"{WORDS}you_died") if model.alone else words(f"{WORDS}died", name=name)
    lines = [words(f"{WORDS}still", names=listed(names, words))]
    if MEDALS[view.length] > 1:
        lines.append(words(f"{WORDS}afterlife"))
    return head, tuple(lines)

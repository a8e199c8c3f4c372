"""The components of Epic Spell Wars: how they look, and how they stand at a table."""

from __future__ import annotations

import re
from functools import cached_property

from pygame import Surface

from client.games.book import Book, Facts, Filter, Situation
from client.games.epic_spell_wars.faces import HEIGHT, WIDTH, face, roll_of
from client.games.epic_spell_wars.formulas import row
from client.words import LANGUAGES, load
from rules.core.words import Words
from rules.epic_spell_wars.cards import Component
from rules.epic_spell_wars.spell import GLYPHS
from rules.epic_spell_wars.state import State

SIGN = re.compile(r"\[(\w+)\]")


class EpicBook(Book[State, Component]):
    """Every part of a spell, treasure, dead wizard and hero."""

    name = "epic_spell_wars"
    sample = "nuke_u_lur_meltdown"
    shape = (WIDTH // 2, HEIGHT // 2)
    legends = {
        "things": (*GLYPHS, "treasure", "dead_wizard", "spell_card", "spell_die"),
        "deeds": ("blow:1", "mend:1", "aim", "haste"),
    }

    @cached_property
    def filters(self) -> tuple[Filter, ...]:
        """By kind, by glyph and by origin."""
        kind, origin = super().filters
        glyphs = Filter("glyph", GLYPHS, lambda card: (card.glyph,), _glyph)
        return kind, glyphs, origin

    def card(self, component_id: str, width: int, words: Words, *, large: bool) -> Surface:
        """Return the card; its face says everything in words."""
        return face(component_id, width, words)

    def headline(self, component: Component, words: Words) -> str:
        """Return the kind of a component, its glyph and its initiative."""
        return " · ".join(
            filter(None, (super().headline(component, words), self.game.cost(component, words)))
        )

    def price(self, component: Component, words: Words) -> str:
        """Return nothing: no spell was ever paid for."""
        return ""

    def portrait(self, view: State, power: int) -> str:
        """Return the picture of a seat's wizard, once it is chosen."""
        hero = view.seats[power].hero
        return f"epic_spell_wars/{hero}" if hero else ""

    def signs_on(self, component: Component) -> tuple[str, ...]:
        """Return the signs on the face of a card: that of its kind, and those in the rows of its roll."""
        words, roll = load(LANGUAGES[0]), roll_of(component)
        said = " ".join(row(verbs, words) for verbs in roll.rows) if roll is not None else ""
        shown = {component.glyph or component.kind, *SIGN.findall(said)}
        return tuple(sign for signs in self.legends.values() for sign in signs if sign in shown)

    def printed(self, component: Component) -> tuple[str, ...]:
        """Return the glyph of a card: what it does is printed in words."""
        return (component.glyph,) if component.glyph else ()

    def facts(self, component_id: str, at: Situation[State], words: Words) -> Facts:
        """Return before whom a treasure or a dead wizard lies, or that a card is in the viewer's hand."""
        for number, seat in enumerate(at.view.seats):
            if component_id in (*seat.treasures, *seat.dead, seat.hero):
                return Facts(words("shell.zoom.owner", name=at.name(number, words)))
        in_hand = component_id in at.view.seats[at.viewer].hand
        return Facts(words("shell.zoom.in_hand") if in_hand else "")


def _glyph(value: str, words: Words) -> str:
    return f"[{value}] " + words(f"epic_spell_wars.glyph.{value}")


BOOK = EpicBook()

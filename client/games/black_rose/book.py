"""The components of the Black Rose: how they look, and what their symbols say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from pygame import Surface

from client.games.black_rose.faces import face, tile
from client.games.black_rose.faces.cards import HEIGHT, WIDTH
from client.games.black_rose.formulas import BETWEEN, DOMAIN, formula, has_words
from client.games.black_rose.palette import TINTS
from client.games.black_rose.sprites.paintings import name_of_painting
from client.games.black_rose.status import facts
from client.games.book import Book, Facts, Filter, Formula, Situation
from rules.black_rose.catalogue import Component, Event, Spell, Upgrade
from rules.black_rose.mixing import LAW
from rules.black_rose.state import State
from rules.black_rose.targets import ROSE
from rules.core.words import Words


class BlackRoseBook(Book[State, Component]):
    """Every spell, room, mage, evocation, upgrade, quest and event."""

    shape = (WIDTH, HEIGHT)
    neutral_victory = "shell/rose_victory"
    legends: Mapping[str, tuple[str, ...]] = {
        "things": (
            *("damage", "health", "instability", "power", "rose", "figure", "mage", "evocation", "you"),
            *("templar", "area:1", "spell", "grimoire", "library", "forgotten", "strength", "speed"),
            *("upgrade", "bone_shield", "grave_blade", "oath_beyond_death"),
        ),
        "deeds": ("arrow", "lasting", "activate", "strike", "swap", "heal", "shield", "act"),
    }

    def __init__(self, name: str, sample: str, legends: Mapping[str, tuple[str, ...]] | None = None) -> None:
        self.name = name
        self.sample = sample
        if legends is not None:
            self.legends = legends

    @cached_property
    def filters(self) -> tuple[Filter, ...]:
        """By kind, by type and by element of a side, and by origin."""
        kind, origin = super().filters
        types = self.filter("type", _types, f"{DOMAIN}.type.{{}}")
        elements = self.filter("element", _elements, f"{DOMAIN}.element.{{}}")
        return kind, types, elements, origin

    def headline(self, component: Component, words: Words) -> str:
        """Return the kind of a component, and the school of a spell that belongs to one."""
        kind = super().headline(component, words)
        if component.kind != "spell":
            return kind
        school = (isinstance(component, Spell) and component.school) or LAW
        return f"{kind} · {words(f'{DOMAIN}.name.{school}')}"

    def card(self, component_id: str, width: int, words: Words, *, large: bool) -> Surface:
        """Return the card of a component."""
        return face(self.game.printed(component_id), width, words, large=large)

    def tile(self, component_id: str, width: int, words: Words) -> Surface:
        """Return the card of a component with at least half of it picture."""
        return tile(self.game.printed(component_id), width, words)

    def portrait(self, view: State, power: int) -> str:
        """Return the picture of a seat's mage, or of the Black Rose herself."""
        if power == ROSE:
            return "black_rose/black_rose"
        mage = view.seats[power].mage
        return name_of_painting(mage) if mage else ""

    def formulas(self, component: Component) -> Sequence[Formula]:
        """Return the sides of a component in symbols."""
        if has_words(component):
            return ()
        match component:
            case Upgrade():
                sides = [formula(component.verbs)]
            case Event():
                sides = [BETWEEN.join(formula(side.verbs) for side in component.faces)]
            case _:
                sides = [formula(side.verbs) for side in component.faces]
        # Numbers, or the cube of a spell, are told before what the sides do.
        first = component.icon if isinstance(component, Spell) else not isinstance(component, Upgrade)
        return [
            Formula(TINTS[number % 2], signs, (first + number,))
            for number, signs in enumerate(sides)
            if signs
        ]

    def facts(self, component_id: str, at: Situation[State], words: Words) -> Facts:
        """Return where a component is, and how it stands."""
        return facts(component_id, at, words)


def _types(component: Component) -> list[str]:
    return [side.type for side in component.faces] if isinstance(component, Spell) else []


def _elements(component: Component) -> list[str]:
    return [side.element for side in component.faces] if isinstance(component, Spell) else []

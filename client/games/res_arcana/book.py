"""The components of Res Arcana: how they look, what their symbols say, how they stand at a table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from pygame import Surface

from client.games.book import Book, Facts, Filter, Formula, Situation
from client.games.res_arcana.faces import HEIGHT, WIDTH, face
from client.games.res_arcana.formulas import cost_signs, essence_signs, formulas
from client.games.res_arcana.tokens import ORDER
from rules.core.words import Words
from rules.res_arcana.cards import COMPONENTS, Component
from rules.res_arcana.essences import NAMES
from rules.res_arcana.score import worth
from rules.res_arcana.state import State

ANY = "any"
"""A cost of essences of any kinds."""


class ResArcanaBook(Book[State, Component]):
    """Every artifact, mage, magic item, monument and place of power."""

    name = "res_arcana"
    sample = "fire_dragon"
    shape = (WIDTH, HEIGHT)
    legends = {
        "things": (
            *ORDER,
            "any",
            "any!gold",
            "pts:1",
            "card",
            "cost",
            "creature",
            "dragon",
            "pile",
            "rivals",
            "rival",
            "first",
            "victory",
        ),
        "deeds": (
            "arrow",
            "turn",
            "straighten",
            "collect",
            "put",
            "take",
            "lies",
            "destroy",
            "discount",
            "place",
            "claim",
            "draw",
            "look",
            "discard",
            "react",
            "ignore",
            "tame",
            "shield",
        ),
    }

    @cached_property
    def filters(self) -> tuple[Filter, ...]:
        """By kind, by type, by what it costs, and by origin."""
        kind, origin = super().filters
        types = self.filter("type", lambda component: component.types, "res_arcana.type.{}")
        return kind, types, Filter("essence", (*NAMES, ANY), _essences, _essence), origin

    def card(self, component_id: str, width: int, words: Words, *, large: bool) -> Surface:
        """Return the card."""
        return face(component_id, width, words, detail="large" if large else "table")

    def face(
        self,
        component_id: str,
        width: int,
        words: Words,
        *,
        large: bool = False,
        at: Situation[State] | None = None,
    ) -> Surface:
        """Return the card, with what lies on it and what it is worth at a table."""
        if at is None:
            return self.card(component_id, width, words, large=large)
        on = at.view.on.get(component_id)
        owner, component = _owner(at.view, component_id), COMPONENTS[component_id]
        points = worth(at.view, owner, component) if owner >= 0 and component.points_per else None
        return face(component_id, width, words, on=on, points=points, detail="large" if large else "table")

    def headline(self, component: Component, words: Words) -> str:
        """Return the kind of a component and its types."""
        types = (words(f"res_arcana.type.{name}") for name in component.types)
        return " · ".join([super().headline(component, words), *types])

    def portrait(self, view: State, power: int) -> str:
        """Return the picture of a seat's mage."""
        mage = view.seats[power].mage
        return f"res_arcana/{mage}" if mage else ""

    def formulas(self, component: Component) -> Sequence[Formula]:
        """Return the rows of a card."""
        return formulas(component)

    def cost_signs(self, component: Component) -> tuple[str, ...]:
        """Return the printed cost."""
        return cost_signs(component.cost)

    def facts(self, component_id: str, at: Situation[State], words: Words) -> Facts:
        """Return whose a component is, what lies on it, what it is worth, and whether it is turned."""
        view = at.view
        now = []
        if on := view.on.get(component_id):
            now.append(words("shell.zoom.on", essences=essence_signs(on)))
        owner = _owner(view, component_id)
        if owner >= 0:
            value = worth(view, owner, COMPONENTS[component_id])
            if value:
                now.append(words.count("shell.zoom.worth", value))
        if component_id in view.turned:
            now.append(words("shell.zoom.turned"))
        return Facts(_where(component_id, at, owner, words), tuple(now))


def _owner(view: State, component_id: str) -> int:
    """Return before whom a component lies, -1 if before nobody."""
    return next((seat for seat in range(len(view.seats)) if component_id in view.own(seat)), -1)


def _where(component_id: str, at: Situation[State], owner: int, words: Words) -> str:
    """Return where a component is, as far as the viewer sees it."""
    if owner >= 0:
        return words("shell.zoom.owner", name=at.name(owner, words))
    return words("shell.zoom.in_hand") if component_id in at.view.seats[at.viewer].hand else ""


def _essences(component: Component) -> list[str]:
    due = [name for name, amount in zip(NAMES, component.cost.essences, strict=True) if amount]
    return [*due, ANY] if component.cost.free else due


def _essence(value: str, words: Words) -> str:
    return f"[{value}] " + words("shell.cards.essence.any" if value == ANY else f"essence.{value}.name")


BOOK = ResArcanaBook()

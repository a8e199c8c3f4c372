"""The components of Five Seals: how they look, and how they stand at a table."""

from __future__ import annotations

from functools import cached_property

from pygame import Surface

from client.games.book import Book, Facts, Filter, Situation
from client.games.five_seals.faces import HEIGHT, WIDTH, face, picture_of
from rules.core.words import Words
from rules.five_seals.cards import COMPONENTS, Component
from rules.five_seals.state import State


class FiveSealsBook(Book[State, Component]):
    """Every scroll, seal and figure."""

    name = "five_seals"
    sample = "acceleration_fire"
    shape = (WIDTH, HEIGHT)

    @cached_property
    def filters(self) -> tuple[Filter, ...]:
        """By kind, by element, by circle of magic, and by origin."""
        kind, origin = super().filters
        element = self.filter("element", lambda component: _named(component.element), "five_seals.element.{}")
        circle = self.filter(
            "circle", lambda component: _named(component.circle), "five_seals.choice.circle.{}"
        )
        return kind, element, circle, origin

    def card(self, component_id: str, width: int, words: Words, *, large: bool) -> Surface:
        """Return a component as a card."""
        return face(component_id, width, words, "large" if large else "table")

    def portrait(self, view: State, power: int) -> str:
        """Return the picture of a seat's mage."""
        mage = view.seats[power].mage
        return picture_of(COMPONENTS[mage]) if mage else ""

    def headline(self, component: Component, words: Words) -> str:
        """Return the kind of a component, its element and its circle."""
        parts = [super().headline(component, words)]
        if component.element:
            parts.append(words(f"five_seals.element.{component.element}"))
        if component.circle:
            parts.append(words(f"five_seals.choice.circle.{component.circle}"))
        return " · ".join(parts)

    def facts(self, component_id: str, at: Situation[State], words: Words) -> Facts:
        """Return before whom a scroll lies."""
        owners = [number for number, seat in enumerate(at.view.seats) if component_id in seat.scrolls]
        if not owners:
            return Facts()
        names = ", ".join(at.name(owner, words) for owner in owners)
        return Facts(words("shell.zoom.owner", name=names))


def _named(value: str) -> tuple[str, ...]:
    return (value,) if value else ()


BOOK = FiveSealsBook()

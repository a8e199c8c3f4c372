"""The components of Five Seals: how they look, and how they stand at a table."""

from __future__ import annotations

from functools import cached_property

from pygame import Surface

from client.art.text import escape
from client.games.book import Book, Facts, Filter, Situation
from client.games.five_seals.faces import HEIGHT, WIDTH, face
from rules.core.catalogue import Component as CoreComponent
from rules.core.words import Words
from rules.five_seals.cards import COMPONENTS
from rules.five_seals.state import State


class FiveSealsBook(Book):
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

    def face(
        self, component_id: str, width: int, words: Words, *, large: bool = False, at: Situation | None = None
    ) -> Surface:
        """Return a component as a card."""
        return face(component_id, width, words, "large" if large else "table")

    def headline(self, component: CoreComponent, words: Words) -> str:
        """Return the kind of a component, its element and its circle."""
        known = COMPONENTS[component.id]
        parts = [super().headline(component, words)]
        if known.element:
            parts.append(words(f"five_seals.element.{known.element}"))
        if known.circle:
            parts.append(words(f"five_seals.choice.circle.{known.circle}"))
        return " · ".join(parts)

    def facts(self, component_id: str, at: Situation, words: Words) -> Facts:
        """Return before whom a scroll lies."""
        view = at.view
        assert isinstance(view, State)
        owners = [number for number, seat in enumerate(view.seats) if component_id in seat.scrolls]
        if not owners:
            return Facts()
        names = [at.names[owner] if at.names else words("seat", n=owner + 1) for owner in owners]
        return Facts(words("shell.zoom.owner", name=escape(", ".join(names))))


def _named(value: str) -> tuple[str, ...]:
    return (value,) if value else ()


BOOK = FiveSealsBook()

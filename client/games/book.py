"""What browser, enlarged card and rules page ask of a game: how its components look and read."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, Generic, NamedTuple, TypeVar

from pygame import Surface

from client.art.symbols import parse
from client.art.text import escape
from client.table.layout import S
from rules.core.catalogue import Component
from rules.core.game import AnyGame
from rules.core.words import Words
from rules.games import GAMES

C = TypeVar("C", bound=Component)

_SYMBOL = re.compile(r"\[([^\[\]]+)\]")


class Filter(NamedTuple):
    """One way to narrow the browser down: its values, which a component has, and how each is called."""

    name: str
    values: tuple[str, ...]
    of: Callable[[Any], Sequence[str]]
    label: Callable[[str, Words], str]


class Formula(NamedTuple):
    """A row of symbols on a strip of some colour, and which sentences of the text say the same."""

    tint: str
    signs: str
    sentences: tuple[int, ...]


class Facts(NamedTuple):
    """What is known about a component besides its print: where it is, and what is true of it now."""

    where: str = ""
    now: tuple[str, ...] = ()


class Situation(NamedTuple, Generic[S]):
    """The table at which a component is looked at."""

    view: S
    viewer: int
    names: Sequence[str]
    thing: str = ""
    """Which thing of the table it is, where there are several alike."""

    def name(self, seat: int, words: Words) -> str:
        """Return how a seat is called, in markup."""
        return escape(self.names[seat]) if self.names else words("seat", n=seat + 1)


class Book(ABC, Generic[S, C]):
    """The components of a game, each on a page of the same shape."""

    name: str
    sample: str
    """A component that shows what the game looks like."""
    shape: tuple[int, int]
    """Width and height of a face, in units."""
    neutral_victory = "shell/curtain"
    """The picture of a game that whoever plays without a seat has won."""
    legends: Mapping[str, tuple[str, ...]] = {}
    """The symbols that are explained, by chapter and in their order."""

    @property
    def game(self) -> AnyGame:
        """The rules that the book is about."""
        return GAMES[self.name]

    @abstractmethod
    def card(self, component_id: str, width: int, words: Words, *, large: bool) -> Surface:
        """Return how a component is printed; a large one says in words what it says in symbols."""

    def face(
        self,
        component_id: str,
        width: int,
        words: Words,
        *,
        large: bool = False,
        at: Situation[S] | None = None,
    ) -> Surface:
        """Return how a component looks, at a table if there is one."""
        return self.card(component_id, width, words, large=large)

    def tile(self, component_id: str, width: int, words: Words) -> Surface:
        """Return how a component looks where all that it says stands beside it."""
        return self.face(component_id, width, words)

    @cached_property
    def filters(self) -> tuple[Filter, ...]:
        """The ways to narrow the browser down."""
        return (
            self.filter("kind", lambda component: (component.kind,), f"{self.game.domain}.kind.{{}}"),
            self.filter("origin", lambda component: (component.origin,), "origin.{}"),
        )

    def filter(self, name: str, of: Callable[[Any], Sequence[str]], label: str) -> Filter:
        """Return a filter by all values that components have, in the order of their first appearance."""
        values = dict.fromkeys(
            value for component in self.game.components.values() for value in of(component)
        )
        return Filter(name, tuple(values), of, lambda value, words: words(label.format(value)))

    def headline(self, component: C, words: Words) -> str:
        """Return what sort of thing a component is."""
        return words(f"{self.game.domain}.kind.{component.kind}")

    def price(self, component: C, words: Words) -> str:
        """Return what a component costs, in words; nothing where it costs nothing."""
        return self.game.cost(component, words)

    def portrait(self, view: S, power: int) -> str:
        """Return the picture of who openly plays for a power, or nothing as long as nobody does."""
        return ""

    def formulas(self, component: C) -> Sequence[Formula]:
        """Return what a component says in symbols."""
        return ()

    def cost_signs(self, component: C) -> tuple[str, ...]:
        """Return what a component costs, in symbols."""
        return ()

    def facts(self, component_id: str, at: Situation[S], words: Words) -> Facts:
        """Return how a component stands at a table."""
        return Facts()

    def signs_on(self, component: C) -> tuple[str, ...]:
        """Return the symbols on a component that a legend explains, in the order of the legends."""
        printed = [written for row in self.formulas(component) for written in _SYMBOL.findall(row.signs)]
        used = {entry(written) for written in (*printed, *self.cost_signs(component))}
        return tuple(
            written for signs in self.legends.values() for written in signs if entry(written) in used
        )

    def printed(self, component: C) -> tuple[str, ...]:
        """Return the symbols of a legend that stand on the card itself."""
        return self.signs_on(component)


def entry(written: str) -> str:
    """Return which entry of a legend explains a symbol, whatever its number."""
    spec = parse(written)
    return f"{spec.name}.without" if spec.without else spec.name

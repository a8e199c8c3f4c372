"""The options of a decision by gesture: drag and drop, click and click, and keys walk the same index."""

from __future__ import annotations

from collections.abc import Iterable, KeysView, Mapping
from typing import Any

from client.table.game_table import GameTable
from client.table.layout import COPY, Spot, original
from rules.core.action import Action
from rules.core.decision import Decision


class Choices:
    """The options of one decision by the things they begin with and the place where they end."""

    def __init__(self, table: GameTable[Any], decision: Decision | None, spots: Mapping[str, Spot]) -> None:
        options = decision.options if decision else ()
        self.buttons = [action for action in options if table.is_button(action)]
        """The options without a thing to begin with."""
        self._table, self._spots = table, spots
        self._answering = decision is not None and bool(decision.cause)
        self._by_source: dict[str, dict[str, list[Action]]] = {}
        for action in options:
            if decision is not None and action not in self.buttons:
                self._index(table, table.handles(decision, action, spots), action)

    def _index(self, table: GameTable[Any], handles: Iterable[str], action: Action) -> None:
        for handle in handles:
            zones, end = self._by_source.setdefault(handle, {}), table.zone_of(action)
            if end == handle and action.kind in table.carrying.mutual:
                end = action.source
            zones.setdefault(end, []).append(action)

    @property
    def sources(self) -> KeysView[str]:
        """The things with which something can be done."""
        return self._by_source.keys()

    def targets(self, source: str) -> dict[str, list[Action]]:
        """Return where a thing can go, and which actions that is."""
        return self._by_source.get(self.named(source), {})

    def named(self, thing: str) -> str:
        """Return by which name a thing has its options: a copy shares those of its original."""
        if thing in self._by_source or self._lies_elsewhere(thing):
            return thing
        return original(thing)

    def _lies_elsewhere(self, thing: str) -> bool:
        """Tell whether a thing is another one like its original, which lies in another zone."""
        here, there = self._spots.get(thing), self._spots.get(original(thing))
        numbered = thing.partition(COPY)[2].isdigit()
        return numbered and here is not None and there is not None and here.zone != there.zone

    def actions(self, source: str) -> list[Action]:
        """Return all that can be done with a thing."""
        return [action for actions in self.targets(source).values() for action in actions]

    def needs_target(self, source: str) -> bool:
        """Tell whether a click on the thing must be followed by one on its target.

        In answer to a question, a thing with which only one thing can be done does it at once, and wherever
        there is nothing to aim at.
        """
        actions = self.actions(source)
        if len(actions) == 1 and (self._answering or self._table.aims_itself(actions[0])):
            return False
        return any(
            zone != original(source) and zone in (action.source, action.target)
            for zone, actions in self.targets(source).items()
            for action in actions
        )

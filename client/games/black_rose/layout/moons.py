"""Where events, quests and cards that are chosen from lie in a game with moons."""

from __future__ import annotations

from client.canvas import Box
from client.table.layout import columns, rows
from rules.black_rose.omens import SLOTS
from rules.black_rose.state import State

HEAD, SMALL_HEAD = 38.0, 4.0
"""The room above events and quests in their panels."""
FEWEST_QUESTS = 2
"""The quests that there is always room for."""
DECK = "deck"
"""The prompt that asks from which deck a spell is drawn."""
FROM_ELSEWHERE = frozenset({"retain", "put", "take", "steal"})
"""Kinds of actions with cards that lie nowhere on the table."""


def event_boxes(area: Box, *, compact: bool) -> list[Box]:
    """Return the three slots of the event board, one below the other."""
    head, gap, side = (SMALL_HEAD, 3.0, 4.0) if compact else (HEAD, 5.0, 10.0)
    inner = Box(area.x + side, area.y + head, area.width - 2 * side, area.height - head - side)
    high = (inner.height + gap) / SLOTS - gap
    return rows(inner, gap, *[high] * SLOTS)


def quest_boxes(area: Box, count: int, *, compact: bool) -> list[Box]:
    """Return the places of the viewer's quests: side by side, in a small window one below the other."""
    head, gap, side = (SMALL_HEAD, 3.0, 4.0) if compact else (HEAD, 8.0, 10.0)
    inner = Box(area.x + side, area.y + head, area.width - 2 * side, area.height - head - side)
    places = max(count, FEWEST_QUESTS)
    length = inner.height if compact else inner.width
    each = (length + gap) / places - gap
    return (rows if compact else columns)(inner, gap, *[each] * places)[:count]


def offered_cards(view: State, viewer: int) -> list[str]:
    """List the cards that the viewer chooses from and that lie nowhere on the table."""
    decision, me = view.decision, view.seats[viewer]
    if decision is None or decision.seat != viewer:
        return []
    if decision.prompt == DECK or me.drawn:
        return list(me.drawn)
    lying = {*me.hand, *me.quests}
    sources = [
        option.source
        for option in decision.options
        if option.kind in FROM_ELSEWHERE or (option.kind == "discard" and option.source not in lying)
    ]
    return [card for card in dict.fromkeys(sources) if card in view.book.components]


def asks_for_hand(view: State, viewer: int) -> bool:
    """Tell whether the viewer is asked for a card in its hand."""
    decision, hand = view.decision, view.seats[viewer].hand
    if decision is None or decision.seat != viewer or view.seats[viewer].drawn:
        return False
    return any(option.source in hand for option in decision.options if option.kind not in FROM_ELSEWHERE)

"""Where events, quests and cards that are chosen from lie in a game with moons."""

from __future__ import annotations

from client.canvas import Box
from client.games.black_rose.layout.fans import fan
from client.games.black_rose.layout.panels import beside_great_lodge, decks, on_moon_panels, stock
from client.games.black_rose.layout.zones import HOT_SPOT
from client.table.layout import COPY, FIELD, Shape, Spot, TableLayout, columns, row, rows
from rules.black_rose.omens import SLOTS
from rules.black_rose.state import State

HEAD, SMALL_HEAD = 38.0, 4.0
"""The room above events and quests in their panels."""
FEWEST_QUESTS = 2
"""The quests that there is always room for, but in a small window."""
DECK = "deck"
"""The prompt that asks from which deck a spell is drawn."""
DECK_TILE, SMALL_TILE = 108.0, 44.0
"""The width of a deck that a spell may be drawn from with the gap to the next, and in a small window."""
FROM_ELSEWHERE = frozenset({"retain", "put", "take", "steal"})
"""Kinds of actions with cards that lie nowhere on the table."""
OUT_OF_HAND = frozenset({"lay", "discard", "banish", "cast_from_hand"})
"""Kinds of actions with which a card leaves the hand."""


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
    places = max(1, count) if compact else max(count, FEWEST_QUESTS)
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
    return any(option.source in hand for option in decision.options if option.kind in OUT_OF_HAND)


class MoonLayout(TableLayout[State]):
    """Lays out what only games with moons have."""

    _field: Box

    def _put(
        self, name: str, box: Box, look: str, zone: str, seat: int = -1, shows: str = "", shape: Shape = "box"
    ) -> None:
        """Put down what is never picked up."""
        self.spots[name] = Spot(name, box, look, zone, seat=seat, shape=shape, fixed=True, shows=shows)

    def _hot_spots(self, boxes: dict[str, Box]) -> None:
        for name, box in boxes.items():
            self._put(f"{HOT_SPOT}{name}", box, "hot_spot", "hot_spots")

    def _beside_great_lodge(self) -> None:
        """Lay out decks and evocations in the corners of the map."""
        book, field = self.view.book, self._field
        for deck, box in decks(field, (*book.schools, "forgotten"), compact=self.compact).items():
            self._put(deck, box, "deck", FIELD)
        for kind, box in stock(field, tuple(book.evocations), compact=self.compact).items():
            self._put(f"{HOT_SPOT}stock:{kind}", box, "stock", "hot_spots", shows=kind)
        self._hot_spots(beside_great_lodge(field, compact=self.compact))

    def _moon_panels(self) -> None:
        """Lay out the events on their board and the viewer's quests."""
        view, compact = self.view, self.compact
        boxes = event_boxes(self.zones["event"], compact=compact)
        for event, box in zip(view.omens, boxes, strict=True):
            if event:
                self._put(event, box, "omen", "event")
        quests = view.seats[self.viewer].quests
        boxes = quest_boxes(self.zones["quests"], len(quests), compact=compact)
        self.lay(quests, boxes, "task", "quests", fixed=True)
        self._hot_spots(on_moon_panels(self.zones, compact=compact))

    def _offered(self, cards: list[str], area: Box) -> None:
        """Lay out cards that are chosen from, and the decks that another one may be drawn from."""
        decision, schools = self.view.decision, self.view.book.schools
        if decision is not None and decision.prompt == DECK:
            wide = (SMALL_TILE if self.compact else DECK_TILE) * len(schools)
            tiles = row(area.inset(6), len(schools), wide / len(schools) - 6, area.height - 12, 6)
            for school, box in zip(schools, tiles, strict=True):
                self._put(f"{school}{COPY}tile", box, "tile", "hand", shows=school)
            area = Box(area.x + wide + 6, area.y, area.width - wide - 6, area.height)
        self.lay(cards, fan(area, len(cards)), "card", "offered", seat=self.viewer)

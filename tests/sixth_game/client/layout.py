"""Which zone of the Pebbles table lies where, and what lies in it."""

from __future__ import annotations

from client.canvas import Box, Canvas
from client.table.layout import (
    LOG,
    PASS,
    PROMPT,
    REST,
    WORDS,
    Spot,
    TableLayout,
    columns,
    fan,
    row,
    rows,
    seat_zones,
)
from tests.sixth_game.rules.state import DECK, State

TABLE, OWN, HAND = "table", "own", "hand"
"""Where cards are laid, the viewer's panel, and the viewer's cards."""
CARD_SHAPE = 1.4
"""Height of a card by its width."""
HEAD = 62
"""The height of a seat's head, above its cards."""
GAP = 8


def zones(canvas: Canvas) -> dict[str, Box]:
    """Return the boxes of all zones for a window."""
    left, aside = Box(0, 0, canvas.width, canvas.height).inset(GAP), {}
    if canvas.compact:
        rivals, table, prompt, low = rows(left, GAP, 170, REST, 34, 170)
        own, hand, deck, aside[PASS] = columns(low, GAP, 210, REST, 110, 140)
    else:
        left, side = columns(left, GAP, REST, 304)
        rivals, table, prompt, low = rows(left, GAP, 280, REST, 44, 280)
        own, hand, deck = columns(low, GAP, 320, REST, 190)
        aside = dict(zip((LOG, WORDS, PASS), rows(side, GAP, REST, 284, 132), strict=True))
    return {"rivals": rivals, TABLE: table, PROMPT: prompt, OWN: own, HAND: hand, DECK: deck, **aside}


class PebblesLayout(TableLayout[State]):
    """Puts down the things of one view, zone by zone."""

    def __init__(self, view: State, viewer: int, canvas: Canvas) -> None:
        super().__init__(view, viewer, canvas, zones(canvas))
        self.zones |= seat_zones(view.rivals(viewer), self.zones["rivals"], GAP)
        for rival in view.rivals(viewer):
            seat = f"seat:{rival}"
            panel = self.zones[seat]
            self.put(Spot(seat, panel, "seat", seat, seat=rival))
            room = panel._replace(y=panel.y + HEAD, height=panel.height - HEAD)
            self._in_play(rival, room)
        self._in_play(viewer, self.zones[TABLE])
        self._hand()
        self._deck()

    def _in_play(self, seat: int, room: Box) -> None:
        cards = self.view.seats[seat].play
        # On the table, cards are no larger than in the hand.
        height = min(room.height - 2 * GAP, self.zones[HAND].height - 4 * GAP)
        boxes = row(room.inset(GAP), len(cards), height / CARD_SHAPE, height, GAP, centred=True)
        self.lay(cards, boxes, "card", f"play:{seat}", seat=seat)

    def _hand(self) -> None:
        cards, room = self.view.seats[self.viewer].hand, self.zones[HAND].inset(GAP)
        height = room.height - 2 * GAP
        for card, (box, tilt) in zip(
            cards, fan(room, len(cards), height / CARD_SHAPE, height, GAP), strict=True
        ):
            self.put(Spot(card, box, "card", f"hand:{self.viewer}", tilt=tilt, seat=self.viewer))

    def _deck(self) -> None:
        room = self.zones[DECK].inset(GAP)
        height = min(room.height, room.width * CARD_SHAPE)
        self.lay([DECK], row(room, 1, height / CARD_SHAPE, height, 0, centred=True), "deck", DECK)

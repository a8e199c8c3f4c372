"""Which zone of the Res Arcana table lies where, and what lies in it."""

from __future__ import annotations

from client.canvas import Box, Canvas
from client.table.layout import (
    CHOICE,
    LOG,
    PASS,
    PROMPT,
    REST,
    WORDS,
    Spot,
    TableLayout,
    below,
    columns,
    fan,
    grid,
    row,
    rows,
    seat_zones,
)
from rules.res_arcana.cards import COMPONENTS
from rules.res_arcana.essences import NAMES
from rules.res_arcana.state import State
from rules.res_arcana.turns import MONUMENT_DECK

TABLE, DISCARD, POOL, TRAY = "table", "discard", "pool", "tray"
"""What is placed or used, thrown away, taken and paid is dropped there."""
GAP = 8
LABEL = 22
"""The height of a zone's label."""
CARD_SHAPE = 1.4
"""Height of a card by its width."""
OWN_WIDTHS = ((180, 165, 150, 132, 116, 98, 84), (100, 92, 84, 76, 66))
"""How wide the viewer's cards are, the widest that fit, and in a small window."""
RIVAL_WIDTH, TAB_WIDTH = 110, 50
"""How wide a rival's cards are at most, and what a claimed place leaves behind in a small window."""
HAND_HEIGHT = 210
"""How high cards in hand are at most."""


def zones(canvas: Canvas, seats: int) -> dict[str, Box]:
    """Return the boxes of all zones for a window."""
    gap = 4 if canvas.compact else GAP
    left = Box(0, 0, canvas.width, canvas.height).inset(gap)
    if canvas.compact:
        spare = canvas.height - 640
        heights = (130 + spare * 0.2, 156 + spare * 0.3, 34, 142 + spare * 0.3, REST)
        rivals, market, prompt, own, low = rows(left, gap, *heights)
        pool, hand, piles, pass_ = columns(low, gap, 288, REST, 124, 140)
        shares, aside = (0.408, 0.302), {PASS: pass_}
    else:
        left, side = columns(left, gap, REST, 304)
        high = 294 if seats > 2 else 202
        spare = canvas.height - 1080 + 294 - high
        rivals, market, prompt, own, low = rows(left, 6, high, 232 + spare * 0.4, 44, REST, 244)
        pool, hand, piles = columns(low, gap, 444, REST, 270)
        shares = (0.505, 0.3015)
        aside = dict(zip(("score", LOG, WORDS, PASS), rows(side, gap, 200, REST, 284, 132), strict=True))
    places, monuments, items = columns(market, gap, *(share * market.width for share in shares), REST)
    return {
        "rivals": rivals,
        "places": places,
        "monuments": monuments,
        "items": items,
        PROMPT: prompt,
        TABLE: own,
        POOL: pool,
        "hand": hand,
        "piles": piles,
        TRAY: hand,
        CHOICE: market,
        **aside,
    }


class ResArcanaLayout(TableLayout[State]):
    """Puts down the things of one view, zone by zone."""

    def __init__(self, view: State, viewer: int, canvas: Canvas) -> None:
        super().__init__(view, viewer, canvas, zones(canvas, len(view.seats)))
        self.zones |= seat_zones(view.rivals(viewer), self.zones["rivals"], GAP)
        for rival in view.rivals(viewer):
            self._rival(rival, self.zones[f"seat:{rival}"])
        self._market()
        self._own_cards()
        self._pool()
        self._hand()
        self._piles()

    # --- rivals ------------------------------------------------------------------------------------

    def _rival(self, rival: int, panel: Box) -> None:
        self.put(Spot(f"seat:{rival}", panel, "seat", f"seat:{rival}", seat=rival))
        cards = [[card for card in self.view.own(rival) if card]]
        rooms = self._rooms(panel)
        if len(rooms) > 1:
            artifacts = [card for card in cards[0] if COMPONENTS[card].kind == "artifact"]
            cards = [[card for card in cards[0] if card not in artifacts], artifacts]
        for part, room in zip(cards, rooms, strict=True):
            self._in_play(part, room, min(room.height / CARD_SHAPE, RIVAL_WIDTH), rival, "mini")

    def _rooms(self, panel: Box) -> list[Box]:
        """Return where a rival's cards lie on its panel: beside its head, below it, or there in two rows."""
        x, y, width, height = panel
        if len(self.view.seats) == 2:
            head = 232 if self.compact else 340
            return [Box(x + head, y + 6, width - head - 8, height - 12)]
        if self.compact:
            return [Box(x + 6, y + 58, width - 12, height - 62)]
        return [Box(x + 8, y + 88, width - 166, 98), Box(x + 8, y + 190, width - 16, 98)]

    def _in_play(self, cards: list[str], room: Box, width: float, seat: int, look: str) -> None:
        """Lay components side by side; a turned one takes its height in width."""
        height, gap = width * CARD_SHAPE, 6.0
        widths = [height if card in self.view.turned else width for card in cards]
        total = sum(widths) + gap * (len(cards) - 1)
        squeeze = 1.0
        if cards and total > room.width:
            # The last card keeps its full width; all others give way evenly.
            squeeze = max(0.1, (room.width - widths[-1]) / (total - widths[-1]))
        left = room.x
        for card, wide in zip(cards, widths, strict=True):
            turned = card in self.view.turned
            tall = width if turned else height
            box = Box(left, room.y + (room.height - tall) / 2, wide, tall)
            self.put(Spot(card, box, look, f"play:{seat}", turned, seat=seat))
            left += (wide + gap) * squeeze

    # --- the market --------------------------------------------------------------------------------

    def _market(self) -> None:
        view = self.view
        self._places(below(self.zones["places"], LABEL))
        area = below(self.zones["monuments"], LABEL)
        height = min(area.height, (area.width - 2 * GAP) / 3 * CARD_SHAPE)
        decks = [MONUMENT_DECK] if view.monument_deck else []
        boxes = row(area, len(view.monuments) + len(decks), height / CARD_SHAPE, height, GAP)
        self.lay(view.monuments, boxes[: len(view.monuments)], "card", "monuments")
        self.lay(decks, boxes[len(view.monuments) :], "back", "monuments")
        count, area = len(view.items), below(self.zones["items"], LABEL)
        self.lay(view.items, grid(area, count, 2 if count <= 4 else 3, GAP), "tile", "items")

    def _places(self, area: Box) -> None:
        """Lay out the places; in a small window a claimed one shrinks to a tab, and the others grow."""
        claimed = {card: number for number, seat in enumerate(self.view.seats) for card in seat.play}
        tiles = [*self.view.places, *(card for card in claimed if COMPONENTS[card].tile)]
        narrow = [tile for tile in tiles if self.compact and tile in claimed]
        whole = max(1, len(tiles) - len(narrow))
        room = area.width - len(narrow) * (TAB_WIDTH + GAP)
        height = min(area.height, (room - GAP * (whole - 1)) / whole * CARD_SHAPE)
        left = area.x
        for tile in sorted(tiles, key=lambda tile: COMPONENTS[tile].tile):
            width = TAB_WIDTH if tile in narrow else height / CARD_SHAPE
            box = Box(left, area.y + (area.height - height) / 2, width, height)
            if tile in claimed:
                self.put(Spot(f"ghost:{tile}", box, "ghost", "places", seat=claimed[tile]))
            else:
                self.put(Spot(tile, box, "card", "places"))
            left += width + GAP

    # --- the viewer --------------------------------------------------------------------------------

    def _own_cards(self) -> None:
        area = self.zones[TABLE].inset(6)
        own = [card for card in self.view.own(self.viewer) if card]
        widths = OWN_WIDTHS[self.compact]
        width = next((wide for wide in widths if self._fits(own, wide, area)), widths[-1])
        self._in_play(own, area, min(width, area.height / CARD_SHAPE), self.viewer, "card")

    def _fits(self, cards: list[str], width: float, area: Box) -> bool:
        total = sum(width * (CARD_SHAPE if card in self.view.turned else 1) + 6 for card in cards)
        return total <= area.width and width * CARD_SHAPE <= area.height

    def _pool(self) -> None:
        x, y, width, height = self.zones[POOL]
        top = 52 if self.compact else 96
        cells = Box(x + 8, y + top, width - 16, height - top - 8)
        self.lay(NAMES, grid(cells, len(NAMES), len(NAMES), 6), "essence", POOL, seat=self.viewer)

    def _hand(self) -> None:
        cards, area = self.view.seats[self.viewer].hand, self.zones["hand"]
        height = min(area.height - 8, HAND_HEIGHT)
        shape = (area, len(cards), height / CARD_SHAPE, height, GAP * 2)
        places = [(box, 0.0) for box in row(*shape)] if self.compact else fan(*shape)
        for card, (box, tilt) in zip(cards, places, strict=True):
            self.put(Spot(card, box, "card", f"hand:{self.viewer}", tilt=tilt, seat=self.viewer))

    def _piles(self) -> None:
        area = self.zones["piles"].inset(10)
        width = min((area.width - 10) / 2, (area.height - 30) / CARD_SHAPE)
        line = area._replace(height=width * CARD_SHAPE)
        for name, box in zip(("deck", DISCARD), row(line, 2, width, line.height, 10), strict=True):
            pile = f"{name}:{self.viewer}"
            self.put(Spot(pile, box, "pile", pile, seat=self.viewer))
            self.zones[name] = box

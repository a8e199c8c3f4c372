"""Which zone of the table of Epic Spell Wars lies where, in a large window and in a small one."""

from __future__ import annotations

from collections.abc import Sequence

from client.canvas import Box, Canvas
from client.table.layout import CHOICE, LOG, PASS, PROMPT, REST, columns, row, rows
from rules.epic_spell_wars.spell import KINDS

HAND, BAND, ORDER, SUMMARY, MOUNTAIN, DICE = "hand", "band", "order", "summary", "mountain", "dice"
PLACE = "place:"
"""The places of a spell."""
DECKS = ("spell_deck", "discard", "dead_deck", "treasure_deck")
CARD_SHAPE = 1.4
"""Height of a card by its width."""
GAP = 6
MOST_SUMMARY = 380
"""How wide the panel is at most that tells what a spell would do."""
STATUS = (107, 28)
"""How far below the top of a large board it is said how far its wizard is, and how high that row is."""
CHIPS = 118
"""The room at the right end of that row for what is said, and for the backs of cards that are laid."""


class Sizes:
    """The measures of the full layout, and of the one for a small window."""

    def __init__(self, canvas: Canvas) -> None:
        small = canvas.compact
        self.margin = 4 if small else 8
        self.prompt = 36 if small else 46
        self.side = 0 if small else 352
        self.board = 330 if small else 380
        self.own = 276 if small else 440
        self.place = 152 if small else 214
        self.summary = 258 if small else 380
        self.band = 46 if small else 76
        self.ribbon = 620 if small else 1180
        self.hand = 164 if small else 308
        self.strip = 40 if small else 60
        self.die = 44 if small else 74
        self.deck = 40 if small else 70
        self.between_decks = 34 if small else 10
        """Between two decks side by side: in a small window their names need it."""
        self.least_card = 90 if small else 150
        """How narrow the cards of a large hand become before they overlap."""


def zones(canvas: Canvas, rivals: Sequence[int]) -> dict[str, Box]:
    """Return the boxes of all zones for a window."""
    size = Sizes(canvas)
    whole = Box(0, 0, canvas.width, canvas.height).inset(size.margin)
    prompt, body = rows(whole, size.margin, size.prompt, REST)
    # The hand takes the whole width, so that its cards are as large as can be.
    body, hand = rows(body, 4, REST, size.hand)
    aside: dict[str, Box] = {}
    if size.side:
        body, side = columns(body, 8, REST, size.side)
        aside = dict(zip((LOG, PASS), rows(side, 8, REST, 112), strict=True))
    high = size.place * CARD_SHAPE
    upper, band, own = rows(body, 4, REST, size.band, high)
    # What the places of a spell leave is for the words about it.
    spare = own.width - size.own - len(KINDS) * size.place - 2 * GAP - 20
    told = max(size.summary, min(MOST_SUMMARY, spare))
    board, middle, summary = columns(own, 10, size.own, REST, told)
    left, centre, right = columns(upper, 10, size.board, REST, size.board)
    if canvas.compact:
        summary, aside[PASS] = rows(summary, 4, REST, 46)
    strip, mountain = rows(centre, 2, size.strip, REST)
    decks = _decks(mountain, size.deck, size.between_decks)
    dice = Box(mountain.x, mountain.y + mountain.height - size.die - 12, mountain.width, size.die + 4)
    if len(rivals) == 1 and LOG in aside:
        # Nobody sits on the right: there is room for the decks.
        decks = _shelf(rows(right, 6, REST, size.deck * CARD_SHAPE * 1.1 + 30)[1], size.deck * 1.1)
    else:
        if len(rivals) == 1:
            aside[LOG] = right
        edge = decks[DECKS[1]].x + size.deck + 6 - mountain.x
        dice = dice._replace(x=dice.x + edge, width=dice.width - 2 * edge)
    places = row(middle, len(KINDS), size.place, high, 0, centred=True)
    return {
        PROMPT: prompt,
        BAND: band,
        SUMMARY: summary,
        ORDER: strip,
        MOUNTAIN: mountain,
        DICE: dice,
        HAND: hand,
        CHOICE: Box(middle.x, middle.y, middle.width, high),
        "own": board,
        **{f"{PLACE}{kind}": box for kind, box in zip(KINDS, places, strict=True)},
        **_boards(rivals, left, right, canvas),
        **decks,
        **aside,
    }


def _boards(rivals: Sequence[int], left: Box, right: Box, canvas: Canvas) -> dict[str, Box]:
    """Return the boards of the others, clockwise: up the left side, then down the right one."""
    count = (len(rivals) + 1) // 2
    boxes: dict[str, Box] = {}
    for seats, column in ((rivals[:count][::-1], left), (rivals[count:], right)):
        if seats:
            most = 124 if canvas.compact else column.height
            each = min(most, (column.height - GAP * (len(seats) - 1)) / len(seats))
            for seat, box in zip(seats, rows(column, GAP, *[each] * len(seats)), strict=True):
                boxes[f"seat:{seat}"] = box
    return boxes


def _decks(mountain: Box, width: float, gap: float) -> dict[str, Box]:
    """Return the decks and piles, two on either side of the mountain's foot."""
    high = width * CARD_SHAPE
    top = mountain.y + mountain.height - high - 26
    end = mountain.x + mountain.width
    lefts = (mountain.x, mountain.x + width + gap, end - 2 * width - gap, end - width)
    return {name: Box(x, top, width, high) for name, x in zip(DECKS, lefts, strict=True)}


def _shelf(box: Box, width: float) -> dict[str, Box]:
    """Return the decks and piles side by side in a box of their own."""
    high, pitch = width * CARD_SHAPE, box.width / len(DECKS)
    return {
        name: Box(box.x + (number + 0.5) * pitch - width / 2, box.y, width, high)
        for number, name in enumerate(DECKS)
    }

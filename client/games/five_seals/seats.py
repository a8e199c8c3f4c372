"""The panels of the seats: who sits there and how they stand; drawn anew only when that changes."""

from __future__ import annotations

from pygame import Surface

from client.art import panels
from client.art.cache import passing_sprite
from client.art.heraldry import seat_sign
from client.art.place import place
from client.art.portraits import portrait
from client.art.text import QUIET, line
from client.art.theme import CONTOUR, SEATS
from client.art.type_sizes import Type
from client.art.vector import Size
from client.canvas import Box, Scale
from client.table.seat_plate import Head, SeatPlate, draw_head, seat_panel
from rules.core.words import Words

TALL = 178
"""The height, in units, of a rival's panel that has room for everything."""
TALLER = TALL + 52
"""Its height where there is room for a second row of scrolls."""
LOW = 120
"""Below this height a rival's panel has no room for its mage."""
FLAT = 90
"""Below this height its dice and scrolls lie side by side."""
CORNER = (6, 3)
OWN = Head(left=106, size=26, line=24.7, medal=36, corner=CORNER, about=17.7, below=58.5)
OWN_SMALL = Head(left=78, size=17, line=16, medal=26, corner=CORNER)
RIVAL_SMALL = Head(left=16, size=18, line=16, medal=26, corner=CORNER)


@passing_sprite
def rival_panel(plate: SeatPlate, mage_id: str, size: Size, unit: float, words: Words) -> Surface:
    """Return the panel of a rival; dice and scrolls are laid upon it."""
    surface, px = _panel(plate, size, unit), Scale(unit)
    if size[1] < px(LOW):
        draw_head(surface, plate, RIVAL_SMALL, size[0], px)
        return surface
    k = min(1.0, size[1] / px(TALL))
    head = Head(70 * k, 21 * k, 20 * k, min(36.0, 35.7 * k), CORNER, about=max(12.0, 14.3 * k), below=47 * k)
    _draw_mage(surface, plate, Box(13 * k, 16 * k, 52 * k, 66 * k), px)
    draw_head(surface, plate, head, size[0], px, _about(plate, mage_id, words))
    return surface


@passing_sprite
def own_panel(
    plate: SeatPlate, mage_id: str, size: Size, unit: float, words: Words, *, compact: bool
) -> Surface:
    """Return the panel of the viewer; dice and the familiar are laid upon it."""
    surface, px = _panel(plate, size, unit), Scale(unit)
    if compact:
        _draw_mage(surface, plate, Box(14, 10, 56, 70), px)
        draw_head(surface, plate, OWN_SMALL, size[0], px)
        return surface
    _draw_mage(surface, plate, Box(16, 14, 82, 102), px)
    draw_head(surface, plate, OWN, size[0], px, _about(plate, mage_id, words))
    place(
        surface, line(words("five_seals.table.dice"), QUIET, px(Type.CAPTION)), (px(18), px(143)), "midleft"
    )
    return surface


def _panel(plate: SeatPlate, size: Size, unit: float) -> Surface:
    """Return the empty panel with a bar in the colour of the seat."""
    surface, px = seat_panel(plate, size, unit).copy(), Scale(unit)
    bar = panels.pill((px(5), size[1] - px(12)), SEATS[plate.seat].colour, CONTOUR, 1)
    surface.blit(bar, (px(4), px(6)))
    return surface


def _draw_mage(surface: Surface, plate: SeatPlate, box: Box, px: Scale) -> None:
    """Hang the portrait of the seat's mage on its panel, with the sign that its figure carries."""
    if plate.portrait:
        face = portrait(plate.portrait, plate.seat, (px(box.width), px(box.height)))
        corner = place(surface, face, (px(box.x), px(box.y)), "topleft").midbottom
        place(surface, seat_sign(plate.seat, px(box.width * 0.42)), corner)


def _about(plate: SeatPlate, mage_id: str, words: Words) -> tuple[str, ...]:
    """Return which mage it is and who plays it."""
    return (words(f"five_seals.name.{mage_id}"), plate.player) if mage_id else (plate.player,)

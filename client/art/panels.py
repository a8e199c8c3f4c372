"""Panels, buttons and the small furniture of every screen.

Sizes are pixels; radii and line widths are logical units, `unit` is how many pixels one of them takes.
"""

from __future__ import annotations

from math import ceil
from typing import Literal, NamedTuple

from pygame import SRCALPHA, Surface

from client.art import theme
from client.art.cache import sprite
from client.art.effects import inset, stretched
from client.art.fonts import Role
from client.art.icons import icon
from client.art.lettering import letters
from client.art.tall import TALL, draw_key, draw_tall, tall_label
from client.art.text import Style, draw, fitted, line
from client.art.textures import roughen
from client.art.theme import ACCENT, GOLD, SHELL, TEXT, Palette, mix, shade
from client.art.vector import Fade, Size, Stops, drawing, path, ring, rounded

ButtonKind = Literal["normal", "primary", "danger", "go"]
ButtonState = Literal["normal", "hover", "pressed", "selected", "disabled"]


class Skin(NamedTuple):
    """How a plate is filled from top to bottom, framed and lit."""

    top: str
    bottom: str
    frame: Stops
    thick: float = 2
    opacity: float = 1
    leather: bool = False
    sunk: int = 0
    shine: float = 0.1


def _flat(colour: str) -> Stops:
    return ((0, colour), (1, colour))


def plate(size: Size, unit: float, radius: float, skin: Skin) -> Surface:
    """Draw a filled and framed box."""
    corner, thick = radius * unit, max(1.0, skin.thick * unit)
    fill = Fade(((0, skin.top), (1, skin.bottom)))
    # From side to side only its ends differ: the rest is the same column over and over.
    narrow = (min(size[0], 2 * ceil(corner + thick) + 3), size[1])
    ground = path(rounded(0, 0, *narrow, corner), fill, opacity=skin.opacity)
    light = rounded(thick + corner / 2, thick, narrow[0] - 2 * thick - corner, max(1.0, unit), 0)
    frame = (
        path(ring(0, 0, *narrow, corner, thick), Fade(skin.frame), holes=True),
        path(light, theme.WHITE, opacity=skin.shine),
    )
    if not skin.leather and not skin.sunk:
        return stretched(drawing(narrow, ground, *frame), size)
    body = stretched(drawing(narrow, ground), size)
    if skin.leather:
        roughen(body)
    if skin.sunk:
        body.blit(inset(size, corner, max(1, round(skin.sunk * unit)), 0.45), (0, 0))
    body.blit(stretched(drawing(narrow, *frame), size), (0, 0))
    return body


# --- panels ------------------------------------------------------------------------------------------


@sprite
def panel(size: Size, unit: float, palette: Palette = SHELL, radius: float = 14) -> Surface:
    """Return the leather panel of menus and dialogs, with a metal hairline."""
    bottom = mix(palette.ground, palette.raised, 0.12)
    return plate(size, unit, radius, Skin(palette.raised, bottom, palette.metal, 2, 0.96, True, 14, 0))


@sprite
def table_panel(size: Size, unit: float, edge: str = theme.TABLE_EDGE, thick: float = 1) -> Surface:
    """Return the dark panel of a table; whoever acts has it edged in the colour of the seat."""
    return plate(size, unit, 9, Skin(*theme.TABLE_PANEL, _flat(edge), thick, 0.88, shine=0.08))


@sprite
def zone(size: Size, unit: float) -> Surface:
    """Return the faint field that things lie in."""
    faint = path(ring(0, 0, *size, 10 * unit, max(1.0, unit)), SHELL.frame, opacity=0.24, holes=True)
    return drawing(size, path(rounded(0, 0, *size, 10 * unit), theme.BLACK, opacity=0.24), faint)


@sprite
def slot(size: Size, unit: float, colour: str = theme.SLOT_EDGE) -> Surface:
    """Return the outline of a card that is not there."""
    edge = path(ring(0, 0, *size, 9 * unit, max(1.0, 2 * unit)), colour, opacity=0.5, holes=True)
    return drawing(size, path(rounded(0, 0, *size, 9 * unit), theme.BLACK, opacity=0.28), edge)


@sprite
def field(size: Size, unit: float, radius: float = 10) -> Surface:
    """Return the sunken ground of an input, a choice of segments or a pool cell."""
    return plate(size, unit, radius, Skin(*theme.FIELD, _flat(theme.LINE), 1, shine=0))


@sprite
def row(size: Size, unit: float, state: ButtonState) -> Surface:
    """Return the ground of a line in a list: a bar and a warm fade under the cursor, gold where chosen."""
    bar = path(rounded(0, size[1] * 0.18, max(2.0, 3.5 * unit), size[1] * 0.64, 2 * unit), ACCENT)
    if state == "selected":
        ground = plate(size, unit, 10, Skin(*theme.ROW_SELECTED, GOLD, 1.5, leather=True))
        ground.blit(drawing(size, bar), (0, 0))
        return ground
    if state == "hover":
        warm = Fade(((0, theme.ROW_WARM + "96"), (1, theme.ROW_WARM + "00")), across=True)
        return drawing(size, path(rounded(0, 0, *size, 6 * unit), warm), bar)
    return Surface(size, SRCALPHA)


# --- buttons -----------------------------------------------------------------------------------------

DISABLED = Skin(*theme.BUTTON_DISABLED, theme.DISABLED_EDGE, shine=0.03)
SELECTED = Skin(*theme.BUTTON_SELECTED, GOLD, 1.5, shine=0.2)
SKINS: dict[ButtonKind, Skin] = {
    "normal": Skin(*theme.BUTTON, GOLD, leather=True),
    "primary": Skin(*theme.BUTTON_PRIMARY, GOLD, shine=0.5),
    "danger": Skin(*theme.BUTTON_DANGER, _flat(theme.DANGER_EDGE)),
    "go": Skin(*theme.BUTTON_GO, _flat(theme.GO_EDGE)),
}
LABELS: dict[ButtonKind, str] = {
    "normal": TEXT,
    "primary": theme.DARK_ON_GOLD,
    "danger": theme.DANGER_LABEL,
    "go": theme.GO_LABEL,
}


LEAST_CAP = 9
"""How large the letters of a key are at least, in units."""


@sprite
def button(
    size: Size,
    label: str,
    unit: float,
    *,
    kind: ButtonKind = "normal",
    state: ButtonState = "normal",
    px: int = 0,
    sign: str = "",
    key: str = "",
    note: str = "",
) -> Surface:
    """Return a button with an icon, the key that presses it and a second line; the label shrinks to fit."""
    surface = plate(size, unit, min(12.0, size[1] / unit * 0.24), _skin(kind, state))
    colour = _label_colour(kind, state)
    px = px or round(size[1] * (0.3 if note else 0.42))
    cap = keycap(key, max(round(px * 0.72), round(LEAST_CAP * unit)), dark=kind == "primary") if key else None
    style = Style(_label_role(kind, state), colour)
    lit = state == "hover" and kind == "normal"
    mark = icon(sign, round(px * 1.2), ACCENT if lit else colour) if sign else None
    lead = mark.get_width() + (round(px * 0.4) if label else 0) if mark else 0
    margin = round(min(size[1] * 0.22, px * 0.7) if note else size[1] * 0.22)
    # A label alone is centred in the whole button, one above a note in what the key leaves free.
    aside = cap.get_width() * (1 if note else 2) + round(px * (0.4 if note else 1)) if cap else 0
    # The keys of tall buttons side by side stand in the same corner, with or without a note.
    foot = cap.get_height() if cap and note and size[1] >= TALL * px else 0
    aside = 0 if foot else aside
    room = size[0] - 2 * margin - aside
    if size[1] >= TALL * px and not (note or sign):
        draw_tall(surface, draw(tall_label(size, label, style, px), "centre"), cap, unit, state)
        return surface
    words = line(label, style, px, max(0, room - lead))
    middle = size[1] / 2 + (max(1.0, unit) if state == "pressed" else 0)
    if note:
        quiet = Style("ui", mix(colour, theme.GREY, 0.2), leading=1.2)
        small = fitted(note, quiet, round(px * 0.7), size[0] - 2 * margin, size[1] - px * 1.9 - foot)
        middle -= (small.height + foot) / 2
        surface.blit(draw(small, "centre"), ((size[0] - small.width) / 2, middle + px * 0.62))
    x = margin + (room - lead - words.get_width()) / 2 if note else (size[0] - lead - words.get_width()) / 2
    if cap and mark and not label:
        # A sign alone shares the button with its key.
        x = (size[0] - cap.get_width() - mark.get_width()) / 3
    if mark:
        surface.blit(mark, mark.get_rect(midleft=(x, middle)))
    surface.blit(words, words.get_rect(midleft=(x + lead, middle)))
    if cap and foot:
        draw_key(surface, cap, unit)
    elif cap:
        surface.blit(cap, cap.get_rect(midright=(size[0] - margin, middle if note else size[1] / 2)))
    return surface


def _skin(kind: ButtonKind, state: ButtonState) -> Skin:
    skin = SKINS[kind]
    match state:
        case "disabled":
            return DISABLED
        case "selected":
            return SELECTED
        case "hover":
            bright = 1.47 if kind == "normal" else 1.15
            return skin._replace(top=shade(skin.top, bright), bottom=shade(skin.bottom, bright))
        case "pressed":
            return skin._replace(top=skin.bottom, bottom=skin.top, shine=0)
    return skin


def _label_role(kind: ButtonKind, state: ButtonState) -> Role:
    if kind == "primary":
        return "display"
    return "ui_bold" if state == "selected" else "ui_medium"


def _label_colour(kind: ButtonKind, state: ButtonState) -> str:
    if state == "disabled":
        return theme.DIM
    if state == "selected" or (state == "hover" and kind == "normal"):
        return theme.BRIGHT_TEXT
    return LABELS[kind]


LIKE_DIGITS = "\N{CYRILLIC CAPITAL LETTER ZE}\N{CYRILLIC CAPITAL LETTER O}"
"""The letters on keys that would be taken for a digit."""


@sprite
def keycap(label: str, px: int, dark: bool = False) -> Surface:
    """Return the key to press; `dark` stands on gold."""
    colour, edge, ground = theme.KEYCAP_ON_GOLD if dark else theme.KEYCAP
    words = letters(f"«{label}»" if label in LIKE_DIGITS else label, "ui_medium", px, colour)
    height = round(px * 1.6)
    size = (max(height, words.get_width() + round(px * 0.95)), height)
    thick = max(1.0, px / 16)
    body = path(rounded(0, 0, *size, px * 0.32), ground)
    cap = drawing(size, body, path(ring(0, 0, *size, px * 0.32, thick), edge, holes=True))
    cap.blit(words, words.get_rect(center=(size[0] / 2, size[1] / 2)))
    return cap


# --- chips and bars ----------------------------------------------------------------------------------


class ChipLook(NamedTuple):
    """The colours of a chip."""

    fill: str
    edge: str
    text: str


GOOD = ChipLook(*theme.CHIP_GOOD)
BAD = ChipLook(*theme.CHIP_BAD)
AWAY = ChipLook(*theme.CHIP_AWAY)
SPENT = ChipLook(*theme.CHIP_SPENT)
TAG = ChipLook(*theme.CHIP_TAG)


@sprite
def chip(markup: str, px: int, look: ChipLook = GOOD, room: float = 10_000) -> Surface:
    """Return a few words on a pill: what happens here, what somebody has done; shrunk to the room."""
    height = round(px * 1.75)
    words = line(markup, Style("ui_medium", look.text, symbol=1.3), px, room - px)
    size = (words.get_width() + px, height)
    surface = pill(size, look.fill, look.edge, max(1.0, px / 9)).copy()
    surface.blit(words, words.get_rect(center=(size[0] / 2, size[1] / 2)))
    return surface


@sprite
def pill(size: Size, fill: str, edge: str, thick: float, radius: float = 10_000) -> Surface:
    """Return the ground of a chip, a cushion or a column of costs, as round as it can be unless told."""
    inner = (size[0] - 2 * thick, size[1] - 2 * thick)
    radius = min(radius, size[1] / 2)
    lit = Fade(((0, mix(fill, theme.WHITE, 0.08)), (1, fill)))
    body = path(rounded(thick, thick, *inner, radius - thick), lit)
    return drawing(size, path(rounded(0, 0, *size, radius), edge), body)


@sprite
def progress(size: Size, share: float, unit: float) -> Surface:
    """Return a bar filled with gold to a share."""
    bar = plate(size, unit, size[1] / unit / 2, Skin(*theme.PROGRESS, _flat(theme.LINE), 1, shine=0))
    edge = max(1.0, unit)
    high = size[1] - 2 * edge
    # A round end needs its own height.
    wide = max(high, (size[0] - 2 * edge) * min(1.0, share))
    if share > 0:
        gold = Fade(theme.BAR_GOLD)
        bar.blit(drawing(size, path(rounded(edge, edge, wide, high, high / 2), gold)), (0, 0))
    return bar

"""Text with inline symbols and emphasis: `Pay *2* [life], then [arrow] [put] [elan:3]`.

A block is measured first and drawn afterwards; what measures also decides how far text shrinks to fit.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from math import ceil
from typing import Literal, NamedTuple

from pygame import SRCALPHA, Surface

from client.art.cache import passing_sprite, sprite
from client.art.fonts import BOLD, Role
from client.art.lettering import NO_BREAK, letters, line_height, width
from client.art.symbols import breadth, symbol
from client.art.theme import FOCUS, INK, LOSS, SECOND, TEXT

Align = Literal["left", "centre", "right"]
UNBOUNDED = 1 << 20
SIDES = 0.14
"""The air on both sides of a symbol together, in ems."""

_PIECES = re.compile(
    r"(?P<literal>\[\[|\*\*)|\[(?P<symbol>[^\[\]]+)\]|(?P<bold>\*)"
    r"|(?P<gap>[ \n])|(?P<text>[^\[* \n]+|.)"
)


class Style(NamedTuple):
    """How running text looks; `symbol` and `leading` are in ems, empty `strong` keeps the colour."""

    role: Role = "ui"
    colour: str = TEXT
    strong: str = ""
    leading: float = 1.4
    symbol: float = 1.25


PLAIN = Style()
QUIET = Style(colour=SECOND)
LIVELY = Style("ui_medium", strong=FOCUS)
READING = Style("text", leading=1.36)
PARCHMENT = Style("text", INK, leading=1.2)
FORMULA = Style("ui_bold", INK, strong=LOSS, leading=1.0, symbol=1.6)


class Piece(NamedTuple):
    """A stretch of letters of one kind, or a symbol."""

    text: str
    symbol: bool
    bold: bool
    width: float


class Block(NamedTuple):
    """Measured text: its lines and the box they fill."""

    lines: tuple[tuple[Piece, ...], ...]
    style: Style
    px: int
    width: int
    height: int


def escape(text: str) -> str:
    """Return text in which nothing is taken for a symbol or an emphasis: a name somebody typed."""
    return text.replace("[", "[[").replace("*", "**")


@lru_cache(5_000)
def block(markup: str, style: Style, px: int, room: float = UNBOUNDED) -> Block:
    """Measure text that is wrapped to the room; a single word may still be wider."""
    lines: list[tuple[Piece, ...]] = []
    for paragraph in _paragraphs(markup, style, px):
        line: tuple[Piece, ...] = ()
        for word in paragraph:
            space = (Piece(" ", False, line[-1].bold and word[0].bold, 0),) if line else ()
            longer = _joined((*line, *space, *word), style, px)
            if line and _length(longer) > room:
                lines.append(line)
                longer = _joined(tuple(word), style, px)
            line = longer
        lines.append(line)
    height = (len(lines) - 1) * _pitch(style, px) + _line_box(style, px)
    return Block(tuple(lines), style, px, ceil(max(map(_length, lines))), ceil(height))


def largest(most: int, least: int, fits: Callable[[int], bool]) -> int:
    """Return the largest size up to `most` that fits; the least one need not."""
    if fits(most):
        return most
    while most - least > 1:
        middle = (least + most) // 2
        least, most = (middle, most) if fits(middle) else (least, middle)
    return least


def fitted(markup: str, style: Style, px: int, room: float, height: float, least: int = 1) -> Block:
    """Measure text at the largest size from `px` down to `least` at which it fits into a box."""
    # Widths are whole pixels: a line that fills a fraction of one would never fit.
    room = int(room)

    def fits(size: int) -> bool:
        measured = block(markup, style, size, room)
        return measured.width <= room and measured.height <= height

    return block(markup, style, largest(px, least, fits), room)


def abridged(markup: str, style: Style, px: int, room: float, height: float, least: int) -> Block:
    """Measure text that fits into a box at a size of at least `least`: a longer one ends in dots."""
    measured, said = fitted(markup, style, px, room, height, least), markup.split(" ")
    while measured.height > height and len(said) > 1:
        said.pop()
        measured = block(" ".join(said).rstrip(",.;:") + "…", style, least, int(room))
    return measured


def ending(text: Block, room: float, height: float) -> Block | None:
    """Return the last lines of measured text that fit into a box, after dots; nothing if not one does."""
    pitch, low = _pitch(text.style, text.px), _line_box(text.style, text.px)
    kept = min(len(text.lines), int((height - low) // pitch) + 1)
    if height < low:
        return None
    first, *others = text.lines[-kept:]
    lines = (_dotted(first, text.style, text.px, room), *others)
    return Block(lines, text.style, text.px, ceil(max(map(_length, lines))), ceil((kept - 1) * pitch + low))


def fitted_together(texts: Sequence[str], style: Style, px: int, room: float, height: float) -> list[Block]:
    """Measure texts in one size, the largest up to `px` at which together they fit below each other."""

    def measured(size: int) -> list[Block]:
        return [block(markup, style, size, int(room)) for markup in texts]

    def fits(size: int) -> bool:
        blocks = measured(size)
        return sum(b.height for b in blocks) <= height and all(b.width <= room for b in blocks)

    return measured(largest(px, 1, fits))


def fitted_line(markup: str, style: Style, px: int, room: float) -> Block:
    """Measure one line at the largest size up to `px` at which it is no wider than the room."""
    measured = block(markup, style, px)
    while measured.px > 1 and measured.width > room:
        smaller = min(measured.px - 1, int(measured.px * room / measured.width) + 1)
        measured = block(markup, style, max(1, smaller))
    return measured


def draw(measured: Block, align: Align = "left") -> Surface:
    """Draw a block into a surface of its own size."""
    style, px = measured.style, measured.px
    surface = Surface((measured.width, measured.height), SRCALPHA)
    middle = _line_box(style, px) / 2
    for line in measured.lines:
        x = _start(measured.width - _length(line), align)
        for piece in line:
            picture = _picture(piece, style, px)
            inset = (piece.width - picture.get_width()) / 2 if piece.symbol else 0
            surface.blit(picture, picture.get_rect(midleft=(round(x + inset), round(middle))))
            x += piece.width
        middle += _pitch(style, px)
    return surface


@passing_sprite
def written(measured: Block) -> Surface:
    """Return measured text, drawn."""
    return draw(measured)


@passing_sprite
def paragraph(markup: str, style: Style, px: int, room: float = UNBOUNDED) -> Surface:
    """Return wrapped text."""
    return draw(block(markup, style, px, room))


@passing_sprite
def shrunk(markup: str, style: Style, px: int, room: float, height: float, least: int = 1) -> Surface:
    """Return wrapped text at the largest size at which it fits into a box."""
    return draw(fitted(markup, style, px, room, height, least))


@sprite
def line(markup: str, style: Style, px: int, room: float = UNBOUNDED) -> Surface:
    """Return one line of text, shrunk to the room."""
    return draw(fitted_line(markup, style, px, room))


def _paragraphs(markup: str, style: Style, px: int) -> Iterator[list[list[Piece]]]:
    """Return paragraphs as words; a word is what is never broken, symbols and commas included."""
    words: list[list[Piece]] = [[]]
    bold = False
    for found in _PIECES.finditer(markup):
        match found.lastgroup:
            case "bold":
                bold = not bold
            case "gap":
                if found[0] == "\n":
                    yield [word for word in words if word]
                    words = []
                elif words[-1] and _is_number(words[-1][-1]):
                    # A number is never parted from what it counts.
                    words[-1].append(Piece(NO_BREAK, False, bold, width(NO_BREAK, style.role, px)))
                    continue
                words.append([])
            case "symbol":
                wide = breadth(found["symbol"], _symbol_px(style, px)) + SIDES * px
                words[-1].append(Piece(found["symbol"], True, bold, wide))
            case _:
                text = found[0][:1] if found.lastgroup == "literal" else found[0]
                words[-1].append(Piece(text, False, bold, width(text, _role(style, bold), px)))
    yield [word for word in words if word]


def _is_number(piece: Piece) -> bool:
    return not piece.symbol and piece.text.isdecimal()


def _joined(line: tuple[Piece, ...], style: Style, px: int) -> tuple[Piece, ...]:
    """Return a line with adjoining letters of one kind as one stretch: so they are kerned and measured."""
    joined: list[Piece] = []
    for piece in line:
        if joined and not piece.symbol and not joined[-1].symbol and piece.bold == joined[-1].bold:
            text = joined.pop().text + piece.text
            joined.append(Piece(text, False, piece.bold, width(text, _role(style, piece.bold), px)))
        elif piece.text == " ":
            joined.append(piece._replace(width=width(" ", style.role, px)))
        else:
            joined.append(piece)
    return tuple(joined)


def _dotted(line: tuple[Piece, ...], style: Style, px: int, room: float) -> tuple[Piece, ...]:
    """Return a line that begins with dots, in place of its first words if need be."""
    dots = Piece("… ", False, False, width("… ", style.role, px))
    dotted = _joined((dots, *line), style, px)
    while _length(dotted) > room and line:
        word, *others = line
        _, space, rest = word.text.partition(" ")
        shorter = word._replace(text=rest, width=width(rest, _role(style, word.bold), px))
        line = (shorter, *others) if space and not word.symbol else tuple(others)
        dotted = _joined((dots, *line), style, px)
    return dotted


def _length(line: tuple[Piece, ...]) -> float:
    return sum(piece.width for piece in line)


def _role(style: Style, bold: bool) -> Role:
    return BOLD[style.role] if bold else style.role


def _picture(piece: Piece, style: Style, px: int) -> Surface:
    if piece.symbol:
        return symbol(piece.text, _symbol_px(style, px), style.colour)
    colour = style.strong if piece.bold and style.strong else style.colour
    return letters(piece.text, _role(style, piece.bold), px, colour)


def _symbol_px(style: Style, px: int) -> int:
    return round(px * style.symbol)


def _pitch(style: Style, px: int) -> float:
    return px * style.leading


def _line_box(style: Style, px: int) -> int:
    """Return the height of a single line: letters and symbols both find room."""
    return max(line_height(px), _symbol_px(style, px))


def _start(free: float, align: Align) -> float:
    return {"left": 0, "centre": free / 2, "right": free}[align]

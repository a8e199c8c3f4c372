"""Large choices: a game as a painted tile, a variant of its rules as a card."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import SRCALPHA, Surface

from client.art import panels, theme
from client.art.cache import sprite
from client.art.effects import mask, outline, shadow
from client.art.icons import icon
from client.art.lettering import title
from client.art.panels import Skin
from client.art.pictures import picture, strip
from client.art.place import place
from client.art.text import Block, Style, draw, fitted, line
from client.art.theme import GOLD, Palette, mix, shade
from client.art.type_sizes import Type
from client.art.vector import Fade, Size, circle, drawing, path, ring, rounded
from client.games import palette_for
from client.widgets.widget import CommandWidget

TALL = 260
"""From this height on, in units, a tile has room for its sentence."""
FLAT = 60
"""Up to this height, in units, a variant's card has room for its name only."""
PICTURE = 720 / 1200
"""How high a tile's picture is, in widths."""
LOW_PICTURE = 0.5
"""How high the picture of a low tile is, in heights of the tile: there is room for two lines below."""


@dataclass(eq=False)
class GameTile(CommandWidget):
    """A game: its picture, its name, a sentence about it, who can play and how long."""

    game: str
    name: str
    about: str
    facts: tuple[str, ...]
    chosen: bool

    def draw(self, surface: Surface) -> None:
        """Draw the tile; the chosen one stands out by frame, light and tick."""
        unit, rect = self.unit, self.rect
        place(surface, shadow(rect.size, 14 * unit, max(1, self.px(8))), rect.center)
        if self.chosen:
            place(surface, outline(rect.size, "act", unit, 14), rect.center)
        surface.blit(
            tile_face(rect.size, unit, self.game, self.name, self.about, self.facts, self.chosen), rect
        )
        if self.chosen:
            tick = _tick(round(min(44 * unit, rect.height * 0.2)))
            place(surface, tick, (rect.right - 10 * unit, rect.y + 10 * unit), "topright")


@sprite
def tile_face(
    size: Size, unit: float, game: str, name: str, about: str, facts: tuple[str, ...], chosen: bool
) -> Surface:
    """Return a whole tile; without room for it, the sentence is left out."""
    palette = palette_for(game)
    width, height = size
    tall = height > TALL * unit
    # The master is the upper part of a tile; its foot sinks into the ground that carries the words.
    part = (width, round(width * PICTURE) if tall else round(height * LOW_PICTURE))
    surface = Surface(size, SRCALPHA)
    surface.fill(palette.ground)
    name_of_picture = f"shell/tile_{game}"
    surface.blit(picture(name_of_picture, part) if tall else strip(name_of_picture, part, PICTURE), (0, 0))
    fade = Fade(((0, palette.ground + "00"), (0.5, palette.ground + "00"), (1, palette.ground + "ff")))
    surface.blit(drawing(part, path(rounded(0, 0, *part, 0), fade)), (0, 0))
    surface.blit(mask(size, 14 * unit), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    thick = (4 if chosen else 2) * unit
    frame = path(ring(0, 0, width, height, 14 * unit, max(1.0, thick)), Fade(palette.metal), holes=True)
    surface.blit(drawing(size, frame), (0, 0))
    _write(surface, unit, palette, name, about if tall else "", facts)
    return surface


def _write(
    surface: Surface, unit: float, palette: Palette, name: str, about: str, facts: tuple[str, ...]
) -> None:
    width, height = surface.get_size()
    room = width - (32 if about else 16) * unit
    px = round((Type.PROMPT if about else Type.FACT) * unit)
    heading = fitted(name, Style("display", leading=1.12), px, room, px * 2.6, round(px * 0.7))
    lines = ["".join(piece.text for piece in words) for words in heading.lines]
    bottom = height - (104 if about else 36) * unit
    if not about and len(lines) == 1:
        bottom -= heading.px * 0.5
    for number, text in enumerate(reversed(lines)):
        at = (width / 2, bottom - number * heading.px * 1.12)
        place(surface, title(text, heading.px, room), at, "midbottom")
    if about:
        sentence = fitted(
            about, Style("text", palette.text, leading=1.28), round(Type.LABEL * unit), room, 52 * unit
        )
        place(surface, draw(sentence, "centre"), (width / 2, height - 72 * unit))
    px = round((Type.LABEL if about else Type.CAPTION) * unit)
    style = Style("ui_medium", palette.accent)
    # The number of players is short, the time is not.
    marks = [
        (icon(sign, round(px * 1.15), palette.accent), line(fact, style, px, (room - 4.2 * px) * share))
        for sign, fact, share in zip(("tabletop-players", "hourglass"), facts, (0.32, 0.68), strict=False)
    ]
    wide = sum(mark.get_width() + 0.4 * px + words.get_width() for mark, words in marks) + 1.3 * px * (
        len(marks) - 1
    )
    x, y = (width - wide) / 2, height - (26 if about else 22) * unit
    for mark, words in marks:
        place(surface, mark, (x, y), "midleft")
        x += mark.get_width() + 0.4 * px
        place(surface, words, (x, y), "midleft")
        x += words.get_width() + 1.3 * px


@sprite
def _tick(px: int) -> Surface:
    return drawing(
        (px, px),
        path(circle(22, 22, 20), theme.TICK_EDGE),
        path(circle(22, 22, 18), theme.BEST),
        path("M13 22L20 29L32 15", stroke=theme.DARK_ON_GOLD, width=5),
        view=(44, 44),
    )


@dataclass(eq=False)
class VariantCard(CommandWidget):
    """One of several ways to play; the reason why it cannot be chosen now stands inside."""

    palette: Palette
    name: str
    about: str
    chosen: bool
    reason: str = ""
    most: int = 1 << 10
    """How many pixels large the explanation is written at most: as large as those of the other ways."""

    def __post_init__(self) -> None:
        self.enabled = not self.reason
        if not self._tall:
            self.tooltip = self.about

    @property
    def _tall(self) -> bool:
        return self.rect.height > FLAT * self.unit

    @property
    def explanation(self) -> Block:
        """What is explained below the name, measured."""
        palette, room = self.palette, self.rect.width - self.px(70)
        high = self.rect.height - self.px(39 + (32 if self.reason else 10))
        quiet = mix(palette.text, palette.raised, 0.45 if self.enabled else 0.6)
        style = Style("text", palette.text if self.chosen else quiet, leading=1.28)
        px = min(self.most, self.px(Type.LABEL))
        return fitted(self.about, style, px, room, high, min(self.most, self.px(Type.TINY)))

    def draw(self, surface: Surface) -> None:
        """Draw the card with its radio button, its name, and below it the explanation."""
        rect, palette = self.rect, self.palette
        lively = self.hovered and self.enabled
        surface.blit(card_ground(rect.size, self.unit, palette, self.chosen, lively), rect)
        middle = rect.y + (self.px(25) if self._tall else rect.height // 2)
        place(surface, _radio(self.px(24), self.chosen, self.enabled), (rect.x + self.px(28), middle))
        left, room = rect.x + self.px(54), rect.width - self.px(70)
        quiet = mix(palette.text, palette.raised, 0.45 if self.enabled else 0.6)
        bold = Style("ui_bold" if self.chosen else "ui_medium", palette.text if self.enabled else quiet)
        px = self.px(Type.BODY if self._tall else Type.FACT)
        end = self.write(surface, self.name, bold, px, (left, middle), "midleft", room).right
        if self._tall:
            surface.blit(draw(self.explanation), (left, middle + self.px(14)))
            self._draw_reason(surface, (left, rect.bottom - self.px(17)), left + room)
        else:
            self._draw_reason(surface, (end + self.px(16), rect.centery), left + room)

    def _draw_reason(self, surface: Surface, at: tuple[int, int], right: int) -> None:
        if self.reason:
            px = self.px(17)
            end = place(surface, icon("padlock", px, theme.NOTICE), at, "midleft").right + px // 3
            style = Style("ui_medium", theme.NOTICE)
            self.write(
                surface, self.reason, style, self.px(Type.CAPTION), (end, at[1]), "midleft", right - end
            )


@sprite
def card_ground(size: Size, unit: float, palette: Palette, chosen: bool, lively: bool) -> Surface:
    """Return the ground of a card in the colours of its game."""
    top = mix(palette.raised, palette.accent, 0.18) if chosen else mix(palette.ground, palette.raised, 0.7)
    bottom = palette.raised if chosen else mix(palette.ground, palette.raised, 0.35)
    if lively:
        top, bottom = shade(top, 1.25), shade(bottom, 1.25)
    edge = mix(palette.raised, palette.accent, 0.45)
    frame = GOLD if chosen else ((0.0, edge), (1.0, mix(edge, palette.ground, 0.5)))
    return panels.plate(size, unit, 12, Skin(top, bottom, frame, 2 if chosen else 1, 0.96))


@sprite
def _radio(px: int, on: bool, enabled: bool) -> Surface:
    edge = theme.RADIO_ON if on else theme.RADIO_OFF if enabled else theme.RADIO_DISABLED
    shapes = [path(circle(13, 13, 12), theme.RADIO), path(circle(13, 13, 11), stroke=edge, width=2)]
    if on:
        shapes.append(path(circle(13, 13, 6), theme.BEST))
    return drawing((px, px), *shapes, view=(26, 26))

"""Large choices: a game as a painted tile, a variant of its rules as a card."""

from __future__ import annotations

import pygame
from pygame import SRCALPHA, Rect, Surface

from client.art import panels
from client.art.cache import sprite
from client.art.effects import dimmed, mask, outline, shadow
from client.art.icons import icon
from client.art.lettering import title
from client.art.panels import Skin
from client.art.pictures import picture, strip
from client.art.text import Style, draw, fitted, line
from client.art.theme import GOLD, LETTERS, PALETTES, Palette, mix, shade
from client.art.vector import Fade, Size, circle, drawing, path, ring, rounded
from client.widgets.widget import Command, Widget

NOTICE = "#e6bd7c"
TALL = 260
"""From this height on, in units, a tile has room for its sentence."""
FLAT = 60
"""Up to this height, in units, a variant's card has room for its name only."""
PICTURE = 400 / 672
"""How high a tile's picture is, in widths."""
LOW_PICTURE = 0.5
"""How high the picture of a low tile is, in heights of the tile: there is room for two lines below."""


class GameTile(Widget):
    """A game: its picture, its name, a sentence about it, who can play and how long.

    `notice` says why it cannot be chosen yet.
    """

    def __init__(
        self,
        rect: Rect,
        unit: float,
        game: str,
        name: str,
        about: str,
        facts: tuple[str, ...],
        command: Command,
        *,
        chosen: bool,
        notice: str = "",
        hint: str = "",
    ) -> None:
        super().__init__(rect, hint=hint, enabled=not notice)
        self._unit = unit
        self.game = game
        self._name = name
        self._about = about
        self._facts = facts
        self._command = command
        self._chosen = chosen
        self._notice = notice

    def activate(self, position: tuple[int, int] | None = None) -> None:
        """Choose the game."""
        self._command()

    def draw(self, surface: Surface) -> None:
        """Draw the tile; the chosen one stands out by frame, light and tick."""
        unit, rect = self._unit, self.rect
        dark = shadow(rect.size, 14 * unit, max(1, round(8 * unit)))
        surface.blit(dark, dark.get_rect(center=rect.center))
        if self._chosen:
            light = outline(rect.size, "act", unit, 14)
            surface.blit(light, light.get_rect(center=rect.center))
        # A low tile has room for either who can play, or that nobody can yet.
        low = rect.height <= TALL * unit
        facts = () if low and self._notice else self._facts
        face = tile_face(rect.size, unit, self.game, self._name, self._about, facts, self._chosen)
        surface.blit(face if self.enabled else dimmed(face, 0.66, 0.6), rect)
        if self._notice:
            chip = panels.chip(self._notice, round(16 * unit), panels.TAG, rect.width - 16 * unit)
            y = rect.bottom - round(20 * unit) if low else rect.y + round(24 * unit)
            surface.blit(chip, chip.get_rect(center=(rect.centerx, y)))
        elif self._chosen:
            tick = _tick(round(min(44 * unit, rect.height * 0.2)))
            surface.blit(tick, tick.get_rect(topright=(rect.right - 10 * unit, rect.y + 10 * unit)))


@sprite
def tile_face(
    size: Size, unit: float, game: str, name: str, about: str, facts: tuple[str, ...], chosen: bool
) -> Surface:
    """Return a whole tile; without room for it, the sentence is left out."""
    palette = PALETTES[game]
    width, height = size
    tall = height > TALL * unit
    # The master is the upper part of a tile; its foot sinks into the ground that carries the words.
    part = (width, round(width * PICTURE) if tall else round(height * LOW_PICTURE))
    surface = Surface(size, SRCALPHA)
    surface.fill(palette.ground)
    surface.blit((picture if tall else strip)(f"shell/tile_{game}", part), (0, 0))
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
    px = round((26 if about else 19) * unit)
    heading = fitted(name, Style("display", leading=1.12), px, room, px * 2.6, round(px * 0.7))
    lines = ["".join(piece.text for piece in words) for words in heading.lines]
    bottom = height - (104 if about else 36) * unit
    if not about and len(lines) == 1:
        bottom -= heading.px * 0.5
    for number, text in enumerate(reversed(lines)):
        gold = title(text, heading.px, room, fill=LETTERS)
        surface.blit(gold, gold.get_rect(midbottom=(width / 2, bottom - number * heading.px * 1.12)))
    if about:
        sentence = fitted(about, Style("text", palette.text, leading=1.28), round(18 * unit), room, 52 * unit)
        drawn = draw(sentence, "centre")
        surface.blit(drawn, drawn.get_rect(center=(width / 2, height - 72 * unit)))
    px = round((18 if about else 16) * unit)
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
        surface.blit(mark, mark.get_rect(midleft=(x, y)))
        x += mark.get_width() + 0.4 * px
        surface.blit(words, words.get_rect(midleft=(x, y)))
        x += words.get_width() + 1.3 * px


@sprite
def _tick(px: int) -> Surface:
    return drawing(
        (px, px),
        path(circle(22, 22, 20), "#3a2208"),
        path(circle(22, 22, 18), "#ffd98a"),
        path("M13 22L20 29L32 15", stroke="#2a1505", width=5),
        view=(44, 44),
    )


class VariantCard(Widget):
    """One of several ways to play; the reason why it cannot be chosen now stands inside."""

    def __init__(
        self,
        rect: Rect,
        unit: float,
        palette: Palette,
        name: str,
        about: str,
        command: Command,
        *,
        chosen: bool,
        reason: str = "",
    ) -> None:
        super().__init__(rect, hint="" if rect.height > FLAT * unit else about, enabled=not reason)
        self._unit = unit
        self._palette = palette
        self._name = name
        self._about = about
        self._command = command
        self._chosen = chosen
        self.reason = reason

    def activate(self, position: tuple[int, int] | None = None) -> None:
        """Choose it."""
        self._command()

    def draw(self, surface: Surface) -> None:
        """Draw the card with its radio button."""
        rect, unit, palette = self.rect, self._unit, self._palette
        surface.blit(card_ground(rect.size, unit, palette, self._chosen, self.hovered and self.enabled), rect)
        tall = rect.height > FLAT * unit
        middle = rect.y + (round(25 * unit) if tall else rect.height // 2)
        dot = _radio(round(24 * unit), self._chosen, self.enabled)
        surface.blit(dot, dot.get_rect(center=(rect.x + round(28 * unit), middle)))
        left, room = rect.x + round(54 * unit), rect.width - round(70 * unit)
        quiet = mix(palette.text, palette.raised, 0.45 if self.enabled else 0.6)
        bright = palette.text if self.enabled else quiet
        name = Style("ui_bold" if self._chosen else "ui_medium", bright)
        if not tall:
            self._draw_flat(surface, left, room, name)
            return
        words = line(self._name, name, round(20 * unit), room)
        surface.blit(words, words.get_rect(midleft=(left, middle)))
        below = rect.bottom - (round(32 * unit) if self.reason else round(10 * unit))
        top = middle + round(14 * unit)
        text = fitted(
            self._about,
            Style("text", quiet if not self._chosen else palette.text, leading=1.28),
            round(18 * unit),
            room,
            below - top,
            round(13 * unit),
        )
        surface.blit(draw(text), (left, top))
        if self.reason:
            self._draw_reason(surface, (left, rect.bottom - round(17 * unit)), room)

    def _draw_flat(self, surface: Surface, left: int, room: int, style: Style) -> None:
        words = line(self._name, style, round(19 * self._unit), room)
        end = surface.blit(words, words.get_rect(midleft=(left, self.rect.centery))).right
        if self.reason:
            start = end + round(16 * self._unit)
            self._draw_reason(surface, (start, self.rect.centery), left + room - start)

    def _draw_reason(self, surface: Surface, at: tuple[int, int], room: int) -> None:
        px = round(17 * self._unit)
        lock = icon("padlock", px, NOTICE)
        end = surface.blit(lock, lock.get_rect(midleft=at)).right + px // 3
        words = line(self.reason, Style("ui_medium", NOTICE), round(16 * self._unit), at[0] + room - end)
        surface.blit(words, words.get_rect(midleft=(end, at[1])))


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
    edge = "#f0cc7c" if on else "#9a8a70" if enabled else "#5a5048"
    shapes = [path(circle(13, 13, 12), "#0e0a0c"), path(circle(13, 13, 11), stroke=edge, width=2)]
    if on:
        shapes.append(path(circle(13, 13, 6), "#ffd98a"))
    return drawing((px, px), *shapes, view=(26, 26))

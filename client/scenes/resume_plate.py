"""The plate of the game that was left: one press leads back to it."""

from __future__ import annotations

from pygame import Rect, Surface

from client import saved_games
from client.art import panels
from client.art.effects import shadow
from client.art.heraldry import seat_sign
from client.art.lettering import title
from client.art.pictures import picture
from client.art.text import QUIET, Style, escape, line
from client.art.theme import FOCUS, PALETTES, TEXT, mix
from client.saved_games import SavedGame
from client.widgets.widget import Command, Widget
from rules.core.words import Words


class ResumePlate(Widget):
    """Which game, how far, whose turn, and since when it waits."""

    def __init__(self, rect: Rect, unit: float, item: SavedGame, words: Words, command: Command) -> None:
        super().__init__(rect)
        self._unit = unit
        self._item = item
        self._words = words
        self._command = command

    def activate(self, position: tuple[int, int] | None = None) -> None:
        """Sit down again."""
        self._command()

    def draw(self, surface: Surface) -> None:
        """Draw the plate in the colours of its game."""
        rect, unit, words, item = self.rect, self._unit, self._words, self._item
        size = rect.size
        dark = shadow(size, 14 * unit, max(1, round(10 * unit)))
        surface.blit(dark, dark.get_rect(center=rect.center))
        palette = PALETTES[item.save.game]
        if self.hovered:
            palette = palette._replace(raised=mix(palette.raised, "#ffffff", 0.12))
        surface.blit(panels.panel(size, unit, palette), rect)
        pad = rect.height // 10
        side = rect.height - 2 * pad
        surface.blit(picture(f"shell/medal_{item.save.game}", (side, side)), (rect.x + pad, rect.y + pad))
        left, right = rect.x + side + 3 * pad, rect.right - 2 * pad
        cap = panels.keycap("Enter", round(rect.height * 0.13))
        first, second, third = (rect.y + round(rect.height * share) for share in (0.27, 0.56, 0.79))
        right_cap = surface.blit(cap, cap.get_rect(midright=(right, first))).left
        head = title(words("shell.continue"), round(rect.height * 0.28), right_cap - left - pad)
        surface.blit(head, head.get_rect(midleft=(left, first)))
        px = round(rect.height * 0.145)
        about = line(saved_games.progress(item, words), Style("ui_medium", TEXT), px, right - left)
        surface.blit(about, about.get_rect(midleft=(left, second)))
        date = line(saved_games.when(item.entry.modified, words), QUIET, px, rect.width * 0.3)
        end = surface.blit(date, date.get_rect(midright=(right, third))).left
        assert item.state is not None
        assert item.state.decision is not None
        sign = seat_sign(item.state.decision.seat, round(rect.height * 0.23))
        start = surface.blit(sign, sign.get_rect(midleft=(left, third))).right + pad // 2
        turn = line(escape(saved_games.turn(item, words)), Style("ui_bold", FOCUS), px, end - start - pad)
        surface.blit(turn, turn.get_rect(midleft=(start, third)))

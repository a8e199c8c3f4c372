"""The button of the title that continues the game that was left."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Surface

from client import saved_games
from client.art import panels
from client.art.effects import shadow
from client.art.heraldry import seat_sign
from client.art.lettering import title
from client.art.pictures import picture
from client.art.place import place
from client.art.text import QUIET, Style, escape
from client.art.theme import FOCUS, TEXT, WHITE, mix
from client.games import palette_for
from client.widgets.widget import CommandWidget
from rules.core.words import Words
from saves.listing import StoredSave


@dataclass(eq=False)
class ResumePlate(CommandWidget):
    """Shows which game was left, how far it is, whose turn it is, and since when it waits."""

    item: StoredSave
    words: Words

    def draw(self, surface: Surface) -> None:
        """Draw the plate in the colours of its game."""
        rect, words, save = self.rect, self.words, self.item.head
        assert save is not None, "a plate is there only for a game that can be read"
        place(surface, shadow(rect.size, 14 * self.unit, max(1, self.px(10))), rect.center)
        palette = palette_for(save.game)
        if self.hovered:
            palette = palette._replace(raised=mix(palette.raised, WHITE, 0.12))
        surface.blit(panels.panel(rect.size, self.unit, palette), rect)
        pad = rect.height // 10
        side = rect.height - 2 * pad
        surface.blit(picture(f"shell/medal_{save.game}", (side, side)), (rect.x + pad, rect.y + pad))
        left, right = rect.x + side + 3 * pad, rect.right - 2 * pad
        first, second, third = (rect.y + round(rect.height * share) for share in (0.27, 0.56, 0.79))
        cap = panels.keycap("Enter", round(rect.height * 0.13))
        end = place(surface, cap, (right, first), "midright").left
        head = title(words("shell.continue"), round(rect.height * 0.28), end - left - pad)
        place(surface, head, (left, first), "midleft")
        px = round(rect.height * 0.145)
        about, style = saved_games.progress(save, words), Style("ui_medium", TEXT)
        self.write(surface, about, style, px, (left, second), "midleft", right - left)
        when = saved_games.when(self.item.modified, words)
        end = self.write(surface, when, QUIET, px, (right, third), "midright", rect.width * 0.3).left
        sign = seat_sign(save.now.deciding, round(rect.height * 0.23))
        start = place(surface, sign, (left, third), "midleft").right + pad // 2
        turn, style = escape(saved_games.turn(save, words)), Style("ui_bold", FOCUS)
        self.write(surface, turn, style, px, (start, third), "midleft", end - start - pad)

"""The symbols of Res Arcana."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Surface

from client.art.icons import icon
from client.art.symbols import Glyph, Icon, Picture, Symbol, Tile, struck
from client.art.vector import circle, polygon, rounded
from client.games.res_arcana.tokens import LOOKS, token

_CARD = rounded(20, 4, 60, 92, 10)
_CROSS = "M36 35L42 29L50 41L58 29L64 35L56 50L64 65L58 71L50 59L42 71L36 65L44 50Z"
_PLUS = "M45 30L55 30L55 45L70 45L70 55L55 55L55 70L45 70L45 55L30 55L30 45L45 45Z"
_TRAY = "M7 58L7 88C7 92 9 94 13 94L61 94C65 94 67 92 67 88L67 58L57 58L57 84L17 84L17 58Z"


@dataclass(frozen=True)
class Token(Symbol):
    """An essence."""

    def draw(self, px: int, ink: str, number: str) -> Surface:
        """Return the token of the essence."""
        return token(self.name, px)


SYMBOLS: tuple[Symbol, ...] = (
    *map(Token, LOOKS),
    Picture("ignore", lambda px, ink, number: struck(token("life", px))),
    Picture("tame", lambda px, ink, number: struck(icon("dragon-head", px, ink))),
    Tile("turn", "clockwise-rotation", "#2a1a10", "#ffd98a", "#c79b4e"),
    Tile("straighten", "anticlockwise-rotation", "#e9f3d2", "#2c6a24", "#2c6a24"),
    Tile("collect", "receive-money", "#17506a", "#e6f7ff", "#7cc4e6"),
    Tile("react", "shield", "#5a1e6a", "#ffd9ff", "#d88ae6"),
    Tile("discount", "price-tag", "#6a4a12", "#fff0c0", "#c79b4e"),
    Tile("destroy", "card-burn", "#7a1a10", "#ffe0c0", "#ff9a60"),
    Tile("first", "crown", "#7a5a10", "#fff2c0", "#ffe9a0"),
    Icon("claim", "flying-flag"),
    Icon("creature", "paw-print"),
    Icon("deck", "stack"),
    Icon("dragon", "dragon-head"),
    Icon("hand", "poker-hand"),
    Icon("leader", "laurel-crown"),
    Icon("passed", "night-sleep"),
    Icon("rivals", "three-friends"),
    Icon("victory", "trophy-cup"),
    Glyph("put", _TRAY + "M29 6L45 6L45 36L60 36L37 68L14 36L29 36Z", width=74),
    Glyph("take", _TRAY + "M29 72L45 72L45 40L60 40L37 6L14 40L29 40Z", width=74),
    Glyph("card", _CARD + polygon(((50, 26), (66, 50), (50, 74), (34, 50))), 15, 70),
    Glyph("cost", _CARD + circle(36, 22, 8) + circle(36, 43, 8) + circle(36, 64, 8), 15, 70),
    Glyph("draw", _CARD + _PLUS, 15, 70),
    Glyph("discard", _CARD + _CROSS, 15, 70),
    Glyph("pile", _CARD + _CROSS + "M83 12L92 12L92 100L30 100L30 97L83 97Z", 15, 80),
    Glyph("place", _CARD + "M44 20L56 20L56 48L70 48L50 76L30 48L44 48Z", 15, 70),
    Glyph("lies", _TRAY + circle(37, 62, 17), width=74),
    Glyph("rival", circle(35, 27, 20) + "M2 96C2 68 14 52 35 52C56 52 68 68 68 96Z", width=70),
    Glyph(
        "look",
        "M2 50C16 26 34 18 50 18C66 18 84 26 98 50C84 74 66 82 50 82C34 82 16 74 2 50Z"
        + circle(50, 50, 25)
        + circle(50, 50, 13),
    ),
)

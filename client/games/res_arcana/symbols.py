"""The symbols of Res Arcana."""

from __future__ import annotations

from client.art.icons import icon
from client.art.symbols import Symbol, from_icon, from_outline, from_tile, struck
from client.art.vector import circle, polygon, rounded
from client.games.res_arcana.palette import TILES
from client.games.res_arcana.tokens import LOOKS, token

_CARD = rounded(20, 4, 60, 92, 10)
_CROSS = "M36 35L42 29L50 41L58 29L64 35L56 50L64 65L58 71L50 59L42 71L36 65L44 50Z"
_PLUS = "M45 30L55 30L55 45L70 45L70 55L55 55L55 70L45 70L45 55L30 55L30 45L45 45Z"
_TRAY = "M7 58L7 88C7 92 9 94 13 94L61 94C65 94 67 92 67 88L67 58L57 58L57 84L17 84L17 58Z"


def _essence(name: str) -> Symbol:
    """Return the token of an essence."""
    return Symbol(name, lambda px, _ink, _number: token(name, px))


SYMBOLS = (
    *map(_essence, LOOKS),
    Symbol("ignore", lambda px, _ink, _number: struck(token("life", px))),
    Symbol("tame", lambda px, ink, _number: struck(icon("dragon-head", px, ink))),
    from_tile("turn", "clockwise-rotation", *TILES["turn"]),
    from_tile("straighten", "anticlockwise-rotation", *TILES["straighten"]),
    from_tile("collect", "receive-money", *TILES["collect"]),
    from_tile("react", "shield", *TILES["react"]),
    from_tile("discount", "price-tag", *TILES["discount"]),
    from_tile("destroy", "card-burn", *TILES["destroy"]),
    from_tile("first", "crown", *TILES["first"]),
    from_icon("claim", "flying-flag"),
    from_icon("creature", "paw-print"),
    from_icon("dragon", "dragon-head"),
    from_icon("rivals", "three-friends"),
    from_icon("victory", "trophy-cup"),
    from_outline("put", _TRAY + "M29 6L45 6L45 36L60 36L37 68L14 36L29 36Z", width=74),
    from_outline("take", _TRAY + "M29 72L45 72L45 40L60 40L37 6L14 40L29 40Z", width=74),
    from_outline("card", _CARD + polygon(((50, 26), (66, 50), (50, 74), (34, 50))), 15, 70),
    from_outline("cost", _CARD + circle(36, 22, 8) + circle(36, 43, 8) + circle(36, 64, 8), 15, 70),
    from_outline("draw", _CARD + _PLUS, 15, 70),
    from_outline("discard", _CARD + _CROSS, 15, 70),
    from_outline("pile", _CARD + _CROSS + "M83 12L92 12L92 100L30 100L30 97L83 97Z", 15, 80),
    from_outline("place", _CARD + "M44 20L56 20L56 48L70 48L50 76L30 48L44 48Z", 15, 70),
    from_outline("lies", _TRAY + circle(37, 62, 17), width=74),
    from_outline("rival", circle(35, 27, 20) + "M2 96C2 68 14 52 35 52C56 52 68 68 68 96Z", width=70),
    from_outline(
        "look",
        "M2 50C16 26 34 18 50 18C66 18 84 26 98 50C84 74 66 82 50 82C34 82 16 74 2 50Z"
        + circle(50, 50, 25)
        + circle(50, 50, 13),
    ),
)

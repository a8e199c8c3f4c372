"""Colours, metals and seats of the shell, named for the role they play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from client.art.vector import Stops

# --- metal -----------------------------------------------------------------------------------------

GOLD: Stops = (
    (0, "#fff1bf"),
    (0.12, "#e9c772"),
    (0.38, "#a97a2e"),
    (0.5, "#f3d88f"),
    (0.62, "#8d6224"),
    (0.88, "#c99a48"),
    (1, "#5e3d14"),
)
STEEL: Stops = ((0, "#dfe6ee"), (0.2, "#98a4b2"), (0.5, "#566170"), (0.6, "#c3ccd6"), (1, "#2b323b"))
BRONZE: Stops = (
    (0, "#f4e6b8"),
    (0.15, "#cbb06a"),
    (0.42, "#7d6a36"),
    (0.52, "#e2cf92"),
    (0.64, "#5f5430"),
    (1, "#2b2a18"),
)
HOT: Stops = (
    (0, "#fff0b0"),
    (0.15, "#ffc04a"),
    (0.42, "#c8641a"),
    (0.52, "#ffd27a"),
    (0.64, "#9a4412"),
    (1, "#4a1a08"),
)
ROSE: Stops = (
    (0, "#ffe3d2"),
    (0.15, "#e0a184"),
    (0.42, "#94503e"),
    (0.52, "#f0bfa2"),
    (0.64, "#7a3c30"),
    (1, "#3c1714"),
)
LETTERS: Stops = ((0, "#fffbe8"), (0.45, "#fbe9bd"), (1, "#c79b4e"))
"""The gold of display letters."""


CONTOUR = "#180c06"
"""The dark edge around whatever stands on a picture."""


class Hand(NamedTuple):
    """How titles are written: in which face, from which colour to which, with what around them."""

    face: Literal["display", "comic"] = "display"
    fill: Stops = LETTERS
    edge: str = CONTOUR
    thick: float = 1 / 18
    """The contour, in ems."""
    fat: float = 0
    """How far the letters themselves are fattened, in ems."""
    capitals: bool = False


class Palette(NamedTuple):
    """The colours of the shell or of a game; `raised` is the light end of its panels."""

    ground: str
    raised: str
    frame: str
    accent: str
    text: str
    metal: Stops
    hand: Hand = Hand()


SHELL = Palette("#120c09", "#2c1e15", "#c99a48", "#ffb648", "#f6ead0", GOLD)
FELT = Palette("#07201b", "#0f4438", "#c2a15a", "#55dcae", "#e8f8f0", BRONZE)
"""A panel like the cloth of a card table."""
BLACK, WHITE = "#000000", "#ffffff"

# --- text ------------------------------------------------------------------------------------------

TEXT = SHELL.text
SECOND = "#cdb98f"
DIM = "#8f7c5c"
BRIGHT_TEXT = "#fff6df"
"""The label of what is pointed at or chosen."""
INK = "#3a1e0c"
"""Writing on parchment."""
LOSS = "#a0140c"
"""Numbers that are taken away, on parchment."""
ARROW_INK = "#64220a"
"""The arrow of a formula on parchment."""
DARK_ON_GOLD = "#2a1505"
DANGER_LABEL = "#ffe8d6"
GO_LABEL = "#f6ffe8"
NOTICE = "#e6bd7c"
"""Why something cannot be chosen."""
TROUBLE = "#f0a890"
"""Why a save cannot be read."""
SCORE, NO_SCORE = "#fbeae4", "#a08c84"
"""The numbers of a score, and a nought among them."""
CURTAIN_TEXT = "#f0c9b8"
MEDAL_NUMBER, MEDAL_NUMBER_EDGE = "#ffeeb4", "#280604"
FOUND, FOUND_CURRENT = "#5b3d14", "#a8660f"
"""The grounds of all matches of a search, and of the one that was jumped to."""

# --- accent ----------------------------------------------------------------------------------------

ACCENT = SHELL.accent
FOCUS = "#ffe9a8"
BEST = "#ffd98a"
"""What is chosen or best: ticks, radio buttons, the highest number of a column."""
MENU_ICON = "#d9b873"
LAUREL = "#d8ac55"
BAR_GOLD: Stops = ((0, "#f6cf7c"), (1, "#9a641c"))
BAR_BRIGHT: Stops = ((0, BRIGHT_TEXT), (1, "#e0a038"))

# --- state -----------------------------------------------------------------------------------------

DANGER = "#e0654a"
DONE = "#8fcf74"
MAY_ACT = "#ffe27a"
MAY_END = "#8dff9a"
"""Where a gesture may end."""
REFUSED = "#ff7a5a"
ATTACK = "#ff6a4a"
CHANGED = "#8fe0ff"
"""What has changed since the viewer's last turn."""
SPARK = "#ffd27a"
PETAL = "#b5738c"
"""The light of great moments."""
VICTORY_DARK = "#0a0606"
"""What words about a victory stand on."""
CANDLE_GLOW = ((0.0, "#ffd98ab0"), (0.22, "#ffb44a58"), (0.42, "#ff9a3018"), (0.66, "#ff8a2000"))
CANDLE_FLAME = ((0.0, "#ffe9a8"), (0.6, "#ffc24a"), (1.0, "#f0821e"))
"""The light of a candle, from its middle, and its flame, from the tip."""
STAMP = ("#7a4a10", "#3a2006")
"""The ground of what is stamped across a card."""
GAINED, LOST = "#b9f59a", "#ff8a78"
"""The numbers that float over what grows or shrinks."""
BRACKET = "#fffce2"
"""The corners around a target."""
STRUCK, STRUCK_EDGE = "#ec3228", "#1e0604"
"""The bar across what is excluded."""
SWITCH_ON = ("#a5741f", "#f0cc7c", "#fff2cf")
"""The ground, the edge and the knob of a switch."""
SWITCH_OFF = ("#120c0c", "#7d6a4e", "#8f8272")
SWITCH_TICK = "#281405"
RADIO_ON, RADIO_OFF, RADIO_DISABLED = "#f0cc7c", "#9a8a70", "#5a5048"

DEBUG_BOX, DEBUG_ZONE, DEBUG_GROUND = "#4af2ff", "#ff7ae0", "#101010"

# --- lines and edges -------------------------------------------------------------------------------

LINE = "#6b4a22"
LINE_GOLD = "#a97a2e"
LINE_MENU = "#4a3418"
"""Between two groups of a menu."""
LINE_CHART = "#5a4632"
LINE_CURTAIN = "#6b3a2c"
LINE_PARCHMENT = "#603a1880"
"""Between two rows of a sheet."""
CLEAR = "#00000000"
TABLE_EDGE = "#a8803e"
ASKED_EDGE = "#ffd27a"
"""The edge of what asks something right now."""
SLOT_EDGE = "#968c78"
GO_EDGE = "#bef08c"
DANGER_EDGE = "#ec966e"
DISABLED_EDGE: Stops = ((0, "#4a3a26"), (1, "#3a2d1d"))
TICK_EDGE = "#3a2208"
CARD_EDGE: Stops = ((0, "#ffffff70"), (0.3, "#ffffff10"), (0.7, "#00000040"), (1, "#000000a0"))
"""The light that falls on the edge of a card from above."""
SOFT_SIDES: Stops = ((0, "#ffffff00"), (0.16, WHITE), (0.84, WHITE), (1, "#ffffff00"))
"""A mask that lets the sides of a picture fade out."""

# --- surface: a pair is the top and the bottom of a gradient ---------------------------------------

MENU_SHADE = "#0c0807"
VEIL, VEIL_DENSE = "#060403be", "#080504e8"
"""What darkens a scene below a panel, and below a single card."""
MOMENT_VEIL: Stops = ((0, "#060403d8"), (0.2, "#060403b0"), (0.34, "#06040380"), (1, "#060403a0"))
"""What darkens a painted moment behind a screen."""
NOTICE_VEIL: Stops = ((0, "#06040300"), (0.6, "#06040320"), (0.76, "#060403d0"), (1, "#060403f0"))
"""What darkens the picture of an empty page towards its words."""
TABLE_PANEL = ("#221813", "#1a120e")
FIELD = ("#0d0907", "#140d0a")
PROGRESS = ("#0c0806", "#140d0a")
PAGE = "#1b130e"
KEYCAP = (SECOND, "#a58a58", "#18100b")
"""The label, the edge and the ground of a keycap."""
KEYCAP_ON_GOLD = ("#4a2a08", "#5c360c", "none")
ROW_SELECTED = ("#6b4720", "#3a2410")
ROW_WARM = "#7a4c1c"
"""The fade under the row that is pointed at."""
BUTTON = ("#3d2a1b", "#20150d")
BUTTON_PRIMARY = ("#f2c56a", "#a86a1e")
BUTTON_DANGER = ("#7a2f22", "#3d130d")
BUTTON_GO = ("#3f7a34", "#1d4418")
BUTTON_SELECTED = ("#8a6428", "#5b3d14")
BUTTON_DISABLED = ("#1e1712", "#17110d")
FIELD_HOVERED = "#4a3320"
METER_EMPTY = "#3a2e22"
RADIO = "#0e0a0c"
CHIP_GOOD = ("#183c28", "#96dc8c", "#ecffe2")
"""The ground, the edge and the text of a chip."""
CHIP_BAD = ("#5a120c", "#ff785a", "#ffe2d6")
CHIP_AWAY = ("#322e3c", "#a096be", "#e2dcf4")
CHIP_SPENT = ("#783c0a", "#ffbe5a", "#fff0d6")
CHIP_TAG = ("#140d09", SHELL.frame, TEXT)
CURTAIN = Palette("#14070a", "#2b1116", SHELL.frame, SHELL.accent, SHELL.text, GOLD)
CURTAIN_NAME = ("#180a0e", "#7a4a3a")
"""The ground and the edge of a name."""
CURTAIN_NEXT = ("#5b3d14", ACCENT)
"""Those of whoever is next."""
MEDALLION_RIM = "#1a0a0e"
MEDALLION: Stops = ((0, "#3a1820"), (1, "#12060a"))
MEDAL_RIM = "#2a0a08"
MEDAL: Stops = ((0, "#c42a38"), (0.55, "#7a1420"), (1, "#2a0508"))
SEAT_MARK = "#1a0e08"
PIP = "#fffffa"
PARCHMENT_LIGHT, PARCHMENT_DARK, PARCHMENT_RIM = "#f1e0b8", "#d2b079", "#4a260c"
FIBRES = "#f2f2f2"
LEATHER = "#c4c4c4"
GREY = "#808080"

# --- seats -----------------------------------------------------------------------------------------

SeatShape = Literal["circle", "diamond", "square", "triangle", "pentagon", "hexagon", "rose"]


class SeatLook(NamedTuple):
    """What tells a seat from the others: never its colour alone."""

    colour: str
    shape: SeatShape
    sign: str


SEATS = (
    SeatLook("#f2b134", "circle", "sun"),
    SeatLook("#5bb8f2", "diamond", "moon"),
    SeatLook("#4cc38a", "square", "oak-leaf"),
    SeatLook("#ef6a4a", "triangle", "fire"),
    SeatLook("#c58cf0", "pentagon", "round-star"),
    SeatLook("#e8e2d4", "hexagon", "raven"),
)
FIRST_SEAT = ("#5a3d0c", "#ffe9a8", "#e0b050")
"""The ground, the ink and the frame of the tile that marks who goes first."""
AWAY_SEAT = ("#2a2a3c", "#d8d4ee", "#6a6a90")
NEUTRAL_SEAT = SeatLook("#d0508a", "rose", "rose")
"""Whoever plays without a seat."""


def seat_look(seat: int) -> SeatLook:
    """Return what tells a seat from the others; -1 is whoever plays without one."""
    return NEUTRAL_SEAT if seat < 0 else SEATS[seat]


def mix(first: str, second: str, share: float) -> str:
    """Return a colour so far on the way from one to another."""
    pairs = zip(_channels(first), _channels(second), strict=True)
    return _hex(a + (b - a) * share for a, b in pairs)


def shade(colour: str, light: float) -> str:
    """Return a colour so many times as bright."""
    return _hex(channel * light for channel in _channels(colour))


def _channels(colour: str) -> tuple[int, int, int]:
    value = int(colour[1:], 16)
    return value >> 16, value >> 8 & 255, value & 255


def _hex(channels: Iterable[float]) -> str:
    return "#" + "".join(f"{min(255, max(0, round(channel))):02x}" for channel in channels)

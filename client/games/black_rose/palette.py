"""Colours and icons of the lodge by their roles; nothing is told by colour alone."""

from __future__ import annotations

from typing import NamedTuple

from client.art.cards import CardLook
from client.art.effects import Glow
from client.art.theme import CONTOUR, GOLD, ROSE, STEEL, WHITE, mix, seat_look, shade
from client.art.vector import Stops


def lighter(colour: str, share: float) -> str:
    """Return a colour so far on the way to white."""
    return mix(colour, WHITE, share)


# --- writing -----------------------------------------------------------------------------------------

BRIGHT = "#fff0c8"
"""Names and numbers that stand out."""
PALE = "#f4e6c4"
"""What stands on plates."""
GOLD_TEXT = "#f0cf88"
"""Headings and their icons."""
MUTED = "#b9a786"
"""What matters little now."""
FADED = "#9a8e80"
"""What is used up."""
ROSE_TEXT = "#ffd7e6"
POINTS = (("#ffe9a8", 0.8), ("#d8c294", 0.7), ("#b09a74", 0.64))
"""The colour of what a room is worth to the first, the second and the third, and how large it is."""

# --- grounds and edges -------------------------------------------------------------------------------

PLATE = "#160e0b"
"""Plates with writing on pictures."""
PIT = "#0e0909"
"""What is sunk into the ground, and the dark end of enamel."""
ROW = "#261b14"
"""Rows of a list."""
SHADE = "#06040a"
"""The dark over what is out of reach."""
EDGE = "#7a5f38"
"""The quiet edge of plates and rows."""
LIT = "#ffd27a"
"""The edge of what is lit."""
CROWN = "#ffd75e"
"""The gold of the crown, of points, and of whoever leads."""
CLAIMED = "#4a3a26"
LEADING = "#4a3410"
"""The ground of what is worth most."""
HEAD_BAR = "#3a271b"
PRESSED = "#3a2c22"
"""Signs pressed into the ground of empty slots."""
BRONZE = "#8a5a1e"
"""The coin of a spell that places instability."""
ROSE_EDGE = "#d0608f"
ROSE_PLATE: Stops = ((0, "#4a1c34"), (1, "#1c0c16"))
NO_ROSE = "#6a4a54"
OUTCOME_EDGE = "#ff8a7a"
SIGHT, SIGHT_CORE = "#ff6eaa", "#ffecf6"
"""The line of sight."""
STONE = (
    (13, "#4d3614"),
    (12, "#c99a48"),
    (10.4, "#5e3d14"),
    (9.6, "#1d1520"),
    (5.5, "#6d5026"),
    (4.6, "#130d17"),
)
"""How far each layer of a plinth stands out, and its colour: together they are a moulding."""

# --- tokens ------------------------------------------------------------------------------------------

ROSE_CUBE = "#33202f"
SOCKET = "#a88654"
LIT_SOCKET = ("#fff4be", "#5a4a20")
LIFE, LAST_LIFE = ("#160e0d", EDGE), ("#421012", "#c0563f")
"""Ground and edge of a place for damage, and of the last one."""
SKULL = "#d89a84"
HEART, LOST_HEART, HEART_EDGE = "#d02c3c", "#5a3c3c", "#4a0810"
STRUCK = "#d08068"
SPENT_METAL: Stops = ((0, "#77706a"), (0.5, "#4a443f"), (1, "#26221f"))
FIELD_EDGE = "#fae2aa"


class Disc(NamedTuple):
    """A round token: its rings from the outside, by radius, and its number."""

    rings: tuple[tuple[float, str], ...]
    ink: str = WHITE
    size: float = 0.6


THIS_ROUND = Disc(((48, LIT), (42, "#9a2a5c")))
OTHER_ROUND = Disc(((48, EDGE), (42, PIT)), MUTED)
WORTH = Disc(((49, CROWN), (43, LEADING)), BRIGHT)
TAKEN = Disc(((49, CLAIMED), (43, PIT)))
BEAD = Disc(((46, CONTOUR), (31, BRIGHT)))
STEP = Disc(((48, "#ffe6aa"), (41, "#3c2408")))


def power_disc(owner: int) -> Disc:
    """Return the token of a power on its track."""
    ground = shade(seat_look(owner).colour, 0.38)
    return Disc(((49, CONTOUR), (46, GOLD_TEXT), (38, ground)), size=0.56)


# --- cards -------------------------------------------------------------------------------------------

CARDS = {
    "spell": CardLook("#241a1c", "#4a2430", GOLD),
    "personal_spell": CardLook("#2a1b33", "#4d2a66", GOLD),
    "forgotten_spell": CardLook("#20242a", "#3c4a5a", STEEL),
    "room": CardLook("#26241f", "#4a4436", GOLD),
    "mage": CardLook("#2b1f16", "#5a3c1c", GOLD),
    "evocation": CardLook("#20242a", "#3d4956", STEEL),
    "upgrade": CardLook("#24222b", "#443e58", STEEL),
    "quest": CardLook("#2a2012", "#5e4416", GOLD),
    "event": CardLook("#2c1220", "#6a1c40", ROSE),
}
GLASS = ("#1a0f0a", "#1a1026")
"""The panes on the picture of a spell: of its main side, and of its reverse."""
GLASS_EDGE: tuple[Stops, Stops] = (GOLD, ((0, "#d9c2ff"), (1, "#8a6ac0")))
NIGHT_TEXT, NIGHT_SIGN, NIGHT_EDGE = "#ece0fa", "#d9c2ff", "#8a6a8a"
SPELL_NOTE = "#c8a8c0"
"""What only the owner of a hidden spell may read."""
TINTS = ("#be8c1e3c", "#823c9634")
"""The ground of the symbols of the first and of the second side."""


# --- the course of a round ---------------------------------------------------------------------------


class Arrow(NamedTuple):
    """A phase of a round."""

    ink: str
    fill: str
    edge: str


PRESENT = Arrow(BRIGHT, "#8a5a1a", LIT)
PAST = Arrow("#d8c294", "#41311f", EDGE)
COMING = Arrow(MUTED, "#2f241d", EDGE)


# --- rooms and signs ---------------------------------------------------------------------------------

RANGE = Glow("#46b4f0", 0.6, 3)
"""The light in a room that a spell reaches."""


class Tinge(NamedTuple):
    """A room's colour: its plate, and the hatching that heralds print for it."""

    plate: str
    hatch: str


TINGES = {
    "grey": Tinge("#8a98a0", ""),
    "purple": Tinge("#7a48c0", "/"),
    "red": Tinge("#c23a2a", "|"),
    "green": Tinge("#3f8a34", "\\"),
    "yellow": Tinge("#c8961c", "."),
    "blue": Tinge("#2f66c8", "-"),
    "black": Tinge("#3a2434", "|-"),
}
ELEMENTS = {
    "magic": "#2a1258",
    "holy": "#5a4306",
    "profane": "#4d1242",
    "air": "#2c4a58",
    "earth": "#43330f",
    "fire": "#6e2108",
    "water": "#0d3a6b",
    "any": "#3a3a3a",
}
TYPES = {"combat": "#6a130c", "conjunction": "#10305e", "protection": "#1d4a1c", "trap": "#4f3106"}
"""The enamel on which the symbols of elements and of types stand."""
SCHOOLS = {
    "": "scales",
    "law": "scales",
    "forgotten": "semi-closed-eye",
    "necromancy": "skull-crossed-bones",
    "transmutation": "transform",
    "destruction": "flame",
    "divination": "crystal-ball",
    "illusion": "duality-mask",
    "conspiracy": "cloak-dagger",
}
EMBLEMS = {
    "bartholomew": "skull-mask",
    "ulrich": "crowned-skull",
    "tessa": "woman-elf-face",
    "jafar": "turban",
    "rebecca": "female-vampire",
    "nero": "fire-silhouette",
    "templar": "black-knight-helm",
    "landsknecht": "visored-helm",
    "bone_knight": "skeleton",
    "holy_altar": "star-altar",
    "cerberus": "hound",
    "shifting_altar": "rune-stone",
    "andromeda": "spectre",
    "malacoda": "devil-mask",
    "cretan_beast": "minotaur",
    "abomination": "werewolf",
}
"""The icons of schools, mages and evocations."""
DECK_EMBLEMS = {**SCHOOLS, "quests": "scroll-quill", "events": "rose"}
EMBER = "#ff7a2a"
"""What glows in a destroyed room."""
LEAVING = "#ff9a4a"
"""The edge of an event that leaves the board next."""
NUMERALS = ("", "I", "II", "III")
"""The numbers of slots and of moons."""
SLOT = Disc(((48, ROSE_EDGE), (43, "#2c0f20")), ROSE_TEXT, 0.5)
"""The number of a slot of the event board."""
MOON, OTHER_MOON = Arrow("#eaf2ff", "#2c4a86", "#9cc0ff"), Arrow(MUTED, "#1d1a26", EDGE)
"""The moon that it is, and the others."""
MOON_LINE = "#9cc0ff"

# --- inks of symbols: a deep one on parchment, a bright one on dark ground ---------------------------

LEAF = ("#214f1b", "#b4e890")
LEATHER = ("#6a3a18", "#f0c090")
IRON = ("#4a4450", "#d8d0e0")
BLOOD = ("#7a2018", "#ff9a84")
SKY = ("#26486e", "#9cc8ff")
GILT = ("#604005", "#ffd75e")
WOUND = ("#861c29", "#ff6d78")
IMP = ("#5a2a6a", "#e0a8ff")
CLOTH = ("#4a3a30", "#f0e2c8")
VIOLET = ("#543680", "#d0b4ff")
BOOK = ("#334860", "#b8d4f4")
HALO = ("#594306", "#fff0a8")
WOOD = ("#613f15", "#f0c069")
ARCANE = ("#4a2a9a", "#c9a8ff")
VELLUM = ("#5d411c", "#e0cda0")
PROFANE = ("#7a1f66", "#f0a8dc")
PETAL = ("#7d2548", "#ff86b4")
WATER = ("#304a57", "#a8dcf0")
HELM = ("#3a3a44", "#d8dce6")

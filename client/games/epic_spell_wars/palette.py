"""The colours and letters of Epic Spell Wars, and the emblem of every component."""

from __future__ import annotations

from typing import Literal, NamedTuple

from client.art.theme import HOT, Hand, Palette
from client.art.vector import Stops
from client.table.dice import DieLook

INK, PAPER, PAPER_SHADE = "#0e0616", "#fffdf2", "#f3ecd6"
"""Every outline; the paper of texts, and its foot."""
WHITE, PALE, QUIET, GREY = "#ffffff", "#ece2fa", "#b0a2cc", "#beb8b2"
TABLE: Stops = ((0, "#1d0b38"), (0.5, "#3a0f66"), (1, "#160828"))
RAY, MAGENTA, CYAN = "#451274", "#ff2a96", "#12c4ff"
"""The rays of the ground, and the dots upon it."""
BOARD, BOARD_FOOT = "#1a0c2c", "#150a24"
YELLOW, YELLOW_PALE, YELLOW_DEEP = "#ffe11a", "#fffbb0", "#e89a00"
RIBBON: Stops = ((0, YELLOW_PALE), (0.25, "#ffe81a"), (0.8, "#ffd000"), (1, YELLOW_DEEP))
SHOUTED = Hand("comic", RIBBON, INK, 1 / 11, 1 / 26, capitals=True)
"""How titles are written: fat, yellow and loud."""
PANELS = Palette("#2a0f06", "#5c240a", "#f0912e", "#c4ec3a", "#fff3da", HOT, SHOUTED)
"""The panels of the screens that are about this game."""
EMBLEM = (0.801, 0.787, 0.156, 0.136)
"""Where its emblem lies in the picture of the title: its middle and its size, by those of the picture."""
BAND: Stops = ((0, "#ff2a6a"), (0.4, "#ff2a6a"), (1, "#b8105c"))
BAND_DEEP, GHOST = "#8a0050", "#ffb0d0"
"""The tails of the name band, and the parts of a name that are missing."""
LEGAL, REFUSED = "#b6ff2e", "#ff3046"
RED, LOW, GAIN = "#ff2c3c", "#ff5050", "#4fe02a"
"""Bursts of damage, a life that is low, bursts of healing."""
READY, THINKING = "#46c828", "#543e74"
ROWS = (("#d9d4e8", "#6d6488"), ("#ffd84a", "#8c7530"), ("#ff5a4a", "#8c3a34"))
"""The labels of the three rows of a roll, and of those that do not apply."""
LIFE = ("#ff3040", "#ff9420", "#ffe020", "#7ee020", "#20d8ff")
"""The cells of the track, five to a colour."""
LIFE_GONE = "#2a1c3c"
BONE, BONE_SHADE = "#f4ecd8", "#bfae9a"
STAMP = "#ff4050"
MEDAL, MEDAL_PALE, MEDAL_RIBBON = "#ffd21f", "#ffed8a", "#ff2a4a"
RAINBOW = ("#ff2a4a", "#ff8a12", "#ffe01a", "#5fe01a", "#12c4ff", "#9a45ff", "#ff2aa4")
FLAMES = ("#ff2a6a", "#ff8a12", "#ffe81a")
LAVA, EYE = "#ff5410", "#fff36b"
ROCK, ROCK_LIGHT, ROCK_DARK = "#4b1f86", "#7a35c8", "#2c1058"
SMOKE, SMOKE_LIGHT = "#4a2a7a", "#6e46a8"
DIE = DieLook(WHITE, WHITE, "#ff5410", ink=INK)
DIE_KEPT = DieLook("#e8dcff", WHITE, "#6a45a8", ink=INK)


class Letters:
    """Sizes of what is shouted, in logical units or in those of a card; of a pair the second is small."""

    NAME = 36
    STRIP = 18
    """The kind of a card and its glyph."""
    BAND = 23
    """What a row of a roll is for."""
    SMALL_STRIP, SMALL_NUMBER = 34, 36
    """Those of a small card, and its numbers."""
    PLACE = 34
    ROLL = (30, 20)
    HEAD, TITLE = 62, 76
    """Above a sheet of rows, and beside a picture."""
    FALLEN = 64


Shape = Literal["hexagon", "circle", "triangle", "diamond", "square"]


class Look(NamedTuple):
    """The colours of a glyph or a kind of card: bright, pale, deep, the top of its emblem; and its sign."""

    colour: str
    pale: str
    deep: str
    top: str
    icon: str
    shape: Shape = "circle"


LOOKS = {
    "arcane": Look("#12c4ff", "#9cf0ff", "#053a9c", "#f4ffff", "magic-swirl", "hexagon"),
    "dark": Look("#9a45ff", "#dcb8ff", "#2b0870", "#f2e4ff", "evil-moon"),
    "elemental": Look("#ff5410", "#ffd04a", "#8a1000", "#fff36b", "flame", "triangle"),
    "illusion": Look("#ff2aa4", "#ffb0dc", "#86005a", "#ffe9f6", "third-eye", "diamond"),
    "primal": Look("#5fd512", "#d6ff7a", "#0d5a18", "#f8ffb0", "oak-leaf", "square"),
    "treasure": Look("#ffb300", "#fff0a0", "#8a4a00", "#fff6c0", "open-treasure-chest", "hexagon"),
    "dead_wizard": Look("#8fa79a", "#e6f5e8", "#25352f", WHITE, "tombstone"),
    "wild_magic": Look("#ff2aa4", "#fff36b", "#3a0a80", "#fff36b", "perspective-dice-six-faces-random"),
    "hero": Look("#ff2a6a", "#ffd0e0", "#5a0a4a", WHITE, "death-skull"),
}
"""By glyph, and by kind where a card has none."""
BACKS = {
    "spell": ("#ff2aa4", "#4a0a8a", "#fff36b", "magic-swirl"),
    "treasure": ("#ffb300", "#7a3a00", "#fff6c0", "open-treasure-chest"),
    "dead": ("#7fd08a", "#123a2a", "#e6ffe0", "tombstone"),
}
"""The ground of each back, above and below, its ink and its emblem."""
ICONS = {
    "beard_o_blasty": "beard",
    "bleemax_brainiac": "brain-tentacle",
    "professor_presto": "magic-hat",
    "sir_lootzor": "black-knight-helm",
    "ben_voodoo": "voodoo-doll",
    "midnight_merlin": "warlock-hood",
    "old_scratch": "triple-scratches",
    "death_fairy": "fairy",
    "magma_gog": "fire-silhouette",
    "scorchia": "fire-flower",
    "thai_foon": "whirlwind",
    "wyrmtor": "dragon-head",
    "pam_and_hecuba": "duality-mask",
    "pew_and_pew": "crossed-pistols",
    "sphinxion": "egyptian-sphinx",
    "walker_time_ranger": "cowboy-boot",
    "dr_rooty_bark": "evil-tree",
    "king_oberon": "throne-king",
    "muzzlesnap": "croc-jaws",
    "rose_bottom": "rose",
    "impatient": "alarm-clock",
    "mysterious": "domino-mask",
    "polished": "gems",
    "two_faced": "double-face-mask",
    "devilicious": "devil-mask",
    "festering": "dripping-goo",
    "maggoty": "maggot",
    "ritualistic": "pentacle",
    "delicious": "meat",
    "dicey": "rolling-dices",
    "explodifying": "spiky-explosion",
    "inferno_tastic": "inferno-bomb",
    "ballsy": "rolling-bomb",
    "cat_a_strophic": "cat",
    "disco_mirrored": "musical-notes",
    "mind_altering": "brain-freeze",
    "boulder_iffic": "falling-boulder",
    "mighty_gro": "biceps",
    "prickly": "cactus",
    "thundering": "thunder-struck",
    "cone_of_acid": "acid",
    "dragon_hoard": "open-treasure-chest",
    "power_vortex": "vortex",
    "testikill": "egg-clutch",
    "death_wish": "broken-skull",
    "exorcism": "holy-symbol",
    "mercy_killing": "meat-cleaver",
    "pact_with_the_devil": "scroll-quill",
    "chicken": "rooster",
    "lightning_bolt": "chain-lightning",
    "meatier_swarm": "manual-meat-grinder",
    "nuke_u_lur_meltdown": "mushroom-cloud",
    "bedazzlement": "fire-gem",
    "brain_suck": "brain-leak",
    "phantasmagoons": "floating-ghost",
    "vorpal_trap": "split-body",
    "fist_o_nature": "fist",
    "gore_nado": "tornado",
    "fountain_of_youth": "water-fountain",
    "snakedance": "snake-spiral",
    "wild_magic": "perspective-dice-six-faces-random",
    "amulet_of_maneg": "gem-pendant",
    "big_book_of_awesomeness": "evil-book",
    "cheaters_handbook": "card-joker",
    "crown_of_the_meek": "crown-of-thorns",
    "desperation_stones": "crystal-cluster",
    "fools_gold": "gold-nuggets",
    "kingor_crown": "jewel-crown",
    "lady_lucks_brassiere": "chest-armor",
    "lady_lucks_garters": "belt",
    "lady_lucks_panties": "underwear",
    "methy_ions_backpack": "backpack",
    "plink_cannon": "cannon",
    "proton_gem": "emerald",
    "slow_rollers_throne": "stone-throne",
    "skullzor_ring": "skull-ring",
    "demon_shoes": "slippers",
    "moccasins_of_mana": "walking-boot",
    "pumps_of_power": "high-heel",
    "tricksters_boots": "boots",
    "wood_lords_clogs": "wooden-clogs",
    "double_downer": "thumb-down",
    "jokers_wild_codpiece": "jester-hat",
    "lets_end_this": "dynamite",
    "phister_cannon": "pirate-cannon",
    "thinking_cap": "dunce-cap",
    "afterlife_artifact": "open-chest",
    "backlash_from_beyond": "ghost",
    "nectar_of_nirvana": "wine-glass",
    "pixie_paradise": "fairy-wings",
    "slag_shangri_la": "volcano",
    "the_big_house": "castle",
    "giant_space_kingdom": "ringed-planet",
    "wild_furicorn_meadow": "horse-head",
    "princess_holiday": "unicorn",
    "pisster": "wizard-face",
    "fey_ticklebottom": "woman-elf-face",
    "krazztar": "vampire-dracula",
    "zanzabart": "djinn",
    "hogs_the_house": "boar",
    "lady_lazervere": "space-suit",
    "jung_jung": "meditation",
}
"""The emblem of every component."""

"""The pictures of Epic Spell Wars as data: a comic scene for every component.

A glyph is a light and a kind is the form of the burst; a scene names a light only where it differs.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import chain

from art.scenes.scene import Extra, Record, Scene

SIZE = (880, 960)
BUST = 1.5
"""How large a bust is: the lower edge of the picture cuts it off."""
LOW = 0.9
"""How large a subject is on a delivery, whose window is low."""
LIGHTS = {
    "arcane": "electric",
    "dark": "ultra",
    "elemental": "inferno",
    "illusion": "candy",
    "primal": "slime",
}

Scenes = dict[str, Scene]

# a table: one component, a few lines
# fmt: off

SOURCES: dict[str, Scenes] = {
    "arcane": {
        "beard_o_blasty": Scene("battlefield", "", "blasting_beard", "butter", "flame", lower="chrome",
            pose="bust", weather=("sparks",)),
        "bleemax_brainiac": Scene("laboratory", "", "brain_alien", "lime", "bubblegum", lower="chrome",
            pose="bust"),
        "professor_presto": Scene("hall", "", "stage_magician", "grape", "cherry", lower="cherry",
            pose="bust", weather=("stars",), companions=(Extra("rabbit", 0.80, 0.74, 0.22, -0.1, "milk"),)),
        "sir_lootzor": Scene("vault", "", "helm", "butter", "venom", lower="cherry", size=0.95,
            weather=("sparks",)),
    },
    "dark": {
        "ben_voodoo": Scene("swamp", "", "voodoo-doll", "linen", "cherry", size=1.03, at=(0.5, -0.03),
            seal=0.008, flash="accent", weather=("fireflies",)),
        "midnight_merlin": Scene("graveyard", "", "night_wizard", "azure", "venom", lower="butter",
            pose="bust", disc="moon", lamp=(0.8, 0.2)),
        "old_scratch": Scene("lava", "", "old_devil", "cherry", lower="milk", pose="bust",
            companions=(Extra("two-coins", 0.82, 0.72, 0.22, -0.1, "butter"),)),
        "death_fairy": Scene("crypt", "", "death_sprite", "turquoise", "rose_light", lower="bubblegum",
            pose="bust"),
    },
    "elemental": {
        "magma_gog": Scene("lava", "", "magma_ogre", "basalt", "flame", lower="tangerine", pose="bust",
            flash="accent", weather=("embers",)),
        "scorchia": Scene("battlefield", "", "flame_woman", "butter", "cherry", lower="tangerine",
            pose="bust", flash="accent", lamp=(0.7, 0.3), weather=("embers",)),
        "thai_foon": Scene("tempest", "", "storm_man", "turquoise", lower="azure", size=1.4,
            weather=("rain",)),
        "wyrmtor": Scene("peaks", "", "dragon", "cherry", "sun", lower="milk", size=1.15, flash="accent",
            weather=("embers",)),
    },
    "illusion": {
        "pam_and_hecuba": Scene("swamp", "", "two_witches", "grape", lower="azure", pose="bust"),
        "pew_and_pew": Scene("market", "", "crossed-pistols", "chrome", "cherry", lower="toffee", size=1.15,
            pose="float", flash="accent", weather=("sparks",)),
        "sphinxion": Scene("desert", "", "sphinx", "tangerine", "lime", lower="azure", pose="bust",
            flash="accent", companions=(Extra("egyptian-pyramids", 0.14, 0.72, 0.3, 0.4),)),
        "walker_time_ranger": Scene("gate", "", "time_ranger", "milk", lower="cherry", pose="bust",
            lamp=(0.8, 0.3), flash="accent"),
    },
    "primal": {
        "dr_rooty_bark": Scene("forest", "", "root_doctor", "toffee", lower="lime", pose="bust",
            weather=("leaves",)),
        "king_oberon": Scene("grove", "", "fairy_king", "turquoise", lower="butter", pose="bust",
            weather=("fireflies",)),
        "muzzlesnap": Scene("deep", "acid", "croc-jaws", "lime", "milk", size=1.1, flash="accent",
            weather=("bubbles",)),
        "rose_bottom": Scene("garden", "", "rose", "cherry", lower="lime", size=1.4, flash="accent",
            weather=("petals",)),
    },
}
QUALITIES: dict[str, Scenes] = {
    "arcane": {
        "impatient": Scene("chamber", "", "alarm-clock", "cherry", "milk", size=1.05, flash="accent",
            weather=("sparks",)),
        "mysterious": Scene("city", "", "masked_stranger", "grape", "butter", lower="soot", pose="bust",
            disc="moon", lamp=(0.8, 0.2), weather=("mist",)),
        "polished": Scene("vault", "", "cut-diamond", "turquoise", "milk", size=0.9, flash="accent",
            weather=("sparks",)),
        "two_faced": Scene("hall", "", "mask", "butter", "cherry", lower="grape", size=0.95, at=(0.5, -0.04),
            flash="accent"),
    },
    "dark": {
        "devilicious": Scene("lava", "", "diablo-skull", "cherry", "butter", size=0.95, at=(0.5, -0.03),
            seal=0.01),
        "festering": Scene("graveyard", "", "gooey-daemon", "lime", "cherry", size=0.92, at=(0.5, -0.03),
            weather=("mist",)),
        "maggoty": Scene("crypt", "", "maggot", "lime", "soot", size=0.85, at=(0.5, -0.04), seal=0.004,
            flash="accent"),
        "ritualistic": Scene("sanctum", "", "candle-skull", "milk", "cherry", parts=("flame",), size=0.95,
            weather=("circle",)),
    },
    "elemental": {
        "delicious": Scene("forge", "", "meat", "meat", "milk", size=1.1, flash="accent"),
        "dicey": Scene("arena", "", "dice", "cherry", "milk", lower="milk", size=1.15, flash="accent"),
        "explodifying": Scene("battlefield", "", "unlit-bomb", "soot", "butter", size=0.9, flash="accent",
            weather=("sparks",), companions=(Extra("fire", 0.29, 0.44, 0.16, -0.1, "flame"),)),
        "inferno_tastic": Scene("lava", "", "cool_flame", "tangerine", lower="butter", size=1.2,
            flash="accent", weather=("embers",)),
    },
    "illusion": {
        "ballsy": Scene("hall", "", "bowling-strike", "milk", "cherry", parts=("grape",), size=1.1,
            flash="accent"),
        "cat_a_strophic": Scene("city", "", "mad_cat", "grape", "butter", lower="bubblegum", size=1.25,
            flash="accent", companions=(Extra("mushroom-cloud", 0.84, 0.66, 0.3, 0.2, "tangerine"),)),
        "disco_mirrored": Scene("arena", "", "disco_ball", "chrome", "bubblegum", lower="butter", size=1.2,
            flash="accent", weather=("stars", "rays")),
        "mind_altering": Scene("forest", "", "spotted-mushroom", "cherry", "milk", size=1.15, tilt=30,
            flash="accent", weather=("swirl",)),
    },
    "primal": {
        "boulder_iffic": Scene("peaks", "", "angry_boulder", "basalt", "grape", lower="lime", size=0.92,
            at=(0.5, -0.04)),
        "mighty_gro": Scene("garden", "", "biceps", "peach", "lime", size=1.15, companions=(Extra("sprout",
            0.80, 0.72, 0.22, -0.1, "lime"),)),
        "prickly": Scene("desert", "acid", "cactus", "lime", "cherry", size=0.95, flash="accent"),
        "thundering": Scene("tempest", "", "thor-hammer", "chrome", "butter", lower="toffee", size=1.15,
            weather=("lightning", "rain")),
    },
}
DELIVERIES: dict[str, Scenes] = {
    "arcane": {
        "cone_of_acid": Scene("laboratory", "", "acid_cone", "lime", "butter", lower="toffee", size=1.1,
            weather=("bubbles",)),
        "dragon_hoard": Scene("cavern", "", "open_chest", "toffee", "butter", lower="butter",
            companions=(Extra("dragon-head", 0.24, 0.52, 0.34, -0.1, "lime", inner="butter"),)),
        "power_vortex": Scene("void", "", "orb", "chrome", "rose_light", lower="butter", size=1.1,
            flash="accent", weather=("swirl", "stars"), companions=(Extra("power-lightning", 0.2, 0.62,
            0.26, -0.1, "butter"), Extra("power-lightning", 0.8, 0.62, 0.26, -0.1, "butter", flip=True))),
        "testikill": Scene("terrace", "", "egg-clutch", "milk", "cherry"),
    },
    "dark": {
        "death_wish": Scene("crypt", "", "broken-skull", "milk", "cherry"),
        "exorcism": Scene("rose_window", "", "haunting", "milk", "cherry", flash="accent",
            weather=("rays",), companions=(Extra("crucifix", 0.72, 0.72, 0.32, -0.1, "butter"),)),
        "mercy_killing": Scene("cell", "", "meat-cleaver", "chrome", "cherry", lower="toffee",
            companions=(Extra("drop", 0.74, 0.70, 0.12, -0.1, "cherry"),)),
        "pact_with_the_devil": Scene("sanctum", "", "shaking-hands", "peach", "soot", parts=("cherry",),
            size=0.94, weather=("embers",), companions=(Extra("bull-horns", 0.5, 0.40, 0.22, -0.1,
            "cherry"),)),
    },
    "elemental": {
        "chicken": Scene("meadow", "", "rooster", "milk", "butter", lower="butter", seal=0.01,
            flash="accent", weather=("feathers",)),
        "lightning_bolt": Scene("peaks", "", "power-lightning", "butter", flash="accent",
            weather=("sparks",)),
        "meatier_swarm": Scene("city", "", "burning-meteor", "tangerine", "cherry", parts=("meat",),
            companions=(Extra("steak", 0.24, 0.36, 0.2, -0.1, "meat"), Extra("sausage", 0.78, 0.72, 0.22,
            -0.1, "meat"))),
        "nuke_u_lur_meltdown": Scene("city", "", "mushroom-cloud", "tangerine", "butter", flash="accent",
            turn=1),
    },
    "illusion": {
        "bedazzlement": Scene("throne", "", "diamonds-smile", "milk", "cherry", parts=("milk", "turquoise"),
            flash="accent", weather=("sparks",)),
        "brain_suck": Scene("laboratory", "", "brain-leak", "bubblegum", "grape", parts=("lime",), size=1.09,
            seal=0.014, flash="accent"),
        "phantasmagoons": Scene("graveyard", "", "ghost_goons", "milk", "butter", lower="turquoise",
            size=1.15),
        "vorpal_trap": Scene("forest", "", "wolf-trap", "chrome", "cherry", flash="accent"),
    },
    "primal": {
        "fist_o_nature": Scene("forest", "", "fist", "toffee", "lime", size=1.1, weather=("leaves",)),
        "gore_nado": Scene("battlefield", "", "twister", "meat", size=1.2, seal=0.01,
            companions=(Extra("severed-hand", 0.22, 0.66, 0.22, -0.1, "lime"), Extra("crossed-bones", 0.8,
            0.72, 0.22, -0.1, "milk"))),
        "fountain_of_youth": Scene("garden", "", "fountain", "milk", "water", weather=("petals",)),
        "snakedance": Scene("ruins", "acid", "rattlesnake", "cherry", "butter", flash="lamp",
            companions=(Extra("musical-notes", 0.76, 0.70, 0.18, -0.1, "grape"),)),
    },
}
WILD_MAGIC: Scenes = {
    "wild_magic": Scene("void", "candy", "perspective-dice-six-faces-random", "butter", "soot", size=1.15,
        flash="accent", weather=("swirl", "stars")),
}
TREASURES: Scenes = {
    "amulet_of_maneg": Scene("vault", "", "gem-pendant", "butter", "cherry", flash="accent"),
    "big_book_of_awesomeness": Scene("library", "", "evil-book", "grape", "butter", size=1.1,
        weather=("pages",)),
    "cheaters_handbook": Scene("chamber", "", "poker-hand", "milk", "cherry", parts=("cherry",),
        flash="accent"),
    "crown_of_the_meek": Scene("ruins", "", "crown-of-thorns", "lime", "cherry"),
    "desperation_stones": Scene("crystals", "", "crystal", "turquoise", "milk", size=1.15, flash="accent",
        weather=("sparks",)),
    "fools_gold": Scene("mine", "", "gold_bars", "butter", flash="accent", weather=("sparks",)),
    "kingor_crown": Scene("throne", "", "jewel-crown", "butter", "cherry", flash="accent"),
    "lady_lucks_brassiere": Scene("chamber", "", "corset", "bubblegum", "cherry",
        companions=(Extra("clover", 0.24, 0.36, 0.2, -0.1, "lime"),)),
    "lady_lucks_garters": Scene("hall", "", "bow-tie-ribbon", "cherry", "bubblegum",
        companions=(Extra("clover", 0.5, 0.56, 0.16, -0.1, "lime"),)),
    "lady_lucks_panties": Scene("garden", "", "underwear", "bubblegum", "milk", companions=(Extra("clover",
        0.5, 0.60, 0.2, -0.1, "lime"),)),
    "methy_ions_backpack": Scene("peaks", "", "backpack", "azure", "butter", size=0.88, at=(0.5, -0.03),
        companions=(Extra("fire", 0.40, 0.82, 0.18, -0.1, "tangerine", tilt=180), Extra("fire", 0.60, 0.82,
        0.18, -0.1, "tangerine", tilt=180))),
    "plink_cannon": Scene("deck", "", "cannon", "soot", "butter", lower="toffee"),
    "proton_gem": Scene("laboratory", "", "fire-gem", "lime", "milk", flash="accent"),
    "slow_rollers_throne": Scene("throne", "", "stone-throne", "basalt", "cherry",
        companions=(Extra("snail", 0.80, 0.74, 0.22, -0.1, "lime"),)),
    "skullzor_ring": Scene("crypt", "", "skull-ring", "chrome", "cherry"),
    "demon_shoes": Scene("lava", "", "slippers", "cherry", "butter", weather=("embers",),
        companions=(Extra("angry-eyes", 0.335, 0.40, 0.20, -0.1, "butter"), Extra("angry-eyes", 0.665, 0.40,
        0.20, -0.1, "butter"))),
    "moccasins_of_mana": Scene("sanctum", "", "walking-boot", "azure", "butter", weather=("swirl",)),
    "pumps_of_power": Scene("forge", "", "high-heel", "cherry", "butter", flash="accent",
        weather=("sparks",)),
    "tricksters_boots": Scene("hall", "", "boots", "bubblegum", "grape"),
    "wood_lords_clogs": Scene("forest", "", "wooden-clogs", "toffee", "lime", flash="accent"),
    "double_downer": Scene("arena", "", "thumb-down", "peach", "cherry", seal=0.006,
        companions=(Extra("thumb-down", 0.18, 0.72, 0.22, -0.1, "grape"), Extra("thumb-down", 0.82, 0.72,
        0.22, -0.1, "grape", flip=True))),
    "jokers_wild_codpiece": Scene("market", "", "jester-hat", "grape", "butter", parts=("cherry",)),
    "lets_end_this": Scene("battlefield", "", "dynamite", "cherry", "butter", seal=0.04, flash="accent",
        weather=("sparks",)),
    "phister_cannon": Scene("arena", "", "boxing-glove-surprise", "cherry", "butter", flash="accent"),
    "thinking_cap": Scene("observatory", "", "propeller-beanie", "azure", "cherry",
        companions=(Extra("light-bulb", 0.80, 0.40, 0.18, -0.1, "sun"),)),
}
DEAD_WIZARDS: Scenes = {
    "afterlife_artifact": Scene("heavens", "", "chest", "grape", "butter", lower="butter", size=0.85,
        companions=(Extra("angel-wings", 0.5, 0.72, 0.8, 0.0, "milk"),)),
    "backlash_from_beyond": Scene("graveyard", "", "skeletal-hand", "milk", "venom", pose="rise", size=1.15),
    "nectar_of_nirvana": Scene("heavens", "", "wine-glass", "grape", "cherry", flash="accent",
        weather=("bubbles",)),
    "pixie_paradise": Scene("grove", "", "pixie", "bubblegum", "milk", lower="lime", pose="bust",
        weather=("fireflies",)),
    "slag_shangri_la": Scene("lava", "", "fire_mountain", "basalt", "tangerine", lower="milk", size=1.2),
    "the_big_house": Scene("heavens", "", "castle", "lilac", "butter", lower="cherry", size=1.15),
    "giant_space_kingdom": Scene("void", "", "ringed_world", "tangerine", "cherry", lower="turquoise",
        weather=("stars",)),
    "wild_furicorn_meadow": Scene("meadow", "", "unicorn", "bubblegum", "soot", size=1.1, flash="lamp",
        weather=("petals",)),
}
HEROES: Scenes = {
    "princess_holiday": Scene("garden", "candy", "holiday_princess", "bubblegum", lower="grape",
        pose="bust", size=1.1, lamp=(0.76, 0.2), companions=(Extra("unicorn", 0.18, 0.98, 0.34, -0.1,
        "milk"),)),
    "pisster": Scene("tempest", "jackpot", "furious_wizard", "azure", lower="butter", pose="bust", size=1.1),
    "fey_ticklebottom": Scene("grove", "slime", "tickling_elf", "grape", "ghost", lower="turquoise",
        pose="bust", size=1.1),
    "krazztar": Scene("battlefield", "inferno", "blood_mage", "cherry", "blood", lower="soot", pose="bust",
        size=1.1),
    "zanzabart": Scene("lava", "ultra", "slag_genie", "butter", lower="turquoise", pose="bust", size=1.1),
    "hogs_the_house": Scene("city", "acid", "house_hog", "bubblegum", lower="grape", pose="bust", size=1.1),
    "lady_lazervere": Scene("void", "electric", "space_lady", "chrome", "cherry", lower="butter",
        pose="bust", size=1.1, lamp=(0.8, 0.3)),
    "jung_jung": Scene("peaks", "limbo", "spirit_master", "tangerine", "ghost", lower="butter", pose="bust",
        size=1.1, companions=(Extra("spectre", 0.16, 0.40, 0.22, 0.1, "ghost"), Extra("spectre", 0.84, 0.46,
        0.2, 0.1, "ghost", flip=True))),
}

# fmt: on


def _comic(scene: Scene, light: str, burst: str) -> Scene:
    """Return a scene as it is painted: light and burst of its kind, the subject in the middle."""
    scene = replace(scene, light=scene.light or light, burst=burst, flash=scene.flash or "lamp")
    if scene.pose == "bust":
        return replace(scene, pose="float", size=scene.size * BUST, at=(0.5, 0.12))
    return scene if scene.pose == "rise" else replace(scene, pose="float")


def pictures() -> dict[str, tuple[tuple[int, int], Record]]:
    """Return the size and the record of every picture by its name."""
    found: Scenes = {}
    for kind, burst in ((SOURCES, "disc"), (QUALITIES, "splat"), (DELIVERIES, "shards")):
        for glyph, scenes in kind.items():
            found |= {name: _comic(scene, LIGHTS[glyph], burst) for name, scene in scenes.items()}
    for name in chain.from_iterable(DELIVERIES.values()):
        found[name] = replace(found[name], size=found[name].size * LOW, at=(0.5, 0.015))
    for group, light, burst in (
        (WILD_MAGIC, "candy", ""),
        (TREASURES, "jackpot", ""),
        (DEAD_WIZARDS, "limbo", "puff"),
        (HEROES, "", "shards"),
    ):
        found |= {name: _comic(scene, light, burst) for name, scene in group.items()}
    return {name: (SIZE, scene) for name, scene in found.items()}

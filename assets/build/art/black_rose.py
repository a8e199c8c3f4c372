"""The pictures of the games of the Black Rose as data: spells in two lights, scenes, rooms, portraits."""

from __future__ import annotations

from dataclasses import replace

from art.scenes.scene import Extra, Portrait, Record, Scene, TwoLights

SPELL = (880, 1120)
SCENE = (960, 1000)
VIEW = (1200, 900)
PORTRAIT = (880, 1100)

_LIGHTS = {"magic": "arcane", "holy": "holy", "profane": "rose"}
_SECOND = {"magic": "moon", "holy": "candle", "profane": "plague"}
"""The light of a reverse whose element is that of the main side."""

# a table: one component, a few lines
# fmt: off

# The elements of both sides, and the scene; its light is that of the main side.
_SPELLS: dict[str, tuple[str, str, Scene]] = {
    "dreadful_command": ("holy", "profane", Scene("throne", "", "seat_of_power", "slate", "flame",
        lower="scarlet", size=1.25, at=(0.5, 0.01), aura="flame", lamp=(0.5, 0.28), weather=("embers",))),
    "dark_force": ("profane", "profane", Scene("graveyard", "", "risen_blade", "steel", "spirit",
        lower="bronze", pose="rise", size=1.35, aura="spirit", disc="moon", lamp=(0.72, 0.26),
        weather=("ash",))),
    "deadly_bolt": ("magic", "profane", Scene("tempest", "", "burning-skull", "spirit", "bone",
        parts=("shadow",), tilt=28, pose="float", lamp=(0.7, 0.2), companions=(Extra("castle-ruins", 0.22,
        0.8, 0.3, 0.35),))),
    "tremor": ("magic", "magic", Scene("lava", "", "falling_tower", "marble", "flame", lower="sapphire",
        size=1.35, lamp=(0.5, 0.4), weather=("embers",), frame="rocks")),
    "threat_from_the_shadows": ("profane", "profane", Scene("city", "", "hooded", "cloth", "rose_light",
        lower="crimson", disc="moon", lamp=(0.5, 0.34), size=1.3, aura="rose_light", weather=("mist",))),
    "unseen_strike": ("holy", "magic", Scene("city", "", "dagger", "steel", "spirit", lower="gold",
        pose="float", size=1.3, aura="spirit", disc="moon", lamp=(0.5, 0.34), weather=("mist",),
        frame="curtain")),
    "appropriation": ("magic", "profane", Scene("vault", "", "grasp", "tan", "spirit", lower="violet",
        pose="float", size=1.25, at=(0.5, -0.04), aura="sun", weather=("sparks",),
        companions=(Extra("cut-diamond", 0.5, 0.88, 0.3, -0.1, "crystal"),))),
    "give_and_take": ("holy", "profane", Scene("crypt", "", "give_and_take", "skin", "sun", lower="ivory",
        pose="float", size=1.3, aura="sun", weather=("motes",))),
    "fusion": ("holy", "profane", Scene("sanctum", "", "knight", "ivory", "sun", lower="scarlet", size=1.4,
        at=(0.5, 0.03), aura="sun", weather=("circle", "swirl", "sparks"))),
    "vague_shift": ("magic", "magic", Scene("hall", "", "mirror", "gold", "spirit", size=1.12,
        aura="spirit", lamp=(0.28, 0.3), weather=("swirl", "motes"))),
    "minor_control": ("magic", "holy", Scene("throne", "", "puppet", "linen", "water", lower="gold",
        pose="float", size=1.35, at=(0.5, 0.02), lamp=(0.5, 0.26), weather=("motes",))),
    "violence": ("profane", "holy", Scene("battlefield", "", "crossed_swords", "steel", "ruby",
        lower="gold", pose="float", size=1.15, aura="flame", lamp=(0.5, 0.36), weather=("embers",),
        companions=(Extra("broken-shield", 0.8, 0.9, 0.24, 0.05, "bronze"), Extra("broken-skull", 0.2, 0.9,
        0.16, 0.05, "bone")))),
    "undying_fate": ("profane", "profane", Scene("graveyard", "", "skeleton", "bone", "venom", pose="rise",
        size=1.1, disc="moon", lamp=(0.3, 0.24), weather=("mist", "fireflies"),
        companions=(Extra("raise-skeleton", 0.84, 0.88, 0.22, 0.2), Extra("raise-zombie", 0.15, 0.86, 0.18,
        0.35)))),
    "magic_bond": ("magic", "holy", Scene("void", "", "rings", "gold", lower="steel", pose="float",
        aura="sun", size=1.05, weather=("stars", "swirl"))),
    "temple_keepers": ("holy", "holy", Scene("hall", "", "knights", "ivory", "water", lower="scarlet",
        size=1.12, at=(0.5, 0.02), lamp=(0.5, 0.3), weather=("motes",))),
    "shadow_form": ("profane", "profane", Scene("city", "", "ghost", "shadow", "rose_light", pose="float",
        size=1.25, disc="moon", lamp=(0.5, 0.4), aura="rose_light", weather=("mist", "ash"))),
}
_OWN_SECOND = {"shadow_form": "dusk", "dark_force": "blood", "threat_from_the_shadows": "blood"}

SCENES: dict[str, Record] = {
    "bone_shield": Scene("battlefield", "ember", "skull-shield", "iron", "bone", size=1.15, weather=("ash",),
        lamp=(0.3, 0.34)),
    "grave_blade": Scene("graveyard", "frost", "sword", "steel", "water", lower="gold", pose="rise",
        size=1.2, aura="ghost", disc="moon", lamp=(0.72, 0.24), weather=("mist",)),
    "oath_beyond_death": Scene("crypt", "moon", "coffin", "wood", "ghost", lower="gold", size=1.12,
        aura="ghost", weather=("motes",)),
    "first_blood": Scene("arena", "dawn", "bloody_sword", "steel", "ruby", lower="gold", pose="rise",
        size=1.3, disc="sun", lamp=(0.7, 0.28), weather=("embers",), companions=(Extra("broken-shield", 0.2,
        0.9, 0.24, 0.0, "bronze"),)),
    "destroyer": Scene("lava", "ember", "skulls", "bone", "flame", lower="iron", size=1.2, aura="flame",
        lamp=(0.5, 0.38), weather=("embers", "sparks")),
    "manipulator": Scene("library", "arcane", "offering", "pale", "spirit", lower="violet", size=1.1,
        aura="spirit", weather=("pages", "motes")),
    "sentence": Scene("throne", "gold", "gavel", "wood", lower="gold", size=1.1, weather=("motes",)),
    "puppeteer": Scene("chamber", "rose", "chess", "pearl", lower="black_rose", size=1.1, lamp=(0.78, 0.26),
        weather=("motes",)),
    "staking_the_claim": Scene("ruins", "dawn", "banner", "scarlet", "sun", lower="gold", size=1.2,
        at=(0.52, 0.02), lamp=(0.3, 0.3), weather=("motes",)),
    "insight": Scene("void", "moon", "great_eye", "slate", "water", pose="float", size=1.05, aura="water",
        weather=("stars", "swirl")),
    "slayer": Scene("arena", "ember", "battle-axe", "steel", pose="rise", flip=True, seal=0.05, size=1.3,
        disc="sun", lamp=(0.7, 0.26), weather=("embers",)),
    "balance": Scene("terrace", "dusk", "scales", "gold", "sun", lower="shadow", size=1.15,
        weather=("motes",)),
    "initiate": Scene("crypt", "candle", "book", "umber", "spirit", pose="float", size=1.15, at=(0.5, 0.03),
        aura="spirit", weather=("motes", "pages"), companions=(Extra("triple-skulls", 0.2, 0.93, 0.24, -0.1,
        "bone"),)),
    "summoner": Scene("sanctum", "rose", "portal", "stone", "rose_light", lower="gold", size=1.15,
        aura="rose_light", weather=("embers",)),
    "lord_of_elements": Scene("heavens", "holy", "crown", "gold", "ruby", lower="wine", pose="float",
        at=(0.5, 0.1), aura="sun", lamp=(0.5, 0.24), companions=(Extra("fire", 0.24, 0.32, 0.15, 0.0,
        "flame"), Extra("water-drop", 0.5, 0.24, 0.13, 0.0, "water"), Extra("oak-leaf", 0.76, 0.32, 0.15,
        0.0, "leaf"))),
    "living_lodge": Scene("tempest", "arcane", "castle", "stone", "rose_light", lower="crimson", pose="rise",
        size=1.3, disc="moon", lamp=(0.5, 0.28), weather=("petals",)),
    "honour_in_service": Scene("throne", "rose", "knight", "black_rose", "rose_light", lower="bone",
        size=1.15, at=(0.5, 0.02), weather=("petals",)),
    "gift_to_fools": Scene("market", "rose", "mask", "gold", "crimson", lower="black_rose", pose="float",
        size=1.02, frame="curtain", weather=("petals",)),
    "hard_lesson": Scene("library", "rose", "book_stack", "black_rose", "rose_light", lower="wine",
        size=1.08, weather=("petals",), companions=(Extra("vines", 0.18, 0.8, 0.3, 0.0, "moss"),
        Extra("thorny-vine", 0.84, 0.9, 0.24, -0.1, "black_rose"))),
    "restoration": Scene("ruins", "frost", "rose", "black_rose", lower="leaf", size=1.3, aura="rose_light",
        disc="moon", lamp=(0.5, 0.34), weather=("petals",)),
    "control": Scene("cell", "rose", "chains", "iron", "rose_light", lower="black_rose", pose="float",
        size=1.1, aura="rose_light", weather=("petals",)),
    "inversion": Scene("void", "rose", "hourglass", "black_rose", "rose_light", pose="float", size=1.12,
        aura="rose_light", weather=("stars", "petals")),
    "collapse": Scene("tempest", "dusk", "falling_tower", "basalt", "rose_light", lower="black_rose",
        pose="rise", size=1.4, aura="rose_light", disc="eclipse", lamp=(0.5, 0.4), weather=("ash", "embers")),
}

PORTRAITS: dict[str, Portrait] = {
    "bartholomew": Portrait("crypt", "plague", "hood", "umber", skin="bone", mask="skull", eyes="venom",
        trim="bronze", held="bone-mace", held_material="bone", side=1, yaw=0.32, collar="cape",
        collar_cloth="cloth", lamp=(0.22, 0.24), weather=("mist", "fireflies")),
    "ulrich": Portrait("hall", "frost", "crown", "navy", skin="pale", hair="white_hair", locks="long",
        beard=0.28, age=0.8, eyes="water", held="relic-blade", held_material="steel", side=-1, yaw=-0.34,
        collar="mantle", lamp=(0.78, 0.26), weather=("snow",)),
    "templar": Portrait("armoury", "candle", "helm", "ivory", skin="bone", trim="gold", eyes="ghost",
        held="templar-shield", held_material="steel", staff=False, side=-1, yaw=-0.32, collar="mantle",
        weather=("motes",)),
    "black_rose": Portrait("rose_window", "rose", "hood", "black_rose", skin="pale", hair="black_hair",
        soft=1.0, eyes="rose_light", held="rose", held_material="rose_light", staff=False, side=1, yaw=0.28,
        collar="high", collar_cloth="black_rose", lamp=(0.3, 0.3), weather=("petals",)),
}

# Every room twice: ruined, and restored.
ROOMS: dict[str, tuple[Scene, Scene]] = {
    "crypt": (Scene("crypt", "grave", "coffin", "wood", "shadow", lower="iron", flip=True, size=1.1,
        weather=("mist",)), Scene("crypt", "candle", "coffin", "wood", "ghost", lower="gold", flip=True,
        size=1.1, aura="ghost", weather=("sparks",))),
    "armory": (Scene("armoury", "storm", "broken-shield", "iron", seal=0.006, size=1.05, weather=("ash",)),
        Scene("armoury", "gold", "shield", "steel", "ruby", lower="gold", size=1.1, aura="sun",
        weather=("sparks",))),
    "summoning": (Scene("sanctum", "moon", "brazier", "slate", "ghost", lower="iron", size=1.12,
        weather=("ash",)), Scene("sanctum", "ember", "brazier", "stone", "flame", lower="gold", size=1.12,
        aura="flame", weather=("embers",))),
    "treasury": (Scene("vault", "plague", "chest", "wood", lower="iron", size=1.1, weather=("motes",)),
        Scene("vault", "gold", "open_chest", "wood", "gold", lower="bronze", size=1.1,
        weather=("sparks",))),
    "reading_room": (Scene("library", "grave", "book_stack", "leather", "shadow", lower="umber", size=1.1,
        weather=("pages",)), Scene("library", "candle", "book", "leather", "sun", size=1.08, pose="float",
        aura="sun", weather=("sparks",))),
    "abyss": (Scene("cavern", "moon", "portal", "slate", "shadow", lower="iron", size=1.12, weather=("mist",
        "ash"), frame="rocks"), Scene("cavern", "tide", "portal", "slate", "water", lower="gold", size=1.12,
        aura="water", weather=("sparks",))),
    "occult_hall": (Scene("rose_window", "grave", "rose", "shadow", lower="bark", size=1.12,
        weather=("ash",)), Scene("rose_window", "rose", "rose", "black_rose", lower="moss", size=1.12,
        aura="rose_light", weather=("petals",))),
}

# fmt: on


def _spell(main: str, reverse: str, scene: Scene, own: str | None) -> TwoLights:
    second = own or (_LIGHTS[reverse] if reverse != main else _SECOND[reverse])
    return TwoLights(replace(scene, light=_LIGHTS[main]), second)


def pictures() -> dict[str, tuple[tuple[int, int], Record]]:
    """Return the size and the record of every picture by its name."""
    found: dict[str, tuple[tuple[int, int], Record]] = {}
    for name, (main, reverse, scene) in _SPELLS.items():
        found[name] = (SPELL, _spell(main, reverse, scene, _OWN_SECOND.get(name)))
    found |= {name: (SCENE, record) for name, record in SCENES.items()}
    found |= {name: (PORTRAIT, record) for name, record in PORTRAITS.items()}
    for name, (ruined, restored) in ROOMS.items():
        found[f"view_{name}"] = (VIEW, ruined)
        found[f"view_{name}_restored"] = (VIEW, restored)
    return found

"""The pictures of Five Seals as data: every spell in the lights of five elements, figures, guardians."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from art.scenes.scene import Extra, Portrait, Record, Scene

SPELL = (800, 840)
PORTRAIT = (800, 1000)

LIGHTS = {"fire": "ember", "water": "tide", "air": "gold", "earth": "verdant", "mind": "arcane"}
# What stands for an element in a scene: its dice, its light, its stone, its cloth.
_STUFF = {
    "fire": {"DIE": "red_lacquer", "LIGHT": "flame", "STONE": "clay", "CLOTH": "scarlet", "AIR": "embers"},
    "water": {"DIE": "blue_lacquer", "LIGHT": "water", "STONE": "slate", "CLOTH": "navy", "AIR": "bubbles"},
    "air": {
        "DIE": "yellow_lacquer",
        "LIGHT": "sun",
        "STONE": "sand",
        "CLOTH": "ochre_robe",
        "AIR": "feathers",
    },
    "earth": {"DIE": "green_lacquer", "LIGHT": "venom", "STONE": "stone", "CLOTH": "forest", "AIR": "leaves"},
    "mind": {
        "DIE": "violet_lacquer",
        "LIGHT": "spirit",
        "STONE": "marble",
        "CLOTH": "violet",
        "AIR": "stars",
    },
}

# a table: one component, a few lines
# fmt: off

SPELLS: dict[str, Scene] = {
    "transmutation": Scene("laboratory", "", "dice", "DIE", "pearl", lower="gold", size=1.12,
        weather=("AIR", "sparks")),
    "cleansing": Scene("waterfall", "", "spring", "marble", "LIGHT", lower="STONE", size=1.2, aura="LIGHT",
        weather=("motes", "sparks"), companions=(Extra("perspective-dice-six", 0.84, 0.92, 0.2, -0.1,
        "DIE"),)),
    "saturation": Scene("chamber", "", "flask", "glass", "LIGHT", lower="wood", aura="LIGHT", size=1.12,
        weather=("sparks",)),
    "multiplication": Scene("vault", "", "many_dice", "DIE", "pearl", lower="gold", size=1.12,
        weather=("sparks",)),
    "reappraisal": Scene("throne", "", "crown", "gold", "LIGHT", lower="CLOTH", size=1.05, aura="LIGHT",
        weather=("motes",)),
    "replacement": Scene("ruins", "", "two_seals", "STONE", "LIGHT", lower="iron", pose="float", size=1.35,
        aura="LIGHT", weather=("AIR", "sparks")),
    "exchange": Scene("hall", "", "mirror", "gold", "LIGHT", size=1.15, aura="LIGHT", lamp=(0.28, 0.3),
        weather=("motes",)),
    "absorption": Scene("sea", "", "rolling-energy", "LIGHT", pose="flat", size=1.15, disc="moon",
        lamp=(0.62, 0.26), weather=("motes",), companions=(Extra("elven-castle", 0.16, 0.61, 0.22, 0.6),
        Extra("sea-serpent", 0.86, 0.66, 0.16, 0.4))),
    "disintegration": Scene("battlefield", "", "falling_tower", "marble", "LIGHT", lower="DIE", size=1.35,
        aura="LIGHT", lamp=(0.7, 0.26), weather=("ash",)),
    "rearrangement": Scene("chamber", "", "scroll", "parchment", "LIGHT", lower="wood", size=1.28, at=(0.49,
        0.0), aura="LIGHT", weather=("pages", "motes")),
    "forgery": Scene("market", "", "mask", "gold", "LIGHT", lower="CLOTH", pose="float", size=1.05,
        frame="curtain", weather=("motes",)),
    "modification": Scene("observatory", "", "scales", "gold", "LIGHT", lower="shadow", size=1.15,
        weather=("motes",)),
    "transfer": Scene("sanctum", "", "give_and_take", "skin", "LIGHT", lower="CLOTH", pose="float",
        size=1.75, at=(0.5, 0.03), aura="LIGHT", weather=("sparks",)),
    "seizure": Scene("tempest", "", "grasp", "tan", "LIGHT", lower="CLOTH", pose="float", size=1.4, at=(0.5,
        -0.1), aura="LIGHT", lamp=(0.66, 0.24), weather=("rain",)),
    "appropriation": Scene("city", "", "sack", "linen", "LIGHT", lower="umber", size=1.1, disc="moon",
        lamp=(0.4, 0.34), aura="LIGHT", weather=("mist", "sparks")),
    "protection": Scene("gate", "", "shield", "steel", "LIGHT", lower="gold", pose="float", size=1.12,
        aura="LIGHT", weather=("motes",)),
    "overcoming": Scene("crypt", "", "ghost", "LIGHT", "shadow", pose="float", size=1.12, aura="LIGHT",
        weather=("mist", "motes")),
    "teleportation": Scene("peaks", "", "portal", "STONE", "LIGHT", lower="gold", size=1.15, aura="LIGHT",
        lamp=(0.3, 0.28), weather=("AIR", "sparks")),
    "guard": Scene("peaks", "", "golem", "marble", "LIGHT", lower="DIE", size=1.2, aura="LIGHT", lamp=(0.3,
        0.28), weather=("motes",)),
    "acceleration": Scene("heavens", "", "winged_boot", "leather", "pearl", lower="gold", pose="float",
        size=1.08, lamp=(0.72, 0.26), disc="sun", weather=("feathers",)),
}
_FAMILIARS: dict[str, Scene] = {
    "raven": Scene("peaks", "frost", "raven", "raven", "sun", lower="iron", size=1.2, disc="moon",
        lamp=(0.32, 0.28), weather=("snow", "feathers")),
    "cat": Scene("city", "dusk", "cat", "black_fur", "sun", size=1.35, disc="moon", lamp=(0.5, 0.42),
        aura="sun", weather=("mist",)),
    "owl": Scene("forest", "verdant", "owl", "feather", "sun", lower="ochre", size=1.15, disc="moon",
        lamp=(0.72, 0.26), weather=("fireflies",)),
    "snake": Scene("desert", "ember", "snake", "emerald", "sun", lower="ochre", size=1.2, lamp=(0.28, 0.3),
        weather=("embers",)),
    "toad": Scene("swamp", "dusk", "toad", "emerald", "sun", size=1.2, at=(0.5, 0.02), disc="moon",
        lamp=(0.3, 0.3), weather=("fireflies", "mist")),
}
_SUMMONINGS: dict[str, Scene] = {
    name: replace(
        scene,
        place="sanctum",
        light="arcane",
        aura="spirit",
        disc="",
        lamp=None,
        frame="",
        at=(0.5, 0.0),
        weather=("swirl", "sparks"),
    )
    for name, scene in _FAMILIARS.items()
}
MAGES: dict[str, Portrait] = {
    "shaman": Portrait("glacier", "frost", "feathers", "leather_coat", skin="tan", hair="black_hair",
        locks="long", age=0.4, paint="scarlet", trim="bone", held="raven", held_material="feather", side=-1,
        yaw=-0.34, collar="fur", lamp=(0.76, 0.26), weather=("snow",)),
    "witch": Portrait("forest", "moon", "hat", "cloth", hair="black_hair", soft=0.95, trim="bronze",
        eyes="", held="cauldron", held_material="venom", staff=False, side=1, yaw=0.34, disc="crescent",
        lamp=(0.22, 0.2), skin="pale", weather=("fireflies",)),
    "enchanter": Portrait("desert", "ember", "circlet", "scarlet", skin="umber_skin", hair="black_hair",
        locks="short", beard=0.18, trim="gold", held="snake-totem", held_material="sun", side=1, yaw=0.36,
        collar="high", collar_cloth="gold", weather=("embers",)),
    "seer": Portrait("grove", "verdant", "circlet", "forest", hair="fair_hair", soft=1.0, trim="gold",
        held="crystal-ball", held_material="ice", staff=False, side=-1, yaw=-0.3, lamp=(0.74, 0.26),
        weather=("fireflies", "leaves")),
    "warlock": Portrait("void", "gold", "hood", "umber", skin="pale", eyes="flame", beard=0.22,
        hair="grey_hair", age=0.7, trim="gold", held="burning-skull", held_material="flame", side=1,
        yaw=0.3, amulet="pentacle", lamp=(0.24, 0.26), weather=("embers",)),
}

# fmt: on


def in_element(scene: Scene, element: str) -> Scene:
    """Return a scene in the light of an element, with what stands for it put in."""
    stuff: dict[str, Any] = _STUFF[element]
    changed: dict[str, Any] = {"light": LIGHTS[element]}
    for field in fields(scene):
        value = getattr(scene, field.name)
        if isinstance(value, str) and value in stuff:
            changed[field.name] = stuff[value]
    changed["weather"] = tuple(stuff.get(kind, kind) for kind in scene.weather)
    changed["companions"] = tuple(
        replace(extra, material=stuff.get(extra.material, extra.material)) for extra in scene.companions
    )
    return replace(scene, **changed)


def pictures() -> dict[str, tuple[tuple[int, int], Record]]:
    """Return the size and the record of every picture by its name."""
    found: dict[str, tuple[tuple[int, int], Record]] = {}
    for element in LIGHTS:
        found |= {f"{name}_{element}": (SPELL, in_element(scene, element)) for name, scene in SPELLS.items()}
        guardian = Scene(
            "gate", "", "colossus", "marble", "LIGHT", lower="gold", size=1.3, aura="LIGHT", weather=("AIR",)
        )
        found[f"guardian_{element}"] = (SPELL, in_element(guardian, element))
        seal = Scene(
            "sanctum", "", "seal", "STONE", "LIGHT", pose="float", size=1.1, aura="LIGHT", weather=("AIR",)
        )
        found[f"seal_{element}"] = (SPELL, in_element(seal, element))
    found |= {f"familiar_{name}": (SPELL, scene) for name, scene in _FAMILIARS.items()}
    found |= {f"summoning_{name}": (SPELL, scene) for name, scene in _SUMMONINGS.items()}
    found |= {f"mage_{name}": (PORTRAIT, record) for name, record in MAGES.items()}
    return found

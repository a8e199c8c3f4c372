"""The pictures of the shell as data: signs and tiles of the games, moments, what is on the backs of cards."""

from __future__ import annotations

from art.scenes.scene import Extra, Record, Scene

TILE = (1200, 720)
MOMENT = (2560, 1440)
STRIP = (1600, 900)

# a table: one picture, a few lines
# fmt: off

SIGNS: dict[str, Scene] = {
    "res_arcana": Scene("void", "arcane", "orb", "gold", "spirit", size=1.25, at=(0.5, -0.02), pose="float",
        weather=("stars",)),
    "black_rose_duel": Scene("tempest", "moon", "crossed_swords", "steel", "sapphire", lower="gold",
        size=1.35, pose="float", lamp=(0.5, 0.3)),
    "five_seals": Scene("void", "tide", "seal", "stone", "venom", size=1.3, pose="float", aura="venom"),
    "epic_spell_wars": Scene("lava", "ember", "burning-skull", "flame", "bone", parts=("shadow",), size=1.3,
        pose="float", lamp=(0.5, 0.34), weather=("embers",)),
    "black_rose_wars": Scene("rose_window", "rose", "rose", "crimson", lower="leaf", size=1.4,
        pose="float"),
}
_TILES: dict[str, Scene] = {
    "res_arcana": Scene("laboratory", "arcane", "orb", "gold", "spirit", size=1.15, aura="spirit",
        lamp=(0.24, 0.28), weather=("sparks",), companions=(Extra("spell-book", 0.25, 0.88, 0.24, 0.05,
        "leather"), Extra("round-potion", 0.76, 0.88, 0.18, 0.05, "venom"))),
    "black_rose_duel": Scene("rose_window", "moon", "crossed_swords", "steel", "rose_light", lower="gold",
        pose="float", size=1.2, at=(0.5, 0.02), lamp=(0.5, 0.44), weather=("petals", "sparks")),
    "five_seals": Scene("crystals", "tide", "seal", "stone", "venom", size=1.2, at=(0.5, -0.03),
        aura="venom", weather=("motes",), companions=(Extra("perspective-dice-six", 0.74, 0.92, 0.15, 0.05,
        "red_lacquer"), Extra("perspective-dice-five", 0.64, 0.95, 0.12, -0.1, "yellow_lacquer"))),
    "epic_spell_wars": Scene("lava", "ultra", "skull_mountain", "basalt", "tangerine", lower="milk",
        pose="float", at=(0.5, 0.04), flash="lamp", burst="shards", size=1.45, weather=("embers",),
        companions=(Extra("raise-zombie", 0.12, 0.94, 0.34, 0.1), Extra("cat", 0.88, 0.90, 0.3, 0.1))),
    "black_rose_wars": Scene("garden", "rose", "castle", "slate", "rose_light", lower="black_rose",
        pose="rise", size=1.25, at=(0.5, -0.02), disc="moon", lamp=(0.26, 0.24), weather=("petals",)),
}
BACKS: dict[str, Scene] = {
    "back_monument": Scene("desert", "dusk", "temple", "marble", "sun", size=1.15, disc="sun", lamp=(0.7,
        0.3)),
    "back_spell": Scene("rose_window", "rose", "rose", "black_rose", lower="moss", size=1.3, pose="float",
        aura="rose_light", weather=("petals",)),
    "back_forgotten": Scene("void", "storm", "great_eye", "slate", "ice", size=1.15, pose="float",
        aura="ice", weather=("stars",)),
}
_MOMENTS: dict[str, tuple[tuple[int, int], Record]] = {
    "victory": (MOMENT, Scene("throne", "gold", "seat_of_power", "gold", "sun", lower="scarlet", size=1.25,
        aura="sun", weather=("rays", "sparks", "petals"), companions=(Extra("lit-candelabra", 0.32, 0.92,
        0.36, 0.05, "gold"), Extra("lit-candelabra", 0.68, 0.92, 0.36, 0.05, "gold")))),
    "rose_victory": (MOMENT, Scene("rose_window", "rose", "rose", "black_rose", lower="moss", size=1.25,
        at=(0.5, 0.02), aura="rose_light", weather=("petals", "rays"))),
    "round": (STRIP, Scene("terrace", "dawn", "hourglass", "gold", "sand", size=1.2, at=(0.5, 0.02),
        disc="sun", lamp=(0.66, 0.36), weather=("motes", "rays"))),
    "moon_1": (STRIP, Scene("peaks", "moon", "castle", "slate", "sun", lower="navy", pose="rise", size=1.05,
        disc="crescent", lamp=(0.74, 0.22), weather=("stars",))),
    "moon_2": (STRIP, Scene("peaks", "rose", "castle", "slate", "rose_light", lower="black_rose",
        pose="rise", size=1.05, disc="moon", lamp=(0.72, 0.24), weather=("petals",), turn=1)),
    "moon_3": (STRIP, Scene("peaks", "blood", "castle", "slate", "flame", lower="black_rose", pose="rise",
        size=1.05, disc="eclipse", lamp=(0.72, 0.24), weather=("embers", "petals"), turn=2)),
    "empty_table": (STRIP, Scene("chamber", "candle", "book_stack", "leather", "flame", lower="umber",
        size=1.05, lamp=(0.2, 0.26), weather=("motes",), companions=(Extra("quill-ink", 0.7, 0.92, 0.18,
        0.05, "feather"), Extra("hourglass", 0.31, 0.9, 0.18, 0.05, "wood")))),
}

# fmt: on


def pictures() -> dict[str, tuple[tuple[int, int], Record]]:
    """Return the size and the record of every picture by its name."""
    return {f"tile_{name}": (TILE, scene) for name, scene in _TILES.items()} | _MOMENTS

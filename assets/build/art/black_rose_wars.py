"""The pictures of Black Rose Wars as data: mages, rooms, spells in two lights, evocations, events, quests."""

from __future__ import annotations

from dataclasses import replace

from art.scenes.scene import Extra, Portrait, Record, Scene

VIEW = (800, 600)
EVOCATION = (600, 640)
PORTRAIT = (880, 1100)

# a table: one component, a few lines
# fmt: off

BACKS: dict[str, Scene] = {
    "back_necromancy": Scene("graveyard", "grave", "bare_skull", "bone", "venom", size=1.2, disc="moon",
        lamp=(0.7, 0.26)),
    "back_transmutation": Scene("laboratory", "verdant", "flask", "glass", "venom", lower="wood", size=1.3,
        aura="venom"),
    "back_destruction": Scene("lava", "ember", "fire", "flame", size=1.25, aura="flame",
        weather=("embers",)),
    "back_divination": Scene("observatory", "gold", "orb", "gold", "sun", size=1.3, aura="sun"),
    "back_illusion": Scene("hall", "moon", "mask", "pearl", "water", lower="navy", size=1.25, pose="float",
        aura="water"),
    "back_conspiracy": Scene("city", "arcane", "dagger", "steel", "spirit", lower="gold", size=1.35,
        pose="float", aura="spirit", disc="moon", lamp=(0.3, 0.26)),
    "back_quest": Scene("chamber", "candle", "scroll", "parchment", "flame", lower="wood", size=1.3,
        pose="float"),
    "back_event": Scene("tempest", "rose", "rose", "black_rose", lower="moss", size=1.3, pose="float",
        lamp=(0.5, 0.3), weather=("petals",)),
    "back_evocation": Scene("sanctum", "frost", "portal", "slate", "ghost", lower="steel", size=1.25,
        aura="ghost"),
}

MAGES: dict[str, Portrait] = {
    "tessa": Portrait("grove", "verdant", "horns", "forest", skin="tan", hair="red_hair", soft=1.0,
        trim="bronze", held="sprout", held_material="venom", side=1, yaw=0.3, collar="fur",
        collar_cloth="moss", lamp=(0.26, 0.24), weather=("leaves", "fireflies")),
    "jafar": Portrait("observatory", "moon", "turban", "navy", skin="umber_skin", hair="black_hair",
        locks="none", beard=0.3, age=0.3, trim="gold", held="astrolabe", held_material="gold", staff=False,
        side=-1, yaw=-0.32, collar="high", collar_cloth="", lamp=(0.76, 0.24), weather=("stars",)),
    "rebecca": Portrait("city", "gold", "hood", "ochre_robe", skin="pale", hair="black_hair", soft=0.95,
        trim="iron", held="curvy-knife", held_material="steel", staff=False, side=1, yaw=0.34,
        collar="cape", collar_cloth="leather_coat", disc="moon", lamp=(0.22, 0.22), weather=("ash",)),
    "nero": Portrait("lava", "ember", "bare", "scarlet", skin="tan", hair="black_hair", locks="short",
        beard=0.14, eyes="flame", trim="gold", held="three-burning-balls", held_material="flame",
        staff=False, side=-1, yaw=-0.3, collar="high", collar_cloth="red_lacquer", lamp=(0.76, 0.28),
        weather=("embers",)),
}

# What is seen of a room; destroyed, the same thing stands dead among ruins.
ROOMS: dict[str, Scene] = {
    "black_rose_hall": Scene("rose_window", "rose", "rose", "black_rose", lower="leaf", size=1.2,
        aura="rose_light", weather=("petals",)),
    "throne": Scene("throne", "arcane", "seat_of_power", "gold", "spirit", lower="violet", size=1.2,
        lamp=(0.5, 0.26), weather=("motes",)),
    "wars_armory": Scene("armoury", "candle", "crossed_swords", "steel", "ruby", lower="gold", size=1.15,
        pose="float", weather=("motes",), companions=(Extra("templar-shield", 0.24, 0.9, 0.24, 0.1, "steel"),
        Extra("barbute", 0.76, 0.9, 0.2, 0.1, "iron"))),
    "pleasure": Scene("chamber", "rose", "chalice", "gold", "rose_light", lower="ruby", size=1.15,
        frame="curtain", weather=("petals",), companions=(Extra("grapes", 0.26, 0.9, 0.18, 0.05, "amethyst"),
        Extra("lyre", 0.75, 0.9, 0.24, 0.1, "gold"))),
    "summoner_room": Scene("sanctum", "ember", "portal", "basalt", "flame", lower="gold", size=1.2,
        aura="flame", weather=("circle", "embers")),
    "alchemical_laboratory": Scene("laboratory", "blood", "furnace", "clay", "flame", lower="copper",
        size=1.12, aura="flame", weather=("sparks",), companions=(Extra("bubbling-flask", 0.24, 0.9, 0.2,
        0.05, "venom"), Extra("round-potion", 0.77, 0.9, 0.16, 0.05, "rose_light"))),
    "arena": Scene("arena", "ember", "knight", "bronze", "flame", lower="scarlet", size=1.2, disc="sun",
        lamp=(0.72, 0.28), weather=("embers",)),
    "wars_reading_room": Scene("library", "gold", "book", "leather", "sun", size=1.1, aura="sun",
        weather=("pages", "motes")),
    "observatory": Scene("observatory", "candle", "telescope", "gold", lower="wood", size=1.2, seal=0.01,
        weather=("stars",)),
    "sanctuary": Scene("hall", "holy", "spring", "marble", "water", lower="ivory", size=1.15, aura="sun",
        weather=("rays", "motes")),
    "garden": Scene("garden", "verdant", "fruit_tree", "leaf", "rose_light", lower="bark", size=1.3,
        lamp=(0.28, 0.26), weather=("petals", "fireflies")),
    "forge": Scene("forge", "ember", "anvil", "iron", "flame", lower="wood", size=1.15, aura="flame",
        weather=("sparks", "embers")),
    "treasure": Scene("vault", "verdant", "open_chest", "wood", "gold", lower="gold", size=1.15,
        weather=("sparks",)),
    "wars_abyss": Scene("void", "tide", "portal", "slate", "water", lower="steel", size=1.2, aura="water",
        pose="float", weather=("swirl", "stars")),
    "oracle": Scene("cavern", "moon", "orb", "bronze", "water", size=1.15, aura="water", frame="rocks",
        weather=("mist", "motes")),
    "mirrors": Scene("hall", "frost", "mirror", "steel", "ice", size=1.2, aura="ice", lamp=(0.28, 0.28),
        weather=("sparks",)),
    "wars_crypt": Scene("crypt", "storm", "tomb", "marble", "ghost", lower="iron", size=1.15,
        weather=("mist",)),
    "cemetery": Scene("graveyard", "grave", "bone_hand", "bone", "venom", pose="rise", size=1.15,
        disc="moon", lamp=(0.28, 0.24), weather=("mist", "fireflies"), companions=(Extra("tombstone", 0.76,
        0.86, 0.24, 0.1, "stone"),)),
    "sacrificial_altar": Scene("sanctum", "blood", "altar", "slate", lower="gold", size=1.15, aura="flame",
        weather=("embers", "ash")),
}

EVOCATIONS: dict[str, Record] = {
    "landsknecht": Scene("battlefield", "grave", "knight", "iron", "venom", lower="bone", size=1.25,
        lamp=(0.3, 0.3), weather=("mist", "ash"), companions=(Extra("spears", 0.84, 0.82, 0.34, 0.25),
        Extra("spears", 0.16, 0.82, 0.3, 0.4), Extra("tattered-banner", 0.28, 0.84, 0.4, 0.2, "scarlet"))),
    "bone_knight": Scene("crypt", "plague", "skeleton", "bone", "rose_light", size=1.2, aura="venom",
        weather=("motes",), companions=(Extra("skull-shield", 0.78, 0.9, 0.3, -0.1, "iron", inner="venom"),
        Extra("pointy-sword", 0.25, 0.86, 0.34, -0.1, "steel", tilt=135))),
    "holy_altar": Scene("hall", "holy", "star-altar", "marble", "sun", lower="gold", size=1.2, seal=0.006,
        aura="sun", weather=("rays", "motes")),
    "cerberus": Scene("lava", "ember", "three_headed_hound", "black_fur", "flame", lower="iron", size=1.4,
        at=(0.5, 0.02), lamp=(0.5, 0.36), aura="flame", weather=("embers",), frame="rocks"),
    "shifting_altar": Scene("cavern", "arcane", "dolmen", "slate", lower="amethyst", size=1.2, seal=0.01,
        aura="spirit", weather=("swirl", "sparks"), companions=(Extra("rune-stone", 0.5, 0.42, 0.22, -0.1,
        "spirit"), Extra("stone-block", 0.2, 0.44, 0.13, 0.1, "marble", tilt=20), Extra("stone-block", 0.8,
        0.38, 0.15, 0.1, "marble", tilt=-25))),
    "andromeda": Portrait("sea", "moon", "bare", "ocean", skin="pale", hair="fair_hair", soft=1.0,
        eyes="ghost", trim="pearl", held="chained-heart", held_material="ghost", staff=False, side=1,
        yaw=0.32, amulet="", disc="moon", lamp=(0.22, 0.22), weather=("mist", "motes")),
    "malacoda": Portrait("lava", "blood", "horns", "leather_coat", skin="crimson", eyes="flame", age=0.8,
        trim="iron", held="trident", held_material="iron", side=-1, yaw=-0.3, collar="mantle",
        collar_cloth="iron", lamp=(0.74, 0.26), weather=("embers",)),
    "cretan_beast": Scene("ruins", "ember", "bull_man", "hide", "flame", lower="gold", pose="rise",
        size=1.4, lamp=(0.3, 0.3), aura="flame", weather=("embers",), frame="rocks"),
    "abomination": Scene("laboratory", "plague", "gooey-daemon", "petal", "venom", lower="wine", size=1.3,
        seal=0.012, aura="venom", weather=("bubbles",)),
}

# fmt: on


def _fallen(scene: Scene, number: int) -> Scene:
    """Return a room after its end: what stood in it, dark and dead, under the open sky."""
    return replace(
        scene,
        place=("ruins", "battlefield", "graveyard")[number % 3],
        light=("grave", "storm", "dusk")[number // 3 % 3],
        material="slate" if number % 2 else "stone",
        inner="shadow",
        lower="iron",
        aura="",
        disc="",
        lamp=None,
        companions=(Extra("stone-pile", 0.78, 0.9, 0.26, 0.05, "stone"),),
        weather=("ash", "mist"),
        frame="rocks",
    )


def pictures() -> dict[str, tuple[tuple[int, int], Record]]:
    """Return the size and the record of every picture by its name."""
    found: dict[str, tuple[tuple[int, int], Record]] = {
        name: (PORTRAIT, record) for name, record in MAGES.items()
    }
    for number, (name, scene) in enumerate(ROOMS.items()):
        found[f"view_{name}"] = (VIEW, scene)
        found[f"view_{name}_destroyed"] = (VIEW, _fallen(scene, number))
    found |= {name: (EVOCATION, record) for name, record in EVOCATIONS.items()}
    return found

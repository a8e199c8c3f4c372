"""What things are made of: four tones from shadow to spark, a grain, a shine."""

from __future__ import annotations

from typing import NamedTuple


class Material(NamedTuple):
    """Four tones, the shadow cool where the light is warm; how it shines; the grain of its surface."""

    tones: tuple[str, str, str, str]
    shine: float = 0.2
    grain: str = ""
    """hammered, wood, stone, scales, fur, leaves, weave, facets, or even."""
    luminous: bool = False
    """Whether it gives light, so that it is never in shade."""


# fmt: off  (a table: one material, one line)
MATERIALS = {
    "gold": Material(("#2a1210", "#8a4f14", "#e6ab38", "#fff6c4"), 0.75, "hammered"),
    "bronze": Material(("#1a0f10", "#6a3c1c", "#b97c3c", "#ffdc9a"), 0.65, "hammered"),
    "copper": Material(("#22100c", "#7c3418", "#d2703a", "#ffd0a0"), 0.65, "hammered"),
    "steel": Material(("#0e1220", "#43556c", "#a3b6c6", "#ffffff"), 0.75, "hammered"),
    "iron": Material(("#0a0b12", "#2c333e", "#6c7886", "#cfdbe4"), 0.55, "hammered"),
    "bone": Material(("#2c1c22", "#8a6c5a", "#dcc79c", "#fffae6"), 0.2, "stone"),
    "stone": Material(("#17161f", "#4e4a52", "#94897e", "#e2d6c2"), 0.1, "stone"),
    "slate": Material(("#0c1018", "#2c3844", "#64748a", "#c4d2dc"), 0.15, "stone"),
    "marble": Material(("#2c2c40", "#7d7c8c", "#cfc8c0", "#fffdf2"), 0.3, "stone"),
    "sand": Material(("#3a2018", "#9a6a38", "#dcb06a", "#fff0c4"), 0.1, "stone"),
    "clay": Material(("#2a120e", "#84402a", "#c87a52", "#ffd2a8"), 0.15, "stone"),
    "wood": Material(("#1a0b0a", "#5a3018", "#9c6a38", "#e2bc80"), 0.15, "wood"),
    "bark": Material(("#100c0c", "#3a2c22", "#74604a", "#c4b08a"), 0.05, "wood"),
    "hide": Material(("#1c0d0c", "#5e3a24", "#a4754a", "#ecc896"), 0.1, "fur"),
    "ash_fur": Material(("#12121a", "#44464e", "#8e9092", "#e2e0d6"), 0.1, "fur"),
    "black_fur": Material(("#07070e", "#1c1c28", "#40404e", "#a6acbc"), 0.05, "fur"),
    "feather": Material(("#1a1216", "#5c4a40", "#ab9478", "#f4e8ca"), 0.15, "fur"),
    "leather": Material(("#180808", "#54221a", "#964a2e", "#e0a070"), 0.25, "stone"),
    "ruby": Material(("#1e040e", "#741018", "#cc3422", "#ffb878"), 0.75, "scales"),
    "emerald": Material(("#04140f", "#115238", "#48a04c", "#d8f498"), 0.6, "scales"),
    "sapphire": Material(("#050a28", "#143e84", "#3c92cc", "#ccf6ff"), 0.7, "scales"),
    "teal": Material(("#041820", "#0f5a64", "#3fb0a4", "#d2ffe6"), 0.5, "scales"),
    "amethyst": Material(("#14062e", "#482290", "#9464dc", "#f2dcff"), 0.7, "scales"),
    "ochre": Material(("#221208", "#75501c", "#bf9038", "#ffe6a0"), 0.4, "scales"),
    "red_lacquer": Material(("#200408", "#7c1018", "#d03a2c", "#ffb894"), 0.8),
    "blue_lacquer": Material(("#060c2c", "#16428c", "#3c86d4", "#cfeaff"), 0.8),
    "green_lacquer": Material(("#04160c", "#145a30", "#3ea04e", "#d0f8b0"), 0.8),
    "yellow_lacquer": Material(("#241402", "#8a5a0c", "#e2ac34", "#fff2b0"), 0.8),
    "violet_lacquer": Material(("#10062a", "#46208c", "#8a58d4", "#e8d4ff"), 0.8),
    "moss": Material(("#0a1410", "#2c4a26", "#6e8e3a", "#dfe88c"), 0.1, "leaves"),
    "leaf": Material(("#06140c", "#1e5a2a", "#5ca83c", "#e4f8a0"), 0.15, "leaves"),
    "petal": Material(("#24061a", "#84204c", "#dc5a78", "#ffd2c4"), 0.3, ""),
    "crimson": Material(("#1c0408", "#6a0c14", "#b8242c", "#ff9c80"), 0.3, ""),
    "black_rose": Material(("#080308", "#26101e", "#5c2440", "#d88aa0"), 0.4, ""),
    "cloth": Material(("#0c0812", "#2c1e34", "#5c4460", "#b090a8"), 0.1, "weave"),
    "linen": Material(("#241a1c", "#74624e", "#c0aa84", "#fff2d2"), 0.1, "weave"),
    "scarlet": Material(("#1c0508", "#6e1218", "#b83028", "#f6a078"), 0.15, "weave"),
    "navy": Material(("#060818", "#162a5c", "#34589c", "#a8c8f0"), 0.15, "weave"),
    "violet": Material(("#100620", "#3c1c6c", "#7448ac", "#d0b0f0"), 0.15, "weave"),
    "forest": Material(("#06100a", "#1c4024", "#487838", "#c4dc88"), 0.12, "weave"),
    "wine": Material(("#16060e", "#541430", "#963858", "#ecaab0"), 0.15, "weave"),
    "umber": Material(("#140a08", "#4a2a18", "#8a5a34", "#dcb484"), 0.12, "weave"),
    "ivory": Material(("#28222a", "#80746c", "#d2c6ac", "#fffbea"), 0.12, "weave"),
    "ocean": Material(("#04121c", "#0f4a5c", "#348c98", "#b8f0e4"), 0.15, "weave"),
    "ochre_robe": Material(("#1c1008", "#6a4818", "#b48a3a", "#f6dc98"), 0.12, "weave"),
    "leather_coat": Material(("#120a08", "#3e2818", "#7a5638", "#ccaa7c"), 0.3, "weave"),
    "parchment": Material(("#38220f", "#8c683a", "#dcc088", "#fff6d8"), 0.1, "stone"),
    "wax": Material(("#3a2418", "#a07c4c", "#e6cfa0", "#fffbe8"), 0.25, ""),
    "skin": Material(("#38161a", "#a0604c", "#e2ac86", "#fff0d8"), 0.25, ""),
    "tan": Material(("#280e0e", "#824a32", "#c68a5e", "#fad8ac"), 0.25, ""),
    "umber_skin": Material(("#16080a", "#4c2618", "#86502e", "#d89c68"), 0.3, ""),
    "pale": Material(("#241820", "#806468", "#cbb2a6", "#fff4ea"), 0.2, ""),
    "coral": Material(("#2a0a1e", "#a03048", "#f07858", "#ffd8a8"), 0.3, "stone"),
    "pearl": Material(("#2a2838", "#8488a0", "#d8d4d8", "#ffffff"), 0.7, ""),
    "glass": Material(("#08202c", "#2c6474", "#8cc4c8", "#ffffff"), 0.8, ""),
    "shadow": Material(("#030206", "#0c0810", "#1e1622", "#544054"), 0.2, "fur"),
    "raven": Material(("#04050c", "#141a2c", "#34425c", "#98b0cc"), 0.4, "fur"),
    "white_hair": Material(("#2c2c38", "#84828a", "#cfcac2", "#fffef6"), 0.2, ""),
    "grey_hair": Material(("#16161e", "#4c4c54", "#8e8c8c", "#dcd8d0"), 0.2, ""),
    "black_hair": Material(("#06050a", "#1a161e", "#443a44", "#a898a0"), 0.3, ""),
    "brown_hair": Material(("#120808", "#402416", "#7c4c2a", "#d4a068"), 0.25, ""),
    "red_hair": Material(("#1c0806", "#6c260e", "#b8561c", "#f8b860"), 0.25, ""),
    "fair_hair": Material(("#28180c", "#8a622c", "#d2a658", "#fff0b0"), 0.25, ""),
    # they give light
    "flame": Material(("#8c1206", "#ee5010", "#ffb030", "#fffad0"), 0.2, "", True),
    "ghost": Material(("#10343c", "#2f8c8c", "#8ee8d0", "#f4fff4"), 0.2, "", True),
    "spirit": Material(("#241460", "#6a4ae0", "#b89cff", "#ffffff"), 0.2, "", True),
    "water": Material(("#082a58", "#1e78b8", "#7cd4ee", "#ffffff"), 0.75, "", True),
    "crystal": Material(("#1a1060", "#4a5ae0", "#8cc4ff", "#ffffff"), 0.75, "facets", True),
    "ice": Material(("#16386c", "#4c90c8", "#a8dcf0", "#ffffff"), 0.75, "facets", True),
    "sun": Material(("#a04a08", "#f09c1c", "#ffdf70", "#fffff0"), 0.2, "", True),
    "venom": Material(("#0f3008", "#3c8c14", "#a4e838", "#fbffc8"), 0.4, "", True),
    "rose_light": Material(("#5a0a3c", "#d42c7c", "#ff8ab0", "#fff0f0"), 0.2, "", True),
    "blood": Material(("#1a0206", "#600410", "#b0141c", "#ff7060"), 0.75, ""),
    # plain and loud, for comics
    "milk": Material(("#5a5a8a", "#b4b8dc", "#f2f0f4", "#ffffff"), 0.4),
    "soot": Material(("#08040e", "#1a1026", "#34244a", "#7a689a"), 0.4),
    "bubblegum": Material(("#5a0a4a", "#c42a86", "#ff6ab4", "#ffd6ec"), 0.4),
    "tangerine": Material(("#5a1406", "#c8480c", "#ff8a1e", "#ffe08a"), 0.4),
    "butter": Material(("#6a3408", "#d08a10", "#ffd82e", "#fffbc0"), 0.6),
    "lime": Material(("#0c3a14", "#2f8a1a", "#8ad82a", "#ecff9a"), 0.4),
    "turquoise": Material(("#06304a", "#0c7a94", "#22c8c8", "#c8fff0"), 0.4),
    "azure": Material(("#08124a", "#1a44b4", "#3a8cff", "#cfeeff"), 0.5),
    "grape": Material(("#1c0644", "#5a1ea0", "#a04ae8", "#ecc8ff"), 0.4),
    "cherry": Material(("#3a0414", "#a00c28", "#f02a3c", "#ffb0a0"), 0.5),
    "toffee": Material(("#2a0e0a", "#7a3a18", "#c07838", "#ffd898"), 0.3),
    "chrome": Material(("#141a3a", "#54688e", "#b4c8e0", "#ffffff"), 0.8),
    "peach": Material(("#5a1c2a", "#c8705a", "#ffb48c", "#ffeed0"), 0.3),
    "lilac": Material(("#32145a", "#8450b0", "#c89aec", "#fbe8ff"), 0.3),
    "meat": Material(("#4a0614", "#b02834", "#f2705e", "#ffd2b8"), 0.5),
    "basalt": Material(("#12081e", "#34204a", "#5c4478", "#a890c4"), 0.2),
}
# fmt: on

"""The lights in which scenes are painted."""

from __future__ import annotations

from typing import NamedTuple


class Light(NamedTuple):
    """A mood as colours: sky from zenith to horizon, lamp, haze of distance, near land, deepest shadow.

    Lamp and haze differ in temperature: that, more than the number of hues, makes a picture rich.
    """

    zenith: str
    sky: str
    horizon: str
    lamp: str
    haze: str
    ground: str
    dark: str
    accent: str


# fmt: off  (a table: one light, one line)
LIGHTS = {
    #                 zenith     sky        horizon    lamp       haze       ground     dark       accent
    "ember": Light("#161432", "#6a2036", "#ff8a3a", "#ffdc90", "#94404a", "#34181c", "#0b0610", "#38b0a8"),
    "dusk": Light("#12163e", "#5a3470", "#ff9a5a", "#ffe0a0", "#7c5488", "#261c3a", "#090716", "#ffc860"),
    "gold": Light("#143444", "#8c7848", "#ffcc6a", "#fff0c2", "#b08c54", "#4c2c14", "#0c0908", "#5a8ac0"),
    "dawn": Light("#24507c", "#7aa0b4", "#ffdca4", "#fff4d2", "#a0b0b0", "#4a4630", "#0d1014", "#ff9a60"),
    "noon": Light("#1a5a94", "#63a6c8", "#f4e6bc", "#fff8e0", "#9cc4c0", "#5a5a2c", "#0c1418", "#ffb04a"),
    "verdant": Light("#06303a", "#1f6a60", "#e2e07c", "#fff2ae", "#4f9482", "#24401c", "#040d0c", "#ffb04a"),
    "moon": Light("#070a2a", "#1a3470", "#6ab4d0", "#fff0d0", "#3c6496", "#141f3e", "#040512", "#ffb45a"),
    "tide": Light("#06163c", "#0f5684", "#7fe6cc", "#fdffdc", "#2f8ca0", "#12323c", "#030a16", "#ff9a6a"),
    "grave": Light("#0a1422", "#2c4450", "#a4b89c", "#f2f0b8", "#50686c", "#24202c", "#05060b", "#8aff9a"),
    "plague": Light("#1a1028", "#3a4438", "#c8d45c", "#f0ffa4", "#5e7450", "#241f20", "#070609", "#c060ff"),
    "arcane": Light("#0a0a38", "#34269a", "#f08ad8", "#ffe6f4", "#5a54c0", "#241048", "#050312", "#4affd8"),
    "rose": Light("#161036", "#5a2058", "#ff8a92", "#ffdcc0", "#84407c", "#301226", "#0a0410", "#ffcf70"),
    "blood": Light("#14080f", "#4c1220", "#e0503a", "#ffc090", "#6c2632", "#280e12", "#080305", "#78a0c8"),
    "storm": Light("#0c1624", "#34506a", "#d2c8b4", "#fff4dc", "#66849a", "#22262c", "#05080e", "#ffd070"),
    "holy": Light("#1a2c4c", "#6c7c80", "#fff0b0", "#fffbe0", "#a4a284", "#4a3c22", "#0c0b0c", "#80b8ff"),
    "candle": Light("#0c1022", "#2a2434", "#e08a38", "#ffd488", "#4c3c48", "#35201a", "#07050a", "#6a8ad0"),
    "frost": Light("#0e1c48", "#4272b0", "#e4f0fa", "#fff6e6", "#7caed0", "#2c4664", "#050a16", "#ff9a70"),
    # loud ones, for comics
    "inferno": Light("#3a0a6a", "#c01a5a", "#ff8a10", "#fff04a", "#e03a4a", "#4a0a3a", "#14041e", "#20e0ff"),
    "acid": Light("#2a0a5a", "#1a8a4a", "#c8ff2a", "#ffffa0", "#3ac06a", "#2a1a5a", "#0c0420", "#ff3ac0"),
    "candy": Light("#4a1aa0", "#ff4ab0", "#ffd04a", "#fffbd0", "#ff7ab8", "#5a1a78", "#1a0630", "#2af0e0"),
    "electric": Light("#0a0a5a", "#1a5aff", "#4af0ff", "#ffffff", "#4a8aff", "#2a0a6a", "#080424", "#ffe81a"),
    "ultra": Light("#1a0444", "#7a1ae0", "#ff5ad0", "#ffe81a", "#a04aff", "#380a5a", "#0e0320", "#8aff2a"),
    "slime": Light("#0a2a3a", "#0a8a7a", "#b8ff3a", "#fdffb0", "#2ac08a", "#14304a", "#04101a", "#ff5a1a"),
    "jackpot": Light("#8a1478", "#ff8410", "#ffe23a", "#fffac0", "#ffb42c", "#8a2c50", "#240630", "#1ad0ff"),
    "limbo": Light("#0c2444", "#2c6c84", "#b8f0d8", "#f4ffe8", "#6cb4b0", "#243850", "#080f1e", "#c08aff"),
}
# fmt: on

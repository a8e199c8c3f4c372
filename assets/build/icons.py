"""Extracts the icons in use; run `python3 assets/build/icons.py ICONS AUTHORS`.

ICONS is the `icons.json` of the npm package @iconify-json/game-icons 1.2.4 (CC BY 3.0), AUTHORS a JSON
object from icon to author: the folders of the upstream repository, which the package leaves out.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "icons"
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{body}</svg>\n'

GAMES = ("burning-skull", "crystal-ball", "dagger-rose", "pentacle", "rose")
SEATS = ("fire", "moon", "oak-leaf", "raven", "round-star", "sun")
TABLE = (
    "anticlockwise-rotation",
    "card-burn",
    "clockwise-rotation",
    "crown",
    "dragon-head",
    "flying-flag",
    "grab",
    "laurel-crown",
    "laurels",
    "light-bulb",
    "night-sleep",
    "paw-print",
    "poker-hand",
    "price-tag",
    "receive-money",
    "scroll-unfurled",
    "shield",
    "stack",
    "three-friends",
    "trophy-cup",
)
LODGE = (
    "beveled-star",
    "black-knight-helm",
    "bookshelf",
    "card-discard",
    "castle-ruins",
    "crowned-skull",
    "cube",
    "cycle",
    "death-skull",
    "door",
    "fist",
    "greek-temple",
    "health-increase",
    "heart-drop",
    "hearts",
    "holy-symbol",
    "horned-skull",
    "imp-laugh",
    "infinity",
    "key",
    "linked-rings",
    "mailed-fist",
    "pawn",
    "person",
    "power-lightning",
    "queen-crown",
    "raise-zombie",
    "relic-blade",
    "scales",
    "scroll-quill",
    "semi-closed-eye",
    "sight-disabled",
    "skull-mask",
    "skull-shield",
    "sprint",
    "star-swirl",
    "sword-clash",
    "upgrade",
    "walking-boot",
    "warlock-hood",
    "white-book",
)
FIVE_SEALS = (
    "back-forth",
    "cat",
    "disintegrate",
    "frog",
    "ghost",
    "magic-shield",
    "maze",
    "owl",
    "robber-hand",
    "rock-golem",
    "scales",
    "sharp-crown",
    "snake",
    "snatch",
    "swap-bag",
    "teleport",
    "trade",
    "transform",
    "transfuse",
    "tribal-mask",
    "upgrade",
    "vortex",
    "warlock-hood",
    "wingfoot",
    "witch-face",
    "wizard-face",
    "woman-elf-face",
)
MENUS = (
    "backward-time",
    "cancel",
    "card-pick",
    "chart",
    "check-mark",
    "cog",
    "contract",
    "crossed-swords",
    "exit-door",
    "expand",
    "eyeball",
    "fast-forward-button",
    "film-spool",
    "hourglass",
    "info",
    "keyboard",
    "load",
    "magnifying-glass",
    "next-button",
    "open-book",
    "padlock",
    "pause-button",
    "perspective-dice-six-faces-random",
    "play-button",
    "robot-golem",
    "rolling-dices",
    "rule-book",
    "save",
    "sound-off",
    "sound-on",
    "tabletop-players",
    "trash-can",
)
USED = tuple(sorted({*GAMES, *SEATS, *TABLE, *LODGE, *FIVE_SEALS, *MENUS}))


def extract(icons: Path, authors: Path) -> None:
    """Write each icon in use as a file, and who drew it."""
    bodies = json.loads(icons.read_text(encoding="utf-8"))["icons"]
    drawn_by = json.loads(authors.read_text(encoding="utf-8"))
    FOLDER.mkdir(exist_ok=True)
    for name in USED:
        (FOLDER / f"{name}.svg").write_text(SVG.format(body=bodies[name]["body"]), encoding="utf-8")
    credits = json.dumps({name: drawn_by[name] for name in USED}, indent=1)
    (FOLDER / "authors.json").write_text(credits + "\n", encoding="utf-8")


if __name__ == "__main__":
    extract(Path(sys.argv[1]), Path(sys.argv[2]))

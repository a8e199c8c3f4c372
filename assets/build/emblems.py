"""Takes the emblems the pictures use out of a game-icons package into emblems.json.

`PYTHONPATH=. python3 assets/build/emblems.py icons.json authors.json`: the package's icons
(npm @iconify-json/game-icons) and a map from icon to author. Only needed when an emblem is added.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

from art import black_rose, five_seals, lodge
from art.emblems import EMBLEMS
from art.palette import GAMES
from art.relief import LEAF
from art.res_arcana import PIECES

_ORIGIN = {
    "source": "https://game-icons.net",
    "package": "@iconify-json/game-icons 1.2.4",
    "license": "CC BY 3.0",
    "license_url": "https://creativecommons.org/licenses/by/3.0/",
}
_PATH = re.compile(r' d="([^"]+)"')


def needed() -> list[str]:
    """Return the names of all emblems in use."""
    names = {piece.emblem for piece, _ in PIECES.values()} | {game.sign for game in GAMES.values()} | {LEAF}
    return sorted(names | black_rose.emblems() | lodge.emblems() | set(five_seals.EMBLEMS.values()))


def extract(icons: Path, authors: Path) -> dict[str, object]:
    """Return what emblems.json holds: origin, and for each emblem its author and outline."""
    bodies = json.loads(icons.read_text(encoding="utf-8"))["icons"]
    makers = json.loads(authors.read_text(encoding="utf-8"))
    emblems = {}
    for name in needed():
        paths = _PATH.findall(bodies[name]["body"])
        emblems[name] = {"author": makers[name], "path": " ".join(paths)}
    return {**_ORIGIN, "emblems": emblems}


if __name__ == "__main__":
    found = extract(Path(sys.argv[1]), Path(sys.argv[2]))
    EMBLEMS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")

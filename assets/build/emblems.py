"""Takes the emblems the pictures use out of a game-icons package into emblems.json.

`.venv-art/bin/python assets/build/emblems.py icons.json authors.json`, with `assets/build` and the project on
PYTHONPATH: the package's icons (npm @iconify-json/game-icons) and a map from icon to author.
Only needed when an emblem is added.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

from art import black_rose_wars, great_lodge, lodge
from art.catalogue import Drawing, catalogue, emblems_of
from art.emblems import EMBLEMS
from art.moments import BACKS, SIGNS
from art.relief import LEAF
from art.scenes.atlas import MODELS

_ORIGIN = {
    "source": "https://game-icons.net",
    "package": "@iconify-json/game-icons 1.2.4",
    "license": "CC BY 3.0",
    "license_url": "https://creativecommons.org/licenses/by/3.0/",
}
_PATH = re.compile(r' d="([^"]+)"')


def needed() -> list[str]:
    """Return the names of all emblems in use."""
    names = {LEAF} | lodge.emblems() | great_lodge.emblems()
    for record in [
        *(picture.made_from for picture in catalogue().values()),
        *SIGNS.values(),
        *BACKS.values(),
        *black_rose_wars.BACKS.values(),
    ]:
        if not isinstance(record, Drawing):
            names |= emblems_of(record, MODELS)
    return sorted(names)


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

"""The mountain in the middle of the table of Epic Spell Wars, cut out."""

from __future__ import annotations

import numpy as np
from PIL import Image

from art.scenes.comic import cut_out, printed
from art.scenes.painting import composed, picture
from art.scenes.scene import Scene

SIZE = (1120, 720)


def mountain(subject: str) -> Image.Image:
    """Return a mountain in ink on nothing."""
    scene = Scene("void", "ultra", subject, "basalt", "tangerine", lower="milk", pose="float", size=1.64)
    s = composed(scene, SIZE, subject, even=True)
    where = cut_out(s)
    found = picture(printed(s, ()))
    found.putalpha(Image.fromarray(np.clip(where * 255, 0, 255).astype(np.uint8)))
    return found

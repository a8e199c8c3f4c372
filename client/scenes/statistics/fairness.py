"""Whether dice were fair: how far its counts lie apart, and how often honest chance does the same."""

from __future__ import annotations

from math import erfc, sqrt
from typing import Literal

from saves.statistics import Chances

Verdict = Literal["few", "usual", "unusual"]
ENOUGH = 5
"""How often each thing must have been expected before its count says anything."""
UNUSUAL = 0.01
"""A spread that an honest die shows more rarely than this is worth a remark."""


def verdict(rolls: Chances) -> Verdict:
    """Return what the counts say about the dice."""
    if rolls.mean < ENOUGH:
        return "few"
    return "unusual" if chance(rolls) < UNUSUAL else "usual"


def chance(rolls: Chances) -> float:
    """Return how often an honest die is spread as widely as this one, or wider."""
    free = len(rolls.counts) - 1
    if free < 1 or not rolls.mean:
        return 1.0
    spread = sum((count - rolls.mean) ** 2 for count in rolls.counts.values()) / rolls.mean
    # The chi-square distribution, made normal as Wilson and Hilferty do: the cube root of the spread.
    width = 2 / (9 * free)
    return erfc(((spread / free) ** (1 / 3) - (1 - width)) / sqrt(2 * width)) / 2

"""Whether a deal was fair: how far its counts lie apart, and how often honest chance does the same."""

from __future__ import annotations

from math import erfc, sqrt
from typing import Literal

from saves.statistics import Draws

Verdict = Literal["few", "usual", "unusual"]
ENOUGH = 5
"""How often each thing must have been expected before its count says anything."""
UNUSUAL = 0.01
"""A spread that an honest deal shows more rarely than this is worth a remark."""


def verdict(draws: Draws) -> Verdict:
    """Return what the counts say about the deal."""
    if draws.expected < ENOUGH:
        return "few"
    return "unusual" if chance(draws) < UNUSUAL else "usual"


def chance(draws: Draws) -> float:
    """Return how often an honest deal is spread as widely as this one, or wider."""
    free = len(draws.counts) - 1
    if free < 1 or not draws.expected:
        return 1.0
    spread = sum((count - draws.expected) ** 2 for count in draws.counts.values()) / draws.expected
    # The chi-square distribution, made normal as Wilson and Hilferty do: the cube root of the spread.
    width = 2 / (9 * free)
    return erfc(((spread / free) ** (1 / 3) - (1 - width)) / sqrt(2 * width)) / 2

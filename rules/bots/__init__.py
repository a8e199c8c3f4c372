"""Computer players; each sees only the view of its own seat."""

from __future__ import annotations

from rules.bots.bot import Bot
from rules.bots.easy import Easy
from rules.bots.hard import Hard
from rules.bots.normal import Normal
from rules.bots.random import Random

RANDOM = "random"
ADVISER = Hard()
"""Whoever is asked for a hint: the only one that may be told what it has advised before."""
LEVELS: dict[str, Bot] = {RANDOM: Random(), "easy": Easy(), "normal": Normal(), "hard": ADVISER}

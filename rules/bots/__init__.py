"""Computer players; each sees only the view of its own seat."""

from __future__ import annotations

from rules.bots.bot import Bot
from rules.bots.easy import Easy
from rules.bots.hard import Hard
from rules.bots.normal import Normal
from rules.bots.random import Random

LEVELS: dict[str, Bot] = {"random": Random(), "easy": Easy(), "normal": Normal(), "hard": Hard()}

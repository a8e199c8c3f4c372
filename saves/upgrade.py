"""Brings saves of older programs up to date: their format step by step, their rules by replaying the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from rules.games import GAMES
from saves.replay import replay
from saves.save import FORMAT, Save, SaveError, plain

Document = dict[str, Any]


def add_seconds(document: Document) -> Document:
    """Lead on from version 1, which did not say how long a game had been played."""
    return {**document, "seconds": 0}


# From a version of the format to the next; a step is written once and never changed again.
STEPS: dict[int, Callable[[Document], Document]] = {1: add_seconds}


def upgrade_format(document: Document) -> Document:
    """Return the document in today's format; raises `LookupError` for a version that never was."""
    version = msgspec.convert(document["format"], int)
    if version > FORMAT:
        raise SaveError("future_save", version=version)
    while version < FORMAT:
        version += 1
        document = {**STEPS[version - 1](document), "format": version}
    return document


def upgrade_rules(save: Save) -> Save:
    """Return the save with the position that its log leads to under today's rules."""
    rules = GAMES[save.game].version
    if save.rules == rules:
        return save
    again = replay(save)
    if again.played < len(save.log):
        raise SaveError("other_rules", n=again.differs_at)
    return replace(save, rules=rules, position=plain(again.state))

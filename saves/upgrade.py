"""Brings the format of saves of older programs up to date, step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from rules.core.engine import State, from_json
from rules.games import GAMES
from saves.save import FORMAT, SaveError, standing

Document = dict[str, Any]


def add_seconds(document: Document) -> Document:
    """Lead on from version 1, which did not say how long a game had been played."""
    return {**document, "seconds": 0}


def add_standing(document: Document) -> Document:
    """Lead on from version 2, which held the whole position."""
    document = dict(document)
    position, seconds = document.pop("position"), msgspec.convert(document.pop("seconds"), int)
    game = GAMES.get(document["game"])
    if game is None:
        raise SaveError("unknown_game", name=document["game"], known=", ".join(GAMES))
    # A well-shaped yet impossible position can fail anywhere in the rules, with any error.
    try:
        state: State = from_json(game.state, msgspec.json.encode(position))
        now = msgspec.to_builtins(standing(game, state, seconds))
    except Exception as error:
        if document["rules"] == game.version:
            raise SaveError("broken_save") from error
        # Other rules may have another shape of positions: where the log leads is found out when it is played.
        now = {"seconds": seconds, "round": 0, "deciding": 0, "winners": [], "position": ""}
    return {**document, "now": now}


def add_points(document: Document) -> Document:
    """Lead on from version 3, which did not tell the points; a list does without them."""
    return document


# From a version of the format to the next; a step is written once and never changed again.
STEPS: dict[int, Callable[[Document], Document]] = {1: add_seconds, 2: add_standing, 3: add_points}


def check_format(document: Document) -> int:
    """Return the version of a document's format, or raise `SaveError` for one of a newer program."""
    version = msgspec.convert(document["format"], int)
    if version > FORMAT:
        raise SaveError("future_save", version=version)
    return version


def upgrade_format(document: Document) -> Document:
    """Return the document in today's format; raises `LookupError` for a version that never was."""
    version = check_format(document)
    while version < FORMAT:
        version += 1
        document = {**STEPS[version - 1](document), "format": version}
    return document

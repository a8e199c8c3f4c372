"""Brings the format of saves of older programs up to date, step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from saves.save import FORMAT, SaveError

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

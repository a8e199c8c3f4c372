"""How a command prints its one JSON document."""

from __future__ import annotations

import sys

import msgspec


def print_json(document: object) -> None:
    """Print a JSON document in UTF-8, whatever the console's encoding is."""
    sys.stdout.flush()
    sys.stdout.buffer.write(msgspec.json.encode(document) + b"\n")
    sys.stdout.buffer.flush()

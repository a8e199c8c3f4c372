"""Actions as a person writes them, read back: `use athanor #1`, `put calm -> mermaid`."""

from __future__ import annotations

from rules.core.action import Action


def read(line: str) -> Action:
    """Read what `str(action)` writes."""
    kind, source, target, arg = "", "", "", 0
    words = iter(line.split())
    kind = next(words)
    for word in words:
        if word == "->":
            target = next(words)
        elif word.startswith("#"):
            arg = int(word[1:])
        else:
            source = word
    return Action(kind, source, target, arg)

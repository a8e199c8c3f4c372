"""The log in words."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.events import Event
from rules.core.game import Entry
from rules.core.words import Words


def tell(events: Sequence[Event], words: Words, names: Sequence[str]) -> list[Entry]:
    """Tell the events of an action, as some seat saw them."""
    return []

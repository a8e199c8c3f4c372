"""The log in words: a line for each event that is worth one."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.events import HIDDEN, Event
from rules.core.game import LogLine
from rules.core.words import Words
from tests.sixth_game.rules.card_text import name


def tell(events: Sequence[Event], words: Words, names: Sequence[str]) -> list[LogLine]:
    """Tell the events of an action, as some seat saw them."""
    return [_line(event, words, names) for event in events]


def _line(event: Event, words: Words, names: Sequence[str]) -> LogLine:
    if event.kind == "round":
        return LogLine(None, words("pebbles.log.round", n=event.amount))
    seat, card = names[event.seat], event.what
    if card in ("", HIDDEN):
        hidden = ".hidden" if card else ""
        return LogLine(event.seat, words(f"pebbles.log.{event.kind}{hidden}", seat=seat))
    return LogLine(event.seat, words(f"pebbles.log.{event.kind}", seat=seat, name=name(card, words)), (card,))

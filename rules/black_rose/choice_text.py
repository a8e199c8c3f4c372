"""What one of several texts does between which an effect lets choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.black_rose.card_text import face_text
from rules.black_rose.resolve import Resolve
from rules.black_rose.selection import Branch

if TYPE_CHECKING:
    from rules.black_rose.state import State
    from rules.core.words import Words

MASKS = frozenset({"smile", "sad"})
OPTION = "black_rose.do.option"
DASH = " \N{EM DASH} "


def branch_of(state: State) -> Branch:
    """Return the choice between several texts that is being made."""
    frame = state.stack[-1]
    verb = frame.program(state)[frame.step] if isinstance(frame, Resolve) else None
    assert isinstance(verb, Branch)
    return verb


def chosen_text(state: State, number: int, words: Words) -> str:
    """Return what one of the texts says, cut out of the words of its component; nothing where it has none."""
    frame, label = state.stack[-1], branch_of(state).options[number].label
    assert isinstance(frame, Resolve)
    component = state.book.components.get(frame.source)
    if component is None or component.id in state.book.evocations or frame.part >= len(component.faces):
        return ""
    said = face_text(component, frame.part, words)
    if label in MASKS:
        mask = f"{words(f'{OPTION}.{label}').lower()}{DASH}"
        return _sentence(said, said.lower().find(mask) + len(mask)) if mask in said.lower() else ""
    start, joint = said.find(": ") + 2, words(f"{OPTION}.joint")
    both = _sentence(said, start) if start > 1 else ""
    parts = both.split(f"; {joint} ") if f"; {joint} " in both else both.split(f" {joint} ", 1)
    return parts[number] if number < len(parts) > 1 else ""


def _sentence(said: str, start: int) -> str:
    """Return a text from somewhere to the end of the sentence."""
    return said[start:].partition(". ")[0].rstrip(".")

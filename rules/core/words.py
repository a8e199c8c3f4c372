"""How rules ask for words: by key, in the language of whoever hands over the words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class Words(Protocol):
    """A language: the locale files behind it are none of the rules' business."""

    def __call__(self, key: str, /, **args: object) -> str:
        """Return the text of a key with its `{placeholders}` filled."""

    def count(self, key: str, n: int, /, **args: object) -> str:
        """Return the text of a key in the grammatical number that `n` takes; `{n}` stands for it."""


def listed(items: Sequence[str], words: Words, joint: str = "and") -> str:
    """Join items by commas and, before the last, by the word of a joint: `and`, `or`, `plus`, `without`."""
    if len(items) < 2:
        return "".join(items)
    return words(f"list.{joint}", first=", ".join(items[:-1]), last=items[-1])

"""How rules ask for words: by key, in the language of whoever hands over the words."""

from __future__ import annotations

from typing import Protocol


class Words(Protocol):
    """A language: the locale files behind it are none of the rules' business."""

    def __call__(self, key: str, /, **args: object) -> str:
        """Return the text of a key with its `{placeholders}` filled."""

    def count(self, key: str, n: int, /, **args: object) -> str:
        """Return the text of a key in the grammatical number that `n` takes; `{n}` stands for it."""

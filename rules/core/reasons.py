"""Why an action is refused: a key of the locale files and what it speaks of."""

from __future__ import annotations

from msgspec import Struct


class Reason(Struct, frozen=True):
    """A legality check returns `None` or one of these; options are what has no reason against it."""

    key: str
    about: str = ""
    amount: int = 0


NOT_NOW = Reason("not_now")
NOT_YOURS = Reason("not_yours")


class IllegalAction(ValueError):
    """Raised by `apply` for an action that is not among the options."""

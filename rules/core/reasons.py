"""Why an action is refused: a key of the locale files and what it speaks of."""

from __future__ import annotations

from msgspec import Struct

from rules.core.decision import TURN, Decision
from rules.core.words import Words


class Reason(Struct, frozen=True):
    """A legality check returns `None` or one of these; options are what has no reason against it."""

    key: str
    about: str = ""
    amount: int = 0


NOT_NOW = Reason("not_now")
NOT_YOURS = Reason("not_yours")


def explain_shared(decision: Decision | None, reason: Reason, domain: str, words: Words) -> str:
    """Return the sentence for a reason that every game has, or nothing for one of the game's own."""
    if decision is None:
        return words("reason.game_over")
    match reason.key:
        case "not_now" if decision.prompt == TURN:
            return words("reason.not_here")
        case "not_now":
            return words("reason.not_now", prompt=words(f"{domain}.prompt.{decision.prompt}"))
        case "not_yours":
            return words("reason.not_yours", seat=words("seat", n=decision.seat + 1))
    return ""


class IllegalAction(ValueError):
    """Raised by `apply` for an action that is not among the options."""

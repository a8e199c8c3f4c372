"""How the Black Rose asks, where it says more than the words of a decision's prompt."""

from __future__ import annotations

from client.games.black_rose.formulas import power
from client.table.records import Prompts
from rules.black_rose.preview import asking_thing, sharing
from rules.black_rose.state import State
from rules.core.decision import Decision

ONE_QUEST = 2
"""The number of answers where one quest can be claimed: to claim it, and not to."""


def _prompt_key(decision: Decision, chosen: str) -> str:
    """Ask a figure under way only for what it can still do, and for whom an upgrade is."""
    if decision.prompt == "upgrade" and any(option.source == chosen for option in decision.options):
        return "upgrade_whom"
    if decision.prompt == "claim" and len(decision.options) > ONE_QUEST:
        return "claim_several"
    kinds = {option.kind for option in decision.options} - {"done"}
    if decision.prompt != "act" or ("activate" in kinds and len(kinds) > 1):
        return decision.prompt
    return f"act_{kinds.pop()}" if len(kinds) == 1 else "act_evocation"


def _cubes_left(view: State) -> str:
    """Return how many cubes are left to be shared out, and whose they are."""
    shared = sharing(view)
    if shared is None:
        return ""
    return f"({shared.left} \N{MULTIPLICATION SIGN} {power(shared.power)} [{shared.what}])"


def _asks_about_several(decision: Decision) -> bool:
    """Tell whether several quests are asked about at once."""
    return decision.prompt == "claim" and len(decision.options) > ONE_QUEST


PROMPTS = Prompts(
    _prompt_key,
    _cubes_left,
    asking_thing,
    _asks_about_several,
    may=("cast", "explore", "activate", "fight", "command", "inertia", "end"),
)

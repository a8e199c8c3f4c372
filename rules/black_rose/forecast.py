"""What an option would do at once, found by trying it: all that is certain of it."""

from __future__ import annotations

from collections import Counter
from itertools import takewhile

from msgspec import Struct
from msgspec.structs import replace

from rules.black_rose.preview import quest_progress
from rules.black_rose.records import NOBODY
from rules.black_rose.resolve import Resolve
from rules.black_rose.state import State
from rules.black_rose.targets import COLOURS
from rules.black_rose.views import redeal
from rules.core.action import Action
from rules.core.decision import TURN
from rules.core.engine import apply
from rules.core.events import Event as Happening
from rules.core.rng import Source

AIMING = ("target", "move")
"""Kinds of actions by which an effect gets the target that it is carried to."""
FREE = (TURN, "act")
"""Prompts that are asked once nothing is under way."""
UNEVENTFUL = frozenset({"spent_token", "activated_room", "targeted"})
"""Kinds of events of a room that does nothing."""
BETWEEN = ("icon", "later")
"""Kinds of answers that change nothing of it: when instability comes, and that a quest may wait."""


class Prediction(Struct, frozen=True):
    """What an option does before anybody is asked again; powers are seats, -1 the Black Rose.

    `quests` are those of whoever decides that come nearer: how much is met then, and how much is in all.
    `chooser` is the seat by whose further choice more comes of it, if any does; `answered` says
    that traps or protections lie there which may change it.
    """

    damage: dict[str, int]
    fallen: tuple[str, ...]
    placed: dict[str, dict[int, int]]
    points: dict[int, int]
    summoned: dict[str, int]
    quests: dict[str, tuple[int, int]]
    chooser: int = NOBODY
    answered: bool = False


def predicted(state: State, action: Action, aim: str = "") -> Prediction:
    """Try an option and say what comes of it up to the next decision, or to the end of the phase.

    A spell that is cast is aimed at what it is carried to.
    """
    tried = _guessed(state) if state.book.answered else state.copy()
    before = _progress_of_quests(tried)
    damage: Counter[str] = Counter()
    points: Counter[int] = Counter()
    placed: dict[str, Counter[int]] = {}
    summoned: dict[str, int] = {}
    fallen = []
    for event in takewhile(_is_of_this_phase, _tried(tried, action, aim)):
        match event.kind:
            case "damaged":
                damage[event.target] += event.amount
            case "healed" if event.cause not in ("defeat", "fell", "removed"):
                damage[event.source] -= event.amount
            case "placed":
                placed.setdefault(event.target, Counter())[COLOURS[event.what]] += event.amount
            case "replaced":
                changed = placed.setdefault(event.target, Counter())
                changed[COLOURS[event.what]] -= 1
                changed[event.seat] += 1
            case "scored":
                points[event.seat] += event.amount
            case "summoned":
                summoned[event.what] = event.seat
            case "fell" | "defeated" | "removed":
                fallen.append(event.what)
    after = {quest: quest_progress(tried, seat, quest) for seat, quest in before}
    return Prediction(
        damage=dict(damage),
        fallen=tuple(fallen),
        placed={k: dict(v) for k, v in placed.items()},
        points=dict(points),
        summoned=summoned,
        quests={quest: after[quest] for (_, quest), there in before.items() if after[quest] > there},
        chooser=_chooser(tried) if aim else NOBODY,
        answered=state.book.answered and _may_be_answered(state),
    )


def is_vain(state: State, action: Action) -> bool:
    """Tell whether a room would be activated without anything coming of it, as a used-up one is."""
    if action.kind != "activate":
        return False
    tried = _guessed(state) if state.book.answered else state.copy()
    happened = apply(tried, action)
    over = tried.decision is None or not all(map(_is_of_this_phase, happened))
    if tried.decision is not None and tried.decision.prompt not in FREE and not over:
        # Somebody is asked because of it.
        return False
    return UNEVENTFUL.issuperset(event.kind for event in takewhile(_is_of_this_phase, happened))


def _tried(state: State, action: Action, aim: str) -> list[Happening]:
    """Carry out an option, and what aims it at something, and return what happens."""
    assert state.decision is not None
    seat, happened = state.decision.seat, apply(state, action)
    while aim and state.decision is not None and state.decision.seat == seat:
        options = state.decision.options
        meant = [option for option in options if option.kind in AIMING and option.target == aim]
        meant = meant[:1] or [option for option in options if option.kind in BETWEEN][:1]
        if not meant:
            break
        happened += apply(state, meant[0])
    return happened


def _chooser(state: State) -> int:
    """Return who has to choose on because of a spell that is under way."""
    decision = state.decision
    asks = decision is not None and any(isinstance(frame, Resolve) for frame in state.stack)
    return decision.seat if decision is not None and asks and decision.prompt != "claim" else NOBODY


def _may_be_answered(state: State) -> bool:
    """Tell whether traps or protections of others lie on the table."""
    assert state.decision is not None
    others = [me for seat, me in enumerate(state.seats) if seat != state.decision.seat]
    return any(spell is not None and spell.token != "" for me in others for spell in me.slots)


def _progress_of_quests(state: State) -> dict[tuple[int, str], tuple[int, int]]:
    """Return how far the quests are met that whoever decides may still complete."""
    assert state.decision is not None
    seat = state.decision.seat
    open_ = (
        state.seats[seat].quests if state.book.moons else [q for q in state.quests if q not in state.claimed]
    )
    return {(seat, quest): quest_progress(state, seat, quest) for quest in open_}


def _guessed(state: State) -> State:
    """Return a position that looks like this one and can be played on, without the hidden quests of others.

    What they would gain by them, and what they would answer, cannot be foretold.
    """
    assert state.decision is not None
    seat = state.decision.seat
    guessed = redeal(state, seat, Source(0))
    for number, other in enumerate(guessed.seats):
        if number != seat:
            other.slots = [replace(spell, token="") if spell is not None else None for spell in other.slots]
            other.put(quests=())
    return guessed


def _is_of_this_phase(event: Happening) -> bool:
    return event.kind not in ("phase", "round", "final")

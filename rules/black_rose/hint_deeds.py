"""What a plan is for: the greatest thing that comes of it, found by comparing positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rules.black_rose.board import CELL
from rules.black_rose.card_text import name
from rules.black_rose.hint_cards import called
from rules.black_rose.hint_heads import headline
from rules.black_rose.hint_text import speaks_for
from rules.black_rose.moons import LAST_POWER, greatest
from rules.black_rose.preview import at_the_end
from rules.black_rose.targets import MAGES, SEATS
from rules.core.decision import TURN
from rules.core.game import Why

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.black_rose.state import State
    from rules.core.game import PlannedMove
    from rules.core.words import Words

HINT = "black_rose.advice"
QUEST, DEFEAT, FELLED, SUMMONED, CROWN = 2.0, 2.0, 1.0, 0.8, 0.7
"""What deeds weigh in a sentence beside the power that they bring."""
HURT, STRUCK, HEALED = 0.35, 0.2, 0.12
"""What a point of damage weighs on a mage and on an evocation, and one that is healed."""
TOLD = 2
"""How many deeds of a step are told."""
FAR = 0.5
"""What a deed of the next free move must weigh to be told with this one."""
DEEDS = frozenset(["fight", "attack", "cast", "cast_from_hand", "activate", "command"])
"""Kinds of options by which a deed is named rather than by the choices that follow from them."""
CLAIMS = frozenset(["complete", "claim"])
"""Kinds of options that name what they bring themselves: what leads to them is named instead."""
WAYS = frozenset(["explore", "move", "inertia"])
"""Kinds of options by which a figure goes its way."""
OPENING = WAYS | {"drive", "room", "done"}
"""Kinds of options that open the next free move of a turn by who stands where."""
UNKNOWN = frozenset(["retain", "take", "put", "steal", "draw", "discard", "banish", "icon", "order", "heal"])
"""Kinds of options that are not named beforehand: cards are only guessed at, and the order says little."""


class Deed(NamedTuple):
    """Something that a step does for a mage, how much it weighs, and how it is said."""

    weight: float
    said: str


def why(steps: Sequence[PlannedMove], words: Words) -> Why:
    """Say what a plan is for, unless its first step is what brings most: that is told by itself.

    What the turn goes on with afterwards is told where what is begun with it brings nothing.
    """
    state: State = steps[0].before
    if state.decision is None or not state.book.moons or not state.seats[state.decision.seat].start:
        return Why()
    seat, kind = state.decision.seat, steps[0].action.kind
    if kind in ("complete", "claim", "end", "decline"):
        return Why()
    done = [deeds(state, step.before, step.after, seat, words) for step in steps]
    begun = next((n for n, step in enumerate(steps) if n and _is_turn(step)), len(steps))
    best = max(range(begun), key=lambda n: _weight(done[n]))
    if not done[best] and kind in OPENING:
        best = max(range(begun, len(steps)), key=lambda n: _weight(done[n]), default=0)
        if _weight(done[best]) < FAR:
            best = 0
    if not done[best]:
        sent = _sent(steps[0], steps[begun - 1].after, words)
        return Why(sent) if sent else _goes(steps[:begun], steps[begun : begun + 1], words)
    if not best and not _completed(*steps[0][::2], seat):
        return Why()
    said = "; ".join(deed.said for deed in done[best][:TOLD])
    step = _main(steps[max(1, begun if best >= begun else 1) : best + 1])
    return _leads(step, said, words) if step else Why(said)


def _leads(step: PlannedMove, deed: str, words: Words) -> Why:
    """Name a later step, and say what it does."""
    return Why(words(f"{HINT}.leads", move=_named(step, words), deed=deed), step.action)


def _weight(found: list[Deed]) -> float:
    return sum(deed.weight for deed in found)


def _sent(step: PlannedMove, after: State, words: Words) -> str:
    """Say whom an evocation will be nearest to where it ends its way, if it strikes nobody on it."""
    state, figure = step.before, step.action.source
    seat, end = state.decision.seat, after.place(figure)
    if figure not in state.evocations or step.action.kind not in ("command", "move") or end < 0:
        return ""
    apart, here = state.board.apart, state.place(figure)
    foes = [(apart[end][place], foe) for place in range(len(state.rooms)) for foe in state.foes(seat, place)]
    near = [(steps, foe) for steps, foe in foes if here < 0 or steps < apart[here][state.place(foe)]]
    return words(f"{HINT}.sent", name=called(state, min(near)[1], words)) if near else ""


def _is_turn(step: PlannedMove) -> bool:
    return step.before.decision is not None and step.before.decision.prompt == TURN


def _goes(steps: Sequence[PlannedMove], after: Sequence[PlannedMove], words: Words) -> Why:
    """Say for what a mage sets out where that brings nothing at once: what it does where it ends its way.

    Where it does nothing there, it is the free move after it.
    """
    step = (_main(steps[1:]) or _main(after)) if steps[0].action.kind in WAYS else None
    said = speaks_for(step.before, step.action, words) if step else ""
    return _leads(step, said, words) if step and said else Why()


def _main(steps: Sequence[PlannedMove]) -> PlannedMove | None:
    """Return the choice among later ones that leads to a deed, if there is any that can be named."""
    named = [step for step in steps if _does(step)]
    main = [step for step in named if step.action.kind in DEEDS]
    main = main or [step for step in named if step.action.kind in CLAIMS] or named
    return main[-1] if main else None


def _named(step: PlannedMove, words: Words) -> str:
    """Name a choice in mid-sentence."""
    move = headline(step.before, step.action, words).rstrip(".")
    return move[:1].lower() + move[1:]


def _does(step: PlannedMove) -> bool:
    """Tell whether an option can be named: it is chosen among others, and about something that is known."""
    action, decision = step.action, step.before.decision
    chosen = decision is not None and len(decision.options) > 1
    return chosen and bool(action.source or action.target) and action.kind not in UNKNOWN


def deeds(state: State, before: State, after: State, seat: int, words: Words) -> list[Deed]:
    """List what a seat has got done between two positions: points and victims first."""
    found = [*_quests(before, after, seat, words)]
    gained = _gained(before, after, seat)
    if gained > 0:
        power = words.count("black_rose.brings.power", gained)
        found.append(Deed(float(gained), words(f"{HINT}.gains", power=power)))
    found += _victims(state, before, after, seat, words)
    if after.crown == seat != before.crown:
        found.append(Deed(CROWN, words(f"{HINT}.crown")))
    found += _summoned(before, after, seat, words)
    healed = len(before.seats[seat].damage) - len(after.seats[seat].damage)
    if healed > 0 and not _fell(before, after, seat):
        found.append(Deed(HEALED * healed, words.count("black_rose.brings.healing", healed)))
    return [*found, *_in_the_end(before, after, seat, words)]


def _gained(before: State, after: State, seat: int) -> int:
    """Return the power that a seat has gained by what it did: neither by quests nor by the last count."""
    counted = after.over or after.round != before.round
    sources = ["defeat"] if counted else [*after.earned[seat]]
    then, now = before.earned[seat], after.earned[seat]
    return sum(
        now.get(source, 0) - then.get(source, 0) for source in sources if source not in after.book.quests
    )


def _completed(before: State, after: State, seat: int) -> list[str]:
    return [quest for quest in after.seats[seat].done if quest not in before.seats[seat].done]


def _quests(before: State, after: State, seat: int, words: Words) -> list[Deed]:
    """Say which quests are completed."""
    found = []
    for quest in _completed(before, after, seat):
        points = after.book.quests[quest].points
        power = words.count("black_rose.brings.power", points)
        said = words(f"{HINT}.completes", name=name(after, quest, words), points=power)
        found.append(Deed(QUEST + points, said))
    return found


def _fell(before: State, after: State, seat: int) -> bool:
    """Tell whether a mage was defeated."""
    was, now = before.seats[seat], after.seats[seat]
    return was.place != CELL and now.place == CELL and not now.damage


def _victims(state: State, before: State, after: State, seat: int, words: Words) -> list[Deed]:
    """Say who falls, and who is hurt by the seat and how much is missing."""
    found = []
    for number, mage in enumerate(MAGES[: len(after.seats)]):
        if number == seat:
            continue
        if _fell(before, after, number):
            if after.trophies[seat] > before.trophies[seat]:
                found.append(Deed(DEFEAT, words(f"{HINT}.defeats", name=called(state, mage, words))))
        else:
            found += _hurt(state, before, after, seat, mage, words)
    for figure, was in before.evocations.items():
        if was.owner != seat and figure not in after.evocations:
            # Whom the end of a round sends away was not struck.
            found.append(Deed(FELLED, words(f"{HINT}.fells", name=called(before, figure, words))))
        elif was.owner != seat:
            found += _hurt(state, before, after, seat, figure, words)
    return found


def _hurt(state: State, before: State, after: State, seat: int, figure: str, words: Words) -> list[Deed]:
    """Say how much damage a figure has from a seat, and what is left of it."""
    dealt = after.damage(figure).count(seat) - before.damage(figure).count(seat)
    if dealt <= 0:
        return []
    damage, left = words.count("black_rose.brings.damage", dealt), max(0, after.health_left(figure))
    named = called(state if figure in SEATS else before, figure, words)
    weight = dealt * (HURT if figure in SEATS else STRUCK)
    return [Deed(weight, words(f"{HINT}.hurts", name=named, damage=damage, left=left))]


def _summoned(before: State, after: State, seat: int, words: Words) -> list[Deed]:
    """Say which evocations a seat has got."""
    new = [
        figure
        for figure, now in after.evocations.items()
        if now.owner == seat and (figure not in before.evocations or before.evocations[figure].owner != seat)
    ]
    return [
        Deed(SUMMONED, words(f"{HINT}.summons", name=name(after, figure.partition(":")[0], words)))
        for figure in new
    ]


def _in_the_end(before: State, after: State, seat: int, words: Words) -> list[Deed]:
    """Say how much more the last round's count brings."""
    if greatest(before) < LAST_POWER or before.over or after.over:
        return []
    counted = [at_the_end(position)[seat] - position.power(seat) for position in (before, after)]
    more = counted[1] - counted[0]
    return [Deed(float(more), words.count(f"{HINT}.in_the_end", more))] if more > 0 else []

"""A refusal is a promise: whatever gesture is refused, what is said about it is true.

Games are played at random. At every prompt things are clicked and dropped on others, as a person would, and
the reason that the window would tell is held against the position: each engine's `promises` says when a
reason is true.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any

import pygame
import pytest

from client.canvas import canvas
from client.games import table_for
from client.table import gestures
from client.table.camera import WHOLE
from client.table.choices import Choices
from client.table.intentions import Drop, Refuse
from client.table.model import TableModel
from client.words import LANGUAGES, load
from rules.core.action import Action
from rules.core.engine import State, apply, refusal
from rules.core.reasons import NOT_NOW, Reason
from rules.core.rng import Source, choice
from tests.rules.cases import CASES, Case
from tests.rules.truth import is_true

SAMPLES = 60
"""How many gestures from one thing to another are tried at a position, beside a click on everything."""
OFTEN, SELDOM = 4, 25
"""How often a prompt is looked at: at first always, later once in a while."""
GAMES_EACH = 2


@pytest.fixture(autouse=True, scope="module")
def _letters() -> None:
    pygame.init()


def promises(case: Case) -> ModuleType:
    """Return what makes the reasons of the game's engine true.

    `TRUE` has a condition for every key; `sort_of` says what sort of thing something is.
    """
    engine = case.game.state.__module__.split(".")[1]
    return import_module(f"tests.rules.{engine}.promises")


def shown(case: Case, state: State) -> TableModel[Any]:
    """Return the table as whoever decides sees it."""
    assert state.decision is not None
    seat, table, room = state.decision.seat, table_for(case.game.name), canvas((1920, 1080), 1.0)
    view = case.game.view(state, seat)
    arrangement = table.arrange(view, seat, room, WHOLE)
    return TableModel(
        game=case.game,
        table=table,
        view=view,
        viewer=seat,
        words=load("en"),
        names=(),
        players=(),
        canvas=room,
        camera=WHOLE,
        arrangement=arrangement,
        choices=Choices(table, view.decision, arrangement.spots),
        points=(),
        asking=True,
        confirms=False,
        can_undo=False,
    )


def refused(model: TableModel[Any], chance: Source) -> Iterator[tuple[Action, Reason]]:
    """Return what is said to clicks on all things, and to some of the ways to drop one on another."""
    things, zones = sorted(model.arrangement.spots), sorted(model.arrangement.zones)
    meant = [gestures.click(model, thing) for thing in things]
    for _ in range(SAMPLES):
        where = choice(chance, [*things, *zones])
        meant.append(gestures.drop(model, Drop(choice(chance, things), (where,))))
    for intention in meant:
        if isinstance(intention, Refuse):
            said = told(model, intention.intents)
            if said is not None:
                yield said


def told(model: TableModel[Any], intents: Sequence[Action]) -> tuple[Action, Reason] | None:
    """Return which of the intents is refused in words, and why, as the window chooses it."""
    reasons = [(intent, refusal(model.view, model.viewer, intent)) for intent in intents]
    found = [(intent, reason) for intent, reason in reasons if reason is not None]
    relevant = (pair for pair in found if pair[1].key not in model.table.irrelevant_reasons)
    return next(relevant, found[0] if found else None)


def positions(case: Case, chance: Source) -> Iterator[State]:
    """Play at random; yield some positions of every prompt."""
    seen: Counter[str] = Counter()
    for seed in range(GAMES_EACH):
        state = case.new(seed)
        while (decision := state.decision) is not None:
            seen[decision.prompt] += 1
            if seen[decision.prompt] <= OFTEN or seen[decision.prompt] % SELDOM == 0:
                yield state
            apply(state, choice(chance, decision.options))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_refusal_is_true(case: Case) -> None:
    """Of the thing, the place or the moment; and there are words for it in both languages."""
    known, chance = promises(case), Source(1)
    broken: dict[tuple[str, str], str] = {}
    for state in positions(case, chance):
        model = shown(case, state)
        view, seat, decision = model.view, model.viewer, state.decision
        assert decision is not None
        for action, reason in refused(model, chance):
            said = [case.game.explain(view, seat, reason, load(language)) for language in LANGUAGES]
            if not is_true(known, view, seat, action, reason):
                broken.setdefault((decision.prompt, reason.key), f"«{action}»: {said[-1]} {decision}")
    assert not broken, "\n".join(broken.values())


@pytest.mark.parametrize("case", CASES[:1], ids=str)
def test_a_false_reason_is_found(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    state, known = case.new(1), promises(case)
    assert state.decision is not None
    view, seat = case.game.view(state, state.decision.seat), state.decision.seat
    option = state.decision.options[0]
    assert not is_true(known, view, seat, Action("nonsense", "nothing"), Reason("unheard_of"))
    assert is_true(known, view, seat, option, NOT_NOW), "it could be chosen, but was taken somewhere else"
    monkeypatch.setattr(known, "sort_of", lambda view, thing: "thing")
    assert not is_true(known, view, seat, Action("nonsense", "nothing"), NOT_NOW)

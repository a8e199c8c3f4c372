"""What a game speaks of is declared: its things and zones, its kinds of events and actions."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

import pytest
from msgspec import Struct
from msgspec.structs import asdict

from rules.core.action import Action
from rules.core.engine import State, apply
from rules.core.events import HIDDEN, Event
from rules.core.game import AnyGame
from rules.core.ids import fits
from rules.core.rng import Source, below, choice
from rules.games import GAMES
from tests.rules.cases import cases

PLAYED = {"black_rose_duel": 2, "black_rose_wars": 4, "epic_spell_wars": 4, "five_seals": 4}
MOSTLY_PLAYED = 12
"""How many games of each set-up are played: fewer where they are long, else so many."""


SELDOM = {
    "black_rose_duel": {
        *("copied", "copy", "element", "exchange", "order", "rearranged", "stole", "took_control"),
        *("looked", "sprung", "turn", "turned", "banished"),
    },
    "black_rose_wars": {
        *("copied", "copy", "exchange", "extra_round", "move_event", "name_winner"),
        *("order", "rearranged", "share", "steal", "stole", "took_control", "turn"),
        *("keep", "lost_upgrade", "outlived", "refilled", "suffer"),
    },
}
"""Kinds that chance brings about too seldom to wait for."""


every_game = pytest.mark.parametrize("name", GAMES, scope="module")
"""One game after the other, so that what was seen of it serves all tests."""


class Seen(Struct):
    """What came about in games played by chance: kinds with the fields that were used, and all ids."""

    events: dict[str, set[str]]
    actions: dict[str, set[str]]
    ids: set[str]


def used(value: Event | Action) -> set[str]:
    """Return the fields of an event or action that say something."""
    empty = asdict(type(value)(""))
    return {name for name, said in asdict(value).items() if said != empty[name]} - {"kind"}


@cache
def seen(name: str) -> Seen:
    """Play games of all set-ups and note what comes about."""
    found = Seen(defaultdict(set), defaultdict(set), set())
    for case in cases(GAMES[name]):
        for seed in range(PLAYED.get(name, MOSTLY_PLAYED)):
            play(case.game, case.new(seed), Source(seed), found)
    return found


def play(game: AnyGame, state: State, chance: Source, found: Seen) -> None:
    """Play a game, now by chance and now plausibly, and note what comes about."""
    while (decision := state.decision) is not None:
        for option in decision.options:
            found.actions[option.kind] |= used(option)
            found.ids |= {option.source, option.target, decision.cause}
        plausible = below(chance, 2)
        for event in apply(state, game.quick(state) if plausible else choice(chance, decision.options)):
            found.events[event.kind] |= used(event)
            found.ids |= {event.source, event.target}


@every_game
def test_only_declared_kinds_come_about_and_every_one_does(name: str) -> None:
    kinds, found = GAMES[name].kinds, seen(name)
    seldom = SELDOM.get(name, set())
    assert found.events.keys() | seldom == kinds.events.keys() | seldom
    assert found.actions.keys() | seldom == kinds.actions.keys() | seldom


@every_game
def test_kinds_use_the_fields_that_have_a_meaning(name: str) -> None:
    kinds, found = GAMES[name].kinds, seen(name)
    for declared, happened in ((kinds.events, found.events), (kinds.actions, found.actions)):
        for kind, fields in happened.items():
            meant = {field for field, meaning in asdict(declared[kind]).items() if meaning}
            # The neutral power has the number that stands for no seat at all.
            assert fields - {"seat"} == meant - {"seat"} or kind in SELDOM.get(name, ()), kind
            assert "seat" in meant or "seat" not in fields, kind


@every_game
def test_ids_have_declared_forms(name: str) -> None:
    game = GAMES[name]
    forms = (*game.kinds.things, *game.kinds.zones)
    known = {"", HIDDEN, *game.components, *game.guests}
    strange = [
        part
        for id in seen(name).ids - known
        for part in id.split("+")
        if not any(fits(form, part) for form in forms)
    ]
    assert not strange

"""Pebbles as everybody else knows it."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.engine import advance
from rules.core.events import Event
from rules.core.game import Game
from rules.core.rng import seeded
from tests.sixth_game.rules import card_text
from tests.sixth_game.rules.audit import audit
from tests.sixth_game.rules.cards import COMPONENTS
from tests.sixth_game.rules.evaluation import evaluate, quick
from tests.sixth_game.rules.kinds import KINDS
from tests.sixth_game.rules.log_text import tell
from tests.sixth_game.rules.score import score
from tests.sixth_game.rules.setup import begin
from tests.sixth_game.rules.state import Seat, State
from tests.sixth_game.rules.views import redeal, view


def new(seats: int, seed: int, options: Mapping[str, str]) -> State:
    """Set up a game and run it to its first decision."""
    state = State(rng=seeded(seed), seats=[Seat() for _ in range(seats)])
    begin(state)
    advance(state)
    return state


def used(events: list[Event]) -> list[str]:
    """Return the cards that an action made use of."""
    return [event.what for event in events if event.kind == "laid"]


GAME = Game(
    name="pebbles",
    domain="pebbles",
    version=1,
    seats=(2, 3),
    choices=(),
    components=COMPONENTS,
    kinds=KINDS,
    state=State,
    begin=new,
    audit=audit,
    view=view,
    redeal=redeal,
    score=score,
    evaluate=evaluate,
    chance=evaluate,
    quick=quick,
    used=used,
    text=card_text.text,
    cost=card_text.cost,
    explain=card_text.explain,
    describe=card_text.describe,
    tell=tell,
)

"""Res Arcana: a card table for two to four."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.engine import advance
from rules.core.events import Event
from rules.core.game import Choice, Game
from rules.core.rng import seeded
from rules.res_arcana import card_text, hint_text, option_text
from rules.res_arcana.audit import audit
from rules.res_arcana.cards import COMPONENTS
from rules.res_arcana.evaluation import evaluate, quick
from rules.res_arcana.kinds import KINDS
from rules.res_arcana.log_text import tell
from rules.res_arcana.match import Match
from rules.res_arcana.score import score, tie_break
from rules.res_arcana.setup import SETUPS, begin
from rules.res_arcana.state import Seat, State
from rules.res_arcana.views import redeal, view


def new(seats: int, seed: int, options: Mapping[str, str]) -> State:
    """Set up a game and run it to its first decision."""
    state = State(rng=seeded(seed), setup=options["setup"], seats=[Seat() for _ in range(seats)])
    if state.setup == "match":
        state.wins = [0] * seats
        state.stack.append(Match())
    begin(state)
    advance(state)
    return state


def used(events: list[Event]) -> list[str]:
    """Return the components that an action made use of: placed, claimed, taken or their powers used."""
    kinds = ("entered", "used", "reacted", "took_item", "chose_mage")
    return [event.what for event in events if event.kind in kinds and event.target != "offer"]


GAME = Game(
    name="res_arcana",
    domain="res_arcana",
    version=2,
    seats=(2, 3, 4),
    choices=(Choice("setup", SETUPS, "standard", {"match": (2,)}, first="first_game"),),
    components=COMPONENTS,
    kinds=KINDS,
    state=State,
    begin=new,
    audit=audit,
    view=view,
    redeal=redeal,
    score=score,
    tie_break=tie_break,
    evaluate=evaluate,
    chance=evaluate,
    quick=quick,
    used=used,
    traits=lambda state, seat: {"mage": state.seats[seat].mage},
    text=card_text.text,
    cost=card_text.cost_text,
    explain=option_text.explain,
    describe=option_text.describe,
    headline=hint_text.headline,
    why=hint_text.why,
    tell=tell,
)

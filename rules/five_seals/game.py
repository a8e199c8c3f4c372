"""Five Seals: a dungeon for two to five."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.engine import advance
from rules.core.events import Event
from rules.core.game import Choice, Game
from rules.core.rng import seeded
from rules.five_seals import card_text, hint_text
from rules.five_seals.audit import audit
from rules.five_seals.cards import COMPONENTS
from rules.five_seals.evaluation import evaluate, quick
from rules.five_seals.kinds import KINDS
from rules.five_seals.log_text import tell
from rules.five_seals.score import score
from rules.five_seals.setup import CHOICES, begin
from rules.five_seals.spells_figures import ASIDE, HOME
from rules.five_seals.state import Seat, State
from rules.five_seals.views import redeal, view


def new(seats: int, seed: int, options: Mapping[str, str]) -> State:
    """Set up a game and run it to its first decision."""
    state = State(rng=seeded(seed), circle=options["circle"], seats=[Seat() for _ in range(seats)])
    begin(state)
    advance(state)
    return state


def used(events: list[Event]) -> list[str]:
    """Return the components that an action made use of: chosen, cast, broken, or moved in the dungeon."""
    kinds = ("chose_mage", "cast", "broke", "moved", "disintegrated")
    return [
        event.what for event in events if event.kind in kinds and not event.target.startswith((HOME, ASIDE))
    ]


GAME = Game(
    name="five_seals",
    domain="five_seals",
    open=True,
    version=3,
    seats=(2, 3, 4, 5),
    choices=(Choice("circle", CHOICES, CHOICES[0], first="first"),),
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
    misjudged=0.9,
    quick=quick,
    used=used,
    text=card_text.text,
    cost=card_text.cost_text,
    explain=card_text.explain,
    describe=card_text.describe,
    headline=hint_text.headline,
    why=hint_text.why,
    tell=tell,
)

"""Epic Spell Wars: a brawl of battle wizards for two to six."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.engine import advance
from rules.core.events import Event
from rules.core.game import Choice, Game
from rules.core.rng import seeded
from rules.epic_spell_wars import card_text
from rules.epic_spell_wars.audit import audit
from rules.epic_spell_wars.cards import COMPONENTS
from rules.epic_spell_wars.deeds import DEEDS
from rules.epic_spell_wars.evaluation import evaluate, quick
from rules.epic_spell_wars.hint_text import brings, why
from rules.epic_spell_wars.kinds import KINDS
from rules.epic_spell_wars.log_text import tell, won_by
from rules.epic_spell_wars.score import lives, score
from rules.epic_spell_wars.setup import begin
from rules.epic_spell_wars.state import Seat, State
from rules.epic_spell_wars.turns import READY
from rules.epic_spell_wars.views import redeal, view


def new(seats: int, seed: int, options: Mapping[str, str]) -> State:
    """Set up a tournament and run it to its first decision."""
    state = State(
        rng=seeded(seed),
        length=options["length"],
        heroes=options["heroes"],
        seats=[Seat() for _ in range(seats)],
    )
    begin(state)
    advance(state)
    return state


def used(events: list[Event]) -> list[str]:
    """Return the components that an action made use of: cast, gained, drawn or chosen."""
    kinds = ("cast", "copied", "wild", "gained_treasure", "drew_dead", "chose_hero")
    return [event.what for event in events if event.kind in kinds]


GAME = Game(
    name="epic_spell_wars",
    domain="epic_spell_wars",
    version=3,
    seats=(2, 3, 4, 5, 6),
    choices=(
        Choice("length", ("tournament", "single"), "tournament", first="single"),
        Choice("heroes", ("chosen", "dealt"), "chosen"),
    ),
    components=COMPONENTS,
    kinds=KINDS,
    state=State,
    begin=new,
    audit=audit,
    view=view,
    redeal=redeal,
    score=score,
    counted=".medals",
    instead=lives,
    goal=lambda options: ".single" if options.get("length") == "single" else "",
    rounds_before=lambda state: state.began,
    deeds=DEEDS,
    won_by=won_by,
    evaluate=evaluate,
    chance=evaluate,
    luck=36,
    left_to_chance=lambda state, action: action == READY,
    quick=quick,
    used=used,
    traits=lambda state, seat: {"hero": state.seats[seat].hero},
    text=card_text.text,
    cost=card_text.cost_text,
    explain=card_text.explain,
    describe=card_text.describe,
    brings=brings,
    why=why,
    tell=tell,
)

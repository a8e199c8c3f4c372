"""The duel as everybody else sees it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from rules.black_rose import card_text, hint_brings, hint_heads, hint_text, option_text
from rules.black_rose.audit import audit
from rules.black_rose.catalogue import Event, Quest
from rules.black_rose.editions import EDITIONS
from rules.black_rose.evaluation import chance, evaluate
from rules.black_rose.kinds import KINDS
from rules.black_rose.log_text import tell
from rules.black_rose.mixing import LAW, NAMESAKES, OFF, ON, RANDOM, SCHOOL, mixed_duel_name
from rules.black_rose.quick import quick
from rules.black_rose.records import Seat
from rules.black_rose.score import score
from rules.black_rose.setup import begin
from rules.black_rose.state import State
from rules.black_rose.views import redeal, view
from rules.black_rose_duel.cards import DUEL
from rules.core.engine import advance
from rules.core.events import Event as Happening
from rules.core.game import Choice, Game
from rules.core.ids import kind_of
from rules.core.rng import seeded

SIDES = ("random", "a", "b")


def new(seats: int, seed: int, options: Mapping[str, str]) -> State:
    """Set up a game and run it to its first decision."""
    state = State(rng=seeded(seed), edition=mixed_duel_name(options), seats=[Seat() for _ in range(seats)])
    begin(state, options)
    advance(state)
    return state


def used(events: list[Happening]) -> list[str]:
    """Return the components that an action made use of."""
    kinds = ("revealed", "sprung", "activated_room", "summoned", "upgraded", "claimed", "event", "chose_mage")
    return [kind_of(event.what) for event in events if event.kind in kinds]


def sides(events: list[Happening]) -> list[str]:
    """Return which sides of spells were prepared."""
    return [f"{event.what}#{event.amount}" for event in events if event.kind == "laid"]


WARS = EDITIONS["wars"]
GUESTS = {
    name: component
    for name, component in {**WARS.components, **EDITIONS["duel+rooms:random"].rooms}.items()
    if not isinstance(component, Quest | Event) and name not in DUEL.components
}
"""What can be taken over from the great lodge."""
GRIMOIRES = {**DUEL.grimoires, **WARS.grimoires}

GAME = Game(
    name="black_rose_duel",
    domain="black_rose",
    neutral="black_rose",
    version=5,
    seats=(2,),
    choices=(
        Choice("events", SIDES, "random", group="sides"),
        Choice("quests_1", SIDES, "random", group="sides"),
        Choice("quests_2", SIDES, "random", group="sides"),
        Choice("mages", ("choose", "random"), "choose", first="random"),
        Choice("grimoires", ("choose", "random"), "choose", first="random"),
        Choice(SCHOOL, (LAW, *WARS.schools), LAW, group="wars"),
        Choice("wars_mages", (OFF, ON), OFF, group="wars"),
        Choice("wars_rooms", (OFF, NAMESAKES, RANDOM), OFF, group="wars"),
        Choice("wars_forgotten", (OFF, ON), OFF, group="wars"),
    ),
    components=DUEL.components,
    guests=GUESTS,
    kinds=replace(KINDS, things={**KINDS.things, **dict.fromkeys(GRIMOIRES, "a starting grimoire")}),
    state=State,
    begin=new,
    audit=audit,
    view=view,
    redeal=redeal,
    score=score,
    points="black_rose.brings.power",
    counted=".power",
    tie_break=lambda state: "black_rose.tie",
    evaluate=evaluate,
    chance=chance,
    misjudged=0.2,
    quick=quick,
    used=used,
    sides=sides,
    traits=lambda state, seat: {"mage": state.seats[seat].mage, "grimoire": state.seats[seat].start},
    text=card_text.text,
    cost=lambda component, words: "",
    explain=option_text.explain,
    describe=option_text.describe,
    brings=hint_brings.brings,
    speaks_for=hint_text.speaks_for,
    earned_by=hint_heads.earned_by,
    headline=hint_heads.headline,
    tell=tell,
)

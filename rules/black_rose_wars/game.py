"""Black Rose Wars as everybody else sees it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from rules.black_rose import card_text, hint_brings, hint_deeds, hint_heads, hint_text, option_text
from rules.black_rose.audit import audit
from rules.black_rose.editions import EDITIONS
from rules.black_rose.goals import pointless
from rules.black_rose.kinds import KINDS_WITH_MOONS
from rules.black_rose.log_text import tell
from rules.black_rose.mixing import LAW, mixed_name
from rules.black_rose.records import Seat
from rules.black_rose.score import score
from rules.black_rose.setup import SWITCHES, begin_with_moons
from rules.black_rose.state import State
from rules.black_rose.views import redeal, view
from rules.black_rose_wars.cards import WARS
from rules.black_rose_wars.glance import leaves_off, quick
from rules.black_rose_wars.judgement import evaluate, rose_leads
from rules.core.engine import advance
from rules.core.events import Event
from rules.core.game import Choice, Game
from rules.core.ids import kind_of
from rules.core.rng import seeded


def new(seats: int, seed: int, options: Mapping[str, str]) -> State:
    """Set up a game and run it to its first decision."""
    state = State(rng=seeded(seed), edition=mixed_name(options), seats=[Seat() for _ in range(seats)])
    begin_with_moons(state, options)
    advance(state)
    return state


def used(events: list[Event]) -> list[str]:
    """Return the components that an action made use of."""
    kinds = ("revealed", "sprung", "activated_room", "summoned", "completed", "event", "chose_mage")
    return [kind_of(event.what) for event in events if event.kind in kinds]


def sides(events: list[Event]) -> list[str]:
    """Return which sides of spells were prepared."""
    return [f"{event.what}#{event.amount}" for event in events if event.kind == "laid"]


MIXED = EDITIONS["wars+law:illusion+mages+rooms+forgotten"]
"""The book with everything of the Duel that can be taken over."""
GRIMOIRES, SCHOOLS = {**WARS.grimoires, **MIXED.grimoires}, (*WARS.schools, LAW)

GAME = Game(
    name="black_rose_wars",
    domain="black_rose",
    neutral="black_rose",
    version=6,
    seats=(2, 3, 4),
    choices=(
        Choice("mages", ("choose", "random"), "choose", first="random"),
        Choice("grimoires", ("choose", "random"), "choose", first="random"),
        Choice("lodge", ("random", "arranged"), "random"),
        *(Choice(switch, ("off", "on"), "off", group="optional") for switch in SWITCHES),
        Choice(LAW, ("off", *WARS.schools), "off", group="duel"),
        *(
            Choice(f"duel_{part}", ("off", "on"), "off", group="duel")
            for part in ("mages", "rooms", "forgotten")
        ),
    ),
    components=WARS.components,
    guests={name: guest for name, guest in MIXED.components.items() if name not in WARS.components},
    kinds=replace(
        KINDS_WITH_MOONS,
        things={**KINDS_WITH_MOONS.things, **dict.fromkeys(GRIMOIRES, "a starting grimoire")},
        zones={**KINDS_WITH_MOONS.zones, **dict.fromkeys(SCHOOLS, "spells of a school")},
    ),
    state=State,
    begin=new,
    audit=audit,
    view=view,
    redeal=redeal,
    score=score,
    points="black_rose.brings.power",
    counted=".power",
    evaluate=evaluate,
    chance=evaluate,
    misjudged=0.25,
    alarming=rose_leads,
    rollouts=3,
    pointless=pointless,
    leaves_off=leaves_off,
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
    headline=hint_heads.headline,
    why=hint_deeds.why,
    tell=tell,
)

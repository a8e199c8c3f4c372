"""The table of Epic Spell Wars: what gestures mean, and what only this game has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace
from pygame import Surface

from client.art.vector import Size
from client.canvas import Canvas
from client.games.epic_spell_wars import sprites
from client.games.epic_spell_wars.backdrop import EpicBackdrop
from client.games.epic_spell_wars.comic import shout, shout_size, speech
from client.games.epic_spell_wars.faces import SMALL, face
from client.games.epic_spell_wars.faces.foot import kept_strip, paper
from client.games.epic_spell_wars.layout import ASK, DIE, GHOST, KEPT, OFFERED, PANELLED, EpicLayout
from client.games.epic_spell_wars.layout.zones import HAND, PLACE
from client.games.epic_spell_wars.moments import MOMENTS
from client.games.epic_spell_wars.overlay import draw_overlay, told_panel
from client.games.epic_spell_wars.palette import YELLOW
from client.games.epic_spell_wars.sprites import missile
from client.table.camera import Camera
from client.table.display_list import DisplayList
from client.table.game_table import GameTable, Pose
from client.table.layout import Arrangement, Spot
from client.table.model import Pointer, TableModel
from client.table.records import (
    AskedBeside,
    Choosing,
    Confirmations,
    Emphasis,
    Flights,
    InWords,
    Offered,
    OwnPanel,
    PassButton,
    Prompts,
    Rolling,
    Screens,
    Strip,
)
from rules.core.action import Action
from rules.core.decision import TURN, Decision
from rules.core.events import Event
from rules.core.game import ScoreLine
from rules.core.ids import SEATS
from rules.core.words import Words
from rules.epic_spell_wars.card_text import cost_text, text
from rules.epic_spell_wars.cards import COMPONENTS
from rules.epic_spell_wars.score import lives
from rules.epic_spell_wars.spell import GEM, KINDS
from rules.epic_spell_wars.state import TREASURE_OF, State
from rules.epic_spell_wars.traits import RerollDie
from rules.epic_spell_wars.turns import READY

TOLD = ("line", "known")
"""The looks of cards that lie on a board in a few words."""
READABLE, SHOWN = 200, 236
"""From which width on a card is read where it lies, and how wide a smaller one is shown beside it."""


def _sent(event: Event) -> Event:
    """Return a blow as what flies from the caster to the victim."""
    kind = "damage" if event.kind == "damaged" else "life"
    start = event.source if event.kind == "damaged" else event.cause
    return replace(event, what=f"{kind}:{event.amount}", source=start, target=SEATS[event.seat])


def _offered(view: State, viewer: int) -> list[Offered]:
    """Return the wizards, treasures or parts of a spell of which a seat is to choose one."""
    decision = view.decision
    if decision is None or decision.seat != viewer or decision.prompt not in OFFERED:
        return []
    cards = (option.source for option in decision.options if option.source in COMPONENTS)
    return [Offered(card, owner=_owner(view, card)) for card in cards]


def _is_taken_at_once(view: State) -> bool:
    """Tell whether one click takes what is offered: only a wizard is chosen for the whole game."""
    return view.decision is not None and view.decision.prompt in OFFERED - {"hero"}


def _owner(view: State, card: str) -> int:
    """Return before whom a treasure or a part of a spell lies, or -1."""
    lying = ([*seat.treasures, *(part.card for part in seat.spell)] for seat in view.seats)
    return next((number for number, cards in enumerate(lying) if card in cards), -1)


def _prompt_key(decision: Decision, aimed: str) -> str:
    """Return how it is asked: of dice, with what it costs to roll them again."""
    kinds = {option.kind for option in decision.options}
    if decision.prompt != "reroll" or "redo" not in kinds:
        return decision.prompt
    return "reroll_or_redo" if "reroll" in kinds else "redo"


def _kept(spot: Spot, size: Size) -> Strip:
    """Return the part of a face that says of which kind it is."""
    return Strip(*kept_strip(COMPONENTS[spot.component.removeprefix(GHOST)], size, spot.box.width < SMALL))


def _in_words(view: State, spot: Spot, words: Words) -> str:
    """Return what a card says, first what its words hide: how fast it is, and the kind of a small one."""
    component = COMPONENTS[spot.component.removeprefix(GHOST)]
    kind = words(f"epic_spell_wars.kind.{component.kind}") if spot.box.width < SMALL else ""
    fast = cost_text(component, words) if kind or component.initiative else ""
    head = " · ".join(filter(None, (kind, fast)))
    return "\n".join(filter(None, (f"{head}." if head else "", text(component, words))))


def _copies(card: str, spots: Mapping[str, Spot], zone: str, mark: str = "") -> list[str]:
    """Return the copies of a card that lie in zones so named, or its gaps where marked so."""
    return [
        name
        for name, spot in spots.items()
        if spot.component == card and spot.zone.startswith(zone) and name.startswith(mark or card)
    ]


def _heading(said: str, px: int, room: int) -> Surface:
    """Return the words of a question on its own panel, in comic letters."""
    return shout(said, shout_size(said, px, room), YELLOW)


def _lives(view: State) -> list[ScoreLine]:
    """Return the lives in a tournament: whoever has some at the end of a game gets its medal."""
    if lives(view) is not None:
        return []
    return [ScoreLine(number, "life", seat.life) for number, seat in enumerate(view.seats)]


class EpicTable(GameTable[State]):
    """A mountain for two to six wizards."""

    game = "epic_spell_wars"
    watched_together = frozenset({"announced", "cast"})
    in_words = InWords(
        frozenset({"card", "acting", "done", "tile"}),
        spent=lambda view, spot: spot.look == "done",
        says=_in_words,
        sheet=paper,
        strip=_kept,
    )
    sounds = {
        "announced": "card_turn",
        "died": "attack",
        "damaged": "attack",
        "healed": "essence_gain",
        "rolled": "shuffle",
        "power_roll": "card_place",
        "gained_treasure": "essence_gain",
        "stole_treasure": "card_draw",
        "ready": "pass",
        "drew": "card_draw",
        "reshuffled": "shuffle",
        "medal": "win",
        "won": "win",
    }
    never_dimmed = frozenset({"seat", "deck", "pile", "die", "gap"})
    irrelevant_reasons = frozenset({"not_now", "not_in_hand", "not_laid"})
    prompts = Prompts(
        _prompt_key,
        # Of several parts none asks which one is next.
        needs_no_cause=lambda decision: decision.prompt == "next_part",
        may=("lay", "take_back", "ready"),
    )
    asked_beside = AskedBeside(ASK, speech)
    own_panel = OwnPanel(prompts=PANELLED, heading=_heading)
    emphasis = Emphasis(lambda action: action.kind == "dawdle")
    confirmations = Confirmations(leaves=frozenset({"decline", "keep", "suffer"}))
    pass_button = PassButton(
        READY,
        "epic_spell_wars.table.fight",
        # A spell of fewer cards acts sooner: it is no slip.
        question="",
        sign="crossed-swords",
        kind="primary",
    )
    flights = Flights(frozenset({"damaged", "healed"}), missile, pieces=lambda event: 1, sent=_sent)
    rolling = Rolling(
        lambda event: f"{DIE}{event.amount}" if event.kind == "rolled" else "",
        sprites.die,
    )
    choosing = Choosing(_offered, at_once=_is_taken_at_once)
    moments = MOMENTS
    screens = Screens(lambda view: [view.discard], _lives, beside="life")

    # --- how it looks ------------------------------------------------------------------------------

    def arrange(self, view: State, viewer: int, canvas: Canvas, camera: Camera) -> Arrangement:
        """Say where everything lies in a view."""
        return EpicLayout(view, viewer, canvas).arrangement

    def backdrop(self, display: DisplayList, model: TableModel[State]) -> None:
        """Draw the mountain, the boards and the panels."""
        EpicBackdrop(display, model).draw()

    def is_public(self, state: State) -> bool:
        """Tell whether wizards are chosen, or spells carried out and no card of a hand is asked for."""
        decision = state.decision
        if decision is None or decision.prompt == TURN:
            return False
        hand = state.seats[decision.seat].hand
        return not any(option.source in hand for option in decision)

    def is_secret(self, spot: Spot, view: State, viewer: int) -> bool:
        """Tell whether a thing lies in the viewer's hand, or in its spell and was not turned up yet."""
        hidden = [part.card for part in view.seats[viewer].spell if not part.shown]
        gap, unseen = spot.look == "gap", spot.zone == f"spell:{viewer}" and spot.component in hidden
        return gap or unseen or super().is_secret(spot, view, viewer)

    def picture(self, spot: Spot, model: TableModel[State], pose: Pose = "lying") -> Surface | None:
        """Return how a thing looks, or `None` for one that the backdrop shows."""
        return sprites.thing(spot, model, pose)

    def inspect(
        self, spot: Spot | None, size: Size, model: TableModel[State], *, beside: bool = False
    ) -> Surface | None:
        """Return what a thing means, or a card too small to be read, beside it."""
        component = model.component(spot.id) if spot is not None else ""
        if spot is None:
            return None
        if component and (spot.look in TOLD or spot.box.width < READABLE):
            return face(component, round(SHOWN * model.canvas.reading), model.words)
        return told_panel(spot, size, model)

    def overlay(self, surface: Surface, model: TableModel[State], pointer: Pointer) -> None:
        """Announce a spell, and show blows where they have struck."""
        draw_overlay(surface, model, pointer)

    # --- what gestures mean ------------------------------------------------------------------------

    def handles(self, decision: Decision, action: Action, spots: Mapping[str, Spot]) -> Sequence[str]:
        """Return what an action begins with: a victim, a die, a card, its twin, or the gap that it left."""
        match action.kind:
            case "target":
                return (action.target,)
            case "reroll":
                return (f"{DIE}{action.arg}", f"{KEPT}{action.arg}")
            case "lay":
                return _copies(action.source, spots, "hand:") or (action.source,)
            case "twin":
                played = _copies(action.source, spots, "spell:")
                theirs = [each for each in played if spots[each].seat != decision.seat]
                return [*_copies(action.source, spots, "hand:"), *theirs] or (action.source,)
            case "take_back":
                # Parts lie in the spell in the order in which they are taken back.
                same = [each for each in decision if (each.kind, each.source) == (action.kind, action.source)]
                number = same.index(action) if action in same else 0
                places = (_copies(action.source, spots, "spell:"), _copies(action.source, spots, HAND, GHOST))
                return [copies[number] for copies in places if number < len(copies)]
        return (action.source,)

    def zone_of(self, action: Action) -> str:
        """Return where a thing is dropped: a card into its place, or back into the hand."""
        match action.kind:
            case "lay" | "add":
                return f"{PLACE}{action.target}"
            case "take_back":
                return HAND
            case "reroll":
                return f"{DIE}{action.arg}"
        return action.target or action.source

    def is_button(self, action: Action) -> bool:
        """Tell whether an option is a button of its own instead of a thing on the table."""
        return action.kind == "redo" or super().is_button(action)

    def intents(self, source: str, zone: str) -> list[Action]:
        """Return what dropping a thing there could mean, legal or not, most likely first."""
        if source.startswith((DIE, KEPT)):
            return [Action("reroll", TREASURE_OF[RerollDie], arg=int(source.partition(":")[2]))]
        if source.startswith("seat:"):
            return []
        card = source.removeprefix(GHOST)
        component = COMPONENTS.get(card)
        if component is None or component.kind == "dead_wizard":
            return []
        if component.kind == "hero":
            return [Action("hero", card)]
        if component.kind == "treasure" and card != GEM:
            return [Action("destroy", card)]
        # Dropped on what lies in a place, it was meant for the place.
        place = zone.removeprefix(PLACE) if zone else component.kind
        return [Action("lay", card, place)] if place in KINDS else []


table = EpicTable
"""The game's own table, which the window asks for by name."""

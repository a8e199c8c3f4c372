"""The table of the Black Rose: what a gesture with its things could mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import SRCALPHA, Surface

from client.art.effects import OutlineKind, outline
from client.art.vector import Size
from client.canvas import Canvas
from client.games.black_rose.backdrop import BlackRoseBackdrop
from client.games.black_rose.faces.backs import back
from client.games.black_rose.formulas import DOMAIN
from client.games.black_rose.layout import VAIN, arrange
from client.games.black_rose.layout.lodge import near_choice
from client.games.black_rose.layout.zones import HOT_SPOT, seat_zone
from client.games.black_rose.moments import MOMENTS
from client.games.black_rose.overlay import Overlay
from client.games.black_rose.overlay.hot_spots import over_phases, told
from client.games.black_rose.overlay.inspector import inspector
from client.games.black_rose.palette import SCHOOLS
from client.games.black_rose.prompts import CHOOSING, EMPHASIS, PROMPTS, asking_component
from client.games.black_rose.seeking import CARRYING
from client.games.black_rose.sprites.figures import glow
from client.games.black_rose.sprites.pictures import OFFERED, PICTURES, picture, size_of
from client.games.black_rose.sprites.spells import is_secret
from client.games.black_rose.sprites.tokens import cube
from client.games.black_rose.status import facts, side_said
from client.games.book import Situation
from client.table.camera import Camera
from client.table.display_list import DisplayList
from client.table.game_table import GameTable, Pose
from client.table.layout import COPY, Arrangement, Spot, original
from client.table.model import Pointer, TableModel
from client.table.records import (
    Automatic,
    Confirmations,
    Flights,
    Habit,
    InWords,
    Map,
    OwnPanel,
    Screens,
    TwoSided,
)
from client.table.word_panel import in_words, sentence
from rules.black_rose import preview
from rules.black_rose.forecast import is_vain
from rules.black_rose.queries import THE_ROSE
from rules.black_rose.shifting import SUPPLY
from rules.black_rose.state import State
from rules.black_rose.targets import CELLS, COLOURS, IMAGINARY, MAGES, ROSE
from rules.core.action import Action
from rules.core.decision import TURN, Decision
from rules.core.words import Words

POINTED = frozenset({"target", "room", "pick", "share", "heal", "replace", "shift"})
"""Kinds of actions that are chosen by a click on their target."""
AIMED, FIGURES = ("target", "pick"), ("mage", "evocation")
"""Kinds of actions that aim at a figure, and the looks of figures."""
CARRIED = frozenset({"move", "attack", "drive", "upgrade", "keep", "exchange", "exchange_rooms"})
"""Kinds of actions of the one figure that acts, or with a card: it is dragged, or its target is clicked."""
FROM_HAND = frozenset({"lay", "discard", "banish", "cast_from_hand", "retain", "put", "take"})
"""Kinds of actions with a card, of which there may be several alike."""
BUTTONS = frozenset({"idle", "element", "icon", "do", "option", "order"})
"""Kinds of actions that are buttons though a thing is named in them."""
NOWHERE = frozenset({IMAGINARY, THE_ROSE, SUPPLY})
"""Targets that lie nowhere on the table."""
SIDED = ("lay", "cast_from_hand")
"""Prompts, and kinds of actions, with which a side of a spell is chosen."""
FORMAL = frozenset({"spring", "complete", "put_back", "discard", "pay"})
"""Prompts that ask for nothing where there is one answer."""
NO_LIGHT = Surface((1, 1), SRCALPHA)
FORM, SLOT, DEED = "form:", "slot:", "deed:"


def _no_target(spot: Spot, words: Words) -> str:
    """Return that a prepared spell would find no target."""
    return words(f"{DOMAIN}.table.no_target") if spot.look in VAIN else ""


def _costs(view: State, action: Action, words: Words) -> str:
    """Return that the activation of a room would do nothing."""
    return words(f"{DOMAIN}.table.in_vain") if is_vain(view, action) else ""


def _flips(view: State, thing: str) -> bool:
    """Tell whether a thing is a spell in hand, of which a side is chosen now; a trap for rooms has one."""
    decision, card = view.decision, thing.partition(COPY)[0]
    if decision is None or decision.prompt not in SIDED:
        return False
    return card in view.seats[decision.seat].hand and not view.book.spells[card].is_room_trap


def _actions_of_side(actions: list[Action], flipped: bool) -> list[Action]:
    """Return those actions with a spell that prepare the side which is up."""
    up = [action for action in actions if action.kind not in SIDED or action.arg == int(flipped)]
    return up or actions


class BlackRoseTable(GameTable[State]):
    """The lodge with its rooms, the mages' boards, and everything beside them."""

    sounds = {
        "defeated": "attack",
        "damaged": "attack",
        "revealed": "card_turn",
        "laid": "card_place",
        "drew": "card_draw",
        "reshuffled": "shuffle",
        "moved": "card_place",
        "placed": "essence_gain",
        "summoned": "card_place",
        "won": "win",
    }
    in_words = InWords(frozenset({"card", "slot", "vain", "line", "row", "mini"}), says=side_said)
    never_dimmed = frozenset({"hot_spot", "portrait", "entry", "event", "pile", *PICTURES})
    irrelevant_reasons = frozenset({"not_now", "not_your_mage"})
    prompts = PROMPTS
    own_panel = OwnPanel(frozenset({"claim"}))
    confirmations = Confirmations(
        frozenset({"idle"}),
        leaves=frozenset({"decline", "done", "end", "later", "suffer"}),
        warning=_no_target,
        costs=_costs,
        marked=frozenset({"cast"}),
    )
    automatic = Automatic(formalities=FORMAL, habit=Habit("icon", answers=2))
    emphasis = EMPHASIS
    two_sided = TwoSided(_flips, _actions_of_side)
    flights = Flights(
        frozenset({"placed", "damaged", "removed_instability"}),
        lambda what, px: cube(COLOURS.get(what, ROSE), px),
    )
    carrying = CARRYING
    map = Map(near_choice)
    moments = MOMENTS
    choosing = CHOOSING
    screens = Screens(lambda view: [seat.memories for seat in view.seats], preview.coming_at_the_end)

    def __init__(self, game: str) -> None:
        self.game = game

    # --- how it looks ------------------------------------------------------------------------------

    def arrange(self, view: State, viewer: int, canvas: Canvas, camera: Camera) -> Arrangement:
        """Say where everything lies in a view."""
        return arrange(view, viewer, canvas, camera)

    def signposts(self, model: TableModel[State]) -> Mapping[str, Spot]:
        """Return what explains the phases of a round."""
        return over_phases(model)

    def backdrop(self, display: DisplayList, model: TableModel[State]) -> None:
        """Draw the ground, the panels and what is written on them."""
        BlackRoseBackdrop(display, model).draw()

    def is_secret(self, spot: Spot, view: State, viewer: int) -> bool:
        """Tell whether a thing is a spell or a quest of the viewer that the others have not seen."""
        return is_secret(spot, view, viewer)

    def picture(self, spot: Spot, model: TableModel[State], pose: Pose = "lying") -> Surface | None:
        """Return how a thing looks, or `None` for one that the backdrop shows."""
        if pose == "back" and spot.look != "row":
            return back("spell", size_of(spot, model.canvas), spot.seat)
        return picture(spot, model)

    def light(self, spot: Spot, kind: OutlineKind, canvas: Canvas) -> Surface:
        """Return the light of a thing, faint around a spell in vain; rooms and events have theirs inside."""
        if spot.look in ("room", "event"):
            return NO_LIGHT
        size = size_of(spot, canvas)
        if spot.look in ("mage", "evocation"):
            return glow(spot.look == "mage", size, kind)
        if spot.look in VAIN and kind == "act":
            return outline(size, "faint", canvas.k)
        return outline(size, kind, canvas.k)

    def inspect(
        self, spot: Spot | None, size: Size, model: TableModel[State], *, beside: bool = False
    ) -> Surface | None:
        """Return the card that is looked at, or a sentence beside what is no card; the log is seen then."""
        if spot is not None and beside and (said := told(spot, model)):
            return sentence(said, model.canvas, model.arrangement)
        thing = spot.component if spot is not None else "" if beside else asking_component(model)
        printed = model.view.book.components.get(thing)
        if printed is None or (spot is not None and beside and spot.zone == "hand" and spot.look == "card"):
            return None
        at = Situation(model.view, model.viewer, model.names, original(spot.id) if spot is not None else "")
        where, now = facts(printed.id, at, model.words, brief=True)
        now = (where, *now) if where else now
        if beside:
            return in_words(self.game, printed.id, model.words, size, model.canvas.reading, fit=True, now=now)
        side = preview.side_applied(model.view, printed.id) if spot is None else None
        return inspector(printed, size, model.canvas.k, model.words, now, side)

    def overlay(self, surface: Surface, model: TableModel[State], pointer: Pointer) -> None:
        """Draw ranges, ways and outcomes."""
        Overlay(surface, model, pointer).draw()

    # --- what a gesture means ----------------------------------------------------------------------

    def handles(self, decision: Decision, action: Action, spots: Mapping[str, Spot]) -> Sequence[str]:
        """Return the things with which a gesture for an action may begin."""
        kind, source, target = action.kind, action.source, action.target
        if kind in POINTED:
            return target, *_room_of_one(action, decision, spots)
        if kind in CARRIED:
            return (source, target)
        if kind in FROM_HAND and not source.startswith(SLOT):
            zones = ("hand", "offered", "quests")
            return [
                name
                for name, spot in spots.items()
                if (spot.zone in zones or spot.look == OFFERED) and spot.component == source
            ]
        match kind:
            case "activate" if decision.prompt != TURN:
                return (target,)
            case "command" if decision.prompt != TURN:
                return (source,)
            case "explore" | "fight" | "command":
                return source, f"{DEED}{kind}"
            case "activate":
                return source, target, f"{DEED}explore"
            case "remove":
                return target, *_figures_in(spots[target], decision, spots)
            case "inertia":
                return (f"{DEED}inertia",)
        return (source,)

    def zone_of(self, action: Action) -> str:
        """Return where an action's source is dropped: a cube taken away goes back to its owner's board."""
        if action.kind == "remove":
            return seat_zone(COLOURS[action.source])
        return super().zone_of(action)

    def is_button(self, action: Action) -> bool:
        """Tell whether an option is a button of its own instead of a thing on the table."""
        nowhere = action.target in NOWHERE or action.target.startswith(FORM)
        return nowhere or action.kind in BUTTONS or super().is_button(action)

    def intents(self, source: str, zone: str) -> list[Action]:
        """Return what dropping a thing there could mean, legal or not, most likely first."""
        if source in MAGES:
            if zone in MAGES or (COPY not in zone and ":" in zone and zone not in CELLS):
                return [Action("fight", source, zone), Action("attack", source, zone)]
            if zone:
                return [Action("explore", source, zone), Action("move", source, zone)]
            return [Action("target", "", source), Action("explore", source)]
        if source.startswith(HOT_SPOT):
            return []
        if source.startswith(SLOT):
            return [Action("cast", source), Action("discard", source)]
        if source.startswith(DEED):
            return [Action(source.removeprefix(DEED), mage) for mage in MAGES]
        if source in SCHOOLS:
            return [Action("draw", source)]
        if ":" in source and source not in CELLS:
            aim = [Action("move", source, zone), Action("attack", source, zone)] if zone else []
            return [*aim, Action("target", "", source), Action("command", source)]
        card = source.partition(COPY)[0]
        if zone.startswith(SLOT):
            return [Action("lay", card, zone)]
        return [Action("target", "", source), Action("claim", source), Action("lay", card)]


def _room_of_one(action: Action, decision: Decision, spots: Mapping[str, Spot]) -> list[str]:
    """List the room of a figure that is aimed at, if no other one in it could be."""
    if action.kind not in AIMED or spots[action.target].look not in FIGURES:
        return []
    figures = [spots[option.target] for option in decision if option.target in spots]
    rooms = [spot for spot in spots.values() if spot.look == "room"]
    around = [room for room in rooms if room.contains(*spots[action.target].box.centre)]
    return [room.id for room in around if sum(room.contains(*figure.box.centre) for figure in figures) == 1]


def _figures_in(room: Spot, decision: Decision, spots: Mapping[str, Spot]) -> list[str]:
    """List the own evocations in a room of the kind because of which is asked."""
    return [
        name
        for name, spot in spots.items()
        if spot.look == "evocation"
        and (spot.seat, spot.component) == (decision.seat, decision.cause)
        and room.contains(*spot.box.centre)
    ]

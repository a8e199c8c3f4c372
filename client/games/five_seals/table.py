"""The table of Five Seals: what gestures mean, and what only this game has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import Surface

from client.art.effects import OutlineKind
from client.art.vector import Size
from client.canvas import Canvas
from client.games.five_seals import inspector, sprites
from client.games.five_seals.backdrop import FiveSealsBackdrop
from client.games.five_seals.dungeon import MAGE_FOOT, lens, plan, walk
from client.games.five_seals.faces import sign_of
from client.games.five_seals.layout import AT_DICE, BOARD_SCROLL, OWN, FiveSealsLayout
from client.games.five_seals.layout.dice import STEADY
from client.games.five_seals.moments import MOMENTS
from client.games.five_seals.overlay import draw_overlay
from client.games.five_seals.palette import DICE
from client.games.five_seals.tokens import scroll, seal
from client.table.camera import Camera
from client.table.dice import die
from client.table.display_list import DisplayList
from client.table.game_table import GameTable, Pose
from client.table.layout import FIELD, Arrangement, Spot, Way
from client.table.model import Pointer, TableModel
from client.table.records import (
    Choosing,
    Confirmations,
    Emphasis,
    Flights,
    InWords,
    Lists,
    Map,
    Offered,
    PassButton,
    Prompts,
    Rolling,
)
from rules.core.action import Action
from rules.core.decision import TURN, Decision
from rules.core.events import Event
from rules.five_seals.card_text import aim
from rules.five_seals.cards import COMPONENTS
from rules.five_seals.elements import DIE_IDS, STORES, read_dice
from rules.five_seals.preview import die_being_taken
from rules.five_seals.state import State
from rules.five_seals.turns import END
from rules.five_seals.ways import Reach, look, way


def _token(what: str, px: int) -> Surface:
    """Return a die, a seal or a scroll on its way."""
    if what in DICE:
        return die(DICE[what], 0, px)
    card = COMPONENTS[what]
    if card.kind == "seal":
        return seal(card.element, card.strength, px)
    return scroll(card.element, sign_of(card), card.strength, round(px * BOARD_SCROLL))


def _rolled_die(event: Event) -> str:
    """Return the die that was rolled."""
    return f"die:{event.seat}:{event.target}" if event.kind == "rolled" else ""


def _asking_thing(view: State, decision: Decision) -> str:
    """Return the scroll because of which is asked: an own one, or one that was borrowed."""
    own = decision.cause in view.seats[decision.seat].scrolls
    return OWN + decision.cause if own else decision.cause


def _dice_left(view: State) -> str:
    """Return which of how many dice is being taken."""
    taken = die_being_taken(view)
    return f"({taken[0]} / {taken[1]})" if taken else ""


def _prompt_key(decision: Decision, chosen: str) -> str:
    """Ask where a scroll or a die that is chosen goes; a borrowed scroll is aimed like an own one."""
    if chosen.startswith(OWN):
        return aim(chosen.removeprefix(OWN))
    if decision.prompt == "appropriate":
        return aim(decision.options[0].source)
    return "aim_die" if chosen.startswith("die:") else decision.prompt


def _offered(view: State, viewer: int) -> list[Offered]:
    """Return the mages that nobody has chosen yet."""
    decision = view.decision
    choosing = decision is not None and decision.seat == viewer and decision.prompt == "mage"
    return [Offered(mage) for mage in view.mages] if choosing else []


def _beside_dice(actions: Sequence[Action], model: TableModel[State]) -> str:
    """List sets of dice beside the own dice; what ends a choice of dice stands there too."""
    if any(action.kind == "done" for action in actions):
        return AT_DICE
    return "own" if all(action.kind == "break" for action in actions) else ""


def _which_dice(actions: Sequence[Action], model: TableModel[State]) -> str:
    """Ask with which dice a seal is to be broken."""
    places = {action.target for action in actions}
    return model.words("five_seals.table.which_dice") if len(places) == 1 else ""


def _spends_more(action: Action, thing: str) -> bool:
    """Tell whether an action spends other dice with this one, which is too weak alone."""
    return action.kind == "break" and thing.startswith("die:") and len(read_dice(action.source)) > 1


def _ways(events: Sequence[Event], view: State, arrangement: Arrangement, camera: Camera) -> dict[str, Way]:
    """Return the corridors by which figures go from place to place."""
    dungeon, seen = plan(len(view.seats)), lens(arrangement.zones[FIELD], camera)
    foot = dungeon.token * MAGE_FOOT
    ways: dict[str, Way] = {}
    for event in events:
        if event.kind == "moved" and event.source in dungeon.spots and event.target in dungeon.spots:
            kind = COMPONENTS[event.what].kind
            thing = event.what if kind == "guardian" else f"{kind}:{event.seat}"
            places = way(view, event.seat, event.target, event.source)
            points = [seen.point(x, y + foot) for x, y in walk(dungeon, places, event.seat)]
            ways[thing] = [*ways.get(thing, ()), *points]
    return ways


def _is_minor(action: Action) -> bool:
    """Tell whether an option puts the familiar beside the mage, which it nearly always can be."""
    return (
        action.kind == "cast"
        and action.target.startswith("mage:")
        and COMPONENTS[action.source].kind == "summoning"
    )


class FiveSealsTable(GameTable[State]):
    """A dungeon for two to five seats."""

    game = "five_seals"
    sounds = {
        "cast": "card_turn",
        "broke": "card_place",
        "disintegrated": "attack",
        "rolled": "shuffle",
        "took": "essence_gain",
        "handed": "card_draw",
        "shifted": "card_place",
        "left": "pass",
        "won": "win",
    }
    in_words = InWords(
        frozenset({"card", "hand", "hand_used", "hand_strip", "hand_strip_used", "mini", "used"}),
        spent=lambda view, spot: spot.look.endswith("used"),
    )
    never_dimmed = frozenset({"seat", "store", "shelf", "sixes", "legend"})
    irrelevant_reasons = frozenset({"not_now", "no_seal_there"})
    prompts = Prompts(
        key=_prompt_key,
        suffix=lambda model: _dice_left(model.view),
        asking_thing=_asking_thing,
        may=("cast", "break", "end"),
    )
    lists = Lists(sprites.set_of_dice, _beside_dice, _which_dice)
    emphasis = Emphasis(_is_minor)
    confirmations = Confirmations(leaves=frozenset({"decline"}), spends_more=_spends_more)
    pass_button = PassButton(END, "five_seals.table.end", "five_seals.table.end_sure")
    flights = Flights(
        frozenset({"took", "returned", "handed", "handed_scroll"}), _token, pieces=lambda event: 1
    )
    rolling = Rolling(_rolled_die, lambda spot, model, share: sprites.die(spot, model.canvas, share))
    steady = STEADY
    map = Map(ways=_ways)
    moments = MOMENTS
    choosing = Choosing(_offered)

    def __init__(self) -> None:
        self._reach: tuple[State, int, Reach] | None = None

    # --- how it looks ------------------------------------------------------------------------------

    def arrange(self, view: State, viewer: int, canvas: Canvas, camera: Camera) -> Arrangement:
        """Say where everything lies in a view."""
        return FiveSealsLayout(view, viewer, canvas, camera).arrangement

    def backdrop(self, display: DisplayList, model: TableModel[State]) -> None:
        """Draw the dungeon and the panels around it."""
        FiveSealsBackdrop(display, model, self._look(model)).draw()

    def _look(self, model: TableModel[State]) -> Reach | None:
        """Return what the viewer can get at, if it is its turn; it is found once for a view."""
        view, viewer = model.view, model.viewer
        if model.decision is None or model.decision.prompt != TURN:
            return None
        if self._reach is None or self._reach[0] is not view or self._reach[1] != viewer:
            self._reach = view, viewer, look(view, viewer)
        return self._reach[2]

    def picture(self, spot: Spot, model: TableModel[State], pose: Pose = "lying") -> Surface | None:
        """Return how a thing looks, or `None` for one that the backdrop shows."""
        return sprites.thing(spot, model, pose)

    def light(self, spot: Spot, kind: OutlineKind, canvas: Canvas) -> Surface:
        """Return the light around a thing, in its own shape."""
        return sprites.light(spot, kind, canvas)

    def overlay(self, surface: Surface, model: TableModel[State], pointer: Pointer) -> None:
        """Show what is chosen, the way to a seal and the dice spent on it; a scroll of the hand grows."""
        draw_overlay(surface, model, pointer, self._look(model))

    def inspect(
        self, spot: Spot | None, size: Size, model: TableModel[State], *, beside: bool = False
    ) -> Surface | None:
        """Return what breaking a seal takes or why it cannot be, what a scroll does, whose a figure is."""
        told = inspector.inspect(spot, model) if spot is not None else None
        return told or super().inspect(spot, size, model, beside=beside)

    # --- what gestures mean ------------------------------------------------------------------------

    def handles(self, decision: Decision, action: Action, spots: Mapping[str, Spot]) -> Sequence[str]:
        """Return what an action can be begun with: a seal is broken from itself or from any of the dice."""
        match action.kind:
            case "break":
                dice = [DIE_IDS[decision.seat][code] for code in read_dice(action.source)]
                return (action.target, *dict.fromkeys(dice), f"mage:{decision.seat}")
            case "cast" if decision.prompt != "appropriate":
                return (OWN + action.source,)
            case "cast" | "choose" | "absorb":
                return (self.zone_of(action),)
        return (action.source,)

    def zone_of(self, action: Action) -> str:
        """Return the thing on which another one is dropped to choose an action."""
        match action.kind:
            case "choose" if action.target in COMPONENTS:
                return OWN + action.target
            case "absorb":
                return OWN + action.source
            case "take":
                return "own"
        return super().zone_of(action)

    def aims_itself(self, action: Action) -> bool:
        """Tell whether a scroll takes a die from a store: of one store it is asked in vain."""
        return action.kind == "cast" and action.target in STORES.values()

    def is_button(self, action: Action) -> bool:
        """Tell whether an option is a button of its own instead of a thing on the table."""
        return action.kind == "done" or super().is_button(action)

    def intents(self, source: str, zone: str) -> list[Action]:
        """Return what dropping a thing there could mean, legal or not."""
        if source.startswith(OWN):
            return [] if zone == "hand" else [Action("cast", source.removeprefix(OWN), zone)]
        if source in STORES.values():
            return [Action("take", source)]
        if source.startswith("die:"):
            name = source.rpartition(":")[2]
            if not zone:
                return [Action("choose", "", source)]
            return [Action("break", name, zone)] if ":" not in zone and zone != FIELD else []
        if source in COMPONENTS:
            return [Action("mage", source)] if COMPONENTS[source].kind == "mage" else []
        if source.startswith("mage:") and zone and ":" not in zone and zone not in ("hand", FIELD):
            return [Action("break", "", zone)]
        return [] if ":" in source else [Action("break", "", source)]


table = FiveSealsTable

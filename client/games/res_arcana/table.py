"""The table of Res Arcana: what gestures mean, and what only this game has."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from client.art.effects import OutlineKind, outline
from client.art.text import escape
from client.art.vector import Size
from client.canvas import Canvas
from client.games.book import Situation
from client.games.res_arcana.backdrop import ResArcanaBackdrop
from client.games.res_arcana.formulas import essence_signs, mix
from client.games.res_arcana.layout import DISCARD, POOL, TABLE, TRAY, ResArcanaLayout
from client.games.res_arcana.moments import MOMENTS
from client.games.res_arcana.offer import kept, offered
from client.games.res_arcana.plates import beside_words, lectern
from client.games.res_arcana.sprites import thing
from client.games.res_arcana.tokens import token
from client.table.camera import Camera
from client.table.display_list import DisplayList
from client.table.game_table import GameTable, Pose
from client.table.layout import Arrangement, Spot, original
from client.table.model import TableModel
from client.table.records import (
    Automatic,
    Choosing,
    Confirmations,
    Emphasis,
    Flights,
    InWords,
    Lists,
    OwnPanel,
    Prompts,
    Screens,
)
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.words import Words
from rules.res_arcana import preview
from rules.res_arcana.cards import COMPONENTS
from rules.res_arcana.essences import NAMES, NOTHING
from rules.res_arcana.score import GOAL
from rules.res_arcana.state import State

WITHIN_CELL, FINER = 3, 0.55
"""How far within the cell of an essence its light is, in units, and how fine: cells lie side by side."""
DROPPED = {
    "place": TABLE,
    "claim": TABLE,
    "item": TABLE,
    "mage": TABLE,
    "draft": TABLE,
    "use": TABLE,
    "discard": DISCARD,
    "pay": TRAY,
    "take": POOL,
    "collect": POOL,
    "convert": POOL,
}
"""Where the thing is dropped with which an action of a kind begins."""
BUTTONS = frozenset({"keep", "turn"})
"""Kinds of actions that are buttons though a thing is named in them."""


def _key(decision: Decision, chosen: str) -> str:
    """Say why a magic item is taken: whoever has one already has passed."""
    return "item_swap" if decision.prompt == "item" and decision.cause else decision.prompt


def _due(view: State) -> str:
    """Return what is still to be paid or taken, as symbols, or which of how many cards is put back."""
    if due := preview.due(view):
        return " ".join(filter(None, (essence_signs(due.essences), f"[any:{due.free}]" if due.free else "")))
    if placing := preview.placing(view):
        return f"({placing[0]} / {placing[1]})"
    offer = preview.offer(view)
    return mix(offer.count, offer.kinds) if offer else ""


def _besides(model: TableModel[State]) -> str:
    """Return what belongs to a question: how the victory check stands, or what is due."""
    check, words = preview.check(model.view), model.words
    if check is None or model.decision is None or model.decision.prompt != "check":
        return _due(model.view)
    (totals, winners), seat = check, model.decision.seat
    stand = [
        words("res_arcana.check.other", name=escape(model.names[rival]), n=totals[rival])
        for rival in model.view.rivals(seat)
    ]
    names = ", ".join(escape(model.names[winner]) for winner in winners)
    now = words(
        f"res_arcana.check.{'you' if winners == [seat] else 'wins' if winners else 'nobody'}", name=names
    )
    mine = words.count("points", totals[seat])
    return words("res_arcana.check", mine=mine, goal=GOAL, others=", ".join(stand), now=now)


def _warning(actions: Sequence[Action], model: TableModel[State]) -> str:
    """Say over the powers of a component that turning it for one is at the cost of the others."""
    return model.words("res_arcana.table.locks") if preview.locks(actions) else ""


def _lies_on(view: State, component: str) -> str:
    """Return the essences on a component, as symbols."""
    return essence_signs(view.on.get(component, NOTHING))


def _costs(view: State, action: Action, words: Words) -> str:
    """Say that essences count where they lie."""
    lost = preview.points_lost(view, action)
    return words("res_arcana.table.points_lost", points=words.count("points", lost)) if lost > 0 else ""


def _is_minor(action: Action) -> bool:
    """Tell whether an option throws a card away or only checks victory: both may be done at any time."""
    return (action.kind == "discard" and bool(action.target)) or preview.only_checks(action)


class ResArcanaTable(GameTable[State]):
    """A table for two to four seats."""

    game = "res_arcana"
    sounds = {
        "entered": "card_place",
        "used": "card_turn",
        "drew": "card_draw",
        "discarded": "card_draw",
        "destroyed": "attack",
        "attacked": "attack",
        "ignored": "shield",
        "passed": "pass",
        "reshuffled": "shuffle",
        "essence": "essence_gain",
        "won": "win",
    }
    never_dimmed = frozenset({"seat", "essence"})
    in_words = InWords(
        frozenset({"card", "plate"}), _lies_on, spent=lambda view, spot: spot.id in view.turned
    )
    irrelevant_reasons = frozenset(
        {
            "not_in_hand",
            "not_for_claiming",
            "not_yours_to_use",
            "no_such_power",
            "not_now",
            "take_first",
            "pay_first",
        }
    )
    prompts = Prompts(
        _key,
        suffix=_besides,
        needs_no_cause=lambda decision: decision.prompt == "item",
        may=("place", "use", "claim", "discard", "pass"),
    )
    own_panel = OwnPanel(
        prompts=frozenset({"life_loss", "check", "upkeep", "look", "first", "count_rival"}),
        attacks=frozenset({"life_loss"}),
    )
    confirmations = Confirmations(leaves=frozenset({"decline", "done", "suffer", "turn"}), costs=_costs)
    automatic = Automatic(payments=frozenset({"pay", "lose"}))
    lists = Lists(heading=_warning, amounts=frozenset({"convert"}))
    emphasis = Emphasis(_is_minor, preview.wins)
    flights = Flights(frozenset({"essence"}), token)
    moments = MOMENTS
    choosing = Choosing(offered, kept)
    screens = Screens(lambda view: [seat.discard for seat in view.seats])

    # --- how it looks ------------------------------------------------------------------------------

    def arrange(self, view: State, viewer: int, canvas: Canvas, camera: Camera) -> Arrangement:
        """Say where everything lies in a view."""
        return ResArcanaLayout(view, viewer, canvas).arrangement

    def backdrop(self, display: DisplayList, model: TableModel[State]) -> None:
        """Draw the ground, the panels and what is written on them."""
        ResArcanaBackdrop(display, model).draw()

    def picture(self, spot: Spot, model: TableModel[State], pose: Pose = "lying") -> Surface | None:
        """Return how a thing looks, or `None` for one that the backdrop shows."""
        return thing(spot, model, pose)

    def light(self, spot: Spot, kind: OutlineKind, canvas: Canvas) -> Surface:
        """Return the light around a thing; that of an essence keeps within its cell."""
        if spot.look != "essence":
            return super().light(spot, kind, canvas)
        (width, height), within = canvas.rect(*spot.box).size, 2 * canvas.px(WITHIN_CELL)
        return outline((width - within, height - within), kind, canvas.k * FINER)

    def inspect(
        self, spot: Spot | None, size: Size, model: TableModel[State], *, beside: bool = False
    ) -> Surface | None:
        """Return the card that is pointed at, large and with its words; else the log is seen."""
        if spot is None or spot.component not in COMPONENTS:
            return None
        at = Situation(model.view, model.viewer, model.names, original(spot.id))
        if beside:
            words = super().inspect(spot, size, model, beside=True)
            return words and beside_words(spot.component, words, model.canvas.reading, model.words, at)
        return lectern(spot.component, size, model.canvas.k, model.words, at)

    # --- what gestures mean ------------------------------------------------------------------------

    def intents(self, source: str, zone: str) -> list[Action]:
        """Return what dropping a thing there could mean, legal or not, most likely first."""
        if source in NAMES:
            return (
                [Action("put", source, zone)]
                if zone in COMPONENTS
                else [Action("pay", source), Action("take", source)]
            )
        if zone == DISCARD:
            return [Action("discard", source, "gold")]
        component = COMPONENTS.get(source)
        if component is None:
            return [Action("claim", source)]
        uses = [
            Action("use", source, arg=index)
            for index, ability in enumerate(component.abilities)
            if ability.trigger == "action"
        ]
        if component.kind == "artifact":
            return [Action("place", source), *uses, Action("react", source)]
        if component.kind == "magic_item":
            return [*uses, Action("item", source)]
        if component.kind == "mage":
            return uses or [Action("use", source)]
        return [Action("claim", source), *uses]

    def zone_of(self, action: Action) -> str:
        """Return the zone or the thing on which an action's source is dropped to choose it."""
        if action.target in COMPONENTS:
            return action.target
        return DROPPED.get(action.kind, action.source)

    def is_button(self, action: Action) -> bool:
        """Tell whether an option is a button of its own instead of a thing on the table."""
        return action.kind in BUTTONS or super().is_button(action)


table = ResArcanaTable

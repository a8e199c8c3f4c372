"""The table of Five Seals: how things look in the dungeon and around it, and what a gesture means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import Surface

from client.art.effects import OutlineKind, dimmed, outline, rotated
from client.art.vector import Size
from client.canvas import Canvas
from client.games.five_seals import overlay
from client.games.five_seals.backdrop import FiveSealsBackdrop, basin, store_of
from client.games.five_seals.dice import die
from client.games.five_seals.faces import face, hand_scroll, sign_of, used_scroll
from client.games.five_seals.floor import Ground, draw_floor
from client.games.five_seals.layout import (
    BOARD_SCROLL,
    FOOT,
    MAGE_FOOT,
    OWN,
    Layout,
)
from client.games.five_seals.looks import FIGURES
from client.games.five_seals.plan import lens, plan, walk
from client.games.five_seals.tokens import (
    SCROLL,
    beside,
    familiar,
    figure_light,
    guardian,
    keeping,
    mage,
    quiet,
    scroll,
    scroll_light,
    seal,
    seal_light,
)
from client.table.banner import rounds
from client.table.camera import Camera
from client.table.display_list import DisplayList
from client.table.game_table import (
    Banner,
    Confirmations,
    Flights,
    GameTable,
    PassButton,
    Pose,
    Prompts,
    Rolling,
    Walking,
)
from client.table.layout import FIELD, Arrangement, Spot, Way, original
from client.table.model import Pointer, TableModel
from rules.core.action import Action
from rules.core.decision import TURN, Decision
from rules.core.events import Event
from rules.five_seals.card_text import aim
from rules.five_seals.cards import COMPONENTS
from rules.five_seals.elements import (
    DIE_IDS,
    ELEMENTS,
    MOST,
    STORES,
    colour,
    read_dice,
    read_die,
    value,
)
from rules.five_seals.preview import die_being_taken
from rules.five_seals.state import State
from rules.five_seals.turns import END
from rules.five_seals.ways import Reach, look, way

BUTTON_KINDS = frozenset({"done", "decline", "end"})
DIE_CORNER = 14
TURNS, TURN_ANGLE = 14, 30
TOKENS = ("seal", "scroll")
GROWN = 1.1
"""How large a scroll of the hand is that is pointed at: it covers the one that lies there."""
HELD = 0.8
"""How large a scroll is in the hand that drags it."""
DIE = 74
"""The size of a die in the hand that drags it."""


def _token(what: str, px: int) -> Surface:
    """Return a die, a seal or a scroll on its way."""
    if what in ELEMENTS:
        return die(what, 0, px)
    card = COMPONENTS[what]
    if card.kind == "seal":
        return seal(card.element, card.strength, px)
    return scroll(card.element, sign_of(card), card.strength, round(px * BOARD_SCROLL))


def _rolled_die(event: Event) -> str:
    """Return the die that was rolled."""
    return f"die:{event.seat}:{event.target}" if event.kind == "rolled" else ""


def _rolling_die(spot: Spot, model: TableModel[State], share: float) -> Surface:
    """Return a die on its way from side to side, ever slower, until it lies straight."""
    code = read_die(original(spot.id))
    turns = round(TURNS * (1 - share) ** 2)
    shown = (value(code) + turns * 5 - 1) % MOST + 1
    return rotated(die(colour(code), shown, model.canvas.px(spot.box.width)), turns * TURN_ANGLE)


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


def _spends_more(action: Action, thing: str) -> bool:
    """A die that is too weak alone breaks a seal together with others."""
    return action.kind == "break" and thing.startswith("die:") and len(read_dice(action.source)) > 1


class FiveSealsTable(GameTable[State]):
    """A dungeon for two to five seats, in a full and in a compact layout."""

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
    never_dimmed = frozenset({"seat", "store", "shelf", "sixes"})
    irrelevant_reasons = frozenset({"not_now", "no_seal_there"})
    prompts = Prompts(key=_prompt_key, suffix=_dice_left, asking_thing=_asking_thing)
    confirmations = Confirmations(spends_more=_spends_more)
    pass_button = PassButton(END, "five_seals.table.end", "five_seals.table.end_sure")
    flights = Flights(
        frozenset({"took", "returned", "handed", "broke", "handed_scroll"}), _token, pieces=lambda event: 1
    )
    rolling = Rolling(_rolled_die, _rolling_die)
    walking = Walking(_ways)

    def __init__(self) -> None:
        self._reach: tuple[State, int, Reach] | None = None

    # --- what lies where ---------------------------------------------------------------------------

    def arrange(self, view: State, viewer: int, canvas: Canvas, camera: Camera) -> Arrangement:
        """Say where everything lies in a view."""
        return Layout(view, viewer, canvas, camera).arrangement()

    def backdrop(self, display: DisplayList, model: TableModel[State]) -> None:
        """Draw the dungeon and the panels around it."""
        view = model.view
        seen = lens(model.arrangement.zones[FIELD], model.camera)
        tokens = [spot for spot in model.arrangement.spots.values() if spot.look in TOKENS]
        aside = self._aside(model)
        lying = frozenset(view.board.items())
        ground = Ground(len(view.seats), lying, self._lit(model), overlay.seeks_target(model))
        draw_floor(display, ground, seen, model.canvas)
        with display.clip(model.canvas.rect(*seen.field)):
            for spot in tokens:
                token = overlay.token(spot, model.canvas)
                token = quiet(token) if spot.id in aside else token
                display.blit(token, token.get_rect(center=model.canvas.rect(*spot.box).center))
        FiveSealsBackdrop(display, model).draw()
        aimed = model.arrangement.spots.get(model.aimed)
        if aimed is not None and aimed.look == "store":
            # Only one of its dice is in the hand.
            picture = _store(aimed, model)
            display.blit(picture, picture.get_rect(center=model.canvas.rect(*aimed.box).center))

    def _aside(self, model: TableModel[State]) -> frozenset[str]:
        """Return where seals and scrolls lie that are of no use to the viewer right now."""
        view, decision = model.view, model.view.decision
        if model.asking and decision is not None:
            if overlay.seeks_target(model):
                return frozenset(view.board.keys() - model.lit.keys())
            if decision.prompt == TURN:
                return frozenset(view.board.keys() - set(self._look(view, model.viewer).places))
        return frozenset()

    def _lit(self, model: TableModel[State]) -> frozenset[str] | None:
        """Return the places that the viewer can walk to, when it matters."""
        decision = model.view.decision
        if not model.asking or decision is None or decision.prompt != TURN or overlay.seeks_target(model):
            return None
        reach = self._look(model.view, model.viewer)
        return frozenset((*reach.walked, *reach.places))

    def _look(self, view: State, viewer: int) -> Reach:
        """Return what the viewer can get at, found once for a view."""
        if self._reach is None or self._reach[0] is not view or self._reach[1] != viewer:
            self._reach = view, viewer, look(view, viewer)
        return self._reach[2]

    # --- how things look ---------------------------------------------------------------------------

    def picture(self, spot: Spot, model: TableModel[State], pose: Pose = "lying") -> Surface | None:
        """Return how a thing looks, or `None` for one that the backdrop shows."""
        if pose == "held":
            return self._held(spot, model)
        px, words, view = model.canvas.px, model.words, model.view
        match spot.look:
            case "seal" | "scroll":
                # Without a light below it, it is part of the floor.
                return overlay.token(spot, model.canvas) if spot.id in model.lit else None
            case "mage":
                active = view.decision is not None and view.decision.seat == spot.seat
                return mage(FIGURES[spot.component], spot.seat, px(spot.box.width / FOOT), active)
            case "familiar":
                return familiar(FIGURES[spot.component], spot.seat, px(spot.box.width / FOOT))
            case "guardian":
                element = COMPONENTS[spot.component].element
                return guardian(element, px(spot.box.width / FOOT))
            case "store":
                return _store(spot, model)
            case "die":
                code = read_die(original(spot.id))
                return die(colour(code), value(code), px(spot.box.width))
            case "mini" | "used":
                card = COMPONENTS[spot.component]
                small = scroll(card.element, sign_of(card), card.strength, px(spot.box.height / SCROLL[1]))
                if spot.component in view.stored:
                    kept = COMPONENTS[view.stored[spot.component]]
                    small = keeping(small, kept.element, kept.strength)
                return dimmed(small, 0.5, 0.4) if spot.look == "used" else small
            case "hand" | "hand_used":
                draw = hand_scroll if spot.look == "hand" else used_scroll
                stored = view.stored.get(spot.component, "")
                return draw(spot.component, px(spot.box.width), words, stored)
            case "card":
                return face(spot.component, px(spot.box.width), words, "large")
        return None

    def _held(self, spot: Spot, model: TableModel[State]) -> Surface | None:
        """Return a die of the store, or a scroll aside of the pointer: what it is held over is to be seen."""
        if spot.look == "store":
            return die(spot.id.partition(":")[2], 0, model.canvas.px(DIE))
        if not spot.look.startswith("hand"):
            return self.picture(spot, model)
        width = round(model.canvas.px(spot.box.width) * HELD)
        return beside(hand_scroll(spot.component, width, model.words))

    def light(self, spot: Spot, kind: OutlineKind, canvas: Canvas) -> Surface:
        """Return the light around a thing, in its own shape."""
        size = canvas.rect(*spot.box).size
        match spot.look:
            case "seal":
                return seal_light(COMPONENTS[spot.component].element, size[0], kind)
            case "scroll" | "mini" | "used":
                return scroll_light(canvas.px(spot.box.width / SCROLL[0]), kind)
            case "store":
                return outline(size, kind, canvas.k, min(size) / 2 / canvas.k)
            case "die":
                return outline(size, kind, canvas.k, DIE_CORNER)
            case "mage" | "familiar" | "guardian":
                return figure_light(canvas.px(spot.box.width / FOOT), kind)
        return super().light(spot, kind, canvas)

    def overlay(self, surface: Surface, model: TableModel[State], pointer: Pointer) -> None:
        """Show what is chosen, the way to a seal and the dice spent on it; a scroll of the hand grows."""
        overlay.draw_overlay(surface, model, pointer)
        chosen = model.arrangement.spots.get(model.selected)
        if chosen is not None and chosen.zone == "hand" and not model.held:
            rect = model.canvas.rect(*chosen.box)
            for layer in (self.light(chosen, "act", model.canvas), self.picture(chosen, model)):
                if layer is not None:
                    surface.blit(layer, layer.get_rect(center=rect.center))
        spot = model.arrangement.spots.get(pointer.hovered)
        if spot is not None and spot.look in ("hand", "hand_used") and not model.held:
            box = spot.box._replace(width=spot.box.width * GROWN)
            larger = self.picture(spot._replace(box=box), model)
            if larger is not None:
                rect = model.canvas.rect(*spot.box)
                surface.blit(larger, larger.get_rect(midbottom=rect.midbottom))

    def inspect(
        self, spot: Spot | None, size: Size, model: TableModel[State], *, beside: bool = False
    ) -> Surface | None:
        """Return what breaking a seal takes or why it cannot be, what a scroll does, whose a figure is."""
        told = overlay.bubble(spot, model) if spot is not None else None
        return told or super().inspect(spot, size, model, beside=beside)

    def banners(self, events: Sequence[Event], model: TableModel[State]) -> list[Banner]:
        """Return the rounds that begin."""
        return rounds(events, model.view.first, model)

    # --- what gestures mean ------------------------------------------------------------------------

    def is_minor(self, action: Action) -> bool:
        """The familiar can nearly always be put beside the mage."""
        return (
            action.kind == "cast"
            and action.target.startswith("mage:")
            and COMPONENTS[action.source].kind == "summoning"
        )

    def is_button(self, action: Action) -> bool:
        """Tell whether an option is a button of its own instead of a thing on the table."""
        return action.kind in BUTTON_KINDS

    def handles(self, decision: Decision, action: Action, spots: Mapping[str, Spot]) -> Sequence[str]:
        """Return what an action can be begun with: a seal is broken from itself or from any of the dice."""
        match action.kind:
            case "break":
                dice = [DIE_IDS[decision.seat][code] for code in read_dice(action.source)]
                return (action.target, *dict.fromkeys(dice))
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
        return [] if ":" in source else [Action("break", "", source)]


def _store(spot: Spot, model: TableModel[State]) -> Surface:
    """Return a basin of the store with its dice and its label."""
    name, count, total = store_of(model.view, spot.id)
    words, compact = model.words, model.canvas.compact
    key = "five_seals.table.store_short" if compact else "five_seals.table.store"
    label = words(key, element=words(f"five_seals.element.{name}"), n=count, of=total)
    size = model.canvas.rect(*spot.box).size
    return basin(name, count, size, label, model.canvas.k * (0.8 if compact else 1.0))


table = FiveSealsTable

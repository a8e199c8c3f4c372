"""The table of the Black Rose: what a gesture with its things could mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import SRCALPHA, Surface

from client.art.effects import OutlineKind, outline
from client.art.vector import Size
from client.canvas import Canvas
from client.games.black_rose import faces, figures
from client.games.black_rose.facts import facts
from client.games.black_rose.furniture import Furniture
from client.games.black_rose.inspector import inspector
from client.games.black_rose.layout import COPY, arrange
from client.games.black_rose.looks import DOMAIN, ROSE
from client.games.black_rose.moments import banners
from client.games.black_rose.notes import NOTE, told
from client.games.black_rose.pieces import cube
from client.games.black_rose.pointing import Pointing, power
from client.games.black_rose.things import picture, size_of
from client.games.book import Situation
from client.table.board import Arrangement, Attention, Banner, Board, Scenery, Spot, original
from client.table.camera import Camera
from client.table.words import in_words
from client.widgets.hint import bubble
from rules.black_rose.preview import asking_thing, sharing
from rules.black_rose.state import State
from rules.black_rose.targets import CELLS, COLOURS, IMAGINARY, MAGES
from rules.core.action import Action
from rules.core.decision import TURN, Decision
from rules.core.engine import State as CoreState
from rules.core.events import Event
from rules.core.words import Words

POINTED = frozenset({"target", "room", "pick", "share", "heal", "replace"})
"""Kinds of actions that are chosen by a click on their target."""
CARRIED = frozenset({"move", "attack", "drive", "upgrade", "keep"})
"""Kinds of actions of the one figure that acts, or with a card: it is dragged, or its target is clicked."""
FROM_HAND = frozenset({"lay", "discard"})
NO_LIGHT = Surface((1, 1), SRCALPHA)
SLOT, DEED = "slot:", "deed:"
ONE_QUEST = 2
"""The number of answers where one quest can be claimed: to claim it, and not to."""


class BlackRoseBoard(Board):
    """The lodge with its rooms, two mages' boards, and everything beside them."""

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
    flying = frozenset({"placed", "damaged", "removed_instability"})
    giving_in = frozenset({"suffer", "later"})
    wasteful = frozenset({"idle"})
    steady = frozenset(
        {
            "room",
            "cell",
            "mage",
            "evocation",
            "entry",
            "slot",
            "vain",
            "mini",
            "row",
            "card",
            "grimoire",
            "page",
            "deed",
            "quest",
            "event",
            "pile",
            "note",
        }
    )

    def __init__(self, game: str) -> None:
        self.game = game

    # --- how it looks ------------------------------------------------------------------------------

    def arrange(self, view: CoreState, viewer: int, canvas: Canvas, camera: Camera) -> Arrangement:
        """Say where everything lies in a view."""
        assert isinstance(view, State)
        return arrange(view, viewer, canvas, camera)

    def furnish(self, surface: Surface, scenery: Scenery) -> None:
        """Draw the ground, the panels and what is written on them."""
        assert isinstance(scenery.view, State)
        Furniture(surface, scenery, scenery.view).draw()

    def picture(self, spot: Spot, scenery: Scenery) -> Surface | None:
        """Return how a thing looks as it lies, or `None` for one that the furniture shows."""
        return picture(spot, scenery)

    def light(self, spot: Spot, kind: OutlineKind, canvas: Canvas) -> Surface:
        """Return the light of a thing, faint around a spell without a target.

        Rooms and events have theirs inside; the spells that come with what is chosen have none of their own.
        """
        if spot.look in ("room", "event", "page"):
            return NO_LIGHT
        size = size_of(spot, canvas)
        if spot.look in ("mage", "evocation"):
            return figures.glow(spot.look == "mage", size, kind)
        if spot.look == "vain" and kind == "act":
            return outline(size, "faint", canvas.k)
        return outline(size, kind, canvas.k)

    def back(self, spot: Spot, scenery: Scenery) -> Surface | None:
        """Return the back of a spell, seen while it is turned over."""
        return faces.back("spell", size_of(spot, scenery.canvas), spot.seat)

    def token(self, what: str, px: int) -> Surface:
        """Return a cube on its way."""
        return cube(COLOURS.get(what, ROSE), px)

    def inspect(
        self, spot: Spot | None, size: Size, scenery: Scenery, *, beside: bool = False
    ) -> Surface | None:
        """Return the card that is looked at, or a sentence beside what is no card; the log is seen then."""
        assert isinstance(scenery.view, State)
        if spot is not None and beside and (said := told(spot, scenery)):
            return bubble(said, scenery.canvas.k)
        printed = scenery.view.book.components.get(spot.component) if spot is not None else None
        if spot is None or printed is None:
            return None
        at = Situation(scenery.view, scenery.viewer, scenery.names, original(spot.id))
        where, now = facts(printed.id, at, scenery.words, brief=True)
        now = (where, *now) if where else now
        if beside:
            unit = scenery.canvas.k
            return in_words(self.game, printed.id, scenery.words, size, unit, fit=True, now=now)
        return inspector(printed, size, scenery.canvas.k, scenery.words, now)

    def banners(self, events: Sequence[Event], scenery: Scenery) -> list[Banner]:
        """Return rounds with what the Black Rose does in them, and defeats with what they bring."""
        return banners(events, scenery)

    def point_out(self, surface: Surface, scenery: Scenery, attention: Attention) -> None:
        """Draw ranges, ways and outcomes."""
        Pointing(surface, scenery, attention).draw()

    # --- what a gesture means ----------------------------------------------------------------------

    def handles(self, decision: Decision, action: Action, spots: Mapping[str, Spot]) -> Sequence[str]:
        """Return the things with which a gesture for an action may begin."""
        kind, source, target = action.kind, action.source, action.target
        if kind in POINTED:
            return (target,)
        if kind in CARRIED:
            return (source, target)
        if kind in FROM_HAND and not source.startswith(SLOT):
            return [name for name, spot in spots.items() if spot.zone == "hand" and spot.component == source]
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

    def prompt(self, decision: Decision, chosen: str = "") -> str:
        """Ask a figure under way only for what it can still do, and for whom an upgrade is."""
        if decision.prompt == "upgrade" and any(option.source == chosen for option in decision.options):
            return "upgrade_whom"
        if decision.prompt == "claim" and len(decision.options) > ONE_QUEST:
            return "claim_several"
        kinds = {option.kind for option in decision.options} - {"done"}
        if decision.prompt != "act" or ("activate" in kinds and len(kinds) > 1):
            return decision.prompt
        return f"act_{kinds.pop()}" if len(kinds) == 1 else "act_evocation"

    def opening(self, decision: Decision, thing: str) -> Action | None:
        """Return the activation of an evocation that is carried off before it was activated."""
        action = Action("command", thing)
        return action if decision.prompt == "evocations" and action in decision.options else None

    def stands_alone(self, decision: Decision) -> bool:
        """Tell whether several quests are asked about at once."""
        return self.asks_apart(decision) and len(decision.options) > ONE_QUEST

    def zone_of(self, action: Action) -> str:
        """Return where an action's source is dropped: a cube taken away goes back to its owner's board."""
        return "own" if action.kind == "remove" else super().zone_of(action)

    def buttons(self, options: tuple[Action, ...]) -> list[Action]:
        """Return the options that are buttons of their own instead of things on the table."""
        return [
            option
            for option in options
            if option.target == IMAGINARY or option.kind == "idle" or not (option.source or option.target)
        ]

    def is_minor(self, action: Action) -> bool:
        """Tell whether an option is seldom meant: to waste an action, or to miss on purpose."""
        return action.kind == "idle" or action.target == IMAGINARY

    def doubt(self, spot: Spot | None, words: Words) -> str:
        """Return that a prepared spell would find no target."""
        return words(f"{DOMAIN}.table.no_target") if spot is not None and spot.look == "vain" else ""

    def asks_apart(self, decision: Decision) -> bool:
        """Tell whether a decision is asked on a panel of its own, with an answer for every option."""
        return decision.prompt == "claim"

    def asker(self, view: CoreState, decision: Decision) -> str:
        """Return the slot of the spell because of which is asked, or the room or quest itself."""
        assert isinstance(view, State)
        return asking_thing(view, decision)

    def aside(self, view: CoreState) -> str:
        """Return how many cubes are left to be shared out, and whose they are."""
        assert isinstance(view, State)
        shared = sharing(view)
        if shared is None:
            return ""
        return f"({shared.left} \N{MULTIPLICATION SIGN} {power(shared.power)} [{shared.what}])"

    def flips(self, view: CoreState, thing: str) -> bool:
        """Tell whether a thing is a spell in hand, of which a side is chosen now."""
        assert isinstance(view, State)
        decision = view.decision
        if decision is None or decision.prompt != "lay":
            return False
        return thing.partition(COPY)[0] in view.seats[decision.seat].hand

    def of_side(self, actions: list[Action], *, flipped: bool) -> list[Action]:
        """Return those actions with a spell that prepare the side which is up."""
        return [action for action in actions if action.kind != "lay" or action.arg == int(flipped)]

    def intents(self, source: str, zone: str) -> list[Action]:
        """Return what dropping a thing there could mean, legal or not, most likely first."""
        if source in MAGES:
            if zone in MAGES or (COPY not in zone and ":" in zone and zone not in CELLS):
                return [Action("fight", source, zone), Action("attack", source, zone)]
            if zone:
                return [Action("explore", source, zone), Action("move", source, zone)]
            return [Action("target", "", source), Action("explore", source)]
        if source.startswith(NOTE):
            return []
        if source.startswith(SLOT):
            return [Action("cast", source), Action("discard", source)]
        if source.startswith(DEED):
            deed = source.removeprefix(DEED)
            return [Action(deed, MAGES[0]), Action(deed, MAGES[1])]
        if ":" in source and source not in CELLS:
            aim = [Action("move", source, zone), Action("attack", source, zone)] if zone else []
            return [*aim, Action("target", "", source), Action("command", source)]
        if zone.startswith(SLOT):
            return [Action("lay", source.partition(COPY)[0], zone)]
        return [
            Action("target", "", source),
            Action("claim", source),
            Action("lay", source.partition(COPY)[0]),
        ]

    def piles(self, view: CoreState) -> list[list[str]]:
        """Return the memories of each seat, open to everybody."""
        assert isinstance(view, State)
        return [seat.memories for seat in view.seats]


def _figures_in(room: Spot, decision: Decision, spots: Mapping[str, Spot]) -> list[str]:
    """List the own evocations in a room of the kind because of which is asked."""
    return [
        name
        for name, spot in spots.items()
        if spot.look == "evocation"
        and (spot.seat, spot.component) == (decision.seat, decision.cause)
        and room.contains(*spot.box.centre)
    ]

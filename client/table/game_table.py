"""What a game says about its table: where things lie, how they look, and what gestures mean."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Generic, Literal

from pygame import Surface

from client.art.effects import OutlineKind, outline
from client.art.vector import Size
from client.canvas import Canvas
from client.table.camera import Camera
from client.table.layout import Arrangement, S, Spot
from client.table.moments import Moments
from client.table.records import (
    AskedBeside,
    Automatic,
    Carrying,
    Choosing,
    Confirmations,
    Emphasis,
    Flights,
    InWords,
    Lists,
    Map,
    OwnPanel,
    PassButton,
    Prompts,
    Rolling,
    Screens,
    TwoSided,
)
from client.table.steady import Steady
from client.table.word_panel import in_words
from rules.core.action import Action
from rules.core.decision import Decision
from rules.games import GAMES

if TYPE_CHECKING:
    from client.table.display_list import DisplayList
    from client.table.model import Pointer, TableModel

Pose = Literal["lying", "held", "back"]
"""How a thing is shown: as it lies, in the hand that drags it, or from behind while it is turned over."""


class GameTable(ABC, Generic[S]):
    """A game's table: what every game says, and records for what only some games have.

    A table says four things: `arrange`, `backdrop`, `picture` and `intents`. Everything else has a default.
    """

    game: str
    sounds: Mapping[str, str] = {}
    """The sound of each kind of event."""
    never_dimmed: frozenset[str] = frozenset({"seat"})
    """The looks of things that are not dimmed by a question they have no part in."""
    irrelevant_reasons: frozenset[str] = frozenset({"not_now"})
    """The keys of reasons that are about a thing lying elsewhere, not about what was meant."""

    watched_together: frozenset[str] = frozenset()
    """The kinds of events that all at a shared screen watch: after them the table is in nobody's hands."""

    prompts: Prompts[S] = Prompts()
    asked_beside: AskedBeside | None = None
    own_panel = OwnPanel()
    lists: Lists[S] = Lists()
    in_words: InWords[S] = InWords()
    emphasis: Emphasis[S] = Emphasis()
    confirmations = Confirmations()
    automatic = Automatic()
    pass_button = PassButton()
    choosing: Choosing[S] | None = None
    two_sided: TwoSided[S] | None = None
    carrying: Carrying[S] = Carrying()
    rolling: Rolling[S] | None = None
    flights: Flights | None = None
    steady: Steady[S] | None = None
    map: Map[S] = Map()
    moments: Moments[S] = Moments()
    screens: Screens[S] = Screens()

    # --- how it looks ------------------------------------------------------------------------------

    @abstractmethod
    def arrange(self, view: S, viewer: int, canvas: Canvas, camera: Camera) -> Arrangement:
        """Say where everything lies in a view."""

    def is_secret(self, spot: Spot, view: S, viewer: int) -> bool:
        """Tell whether only the viewer may see what lies there."""
        return spot.zone == f"hand:{viewer}"

    def is_public(self, state: S) -> bool:
        """Tell whether what is asked is nobody's secret, so that all at a shared screen may watch."""
        return False

    def signposts(self, model: TableModel[S]) -> Mapping[str, Spot]:
        """Return what explains itself where words stand: its places hang on them."""
        return {}

    @abstractmethod
    def backdrop(self, display: DisplayList, model: TableModel[S]) -> None:
        """Draw the ground, the panels and what is written on them, under the things."""

    @abstractmethod
    def picture(self, spot: Spot, model: TableModel[S], pose: Pose = "lying") -> Surface | None:
        """Return how a thing looks, or `None` for one that the backdrop shows or that has no back."""

    def light(self, spot: Spot, kind: OutlineKind, canvas: Canvas) -> Surface:
        """Return the light around a thing, to be laid over its middle."""
        return outline(canvas.rect(*spot.box).size, kind, canvas.k)

    def inspect(
        self, spot: Spot | None, size: Size, model: TableModel[S], *, beside: bool = False
    ) -> Surface | None:
        """Return the panel that says in words what is pointed at, or nothing where nothing is to be said.

        It has its place on the table, with or without a component to show, or stands `beside` the thing.
        """
        component = spot.component if spot is not None else ""
        if GAMES[self.game].component(component) is None:
            component = ""
        if beside and not component:
            return None
        unit = model.canvas.reading if beside else model.canvas.k
        return in_words(self.game, component, model.words, size, unit, fit=beside)

    def overlay(self, surface: Surface, model: TableModel[S], pointer: Pointer) -> None:
        """Draw what follows from where the player points: a way, a range, what it would cost."""

    # --- what gestures mean ------------------------------------------------------------------------

    @abstractmethod
    def intents(self, source: str, zone: str) -> list[Action]:
        """Return what dropping a thing there could mean, legal or not, most likely first.

        The zone is empty where the thing was clicked. Nothing is returned for what is never used: no
        reason is told then.
        """

    def handles(self, decision: Decision, action: Action, spots: Mapping[str, Spot]) -> Sequence[str]:
        """Return the things with which a gesture for an action may begin."""
        return (action.source or action.target,)

    def zone_of(self, action: Action) -> str:
        """Return the zone or the thing on which an action's source is dropped to choose it.

        An action with a `target` takes two clicks, on its source and on its target; keys reach a target
        only if it is a thing. Where there is one place to go, the rules leave `target` empty and the
        table returns that zone: one click is enough.
        """
        return action.target or action.source

    def aims_itself(self, action: Action) -> bool:
        """Tell whether an action needs no click on its target where it is the only one of its thing."""
        return False

    def is_button(self, action: Action) -> bool:
        """Tell whether an option is a button of its own instead of a thing on the table."""
        return not (action.source or action.target)

"""What a game says about its table: where things lie, how they look, and what gestures mean."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Generic, Literal

from pygame import Surface

from client.art import panels
from client.art.effects import OutlineKind, outline
from client.art.lettering import title
from client.art.place import place
from client.art.text import LIVELY, shrunk
from client.art.theme import ASKED_EDGE, Type
from client.art.vector import Size
from client.canvas import Canvas
from client.table.camera import WHOLE, Camera
from client.table.layout import Arrangement, S, Spot, Way
from client.table.moments import Moment, Moments
from client.table.records import (
    Beat,
    Carrying,
    Choosing,
    Confirmations,
    Flights,
    Habit,
    InWords,
    Lists,
    OwnPanel,
    PassButton,
    Prompts,
    Rolling,
    TwoSided,
)
from client.table.words import in_words
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.events import Event
from rules.core.game import ScoreLine
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

    prompts: Prompts[S] = Prompts()
    lists: Lists[S] | None = None
    in_words: InWords[S] = InWords()
    own_panel = OwnPanel(frozenset())
    confirmations = Confirmations()
    pass_button = PassButton()
    payments: frozenset[str] = frozenset()
    """The prompts that can be left to the rules, by "pay for me"."""
    formalities: frozenset[str] = frozenset()
    """The prompts that are asked also where nothing can be chosen, so that others learn nothing by it."""
    habit = Habit("", 0)
    amounts: frozenset[str] = frozenset()
    """The kinds of actions that differ in how much is meant: it is set instead of chosen from a list."""
    button_kinds: frozenset[str] = frozenset()
    """The kinds of actions that are buttons though a thing is named in them; so is what names none."""
    mutual: frozenset[str] = frozenset()
    """The kinds of actions with two things that may begin with either of them and end with the other."""
    two_sided: TwoSided[S] | None = None
    rolling: Rolling[S] | None = None
    flights: Flights | None = None
    carrying: Carrying[S] | None = None
    moments: Moments[S] = Moments()
    choosing: Choosing[S] | None = None

    # --- how it looks ------------------------------------------------------------------------------

    @abstractmethod
    def arrange(self, view: S, viewer: int, canvas: Canvas, camera: Camera) -> Arrangement:
        """Say where everything lies in a view."""

    def signposts(self, model: TableModel[S]) -> Mapping[str, Spot]:
        """Return what explains itself where words stand: its places hang on them."""
        return {}

    def closer(self, view: S, viewer: int, canvas: Canvas) -> Camera:
        """Return how a map is looked at for what a seat decides, where its player has not chosen that."""
        return WHOLE

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

    def bubble(self, said: str, size: Size, room: int, unit: float) -> Surface:
        """Return the panel that asks beside what asks, with words as far as there is room."""
        panel = panels.table_panel(size, unit, edge=ASKED_EDGE, thick=2).copy()
        text = shrunk(said, LIVELY, round(Type.LEAD * unit), room, size[1], round(Type.NOTE * unit))
        place(panel, text, (14 * unit, size[1] / 2), "midleft")
        return panel

    def heading(self, said: str, px: int, room: int) -> Surface:
        """Return the words of a question on its own panel."""
        return title(said, px, room)

    def tableau(self, moment: Moment, model: TableModel[S]) -> Surface | None:
        """Return the game's own picture of a great moment, where it has one."""
        return None

    def beats(self, before: S, events: Sequence[Event], after: S) -> Sequence[Beat[S]]:
        """Return the beats that lead from one view to another, where that is too much to be seen at once."""
        return [Beat(events, after)]

    def ways(
        self, events: Sequence[Event], view: S, arrangement: Arrangement, camera: Camera
    ) -> Mapping[str, Way]:
        """Return the ways of things that do not go straight to where they lie now."""
        return {}

    def piles(self, view: S) -> list[list[str]] | None:
        """Return what each seat has discarded, the newest last, where that is open to everybody."""
        return None

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

    def is_button(self, action: Action) -> bool:
        """Tell whether an option is a button of its own instead of a thing on the table."""
        return action.kind in self.button_kinds or not (action.source or action.target)

    def standing(self, view: S) -> list[ScoreLine]:
        """Return what is told beside the points of each seat though it is no point."""
        return []

    def also_button(self, decision: Decision) -> Action | None:
        """Return an option that has a button besides its thing, because nobody would look for it there."""
        return None

    def is_minor(self, action: Action) -> bool:
        """Tell whether an option is nearly always open and seldom meant: its thing is lit but faintly."""
        return False

    def wins(self, view: S, action: Action) -> bool:
        """Tell whether an option wins the game at once: its thing shines most, and the prompt names it."""
        return False

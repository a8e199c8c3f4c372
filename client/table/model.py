"""What a table knows at one moment; a new model is made after each change."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

from client.art.effects import OutlineKind
from client.art.text import escape
from client.canvas import Canvas
from client.table.camera import Camera
from client.table.choices import Choices
from client.table.game_table import GameTable
from client.table.intentions import Say
from client.table.layout import Arrangement, S
from client.table.log_panel import ShownLine
from client.table.steady import Order
from client.words import Named
from rules.bots.bot import Advice
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.events import Event
from rules.core.game import AnyGame, LogLine
from rules.core.words import Words

if TYPE_CHECKING:
    from client.table.button_row import TableButton
    from client.table.menu import Menu


class Hint(NamedTuple):
    """What is advised in a position, in one sentence, the later step that it names, and the odds."""

    advice: Advice
    sentence: str
    then: Action | None
    odds: str


class Pointer(NamedTuple):
    """Where the player points, by mouse or by keys."""

    position: tuple[int, int] = (0, 0)
    hovered: str = ""
    """The thing or button under the pointer."""
    pressed: str = ""
    """The button that is held down."""
    focus: str = ""
    """What the arrow keys have reached."""
    named: tuple[str, ...] = ()
    """The cards that the line of the log under the pointer names."""
    entry: int = 0
    """The entry of the menu that is pointed at."""
    still: bool = False
    """Whether the table has changed below the mouse since it last moved."""
    used: str = ""
    """The thing under the pointer that was just used: nothing is said about it till it is pointed at anew."""


class TableModel(NamedTuple, Generic[S]):
    """All that a table shows, but for the pointer and what moves."""

    game: AnyGame
    table: GameTable[S]
    view: S
    viewer: int
    words: Words
    names: tuple[str, ...]
    players: tuple[str, ...]
    canvas: Canvas
    camera: Camera
    arrangement: Arrangement
    choices: Choices
    points: tuple[int, ...]
    """The points that are shown; they follow the true ones."""
    asking: bool
    """Whether the viewer is being asked right now."""
    confirms: bool
    """Whether what is hardly ever meant is asked about once more."""
    can_undo: bool
    goal: str = ""
    """What wins, and what counts for it."""
    brief_goal: str = ""
    """What wins, in a few words."""
    covered: bool = False
    """Whether what only the viewer may see is covered: others act at the same screen."""
    told_aside: bool = False
    """Whether what was done last is told beside its card."""
    watching: bool = False
    """Whether what was played is looked at again."""
    performing: bool = False
    """Whether more of what was just done is to be seen."""
    playing: bool = True
    """Whether there are buttons to play with."""
    selected: str = ""
    held: str = ""
    order: Order = {}
    """Where things lie that stay in their places."""
    flipped: frozenset[str] = frozenset()
    """The two-sided things that lie with their other side up."""
    in_words: bool = False
    """Whether cards show their sentences instead of their symbols."""
    habit: int = 0
    """The answer that is given by itself to the question of which the table has a habit."""
    chosen: str = ""
    """What would be taken of what is chosen from."""
    peeking: bool = False
    """Whether the table is looked at instead of what is chosen from."""
    menu: Menu | None = None
    message: Say | None = None
    hint: Hint | None = None
    advising: bool = False
    """Whether a hint is on its way."""
    recent: tuple[Event, ...] = ()
    """What has happened since the viewer's last turn."""
    earlier: tuple[Event, ...] = ()
    """What belongs to the last step and happened before it: a payment in several parts."""
    log: tuple[ShownLine, ...] = ()
    last_line: LogLine | None = None
    """What the log told last."""
    marked: frozenset[str] = frozenset()
    """Things that have changed since the viewer's last turn."""
    lit: Mapping[str, OutlineKind] = {}
    """Things and zones with a light around them."""
    prompt: str = ""
    buttons: tuple[TableButton, ...] = ()

    @property
    def decision(self) -> Decision | None:
        """What the viewer is to decide, if it is asked."""
        return self.view.decision if self.asking else None

    @property
    def others_act(self) -> bool:
        """Whether the viewer waits for others, or for what is still shown of what was done."""
        return self.playing and not self.watching and not self.asking and self.view.decision is not None

    @property
    def named(self) -> Words:
        """The words for what the rules say of players, who go by their names."""
        return Named(self.words, tuple(map(escape, self.names)))

    @property
    def alone(self) -> bool:
        """Whether one person plays: then the table speaks to it."""
        return self.players.count("human") == 1 and self.players[self.viewer] == "human"

    @property
    def aimed(self) -> str:
        """The thing that waits for its target, held or chosen by a click."""
        return self.held or (self.selected if self.choices.needs_target(self.selected) else "")

    def goals(self, thing: str) -> Collection[str]:
        """Return what takes a thing that needs no target, if its first action can be chosen now."""
        carrying = self.table.carrying
        if self.decision is None or carrying.first_action(self.decision, thing) is None:
            return ()
        return carrying.goals(self.view, self.viewer, thing)

    def component(self, thing: str) -> str:
        """Return the component that a thing on the table is one of, if it is any."""
        spot = self.arrangement.spots.get(thing)
        component = spot.component if spot else thing
        return component if self.game.component(component) is not None else ""

    def flips(self, thing: str) -> bool:
        """Tell whether the viewer may choose a side of a thing now."""
        sides = self.table.two_sided
        return bool(thing) and self.asking and sides is not None and sides.flips(self.view, thing)

    def is_useful(self, source: str) -> bool:
        """Tell whether a thing can do more than what it nearly always can."""
        return self.wins(source) or not all(map(self.table.emphasis.is_minor, self.choices.actions(source)))

    def wins(self, source: str) -> bool:
        """Tell whether the game can be won with a thing right now."""
        return any(self.table.emphasis.wins(self.view, action) for action in self.choices.actions(source))

    def describe(self, action: Action) -> str:
        """Return an option in a few words."""
        return self.game.describe(self.view, action, self.named)

    def considered(self, pointer: Pointer) -> Action | None:
        """Return the action of the menu's entry that is pointed at."""
        return self.menu.action(pointer.entry) if self.menu else None


Model = TableModel[Any]
"""That of any game."""

"""What a player may want at a table; input finds it out, the scene carries it out."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from rules.core.action import Action


class Command(Enum):
    """What a button or a key does that is no option of the game."""

    MENU = auto()
    LOG = auto()
    POINTS = auto()
    PILES = auto()
    RULES = auto()
    HINT = auto()
    ODDS = auto()
    """Say how likely the advised choice wins."""
    FOLLOW = auto()
    """Make the choice that is advised."""
    UNDO = auto()
    TAKE_BACK = auto()
    """Undo even past chance and what bots have done."""
    UNDO_ANOTHERS = auto()
    """Undo what another person chose, who was asked last."""
    REDO = auto()
    PAY = auto()
    """Let the rules choose what to pay with."""
    SILENCE = auto()
    """Give in to attacks in silence until the round ends."""
    HABIT = auto()
    """Answer a question by itself from now on, otherwise than so far, or ask it."""
    STEP_BACK = auto()
    """Leave a menu or a begun action, or open the game's own menu."""
    WHOLE_MAP = auto()


class Select(NamedTuple):
    """Choose a thing whose target is chosen next, or none."""

    thing: str


class Pick(NamedTuple):
    """Mark one of the cards that are chosen from; a second click takes it."""

    thing: str


class ShowWords(NamedTuple):
    """Show the other of sentences and symbols on cards, or again what is set."""

    on: bool


class Peek(NamedTuple):
    """Look at the table instead of what is chosen from, or back again."""

    on: bool


class Hold(NamedTuple):
    """Pick a thing up to drag it."""

    thing: str


class LetGo(NamedTuple):
    """Let a dragged thing go there, in pixels."""

    thing: str
    position: tuple[int, int]


class Click(NamedTuple):
    """Do what a click on a thing means."""

    thing: str


class Drop(NamedTuple):
    """Drop a thing on what lies there, the topmost first."""

    thing: str
    under: tuple[str, ...]


class Choose(NamedTuple):
    """Choose one of several actions."""

    actions: tuple[Action, ...]


class Act(NamedTuple):
    """Carry out an option, and then go on with a gesture if it is still possible."""

    action: Action
    then: Drop | None = None


class Confirm(NamedTuple):
    """Do something after a question, where confirmations are wanted."""

    meant: Intention
    question: str


class Refuse(NamedTuple):
    """Say why what was meant cannot be done."""

    intents: tuple[Action, ...]


class CloseMenu(NamedTuple):
    """Close the menu at the pointer."""


class Flip(NamedTuple):
    """Turn the other side of a two-sided thing up."""

    thing: str


class Inspect(NamedTuple):
    """Show a component as tall as the window."""

    thing: str


class Pan(NamedTuple):
    """Move the map, in pixels."""

    x: int
    y: int


class Zoom(NamedTuple):
    """Look closer at a point of the map, or from farther away, by notches of the wheel."""

    notches: float
    position: tuple[int, int]


class Scroll(NamedTuple):
    """Look further back in the log, or forth again."""

    lines: int


class Say(NamedTuple):
    """Show a sentence in the place of the prompt, or why something cannot be done."""

    text: str
    refused: bool = False


class Do(NamedTuple):
    """Carry out a command."""

    command: Command


Intention = (
    Select
    | Pick
    | Peek
    | ShowWords
    | Hold
    | LetGo
    | Click
    | Drop
    | Choose
    | Act
    | Confirm
    | Refuse
    | CloseMenu
    | Flip
    | Inspect
    | Pan
    | Zoom
    | Scroll
    | Say
    | Do
)

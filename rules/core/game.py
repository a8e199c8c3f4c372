"""The few verbs that every game offers; `rules.games` lists the games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import dropwhile
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import Struct

from rules.core.action import Action, ActionKind
from rules.core.catalogue import Component
from rules.core.engine import State
from rules.core.events import Event, EventKind
from rules.core.reasons import Reason
from rules.core.rng import HasRng
from rules.core.words import Words

S = TypeVar("S", bound=State)
C = TypeVar("C", bound=Component)


NEUTRAL = -1
"""The number of a power that plays by itself and may win, in games that have one."""


class Choice(Struct, frozen=True):
    """One thing to settle before a game; `seats` narrows who can play with a value."""

    name: str
    values: tuple[str, ...]
    default: str
    seats: dict[str, tuple[int, ...]] = {}
    first: str = ""
    """The value advised to whoever plays for the first time; none where any will do."""
    group: str = ""
    """The name under which it is offered with others of its kind; without one it is always in sight."""


class Counted(NamedTuple):
    """Numbers of all seats that tell how they stand, and what is added to the keys of heads over them."""

    head: str
    amounts: tuple[int, ...]


class ScoreLine(Struct, frozen=True):
    """One line of a score: how many points a seat, or the neutral power, has from a source."""

    seat: int
    source: str
    points: int


class LogLine(Struct, frozen=True):
    """One line of the log: whom it is about (`None`: a heading), and the components that it names."""

    seat: int | None
    text: str
    cards: tuple[str, ...] = ()


class Deeds(Struct, frozen=True):
    """What all events of a game tell of it: at its end, and so far while it goes on."""

    tally: Callable[[Sequence[Event], int], dict[str, list[int]]]
    """(events, seats) -> what is counted, by its key, for every seat."""
    feats: Callable[[Sequence[Event], Words, Sequence[str]], list[tuple[str, str]]]
    """(events, words, names of the seats) -> what is worth remembering: a title and a sentence each."""
    course: Callable[[Sequence[Event], int], list[list[list[int]]]]
    """(events, seats) -> for each part of the play a number of every seat, at first and round by round."""
    blow: Callable[[Sequence[Event]], Sequence[Event]]
    """(events) -> those that decided it; the first of them says which component brought them about."""


class Kinds(Struct, frozen=True):
    """What a game speaks of: its things and zones with their meanings, its kinds of events and actions."""

    things: Mapping[str, str]
    zones: Mapping[str, str]
    events: Mapping[str, EventKind]
    actions: Mapping[str, ActionKind]


class PlannedMove(NamedTuple):
    """A move of a plan: where it is made, what is done, and where it leads with its own further choices."""

    before: Any
    action: Action
    after: Any


class Why(NamedTuple):
    """Why the first step of a plan is advised, in a few words, and the later step that they name, if any."""

    said: str = ""
    then: Action | None = None


class BadOptions(ValueError):
    """Raised for a game that cannot be set up like this; carries the reason."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.key}: {reason.about}")
        self.reason = reason


class Game(Struct, Generic[S, C], frozen=True, kw_only=True):
    """A game as everybody else sees it: the same verbs for each."""

    name: str
    domain: str
    """What its keys in the catalogues begin with; two games on one engine share their words."""
    neutral: str = ""
    """The name of the power that plays by itself: it wins where nobody else does."""
    open: bool = False
    """Whether everybody sees everything: then nothing need be hidden between two people at one screen."""
    version: int
    seats: tuple[int, ...]
    choices: tuple[Choice, ...]
    components: Mapping[str, C]
    guests: Mapping[str, C] = {}
    """Components of another box that can be played with."""
    kinds: Kinds
    state: type[S]
    begin: Callable[[int, int, Mapping[str, str]], S]
    """(seats, seed, options) -> the first decision of a new game; `new` checks the options first.

    Of the events before that decision only those since the first round began are told: see `dealt`.
    """
    audit: Callable[[S], None]
    """Raise `Impossible` for a position that no game can lead to."""
    view: Callable[[S, int], S]
    """All that a seat may know, in the same shape; hidden cards are `?`."""
    redeal: Callable[[S, int, HasRng], S]
    """A position that looks the same to the seat, everything unseen dealt anew."""
    score: Callable[[S], list[ScoreLine]]
    points: str = "points"
    """The key of the words for so many of what wins."""
    tie_break: Callable[[S], str] = lambda state: ""
    """The key of the words for what decides where points do not; empty where they always do."""
    counted: str = ""
    """What is added to the keys of heads over what wins, where that is called otherwise than points."""
    instead: Callable[[S], Counted | None] = lambda state: None
    """What tells how seats stand, where that is not their points."""
    goal: Callable[[Mapping[str, str]], str] = lambda options: ""
    """What is added to the keys of the words for what wins, where these options change it."""
    rounds_before: Callable[[S], int] = lambda state: 0
    """How many rounds were played in the games of a tournament that are over."""
    deeds: Deeds | None = None
    """What is told of a game that is over, where points say too little."""
    won_by: Callable[[S, Words], str] = lambda state, words: ""
    """How a game was won, where points do not say it."""
    evaluate: Callable[[S, int], float]
    """How well a seat stands, from its own view: 0 hopeless, 1 won."""
    chance: Callable[[S, int], float]
    """How likely a seat wins, as people are told."""
    misjudged: float = 2.0
    """By how much an easy player may misjudge the odds; less where single choices decide less."""
    alarming: Callable[[S], bool] = lambda state: False
    """Whether easy players pull themselves together, as the neutral power is about to beat them all."""
    luck: int = 0
    """How often a search plays each of its plans out, where dice decide more than plans do."""
    rollouts: int = 0
    """How often a search plays options out to the end of the round, where no plan of one's own holds."""
    left_to_chance: Callable[[S, Action], bool] = lambda state, action: False
    """Whether only chance follows an option: then it is judged by the position in which it is chosen."""
    pointless: Callable[[S, Action], bool] = lambda state, action: False
    """Whether an option does nothing, or undoes what was just done: advice leaves it out."""
    leaves_off: Callable[[S, Action], bool] = lambda state, action: False
    """Whether an option leaves undone what is at hand: a search takes it only if it is clearly better."""
    quick: Callable[[S], Action]
    """A plausible option at a glance: how a search imagines what it does not look into."""
    used: Callable[[list[Event]], list[str]]
    """The components that the events of an action made use of."""
    sides: Callable[[list[Event]], list[str]] = lambda _: []
    """Which sides of components with several were chosen, as `component#side`."""
    traits: Callable[[S, int], Mapping[str, str]] = lambda state, seat: {}
    """What a seat played with that should not decide the game by itself, such as its mage."""
    text: Callable[[C, Words], str]
    """The rules text of a component, rendered from its data."""
    cost: Callable[[C, Words], str]
    """What a component costs, in words."""
    explain: Callable[[S, int, Reason, Words], str]
    """A refusal in one sentence."""
    describe: Callable[[S, Action, Words], str]
    """An option in a few words."""
    brings: Callable[[S, Action, Words], str] = lambda state, action, words: ""
    """What an option brings for sure, in a few words, where that can be said of it."""
    speaks_for: Callable[[S, Action, Words], str] = lambda state, action, words: ""
    """What speaks for an option that brings nothing for sure, in a few words."""
    earned_by: Callable[[S, S, int, Words], str] = lambda before, after, seat, words: ""
    """What a seat got points for between two positions, if it can be named."""
    headline: Callable[[S, Action, Words], str] | None = None
    """An option as advice names it, without what its card says; else it is named as it is described."""
    why: Callable[[Sequence[PlannedMove], Words], Why] | None = None
    """Why the first step of a plan is advised, with an eye to those that follow."""
    tell: Callable[[Sequence[Event], Words, Sequence[str]], list[LogLine]]
    """(events as a seat saw them, words, names of the seats) -> the lines of the log."""

    def head(self, state: S) -> str:
        """Return what is added to the keys of heads over the numbers that tell how seats stand."""
        instead = self.instead(state)
        return self.counted if instead is None else instead.head

    def new(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> S:
        """Set up a game, or raise `BadOptions`."""
        return self.dealt(seats, seed, options)[0]

    def dealt(self, seats: int, seed: int, options: Mapping[str, str] | None = None) -> tuple[S, list[Event]]:
        """Set up a game, or raise `BadOptions`; say what has happened since its first round began."""
        chosen = {choice.name: choice.default for choice in self.choices}
        if seats not in self.seats:
            raise BadOptions(Reason("bad_seat_count", self.name, seats))
        for name, value in (options or {}).items():
            if name not in chosen:
                raise BadOptions(Reason("unknown_option", name))
            chosen[name] = value
        for choice in self.choices:
            value = chosen[choice.name]
            if value not in choice.values:
                raise BadOptions(Reason("unknown_value", f"{choice.name}={value}"))
            if seats not in choice.seats.get(value, self.seats):
                raise BadOptions(Reason("bad_seat_count_for", f"{choice.name}={value}", seats))
        state = self.begin(seats, seed, chosen)
        events, state.events = state.events, []
        return state, list(dropwhile(lambda event: event.kind != "round", events))

    def component(self, name: str) -> C | None:
        """Return a component that can be played with, of this box or of another."""
        return self.components.get(name) or self.guests.get(name)

    def printed(self, name: str) -> C:
        """Return a component that is in play."""
        return self.components[name] if name in self.components else self.guests[name]

    def round(self, state: S) -> int:
        """Return the number of the round; 0 before the first."""
        return state.round

    def told_round(self, state: S) -> int:
        """Return the number of the round as players count: in a tournament, that of the present game."""
        return self.round(state) - self.rounds_before(state)

    def first(self, state: S) -> int:
        """Return who goes first in this round."""
        return state.first

    def winners(self, state: S) -> list[int]:
        """Return the seats that have won."""
        return state.winners


AnyGame = Game[Any, Any]

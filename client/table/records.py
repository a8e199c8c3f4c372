"""What only some games say about their tables: small records, each for one thing that a table can do."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

from pygame import Surface

from client.art.cards import Band, sheet
from client.art.lettering import title
from client.art.panels import ButtonKind
from client.art.vector import Size
from client.canvas import Canvas
from client.table.camera import WHOLE, Camera
from client.table.layout import Arrangement, S, Spot, Way
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.events import Event
from rules.core.game import ScoreLine
from rules.core.reasons import Reason
from rules.core.words import Words

if TYPE_CHECKING:
    from client.table.model import TableModel

ASK = -1
"""The number that stands for no habit."""


class Prompts(NamedTuple, Generic[S]):
    """How a game asks, where it says more than the words of a decision's prompt."""

    key: Callable[[Decision, str], str] = lambda decision, chosen: decision.prompt
    """Returns the key of the words in which a decision is asked, once a thing is chosen for it."""
    suffix: Callable[[TableModel[S]], str] = lambda model: ""
    """Returns what belongs to the question besides its words: what is still to be paid, which of how many."""
    before: Callable[[TableModel[S]], str] = lambda model: ""
    """Returns what has happened that is answered, in a sentence before the question."""
    asking_thing: Callable[[S, Decision], str] = lambda view, decision: decision.cause
    """Returns the thing on the table because of which is asked."""
    says: Callable[[S, Decision, Words], str] = lambda view, decision, words: ""
    """Returns what the thing says because of which is asked, where no panel shows it."""
    needs_no_cause: Callable[[Decision], bool] = lambda decision: False
    """Tells whether a prompt is clear without the card because of which is asked."""
    about: Callable[[S, Action, Words], str] = lambda view, action, words: ""
    """Returns what an answer that is a button does, where its few words leave that open."""
    may: tuple[str, ...] = ()
    """The kinds of actions that are named when they are open in a free move, in their order."""


class AskedBeside(NamedTuple):
    """A question that is asked once more, with its answers, beside what asks."""

    zone: str
    """Where that is, as far as a table lays it out."""
    panel: Callable[[str, Size, int, float], Surface]
    """Returns the panel with its words, of a size, with so much room for them, at a scale."""


class Lists(NamedTuple, Generic[S]):
    """How a game lists options that begin with the same gesture, where it says more than their words."""

    picture: Callable[[Action, TableModel[S], int], Surface | None] = lambda action, model, px: None
    """Returns an option as a picture so many pixels high, or nothing where words say it."""
    beside: Callable[[Sequence[Action], TableModel[S]], str] = lambda actions, model: ""
    """Returns the zone beside which options are listed, if not at the pointer, or in which answers stand."""
    heading: Callable[[Sequence[Action], TableModel[S]], str] = lambda actions, model: ""
    """Returns what is asked above the list."""
    amounts: frozenset[str] = frozenset()
    """The kinds of actions that differ in how much is meant: it is set instead of chosen from a list."""


Sheet = Callable[[Size, float], Surface]
"""Paints the ground of words, of a size, at a scale."""


def parchment(size: Size, unit: float) -> Surface:
    """Return a sheet of parchment."""
    return sheet(size, unit, (Band(size[1]),))


class Strip(NamedTuple):
    """What stays in sight of a face: all down to the `end` of its name, and what lies between two heights."""

    end: int
    top: int
    bottom: int


class InWords(NamedTuple, Generic[S]):
    """Cards that show their sentences instead of their symbols while Alt is held."""

    looks: frozenset[str] = frozenset({"card"})
    """The looks of such cards."""
    lies_on: Callable[[S, str], str] = lambda view, component: ""
    """Returns what lies on a card, as symbols."""
    says: Callable[[S, Spot, Words], str] = lambda view, spot, words: ""
    """Returns what a card says as it lies, where that is not all that is printed on it."""
    spent: Callable[[S, Spot], bool] = lambda view, spot: spot.turned
    """Tells whether a card has been used."""
    sheet: Sheet = parchment
    strip: Callable[[Spot, Size], Strip] | None = None
    """Returns what stays of an upright face of a size, moved below its name, instead of its picture."""


class OwnPanel(NamedTuple):
    """Questions that are asked on a panel of their own, with a button for every answer."""

    prompts: frozenset[str] = frozenset()
    attacks: frozenset[str] = frozenset()
    """The prompts that are attacks, and need not be asked again in the same round."""
    heading: Callable[[str, int, int], Surface] = title
    """Returns the words of a question, so many pixels high and at most so wide."""


class Habit(NamedTuple):
    """A question that is answered by itself as its player is used to, until it wants to be asked."""

    prompt: str
    answers: int
    """How many answers there are: they are numbered by the `arg` of their actions."""

    def of(self, habits: Mapping[str, int]) -> int:
        """Return the number of the answer that is given, or `ASK`."""
        return habits.get(self.prompt, 0)

    def next(self, habits: Mapping[str, int]) -> dict[str, int]:
        """Return the habits with the next answer to this question: after the last it is asked."""
        following = self.of(habits) + 1
        return {**habits, self.prompt: ASK if following >= self.answers else following}

    def answer(self, decision: Decision | None, habits: Mapping[str, int]) -> Action | None:
        """Return what is answered to a decision by itself, if anything is."""
        if decision is None or decision.prompt != self.prompt:
            return None
        return next((option for option in decision if option.arg == self.of(habits)), None)


class Automatic(NamedTuple):
    """Questions that a player need not answer each time."""

    payments: frozenset[str] = frozenset()
    """The prompts that can be left to the rules, by "pay for me"."""
    formalities: frozenset[str] = frozenset()
    """The prompts that are asked also where nothing can be chosen, so that others learn nothing by it."""
    habit: Habit = Habit("", 0)


class Emphasis(NamedTuple, Generic[S]):
    """Options that a table shows more or less than others."""

    is_minor: Callable[[Action], bool] = lambda action: False
    """Tells whether an option is nearly always open and seldom meant: its thing is lit but faintly."""
    wins: Callable[[S, Action], bool] = lambda view, action: False
    """Tells whether an option wins the game at once: its thing shines most, and the prompt names it."""
    also_button: Callable[[Decision], Action | None] = lambda decision: None
    """Returns an option that has a button besides its thing, because nobody would look for it there."""


class Confirmations(NamedTuple):
    """What is asked about once more, or spelled out, before it is done."""

    kinds: frozenset[str] = frozenset()
    """The kinds of actions that are hardly ever meant: they throw something away."""
    leaves: frozenset[str] = frozenset({"decline", "done"})
    """The kinds of answers that leave something of what is offered, or give in."""
    warning: Callable[[Spot, Words], str] = lambda spot, words: ""
    """Returns why using a thing would be in vain."""
    costs: Callable[[Any, Action, Words], str] = lambda view, action, words: ""
    """Returns what an action would cost that is not seen on it."""
    spends_more: Callable[[Action, str], bool] = lambda action, thing: False
    """Tells whether an action uses up more than the thing it was begun with."""
    marked: frozenset[str] = frozenset()
    """The kinds of actions that show something for good: a click marks their thing, another one does them."""


class PassButton(NamedTuple):
    """The button apart from all others that ends a round, in the zone `pass`: no other one offers that."""

    action: Action = Action("pass")
    label: str = "table.pass"
    question: str = "table.pass_sure"
    """Asked before a round is ended with something useful left; empty where nothing is asked."""
    sign: str = "night-sleep"
    kind: ButtonKind = "danger"


class TwoSided(NamedTuple, Generic[S]):
    """Things with two sides between which their owner chooses."""

    flips: Callable[[S, str], bool]
    """Tells whether a side of a thing is chosen now."""
    actions_of_side: Callable[[list[Action], bool], list[Action]]
    """Returns those actions with a thing that use its first side, or its other one."""


class Rolling(NamedTuple, Generic[S]):
    """Things that roll before they show what they show."""

    thing_of: Callable[[Event], str]
    """Returns the thing that rolls in an event, if one does."""
    picture: Callable[[Spot, TableModel[S], float], Surface]
    """Returns how a thing looks that has rolled so far."""


class Flights(NamedTuple):
    """Tokens that fly from one place to another."""

    kinds: frozenset[str]
    """The kinds of events in which they do."""
    token: Callable[[str, int], Surface]
    """Returns the picture of what flies, so many pixels wide."""
    pieces: Callable[[Event], int] = lambda event: event.amount
    """Returns how many fly in an event."""
    sent: Callable[[Event], Event] = lambda event: event
    """Returns an event with what flies in it, and from where to where."""


class Map(NamedTuple, Generic[S]):
    """A map that is looked at from far or near, and on which things go by ways."""

    closer: Callable[[S, int, Canvas], Camera] = lambda view, viewer, canvas: WHOLE
    """Returns how it is looked at for what a seat decides, where its player has not chosen that."""
    ways: Callable[[Sequence[Event], S, Arrangement, Camera], Mapping[str, Way]] = (
        lambda events, view, arrangement, camera: {}
    )
    """Returns the ways of things that do not go straight to where they lie now."""


class Screens(NamedTuple, Generic[S]):
    """What the screens over a table show of a game besides its log, its points and its rules."""

    piles: Callable[[S], list[list[str]]] | None = None
    """Returns what each seat has discarded, the newest last, where that is open to everybody."""
    standing: Callable[[S], list[ScoreLine]] = lambda view: []
    """Returns what is told beside the points of each seat though it is no point."""
    beside: str = ""
    """The source of what of that stands beside the points on the curtain too."""


class Carrying(NamedTuple, Generic[S]):
    """Things that are carried to where more follows than an action with them, or from where they end."""

    first_action: Callable[[Decision, str], Action | None] = lambda decision, thing: None
    """Returns what must be chosen first for a thing to be carried somewhere, in the same gesture."""
    goals: Callable[[S, int, str], Collection[str]] = lambda view, viewer, thing: ()
    """Returns what takes a thing for which the first action is all: no target follows."""
    leads_to: Callable[[S, int, str, str], bool] = lambda view, viewer, thing, under: True
    """Tells whether a thing is carried to what lies there, and not just let go."""
    refusal: Callable[[S, int, str, str], Reason | None] = lambda view, viewer, thing, under: None
    """Returns why a thing is not carried to what lies there, if it is not."""
    step: Callable[[S, str, str], Action | None] = lambda view, thing, under: None
    """Returns the first of several steps to what lies there, of a thing that goes step by step."""
    under_way: Callable[[Decision], str] = lambda decision: ""
    """Returns the one thing that goes step by step of which is asked where it goes."""
    walkers: frozenset[str] = frozenset()
    """The looks of such things."""
    mutual: frozenset[str] = frozenset()
    """The kinds of actions with two things of which either may be carried to the other."""


class Offered(NamedTuple):
    """Something to choose: a card, or a name for several cards."""

    thing: str
    pages: tuple[str, ...] = ()
    """The cards that come with it."""
    owner: int = -1
    """Before whom it lies, if before anybody."""
    copies: int = 1
    """How many of it there are to choose from."""
    shows: str = ""
    """The component that is seen, where that is not its id: the card in a place."""


class Kept(NamedTuple):
    """Cards that stay in sight while another one is chosen."""

    label: str
    """The key of their name, in which `n` is how many there are, `of` how many there may be."""
    cards: tuple[str, ...]
    places: int
    receives: bool = False
    """Whether what is chosen comes to them: it may be dropped there."""
    note: str = ""
    """What is said below their name, in symbols."""


class Choosing(NamedTuple, Generic[S]):
    """Cards of which one is chosen: they lie large over the table, with their words."""

    offered: Callable[[S, int], Sequence[Offered]]
    """Returns what a seat chooses from in a view, if it does."""
    kept: Callable[[S, int], Sequence[Kept]] = lambda view, viewer: ()
    """Returns what it looks at meanwhile."""
    at_once: Callable[[S], bool] = lambda view: False
    """Tells whether one click is enough for what is asked in a view, without marking first."""

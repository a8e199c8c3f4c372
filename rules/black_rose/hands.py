"""Cards drawn, kept and put back, of whatever deck; quests in hidden hands; moons that change the decks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.black_rose import decks
from rules.black_rose.obstacles import refuse_card
from rules.black_rose.quests import offer_quests
from rules.black_rose.refusals import end_among
from rules.black_rose.score import gain
from rules.black_rose.sights import GRIMOIRES, follow, follow_own, see
from rules.black_rose.spells import draw
from rules.black_rose.study import HandLimit
from rules.black_rose.targets import ROSE
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame
from rules.core.reasons import NOT_NOW, Reason
from rules.core.rng import shuffle
from rules.core.zones import HANDS

if TYPE_CHECKING:
    from rules.black_rose.state import State

MOST_QUESTS = 2
DONE = Action("done")
TOP, BOTTOM = 0, 1


class Drawing(Frame["State"], frozen=True):
    """Cards being drawn one after another; where some are to be kept, the others go back.

    `school` is the deck that all have to come from once the first has. Of cards of which some are kept the
    decks are `chosen` before any is looked at.
    """

    seat: int
    zone: str
    left: int
    cause: str
    keep: int = -1
    rest: str = ""
    school: str = ""
    chosen: tuple[str, ...] = ()

    def run(self, state: State) -> Decision | None:
        if self.chosen and not self.left:
            self.replace(state, chosen=())
            for school in self.chosen:
                self._draw(state, school)
            return None
        if not self.left:
            state.stack.pop()
            if self.keep >= 0:
                state.stack.append(Keeping(self.seat, self.zone, self.keep, self.rest, self.cause))
            else:
                state.stack.append(_limit(self.seat, self.zone))
            return None
        if self.zone not in ("library", "one_school") or not state.book.schools:
            self._take(state, "")
            return None
        schools = [self.school] if self.school else state.book.schools
        options = [Action("draw", school) for school in schools if self._has_more(state, school)]
        if len(options) < 2:
            self._take(state, options[0].source if options else "none")
            return None
        return Decision(self.seat, "deck", tuple(options), self.cause)

    def answer(self, state: State, action: Action) -> None:
        self._take(state, action.source)

    def refuse(self, state: State, action: Action) -> Reason:
        school = end_among(action, state.book.schools)
        if not school:
            return NOT_NOW
        if self.school not in ("", school):
            return Reason("same_school", self.school)
        return NOT_NOW if self._has_more(state, school) else Reason("deck_is_empty", school)

    def _has_more(self, state: State, school: str) -> bool:
        """Tell whether a deck has more cards than were chosen of it."""
        return decks.count(state, school) > self.chosen.count(school)

    def _take(self, state: State, school: str) -> None:
        """Take the next card, or choose where it will come from."""
        kept = school if self.zone == "one_school" else ""
        unseen = (*self.chosen, school) if school and self.keep >= 0 else ()
        self.replace(state, left=self.left - 1, school=kept, chosen=unseen)
        if not unseen:
            self._draw(state, school)

    def _draw(self, state: State, school: str) -> None:
        """Take a card to where it belongs, as long as there is one."""
        me = state.seats[self.seat]
        if self.zone == "grimoire" and self.keep < 0:
            draw(state, self.seat, "grimoire", 1)
            return
        card = self._top(state, school)
        if not card:
            return
        if self.keep >= 0:
            me.put(drawn=(*me.drawn, card))
        elif self.zone == "quests":
            me.put(quests=(*me.quests, card))
        else:
            me.hand.append(card)
        zone = decks.LIBRARY if self.zone == "one_school" else self.zone
        source = GRIMOIRES[self.seat] if zone == "grimoire" else school or zone
        state.emit("drew", self.seat, card, source, HANDS[self.seat], seen_by=(self.seat,))
        if zone == "forgotten" and self.keep < 0:
            offer_quests(state, "forgotten", self.seat)

    def _top(self, state: State, school: str) -> str:
        me = state.seats[self.seat]
        match self.zone:
            case "grimoire":
                if not me.grimoire and me.memories:
                    reshuffle(state, self.seat)
                card = me.grimoire.pop() if me.grimoire else ""
                follow(state, card, GRIMOIRES[self.seat], at=len(me.grimoire))
                return card
            case "forgotten":
                card = state.forgotten.pop() if state.forgotten else ""
                follow(state, card, "forgotten")
                return card
            case "quests":
                return self._next_quest(state)
            case "events":
                deck = decks.events_of(state.moon)
                card = decks.take(state, deck)
                follow(state, card, deck)
                return card
        if school:
            return decks.take(state, school)
        return state.library.pop() if state.library else ""

    def _next_quest(self, state: State) -> str:
        """Take the next quest; who knew that it was on top knows who has it, unless it may be put back."""
        quest, deck = take_quest(state), decks.quests_of(state.moon)
        follow(state, quest, deck, HANDS[self.seat] if self.keep < 0 else "")
        follow_own(state, self.seat, quest)
        return quest


def reshuffle(state: State, seat: int) -> None:
    """Make the memories of a mage its grimoire."""
    me = state.seats[seat]
    me.grimoire, me.memories = me.memories, []
    shuffle(state, me.grimoire)
    me.known += me.grimoire
    state.emit("reshuffled", seat, target=GRIMOIRES[seat], amount=len(me.grimoire))


def take_quest(state: State) -> str:
    """Draw a quest; those that name only destroyed rooms go under the deck, and another is drawn."""
    deck = decks.quests_of(state.moon)
    for _ in range(len(state.decks.get(deck, ())) + len(state.decks.get(deck + decks.USED, ()))):
        card = decks.take(state, deck)
        if _is_open(state, card):
            return card
        decks.put_under(state, deck, card)
    return ""


def _is_open(state: State, quest: str) -> bool:
    room = state.book.quests[quest].room
    named = getattr(room, "named", ())
    destroyed = {room.id for room in state.rooms if room.destroyed}
    return not named or bool(set(named) - destroyed)


def _limit(seat: int, zone: str) -> QuestLimit | HandLimit:
    return QuestLimit(seat) if zone == "quests" else HandLimit(seat)


class Keeping(Frame["State"], frozen=True):
    """Of the cards drawn so many are kept; the others go where they belong."""

    seat: int
    zone: str
    left: int
    rest: str
    cause: str

    def run(self, state: State) -> Decision | None:
        me = state.seats[self.seat]
        if not me.drawn:
            state.stack.pop()
            state.stack.append(_limit(self.seat, self.zone))
            return None
        cards = dict.fromkeys(me.drawn)
        if self.left:
            return Decision(self.seat, "keep", tuple([Action("retain", card) for card in cards]), self.cause)
        if self.rest == "discard":
            for card in me.drawn:
                self._put(state, card, TOP)
            return None
        ends = {"top": (TOP,), "bottom": (BOTTOM,)}.get(self.rest, (TOP, BOTTOM))
        options = [Action("put", card, arg=end) for card in cards for end in ends]
        return Decision(self.seat, "put_back", tuple(options), self.cause)

    def answer(self, state: State, action: Action) -> None:
        if action.kind == "put":
            self._put(state, action.source, action.arg)
            return
        me = state.seats[self.seat]
        self._drop(state, action.source)
        if self.zone == "quests":
            me.put(quests=(*me.quests, action.source))
        else:
            me.hand.append(action.source)
        self.replace(state, left=self.left - 1)
        if self.zone == "forgotten":
            offer_quests(state, "forgotten", self.seat)

    def refuse(self, state: State, action: Action) -> Reason:
        sort = {"quests": "quest", "events": "event"}.get(self.zone, "spell")
        return refuse_card(state, action, sort, state.seats[self.seat].drawn, "not_drawn")

    def _drop(self, state: State, card: str) -> None:
        drawn = list(state.seats[self.seat].drawn)
        drawn.remove(card)
        state.seats[self.seat].put(drawn=tuple(drawn))

    def _put(self, state: State, card: str, end: int) -> None:
        """Put a card back, or on the used pile of its deck."""
        self._drop(state, card)
        me = state.seats[self.seat]
        if self.rest == "discard":
            state.emit("discarded", self.seat, card, HANDS[self.seat], decks.put_away(state, card))
        elif self.zone == "grimoire":
            me.grimoire.append(card)
            see(state, self.seat, card, GRIMOIRES[self.seat], len(me.grimoire) - 1)
        elif self.zone == "forgotten":
            state.forgotten.insert(0, card)
            see(state, self.seat, card, "forgotten")
        else:
            moon = state.moon
            deck = decks.quests_of(moon) if self.zone == "quests" else decks.events_of(moon)
            (decks.put_on_top if end == TOP else decks.put_under)(state, deck, card)
            see(state, self.seat, card, deck)


class QuestLimit(Frame["State"], frozen=True):
    """A mage with too many quests discards some; the Black Rose gains by their moons."""

    seat: int

    def run(self, state: State) -> Decision | None:
        quests = state.seats[self.seat].quests
        if len(quests) <= MOST_QUESTS:
            state.stack.pop()
            return None
        return Decision(self.seat, "quest_limit", tuple([Action("discard", quest) for quest in quests]))

    def answer(self, state: State, action: Action) -> None:
        drop_quest(state, self.seat, action.source)

    def refuse(self, state: State, action: Action) -> Reason:
        return refuse_card(state, action, "quest", state.seats[self.seat].quests, "not_your_quest")


class QuestOffer(Frame["State"], frozen=True):
    """At the beginning of a round a mage may discard quests that it does not like."""

    seat: int

    def run(self, state: State) -> Decision | None:
        quests = state.seats[self.seat].quests
        if not quests:
            state.stack.pop()
            return None
        options = [Action("discard", quest) for quest in quests]
        return Decision(self.seat, "quest_offer", (*options, DONE))

    def answer(self, state: State, action: Action) -> None:
        if action == DONE:
            state.stack.pop()
        else:
            drop_quest(state, self.seat, action.source)

    def refuse(self, state: State, action: Action) -> Reason:
        return refuse_card(state, action, "quest", state.seats[self.seat].quests, "not_your_quest")


def drop_quest(state: State, seat: int, quest: str) -> None:
    """Discard a quest; the Black Rose gains as much as its moon."""
    me = state.seats[seat]
    me.put(quests=tuple([other for other in me.quests if other != quest]))
    moon = state.book.quests[quest].moon
    decks.put_aside(state, decks.quests_of(moon), quest)
    follow(state, quest, HANDS[seat])
    state.emit("dropped_quest", seat, quest)
    gain(state, ROSE, moon, "dropped_quests")

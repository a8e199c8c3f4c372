"""The log in words: what a card did becomes one line, with its dice, its victims and its spoils."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from msgspec.structs import replace

from rules.core.events import HIDDEN, Event
from rules.core.game import LogLine
from rules.core.ids import seat_of
from rules.core.words import Words
from rules.epic_spell_wars.cards import COMPONENTS
from rules.epic_spell_wars.dice import PowerRoll
from rules.epic_spell_wars.order import ORDER
from rules.epic_spell_wars.setup import MEDALS
from rules.epic_spell_wars.spell_name import spell_name
from rules.epic_spell_wars.state import TREASURE_OF, State
from rules.epic_spell_wars.targets import Aim
from rules.epic_spell_wars.traits import RedoRoll

DOMAIN = "epic_spell_wars"
OF_THE_TABLE = frozenset({"game", "round", "order", "reshuffled"})
"""Kinds of events that no seat brings about; lines before and after them stay apart."""
ALONE = frozenset({"announced", "chose_hero", "medal", "won", "died", "drew_dead", "extra_die", "used"})
"""Kinds of events that have a line of their own."""
OF_A_CARD = frozenset(
    {
        "rolled", "power_roll", "copied", "damaged", "healed", "gained_treasure", "stole_treasure",
        "lost_treasure", "added", "stole_part", "discarded", "wild", "revealed",
    }
)  # fmt: skip
"""Kinds of events that are told with others of the same card."""
OF_ITS_CASTER = OF_A_CARD - {
    "rolled", "damaged", "healed", "gained_treasure", "lost_treasure", "discarded"
}  # fmt: skip
"""Kinds of events that are about whoever plays the card, not about a victim."""
NEXT = frozenset({"cast", "turn", "announced", "medal", "round"})
"""Kinds of events before which a card has done all that it does."""
POWERFUL = frozenset(
    card.id for card in COMPONENTS.values() if any(isinstance(verb, PowerRoll) for verb in card.verbs)
)
"""The cards whose dice are told with their sum."""
REDO = TREASURE_OF[RedoRoll]


class Group(NamedTuple):
    """What is told in one line: the card that did it, who cast that, and what did not come of it."""

    card: str
    events: list[Event]
    caster: int | None
    copier: str = ""
    """The card through which it acted, if that had borrowed its text."""
    failed: str = ""
    """Why nothing came of its roll: `nobody` fitted, or `nothing` happened."""


def tell(events: Sequence[Event], words: Words, names: Sequence[str]) -> list[LogLine]:
    """Tell the events of an action, as some seat saw them."""
    if any(event.kind == "won" for event in events):
        # The medal that wins a single game is no medal.
        events = [replace(event, amount=0) if _is_first_medal(event) else event for event in events]
    lines = [line for group in _groups(events) for line in _lines(group, words, names)]
    # A name that ends in a shout ends the sentence as well.
    return [replace(line, text=line.text.replace("!.", "!")) for line in lines]


def _is_first_medal(event: Event) -> bool:
    return event.kind == "medal" and event.amount == 1


def won_by(state: State, words: Words) -> str:
    """Say how much life the winner of a single game has left, or how many medals won a tournament."""
    if not state.winners:
        return ""
    if MEDALS[state.length] > 1:
        others = [seat.medals for number, seat in enumerate(state.seats) if number not in state.winners]
        return words(f"{DOMAIN}.log.tournament", n=MEDALS[state.length], second=max(others, default=0))
    life = state.seats[state.winners[0]].life
    return words.count(f"{DOMAIN}.log.lives_left", life) if life else words(f"{DOMAIN}.log.took_all")


def _groups(events: Sequence[Event]) -> Iterator[Group]:
    """Yield what is told in one line: events of one card after another, all others alone."""
    casters: dict[str, int] = {}
    copiers: dict[str, str] = {}
    summed = {event.what for event in events if event.kind == "power_roll"}
    aimed: set[str] = set()
    group: Group | None = None
    for number, event in enumerate(events):
        if event.kind in ("cast", "copied"):
            casters[event.what] = event.seat
            copiers = {event.what: event.cause} if event.kind == "copied" else {}
            aimed.discard(event.what)
            if group is not None:
                # What follows is done by another card, even if it has the same text.
                yield group
                group = None
        elif event.kind == "targeted":
            aimed.add(event.what)
        if not _is_told(event) or (event.kind == "rolled" and event.cause in summed):
            continue
        card = _card(event) if event.kind in OF_A_CARD else ""
        if group is not None and card and group.card == card:
            group.events.append(event)
        else:
            if group is not None:
                yield group
            group = Group(card, [event], casters.get(card), copiers.get(card, ""))
        if event.kind == "power_roll" and card in casters and _is_over(event, events[number + 1 :]):
            group = group._replace(failed="nothing" if card in aimed or not _aim(card) else "nobody")
    if group is not None:
        yield group


def _is_over(roll: Event, later: Sequence[Event]) -> bool:
    """Tell whether nothing has come of a power roll, and nothing will."""
    for event in later:
        if event.kind in NEXT:
            return True
        if event.cause == roll.what or event.kind in ("extra_die", "drew_dead"):
            return False
    return False


def _aim(card: str) -> str:
    """Return whom a card aims at, if at anybody."""
    return next((verb.who for verb in COMPONENTS[card].verbs if isinstance(verb, Aim)), "")


def _is_told(event: Event) -> bool:
    """Tell whether an event needs words; what lies in the open already goes without."""
    if event.kind in ("discarded", "lost_treasure"):
        return bool(event.cause) and event.what != event.cause
    if event.kind == "revealed":
        return event.source == "spell_deck" and event.target.startswith("spell:")
    if event.kind == "order":
        return "+" in event.what
    if event.kind == "rolled":
        return not event.what
    if event.kind == "used":
        return bool(event.amount) or event.what == REDO
    return event.kind in OF_THE_TABLE | ALONE | OF_A_CARD


def _card(event: Event) -> str:
    return event.what if event.kind in ("power_roll", "wild") else event.cause


def _lines(group: Group, words: Words, names: Sequence[str]) -> Iterator[LogLine]:
    first = group.events[0]
    if first.kind in OF_THE_TABLE:
        yield LogLine(None, _of_the_table(first, words, names))
    elif group.card == ORDER:
        yield LogLine(None, words(f"{DOMAIN}.log.tie", dice=_dice(group.events, words, names, ORDER)))
    elif first.kind in ALONE:
        text, named = _alone(first, words, names)
        yield LogLine(first.seat, text, named)
    else:
        said = "; ".join(_clauses(group, words, names))
        cards = [group.card, *(event.what for event in group.events)]
        caster, copier = _caster(group), _name(group.copier, words)
        told = {"name": _name(group.card, words), "copier": copier, "said": said}
        if caster is None:
            line = words(f"{DOMAIN}.log.card_of_another", **told)
        else:
            line = words(f"{DOMAIN}.log.card{'.as' if copier else ''}", who=names[caster], **told)
        seat = first.seat if caster is None else caster
        yield LogLine(seat, line, tuple(dict.fromkeys(card for card in cards if card in COMPONENTS)))


def _caster(group: Group) -> int | None:
    """Return who played the card of a line, if that can be told."""
    for event in group.events:
        if event.kind == "damaged":
            return seat_of(event.source)
        if event.kind in OF_ITS_CASTER:
            return event.seat
    return group.caster


def _clauses(group: Group, words: Words, names: Sequence[str]) -> Iterator[str]:
    """Yield what a card did, one thing after another; dice that are rolled together are told together."""
    for kind, run in groupby(group.events, lambda event: event.kind):
        if kind == "rolled":
            yield _rolled(list(run), words, names)
        else:
            yield from (_clause(event, words, names) for event in run)
    if group.failed:
        aim = _aim(group.card)
        who = words(f"{DOMAIN}.who.{aim}") if aim else ""
        yield words(f"{DOMAIN}.log.{group.failed}", aim=who)


def _rolled(rolls: Sequence[Event], words: Words, names: Sequence[str]) -> str:
    """Return what everybody has rolled for a card; of a power roll that may still be altered, its dice."""
    if rolls[0].cause in POWERFUL:
        key = "rolled.so_far" if len(rolls) > 1 else "power_roll.one"
        return words(f"{DOMAIN}.log.{key}", dice=" + ".join(map(_die, rolls)), n=rolls[0].amount)
    return words(f"{DOMAIN}.log.rolled", dice=_dice(rolls, words, names))


def _dice(rolls: Sequence[Event], words: Words, names: Sequence[str], cause: str = "") -> str:
    """Return who has rolled what: dice of a tie one after the other, others side by side."""
    dice: dict[int, list[str]] = {}
    for event in rolls:
        dice.setdefault(event.seat, []).append(_die(event))
    between = words(f"{DOMAIN}.log.tie.then") if cause == ORDER else " + "
    return ", ".join(
        words(f"{DOMAIN}.log.rolled.who", who=names[seat], dice=between.join(own))
        for seat, own in dice.items()
    )


def _die(event: Event) -> str:
    """Return what a die shows, and what that makes where something is added."""
    if not event.source:
        return str(event.amount)
    return f"{event.amount} + {event.source} = {event.amount + int(event.source)}"


def _of_the_table(event: Event, words: Words, names: Sequence[str]) -> str:
    if event.kind == "order":
        order = ", ".join(names[int(seat)] for seat in event.what.split("+"))
        return words(f"{DOMAIN}.log.order", order=order)
    if event.kind == "reshuffled":
        return words(f"{DOMAIN}.log.reshuffled.{event.target}")
    return words(f"{DOMAIN}.log.{event.kind}", n=event.amount)


def _alone(event: Event, words: Words, names: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """Return a line about one seat, and the cards named in it."""
    who, key = names[event.seat], f"{DOMAIN}.log.{event.kind}"
    if event.kind == "announced":
        cards = event.what.split("+")
        return words(key, who=who, name=spell_name(cards, event.target, words)), tuple(cards)
    if event.kind == "used":
        how = "again" if event.amount else "all_again"
        return words(f"{key}.{how}", who=who, name=_name(event.what, words), n=event.amount), (event.what,)
    if event.kind == "medal" and not event.amount:
        return words(f"{key}.only", who=who), ()
    if event.kind == "medal":
        return words.count(key, event.amount, who=who), ()
    named = (event.what,) if event.what else ()
    return words(key, who=who, name=_name(event.what, words)), named


def _clause(event: Event, words: Words, names: Sequence[str]) -> str:
    """Return what a card did to somebody, without saying which card."""
    key, who = f"{DOMAIN}.log.{event.kind}", names[event.seat]
    if event.kind == "power_roll":
        dice = event.source.split("+")
        more = event.amount - sum(int(die) for die in dice if die)
        if more:
            return words(f"{key}.more", dice=" + ".join(dice), more=more, n=event.amount)
        return words(f"{key}.one" if len(dice) == 1 else key, dice=" + ".join(dice), n=event.amount)
    if event.kind == "wild":
        return words(key, who=who, place=words(f"{DOMAIN}.place.{event.target}.what"))
    if event.kind in ("discarded", "stole_part"):
        return words(key, who=who, card=_card_named(event.what, words))
    if event.kind == "stole_treasure":
        return words(key, who=who, name=_name(event.what, words), giver=names[seat_of(event.source)])
    return words(key, who=who, name=_name(event.what, words), n=event.amount)


def _card_named(card: str, words: Words) -> str:
    """Return a card as it is thrown away or taken over, or any card if it is not to be seen."""
    if card == HIDDEN:
        return words(f"{DOMAIN}.log.hidden")
    return words(f"{DOMAIN}.log.a_card", name=_name(card, words))


def _name(card: str, words: Words) -> str:
    return words(f"{DOMAIN}.name.{card}") if card else ""

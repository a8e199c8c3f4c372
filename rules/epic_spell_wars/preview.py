"""What a spell is likely to do, for whoever shows it: its victims, dice, odds, damage, and who may die of it.

Its parts act one after the other: each is looked at with the lives that those before it may have left.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from rules.epic_spell_wars.dice import Contest, HeadsOrTails, MatchDice, PowerRoll
from rules.epic_spell_wars.effects import ChooseOne
from rules.epic_spell_wars.expectation import Guess
from rules.epic_spell_wars.odds import FACES, Odds, aim_of, dice_of, row_odds
from rules.epic_spell_wars.parts import CopyText
from rules.epic_spell_wars.setup import MOST_LIFE
from rules.epic_spell_wars.spell import STAND_INS, Part
from rules.epic_spell_wars.state import State
from rules.epic_spell_wars.targets import CHOSEN, Aim, fitting
from rules.epic_spell_wars.traits import total_bonus

VAGUE = (Contest, MatchDice, HeadsOrTails)
"""Verbs of which nobody can say beforehand whom they hurt: their text says it."""
UNLIKELY, NEGLIGIBLE = 0.05, 0.005
"""From which chance on other victims are named, and lives are looked at by themselves."""
SURE = 1 - NEGLIGIBLE
"""From which chance on a death is sure."""

Lives = tuple[int, ...]
Course = dict[Lives, float]
"""How likely which lives of all seats are."""


class Loss(Struct, frozen=True):
    """How much life is lost at least, on average and at most; less than 0 is gained."""

    low: float = 0
    mean: float = 0
    high: float = 0

    def __add__(self, other: Loss) -> Loss:
        return Loss(self.low + other.low, self.mean + other.mean, self.high + other.high)


class Outlook(Struct, frozen=True):
    """What is known beforehand of one part of a spell.

    Of the `targets` it hits one where it `picks`, by its caster's choice or a die, all of them elsewhere; a
    part that `aims` may have none just now. All this is as it most likely is when its turn comes; `instead`
    are those whom it hits if the parts before it end otherwise. `dice` and `bonus` make up its power roll,
    if it has one, and `odds` say how likely each of its rows is. `losses` are those of all seats by their
    number, as far as they can be told.
    """

    card: str
    kind: str
    targets: tuple[int, ...] = ()
    picks: Literal["", "caster", "die"] = ""
    aims: bool = False
    dice: int = 0
    bonus: int = 0
    odds: Odds = (0, 0, 0)
    losses: tuple[Loss, ...] = ()
    instead: tuple[int, ...] = ()


class Way(NamedTuple):
    """How a part may go: in which row its roll ends, and which of two texts its caster chooses."""

    row: int = -1
    choice: int = 0


ANY = Way()


class Prospect(NamedTuple):
    """What a whole spell will do: its parts, the life that is lost to them, and how likely each seat dies.

    Of a part that picks its victim only what it does to its caster is counted. Nobody loses more life than
    there is.
    """

    parts: list[Outlook]
    losses: list[Loss]
    deaths: list[float]
    chosen: bool
    """Whether what comes of it is also for the caster to choose."""


def outlook(state: State, seat: int) -> list[Outlook]:
    """Return what each part of a seat's own spell will do that is still to come, from left to right."""
    return prospect(state, seat).parts


def prospect(state: State, seat: int) -> Prospect:
    """Return what comes of a seat's own spell as things stand."""
    seen, before = state.copy(), tuple([other.life for other in state.seats])
    course: Course = {before: 1.0}
    parts = []
    for part in [part for part in state.seats[seat].spell if not part.done]:
        looks = {lives: _of_part(_with_lives(seen, lives), seat, part) for lives in course}
        parts.append(_likeliest(looks, course))
        course = _carried_on(seen, seat, looks, course)
    losses, deaths = [], []
    for number, life in enumerate(before):
        lost = [(life - lives[number], share) for lives, share in course.items()]
        least, most = min(loss for loss, _ in lost), max(loss for loss, _ in lost)
        losses.append(Loss(least, sum(loss * share for loss, share in lost), most))
        deaths.append(sum(share for loss, share in lost if loss == life) if life else 0.0)
    chosen = any(_ask(verb) for part in parts for verb in state.verbs.get(part.card, ()))
    return Prospect(parts, losses, deaths, chosen)


def total_losses(state: State, parts: Sequence[Outlook]) -> list[Loss]:
    """Return how much life every seat loses by some parts, as far as it can be told."""
    totals = [Loss() for _ in state.seats]
    for part in parts:
        for seat, loss in enumerate(part.losses):
            totals[seat] += loss
    return totals


# --- one part after the other --------------------------------------------------------------------------


def _with_lives(state: State, lives: Lives) -> State:
    """Give everybody so much life in a position that is only looked at."""
    for other, life in zip(state.seats, lives, strict=True):
        other.life = life
    return state


def _likeliest(looks: Mapping[Lives, Outlook], course: Course) -> Outlook:
    """Return what a part does in the likeliest case where it hits somebody, and whom it hits in others."""
    shares: dict[tuple[int, ...], float] = {}
    for lives, look in looks.items():
        shares[look.targets] = shares.get(look.targets, 0) + course[lives]
    likely = {each: share for each, share in shares.items() if each and share >= UNLIKELY} or shares
    targets = max(likely, key=lambda each: likely[each])
    # Those who may be dead by then are simply hit no more.
    targets = max((each for each in likely if {*each} >= {*targets}), key=len)
    same = [lives for lives, look in looks.items() if look.targets == targets]
    instead = sorted({target for each in likely for target in each} - {*targets})
    return replace(looks[max(same, key=lambda lives: course[lives])], instead=tuple(instead))


def _carried_on(seen: State, seat: int, looks: Mapping[Lives, Outlook], course: Course) -> Course:
    """Return how much life may be left to everybody after a part; what is too unlikely stays as it was."""
    after: Course = {}
    for lives, share in course.items():
        ends = _ends(_with_lives(seen, lives), seat, looks[lives]) if lives[seat] else [(1.0, lives)]
        for chance, end in ends:
            left = end if share * chance >= NEGLIGIBLE else lives
            after[left] = after.get(left, 0) + share * chance
    return after


def _ends(state: State, seat: int, part: Outlook) -> Iterator[tuple[float, Lives]]:
    """Yield how likely which lives are left after a part, by the ways it may go and its other dice."""
    lives = tuple([other.life for other in state.seats])
    if not any(loss.low or loss.high for loss in part.losses):
        yield 1.0, lives
        return
    for way, share in _ways(state, seat, part):
        harms = [_harm(state, seat, part.card, way, face) for face in (1, FACES)]
        if harms[0] != harms[1]:
            harms[1:1] = [_harm(state, seat, part.card, way, face) for face in range(2, FACES)]
        else:
            del harms[1]
        for harm in harms:
            told = [loss if number == seat or not part.picks else 0 for number, loss in enumerate(harm)]
            yield share / len(harms), tuple([_left(*each) for each in zip(lives, told, strict=True)])


def _left(life: int, harm: float) -> int:
    """Return what is left of a life; the dead stay dead."""
    return min(MOST_LIFE, max(0, life - round(harm))) if life else 0


# --- a part by itself ----------------------------------------------------------------------------------


def _of_part(state: State, seat: int, part: Part) -> Outlook:
    if part.card in STAND_INS:
        return Outlook(part.card, part.kind)
    targets: tuple[int, ...] = ()
    picks: Literal["", "caster", "die"] = ""
    aims, dice, bonus, odds = False, 0, 0, (0.0, 0.0, 0.0)
    for verb in state.verbs[part.card]:
        if isinstance(verb, Aim):
            who = aim_of(state, seat, part.kind, verb.who)
            targets, aims = fitting(state, seat, who), True
            if len(targets) > 1:
                picks = "die" if who == "random_foe" else "caster" if who in CHOSEN else ""
        elif isinstance(verb, PowerRoll):
            dice = dice_of(state, seat, part.card)
            bonus = total_bonus(state, seat, dice)
            odds = row_odds(dice, bonus)
    known = Outlook(part.card, part.kind, targets, picks, aims, dice, bonus, odds)
    vague = any(isinstance(verb, VAGUE) for verb in state.verbs[part.card])
    return known if vague else replace(known, losses=_losses(state, seat, known))


def _losses(state: State, seat: int, part: Outlook) -> tuple[Loss, ...]:
    """Return what every seat loses by a part: on average, and with the worst and the best dice."""
    mean = _harm(state, seat, part.card)
    ways = [way for way, _ in _ways(state, seat, part)]
    ends = [_harm(state, seat, part.card, way, face) for way in ways for face in (1, FACES)]
    return tuple(
        [
            Loss(min(end[number] for end in ends), amount, max(end[number] for end in ends))
            for number, amount in enumerate(mean)
        ]
    )


def _ways(state: State, seat: int, part: Outlook) -> list[tuple[Way, float]]:
    """Return how a part may go, and how likely; of two texts its caster chooses either."""
    odds, verbs = part.odds, state.verbs[part.card]
    if any(isinstance(verb, CopyText) for verb in verbs):
        # A copied text may roll, for the glyph of the copy.
        dice = dice_of(state, seat, part.card)
        odds = row_odds(dice, total_bonus(state, seat, dice))
    rows = [(row, share) for row, share in enumerate(odds) if share] or [(-1, 1.0)]
    choices = (1, 2) if any(map(_ask, verbs)) else (0,)
    return [(Way(row, choice), share / len(choices)) for row, share in rows for choice in choices]


def _ask(verb: object) -> bool:
    """Tell whether a verb lets the caster choose one of two texts."""
    return isinstance(verb, ChooseOne)


def _harm(state: State, seat: int, card: str, way: Way = ANY, face: float = 0) -> list[float]:
    """Return what every seat loses by a part, if it goes one way and other dice show a face."""
    expected = Guess(state, seat, literal=True, row=way.row, face=face, choice=way.choice)
    expected.add(card)
    return expected.harm

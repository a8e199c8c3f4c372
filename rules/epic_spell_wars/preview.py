"""What a spell is likely to do, for whoever shows it: its victims, dice, odds, damage, and who may die of it.

Its parts act one after the other: each is looked at with the lives and treasures that those before it may
have left.
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

Pick = Literal["", "caster", "die", "strongest", "weakest"]
"""Who picks one of several victims: the caster, freely or of those who are level, or a die."""
LEVEL: Mapping[str, Pick] = {
    "strongest_foe": "strongest",
    "strongest_foe_not_acted": "strongest",
    "weakest_foe": "weakest",
}
"""The aims at one foe at which a caster picks only of those who are level."""


Gained = tuple[float, ...]
"""How many treasures all seats have got by a spell."""


class Standing(NamedTuple):
    """How all seats stand while a spell goes on: their lives, and what treasures they got by it."""

    lives: tuple[int, ...]
    gained: Gained


Course = dict[Standing, float]
"""How likely all seats stand in which way."""


class Loss(Struct, frozen=True):
    """How much life is lost at least, on average and at most; less than 0 is gained."""

    low: float = 0
    mean: float = 0
    high: float = 0

    def __add__(self, other: Loss) -> Loss:
        return Loss(self.low + other.low, self.mean + other.mean, self.high + other.high)


class Outlook(Struct, frozen=True):
    """What is known beforehand of one part of a spell.

    Of the `targets` it hits one where it `picks`, all of them elsewhere; a part that `aims` may have none
    just now. All this is as it most likely is when its turn comes; `instead` are those whom it hits if the
    parts before it end otherwise. `dice` and `bonus` make up its power roll, if it has one, and `odds` say
    how likely each of its rows is. `losses` are those of all seats by their number, as far as they can be
    told.
    """

    card: str
    kind: str
    targets: tuple[int, ...] = ()
    picks: Pick = ""
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

    Of a part that picks its victim only what it does to its caster is counted there; what its victim can
    expect to lose is `picked`, by who picks. Nobody loses more life than there is.
    """

    parts: list[Outlook]
    losses: list[Loss]
    picked: dict[Pick, float]
    deaths: list[float]
    chosen: bool
    """Whether what comes of it is also for the caster to choose."""


def outlook(state: State, seat: int) -> list[Outlook]:
    """Return what each part of a seat's own spell will do that is still to come, from left to right."""
    return prospect(state, seat).parts


def prospect(state: State, seat: int) -> Prospect:
    """Return what comes of a seat's own spell as things stand."""
    seen, before = state.copy(), tuple([other.life for other in state.seats])
    course: Course = {Standing(before, (0.0,) * len(before)): 1.0}
    parts, picked = [], dict[Pick, float]()
    for part in [part for part in state.seats[seat].spell if not part.done]:
        looks = {each: _of_part(_standing(seen, each), seat, part, each.gained) for each in course}
        likeliest = _likeliest(looks, course)
        if not likeliest.picks and len(likeliest.targets) == 1:
            (victim,) = likeliest.targets
            looks = {
                each: _settled(_standing(seen, each), seat, look, victim, each.gained)
                for each, look in looks.items()
            }
        for each, look in looks.items():
            if look.picks and each.lives[seat]:
                picked[look.picks] = picked.get(look.picks, 0) + course[each] * blow(look, seat).mean
        parts.append(likeliest)
        course = _carried_on(seen, seat, looks, course)
    losses, deaths = [], []
    for number, life in enumerate(before):
        lost = [(life - each.lives[number], share) for each, share in course.items()]
        least, most = min(loss for loss, _ in lost), max(loss for loss, _ in lost)
        losses.append(Loss(least, sum(loss * share for loss, share in lost), most))
        deaths.append(sum(share for loss, share in lost if loss == life) if life else 0.0)
    chosen = any(_ask(verb) for part in parts for verb in state.verbs.get(part.card, ()))
    return Prospect(parts, losses, picked, deaths, chosen)


def blow(part: Outlook, seat: int) -> Loss:
    """Return what the foes of a caster lose by a part together."""
    return sum((loss for number, loss in enumerate(part.losses) if number != seat), Loss())


def total_losses(state: State, parts: Sequence[Outlook]) -> list[Loss]:
    """Return how much life every seat loses by some parts, as far as it can be told."""
    totals = [Loss() for _ in state.seats]
    for part in parts:
        for seat, loss in enumerate(part.losses):
            totals[seat] += loss
    return totals


# --- one part after the other --------------------------------------------------------------------------


def _standing(state: State, standing: Standing) -> State:
    """Give everybody so much life in a position that is only looked at."""
    for other, life in zip(state.seats, standing.lives, strict=True):
        other.life = life
    return state


def _likeliest(looks: Mapping[Standing, Outlook], course: Course) -> Outlook:
    """Return what a part does in the likeliest case where it hits somebody, and whom it hits in others."""
    shares: dict[tuple[tuple[int, ...], bool], float] = {}
    for standing, look in looks.items():
        case = look.targets, look.picks in LEVEL.values()
        shares[case] = shares.get(case, 0) + course[standing]
    likely = {each: share for each, share in shares.items() if each[0] and share >= UNLIKELY} or shares
    targets, level = max(likely, key=lambda each: likely[each])
    if not level:
        # Those who may be dead by then are simply hit no more.
        targets = max((each for each, tie in likely if not tie and {*each} >= {*targets}), key=len)
    same = [each for each, look in looks.items() if look.targets == targets]
    # Whoever is only level with the victim need not be hit.
    others = [each for each, tie in likely if not (tie and {*each} >= {*targets})]
    instead = sorted({target for each in others for target in each} - {*targets})
    return replace(looks[max(same, key=lambda each: course[each])], instead=tuple(instead))


def _settled(state: State, seat: int, look: Outlook, victim: int, gained: Gained) -> Outlook:
    """Return what a part does whose caster picks the likeliest victim of those who are level."""
    if look.picks not in LEVEL.values() or victim not in look.targets:
        return look
    settled = replace(look, targets=(victim,), picks="")
    return replace(settled, losses=_losses(state, seat, settled, gained))


def _carried_on(seen: State, seat: int, looks: Mapping[Standing, Outlook], course: Course) -> Course:
    """Return how everybody may stand after a part; what is too unlikely stays as it was."""
    after: Course = {}
    for standing, share in course.items():
        ends = [(1.0, standing)]
        if standing.lives[seat] and looks[standing].losses:
            ends = list(_ends(_standing(seen, standing), seat, looks[standing], standing))
        for chance, end in ends:
            left = end if share * chance >= NEGLIGIBLE else standing
            after[left] = after.get(left, 0) + share * chance
    return after


def _ends(state: State, seat: int, part: Outlook, standing: Standing) -> Iterator[tuple[float, Standing]]:
    """Yield how likely everybody stands how after a part, by the ways it may go and its other dice."""
    for way, share in _ways(state, seat, part):
        ends = [_after(state, seat, part, standing, way, face) for face in (1, FACES)]
        if ends[0] != ends[1]:
            ends[1:1] = [_after(state, seat, part, standing, way, face) for face in range(2, FACES)]
        else:
            del ends[1]
        for end in ends:
            yield share / len(ends), end


def _after(state: State, seat: int, part: Outlook, before: Standing, way: Way, face: float) -> Standing:
    """Return how everybody stands after a part that goes one way, if other dice show a face."""
    end = _guess(state, seat, part, before.gained, way, face)
    told = [loss if number == seat or not part.picks else 0 for number, loss in enumerate(end.harm)]
    lives = tuple([_left(*each) for each in zip(before.lives, told, strict=True)])
    return Standing(lives, tuple([float(round(gained)) for gained in end.treasures]))


def _left(life: int, harm: float) -> int:
    """Return what is left of a life; the dead stay dead."""
    return min(MOST_LIFE, max(0, life - round(harm))) if life else 0


# --- a part by itself ----------------------------------------------------------------------------------


def _of_part(state: State, seat: int, part: Part, gained: Gained) -> Outlook:
    if part.card in STAND_INS:
        return Outlook(part.card, part.kind)
    targets: tuple[int, ...] = ()
    picks: Pick = ""
    aims, dice, bonus, odds = False, 0, 0, (0.0, 0.0, 0.0)
    for verb in state.verbs[part.card]:
        if isinstance(verb, Aim):
            who = aim_of(state, seat, part.kind, verb.who)
            targets, aims = fitting(state, seat, who), True
            if len(targets) > 1:
                picks = "die" if who == "random_foe" else "caster" if who in CHOSEN else ""
                picks = LEVEL.get(who, picks)
        elif isinstance(verb, PowerRoll):
            dice = dice_of(state, seat, part.card)
            bonus = total_bonus(state, seat, dice)
            odds = row_odds(dice, bonus)
    known = Outlook(part.card, part.kind, targets, picks, aims, dice, bonus, odds)
    vague = any(isinstance(verb, VAGUE) for verb in state.verbs[part.card])
    return known if vague else replace(known, losses=_losses(state, seat, known, gained))


def _losses(state: State, seat: int, part: Outlook, gained: Gained) -> tuple[Loss, ...]:
    """Return what every seat loses by a part: on average, and with the worst and the best dice."""
    mean = _guess(state, seat, part, gained).harm
    ways = [way for way, _ in _ways(state, seat, part)]
    ends = [_guess(state, seat, part, gained, way, face).harm for way in ways for face in (1, FACES)]
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


def _guess(state: State, seat: int, part: Outlook, gained: Gained, way: Way = ANY, face: float = 0) -> Guess:
    """Return what a part is expected to do after those before it, if it goes one way and dice show a face."""
    expected = Guess(state, seat, literal=True, row=way.row, face=face, choice=way.choice)
    expected.treasures = list(gained)
    expected.preferred = () if part.picks else part.targets
    expected.add(part.card)
    return expected

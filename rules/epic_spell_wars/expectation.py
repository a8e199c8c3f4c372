"""What a spell is expected to do, in life points and treasures, read off the verbs that the rules run on."""

from __future__ import annotations

from functools import singledispatch

from rules.epic_spell_wars.cards import COMPONENTS
from rules.epic_spell_wars.dice import Contest, ExtraDie, FoesRoll, HeadsOrTails, MatchDice, PowerRoll
from rules.epic_spell_wars.effects import (
    ChooseOne,
    Damage,
    DamageInTurn,
    DamageNeighbours,
    DestroyOwn,
    DestroyTheirs,
    Discard,
    DrawDead,
    Forfeit,
    GainTreasure,
    Heal,
    HurtSelf,
    If,
    NoEffect,
    Ransom,
    Repeat,
    RepeatOnDeath,
    StealAny,
    StealTheirs,
)
from rules.epic_spell_wars.odds import aim_of, dice_of, row_odds
from rules.epic_spell_wars.parts import (
    AddChosen,
    AddRandom,
    AimWide,
    CopyText,
    DiscardPart,
    GoFirst,
    StealPart,
    TurnUp,
)
from rules.epic_spell_wars.resolve import Amount, Number, Verb, number
from rules.epic_spell_wars.setup import MOST_LIFE
from rules.epic_spell_wars.spell import STAND_INS
from rules.epic_spell_wars.state import KIND, State
from rules.epic_spell_wars.targets import CHOSEN, Aim, fitting
from rules.epic_spell_wars.traits import total_bonus

TREASURE = 2.0
"""What a treasure is worth in life."""
CARD = 0.25
"""What a card in hand is worth in life."""
UNKNOWN_PART = 2.2
"""What a part that nobody knows yet can be expected to take from the foes."""
AVERAGE = 3.5
"""What a die shows on average."""


class Guess:
    """What a spell is expected to take from every seat in life, and to bring it in treasures.

    Where it is `literal`, only life that is lost or gained counts: neither parts that nobody knows yet nor
    what cards are worth. A `row` is where power rolls are taken to end, and a `face` is what other dice are
    taken to show and others to choose, 1 the best for them, instead of what they do on average. A `choice` is
    which of two texts the caster is taken to choose, and the `preferred` are hit where the caster picks.
    """

    def __init__(
        self,
        state: State,
        seat: int,
        *,
        literal: bool = False,
        row: int = -1,
        face: float = 0,
        choice: int = 0,
    ) -> None:
        self.state = state
        self.seat = seat
        self.foes = state.foes(seat)
        self.harm = [0.0] * len(state.seats)
        self.treasures = [0.0] * len(state.seats)
        self.targets: list[tuple[int, float]] = []
        self.weight = 1.0
        self.card = ""
        self.literal = literal
        self.unknown = 0.0 if literal else UNKNOWN_PART
        self.row = row
        self.face = face or AVERAGE
        self.choice = choice
        self.preferred: tuple[int, ...] = ()

    def add(self, card: str) -> None:
        """Add what a part is expected to do."""
        self.targets = []
        self.card = card
        if card in STAND_INS:
            self.hurt_foes(self.unknown)
        else:
            self.carry_out(self.state.verbs[card])

    def hurt(self, seat: int, amount: float) -> None:
        """Expect a seat to lose life."""
        self.harm[seat] += self.weight * amount

    def hurt_foes(self, amount: float) -> None:
        """Expect the foes to lose life in all, each the same."""
        for foe in self.foes:
            self.hurt(foe, amount / len(self.foes))

    def gain(self, seat: int, treasures: float) -> None:
        """Expect a seat to gain treasures or to lose them."""
        self.treasures[seat] += self.weight * treasures

    def count(self, amount: Number, target: int = -1) -> float:
        """Return how much an amount will be with the treasures that are gained before."""
        known = number(amount, self.state, self.seat, target)
        if not isinstance(amount, Amount):
            return known
        owners = {"own_treasures": self.seat, "target_treasures": target}
        gained = [self.treasures[owners[what]] for what in amount.per if what in owners]
        return known + amount.each * sum(gained)

    def carry_out(self, verbs: tuple[Verb, ...]) -> None:
        """Add what verbs are expected to do."""
        for verb in verbs:
            expect(verb, self)


def guess(state: State, seat: int) -> Guess:
    """Return what the parts of a spell that are still to be carried out are expected to do."""
    expected = Guess(state, seat)
    for part in state.seats[seat].spell:
        if not part.done and part.card in COMPONENTS:
            expected.add(part.card)
    return expected


@singledispatch
def expect(verb: Verb, it: Guess) -> None:
    """Add what a verb is expected to do."""
    raise LookupError(type(verb).__name__)


@expect.register
def _(verb: AimWide | DestroyOwn | ExtraDie | GoFirst | NoEffect, it: Guess) -> None:
    """Expect nothing; dice and aims of other parts take wide and strengthened spells into account."""


@expect.register
def _(verb: Aim, it: Guess) -> None:
    who = aim_of(it.state, it.seat, KIND[it.card], verb.who)
    found = fitting(it.state, it.seat, who)
    if who == "random_foe":
        it.targets = [(target, 1 / len(found)) for target in found]
    elif who in CHOSEN and found:
        chosen = [target for target in found if target in it.preferred] or found
        it.targets = [(min(chosen, key=lambda target: it.state.seats[target].life), 1.0)]
    else:
        it.targets = [(target, 1.0) for target in found]


@expect.register
def _(verb: Damage, it: Guess) -> None:
    for target, share in it.targets:
        amount = it.count(verb.amount, target)
        if verb.with_medal and it.state.seats[target].medals:
            amount = verb.with_medal
        it.hurt(target, share * amount)


@expect.register
def _(verb: DamageInTurn, it: Guess) -> None:
    for place, (target, _) in enumerate(it.targets, 1):
        it.hurt(target, place)


@expect.register
def _(verb: DamageNeighbours, it: Guess) -> None:
    for target, share in it.targets:
        others = it.state.foes(target)
        for neighbour in {others[0], others[-1]}:
            it.hurt(neighbour, share * verb.amount)


@expect.register
def _(verb: HurtSelf, it: Guess) -> None:
    it.hurt(it.seat, verb.amount)


@expect.register
def _(verb: Heal, it: Guess) -> None:
    room = MOST_LIFE - it.state.seats[it.seat].life
    it.hurt(it.seat, -min(room, number(verb.amount, it.state, it.seat)))


@expect.register
def _(verb: GainTreasure, it: Guess) -> None:
    if verb.who != "targets":
        it.gain(it.seat, 1)
    if verb.who != "self":
        for target, share in it.targets:
            it.gain(target, share)


@expect.register
def _(verb: DestroyTheirs | StealTheirs | StealAny, it: Guess) -> None:
    steals = not isinstance(verb, DestroyTheirs)
    rich = [foe for foe in it.foes if it.state.seats[foe].treasures]
    victims = rich[:1] if isinstance(verb, StealAny) else [target for target, _ in it.targets]
    for victim in victims:
        if it.state.seats[victim].treasures:
            it.gain(victim, -1)
            it.gain(it.seat, steals)


@expect.register
def _(verb: Ransom | Forfeit, it: Guess) -> None:
    for target, share in it.targets:
        can_pay = bool(it.state.seats[target].treasures)
        amount = min(verb.amount, TREASURE + 0.5) if can_pay or not it.literal else verb.amount
        if it.literal and can_pay and it.state.seats[target].life <= verb.amount:
            # Nobody dies to keep a treasure.
            amount = 0
        elif it.literal and can_pay and it.face != AVERAGE:
            amount = verb.amount if it.face > AVERAGE else 0
        it.hurt(target, share * amount)


@expect.register
def _(verb: PowerRoll, it: Guess) -> None:
    if it.row >= 0:
        it.carry_out(verb.rows[it.row])
        return
    dice = dice_of(it.state, it.seat, it.card)
    before = it.weight
    for row, share in zip(verb.rows, row_odds(dice, total_bonus(it.state, it.seat, dice)), strict=True):
        it.weight = before * share
        it.carry_out(row)
    it.weight = before


@expect.register
def _(verb: FoesRoll, it: Guess) -> None:
    for foe in it.foes:
        if verb.outcome == "damage":
            it.hurt(foe, it.face)
            continue
        # Only one face of six brings anything.
        share = 1 / 6 if it.face == AVERAGE else float(it.face == 1)
        if verb.outcome == "treasure":
            it.gain(foe, share)
        else:
            it.hurt(foe, -verb.amount * share)


@expect.register
def _(verb: HeadsOrTails, it: Guess) -> None:
    it.hurt(it.seat, -1.5)


@expect.register
def _(verb: Contest, it: Guess) -> None:
    bonus, foes = number(verb.bonus, it.state, it.seat), len(it.foes)
    if verb.loser:
        it.hurt_foes(verb.loser * min(1.0, 0.65 + 0.12 * bonus))
        it.hurt(it.seat, verb.loser * max(0.0, 0.3 - 0.12 * bonus) / foes)
    else:
        it.gain(it.seat, 0.8 / foes)
        it.hurt_foes(2.2 * foes)
        it.hurt(it.seat, 1.2)


@expect.register
def _(verb: MatchDice, it: Guess) -> None:
    it.hurt_foes(len(it.foes) * 11 / 36 * AVERAGE)


@expect.register
def _(verb: TurnUp, it: Guess) -> None:
    if verb.keep == "source":
        it.hurt_foes(verb.count * 0.31 * it.unknown)
    else:
        it.hurt_foes(verb.count * 0.19 * len(set(it.state.glyphs(it.seat))) * it.unknown)


@expect.register
def _(verb: CopyText, it: Guess) -> None:
    parts = [p.card for p in it.state.seats[it.seat].spell if p.kind in verb.kinds]
    copied = [card for card in parts if card not in STAND_INS]
    if copied:
        # The delivery is last and mostly best.
        it.carry_out(it.state.verbs[copied[-1]])
    elif parts:
        it.hurt_foes(it.unknown)


@expect.register
def _(verb: DiscardPart | StealPart, it: Guess) -> None:
    for target, share in it.targets:
        if not it.state.seats[target].acted:
            it.hurt(it.seat, -share * it.unknown / 2)
            if isinstance(verb, StealPart):
                it.hurt_foes(share * it.unknown)


@expect.register
def _(verb: AddRandom | AddChosen, it: Guess) -> None:
    it.hurt_foes(it.unknown if isinstance(verb, AddRandom) else 1.4 * it.unknown)


@expect.register
def _(verb: Repeat, it: Guess) -> None:
    before = it.weight
    it.weight *= number(verb.times, it.state, it.seat)
    it.carry_out(verb.verbs)
    it.weight = before


@expect.register
def _(verb: RepeatOnDeath, it: Guess) -> None:
    it.carry_out(verb.verbs)


@expect.register
def _(verb: ChooseOne, it: Guess) -> None:
    first = it.choice == 1 if it.choice else len(it.foes) <= 3
    it.carry_out(verb.first if first else verb.second)


@expect.register
def _(verb: If, it: Guess) -> None:
    spell = it.state.seats[it.seat].spell
    wild = verb.condition == "wild_magic_played" and any(part.card in STAND_INS for part in spell)
    if wild or verb.holds(it.state, it.seat):
        it.carry_out(verb.verbs)


@expect.register
def _(verb: DrawDead, it: Guess) -> None:
    if not it.literal:
        it.hurt(it.seat, -0.3)


@expect.register
def _(verb: Discard, it: Guess) -> None:
    if not it.literal:
        it.hurt(it.seat, verb.count * CARD)

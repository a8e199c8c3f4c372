"""Essences and prices: sums of the five kinds, always in the same order, and how a price is paid."""

from __future__ import annotations

from typing import NamedTuple

Essences = tuple[int, int, int, int, int]

NAMES = ("elan", "life", "calm", "death", "gold")
ELAN, LIFE, CALM, DEATH, GOLD = range(5)
INDEX = {name: index for index, name in enumerate(NAMES)}
ALL = (ELAN, LIFE, CALM, DEATH, GOLD)
NOTHING: Essences = (0, 0, 0, 0, 0)
ONE: tuple[Essences, ...] = (
    (1, 0, 0, 0, 0),
    (0, 1, 0, 0, 0),
    (0, 0, 1, 0, 0),
    (0, 0, 0, 1, 0),
    (0, 0, 0, 0, 1),
)


def essences(*, elan: int = 0, life: int = 0, calm: int = 0, death: int = 0, gold: int = 0) -> Essences:
    """Name a sum of essences by its kinds."""
    return (elan, life, calm, death, gold)


def of_kind(kind: int, amount: int) -> Essences:
    """Return so many essences of one kind."""
    return (
        amount if kind == ELAN else 0,
        amount if kind == LIFE else 0,
        amount if kind == CALM else 0,
        amount if kind == DEATH else 0,
        amount if kind == GOLD else 0,
    )


def plus(a: Essences, b: Essences) -> Essences:
    """Add two sums."""
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4])


def minus(a: Essences, b: Essences) -> Essences:
    """Take the second sum out of the first."""
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3], a[4] - b[4])


def covers(a: Essences, b: Essences) -> bool:
    """Tell whether the first sum holds the second."""
    return a[0] >= b[0] and a[1] >= b[1] and a[2] >= b[2] and a[3] >= b[3] and a[4] >= b[4]


def except_for(*kinds: int) -> tuple[int, ...]:
    """Return all kinds but these."""
    return tuple(kind for kind in ALL if kind not in kinds)


class Price(NamedTuple):
    """What is still to be paid: `total` essences, each into a slot of its kind or into a free one.

    A discount leaves slots unpaid, so `total` may be less than there are slots; the payer chooses
    which. `gold_due` slots of Gold are out of the discounts' reach.
    """

    slots: Essences
    free: int
    total: int
    gold_due: int

    def can_be_paid(self, pool: Essences) -> bool:
        """Tell whether the pool holds a full payment."""
        total = self.total
        if self.gold_due > total or pool[GOLD] < self.gold_due:
            return False
        if total == 0:
            return True
        fitting = spare = 0
        for have, slots in zip(pool, self.slots, strict=True):
            if have > slots:
                fitting += slots
                spare += have - slots
            else:
                fitting += have
        return fitting + min(spare, self.free) >= total

    def after(self, kind: int) -> Price:
        """Return what is left to pay once an essence of this kind is paid."""
        slots, free, total, gold_due = self
        if slots[kind]:
            if kind == GOLD:
                gold_due = max(0, gold_due - 1)
            return Price(minus(slots, ONE[kind]), free, total - 1, gold_due)
        return Price(slots, free - 1, total - 1, gold_due)

    def takes(self, kind: int, pool: Essences) -> bool:
        """Tell whether an essence of this kind can be the next one of a full payment."""
        if not pool[kind] or (not self.slots[kind] and not self.free):
            return False
        return self.after(kind).can_be_paid(minus(pool, ONE[kind]))

    def plus_free(self, amount: int) -> Price:
        """Return the price with so many more essences of any kind."""
        return Price(self.slots, self.free + amount, self.total + amount, self.gold_due)


FREE = Price(NOTHING, 0, 0, 0)


def price(cost: Cost, off: int = 0, off_not_gold: int = 0) -> Price:
    """Lower a printed cost by discounts; `off_not_gold` never touches its Gold."""
    gold = cost.essences[GOLD]
    others = cost.size - gold
    others_left = max(0, others - off_not_gold)
    total = max(0, others_left + gold - off)
    return Price(cost.essences, cost.free, total, min(total, max(0, gold - off)))


class Cost(NamedTuple):
    """A printed cost: essences of given kinds and `free` ones of any kind."""

    essences: Essences = NOTHING
    free: int = 0

    @property
    def size(self) -> int:
        """The number of essences printed, whatever their kinds."""
        return sum(self.essences) + self.free


def cost(
    *, free: int = 0, elan: int = 0, life: int = 0, calm: int = 0, death: int = 0, gold: int = 0
) -> Cost:
    """Name a printed cost."""
    return Cost((elan, life, calm, death, gold), free)

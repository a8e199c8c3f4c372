"""What is chosen from over the table, and what a seat looks at meanwhile."""

from __future__ import annotations

from client.table.records import Kept, Offered
from rules.res_arcana.cards import COMPONENTS
from rules.res_arcana.essences import NAMES
from rules.res_arcana.setup import DECK_SIZE
from rules.res_arcana.state import State

DRAFTS = ("draft", "open_draft")


def offered(view: State, viewer: int) -> list[Offered]:
    """Return the magic items, or the cards to choose from that do not lie open on the table."""
    decision = view.decision
    if decision is None or decision.seat != viewer:
        return []
    lying = {card for seat in range(len(view.seats)) for card in view.own(seat)}
    lying.update(view.seats[viewer].hand, view.places, view.monuments)
    sources = [option.source for option in decision if option.source in COMPONENTS]
    owners = {card: number for number, seat in enumerate(view.seats) for card in seat.discard}
    return [Offered(card, owner=owners.get(card, -1)) for card in dict.fromkeys(sources) if card not in lying]


def kept(view: State, viewer: int) -> list[Kept]:
    """Return what the choice depends on: the own picks and mages in a draft, else mage and hand."""
    me, prompt = view.seats[viewer], view.decision.prompt if view.decision else ""
    if prompt in DRAFTS:
        picks, mages = me.drafted or me.deck, [me.mage] if me.mage else me.mages
        return [
            Kept("res_arcana.kept.picks", tuple(picks), DECK_SIZE, receives=True),
            Kept("res_arcana.kept.mages", tuple(mages), len(mages)),
        ]
    if prompt == "mage":
        return [Kept("res_arcana.kept.hand", tuple(me.hand), len(me.hand))]
    if prompt == "item":
        cards = tuple(filter(None, (me.mage, *me.hand, *me.play)))
        label = "res_arcana.kept.own" if me.play else "res_arcana.kept.mage_and_hand"
        pool = "  ".join(f"[{name}]{count}" for name, count in zip(NAMES, me.pool, strict=True) if count)
        return [Kept(label, cards, len(cards), receives=True, note=pool)]
    return []

"""What an option brings and what speaks for it, for whoever asks for advice."""

from __future__ import annotations

from rules.core.action import Action
from rules.core.words import Words
from rules.res_arcana.card_text import object_name, text
from rules.res_arcana.cards import COMPONENTS
from rules.res_arcana.essences import ALL, GOLD, INDEX, NOTHING, Price, price
from rules.res_arcana.option_text import lack_of
from rules.res_arcana.state import State
from rules.res_arcana.turns import MONUMENT_PRICE


def brings(state: State, action: Action, words: Words) -> str:
    """Return the points of a component that is placed, claimed or taken, and the first thing it says."""
    if action.kind not in ("place", "claim", "item", "mage", "draft") or action.source not in COMPONENTS:
        return ""
    component = COMPONENTS[action.source]
    said = text(component, words).partition("\n")[0]
    if not component.points:
        return said
    points = words.count("bot.points", component.points)
    return f"{points}; {said[:1].lower()}{said[1:]}" if said else points


def speaks_for(state: State, action: Action, words: Words) -> str:
    """Return what speaks for an option that brings nothing for sure."""
    assert state.decision is not None, "there are options only at a decision"
    seat = state.decision.seat
    match action.kind:
        case "take" if action.source in INDEX:
            wanted = _wanted_for(state, seat, INDEX[action.source])
            return words("res_arcana.hint.for", object=object_name(wanted, words)) if wanted else ""
        case "pay" if action.source in INDEX and _has_most(state, seat, INDEX[action.source]):
            return words("res_arcana.hint.most")
        case "discard":
            return _unaffordable(state, seat, action.source, words)
        case "use" if _only_turns(action):
            return words("res_arcana.hint.turned")
        case "collect":
            return words("res_arcana.hint.collect")
        case "pass" | "suffer" as kind:
            return words(f"res_arcana.hint.{kind}")
    return ""


def _wanted_for(state: State, seat: int, kind: int) -> str:
    """Return what could be bought soonest of all that lacks an essence of a kind."""
    pool = state.seats[seat].pool
    prices: dict[str, Price] = {
        **{card: state.placement_price(seat, card) for card in state.seats[seat].hand if card in COMPONENTS},
        **{card: price(COMPONENTS[card].cost) for card in state.places},
        **dict.fromkeys(state.monuments, MONUMENT_PRICE),
    }
    lacks = {
        card: sum(max(0, wanted - there) for wanted, there in zip(due.slots, pool, strict=True))
        for card, due in prices.items()
        if due.slots[kind] > pool[kind]
    }
    return min(lacks, key=lambda card: (lacks[card], card), default="")


def _has_most(state: State, seat: int, kind: int) -> bool:
    """Tell whether a seat has as many essences of a kind as of any other; Gold is kept for monuments."""
    pool = state.seats[seat].pool
    return kind != GOLD and pool[kind] >= max(pool[other] for other in ALL if other != GOLD)


def _unaffordable(state: State, seat: int, card: str, words: Words) -> str:
    """Say what is missing to place a card."""
    due, pool = state.placement_price(seat, card), state.seats[seat].pool
    if due.can_be_paid(pool):
        return words("res_arcana.hint.rather")
    return words("res_arcana.hint.lack", lack=lack_of(due, pool, words))


def _only_turns(action: Action) -> bool:
    """Tell whether a power costs nothing but turning its component."""
    ability = COMPONENTS[action.source].abilities[action.arg]
    return len(ability.cost) == 1 and ability.cost[0].turns_itself and ability.due == NOTHING

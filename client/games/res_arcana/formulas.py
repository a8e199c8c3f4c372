"""Res Arcana's abilities in symbols: costs, an arrow, effects; a tile alone means this very component."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from client.art.lettering import MINUS
from client.art.text import FORMULA, Block, Style, block, largest
from client.games.book import Formula
from client.games.res_arcana.palette import ROWS
from rules.res_arcana import verbs
from rules.res_arcana.abilities import Ability, Trigger
from rules.res_arcana.cards import Component, Discount, PointsPer
from rules.res_arcana.essences import ALL, GOLD, NAMES, Cost, Essences, except_for
from rules.res_arcana.resolve import Verb

OPENINGS: dict[Trigger, tuple[str, str]] = {
    "action": ("power", ""),
    "collect": ("collect", "[collect] "),
    "collect_left": ("collect", "[collect] "),
    "upkeep": ("collect", "[collect] "),
    "life_loss": ("react", "[react] "),
    "dragon": ("react", "[react][dragon] "),
    "check": ("react", "[react][victory] "),
    "claim": ("power", "[claim] "),
    "offer": ("react", "[shield]"),
}
"""In which kind of row an ability stands, and how it opens."""


def formulas(component: Component) -> list[Formula]:
    """Return the rows of a component in the order they are printed."""
    rows: list[tuple[str, str, list[int]]] = []
    first = 0
    if component.discount is not None:
        rows.append(("discount", _discount(component.discount), [0]))
        first = 1
    offers = [index for index, ability in enumerate(component.abilities) if ability.trigger == "offer"]
    for index, ability in enumerate(component.abilities):
        if ability.trigger == "offer":
            # It is part of the attack that it answers.
            continue
        signs, said = ability_signs(ability), [first + index]
        if any(isinstance(verb, verbs.LoseLife) for verb in ability.effect):
            signs += "".join(f" | [shield]{_cost(component.abilities[offer])}" for offer in offers)
            said += [first + offer for offer in offers]
        rows.append((OPENINGS[ability.trigger][0], signs, said))
    if component.points_per:
        last = first + len(component.abilities)
        rows.append(("points", "  ".join(map(_points, component.points_per)), [last]))
    rows.sort(key=lambda row: list(ROWS).index(row[0]))
    return [Formula(ROWS[kind], signs, tuple(said)) for kind, signs, said in rows]


def ability_signs(ability: Ability) -> str:
    """Return one ability in symbols."""
    opening = OPENINGS[ability.trigger][1]
    cost = _cost(ability)
    effects = [signs(verb) for verb in ability.effect]
    effect = "[tame]" if ability.trigger == "dragon" else " ".join(effects)
    return opening + (f"{cost} [arrow] {effect}" if cost else effect)


def cost_signs(cost: Cost) -> tuple[str, ...]:
    """Return a printed cost as symbols, those of any kind first."""
    kinds = (("any", cost.free), *zip(NAMES, cost.essences, strict=True))
    return tuple(f"{name}:{amount}" for name, amount in kinds if amount)


def fitted_signs(signs: str, height: int, room: float) -> Block:
    """Measure a formula with symbols up to that high in one line; a long one first loses its blanks."""
    measured = _measured(signs, height)
    if measured.width <= room:
        return measured
    dense = signs.replace(" ", "")
    return _measured(dense, largest(height, 1, lambda px: _measured(dense, px).width <= room))


def _measured(signs: str, height: int) -> Block:
    return block(signs, _signs_style(height), _signs_px(height))


def _signs_px(height: int) -> int:
    return max(1, round(height / FORMULA.symbol))


def _signs_style(height: int) -> Style:
    """Return the style whose symbols are exactly that high."""
    return FORMULA._replace(symbol=height / _signs_px(height))


def _cost(ability: Ability) -> str:
    also = [paid for verb in ability.effect if (paid := _also_paid(verb))]
    return "+".join([*map(signs, ability.cost), *also])


def _also_paid(verb: Verb) -> str:
    """Return what an effect takes from the pool: it is shown with the costs."""
    if isinstance(verb, verbs.MoveOn):
        return mix(1, verb.kinds)
    return f"[any:{verb.toll}]" if isinstance(verb, verbs.Place) and verb.toll else ""


def _discount(discount: Discount) -> str:
    what = f"[{discount.type or 'card'}]"
    whence = f"[any{_except(except_for(GOLD) if discount.not_gold else ALL)}]"
    return f"[discount] {what} *{MINUS}{discount.amount}*{whence}"


def _points(per: PointsPer) -> str:
    what = per.type if per.kind is None else NAMES[per.kind]
    return f"[pts:{per.points}] × [{what}]"


# --- verbs -------------------------------------------------------------------------------------------


def signs(verb: Verb) -> str:
    """Return a verb in symbols."""
    written = VERBS[type(verb)]
    return written if isinstance(written, str) else written(verb)


def _place(verb: verbs.Place) -> str:
    whence = {"hand": "", "discard": "[pile]", "any_discard": "[rivals][pile]"}[verb.zone]
    what = f"{whence}[place][{verb.type}]" if verb.type else f"{whence}[place]"
    if verb.gratis:
        return what + " 0"
    if verb.off_not_gold:
        return f"{what} *{MINUS}{verb.off_not_gold}*[any!gold]"
    return what + (f" *{MINUS}{verb.off}*" if verb.off else "")


def _gain_x(verb: verbs.GainX) -> str:
    one = len(verb.kinds) == 1
    return f"[{NAMES[verb.kinds[0]]}:X]" if one else f"[any:X{_except(verb.kinds)}]="


VERBS: dict[type[Verb], str | Callable[[Any], str]] = {
    verbs.Turn: "[turn]",
    verbs.DestroySelf: "[destroy]",
    verbs.Discard: "[discard]",
    verbs.DiscardDrawn: "[discard]=",
    verbs.StraightenSelf: "[straighten]",
    verbs.Ignore: "[ignore]",
    verbs.CheckVictory: "[victory]!",
    verbs.Pay: lambda verb: _sum(verb.essences),
    verbs.Gain: lambda verb: _sum(verb.essences),
    verbs.Put: lambda verb: f"[put]{_sum(verb.essences)}",
    verbs.PayFromSelf: lambda verb: f"[take]{_sum(verb.essences)}",
    verbs.RivalsGain: lambda verb: f"[rivals]{_sum(verb.essences)}",
    verbs.PayOrTurn: lambda verb: f"*{MINUS}*{_sum(verb.essences)}/[turn]",
    verbs.PayFree: lambda verb: f"[any:{verb.count}]",
    verbs.PaySame: lambda verb: f"[any:X{_except(verb.kinds)}]=",
    verbs.TurnOther: lambda verb: f"[turn][{verb.type}]",
    verbs.Destroy: lambda verb: "[destroy]" + "/".join(f"[{type_ or 'card'}]" for type_ in verb.types),
    verbs.Take: lambda verb: ("[put]" if verb.on_self else "") + mix(verb.count, verb.kinds),
    verbs.TakeByCost: lambda verb: f"{mix(1, verb.kinds)}=[cost]" + (f"+{verb.count}" if verb.count else ""),
    verbs.GainX: _gain_x,
    verbs.GainAsRival: lambda verb: f"[{NAMES[verb.gained]}:X] = [rival][{NAMES[verb.counted]}:X]",
    verbs.MoveOn: lambda verb: "[put][card]" if verb.anywhere else "[put]",
    verbs.Leave: lambda verb: f"[lies]{mix(1, verb.kinds)}",
    verbs.Grow: lambda verb: f"[put][any:+{verb.count}]=",
    verbs.Place: _place,
    verbs.Straighten: lambda verb: f"[straighten][{verb.type or 'card'}]",
    verbs.Draw: lambda verb: f"[draw:{verb.count}]",
    verbs.Look: lambda verb: f"[look:{verb.count}]",
    verbs.LoseLife: lambda verb: f"[rivals]*{MINUS}{verb.amount}*[life]",
    verbs.TemporaryPoints: lambda verb: f"[pts:+{verb.points}]",
}
"""Each verb in symbols: the same on every card, or by what it says there."""


# --- essences ----------------------------------------------------------------------------------------


def essence_signs(essences: Essences, between: str = " ") -> str:
    """Return amounts of essences as symbols."""
    return between.join(f"[{name}:{n}]" for name, n in zip(NAMES, essences, strict=True) if n)


def _sum(essences: Essences) -> str:
    return essence_signs(essences, "+")


def mix(count: int, kinds: Iterable[int]) -> str:
    """Return a free choice among kinds: the few there are, or all without those left out."""
    allowed = sorted(kinds)
    if count == 1 and len(allowed) <= 3:
        return "/".join(f"[{NAMES[kind]}]" for kind in allowed)
    return f"[any:{count}{_except(allowed)}]"


def _except(kinds: Iterable[int]) -> str:
    left_out = [NAMES[kind] for kind in ALL if kind not in kinds]
    return "!" + ",".join(left_out) if left_out else ""

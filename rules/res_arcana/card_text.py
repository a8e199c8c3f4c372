"""Words for components, rendered from the same data that the rules run on."""

from __future__ import annotations

from collections.abc import Container, Iterable
from functools import reduce, singledispatch

from rules.core.words import Words, listed
from rules.res_arcana.abilities import Ability
from rules.res_arcana.cards import NOT_GOLD, Component, Discount
from rules.res_arcana.essences import (
    ALL,
    INDEX,
    NAMES,
    Essences,
    Price,
)
from rules.res_arcana.resolve import Verb
from rules.res_arcana.verbs import (
    Destroy,
    Draw,
    Gain,
    GainAsRival,
    GainX,
    Grow,
    Leave,
    Look,
    LoseLife,
    MoveOn,
    Pay,
    PayFree,
    PayFromSelf,
    PayOrTurn,
    PaySame,
    Place,
    Put,
    RivalsGain,
    Straighten,
    StraightenSelf,
    Take,
    TakeByCost,
    TemporaryPoints,
    TurnOther,
)

COSTLESS_KINDS = ("mage", "magic_item")


# --- components --------------------------------------------------------------------------------------


def text(component: Component, words: Words) -> str:
    """Return the rules text of a component, one ability a line."""
    lines = [ability_text(ability, words) for ability in component.abilities]
    if component.discount is not None:
        lines.insert(0, discount_text(component.discount, words))
    if component.points or component.points_per:
        lines.append(points_text(component, words))
    return "\n".join(lines)


def ability_text(ability: Ability, words: Words) -> str:
    """Return one ability as a sentence."""
    cost = cost_of(ability, words, theirs=ability.trigger == "offer")
    return _sentence(words(f"res_arcana.when.{ability.trigger}", cost=cost, effect=effect_of(ability, words)))


def cost_text(component: Component, words: Words) -> str:
    """Return the printed cost; mages and items have none."""
    if component.kind in COSTLESS_KINDS:
        return ""
    parts = amounts(component.cost.essences, words)
    if component.cost.free:
        parts.append(words.count("essence.any.cost", component.cost.free))
    return listed(parts, words) or words("res_arcana.cost.nothing")


def discount_text(discount: Discount, words: Words) -> str:
    """Return what a discount makes cheaper, as a sentence."""
    what = words(f"res_arcana.many.{discount.type or 'artifact'}")
    limit = _limit(NOT_GOLD, words) if discount.not_gold else ""
    return _sentence(words.count("res_arcana.discount", discount.amount, what=what) + limit)


def points_text(component: Component, words: Words) -> str:
    """Return what points a component is worth, as a sentence."""
    parts = [words.count("points", component.points)] if component.points else []
    for per in component.points_per:
        each = words(f"res_arcana.each.{per.type if per.kind is None else NAMES[per.kind]}")
        parts.append(words("res_arcana.points_per", points=words.count("points", per.points), each=each))
    return _sentence(listed(parts, words, "plus"))


def cost_of(ability: Ability, words: Words, *, theirs: bool = False) -> str:
    parts = [phrase(verb, words) for verb in ability.cost]
    if theirs and isinstance(ability.cost[0], Destroy):
        # Whoever reads an attacking card must not take the artifacts for the attacker's.
        parts[0] = words("res_arcana.verb.destroy", what=words("res_arcana.theirs.artifact"))
    for verb in ability.effect:
        if isinstance(verb, Place) and verb.toll:
            parts.append(phrase(PayFree(verb.toll), words))
    cost = listed(parts, words)
    if ability.trigger == "action" and not ability.must_be_straight:
        only = any(isinstance(verb, StraightenSelf) for verb in ability.effect)
        return words(f"res_arcana.{'only' if only else 'even'}_turned", cost=cost)
    return cost


def effect_of(ability: Ability, words: Words) -> str:
    bare = ability.trigger in ("collect", "collect_left")
    parts = [_brought(verb, words) if bare else phrase(verb, words) for verb in ability.effect]
    return reduce(lambda first, then: words("list.then", first=first, then=then), parts)


def _brought(verb: Verb, words: Words) -> str:
    """Return what collecting brings, without saying once more that it is gained."""
    if isinstance(verb, Gain):
        return sum_text(verb.essences, words)
    if isinstance(verb, Take):
        return mix(verb.count, verb.kinds, words)
    return phrase(verb, words)


# --- verbs -------------------------------------------------------------------------------------------


@singledispatch
def phrase(verb: Verb, words: Words) -> str:
    """Return a verb as it stands within a sentence; one without fields is its words alone."""
    return words(_key(verb))


@phrase.register
def _(verb: Pay | PayFromSelf | Gain | RivalsGain | Put | PayOrTurn, words: Words) -> str:
    return words(_key(verb), what=sum_text(verb.essences, words))


@phrase.register
def _(verb: Draw | Look | Grow, words: Words) -> str:
    return words.count(_key(verb), verb.count)


@phrase.register
def _(verb: PayFree, words: Words) -> str:
    return words("res_arcana.verb.pay", what=words.count("essence.any", verb.count))


@phrase.register
def _(verb: PaySame, words: Words) -> str:
    return words(_key(verb)) + _limit(verb.kinds, words)


@phrase.register
def _(verb: TurnOther, words: Words) -> str:
    return words(_key(verb), what=words(f"res_arcana.own.{verb.type}"))


@phrase.register
def _(verb: Destroy, words: Words) -> str:
    return words(_key(verb), what=destroyable(verb, words))


@phrase.register
def _(verb: Take, words: Words) -> str:
    key = "res_arcana.verb.put" if verb.on_self else "res_arcana.verb.gain"
    return words(key, what=mix(verb.count, verb.kinds, words))


@phrase.register
def _(verb: TakeByCost, words: Words) -> str:
    if len(verb.kinds) == 1:
        what = words(f"essence.{NAMES[verb.kinds[0]]}.name")
    else:
        what = words("res_arcana.any_essences") + _limit(verb.kinds, words)
    key = _key(verb) + ("_more" if verb.count else "")
    return words(key, what=what, n=verb.count)


@phrase.register
def _(verb: GainX, words: Words) -> str:
    if len(verb.kinds) == 1:
        return words(_key(verb), kind=words(f"essence.{NAMES[verb.kinds[0]]}.of"))
    return words("res_arcana.verb.gainx_other") + _limit(verb.kinds, words)


@phrase.register
def _(verb: GainAsRival, words: Words) -> str:
    gained, counted = (words(f"essence.{NAMES[kind]}.of") for kind in (verb.gained, verb.counted))
    return words(_key(verb), gained=gained, counted=counted)


@phrase.register
def _(verb: MoveOn, words: Words) -> str:
    key = _key(verb) + ("_anywhere" if verb.anywhere else "")
    return words(key, what=mix(1, verb.kinds, words))


@phrase.register
def _(verb: Leave, words: Words) -> str:
    if verb.kinds == ALL:
        return words(_key(verb), what=words("res_arcana.essences"))
    return words(
        _key(verb), what=listed([words(f"essence.{NAMES[k]}.name") for k in verb.kinds], words, "or")
    )


@phrase.register
def _(verb: Place, words: Words) -> str:
    off = verb.off + verb.off_not_gold
    if verb.gratis:
        terms = words("res_arcana.price.nothing")
    elif off:
        terms = words("res_arcana.price.off", n=off) + (_limit(NOT_GOLD, words) if verb.off_not_gold else "")
    else:
        terms = words("res_arcana.price.full")
    return words(_key(verb), what=placeable(verb, words), zone=zone_text(verb, words), price=terms)


@phrase.register
def _(verb: Straighten, words: Words) -> str:
    return words(_key(verb), what=straightenable(verb, words))


@phrase.register
def _(verb: LoseLife, words: Words) -> str:
    return words(_key(verb), what=words.count("essence.life", verb.amount))


@phrase.register
def _(verb: TemporaryPoints, words: Words) -> str:
    return words.count(_key(verb), verb.points)


def _key(verb: Verb) -> str:
    return f"res_arcana.verb.{type(verb).__name__.lower()}"


def destroyable(verb: Destroy, words: Words) -> str:
    """Return what is to be destroyed."""
    if verb.other:
        return words("res_arcana.own.other_artifact")
    return listed([words(f"res_arcana.own.{type_ or 'artifact'}") for type_ in verb.types], words, "or")


def straightenable(verb: Straighten, words: Words) -> str:
    """Return what is to be straightened."""
    return words(f"res_arcana.own.{verb.type or 'other_component'}")


def placeable(verb: Place, words: Words) -> str:
    """Return what is to be placed."""
    return words(f"res_arcana.one.{verb.type or 'artifact'}")


def zone_text(verb: Place, words: Words) -> str:
    """Return where it is to come from."""
    return words(f"res_arcana.from.{verb.zone}")


# --- essences and sentences --------------------------------------------------------------------------


def amounts(essences: Essences, words: Words, case: str = "") -> list[str]:
    return [words.count(f"essence.{name}{case}", n) for name, n in zip(NAMES, essences, strict=True) if n]


def sum_text(essences: Essences, words: Words, free: int = 0) -> str:
    """Return a sum of essences as something paid or gained."""
    parts = amounts(essences, words)
    if free:
        parts.append(words.count("essence.any", free))
    return listed(parts, words)


def mix(count: int, kinds: Iterable[int], words: Words) -> str:
    """Return a free choice among kinds: a short list of them, or all but a few."""
    allowed = sorted(kinds)
    if count == 1 and len(allowed) <= 3:
        return listed([words.count(f"essence.{NAMES[kind]}", 1) for kind in allowed], words, "or")
    return words.count("essence.any", count) + _limit(allowed, words)


def _limit(kinds: Container[int], words: Words) -> str:
    """Return the kinds that are left out, in brackets after a space; nothing where all are allowed."""
    out = [words(f"essence.{NAMES[kind]}.of") for kind in ALL if kind not in kinds]
    return " " + words("res_arcana.limit", kinds=listed(out, words, "without")) if out else ""


def _sentence(clause: str) -> str:
    return clause[0].upper() + clause[1:] + "."


def price_text(due: Price, words: Words) -> str:
    """Return a price with its discounts."""
    full = sum_text(due.slots, words, due.free)
    off = discount_of(due)
    return words("res_arcana.price.minus", cost=full, n=off) if off else full


def discount_of(due: Price) -> int:
    return sum(due.slots) + due.free - due.total


def name(id: str, words: Words) -> str:
    """Return the name of a component, an essence, a seat or a deck; of nothing, nothing."""
    if not id:
        return ""
    zone, _, number = id.partition(":")
    if zone == "seat":
        return words("seat", n=int(number) + 1)
    return words(f"essence.{id}.name" if id in INDEX else f"res_arcana.name.{zone}")


def object_name(id: str, words: Words) -> str:
    """Return the name of a component as a verb governs it; of all else, its name as it stands."""
    zone = id.partition(":")[0]
    if not zone or zone == "seat" or zone in INDEX:
        return name(id, words)
    return words(f"res_arcana.object.{zone}")

"""All components with their numbers: a card is one to three lines of verbs."""

from __future__ import annotations

from msgspec import Struct

from rules.core.catalogue import Component as CoreComponent
from rules.res_arcana.abilities import Ability, ability
from rules.res_arcana.essences import (
    ALL,
    CALM,
    DEATH,
    ELAN,
    GOLD,
    LIFE,
    NOTHING,
    Cost,
    cost,
    essences,
    except_for,
)
from rules.res_arcana.resolve import Verb
from rules.res_arcana.verbs import (
    CheckVictory,
    Destroy,
    DestroySelf,
    Discard,
    DiscardDrawn,
    Draw,
    Gain,
    GainAsRival,
    GainX,
    Grow,
    Ignore,
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
    Turn,
    TurnOther,
)


class Discount(Struct, frozen=True):
    """Artifacts (of a type) cost so much less; `not_gold` never lowers their Gold."""

    amount: int
    type: str = ""
    not_gold: bool = False


class PointsPer(Struct, frozen=True):
    """Points for each essence of a kind on the component, or for each own artifact of a type."""

    points: int
    kind: int | None = None
    type: str = ""


class Component(CoreComponent, frozen=True, kw_only=True):
    """A card, an item or one side of a place of power."""

    cost: Cost = Cost()
    points: int = 0
    types: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    discount: Discount | None = None
    points_per: tuple[PointsPer, ...] = ()
    starter_set: int = 0
    tile: int = 0
    first_game_side: bool = False


Verbs = Verb | tuple[Verb, ...]

TURN = Turn()
NOT_GOLD = except_for(GOLD)


def pay(
    *, free: int = 0, elan: int = 0, life: int = 0, calm: int = 0, death: int = 0, gold: int = 0
) -> tuple[Verb, ...]:
    """Pay essences of given kinds, then `free` ones of any kinds."""
    due = (elan, life, calm, death, gold)
    return ((Pay(due),) if due != NOTHING else ()) + ((PayFree(free),) if free else ())


def gain(*, elan: int = 0, life: int = 0, calm: int = 0, death: int = 0, gold: int = 0) -> Gain:
    """Gain essences of given kinds."""
    return Gain((elan, life, calm, death, gold))


def put(*, elan: int = 0, life: int = 0, calm: int = 0, death: int = 0, gold: int = 0) -> Put:
    """Put essences of given kinds on the component itself."""
    return Put((elan, life, calm, death, gold))


def take(count: int, *kinds: int) -> Take:
    """Gain any mix of the listed kinds; without a list, anything but Gold."""
    return Take(count, kinds or NOT_GOLD)


def power(*cost: Verbs, to: Verbs, when_turned: bool = False) -> Ability:
    """An action of its owner: costs, then what they are paid for."""
    return ability("action", _flat(cost), _flat((to,)), when_turned=when_turned)


def collect(*effect: Verbs) -> Ability:
    """What the component brings in every collect step."""
    return ability("collect", (), _flat(effect))


def shield(*cost: Verbs, then: Verbs = ()) -> Ability:
    """A reaction that ignores a loss of Life."""
    return ability("life_loss", _flat(cost), (Ignore(), *_flat((then,))))


def breath(*offer: Verbs) -> tuple[Ability, Ability]:
    """A dragon's attack, and the price at which a rival may ignore it."""
    return power(TURN, to=LoseLife(2)), ability("offer", _flat(offer), (Ignore(),))


def _flat(verbs: tuple[Verbs, ...]) -> tuple[Verb, ...]:
    return tuple(verb for item in verbs for verb in (item if isinstance(item, tuple) else (item,)))


def artifact(
    id: str,
    cost: Cost,
    *abilities: Ability,
    types: tuple[str, ...] = (),
    points: int = 0,
    starter: int = 0,
    discount: Discount | None = None,
) -> Component:
    """An artifact: creatures and dragons are types of them."""
    return Component(
        id=id,
        kind="artifact",
        cost=cost,
        abilities=abilities,
        types=types,
        points=points,
        starter_set=starter,
        discount=discount,
    )


def mage(id: str, *abilities: Ability, starter: int = 0, discount: Discount | None = None) -> Component:
    """A mage is in play from the start."""
    return Component(id=id, kind="mage", abilities=abilities, starter_set=starter, discount=discount)


def item(id: str, *abilities: Ability) -> Component:
    """A magic item is exchanged at every pass."""
    return Component(id=id, kind="magic_item", abilities=abilities)


def monument(id: str, points: int, *abilities: Ability) -> Component:
    """Every monument costs 4 Gold."""
    return Component(id=id, kind="monument", cost=cost(gold=4), points=points, abilities=abilities)


def place(
    id: str,
    tile: int,
    cost: Cost,
    *abilities: Ability,
    points: int = 0,
    per: tuple[PointsPer, ...] = (),
    first_game: bool = False,
    discount: Discount | None = None,
) -> Component:
    """One side of a place of power."""
    return Component(
        id=id,
        kind="place_of_power",
        tile=tile,
        cost=cost,
        abilities=abilities,
        points=points,
        points_per=per,
        first_game_side=first_game,
        discount=discount,
    )


# fmt: off  (a table: one component, one to three lines)

CREATURE, DRAGON = ("creature",), ("dragon",)
SHIELD = shield(TURN)
LOOK = power(TURN, to=Look(3))
ALCHEMY = power(TURN, pay(free=4), to=gain(gold=2))
DRAGONS_OFF_3 = Discount(3, "dragon")

ARTIFACTS = (
    artifact(
        "athanor",
        cost(gold=1, elan=1),
        power(TURN, pay(elan=1), to=put(elan=2)),
        power(TURN, PayFromSelf(essences(elan=6)), PaySame(NOT_GOLD), to=GainX((GOLD,))),
    ),
    artifact("bone_dragon", cost(death=4, life=1), *breath(pay(death=1)), types=DRAGON, points=1),
    artifact(
        "celestial_horse",
        cost(calm=2, elan=1),
        collect(take(2, *except_for(GOLD, DEATH))),
        types=CREATURE,
        starter=3,
    ),
    artifact(
        "chalice_of_fire",
        cost(gold=1, elan=1),
        collect(gain(elan=2)),
        power(TURN, pay(elan=1), to=Straighten()),
    ),
    artifact(
        "chalice_of_life",
        cost(gold=1, life=1, calm=1),
        collect(gain(calm=1, life=1)),
        power(pay(calm=2), to=put(calm=2, life=1)),
        SHIELD,
        starter=2,
    ),
    artifact(
        "corrupt_altar",
        cost(free=3, death=2),
        collect(gain(life=1, death=1)),
        power(pay(life=2), to=put(elan=3)),
        power(TURN, Destroy(), to=TakeByCost(2, NOT_GOLD)),
    ),
    artifact(
        "crypt",
        cost(free=3, death=2),
        power(TURN, to=gain(death=2)),
        power(TURN, pay(death=1), to=Place("", "discard", off_not_gold=2)),
    ),
    artifact(
        "cursed_skull",
        cost(death=2),
        power(TURN, pay(life=1), to=Take(3, except_for(GOLD, LIFE), on_self=True)),
    ),
    artifact(
        "dancing_sword",
        cost(gold=1, elan=1),
        collect(gain(death=1, elan=1)),
        shield(pay(elan=1), then=put(death=1)),
        starter=4,
    ),
    artifact(
        "dragon_bridle",
        cost(elan=1, life=1, calm=1, death=1),
        ability("dragon", (TURN,), (Ignore(),)),
        discount=DRAGONS_OFF_3,
        points=1,
    ),
    artifact("dragon_egg", cost(gold=1), power(DestroySelf(), to=Place("dragon", "hand", off=4)), points=1),
    artifact(
        "dragon_teeth",
        cost(elan=1, death=1),
        power(pay(elan=2), to=put(elan=3)),
        power(TURN, pay(elan=3), to=Place("dragon", "hand", gratis=True)),
        starter=1,
    ),
    artifact("dwarven_pickaxe", cost(elan=1), power(TURN, pay(elan=1), to=gain(gold=1))),
    artifact("earth_dragon", cost(elan=4, life=3), *breath(pay(gold=1)), types=DRAGON, points=1),
    artifact(
        "elemental_spring",
        cost(elan=2, life=1, calm=1),
        collect(gain(calm=1, life=1, elan=1)),
        shield(pay(calm=1)),
        starter=1,
    ),
    artifact("elvish_bow", cost(elan=2, life=1), power(TURN, to=LoseLife(1)), power(TURN, to=Draw(1))),
    artifact(
        "fiery_whip",
        cost(elan=2, death=2),
        power(TURN, to=(gain(elan=3), RivalsGain(essences(elan=1)))),
        power(TURN, Destroy(other=True), to=TakeByCost(2, NOT_GOLD)),
    ),
    artifact("fire_dragon", cost(elan=6), *breath(pay(calm=1)), types=DRAGON, points=1),
    artifact(
        "flaming_pit",
        cost(elan=2),
        collect(gain(elan=1)),
        power(TURN, pay(life=1), to=gain(elan=1, death=1)),
        starter=2,
    ),
    artifact(
        "fountain_of_youth",
        cost(calm=1, death=1),
        collect(gain(life=1)),
        power(pay(death=2), to=put(calm=2, life=1)),
        starter=4,
    ),
    artifact(
        "guard_dog",
        cost(elan=1),
        power(pay(elan=1), to=StraightenSelf(), when_turned=True),
        SHIELD,
        types=CREATURE,
    ),
    artifact(
        "hand_of_glory",
        cost(life=1, death=1),
        power(TURN, to=(gain(death=2), RivalsGain(essences(death=1)))),
        starter=1,
    ),
    artifact(
        "hawk",
        cost(life=1, calm=1),
        collect(gain(calm=1)),
        LOOK,
        power(TURN, pay(calm=2), to=Draw(1)),
        types=CREATURE,
        starter=4,
    ),
    artifact("horn_of_plenty", cost(gold=2), power(TURN, to=take(3)), power(TURN, to=gain(gold=1))),
    artifact(
        "hypnotic_basin",
        cost(calm=2, elan=1, death=1),
        collect(gain(calm=2)),
        power(TURN, to=GainAsRival(CALM, ELAN)),
    ),
    artifact(
        "jeweled_statuette",
        cost(death=2, gold=1),
        power(TURN, to=(gain(death=3), RivalsGain(essences(death=1)))),
        power(DestroySelf(), to=gain(gold=2, elan=1)),
        points=1,
    ),
    artifact("magical_shard", cost(), power(TURN, to=take(1)), starter=3),
    artifact(
        "mermaid",
        cost(life=2, calm=2),
        collect(gain(calm=1)),
        power(TURN, to=MoveOn((CALM, LIFE, GOLD), anywhere=True)),
        types=CREATURE,
    ),
    artifact("nightingale", cost(life=1, calm=1), types=CREATURE, points=1),
    artifact(
        "philosophers_stone",
        cost(elan=2, life=2, calm=2, death=2),
        power(TURN, PaySame(NOT_GOLD, leaving=2), pay(free=2), to=GainX((GOLD,))),
        points=1,
    ),
    artifact(
        "prism", cost(), power(TURN, pay(free=1), to=take(2)), power(TURN, PaySame(ALL), to=GainX(NOT_GOLD))
    ),
    artifact(
        "ring_of_midas",
        cost(life=1, gold=1),
        power(pay(life=2), to=put(gold=1)),
        power(TURN, to=put(gold=1)),
        points=1,
    ),
    artifact(
        "sacrificial_dagger",
        cost(death=1, gold=1),
        power(TURN, pay(life=1), to=put(death=3)),
        power(DestroySelf(), Discard(), to=TakeByCost(0, NOT_GOLD)),
    ),
    artifact("sea_serpent", cost(calm=6, life=3), *breath(Destroy()), types=("dragon", "creature"), points=1),
    artifact(
        "treant",
        cost(life=3, elan=2),
        collect(gain(life=2)),
        power(TURN, to=GainAsRival(ELAN, DEATH)),
        types=CREATURE,
    ),
    artifact(
        "tree_of_life",
        cost(free=2, life=1),
        power(TURN, to=(gain(life=3), RivalsGain(essences(life=1)))),
        shield(pay(life=1)),
        starter=3,
    ),
    artifact(
        "vault",
        cost(gold=1, free=1),
        ability("collect_left", (Leave((GOLD,)),), (take(2),)),
        power(TURN, to=put(gold=1)),
        starter=2,
    ),
    artifact("water_dragon", cost(calm=6), *breath(pay(elan=1)), types=DRAGON, points=1),
    artifact("wind_dragon", cost(calm=4, free=4), *breath(Discard()), types=DRAGON, points=1),
    artifact(
        "windup_man",
        cost(elan=1, life=1, calm=1, gold=1),
        ability("collect_left", (Leave(ALL),), (Grow(2),)),
        power(TURN, to=MoveOn(ALL)),
    ),
)

MAGES = (
    mage("alchemist", ALCHEMY, power(TURN, to=take(1)), starter=3),
    mage("artificer", discount=Discount(1, not_gold=True)),
    mage("druid", collect(gain(life=1)), power(TURN, to=Straighten("creature"))),
    mage("duelist", collect(gain(elan=1)), power(TURN, pay(death=1), to=put(gold=1)), starter=1),
    mage("healer", collect(take(1, CALM, LIFE)), SHIELD),
    mage("necromancer", collect(gain(death=1)), power(TURN, pay(life=2), to=put(death=3))),
    mage("scholar", power(TURN, pay(free=1), to=Draw(1))),
    mage("seer", collect(gain(calm=1)), LOOK, starter=2),
    mage("transmuter", power(TURN, pay(free=2), to=take(3)), starter=4),
    mage("witch", collect(take(1, LIFE, DEATH)), power(TURN, pay(free=2), to=Straighten())),
)

ITEMS = (
    item("alchemy", ALCHEMY),
    item("calm_elan", collect(take(1, CALM, ELAN))),
    item("death_life", collect(take(1, DEATH, LIFE))),
    item("divination", power(TURN, to=(Draw(3), DiscardDrawn()))),
    item("protection", SHIELD),
    item("reanimate", power(TURN, pay(free=1), to=Straighten())),
    item("research", power(TURN, pay(free=1), to=Draw(1))),
    item("transmutation", power(TURN, pay(free=3), to=take(3))),
)

MONUMENTS = (
    monument("colossus", 2, power(TURN, pay(free=1), to=put(gold=1))),
    monument("golden_statue", 1, ability("check", (TURN, *pay(gold=3)), (TemporaryPoints(3),))),
    monument("great_pyramid", 3),
    monument("hanging_gardens", 1, collect(take(3))),
    monument("library", 1, power(TURN, to=Draw(1))),
    monument("mausoleum", 2, power(pay(free=1), to=put(death=1))),
    monument("obelisk", 1, ability("claim", (), (take(6),))),
    monument("oracle", 2, LOOK),
    monument("solomons_mine", 1, power(TURN, to=gain(gold=1))),
    monument("temple", 2, collect(gain(life=1)), SHIELD),
)

CHECK = power(TURN, to=CheckVictory())
PER_GOLD, PER_DEATH = (PointsPer(1, kind=GOLD),), (PointsPer(1, kind=DEATH),)

PLACES = (
    place(
        "sacred_grove",
        1,
        cost(life=8, calm=4),
        power(TURN, pay(calm=1), to=gain(life=5)),
        power(TURN, TurnOther("creature"), to=put(life=1)),
        points=2,
        per=(PointsPer(1, kind=LIFE),),
        first_game=True,
    ),
    place(
        "alchemists_tower",
        1,
        cost(gold=3),
        collect(take(3)),
        power(pay(death=1, elan=1, calm=1, life=1), to=put(gold=1)),
        SHIELD,
        per=PER_GOLD,
    ),
    place(
        "catacombs_of_the_dead",
        2,
        cost(death=9),
        collect(gain(death=1)),
        power(pay(death=5), to=put(death=1)),
        power(TURN, to=put(death=1)),
        per=PER_DEATH,
        first_game=True,
    ),
    place(
        "sacrificial_pit",
        2,
        cost(elan=8, death=4),
        power(TURN, pay(life=3), to=put(death=1)),
        power(TURN, pay(death=1), Destroy(types=("dragon", "creature")), to=TakeByCost(0, (GOLD,))),
        points=2,
        per=PER_DEATH,
    ),
    place(
        "cursed_forge",
        3,
        cost(elan=6, death=3),
        ability("upkeep", (), (PayOrTurn(essences(death=1)),)),
        power(pay(elan=2, gold=1), to=put(gold=1)),
        points=1,
        per=PER_GOLD,
        first_game=True,
    ),
    place(
        "dwarven_mines",
        3,
        cost(elan=4, life=2, gold=1),
        collect(gain(gold=1)),
        power(TURN, pay(elan=5), to=gain(gold=3)),
        power(TURN, pay(death=3, elan=3), to=put(gold=2)),
        per=PER_GOLD,
    ),
    place("coral_castle", 4, cost(elan=5, life=5, calm=5), CHECK, SHIELD, points=3, first_game=True),
    place(
        "sunken_reef",
        4,
        cost(calm=5, elan=2, life=2),
        collect(gain(gold=1)),
        power(pay(calm=2, life=1), to=put(calm=1)),
        per=(PointsPer(1, kind=CALM),),
    ),
    place(
        "dragons_lair",
        5,
        cost(elan=3, life=3, calm=3, death=3),
        power(TURN, to=gain(gold=2)),
        power(TURN, TurnOther("dragon"), to=put(gold=2)),
        discount=DRAGONS_OFF_3,
        per=PER_GOLD,
        first_game=True,
    ),
    place(
        "sorcerers_bestiary",
        5,
        cost(life=4, elan=2, calm=2, death=2),
        CHECK,
        power(TURN, to=Place("dragon", "any_discard", toll=4)),
        per=(PointsPer(1, type="creature"), PointsPer(2, type="dragon")),
    ),
)

# fmt: on

COMPONENTS = {c.id: c for c in (*ARTIFACTS, *MAGES, *MONUMENTS, *ITEMS, *PLACES)}

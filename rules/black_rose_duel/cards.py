"""All components of the duel with their numbers: a side of a card is one to three lines of verbs.

`origin` says where an effect comes from, `ours` and `public` name the parts that the rulebook leaves
open: targets, types and elements of the spells are our own throughout.
"""

from __future__ import annotations

from typing import Literal

from rules.black_rose.board import ANYWHERE, SEVEN
from rules.black_rose.catalogue import (
    Component,
    Element,
    Event,
    Evocation,
    Face,
    Mage,
    Quest,
    Room,
    Spell,
    SpellType,
    Upgrade,
    edition,
)
from rules.black_rose.quests import (
    AllOf,
    Condition,
    DamageOnMage,
    Happened,
    OwnedEvocations,
    RevealedElements,
    RevealedSpells,
    RoomsHeld,
)
from rules.black_rose.resolve import Verb
from rules.black_rose.targets import SELF, SPECIAL, Choose, Near, Target
from rules.black_rose.verbs import (
    Activate,
    Attack,
    Damage,
    DiscardPrepared,
    Draw,
    DriveOut,
    Gain,
    Guard,
    Heal,
    IfDid,
    IfEnemy,
    Lose,
    Modifier,
    Move,
    Outlive,
    Place,
    Remove,
    RemoveAll,
    RemoveOwn,
    Repeat,
    Replace,
    ReplaceDamage,
    ReplaceDealt,
    Strengthen,
    Summon,
    Swap,
    TakeForgotten,
    Ultimatum,
    Ward,
    Whenever,
)
from rules.black_rose.verbs import Upgrade as Assign
from rules.core.catalogue import Origin

TEMPLAR = "templar"
OPEN = ("types", "elements", "targets")
"""What the rulebook leaves open on every spell."""


def enemy(range_: int) -> Target:
    """Return one enemy figure in range."""
    return Target("figure", range_)


def enemy_mage(range_: int) -> Target:
    """Return the other mage, in range."""
    return Target("mage", range_)


def area(range_: int) -> Target:
    """Return one room in range."""
    return Target("area", range_)


def combat(element: Element, target: Target, *verbs: Verb) -> Face:
    """Return a side of a combat spell."""
    return Face(verbs, target, "combat", element)


def conjunction(element: Element, target: Target, *verbs: Verb) -> Face:
    """Return a side of a conjunction spell."""
    return Face(verbs, target, "conjunction", element)


def law(
    id_: str, main: Face, reverse: Face, *, icon: bool, origin: Origin = "ours", ours: str = "icon"
) -> Spell:
    """Return a spell of the school of Law."""
    parts = (*OPEN, *ours.split())
    return Spell(id=id_, kind="spell", copies=3, faces=(main, reverse), icon=icon, origin=origin, ours=parts)


OWN_EVOCATION = Target("evocation", ANYWHERE, "own")
ROSE_PLACES_IN_TARGET = Place(1, "target_room", by="black_rose")
ROSE_PLACES_HERE = Place(1, "your_room", by="black_rose")

# fmt: off
SPELLS = (
    law("dreadful_command",
        combat("holy", SPECIAL, Activate(Choose("own"), bonus=1), Activate(Choose("own", other=True))),
        conjunction("profane", enemy_mage(2), Ultimatum(3)),
        icon=True, ours="icon main reverse"),
    law("dark_force",
        conjunction("profane", OWN_EVOCATION, Assign("target", "grave_blade"), Activate("target")),
        combat("profane", SELF, Modifier("strength", "you", 1), Attack(1)),
        icon=False, ours="icon main reverse"),
    law("deadly_bolt",
        combat("magic", enemy(2), Damage(2)),
        combat("profane", enemy(0), Damage(3)),
        icon=True, origin="rulebook", ours=""),
    law("tremor",
        combat("magic", area(1), Damage(1, "enemies_in_target_room"), Place(2, "target_room")),
        conjunction("magic", area(2),
                    Damage(2, "enemies_in_target_room"), Place(1, "target_room"), DriveOut()),
        icon=False, ours="icon main reverse"),
    law("threat_from_the_shadows",
        combat("profane", enemy_mage(2), Whenever("harmed", (Damage(2),))),
        conjunction("profane", area(1), IfDid(ROSE_PLACES_IN_TARGET, (Summon(TEMPLAR, "target_room"),))),
        icon=True, origin="rulebook", ours=""),
    law("unseen_strike",
        combat("holy", SELF, Whenever("left", (Gain(1),))),
        conjunction("magic", SELF, Whenever("entered", (Replace(1, "entered_room"),))),
        icon=True, origin="rulebook"),
    law("appropriation",
        conjunction("magic", area(1), Replace(2, "target_room")),
        combat("profane", enemy_mage(1), ReplaceDamage(3, "target"), Damage(2)),
        icon=False, ours="icon main reverse"),
    law("give_and_take",
        conjunction("holy", area(1), IfDid(ROSE_PLACES_IN_TARGET, (Place(2, "target_room"),))),
        combat("profane", enemy(1), IfDid(Damage(2), (Heal(2),))),
        icon=True, ours="icon main reverse"),
    law("fusion",
        conjunction("holy", area(1),
                    IfDid(Summon(TEMPLAR, "target_room"), (Assign("it"),), (Assign(Choose("own")),))),
        combat("profane", SPECIAL,
               IfDid(Remove(Choose("own")), (Damage(4, "enemies_in_room_of_it"), Place(2, "room_of_it")))),
        icon=False, ours="icon main reverse"),
    law("vague_shift",
        conjunction("magic", SELF, Move(2), Place(1, "your_room")),
        combat("magic", Target("figure", 2, "any"), Swap(), IfEnemy((Damage(2),))),
        icon=True, ours="icon main reverse"),
    law("minor_control",
        conjunction("magic", enemy_mage(ANYWHERE),
                    IfDid(Place(1, Near(1), by="target"), (Activate(Choose("target")),))),
        combat("holy", enemy_mage(ANYWHERE), Gain(1, "target"), Activate(Choose("target"))),
        icon=True, origin="rulebook", ours="room_of_cube"),
    law("violence",
        combat("profane", enemy(0), Damage(4), Damage(1, "you", by="black_rose")),
        combat("holy", enemy_mage(2), Whenever("acted", (Damage(2),))),
        icon=True, ours="icon main reverse"),
)
PERSONAL_SPELLS = (
    Spell(id="undying_fate", kind="personal_spell", copies=3, owner="bartholomew", icon=False, faces=(
        combat("profane", SPECIAL,
               Activate(Choose("any", "undead")), Activate(Choose("any", "undead", other=True))),
        conjunction("profane", SELF,
                    Damage(1, "own_evocations", by="black_rose"), Modifier("strength", "own_evocations", 1)),
    ), origin="rulebook", ours=(*OPEN, "icon", "bonus_stat")),
    Spell(id="magic_bond", kind="personal_spell", copies=3, owner="ulrich", icon=False, faces=(
        conjunction("magic", SELF, Whenever("placed", (Place(1, Near(1), optional=True),))),
        conjunction("holy", SELF, Whenever("summoned", (Gain(1),)), Whenever("own_left", (Lose(1),))),
    ), origin="rulebook", ours=(*OPEN, "icon", "owner", "range")),
)
FORGOTTEN_SPELLS = (
    Spell(id="temple_keepers", kind="forgotten_spell", icon=False, faces=(
        conjunction("holy", area(1), Replace(3, "target_room"), Place(5, "target_room")),
        combat("holy", SPECIAL, RemoveAll(TEMPLAR),
               Repeat(3, (IfDid(Summon(TEMPLAR, Near(1)), (Activate("it"),)),))),
    ), origin="rulebook", ours=(*OPEN, "icon", "range")),
    Spell(id="shadow_form", kind="forgotten_spell", icon=False, faces=(
        conjunction("profane", SELF, Gain(1), Ward(2)),
        combat("profane", SELF, Modifier("strength", "you", 2), Ward(1)),
    ), origin="rulebook", ours=(*OPEN, "icon", "bonus_stat")),
)


def room(id_: str, colour: str, slots: int, points: tuple[int, int, int], ruined: Face, restored: Face,
         ours: str = "ruined", public: str = "colour slots points") -> Room:
    """Return a room with both its sides; what it does when restored is the rulebook's."""
    return Room(id=id_, kind="room", colour=colour, slots=slots, points=points, faces=(ruined, restored),
                origin="ours" if "ruined" in ours.split() else "rulebook",
                ours=tuple(ours.split()), public=tuple(public.split()))


ROOMS = (
    room("crypt", "grey", 6, (4, 2, 1),
         Face((IfDid(ROSE_PLACES_HERE, (Summon(TEMPLAR, "your_room"),)),)),
         Face((IfDid(Summon(TEMPLAR, "your_room"), (Activate("it"),)), Summon(TEMPLAR, Near(1)))),
         ours="ruined targets"),
    room("armory", "purple", 6, (4, 2, 1),
         Face((Assign("target"),), OWN_EVOCATION),
         Face((Move(4), Attack(0, bonus=2))),
         ours="ruined attack_range"),
    room("summoning", "red", 6, (4, 2, 1),
         Face((Damage(1),), enemy(1)),
         Face((Damage(10),), Target("evocation", 1)),
         ours="restored_target", public="colour slots points ruined"),
    room("treasury", "green", 4, (2, 1, 0),
         Face((IfDid(ROSE_PLACES_HERE, (Gain(1), Gain(1, "black_rose"))),)),
         Face((Heal(6),))),
    room("reading_room", "yellow", 5, (3, 1, 1),
         Face((Draw(1, "library"),)),
         Face((Draw(2),)),
         ours="ruined_target", public="colour slots ruined"),
    room("abyss", "blue", 6, (4, 2, 1),
         Face((Replace(1, "your_room"),)),
         Face((Activate("target", bonus=2),), Target("evocation", 1, "any")),
         ours="ruined bonus_stat own_allowed"),
    room("occult_hall", "black", 8, (5, 3, 1),
         Face((IfDid(DiscardPrepared(), (TakeForgotten(),)),)),
         Face((Gain(1), TakeForgotten())),
         ours="side restored slots points", public="colour"),
)
MAGES = (
    Mage(id="bartholomew", kind="mage", health=11, hand=8, strength=2, speed=2, spell="undying_fate",
         origin="public", ours=("hand",), public=("health", "strength", "speed")),
    Mage(id="ulrich", kind="mage", health=11, hand=7, strength=2, speed=2, spell="magic_bond",
         origin="public", ours=("personal_spell",), public=("health", "hand", "strength", "speed")),
)
EVOCATIONS = (
    Evocation(id=TEMPLAR, kind="evocation", copies=3, archetypes=("undead",), speed=2, strength=2, health=3,
              faces=(Face((IfDid(RemoveOwn(), (Heal(1, "it"), Strengthen(1))),)),),
              origin="rulebook", ours=("order_of_numbers", "skill_range")),
)
UPGRADES = (
    Upgrade(id="bone_shield", kind="upgrade", copies=2, verbs=(Guard(1),),
            origin="rulebook", ours=("copies",)),
    Upgrade(id="grave_blade", kind="upgrade", copies=2, verbs=(Modifier("strength", "this", 1),),
            origin="ours"),
    Upgrade(id="oath_beyond_death", kind="upgrade", copies=2, verbs=(Outlive(),), origin="ours"),
)


def quest(id_: str, side: Literal["1a", "1b", "2a", "2b"], points: int, condition: Condition) -> Quest:
    """Return a quest: the Black Rose deals its points in damage, and then they are gained."""
    effect = Face((Damage(points, "you", by="black_rose"), Gain(points)))
    return Quest(id=id_, kind="quest", side=side, points=points, condition=condition, faces=(effect,),
                 origin="ours" if side == "1b" else "rulebook")


COMBAT: SpellType = "combat"
CONJUNCTION: SpellType = "conjunction"
QUESTS = (
    quest("first_blood", "1a", 1, Happened("defeated_mage")),
    quest("destroyer", "1a", 2, RevealedSpells(3, COMBAT)),
    quest("manipulator", "1a", 2, RevealedSpells(3, CONJUNCTION)),
    quest("sentence", "1b", 1, DamageOnMage(6)),
    quest("puppeteer", "1b", 2, Happened("puppet")),
    quest("staking_the_claim", "1b", 2, RoomsHeld(5)),
    quest("insight", "2a", 1, Happened("filled")),
    quest("slayer", "2a", 1, Happened("defeated_evocation")),
    quest("balance", "2a", 2, AllOf((RevealedSpells(2, COMBAT), RevealedSpells(2, CONJUNCTION)))),
    quest("initiate", "2b", 2, Happened("forgotten")),
    quest("summoner", "2b", 2, OwnedEvocations(3)),
    quest("lord_of_elements", "2b", 3, RevealedElements(3)),
)


def event(id_: str, side: Literal["a", "b"], round_: int, *faces: Face, ours: str = "") -> Event:
    """Return what the Black Rose does in a round."""
    return Event(id=id_, kind="event", side=side, round=round_, faces=faces, origin="rulebook",
                 ours=tuple(ours.split()))


def once(*verbs: Verb) -> Face:
    """Return a part of an event that happens once."""
    return Face(verbs)


def each_mage(*verbs: Verb) -> Face:
    """Return a part of an event that every mage carries out, in turn order."""
    return Face(verbs, each_mage=True)


ANY_EVOCATION = Activate(Choose("any"))
EVENTS = (
    event("living_lodge", "a", 1, once(Gain(1, "black_rose"), Damage(2, "each_mage", by="black_rose"))),
    event("honour_in_service", "a", 2,
          each_mage(IfDid(Place(1, Near(1), colour="black_rose"), (Gain(1, "black_rose"), ANY_EVOCATION))),
          ours="range"),
    event("gift_to_fools", "a", 3,
          each_mage(Draw(1)), once(Gain(2, "black_rose"), Place(1, "room_of_each_mage", by="black_rose")),
          ours="range"),
    event("hard_lesson", "a", 4, once(Gain(2, "black_rose"), Place(1, "each_room", by="black_rose"))),
    event("restoration", "b", 1, once(Gain(1, "black_rose"), Place(1, "each_room", by="black_rose"))),
    event("control", "b", 2, each_mage(ANY_EVOCATION, ReplaceDealt())),
    event("inversion", "b", 3, once(Gain(2, "black_rose"), ReplaceDamage(3, "each_mage", by="black_rose"))),
    event("collapse", "b", 4, once(Gain(2, "black_rose"), Damage(3, "each_figure", by="black_rose"))),
)
GRIMOIRES: dict[str, tuple[str, ...]] = {
    "knight": ("dreadful_command", "dark_force", "deadly_bolt",
               "tremor", "threat_from_the_shadows", "unseen_strike"),
    "confessor": ("appropriation", "give_and_take", "fusion", "vague_shift", "minor_control", "violence"),
}
# fmt: on

COMPONENTS: tuple[Component, ...] = (
    *SPELLS,
    *PERSONAL_SPELLS,
    *FORGOTTEN_SPELLS,
    *ROOMS,
    *MAGES,
    *EVOCATIONS,
    *UPGRADES,
    *QUESTS,
    *EVENTS,
)
DUEL = edition(COMPONENTS, {(): SEVEN}, GRIMOIRES, "occult_hall")

"""What components of the Duel come down to where everything can be answered: in either lodge of mixed boxes.

Only sides are listed here that say something which is done differently; all others are read as they are.
"""

from __future__ import annotations

from rules.black_rose.catalogue import Readings
from rules.black_rose.conditions import Fits, Is, Not, Pattern
from rules.black_rose.queries import Each, Pick, Where
from rules.black_rose.verbs import (
    Activate,
    Attack,
    Damage,
    ForEach,
    Gain,
    IfDid,
    Lose,
    Modifier,
    Move,
    PickOut,
    Place,
    Remove,
    RemoveAll,
    Repeat,
    Replace,
    ReplaceDealt,
    Summon,
    Upgrade,
    Ward,
    Whenever,
)

TEMPLAR = "templar"
NEAR = Where(within=1)
OWN, ANOTHER = Pick("evocation", whose="own"), Pick("evocation", whose="own", other=True)
TARGETS, ANY = Pick("evocation", whose="target"), Pick("evocation", whose="any")
UNDEAD = Pick("evocation", whose="any", archetypes=("undead",))
HARMING = Pattern("harming", subject="you")
ROSE_PLACES_HERE = Place(1, "here", by="black_rose")
ROSE_PLACES_EVERYWHERE = Place(1, "lodge", by="black_rose", pick="each")

# fmt: off
READINGS: Readings = {
    ("dreadful_command", 0): (Activate(OWN, bonus=1), Activate(ANOTHER)),
    ("dark_force", 1): (Modifier("strength", "you", 1), PickOut(Pick("figure", within=1)),
                        Attack(range=1, to="picked")),
    ("tremor", 1): (Damage(2, "enemies_in_target_room"), Place(1, "target_room"),
                    Move(1, "enemies_in_target_room", full=True)),
    ("threat_from_the_shadows", 0): (Whenever(Pattern("harmed", subject="you"), (Damage(2, "target"),),
                                              having=(Is("source_owner", "target"),)),),
    ("unseen_strike", 0): (Whenever(Pattern("left"), (Gain(1),)),),
    ("unseen_strike", 1): (Whenever(Pattern("entered", who="you"), (Replace(1, "event_room"),),
                                    having=(Not((Fits("event_room", Where(cubes=1, cubes_of="you")),)),)),),
    ("fusion", 0): (IfDid(Summon(TEMPLAR, "target_room"), (Upgrade("it"),), (Upgrade(OWN),)),),
    ("fusion", 1): (IfDid(Remove(OWN), (Damage(4, Each("figure", "room_of_it")), Place(2, "room_of_it"))),),
    ("minor_control", 0): (IfDid(Place(1, Where(within=1, of="target"), by="target"), (Activate(TARGETS),)),),
    ("minor_control", 1): (Gain(1, "target"), Activate(TARGETS)),
    ("violence", 1): (Whenever(Pattern("acted", who="target"), (Damage(2, "target"),)),),
    ("undying_fate", 0): (Activate(UNDEAD), Activate(Pick("evocation", whose="any", archetypes=("undead",),
                                                          other=True))),
    ("magic_bond", 0): (Whenever(Pattern("placed", who=Each("mage")), (Place(1, NEAR, optional=True),)),),
    ("magic_bond", 1): (Whenever(Pattern("summoned"), (Gain(1),)),
                        Whenever(Pattern("left", subject="own_evocations"), (Lose(1),))),
    ("temple_keepers", 1): (RemoveAll(TEMPLAR),
                            Repeat(3, (IfDid(Summon(TEMPLAR, NEAR), (Activate("it"),)),))),
    ("shadow_form", 0): (Gain(1), Whenever(HARMING, (Ward(2, "this"),))),
    ("shadow_form", 1): (Modifier("strength", "you", 2), Whenever(HARMING, (Ward(1, "this"),))),
    ("crypt", 0): (IfDid(ROSE_PLACES_HERE, (Summon(TEMPLAR, "here"),)),),
    ("crypt", 1): (IfDid(Summon(TEMPLAR, "here"), (Activate("it"),)),
                   Summon(TEMPLAR, Where(within=1, of="here"))),
    ("armory", 0): (Upgrade(OWN),),
    ("summoning", 0): (Damage(1, Pick("figure", within=1, of="here")),),
    ("summoning", 1): (Damage(10, Pick("evocation", within=1, of="here")),),
    ("treasury", 0): (IfDid(ROSE_PLACES_HERE, (Gain(1), Gain(1, "black_rose"))),),
    ("abyss", 0): (Replace(1, "here"),),
    ("abyss", 1): (Activate(Pick("evocation", whose="any", within=1, of="here"), bonus=2),),
    ("honour_in_service", 0): (IfDid(Place(1, NEAR, by="black_rose"),
                                     (Gain(1, "black_rose"), Activate(ANY))),),
    ("gift_to_fools", 1): (Gain(2, "black_rose"),
                           ForEach("each_mage", (Place(1, "your_room", by="black_rose"),))),
    ("hard_lesson", 0): (Gain(2, "black_rose"), ROSE_PLACES_EVERYWHERE),
    ("restoration", 0): (Gain(1, "black_rose"), ROSE_PLACES_EVERYWHERE),
    ("control", 0): (Activate(ANY), ReplaceDealt()),
}
# fmt: on

COUNTERPARTS = {
    "wars_crypt": "crypt",
    "wars_armory": "armory",
    "summoner_room": "summoning",
    "treasure": "treasury",
    "wars_reading_room": "reading_room",
    "wars_abyss": "abyss",
    "black_rose_hall": "occult_hall",
}
"""The rooms of the Duel that can lie in the places of rooms of the same name."""

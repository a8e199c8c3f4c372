"""All components with their numbers: a card is one to three lines of verbs."""

from __future__ import annotations

from rules.core.catalogue import Component as CoreComponent
from rules.core.catalogue import Origin
from rules.epic_spell_wars.resolve import Amount, Verb
from rules.epic_spell_wars.spell import DELIVERY, GEM, IMPATIENT, QUALITY, SOURCE, WILD
from rules.epic_spell_wars.targets import Who
from rules.epic_spell_wars.traits import (
    AddIfShort,
    AnswerTwin,
    CountsAsGlyph,
    FasterSpells,
    FireLeft,
    HealBySixes,
    HealWhenFoesFail,
    HigherTotal,
    HurtCasters,
    Joke,
    LargerHand,
    LuckySingle,
    MoreDice,
    RedoRoll,
    RerollDie,
    Revenge,
    RewardWild,
    StandIn,
    StartCards,
    StartDie,
    StartLife,
    StartTreasure,
    StartWild,
    Trait,
)
from rules.epic_spell_wars.verbs import (
    AddChosen,
    AddRandom,
    Aim,
    AimWide,
    ChooseOne,
    Contest,
    CopyText,
    Damage,
    DamageInTurn,
    DamageNeighbours,
    DestroyOwn,
    DestroyTheirs,
    Discard,
    DiscardPart,
    DrawDead,
    ExtraDie,
    FoesRoll,
    Forfeit,
    GainTreasure,
    GoFirst,
    HeadsOrTails,
    Heal,
    HurtSelf,
    If,
    MatchDice,
    NoEffect,
    PowerRoll,
    Ransom,
    Repeat,
    RepeatOnDeath,
    StealAny,
    StealPart,
    StealTheirs,
    TurnUp,
)

COPIES = 2
WILD_COPIES = 8
FROM_RULEBOOK = frozenset(
    {"bleemax_brainiac", "mysterious", "mind_altering", "pact_with_the_devil", "demon_shoes", WILD}
)
"""The cards whose text the rulebook tells."""


class Component(CoreComponent, frozen=True, kw_only=True):
    """A spell card with its verbs, a treasure or dead wizard with its trait, or a hero."""

    glyph: str = ""
    initiative: int = 0
    verbs: tuple[Verb, ...] = ()
    trait: Trait | None = None


Row = Verb | tuple[Verb, ...]

GLYPHS_HERE = Amount(1, ("unique_glyphs",))
TREASURE = GainTreasure()


def roll(low: Row, middle: Row, high: Row) -> PowerRoll:
    """Return a power roll; a row of one verb needs no brackets."""
    return PowerRoll(_row(low), _row(middle), _row(high))


def _row(row: Row) -> tuple[Verb, ...]:
    return row if isinstance(row, tuple) else (row,)


def hits(low: int, middle: int, high: int) -> PowerRoll:
    """Return a power roll that only hurts its targets."""
    return roll(Damage(low), Damage(middle), Damage(high))


def _origin(id: str) -> Origin:
    return "rulebook" if id in FROM_RULEBOOK else "public"


def source(id: str, glyph: str, *verbs: Verb) -> Component:
    """Return a source card."""
    return Component(id=id, kind=SOURCE, copies=COPIES, glyph=glyph, verbs=verbs, origin=_origin(id))


def quality(id: str, glyph: str, *verbs: Verb) -> Component:
    """Return a quality card."""
    return Component(id=id, kind=QUALITY, copies=COPIES, glyph=glyph, verbs=verbs, origin=_origin(id))


def delivery(id: str, glyph: str, initiative: int, who: Who | None, rows: PowerRoll) -> Component:
    """Return a delivery card: at whom it aims, and its power roll."""
    verbs: tuple[Verb, ...] = (Aim(who), rows) if who else (rows,)
    return Component(
        id=id,
        kind=DELIVERY,
        copies=COPIES,
        glyph=glyph,
        initiative=initiative,
        verbs=verbs,
        origin=_origin(id),
    )


def treasure(id: str, trait: Trait) -> Component:
    """Return a treasure."""
    return Component(id=id, kind="treasure", trait=trait, origin=_origin(id))


def dead_wizard(id: str, copies: int, trait: Trait) -> Component:
    """Return a dead wizard card."""
    return Component(id=id, kind="dead_wizard", copies=copies, trait=trait)


SOURCES = (
    source("beard_o_blasty", "arcane", CopyText((DELIVERY,))),
    source("bleemax_brainiac", "arcane", TurnUp(2, "same_glyph")),
    source("professor_presto", "arcane", Aim("random_foe"), Damage(3), If("wild_magic_played", (TREASURE,))),
    source("sir_lootzor", "arcane", TREASURE, FoesRoll("treasure")),
    source("ben_voodoo", "dark", FoesRoll("damage"), DestroyOwn()),
    source("midnight_merlin", "dark", Aim("strongest_foe"), Damage(Amount(1, ("living",))), DrawDead()),
    source("old_scratch", "dark", HeadsOrTails()),
    source("death_fairy", "dark", RepeatOnDeath((Aim("chosen_foe"), Damage(2)))),
    source(
        "magma_gog",
        "elemental",
        ChooseOne((Aim("left_foe"), Damage(3)), (Aim("each_foe"), Damage(1))),
    ),
    source("scorchia", "elemental", Aim("strongest_foe"), Damage(3)),
    source("thai_foon", "elemental", Aim("each_foe_already_acted"), Damage(3)),
    source("wyrmtor", "elemental", Aim("each_foe"), Damage(GLYPHS_HERE)),
    source("pam_and_hecuba", "illusion", AimWide()),
    source("pew_and_pew", "illusion", TurnUp(4, "source")),
    source("sphinxion", "illusion", StealAny()),
    source("walker_time_ranger", "illusion", Contest(GLYPHS_HERE, loser=3)),
    source("dr_rooty_bark", "primal", Heal(3), FoesRoll("heal", 3)),
    source("king_oberon", "primal", Heal(2)),
    source("muzzlesnap", "primal", ExtraDie()),
    source("rose_bottom", "primal", Heal(GLYPHS_HERE)),
)
QUALITIES = (
    quality(IMPATIENT, "arcane", GoFirst(), Aim("each_foe"), Damage(1)),
    quality("mysterious", "arcane", Aim("right_foe"), Damage(Amount(1, ("unique_glyphs", "own_treasures")))),
    quality(
        "polished",
        "arcane",
        Aim("strongest_foe"),
        roll(Damage(1), (Damage(2), TREASURE), (Damage(5), TREASURE)),
    ),
    quality(
        "two_faced",
        "arcane",
        Aim("chosen_player"),
        GainTreasure("targets"),
        Damage(Amount(2, ("target_treasures",))),
    ),
    quality(
        "devilicious",
        "dark",
        Aim("chosen_foe"),
        roll(Damage(2), (Damage(4), HurtSelf(1)), (Damage(5), HurtSelf(2))),
    ),
    quality("festering", "dark", Aim("strongest_foe_not_acted"), DiscardPart(QUALITY)),
    quality("maggoty", "dark", Aim("strongest_foe"), Damage(Amount(2, ("dark",)))),
    quality("ritualistic", "dark", Aim("chosen_foe"), roll(HurtSelf(3), Damage(3), Damage(5))),
    quality("delicious", "elemental", Aim("each_foe_with_odd_life"), Damage(GLYPHS_HERE)),
    quality("dicey", "elemental", MatchDice()),
    quality(
        "explodifying",
        "elemental",
        Aim("chosen_foe"),
        roll(Damage(1), (Damage(3), HurtSelf(1)), (Damage(4), DestroyTheirs())),
    ),
    quality("inferno_tastic", "elemental", Aim("each_foe"), Damage(Amount(1, ("elemental",)))),
    quality("ballsy", "illusion", Aim("left_and_right_foes"), Ransom(3)),
    quality("cat_a_strophic", "illusion", Contest(2)),
    quality("disco_mirrored", "illusion", CopyText((SOURCE, DELIVERY))),
    quality("mind_altering", "illusion", Aim("random_foe"), Damage(3), GainTreasure("both")),
    quality("boulder_iffic", "primal", Aim("each_foe"), DamageInTurn()),
    quality("mighty_gro", "primal", Heal(2), If("weakest", (AddRandom(),))),
    quality(
        "prickly",
        "primal",
        Aim("right_foe"),
        roll(Damage(1), (Damage(1), Heal(1)), (Damage(3), Heal(3))),
    ),
    quality("thundering", "primal", Repeat(GLYPHS_HERE, (Aim("random_foe"), Damage(2)))),
)
DELIVERIES = (
    delivery(
        "cone_of_acid",
        "arcane",
        4,
        "left_and_right_foes",
        roll(Damage(1), Damage(2), (Damage(4), TREASURE)),
    ),
    delivery(
        "dragon_hoard",
        "arcane",
        6,
        "each_foe_without_treasure",
        roll(Damage(1), Damage(2), (Damage(3), TREASURE)),
    ),
    delivery(
        "power_vortex",
        "arcane",
        16,
        "each_foe",
        roll(Discard(1), (Damage(2), Discard(2)), (Damage(2), Discard(2), TREASURE)),
    ),
    delivery("testikill", "arcane", 7, "weakest_foe", roll(Damage(1), Damage(3), (Damage(5), TREASURE))),
    delivery(
        "death_wish",
        "dark",
        8,
        "right_foe",
        roll((Damage(2), HurtSelf(1)), (Damage(3), HurtSelf(1)), (Damage(5), HurtSelf(1))),
    ),
    delivery(
        "exorcism",
        "dark",
        11,
        "each_foe",
        roll(HurtSelf(1), Damage(2, with_medal=4), Damage(4, with_medal=8)),
    ),
    delivery("mercy_killing", "dark", 5, "weakest_foe", hits(2, 3, 4)),
    delivery(
        "pact_with_the_devil",
        "dark",
        18,
        "strongest_foe",
        roll(Damage(1), Damage(2), (Damage(2), StealPart(DELIVERY))),
    ),
    delivery("chicken", "elemental", 3, "strongest_foe", hits(1, 1, 7)),
    delivery("lightning_bolt", "elemental", 9, "two_foes_on_left", hits(1, 2, 4)),
    delivery("meatier_swarm", "elemental", 20, "each_stronger_foe", hits(1, 3, 4)),
    delivery(
        "nuke_u_lur_meltdown",
        "elemental",
        10,
        "strongest_foe",
        roll(Damage(1), (Damage(3), DamageNeighbours(1)), (Damage(5), DamageNeighbours(1))),
    ),
    delivery(
        "bedazzlement",
        "illusion",
        19,
        "chosen_foe",
        roll(Damage(1), (Damage(1), AddRandom(optional=True)), (Damage(1), AddChosen())),
    ),
    delivery(
        "brain_suck", "illusion", 15, "chosen_foe", roll(Damage(1), Damage(3), (Damage(4), StealTheirs()))
    ),
    delivery("phantasmagoons", "illusion", 17, "right_foe", hits(1, 3, 4)),
    delivery("vorpal_trap", "illusion", 13, "left_foe", roll(Damage(2), Damage(3), (Damage(3), Forfeit(3)))),
    delivery("fist_o_nature", "primal", 14, "left_foe", hits(1, 2, 4)),
    delivery("gore_nado", "primal", 2, "strongest_foe", hits(2, 3, 6)),
    delivery("fountain_of_youth", "primal", 12, None, roll(NoEffect(), Heal(2), Heal(4))),
    delivery(
        "snakedance",
        "primal",
        1,
        "left_and_right_foes",
        roll(Damage(1), Damage(2), Damage(Amount(2, ("primal",)))),
    ),
)
WILD_MAGIC = Component(id=WILD, kind="wild_magic", copies=WILD_COPIES, origin="rulebook")
TREASURES = (
    treasure("amulet_of_maneg", HealBySixes()),
    treasure("big_book_of_awesomeness", HigherTotal(2)),
    treasure("cheaters_handbook", RerollDie()),
    treasure("crown_of_the_meek", HurtCasters("dark", 1)),
    treasure("desperation_stones", MoreDice(1, "low_life")),
    treasure("fools_gold", HealWhenFoesFail(2)),
    treasure("kingor_crown", HigherTotal(GLYPHS_HERE)),
    treasure("lady_lucks_brassiere", RedoRoll()),
    treasure("lady_lucks_garters", AddIfShort(2)),
    treasure("lady_lucks_panties", LuckySingle(2)),
    treasure("methy_ions_backpack", FasterSpells(10)),
    treasure("plink_cannon", FireLeft(1)),
    treasure(GEM, StandIn()),
    treasure("slow_rollers_throne", MoreDice(1, "last")),
    treasure("skullzor_ring", MoreDice(2, "quality")),
    treasure("demon_shoes", CountsAsGlyph("dark")),
    treasure("moccasins_of_mana", CountsAsGlyph("arcane")),
    treasure("pumps_of_power", CountsAsGlyph("elemental")),
    treasure("tricksters_boots", CountsAsGlyph("illusion")),
    treasure("wood_lords_clogs", CountsAsGlyph("primal")),
    treasure("double_downer", AnswerTwin(2)),
    treasure("jokers_wild_codpiece", RewardWild(2)),
    treasure("lets_end_this", HigherTotal(Amount(2, ("dead",)))),
    treasure("phister_cannon", MoreDice(1, "delivery")),
    treasure("thinking_cap", LargerHand(1)),
)
DEAD_WIZARDS = (
    dead_wizard("afterlife_artifact", 5, StartTreasure()),
    dead_wizard("backlash_from_beyond", 2, Revenge(2)),
    dead_wizard("nectar_of_nirvana", 2, Joke()),
    dead_wizard("pixie_paradise", 3, StartCards(2)),
    dead_wizard("slag_shangri_la", 3, StartDie()),
    dead_wizard("the_big_house", 3, StartLife(3)),
    dead_wizard("giant_space_kingdom", 4, StartLife(2)),
    dead_wizard("wild_furicorn_meadow", 3, StartWild()),
)
DEAD_BY_LENGTH = {
    "tournament": DEAD_WIZARDS,
    "single": tuple([card for card in DEAD_WIZARDS if isinstance(card.trait, Revenge | Joke)]),
}
"""The dead wizard cards of a tournament and of a single game, in which no other game keeps their promises."""
HEROES = tuple(
    Component(id=id, kind="hero")
    for id in (
        "princess_holiday",
        "pisster",
        "fey_ticklebottom",
        "krazztar",
        "zanzabart",
        "hogs_the_house",
        "lady_lazervere",
        "jung_jung",
    )
)
SPELL_CARDS = (*SOURCES, *QUALITIES, *DELIVERIES, WILD_MAGIC)
COMPONENTS = {c.id: c for c in (*SPELL_CARDS, *TREASURES, *DEAD_WIZARDS, *HEROES)}

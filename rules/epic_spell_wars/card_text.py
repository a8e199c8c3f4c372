"""Words for components, refusals and options, rendered from the same data that the rules run on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from rules.core.action import Action
from rules.core.ids import SEATS, kind_of, seat_of
from rules.core.reasons import Reason, explain_shared
from rules.core.words import Words, listed
from rules.epic_spell_wars.cards import Component
from rules.epic_spell_wars.dice import BANDS, Contest, FoesRoll, PowerRoll
from rules.epic_spell_wars.effects import (
    ChooseOne,
    Damage,
    DamageNeighbours,
    Discard,
    Forfeit,
    GainTreasure,
    Heal,
    HurtSelf,
    If,
    Ransom,
    Repeat,
    RepeatOnDeath,
)
from rules.epic_spell_wars.parts import AddRandom, CopyText, DiscardPart, StealPart, TurnUp
from rules.epic_spell_wars.resolve import Number, Resolve, Verb
from rules.epic_spell_wars.spell import GLYPHS, KINDS, WILD
from rules.epic_spell_wars.state import State
from rules.epic_spell_wars.targets import Aim, victims_of
from rules.epic_spell_wars.traits import (
    LOW_LIFE,
    AddIfShort,
    AnswerTwin,
    CountsAsGlyph,
    FasterSpells,
    FireLeft,
    HealWhenFoesFail,
    HigherTotal,
    HurtCasters,
    LargerHand,
    LuckySingle,
    MoreDice,
    Revenge,
    RewardWild,
    StartCards,
    StartLife,
    Trait,
)

DOMAIN = "epic_spell_wars"


# --- components --------------------------------------------------------------------------------------


def text(component: Component, words: Words) -> str:
    """Return the rules text of a component: whom it hits, and what each row of its roll does."""
    if component.trait is not None:
        return _sentence(trait_text(component.trait, words))
    if not component.verbs:
        # Heroes do nothing, each in a way of its own.
        own = component.id if component.kind == "hero" else component.kind
        return words(f"{DOMAIN}.text.{own}")
    lines: list[str] = []
    before = [verb for verb in component.verbs if not isinstance(verb, PowerRoll)]
    rolls = [verb for verb in component.verbs if isinstance(verb, PowerRoll)]
    if rolls:
        aims = [words(f"{DOMAIN}.who.{verb.who}") for verb in before if isinstance(verb, Aim)]
        who = aims[0] if aims else words(f"{DOMAIN}.who.self")
        lines = [words(f"{DOMAIN}.target", who=who)]
        lines += [f"{band}: {clauses(row, words)}" for band, row in zip(bands(), rolls[0].rows, strict=True)]
    else:
        lines = [clauses(component.verbs, words)]
    return "\n".join(map(_sentence, lines))


def bands() -> list[str]:
    """Return the totals of the three rows as they are printed."""
    return [f"{least}+" if most is None else f"{least}–{most}" for least, most in BANDS]


def cost_text(component: Component, words: Words) -> str:
    """Return the glyph of a spell card and the initiative of a delivery; nothing costs anything."""
    if not component.glyph:
        return ""
    glyph = words(f"{DOMAIN}.glyph.{component.glyph}")
    if not component.initiative:
        return glyph
    return words(f"{DOMAIN}.glyph_initiative", glyph=glyph, n=component.initiative)


def clauses(verbs: Sequence[Verb], words: Words) -> str:
    """Return verbs as one sentence without its end, the victims before what happens to them."""
    said, aim = [], ""
    for verb in verbs:
        if isinstance(verb, Aim):
            aim = words(f"{DOMAIN}.who.{verb.who}")
        else:
            clause = phrase(verb, words)
            said.append(f"{aim}: {clause}" if aim else clause)
            aim = ""
    return "; ".join(said)


def _sentence(clause: str) -> str:
    return clause[0].upper() + clause[1:] + "."


# --- verbs -------------------------------------------------------------------------------------------


@singledispatch
def phrase(verb: Verb, words: Words) -> str:
    """Return a verb as it stands within a sentence; one without fields is its words alone."""
    return words(_key(verb))


def _key(verb: Verb) -> str:
    return f"{DOMAIN}.verb.{type(verb).__name__.lower()}"


def _damage(amount: Number, words: Words) -> str:
    return _counted("damage", amount, words)


def _counted(what: str, amount: Number, words: Words) -> str:
    """Return an amount of damage or of life, or so much for each of what is counted."""
    if isinstance(amount, int):
        return words.count(f"{DOMAIN}.{what}", amount)
    so_much = words.count(f"{DOMAIN}.{what}", amount.each)
    return words(f"{DOMAIN}.per", what=so_much, each=_each(amount, words))


def _each(amount: Number, words: Words) -> str:
    assert not isinstance(amount, int)
    names = [
        words(f"{DOMAIN}.each.glyph", of=words(f"{DOMAIN}.glyph.{what}.of"))
        if what in GLYPHS
        else words(f"{DOMAIN}.each.{what}")
        for what in amount.per
    ]
    return listed(names, words)


def _plain(amount: Number, words: Words) -> str:
    """Return a bare number, or so much for each of what is counted."""
    if isinstance(amount, int):
        return str(amount)
    return words(f"{DOMAIN}.per", what=str(amount.each), each=_each(amount, words))


@phrase.register
def _(verb: Aim, words: Words) -> str:
    return words(f"{DOMAIN}.target", who=words(f"{DOMAIN}.who.{verb.who}"))


@phrase.register
def _(verb: Damage, words: Words) -> str:
    damage = _damage(verb.amount, words)
    return words(f"{DOMAIN}.with_medal", what=damage, n=verb.with_medal) if verb.with_medal else damage


@phrase.register
def _(verb: DamageNeighbours | HurtSelf | Ransom | Forfeit, words: Words) -> str:
    return words(_key(verb), what=_damage(verb.amount, words))


@phrase.register
def _(verb: Heal, words: Words) -> str:
    return words(_key(verb), what=_counted("life", verb.amount, words))


@phrase.register
def _(verb: GainTreasure, words: Words) -> str:
    return words(f"{_key(verb)}.{verb.who}")


@phrase.register
def _(verb: Discard, words: Words) -> str:
    return words.count(_key(verb), verb.count)


@phrase.register
def _(verb: ChooseOne, words: Words) -> str:
    return words(_key(verb), first=clauses(verb.first, words), second=clauses(verb.second, words))


@phrase.register
def _(verb: If, words: Words) -> str:
    return words(f"{_key(verb)}.{verb.condition}", then=clauses(verb.verbs, words))


@phrase.register
def _(verb: Repeat, words: Words) -> str:
    return words(_key(verb), each=_each(verb.times, words), then=clauses(verb.verbs, words))


@phrase.register
def _(verb: RepeatOnDeath, words: Words) -> str:
    return words(_key(verb), then=clauses(verb.verbs, words))


@phrase.register
def _(verb: PowerRoll, words: Words) -> str:
    return "; ".join(f"{band}: {clauses(row, words)}" for band, row in zip(bands(), verb.rows, strict=True))


@phrase.register
def _(verb: FoesRoll, words: Words) -> str:
    return words(f"{_key(verb)}.{verb.outcome}", life=_counted("life", verb.amount, words))


@phrase.register
def _(verb: Contest, words: Words) -> str:
    bonus = _plain(verb.bonus, words)
    if verb.loser:
        return words(f"{_key(verb)}.lowest", bonus=bonus, what=_damage(verb.loser, words))
    return words(f"{_key(verb)}.highest", bonus=bonus)


@phrase.register
def _(verb: TurnUp, words: Words) -> str:
    return words.count(f"{_key(verb)}.{verb.keep}", verb.count)


@phrase.register
def _(verb: CopyText, words: Words) -> str:
    return words(f"{_key(verb)}.{'_or_'.join(verb.kinds)}")


@phrase.register
def _(verb: AddRandom, words: Words) -> str:
    return words(f"{_key(verb)}.optional" if verb.optional else _key(verb))


@phrase.register
def _(verb: DiscardPart | StealPart, words: Words) -> str:
    return words(_key(verb), kind=words(f"{DOMAIN}.place.{verb.kind}.what"))


# --- treasures and dead wizards ------------------------------------------------------------------------


@singledispatch
def trait_text(trait: Trait, words: Words) -> str:
    """Return a trait as a sentence without its end; one without fields is its words alone."""
    return words(_trait_key(trait))


def _trait_key(trait: Trait) -> str:
    return f"{DOMAIN}.trait.{type(trait).__name__.lower()}"


@trait_text.register
def _(trait: CountsAsGlyph, words: Words) -> str:
    return words(_trait_key(trait), of=words(f"{DOMAIN}.glyph.{trait.glyph}.of"))


@trait_text.register
def _(trait: MoreDice, words: Words) -> str:
    dice = words.count(f"{DOMAIN}.dice", trait.dice)
    return words(f"{_trait_key(trait)}.{trait.when}", dice=dice, n=LOW_LIFE)


@trait_text.register
def _(trait: HigherTotal, words: Words) -> str:
    return words(_trait_key(trait), n=_plain(trait.amount, words))


@trait_text.register
def _(trait: LuckySingle, words: Words) -> str:
    return words(_trait_key(trait), n=trait.amount)


@trait_text.register
def _(trait: HealWhenFoesFail | RewardWild | StartLife, words: Words) -> str:
    return words(_trait_key(trait), life=_counted("life", trait.life, words), most=BANDS[0][1])


@trait_text.register
def _(trait: HurtCasters, words: Words) -> str:
    of = words(f"{DOMAIN}.glyph.{trait.glyph}.of")
    return words(_trait_key(trait), of=of, what=_damage(trait.amount, words))


@trait_text.register
def _(trait: FireLeft | AnswerTwin | Revenge, words: Words) -> str:
    damage, life = (_counted(what, trait.amount, words) for what in ("damage", "life"))
    return words(_trait_key(trait), what=damage, life=life)


@trait_text.register
def _(trait: AddIfShort, words: Words) -> str:
    return words(_trait_key(trait), n=trait.most)


@trait_text.register
def _(trait: FasterSpells, words: Words) -> str:
    return words(_trait_key(trait), n=trait.initiative)


@trait_text.register
def _(trait: LargerHand | StartCards, words: Words) -> str:
    return words.count(_trait_key(trait), trait.cards)


# --- refusals ----------------------------------------------------------------------------------------


def name(id: str, words: Words) -> str:
    """Return the name of a component, a seat or a place of a spell; of nothing, nothing."""
    if not id:
        return ""
    if kind_of(id) == "seat":
        return words("seat", n=seat_of(id) + 1)
    return words(f"{DOMAIN}.place.{id}" if id in KINDS else f"{DOMAIN}.name.{id}")


def explain(state: State, seat: int, reason: Reason, words: Words) -> str:
    """Return a refusal in one sentence."""
    if said := explain_shared(state.decision, reason, DOMAIN, words):
        return said
    if reason.key == "not_aimed_at":
        return words(f"{DOMAIN}.reason.not_aimed_at", who=words(f"{DOMAIN}.who.{reason.about}"))
    key, about = f"{DOMAIN}.reason.{reason.key}", name(reason.about, words)
    if reason.key != "wrong_place":
        return words(key, name=about)
    kind = state.kind(reason.about)
    return words(key, name=about, place=words(f"{DOMAIN}.place.{kind}.to") if kind in KINDS else "")


# --- options -----------------------------------------------------------------------------------------


def describe(state: State, action: Action, words: Words) -> str:
    """Return an option in a few words."""
    decision = state.decision
    assert decision is not None, "there are options only at a decision"
    key, kind = f"{DOMAIN}.do.{action.kind}", action.kind
    source = name(action.source, words)
    match kind:
        case "lay" | "add" if action.target in KINDS:
            place = words(f"{DOMAIN}.place.{action.target}.to")
            stands_in = action.source == WILD or state.kind(action.source) not in KINDS
            return words(f"{key}_as" if stands_in else key, name=source, place=place)
        case "target":
            return words(key, target=name(action.target, words))
        case "choose":
            verb = next(verb for verb in state.verbs[action.source] if isinstance(verb, ChooseOne))
            return _chosen(
                state, action, clauses(verb.first if action.arg == 1 else verb.second, words), words
            )
        case "suffer":
            frame = state.stack[-1]
            asks = frame.program(state)[frame.step] if isinstance(frame, Resolve) else None
            return words(key, what=_damage(asks.amount, words)) if isinstance(asks, Ransom | Forfeit) else ""
        case "decline":
            return words(f"{key}.{decision.prompt}")
    return words(key, name=source, n=action.arg)


def _chosen(state: State, action: Action, said: str, words: Words) -> str:
    """Return one of two texts, with the names of its victims where they are not all foes."""
    victims, (who, _, what) = victims_of(state, action), said.partition(": ")
    if not what or len(victims) in (0, len(state.foes(state.acting))):
        return _sentence(said)
    names = listed([name(SEATS[victim], words) for victim in victims], words)
    return _sentence(words(f"{DOMAIN}.choose_at", who=who, names=names, what=what))

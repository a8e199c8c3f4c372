"""Words for components, rendered from the same data that the rules run on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from rules.black_rose.amounts import fixed
from rules.black_rose.board import ANYWHERE
from rules.black_rose.casting import ELEMENTS
from rules.black_rose.catalogue import Component, Event, Evocation, Face, Mage, Quest, Room, Spell, Upgrade
from rules.black_rose.queries import THE_ROSE, Where, Who, word
from rules.black_rose.quests import AllOf, Condition, Count, Happened, RevealedSpells
from rules.black_rose.resolve import Verb
from rules.black_rose.state import State
from rules.black_rose.targets import COLOURS, IMAGINARY, ROSE, SEATS, Choose, Near, Power, Target
from rules.black_rose.verbs import (
    Activate,
    Attack,
    Damage,
    Draw,
    Gain,
    Guard,
    Heal,
    IfDid,
    IfEnemy,
    Lose,
    Modifier,
    Move,
    Place,
    Remove,
    RemoveAll,
    Repeat,
    Replace,
    ReplaceDamage,
    Strengthen,
    Summon,
    Ultimatum,
    Ward,
    Whenever,
)
from rules.black_rose.verbs import Upgrade as Assign
from rules.core.words import Words, listed

SIDES = ("main", "reverse")
STATES = ("ruined", "restored")
SLOTS = ("quick", "i", "ii", "iii")


# --- components --------------------------------------------------------------------------------------


@singledispatch
def text(component: Component, words: Words) -> str:
    """Return the rules text of a component, one effect a line."""
    raise NotImplementedError(component.kind)


@text.register
def _(spell: Spell, words: Words) -> str:
    lines = [_side(side, face, words) for side, face in zip(SIDES, spell.faces, strict=True)]
    if spell.icon:
        lines.insert(0, words("black_rose.icon"))
    return "\n".join(lines)


@text.register
def _(room: Room, words: Words) -> str:
    if len(room.faces) == 1:
        colour = words(f"black_rose.colour.{room.colour}")
        numbers = words("black_rose.great_room", colour=colour, slots=room.slots, points=room.points[0])
        return f"{numbers}\n{_text(room.faces[0], words)}"
    numbers = words("black_rose.room", slots=room.slots, points="/".join(map(str, room.points)))
    faces = zip(STATES, room.faces, strict=True)
    return "\n".join([numbers, *(_line(f"state.{side}", face, words) for side, face in faces)])


@text.register
def _(mage: Mage, words: Words) -> str:
    numbers = words(
        "black_rose.mage", health=mage.health, hand=mage.hand, strength=mage.strength, speed=mage.speed
    )
    return f"{numbers}\n{words('black_rose.personal', name=words(f'black_rose.name.{mage.spell}'))}"


@text.register
def _(evocation: Evocation, words: Words) -> str:
    kinds = ", ".join(words(f"black_rose.archetype.{archetype}") for archetype in evocation.archetypes)
    numbers = words(
        "black_rose.evocation",
        kinds=kinds,
        health=evocation.health,
        strength=evocation.strength,
        speed=evocation.speed,
    )
    if not evocation.faces or evocation.faces[0].said:
        # Words of its own say when it holds.
        return f"{numbers}\n{words(f'black_rose.text.{evocation.id}.0')}"
    skills = [words("black_rose.skill", text=_text(face, words)) for face in evocation.faces]
    return "\n".join([numbers, *skills])


@text.register
def _(upgrade: Upgrade, words: Words) -> str:
    return _sentences(upgrade.verbs, words)


@text.register
def _(quest: Quest, words: Words) -> str:
    if quest.moon:
        key = f"black_rose.moon_quest{'.crowded' if quest.crowded else ''}"
        return f"{words(key, moon=quest.moon, points=quest.points)}\n{_text(quest.faces[0], words)}"
    when = words(f"black_rose.quest.{'at_once' if isinstance(quest.condition, Happened) else 'while'}")
    asks = condition_text(quest.condition, words)
    asked = words("black_rose.quest", side=quest.side[0], text=asks, when=when)
    return f"{asked}\n{_text(quest.faces[0], words)}"


@text.register
def _(event: Event, words: Words) -> str:
    if event.moon:
        numbers = {
            "moon": event.moon,
            "entering": event.entering,
            "leaving": event.leaving,
            "slot": event.slot,
        }
        if not event.slot:
            del numbers["slot"]
        line = words(f"black_rose.moon_event.{event.phase}", **numbers)
        line = words("black_rose.moon_event.crown", line=line) if event.crown else line
        return f"{line}\n{_text(event.faces[0], words)}"
    head = words("black_rose.event", n=event.round)
    parts = [
        words("black_rose.each_mage", text=_after_colon(face.verbs, words))
        if face.each_mage
        else _text(face, words)
        for face in event.faces
    ]
    return f"{head}\n{' '.join(parts)}"


def face_text(component: Component, side: int, words: Words) -> str:
    """Return what one side of a component does, without its target."""
    return _text(component.faces[side], words)


def _side(side: str, face: Face, words: Words) -> str:
    """Return what a side of a spell does; a trap for rooms has neither sides nor an aim, only colours."""
    if face.colour:
        element = words(f"black_rose.element.{face.element}")
        return words("black_rose.face.room_trap", element=element, text=_text(face, words))
    named, signs = words(f"black_rose.side.{side}"), ", ".join(_signs(face, words))
    return words("black_rose.face.side", side=named, signs=signs, text=_text(face, words))


def _line(head: str, face: Face, words: Words) -> str:
    """Return the effect of a room in one of its states, with its target."""
    signs = [words(f"black_rose.{head}"), *_signs(face, words)]
    return words("black_rose.face", signs=", ".join(signs), text=_text(face, words))


def _signs(face: Face, words: Words) -> list[str]:
    """List the type, the element and the target of an effect, as far as it has them."""
    signs = []
    if face.type:
        signs += [words(f"black_rose.type.{face.type}"), words(f"black_rose.element.{face.element}")]
    if face.type or face.target.is_figure or face.target.kind == "area":
        signs.append(target_text(face.target, words))
    return signs


def target_text(target: Target, words: Words) -> str:
    """Return what an effect aims at."""
    if target.kind in ("self", "special"):
        return words(f"black_rose.target.{target.kind}")
    whose = "" if target.kind == "area" else f".{target.whose}"
    return words(f"black_rose.target.{target.kind}{whose}", range=range_text(target.range, words))


def range_text(range_: int, words: Words) -> str:
    if range_ == ANYWHERE:
        return words("black_rose.range.anywhere")
    return words.count("black_rose.range", range_) if range_ else words("black_rose.range.here")


def condition_text(condition: Condition, words: Words) -> str:
    """Return what a quest asks for."""
    if isinstance(condition, Happened):
        return words(f"black_rose.moment.{condition.what}")
    if isinstance(condition, AllOf):
        kinds = [words(f"black_rose.count.of.{part.type}") for part in condition.all]
        (n,) = {part.n for part in condition.all}
        return words.count("black_rose.count.allof", n, kinds=listed(kinds, words))
    assert isinstance(condition, Count)
    kind = words(f"black_rose.count.of.{condition.type}") if isinstance(condition, RevealedSpells) else ""
    return words.count(f"black_rose.count.{type(condition).__name__.lower()}", condition.n, kind=kind)


def _text(face: Face, words: Words) -> str:
    if face.said:
        return words(f"black_rose.text.{face.said}")
    return _sentences(face.verbs, words)


def _sentences(verbs: Sequence[Verb], words: Words) -> str:
    return _capital(_after_colon(verbs, words))


def _after_colon(verbs: Sequence[Verb], words: Words) -> str:
    """Return sentences of which the first goes on with another."""
    first, *others = (f"{phrase(verb, words)}." for verb in verbs)
    return " ".join([first, *map(_capital, others)])


# --- verbs -------------------------------------------------------------------------------------------


@singledispatch
def phrase(verb: Verb, words: Words) -> str:
    """Return a verb as it stands within a sentence; one without fields is its words alone."""
    return words(_key(verb))


@phrase.register
def _(verb: IfDid, words: Words) -> str:
    line = words(_key(verb), do=phrase(verb.do, words), then=_phrases(verb.then, words))
    if verb.otherwise:
        line = words(f"{_key(verb)}.otherwise", line=line, otherwise=_phrases(verb.otherwise, words))
    return line


@phrase.register
def _(verb: IfEnemy, words: Words) -> str:
    return words(_key(verb), then=_phrases(verb.then, words))


@phrase.register
def _(verb: Repeat, words: Words) -> str:
    return words.count(_key(verb), verb.times, do=_phrases(verb.do, words))


@phrase.register
def _(verb: Damage, words: Words) -> str:
    return words.count(f"{_key(verb)}.{verb.by}", fixed(verb.n), to=words(f"black_rose.to.{verb.to}"))


@phrase.register
def _(verb: Ultimatum | Lose | Strengthen | Ward | Guard, words: Words) -> str:
    return words.count(_key(verb), fixed(verb.n))


@phrase.register
def _(verb: Move, words: Words) -> str:
    return words.count(_key(verb), fixed(verb.times))


@phrase.register
def _(verb: ReplaceDamage, words: Words) -> str:
    return words.count(f"{_key(verb)}.{verb.by}", fixed(verb.n), who=words(f"black_rose.on.{verb.who}"))


@phrase.register
def _(verb: Heal, words: Words) -> str:
    return words.count(f"{_key(verb)}.{verb.who}", fixed(verb.n))


@phrase.register
def _(verb: Attack, words: Words) -> str:
    line = words(_key(verb), range=range_text(verb.range, words))
    return words(f"{_key(verb)}.bonus", line=line, n=verb.bonus) if verb.bonus else line


@phrase.register
def _(verb: Place, words: Words) -> str:
    who = "may" if verb.optional else "for_black_rose" if verb.colour else verb.by
    return words.count(f"{_key(verb)}.{who}", fixed(verb.n), room=_into(verb.room, words, verb.by))


@phrase.register
def _(verb: Replace, words: Words) -> str:
    return words.count(_key(verb), fixed(verb.n), room=words(f"black_rose.in.{verb.room}"))


@phrase.register
def _(verb: Gain, words: Words) -> str:
    return words.count(f"{_key(verb)}.{verb.who}", fixed(verb.n))


@phrase.register
def _(verb: Summon, words: Words) -> str:
    return words(_key(verb), what=words(f"black_rose.one.{verb.kind}"), room=_into(verb.room, words))


@phrase.register
def _(verb: Activate, words: Words) -> str:
    line = words(_key(verb), which=words(f"black_rose.which.{_which(verb.which)}"))
    return words(f"{_key(verb)}.bonus", line=line, n=verb.bonus) if verb.bonus else line


@phrase.register
def _(verb: Remove, words: Words) -> str:
    return words(_key(verb), which=words(f"black_rose.which.{_which(verb.which)}"))


@phrase.register
def _(verb: RemoveAll, words: Words) -> str:
    return words(_key(verb), what=words(f"black_rose.all.{verb.kind}"))


@phrase.register
def _(verb: Assign, words: Words) -> str:
    whom = words(f"black_rose.whom.{_which(verb.which)}")
    if verb.kind:
        return words(_key(verb), name=words(f"black_rose.name.{verb.kind}"), whom=whom)
    return words(f"{_key(verb)}.any", whom=whom)


@phrase.register
def _(verb: Draw, words: Words) -> str:
    return words.count(f"{_key(verb)}.{verb.zone}", fixed(verb.n))


@phrase.register
def _(verb: Whenever, words: Words) -> str:
    return words(_key(verb), when=words(f"black_rose.when.{verb.trigger}"), do=_phrases(verb.do, words))


@phrase.register
def _(verb: Modifier, words: Words) -> str:
    return words(f"{_key(verb)}.{verb.of}.{verb.stat}", n=verb.add)


def _key(verb: Verb) -> str:
    return f"black_rose.verb.{type(verb).__name__.lower()}"


def _phrases(verbs: Sequence[Verb], words: Words) -> str:
    phrases = [phrase(verb, words) for verb in verbs]
    if len(set(map(_subject, verbs))) > 1:
        return words("black_rose.then").join(phrases)
    return listed(phrases, words)


def _subject(verb: Verb) -> str:
    """Return who does it."""
    match verb:
        case Gain(who=str(who)):
            return who
        case Damage(by=by) | Place(by=by) | ReplaceDamage(by=by):
            return by
    return "you"


def _which(which: Who | Choose) -> str:
    """Return under which key an evocation is spoken of."""
    if not isinstance(which, Choose):
        return word(which)
    parts = [which.whose, which.archetype, "other" if which.other else ""]
    return "_".join(filter(None, ("one", *parts)))


def _into(room: str | Where | Near, words: Words, of: Power = "you") -> str:
    if isinstance(room, Near):
        return words.count(f"black_rose.into.near.{of}", room.range)
    return words(f"black_rose.into.{room}")


def _capital(sentence: str) -> str:
    return sentence[0].upper() + sentence[1:]


# --- names -------------------------------------------------------------------------------------------


def name(state: State, thing: str, words: Words) -> str:
    """Return the name of a component, a figure, a slot, a cell or a cube; of nothing, nothing."""
    if not thing:
        return ""
    kind, _, number = thing.partition(":")
    if thing in SEATS:
        mage = state.seats[SEATS[thing]].mage if SEATS[thing] < len(state.seats) else ""
        return words(f"black_rose.name.{mage}") if mage else words("seat", n=SEATS[thing] + 1)
    if thing in COLOURS:
        colour = COLOURS[thing]
        return words("black_rose.cube.rose") if colour == ROSE else words("black_rose.cube", n=colour + 1)
    if thing in (THE_ROSE, "supply", "form"):
        return words(f"black_rose.{'the_rose' if thing == THE_ROSE else thing}")
    if kind == "slot":
        return words(f"black_rose.slot.{SLOTS[int(number[-1])]}")
    if kind == "cell" or thing == IMAGINARY:
        return words(f"black_rose.{kind}")
    if number and kind in state.book.evocations:
        return words("black_rose.figure", name=words(f"black_rose.name.{kind}"), n=number)
    if thing in ELEMENTS:
        return words(f"black_rose.element.{thing}")
    known = (*state.book.grimoires, *state.book.schools)
    if thing not in state.book.components and thing not in known:
        return words("black_rose.nothing")
    return words(f"black_rose.name.{thing}")

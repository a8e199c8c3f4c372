"""What speaks for a card: what it does, whom it reaches, which quest it serves, what the hand lacks."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rules.black_rose.board import ANYWHERE, CELL
from rules.black_rose.card_text import face_text, name
from rules.black_rose.conditions import Happened
from rules.black_rose.selection import Branch
from rules.black_rose.targets import MAGES, SEATS
from rules.black_rose.verbs_cubes import Attack, Damage
from rules.black_rose.worth import situation, spell_value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.black_rose.catalogue import Face, SpellType
    from rules.black_rose.resolve import Verb
    from rules.black_rose.state import State
    from rules.core.words import Words

HINT = "black_rose.advice"
TYPES: tuple[SpellType, ...] = ("combat", "conjunction", "protection", "trap")
NUMBERS = ("health", "strength", "speed", "hand")
"""The numbers of a mage of which the highest speaks for it."""
QUICK = ":0"
FEW = 2
"""A hand with more effects of a type does not lack it."""
INNER = str.maketrans("\u00ab\u00bb\u201c\u201d", "\u201e\u201c\u2018\u2019")
"""The quotation marks within what is quoted."""
DASH = " \N{EM DASH} "
"""What stands for a colon in what is quoted: advice has one of its own."""
CLAUSES, SAYING = (", ", "; "), 60
"""Where a text may be broken off, and after how many letters: what comes before may be a mere condition."""
SHORT = 72
"""A sentence of fewer letters says little without the next one."""
LONG = 150
"""So many letters at most has a text that is quoted."""


def quoted(said: str, words: Words) -> str:
    """Return how a text begins, as it goes on after a colon: as much of it as is not too long.

    The Black Rose keeps her capital; a colon of its own would be the second one.
    """
    plain = said.strip().partition("\n")[0].rstrip(".").replace(": ", DASH)
    first, *others = (_uncapital(part, words) for part in plain.split(". "))
    both = "; ".join([first, *others[:1]]) if len(first) < SHORT else first
    begins = (
        both,
        f"{first}; {others[0].partition('; ')[0]}" if others else first,
        first,
        first.partition("; ")[0],
    )
    return (next((part for part in begins if len(part) <= LONG), "") or _broken_off(first)).translate(INNER)


def _uncapital(said: str, words: Words) -> str:
    return said if said.startswith(words("black_rose.the_rose")) else said[:1].lower() + said[1:]


def effect(said: str, words: Words, otherwise: str, key: str = "effect") -> str:
    """Say what a text does in its own words, as far as they are few, else what is said otherwise."""
    does = quoted(said, words)
    return words(f"{HINT}.{key}", does=does) if does else words(f"{HINT}.{otherwise}")


def _broken_off(said: str) -> str:
    """Return a text, or of a long one the clauses, or else the words, that are few enough to be quoted."""
    if len(said) <= LONG:
        return said
    whole = [n for n in range(LONG) if said.count("(", 0, n) == said.count(")", 0, n)]
    clauses = [n for n in whole if n >= SAYING and said[n : n + 2] in CLAUSES]
    end = (clauses or [n for n in whole if said[n] == " "])[-1]
    return f"{said[:end].rstrip(DASH)}\N{HORIZONTAL ELLIPSIS}"


def called(state: State, figure: str, words: Words) -> str:
    """Return a figure as advice names it: the mage of a rival also by whose it is, as the log does."""
    rival = figure in SEATS and state.decision is not None and SEATS[figure] != state.decision.seat
    if not rival or not state.seats[SEATS[figure]].mage:
        return name(state, figure, words)
    return words(f"{HINT}.player", seat=words("seat", n=SEATS[figure] + 1), name=name(state, figure, words))


def strikes(program: Sequence[Verb]) -> bool:
    """Tell whether an effect, or the rest of one, deals damage to anybody."""
    return any(
        isinstance(verb, Damage | Attack)
        or (isinstance(verb, Branch) and any(strikes(option.do) for option in verb.options))
        for verb in program
    )


# --- before the first round ----------------------------------------------------------------------------


def best_mage(state: State, mage: str, words: Words) -> str:
    """Say in which number a mage is ahead of all others, or what its own spell does."""
    mages = state.book.mages
    for number in NUMBERS:
        mine = getattr(mages[mage], number)
        if all(mine > getattr(other, number) for other in mages.values() if other.id != mage):
            return words(f"{HINT}.mage.{number}", n=mine)
    return words(f"{HINT}.mage.spell", name=words(f"black_rose.name.{mages[mage].spell}"))


def best_school(state: State, seat: int, school: str, words: Words) -> str:
    """Say what a school is about."""
    return words(f"{HINT}.school", does=words(f"black_rose.about.{school}").partition(": ")[2])


def best_grimoire(state: State, seat: int, grimoire: str, words: Words) -> str:
    """Say how many spells of which types a grimoire has."""
    spells = state.book.spells
    faces = [face for card in state.book.grimoires[grimoire] for face in spells[card].faces]
    return words(f"{HINT}.grimoire", types=_types(faces, words))


def _types(faces: list[Face], words: Words) -> str:
    """List how many effects there are of each type, most first."""
    counts = Counter(face.type for face in faces if face.type)
    listed = [words.count(f"{HINT}.type.{kind}", n) for kind, n in counts.most_common()]
    return ", ".join(listed)


# --- study ---------------------------------------------------------------------------------------------


def wanted_by(state: State, seat: int, face: Face) -> str:
    """Return the quest of a seat for which a face counts when it is revealed, if there is one."""
    if not state.book.moons:
        return ""
    for quest in state.seats[seat].quests:
        printed = state.book.quests.get(quest)
        for test in printed.tests if printed is not None else ():
            if not isinstance(test, Happened) or test.what.trigger != "revealed":
                continue
            elements, types = test.what.elements, test.what.types
            fits = face.element in (*elements, "any") if elements else face.type in types if types else False
            if fits and (not types or face.type in types):
                return quest
    return ""


def element_wanted(state: State, seat: int, element: str, words: Words) -> str:
    """Say for which quest an element counts; mostly it makes no difference."""
    for quest in state.seats[seat].quests:
        for test in state.book.quests[quest].tests:
            if isinstance(test, Happened) and element in test.what.elements:
                return words(f"{HINT}.for_quest", name=name(state, quest, words))
    return words(f"{HINT}.element")


def why_draw(state: State, seat: int, school: str, words: Words) -> str:
    """Say what a deck has more of than others: what a quest wants, or what the hand lacks."""
    book, hand = state.book, state.seats[seat].hand
    of_school = [spell for spell in book.spells.values() if spell.school == school]
    faces = [face for spell in of_school for face in spell.faces]
    quests = [quest for quest in (wanted_by(state, seat, face) for face in faces) if quest]
    if quests:
        return words(f"{HINT}.deck.quest", name=name(state, quests[0], words))
    if not faces:
        return words(f"{HINT}.deck.other")
    held = Counter(face.type for card in hand if card in book.spells for face in book.spells[card].faces)
    has = Counter(face.type for face in faces)
    kind = max(TYPES, key=lambda kind: (has[kind] / len(faces) / (1 + held[kind]), has[kind]))
    if held[kind] > FEW:
        return words(f"{HINT}.deck.most", kind=words(f"{HINT}.many.{max(TYPES, key=lambda kind: has[kind])}"))
    have = words.count(f"{HINT}.type.{kind}", held[kind]) if held[kind] else words(f"{HINT}.none.{kind}")
    return words(f"{HINT}.deck.lack", kind=words(f"{HINT}.many.{kind}"), have=have)


def why_keep(state: State, seat: int, card: str, words: Words) -> str:
    """Say which quest a spell serves, or what its better side does."""
    side = _better_side(state, seat, card)
    face = state.book.spells[card].faces[side]
    quest = wanted_by(state, seat, face)
    if quest:
        return _for_quest(state, quest, words)
    if face.type in ("trap", "protection"):
        return words(f"{HINT}.{face.type}")
    return effect(face_text(state.book.spells[card], side, words), words, "keep.best")


def why_drop(state: State, seat: int, card: str, words: Words) -> str:
    """Say why a spell can be spared: there is another copy, it reaches nobody, or it is the weakest."""
    me = state.seats[seat]
    if me.hand.count(card) > 1:
        return words(f"{HINT}.drop.twice")
    values = {other: _value(state, seat, other) for other in me.hand if other in state.book.spells}
    weakest = min(values, key=lambda other: values[other], default="")
    faces = state.book.spells[card].faces
    if all(face.type in ("trap", "protection") for face in faces) and card != weakest:
        return words(f"{HINT}.drop.waiting")
    return words(f"{HINT}.drop.weakest" if card == weakest else f"{HINT}.drop.spared")


def _for_quest(state: State, quest: str, words: Words) -> str:
    return words(f"{HINT}.for_quest", name=name(state, quest, words))


def _better_side(state: State, seat: int, card: str) -> int:
    seen, faces = situation(state, seat), state.book.spells[card].faces
    return max(range(len(faces)), key=lambda side: spell_value(state.edition, card, side, seen))


def _value(state: State, seat: int, card: str) -> float:
    return spell_value(state.edition, card, _better_side(state, seat, card), situation(state, seat))


# --- planning ------------------------------------------------------------------------------------------


def why_lay(state: State, seat: int, card: str, side: int, slot: str, words: Words) -> str:
    """Say what a side of a spell is prepared for: a quest, a victim in reach, an answer to rivals."""
    face = state.book.spells[card].faces[side]
    quest = wanted_by(state, seat, face)
    why = [_for_quest(state, quest, words)] if quest else []
    if face.type in ("trap", "protection"):
        why.append(words(f"{HINT}.{face.type}"))
    else:
        aims = face.target.is_figure or face.target.kind == "area"
        why.append(effect(face_text(state.book.spells[card], side, words), words, "cast.best"))
        why += [_in_reach(state, seat, face, words)] if aims else []
    if slot.endswith(QUICK) and len(why) == 1:
        why.append(words(f"{HINT}.quick"))
    return "; ".join(why[:2])


def _in_reach(state: State, seat: int, face: Face, words: Words) -> str:
    """Say how far the nearest rival is from where a spell reaches."""
    me, range_ = state.seats[seat], face.target.range
    if face.target.whose == "own":
        return words(f"{HINT}.aim.own")
    if range_ == ANYWHERE:
        return words(f"{HINT}.aim.anywhere")
    rivals = [(n, other) for n, other in enumerate(state.seats) if n != seat and other.place != CELL]
    if me.place == CELL or not rivals:
        return words.count(f"{HINT}.aim.range", range_) if range_ else words(f"{HINT}.aim.room")
    apart = state.board.apart[me.place]
    steps, rival = min((apart[other.place], n) for n, other in rivals)
    named, walked = called(state, MAGES[rival], words), steps - range_
    if walked <= 0:
        return words(f"{HINT}.aim.now", name=named)
    within = walked <= state.speed(MAGES[seat])
    return words.count(f"{HINT}.aim.{'walk' if within else 'far'}", steps, name=named)

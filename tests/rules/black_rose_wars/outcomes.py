"""What differs between two positions, in a few words: `arena +0` is a cube, `h0+1` a card in hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from rules.black_rose.records import Effect
from rules.black_rose.state import State
from rules.black_rose.targets import MAGES, ROSE, SLOT_IDS
from tests.rules.black_rose_wars.scenario import at

SCENES = Path(__file__).parent


def read_scenes(file: str) -> list[tuple[str, list[str], str]]:
    """Read scenes: a name, the answers given and what changes, a line each; `#` begins a remark."""
    lines = [line.strip() for line in (SCENES / file).read_text().splitlines() if not line.startswith("#")]
    found = list(zip(lines[0::3], lines[1::3], lines[2::3], strict=True))
    return [(name, [] if given == "-" else given.split("; "), changed) for name, given, changed in found]


def face_of(name: str) -> tuple[str, int]:
    """Return the card and the side that a scene is about: `fireball#1 (aside)` has a remark."""
    card, _, side = name.split(maxsplit=1)[0].partition("#")
    return card, int(side)


def without(changed: str, word: str) -> str:
    """Return what changed but for a word that goes without saying."""
    return " ".join(other for other in changed.split(" ") if other != word)


def changes(before: State, after: State) -> str:
    """Return everything that is another than before, but for supplies, which follow from the cubes."""
    return " ".join(
        [*_figures(before, after), *_rooms(before, after), *_seats(before, after), *_table(before, after)]
    )


def _cubes(before: Sequence[int], after: Sequence[int]) -> str:
    """Return the colours of cubes that came and went: `+00-2`; the Black Rose is R."""
    came, went = Counter(after) - Counter(before), Counter(before) - Counter(after)
    letters = ["".join("R" if c == ROSE else str(c) for c in sorted(n.elements())) for n in (came, went)]
    return "".join(sign + text for sign, text in zip("+-", letters, strict=True) if text)


def _figures(before: State, after: State) -> Iterator[str]:
    mages = MAGES[: len(after.seats)]
    for figure in (*mages, *sorted({*before.evocations, *after.evocations})):
        if figure not in mages and figure not in after.evocations:
            yield f"{figure} leaves"
            continue
        here, new = at(after, figure), figure not in mages and figure not in before.evocations
        if new or at(before, figure) != here:
            yield f"{figure}@{here}"
        if new or before.owner(figure) != after.owner(figure):
            yield f"{figure}={after.owner(figure)}"
        cubes = _cubes(() if new else before.damage(figure), after.damage(figure))
        if cubes:
            yield f"{figure}{cubes}"


def _rooms(before: State, after: State) -> Iterator[str]:
    for old, room in zip(before.rooms, after.rooms, strict=True):
        cubes = _cubes(old.cubes, room.cubes)
        if cubes:
            yield f"{room.id}{cubes}"
        if old.used != room.used:
            yield f"{room.id} {'used' if room.used else 'ready'}"


def _seats(before: State, after: State) -> Iterator[str]:
    for seat, (old, me) in enumerate(zip(before.seats, after.seats, strict=True)):
        counts = {
            "p": (before.power(seat), after.power(seat)),
            "h": (len(old.hand), len(me.hand)),
            "g": (len(old.grimoire), len(me.grimoire)),
            "m": (len(old.memories), len(me.memories)),
            "q": (len(old.quests), len(me.quests)),
            "t": (old.tokens, me.tokens),
            "trophies": (before.trophies[seat], after.trophies[seat]),
            "form": (len(old.pack.form_damage), len(me.pack.form_damage)),
        }
        yield from (f"{name}{seat}{n - m:+}" for name, (m, n) in counts.items() if m != n)
        for slot, (was, spell) in enumerate(zip(old.slots, me.slots, strict=True)):
            if was != spell:
                yield f"{SLOT_IDS[seat][slot]}={_spell(spell)}"
        if old.form != me.form:
            yield f"form{seat}={me.form}"
        if len(me.pack.seen) != len(old.pack.seen):
            yield f"sees{seat}{len(me.pack.seen) - len(old.pack.seen):+}"


def _spell(spell: object) -> str:
    if spell is None:
        return "none"
    card, side = getattr(spell, "card", ""), getattr(spell, "side", 0)
    marks = "".join(
        mark for name, mark in (("revealed", "!"), ("token", "*"), ("shown", "?")) if getattr(spell, name)
    )
    return f"{'~' * side}{card}{marks}"


def _table(before: State, after: State) -> Iterator[str]:
    rose = after.power(ROSE) - before.power(ROSE)
    if rose:
        yield f"rose{rose:+}"
    if before.crown != after.crown:
        yield f"crown={after.crown}"
    if before.omens != after.omens:
        yield f"omens={','.join(after.omens)}"
    if before.moon != after.moon:
        yield f"moon={after.moon}"
    for effect in after.effects:
        if effect not in before.effects:
            yield f"[{_effect(after, effect)}]"


def _effect(state: State, effect: Effect) -> str:
    """Return what holds, and for whom."""
    verb = state.book.programs[effect.source][effect.part][effect.step]
    words = [type(verb).__name__.lower(), getattr(verb, "stat", "") or getattr(verb, "banned", "")]
    amounts = [str(n) for n in (getattr(verb, "add", 0), getattr(verb, "set", None)) if n]
    return ":".join(filter(None, [*words, *amounts, ",".join(effect.figures)]))

"""What a tournament that is over tells: damage, kills, treasures, the longest spell, and lives by round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rules.core.events import Event
from rules.core.game import Deeds
from rules.core.ids import seat_of
from rules.core.words import Words, listed
from rules.epic_spell_wars.score import LIFE
from rules.epic_spell_wars.spell_name import spell_name

DOMAIN = "epic_spell_wars"
LOOT = ("gained_treasure", "stole_treasure")


class Spell(NamedTuple):
    """A spell that was cast: by whom, out of which cards, in whose name, and what it took from the others."""

    seat: int
    cards: tuple[str, ...]
    hero: str
    damage: int


def spells(events: Sequence[Event]) -> Iterator[Spell]:
    """Yield the spells that were announced, each with the damage that its caster did until the next one."""
    cast: Spell | None = None
    for event in events:
        if event.kind == "announced":
            if cast is not None:
                yield cast
            cast = Spell(event.seat, tuple(event.what.split("+")), event.target, 0)
        elif cast is not None and _dealt(event) == cast.seat:
            cast = cast._replace(damage=cast.damage + event.amount)
        elif cast is not None and event.kind in ("added", "stole_part", "revealed") and _joins(event, cast):
            cast = cast._replace(cards=(*cast.cards, event.what))
    if cast is not None:
        yield cast


def _joins(event: Event, cast: Spell) -> bool:
    """Tell whether a card joins a spell that is being cast."""
    return event.target == f"spell:{cast.seat}" != event.source


def _dealt(event: Event) -> int:
    """Return who has hurt somebody else, or -1."""
    return seat_of(event.source) if event.kind == "damaged" and event.source != f"seat:{event.seat}" else -1


def kills(events: Sequence[Event]) -> list[tuple[int, int]]:
    """List who killed whom."""
    return [(seat_of(event.source), event.seat) for event in events if event.kind == "died"]


def tally(events: Sequence[Event], seats: int) -> dict[str, list[int]]:
    """Count the damage to others, the kills, the treasures, and the cards of the longest spell of each."""
    cast, killed = list(spells(events)), kills(events)
    return {
        "damage": [sum(e.amount for e in events if _dealt(e) == seat) for seat in range(seats)],
        "kills": [sum(by == seat != victim for by, victim in killed) for seat in range(seats)],
        "treasures": [sum(e.kind in LOOT and e.seat == seat for e in events) for seat in range(seats)],
        "cards": [max((len(s.cards) for s in cast if s.seat == seat), default=0) for seat in range(seats)],
    }


def feats(events: Sequence[Event], words: Words, names: Sequence[str]) -> list[tuple[str, str]]:
    """Tell of the most damaging spell, the hardest blow, and who killed most."""
    told = []
    greatest = max(spells(events), key=lambda spell: (spell.damage, len(spell.cards)), default=None)
    if greatest is not None:
        called = spell_name(greatest.cards, greatest.hero, words)
        who, damage = names[greatest.seat], greatest.damage
        told.append(("spell", words(f"{DOMAIN}.feat.spell.text", name=called, who=who, damage=damage)))
    blows = [event for event in events if _dealt(event) >= 0 and event.cause]
    if blows:
        hardest = max(blows, key=lambda event: event.amount)
        about = {"card": words(f"{DOMAIN}.name.{hardest.cause}"), "victim": names[hardest.seat]}
        said = words(f"{DOMAIN}.feat.blow.text", who=names[_dealt(hardest)], n=hardest.amount, **about)
        told.append(("blow", said))
    killed = Counter(by for by, victim in kills(events) if by != victim)
    if killed:
        ((killer, _),) = killed.most_common(1)
        victims = Counter(victim for by, victim in kills(events) if by == killer != victim)
        slain = [names[seat] + (f" ×{times}" if times > 1 else "") for seat, times in victims.items()]
        about = {"who": names[killer], "names": listed(slain, words)}
        told.append(("kills", words(f"{DOMAIN}.feat.kills.text", **about)))
    return [(words(f"{DOMAIN}.feat.{key}"), text) for key, text in told]


def course(events: Sequence[Event], seats: int) -> list[list[list[int]]]:
    """Return the lives of all seats, game by game: at its start and after each round."""
    lives = [LIFE] * seats
    games = [[list(lives)]]
    for event in events:
        match event.kind:
            case "damaged":
                lives[event.seat] = max(0, lives[event.seat] - event.amount)
            case "healed":
                lives[event.seat] += event.amount
            case "died":
                lives[event.seat] = 0
            case "game" if event.amount > 1:
                lives = [LIFE] * seats
                games.append([])
            case "round" if event.amount > 1 or not games[-1]:
                games[-1].append(list(lives))
            case "medal":
                games[-1].append(list(lives))
    return games


def blow(events: Sequence[Event]) -> list[Event]:
    """Return the deaths by the last blow that killed."""
    deaths: list[Event] = []
    for event in reversed(events):
        if event.kind == "died":
            deaths.insert(0, event)
        elif deaths and event.kind == "damaged":
            break
    return deaths


DEEDS = Deeds(tally, feats, course, blow)

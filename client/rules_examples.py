"""Hard rules as examples: things of a real table that cannot be used just now, each with the reason.

The reasons are those that the table itself gives, so that an example can never be wrong.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect, Surface

from client.art.effects import OutlineKind, outline
from client.clip import ClipTable
from client.rules_pictures import SIZE, played
from client.table.layout import Arrangement, original
from rules.core.decision import TURN
from rules.core.engine import State, refusal
from rules.core.reasons import NOT_NOW, NOT_YOURS, Reason

if TYPE_CHECKING:
    from client.app import App
    from client.session import Session

MOST = 6
CLOSE = (440, 320)
"""How large a part of the table an example shows, in pixels of the table."""
ROOMY = 1.15
"""How much larger than a marked place the part of the table is at least."""
BARE = {
    NOT_NOW.key,
    NOT_YOURS.key,
    "no_room_there",
    "not_your_dice",
    "not_prepared",
    "not_on_your_board",
    "taken",
    "no_such_quest",
}
"""Reasons that say nothing about a rule."""
EXPLAINED = {
    "epic_spell_wars": {"order": "order", "glyphs": "spell:0", "summary": "summary", "life": "own"},
    "res_arcana": {"check": "score", "discard": "hand"},
    "black_rose_duel": {"defeat": "seat:1", "rooms": "field", "quests": "quests", "slots": "slots"},
    "black_rose_wars": {
        "defeat": "seat:1",
        "rooms": "field",
        "traps": "slots",
        "moons": "tracks",
        "turn": "hand",
        "end": "quests",
    },
}
"""What is explained in words of its own, before anything that is refused: the zone of each, by its name."""


class Example(NamedTuple):
    """A part of a table with one thing marked, and why it cannot be used."""

    picture: Surface
    said: str


def draw_examples(app: App, game: str) -> list[Example]:
    """Play the table of a game and draw what it explains, and the first things refused for each reason."""
    session = played(game)
    table, found = ClipTable(app, session, 0, SIZE), dict[str, Example]()
    left = MOST - len(EXPLAINED.get(game, {}))
    for step in _free_moves(session):
        if len(found) >= left:
            break
        table.show_step(step)
        table.finish()
        state = session.steps[step - 1].after
        refused = _refused(table, state)
        for key in [key for key in refused if key not in found][: left - len(found)]:
            thing, reason = refused[key]
            said = session.game.explain(table.model.view, 0, reason, app.words)
            found[key] = Example(close_up(table, thing, "refused"), said)
    return [*_explained(table, game), *found.values()]


def _explained(table: ClipTable, game: str) -> Iterator[Example]:
    """Yield what a game has to say about parts of the table that is shown."""
    for name, zone in EXPLAINED.get(game, {}).items():
        said = table.app.words(f"shell.example.{game}.{name}")
        yield Example(_around(table, table.canvas.rect(*table.model.arrangement.zones[zone]), "act"), said)


def _free_moves(session: Session) -> Iterator[int]:
    """Yield after how many steps the viewer may do what it likes."""
    for number, step in enumerate(session.steps, 1):
        decision = step.after.decision
        if decision is not None and (decision.seat, decision.prompt) == (0, TURN):
            yield number


def _refused(table: ClipTable, state: State) -> dict[str, tuple[str, Reason]]:
    """Return a thing for each reason for which nothing can be done with it."""
    found: dict[str, tuple[str, Reason]] = {}
    dull = BARE | table.table.irrelevant_reasons
    for thing, zone in _gestures(table.model.arrangement):
        reasons = [refusal(state, 0, intent) for intent in table.table.intents(original(thing), zone)]
        told = [reason for reason in reasons if reason is not None and reason.key not in dull]
        shown = any(thing == other for other, _ in found.values())
        if told and None not in reasons and not shown:
            found.setdefault(told[0].key, (thing, told[0]))
    return found


def _gestures(arrangement: Arrangement) -> Iterator[tuple[str, str]]:
    """Yield what could be clicked, then what could be dropped where."""
    spots, zones = arrangement
    yield from ((thing, "") for thing in spots)
    loose = [thing for thing, spot in spots.items() if not spot.fixed]
    yield from ((thing, zone) for thing in loose for zone in (*spots, *zones) if zone != thing)


def close_up(table: ClipTable, thing: str, kind: OutlineKind) -> Surface:
    """Return the part of a table around a thing, with a light around the thing."""
    return _around(table, table.canvas.rect(*table.model.arrangement.spots[thing].box), kind)


def _around(table: ClipTable, box: Rect, kind: OutlineKind) -> Surface:
    """Return the part of a table around a place, all of it where that is larger."""
    surface, light = table.surface(), outline(box.size, kind, table.canvas.k)
    surface.blit(light, light.get_rect(center=box.center))
    k = max(1.0, *(side * ROOMY / full for side, full in zip(box.size, CLOSE, strict=True)))
    part = Rect(0, 0, round(CLOSE[0] * k), round(CLOSE[1] * k))
    part.center = box.center
    whole = surface.get_rect()
    return surface.subsurface(part.clamp(whole).clip(whole)).copy()

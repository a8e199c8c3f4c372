"""Rules as examples: parts of a real table, each with one sentence about what is to be seen there.

The tables are those of the pictures, played and drawn anew by the game in the reader's language.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal, NamedTuple

from pygame import Rect, Surface

from client.art.effects import OutlineKind, outline
from client.clip import DRAWN, ClipTable
from client.games import lessons_for
from client.games.lessons import Lesson
from client.rules_pictures import played, thing_of
from client.session import Step

if TYPE_CHECKING:
    from client.app import App
    from client.session import Session

STEPS = 240
"""How long a table is played to find everything that is shown of it."""
CLOSE = (440, 320)
"""How large a part of the table an example shows, in pixels of the table."""
ROOMY = 1.15
"""How much larger than a marked place the part of the table is at least."""
VIEWER = 0

Subject = Literal["round", "example"]
"""One round from its beginning to its end, or rules that are easily missed."""


class Example(NamedTuple):
    """A part of a table with one place marked, and what there is to say about it."""

    picture: Surface
    said: str


def draw_examples(app: App, game: str, subject: Subject) -> Iterator[Example]:
    """Play the table of a game and yield its examples, each when it is asked for."""
    session = played(game, STEPS)
    table = ClipTable(app, session, VIEWER, DRAWN)
    at = 0
    for lesson in lessons_of(game, subject):
        found = first(session, lesson.after, at if subject == "round" else 0)
        # A round goes on in the order in which it is told.
        at = found if lesson.after else at
        table.show_step(found or min(lessons_for(game).after, len(session.steps)))
        table.finish()
        if found:
            table.show_beat(found, lesson.after)
        step = session.steps[found - 1] if found else None
        said = app.words(f"shell.{subject}.{game}.{lesson.name}")
        yield Example(_around(table, _marked(table, lesson, step), "act"), said)


def lessons_of(game: str, subject: Subject) -> tuple[Lesson, ...]:
    """Return what is shown of a game about a subject."""
    lessons = lessons_for(game)
    return lessons.round if subject == "round" else lessons.example


def first(session: Session, kind: str, at: int) -> int:
    """Return after how many steps something is first done since then, by the viewer if ever; 0 for never."""
    steps = list(enumerate(session.steps[at:], at + 1)) if kind else []
    done = [number for number, step in steps if step.action.kind == kind]
    own = [number for number in done if session.steps[number - 1].seat == VIEWER]
    seen = [number for number, step in steps if any(event.kind == kind for event in step.events)]
    return next(iter(own or done or seen), 0)


def _marked(table: ClipTable, lesson: Lesson, step: Step | None) -> Rect:
    """Return what an example is about, on the table that is shown."""
    spots, zones = table.model.arrangement
    thing = thing_of(table, step) if step is not None and not lesson.zone else ""
    return table.canvas.rect(*(spots[thing].box if thing else zones[lesson.zone or "prompt"]))


def _around(table: ClipTable, box: Rect, kind: OutlineKind) -> Surface:
    """Return the part of a table around a place, all of it where that is larger."""
    surface, light = table.surface(), outline(box.size, kind, table.canvas.k)
    surface.blit(light, light.get_rect(center=box.center))
    k = max(1.0, *(side * ROOMY / full for side, full in zip(box.size, CLOSE, strict=True)))
    part = Rect(0, 0, round(CLOSE[0] * k), round(CLOSE[1] * k))
    part.center = box.center
    whole = surface.get_rect()
    return surface.subsurface(part.clamp(whole).clip(whole)).copy()

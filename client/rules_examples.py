"""Rules as examples: parts of a real table, each with one sentence about what is to be seen there.

The tables are those of the pictures, played and drawn anew by the game in the reader's language.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import le
from typing import TYPE_CHECKING, Literal

from pygame import Rect, Surface
from pygame.transform import gaussian_blur

from client.art.effects import OutlineKind, dimmed, outline
from client.clip import DRAWN, ClipTable
from client.games import lessons_for
from client.games.lessons import Lesson
from client.rules_pictures import thing_of
from client.session import Step
from client.table.layout import FIELD

if TYPE_CHECKING:
    from client.app import App
    from client.session import Session

STEPS = 240
"""How long a table is played to find everything that is shown of it."""
CLOSE = (440, 264)
"""How large a part of the table an example shows, in pixels of the table."""
BLUR, DARK = 7, 0.6
"""How far what lies around is blurred, in pixels of the table, and how much of its light is left."""
ROOMY = 1.15
"""How much larger than a marked place the part of the table is at least."""
VIEWER = 0

Subject = Literal["round", "example"]
"""One round from its beginning to its end, or rules that are easily missed."""


def draw_examples(app: App, session: Session, subject: Subject) -> Iterator[Surface]:
    """Yield the examples of a game that was played: each is drawn when it is asked for."""
    game = session.game.name
    table = ClipTable(app, session, VIEWER, DRAWN)
    at = since = lessons_for(game).since
    for lesson in lessons_of(game, subject):
        found = first(session, lesson.after, at if subject == "round" else since)
        # A round goes on in the order in which it is told.
        at = found if lesson.after else at
        table.show_step(found or min(lessons_for(game).after, len(session.steps)))
        table.finish()
        if found:
            table.show_beat(found, lesson.after)
        step = session.steps[found - 1] if found else None
        yield _around(table, *_marked(table, lesson, step), "act")


def lessons_of(game: str, subject: Subject) -> tuple[Lesson, ...]:
    """Return what is shown of a game about a subject."""
    lessons = lessons_for(game)
    return lessons.round if subject == "round" else lessons.example


def first(session: Session, kind: str, at: int) -> int:
    """Return after how many steps something is first done or used, by the viewer if ever; 0 for never."""
    steps = list(enumerate(session.steps[at:], at + 1)) if kind else []
    done = [number for number, step in steps if kind in (step.action.kind, step.action.source)]
    own = [number for number in done if session.steps[number - 1].seat == VIEWER]
    seen = [number for number, step in steps if any(event.kind == kind for event in step.events)]
    return next(iter(own or done or seen), 0)


def _marked(table: ClipTable, lesson: Lesson, step: Step | None) -> tuple[Rect, Rect]:
    """Return what an example is about on the table that is shown, and what can be read with it."""
    spots, zones = table.model.arrangement
    thing = spots.get(thing_of(table, step)) if step is not None and not lesson.zone else None
    place = thing.box if thing is not None else zones[lesson.zone or "prompt"]
    box, field = table.canvas.rect(*place), zones.get(FIELD)
    if field is not None and field.contains(*place.centre):
        # A map goes on beyond the picture; what is written in other zones would be cut off.
        return box, table.canvas.rect(*field)
    around = table.canvas.rect(*zones.get(thing.zone, place)) if thing is not None else box
    return box, around if all(map(le, around.size, CLOSE)) else box


def _around(table: ClipTable, box: Rect, around: Rect, kind: OutlineKind) -> Surface:
    """Return the part of a table around a place, all of it where that is larger.

    What lies around is blurred: words that the picture cuts off are not there to be read.
    """
    surface, light = table.surface(), outline(box.size, kind, table.canvas.k)
    k = max(1.0, *(side * ROOMY / full for side, full in zip(box.size, CLOSE, strict=True)))
    part = Rect(0, 0, round(CLOSE[0] * k), round(CLOSE[1] * k))
    part.center = around.center if part.contains(around.move_to(center=part.center)) else box.center
    whole = surface.get_rect()
    part = part.clamp(whole).clip(whole)
    shown, clear = dimmed(gaussian_blur(surface.subsurface(part), BLUR), light=DARK), around.clip(part)
    shown.blit(surface, clear.move(-part.x, -part.y), clear)
    shown.blit(light, light.get_rect(center=box.center).move(-part.x, -part.y))
    return shown

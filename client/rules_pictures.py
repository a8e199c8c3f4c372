"""What the rules show in pictures: a real table with numbered marks.

Nothing is stored but where to look: the table is played and drawn anew in the reader's language, so that the
pictures are as true as the game itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect, Surface

from client.clip import DRAWN, ClipTable
from client.games import lessons_for
from client.session import Session, Step
from rules.bots import LEVELS
from rules.core.rng import Source
from rules.games import GAMES
from saves.save import Seat

if TYPE_CHECKING:
    from client.app import App

SEED = 11
"""With which the table of every game is played."""

CORNER = 24
"""How far from the corner of a place the middle of its mark lies."""
LARGE, BAR = 0.15, 0.36
"""Which share of the picture a place fills that is marked in its middle, and where a bar is marked."""


class Mark(NamedTuple):
    """A numbered mark: what it is called, and where it lies, as shares of the picture."""

    name: str
    at: tuple[float, float]


@dataclass(frozen=True)
class Drawn:
    """The pictures of a game in one language."""

    table: Surface
    marks: tuple[Mark, ...]


def draw(app: App, game: str) -> Drawn:
    """Play the table of a game and draw its pictures."""
    wanted = lessons_for(game)
    session = played(game)
    table = ClipTable(app, session, 0, DRAWN)
    table.show_step(min(wanted.after, len(session.steps)))
    zones = table.model.arrangement.zones
    rects = {name: table.canvas.rect(*zones[zone]) for name, zone in wanted.marks.items()}
    things = [table.canvas.rect(*spot.box) for spot in table.model.arrangement.spots.values()]
    marks = [Mark(name, _corner(rect, things)) for name, rect in rects.items()]
    return Drawn(table.surface(), tuple(marks))


def _corner(rect: Rect, things: list[Rect]) -> tuple[float, float]:
    """Return where a mark hides least of a place, as shares of the picture.

    That is in the upper left corner of what lies there; in the middle of what fills much of the table, and
    beside what a bar begins with.
    """
    lying = [thing for thing in things if rect.collidepoint(thing.center)]
    filled = lying[0].unionall(lying[1:]).clip(rect) if lying else rect
    if filled.w * filled.h > LARGE * DRAWN[0] * DRAWN[1]:
        x, y = filled.center
    elif rect.h < 2 * CORNER:
        x, y = rect.x + round(rect.w * BAR), rect.centery
    else:
        x, y = (start + min(CORNER, side // 2) for start, side in (filled[::2], filled[1::2]))
    return x / DRAWN[0], y / DRAWN[1]


def played(game: str, steps: int = 0) -> Session:
    """Return the game of a picture, as quick bots play it: so far as the picture goes, or for more steps."""
    wanted = lessons_for(game)
    session = Session(GAMES[game], [Seat("human"), Seat("bot:easy")], SEED, {}, None)
    source = Source(SEED)
    while len(session.steps) < max(steps, wanted.after) and not session.over:
        view = session.view(session.deciding)
        session.act(LEVELS["easy"].choose(session.game, view, source, lambda: True).action)
    return session


def thing_of(table: ClipTable, step: Step) -> str:
    """Return a thing on the table that a step was about, if there is any."""
    spots, marks = table.model.arrangement.spots, table.table.moments.marks
    marked = [name for event in step.events for name in marks(event)]
    named = [*marked, *(name for event in step.events for name in (event.target, event.source, event.what))]
    return next((name for name in named if name in spots), "")

"""What the rules show in pictures: a real table with numbered marks.

Nothing is stored but where to look: the table is played and drawn anew in the reader's language, so that the
pictures are as true as the game itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect, Surface
from pygame.transform import average_color, laplacian

from client.canvas import Box
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

SIDE, STEP, OVER = 52, 8, 20
"""How wide a mark is on the picture, how fine it is placed, and how far it may stand out of its place."""
LARGE, MIDDLE = 0.15, 0.6
"""Which share of the picture a large place fills, and how much of it is its middle."""
FAR = 20.0
"""How much a mark may hide, in shades, to stand in the middle of its place instead of at its end."""


class PictureMark(NamedTuple):
    """A numbered mark: what it is called, and where it lies, as shares of the picture."""

    name: str
    at: tuple[float, float]


@dataclass(frozen=True)
class Drawn:
    """The pictures of a game in one language."""

    table: Surface
    marks: tuple[PictureMark, ...]


def draw(app: App, game: str) -> Drawn:
    """Play the table of a game and draw its pictures."""
    wanted = lessons_for(game)
    session = played(game)
    table = ClipTable(app, session, 0, DRAWN)
    table.show_step(min(wanted.after, len(session.steps)))
    zones = table.model.arrangement.zones
    shown = table.surface()
    lines, taken = laplacian(shown), list[Rect]()
    for zone in wanted.marks.values():
        taken.append(quietest(lines, _filled(table, zones[zone]), taken))
    marks = [
        PictureMark(name, (rect.centerx / DRAWN[0], rect.centery / DRAWN[1]))
        for name, rect in zip(wanted.marks, taken, strict=True)
    ]
    return Drawn(shown, tuple(marks))


def _filled(table: ClipTable, zone: Box) -> Rect:
    """Return where in a zone things lie, or the zone where none do; of a large place, its middle."""
    rect = table.canvas.rect(*zone)
    things = [table.canvas.rect(*spot.box) for spot in table.model.arrangement.spots.values()]
    lying = [thing for thing in things if rect.collidepoint(thing.center)]
    filled = lying[0].unionall(lying[1:]).clip(rect) if lying else rect
    return filled.scale_by(MIDDLE) if filled.w * filled.h > LARGE * DRAWN[0] * DRAWN[1] else filled


def quietest(lines: Surface, rect: Rect, taken: list[Rect]) -> Rect:
    """Return where in a place a mark hides least: where the fewest lines are, nearest to the middle.

    `lines` is the picture with nothing but its edges.
    """
    room = rect.inflate(2 * OVER, 2 * OVER).clip(lines.get_rect())
    places = [
        Rect(x, y, SIDE, SIDE)
        for x in range(room.left, max(room.right - SIDE, room.left) + 1, STEP)
        for y in range(room.top, max(room.bottom - SIDE, room.top) + 1, STEP)
    ]
    free = [place for place in places if place.inflate(STEP, STEP).collidelist(taken) < 0] or places

    def hides(place: Rect) -> float:
        """Return how much is lost below a mark, and a little for how far it is from the middle."""
        lost = sum(average_color(lines, place, consider_alpha=False)[:3])
        away = hypot(place.centerx - rect.centerx, place.centery - rect.centery)
        return lost + FAR * away / hypot(*rect.size)

    return min(free, key=hides)


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

"""What the rules show in pictures: a real table with numbered marks, a card, and one turn worked out.

Nothing is stored but where to look: the table is played and drawn anew in the reader's language, so that the
pictures are as true as the game itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame import Rect, Surface

from client.clip import ClipTable
from client.session import Session, Step
from rules.bots import LEVELS
from rules.core.rng import Source
from rules.games import GAMES
from saves.save import Seat

if TYPE_CHECKING:
    from client.app import App

SIZE = (1440, 810)
"""How large the table is drawn before it is reduced: the smallest window with the full layout."""
CLOSE = (480, 270)
"""How large a part of the table around what happened is shown."""
TOLD = 2
"""How many lines of the log are told about a moment."""
STEPS = 3
"""How many moments a worked turn has."""


class Picture(NamedTuple):
    """A table to look at: which game is played, for how long, and what is marked."""

    seed: int
    after: int
    """How many decisions are made before the table is shown."""
    example: int
    """After how many decisions the worked turn begins."""
    focus: str
    """The zone that the moments of the worked turn show."""
    marks: Mapping[str, str]
    """The zone of each mark, by the name of its words."""


PICTURES = {
    "res_arcana": Picture(
        11,
        45,
        19,
        "table",
        {
            "rival": "seat:1",
            "places": "places",
            "monuments": "monuments",
            "items": "items",
            "table": "table",
            "pool": "pool",
            "hand": "hand",
            "piles": "piles",
            "score": "score",
        },
    ),
    "black_rose_duel": Picture(
        11,
        40,
        17,
        "field",
        {
            "phases": "top",
            "event": "event",
            "tracks": "tracks",
            "quests": "quests",
            "lodge": "field",
            "mage": "seat:0",
            "slots": "slots",
            "hand": "hand",
            "rival": "seat:1",
        },
    ),
    "black_rose_wars": Picture(
        11,
        60,
        36,
        "field",
        {
            "phases": "top",
            "tracks": "tracks",
            "event": "event",
            "quests": "quests",
            "lodge": "field",
            "mage": "seat:0",
            "slots": "slots",
            "hand": "hand",
            "rival": "seat:1",
        },
    ),
    "five_seals": Picture(
        11,
        30,
        19,
        "field",
        {
            "dungeon": "field",
            "store": "store:fire",
            "own": "seat:0",
            "scrolls": "hand",
            "rival": "seat:1",
            "signs": "legend",
            "sixes": "sixes",
            "end": "pass",
        },
    ),
    "epic_spell_wars": Picture(
        11,
        20,
        8,
        "mountain",
        {
            "rival": "seat:1",
            "order": "order",
            "mountain": "mountain",
            "own": "own",
            "spell": "spell:0",
            "hand": "hand",
            "log": "log",
        },
    ),
}


class Mark(NamedTuple):
    """A numbered mark: what it is called, and where it lies, as shares of the picture."""

    name: str
    at: tuple[float, float]


class Moment(NamedTuple):
    """One step of a worked turn: a part of the table, and what happened in words."""

    picture: Surface
    said: str


@dataclass(frozen=True)
class Drawn:
    """The pictures of a game in one language."""

    table: Surface
    marks: tuple[Mark, ...]
    moments: tuple[Moment, ...]


def draw(app: App, game: str) -> Drawn:
    """Play the table of a game and draw its pictures."""
    wanted = PICTURES[game]
    session = played(game)
    table = ClipTable(app, session, 0, SIZE)
    table.show_step(min(wanted.after, len(session.steps)))
    zones = table.model.arrangement.zones
    rects = {name: table.canvas.rect(*zones[zone]) for name, zone in wanted.marks.items()}
    marks = [Mark(name, (rect.centerx / SIZE[0], rect.centery / SIZE[1])) for name, rect in rects.items()]
    shown = table.surface()
    return Drawn(shown, tuple(marks), tuple(_moments(table, session, wanted)))


def played(game: str) -> Session:
    """Return the game of a picture, as quick bots play it."""
    wanted = PICTURES[game]
    session = Session(GAMES[game], [Seat("human"), Seat("bot:easy")], wanted.seed, {}, None)
    source = Source(wanted.seed)
    while len(session.steps) < wanted.after and not session.over:
        view = session.view(session.deciding)
        session.act(LEVELS["easy"].choose(session.game, view, source, lambda: True).action)
    return session


def _moments(table: ClipTable, session: Session, wanted: Picture) -> list[Moment]:
    """Return the first steps of the worked turn that have something to tell."""
    moments: list[Moment] = []
    for number in range(wanted.example, len(session.steps)):
        step = session.steps[number]
        lines = table.tell(step.events)
        # What somebody does tells more than what is only announced.
        told = [line.text for line in lines if line.seat is not None] or [line.text for line in lines]
        said = " ".join(told[:TOLD])
        # What is paid for a move, and what it aims at, is told with the move.
        if said and not step.continuing:
            table.show_step(number + 1)
            table.finish()
            rect = _near(table, step, wanted.focus)
            moments.append(Moment(table.surface().subsurface(rect).copy(), said))
        if len(moments) == STEPS:
            break
    return moments


def _near(table: ClipTable, step: Step, focus: str) -> Rect:
    """Return the part of the table where a step has happened, else the zone to look at."""
    whole, spots, marks = Rect((0, 0), SIZE), table.model.arrangement.spots, table.table.moments.marks
    marked = [name for event in step.events for name in marks(event)]
    named = [*marked, *(name for event in step.events for name in (event.target, event.source, event.what))]
    thing = next((name for name in named if name in spots), "")
    if not thing:
        return table.canvas.rect(*table.model.arrangement.zones[focus]).clip(whole)
    part = Rect((0, 0), CLOSE)
    part.center = table.canvas.rect(*spots[thing].box).center
    return part.clamp(whole)


def reduced(picture: Surface, width: int, height: int) -> Surface:
    """Return a picture that fills a box; what does not fit is cut off at the right, or above and below."""
    scale = max(width / picture.get_width(), height / picture.get_height())
    part = Rect(0, 0, round(width / scale), round(height / scale))
    part.midleft = picture.get_rect().midleft
    return pygame.transform.smoothscale(picture.subsurface(part.clip(picture.get_rect())), (width, height))

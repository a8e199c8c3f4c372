"""Makes models of a table: from a view, and again after what the player points at or chooses has changed."""

from __future__ import annotations

from typing import Any

from pygame import Rect

from client.art.text import escape
from client.canvas import Canvas
from client.session import Session
from client.table.buttons import buttons_of
from client.table.camera import WHOLE, Camera
from client.table.choices import Choices
from client.table.choosing import arrange
from client.table.game_table import GameTable
from client.table.layout import LOG, S
from client.table.lights import lights_of
from client.table.log_panel import Log, ShownLine
from client.table.model import TableModel
from client.table.moment_events import changed_things
from client.table.prompt import prompt_of
from client.table.steady import NO_ORDER, Order
from rules.core.engine import State
from rules.core.words import Words
from saves.settings import Settings

MARGIN, HEAD, SMALL_HEAD = 14, 42, 30
"""Around the lines of the log, and above them, in units."""


def assemble(
    session: Session,
    table: GameTable[Any],
    view: State,
    viewer: int,
    canvas: Canvas,
    camera: Camera,
    words: Words,
    settings: Settings,
    *,
    people_may_act: bool,
    holder: int | None,
    order: Order = NO_ORDER,
) -> TableModel[Any]:
    """Return the model of a view in which nothing is chosen; choices are open where people may act.

    The table is in the hands of a `holder`, or of nobody where it is only looked at.
    """
    covered = holder is not None and settings.curtain and _others_look(session, table, viewer, holder)
    held = holder == viewer or not covered
    habitual = table.automatic.habit.answer(session.state.decision, settings.habits) is not None
    asking = (
        people_may_act and session.deciding == viewer and viewer in session.humans and not habitual and held
    )
    if camera.follows or camera == WHOLE:
        camera = table.map.closer(view, viewer, canvas) if asking else WHOLE
    arrangement = arrange(table, view, viewer, canvas, camera, order, asking=asking, covered=covered)
    return TableModel(
        game=session.game,
        table=table,
        view=view,
        viewer=viewer,
        words=words,
        names=session.seat_names(words),
        players=tuple(seat.player for seat in session.seats),
        canvas=canvas,
        camera=camera,
        arrangement=arrangement,
        order=order,
        choices=Choices(table, view.decision if asking else None, arrangement.spots),
        points=tuple(session.points(view)),
        goal=session.goal(words),
        brief_goal=session.goal(words, brief=True),
        asking=asking,
        covered=covered,
        playing=holder is not None,
        confirms=settings.confirm,
        in_words=settings.in_words,
        habit=table.automatic.habit.of(settings.habits),
        can_undo=session.undo_target(take_backs=settings.take_backs or session.against_bots) is not None,
    )


def _others_look(session: Session, table: GameTable[Any], viewer: int, holder: int) -> bool:
    """Tell whether others may look at the secrets of the viewer: they act, or the table is handed over."""
    if len(session.humans) == 1 or session.game.open or session.over:
        return False
    return session.deciding != viewer or holder != viewer or table.is_public(session.state)


def complete(model: TableModel[S], log: Log) -> TableModel[S]:
    """Return a model with everything that follows from the rest of it."""
    spots, signposts = model.arrangement.spots, model.table.signposts(model)
    if not signposts.keys() <= spots.keys():
        spots = {**signposts, **spots}
        model = model._replace(arrangement=model.arrangement._replace(spots=spots))
    lines = tuple(_log_lines(model, log))
    model = model._replace(log=lines, last_line=log.last(covered=model.covered), recent=tuple(log.recent))
    model = model._replace(earlier=tuple(log.earlier))
    model = model._replace(marked=changed_things(model), lit=lights_of(model), prompt=prompt_of(model))
    return model._replace(buttons=tuple(buttons_of(model)))


def since_last_turn(model: TableModel[S]) -> str:
    """Return what stands in the log where the viewer's last turn was."""
    if model.alone:
        return model.words("table.since_you")
    return model.words("table.since", name=escape(model.names[model.viewer]))


def _log_lines(model: TableModel[S], log: Log) -> list[ShownLine]:
    box, px = model.arrangement.open_zone(LOG), model.canvas.px
    if box is None:
        return []
    rect = model.canvas.rect(*box)
    head = SMALL_HEAD if model.canvas.compact else HEAD
    inner = Rect(
        rect.x + px(MARGIN), rect.y + px(head), rect.width - px(2 * MARGIN), rect.height - px(head + 10)
    )
    since = since_last_turn(model)
    return log.lines(inner, model.canvas, since, covered=model.covered)

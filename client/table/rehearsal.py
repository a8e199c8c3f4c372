"""A game played on where nobody sees it: what its table will show is drawn before it is wanted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pygame import Surface

from client.games import board_for
from client.session import Session
from rules.core.rng import Source

if TYPE_CHECKING:
    from client.table.scene import TableScene

LENGTH = 150
"""For how many decisions a game is played on."""


def rehearse(scene: TableScene) -> Iterator[None]:
    """Draw, a little at a time, what may come after the position that the viewer sees."""
    app, session, viewer = scene.app, scene.session, scene.viewer
    ahead = Session(session.game, session.seats, session.seed, session.options)
    ahead.state = session.game.redeal(scene.view, viewer, Source(session.seed))
    stage = type(scene)(app, ahead, board_for(session.game.name))
    unseen = Surface(app.screen.get_size())
    for _ in range(LENGTH):
        if ahead.over:
            return
        stage.look_from(viewer)
        yield
        stage.draw(unseen)
        yield
        ahead.act(session.game.quick(ahead.state))
        ahead.steps.clear()

"""Draws ahead what a table may show: the game is played on where nobody sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from pygame import Surface

from client.art.cache import Unfinished, sprites
from client.games import table_for
from client.session import Session
from client.table.hits import reach_of
from client.table.moment_events import moments_of
from client.table.moments import Moment
from rules.core.game import AnyGame
from rules.core.rng import Source, choice

if TYPE_CHECKING:
    from client.table.watched import WatchedTable

PLAYS = 4
"""How many times a game is played on: as its bots would, then by chance, which shows more of it."""
LENGTH = 150
"""For how many decisions it is played on each time."""
SECONDS = 0.004
"""How long is drawn at a time."""
MOST_STEPS = 3000
"""After so many steps a table is given up: what it needs at once does not fit into the cache."""


def draw_ahead(scene: WatchedTable) -> Iterator[None]:
    """Draw, a little at a time, what may come after the position that the viewer sees."""
    app, session, viewer = scene.app, scene.session, scene.viewer
    game, start = session.game, scene.model.view
    ahead = Session(game, session.seats, session.seed, session.options)
    stage = type(scene)(app, ahead, table_for(game.name))
    unseen = Surface(app.screen.get_size())
    pointed_at: set[str] = set()
    # Once all that was looked at before has been driven out, the next to go would be what is seen now.
    bookmark = object()
    sprites.get(bookmark, lambda: unseen.subsurface((0, 0, 1, 1)))
    for play in range(PLAYS):
        source = Source(play)
        ahead.state = game.redeal(start, viewer, source)
        for _ in range(LENGTH):
            stage.look_from(viewer)
            for moment in _moments(stage):
                stage.playback.queue.show_at_rest(moment)
                yield from _draw(stage, unseen)
            ahead.steps.clear()
            stage.playback.finish()
            yield
            reach = stage.model.arrangement.spots.keys() | reach_of(stage.model).keys()
            for thing in ("", *reach - pointed_at):
                pointed_at.add(thing)
                stage.input.hover(thing)
                yield from _draw(stage, unseen)
                if bookmark not in sprites:
                    return
            decision = ahead.state.decision
            if decision is None:
                break
            ahead.act(choice(source, decision.options) if play else game.quick(ahead.state))
    yield from _draw_fellows(game, _packages(stage), bookmark)


def _packages(stage: WatchedTable) -> set[str]:
    """Return the packages that draw the cards of a table; those of games played before know other cards."""
    return {cls.__module__.rpartition(".")[0] for cls in type(stage.table).__mro__}


def _draw_fellows(game: AnyGame, packages: set[str], bookmark: object) -> Iterator[None]:
    """Draw all components of a kind just as one of them has been drawn: any of them may come."""
    kinds: dict[str, list[str]] = {}
    for name, component in game.components.items():
        kinds.setdefault(component.kind, []).append(name)
    for call in sprites.calls():
        first, *others = call.args or ("",)
        own = any(call.draw.__module__.startswith(f"{package}.") for package in packages)
        component = game.components.get(first) if own and isinstance(first, str) else None
        for name in kinds[component.kind] if component is not None else ():
            fellow = call._replace(args=(name, *others))
            yield from _in_steps(partial(sprites.get, fellow, fellow.run))
            if bookmark not in sprites:
                return


def _moments(stage: WatchedTable) -> list[Moment]:
    """Return the moments of what has just been played."""
    model, viewer = stage.model, stage.viewer
    return [
        moment
        for step in stage.session.steps
        for moment in moments_of([event.seen_from(viewer) for event in step.events], model, step.seat, ())
    ]


def _draw(stage: WatchedTable, unseen: Surface) -> Iterator[None]:
    """Draw a table to the end, as far as there is time in each step."""
    return _in_steps(partial(stage.draw, unseen))


def _in_steps(draw: Callable[[], object]) -> Iterator[None]:
    """Draw something to the end, as far as there is time in each step."""
    for _ in range(MOST_STEPS):
        try:
            with sprites.within(SECONDS):
                draw()
            yield
            return
        except Unfinished:
            yield

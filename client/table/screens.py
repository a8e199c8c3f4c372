"""The screens that open over a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from client.art.pictures import moment
from client.art.victory import painting
from client.table.intentions import Command
from client.table.layout import original
from rules.core.decision import TURN

if TYPE_CHECKING:
    from client.table.played import PlayedTable
    from client.table.watched import WatchedTable


# Each is imported when it is wanted: most of them lead back to the table.


def open_points(table: WatchedTable) -> None:
    """Show where everybody's points come from."""
    from client.scenes.points import PointsScene

    events = [event for step in table.session.steps[: table.turns.shown] for event in step.events]
    table.app.push(PointsScene(table.app, table.session, table.model.view, events))


def open_log(table: WatchedTable) -> None:
    """Show the whole log."""
    from client.scenes.log import LogScene

    table.app.push(LogScene(table.app, table))


def open_piles(table: WatchedTable) -> None:
    """Show what everybody has discarded, where anybody discards."""
    from client.scenes.piles import PilesScene

    piles = table.table.screens.piles
    if piles is not None:
        table.app.push(PilesScene(table.app, table.model, piles(table.model.view)))
    else:
        table.app.notice.tell(table.app.words("table.no_piles"))


def open_rules(table: WatchedTable) -> None:
    """Show the rules of the game, of what is pointed at or else of what is asked."""
    from client.scenes.rules import RulesScene

    model, pointed = table.model, table.model.component(table.input.pointer.hovered)
    topics = [model.game.printed(pointed).kind] if pointed else []
    if model.view.decision is not None:
        topics += [f"{model.view.decision.prompt}?", f"{TURN}?"]
    table.app.push(RulesScene(table.app, model.game.name, topics))


def open_menu(table: WatchedTable) -> None:
    """Leave the table for the game's own menu, or for the result that one has come from."""
    from client.scenes.pause import PauseScene

    if table.model.watching:
        open_result(table)
    else:
        table.app.push(PauseScene(table.app, table.session))


def open_result(table: WatchedTable) -> None:
    """Show how the game ended."""
    from client.scenes.result import ResultScene

    table.app.push(ResultScene(table.app, table.session))


def open_victory(table: WatchedTable) -> None:
    """Show who has won."""
    from client.scenes.victory import VictoryScene

    table.app.push(VictoryScene(table.app, table.session))


def prepare_victory(table: WatchedTable) -> Iterator[None]:
    """Draw the large pictures of the end ahead, while the last move is still shown."""
    from client.scenes.result.outcome import painting_of

    size, name = table.app.screen.get_size(), painting_of(table.session)
    painting(name, size)
    yield
    moment(name, size)
    yield


def open_curtain(table: PlayedTable, seat: int) -> None:
    """Hide the table until the person in a seat says that it looks."""
    from client.scenes.curtain import CurtainScene

    table.app.push(CurtainScene(table.app, table, seat))


def open_zoom(table: WatchedTable, thing: str) -> None:
    """Show a component as tall as the window."""
    from client.scenes.zoom import ZoomScene

    model = table.model
    component = model.component(thing)
    if component:
        app, names = table.app, model.names
        page = ZoomScene(
            app, model.game, component, model.view, model.viewer, names=names, thing=original(thing)
        )
        app.push(page)


OPEN: dict[Command, Callable[[WatchedTable], None]] = {
    Command.MENU: open_menu,
    Command.LOG: open_log,
    Command.POINTS: open_points,
    Command.PILES: open_piles,
    Command.RULES: open_rules,
}
"""The screens that a command opens."""

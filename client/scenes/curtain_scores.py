"""How everybody stands, beside what a curtain tells."""

from __future__ import annotations

from typing import Any

from pygame import Surface

from client.art import theme
from client.art.heraldry import seat_sign
from client.art.place import place
from client.art.text import Style
from client.art.type_sizes import Type
from client.canvas import Box
from client.scenes.screen import Screen
from client.session import Session
from client.table.game_table import GameTable
from client.table.played import PlayedTable

ROWS, COLUMN = 3, 90


def paint_scores(screen: Screen, surface: Surface, table: PlayedTable, box: Box) -> None:
    """Draw the points of every power, and what a game shows beside them; `box` is as high as a row."""
    session, beside = table.session, beside_points(table.session, table.table)
    left, top, pitch = box.x, box.y, box.height
    rows = len(session.powers) if beside else ROWS
    surface.fill(
        theme.LINE_CURTAIN, screen.box(left - 16, top - 46, max(1, 1 / screen.unit), pitch * rows + 38)
    )
    head, amounts = session.counted(session.state)
    labels = [f"table.points{head}"]
    if beside:
        labels.append(f"{session.game.domain}.name.{table.table.screens.beside}")
    room, style = COLUMN - 8 if beside else box.width - 48, Style("ui_medium", theme.SECOND)
    for number, label in enumerate(labels):
        at = (left + 8 + number * COLUMN, top - 36)
        screen.write(surface, screen.app.words(label), at, room, size=Type.LABEL, style=style)
    style = Style("ui_bold", theme.FOCUS)
    for number, (power, points) in enumerate(zip(session.powers, amounts, strict=True)):
        column, row = divmod(number, rows)
        x, y = left + 22 + column * COLUMN, top + row * pitch
        place(surface, seat_sign(power, screen.px(28)), screen.at(x, y))
        screen.write(surface, str(points), (x + 24, y), 50, size=Type.BODY, style=style)
        if power in beside:
            at = (left + 8 + COLUMN, y)
            screen.write(surface, str(beside[power]), at, 50, size=Type.BODY, style=style)


def beside_points(session: Session, table: GameTable[Any]) -> dict[int, int]:
    """Return what stands beside the points of each power, where a game has that."""
    source = table.screens.beside
    told = table.screens.standing(session.state) if source else []
    return {each.seat: each.points for each in told if each.source == source}

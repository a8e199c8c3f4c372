"""Who sits in a seat and how it stands: what the panels of every game show of a seat."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from client.art import panels
from client.art.theme import SEATS
from client.art.vector import Size
from client.table.model import S, TableModel
from rules.core.words import Words

QUIET_EDGE = "#a8803e"


class SeatPlate(NamedTuple):
    """What is known of every seat."""

    seat: int
    name: str
    player: str
    points: int
    deciding: bool


def seat_plate(model: TableModel[S], seat: int) -> SeatPlate:
    """Return what the plate of a seat shows."""
    decision = model.view.decision
    deciding = decision is not None and decision.seat == seat
    return SeatPlate(
        seat, model.names[seat], played_by(model.players[seat], model.words), model.points[seat], deciding
    )


def played_by(player: str, words: Words) -> str:
    """Return whether a person plays a seat, or which bot."""
    if player == "human":
        return words("table.human")
    return words("table.bot", level=words(f"bot.{player.removeprefix('bot:')}").lower())


def seat_panel(plate: SeatPlate, size: Size, unit: float) -> Surface:
    """Return the empty panel of a seat; whoever decides is edged in its colour."""
    edge = SEATS[plate.seat].colour if plate.deciding else QUIET_EDGE
    return panels.table_panel(size, unit, edge=edge, thick=3 if plate.deciding else 1)

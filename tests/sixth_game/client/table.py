"""The table of Pebbles: what gestures mean."""

from __future__ import annotations

from pygame import Surface

from client.canvas import Canvas
from client.table.camera import Camera
from client.table.display_list import DisplayList
from client.table.game_table import GameTable, Pose
from client.table.layout import Arrangement, Spot
from client.table.model import TableModel
from client.table.records import PassButton
from rules.core.action import Action
from tests.sixth_game.client.backdrop import PebblesBackdrop
from tests.sixth_game.client.layout import TABLE, PebblesLayout
from tests.sixth_game.client.sprites import thing
from tests.sixth_game.rules.cards import COMPONENTS
from tests.sixth_game.rules.state import State


class PebblesTable(GameTable[State]):
    """A table for two or three seats."""

    game = "pebbles"
    sounds = {"laid": "card_place", "passed": "pass", "won": "win"}
    pass_button = PassButton(question="pebbles.pass_sure")

    def arrange(self, view: State, viewer: int, canvas: Canvas, camera: Camera) -> Arrangement:
        """Say where everything lies in a view."""
        return PebblesLayout(view, viewer, canvas).arrangement

    def backdrop(self, display: DisplayList, model: TableModel[State]) -> None:
        """Draw the ground, the panels and what is written on them."""
        PebblesBackdrop(display, model).draw()

    def picture(self, spot: Spot, model: TableModel[State], pose: Pose = "lying") -> Surface | None:
        """Return how a thing looks, or `None` for one that the backdrop shows."""
        return thing(spot, model, pose)

    def intents(self, source: str, zone: str) -> list[Action]:
        """Return what dropping a thing there could mean, legal or not, most likely first."""
        return [Action("lay", source)] if source in COMPONENTS else []

    def zone_of(self, action: Action) -> str:
        """Return the zone or the thing on which an action's source is dropped to choose it."""
        return TABLE


table = PebblesTable

"""The camera over a map: how far it is zoomed in, and where it looks."""

from __future__ import annotations

from typing import NamedTuple

from client.canvas import Box

CLOSEST = 2.5
STEP = 1.15
"""How much one notch of the wheel zooms."""


class Camera(NamedTuple):
    """A zoom, and by how many units the middle of the map lies off the middle of its field.

    One that the table `follows` what is decided with goes back when that is over; a player's own stays.
    """

    zoom: float = 1.0
    x: float = 0.0
    y: float = 0.0
    follows: bool = False

    def place(self, box: Box, field: Box) -> Box:
        """Return where a box of the whole map is seen."""
        x, y = field.centre
        zoom = self.zoom
        return Box(
            x + (box.x - x) * zoom + self.x,
            y + (box.y - y) * zoom + self.y,
            box.width * zoom,
            box.height * zoom,
        )

    def zoomed(self, notches: float, at: tuple[float, float], field: Box) -> Camera:
        """Return the camera closer to a point, which stays where it is seen, or farther from it."""
        zoom = min(max(1.0, self.zoom * STEP**notches), CLOSEST)
        x, y = field.centre
        ratio = zoom / self.zoom
        moved = Camera(
            zoom, at[0] - x - (at[0] - x - self.x) * ratio, at[1] - y - (at[1] - y - self.y) * ratio
        )
        return moved.panned(0, 0, field)

    def panned(self, x: float, y: float, field: Box) -> Camera:
        """Return the camera with the map moved, as far as there is more of it to see."""
        far_x, far_y = field.width * (self.zoom - 1) / 2, field.height * (self.zoom - 1) / 2
        return Camera(self.zoom, min(max(-far_x, self.x + x), far_x), min(max(-far_y, self.y + y), far_y))


WHOLE = Camera()
"""The whole map."""


def closer(box: Box, field: Box, least: float, most: float) -> Camera:
    """Return the camera as close as a part of the map can be seen whole; nearly the whole map stays whole."""
    zoom = min(most, field.width / box.width, field.height / box.height)
    if zoom < least:
        return WHOLE
    (x, y), (middle_x, middle_y) = box.centre, field.centre
    seen = Camera(zoom, (middle_x - x) * zoom, (middle_y - y) * zoom).panned(0, 0, field)
    return seen._replace(follows=True)

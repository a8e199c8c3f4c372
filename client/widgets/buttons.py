"""Buttons with a label, an icon or the sign of a seat."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass

from pygame import Surface

from client import keys
from client.art import panels
from client.art.heraldry import seat_sign
from client.art.icons import icon
from client.art.panels import ButtonKind
from client.art.place import place
from client.art.portraits import seat_face
from client.art.text import Style, line
from client.art.theme import DIM, FOCUS, TEXT
from client.art.type_sizes import Type
from client.widgets.widget import CommandWidget


@dataclass(eq=False)
class Button(CommandWidget):
    """A plate with an icon and a label; without a `size` in units the label fills the plate."""

    label: str
    _: KW_ONLY
    picture: str = ""
    kind: ButtonKind = "normal"
    key: str = ""
    """The keycap shown at the right."""
    size: float = 0

    def draw(self, surface: Surface) -> None:
        """Draw the plate, the icon, the label and the keycap."""
        plate = panels.button(
            self.rect.size,
            self.label,
            self.unit,
            kind=self.kind,
            state=self.state,
            px=self.px(self.size),
            sign=self.picture,
            key=keys.label(self.key),
        )
        surface.blit(plate, self.rect)


@dataclass(eq=False)
class PlateButton(CommandWidget):
    """The base of small plates that show a picture instead of a label."""

    def draw(self, surface: Surface) -> None:
        """Draw the plate and its picture."""
        surface.blit(panels.button(self.rect.size, "", self.unit, state=self.state), self.rect)
        place(surface, self.face(), self.rect.center)

    def face(self) -> Surface:
        """Return the picture on the plate."""
        raise NotImplementedError


@dataclass(eq=False)
class IconButton(PlateButton):
    """A small plate with an icon, or with a single sign such as an arrow."""

    _: KW_ONLY
    picture: str = ""
    sign: str = ""

    def face(self) -> Surface:
        """Return the icon or the sign."""
        colour = DIM if not self.enabled else FOCUS if self.hovered else TEXT
        if self.picture:
            return icon(self.picture, round(self.rect.height * 0.62), colour)
        px = min(round(self.rect.height * 0.72), self.px(Type.PROMPT))
        return line(self.sign, Style("ui_bold", colour), px)


@dataclass(eq=False)
class FaceButton(CommandWidget):
    """The face of a seat, or its sign, as a button without a plate."""

    face: str
    seat: int

    def draw(self, surface: Surface) -> None:
        """Draw the face, a little larger when it is pointed at."""
        side = min(self.rect.size) - (0 if self.hovered else self.px(4))
        place(surface, seat_face(self.face, self.seat, side), self.rect.center)


@dataclass(eq=False)
class ViewerPicker(PlateButton):
    """The sign of the seat from which a table is seen; a click leads to the next one."""

    seat: int

    def face(self) -> Surface:
        """Return the sign of the seat."""
        return seat_sign(self.seat, round(self.rect.height * 0.68))

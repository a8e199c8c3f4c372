"""What is painted, as data: scenes, their companions, portraits, and scenes in two lights.

Lengths are shares of the picture's shorter side, places are shares of its width and height.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

Point = tuple[float, float]


@dataclass(frozen=True)
class Extra:
    """A companion of the subject: where its foot stands, how large it is and how far away.

    Depth 0 is near and 1 is lost in the haze; below 0 it stands in front of the subject.
    Without a material it is a silhouette.
    """

    emblem: str
    x: float
    y: float
    size: float
    depth: float = 0.5
    material: str = ""
    flip: bool = False
    tilt: float = 0.0
    seal: float = 0.02
    inner: str = ""


@dataclass(frozen=True)
class Scene:
    """A place, its light, and a subject that stands in it."""

    place: str
    light: str
    subject: str = ""
    material: str = "gold"
    inner: str = ""
    """What enclosed holes are made of: eyes that glow, windows that are lit."""
    parts: tuple[str, ...] = ()
    """Materials of the emblem's separate pieces after the largest; the last one serves all the rest."""
    lower: str = ""
    """Another material towards the foot: the trunk of a tree, the hilt of a blade."""
    pose: str = "stand"
    """stand, float, rise (the ground hides its foot), wade (water hides it), flat (it lies)."""
    size: float = 1.0
    at: Point = (0.5, 0.0)
    """Where the subject stands: share of the width, and how far its foot is moved down."""
    tilt: float = 0.0
    flip: bool = False
    seal: float = 0.02
    """Gaps of the emblem up to twice this share of its size are grooves of one body, not air."""
    aura: str = ""
    """A light of the subject's own: a material."""
    companions: tuple[Extra, ...] = ()
    weather: tuple[str, ...] = ()
    frame: str = ""
    """What closes the picture in front: branches, rocks, grass, columns, curtain, arch."""
    lamp: Point | None = None
    """Where the light stands; None leaves it to the place."""
    disc: str = ""
    """What hangs in the sky where the lamp is: moon, crescent, sun, eclipse."""
    flash: str = ""
    """The colour of the light in which a burst breaks out behind the subject: such a scene is a comic."""
    burst: str = ""
    """The form of the burst: puff, splat, shards, disc, or a star."""
    turn: int = 0
    """Another throw of the dice for the same data."""

    @property
    def kind(self) -> str:
        """By which painter it is painted."""
        return "comic" if self.flash else "scene"


@dataclass(frozen=True)
class TwoLights:
    """A scene in two lights, parted by a torn slant: the first above, the second below."""

    scene: Scene
    second: str
    lamp: Point | None = None
    """Where the second light stands, if elsewhere."""
    kind: ClassVar = "two_lights"


@dataclass(frozen=True)
class Portrait:
    """A figure to the waist: its face, its clothes, what it holds, and where it stands."""

    place: str
    light: str
    cover: str = "hood"
    """What is on the head: hood, hat, crown, circlet, helm, horns, antlers, feathers, turban, bare."""
    cloth: str = "cloth"
    trim: str = "gold"
    skin: str = "skin"
    hair: str = ""
    """A material; nothing leaves the head shaved."""
    locks: str = "long"
    """How the hair falls: long, short, bound; none leaves only the beard."""
    beard: float = 0.0
    """Its length: 0 is shaved, 1 reaches the waist."""
    soft: float = 0.0
    """How fine the face is: a narrow jaw, a smooth brow, full lips."""
    age: float = 0.0
    eyes: str = ""
    """A material that glows in the eyes."""
    mask: str = ""
    """skull, or an emblem worn before the face; its holes glow."""
    paint: str = ""
    """A material in which the face is painted, or of which the emblem before it is made."""
    yaw: float = 0.35
    """How far the head is turned to the right, in radians."""
    nod: float = 0.05
    held: str = ""
    """An emblem on a staff, or above the open hand."""
    held_material: str = "gold"
    staff: bool = True
    side: int = 1
    """On which side it is held: 1 right, -1 left."""
    amulet: str = ""
    collar: str = ""
    """high, fur, cape, mantle (plates on the shoulders), or nothing."""
    collar_cloth: str = ""
    """What the collar is made of, if not of what it usually is."""
    companions: tuple[Extra, ...] = ()
    weather: tuple[str, ...] = ()
    frame: str = ""
    lamp: Point | None = None
    disc: str = ""
    turn: int = 0
    kind: ClassVar = "portrait"


Record = Scene | TwoLights | Portrait
"""Anything that can be painted."""

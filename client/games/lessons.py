"""What the rules of a game show in pictures: nothing is stored but where to look."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from client.art.vector import Point


class Lesson(NamedTuple):
    """What an example is about: the table after the first such event or action, or that of the picture.

    Named by a component, it is the first action with that.
    """

    name: str
    zone: str = ""
    """What is marked; without a zone, what the step was about."""
    after: str = ""


class Lessons(NamedTuple):
    """The table of a game that is looked at: which is played, for how long, and what is marked and told."""

    after: int
    """How many decisions are made before the table is shown."""
    marks: Mapping[str, str]
    """The zone of each mark, by the name of its words."""
    round: tuple[Lesson, ...]
    """One round from its beginning to its end."""
    example: tuple[Lesson, ...]
    """Rules that are easily missed."""
    since: int = 0
    """After how many decisions begins what rounds and rules are looked for in."""
    card: Mapping[str, Point] = {}
    """Where the parts of its sample card are, as shares of the face, by the name of their words."""

"""What every component of every game can say about itself."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Origin = Literal["rulebook", "public", "ours"]


class Component(Struct, frozen=True, kw_only=True):
    """A printed thing; its rules text is rendered from the game's own fields.

    Things that are acted with one by one have an id each: on a table, things of one id share their options.
    """

    id: str
    kind: str
    copies: int = 1
    origin: Origin = "public"

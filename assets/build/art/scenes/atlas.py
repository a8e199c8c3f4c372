"""All places: importing them fills the registry."""

from __future__ import annotations

from art.scenes import built, indoors, wild
from art.scenes.places import PLACES, Place

__all__ = ["PLACES", "Place", "built", "indoors", "wild"]

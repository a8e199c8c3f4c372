"""All places and models: importing them fills the registries."""

from __future__ import annotations

from art.scenes import arms, buildings, built, creatures, indoors, things, tools, wild
from art.scenes.models import MODELS, Model
from art.scenes.places import PLACES, Place

MAKERS = (arms, buildings, built, creatures, indoors, things, tools, wild)

__all__ = ["MAKERS", "MODELS", "PLACES", "Model", "Place"]

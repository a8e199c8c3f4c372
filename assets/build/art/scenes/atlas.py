"""All places and models: importing them fills the registries."""

from __future__ import annotations

from art.scenes import models, places
from art.scenes.models import (
    beasts,
    birds,
    books,
    buildings,
    chests,
    dice,
    dragons,
    figures,
    hands,
    jewels,
    monuments,
    relics,
    rites,
    seals,
    tools,
    trees,
    vessels,
    weapons,
    wyrms,
)
from art.scenes.models.comic import (
    elementals,
    heroes,
    monsters,
    mountains,
    outlanders,
    props,
    spirits,
    wizards,
)
from art.scenes.places import caves, halls, remains, rooms, towns, waters, wild

MODELS, PLACES = models.MODELS, places.PLACES

MAKERS = (
    *(beasts, birds, books, buildings, chests, dice, dragons, figures, hands),
    *(jewels, monuments, relics, rites, seals, tools, trees, vessels, weapons, wyrms),
    *(elementals, heroes, monsters, mountains, outlanders, props, spirits, wizards),
)
PAINTERS = (caves, halls, remains, rooms, towns, waters, wild)

"""The list of games: the only place that names them all."""

from __future__ import annotations

from rules import five_seals, res_arcana
from rules.core.game import AnyGame

GAMES: dict[str, AnyGame] = {game.name: game for game in (res_arcana.GAME, five_seals.GAME)}
COMING = ("black_rose_duel", "epic_spell_wars", "black_rose_wars")

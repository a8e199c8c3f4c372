"""The list of games: the only place that names them all."""

from __future__ import annotations

from rules import five_seals, res_arcana
from rules.black_rose.duel import game as black_rose_duel
from rules.core.game import AnyGame

GAMES: dict[str, AnyGame] = {
    game.name: game for game in (res_arcana.GAME, black_rose_duel.GAME, five_seals.GAME)
}
COMING = ("epic_spell_wars", "black_rose_wars")

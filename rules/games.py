"""The list of games: the only place that names them all."""

from __future__ import annotations

from rules.black_rose_duel.game import GAME as BLACK_ROSE_DUEL
from rules.black_rose_wars.game import GAME as BLACK_ROSE_WARS
from rules.core.game import AnyGame
from rules.epic_spell_wars.game import GAME as EPIC_SPELL_WARS
from rules.five_seals.game import GAME as FIVE_SEALS
from rules.res_arcana.game import GAME as RES_ARCANA

GAMES: dict[str, AnyGame] = {
    game.name: game for game in (RES_ARCANA, BLACK_ROSE_DUEL, FIVE_SEALS, EPIC_SPELL_WARS, BLACK_ROSE_WARS)
}

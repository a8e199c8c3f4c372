"""The table of Black Rose Wars."""

from __future__ import annotations

from functools import partial

from client.games.black_rose.moments import MOMENTS
from client.games.black_rose.table import BlackRoseTable
from rules.black_rose.moons import LAST_POWER


class WarsTable(BlackRoseTable):
    """The great lodge, where power ends the game."""

    moments = MOMENTS._replace(goal=LAST_POWER)


table = partial(WarsTable, "black_rose_wars")

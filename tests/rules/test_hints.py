"""Whatever is advised has a reason: one sentence, one colon, and no points that do not come."""

from __future__ import annotations

import re

import pytest

from client.words import LANGUAGES, load
from rules.bots import LEVELS
from rules.bots.bot import explain
from rules.bots.trial import try_out
from rules.core.engine import State, apply
from rules.core.game import AnyGame
from rules.core.rng import Source, choice
from rules.games import GAMES

OFTEN = 0.25
"""How often a hint is asked for; between hints the game goes on by the normal bot."""
BRINGS = re.compile(r"brings (\d+) point")


def _points(game: AnyGame, state: State, seat: int) -> int:
    return sum(line.points for line in game.score(state) if line.seat == seat)


@pytest.mark.parametrize(
    ("game", "seats", "seed", "options"),
    [
        ("res_arcana", 2, 1, {}),
        ("res_arcana", 3, 2, {"setup": "draft"}),
        ("five_seals", 2, 3, {}),
        ("five_seals", 3, 4, {"circle": "second"}),
        ("five_seals", 2, 5, {"circle": "third"}),
    ],
)
def test_every_reason_is_one_true_sentence(game: str, seats: int, seed: int, options: dict[str, str]) -> None:
    played, chance = GAMES[game], Source(seed)
    state = played.new(seats, seed, options)
    heard = 0
    while state.decision is not None and heard < 16:
        seat = state.decision.seat
        view = played.view(state, seat)
        if len(state.decision.options) == 1:
            apply(state, state.decision.options[0])
            continue
        advice = LEVELS["normal"].choose(played, view, chance, lambda: True)
        if choice(chance, range(round(1 / OFTEN))) == 0:
            heard += 1
            advice = LEVELS["hard"].choose(played, view, chance, lambda: True)
            for language in LANGUAGES:
                words = load(language)
                said = explain(played, view, advice, words).sentence
                assert said.count(":") <= 1, said
                assert said == words("bot.alike") or said.partition(":*")[2].strip(), said
                assert not said.endswith(words("bot.best")), said
            brought = BRINGS.search(explain(played, view, advice, load("en")).sentence)
            if brought is not None and advice.action.kind not in ("pay", "take"):
                after = try_out(played, played.redeal(view, seat, Source(1)), advice.action, seat)
                assert _points(played, after, seat) - _points(played, view, seat) == int(brought[1])
        apply(state, advice.action)
    assert heard > 10

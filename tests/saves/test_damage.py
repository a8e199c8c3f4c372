"""Saves that went wrong by the hundred: refused, or opened where their log leads; `tests.soak` has more."""

from __future__ import annotations

from random import Random

import pytest

from rules.games import GAMES
from saves.format import parse, seal
from saves.replay import restore
from saves.save import SaveError
from tests.saves.damage import as_document, as_lines, change_something, game_in_progress, opens, spoilt

SAVES = 200


@pytest.mark.parametrize("name", GAMES)
def test_a_save_that_went_wrong_is_refused_or_leads_where_its_log_does(name: str) -> None:
    opened = [opens(data) for seed in range(3) for data in spoilt(GAMES[name], seed, SAVES)]
    # What is cut off at the end of an autosave costs only what was written last.
    assert 0 < sum(opened) < len(opened) / 2


@pytest.mark.parametrize("name", GAMES)
def test_sound_saves_of_both_formats_are_opened(name: str) -> None:
    game = GAMES[name]
    save, position = game_in_progress(game, 4, 60)
    assert opens(as_lines(save, game, 30))
    assert opens(seal(as_document(save, position)))


@pytest.mark.parametrize("name", GAMES)
def test_a_log_that_does_not_lead_to_its_position_is_refused(name: str) -> None:
    save, position = game_in_progress(GAMES[name], 4, 60)
    document, chance = as_document(save, position), Random(9)
    refused = 0
    for _ in range(SAVES):
        changed = change_something(position, chance)
        if changed == position:
            continue
        try:
            opened = restore(parse(seal({**document, "position": changed})))
        except SaveError:
            refused += 1
        else:
            # A part may be left out where it is as at first, or said in another way.
            assert opened.save == save
    assert refused > SAVES * 0.8

"""In small windows the words about what is pointed at stand at the edge, not over the map."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame import Rect

from client.table.layout import FIELD, LOG, OFFER, PROMPT
from client.table.overlay import docked, words_place
from client.table.word_panel import bubble_room
from client.words import LANGUAGES
from rules.epic_spell_wars.state import State
from rules.games import GAMES
from tests.client.driver import table, window

DECISIONS = {"res_arcana": 150, "five_seals": 80, "epic_spell_wars": 60, "black_rose_duel": 12}
MIDDLE = 0.5
"""The share of a map, on either axis, that is its middle."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
@pytest.mark.parametrize("game", GAMES)
def test_words_stand_at_the_edge_of_a_small_window(
    tmp_path: Path, game: str, size: tuple[int, int], language: str
) -> None:
    with window(tmp_path, size, language) as app:
        scene = table(app, ["human"] * min(3, max(GAMES[game].seats)), 4, game=game)
        for _ in range(DECISIONS.get(game, 60)):
            scene.session.act(scene.session.game.quick(scene.session.state))
        scene.look_from(scene.session.deciding)
        while OFFER in scene.model.arrangement.zones:
            scene.session.act(scene.session.game.quick(scene.session.state))
            scene.look_from(scene.session.deciding)
        model = scene.model
        canvas, zones = model.canvas, model.arrangement.zones
        assert canvas.compact
        room, window_rect = bubble_room(canvas, model.arrangement), Rect((0, 0), size)
        field = canvas.rect(*zones[FIELD]) if FIELD in zones else Rect(0, 0, 0, 0)
        middle = Rect(0, 0, round(field.width * MIDDLE), round(field.height * MIDDLE))
        middle.center = field.center
        told = 0
        for spot in model.arrangement.spots.values():
            bubble = model.table.inspect(spot, room, model, beside=True)
            if bubble is None:
                continue
            told += 1
            place = docked(spot, bubble.get_rect(), model)
            assert window_rect.contains(place), spot
            assert place.left <= canvas.px(8) or place.right >= size[0] - canvas.px(8), spot
            # A panel as wide as the window is told about beside its middle.
            if spot.box.width < canvas.width / 2:
                assert not place.colliderect(canvas.rect(*spot.box)), spot
            assert not place.colliderect(canvas.rect(*zones[PROMPT])), spot
            assert not place.colliderect(middle), spot
        assert told


def test_words_lie_over_the_log_where_it_has_room(tmp_path: Path) -> None:
    with window(tmp_path, (1024, 640)) as app:
        scene = table(app, ["human"] * 3, 4, game="five_seals")
        while OFFER in scene.model.arrangement.zones:
            scene.session.act(scene.session.game.quick(scene.session.state))
            scene.look_from(scene.session.deciding)
        model = scene.model
        spot = next(spot for spot in model.arrangement.spots.values() if spot.look == "seal")
        place = docked(spot, Rect(0, 0, 240, 120), model)
        assert place.colliderect(model.canvas.rect(*model.arrangement.zones[LOG]))


def test_a_treasure_pointed_at_leaves_its_owners_board_in_sight(tmp_path: Path) -> None:
    """Its large card lies at the other edge of the window."""
    with window(tmp_path, (1280, 720)) as app:
        scene = table(app, ["human"] * 4, 4, game="epic_spell_wars")
        while scene.session.state.decision is not None and scene.session.state.decision.prompt == "hero":
            scene.session.act(scene.session.game.quick(scene.session.state))
        state = scene.session.state.copy()
        assert isinstance(state, State)
        for seat, treasure in ((1, "demon_shoes"), (2, "methy_ions_backpack"), (3, "skullzor_ring")):
            state.seats[seat].treasures.append(treasure)
        scene.session.state = state
        scene.look_from(0)
        model = scene.model
        treasures = [one for one in model.arrangement.spots.values() if one.zone.startswith("treasures:")]
        assert len(treasures) == 3
        for spot in treasures:
            card = model.table.inspect(spot, bubble_room(model.canvas, model.arrangement), model, beside=True)
            assert card is not None
            board = model.canvas.rect(*model.arrangement.zones[f"seat:{spot.seat}"])
            over = docked(spot, card.get_rect(), model).clip(board)
            assert over.w * over.h <= 0.1 * board.w * board.h, spot.id


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_words_stand_beside_their_thing_where_they_hide_nothing_needed(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    """Nobody's eyes travel across the window and back for each card."""
    with window(tmp_path, size) as app:
        scene = table(app, ["human"] * 3, 4)
        for _ in range(DECISIONS["res_arcana"]):
            scene.session.act(scene.session.game.quick(scene.session.state))
        scene.look_from(scene.session.deciding)
        model = scene.model
        canvas, spots = model.canvas, model.arrangement.spots
        assert canvas.compact
        room, far = bubble_room(canvas, model.arrangement), []
        needed = [canvas.rect(*spots[name].box) for name in model.lit if name in spots]
        needed += [canvas.rect(*model.arrangement.zones[PROMPT]), *(button.rect for button in model.buttons)]
        for spot in spots.values():
            bubble = model.table.inspect(spot, room, model, beside=True)
            if bubble is not None:
                place, box = words_place(spot, bubble.get_rect(), model), canvas.rect(*spot.box)
                assert Rect((0, 0), size).contains(place), spot
                assert not place.colliderect(box), spot
                assert (
                    place.collidelist(needed) < 0 or place.left <= canvas.px(8) or place.right >= size[0] - 8
                )
                gap = max(box.left - place.right, place.left - box.right, 0)
                far.append(gap > size[0] / 4)
        assert sum(far) <= len(far) / 5

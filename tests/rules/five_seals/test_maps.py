"""The dungeons: connected, within the supply, no hall to be shut off by one figure, no scroll in the way."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.core.graph import flood
from rules.core.rng import Source
from rules.five_seals.cards import SCROLLS, SEALS
from rules.five_seals.maps import CENTRE, MAPS, Map
from rules.five_seals.setup import lay_out

every_map = pytest.mark.parametrize("map", MAPS.values(), ids=[f"{seats} seats" for seats in MAPS])
STRENGTHS = {
    2: ({2: 18, 3: 9, 4: 9, 5: 9, 6: 9}, {2: 5, 3: 4, 4: 4, 5: 6, 6: 5}),
    3: ({2: 24, 3: 12, 4: 12, 5: 12, 6: 12}, {2: 6, 3: 6, 4: 6, 5: 6, 6: 8}),
    4: ({2: 30, 3: 15, 4: 15, 5: 15, 6: 15}, {2: 8, 3: 8, 4: 7, 5: 8, 6: 9}),
    5: ({2: 36, 3: 18, 4: 18, 5: 18, 6: 18}, {2: 10, 3: 8, 4: 10, 5: 10, 6: 10}),
}


def strengths(map: Map, kind: str) -> dict[int, int]:
    """Count the places of a kind by strength."""
    return dict(sorted(Counter(p.strength for p in map.places.values() if p.kind == kind).items()))


@pytest.mark.parametrize("seats", MAPS)
def test_places_by_strength(seats: int) -> None:
    assert (strengths(MAPS[seats], "seal"), strengths(MAPS[seats], "scroll")) == STRENGTHS[seats]


@every_map
def test_the_supply_suffices_with_every_circle(map: Map) -> None:
    for circle in ("first", "second", "third", "fourth"):
        board = lay_out(Source(1), map, circle)
        laid = Counter(board.values())
        assert all(laid[seal.id] <= seal.copies for seal in SEALS)
        assert all(laid[scroll.id] <= scroll.copies for scroll in SCROLLS)
        assert board.keys() == {p.id for p in map.places.values() if p.kind in ("seal", "scroll")}


@every_map
def test_ways_go_both_ways_and_everywhere(map: Map) -> None:
    assert all(place in map.near[other] for place in map.near for other in map.near[place])
    assert all(len(set(others)) == len(others) for others in map.near.values())
    assert set(flood(map.near, CENTRE, walls=())[0]) == set(map.places)


@every_map
def test_scrolls_lie_in_dead_ends_and_seals_between_two(map: Map) -> None:
    for place in map.places.values():
        if place.kind == "scroll":
            assert len(map.near[place.id]) == 1
        elif place.kind == "seal":
            assert len(map.near[place.id]) == 2


@every_map
def test_no_single_figure_shuts_off_a_hall(map: Map) -> None:
    halls = {place.id for place in map.places.values() if place.kind in ("hall", "centre")}
    for place in map.places.values():
        if place.kind == "seal":
            assert halls <= set(flood(map.near, CENTRE, walls=(), barred={place.id})[0])


@every_map
def test_positions_are_apart(map: Map) -> None:
    spots = {(place.ring, place.angle) for place in map.places.values()}
    assert len(spots) == len(map.places)
    assert all(0 <= place.angle < 360 for place in map.places.values())


def test_the_games_end_is_within_reach() -> None:
    for seats, map in MAPS.items():
        assert map.sixes_left == (3 if seats < 4 else 4) < strengths(map, "scroll")[6]

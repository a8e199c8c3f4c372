"""What any table is laid out and drawn with: parts of boxes, seat zones, dice, the head of a seat's panel."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from pygame import Color, Surface
from pygame.image import tobytes

from client.art.theme import PIP
from client.art.vector import polygon
from client.canvas import COMPACT_TYPE, Box, Scale, canvas
from client.table.dice import SIDES, DieLook, die, rolling
from client.table.layout import REST, Spot, TableLayout, columns, fan, grid, row, rows, seat_zones, squares
from client.table.seat_plate import Head, SeatPlate, draw_head
from client.table.word_panel import BUBBLE
from rules.games import GAMES
from tests.client.driver import table, window

ROOM = Box(10, 20, 300, 200)
LOOK = DieLook("#a02020", "#ff8080", "#400808")


def within(boxes: list[Box], room: Box) -> bool:
    """Tell whether boxes lie in a room, none of them upon another."""
    apart = all(
        one.x + one.width <= other.x + 0.01
        or other.x + other.width <= one.x + 0.01
        or one.y + one.height <= other.y + 0.01
        or other.y + other.height <= one.y + 0.01
        for one, other in itertools.combinations(boxes, 2)
    )
    inside = all(
        room.x - 0.01 <= box.x
        and room.y - 0.01 <= box.y
        and box.x + box.width <= room.x + room.width + 0.01
        and box.y + box.height <= room.y + room.height + 0.01
        for box in boxes
    )
    return apart and inside


def test_one_part_takes_what_the_others_leave() -> None:
    assert rows(ROOM, 10, 50, REST, 30) == [
        Box(10, 20, 300, 50),
        Box(10, 80, 300, 100),
        Box(10, 190, 300, 30),
    ]
    assert columns(ROOM, 5, REST, 100) == [Box(10, 20, 195, 200), Box(210, 20, 100, 200)]


@pytest.mark.parametrize("down", [False, True])
@pytest.mark.parametrize("rivals", range(1, 6))
def test_any_number_of_rivals_shares_a_room(rivals: int, down: bool) -> None:
    zones = seat_zones(range(1, rivals + 1), ROOM, 8, down=down)
    assert list(zones) == [f"seat:{seat}" for seat in range(1, rivals + 1)]
    assert within(list(zones.values()), ROOM)
    low = seat_zones(range(1, rivals + 1), ROOM, 8, down=down, most=20)
    assert all(box[3 if down else 2] == 20 for box in low.values())


@pytest.mark.parametrize("count", range(13))
def test_boxes_stay_in_their_room(count: int) -> None:
    assert len(grid(ROOM, count, 3, 6)) == count
    assert within(grid(ROOM, count, 3, 6), ROOM)
    assert within(squares(ROOM, count, 74, 0.08), ROOM)
    spread = row(ROOM, count, 90, 120, 6)
    assert all(ROOM.x <= box.x <= ROOM.x + ROOM.width - 90 + 0.01 for box in spread)
    tilts = [tilt for _, tilt in fan(ROOM, count, 90, 120, 6)]
    assert tilts == sorted(tilts, reverse=True)
    assert sum(tilts) == pytest.approx(0)


def test_things_of_the_same_name_are_numbered() -> None:
    view = GAMES["res_arcana"].new(2, 1)
    layout = TableLayout(view, 0, canvas((1280, 800), 1.0), {})
    layout.lay(["die", "die"], row(ROOM, 2, 30, 30, 4), "die", "dice")
    layout.put(Spot("own:die", ROOM, "die", "dice", shows="die"))
    assert list(layout.arrangement.spots) == ["die", "die#2", "own:die"]
    assert [spot.component for spot in layout.spots.values()] == ["die"] * 3


@pytest.mark.usefixtures("_screen")
def test_a_die_shows_what_it_has_rolled_in_the_end() -> None:
    shown = {tobytes(die(LOOK, value, 40), "RGBA") for value in range(SIDES + 1)}
    assert len(shown) == SIDES + 1
    for value in range(SIDES + 1):
        assert rolling(LOOK, value, 40, 1.0) is die(LOOK, value, 40)
        assert rolling(LOOK, value, 40, 0.3) is not die(LOOK, value, 40)
    square = LOOK._replace(pip=polygon(((10, 10), (90, 10), (90, 90), (10, 90))))
    assert tobytes(die(square, 3, 40), "RGBA") not in shown


@pytest.mark.usefixtures("_screen")
def test_a_die_that_was_not_rolled_has_no_pip() -> None:
    """The sign of its pips is cut into it: a larger pip would be read as a one."""
    middles = [die(LOOK, value, 120).get_at((60, 54)) for value in range(SIDES + 1)]
    assert [middle == Color(PIP) for middle in middles] == [value % 2 == 1 for value in range(SIDES + 1)]


@pytest.mark.usefixtures("_screen")
@pytest.mark.parametrize("about", [0, 15])
def test_a_head_shows_who_goes_first_and_who_is_away(about: int) -> None:
    head = Head(left=40, size=20, line=20, medal=30, corner=(4, 4), sign=24, about=about, below=50)
    plate = SeatPlate(1, "A rather long name", "bot, normal", 7, deciding=False)
    drawn = set()
    for one in (plate, plate._replace(first=True), plate._replace(away="passed"), plate._replace(points=8)):
        surface = Surface((220, 80))
        draw_head(surface, one, head, 220, Scale(1.0), (one.player,))
        drawn.add(tobytes(surface, "RGB"))
    assert len(drawn) == 4


@pytest.mark.parametrize(
    ("size", "applied", "read"),
    [((1024, 640), 100, 125), ((1280, 720), 100, 125), ((1920, 1080), 128, 128), ((3840, 2160), 128, 128)],
)
def test_a_quarter_more_is_a_quarter_more_at_least_where_one_points(
    size: tuple[int, int], applied: int, read: int
) -> None:
    plain, larger = canvas(size, 1.0), canvas(size, 1.25)
    assert (plain.applied, plain.read, plain.reading) == (100, 100, plain.k)
    assert (larger.applied, larger.read) == (applied, read)
    # Type of the compact layout is smaller by as much as its units are larger.
    assert larger.k * (COMPACT_TYPE if larger.compact and not plain.compact else 1) >= plain.k


@pytest.mark.parametrize("game", GAMES)
def test_words_beside_what_is_pointed_at_grow_where_nothing_else_can(tmp_path: Path, game: str) -> None:
    with window(tmp_path, (1280, 720)) as app:
        wide = []
        for scale in (100, 125):
            app.settings.scale = scale
            app.lay_out()
            scene = table(app, ["human", "bot:easy"], 1, game=game)
            spots = scene.model.arrangement.spots.values()
            unit = app.canvas.reading
            room = round(BUBBLE[0] * unit), round(BUBBLE[1] * unit)
            shown = (scene.model.table.inspect(spot, room, scene.model, beside=True) for spot in spots)
            wide.append(max(words.get_width() for words in shown if words is not None))
        assert wide[1] > 1.2 * wide[0]

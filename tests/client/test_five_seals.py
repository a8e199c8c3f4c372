"""The table of Five Seals: every option is within reach, whole games by mouse and keys, all words fit."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from math import dist
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Surface
from pygame.image import tobytes

from client.app import App
from client.art.icons import icon
from client.art.lettering import NO_BREAK, title_size
from client.art.pictures import FOLDER
from client.art.text import LIVELY, shrunk
from client.canvas import canvas
from client.games.five_seals import inspector, overlay, sprites
from client.games.five_seals.backdrop import tally
from client.games.five_seals.book import BOOK
from client.games.five_seals.dungeon import PICTURE, PLANS, lens, plan, walk
from client.games.five_seals.faces import hand_name, hand_scroll, letters_of_all, measure, sign_of, strip_name
from client.games.five_seals.layout import BOARD_SCROLL, FOOT, OWN
from client.games.five_seals.moments import MOMENTS
from client.games.five_seals.palette import ELEMENTS, FIGURES, MAGES, SPELLS
from client.games.five_seals.seats import own_panel
from client.games.five_seals.table import FiveSealsTable
from client.games.five_seals.tokens import SCROLL
from client.table.camera import WHOLE, Camera
from client.table.choices import Choices
from client.table.choosing import arrange
from client.table.hits import name_at, reach_of
from client.table.intentions import Click
from client.table.layout import FIELD, LOG, PASS, Arrangement, original
from client.table.moment_events import moments_of
from client.table.moments import Delta, where
from client.table.motion import along
from client.table.news import news_of
from client.table.scene import TableScene
from client.table.seat_plate import SeatPlate
from client.words import LANGUAGES, load
from rules.core.action import Action
from rules.core.decision import TURN, Decision
from rules.core.engine import apply, to_json
from rules.core.events import Event
from rules.core.rng import Source, choice
from rules.five_seals import preview
from rules.five_seals.cards import CIRCLES, COMPONENTS, FAMILIARS
from rules.five_seals.cards import SPELLS as CARDS
from rules.five_seals.elements import CODES
from rules.five_seals.game import GAME
from rules.five_seals.maps import CENTRE, MAPS
from rules.five_seals.resolve import Resolve
from rules.five_seals.state import BOX, State
from rules.five_seals.turns import END
from rules.five_seals.ways import look, way
from tests.client.driver import Keyboard, Mouse, Player, said, table, window
from tests.rules.five_seals import scenario
from tests.rules.notation import do

pytestmark = pytest.mark.usefixtures("_no_result")

SIZES = [(1024, 640), (1280, 800), (1920, 1080), (2560, 1080), (3840, 2160)]
SCALES = [0.75, 1.0, 2.0]
SLACK = 1
CASES = [(seats, circle) for seats in GAME.seats for circle in CIRCLES]
BOARD = FiveSealsTable()
SUMMONING = f"summoning_{next(iter(FAMILIARS.values()))}"


# --- the map -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_plan_is_that_of_the_rules_map(seats: int) -> None:
    dungeon, map_ = plan(seats), MAPS[seats]
    assert set(dungeon.spots) == set(map_.places), f"run assets/build/dungeons.py to write {PLANS.name} anew"
    assert set(dungeon.ways) == {(one, other) for one in map_.near for other in map_.near[one]}


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_two_tokens_touch(seats: int) -> None:
    table = BOARD.arrange(GAME.new(seats, 1), 0, canvas((1920, 1080), 1.0), WHOLE)
    tokens = [spot for spot in table.spots.values() if spot.look in ("seal", "scroll")]
    assert len(tokens) == sum(place.kind in ("seal", "scroll") for place in MAPS[seats].places.values())
    for one, other in itertools.combinations(tokens, 2):
        (ax, ay), (bx, by) = one.box.centre, other.box.centre
        apart = max(abs(ax - bx), abs(ay - by))
        assert apart > 0.45 * min(one.box.width + other.box.width, one.box.height + other.box.height)


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_corridor_runs_below_a_token_to_which_it_does_not_lead(seats: int) -> None:
    dungeon, map_ = plan(seats), MAPS[seats]
    tokens = {place: dungeon.spots[place] for place in map_.places if map_.places[place].kind != "centre"}
    for ends, points in dungeon.ways.items():
        for place, spot in tokens.items():
            if place not in ends:
                reach = 0.5 if map_.places[place].kind != "scroll" else 0.62
                assert min(dist(spot, point) for point in points) > reach * dungeon.token, (ends, place)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_pale_path_joins_neighbours(seats: int) -> None:
    painted = pygame.image.load(FOLDER / "five_seals" / f"dungeon_{seats}.webp")
    dungeon = plan(seats)
    scale = painted.get_width() / PICTURE[0]
    for ends, points in dungeon.ways.items():
        if CENTRE not in ends:
            x, y = points[len(points) // 2]
            at = round((x + PICTURE[0] / 2) * scale), round((y + PICTURE[1] / 2) * scale)
            assert sum(painted.get_at(at)[:3]) > 300, ends


def test_every_component_has_its_look() -> None:
    for component in COMPONENTS.values():
        if component.kind != "seal":
            assert sign_of(component)
        assert not component.element or component.element in ELEMENTS
    assert set(MAGES) == set(FAMILIARS)
    assert {*FAMILIARS, *FAMILIARS.values()} == set(FIGURES)
    spells = {scroll.rpartition("_")[0] for scroll, card in COMPONENTS.items() if card.kind == "scroll"}
    assert spells == set(SPELLS)


# --- choices ----------------------------------------------------------------------------------------


def reachable(table: Arrangement, choices: Choices, action: Action) -> bool:
    """Tell whether an option is a button, a click on a thing, or a thing taken to another in the window."""
    if action in choices.buttons:
        return True
    for name in table.spots:
        for zone, actions in choices.targets(name).items():
            if action in actions and (zone in table.spots or zone in table.zones):
                return True
    return False


@pytest.mark.parametrize(("seats", "circle"), CASES)
def test_every_option_is_within_reach_at_every_size(seats: int, circle: str) -> None:
    windows = itertools.cycle([canvas(size, scale) for size in SIZES for scale in SCALES])
    state = GAME.new(seats, 11, {"circle": circle})
    source = Source(seats)
    while state.decision is not None:
        decision, window = state.decision, next(windows)
        table = arrange(BOARD, GAME.view(state, decision.seat), decision.seat, window, WHOLE)
        choices = Choices(BOARD, decision, table.spots)
        assert all(reachable(table, choices, action) for action in decision.options), str(decision)
        assert set(choices.sources) <= set(table.spots), str(decision)
        for spot in table.spots.values():
            assert 0 <= spot.box.x <= window.width - spot.box.width + SLACK, spot
            assert 0 <= spot.box.y <= window.height - spot.box.height + SLACK, spot
        apply(state, choice(source, decision.options))


def at_a_turn(player: Player) -> State:
    """Play until a turn is to be taken; return the view in which."""
    while True:
        player.wait()
        view = player.scene.model.view
        assert isinstance(view, State)
        if view.decision is not None and view.decision.prompt == TURN:
            return view
        player.choose()


def test_a_die_is_dragged_onto_a_seal(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 4, game="five_seals")
        mouse = Mouse(app, scene, 1)
        view = at_a_turn(mouse)
        assert view.decision is not None
        broken = next(action for action in view.decision.options if action.kind == "break")
        die = f"die:{scene.viewer}:{broken.source.split('+')[0]}"
        spots = scene.model.arrangement.spots
        start, end = (scene.canvas.rect(*spots[name].box).center for name in (die, broken.target))
        mouse.drag(start, end)
        if scene.model.menu:
            mouse.click(scene.model.menu.rows[0].center)
        last = scene.session.steps[-1].action
        assert (last.kind, last.target) == ("break", broken.target)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_broken_says_why(tmp_path: Path, language: str) -> None:
    with window(tmp_path, language=language) as app:
        scene = table(app, ["human", "human"], 4, game="five_seals")
        mouse = Mouse(app, scene, 1)
        view = at_a_turn(mouse)
        before = to_json(scene.session.state)
        place = next(place for place in view.board if place.startswith("tomb"))
        assert place not in scene.model.choices.sources
        mouse.click(scene.canvas.rect(*scene.model.arrangement.spots[place].box).center)
        assert said(scene)
        assert to_json(scene.session.state) == before


def test_equal_dice_and_scrolls_share_their_options(tmp_path: Path) -> None:
    state = GAME.new(2, 1)
    source = Source(1)
    copies = 0
    while state.decision is not None and copies < 20:
        decision = state.decision
        table = BOARD.arrange(state, decision.seat, canvas((1920, 1080), 1.0), WHOLE)
        choices = Choices(BOARD, decision, table.spots)
        for name in table.spots:
            if "#" in name and choices.targets(original(name)):
                assert choices.targets(name) == choices.targets(original(name))
                copies += 1
        apply(state, choice(source, decision.options))
    assert copies


# --- pictures and words ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_every_place_can_be_pointed_at(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    with window(tmp_path, size, language) as app:
        scene = table(app, ["human", "human", "human"], 8, {"circle": "fourth"}, "five_seals")
        mouse = Mouse(app, scene, 2)
        for _ in range(4):
            at_a_turn(mouse)
            for name in list(scene.model.arrangement.spots):
                scene.input.hover(name)
                scene.draw(app.screen)
            mouse.choose()


def test_a_closer_look_keeps_things_in_their_field(tmp_path: Path) -> None:
    with window(tmp_path, (1920, 1080)) as app:
        scene = table(app, ["human", "human"], 8, game="five_seals")
        at_a_turn(Mouse(app, scene, 2))
        field = scene.model.arrangement.zones[FIELD]
        scene.look(Camera().zoomed(6, field.centre, field))
        app.draw(app.screen)
        assert scene.model.camera.zoom > 2
        outside = [spot for spot in scene.model.arrangement.spots.values() if spot.zone == FIELD]
        for spot in outside:
            x, y = spot.box.centre
            assert scene.model.arrangement.seen(spot, x, y) == field.contains(x, y)


@pytest.mark.usefixtures("_screen")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [90, 160, 320])
def test_no_word_leaves_its_scroll(language: str, width: int) -> None:
    words = load(language)
    for component in COMPONENTS.values():
        if component.kind in ("scroll", "summoning"):
            name = hand_name(words(f"five_seals.name.{component.id}"), width)
            assert name.width <= width * 0.8 + 1, component.id
            assert name.height <= width * 0.27, component.id
            assert name.px >= width * 0.06, component.id


@pytest.mark.usefixtures("_screen")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [150, 400, 700])
def test_no_word_leaves_its_card(language: str, width: int) -> None:
    words = load(language)
    for component_id in COMPONENTS:
        plan_ = measure(component_id, width, words, "large")
        assert plan_.said is not None
        assert plan_.about.height + plan_.said.height <= plan_.sheet[3], component_id
        assert max(plan_.said.width, plan_.about.width) <= plan_.sheet[2], component_id
        assert plan_.said.px >= 5.0 * plan_.unit - 1, component_id
        name = words(f"five_seals.name.{component_id}")
        assert title_size(name, round(15 * plan_.unit), 136 * plan_.unit)[0] >= 9 * plan_.unit - 1, (
            component_id
        )


@pytest.mark.usefixtures("_screen")
def test_the_book_shows_every_component() -> None:
    words = load("en")
    for component_id in COMPONENTS:
        drawn = BOOK.face(component_id, 150, words)
        assert isinstance(drawn, Surface)
        assert drawn.get_size() == BOOK.shape


def test_scrolls_of_the_viewer_are_told_from_those_of_rivals() -> None:
    state = GAME.new(3, 2)
    source = Source(2)
    while state.decision is not None and state.decision.prompt != TURN:
        apply(state, choice(source, state.decision.options))
    spots = BOARD.arrange(state, 0, canvas((1920, 1080), 1.0), WHOLE).spots
    for number, seat in enumerate(state.seats):
        for scroll in seat.scrolls:
            assert spots[OWN + scroll if number == 0 else scroll].seat == number


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bubble_speaks_of_what_matters_now(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    with window(tmp_path, language=language) as app:
        scene = table(app, ["human", "human"], 4, game="five_seals")
        view = at_a_turn(Mouse(app, scene, 1))
        monkeypatch.setattr(inspector, "_told", lambda _id, said, *_: told.append(said))
        monkeypatch.setattr(inspector, "_bubble", lambda _id, _sets, _why, aimed, *_: told.append(aimed))
        scenery, spots, words = scene.model, scene.model.arrangement.spots, app.words
        rival = 1 - scene.viewer
        inspector.inspect(spots[f"mage:{rival}"], scenery)
        assert scene.names[rival] in told.pop()
        assert inspector.inspect(spots[f"mage:{scene.viewer}"], scenery) is None
        assert not told
        inspector.inspect(next(spot for spot in spots.values() if spot.look == "hand"), scenery)
        assert words("table.cost", cost="") not in told.pop()
        first, second, *_ = view.board
        view.stack.append(Resolve(scene.viewer, "swap", chosen=(first,)))
        aiming = scenery._replace(view=view, lit={second: "target"})
        for place, key in ((first, "aimed_first"), (second, "aim")):
            inspector.inspect(spots[place], aiming)
            assert told.pop() == words(f"five_seals.table.{key}")


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900)])
@pytest.mark.parametrize("count", range(1, 9))
def test_many_dice_lie_side_by_side(size: tuple[int, int], count: int) -> None:
    state = GAME.new(3, 2)
    source = Source(2)
    while state.decision is not None and state.decision.prompt != TURN:
        apply(state, choice(source, state.decision.options))
    for seat in state.seats:
        seat.dice = seat.dice[:1] * count
    window = canvas(size, 1.0)
    table = BOARD.arrange(state, 0, window, WHOLE)
    for number in range(3):
        room = window.rect(*table.zones[f"dice:{number}"]).inflate(4, 4)
        dice = [window.rect(*spot.box) for spot in table.spots.values() if spot.zone == f"dice:{number}"]
        assert len(dice) == count
        assert all(room.contains(die) for die in dice)
        home = window.rect(*table.zones[f"home:{number}"])
        assert not any(die.collidepoint(home.center) for die in dice)
        for one, other in itertools.combinations(dice, 2):
            assert not one.inflate(-2, -2).colliderect(other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_can_be_narrowed_down(language: str) -> None:
    words = load(language)
    for filter_ in BOOK.filters:
        assert words(f"shell.cards.filter.{filter_.name}")
        assert all(filter_.label(value, words) for value in filter_.values)
        assert all(
            value in filter_.values for component in COMPONENTS.values() for value in filter_.of(component)
        )


def test_dice_roll_and_fly_in_sight(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 8, game="five_seals")
        player = Mouse(app, scene, 2)
        at_a_turn(player)
        app.settings.speed = "normal"
        rolled = flown = 0
        for _ in range(16):
            player.choose()
            rolled += any(scene.motion.rolled(thing) < 1 for thing in scene.model.arrangement.spots)
            flown += bool(scene.motion.flights)
            while scene.playback.running:
                app.frame(0.05)
            if scene.session.over:
                break
        assert rolled
        assert flown


def test_dice_taken_for_the_next_round_are_one_line_of_the_log(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 1, game="five_seals")
        for colour in ("", "", "fire", "water", "fire"):
            decision = scene.session.state.decision
            assert decision is not None
            scene.session.act(decision.find("take", f"store:{colour}") if colour else decision.options[0])
        scene.lay_out()
        who = scene.names[scene.session.steps[-1].seat].replace(" ", NO_BREAK)
        last = scene.log.last()
        assert last is not None
        assert last.text == f"*{who}* takes three dice: two of fire and one of water."
        assert scene.session.undo_target(take_backs=True) == 4, "they are taken back one by one"


def test_a_mage_is_grabbed_by_its_body_and_says_why_it_cannot_go(tmp_path: Path) -> None:
    """Also while it is asked for something else: only its foot was to be grabbed."""
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 5, game="five_seals")
        while scene.session.state.decision.prompt != "take":
            scene.session.act(scene.session.game.quick(scene.session.state))
        scene.look_from(scene.session.deciding)
        mage, arrangement = f"mage:{scene.viewer}", scene.model.arrangement
        body, foot = (
            scene.canvas.rect(*box) for box in (arrangement.zones[mage], arrangement.spots[mage].box)
        )
        start = (body.centerx, body.top + 4)
        assert not foot.collidepoint(start)
        place = next(spot for spot in arrangement.spots.values() if spot.look == "scroll")
        Mouse(app, scene, 1).drag(start, scene.canvas.rect(*place.box).center)
        assert said(scene) == "Take 3 more dice first."


def test_stores_say_how_many_dice_have_gone_since_the_last_turn(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 1, game="five_seals")
        while scene.session.state.decision.prompt != TURN:
            scene.session.act(scene.session.game.quick(scene.session.state))
        scene.look_from(scene.session.deciding)
        events = [Event("took", 1, "fire"), Event("took", 1, "fire"), Event("returned", 1, "air")]
        news = news_of(scene.model._replace(recent=tuple(events)))
        zones = scene.model.arrangement.zones
        assert {*news} == {zones["store:fire"], zones["store:air"]}
        found = {change.at: change.amount for changes in news.values() for change in changes}
        assert found == {"store:fire": -2, "store:air": 1}


# --- motion ------------------------------------------------------------------------------------------


def test_a_mage_goes_along_the_corridors(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 2, game="five_seals")
        session, chance = scene.session, Source(2)
        assert isinstance(session.state, State)
        far: list[str] = []
        while len(far) < 4:
            decision = session.state.decision
            assert decision is not None
            action = choice(chance, decision.options)
            if action.kind == "break":
                far = way(session.state, decision.seat, action.target)
            if len(far) < 4:
                session.act(action)
        seat = session.deciding
        scene.look_from(seat)
        app.settings.speed = "slow"
        dungeon, seen = plan(2), lens(scene.model.arrangement.zones[FIELD], scene.model.camera)
        corridor = [seen.point(*point) for point in walk(dungeon, far, seat)]
        scene.act(action)
        passed = []
        while scene.motion.moves(f"mage:{seat}"):
            passed.append(scene.motion.placement(f"mage:{seat}")[:2])
            scene.update(0.05)
        assert len(passed) > 20
        middle = passed[len(passed) // 4 : -len(passed) // 4]
        astray = [min(dist(at, point) for point in corridor) for at in middle]
        assert max(astray) < dungeon.token * seen.unit / 2
        ends = passed[0], passed[-1]
        assert max(min(dist(at, end) for end in ends) for at in corridor) > dungeon.token * seen.unit


def test_a_way_is_gone_at_an_even_pace() -> None:
    way_ = [(0.0, 0.0), (3.0, 0.0), (3.0, 0.0), (3.0, 1.0)]
    assert [along(way_, share) for share in (0, 0.5, 0.75, 0.875, 1)] == [
        (0.0, 0.0),
        (2.0, 0.0),
        (3.0, 0.0),
        (3.0, 0.5),
        (3.0, 1.0),
    ]


# --- what is chosen ----------------------------------------------------------------------------------


def test_dice_that_a_spell_has_chosen_are_marked() -> None:
    state = scenario.dungeon(scenario.seat("fire3 fire3 fire2", "saturation_fire"), scenario.seat("air1"))
    do(state, "cast saturation_fire -> die:0:fire3", "choose saturation_fire -> die:0:fire3")
    table_ = BOARD.arrange(GAME.view(state, 0), 0, canvas((1280, 800), 1.0), WHOLE)
    assert overlay.chosen(state, table_) == ["die:0:fire3#2", "die:0:fire3"]
    assert overlay.chosen(state, table_, "die:0:fire2")[0] == "die:0:fire2"
    assert overlay.chosen(state, table_, "own:saturation_fire") == overlay.chosen(state, table_)


def test_the_wheel_walks_through_the_sets_of_dice_and_lights_each(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 2, game="five_seals")
        state = scenario.dungeon(
            scenario.seat("fire3 fire5 fire4"), scenario.seat("air1"), board={"gate_0": "seal_fire_4"}
        )
        scene.session.state = state
        scene.look_from(0)
        mouse = Mouse(app, scene, 1)
        mouse.click(scene.canvas.rect(*scene.model.arrangement.spots["gate_0"].box).center)
        offered = overlay.offered(scene.model, "gate_0")
        assert len(offered) == 2
        panel = scene.canvas.rect(*scene.model.arrangement.zones["own"])
        pictures = []
        for action in (*offered, offered[0]):
            assert scene.model.considered(scene.input.pointer) == action
            app.frame(0)
            pictures.append(tobytes(app.screen.subsurface(panel), "RGB"))
            mouse.send(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False, precise_x=0.0, precise_y=-1.0)
        assert pictures[0] == pictures[2]
        assert pictures[0] != pictures[1], "other dice are marked"
        assert scene.model.camera == WHOLE, "the map does not zoom meanwhile"


def test_a_scroll_that_is_to_be_aimed_is_lit(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 2, game="five_seals")
        scene.session.state = scenario.dungeon(
            scenario.seat("fire3 fire2", "saturation_fire", "cleansing_fire"), scenario.seat("air1")
        )
        scene.look_from(0)
        mouse = Mouse(app, scene, 1)
        spots = scene.model.arrangement.spots
        boxes = [
            scene.canvas.rect(*spots[OWN + f"{spell}_fire"].box) for spell in ("saturation", "cleansing")
        ]
        mouse.click(boxes[0].center)
        mouse.send(pygame.MOUSEMOTION, pos=(2, 2), rel=(0, 0), buttons=(0, 0, 0))
        app.frame(0)
        chosen, other = (sum(app.screen.get_at((box.centerx, box.top - 3))[:3]) for box in boxes)
        assert chosen > other + 100


@pytest.mark.parametrize(
    ("count", "look"), [(0, "hand"), (6, "hand"), (7, "hand_strip"), (12, "hand_strip"), (15, "mini")]
)
def test_many_scrolls_lie_in_two_rows_and_too_many_for_their_names_stand_upright(
    count: int, look: str
) -> None:
    scrolls = [
        f"{spell}_{element}"
        for spell in ("cleansing", "saturation", "multiplication")
        for element in ELEMENTS
    ]
    state = scenario.dungeon(scenario.seat("fire1", *scrolls[:count]), scenario.seat("air1"))
    state.seats[0].used = []
    spots = BOARD.arrange(state, 0, canvas((1024, 640), 1.0), WHOLE).spots.values()
    assert [spot.look for spot in spots if spot.zone == "hand"] == [look] * count


@pytest.mark.parametrize(("language", "spent"), [("ru", "(кубик: огонь 3)"), ("en", "(die spent: fire 3)")])
def test_what_others_break_is_said_with_the_dice_it_took(tmp_path: Path, language: str, spent: str) -> None:
    with window(tmp_path) as app:
        app.settings.language = language
        scene = table(app, ["human", "human"], 2, game="five_seals")
        seat = scenario.seat("fire3 air1", place="gate_0")
        state = scenario.dungeon(seat, scenario.seat("air1"), board={"gate_5": "seal_fire_2"})
        assert state.decision is not None
        events = apply(state, next(option for option in state.decision.options if option.kind == "break"))
        model = scene.model._replace(words=load(language), view=state)
        for viewer in (0, 1):
            moments = moments_of(events, model._replace(viewer=viewer), 0, ())
            told = [moment for moment in moments if moment.told.title]
            if viewer == 0:
                assert not told, "one knows what one has done"
            else:
                assert spent in told[0].told.title.replace(NO_BREAK, " ")
                assert told[0].weight == "note"


def test_the_six_with_which_the_last_round_begins_announces_it(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 2, game="five_seals")
        won = Event("broke", 0, "reappraisal_fire", "tomb_0", "scrolls:0")
        state = scene.session.state.copy()
        sixes = [place for place, lying in state.board.items() if COMPONENTS[lying].kind == "scroll"]
        sixes = [place for place in sixes if state.strength(state.board[place]) == 6]
        titles = []
        for gone in (len(sixes) - state.map.sixes_left - 1, 1, 1):
            for _ in range(gone):
                del state.board[sixes.pop()]
            told = moments_of([won], scene.model._replace(view=state.copy()), 0, ())[-1].told
            titles.append(told.title)
        assert [title == app.words("five_seals.table.last_round") for title in titles] == [False, True, False]


def test_a_reappraisal_is_told_with_what_it_adds(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 2, game="five_seals")
        state = scene.session.state.copy()
        state.seats[0].ready = ["reappraisal_fire", "cleansing_fire", "cleansing_air"]
        won = Event("broke", 0, "reappraisal_fire", "tomb_0", "scrolls:0")
        told = moments_of([won], scene.model._replace(view=state), 0, ())[-1].told
        assert app.words("five_seals.table.reappraised", n=6, more=2) in f"{told.title} {told.line}"


@pytest.mark.usefixtures("_screen")
def test_six_scrolls_left_in_the_dungeon_are_bright_and_taken_ones_dark() -> None:
    shown = tally(5, 4, 3, (250, 40))
    light = [sum(shown.get_at((50 * number + 12, 20))[:3]) for number in range(5)]
    assert light[0] < min(light[1:]) / 2


@pytest.mark.usefixtures("_screen")
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_in_the_hand_are_written_in_one_size(language: str) -> None:
    words = load(language)
    scrolls = ("summoning_cat", "transmutation_air", "cleansing_earth")
    names = [words(f"five_seals.name.{scroll}") for scroll in scrolls]
    px = letters_of_all(tuple((name, "") for name in names), (122, 50), strips=True)
    assert {strip_name(name, (122, 50), most=px).px for name in names} == {px}
    assert px >= 9


# --- aiming ------------------------------------------------------------------------------------------


def aiming(app: App, *scrolls: str, dice: str = "fire3", **position: Any) -> TableScene:
    """Sit down where these scrolls can be cast."""
    scene = table(app, ["human", "human"], 2, game="five_seals")
    seat = scenario.seat(dice, *scrolls, place="gate_0")
    scene.session.state = scenario.dungeon(seat, scenario.seat("air1"), **position)
    scene.look_from(0)
    return scene


@pytest.mark.parametrize("by", ["click", "drag"])
def test_a_spell_is_aimed_at_the_head_of_a_figure(tmp_path: Path, by: str) -> None:
    with window(tmp_path) as app:
        scene = aiming(app, SUMMONING)
        mouse, spots = Mouse(app, scene, 1), scene.model.arrangement.spots
        start = scene.canvas.rect(*spots[OWN + SUMMONING].box).center
        foot = scene.canvas.rect(*spots["mage:0"].box)
        head = foot.centerx, foot.centery - foot.height
        if by == "drag":
            mouse.drag(start, head)
        else:
            mouse.click(start)
            mouse.click(head)
        assert scene.session.steps[-1].action == Action("cast", SUMMONING, "mage:0")


def test_a_spell_aimed_at_nothing_says_so(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = aiming(app, SUMMONING)
        field = scene.canvas.rect(*scene.model.arrangement.zones[FIELD])
        start = scene.canvas.rect(*scene.model.arrangement.spots[OWN + SUMMONING].box).center
        Mouse(app, scene, 1).drag(start, (field.centerx, field.bottom - 4))
        assert not scene.session.steps
        assert said(scene)
        assert scene.model.message
        assert scene.model.message.refused


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spell_that_is_aimed_asks_for_its_target(tmp_path: Path, language: str) -> None:
    with window(tmp_path, language=language) as app:
        scene = aiming(app, SUMMONING, "cleansing_water")
        mouse, words = Mouse(app, scene, 1), app.words
        mouse.click(scene.canvas.rect(*scene.model.arrangement.spots[OWN + SUMMONING].box).center)
        prompt = scene.model.prompt
        assert words("five_seals.prompt.aim_summon") in prompt
        assert words(f"five_seals.name.{SUMMONING}") in prompt
        Keyboard(app, scene, 1).press(pygame.K_ESCAPE)
        before = scene.model.prompt
        assert before != prompt
        scene.set_model(scene.model._replace(held=OWN + "cleansing_water"))
        assert scene.model.prompt == before, "there is nothing to aim it at"


@pytest.mark.parametrize("scroll", sorted(s for s, card in COMPONENTS.items() if card.verb))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_spell_says_what_it_is_aimed_at(language: str, scroll: str) -> None:
    if "reappraisal" not in scroll:
        key = BOARD.prompts.key(Decision(0, TURN, (END,)), OWN + scroll)
        assert load(language)(f"five_seals.prompt.{key}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_aimed_spell_says_what_follows(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with window(tmp_path, language=language) as app:
        near = MAPS[2].near["gate_0"]
        first = next(place for place in near if place != "centre")
        second = next(place for place in MAPS[2].near[first] if place not in ("gate_0", "centre", *near))
        board = {first: "seal_fire_3", second: "seal_fire_2"}
        scene = aiming(app, SUMMONING, "overcoming_fire", board=board, circle="fourth")
        spots, words = scene.model.arrangement.spots, app.words
        told: list[tuple[tuple[str, ...], str]] = []
        monkeypatch.setattr(
            inspector, "_bubble", lambda _id, sets, _why, aimed, *_: told.append((sets, aimed))
        )
        for scroll in (SUMMONING, "overcoming_fire"):
            scene.set_model(scene.model._replace(selected=OWN + scroll))
            inspector.inspect(spots[first], scene.model)
        assert told[0] == (("fire3",), words("five_seals.table.familiar"))
        assert words(f"five_seals.name.{board[second]}").lower() in told[1][1], "there is one way"
        assert [action.target for action in overlay.ahead(scene.model, first)] == [second]
        scene.input.hover(first)
        app.frame(0)


def test_without_a_spell_no_seal_speaks_of_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[str, str]] = []
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 4, game="five_seals")
        view = at_a_turn(Mouse(app, scene, 1))
        monkeypatch.setattr(
            inspector, "_bubble", lambda _id, _sets, why, aimed, *_: told.append((why, aimed))
        )
        lit, *_, far = [name for name in scene.model.arrangement.spots if name in view.board]
        hinted = scene.model._replace(lit={lit: "target"})
        inspector.inspect(scene.model.arrangement.spots[far], hinted)
        assert told[0][0], "why it cannot be broken"
        assert not told[0][1]


def test_a_borrowed_scroll_is_aimed_with_one_click(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 2, game="five_seals")
        me = scenario.seat("fire3 fire2", "appropriation_fire")
        scene.session.state = scenario.dungeon(me, scenario.seat("air1", "saturation_fire"), circle="third")
        scene.look_from(0)
        scene.act(Action("cast", "appropriation_fire", "saturation_fire"))
        assert scene.model.view.decision is not None
        assert set(scene.model.choices.sources) == {"die:0:fire3", "die:0:fire2"}
        assert BOARD.prompts.key(scene.model.view.decision, "") == "aim_raise"
        Mouse(app, scene, 1).click(
            scene.canvas.rect(*scene.model.arrangement.spots["die:0:fire3"].box).center
        )
        assert scene.session.steps[-1].action == Action("cast", "saturation_fire", "die:0:fire3")


def test_dice_that_cannot_be_added_say_why(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = aiming(app, "transmutation_mind", dice="fire3 fire2 water1")
        mouse = Mouse(app, scene, 1)

        def answer(die: str) -> str:
            mouse.click(scene.canvas.rect(*scene.model.arrangement.spots[die].box).center)
            return said(scene)

        scene.act(Action("cast", "transmutation_mind", "die:0:fire3"))
        scene.act(Action("choose", "transmutation_mind", "store:air"))
        assert scene.model.view.decision is not None
        assert "air" in app.words(f"five_seals.prompt.{scene.model.view.decision.prompt}")
        scroll = app.words("five_seals.name.transmutation_mind")
        assert answer("die:0:water1") == app.words("five_seals.reason.one_colour", name=scroll)
        assert answer("die:0:fire3") == app.words("five_seals.reason.chosen", name=scroll)


def test_a_die_is_dragged_from_the_store(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 2, game="five_seals")
        mouse = Mouse(app, scene, 1)
        mouse.wait()
        while scene.model.view.decision is not None and scene.model.view.decision.prompt != "take":
            mouse.choose()
            mouse.wait()
        assert BOARD.prompts.suffix(scene.model) == "(1 / 3)"
        app.settings.speed = "slow"
        store, own = (
            scene.canvas.rect(*scene.model.arrangement.zones[zone]) for zone in ("store:fire", "own")
        )
        mouse.drag(store.center, own.center)
        assert scene.session.steps[-1].action == Action("take", "store:fire")
        assert not scene.motion.moves("store:fire"), "the store itself stays where it is"
        assert BOARD.prompts.suffix(scene.model) == "(2 / 3)"
        mouse.click(store.center)
        assert BOARD.prompts.suffix(scene.model) == "(3 / 3)"


def test_every_strength_of_a_rivals_scrolls_is_seen() -> None:
    scrolls = [f"{spell}_{element}" for spell in ("cleansing", "saturation") for element in ELEMENTS]
    state = scenario.dungeon(scenario.seat("fire1"), scenario.seat("air1", *scrolls[::2], used=scrolls[1::2]))
    for size in SIZES:
        spots = BOARD.arrange(state, 0, canvas(size, 1.0), WHOLE).spots.values()
        lying = [spot.box for spot in spots if spot.zone == "scrolls:1"]
        assert len(lying) > len(scrolls)
        for top in {box.y for box in lying}:
            for below, above in itertools.pairwise(box for box in lying if box.y == top):
                assert above.x < below.x
                assert above.x + above.width < below.x + below.width - 8


@pytest.mark.parametrize("seats", [2, 3])
def test_many_scrolls_of_a_rival_are_seen_whole_or_nearly_so(seats: int) -> None:
    scrolls = [
        f"{spell}_{element}" for spell in ("cleansing", "saturation", "exchange") for element in ELEMENTS
    ]
    rivals = [scenario.seat("air1", *scrolls[:12]) for _ in range(seats - 1)]
    for size in ((1920, 1080), (2560, 1080)):
        state = scenario.dungeon(scenario.seat("fire1"), *rivals)
        table = BOARD.arrange(state, 0, canvas(size, 1.0), WHOLE)
        assert "legend" in table.zones
        for rival in range(1, seats):
            lying = [spot.box for spot in table.spots.values() if spot.zone == f"scrolls:{rival}"]
            panel = table.zones[f"seat:{rival}"]
            assert max(box.y + box.height for box in lying) < panel.y + panel.height
            for one, other in itertools.combinations(lying, 2):
                if one.y == other.y:
                    assert abs(one.x - other.x) > 0.85 * one.width


@pytest.mark.parametrize(("seats", "circle"), CASES)
@pytest.mark.parametrize("size", [*SIZES, (1280, 720)])
def test_the_log_has_a_place_at_every_table(seats: int, circle: str, size: tuple[int, int]) -> None:
    table = BOARD.arrange(GAME.new(seats, 11, {"circle": circle}), 0, canvas(size, 1.0), WHOLE)
    log = canvas(size, 1.0).rect(*table.zones[LOG])
    # Enough for its heading and an entry of two lines.
    assert log.height >= 72
    others = (box for name, box in table.zones.items() if name.startswith("seat:") or name in (PASS, "aside"))
    assert not any(log.colliderect(canvas(size, 1.0).rect(*box)) for box in others)


@pytest.mark.parametrize("count", range(1, 9))
def test_on_a_flat_panel_dice_and_scrolls_lie_side_by_side(count: int) -> None:
    state = GAME.new(5, 2)
    for seat in state.seats:
        seat.dice, seat.ready = (0,) * count, [f"cleansing_{element}" for element in ELEMENTS] * 2
    table = BOARD.arrange(state, 0, canvas((1280, 720), 1.0), WHOLE)
    dice = [spot.box for spot in table.spots.values() if spot.zone == "dice:1"]
    scrolls = [spot.box for spot in table.spots.values() if spot.zone == "scrolls:1"]
    assert len(dice) == count
    assert max(box.x + box.width for box in dice) < min(box.x for box in scrolls)
    assert all(above.x + 8 < below.x for below, above in itertools.pairwise(scrolls))


def test_putting_the_familiar_down_is_nothing_to_be_reminded_of(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = aiming(app, SUMMONING)
        assert not scene.model.is_useful(OWN + SUMMONING)
        near = next(place for place in MAPS[2].near["gate_0"] if place != "centre")
        scene = aiming(app, SUMMONING, board={near: "seal_fire_3"})
        assert scene.model.is_useful(OWN + SUMMONING)


@pytest.mark.usefixtures("_screen")
def test_the_viewers_small_panel_shows_who_is_first_and_who_is_out() -> None:
    plate, words = SeatPlate(0, "Anna", "person", 3, False), load("en")
    plates = [plate, plate._replace(first=True), plate._replace(away="out")]
    drawn = {tobytes(own_panel(one, "", (250, 88), 1.0, words, compact=True), "RGBA") for one in plates}
    assert len(drawn) == 3


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_mage_hides_no_strength_wherever_it_stands(seats: int) -> None:
    state, window = GAME.new(seats, 1), canvas((1600, 900), 1.0)
    state.seats[0].mage, whole = next(iter(FAMILIARS)), dict(state.board)
    for place in MAPS[seats].places:
        state.seats[0].place = place
        state.board = {other: lying for other, lying in whole.items() if other != place}
        spots = BOARD.arrange(state, 0, window, WHOLE).spots
        (x, foot), size = spots["mage:0"].box.centre, spots["mage:0"].box.width / FOOT
        body = pygame.FRect(x - 0.42 * size, foot - 1.3 * size, 0.84 * size, 1.5 * size)
        for other, lying in state.board.items():
            box = spots[other].box
            (sx, sy), token = box.centre, box.width
            if state.is_scroll(lying):
                token /= BOARD_SCROLL * SCROLL[0]
                sx, sy = sx + 0.31 * token, sy + 0.42 * token
            strength = pygame.FRect(0, 0, 0.6 * token, 0.6 * token)
            strength.center = sx, sy
            seen = strength.clip(body)
            assert seen.width * seen.height < strength.width * strength.height / 2, (place, other)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1600, 900)])
def test_where_to_aim_is_said_in_the_line_of_the_prompt(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    with window(tmp_path, size, language) as app:
        scene = table(app, ["human", "human"], 2, game="five_seals")
        while scene.model.decision is None or scene.model.decision.prompt == "mage":
            scene.session.act(scene.session.game.quick(scene.session.state))
            scene.look_from(scene.session.deciding)
        prompt = scene.canvas.rect(*scene.model.arrangement.zones["prompt"])
        left = min(rect.left for rect in reach_of(scene.model).values() if rect.colliderect(prompt))
        room = left - prompt.x - scene.canvas.px(64)
        for scroll, card in COMPONENTS.items():
            if card.verb and "reappraisal" not in scroll:
                key, words = BOARD.prompts.key(Decision(0, TURN, (END,)), OWN + scroll), app.words
                asked = words("table.prompt_cancel", prompt=words(f"five_seals.prompt.{key}"))
                about = words(f"five_seals.name.{scroll}")
                said = words("table.prompt_cause", name=scene.names[0], cause=about, prompt=asked)
                px = scene.canvas.px
                assert shrunk(said, LIVELY, px(22), room, prompt.height, px(15)).get_height() <= prompt.height


def test_sets_of_dice_are_listed_as_dice_beside_the_own_ones(tmp_path: Path) -> None:
    with window(tmp_path, (1920, 1080)) as app:
        scene = table(app, ["human", "human"], 5, game="five_seals")
        session = scene.session
        targets: Counter[str] = Counter()
        while max(targets.values(), default=0) < 2:
            session.act(session.game.quick(session.state))
            decision = session.state.decision
            assert decision is not None
            targets = Counter(option.target for option in decision if option.kind == "break")
        scene.look_from(session.deciding)
        place, _ = targets.most_common(1)[0]
        scene.carry_out(Click(place))
        menu = scene.model.menu
        assert menu is not None
        own = scene.canvas.rect(*scene.model.arrangement.zones["own"])
        assert (menu.rect.left, own.top - menu.rect.bottom) == (own.left, scene.canvas.px(8))
        needed = [
            spot for spot in scene.model.arrangement.spots.values() if spot.look not in ("seat", "sixes")
        ]
        assert not menu.rect.collidelistall([scene.canvas.rect(*spot.box) for spot in needed])
        scene.draw(app.screen)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_a_list_of_dice_hides_neither_the_hand_nor_the_dice_nor_its_seal(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    seals = [place for place, about in MAPS[2].places.items() if about.kind == "seal" and place != "gate_0"]
    corner = max(seals, key=lambda place: plan(2).spots[place][1] - plan(2).spots[place][0])
    with window(tmp_path, size, language) as app:
        for place in (corner, "gate_3"):
            scene = aiming(app, SUMMONING, dice="fire1 fire1 fire4 fire6", board={place: "seal_fire_5"})
            scene.carry_out(Click(place))
            assert scene.model.menu is not None
            spots = scene.model.arrangement.spots
            needed = [place, *(name for name, spot in spots.items() if spot.zone in ("dice:0", "hand"))]
            boxes = [scene.canvas.rect(*spots[name].box) for name in needed]
            assert not scene.model.menu.rect.collidelistall(boxes), place


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_dice_and_scrolls_stay_where_they_lie_when_others_come(size: tuple[int, int]) -> None:
    def lying(dice: str, *scrolls: str) -> list[Any]:
        state = scenario.dungeon(scenario.seat(dice, *scrolls), scenario.seat("air1"))
        spots = BOARD.arrange(state, 0, canvas(size, 1.0), WHOLE).spots.values()
        return [spot.box for spot in spots if spot.zone in ("dice:0", "hand")]

    before = lying("fire1 fire2 fire3", "cleansing_fire", "saturation_fire")
    after = lying("fire1 fire2 fire3 water1", "cleansing_fire", "saturation_fire", "reappraisal_fire")
    assert len(after) == len(before) + 2
    assert set(before) <= set(after)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_ends_a_choice_of_dice_stands_at_the_own_dice(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    with window(tmp_path, size, language) as app:
        scene = aiming(app, "cleansing_fire", dice="fire1 fire2 fire3")
        scene.act(Action("cast", "cleansing_fire", "die:0:fire1"))
        scene.finish()
        spots, rect = scene.model.arrangement.spots, scene.canvas.rect
        (leave,) = [button for button in scene.model.buttons if button.name.startswith("answer:")]
        dice = [rect(*spot.box) for spot in spots.values() if spot.zone == "dice:0"]
        others = [rect(*spot.box) for spot in spots.values() if spot.look in ("hand", "store", "familiar")]
        assert not leave.rect.collidelistall([*dice, *others])
        near = dice[0].unionall(dice[1:]).inflate(0, 2 * scene.canvas.px(60))
        assert near.colliderect(leave.rect)
        assert name_at(scene.model, leave.rect.center) == leave.name


def test_a_broken_seal_marks_its_place_and_no_other_seal_of_its_name() -> None:
    seal = next(name for name, component in COMPONENTS.items() if component.kind == "seal")
    broken = Event("broke", 1, seal, "place:3", BOX, 2)
    won = Event("broke", 1, "guard", "place:3", "scrolls:1", 2)
    assert list(MOMENTS.marks(broken)) == ["place:3"]
    assert list(MOMENTS.marks(won)) == ["guard"]


def test_numbers_float_where_dice_are_gained_lost_or_turned(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = aiming(app, "multiplication_fire", dice="fire1 water5")
        events = [
            Event("returned", 1, "air", "dice:1", "store", 1),
            Event("took", 0, "fire", "store", "dice:0", 2, cause="multiplication_fire"),
            Event("took", 0, "fire", "store", "dice:0", 6, cause="multiplication_fire"),
            Event("turned", 0, "water", "water2", "water5", 5, cause="saturation_water"),
        ]
        changes = {change for moment in moments_of(events, scene.model, 0, ()) for change in moment.changes}
        assert changes == {
            Delta("dice:1", -1, "[die_air]"),
            Delta("dice:0", 2, "[die_fire]"),
            Delta("die:0:water5", 3, ""),
        }
        assert all(where(scene.model, change) is not None for change in changes)
        taken = Event("took", 0, "fire", "store", "dice:0", 2)
        assert not moments_of([taken], scene.model, 0, ()), "dice of the round just come"


def test_a_cat_has_its_head_in_the_hand() -> None:
    pygame.init()
    pygame.display.set_mode((64, 64))
    scroll = hand_scroll("summoning_cat", 480, load("en"))
    middle = (scroll.get_at((x, y)) for x in range(225, 265) for y in range(24, 70))
    # Nothing else there is yellow but its eyes.
    assert any(min(colour.r, colour.g) > colour.b + 60 for colour in middle)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bubble_parts_a_number_from_its_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    written: list[str] = []

    def noted(said: str, *_: object) -> pygame.Surface:
        written.append(said)
        return pygame.Surface((10, 10))

    monkeypatch.setattr(inspector, "shrunk", noted)
    with window(tmp_path, (1024, 640), language) as app:
        scene = table(app, ["human", "human"], 4, game=GAME.name)
        for _ in range(40):
            scene.session.act(scene.session.game.quick(scene.session.state))
        scene.look_from(scene.session.deciding)
        for spot in scene.model.arrangement.spots.values():
            if spot.zone == FIELD and spot.look in ("seal", "scroll"):
                inspector.inspect(spot, scene.model)
    assert any("\N{NO-BREAK SPACE}" in said for said in written)
    assert not any(re.search(r"\w \d", said) for said in written)


def test_what_is_too_strong_has_a_padlock_and_what_is_out_of_reach_stays_dark(tmp_path: Path) -> None:
    far = "tomb_3"
    with window(tmp_path) as app:
        weak = next(place for place in MAPS[2].near["foyer_0"] if place.startswith("stair"))
        open_ = next(place for place in MAPS[2].near["foyer_0"] if place.startswith("bars"))
        board = {open_: "seal_fire_2", weak: "seal_fire_3", "slab_3": "seal_air_4", far: "seal_fire_2"}
        scene = aiming(app, dice="fire2", board=board)
        model, spots = scene.model, scene.model.arrangement.spots
        found = overlay.standings(model, look(model.view, 0))
        assert found == {open_: "breakable", weak: "weak", "slab_3": "weak", far: "far"}
        bright, strong, dark = (
            sprites.lying(spots[weak], scene.canvas, how) for how in ("breakable", "weak", "far")
        )
        assert len({tobytes(one, "RGBA") for one in (bright, strong, dark)}) == 3
        middle = pygame.Vector2(bright.get_size()) // 2 - pygame.Vector2(0, bright.get_height() // 8)
        at = int(middle.x), int(middle.y)
        assert strong.get_at(at) == bright.get_at(at)
        assert sum(dark.get_at(at)[:3]) < 0.7 * sum(bright.get_at(at)[:3])
        box = scene.canvas.rect(*spots[far].box)
        app.frame(0)
        before = tobytes(app.screen.subsurface(box), "RGB")
        scene.input.hover(far)
        app.frame(0)
        assert tobytes(app.screen.subsurface(box), "RGB") == before, "it is no brighter when pointed at"


def test_a_scroll_with_one_store_to_take_from_is_cast_at_once(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = aiming(app, "multiplication_fire", "multiplication_mind")
        mouse, spots = Mouse(app, scene, 1), scene.model.arrangement.spots
        mouse.click(scene.canvas.rect(*spots[OWN + "multiplication_mind"].box).center)
        assert not scene.session.steps, "it may take of any colour"
        Keyboard(app, scene, 1).press(pygame.K_ESCAPE)
        mouse.click(scene.canvas.rect(*spots[OWN + "multiplication_fire"].box).center)
        assert scene.session.steps[-1].action == Action("cast", "multiplication_fire", "store:fire")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spell_that_waits_for_more_dice_shows_what_they_become(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    with window(tmp_path, language=language) as app:
        board = {"bars_0": "seal_air_2", "lock_0": "seal_water_6"}
        scene = aiming(app, "transmutation_mind", dice="fire3 fire2 water1", board=board)
        scene.act(Action("cast", "transmutation_mind", "die:0:fire3"))
        scene.act(Action("choose", "transmutation_mind", "store:air"))
        scene.finish()
        view, spots = scene.model.view, scene.model.arrangement.spots
        assert preview.turned(view) == {"die:0:fire3": CODES["air3"]}
        app.frame(0)
        shown = app.screen.get_at(scene.canvas.rect(*spots["die:0:fire3"].box).move(0, -4).center)
        red, green, _ = shown[:3]
        assert green > red / 2, "it is of air already"
        (finish,) = [button for button in scene.model.buttons if button.name.startswith("answer:")]
        assert finish.kind == "go"
        monkeypatch.setattr(inspector, "_bubble", lambda _id, _sets, why, *_: told.append(why))
        for place in board:
            inspector.inspect(spots[place], scene.model)
        mouse = Mouse(app, scene, 1)
        mouse.click(scene.canvas.rect(*spots["lock_0"].box).center)
        first = app.words(
            "five_seals.reason.spell_first", name=app.words("five_seals.name.transmutation_mind")
        )
        assert set(told) == {first}
        assert said(scene) == first
        Keyboard(app, scene, 1).press(pygame.K_RETURN)
        assert CODES["air3"] in scene.session.state.seats[0].dice


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("circle", CIRCLES)
def test_the_emblems_of_all_scrolls_in_play_are_explained(
    tmp_path: Path, language: str, circle: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []

    def noted(name: str, px: int, colour: str) -> Surface:
        drawn.append(name)
        return icon(name, px, colour)

    monkeypatch.setattr(inspector, "icon", noted)
    with window(tmp_path, (1920, 1080), language) as app:
        # Pictures are kept: each time it is another scroll.
        lying = f"cleansing_{list(ELEMENTS)[CIRCLES.index(circle)]}"
        scene = aiming(app, circle=circle, board={"bars_0": lying})
        spots = scene.model.arrangement.spots
        panel = inspector.inspect(spots["legend"], scene.model)
        assert panel is not None
        assert panel.get_width() < 500
        assert set(drawn) == {SPELLS[spell.name] for part in (CIRCLES[0], circle) for spell in CARDS[part]}
        drawn.clear()
        inspector.inspect(spots["bars_0"], scene.model)
        assert drawn == [SPELLS["cleansing"]], "its tooltip shows it beside what it does"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_that_can_only_end_its_round_is_told_so(tmp_path: Path, language: str) -> None:
    with window(tmp_path, language=language) as app:
        scene = aiming(app, dice="fire1", board={"bars_0": "seal_water_2"})
        assert scene.model.decision == Decision(0, TURN, (END,))
        assert app.words("five_seals.may.end.only") in scene.model.prompt.casefold()

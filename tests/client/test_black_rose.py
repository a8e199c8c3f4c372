"""The table of the duel: every option within reach, whole games by mouse and keyboard, nothing cut off."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pygame
import pytest
from msgspec.structs import replace
from pygame.image import tobytes

from client.app import App
from client.art.pictures import whole
from client.art.text import block
from client.canvas import Box, Canvas, canvas
from client.games import book_for, table_for
from client.games.black_rose import book, overlay
from client.games.black_rose.backdrop.side_panels import TOP_OF_TRACK, Lane, top_of
from client.games.black_rose.faces import cards, face
from client.games.black_rose.faces.cards import SHAPE, WIDTH, written
from client.games.black_rose.faces.spells import FORMULA, SIGNS, panes
from client.games.black_rose.formulas import formula, has_words
from client.games.black_rose.layout import fans
from client.games.black_rose.layout.zones import HOT_SPOT, PHASE, planning_zones, zones
from client.games.black_rose.overlay import Overlay
from client.games.black_rose.overlay.hot_spots import told
from client.games.black_rose.seeking import reason_against
from client.games.black_rose.sprites import figures
from client.games.black_rose.sprites.paintings import whole_painting
from client.games.black_rose.table import BlackRoseTable
from client.games.black_rose_duel.book import BOOK
from client.games.book import Facts, Situation
from client.scenes.pause import PauseScene
from client.scenes.zoom import ZoomScene
from client.table.button_row import TableButton
from client.table.camera import WHOLE
from client.table.choices import Choices
from client.table.choosing import WITH_WORDS, arrange
from client.table.display_list import DisplayList
from client.table.hits import names_at, reach_of, thing_at
from client.table.intentions import Act, Confirm
from client.table.layout import FIELD, OFFER, Spot
from client.table.model import Pointer, TableModel
from client.table.moment_events import moments_of
from client.table.prompt_line import draw_prompt
from client.table.scene import TableScene
from client.table.word_panel import sentence
from client.words import LANGUAGES, load
from rules.black_rose import evocations
from rules.black_rose.board import lay_out
from rules.black_rose.card_text import face_text
from rules.black_rose.cubes import add_instability, hurt
from rules.black_rose.damage import Share
from rules.black_rose.editions import EDITIONS
from rules.black_rose.forecast import is_vain, predicted
from rules.black_rose.movement import room_name
from rules.black_rose.preview import aim_of, prepared_in, seeks, targets_of
from rules.black_rose.quests import Happened
from rules.black_rose.records import Effect, Figure, Prepared
from rules.black_rose.resolve import Resolve
from rules.black_rose.state import State
from rules.black_rose.targets import MAGES, ROSE, aims
from rules.black_rose.turns import PHASES
from rules.black_rose_duel.cards import DUEL
from rules.core.action import Action
from rules.core.decision import TURN, Decision
from rules.core.engine import State as CoreState
from rules.core.engine import apply, to_json
from rules.core.events import Event
from rules.core.rng import Source, choice
from rules.core.words import Words
from rules.games import GAMES
from tests.client.driver import Keyboard, Mouse, said, table, window

GAME = GAMES["black_rose_duel"]
SIZES = ((1920, 1080), (1024, 640), (1280, 800), (2560, 1080), (3840, 2160))
SLACK = 0.5
BODY = 0.75
"""The width of a figure above its base, by the whole of it."""
BOARD = table_for("black_rose_duel")


@pytest.fixture(autouse=True, scope="module")
def _letters() -> None:
    pygame.init()


def windows() -> itertools.cycle[Canvas]:
    """Return windows of all sizes and scales, one after the other."""
    return itertools.cycle([canvas(size, scale) for size in SIZES for scale in (0.75, 1.0, 2.0)])


@pytest.mark.parametrize("seed", range(4))
def test_every_option_is_a_thing_or_a_button_within_the_window(seed: int) -> None:
    state, source, sizes = GAME.new(2, seed), Source(seed), windows()
    while state.decision is not None:
        decision, room = state.decision, next(sizes)
        view = GAME.view(state, decision.seat)
        spots, zones = arrange(BOARD, view, decision.seat, room, WHOLE)
        gestures = Choices(BOARD, decision, spots)
        if decision.prompt not in BOARD.own_panel.prompts:
            assert set(gestures.sources) <= set(spots), str(decision)
            within = {a for handle in gestures.sources for a in gestures.actions(handle)}
            assert within | set(gestures.buttons) == set(decision.options), str(decision)
            for handle in gestures.sources:
                assert set(gestures.targets(handle)) <= set(spots) | set(zones), str(decision)
        for spot in spots.values():
            assert -SLACK <= spot.box.x <= room.width - spot.box.width + SLACK, spot
            assert -SLACK <= spot.box.y <= room.height - spot.box.height + SLACK, spot
        for box in zones.values():
            assert min(box.width, box.height) > 0
        apply(state, choice(source, decision.options))


def test_a_side_is_chosen_by_turning_the_card() -> None:
    state = GAME.new(2, 1, {"mages": "random", "grimoires": "random"})
    assert state.decision is not None
    assert state.decision.prompt == "lay"
    card = state.decision.options[0].source
    view = GAME.view(state, state.decision.seat)
    spots, _ = BOARD.arrange(view, state.decision.seat, canvas((1920, 1080), 1.0), WHOLE)
    gestures = Choices(BOARD, state.decision, spots)
    sides = BOARD.two_sided
    assert sides is not None
    assert sides.flips(view, card)
    for actions in gestures.targets(card).values():
        assert [a.arg for a in sides.actions_of_side(actions, False)] == [0]
        assert [a.arg for a in sides.actions_of_side(actions, True)] == [1]


@pytest.mark.parametrize("count", range(1, 9))
def test_a_full_hand_is_a_fan_of_readable_cards_beside_folded_slots(count: int) -> None:
    areas = zones(canvas((1920, 1080), 1.0))
    areas |= planning_zones(areas, compact=False)
    assert areas["slots"].x + areas["slots"].width <= areas["hand"].x
    cards = [box for box, _ in fans.hand_fan(areas["hand"], count)]
    assert all(card.width >= 160 for card in cards)
    assert areas["hand"].x <= cards[0].x
    assert cards[-1].x + cards[-1].width <= areas["hand"].x + areas["hand"].width
    for left, right in itertools.pairwise(cards):
        assert right.x - left.x >= 100


@pytest.mark.parametrize("count", range(1, 10))
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_a_full_hand_has_the_room_of_folded_slots_in_small_windows(size: tuple[int, int], count: int) -> None:
    areas = zones(canvas(size, 1.0))
    areas |= planning_zones(areas, compact=True)
    assert areas["slots"].x + areas["slots"].width <= areas["hand"].x
    cards = fans.fan(areas["hand"], count)
    assert cards[-1].x + cards[-1].width <= areas["hand"].x + areas["hand"].width
    assert count > 7 or not fans.overlap(cards)
    assert all(right.x - left.x >= 60 for left, right in itertools.pairwise(cards))


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_slots_are_folded_while_spells_are_prepared(tmp_path: Path, size: tuple[int, int]) -> None:
    with asked_at_table(tmp_path, lambda state, d: d.prompt == "lay", size) as (mouse, _):
        model = mouse.scene.model
        area, hand = (model.arrangement.zones[name] for name in ("slots", "hand"))
        slots = [spot for spot in model.arrangement.spots.values() if spot.zone == "slots"]
        assert {spot.look for spot in slots} == {"line"}
        assert all(area.contains(*spot.box.centre) for spot in slots)
        assert hand.width > 2.5 * area.width


def test_the_card_pointed_at_in_hand_can_be_read(tmp_path: Path) -> None:
    with window(tmp_path, (1920, 1080)) as app:
        scene = table(app, ["human", "human"], 4, {"mages": "random", "grimoires": "random"}, GAME.name)
        Mouse(app, scene, 1).wait()
        card = next(spot for spot in scene.model.arrangement.spots.values() if spot.zone == "hand")
        before, after = (pygame.Surface(app.screen.get_size()) for _ in range(2))
        scene.draw(before)
        scene.input.hover(card.id)
        scene.draw(after)
        above = scene.canvas.rect(*card.box).move(0, -180)
        assert tobytes(before.subsurface(above), "RGB") != tobytes(after.subsurface(above), "RGB")


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_the_card_that_is_read_covers_neither_the_question_nor_the_hand(
    tmp_path: Path, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(overlay, "outline", lambda *_: pygame.Surface((1, 1)))
    with asked_at_table(tmp_path, lambda _, decision: decision.prompt == "lay", size) as (mouse, _):
        scene = mouse.scene
        hand = [spot for spot in scene.model.arrangement.spots.values() if spot.zone == "hand"]
        before, after = (pygame.Surface(size) for _ in range(2))
        mouse.app.frame(0.05)
        overlay.Overlay(before, scene.model, scene.input.pointer).draw()
        scene.input.hover(hand[0].id)
        overlay.Overlay(after, scene.model, scene.input.pointer).draw()
        prompt = scene.canvas.rect(*scene.model.arrangement.zones["prompt"])
        below = pygame.Rect(0, prompt.top, size[0], size[1] - prompt.top)
        assert tobytes(after, "RGB") != tobytes(before, "RGB")
        assert tobytes(after.subsurface(below), "RGB") == tobytes(before.subsurface(below), "RGB")


@pytest.mark.parametrize(("held", "ready"), [(1, 1), (3, 4), (5, 3)])
def test_what_is_prepared_is_told_in_words_above_the_hand(held: int, ready: int) -> None:
    source, state = Source(held), GAME.new(2, held, {"mages": "random", "grimoires": "random"})
    for seed in range(100):
        state = GAME.new(2, seed, {"mages": "random", "grimoires": "random"})
        while (asked := state.decision) is not None:
            assert isinstance(state, State)
            me = state.seats[asked.seat]
            if asked.prompt == TURN and (len(me.hand), len(state.unrevealed(asked.seat))) == (held, ready):
                break
            apply(state, choice(source, asked.options))
        if asked is not None:
            break
    assert asked is not None
    spots, zones = BOARD.arrange(GAME.view(state, asked.seat), asked.seat, canvas((1920, 1080), 1.0), WHOLE)
    told = [spot for spot in spots.values() if spot.look in ("told", "vain_told")]
    rows = [spot for spot in spots.values() if spot.look == "row"]
    assert (len(told), len(rows)) == (ready, held)
    for first, second in itertools.combinations([*told, *rows], 2):
        assert not overlap(first.box, second.box)
    assert all(zones["hand"].contains(*spot.box.centre) for spot in (*told, *rows))


@pytest.mark.parametrize("size", SIZES)
def test_evocations_have_an_entry_on_the_boards_of_both(size: tuple[int, int]) -> None:
    state = GAME.new(2, 1, {"mages": "random", "grimoires": "random"})
    assert isinstance(state, State)
    for seat in (0, 1):
        evocations.put(state, seat, "templar", f"templar:{seat + 1}", seat, "")
    spots, areas = BOARD.arrange(state, 0, canvas(size, 1.0), WHOLE)
    for figure, zone in (("templar:1", "seat:0"), ("templar:2", "seat:1")):
        box = spots[f"{figure}#entry"].box
        assert areas[zone].contains(box.x, box.y)
        assert areas[zone].contains(box.x + box.width, box.y + box.height)
        assert not any(box.contains(*spot.box.centre) for spot in spots.values() if spot.look == "mini")


CROWD = lay_out(1, ((-2, 1), (2, -1), (-1, 2), (1, -2)))
"""The lodge of the duel with the cells of four seats."""


@contextmanager
def crowd(app: App, count: int) -> Iterator[TableModel[State]]:
    """Show a duel whose two seats are copied until there are so many, each with three evocations."""
    scene = table(app, ["human", "human"], 4, {"mages": "random", "grimoires": "random"}, GAME.name)
    app.frame(0.05)
    state = scene.session.state.copy()
    assert isinstance(state, State)
    EDITIONS["crowd"] = replace(DUEL, boards={(): CROWD})
    state.edition = "crowd"
    for seat in range(2, count):
        state.seats.append(state.seats[seat % 2].copy())
    for powers in (state.supply, state.trophies, state.track):
        powers[-1:-1] = [7] * (count - 2)
    state.earned[-1:-1] = [{"quests": seat} for seat in range(2, count)]
    for number in range(3 * count):
        name, upgrade = f"templar:{number + 1}", ("", "bone_shield")[number % 2]
        figure = Figure("templar", number // 3, number % 3 + 1, number % 7, (0,), upgrade)
        state.evocations[name] = figure
    for me in state.seats:
        me.slots = [Prepared("tremor", 1, revealed=True), Prepared("fusion"), None, None]
        me.damage = (0, -1)
    yield scene.model._replace(
        view=state,
        names=tuple(f"Player {seat + 1}" for seat in range(count)),
        players=("human",) * count,
        points=(0,) * count,
    )
    del EDITIONS["crowd"]


def overlap(first: Box, second: Box) -> bool:
    """Tell whether two boxes share more than a seam."""
    across = min(first.x + first.width, second.x + second.width) - max(first.x, second.x)
    down = min(first.y + first.height, second.y + second.height) - max(first.y, second.y)
    return min(across, down) > SLACK


@pytest.mark.parametrize(("count", "size"), [*((4, size) for size in SIZES), (3, SIZES[0]), (2, SIZES[1])])
def test_the_boards_of_up_to_three_rivals_lie_side_by_side_and_are_drawn(
    tmp_path: Path, count: int, size: tuple[int, int]
) -> None:
    with window(tmp_path, size) as app, crowd(app, count) as model:
        room = canvas(size, 1.0)
        for viewer in range(count):
            arrangement = BOARD.arrange(model.view, viewer, room, WHOLE)
            boards = {seat: arrangement.zones[f"seat:{seat}"] for seat in range(count)}
            others = [
                arrangement.zones[name]
                for name in ("field", "prompt", "log", "slots", "hand")
                if name in arrangement.zones
            ]
            for seat, board in boards.items():
                assert not any(overlap(board, other) for other in others)
                assert not any(overlap(board, boards[other]) for other in range(seat))
                assert board.y + board.height <= room.height + SLACK
                assert board.x + board.width <= room.width + SLACK
                lies = [spot.box for spot in arrangement.spots.values() if on_board(spot, seat)]
                assert len(lies) >= 4 + 3 + 8 - 4 * (seat == viewer)
                for number, box in enumerate(lies):
                    assert overlap(box, board)
                    assert board.x - SLACK <= box.x <= board.x + board.width - box.width + SLACK
                    assert board.y - SLACK <= box.y <= board.y + board.height - box.height + SLACK
                    assert not any(overlap(box, other) for other in lies[:number])
            display = DisplayList(size)
            shown = model._replace(viewer=viewer, canvas=room, arrangement=arrangement)
            BOARD.backdrop(display, shown)
            for spot in arrangement.spots.values():
                BOARD.picture(spot, shown)
            assert display.show().get_size() == size


def on_board(spot: Spot, seat: int) -> bool:
    """Tell whether a thing lies on the board of a seat."""
    return spot.zone == f"seat:{seat}" or (
        spot.look in ("hot_spot", "portrait") and spot.id.endswith(f":{seat}")
    )


def test_equal_cards_in_hand_are_told_apart() -> None:
    view, _, _ = asked("lay")
    assert view.decision is not None
    seat = view.decision.seat
    view.seats[seat].hand = ["tremor", "fusion", "tremor", "tremor"]
    spots, _ = BOARD.arrange(view, seat, canvas((1920, 1080), 1.0), WHOLE)
    hand = {spot.id: spot.component for spot in spots.values() if spot.zone == "hand"}
    assert hand == {"tremor": "tremor", "fusion": "fusion", "tremor#2": "tremor", "tremor#3": "tremor"}


def asked(prompt: str) -> tuple[State, Choices, dict[str, Spot]]:
    """Play at random until somebody is asked something, and return what they see and can do."""
    for seed in range(40):
        state, source = GAME.new(2, seed, {"mages": "random", "grimoires": "random"}), Source(seed)
        while state.decision is not None:
            decision = state.decision
            if decision.prompt == prompt:
                view = GAME.view(state, decision.seat)
                assert isinstance(view, State)
                spots, _ = BOARD.arrange(view, decision.seat, canvas((1920, 1080), 1.0), WHOLE)
                return view, Choices(BOARD, decision, spots), spots
            apply(state, choice(source, decision.options))
    raise AssertionError(f"nobody is ever asked: {prompt}")


def test_an_evocation_is_activated_by_a_click_on_it_or_on_its_entry() -> None:
    view, gestures, spots = asked("evocations")
    assert view.decision is not None
    for action in view.decision.options:
        for thing in (action.source, f"{action.source}#entry"):
            assert thing in spots
            assert gestures.actions(thing) == [action]
            assert not gestures.needs_target(thing)


@pytest.mark.parametrize("size", SIZES)
def test_each_spell_of_what_is_chosen_first_is_a_thing_to_be_read(size: tuple[int, int]) -> None:
    state = GAME.new(2, 1)
    prompts = set()
    while state.decision is not None and state.decision.prompt in ("mage", "grimoire"):
        decision = state.decision
        prompts.add(decision.prompt)
        view, seen = GAME.view(state, decision.seat), canvas(size, 1.0)
        spots, _ = arrange(BOARD, view, decision.seat, seen, WHOLE)
        gestures = Choices(BOARD, decision, spots)
        for action in decision.options:
            printed = DUEL.mages.get(action.source)
            cards = (printed.spell,) if printed else DUEL.grimoires[action.source]
            pages = [spots[f"{action.source}#{card}"] for card in cards]
            assert [page.component for page in pages] == list(cards)
            for page in pages:
                assert gestures.actions(page.id) == [action]
                assert page.box.width >= 140
        apply(state, decision.options[0])
    assert prompts == {"mage", "grimoire"}


def test_a_spell_of_a_grimoire_is_hovered_enlarged_and_chosen_with_it(tmp_path: Path) -> None:
    with window(tmp_path, (1024, 640)) as app:
        scene = table(app, ["human", "human"], 4, {"mages": "random"}, GAME.name)
        mouse = Mouse(app, scene, 1)
        mouse.wait()
        page = next(spot for spot in scene.model.arrangement.spots.values() if spot.look == "page")
        at = scene.canvas.rect(*page.box).center
        mouse.send(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        assert scene.input.pointer.hovered == page.id
        assert BOARD.inspect(page, (330, 400), scene.model, beside=True)
        mouse.send(pygame.MOUSEBUTTONDOWN, pos=at, button=3, clicks=1)
        assert isinstance(app.scene, ZoomScene)
        assert app.scene.component == page.component
        app.pop()
        mouse.click(at)
        assert not scene.session.steps
        mouse.click(at)
        assert scene.session.steps[-1].action.source == page.id.partition("#")[0]


def test_a_mage_is_told_with_both_sides_of_its_spell() -> None:
    words, view = load("en"), GAME.new(2, 1)
    for mage in DUEL.mages.values():
        told = "\n".join(BOOK.facts(mage.id, Situation(view, 0, ()), words).now)
        for side in (0, 1):
            assert face_text(DUEL.spells[mage.spell], side, words) in told


@pytest.mark.parametrize(
    ("name", "spell", "said"),
    [
        ("black_rose_duel", "deadly_bolt", "School spell · Law"),
        ("black_rose_wars", "fireball", "School spell · Destruction"),
        ("black_rose_wars", "black_sun", "Forgotten spell"),
    ],
)
def test_a_spell_of_a_school_names_it(name: str, spell: str, said: str) -> None:
    pages = book_for(name)
    assert pages.headline(pages.game.printed(spell), load("en")) == said


def test_the_spell_that_asks_is_the_one_being_applied() -> None:
    state = GAME.new(2, 1, {"mages": "random", "grimoires": "random"})
    assert isinstance(state, State)
    for seat in (0, 1):
        state.seats[seat].slots[1 + seat] = Prepared("tremor", 0, revealed=True)
    asking = Decision(1, "target", (), "tremor")
    for frame in (Resolve(1, "tremor", slot=2), Resolve(1, "tremor", reaction=True)):
        state.stack = [frame]
        assert BOARD.prompts.asking_thing(state, asking) == "slot:1:2"
    state.stack = []
    assert BOARD.prompts.asking_thing(state, asking) == "slot:1:2"


@pytest.mark.parametrize("prompt", ["upgrade", "keep_upgrade"])
def test_upgrades_lie_open_and_are_put_on_an_evocation(prompt: str) -> None:
    view, gestures, spots = asked(prompt)
    assert view.decision is not None
    for action in view.decision.options:
        assert spots[action.source].look == "card"
        assert action in gestures.targets(action.source)[action.target]


def test_a_skill_is_used_by_a_click_on_the_room_or_the_figure() -> None:
    _, gestures, spots = asked("skill")
    used = [thing for thing in gestures.sources if not gestures.needs_target(thing)]
    assert {spots[thing].look for thing in used} == {"room", "evocation"}


def test_the_cubes_that_are_left_to_be_shared_out_are_counted() -> None:
    view, _, _ = asked("share")
    frame = view.stack[-1]
    assert isinstance(frame, Share)
    said_in = load("en")
    views = (view, asked("evocations")[0])
    shares, evocations = (cast(Any, SimpleNamespace(view=v, words=said_in)) for v in views)
    assert BOARD.prompts.suffix(shares).startswith(f"({view.supply[frame.by] - len(frame.given)} ")
    assert not BOARD.prompts.suffix(evocations)


def test_a_spell_without_a_target_in_reach_glows_faintly() -> None:
    pygame.display.set_mode((64, 64))
    room = canvas((1920, 1080), 1.0)
    box = Box(0, 0, 100, 140)
    slot, vain = Spot("slot:0:1", box, "slot", "slots"), Spot("slot:0:1", box, "vain", "slots")
    faint = BOARD.light(slot, "faint", room)
    assert BOARD.light(vain, "act", room) is faint
    assert BOARD.light(slot, "act", room) is not faint
    assert BOARD.light(vain, "target", room) is BOARD.light(slot, "target", room)


def test_a_prepared_spell_is_vain_exactly_where_it_could_aim_at_nobody() -> None:
    found = set()
    for seed in range(6):
        state, source = GAME.new(2, seed, {"mages": "random", "grimoires": "random"}), Source(seed)
        while state.decision is not None:
            seat = state.decision.seat
            spots, _ = BOARD.arrange(GAME.view(state, seat), seat, canvas((1920, 1080), 1.0), WHOLE)
            for action in state.decision.options:
                if action.kind == "cast":
                    prepared = state.seats[seat].slots[int(action.source[-1])]
                    assert prepared is not None
                    target = DUEL.spells[prepared.card].faces[prepared.side].target
                    vain = target.is_figure and not aims(state, seat, target)
                    assert (spots[action.source].look == "vain") == vain
                    found.add("vain" if vain else "aims")
                elif action.kind == "discard" and action.source.startswith("slot"):
                    assert spots[action.source].look == "slot"
                    found.add("discarded")
            apply(state, choice(source, state.decision.options))
    assert found == {"vain", "aims", "discarded"}


@pytest.mark.parametrize(
    ("game", "name", "effect"), [("black_rose_duel", 90.5, 182.0), ("black_rose_wars", 66.5, 119.0)]
)
def test_figures_stand_between_the_name_of_a_room_and_its_effect(
    game: str, name: float, effect: float
) -> None:
    """Where both are written, in the units of rooms that reach 134 and 84."""
    state = GAMES[game].new(2, 1, {"mages": "random", "grimoires": "random"})
    assert isinstance(state, State)
    kind = next(iter(state.book.evocations))
    state.seats[0].place = 0
    for number in (1, 2):
        evocations.put(state, 1, kind, f"{kind}:{number}", 0, "")
    spots = table_for(game).arrange(state, 0, canvas((1920, 1080), 1.0), WHOLE).spots
    room = spots[state.rooms[0].id].box
    unit = room.height / 2 / (84 if game == "black_rose_wars" else 134)
    for figure in ("mage:0", f"{kind}:1", f"{kind}:2"):
        box = spots[figure].box
        assert box.y >= room.y + name * unit - SLACK
        assert box.y + box.height <= room.y + effect * unit + SLACK


@pytest.mark.parametrize("power", [17, 20, 28, 45])
def test_what_has_come_stands_between_the_power_and_the_trophies(power: int) -> None:
    lanes = (Lane(0, "Anna", power, 3, 3, 6), Lane(1, "Boris", 15, 2, 1), Lane(ROSE, "Rose", 15, 0, 2))
    top = top_of(lanes, TOP_OF_TRACK)
    # Of a lane less than half as wide as the panel, so much is left behind the disc.
    assert (top - power) / top > 0.14
    assert top_of(tuple(lane._replace(gained=0) for lane in lanes), TOP_OF_TRACK) == max(20, power)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_room_says_why_a_lone_winner_gets_one_more(language: str) -> None:
    words, state = load(language), GAME.new(2, 1)
    assert isinstance(state, State)
    room = state.room_ids[0]
    why = words("black_rose.now.harvest_alone", earned="").rpartition(",")[2]
    for cubes, alone in (((0, 0), True), ((0, ROSE), False)):
        state.rooms[0] = replace(state.rooms[0], cubes=cubes)
        now = BOOK.facts(room, Situation(state, 0, ("Anna", "Boris"), room), words).now
        assert any(line.endswith(why) for line in now) == alone


def test_no_figure_covers_the_heart_of_its_neighbour() -> None:
    state = GAME.new(2, 1, {"mages": "random", "grimoires": "random"})
    assert isinstance(state, State)
    for seat in (0, 1):
        state.seats[seat].place = 0
    for count in range(6):
        if count:
            evocations.put(state, count % 2, "templar", f"templar:{count}", 0, "")
        spots, _ = BOARD.arrange(state, 0, canvas((1920, 1080), 1.0), WHOLE)
        standing = [spot for spot in spots.values() if spot.look in ("mage", "evocation")]
        for left, right in itertools.pairwise(sorted(standing, key=lambda spot: spot.box.x)):
            body = right.box.height * figures.SHAPE * BODY / 2
            assert left.box.x + left.box.width <= right.box.centre[0] - body + SLACK


# --- games -------------------------------------------------------------------------------------------


def at_turn(app_mouse: Mouse) -> None:
    """Play until somebody may act freely, with a mage in the lodge."""
    scene = app_mouse.scene
    for _ in range(400):
        app_mouse.wait()
        decision, view = scene.model.view.decision, scene.model.view
        assert decision is not None
        assert isinstance(view, State)
        if (
            decision.prompt == TURN
            and view.seats[decision.seat].place >= 0
            and view.seats[decision.seat].tokens
        ):
            return
        app_mouse.choose()
    raise AssertionError("nobody ever acts")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_gesture_is_explained_and_changes_nothing(tmp_path: Path, language: str) -> None:
    with window(tmp_path, (1920, 1080), language) as app:
        scene = table(app, ["human", "human"], 4, game=GAME.name)
        mouse = Mouse(app, scene, 1)
        at_turn(mouse)
        seat, before = scene.viewer, to_json(scene.session.state)
        spots = scene.model.arrangement.spots
        mage = scene.canvas.rect(*spots[f"mage:{seat}"].box).center
        mouse.drag(mage, scene.canvas.rect(*spots[f"cell:{seat}"].box).center)
        assert said(scene)
        assert scene.model.message
        assert scene.model.message.refused
        assert to_json(scene.session.state) == before


def test_a_figure_is_dragged_to_a_room(tmp_path: Path) -> None:
    with window(tmp_path, (1920, 1080)) as app:
        scene = table(app, ["human", "human"], 4, game=GAME.name)
        mouse = Mouse(app, scene, 1)
        at_turn(mouse)
        seat, decision = scene.viewer, scene.model.view.decision
        assert decision is not None
        goal = next(action.target for action in decision.options if action.kind == "explore")
        spots = scene.model.arrangement.spots
        box = scene.canvas.rect(*spots[goal].box)
        mouse.drag(
            scene.canvas.rect(*spots[f"mage:{seat}"].box).center, (box.centerx, box.bottom - box.height // 8)
        )
        assert scene.session.steps[-1].action.kind == "explore"
        assert scene.session.steps[-1].action.target == goal


# --- gestures in answer to a question ----------------------------------------------------------------


def middle(scene: TableScene, thing: str) -> tuple[int, int]:
    """Return the middle of a thing in the window."""
    return scene.canvas.rect(*scene.model.arrangement.spots[thing].box).center


def after(state: CoreState, action: Action) -> Decision:
    """Return what is asked once an option was carried out."""
    then = state.copy()
    apply(then, action)
    assert then.decision is not None
    return then.decision


@contextmanager
def asked_at_table(
    folder: Path, fits: Callable[[CoreState, Decision], bool], size: tuple[int, int] = (1920, 1080)
) -> Iterator[tuple[Mouse, Decision]]:
    """Sit down at a duel that was played at random until somebody is asked what fits."""
    options = {"mages": "random", "grimoires": "random"}
    for seed in range(200):
        state, source, log = GAME.new(2, seed, options), Source(seed), list[Action]()
        while state.decision is not None and not fits(state, state.decision):
            log.append(choice(source, state.decision.options))
            apply(state, log[-1])
        if state.decision is None:
            continue
        with window(folder, size) as app:
            scene = table(app, ["human", "human"], seed, options, GAME.name)
            for action in log:
                scene.session.act(action)
            scene.look_from(state.decision.seat)
            mouse = Mouse(app, scene, seed)
            mouse.wait()
            assert scene.model.view.decision == state.decision
            yield mouse, state.decision
        return
    raise AssertionError("nobody is ever asked")


def upgrades(decision: Decision, figures: int) -> bool:
    """Tell whether one of several upgrades is chosen for one of so many evocations."""
    on = {option.target for option in decision.options}
    return decision.prompt == "upgrade" and len(on) == figures and len(decision.options) > len(on)


def test_an_upgrade_for_the_only_evocation_lies_large_and_is_taken(tmp_path: Path) -> None:
    with asked_at_table(tmp_path, lambda _, d: upgrades(d, 1), (1024, 640)) as (mouse, decision):
        card, scene = decision.options[0].source, mouse.scene
        assert scene.model.arrangement.spots[card].box.width > 2 * 94
        mouse.click(middle(scene, card))
        taken = next(button for button in scene.model.buttons if button.name == "take")
        assert len(taken.label) < 50
        mouse.click(middle(scene, card))
        assert scene.session.steps[-1].action == decision.options[0]


def test_an_upgrade_for_one_of_several_is_taken_to_its_evocation(tmp_path: Path) -> None:
    """Once it is chosen, the table is seen again, on which its evocation is clicked."""
    with asked_at_table(tmp_path, lambda _, d: upgrades(d, 2)) as (mouse, decision):
        scene, action = mouse.scene, decision.options[0]
        mouse.click(middle(scene, action.source))
        assert scene.model.arrangement.spots[action.source].zone == OFFER
        mouse.click(middle(scene, action.source))
        assert scene.model.arrangement.spots[action.source].zone == "upgrades"
        assert scene.model.lit[action.source] == "act"
        assert BOARD.prompts.key(decision, scene.model.selected) == "upgrade_whom"
        mouse.click(middle(scene, f"{action.target}#entry"))
        assert scene.session.steps[-1].action == action


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
@pytest.mark.parametrize("prompt", ["discard_prepared", "ultimatum"])
def test_prepared_spells_lie_large_where_one_is_chosen(
    tmp_path: Path, size: tuple[int, int], prompt: str
) -> None:
    def several(_: CoreState, decision: Decision) -> bool:
        return decision.prompt == prompt and sum(option.kind == "discard" for option in decision.options) > 1

    with asked_at_table(tmp_path, several, size) as (mouse, decision):
        scene, view = mouse.scene, mouse.scene.model.view
        assert isinstance(view, State)
        given = next(option for option in decision.options if option.kind == "discard")
        spots = scene.model.arrangement.spots
        sources = [option.source for option in decision.options if option.kind == "discard"]
        for slot in sources:
            assert spots[slot].zone == OFFER
            assert scene.canvas.px(spots[slot].box.width) >= WITH_WORDS
            spell = prepared_in(view, scene.viewer, slot)
            assert spell is not None
            assert spots[slot].component == spell[0]
        for _ in range(2):
            mouse.click(middle(scene, given.source))
        assert scene.session.steps[-1].action == given


def test_an_evocation_that_waits_is_carried_at_once(tmp_path: Path) -> None:
    def goes(state: CoreState, decision: Decision) -> bool:
        return decision.prompt == "evocations" and after(state, decision.options[0]).prompt == "act"

    with asked_at_table(tmp_path, goes) as (mouse, decision):
        scene, command = mouse.scene, decision.options[0]
        assert "deed:command" not in scene.model.lit
        options = after(scene.session.state, command).options
        goal = next(option for option in options if option.kind == "move")
        mouse.drag(middle(scene, command.source), middle(scene, goal.target))
        assert [step.action for step in scene.session.steps[-2:]] == [command, goal]


def test_a_room_is_chosen_by_a_click_on_who_stands_in_it(tmp_path: Path) -> None:
    def activates(_: CoreState, decision: Decision) -> bool:
        return decision.prompt == "act" and {o.kind for o in decision.options} == {"activate", "done"}

    with asked_at_table(tmp_path, activates) as (mouse, decision):
        scene, action = mouse.scene, decision.options[0]
        assert list(scene.model.choices.sources) == [action.target]
        mouse.click(middle(scene, action.source))
        assert scene.session.steps[-1].action == action


def test_a_drop_beside_a_room_counts_for_it_and_far_off_is_no_cell(tmp_path: Path) -> None:
    def explores(_: CoreState, decision: Decision) -> bool:
        return decision.prompt == TURN and any(o.kind == "explore" for o in decision.options)

    with asked_at_table(tmp_path, explores) as (mouse, decision):
        scene = mouse.scene
        mage = middle(scene, f"mage:{scene.viewer}")
        field = scene.canvas.rect(*scene.model.arrangement.zones[FIELD])
        mouse.drag(mage, (field.left + 4, field.centery))
        assert said(scene) == scene.app.words("black_rose.reason.no_room_there")
        rooms = [option.target for option in decision.options if option.kind == "explore"]
        edge = max(rooms, key=lambda room: scene.model.arrangement.spots[room].box.y)
        box = scene.canvas.rect(*scene.model.arrangement.spots[edge].box)
        corner = (box.left - 3, box.centery)
        assert edge not in names_at(scene.model, corner)
        if names_at(scene.model, corner)[0] != FIELD:
            corner = (box.right + 3, box.centery)
        assert names_at(scene.model, corner)[0] == FIELD
        mouse.drag(mage, corner)
        assert scene.session.steps[-1].action.target == edge


def test_what_was_just_used_is_silent_till_it_is_pointed_at_anew(tmp_path: Path) -> None:
    def aims_at(state: CoreState, decision: Decision) -> bool:
        return bool(casts(decision)) and after(state, casts(decision)[0]).prompt == "target"

    with asked_at_table(tmp_path, aims_at, (1024, 640)) as (mouse, decision):
        scene = mouse.scene
        slot = casts(decision)[0].source
        mouse.click(middle(scene, slot))
        mouse.click(middle(scene, slot))
        assert scene.model.view.decision is not None
        assert scene.model.view.decision.prompt == "target"
        assert scene.input.pointer.hovered == scene.input.pointer.used == slot
        mouse.send(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0), buttons=(0, 0, 0))
        assert not scene.input.pointer.used


def test_a_portrait_shows_its_mage_and_refuses_nothing(tmp_path: Path) -> None:
    with asked_at_table(tmp_path, lambda _, decision: bool(casts(decision))) as (mouse, decision):
        scene = mouse.scene
        view = scene.model.view
        assert isinstance(view, State)
        for seat, me in enumerate(view.seats):
            assert scene.model.component(f"{HOT_SPOT}portrait:{seat}") == me.mage
            mouse.click(middle(scene, f"{HOT_SPOT}portrait:{seat}"))
            assert not said(scene)
        assert scene.model.view.decision == decision


def casts(decision: Decision) -> list[Action]:
    """Return the spells that can be cast."""
    return [option for option in decision.options if option.kind == "cast"]


def test_whoever_lets_go_elsewhere_has_not_chosen(tmp_path: Path) -> None:
    with asked_at_table(tmp_path, lambda _, decision: bool(casts(decision))) as (mouse, decision):
        scene = mouse.scene
        scene.app.settings.confirm = False
        scene.lay_out()
        slot = middle(scene, casts(decision)[0].source)
        nowhere = scene.canvas.rect(*scene.model.arrangement.zones["log"]).center
        for start in (slot, reach_of(scene.model)["menu"].center):
            mouse.drag(start, nowhere)
            assert scene.app.scene is scene
            assert scene.model.view.decision == decision
            assert not scene.model.selected
        mouse.click(slot)
        assert scene.model.view.decision != decision


def test_what_is_hardly_ever_meant_has_no_digit(tmp_path: Path) -> None:
    def wasteful(_: CoreState, decision: Decision) -> bool:
        return {"idle", "end"} <= {option.kind for option in decision}

    with asked_at_table(tmp_path, wasteful) as (mouse, _):
        buttons = [button for button in mouse.scene.model.buttons if "answer" in button.name]
        asked = {isinstance(button.intention, Confirm): button for button in buttons}
        assert asked[True].key == ""
        assert asked[False].key == "1"
        # It is asked about once more, and is no danger that stands out.
        assert asked[True].kind == "normal"


def test_what_does_nothing_is_asked_about_and_is_no_bright_answer(tmp_path: Path) -> None:
    def vain(state: CoreState, decision: Decision) -> list[Action]:
        assert isinstance(state, State)
        return [option for option in decision if is_vain(state, option)]

    def useful(state: CoreState, decision: Decision) -> bool:
        return any(option.kind == "activate" for option in decision) and not vain(state, decision)

    def button(mouse: Mouse) -> TableButton:
        buttons = mouse.scene.model.buttons
        return next(b for b in buttons if b.name.startswith("answer") and b.label.startswith("Activate"))

    def in_vain(prompt: str) -> Callable[[CoreState, Decision], bool]:
        return lambda state, decision: decision.prompt == prompt and bool(vain(state, decision))

    for prompt in (TURN, "act"):
        with asked_at_table(tmp_path, in_vain(prompt)) as (mouse, asked):
            shown = button(mouse)
            assert (shown.kind, isinstance(shown.intention, Confirm)) == ("normal", True)
            mouse.click(shown.rect.center)
            assert mouse.scene.model.menu is not None
            assert mouse.scene.model.view.decision == asked
    with asked_at_table(tmp_path, lambda s, d: d.prompt == "act" and useful(s, d)) as (mouse, _):
        assert (button(mouse).kind, isinstance(button(mouse).intention, Act)) == ("go", True)
    with asked_at_table(tmp_path, lambda s, d: d.prompt == TURN and useful(s, d)) as (mouse, _):
        # What costs something says so, in a free move.
        assert "[act]" in button(mouse).label


def replaces_again(state: CoreState, decision: Decision) -> list[Action]:
    """List what may be replaced where several may be, and are asked about once more in the same room."""
    found = [option for option in decision if option.kind == "replace"]
    rooms = {option.target for option in found}
    again = {option: [o.target for o in after(state, option)].count(option.target) for option in found}
    return found if len(rooms) == 1 and min(again.values()) > 1 else []


def test_cubes_are_replaced_one_after_the_other_from_one_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Action] = []
    monkeypatch.setattr(overlay, "draw_outcome", lambda *shown: told.append(shown[2]))
    with asked_at_table(tmp_path, lambda s, d: bool(replaces_again(s, d))) as (mouse, asked):
        scene, room = mouse.scene, asked.options[0].target
        hovering = {"pos": middle(scene, room), "rel": (9, 9), "buttons": (0, 0, 0)}
        mouse.send(pygame.MOUSEMOTION, **hovering)
        mouse.app.frame(0.05)
        assert not told, "whose cube is yet to be chosen"
        mouse.click(middle(scene, room))
        assert scene.model.menu is not None
        first = scene.model.menu.rows[0]
        mouse.send(pygame.MOUSEMOTION, pos=first.center, rel=(9, 9), buttons=(0, 0, 0))
        mouse.app.frame(0.05)
        assert told[-1] == asked.options[0]
        mouse.click(first.center)
        assert scene.session.steps[-1].action == asked.options[0]
        assert scene.model.menu is not None, "it is asked about once more"
        assert scene.model.menu.rows[0] == first
        # The second press of a double click chooses nothing.
        steps = len(scene.session.steps)
        mouse.click(first.center)
        assert len(scene.session.steps) == steps


def test_leaving_lit_things_has_no_digit(tmp_path: Path) -> None:
    def optional(_: CoreState, decision: Decision) -> bool:
        kinds = [option.kind for option in decision]
        things = [option for option in decision if option.source or option.target]
        return decision.prompt != TURN and "decline" in kinds and bool(things)

    with asked_at_table(tmp_path, optional) as (mouse, _):
        model = mouse.scene.model
        assert model.choices.sources
        assert [button.key for button in model.buttons if "answer" in button.name] == [""]


def test_a_spell_in_words_is_carried_to_its_target(tmp_path: Path) -> None:
    def found(state: CoreState, decision: Decision) -> list[tuple[Action, str]]:
        """List the castings of what aims at a figure, with what they could aim at."""
        view = GAME.view(state, decision.seat)
        spells = ((cast, prepared_in(view, decision.seat, cast.source)) for cast in casts(decision))
        aimed = ((cast, targets_of(view, decision.seat, *spell)) for cast, spell in spells if spell)
        empty = not view.seats[decision.seat].hand
        return [(cast, thing) for cast, things in aimed for thing in things if thing in MAGES and empty]

    with asked_at_table(tmp_path, lambda state, decision: bool(found(state, decision))) as (mouse, decision):
        scene = mouse.scene
        (cast, target), *_ = found(scene.session.state, decision)
        steps = len(scene.session.steps)
        mouse.drag(middle(scene, f"{cast.source}#told"), middle(scene, target))
        assert scene.session.steps[steps].action == cast


def test_a_spell_that_is_carried_or_marked_says_what_comes_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def hits(state: CoreState, decision: Decision) -> list[tuple[Action, str]]:
        """List the castings that deal damage to the mage they are aimed at."""
        view, seat = GAME.view(state, decision.seat), decision.seat
        spells = ((cast, prepared_in(view, seat, cast.source)) for cast in casts(decision))
        aimed = [(c, thing) for c, spell in spells if spell for thing in targets_of(view, seat, *spell)]
        return [(c, thing) for c, thing in aimed if thing in MAGES and predicted(view, c, thing).damage]

    told: list[tuple[Action, str]] = []
    monkeypatch.setattr(overlay, "draw_outcome", lambda *shown: told.append(shown[2:]))
    with asked_at_table(tmp_path, lambda state, decision: bool(hits(state, decision))) as (mouse, decision):
        scene, (meant, *_) = mouse.scene, hits(mouse.scene.session.state, decision)
        slot, aim = middle(scene, meant[0].source), middle(scene, meant[1])
        mouse.click(slot)
        assert scene.model.chosen == meant[0].source
        for held in (0, 1):
            mouse.send(pygame.MOUSEMOTION, pos=aim, rel=(9, 9), buttons=(held, 0, 0))
            mouse.app.frame(0.05)
            assert told[-1] == meant
            told.clear()
            mouse.press(slot)


def prepared_casts(state: CoreState, decision: Decision) -> list[tuple[Action, tuple[str, int]]]:
    """List the castings with what is cast."""
    view = GAME.view(state, decision.seat)
    assert isinstance(view, State)
    spells = ((option, prepared_in(view, decision.seat, option.source)) for option in casts(decision))
    return [(option, spell) for option, spell in spells if spell is not None]


def aimed_casts(state: CoreState, decision: Decision) -> list[tuple[Action, str]]:
    """List the castings of what aims at a figure, with each room in which there is just one that it could."""
    view, seat, found = GAME.view(state, decision.seat), decision.seat, []
    assert isinstance(view, State)
    for option, spell in prepared_casts(state, decision):
        rooms = [room for room in view.room_ids if aim_of(view, seat, *spell, room) not in ("", room)]
        found += [(option, room) for room in rooms if seeks(view, *spell)]
    return found


def below_figures(scene: TableScene, room: str) -> tuple[int, int]:
    """Return a point in a room where nobody stands."""
    box = scene.canvas.rect(*scene.model.arrangement.spots[room].box)
    return box.centerx, box.bottom - box.height // 8


def test_a_spell_dropped_on_a_room_means_the_only_figure_in_it(tmp_path: Path) -> None:
    def plain(state: CoreState, decision: Decision) -> bool:
        found = aimed_casts(state, decision)
        return bool(found) and after(state, found[0][0]).prompt == "target"

    with asked_at_table(tmp_path, plain) as (mouse, decision):
        scene = mouse.scene
        meant, room = aimed_casts(scene.session.state, decision)[0]
        steps = len(scene.session.steps)
        mouse.drag(middle(scene, meant.source), below_figures(scene, room))
        first, second = (step.action for step in scene.session.steps[steps : steps + 2])
        assert (first, second.kind) == (meant, "target")
        assert not said(scene)


def test_who_points_at_a_crowded_room_is_not_scolded(tmp_path: Path) -> None:
    def places(state: CoreState, decision: Decision) -> Counter[int]:
        """Count the figures that can be aimed at, by where they are."""
        assert isinstance(state, State)
        aims = [option.target for option in decision if state.owner(option.target) is not None]
        return Counter(map(state.place, aims)) if decision.prompt == "target" else Counter()

    def crowded(state: CoreState, decision: Decision) -> bool:
        return max(places(state, decision).values(), default=0) > 1

    with asked_at_table(tmp_path, crowded) as (mouse, decision):
        model = mouse.scene.model
        view = model.view
        assert isinstance(view, State)
        aims = places(view, decision)
        for place, room in enumerate(view.room_ids):
            assert (room in model.choices.sources) == (aims[place] == 1)
            assert (reason_against(model, room) is None) == (aims[place] > 0)


def test_a_spell_that_aims_at_nobody_is_dropped_on_its_own_mage(tmp_path: Path) -> None:
    def own(state: CoreState, decision: Decision) -> list[Action]:
        assert isinstance(state, State)
        return [option for option, spell in prepared_casts(state, decision) if not seeks(state, *spell)]

    with asked_at_table(tmp_path, lambda state, decision: bool(own(state, decision))) as (mouse, decision):
        scene, meant = mouse.scene, own(mouse.scene.session.state, decision)[0]
        view = scene.model.view
        assert isinstance(view, State)
        goals = [MAGES[scene.viewer], room_name(view, scene.viewer), f"{HOT_SPOT}portrait:{scene.viewer}"]
        slot, steps = middle(scene, meant.source), len(scene.session.steps)
        for goal in goals:
            mouse.press(slot)
            mouse.send(pygame.MOUSEMOTION, pos=(slot[0], slot[1] - 90), rel=(0, -90), buttons=(1, 0, 0))
            assert [scene.model.lit.get(lit) for lit in goals] == ["target"] * 3
            mouse.send(pygame.MOUSEBUTTONUP, pos=middle(scene, goal), button=1, clicks=1)
            assert scene.session.steps[steps].action == meant
            scene.session.undo(take_backs=True, whole=True)
            scene.look_from(decision.seat)


def test_a_target_is_not_forgotten_for_a_quest_between(tmp_path: Path) -> None:
    def interrupted(state: CoreState, decision: Decision) -> bool:
        found = {option for option, _ in aimed_casts(state, decision)}
        return any(after(state, option).prompt == "claim" for option in found)

    with asked_at_table(tmp_path, interrupted) as (mouse, decision):
        scene, state = mouse.scene, mouse.scene.session.state
        found = aimed_casts(state, decision)
        meant, room = next((option, room) for option, room in found if after(state, option).prompt == "claim")
        steps = len(scene.session.steps)
        mouse.drag(middle(scene, meant.source), below_figures(scene, room))
        later = next(b for b in scene.model.buttons if b.intention == Act(Action("later")))
        mouse.click(later.rect.center)
        kinds = [step.action.kind for step in scene.session.steps[steps:]]
        assert kinds[:3] == ["cast", "later", "target"]


def test_a_spell_in_vain_is_asked_about_first(tmp_path: Path) -> None:
    def in_vain(state: CoreState, decision: Decision) -> bool:
        room = canvas((1920, 1080), 1)
        spots = BOARD.arrange(GAME.view(state, decision.seat), decision.seat, room, WHOLE).spots
        return any(spots[option.source].look == "vain" for option in casts(decision))

    with asked_at_table(tmp_path, in_vain) as (mouse, decision):
        scene = mouse.scene
        spots = scene.model.arrangement.spots
        cast = next(option for option in casts(decision) if spots[option.source].look == "vain")
        mouse.click(middle(scene, cast.source))
        assert scene.model.view.decision == decision
        assert scene.model.menu is not None
        mouse.click(scene.model.menu.rows[-1].center)
        assert scene.model.view.decision == decision, "thought better of it"
        mouse.click(middle(scene, cast.source))
        assert scene.model.menu is not None
        mouse.click(scene.model.menu.rows[0].center)
        assert scene.model.view.decision != decision


def test_escape_opens_the_menu_where_nothing_can_be_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with asked_at_table(tmp_path, lambda _, decision: decision.prompt == "target") as (mouse, decision):
        scene = mouse.scene
        monkeypatch.setattr(scene, "_take_back", lambda *, whole: False)
        Keyboard(mouse.app, scene, 0).press(pygame.K_ESCAPE)
        assert isinstance(mouse.app.scene, PauseScene)
        assert scene.model.view.decision == decision


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_quest_of_a_moment_is_given_up_and_not_put_off(language: str) -> None:
    words, told = load(language), set()
    for seed in range(12):
        state, source = GAME.new(2, seed, {"mages": "random", "grimoires": "random"}), Source(seed)
        while state.decision is not None:
            decision = state.decision
            if decision.prompt == "claim":
                quests = [DUEL.quests[option.source] for option in decision.options[:-1]]
                passing = all(isinstance(quest.condition, Happened) for quest in quests)
                key = "black_rose.do.forgo" if passing else "black_rose.do.later"
                assert GAME.describe(state, decision.options[-1], words) == words(key)
                assert BOARD.prompts.needs_no_cause(decision) == (len(quests) > 1)
                told.add(key)
            apply(state, choice(source, decision.options))
    assert len(told) == 2


def test_a_spell_is_turned_over_and_dragged_into_a_slot(tmp_path: Path) -> None:
    with window(tmp_path, (1920, 1080)) as app:
        scene = table(app, ["human", "human"], 4, {"mages": "random", "grimoires": "random"}, GAME.name)
        mouse = Mouse(app, scene, 1)
        mouse.wait()
        spots, seat = scene.model.arrangement.spots, scene.viewer
        card = next(spot for spot in spots.values() if spot.zone == "hand")
        at = scene.canvas.rect(*card.box).center
        mouse.send(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        mouse.send(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0, precise_y=1)
        mouse.drag(at, scene.canvas.rect(*spots[f"slot:{seat}:0"].box).center)
        action = scene.session.steps[-1].action
        assert (action.kind, action.source, action.target) == ("lay", card.component, f"slot:{seat}:0")
        assert action.arg == 1


def test_the_map_is_zoomed_by_the_wheel_and_dragged_by_its_ground(tmp_path: Path) -> None:
    with window(tmp_path, (1920, 1080)) as app:
        scene = table(app, ["human", "human"], 4, {"mages": "random", "grimoires": "random"}, GAME.name)
        mouse = Mouse(app, scene, 1)
        mouse.wait()
        field = scene.canvas.rect(*scene.model.arrangement.zones[FIELD])
        before = scene.model.arrangement.spots["occult_hall"].box
        mouse.send(pygame.MOUSEMOTION, pos=field.center, rel=(0, 0), buttons=(0, 0, 0))
        for _ in range(4):
            mouse.send(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0, precise_y=1)
        close = scene.model.arrangement.spots["occult_hall"].box
        assert close.width > 1.5 * before.width
        mouse.drag(field.center, (field.centerx - 120, field.centery))
        assert scene.model.arrangement.spots["occult_hall"].box != close
        app.frame(0.05)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_tracks_decks_and_numbers_explain_themselves(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    with window(tmp_path, size, language) as app:
        scene = table(app, ["human", "human"], 4, {"mages": "random", "grimoires": "random"}, GAME.name)
        mouse = Mouse(app, scene, 1)
        mouse.wait()
        hot_spots = [
            spot
            for spot in scene.model.arrangement.spots.values()
            if spot.look in ("hot_spot", "pile", "cell")
        ]
        explained = {spot.id.split(":")[1] for spot in hot_spots}
        assert {"round", "power", "trophies", "track", "crown", "supply", "tokens", "life"} <= explained
        assert {spot.id.removeprefix(PHASE) for spot in hot_spots} >= {*PHASES}
        for spot in hot_spots:
            about = told(spot, scene.model)
            assert about.endswith(".")
            shown = BOARD.inspect(spot, (300, 200), scene.model, beside=True)
            assert shown is sentence(about, scene.canvas, scene.model.arrangement)
            if spot.look == "hot_spot":
                at = scene.canvas.rect(*spot.box).center
                assert thing_at(scene.model, at) == spot.id
                mouse.click(at)
                assert not said(scene)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
@pytest.mark.parametrize("game", ["black_rose_duel", "black_rose_wars"])
def test_phases_and_empty_slots_explain_themselves(
    tmp_path: Path, game: str, size: tuple[int, int], language: str
) -> None:
    with window(tmp_path, size, language) as app:
        scene = table(app, ["human", "human"], 4, {"mages": "random", "grimoires": "random"}, game)
        Mouse(app, scene, 1).wait()
        spots, zones_ = scene.model.arrangement
        phases = [spot for name, spot in spots.items() if name.startswith(PHASE)]
        assert len(phases) == len(PHASES) + (game == "black_rose_wars")
        for left, right in itertools.pairwise(phases):
            assert left.box.x + left.box.width <= right.box.x + SLACK
        assert phases[-1].box.x + phases[-1].box.width < zones_["tools"].x
        slots = [spots[f"slot:{seat}:{number}"] for seat in (0, 1) for number in range(4)]
        sentences = [told(spot, scene.model) for spot in (*phases, *slots)]
        assert all(sentence.endswith(".") for sentence in sentences)
        assert len({*sentences}) == len(phases) + 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_looked_at_closely_says_how_it_stands(language: str) -> None:
    words = load(language)
    state = GAME.new(2, 1, {"mages": "random", "grimoires": "random"})
    assert isinstance(state, State)
    evocations.put(state, 1, "templar", "templar:2", 0, "")
    evocations.add_upgrade(state, "templar:2", "bone_shield", "")
    hurt(state, 0, "templar:2", 1, "", "")
    state.seats[0].place = 0
    add_instability(state, 0, 0, 0, 2, "")
    state.seats[0].slots[1] = Prepared("tremor", 1, revealed=True)
    state.write(effects=(Effect(0, "tremor", 1, 0, 1, target="mage:1"),))
    room = state.rooms[0].id

    def seen(component: str, thing: str = "") -> str:
        where, now = BOOK.facts(component, Situation(state, 0, ("Ann", "Bob"), thing), words)
        return "\n".join((where, *now))

    assert "[seat:0] 2" in seen(room)
    assert "Ann" in seen(room)
    assert f"{words('black_rose.name.templar')} 2 (Bob)" in seen(room)
    templar = seen("templar", "templar:2")
    assert words("black_rose.now.health", n=2, of=3) in templar
    assert "[seat:0] 1" in templar
    assert GAME.text(DUEL.components["bone_shield"], words) in templar
    assert words(f"black_rose.name.{room}") in seen("templar")
    spell = seen("tremor", "slot:0:1")
    assert words("black_rose.now.revealed", side=words("black_rose.side.reverse").lower()) in spell
    assert words("black_rose.now.lasts", name="Bob") in spell
    assert words("black_rose.now.health", n=11, of=11) in seen(state.seats[0].mage)


def test_a_thing_is_enlarged_as_it_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    def note(_id: str, at: Situation[State], _words: Words) -> Facts:
        told.append(at.thing)
        return Facts()

    monkeypatch.setattr(book, "facts", note)
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 4, {"mages": "random", "grimoires": "random"}, GAME.name)
        mouse = Mouse(app, scene, 1)
        mouse.wait()
        for thing in ("mage:0", "occult_hall"):
            at = scene.canvas.rect(*scene.model.arrangement.spots[thing].box).center
            mouse.send(pygame.MOUSEBUTTONDOWN, pos=at, button=3, clicks=1)
            assert told[-1] == thing
            app.pop()


def test_a_hot_spot_counts_what_is_there_now(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 4, {"mages": "random", "grimoires": "random"}, GAME.name)
        app.frame(0.05)
        view = scene.model.view
        assert isinstance(view, State)
        view.trophies[1], view.seats[1].tokens, view.supply[0] = 7, 1, 13
        spots = scene.model.arrangement.spots
        assert f"{scene.names[1]} *7*" in told(spots["hot:trophies"], scene.model)
        assert "1 of 2" in told(spots["hot:tokens:1"], scene.model)
        assert "13" in told(spots["hot:supply:0"], scene.model)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_defeat_is_announced_with_what_it_brings(tmp_path: Path, language: str) -> None:
    with window(tmp_path, language=language) as app:
        scene = table(app, ["human", "human"], 4, game=GAME.name)
        app.frame(0.05)
        events = [
            Event("damaged", 1, "cube:1", "mage:1", "mage:0", 2),
            Event("defeated", 1, "mage:0", amount=1),
            Event("scored", -1, "defeat", amount=1, cause="defeat"),
            Event("scored", 1, "defeat", amount=3, cause="defeat"),
            Event("trophy", 1, amount=5),
            Event("healed", 0, "cube:1", "mage:0", "", 9),
            Event("scored", 1, "first_blood", amount=9, cause="first_blood"),
        ]
        told = next(moment.told for moment in moments_of(events, scene.model, 1, ()) if moment.weight)
        assert told.title == app.words("black_rose.table.falls", name=scene.names[0])
        assert told.line.endswith("[rose] *+1* [power]  [seat:1] *+3* [power]  [seat:1] *+1* [trophy]")


# --- what is drawn -----------------------------------------------------------------------------------


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("component_id", DUEL.components)
def test_a_face_has_the_shape_of_a_card(component_id: str, large: bool) -> None:
    pygame.display.set_mode((64, 64))
    drawn = face(DUEL.components[component_id], 176, load("ru"), large=large)
    assert drawn.get_size() == (176, round(176 * SHAPE))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("component_id", DUEL.components)
def test_no_writing_leaves_its_card(component_id: str, large: bool, language: str) -> None:
    pygame.display.set_mode((64, 64))
    words, component = load(language), DUEL.components[component_id]
    for width in (100, 176, 400):
        if component_id in DUEL.spells:
            for pane in panes(DUEL.spells[component_id], width, words, large=large):
                assert pane.does.width <= pane.box[2]
                assert pane.does.height <= pane.box[3] - SIGNS * width / WIDTH
        elif component_id not in DUEL.rooms:
            tall, said = written(component, width, words, large=large)
            assert said.width <= width
            assert said.height <= tall


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_on_a_large_card_stay_readable(language: str) -> None:
    pygame.display.set_mode((64, 64))
    words = load(language)
    for spell in DUEL.spells.values():
        for pane in panes(spell, 440, words, large=True):
            assert pane.does.px >= 18, spell.id


@pytest.mark.parametrize("edition", ["duel", "wars"])
def test_the_subject_of_a_spell_is_whole_between_its_sides(edition: str) -> None:
    pygame.display.set_mode((64, 64))
    words, width = load("en"), 190
    for printed in EDITIONS[edition].spells.values():
        first, second = (pygame.Rect(pane.box) for pane in panes(printed, width, words))
        free = pygame.Rect(first.x, first.bottom, first.width, second.y - first.bottom)
        column = free.inflate(2 - free.width, -8)
        drawn = face(printed, width, words).subsurface(column)
        there = column.move(-free.x, -free.y)
        asked = whole_painting(printed, free.size).subsurface(there)
        assert tobytes(drawn, "RGB") == tobytes(asked, "RGB"), printed.id


def test_the_views_of_a_room_show_their_subject_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.set_mode((64, 64))
    asked: list[str] = []

    def noted(name: str, size: tuple[int, int]) -> pygame.Surface:
        asked.append(name)
        return whole(name, size)

    monkeypatch.setattr(cards, "whole", noted)
    face(DUEL.rooms["armory"], 431, load("en"), large=True)
    assert asked == ["black_rose/view_armory", "black_rose/view_armory_restored"]


def test_every_symbol_is_explained() -> None:
    words = load("en")
    for component in DUEL.components.values():
        for symbol in BOOK.signs_on(component):
            assert words(f"black_rose.sign.{symbol.partition(':')[0]}")
    assert isinstance(BOARD, BlackRoseTable)


def test_a_spell_that_was_turned_over_is_carried_as_it_lies(tmp_path: Path) -> None:
    with asked_at_table(tmp_path, lambda _, decision: decision.prompt == "lay") as (mouse, decision):
        scene, card = mouse.scene, decision.options[0].source
        mouse.click(middle(scene, card))
        mouse.click(middle(scene, card))
        assert card in scene.model.flipped
        mouse.drag(middle(scene, card), middle(scene, f"slot:{decision.seat}:1"))
        assert scene.session.steps[-1].action == Action("lay", card, f"slot:{decision.seat}:1", 1)


def test_enter_presses_the_only_bright_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It answers nothing while a hint is on its way: whoever waits for that means what it advises."""

    def enough(_: CoreState, decision: Decision) -> bool:
        return decision.prompt == "lay" and any(option.kind == "ready" for option in decision.options)

    with asked_at_table(tmp_path, enough) as (mouse, _):
        mouse.send(pygame.KEYDOWN, key=pygame.K_SPACE, unicode=" ", mod=0)
        monkeypatch.setattr(mouse.app.worker, "poll", lambda: None)
        for key in (pygame.K_h, pygame.K_RETURN):
            mouse.send(pygame.KEYDOWN, key=key, unicode="", mod=0)
        assert mouse.scene.session.steps[-1].action.kind != "ready"
        mouse.scene.set_model(mouse.scene.model._replace(advising=False))
        mouse.app.frame(1)
        mouse.send(pygame.KEYDOWN, key=pygame.K_RETURN, unicode="", mod=0)
        assert mouse.scene.session.steps[-1].action.kind == "ready"


def test_a_card_of_the_hand_is_lifted_only_while_one_is_asked(tmp_path: Path) -> None:
    def holds(_: CoreState, decision: Decision) -> bool:
        return decision.prompt == "lay"

    with asked_at_table(tmp_path, holds) as (mouse, decision):
        blank, lifted = pygame.Surface(mouse.app.canvas.size), pygame.Surface(mouse.app.canvas.size)
        model, pointer = mouse.scene.model, Pointer(hovered=decision.options[0].source)
        Overlay(lifted, model._replace(asking=False), pointer)._lifted()
        assert tobytes(lifted, "RGB") == tobytes(blank, "RGB")
        Overlay(lifted, model, pointer)._lifted()
        assert tobytes(lifted, "RGB") != tobytes(blank, "RGB")


def test_to_suffer_damage_is_not_bright_and_has_the_key_with_which_nothing_is_chosen(tmp_path: Path) -> None:
    def casts(_: CoreState, decision: Decision) -> bool:
        return decision.prompt == TURN and decision.options[0].kind == "cast"

    with asked_at_table(tmp_path, casts) as (mouse, decision):
        scene, seat = mouse.scene, decision.seat
        gives = tuple(Action("discard", f"slot:{seat}:{slot}") for slot in (0, 1))
        suffer = Action("suffer", arg=3)
        scene.session.state.decision = Decision(seat, "ultimatum", (*gives, suffer), "dreadful_command")
        scene.look_from(seat)
        button = next(button for button in scene.model.buttons if button.intention == Act(suffer))
        assert (button.kind, button.key) == ("normal", "0")


def test_a_click_marks_a_prepared_spell_and_another_one_casts_it(tmp_path: Path) -> None:
    def casts(_: CoreState, decision: Decision) -> bool:
        return decision.prompt == TURN and decision.options[0].kind == "cast"

    with asked_at_table(tmp_path, casts) as (mouse, decision):
        scene, action = mouse.scene, decision.options[0]
        steps = len(scene.session.steps)
        mouse.click(middle(scene, action.source))
        assert (scene.model.chosen, len(scene.session.steps)) == (action.source, steps)
        mouse.send(pygame.KEYDOWN, key=pygame.K_ESCAPE, unicode="", mod=0)
        assert not scene.model.chosen
        mouse.click(middle(scene, action.source))
        mouse.click(middle(scene, action.source))
        assert scene.model.menu is not None or scene.session.steps[steps].action == action


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_a_long_prompt_leaves_the_quests_free(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    with window(tmp_path, size, language) as app:
        scene = table(app, ["human", "human"], 4, game=GAME.name)
        longest = 0
        for _ in range(60):
            scene.session.act(scene.session.game.quick(scene.session.state))
            scene.look_from(scene.session.deciding)
            model, display = scene.model, DisplayList(size)
            quests = [spot.box for spot in model.arrangement.spots.values() if spot.look == "quest"]
            if OFFER in model.arrangement.zones or not quests:
                continue
            longest = max(longest, len(model.prompt))
            draw_prompt(display, model)
            written = display.show()
            for box in quests:
                rect = scene.canvas.rect(*box).inflate(0, -scene.canvas.px(4))
                assert not any(tobytes(written.subsurface(rect), "RGB")), model.prompt
        assert longest > 70


def test_no_line_of_symbols_begins_with_a_dot_or_ends_with_what_belongs_to_the_next() -> None:
    pygame.font.init()
    broken = 0
    for card in DUEL.components.values():
        for side in card.faces if not has_words(card) else ():
            for room in (90, 120, 160):
                lines = block(formula(side.verbs), FORMULA, 16, room).lines
                broken += len(lines) > 1
                assert not any(line[0].text.startswith("·") for line in lines), card.id
                assert not any(line[-1].text == "lasting" for line in lines), card.id
    assert broken

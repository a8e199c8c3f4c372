"""The table of Res Arcana: what only this game says when something is pointed at, dropped or passed."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from client.app import App
from client.art.cache import sprites
from client.art.lettering import title_size
from client.canvas import canvas
from client.games import table_for
from client.games.res_arcana import plates
from client.games.res_arcana.formulas import formulas
from client.games.res_arcana.layout import ResArcanaLayout
from client.games.res_arcana.offer import offered
from client.games.res_arcana.plates import name_in_room, shown_rows
from client.session import Session
from client.table import gestures
from client.table.intentions import Act, Confirm, Drop
from client.table.moment_events import moments_of
from client.table.news import chips_of, news_of
from client.table.prompt import asked_apart, told_last, whole_question
from client.table.records import Offered
from client.table.renderer import _things_of
from client.table.scene import TableScene
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.events import Event
from rules.games import GAMES
from rules.res_arcana import preview
from rules.res_arcana.cards import COMPONENTS
from rules.res_arcana.essences import essences
from rules.res_arcana.state import State
from rules.res_arcana.turns import Collect
from saves import save
from tests.client.driver import said, table, window
from tests.rules.notation import do
from tests.rules.res_arcana.scenario import RICH, Seat
from tests.rules.res_arcana.scenario import table as position


def seated(app: App, state: State) -> TableScene:
    """Sit down at a position."""
    seats = [save.Seat("human"), save.Seat("human", "Felix")]
    scene = TableScene(app, Session(GAMES["res_arcana"], seats, 1, {}, None, state), table_for("res_arcana"))
    app.push(scene)
    app.frame(0)
    return scene


def test_a_monument_dropped_before_a_rival_says_why_not(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = seated(app, position(Seat(pool=RICH), monuments=["obelisk", "colossus"]))
        scene.carry_out(Drop("obelisk", ("seat:1",)))
        assert said(scene) == app.words("table.not_there")
        assert not scene.session.steps


def test_a_victory_check_is_nothing_useful_left(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = seated(app, position(Seat(play=["coral_castle"])))
        assert not scene.model.is_useful("coral_castle")
        useful = [thing for thing in scene.model.choices.sources if scene.model.is_useful(thing)]
        (note,) = [button.note for button in scene.model.buttons if button.name == "pass"]
        assert note == app.words.count("table.useful", len(useful)) if useful else app.words("table.useless")


@pytest.mark.parametrize("viewer", [0, 1])
def test_a_single_card_looked_at_is_shown_to_its_viewer_alone(tmp_path: Path, viewer: int) -> None:
    state = position(Seat(mage="seer", deck=["prism"]), monument_deck=[])
    do(state, "use seer #1")
    with window(tmp_path) as app:
        scene = seated(app, state)
        scene.look_from(viewer)
        looked = [Event("looked", 0, target="deck:0", amount=1)]
        told = [moment.told.title for moment in moments_of(looked, scene.model, 0, [0, 0])]
        assert told == ([app.words("res_arcana.table.on_top", name="Prism")] if viewer == 0 else [])


def test_a_card_is_told_with_all_that_was_paid_for_it(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        app.settings.speed = "normal"
        scene = seated(app, position(Seat(hand=["crypt"], pool=RICH)))
        scene.look_from(1)
        told: list[str] = []
        for action in (Action("place", "crypt"), *[Action("pay", kind) for kind in ("gold", "life", "life")]):
            scene.show(scene.session.act(action))
            told += [moment.told.title for moment in scene.playback.queue.moments if moment.card == "crypt"]
        assert len(told) == 1
        assert all(paid in told[0] for paid in ("[life]2", "[death]2", "[gold]1"))


def test_a_check_that_wins_shines_and_the_prompt_says_so(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        play = ["coral_castle", "great_pyramid", "oracle"]
        rich = position(Seat(play=[*play, "colossus"]))
        for state, wins in ((rich, True), (position(Seat(play=play)), False)):
            scene = seated(app, state)
            assert scene.model.is_useful("coral_castle") == wins
            assert (scene.model.lit["coral_castle"] == "target") == wins
            castle = app.words("res_arcana.name.coral_castle")
            assert (app.words("table.can_win", name=castle).lower() in scene.model.prompt.lower()) == wins


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_nothing_moves_when_another_card_turns(tmp_path: Path, size: tuple[int, int]) -> None:
    cards = ["prism", "vault", "fiery_whip", "athanor", "mermaid"]
    with window(tmp_path, size) as app:
        state = position(Seat(pool=RICH, play=cards))
        room = canvas(size, 1.0)
        upright = ResArcanaLayout(state, 0, room).arrangement.spots
        state.turned = {"prism", "fiery_whip"}
        turned = ResArcanaLayout(state, 0, room).arrangement.spots
        assert app
    for card in cards:
        assert turned[card].box.centre == pytest.approx(upright[card].box.centre)


def test_collecting_what_counts_where_it_lies_is_asked_about(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        state = position(Seat(play=["sacred_grove", "vault"]))
        state.on = {"sacred_grove": (0, 2, 0, 0, 0), "vault": (0, 0, 0, 0, 2)}
        state.stack.append(Collect(0))
        state.decision = Decision(
            0, "collect", (Action("collect", "sacred_grove"), Action("collect", "vault"))
        )
        scene = seated(app, state)
        asked = gestures.click(scene.model, "sacred_grove")
        assert isinstance(asked, Confirm)
        assert app.words.count("points", 2) in asked.question
        assert gestures.click(scene.model, "vault") == Act(Action("collect", "vault"))


def test_a_card_of_a_rivals_discard_says_whose_it_is() -> None:
    state = position(Seat(hand=["prism"]), Seat(discard=["wind_dragon"]))
    options = (Action("place", "prism"), Action("place", "wind_dragon"))
    state.decision = Decision(0, "place_discarded", options, "sorcerers_bestiary")
    assert offered(state, 0) == [Offered("wind_dragon", owner=1)]


@pytest.mark.parametrize("seats", [2, 4])
def test_in_a_small_window_the_market_can_be_read(tmp_path: Path, seats: int) -> None:
    with window(tmp_path, (1024, 640)) as app:
        state = GAMES["res_arcana"].new(seats, 1)
        spots = ResArcanaLayout(state, 0, app.canvas).spots
        assert all(spots[place].box.width > 84 for place in state.places)
        assert state.items
        for item in state.items:
            assert spots[item].look == "plate"
            assert spots[item].box.height < spots[item].box.width / 3, "its symbols have most of its width"


def test_in_a_small_window_what_is_pointed_at_is_seen_large_beside_its_words(tmp_path: Path) -> None:
    with window(tmp_path, (1024, 640)) as app:
        scene = seated(app, position(Seat(pool=RICH), monuments=["obelisk", "colossus"]))
        spot = scene.model.arrangement.spots["obelisk"]
        size = (app.canvas.px(330), app.canvas.px(190))
        shown = scene.table.inspect(spot, size, scene.model, beside=True)
        card = table_for("res_arcana").picture(spot, scene.model)
        assert shown is not None
        assert card is not None
        assert shown.get_width() - size[0] > 1.5 * card.get_width()
        nothing = scene.model.arrangement.spots["seat:1"]
        assert scene.table.inspect(nothing, size, scene.model, beside=True) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_in_a_small_window_rivals_components_say_what_they_can_do(
    tmp_path: Path, size: tuple[int, int], seats: int
) -> None:
    cards = ["prism", "vault", "fiery_whip", "athanor", "mermaid", "dancing_sword", "sacred_grove", "obelisk"]
    with window(tmp_path, size) as app:
        state = position(Seat(pool=RICH), Seat(play=cards), *[Seat()] * (seats - 2))
        spots = ResArcanaLayout(state, 0, app.canvas).spots
        for card in cards:
            spot = spots[card]
            assert spot.look == "plate"
            box = app.canvas.rect(*spot.box)
            assert box.width >= app.canvas.px(60)
            rows, *_ = shown_rows(card, (box.width // 2, box.height // 2), app.canvas.k)
            first = formulas(COMPONENTS[card])[0].signs
            assert rows[0].removesuffix(" …") == first
            assert len(rows) == len(formulas(COMPONENTS[card])) or rows[-1].endswith("…")


def test_turned_cards_do_not_overlap_while_there_is_room(tmp_path: Path) -> None:
    cards = ["prism", "vault", "fiery_whip", "athanor", "mermaid"]
    state = position(Seat(play=cards))
    state.turned = set(cards)
    spots = ResArcanaLayout(state, 0, canvas((1024, 640), 1.0)).arrangement.spots
    boxes = sorted(spots[card].box for card in cards)
    assert all(left.x + left.width <= right.x for left, right in pairwise(boxes))


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_has_come_to_a_rival_covers_none_of_its_cards(
    tmp_path: Path, size: tuple[int, int], seats: int
) -> None:
    with window(tmp_path, size) as app:
        scene = table(app, ["human", *["bot:easy"] * (seats - 1)], 4)
        gained = [Event("essence", 1, kind, "supply", "pool:1", 2) for kind in ("elan", "calm", "gold")]
        scene.log.recent = gained
        scene.set_model(scene.model)
        spots = scene.model.arrangement.spots.values()
        cards = [scene.canvas.rect(*spot.box) for spot in spots if spot.zone.startswith("play")]
        chips = [scene.canvas.rect(*box) for box in news_of(scene.model)]
        assert chips
        assert all(Rect(chip.left, chip.bottom - 1, chip.width, 1).collidelist(cards) < 0 for chip in chips)


def test_names_on_plates_are_shortened_instead_of_written_small(tmp_path: Path) -> None:
    with window(tmp_path):
        for name in ("Prism", "Catacombs of the Dead"):
            shown = name_in_room(name, 14, 90)
            assert title_size(shown, 14, 90)[0] == 14
            assert (shown == name) == (name == "Prism")


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_the_names_of_free_items_are_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str
) -> None:
    written: dict[str, str] = {}

    def shorten(name: str, letters: int, room: float) -> str:
        written[name] = name_in_room(name, letters, room)
        return written[name]

    monkeypatch.setattr(plates, "name_in_room", shorten)
    with window(tmp_path, size, language) as app:
        items = [card for card, each in COMPONENTS.items() if each.kind == "magic_item"]
        state = position(Seat())
        for each in state.seats:
            each.item = ""
        state.items = items
        scene = seated(app, state)
        sprites.clear()
        for spot in scene.model.arrangement.spots.values():
            if spot.zone == "items":
                scene.table.picture(spot, scene.model)
        names = {app.words(f"res_arcana.name.{item}") for item in items}
        assert {written[name] for name in names} == names


def test_over_two_powers_it_is_said_that_turning_costs_the_other(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = seated(app, position(Seat(pool=RICH, play=["ring_of_midas"])))
        uses, heading = scene.model.choices.actions("ring_of_midas"), scene.table.lists.heading
        assert len(uses) == 2
        assert heading(uses, scene.model) == app.words("res_arcana.table.locks")
        assert not heading(uses[:1], scene.model)
        assert not heading([Action("discard", "prism", "gold"), Action("discard", "prism")], scene.model)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
@pytest.mark.parametrize("count", [1, 6, 9])
def test_turned_cards_never_overlap(size: tuple[int, int], count: int) -> None:
    own = [card for card, each in COMPONENTS.items() if each.kind == "artifact"][:count]
    state = position(Seat(play=own))
    state.turned.update(own)
    spots = ResArcanaLayout(state, 0, canvas(size, 1.0)).arrangement.spots
    for one, other in pairwise(own):
        assert spots[one].box.x + spots[one].box.width <= spots[other].box.x


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_what_has_come_covers_no_sign_of_ones_own(tmp_path: Path, size: tuple[int, int]) -> None:
    with window(tmp_path, size) as app:
        scene = seated(app, position(Seat(pool=RICH)))
        scene.log.recent = [Event("essence", 0, "death", "supply", "pool:0", 2)]
        scene.set_model(scene.model)
        ((chip, at),) = chips_of(scene.model)
        cell = scene.canvas.rect(*scene.model.arrangement.spots["death"].box)
        assert at.bottom <= cell.top + scene.canvas.px(10)
        assert chip.get_width() <= scene.canvas.px(40)


def test_the_question_of_a_check_says_how_it_stands(tmp_path: Path) -> None:
    seat = Seat(essences(gold=3), play=["coral_castle", "golden_statue", "great_pyramid"])
    with window(tmp_path) as app:
        scene = seated(app, position(seat, Seat(passed=True, play=["obelisk"])))
        scene.act(Action("use", "coral_castle"))
        decision = scene.model.decision
        assert decision is not None
        assert decision.prompt == "check"
        said_ = whole_question(scene.model, decision)
        mine, other = scene.session.points(scene.session.state)
        assert app.words.count("points", mine) in said_
        assert app.words("res_arcana.check.other", name="Felix", n=other) in said_
        assert app.words("res_arcana.check.nobody") in said_
        # It stands on its own panel: the line of the prompt tells what has led to it.
        assert asked_apart(scene.model)
        assert told_last(scene.model) is not None


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_the_lights_of_neighbouring_essences_do_not_cross(size: tuple[int, int], tmp_path: Path) -> None:
    with window(tmp_path, size) as app:
        scene = seated(app, position(Seat(pool=RICH)))
        spots = [scene.model.arrangement.spots[name] for name in ("elan", "life")]
        lights = [scene.table.light(spot, "target", scene.canvas) for spot in spots]
        boxes = []
        for spot, light in zip(spots, lights, strict=True):
            middle = scene.canvas.rect(*spot.box).center
            strong = pygame.mask.from_surface(light, 200).get_bounding_rects()
            at = light.get_rect(center=middle)
            boxes.append(strong[0].unionall(strong).move(at.topleft))
        assert not boxes[0].colliderect(boxes[1])


def test_under_the_panel_of_a_question_nothing_is_lit(tmp_path: Path) -> None:
    state = position(
        Seat(mage="seer", deck=["prism", "vault"]), monuments=["obelisk"], monument_deck=["colossus"]
    )
    do(state, "use seer #1")
    with window(tmp_path) as app:
        scene = seated(app, state)
        assert "monument_deck" in scene.model.lit
        lit = {thing.spot.id for thing in _things_of(scene.model) if thing.light is not None}
        assert "monument_deck" not in lit


def test_cards_being_put_back_tell_which_place_is_filled() -> None:
    state = position(Seat(mage="seer", deck=["prism", "vault", "athanor"]))
    do(state, "use seer #1", "look deck:0")
    assert preview.placing(state) == (1, 3)
    assert state.decision is not None
    do(state, f"top {state.decision.options[0].source}")
    assert preview.placing(state) == (2, 3)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_a_few_plates_of_a_rival_are_as_high_as_their_panel(size: tuple[int, int]) -> None:
    artifacts = [
        card for card, each in COMPONENTS.items() if each.kind == "artifact" and len(formulas(each)) < 3
    ]
    heights = []
    for count in (1, 8):
        state = position(Seat(), Seat(play=artifacts[:count]), Seat())
        spots = ResArcanaLayout(state, 0, canvas(size, 1.0)).arrangement.spots
        heights.append(spots[artifacts[0]].box.height)
    assert heights[0] >= 2 * heights[1]


def test_a_plate_higher_than_wide_can_be_drawn(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        for size in ((50, 72), (110, 72), (60, 30)):
            drawn = plates.plate("prism", size, 1.0, app.words, None, None, False)
            assert drawn.get_size() == size

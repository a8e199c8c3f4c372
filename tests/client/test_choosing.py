"""Cards of which one is chosen lie large over the table; what is kept stays in sight."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from random import Random

import pygame
import pytest

from client.app import App
from client.canvas import canvas
from client.table.camera import WHOLE
from client.table.choosing import ASKED, VEIL, arrange, offered_things
from client.table.hits import thing_at
from client.table.intentions import Click, Drop, Peek, Pick
from client.table.layout import OFFER
from client.table.prompt import prompt_of
from client.table.records import Kept, Offered
from client.table.scene import TableScene
from tests.client.driver import Keyboard, Mouse, table, window

PROMPTS = [
    ("res_arcana", "draft", {"setup": "draft"}),
    ("res_arcana", "mage", {}),
    ("res_arcana", "item", {}),
    ("five_seals", "mage", {}),
    ("black_rose_duel", "mage", {}),
    ("black_rose_duel", "grimoire", {}),
    ("epic_spell_wars", "hero", {}),
    ("black_rose_wars", "school", {}),
    ("black_rose_wars", "grimoire", {}),
    ("black_rose_wars", "deck", {}),
    ("black_rose_wars", "keep", {}),
    ("black_rose_wars", "banish", {}),
    ("black_rose_wars", "quest_offer", {}),
    ("black_rose_wars", "cast_next", {}),
]
SIZES = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)]
READABLE = {(1024, 640): 110, (1280, 720): 150, (1920, 1080): 230, (3840, 2160): 460}
"""How many pixels wide what is chosen is at least."""


def asked(app: App, game: str, prompt: str, options: dict[str, str]) -> TableScene:
    """Sit down where something is chosen from."""
    scene = table(app, ["human", "human"], 3, options, game)
    session = scene.session
    while session.state.decision is not None and session.state.decision.prompt != prompt:
        session.act(session.game.quick(session.state))
    scene.look_from(session.deciding)
    app.frame(1)
    return scene


@pytest.mark.parametrize(("game", "prompt", "options"), PROMPTS)
def test_what_is_chosen_from_is_large_and_covers_nothing_of_itself(
    tmp_path: Path, game: str, prompt: str, options: dict[str, str]
) -> None:
    with window(tmp_path) as app:
        scene = asked(app, game, prompt, options)
        for size in SIZES:
            room = canvas(size, 1.0)
            spots, _ = arrange(scene.table, scene.model.view, scene.viewer, room, scene.model.camera)
            over = [spot for spot in spots.values() if spot.zone == OFFER and spot.look != VEIL]
            boxes = [room.rect(*spot.box) for spot in over if spot.look in ("offered", "page", "kept")]
            assert all(not one.colliderect(other) for one, other in combinations(boxes, 2))
            whole = pygame.Rect((0, 0), size)
            assert all(whole.contains(room.rect(*spot.box)) for spot in over)
            offered = [room.rect(*spot.box) for spot in over if spot.look in ("offered", "bundle")]
            assert {spot.id for spot in over if spot.look in ("offered", "bundle")} == {
                option.source for option in scene.model.view.decision or () if option.source
            }
            assert min(box.width for box in offered) >= READABLE[size]


def test_the_first_click_marks_and_the_second_takes(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = asked(app, "res_arcana", "draft", {"setup": "draft"})
        mouse, steps = Mouse(app, scene, 1), len(scene.session.steps)
        card = offered_things(scene.model)[1]
        at = scene.canvas.rect(*scene.model.arrangement.spots[card].box).center
        again = app.words("table.again")
        assert again not in prompt_of(scene.model)
        mouse.click(at)
        assert (scene.model.chosen, len(scene.session.steps)) == (card, steps)
        assert again in prompt_of(scene.model)
        mouse.click(at)
        assert scene.session.steps[-1].action.source == card


def test_a_digit_marks_and_enter_takes(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = asked(app, "res_arcana", "item", {})
        keyboard = Keyboard(app, scene, 1)
        keyboard.press(pygame.K_3, "3")
        assert scene.model.chosen == offered_things(scene.model)[2]
        chosen = scene.model.chosen
        keyboard.press(pygame.K_RETURN)
        assert scene.session.steps[-1].action.source == chosen


def test_picks_and_mages_stay_in_sight_in_a_draft(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 3, {"setup": "draft"})
        session = scene.session
        while len(session.state.seats[0].deck) < 5 or session.deciding != 0:
            session.act(session.game.quick(session.state))
        scene.look_from(0)
        kept = {spot.id for spot in scene.model.arrangement.spots.values() if spot.look == "kept"}
        assert kept == {*session.state.seats[0].deck, *session.state.seats[0].mages}
        scene.draw(app.screen)


@pytest.mark.parametrize("held", [True, False])
def test_space_shows_the_table_while_it_is_held_and_from_tap_to_tap(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, held: bool
) -> None:
    monkeypatch.setattr("client.table.input.TAP", -1.0 if held else 1e9)
    with window(tmp_path) as app:
        scene = asked(app, "res_arcana", "item", {})
        place = scene.model.view.places[0]
        at = scene.canvas.rect(*scene.model.arrangement.spots[place].box).center
        assert thing_at(scene.model, at) != place
        Keyboard(app, scene, 1).press(pygame.K_SPACE)
        assert thing_at(scene.model, at) == place
        Keyboard(app, scene, 1).press(pygame.K_SPACE)
        assert thing_at(scene.model, at) == place, "a held key repeats"
        pygame.event.post(pygame.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0))
        app.frame(0)
        assert (thing_at(scene.model, at) != place) == held
        if not held:
            Keyboard(app, scene, 1).press(pygame.K_SPACE)
            assert thing_at(scene.model, at) != place
        assert offered_things(scene.model)


def test_what_would_be_taken_shines_brightest(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = asked(app, "res_arcana", "item", {})
        first, *others = offered_things(scene.model)
        assert {scene.model.lit[thing] for thing in others} == {"act"}
        scene.carry_out(Pick(first))
        assert scene.model.lit[first] == "target"
        assert {scene.model.lit[thing] for thing in others} == {"faint"}


def test_a_card_dragged_from_the_offer_is_marked(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = asked(app, "epic_spell_wars", "hero", {})
        hero = offered_things(scene.model)[0]
        scene.carry_out(Drop(hero, ("veil",)))
        assert scene.model.chosen == hero


def test_a_click_on_the_table_looked_at_marks_as_well(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = asked(app, "res_arcana", "item", {})
        taken, steps = offered_things(scene.model)[0], len(scene.session.steps)
        scene.carry_out(Peek(on=True))
        scene.carry_out(Click(taken))
        assert (scene.model.chosen, len(scene.session.steps)) == (taken, steps)
        scene.carry_out(Click(taken))
        assert scene.session.steps[-1].action.source == taken


def test_the_button_looks_at_the_table_and_back(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = asked(app, "res_arcana", "item", {})
        for peeking in (True, False):
            peek = next(button for button in scene.model.buttons if button.name == "peek")
            scene.carry_out(peek.intention)
            assert scene.model.peeking == peeking


def test_the_last_of_several_decks_is_marked_before_cards_are_seen(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = asked(app, "black_rose_wars", "deck", {})
        mouse, steps = Mouse(app, scene, 1), len(scene.session.steps)
        deck = offered_things(scene.model)[2]

        def at() -> tuple[int, int]:
            return scene.canvas.rect(*scene.model.arrangement.spots[deck].box).center

        for chosen in range(3):
            assert f"({chosen} of 4 chosen)" in prompt_of(scene.model)
            mouse.click(at())
            mouse.wait()
        me = scene.session.state.seats[scene.viewer]
        kept = [spot.component for spot in scene.model.arrangement.spots.values() if spot.look == "kept"]
        assert sorted(kept) == sorted([*me.hand, *me.quests])
        assert [step.action.source for step in scene.session.steps[steps:]] == [deck] * 3
        mouse.click(at())
        assert (scene.model.chosen, len(scene.session.steps)) == (deck, steps + 3)
        take = next(button for button in scene.model.buttons if button.name == "take")
        assert take.label.startswith("Draw all 4")
        mouse.click(take.rect.center)
        assert scene.session.steps[steps + 3].action.source == deck


def test_the_wheel_leaves_a_map_alone_that_lies_behind_a_choice(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = asked(app, "black_rose_wars", "banish", {})
        mouse, camera = Mouse(app, scene, 1), scene.model.camera
        at = scene.canvas.rect(*scene.model.arrangement.zones["field"]).center
        mouse.send(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        mouse.send(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0, precise_y=1)
        assert scene.model.camera == camera


def test_a_key_means_either_a_card_or_a_button(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = asked(app, "black_rose_wars", "banish", {})
        done = next(button for button in scene.model.buttons if button.name == "answer:1")
        assert done.key == "0"
        Keyboard(app, scene, 0).press(pygame.K_1, "1")
        assert scene.model.chosen == offered_things(scene.model)[0]
        assert (
            done.rect.top > scene.canvas.rect(*scene.model.arrangement.spots[scene.model.chosen].box).bottom
        )
        steps = len(scene.session.steps)
        Keyboard(app, scene, 0).press(pygame.K_0, "0")
        assert scene.session.steps[steps].action.kind == "done"


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_the_question_stands_over_what_is_chosen_from_and_what_is_kept_can_be_read(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    with window(tmp_path) as app:
        scene = asked(app, "res_arcana", "item", {})
        room = canvas(size, 1.0)
        spots, zones = arrange(scene.table, scene.model.view, scene.viewer, room, scene.model.camera)
        assert zones[ASKED].height >= (34 if room.compact else 56)
        assert zones[ASKED].y + zones[ASKED].height <= zones[OFFER].y
        kept = [spot.box for spot in spots.values() if spot.look == "kept"]
        panel = zones[f"{OFFER}:0"]
        assert min(box.width for box in kept) >= (80 if room.compact else 160)
        left, right = min(box.x for box in kept), max(box.x + box.width for box in kept)
        assert abs((left + right) / 2 - panel.centre[0]) < 1


def test_after_a_pass_what_one_has_is_in_sight(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = asked(app, "res_arcana", "item", {})
        view, choosing = scene.model.view, scene.table.choosing
        view.seats[scene.viewer].play.append("prism")
        assert choosing is not None
        (group,) = choosing.kept(view, scene.viewer)
        assert "prism" in group.cards
        assert "[gold]1" in group.note


@pytest.mark.parametrize("size", SIZES[:3])
def test_quests_of_which_one_is_given_up_lie_large(tmp_path: Path, size: tuple[int, int]) -> None:
    with window(tmp_path, size) as app:
        for seed in range(1, 20):
            scene = table(app, ["human", "human"], seed, game="black_rose_wars")
            session, chance = scene.session, Random(seed)
            decision = session.state.decision
            while decision is not None and decision.prompt != "quest_limit":
                glance = chance.random() < 0.5
                session.act(session.game.quick(session.state) if glance else chance.choice(decision.options))
                decision = session.state.decision
            if decision is not None:
                break
        scene.look_from(session.deciding)
        quests = session.state.seats[scene.viewer].quests
        assert offered_things(scene.model) == list(quests)
        spots = scene.model.arrangement.spots
        assert min(scene.canvas.rect(*spots[quest].box).width for quest in quests) >= READABLE[size]
        steps = len(session.steps)
        for clicks in (0, 1):
            Mouse(app, scene, 1).click(scene.canvas.rect(*spots[quests[1]].box).center)
            assert len(session.steps) == steps + clicks, "the first click marks"
            app.frame(1)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_beside_many_cards_every_group_that_is_kept_has_a_place_of_its_own(
    tmp_path: Path, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hand and quests share the column at the side: it had room for the first group alone."""
    with window(tmp_path, size) as app:
        scene = table(app, ["human", "human"], 3, game="black_rose_wars")
        spells = [card for card in scene.session.game.components.values() if card.kind == "spell"]
        offered = [Offered(card.id) for card in spells[:8]]
        kept = [
            Kept("hand", tuple(card.id for card in spells[8:13]), 8),
            Kept("quests", ("vigil", "vigil"), 2),
        ]
        choosing = scene.table.choosing
        assert choosing is not None
        choosing = choosing._replace(offered=lambda view, viewer: offered, kept=lambda view, viewer: kept)
        monkeypatch.setattr(scene.table, "choosing", choosing)
        spots, zones = arrange(scene.table, scene.model.view, 0, scene.canvas, WHOLE, asking=True)
        panels = [scene.canvas.rect(*zones[f"{OFFER}:{number}"]) for number in (0, 1)]
        assert not panels[0].colliderect(panels[1])
        cards = [scene.canvas.rect(*spot.box) for spot in spots.values() if spot.look == "kept"]
        assert [sum(panel.contains(card) for card in cards) for panel in panels] == [5, 2]

"""Nothing is final by accident: what was not meant does not happen, or can be taken back."""

from __future__ import annotations

import time
from pathlib import Path

import pygame
import pytest

from client.scenes.curtain import CurtainScene
from client.session import Session
from client.table.choosing_view import picture_of
from client.table.intentions import Pick
from client.table.layout import COVERED, OFFER
from client.table.log_panel import Log
from client.table.scene import TableScene
from rules.core.action import Action
from rules.core.events import PUBLIC
from rules.core.rng import Source, choice
from rules.games import GAMES
from saves.save import Seat
from tests.client.driver import FRAME, WAIT, Keyboard, Mouse, said, table, window

pytestmark = pytest.mark.usefixtures("_no_result")


def until_turn(scene: TableScene) -> None:
    """Play on at a glance until the viewer has a free move."""
    while scene.model.decision is None or scene.model.decision.prompt != "turn":
        scene.session.act(scene.session.game.quick(scene.session.state))
        scene.look_from(scene.session.deciding)


def test_a_choice_can_be_undone_until_another_person_has_acted() -> None:
    session = Session(GAMES["five_seals"], [Seat("human"), Seat("human")], 3, {})
    first = session.deciding
    while session.deciding == first:
        session.act(session.state.decision.options[0])
    handed_over = len(session.steps)
    assert session.undo(take_backs=False)
    assert session.deciding == first
    while session.deciding == first:
        session.act(session.state.decision.options[0])
    assert len(session.steps) == handed_over
    session.act(session.state.decision.options[0])
    target = session.undo_target(take_backs=False)
    assert target is not None
    assert all(step.seat != first for step in session.steps[target:])


@pytest.mark.parametrize("allowed", [False, True])
def test_against_bots_take_backs_are_done_where_switched_on_and_else_asked_about(
    tmp_path: Path, allowed: bool
) -> None:
    with window(tmp_path) as app:
        app.settings.take_backs = allowed
        scene = table(app, ["human", "bot:easy"], 5)
        session = scene.session
        while not (
            session.deciding == 0
            and session.undo_target(take_backs=True) is not None
            and session.undo_target(take_backs=False) is None
        ):
            session.act(session.game.quick(session.state))
        scene.look_from(0)
        steps, target = len(session.steps), session.undo_target(take_backs=True)
        assert scene.model.can_undo
        keyboard = Keyboard(app, scene, 1)
        keyboard.press(pygame.K_z)
        assert (scene.model.menu is None) == allowed
        assert len(session.steps) == (target if allowed else steps)
        if not allowed:
            app.frame(1)
            keyboard.press(pygame.K_1, "1")
            assert len(session.steps) == target


def test_in_the_middle_of_an_action_undo_takes_one_answer_back_and_escape_all(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 5)
        session, source = scene.session, Source(5)
        begun = 0
        while True:
            decision = session.state.decision
            assert decision is not None
            if decision.prompt == "turn":
                begun = len(session.steps)
            if len(session.steps) == begun + 2 and decision.prompt == "take":
                break
            session.act(choice(source, decision.options))
        scene.look_from(session.deciding)
        scene.undo()
        assert len(session.steps) == begun + 1
        assert session.state.decision is not None
        assert session.state.decision.prompt == "take"
        session.act(session.state.decision.options[0])
        scene.look_from(session.deciding)
        Keyboard(app, scene, 1).press(pygame.K_ESCAPE)
        assert len(session.steps) == begun


def test_a_wrong_target_only_refuses(tmp_path: Path) -> None:
    """What was chosen stays chosen; another thing that can be chosen takes its place."""
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 3, game="five_seals")
        mouse, session = Mouse(app, scene, 1), scene.session
        until_turn(scene)
        chosen = next(
            thing for thing in scene.model.choices.sources if scene.model.choices.needs_target(thing)
        )
        mouse.click(mouse.visible(chosen))
        assert scene.model.selected == chosen
        spots, targets = scene.model.arrangement.spots, scene.model.choices.targets(chosen)
        wrong = next(name for name in spots if name.startswith("store:") and name not in targets)
        steps = len(session.steps)
        mouse.click(scene.canvas.rect(*spots[wrong].box).center)
        assert said(scene)
        assert scene.model.selected == chosen
        assert len(session.steps) == steps
        Keyboard(app, scene, 1).press(pygame.K_ESCAPE)
        assert not scene.model.selected


def test_among_people_only_agreed_take_backs_go_past_chance(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 5)
        session = scene.session
        while session.undo_target(take_backs=False) is not None or not session.steps:
            session.act(session.game.quick(session.state))
        scene.look_from(session.deciding)
        Keyboard(app, scene, 1).press(pygame.K_z)
        assert scene.model.menu is None
        assert said(scene) == app.words("table.no_undo")


def test_a_held_key_does_not_answer_its_own_question(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 4)
        keyboard = Keyboard(app, scene, 1)
        until_turn(scene)
        app.frame(1)
        before = len(scene.session.steps)
        keyboard.press(pygame.K_p)
        assert scene.model.menu is not None
        opened = scene.model.menu
        for _ in range(5):
            app.frame(FRAME)
            keyboard.press(pygame.K_p)
        assert scene.model.menu is opened
        keyboard.press(pygame.K_1, "1")
        assert len(scene.session.steps) == before + 1


def test_a_key_answers_one_question_at_a_time(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 2, game="black_rose_duel")
        keyboard = Keyboard(app, scene, 1)
        scene.look_from(scene.session.deciding)
        for count in (1, 2):
            keyboard.press(pygame.K_RIGHT)
            keyboard.press(pygame.K_RETURN)
            assert len(scene.session.steps) == count
            scene.look_from(scene.session.deciding)
            scene.carry_out(Pick(next(iter(scene.model.choices.sources))))
            keyboard.press(pygame.K_RETURN)
            assert len(scene.session.steps) == count
            app.frame(1)


def until_asked(scene: TableScene, prompt: str) -> None:
    """Play on at a glance until somebody is asked, and look from there."""
    while scene.session.state.decision is None or scene.session.state.decision.prompt != prompt:
        scene.session.act(scene.session.game.quick(scene.session.state))
    scene.look_from(scene.session.deciding)


def test_a_held_digit_draws_one_card(tmp_path: Path) -> None:
    """The next card is asked for in the same words, but what was drawn cannot be undone."""
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 3, game="black_rose_wars")
        keyboard = Keyboard(app, scene, 1)
        until_asked(scene, "deck")
        app.frame(1)
        before = len(scene.session.steps)
        for _ in range(10):
            keyboard.press(pygame.K_1, "1")
            app.frame(FRAME)
        assert len(scene.session.steps) == before + 1
        app.frame(1)
        keyboard.press(pygame.K_1, "1")
        assert len(scene.session.steps) == before + 2


def test_a_held_digit_marks_a_card_and_does_not_take_it(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 3)
        keyboard = Keyboard(app, scene, 1)
        until_asked(scene, "item")
        app.frame(1)
        before = len(scene.session.steps)
        for _ in range(10):
            keyboard.press(pygame.K_1, "1")
            app.frame(FRAME)
        assert scene.model.chosen
        assert len(scene.session.steps) == before
        app.frame(1)
        keyboard.press(pygame.K_1, "1")
        assert len(scene.session.steps) == before + 1


def test_a_double_click_on_pass_only_asks(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 4)
        mouse = Mouse(app, scene, 1)
        until_turn(scene)
        app.frame(1)
        before = len(scene.session.steps)
        button = next(button for button in scene.model.buttons if button.name == "pass")
        mouse.click(button.rect.center)
        mouse.click(button.rect.center)
        assert len(scene.session.steps) == before
        assert scene.model.menu is not None
        mouse.click(scene.model.menu.rows[0].center)
        assert len(scene.session.steps) == before + 1


def test_digits_do_nothing_where_no_number_is_shown(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 4)
        keyboard = Keyboard(app, scene, 1)
        until_turn(scene)
        app.frame(1)
        shown = {button.key for button in scene.model.buttons}
        before = len(scene.session.steps)
        for digit in set("123456789") - shown:
            keyboard.press(ord(digit), digit)
            assert len(scene.session.steps) == before
            assert not scene.model.selected
            assert scene.model.menu is None


@pytest.mark.parametrize("game", GAMES)
def test_no_answer_that_leaves_something_is_the_bright_one(tmp_path: Path, game: str) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 7, game=game)
        source = Source(5)
        for _ in range(150):
            decision = scene.session.state.decision
            if decision is None:
                break
            scene.look_from(decision.seat)
            leaving = {Action("done"), Action("decline")} & {
                Action(action.kind) for action in scene.model.choices.buttons
            }
            if leaving and decision.prompt not in scene.table.own_panel.prompts:
                labels = {
                    scene.model.describe(option) for option in decision if Action(option.kind) in leaving
                }
                assert all(b.kind != "go" for b in scene.model.buttons if b.label in labels)
            scene.session.act(choice(source, decision.options))


def test_escape_takes_nothing_back_past_chance_or_others(tmp_path: Path) -> None:
    """Whatever the settings allow: it only leaves what was begun, else it opens the menu."""
    with window(tmp_path) as app:
        app.settings.take_backs = True
        scene = table(app, ["human", "bot:easy"], 7, game="epic_spell_wars")
        session, source = scene.session, Source(7)
        while not (
            session.deciding == 0
            and session.state.decision is not None
            and session.state.decision.cause
            and session.undo_target(take_backs=False) is None
        ):
            session.act(choice(source, session.state.decision.options))
        scene.look_from(0)
        played = len(session.steps)
        Keyboard(app, scene, 1).press(pygame.K_ESCAPE)
        assert len(session.steps) == played
        assert app.scene is not scene


def test_what_another_person_chose_is_undone_only_after_a_question(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 3, game="five_seals")
        session = scene.session
        first = session.deciding
        while session.deciding == first:
            session.act(session.state.decision.options[0])
        scene.look_from(session.deciding)
        steps, keyboard = len(session.steps), Keyboard(app, scene, 1)
        keyboard.press(pygame.K_z)
        assert len(session.steps) == steps
        assert scene.model.menu is not None
        assert scene.names[first] in app.words("table.undo_anothers", name=scene.names[first])
        app.frame(1)
        keyboard.press(pygame.K_1, "1")
        assert len(session.steps) < steps
        # What one has chosen oneself goes at once.
        scene.look_from(session.deciding)
        session.act(session.state.decision.options[0])
        scene.look_from(first)
        steps = len(session.steps)
        keyboard.press(pygame.K_z)
        assert scene.model.menu is None
        assert len(session.steps) < steps


@pytest.mark.parametrize("game", ["res_arcana", "epic_spell_wars", "black_rose_duel", "black_rose_wars"])
def test_at_a_shared_screen_nothing_secret_lies_open_while_others_act(tmp_path: Path, game: str) -> None:
    with window(tmp_path) as app:
        app.settings.curtain = True
        scene = table(app, ["human", "human"], 5, game=game)
        session = scene.session
        seen: set[str] = set()
        for _ in range(120):
            if session.over:
                break
            session.act(session.game.quick(session.state))
            scene.look_from(0)
            spots = scene.model.arrangement.spots.values()
            secret = [spot for spot in spots if spot.look == COVERED]
            own = session.deciding == 0 and not scene.table.is_public(session.state)
            assert not (own and secret)
            if session.deciding == 1 and secret:
                me = scene.model.view.seats[0]
                known = {spot.component for spot in spots if spot.zone != OFFER}
                assert not known & set(me.hand)
                assert all(picture_of(spot, scene.model) is not None for spot in secret)
                scene.draw(pygame.Surface(app.canvas.size))
                seen |= {spot.id for spot in secret}
        assert len(seen) > 3
        app.settings.curtain = False
        scene.lay_out()
        assert not any(spot.look == COVERED for spot in scene.model.arrangement.spots.values())


def test_a_covered_log_leaves_out_what_only_one_may_read(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 5, game="black_rose_wars")
        session, left_out = scene.session, 0
        while left_out < 3:
            session.act(session.game.quick(session.state))
            step, log = session.steps[-1], Log(0, scene.tell)
            log.add(step)
            public = scene.tell([event.seen_from(PUBLIC) for event in step.events])
            own = scene.tell([event.seen_from(0) for event in step.events])
            assert log.last() == (own[-1] if own else None)
            open_to_all = [line for line in own if line in public]
            assert log.last(covered=True) == (open_to_all[-1] if open_to_all else None)
            left_out += own != open_to_all


def test_a_button_that_stays_as_it_was_is_pressed_at_once(tmp_path: Path) -> None:
    """Only what came to lie under the pointer, or does something else now, is not meant by a quick click."""
    with window(tmp_path) as app:
        scene = table(app, ["human", "bot:easy"], 5)
        mouse = Mouse(app, scene, 1)
        until_turn(scene)
        asked = scene.model
        others = asked._replace(asking=False)
        for name, pressed in (("menu", True), ("pass", False)):
            button = next(button for button in asked.buttons if button.name == name)
            app.frame(1)
            mouse.press(button.rect.center)
            press = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=button.rect.center, button=1)
            off = tuple(each._replace(enabled=each.name != "pass") for each in asked.buttons)
            scene.guard.change(others._replace(buttons=off), asked, button.rect.center)
            assert scene.guard.stops(press) != pressed
            scene.guard.update(1)
            assert not scene.guard.stops(press)


def test_what_all_watch_needs_no_curtain_and_shows_no_hand(tmp_path: Path) -> None:
    """In Epic Spell Wars wizards are chosen and spells carried out before everybody; hands are not."""
    with window(tmp_path) as app:
        app.settings.curtain = True
        scene = table(app, ["human", "human", "bot:easy"], 5, game="epic_spell_wars")
        session, curtains, public = scene.session, 0, 0
        while not session.over and (curtains < 8 or public < 6):
            while scene.model.decision is None and app.scene is scene:
                app.frame(FRAME)
                time.sleep(WAIT)
            seat = session.deciding
            curtain = app.scenes[-1]
            if isinstance(curtain, CurtainScene):
                curtains += 1
                assert not scene.table.is_public(session.state)
                curtain.update(1.0)
                Keyboard(app, scene, 1).press(pygame.K_RETURN)
                assert app.scenes[-1] is scene
            covered = [spot for spot in scene.model.arrangement.spots.values() if spot.look == COVERED]
            assert scene.viewer == seat
            if scene.table.is_public(session.state):
                public += 1
                assert covered or not session.view(seat).seats[seat].hand
            else:
                assert not covered
            scene.act(session.game.quick(scene.model.view))
        assert curtains >= 8
        assert public >= 6

"""How much is meant is set with more and less, and says what it brings."""

from __future__ import annotations

from pathlib import Path

import pygame

from client.app import App
from client.games import table_for
from client.session import Session
from client.table.intentions import Choose
from client.table.menu import AmountMenu, Menu
from client.table.scene import TableScene
from rules.core.action import Action
from rules.games import GAMES
from saves import save
from tests.client.driver import Keyboard, window
from tests.rules.notation import do
from tests.rules.res_arcana.scenario import Seat, essences
from tests.rules.res_arcana.scenario import table as position


def converting(app: App) -> TableScene:
    """Sit down where up to five Elan can be paid for as much Gold."""
    state = position(Seat(play=["athanor"], pool=essences(elan=5)), on={"athanor": essences(elan=6)})
    do(state, "use athanor #1")
    seats = [save.Seat("human"), save.Seat("human")]
    session = Session(GAMES["res_arcana"], seats, 1, {}, None, state)
    scene = TableScene(app, session, table_for("res_arcana"))
    app.push(scene)
    app.frame(0)
    return scene


def test_an_amount_is_set_with_more_and_less_and_says_what_it_brings(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = converting(app)
        actions = [Action("convert", "elan", arg=n) for n in range(1, 6)]
        assert [scene.model.describe(action) for action in actions[:2]] == [
            "Pay 1 Elan and gain 1 Gold",
            "Pay 2 Elan and gain 2 Gold",
        ]
        scene.carry_out(Choose(tuple(actions)))
        assert isinstance(scene.model.menu, AmountMenu)
        scene.draw(app.screen)
        keyboard = Keyboard(app, scene, 1)
        keyboard.press(pygame.K_4, "4")
        assert scene.model.menu is not None, "an amount shows no digits to choose it by"
        for key in (pygame.K_DOWN, pygame.K_UP, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_RIGHT):
            keyboard.press(key)
        keyboard.press(pygame.K_RETURN)
        assert scene.session.steps[-1].action == actions[2]


def test_the_signs_change_the_amount_and_the_words_choose_it(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = converting(app)
        scene.carry_out(Choose(tuple(Action("convert", "elan", arg=n) for n in range(1, 6))))
        menu = scene.model.menu
        assert menu is not None
        ends = {(menu.rect.x + 20, menu.rect.centery): -1, (menu.rect.right - 20, menu.rect.centery): 1}
        assert {at: menu.step_at(at) for at in ends} == ends
        assert [menu.stepped(0, -1), menu.stepped(4, 1)] == [0, 4]
        assert menu.pressed_at(menu.rect.center, 3) == 3


def test_powers_of_one_card_are_listed(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = converting(app)
        actions = (Action("convert", "elan", arg=1), Action("convert", "elan", arg=2))
        scene.carry_out(Choose(actions))
        assert type(scene.model.menu) is Menu
        keyboard = Keyboard(app, scene, 1)
        pygame.event.post(
            pygame.Event(pygame.KEYDOWN, key=pygame.K_BACKQUOTE, mod=0, unicode="\N{SUPERSCRIPT TWO}")
        )
        app.frame(0)
        assert scene.model.menu is not None, "no digit, though Python calls it one"
        keyboard.press(pygame.K_2, "2")
        assert scene.session.steps[-1].action == actions[1]

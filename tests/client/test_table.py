"""The table played through its events: whole games, refusals, undo, privacy."""

from __future__ import annotations

import itertools
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame.image import tobytes

from client.app import App
from client.art.cache import sprites
from client.art.text import escape
from client.games import book_for, table_for
from client.games.five_seals import tokens
from client.scenes.overlay import Overlay
from client.scenes.piles import PilesScene
from client.scenes.zoom import ZoomScene
from client.session import Session, Step
from client.table.display_list import DisplayList
from client.table.hints import MARK, _point, arrow_end, hint_marks
from client.table.hits import reach_of
from client.table.log_panel import Log, Teller
from client.table.model import Hint, Pointer
from client.table.overlay import draw_words
from client.table.prewarm import _draw_fellows, _packages, draw_ahead
from client.table.scene import TableScene
from client.table.turns import HintPending, Idle
from client.undo import _revealed as revealed
from client.widgets.focus import DIRECTIONS, nearest
from client.words import LANGUAGES, load
from rules.bots import LEVELS
from rules.bots.bot import Advice, Planned
from rules.core.action import Action
from rules.core.engine import apply, to_json
from rules.core.game import LogLine
from rules.core.rng import Source, choice
from rules.games import GAMES
from saves.save import Seat
from tests.client.driver import Keyboard, Mouse, said, table, window

pytestmark = pytest.mark.usefixtures("_no_result")

GAME = GAMES["res_arcana"]


def test_every_choice_can_be_reached_by_arrow_keys(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 8)
        player = Mouse(app, scene, 9)
        for _ in range(120):
            player.wait()
            boxes = reach_of(scene.model)
            reached = {next(iter(boxes))}
            frontier = list(reached)
            while frontier:
                here = frontier.pop()
                for direction in DIRECTIONS.values():
                    there = nearest(boxes, here, direction)
                    if there is not None and there not in reached:
                        reached.add(there)
                        frontier.append(there)
            assert reached == set(boxes), scene.model.view.decision
            player.choose_or_leap()


def test_a_line_of_the_log_lights_the_cards_that_it_names(tmp_path: Path) -> None:
    """Nothing is laid anew for it."""
    with window(tmp_path, (1920, 1080)) as app:
        scene = table(app, ["human", "human"], 4)
        mouse = Mouse(app, scene, 1)
        mouse.wait()
        while not (named := _named_spots(scene)):
            mouse.choose_or_leap()
            mouse.wait()
        at, box = named[0]
        shown = []
        for where in ((5, 5), at):
            mouse.send(pygame.MOUSEMOTION, pos=where, rel=(1, 1), buttons=(0, 0, 0))
            model = scene.model
            app.frame(0)
            shown.append(tobytes(app.screen.subsurface(box), "RGB"))
        assert scene.model is model
        assert shown[0] != shown[1]


def _named_spots(scene: TableScene) -> list[tuple[tuple[int, int], pygame.Rect]]:
    """Return the lines of the log that name cards on the table, and where these lie with their lights."""
    pairs = itertools.product(scene.model.log, scene.model.arrangement.spots.values())
    window = scene.app.screen.get_rect()
    return [
        (line.rect.center, scene.canvas.rect(*spot.box).inflate(30, 30).clip(window))
        for line, spot in pairs
        if spot.component in line.cards
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_gesture_is_explained_and_changes_nothing(tmp_path: Path, language: str) -> None:
    with window(tmp_path, language=language) as app:
        scene = table(app, ["human", "human"], 4)
        mouse = Mouse(app, scene, 1)
        mouse.wait()
        while scene.model.view.decision is not None and scene.model.view.decision.prompt != "turn":
            mouse.choose()
            mouse.wait()
        before = to_json(scene.session.state)
        place = next(thing for thing, spot in scene.model.arrangement.spots.items() if spot.zone == "places")
        assert place not in scene.model.choices.sources
        mouse.click(scene.canvas.rect(*scene.model.arrangement.spots[place].box).center)
        name = app.words(f"res_arcana.name.{place}")
        assert name in said(scene)
        assert to_json(scene.session.state) == before


def test_undo_restores_the_position_before_the_action_with_all_its_payments(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "bot:easy"], 21)
        mouse = Mouse(app, scene, 2)
        undone = 0
        session = scene.session
        while undone < 12 and not session.over:
            mouse.wait()
            target = session.undo_target(take_backs=False)
            if target is not None and mouse.chance.random() < 0.5:
                wanted = to_json(session.steps[target - 1].after if target else session.start)
                scene.undo()
                assert to_json(session.state) == wanted
                undone += 1
            mouse.choose()
        assert undone == 12


def test_undo_never_reaches_past_a_reveal_or_another_persons_choice() -> None:
    session = Session(GAMES["res_arcana"], [Seat("human"), Seat("human")], 5, {})
    for _ in range(400):
        if session.over:
            break
        decision = session.state.decision
        assert decision is not None
        target = session.undo_target(take_backs=False)
        taken_back = session.steps[target:] if target is not None else []
        assert len({step.seat for step in taken_back}) <= 1
        assert not any(event.reveals for step in taken_back for event in step.events)
        # Whatever one has chosen since then can be chosen again.
        if session.steps and not revealed(session, len(session.steps) - 1):
            assert taken_back
        session.act(decision.options[len(session.steps) * 7 % len(decision.options)])


def test_take_backs_reach_the_last_choice_of_a_person() -> None:
    session = Session(GAMES["res_arcana"], [Seat("human"), Seat("bot:easy")], 5, {})
    while len(session.steps) < 30 and session.state.decision is not None:
        session.act(session.state.decision.options[-1])
    assert session.undo(take_backs=True)
    assert session.deciding == 0


def test_an_answer_to_what_a_bot_did_is_taken_back_alone() -> None:
    session = Session(GAMES["black_rose_wars"], [Seat("human"), Seat("bot:easy")], 5, {})
    chance, answered = Source(3), 0
    while (decision := session.state.decision) is not None:
        asked = decision.seat == 0 and decision.cause and len(decision.options) > 1
        answers = asked and session.steps and session.steps[-1].seat == 1
        session.act(choice(chance, decision.options))
        if answers and not session.answers_itself(decision):
            steps = len(session.steps)
            assert session.undo_target(take_backs=True) == steps - 1
            answered += 1
    assert answered


def test_nothing_secret_is_shown_to_the_viewer(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "bot:easy", "bot:easy"], 6)
        player = Mouse(app, scene, 3)
        for _ in range(120):
            player.wait()
            if scene.session.over:
                break
            hidden = {
                card
                for seat in scene.session.state.seats[1:]
                for card in (*seat.hand, *seat.deck)
                if card not in seat.seen
            }
            assert not hidden & set(scene.model.arrangement.spots)
            player.choose_or_leap()


def test_pay_for_me_keeps_the_gold(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 1)
        player = Mouse(app, scene, 4)
        paid_for_me = 0
        while paid_for_me < 20:
            player.wait()
            decision = scene.model.view.decision
            assert decision is not None
            if decision.prompt != "pay":
                player.choose_or_leap()
                continue
            before = len(scene.session.steps)
            scene.pay_for_me()
            for step in scene.session.steps[before:]:
                offered = before_step(scene.session, step)
                assert step.action.source != "gold" or all(action.source == "gold" for action in offered)
                paid_for_me += 1


def before_step(session: Session, step: Step) -> tuple[Action, ...]:
    """Return the options among which a step was chosen."""
    index = session.steps.index(step)
    decision = (session.steps[index - 1].after if index else session.start).decision
    assert decision is not None
    return decision.options


def test_a_click_finishes_every_motion(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        app.settings.speed = "slow"
        scene = table(app, ["human", "human"], 2)
        mouse = Mouse(app, scene, 6)
        for _ in range(10):
            mouse.wait()
            mouse.choose()
            mouse.send(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=2)
            assert not scene.motion.running
            assert all(moment.effect == "band" for moment in scene.playback.queue.moments), "only a greeting"


def test_a_hint_marks_a_move_and_says_why_the_odds_only_when_asked(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 2)
        player = Mouse(app, scene, 1)
        player.wait()
        scene.hint()
        waiting = said(scene)
        for _ in range(4000):
            app.frame(0.001)
            if said(scene) != waiting:
                break
            time.sleep(0.005)
        assert scene.model.hint is not None
        assert scene.model.prompt == scene.model.hint.sentence
        assert "%" not in scene.model.prompt
        scene.draw(app.screen)
        Keyboard(app, scene, 1).press(pygame.K_o)
        assert "%" in said(scene)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_marked_on_what_it_names_and_says_why(tmp_path: Path, game: str) -> None:
    """Marks touch their things or buttons; what is advised is lit, everything else faintly."""
    with window(tmp_path) as app:
        scene = table(app, ["human", "bot:easy"], 4, game=game)
        session, source, bare = scene.session, Source(4), app.words("bot.best")
        for _ in range(60):
            if session.over:
                break
            seat = session.deciding
            advice = LEVELS["normal"].choose(session.game, session.view(seat), source, lambda: True)
            if seat == 0:
                scene.look_from(0)
            # What the table answers by itself needs no hint.
            if seat == 0 and scene.model.asking:
                scene._show_hint(advice)
                for mark in hint_marks(scene.model):
                    size = app.canvas.px(MARK)
                    assert mark.at.inflate(size, size).collidepoint(_point(mark, scene.model))
                assert set(scene.model.lit.values()) <= {"target", "faint", "act", "attack"}
                sentence = scene.model.hint.sentence if scene.model.hint else ""
                assert sentence.partition(":")[2] or sentence == app.words("bot.alike")
                assert not sentence.endswith(bare) or advice.rival is None
            session.act(advice.action)


def test_every_card_of_an_advised_spell_has_its_number(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "bot:easy"], 1, game="epic_spell_wars")
        session = scene.session
        while session.deciding or session.state.decision is None or session.state.decision.prompt != "turn":
            session.act(session.game.quick(session.state))
        scene.look_from(0)
        here = to_json(session.view(0))
        lays: dict[str, Action] = {}
        for option in session.state.decision.options:
            if option.kind == "lay":
                lays.setdefault(option.target, option)
        first, *rest = lays.values()
        assert rest, "there must be a spell of several cards"
        for count in range(len(rest) + 1):
            plan = [Planned(action, here) for action in (*rest[:count], Action("ready"))]
            scene._show_hint(Advice(first, 0.5, tuple(plan)))
            spots = scene.model.arrangement.spots
            cards = [scene.canvas.rect(*spots[card.source].box) for card in (first, *rest[:count])]
            assert [mark.at for mark in hint_marks(scene.model)] == cards
            assert [mark.number for mark in hint_marks(scene.model)] == list(range(1, count + 2))


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_the_arrow_of_a_hint_ends_within_the_slot_that_is_meant(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    with window(tmp_path, size) as app:
        scene = table(
            app, ["human", "human"], 3, {"mages": "random", "grimoires": "random"}, "black_rose_wars"
        )
        session = scene.session
        while session.state.decision is None or session.state.decision.prompt != "lay":
            session.act(session.game.quick(session.state))
        scene.look_from(session.deciding)
        for option in session.state.decision.options:
            if option.kind == "lay":
                scene._show_hint(Advice(option, 0.5, ()))
                begin, end = hint_marks(scene.model)[:2]
                assert end.at.collidepoint(arrow_end(begin.at.center, end, scene.model))


def test_enter_follows_a_hint_and_undo_brings_it_back(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 4)
        session = scene.session
        while session.state.decision is not None and session.state.decision.prompt != "turn":
            session.act(session.game.quick(session.state))
        scene.look_from(session.deciding)
        app.frame(1)
        seat, steps = session.deciding, len(session.steps)
        advice = LEVELS["hard"].choose(session.game, session.view(seat), Source(1), lambda: True)
        scene._show_hint(advice)
        marks = hint_marks(scene.model)
        assert marks
        assert [mark.number for mark in marks] == list(range(1, len(marks) + 1))
        keyboard = Keyboard(app, scene, 1)
        keyboard.press(pygame.K_RETURN)
        assert session.steps[steps].action == advice.action
        while len(session.steps) > steps:
            assert session.undo(take_backs=True)
        scene.look_from(seat)
        assert scene.model.hint is not None
        assert scene.model.hint.advice == advice
        keyboard.press(pygame.K_h)
        assert scene.model.hint is None


@pytest.mark.parametrize("game", GAMES)
def test_enter_follows_a_hint_to_the_end_of_what_it_began(tmp_path: Path, game: str) -> None:
    """Whatever is asked on gets its hint by itself; the next free move does not, unless it was meant too."""
    with window(tmp_path) as app:
        scene = table(app, ["human", "bot:easy"], 5, game=game)
        session, player, keyboard = scene.session, Mouse(app, scene, 1), Keyboard(app, scene, 1)
        by_itself = 0
        while by_itself < 8:
            player.wait()
            if scene.model.hint is None and not scene.model.advising:
                keyboard.press(pygame.K_h)
            else:
                by_itself += 1
            steps, hint = len(session.steps), hinted(app, scene)
            # Enter that is held answers once.
            app.frame(0.5)
            keyboard.press(pygame.K_RETURN)
            assert session.steps[steps].action == hint.advice.action
            decision = session.state.decision
            asked_on = decision is not None and decision.seat == 0 and decision.prompt != "turn"
            if asked_on and scene.turns.own_answer is None:
                assert hinted(app, scene)
                assert len(session.steps) == steps + 1


def hinted(app: App, scene: TableScene) -> Hint:
    """Return the hint that is shown, or on its way."""
    for _ in range(4000):
        if scene.model.hint is not None:
            return scene.model.hint
        app.frame(0.5)
        time.sleep(0.001)
    raise AssertionError("no hint comes")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_opens_under_the_pointer_while_others_act(tmp_path: Path, game: str) -> None:
    with window(tmp_path, (1920, 1080)) as app:
        scene = table(app, ["human", "bot:easy"], 5, game=game)
        session = scene.session
        for seat in (0, 1):
            while (asked := session.state.decision) is None or (asked.seat, asked.prompt) != (seat, "turn"):
                session.act(session.game.quick(session.state))
            scene.look_from(0)
            model, shown = scene.model, set()
            for name in ("", *list(filter(model.component, model.arrangement.spots))[::5]):
                surface = pygame.Surface(app.canvas.size)
                draw_words(surface, model, Pointer(hovered=name))
                shown.add(tobytes(surface, "RGB"))
            assert (len(shown) == 1) == (seat == 1)


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_that_gives_in_is_known_as_one(game: str) -> None:
    # In Five Seals "done" ends a choice of dice: it takes what was chosen.
    ending = {"done"} if game != "five_seals" else set()
    giving_in = GAMES[game].kinds.actions.keys() & {"decline", "later", "suffer", *ending}
    assert giving_in <= table_for(game).confirmations.leaves


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_turn_in_which_only_ending_is_left_has_its_words(game: str, language: str) -> None:
    table, words = table_for(game), load(language)
    kind = table.pass_button.action.kind
    if kind in table.prompts.may:
        assert words(f"{GAMES[game].domain}.may.{kind}.only")


def test_the_next_hint_is_told_what_is_left_of_the_last_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "bot:easy"], 4, game="black_rose_wars")
        session = scene.session
        asked: list[tuple[Action, ...]] = []
        monkeypatch.setattr(app.worker, "ask_advice", lambda *question: asked.append(question[-1]))
        while len(session.state.decision.options if session.state.decision else ()) < 2 or session.deciding:
            session.act(session.game.quick(session.state))
        scene.look_from(0)
        first, then = session.state.decision.options[0], Action("end")
        here = to_json(session.view(0))
        scene._show_hint(Advice(first, 0.5, (Planned(then, here),), leads_to=here))
        # Whoever carries it out by hand follows it as well.
        scene.act(first)
        scene.finish()
        assert scene._ask_hint()
        assert asked == [(then,)]
        scene.undo()
        assert scene._ask_hint()
        assert asked == [(then,), ()]


def test_hints_live_on_after_an_undo_before_the_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "bot:easy"], 21)
        keyboard, mouse = Keyboard(app, scene, 1), Mouse(app, scene, 2)
        while scene.session.undo_target(take_backs=False) is None:
            mouse.wait()
            mouse.choose()
        mouse.wait()
        # On a busy machine the answer may be there with the next frame.
        monkeypatch.setattr(app.worker, "poll", lambda: None)
        keyboard.press(pygame.K_h)
        # There is nothing to do again, and the hint still comes.
        keyboard.press(pygame.K_y)
        assert isinstance(scene.turns.state, HintPending)
        keyboard.press(pygame.K_z)
        assert isinstance(scene.turns.state, Idle)
        mouse.wait()
        keyboard.press(pygame.K_h)
        assert isinstance(scene.turns.state, HintPending)
        assert said(scene) == app.words("table.hint_wait")


def test_discard_piles_and_points_open_over_the_table_and_close_again(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human", "human"], 2)
        keyboard = Keyboard(app, scene, 1)
        for key in (pygame.K_d, pygame.K_TAB):
            keyboard.press(key)
            assert app.scene is not scene
            app.draw(app.screen)
            keyboard.press(pygame.K_ESCAPE)
            assert app.scene is scene


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_piles_have_a_tab_for_each_seat_and_show_their_cards_large(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    with window(tmp_path, size) as app:
        scene = table(app, ["human", "human"], 2)
        cards = [card for card, known in scene.session.game.components.items() if known.kind == "artifact"]
        piles = [[cards[0], cards[0], cards[1]], cards[2:14]]
        panel = PilesScene(app, scene.model, piles)
        app.push(panel)
        mouse, keyboard = Mouse(app, scene, 1), Keyboard(app, scene, 1)
        app.draw(app.screen)
        assert {*panel._cards} == {cards[0], cards[1]}, "equal cards lie on each other"
        mouse.click(panel._tabs[1].center)
        app.draw(app.screen)
        assert [*panel._cards] == piles[1]
        boxes = [*panel._cards.values()]
        assert all(panel._panel.contains(box) for box in boxes)
        assert not any(one.colliderect(other) for one, other in itertools.combinations(boxes, 2))
        mouse.click(boxes[3].center)
        assert isinstance(app.scene, ZoomScene)
        keyboard.press(pygame.K_ESCAPE)
        keyboard.press(pygame.K_LEFT)
        assert [*panel._cards] == cards[:2]


def test_panels_close_by_their_sign_or_by_a_click_beside_them(tmp_path: Path) -> None:
    with window(tmp_path, (1920, 1080)) as app:
        scene = table(app, ["human", "human"], 2)
        mouse, keyboard = Mouse(app, scene, 1), Keyboard(app, scene, 1)
        for key in (pygame.K_l, pygame.K_d, pygame.K_TAB):
            for at in ("sign", "beside"):
                keyboard.press(key)
                panel = app.scene
                assert isinstance(panel, Overlay)
                app.draw(app.screen)
                mouse.click(panel._panel.center)
                assert app.scene is panel
                mouse.click(panel._sign.center if at == "sign" else (1, 1))
                assert app.scenes[-1] is scene
                app.frame(1)


@pytest.mark.parametrize("game", GAMES)
def test_a_name_is_never_taken_for_markup(tmp_path: Path, game: str) -> None:
    names = ["*Ada*", "[gold]"]
    with window(tmp_path) as app:
        session = Session(GAMES[game], [Seat("human", name) for name in names], 4, {}, app.store)
        scene = TableScene(app, session, table_for(game))
        app.push(scene)
        while len(session.steps) < 20 and not session.over:
            step = session.act(session.game.quick(session.state))
            for entry in scene.tell([event.seen_from(step.seat) for event in step.events]):
                if entry.seat in (0, 1):
                    assert escape(names[entry.seat]) in entry.text


@pytest.mark.parametrize("game", GAMES)
def test_what_differs_is_all_that_need_be_drawn(tmp_path: Path, game: str) -> None:
    with window(tmp_path, (1280, 800)) as app:
        scene = table(app, ["human", "human"], 6, game=game)
        patched, whole = (pygame.Surface(app.screen.get_size()) for _ in range(2))
        for number in range(30):
            if scene.session.over:
                break
            scene.look_from(scene.session.deciding)
            chosen = next(iter(scene.model.choices.sources), "") if number % 3 else ""
            scene.set_model(scene.model._replace(selected=chosen))
            scene.draw(patched)
            scene.renderer.forget()
            scene.draw(whole)
            assert tobytes(patched, "RGB") == tobytes(whole, "RGB")
            scene.act(GAMES[game].quick(scene.model.view))
            scene.finish()
            scene.draw(patched)


@pytest.mark.parametrize("game", GAMES)
def test_a_rehearsal_leaves_no_trace_but_pictures(tmp_path: Path, game: str) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 4, game=game)
        before = to_json(scene.session.state), to_json(scene.model.view), scene.model.arrangement
        sprites.clear()
        for _ in itertools.islice(draw_ahead(scene), 60):
            pass
        assert (to_json(scene.session.state), to_json(scene.model.view), scene.model.arrangement) == before
        assert len(sprites)
        assert app.scene is scene
        assert not app.store.entries()


@pytest.mark.parametrize("size", [(1920, 1080), (1024, 640)])
@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_pointed_at_at_any_time(tmp_path: Path, game: str, size: tuple[int, int]) -> None:
    with window(tmp_path, size) as app:
        scene = table(app, ["human", "human"], 5, game=game)
        source = Source(size[0])
        for _ in range(120):
            decision = scene.session.state.decision
            if decision is None:
                break
            things = sorted(scene.model.arrangement.spots.keys() | reach_of(scene.model).keys())
            for _ in range(4):
                scene.input.hover(choice(source, things))
                scene.draw(app.screen)
            scene.session.act(choice(source, decision.options))
            scene.look_from(decision.seat)


def test_what_is_prepared_in_vain_ends_no_game(tmp_path: Path) -> None:
    def prepare() -> Iterator[None]:
        yield
        raise ZeroDivisionError

    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 1)
        app.prewarm.begin(prepare())
        for _ in range(3):
            app.frame(0.0)
        assert app.scene is scene
        app.prewarm.finish()


def test_cards_of_a_game_played_before_are_not_drawn_ahead(tmp_path: Path) -> None:
    """Both games know a crypt: a place of power, and a room."""
    with window(tmp_path) as app:
        crypt = book_for("res_arcana").face("crypt", 90, app.words)
        kept = [call for call in sprites.calls() if "crypt" in call.args]
        assert crypt.get_width() == 90
        assert kept
        scene = table(app, ["human", "human"], 1, game="black_rose_duel")
        for _ in _draw_fellows(scene.session.game, _packages(scene), kept[0]):
            pass
        drawn = {call.args[0] for call in sprites.calls() if call.draw.__module__ == kept[0].draw.__module__}
        assert drawn <= GAMES["res_arcana"].components.keys()


def test_every_figure_is_drawn_ahead_as_one_of_its_kind_was(tmp_path: Path) -> None:
    """A toad has the icon of a frog: a figure is drawn from its name, not from that of its icon."""
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 1, game="five_seals")
        tokens.familiar("cat", 0, 40)
        tokens.mage("seer", 0, 40)
        bookmark = next(call for call in sprites.calls() if call.args[:1] == ("seer",))
        for _ in _draw_fellows(scene.session.game, _packages(scene), bookmark):
            pass
        drawn = {call.args[0] for call in sprites.calls() if call.draw.__module__ == tokens.__name__}
        assert {"toad", "owl", "witch"} <= drawn


def test_a_full_disk_is_told_and_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 8)
        player = Mouse(app, scene, 9)
        player.wait()
        with monkeypatch.context() as patched:
            patched.setattr(os, "fsync", full)
            scene.act(GAME.quick(scene.model.view))
            assert not app.store.has_previous()
        scene.update(1 / 60)
        assert said(scene) == app.words("table.not_kept")
        scene.look_from(scene.session.deciding)
        scene.act(GAME.quick(scene.model.view))
        assert app.store.load().log == [step.action for step in scene.session.steps]


def test_an_error_is_told_and_costs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 2)
        player = Mouse(app, scene, 1)
        player.wait()
        while not scene.session.steps:
            player.choose()
        steps = len(scene.session.steps)

        def fail(_: object, __: float) -> None:
            raise ValueError("something unforeseen")

        monkeypatch.setattr(TableScene, "update", fail)
        frames = iter(range(3))
        monkeypatch.setattr(app, "close", lambda: None)
        original = app.frame

        def frame(seconds: float) -> None:
            if next(frames, None) is None:
                app.scenes.clear()
                return
            original(seconds)

        monkeypatch.setattr(app, "frame", frame)
        app.run()
        assert "something unforeseen" in app.log_path.read_text(encoding="utf-8")
        assert len(app.store.load().log) == steps


# --- banners -----------------------------------------------------------------------------------------


def at_a_banner(app: App, game: str = "res_arcana") -> tuple[TableScene, Mouse]:
    """Play until something is announced: a round begins."""
    scene = table(app, ["human", "human"], 4, game=game)
    mouse = Mouse(app, scene, 1)
    for _ in range(400):
        mouse.wait()
        app.settings.speed = "normal"
        mouse.choose()
        app.settings.speed = "off"
        head = app.words("table.round", n=scene.model.view.round)
        if any(head in moment.told.title for moment in scene.playback.queue.moments):
            return scene, mouse
    raise AssertionError("no round was announced")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_a_round_is_announced_and_its_words_go_by_themselves(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    with window(tmp_path, size) as app:
        scene, _ = at_a_banner(app, game)
        assert all(moment.told.line for moment in scene.playback.queue.moments if not moment.card)
        app.settings.speed = "normal"
        app.frame(0.1)
        assert scene.playback.running
        for _ in range(100):
            app.frame(0.2)
        assert not scene.playback.running


def test_a_click_on_the_words_of_a_moment_only_closes_them(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene, mouse = at_a_banner(app)
        steps = len(scene.session.steps)
        width, height = scene.canvas.size
        at = next((width // 2, y) for y in range(height) if scene.hides((width // 2, y)))
        assert not scene.hides(scene.canvas.rect(*scene.model.arrangement.zones["prompt"]).center)
        mouse.click(at)
        assert not scene.playback.running
        assert not scene.hides(at)
        assert (len(scene.session.steps), said(scene)) == (steps, "")


def test_without_animations_nothing_is_shown(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 4)
        mouse = Mouse(app, scene, 1)
        while scene.session.game.round(scene.model.view) < 2:
            mouse.wait()
            mouse.choose()
            assert scene.playback.queue.moment is None


def test_the_log_is_full_and_shows_its_newest_entry_whole(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        place = pygame.Rect(10, 100, 180, 160)
        told = iter(["Ada " + "goes on and on " * 20, "Bob.", "Cleo " + "goes on and on " * 3])
        log = Log(0, lambda _: [LogLine(0, next(told))])
        step = Step(0, Action("pass"), [], GAME.new(2, 1, {}), continuing=False, told_together=False)
        for shown in (1, 2, 3):
            log.add(step)
            lines = log.lines(place, app.canvas, "")
            assert len(lines) == shown, "of the oldest entry as much is shown as there is room for"
            assert all(place.contains(line.rect) for line in lines)
            dotted = [line.text.lines[0][0].text.startswith("… ") for line in lines]
            assert dotted == [False] * (shown - 1) + [shown > 1]
            assert lines[0].rect.bottom >= place.bottom - place.height * 0.1
        assert lines[0].rect.height == lines[0].text.height, "it is written smaller rather than cut"


def test_a_group_is_drawn_again_only_when_its_key_changes() -> None:
    display, drawn = DisplayList((40, 40)), list[str]()
    picture = pygame.Surface((4, 4))

    def inner() -> None:
        drawn.append("inner")
        display.blit(picture, (3, 3))

    def outer() -> None:
        drawn.append("outer")
        display.blit(picture, (1, 1))
        display.group("inner", inner)

    for key in (1, 1, 2, 2, 3):
        display.begin()
        display.group(("outer", key), outer)
        display.show()
    assert drawn == ["outer", "inner", "outer", "outer"]
    display.begin()
    display.show()
    display.begin()
    display.group(("outer", 3), outer)
    assert drawn[4:] == ["outer", "inner"]


def test_what_was_told_once_is_told_anew_in_other_words_and_names() -> None:
    state, events = GAME.new(2, 1), []
    for _ in range(12):
        assert state.decision is not None
        events += apply(state, state.decision.options[0])
    teller, names = Teller(GAME), ("Ann", "Bob")
    told = teller.tell(events, load("en"), names)
    assert teller.tell(events, load("en"), names) is told
    assert teller.tell(events, load("ru"), names) != told
    assert teller.tell(events, load("en"), ("Cid", "Dan")) != told
    assert teller.tell(events[:0], load("en"), names) == []
    assert teller.tell(events, load("en", mild=True), names) is not told

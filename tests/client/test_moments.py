"""What is worth watching: shown to whom it may be, never in anybody's way, and told without motion too."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from client.app import App
from client.session import Step
from client.table.layout import FIELD, LOG, PROMPT
from client.table.moment_events import moments_of
from client.table.moment_pictures import RIBBON_SHADOW, ribbon
from client.table.moment_places import (
    card_rect,
    hidden_rect,
    note_rect,
    ribbon_rect,
    ribbon_room,
    words_rect,
)
from client.table.moment_queue import NUMBERS_STAND, MomentQueue, Pace, timeline
from client.table.moments import Delta, Moment, Told
from client.table.overlay import draw_words
from client.table.prompt_line import words_end
from client.table.scene import TableScene
from client.table.turns import Thinking
from rules.core.decision import TURN
from rules.core.events import HIDDEN
from rules.core.game import NEUTRAL
from rules.core.rng import Source, choice
from rules.games import GAMES
from rules.res_arcana.score import GOAL
from tests.client.driver import Mouse, table, window

SIZES = [(1024, 640), (1280, 720), (1920, 1080)]
TOGETHER = {"epic_spell_wars"}
"""Games in which everybody's deeds follow from one choice, mostly one's own."""
SHORT, LONG = Told("Bob takes Protection."), Told(" ".join(["Bob casts Unseen Strike on Ada,"] * 5))
CARD = Moment(1, Told("Bob casts"), "middle", card="card", changes=(Delta("mage:0", -3, "[damage]"),))


def until_shown(scene: TableScene, *, by: int, card: bool = True) -> Step:
    """Play on at random until a step of a seat is shown in a moment, and the person is asked next."""
    session, source = scene.session, Source(7)
    for _ in range(1500):
        assert not session.over
        decision = session.state.decision
        assert decision is not None
        step = session.act(choice(source, decision.options))
        scene.playback.finish()
        scene.show(step)
        moments = scene.playback.queue.moments
        shown = any(moment.card for moment in moments) if card else bool(moments)
        if step.seat == by and shown and session.deciding == scene.viewer:
            return step
    raise AssertionError("nothing was shown")


@pytest.fixture
def shown(tmp_path: Path) -> Any:
    """A table of Res Arcana at which a bot's card is shown, and the person is asked."""
    with window(tmp_path) as app:
        app.settings.speed = "normal"
        scene = table(app, ["human", "bot:easy"], 3)
        until_shown(scene, by=1)
        yield scene


# --- nobody waits ------------------------------------------------------------------------------------


def test_a_person_may_act_while_something_is_shown(shown: TableScene) -> None:
    assert shown.playback.running
    assert shown.model.asking
    steps = len(shown.session.steps)
    shown.act(shown.session.game.quick(shown.model.view))
    assert len(shown.session.steps) == steps + 1


def test_a_bot_is_asked_while_something_is_shown(shown: TableScene) -> None:
    session = shown.session
    while session.deciding == shown.viewer or len(session.state.decision.options) == 1:
        step = session.act(session.game.quick(session.state))
    shown.show(step)
    shown.playback.queue.play([CARD._replace(card="")], Pace())
    shown.update(0.01)
    assert shown.playback.running
    assert isinstance(shown.turns.state, Thinking)


def test_a_click_goes_on(shown: TableScene) -> None:
    steps = len(shown.session.steps)
    hidden = hidden_rect(shown.model, shown.playback.queue)
    assert hidden is not None
    Mouse(shown.app, shown, 1).send(pygame.MOUSEBUTTONDOWN, pos=hidden.center, button=1, clicks=1)
    assert not shown.playback.running
    assert len(shown.session.steps) == steps, "a click on what is shown means no more than that"


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_enter_ends_what_is_shown_and_nothing_else(shown: TableScene, key: int) -> None:
    steps = len(shown.session.steps)
    shown.input.focus("pass")
    Mouse(shown.app, shown, 1).send(pygame.KEYDOWN, key=key, mod=0, unicode="")
    assert not shown.playback.running
    assert len(shown.session.steps) == steps


def test_what_is_shown_ends_by_itself(shown: TableScene) -> None:
    for _ in range(200):
        shown.app.frame(0.05)
    assert not shown.playback.queue.moments


# --- the course of a moment --------------------------------------------------------------------------


def played(moments: list[Moment], pace: Pace, *, stays: bool = False) -> tuple[MomentQueue, list[Moment]]:
    """Return a queue that plays moments, and the list of those that have begun."""
    begun: list[Moment] = []
    queue = MomentQueue(lambda moment: None, begun.append)
    queue.play(moments, pace, stays=stays)
    return queue, begun


def test_less_motion_shows_the_same_words_for_a_while() -> None:
    moment = CARD._replace(points=((1, 2),))
    still, moving = (timeline(moment, Pace(moving=moving)) for moving in (False, True))
    assert still.rest - still.effect == moving.rest - moving.effect > 0.5
    assert still.hit - still.beam > 0.5, "numbers that do not rise stand for a while"
    assert still.gain - still.home > 0.5
    assert still.beam == still.rest, "nothing flies"


def test_without_motion_what_is_aimed_at_and_what_happens_stands_for_a_while() -> None:
    still = Pace(moving=False)
    aimed = timeline(CARD._replace(aims=("seat:1",), changes=(), points=()), still)
    assert aimed.beam - aimed.rest == NUMBERS_STAND
    broken = timeline(Moment(0, effect="break", at="seal:1"), still)
    assert (broken.effect, broken.end) == (NUMBERS_STAND, NUMBERS_STAND)
    assert timeline(CARD._replace(effect="burst"), still).effect == timeline(CARD, still).lift


def test_the_pace_of_bots_is_that_of_reading() -> None:
    times = [timeline(CARD, Pace(rests=rests)).rest for rests in (0.5, 1.0, 1.6)]
    assert times == sorted(times)
    assert timeline(CARD._replace(known=True), Pace()).rest < times[1], "what one knows need not be read"


def test_the_table_waits_while_a_card_is_read_and_a_title_for_the_table() -> None:
    queue, begun = played([CARD, Moment(told=Told("Round 2"), weight="great")], Pace())
    assert queue.holds
    queue.advance(queue.times.rest, settled=False)
    assert not queue.holds
    for _ in range(200):
        queue.advance(0.1, settled=False)
    assert queue.moment is not None
    assert queue.moment.card, "the card goes home when what it moves has come to rest"
    queue.advance(10.0, settled=True)
    queue.advance(1.0, settled=False)
    assert len(begun) == 1, "a title waits until everything lies still"
    queue.advance(0.1, settled=True)
    assert len(begun) == 2


def test_a_card_stays_until_what_it_does_next_is_known() -> None:
    queue, begun = played([CARD], Pace(), stays=True)
    queue.advance(10.0, settled=True)
    assert (queue.running, queue.standing) == (False, "card")
    further = Moment(1, weight="middle", card="card", changes=(Delta("mage:1", -1, "[damage]"),))
    queue.play([further], Pace())
    assert queue.times.lift == 0.0
    assert queue.times.rest == 0.0
    assert queue.moment is not None
    assert queue.moment.told == CARD.told
    queue.advance(10.0, settled=True)
    assert not queue.moments
    assert len(begun) == 2


def test_a_card_that_stands_goes_home_before_something_else_is_shown() -> None:
    queue, _ = played([CARD], Pace(), stays=True)
    queue.advance(10.0, settled=True)
    queue.play([Moment(told=Told("Round 2"), weight="great")], Pace())
    assert [moment.card for moment in queue.moments] == ["card", ""]


def test_points_are_counted_when_they_have_arrived(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        app.settings.speed = "normal"
        scene = table(app, ["human", "bot:easy"], 3, game="five_seals")
        for _ in range(1500):
            before = scene.model.points
            until_shown(scene, by=1, card=False)
            if scene.playback.queue.owes_points:
                break
            scene.playback.finish()
            scene.update(5.0)
        for _ in range(400):
            if not scene.playback.queue.owes_points:
                break
            assert scene.model.points == before
            scene.update(0.05)
        for _ in range(200):
            scene.playback.finish()
            scene.update(0.1)
            if scene.model.points != before:
                return
        raise AssertionError("no points were counted")


def test_the_first_with_points_enough_to_win_is_announced_once(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 3)
        session, told = scene.session, app.words("table.last_round")
        announced = 0
        before = session.points(session.state)
        while not session.over:
            step = session.act(session.game.quick(session.state))
            after = session.points(step.after)
            model = scene.model._replace(view=session.game.view(step.after, 0))
            gained = [new - old for new, old in zip(after, before, strict=True)]
            found = [m for m in moments_of(step.events, model, step.seat, gained) if m.told.title == told]
            first = not session.over and max(after) >= GOAL > max(before)
            assert len(found) == first
            announced += first
            before = after
        assert announced


# --- what stays --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(GAMES.keys() - TOGETHER))
def test_what_changed_stays_marked_until_one_acts(tmp_path: Path, game: str) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "bot:easy"], 5, game=game)
        session, source = scene.session, Source(3)
        for _ in range(800):
            decision = session.state.decision
            assert decision is not None
            scene.show(session.act(choice(source, decision.options)))
            if session.deciding == scene.viewer and scene.model.marked:
                break
        assert scene.model.marked <= scene.model.arrangement.spots.keys()
        scene.update(30.0)
        assert scene.model.marked, "however long one thinks"
        scene.act(session.game.quick(scene.model.view))
        assert not scene.model.marked


# --- nothing hidden, nothing covered -----------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_no_moment_shows_what_its_viewer_may_not_see(tmp_path: Path, game: str) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 11, game=game)
        model, session, source = scene.model, scene.session, Source(11)
        found = 0
        while not session.over and len(session.steps) < 400:
            decision = session.state.decision
            assert decision is not None
            step = session.act(choice(source, decision.options))
            for viewer in range(len(session.seats)):
                seen = [event.seen_from(viewer) for event in step.events]
                at = model._replace(view=session.game.view(step.after, viewer), viewer=viewer)
                named = {event.what for event in seen} - {HIDDEN}
                moments = moments_of(seen, at, step.seat, ())
                found += sum(bool(moment.card) for moment in moments)
                assert {moment.card for moment in moments if moment.card} <= named
        assert found, "nothing was shown at all"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("told", [SHORT, LONG])
def test_a_card_covers_neither_the_log_nor_the_middle_of_a_map(
    tmp_path: Path, game: str, size: tuple[int, int], told: Told
) -> None:
    """Nor, beside a map, the prompt and what its viewer acts with."""
    with window(tmp_path, size) as app:
        seats = max(GAMES[game].seats)
        model = table(app, ["human", *["bot:easy"] * (seats - 1)], 5, game=game).model._replace(asking=False)
        zones, rect = model.arrangement.zones, model.canvas.rect
        free = [rect(*zones[LOG])] if LOG in zones else []
        if FIELD in zones:
            field = rect(*zones[FIELD])
            free.append(field.inflate(-field.width // 2, -field.height // 2))
            free += [rect(*zones[name]) for name in (PROMPT, "own", "seat:0") if name in zones]
        for seat in range(seats):
            moment = Moment(seat, told, "middle" if seat else "great", "any")
            card = card_rect(model, moment)
            picture = ribbon(told, seat, ribbon_room(model), model.canvas)
            # Its shadow hides nothing.
            shadow = 2 * model.canvas.px(RIBBON_SHADOW)
            words = ribbon_rect(model, card, picture.get_size()).inflate(-shadow, -shadow)
            for place in (card, words):
                assert pygame.Rect((0, 0), size).contains(place)
                assert place.collidelist(free) < 0
            assert not words.colliderect(card)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_asked_can_be_read_beside_a_card(tmp_path: Path, size: tuple[int, int], seats: int) -> None:
    with window(tmp_path, size, "ru") as app:
        scene = table(app, ["human", *["bot:easy"] * (seats - 1)], 3)
        player = Mouse(app, scene, 1)
        player.wait()
        while scene.model.decision is None or scene.model.decision.prompt != TURN:
            scene.act(scene.session.game.quick(scene.model.view))
            player.wait()
        line = scene.canvas.rect(*scene.model.arrangement.zones[PROMPT])
        asked = pygame.Rect(line.topleft, (words_end(scene.model) - line.x, line.height))
        assert asked.width > line.width / 3
        for seat in range(seats):
            card = card_rect(scene.model, Moment(seat, SHORT, "middle" if seat else "great", "any"))
            assert not card.colliderect(asked)
            assert card.width > 150


@pytest.mark.parametrize("game", ["black_rose_duel", "five_seals", "black_rose_wars"])
@pytest.mark.parametrize("size", SIZES)
def test_the_words_of_a_great_moment_leave_the_middle_of_a_map_free(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    with window(tmp_path, size) as app:
        model = table(app, ["human", "bot:easy"], 5, game=game).model
        field = model.canvas.rect(*model.arrangement.zones[FIELD])
        words = words_rect(model, Moment(told=Told("Round 2", "Ada goes first."), weight="great"))
        assert words.top >= field.top
        assert words.bottom <= field.top + max(field.height // 4, words.height)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_a_card_over_the_edge_of_a_map_covers_no_corner_of_it_and_no_own_panel(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    with window(tmp_path, size) as app:
        model = table(app, ["human", "bot:easy", "bot:easy"], 5, game="five_seals").model
        zones, rect = model.arrangement.zones, model.canvas.rect
        card = card_rect(model, Moment(1, weight="middle", card="any"))
        shadow = 2 * model.canvas.px(RIBBON_SHADOW)
        size = (ribbon_room(model) + shadow, model.canvas.px(110))
        words = ribbon_rect(model, card, size).inflate(-shadow, -shadow)
        kept = [name for name in zones if name in ("own", "hand", PROMPT) or name.startswith("store:")]
        assert len(kept) == 7
        for name in kept:
            assert not card.colliderect(rect(*zones[name])), name
            assert not words.colliderect(rect(*zones[name])), name
        assert not words.colliderect(card)


@pytest.mark.parametrize("at", [(0.02, 0.02), (0.5, 0.5), (0.98, 0.98), (1.5, 0.3)])
def test_a_note_stands_on_the_map_and_not_on_what_it_is_about(
    tmp_path: Path, at: tuple[float, float]
) -> None:
    with window(tmp_path, (1280, 720)) as app:
        model = table(app, ["human", "bot:easy"], 5, game="five_seals").model
        field = model.canvas.rect(*model.arrangement.zones[FIELD])
        thing = pygame.Rect(0, 0, 30, 30)
        thing.center = (field.x + round(field.width * at[0]), field.y + round(field.height * at[1]))
        note = note_rect(model, thing, (ribbon_room(model), 60))
        assert field.contains(note)
        assert not note.colliderect(thing)


@pytest.mark.parametrize("game", sorted(GAMES.keys() - TOGETHER))
@pytest.mark.parametrize("size", SIZES)
def test_points_of_everybody_have_a_place_to_fly_to(tmp_path: Path, game: str, size: tuple[int, int]) -> None:
    with window(tmp_path, size) as app:
        scene = table(app, ["human", "bot:easy"], 5, game=game)
        model = scene.model
        for number in range(len(model.points)):
            power = number if number < len(model.names) else NEUTRAL
            box = model.table.moments.score(model, power)
            assert box is not None
            assert pygame.Rect((0, 0), size).contains(model.canvas.rect(*box))


# --- words beside things -----------------------------------------------------------------------------


def tells(scene: TableScene) -> bool:
    """Tell whether words stand beside what the mouse points at."""
    before, after = (pygame.Surface(scene.app.screen.get_size()) for _ in range(2))
    scene.input.pointer, pointer = scene.input.pointer._replace(hovered=""), scene.input.pointer
    draw_words(before, scene.model, scene.input.pointer)
    scene.input.pointer = pointer
    draw_words(after, scene.model, pointer)
    return pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(after, "RGB")


def move(app: App, at: tuple[int, int]) -> None:
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))
    app.frame(0.0)


def test_words_wait_for_the_mouse_and_for_ones_own_turn(tmp_path: Path) -> None:
    with window(tmp_path, (1024, 640)) as app:
        scene = table(app, ["human", "human"], 2)
        while (decision := scene.session.state.decision) is None or decision.prompt != TURN:
            scene.session.act(scene.session.game.quick(scene.session.state))
        scene.look_from(scene.session.deciding)
        spots, canvas = scene.model.arrangement.spots, scene.canvas
        spot = next(spot for spot in spots.values() if scene.model.component(spot.id))
        x, y = canvas.rect(*spot.box).center
        move(app, (x, y))
        move(app, (x + 1, y))
        assert scene.input.pointer.hovered == spot.id
        scene.input.retarget(scene.model)
        assert not tells(scene), "the table has changed below the mouse"
        move(app, (x + 2, y))
        assert not tells(scene), "a hand that shakes has not moved it"
        move(app, (x + 10, y))
        assert tells(scene)
        scene.set_model(scene.model._replace(asking=False))
        assert not tells(scene), "others act"


def test_words_stand_beside_what_they_are_about_and_hide_nothing_that_is_asked(tmp_path: Path) -> None:
    from client.table.overlay import _beside

    with window(tmp_path, (1024, 640)) as app:
        scene = table(app, ["human", "human"], 2)
        prompt = scene.canvas.rect(*scene.model.arrangement.zones[PROMPT])
        for spot in scene.model.arrangement.spots.values():
            place = _beside(spot, pygame.Rect(0, 0, 330, 120), scene.model)
            thing = scene.canvas.rect(*spot.box)
            assert thing.inflate(40, 40).colliderect(place), "near the pointer"
            if thing.width < 500:
                assert not place.colliderect(thing)
                assert not place.colliderect(prompt)


# --- you ---------------------------------------------------------------------------------------------


def test_one_person_is_spoken_to(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        alone = table(app, ["human", "bot:easy"], 3)
        Mouse(app, alone, 1).wait()
        assert alone.names[0] not in alone.model.prompt
        two = table(app, ["human", "human"], 3)
        Mouse(app, two, 1).wait()
        assert two.names[two.viewer] in two.model.prompt
        waiting = two.model._replace(asking=False)
        two.set_model(waiting)
        assert two.model.prompt == app.words("table.waiting", name=two.names[two.session.deciding])


@pytest.mark.parametrize("motion", [True, False])
def test_an_open_table_is_handed_over_with_a_greeting(tmp_path: Path, motion: bool) -> None:
    with window(tmp_path) as app:
        app.settings.curtain, app.settings.reduced_motion = True, not motion
        scene = table(app, ["human", "human"], 3, game="five_seals")
        app.settings.speed = "normal"
        app.frame(0.01)
        (moment,) = scene.playback.queue.moments
        assert (moment.effect, moment.seat) == ("band", scene.session.deciding)
        assert moment.told.title == scene.names[scene.session.deciding]
        assert scene.model.asking, "it may be acted at once"
        for _ in range(60):
            app.frame(0.1)
        assert not scene.playback.queue.moments


def test_nobody_is_greeted_alone(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "bot:easy"], 3, game="five_seals")
        app.settings.speed = "normal"
        app.frame(0.01)
        assert not scene.playback.queue.moments


@pytest.mark.parametrize("size", SIZES)
def test_what_a_bot_does_is_told_once_and_not_over_the_hand(tmp_path: Path, size: tuple[int, int]) -> None:
    with window(tmp_path, size) as app:
        app.settings.speed = "normal"
        scene = table(app, ["human", "bot:easy", "bot:easy"], 3)
        session = scene.session
        hand = scene.canvas.rect(*scene.model.arrangement.zones["hand"])
        told = 0
        while told < 5:
            assert session.state.decision is not None
            step = session.act(session.game.quick(session.state))
            scene.finish()
            scene.show(step)
            scene.update(0.01)
            model, moment = scene.model, scene.playback.queue.moment
            if moment is None or not scene.playback.queue.tells:
                continue
            card = card_rect(model, moment)
            picture = ribbon(moment.told, moment.seat, ribbon_room(model), model.canvas)
            below = ribbon_rect(model, card, picture.get_size()).inflate(
                0, -2 * model.canvas.px(RIBBON_SHADOW)
            )
            assert not card.colliderect(hand)
            assert not below.colliderect(hand)
            if not model.asking:
                told += 1
                assert moment.told.title not in model.prompt
                scene.finish()
                scene.update(0.01)
                assert not scene.model.told_aside

"""The window of Epic Spell Wars: whole tournaments by mouse, spells that grow, beats that are seen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from client.app import App
from client.art.lettering import NO_BREAK, title
from client.art.text import escape
from client.canvas import Box, Scale, canvas
from client.clip import ClipTable
from client.games import palette_for, table_for
from client.games.epic_spell_wars import show, sprites
from client.games.epic_spell_wars.backdrop import EpicBackdrop, strip
from client.games.epic_spell_wars.backdrop.forecast import Forecast
from client.games.epic_spell_wars.faces.foot import (
    HEAD,
    HEIGHT,
    LOW,
    NAME,
    SIDE,
    WIDTH,
    head_text,
    roll_of,
    row_words,
)
from client.games.epic_spell_wars.formulas import row
from client.games.epic_spell_wars.layout import ASK, PANELLED
from client.games.epic_spell_wars.layout.zones import BAND, DECKS, DICE
from client.games.epic_spell_wars.layout.zones import zones as zones_of
from client.games.epic_spell_wars.moments import MOMENTS
from client.games.epic_spell_wars.overlay import draw_overlay
from client.games.epic_spell_wars.seats import measures
from client.rules_examples import STEPS, first, lessons_of
from client.rules_pictures import played
from client.scenes.curtain_scores import beside_points
from client.scenes.piles import PilesScene
from client.scenes.points import PointsScene
from client.scenes.result.outcome import decider
from client.session import Session
from client.table.buttons import only_answer
from client.table.camera import WHOLE
from client.table.choosing import offered_things
from client.table.choosing_view import foot
from client.table.display_list import DisplayList
from client.table.gestures import click, press_pass
from client.table.hints import hint_marks
from client.table.intentions import Act, Command, Do, Refuse
from client.table.layout import PASS
from client.table.model import Pointer
from client.table.moment_events import moments_of
from client.table.moments import Delta
from client.table.prompt import question_of
from client.table.scene import TableScene
from client.words import load
from rules.bots.bot import Advice
from rules.core.action import Action
from rules.core.engine import advance, apply
from rules.core.events import Event
from rules.core.rng import Source, choice
from rules.epic_spell_wars.beats import stage_of
from rules.epic_spell_wars.cards import COMPONENTS
from rules.epic_spell_wars.spell import Part
from rules.epic_spell_wars.spell_name import growing_name
from rules.epic_spell_wars.traits import StartLife
from rules.epic_spell_wars.turns import READY
from rules.games import GAMES
from saves.save import Seat
from tests.client.driver import FRAME, Keyboard, Mouse, said, table, window
from tests.rules.epic_spell_wars import scenario

GAME = "epic_spell_wars"
PARTS = ("source", "quality", "delivery")


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A window in which nothing takes time."""
    with window(tmp_path, (1280, 800)) as app:
        yield app


def brawl(app: App, players: list[str], seed: int = 1, **options: str) -> TableScene:
    """Sit down with dealt heroes."""
    return table(app, players, seed, {"heroes": "dealt", **options}, GAME)


@pytest.mark.parametrize("seats", [3, 6])
def test_more_seats_play_by_mouse(app: App, seats: int) -> None:
    scene = brawl(app, ["human"] * seats, seats)
    gestures(Mouse(app, scene, seats), 80)
    assert len(scene.session.steps) > 40


def test_the_keys_reach_everything(app: App) -> None:
    scene = brawl(app, ["human", "human"], 5)
    gestures(Keyboard(app, scene, 5), 100)
    assert len(scene.session.steps) > 10


def gestures(player: Mouse | Keyboard, count: int) -> None:
    """Make so many gestures."""
    for _ in range(count):
        player.wait()
        if player.scene.session.over:
            return
        player.choose()


# --- spells ------------------------------------------------------------------------------------------


def fixed(scene: TableScene, hand: str) -> None:
    """Give whoever is asked a hand, and let it look."""
    seat = scene.session.deciding
    scene.session.state.seats[seat].hand = hand.split()
    advance(scene.session.state)
    scene.look_from(seat)


def at(scene: TableScene, name: str) -> tuple[int, int]:
    """Return the middle of a thing or a zone in the window."""
    arrangement = scene.model.arrangement
    box = arrangement.spots[name].box if name in arrangement.spots else arrangement.zones[name]
    return scene.canvas.rect(*box).center


def spell(scene: TableScene) -> list[tuple[str, str]]:
    """Return the parts of the viewer's spell and their places."""
    return [(part.card, part.kind) for part in scene.session.state.seats[scene.viewer].spell]


HAND = "magma_gog devilicious chicken wild_magic prickly scorchia fist_o_nature snakedance"


def test_a_spell_is_dragged_together(app: App) -> None:
    scene = brawl(app, ["human", "human"])
    fixed(scene, HAND)
    mouse = Mouse(app, scene, 1)
    mouse.drag(at(scene, "chicken"), at(scene, "place:delivery"))
    mouse.drag(at(scene, "wild_magic"), at(scene, "place:source"))
    assert spell(scene) == [("wild_magic", "source"), ("chicken", "delivery")]
    mouse.drag(at(scene, "prickly"), at(scene, "place:source"))
    assert said(scene), "the reason is told"
    assert len(spell(scene)) == 2, "a quality does not go where a source belongs"
    mouse.click(at(scene, "prickly"))
    assert ("prickly", "quality") in spell(scene), "one click is enough where there is one place"


def test_a_laid_card_leaves_a_gap_and_nothing_else_moves(app: App) -> None:
    scene = brawl(app, ["human", "human"])
    fixed(scene, HAND)
    mouse, before = Mouse(app, scene, 1), dict(scene.model.arrangement.spots)
    mouse.click(at(scene, "chicken"))
    after = scene.model.arrangement.spots
    assert after["ghost:chicken"].box == before["chicken"].box
    for card in ("magma_gog", "snakedance", "prickly"):
        assert after[card].box == before[card].box
    # A second click at once is not meant for what lies there now.
    app.frame(1.0)
    mouse.click(at(scene, "ghost:chicken"))
    assert spell(scene) == []


def test_only_the_copy_that_is_meant_is_lit_and_marked(app: App) -> None:
    """What lies in the spell is taken back, what is left in the hand is laid."""
    scene = brawl(app, ["human", "human"])
    fixed(scene, "chicken chicken wild_magic wild_magic wild_magic prickly")
    scene.act(Action("lay", "chicken", "delivery"))
    scene.act(Action("lay", "wild_magic", "source"))
    spots, lit = scene.model.arrangement.spots, scene.model.lit
    assert spots["chicken"].zone.startswith("spell:")
    assert "chicken" in lit
    assert "ghost:chicken" in lit
    assert "chicken#2" not in lit, "there is no second place for it"
    assert isinstance(click(scene.model, "chicken#2"), Refuse)
    assert click(scene.model, "wild_magic#2") == click(scene.model, "wild_magic#3") is not None
    assert click(scene.model, "wild_magic") == Act(Action("take_back", "wild_magic", "source"))
    scene._show_hint(Advice(Action("lay", "wild_magic", "quality"), 0.5, ()))
    first = hint_marks(scene.model)[0]
    assert first.at == scene.canvas.rect(*spots["wild_magic#2"].box)
    assert scene.model.lit["wild_magic"] == "faint"
    scene.act(Action("lay", "wild_magic", "quality"))
    second = next(n for n, s in scene.model.arrangement.spots.items() if s.box == spots_at(scene, "quality"))
    assert click(scene.model, second) == Act(Action("take_back", "wild_magic", "quality"))


def spots_at(scene: TableScene, place: str) -> Box:
    """Return where a part of a spell lies."""
    return scene.model.arrangement.zones[f"place:{place}"]


def test_another_card_of_the_kind_takes_the_place(app: App) -> None:
    scene = brawl(app, ["human", "human"])
    fixed(scene, HAND)
    mouse = Mouse(app, scene, 1)
    mouse.click(at(scene, "chicken"))
    mouse.drag(at(scene, "snakedance"), at(scene, "place:delivery"))
    assert spell(scene) == [("snakedance", "delivery")]


@pytest.mark.parametrize(
    ("language", "order"),
    [("ru", ["quality", "delivery", "source"]), ("en", ["source", "quality", "delivery"])],
)
def test_a_name_grows_in_the_order_of_its_language(language: str, order: list[str]) -> None:
    words = load(language)
    grown = growing_name([Part("magma_gog", "source"), Part("devilicious", "quality")], words)
    assert [part.kind for part in grown] == order
    told = {part.kind: part.said for part in grown}
    assert told["source"] == words("epic_spell_wars.called.magma_gog")
    assert told["delivery"] == words("epic_spell_wars.place.delivery") + "?"
    assert [part.kind for part in grown if part.missing] == ["delivery"]


# --- beats -------------------------------------------------------------------------------------------


def cast_both(scene: TableScene, app: App) -> None:
    """Lay a spell for both seats and let the round begin, in motion."""
    for seat in (0, 1):
        fixed(scene, HAND)
        scene.act(Action("lay", "scorchia", "source"))
        scene.act(Action("lay", "chicken", "delivery"))
        if seat:
            app.settings.speed = "normal"
        scene.act(Action("ready"))


def test_a_round_is_seen_beat_by_beat(app: App) -> None:
    scene = brawl(app, ["human", "human"])
    cast_both(scene, app)
    lives = [[seat.life for seat in scene.model.view.seats]]
    assert not scene.model.asking, "nobody is asked before everything was seen"
    for _ in range(2_000):
        app.frame(FRAME)
        now = [seat.life for seat in scene.model.view.seats]
        if now != lives[-1]:
            lives.append(now)
        if scene.model.asking:
            break
    assert len(lives) > 2, "one blow after the other"
    assert lives[0] == [20, 20]
    assert lives[-1] == [seat.life for seat in scene.session.state.seats]


def test_a_click_goes_on_to_the_next_beat_and_a_key_to_the_end(app: App) -> None:
    scene = brawl(app, ["human", "human"])
    cast_both(scene, app)
    left = scene.beats_left
    assert left > 4
    steps = len(scene.session.steps)
    Mouse(app, scene, 1).click((5, 300))
    assert scene.beats_left == left - 1
    assert app.words("table.space") in scene.model.prompt
    Keyboard(app, scene, 1).press(pygame.K_SPACE)
    assert scene.beats_left == 0
    assert len(scene.session.steps) == steps


@pytest.mark.parametrize("gesture", ["right", "double", "slow"])
def test_a_right_and_a_double_click_go_to_the_end(app: App, gesture: str) -> None:
    scene = brawl(app, ["human", "human"])
    cast_both(scene, app)
    left, mouse = scene.beats_left, Mouse(app, scene, 1)
    if gesture == "right":
        mouse.send(pygame.MOUSEBUTTONDOWN, pos=(5, 300), button=3, clicks=1)
    else:
        mouse.click((5, 300))
        scene.guard.update(1.0 if gesture == "slow" else 0.1)
        mouse.click((5, 300))
    assert scene.beats_left == (left - 2 if gesture == "slow" else 0)
    assert app.scene is scene


def test_the_log_tells_no_more_than_was_seen(app: App) -> None:
    scene = brawl(app, ["human", "human"])
    cast_both(scene, app)
    told = scene.model.last_line
    scene.finish()
    assert scene.model.last_line != told


def test_without_motion_every_part_of_an_action_is_still_shown(app: App) -> None:
    scene = brawl(app, ["human", "human"])
    app.settings.reduced_motion = True
    cast_both(scene, app)
    assert scene.beats_left
    assert scene.playback.running, "each part stands for a while"


# --- words -------------------------------------------------------------------------------------------


def test_milder_words_are_a_setting(app: App) -> None:
    app.set_language("ru")
    coarse = app.words("epic_spell_wars.table.dead")
    app.settings.mild = True
    app.set_language("ru")
    assert app.words("epic_spell_wars.table.dead") != coarse


# --- sizes -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (3840, 2160), (1440, 1080)])
@pytest.mark.parametrize("seats", range(2, 7))
def test_everything_lies_in_the_window(size: tuple[int, int], seats: int) -> None:
    room, state = canvas(size, 1.0), GAMES[GAME].new(seats, 3, {"heroes": "dealt"})
    chance = Source(1)
    for _ in range(80):
        if state.decision is None:
            break
        seat = state.decision.seat
        arrangement = table_for(GAME).arrange(GAMES[GAME].view(state, seat), seat, room, WHOLE)
        for name, box in [*arrangement.zones.items(), *((s.id, s.box) for s in arrangement.spots.values())]:
            assert box.x >= -0.01, name
            assert box.x + box.width <= room.width + 0.01, name
            assert box.y >= -0.01, name
            assert box.y + box.height <= room.height + 0.01, name
        apply(state, choice(chance, state.decision.options))


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_every_question_is_asked_in_place_of_the_name(size: tuple[int, int]) -> None:
    """It covers no card and no die, and stands in the middle of the same place whatever asks."""
    room, state, chance = canvas(size, 1.0), GAMES[GAME].new(4, 1, {"heroes": "dealt"}), Source(3)
    asked: dict[str, Box] = {}
    while state.decision is not None:
        decision = state.decision
        spots, zones = table_for(GAME).arrange(
            GAMES[GAME].view(state, decision.seat), decision.seat, room, WHOLE
        )
        if ASK in zones:
            asked[decision.prompt] = ask = zones[ASK]
            assert ask.centre == zones[BAND].centre
            rect = room.rect(*ask)
            assert not any(rect.colliderect(room.rect(*spot.box)) for spot in spots.values())
        apply(state, choice(chance, decision.options))
    assert len(asked) > 2
    assert len(set(asked.values())) == 1


def test_an_answer_that_leaves_what_is_offered_is_not_the_bright_one(app: App) -> None:
    scene = brawl(app, ["human"] * 3)
    rich = scenario.seat(treasures="plink_cannon", acted=True)
    scene.session.state = scenario.turn(scenario.seat("ballsy"), rich, scenario.seat(acted=True))
    scene.look_from(1)
    assert scene.model.decision is not None
    assert scene.model.decision.prompt == "ransom"
    (answer,) = (button for button in scene.model.buttons if button.name.startswith("answer"))
    assert answer.kind == "normal"
    assert only_answer(scene.model) == ""
    assert "3" in answer.label, "it says how much it hurts"
    assert scene.canvas.rect(*scene.model.arrangement.zones[ASK]).contains(answer.rect)


@pytest.mark.parametrize(("size", "least"), [((1024, 640), 13), ((1920, 1080), 16)])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_answers_on_a_panel_can_be_read(
    tmp_path: Path, size: tuple[int, int], least: int, language: str
) -> None:
    """Long ones are wrapped, and all of one question are as large."""
    with window(tmp_path, size) as app:
        app.set_language(language)
        session, chance = brawl(app, ["human"] * 4, 1).session, Source(3)
        asked = 0
        while session.state.decision is not None and asked < 3:
            if session.state.decision.prompt in PANELLED:
                asked += 1
                scene = TableScene(app, session, table_for(GAME))
                scene.look_from(session.deciding)
                answers = [button for button in scene.model.buttons if button.name.startswith("answer")]
                assert len({button.size for button in answers}) == 1
                assert answers[0].size >= least, [button.label for button in answers]
            session.act(choice(chance, session.state.decision.options))
        assert asked == 3


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_the_dead_see_their_cards_and_have_nothing_to_press(size: tuple[int, int]) -> None:
    dead = [card.id for card in COMPONENTS.values() if card.kind == "dead_wizard"][:2]
    state = scenario.laying(scenario.seat(life=0), *[scenario.seat(hand="chicken")] * 2)
    state.seats[0].dead = dead
    spots, zones = table_for(GAME).arrange(GAMES[GAME].view(state, 0), 0, canvas(size, 1.0), WHOLE)
    assert PASS not in zones
    hand = zones["hand"]
    assert all(hand.contains(*spots[card].box.centre) and spots[card].look == "card" for card in dead)
    other = table_for(GAME).arrange(GAMES[GAME].view(state, 1), 1, canvas(size, 1.0), WHOLE)
    assert PASS in other.zones
    # Where a board is high enough, what lies on it is told in words.
    assert {other.spots[card].look for card in dead} == {"tile" if size[0] < 1920 else "line"}


def test_before_everybody_has_a_wizard_there_is_no_battle() -> None:
    state = GAMES[GAME].new(3, 1, {})
    assert state.decision is not None
    assert state.decision.prompt == "hero"
    zones = table_for(GAME).arrange(GAMES[GAME].view(state, 0), 0, canvas((1920, 1080), 1.0), WHOLE).zones
    assert PASS not in zones


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_change_of_life_covers_nothing_on_a_board(app: App, size: tuple[int, int], seats: int) -> None:
    """It hangs on the portrait, to the left of the name, of the life and of what lies on the board."""
    scene, room = brawl(app, ["human"] * seats), canvas(size, 1.0)
    arrangement = table_for(GAME).arrange(scene.model.view, 0, room, WHOLE)
    model = scene.model._replace(arrangement=arrangement, canvas=room)
    for seat in range(seats):
        board = arrangement.zones[f"seat:{seat}"]
        at, measured = MOMENTS.news_at(model, Delta(f"seat:{seat}", -2, "")), measures(*board[2:])
        assert at is not None
        assert at.x + at.width <= board.x + measured.pad + measured.portrait + 10


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_lies_on_the_table_says_what_it_means(app: App, language: str) -> None:
    app.set_language(language)
    scene = brawl(app, ["human", "bot:easy", "bot:easy"])
    model = scene.model
    spots = {spot.id: spot for spot in model.arrangement.spots.values() if not model.component(spot.id)}
    assert {"strip", "seat:0", "seat:2", "pile:discard", "pile:dead_deck"} <= set(spots)
    for spot in spots.values():
        assert scene.table.inspect(spot, (330, 190), model, beside=True) is not None, spot.id


def test_the_discard_pile_is_looked_into(app: App) -> None:
    """All share it: it lies before nobody, so that a click on a board does not open it."""
    scene = brawl(app, ["human", "bot:easy"])
    scene.session.state.discard = ["chicken", "scorchia"]
    scene.look_from(0)
    assert click(scene.model, "pile:discard") == Do(Command.PILES)
    assert click(scene.model, "seat:1") != Do(Command.PILES)
    scene.carry_out(Do(Command.PILES))
    assert isinstance(app.scene, PilesScene)
    app.frame(FRAME)


def test_fewer_cards_are_a_tactic_that_nobody_asks_about(app: App) -> None:
    scene = brawl(app, ["human", "human"])
    fixed(scene, "chicken snakedance prickly")
    scene.act(Action("lay", "chicken", "delivery"))
    assert press_pass(scene.model) == Act(READY)


def test_a_twin_is_answered_with_the_own_card_or_with_the_foes(app: App) -> None:
    """Both glow; the one in hand is the one that is given away."""
    scene = brawl(app, ["human", "human"])
    downer = scenario.seat(hand="chicken scorchia", treasures="double_downer", acted=True)
    scene.session.state = scenario.turn(scenario.seat("sphinxion chicken"), downer, rolls=[1])
    scene.look_from(1)
    spots = scene.model.arrangement.spots
    twins = [name for name, spot in spots.items() if spot.component == "chicken"]
    assert {spots[twin].zone.partition(":")[0] for twin in twins} == {"hand", "spell"}
    for twin in twins:
        assert click(scene.model, twin) == Act(Action("twin", "chicken")), twin


def test_a_card_that_can_be_laid_grows_under_the_pointer(app: App) -> None:
    scene = brawl(app, ["human", "human"])
    state = scenario.laying(scenario.seat("chicken", hand="prickly chicken"), scenario.seat(hand="scorchia"))
    scene.session.state = state
    scene.look_from(0)
    for thing, grows in (("prickly", True), ("chicken#2", False)):
        rect = scene.canvas.rect(*scene.model.arrangement.spots[thing].box)
        surface = pygame.Surface(app.screen.get_size(), pygame.SRCALPHA)
        draw_overlay(surface, scene.model, Pointer(hovered=thing))
        assert (surface.get_bounding_rect().width > rect.width) is grows


def test_lessons_show_what_they_are_about(app: App) -> None:
    """A spell's name, a roll and a death are over when the step is: they are shown while they happen."""
    session = played(GAME, STEPS)
    shown = ClipTable(app, session, 0, (1920, 1080))
    stages = {}
    for kind in ("announced", "power_roll", "died"):
        shown.show_beat(first(session, kind, 0), kind)
        stages[kind] = stage_of(shown.model.view)
    assert stages["announced"].announced
    assert stages["power_roll"].row >= 0
    assert 0 in (seat.life for seat in shown.model.view.seats)


def test_the_example_of_wild_magic_shows_it() -> None:
    """Once it is cast another card lies in its place."""
    session = played(GAME, STEPS)
    (wild,) = [lesson for lesson in lessons_of(GAME, "example") if lesson.name == "wild"]
    state = session.position_after(first(session, wild.after, 0))
    assert "wild_magic" in [part.card for part in state.seats[0].spell]


def test_titles_are_written_in_the_hand_of_the_game(app: App) -> None:
    shouted = palette_for(GAME).hand
    assert shouted.face == "comic"
    assert {palette_for(name).hand.face for name in GAMES if name != GAME} == {"display"}
    loud, plain = title("Round 2", 40, hand=shouted), title("Round 2", 40)
    assert loud.get_size() != plain.get_size()
    assert title("ROUND 2", 40, hand=shouted).get_size() == loud.get_size()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_longest_cards_can_be_read_in_the_hand(app: App, language: str) -> None:
    words, wide = load(language), 186
    px = Scale(wide / WIDTH)
    plate = (wide - px(2 * SIDE + 10), px((HEIGHT - LOW["roll"] - 41 - HEAD) / 3 - 4))
    for component in COMPONENTS.values():
        roll = roll_of(component)
        if roll is not None:
            for verbs in roll.rows:
                assert row_words(row(verbs, words), plate, px.unit).px >= 9, component.id
            assert head_text(component, wide - px(2 * SIDE + 14), px, words).px >= 10, component.id


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_row_of_a_roll_is_said_in_one_line(app: App, language: str) -> None:
    """Every delivery leaves its picture the same room, however much its rows do."""
    words = load(language)
    rolls = {card.id: roll for card in COMPONENTS.values() if (roll := roll_of(card)) is not None}
    for name, roll in rolls.items():
        for verbs in roll.rows:
            said = row(verbs, words)
            assert len(re.sub(r"\[\w+\]", "#", said)) <= 24, name
            # Nothing that happens is left out.
            assert said.count(", ") == len(verbs) - 1 + any(getattr(verb, "with_medal", 0) for verb in verbs)
    assert row(rolls["brain_suck"].rows[2], load("en")) == "4 damage, nick [treasure]"
    assert row(rolls["exorcism"].rows[0], load("en")) == "1 damage to you"
    assert row(rolls["death_wish"].rows[0], load("en")) == "2 damage, 1 to you"


def test_the_summary_names_victims_dice_and_damage(app: App) -> None:
    foes = [scenario.seat(hand="chicken")] * 2
    state = scenario.laying(scenario.seat(hand="phantasmagoons devilicious"), *foes)
    session = Session(GAMES[GAME], [Seat("human")] * 3, 1, {}, None, state)
    session.act(Action("lay", "phantasmagoons", "delivery"))
    session.act(Action("lay", "devilicious", "quality"))
    scene = TableScene(app, session, table_for(GAME))
    forecast = Forecast(scene.model)
    haste, total, devilish, laughing = (line.replace(NO_BREAK, " ") for line in forecast.lines())
    assert "2 cards, initiative 17" in haste
    assert "your choice of Player 2, Player 3, 1 die, damage 2\N{EN DASH}4, about 3" in devilish
    assert "Player 3, 1 die, damage 1\N{EN DASH}3, about 2" in laughing
    assert "Player 3 \N{MINUS SIGN}2" in total
    assert "a foe of your choice \N{MINUS SIGN}3" in total
    assert forecast.victims == {2}
    assert [round(loss.mean) for loss in forecast.losses] == [0, 0, 2]


def test_the_summary_says_who_dies(app: App) -> None:
    foes = [scenario.seat(life=life) for life in (3, 9, 1)]
    seats = (scenario.seat(hand="scorchia gore_nado magma_gog"), *foes)
    scene = brawl(app, ["human", "bot:easy", "bot:easy", "bot:easy"])

    def told(*spell: str) -> list[str]:
        scene.session.state = scenario.laying(*seats)
        for card in spell:
            apply(scene.session.state, Action("lay", card, COMPONENTS[card].kind))
        scene.look_from(0)
        return [line.replace(NO_BREAK, " ") for line in Forecast(scene.model).lines()]

    # Felix dies of the first text, Otto of the second; the caster may choose either.
    _, total, *_ = told("magma_gog", "gore_nado")
    assert "Felix \N{MINUS SIGN}2 (may die)" in total
    assert "Otto may die" in total
    seats[2].life = 3
    _, line = told("gore_nado")
    assert "may be deadly" in line
    seats[1].life = 1
    _, line = told("gore_nado")
    assert line.endswith("Mira dies: 33%")
    seats[2].life = 2
    _, line = told("gore_nado")
    assert line.endswith("Mira dies")
    _, total, *_ = told("scorchia", "gore_nado")
    assert "Mira dies" in total


def test_the_summary_says_what_wild_magic_brings(app: App) -> None:
    state = scenario.laying(scenario.seat(hand="wild_magic"), scenario.seat(hand="chicken"))
    session = Session(GAMES[GAME], [Seat("human")] * 2, 1, {}, None, state)
    session.act(Action("lay", "wild_magic", "source"))
    told = Forecast(TableScene(app, session, table_for(GAME)).model).lines()[-1]
    assert told.endswith(app.words(f"{GAME}.table.wild", place=app.words(f"{GAME}.place.source.to")))


def test_the_summary_says_who_loses_what_where_foes_lose_differently(app: App) -> None:
    scene = brawl(app, ["human", "bot:easy", "bot:easy", "bot:easy"])
    foes = [scenario.seat(hand=card) for card in ("chicken", "scorchia", "maggoty")]
    seats = (scenario.seat(hand="boulder_iffic sphinxion"), *foes)
    scene.session.state = scenario.laying(*seats)
    for option in ("boulder_iffic", "sphinxion"):
        place = COMPONENTS[option].kind
        apply(scene.session.state, Action("lay", option, place))
    scene.look_from(0)
    told = "\n".join(Forecast(scene.model).lines())
    assert "Felix\N{NO-BREAK SPACE}\N{MINUS SIGN}1" in told
    assert "Otto\N{NO-BREAK SPACE}\N{MINUS SIGN}3" in told
    assert app.words(f"{GAME}.table.no_loot") in told


@pytest.mark.parametrize("foes", [1, 4])
def test_the_summary_of_every_card_names_somebody_or_speaks_as_the_card_does(app: App, foes: int) -> None:
    """No damage is below one, and whoever loses life is named, in the card's own words if need be."""
    scene = brawl(app, ["human", *["bot:easy"] * foes])
    nobody = app.words(f"{GAME}.table.nobody")
    for card in (c for c in COMPONENTS.values() if c.kind in PARTS):
        hands = [scenario.seat(hand=card.id, life=10), *[scenario.seat(hand="wild_magic")] * foes]
        scene.session.state = scenario.laying(*hands)
        apply(scene.session.state, Action("lay", card.id, card.kind))
        scene.look_from(0)
        _, line, *_ = Forecast(scene.model).lines()
        told = line.replace(NO_BREAK, " ").partition("*: ")[2]
        assert told, card.id
        assert not re.search(r"(?<!\d)-\d|damage 0(?![\d\N{EN DASH}])|\N{EN DASH}0", told), (card.id, told)
        if "damage" in told and not told.startswith(nobody):
            assert re.search("|".join((*scene.names, "foe", "you")), told, re.IGNORECASE), (card.id, told)


def test_the_summary_of_a_card_that_aims_at_nobody_is_its_text(app: App) -> None:
    scene = brawl(app, ["human", *["bot:easy"] * 4])
    for card in ("thundering", "dr_rooty_bark", "ben_voodoo", "death_fairy", "magma_gog"):
        hands = [scenario.seat(hand=card), *[scenario.seat(hand="wild_magic")] * 4]
        scene.session.state = scenario.laying(*hands)
        apply(scene.session.state, Action("lay", card, COMPONENTS[card].kind))
        scene.look_from(0)
        _, line, *_ = Forecast(scene.model).lines()
        said = escape(GAMES[GAME].text(COMPONENTS[card], app.words))[1:].rstrip(".")
        assert line.endswith(said), card


def test_ones_own_death_and_a_medal_are_great_moments(app: App) -> None:
    """Whoever dies, it is told what did it; whoever plays alone sees the own death in a picture."""
    scene = brawl(app, ["human", "bot:easy"])
    model, card = scene.model, next(iter(COMPONENTS))
    for seat, key in ((0, f"{GAME}.table.you_died"), (1, f"{GAME}.table.died")):
        died = Event("died", seat, source=f"seat:{1 - seat}", cause=card)
        (moment,) = moments_of([died], model, 1 - seat, [0, 0])
        assert moment.told.title == app.words(key, name=model.names[seat])
        assert app.words(f"{GAME}.name.{card}") in moment.told.line
        assert (scene.table.moments.tableau(moment, model) is not None) == (seat == 0)
    (medal,) = moments_of([Event("medal", 0, amount=1)], model, 0, [0, 0])
    assert medal.told.title == app.words(f"{GAME}.table.you_survived")
    assert medal.told.line == app.words(f"{GAME}.table.medals", n=1, of=2)
    assert scene.table.moments.tableau(medal, model) is not None


def test_what_the_dead_bring_along_is_told_before_the_next_hands_are_dealt(app: App) -> None:
    scene = brawl(app, ["human", "bot:easy"])
    state = scene.session.state
    state.seats[1].dead = [card.id for card in COMPONENTS.values() if isinstance(card.trait, StartLife)][:1]
    scene.look_from(0)
    (moment,) = moments_of([Event("game", amount=2)], scene.model, 0, [0, 0])
    mine, theirs = moment.told.line.split("\n")
    assert not mine
    assert theirs.startswith("+")
    assert scene.table.moments.tableau(moment, scene.model) is not None


@pytest.mark.parametrize(
    ("spell", "prompt", "offered"),
    [
        ("scorchia sir_lootzor", "next_part", {"scorchia", "sir_lootzor"}),
        ("sphinxion", "steal", {"plink_cannon", "cheaters_handbook"}),
    ],
)
def test_cards_to_choose_among_lie_large(app: App, spell: str, prompt: str, offered: set[str]) -> None:
    """Which part is next and which treasure is taken: all of them can be read, and none of them asks."""
    scene = brawl(app, ["human", "bot:easy", "bot:easy"])
    foes = [scenario.seat(treasures=held, acted=True) for held in ("plink_cannon", "cheaters_handbook")]
    scene.session.state = scenario.turn(scenario.seat(spell), *foes)
    scene.look_from(0)
    assert scene.model.view.decision is not None
    assert scene.model.view.decision.prompt == prompt
    assert set(offered_things(scene.model)) == offered
    named = any(app.words(f"{GAME}.name.{card}") in scene.model.prompt for card in offered)
    assert not named


def test_a_click_on_a_wizard_who_is_no_victim_is_refused(app: App) -> None:
    scene = brawl(app, ["human", "bot:easy", "bot:easy"])
    scene.session.state = scenario.turn(
        scenario.seat("death_fairy"), scenario.seat(acted=True), scenario.seat(acted=True)
    )
    scene.look_from(0)
    assert click(scene.model, "seat:0") == Refuse((Action("target", "death_fairy", "seat:0"),))


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("what", ["plink_cannon", "cheaters_handbook", "nectar_of_nirvana", "seat:1"])
def test_a_victim_is_chosen_by_whatever_lies_on_its_board(
    tmp_path: Path, size: tuple[int, int], what: str
) -> None:
    with window(tmp_path, size) as app:
        scene = brawl(app, ["human", "bot:easy", "bot:easy"])
        held = scenario.seat(treasures="plink_cannon cheaters_handbook", dead="nectar_of_nirvana", acted=True)
        scene.session.state = scenario.turn(scenario.seat("devilicious"), held, scenario.seat(acted=True))
        scene.look_from(0)
        assert "seat:1" in scene.model.choices.sources
        Mouse(app, scene, 1).click(at(scene, what))
        assert scene.session.steps[-1].action.target == "seat:1"


def test_each_treasure_to_steal_says_whose_it_is(app: App) -> None:
    scene = brawl(app, ["human", "bot:easy", "bot:easy"])
    foes = [scenario.seat(treasures=held, acted=True) for held in ("plink_cannon", "cheaters_handbook")]
    scene.session.state = scenario.turn(scenario.seat("sphinxion"), *foes)
    scene.look_from(0)
    spots = scene.model.arrangement.spots
    said = {card: foot(spots[card], scene.model).said for card in offered_things(scene.model)}
    assert said == {"plink_cannon": scene.model.names[1], "cheaters_handbook": scene.model.names[2]}


def test_what_is_the_viewers_own_needs_no_owner(app: App) -> None:
    scene = brawl(app, ["human", "bot:easy", "bot:easy"])
    foes = [scenario.seat(acted=True)] * 2
    scene.session.state = scenario.turn(scenario.seat("scorchia sir_lootzor"), *foes)
    scene.look_from(0)
    spots = scene.model.arrangement.spots
    said = [foot(spots[card], scene.model).said for card in offered_things(scene.model)]
    assert said == ["", ""]


def test_words_open_only_beside_a_card_that_says_less_than_it_does(app: App) -> None:
    scene = brawl(app, ["human", "human"])
    hand = "brain_suck chicken scorchia"
    scene.session.state = scenario.laying(scenario.seat(hand=hand), scenario.seat(hand="chicken"))
    scene.look_from(0)
    model = scene.model._replace(canvas=canvas((1920, 1080), 1.0))
    arrangement = model.table.arrange(model.view, 0, model.canvas, WHOLE)
    told = {
        name: model.table.inspect(arrangement.spots[name], (400, 600), model, beside=True) is not None
        for name in hand.split()
    }
    assert told == {"brain_suck": True, "chicken": False, "scorchia": False}


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_dice_lie_between_the_decks(size: tuple[int, int], seats: int) -> None:
    zones = zones_of(canvas(size, 1.0), range(1, seats))
    dice = zones[DICE]
    for name in DECKS:
        assert zones[name].x + zones[name].width <= dice.x or dice.x + dice.width <= zones[name].x, name


def test_the_part_that_acts_lies_over_its_neighbours() -> None:
    names = ["devilicious", "ritualistic", "chicken"]
    state = scenario.turn(scenario.seat(" ".join(names)), *[scenario.seat(acted=True)] * 2)
    apply(state, Action("cast", "devilicious"))
    spots = table_for(GAME).arrange(GAMES[GAME].view(state, 0), 0, canvas((1920, 1080), 1.0), WHOLE).spots
    assert spots["devilicious"].look == "acting"
    assert [name for name in spots if name in names][-1] == "devilicious"


def test_the_hand_takes_the_whole_width_of_the_window() -> None:
    zones = zones_of(canvas((1920, 1080), 1.0), range(1, 5))
    hand = zones["hand"]
    assert hand.width >= 1900
    assert hand.height >= 300
    assert not any(hand.contains(*box.centre) for name, box in zones.items() if name != "hand")


def test_every_card_shows_its_subject_whole() -> None:
    """Between the ribbon with the name and the strip with the kind, a window is as high as its subject."""
    subject = 0.56 * (WIDTH - 2 * SIDE)
    assert all(low - 11 - NAME[1] >= subject for low in LOW.values())


@pytest.mark.parametrize(
    ("treasures", "asked"),
    [
        ("cheaters_handbook", "reroll"),
        ("lady_lucks_brassiere", "redo"),
        ("cheaters_handbook lady_lucks_brassiere", "reroll_or_redo"),
    ],
)
def test_dice_are_asked_about_below_them_with_the_cost_of_rolling_again(
    app: App, treasures: str, asked: str
) -> None:
    scene = brawl(app, ["human", "bot:easy", "bot:easy"])
    me = scenario.seat("chicken", treasures=treasures, extra=2)
    foes = [scenario.seat(life=life, acted=True) for life in (9, 12)]
    scene.session.state = scenario.turn(me, *foes, rolls=[6, 2, 2])
    scene.look_from(0)
    model = scene.model
    assert model.decision is not None
    assert model.decision.prompt == "reroll"
    assert question_of(model, model.decision) == model.words(f"epic_spell_wars.prompt.{asked}")
    assert ASK in model.arrangement.zones
    assert only_answer(model) == "", "what leaves the dice is not pressed by Enter"


def test_a_roll_with_the_text_of_another_card_shows_the_sign_that_counts(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[show.Roll] = []
    draw_panel = show.roll_panel

    def roll_panel(roll: show.Roll, size: tuple[int, int], unit: float) -> pygame.Surface:
        shown.append(roll)
        return draw_panel(roll, size, unit)

    monkeypatch.setattr(show, "roll_panel", roll_panel)
    scene = brawl(app, ["human", "bot:easy", "bot:easy"])
    me = scenario.seat("beard_o_blasty explodifying chicken", treasures="cheaters_handbook")
    foes = [scenario.seat(life=life, acted=True) for life in (9, 12)]
    scene.session.state = scenario.turn(me, *foes, rolls=[4])
    scene.look_from(0)
    while scene.model.decision is not None and scene.model.decision.prompt != "reroll":
        scene.act(scene.model.decision.options[0])
    app.draw(app.screen)
    assert (shown[-1].about, shown[-1].glyph) == ("Beard’o Blasty as Chicken", "arcane")


def test_an_answer_and_a_hint_call_a_player_by_name(app: App) -> None:
    scene = brawl(app, ["human", "bot:easy", "bot:easy"])
    scene.session.seats = tuple(Seat("human", name) for name in ("Ann", "B*b", "Zoë"))
    foes = [scenario.seat(life=life, acted=True) for life in (9, 12)]
    scene.session.state = scenario.turn(scenario.seat("devilicious"), *foes)
    scene.look_from(0)
    decision = scene.model.decision
    assert decision is not None
    assert [
        escape(name) in scene.model.describe(to) for name, to in zip(("B*b", "Zoë"), decision, strict=True)
    ]
    scene.session.state = scenario.laying(scenario.seat("wyrmtor", hand="chicken"), *foes)
    scene.look_from(0)
    scene._show_hint(Advice(Action("ready"), 0.5, ()))
    assert scene.model.hint is not None
    assert "Zoë" in scene.model.hint.sentence
    assert "Player" not in scene.model.hint.sentence


def test_the_summary_tells_lives_beside_medals(app: App) -> None:
    scene = brawl(app, ["human", "bot:easy"], length="tournament")
    state = scene.session.state
    state.seats[1].life = 7
    told = scene.model.table.screens.standing(state)
    assert [(entry.seat, entry.points) for entry in told] == [(0, 20), (1, 7)]
    assert scene.session.points(state) == [0, 0], "a life is no point"
    assert beside_points(scene.session, scene.table) == {0: 20, 1: 7}
    assert scene.model.words("epic_spell_wars.name.life")


def test_the_summary_tells_deeds_and_in_a_single_game_the_lives_at_the_head(app: App) -> None:
    scene = brawl(app, ["human", "bot:easy"], length="single")
    session, state = scene.session, scene.session.state
    state.seats[0].life = 13
    died = Event("died", 1, source="seat:0", cause="")
    lines = PointsScene(app, session, state, [died])._lines()
    kills = [line.amount for line in lines if line.label == app.words("epic_spell_wars.tally.kills")]
    assert kills == [1, 0]
    state.seats[1].medals = 1
    for length in ("single", "tournament"):
        state.length = length
        lines = PointsScene(app, session, state, [died])._lines()
        mine, theirs = ([line.label for line in lines if line.seat == seat] for seat in (0, 1))
        assert mine == theirs, "the medal stands at the head: the rows of all are level"
    state.length = "single"
    assert session.counted(state) == (".lives", (13, 20))


@pytest.mark.parametrize(("alive", "told"), [(2, True), (1, False)])
def test_who_still_fights_is_told_while_anybody_does(
    app: App, monkeypatch: pytest.MonkeyPatch, alive: int, told: bool
) -> None:
    """Once a game is decided nothing lies below the table of the next one."""
    shown: list[str] = []

    def fallen(head: str, lines: tuple[str, ...], size: tuple[int, int], k: float) -> pygame.Surface:
        shown.append(head)
        return pygame.Surface(size)

    monkeypatch.setattr(sprites, "fallen", fallen)
    scene = brawl(app, ["human", "bot:easy", "bot:easy"])
    state = scene.session.state
    state.round, state.decision = 1, None
    for number, seat in enumerate(state.seats):
        seat.life = 9 * (0 < number <= alive)
    scene.look_from(0)
    EpicBackdrop(DisplayList(app.screen.get_size()), scene.model).draw()
    assert bool(shown) is told


def test_the_order_in_a_small_window_is_said_in_signs(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    def line(text: str, *_: object) -> pygame.Surface:
        told.append(text)
        return pygame.Surface((1, 1))

    monkeypatch.setattr(strip, "line", line)
    chip = strip.Chip(0, "Zan", "3 cards, initiative 0", "waits", "3[spell_card] 0[haste]")
    strip.chip_plate(chip, (120, 30), 1.0, 1)
    assert told == [chip.name, chip.brief]
    told.clear()
    strip.chip_plate(chip._replace(name="Maximilian the Great"), (90, 30), 1.0, 1)
    assert told[0].endswith("…"), "a long name is cut"
    assert chip.brief in told
    told.clear()
    strip.chip_plate(strip.Chip(0, "Player 3", "", "waits"), (68, 30), 1.0, 1)
    assert told[0] in ("Pla… 3", "Pl… 3"), "its number tells a player from another"
    strip.order("", "", (chip,), (176 + 126, 68), 1.0)
    assert told[-2:] == [chip.name, chip.brief], "words that would have to shrink are signs"
    strip.chip_plate(chip, (400, 60), 1.0, 1)
    assert told[-1] == chip.about


def test_the_caption_of_a_treasure_says_who_took_it_from_whom(app: App) -> None:
    """Not what it did for its owner before, in the same step."""
    model = brawl(app, ["human", "bot:easy"]).model
    earlier = Event("healed", 0, amount=1, cause="amulet_of_maneg")
    taken = Event("stole_treasure", 1, "amulet_of_maneg", "treasures:0", "treasures:1", cause="sphinxion")
    (moment,) = [m for m in moments_of([earlier, taken], model, 1, [0, 0]) if m.card]
    name = app.words(f"{GAME}.name.amulet_of_maneg")
    said = app.words(f"{GAME}.log.stole_treasure", who=model.names[1], name=name, giver=model.names[0])
    assert said in moment.told.title


@pytest.mark.parametrize("seed", range(4))
def test_what_decided_tells_of_the_last_deaths(app: App, seed: int) -> None:
    """A card that kills may still do something else afterwards, which has decided nothing."""
    session = brawl(app, ["human"] * 3, seed, length="single").session
    chance = Source(seed)
    while session.state.decision is not None:
        session.act(choice(chance, session.state.decision.options))
    last = next(event for event in reversed(session.events) if event.kind == "died")
    found, name = decider(session, app.words), session.seat_names(app.words)[last.seat]
    assert found is not None
    assert found.component == last.cause
    assert f"{name} \N{EN DASH}" in found.text, "how much it lost"
    assert app.words(f"{GAME}.log.died", who=name) in found.text

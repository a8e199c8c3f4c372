"""The table of Black Rose Wars: whatever can be chosen is to be seen, and whole games are played there."""

from __future__ import annotations

import itertools
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pygame
import pytest
from pygame import Surface

from client.app import App
from client.canvas import canvas
from client.games import book_for, table_for
from client.games.black_rose.faces import tile
from client.games.black_rose.faces.cards import HEIGHT, SHAPE, TOP, written_in_short
from client.games.black_rose.faces.spells import panes, panes_in_short
from client.games.black_rose.formulas import has_words
from client.games.black_rose.prompts import asking_component, offered
from client.games.black_rose.sprites import figures
from client.scenes.new_game.scene import NewGameScene
from client.scenes.points import PointsScene
from client.table import gestures
from client.table.buttons import only_answer
from client.table.camera import WHOLE, Camera
from client.table.choices import Choices
from client.table.choosing import arrange, offered_things
from client.table.hints import HintMark, _point, hint_marks
from client.table.intentions import Act, Confirm, Drop, Pick, Select
from client.table.lights import lights_of
from client.table.model import Hint, Pointer
from client.table.moment_events import moments_of
from client.table.overlay import draw_tooltip
from client.table.prompt import prompt_of
from client.table.scene import TableScene
from client.widgets.inputs import Chooser
from client.words import LANGUAGES, load
from rules.black_rose import evocations
from rules.black_rose.actions import Activation
from rules.black_rose.board import ANYWHERE
from rules.black_rose.card_text import range_text
from rules.black_rose.catalogue import Spell
from rules.black_rose.kinds import BANS
from rules.black_rose.lasting import Ban
from rules.black_rose.moons import LAST_POWER
from rules.black_rose.preview import answered, at_the_end, side_applied
from rules.black_rose.queries import THE_ROSE
from rules.black_rose.records import Prepared
from rules.black_rose.state import State
from rules.black_rose.targets import ROSE
from rules.black_rose_wars.cards import WARS
from rules.bots.bot import Advice, Planned
from rules.core.action import Action
from rules.core.decision import TURN, Decision
from rules.core.engine import apply
from rules.core.events import Event
from rules.core.rng import Source, choice
from rules.games import GAMES
from saves.save import Seat
from saves.settings import Setup
from tests.client.driver import Mouse, table, window

GAME = GAMES["black_rose_wars"]
BOARD = table_for(GAME.name)
SIZES = [(1024, 640), (1280, 800), (1920, 1080), (2560, 1080), (3840, 2160)]
SCALES = [0.75, 1.0, 2.0]
WIDTH = 96
AT_ONCE = {"mages": "random", "grimoires": "random"}
"""Options with which nothing is chosen before the first round."""
READABLE = 145
"""The pixels across a card from which on its words are read."""
SLACK, FAN = 1, 20
"""A fanned hand may reach a little below the window."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_option_is_a_thing_or_a_button_within_the_window(seats: int) -> None:
    windows = itertools.cycle([canvas(size, scale) for size in SIZES for scale in SCALES])
    state: State = GAME.new(seats, seats, {})
    source = Source(seats)
    while state.decision is not None:
        decision, seen = state.decision, next(windows)
        spots = arrange(BOARD, GAME.view(state, decision.seat), decision.seat, seen, WHOLE).spots
        choices = Choices(BOARD, decision, spots)
        assert set(choices.sources) <= set(spots), str(decision)
        for action in decision.options:
            assert action in choices.buttons or BOARD.handles(decision, action, spots), str(action)
        for spot in spots.values():
            assert -SLACK <= spot.box.x <= seen.width - spot.box.width + SLACK, spot
            assert -SLACK <= spot.box.y <= seen.height - spot.box.height + FAN, spot
        apply(state, choice(source, decision.options))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_rooms_and_cells_lie_apart_within_the_field(seats: int, size: tuple[int, int]) -> None:
    state: State = GAME.new(seats, 1, {})
    spots, zones = BOARD.arrange(state, 0, canvas(size, 1.0), WHOLE)
    halls = [spot for spot in spots.values() if spot.look in ("room", "cell")]
    assert len(halls) == len(WARS.rooms) + seats
    for spot in halls:
        assert zones["field"].contains(*spot.box.centre)
        assert [other.id for other in halls if other.contains(*spot.box.centre)] == [spot.id]


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_figures_of_a_crowd_have_their_health_beside_them(size: tuple[int, int]) -> None:
    state: State = GAME.new(4, 1, AT_ONCE)
    for seat in range(3):
        state.seats[seat].place = 4
    window_ = canvas(size, 1.0)
    for count in range(1, 4):
        evocations.put(state, count % 4, "templar", f"templar:{count}", 4, "")
        spots = BOARD.arrange(state, 0, window_, WHOLE).spots
        room = spots[state.rooms[4].id].box
        standing = [spot.box for spot in spots.values() if spot.look in ("mage", "evocation")]
        inside = [window_.rect(*box) for box in standing if room.contains(*box.centre)]
        assert len(inside) == 3 + count
        for one, other in itertools.combinations(inside, 2):
            assert one.clip(other).width <= SLACK or one.clip(other).height <= SLACK
        for rect in inside:
            assert figures.is_crowded(rect.size)
            assert rect.width - rect.height * figures.SHAPE >= figures.HEART / 2


def test_quests_are_seen_by_their_owner_alone() -> None:
    state: State = GAME.new(3, 4, {"mages": "random", "grimoires": "random"})
    window_ = canvas((1920, 1080), 1.0)
    for seat in range(3):
        view = GAME.view(state, seat)
        spots = BOARD.arrange(view, seat, window_, WHOLE).spots
        shown = {spot.component for spot in spots.values() if spot.look == "task"}
        assert shown == set(state.seats[seat].quests)


def test_a_formality_is_left_out_for_whoever_plays_alone(tmp_path: Path) -> None:
    """Asked where nothing can be answered, a person among bots would only lose time; others must be asked."""
    for players, asked in ((["human", "bot:random"], False), (["human", "human"], True)):
        with window(tmp_path) as app:
            scene = table(app, players, 2, game=GAME.name)
            session, source, formal = scene.session, Source(7), 0
            while session.state.decision is not None and not formal:
                decision = session.state.decision
                if (
                    decision.prompt in BOARD.automatic.formalities
                    and len(decision.options) == 1
                    and decision.seat == 0
                ):
                    formal = len(session.steps)
                    scene.turns.holder = 0
                    scene.turns.update(0, "off")
                    assert (len(session.steps) == formal) == asked
                    formal = 1
                else:
                    session.act(choice(source, decision.options))
            assert formal


def at_prompt(app: App, prompt: str, options: dict[str, str], seed: int = 8) -> TableScene:
    """Play by chance to a question, and look at the table of whoever is asked."""
    scene = table(app, ["human", "human", "human"], seed, options, game=GAME.name)
    session, source = scene.session, Source(seed)
    while session.state.decision is not None and session.state.decision.prompt != prompt:
        session.act(choice(source, session.state.decision.options))
    scene.look_from(session.deciding)
    scene.finish()
    return scene


def test_mixed_boxes_are_drawn_and_read(tmp_path: Path) -> None:
    options = {"law": "illusion", "duel_mages": "on", "duel_rooms": "on", "duel_forgotten": "on"}
    book, words = book_for(GAME.name), load("en")
    with window(tmp_path, (1280, 720)) as app:
        for prompt in ("school", "turn"):
            scene = at_prompt(app, prompt, options)
            app.push(scene)
            app.frame(1)
            assert scene.model.component("crypt") == "crypt"
        for guest in GAME.guests:
            assert book.face(guest, WIDTH, words, large=True).get_width() == WIDTH


def test_a_small_window_looks_closely_at_what_is_decided(tmp_path: Path) -> None:
    for size, closely in (((1024, 640), True), ((1920, 1080), False)):
        with window(tmp_path, size) as app:
            scene = at_prompt(app, "place_in", AT_ONCE, seed=14)
            model, decision = scene.model, scene.session.state.decision
            assert (model.camera != WHOLE) == closely
            assert decision is not None
            field = model.arrangement.zones["field"]
            for option in decision.options:
                if option.target:
                    assert field.contains(*model.arrangement.spots[option.target].box.centre)
            own = Camera(1.5)
            scene.look(own)
            scene.act(decision.options[0])
            scene.finish()
            assert scene.model.camera == own, "a camera that the player has set stays"


def test_rooms_change_places_from_either_end(tmp_path: Path) -> None:
    with window(tmp_path, (1920, 1080)) as app:
        scene = at_prompt(app, "arrange", AT_ONCE | {"lodge": "arranged"})
        mouse = Mouse(app, scene, 1)
        for ends in ((3, 9), (11, 5)):
            state = scene.session.state
            one, other = (state.rooms[place].id for place in ends)
            boxes = (scene.canvas.rect(*scene.model.arrangement.spots[room].box) for room in (one, other))
            mouse.drag(*(box.center for box in boxes))
            state = scene.session.state
            assert (state.rooms[ends[0]].id, state.rooms[ends[1]].id) == (other, one)


@pytest.mark.parametrize(("language", "large"), [("ru", False), ("en", True)])
def test_every_card_has_a_face(tmp_path: Path, language: str, large: bool) -> None:
    book, words = book_for(GAME.name), load(language)
    with window(tmp_path):
        for component in WARS.components:
            assert book.face(component, WIDTH, words, large=large).get_width() == WIDTH


@pytest.mark.parametrize("width", [150, 200, 320])
@pytest.mark.parametrize("language", LANGUAGES)
def test_half_of_a_card_in_the_browser_is_picture(tmp_path: Path, language: str, width: int) -> None:
    """What it says at length stands beside it."""
    words, half = load(language), width * SHAPE / 2
    with window(tmp_path):
        for component in WARS.components.values():
            if isinstance(component, Spell):
                above, below = panes_in_short(component, width, words)
                assert below.box[1] - above.box[1] - above.box[3] >= half - 2, component.id
                assert all(pane.does.height < pane.box[3] for pane in (above, below)), component.id
            elif component.kind in ("quest", "event", "evocation") and has_words(component):
                tall, said = written_in_short(component, width, words)
                assert width * SHAPE * (1 - TOP / HEIGHT) - tall >= half, component.id
                assert said.height < tall, component.id


@pytest.mark.parametrize("width", [73, 91, 166, 215])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_third_of_a_spell_on_the_table_is_picture(tmp_path: Path, language: str, width: int) -> None:
    """It says its first words, large enough to be read; all of them stand where one points."""
    words = load(language)
    with window(tmp_path):
        for printed in WARS.spells.values():
            above, below = panes(printed, width, words)
            assert below.box[1] - above.box[1] - above.box[3] >= width * SHAPE / 3 - 2, printed.id
            for side, pane in enumerate((above, below)):
                assert pane.does.height < pane.box[3], printed.id
                assert not printed.faces[side].said or pane.does.px >= 10, printed.id


def test_the_browser_shows_cards_in_short(tmp_path: Path) -> None:
    """A table shows the same card with all its words."""
    book, words = book_for(GAME.name), load("en")
    with window(tmp_path):
        for name in ("fireball", "cover_your_tracks", "black_sun_event"):
            shown = book.tile(name, WIDTH, words)
            assert shown is tile(WARS.components[name], WIDTH, words)
            assert shown is not book.face(name, WIDTH, words)


def test_instability_is_placed_as_one_is_used_to_until_one_wants_to_be_asked(tmp_path: Path) -> None:
    for habit, asked in ((0, False), (1, False), (-1, True)):
        with window(tmp_path, (1920, 1080)) as app:
            app.settings.habits = {"icon": habit}
            scene = at_prompt(app, "icon", AT_ONCE)
            steps = len(scene.session.steps)
            assert scene.model.asking == asked
            scene.turns.update(0, "off")
            done = scene.session.steps[steps:]
            assert [step.action.arg for step in done] == ([] if asked else [habit])
            target = scene.session.undo_target(take_backs=False)
            assert asked or target != steps, "it would be answered anew by itself"


def test_a_click_changes_what_one_is_used_to(tmp_path: Path) -> None:
    with window(tmp_path, (1920, 1080)) as app:
        scene = at_prompt(app, "turn", AT_ONCE)
        mouse = Mouse(app, scene, 1)
        for habit in (1, -1, 0):
            mouse.click(scene.canvas.rect(*scene.model.arrangement.spots["habit:icon"].box).center)
            assert (scene.model.habit, app.settings.habits) == (habit, {"icon": habit})


def test_variants_are_readable_in_a_small_window_because_optional_ones_are_folded(tmp_path: Path) -> None:
    with window(tmp_path, (1024, 640)) as app:
        page = NewGameScene(app, Setup(GAME.name, (Seat("human"), Seat("bot:easy"))))
        app.push(page)
        app.lay_out()
        seen: set[str] = set()
        for opened in ("", *dict.fromkeys(choice.group for choice in GAME.choices if choice.group)):
            page._open(opened)
            choosers = [widget for widget in page.widgets if isinstance(widget, Chooser)]
            assert min(widget.rect.height for widget in choosers) >= 24
            # What has no room below is told when it is pointed at.
            assert all(widget.tooltip for widget in choosers)
            seen.update(widget.caption for widget in choosers)
        assert len(seen) == len(GAME.choices)


def test_a_spell_that_asks_is_read_by_the_side_that_is_applied(tmp_path: Path) -> None:
    with window(tmp_path, (1280, 720)) as app:
        scene = at_prompt(app, "option", AT_ONCE, seed=14)
        view, decision = scene.model.view, scene.model.decision
        assert decision is not None
        applied = [
            spell.side for me in view.seats for spell in me.slots if spell and spell.card == decision.cause
        ]
        assert side_applied(view, decision.cause) in (None, *applied)
        assert side_applied(view, "black_rose_hall") is None
        panel = [BOARD.inspect(None, (460, 300), scene.model) for _ in range(2)]
        assert panel[0] is not None
        assert panel[0] is panel[1]


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_an_empty_hand_leaves_its_room_to_what_is_prepared(tmp_path: Path, size: tuple[int, int]) -> None:
    with window(tmp_path, size) as app:
        scene = at_prompt(app, "turn", AT_ONCE)
        session, source = scene.session, Source(8)
        while not any(option.kind == "cast" for option in session.state.decision or ()):
            session.act(choice(source, (session.state.decision or Decision(0, "", ())).options))
        state, viewer = session.state, session.deciding
        state.seats[viewer].hand.clear()
        scene.look_from(viewer)
        arrangement = scene.model.arrangement
        prepared = [(f"slot:{viewer}:{n}", lies) for n, lies in enumerate(state.seats[viewer].slots)]
        told = {name: spot for name, spot in arrangement.spots.items() if name.endswith("#told")}
        assert {name: spot.component for name, spot in told.items()} == {
            f"{slot}#told": lies.card for slot, lies in prepared if lies and not lies.revealed
        }
        assert all(arrangement.zones["hand"].contains(*spot.box.centre) for spot in told.values())
        for name in told:
            # What is pointed at shows how far it reaches.
            app.draw(app.screen)
            BOARD.overlay(app.screen, scene.model, Pointer(hovered=name))
        # It is another handle of the spell: marked by a first click, cast by a second one on either of both.
        slot = next(option.source for option in state.decision or () if option.kind == "cast")
        assert gestures.click(scene.model, f"{slot}#told") in (Pick(slot), gestures.click(scene.model, slot))
        marked = scene.model._replace(chosen=slot)
        assert gestures.click(marked, f"{slot}#told") == gestures.click(marked, slot) != Pick(slot)


def test_of_prepared_spells_the_one_with_more_to_say_has_more_room(tmp_path: Path) -> None:
    with window(tmp_path, (1920, 1080)) as app:
        scene = at_prompt(app, "turn", AT_ONCE)
        me = scene.session.state.seats[scene.viewer]
        me.hand.clear()
        for number, card in enumerate(("suggestion", "oath_of_bone")):
            me.slots[number] = Prepared(card)
        scene.look_from(scene.viewer)
        spots, area = scene.model.arrangement.spots, scene.model.arrangement.zones["hand"]
        long, short = (spots[f"slot:{scene.viewer}:{number}#told"].box for number in (0, 1))
        assert long.height > short.height
        assert all(area.contains(*spot.box.centre) for spot in spots.values() if spot.look == "told")


@pytest.mark.parametrize(("size", "told"), [((1920, 1080), True), ((1280, 720), False)])
def test_a_hand_with_cards_is_seen_beside_what_is_prepared_or_instead(
    tmp_path: Path, size: tuple[int, int], told: bool
) -> None:
    with window(tmp_path, size) as app:
        scene = at_prompt(app, "turn", AT_ONCE)
        me = scene.session.state.seats[scene.viewer]
        me.hand[:] = ["fireball"] * 9
        me.slots[0] = Prepared("suggestion")
        scene.look_from(scene.viewer)
        looks = {spot.look for spot in scene.model.arrangement.spots.values()}
        assert looks & {"row", "card"}
        assert bool(looks & {"told", "vain_told"}) == told


def test_a_card_that_is_dropped_on_the_hand_is_kept(tmp_path: Path) -> None:
    with window(tmp_path, (1280, 720)) as app:
        scene = at_prompt(app, "keep", AT_ONCE)
        card = offered_things(scene.model)[1]
        hand = scene.canvas.rect(*scene.model.arrangement.zones["offer:0"])
        assert lights_of(scene.model._replace(held=card))["offer:0"] == "target"
        seat, mouse = scene.viewer, Mouse(app, scene, 1)
        mouse.drag(scene.canvas.rect(*scene.model.arrangement.spots[card].box).center, hand.center)
        assert scene.session.steps[-1].action == Action("retain", card)
        assert card in scene.session.state.seats[seat].hand


def test_a_card_that_goes_elsewhere_is_only_marked_by_a_drop_on_the_hand(tmp_path: Path) -> None:
    with window(tmp_path, (1280, 720)) as app:
        scene = at_prompt(app, "keep", AT_ONCE)
        state = scene.session.state
        decision = state.decision
        assert decision is not None
        options = tuple(Action("put", option.source) for option in decision.options)
        state.decision = Decision(decision.seat, "put_back", options, decision.cause)
        scene.look_from(decision.seat)
        card = offered_things(scene.model)[1]
        assert gestures.drop(scene.model, Drop(card, ("offer:0",))) == Pick(card)


def test_a_list_is_not_opened_over_what_its_button_says(tmp_path: Path) -> None:
    with window(tmp_path, (1280, 720)) as app:
        scene = at_prompt(app, TURN, AT_ONCE)
        session, source = scene.session, Source(8)
        while (decision := session.state.decision) is not None and not (
            decision.prompt == TURN and any(option.kind == "idle" for option in decision.options)
        ):
            session.act(choice(source, decision.options))
        scene.look_from(session.deciding)
        scene.finish()
        idle = next(button for button in scene.model.buttons if isinstance(button.intention, Confirm))
        pointer = Pointer(position=idle.rect.center, hovered=idle.name)
        bare, told = Surface(app.canvas.size), Surface(app.canvas.size)
        draw_tooltip(told, scene.model, pointer)
        assert pygame.image.tobytes(told, "RGB") != pygame.image.tobytes(bare, "RGB")
        told = Surface(app.canvas.size)
        draw_tooltip(told, scene.model, pointer._replace(still=True))
        assert pygame.image.tobytes(told, "RGB") == pygame.image.tobytes(bare, "RGB"), (
            "it came below the mouse"
        )
        scene.carry_out(idle.intention)
        assert scene.model.menu
        told = Surface(app.canvas.size)
        draw_tooltip(told, scene.model, pointer)
        assert pygame.image.tobytes(told, "RGB") == pygame.image.tobytes(bare, "RGB")


def test_a_free_move_asks_for_the_target_of_what_was_chosen(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = at_prompt(app, TURN, AT_ONCE)
        state, mage = scene.session.state, f"mage:{scene.viewer}"
        assert {option.kind for option in state.decision or ()} >= {"explore"}
        scene.carry_out(Select("deed:explore"))
        assert "Choose the room to go to" in prompt_of(scene.model)
        rooms = [option.target for option in state.decision or () if option.kind == "explore"]
        foe = f"mage:{1 - scene.viewer}"
        ways = tuple(Action("explore", mage, room) for room in rooms)
        asked = Decision(scene.viewer, TURN, (*ways, Action("fight", mage, foe)))
        found = {chosen: BOARD.prompts.key(asked, chosen) for chosen in (mage, "deed:fight", "deed:explore")}
        assert found == {
            mage: "turn_explore_fight",
            "deed:fight": "turn_fight",
            "deed:explore": "turn_explore",
        }


@pytest.mark.parametrize(
    ("targets", "key"),
    [
        (("garden", "arena"), "choose_room"),
        (("mage:1", "templar:1"), "target"),
        (("mage:1", "arena"), "target"),
    ],
)
def test_a_spell_that_aims_at_a_room_asks_for_a_room(targets: tuple[str, ...], key: str) -> None:
    asked = Decision(0, "target", tuple(Action("target", "slot:0:1", target) for target in targets))
    assert BOARD.prompts.key(asked, "") == key


def test_what_a_figure_cannot_do_is_not_asked_for() -> None:
    kinds = ("move", "attack", "activate")
    free = ("explore", "activate", "fight")
    for language in LANGUAGES:
        words = load(language)
        for count in (1, 2, 3):
            for some in itertools.combinations(kinds, count):
                asked = Decision(
                    0, "act", (*(Action(kind, "mage:0", "garden") for kind in some), Action("done"))
                )
                said = words(f"black_rose.prompt.{BOARD.prompts.key(asked, '')}").lower()
                assert ("attack" in said or "атак" in said) == ("attack" in some)
                assert ("activate" in said or "активир" in said) == ("activate" in some)
            for some in itertools.combinations(free, count):
                asked = Decision(0, TURN, tuple(Action(kind, "mage:0", "garden") for kind in some))
                assert words(f"black_rose.prompt.{BOARD.prompts.key(asked, 'mage:0')}")


@pytest.mark.parametrize("prompt", ["turn", "act"])
def test_the_own_room_is_activated_by_a_button(tmp_path: Path, prompt: str) -> None:
    with window(tmp_path, (1024, 640)) as app:
        scene = at_prompt(app, prompt, AT_ONCE)
        session, source = scene.session, Source(8)
        while (decision := session.state.decision) is not None and not (
            decision.prompt == prompt and any(option.kind == "activate" for option in decision.options)
        ):
            session.act(choice(source, decision.options))
        scene.look_from(session.deciding)
        scene.finish()
        activate = next(option for option in session.state.decision or () if option.kind == "activate")
        button = next(button for button in scene.model.buttons if button.intention == Act(activate))
        assert button.label == scene.model.describe(activate)
        assert activate in scene.model.choices.actions(activate.target), "a click on the room does it too"


def test_a_mage_is_carried_over_several_rooms_step_by_step(tmp_path: Path) -> None:
    with window(tmp_path, (1920, 1080)) as app:
        scene = at_prompt(app, "turn", AT_ONCE)
        state, spots = scene.session.state, scene.model.arrangement.spots
        mage, near = f"mage:{scene.viewer}", state.board.exits[scene.viewer]
        far = next(n for n in range(len(state.rooms)) if min(state.board.apart[e][n] for e in near) == 1)
        room = state.rooms[far].id
        assert not any(option.target == room for option in state.decision or ())
        mouse = Mouse(app, scene, 1)
        mouse.wait()
        mouse.drag(scene.canvas.rect(*spots[mage].box).center, scene.canvas.rect(*spots[room].box).center)
        assert [step.action.kind for step in scene.session.steps[-2:]] == ["explore", "move"]
        assert scene.session.state.place(mage) == far


def test_a_question_for_traps_says_who_did_what_and_stays_beside_a_hint(tmp_path: Path) -> None:
    triggers: set[str] = set()
    with window(tmp_path) as app:
        for seed in range(3):
            scene = table(app, ["human"] * 3, seed, AT_ONCE, game=GAME.name)
            session, source = scene.session, Source(seed)
            while (decision := session.state.decision) is not None and len(session.steps) < 700:
                moment = answered(session.state) if decision.prompt == "spring" else None
                if moment is not None and moment.trigger not in triggers:
                    scene.look_from(session.deciding)
                    triggers.add(moment.trigger)
                    told = BOARD.prompts.before(scene.model)
                    assert told[0].isupper()
                    assert told.endswith(".")
                    assert scene.model.prompt.startswith(told)
                    scene._show_hint(Advice(decision.options[-1], 0.5))
                    assert scene.model.prompt.startswith(told)
                    assert scene.model.hint is not None
                    assert scene.model.prompt.endswith(scene.model.hint.sentence)
                session.act(choice(source, decision.options))
            app.pop()
    assert len(triggers) > 4


def test_the_log_says_of_a_mage_in_a_form_that_it_acts() -> None:
    events = [Event("activated", 1, "mage:1", cause="abomination")]
    (line,) = GAME.tell(events, load("en"), ("Anna", "Boris"))
    assert line.text == "Boris acts in the form Abomination."


@pytest.mark.parametrize(("banned", "said"), [("move", "move"), ("activate_room", "activate rooms")])
def test_the_log_says_what_is_forbidden(banned: str, said: str) -> None:
    events = [Event("banned", 1, "mage:1", amount=BANS.index(banned), cause="wrath_of_nature")]
    (line,) = GAME.tell(events, load("en"), ("Anna", "Boris"))
    assert line.text == f"Boris may not {said} until the end of the round, because of Wrath of Nature."


def test_bans_that_are_told_to_last_as_long_as_an_event_do() -> None:
    bans = {verb for event in WARS.events.values() for face in event.faces for verb in face.verbs}
    of_events = {ban.banned for ban in bans if isinstance(ban, Ban) and ban.until == "event"}
    assert of_events == {"heal", "spring_protection"}


def test_a_personal_spell_that_was_put_aside_is_not_told_to_come_back() -> None:
    events = [Event("returned", 0, "ring_of_fire", "aside", "hand:0")]
    (line,) = GAME.tell(events, load("en"), ("Anna", "Boris"))
    assert line.text == "Anna takes Ring of Fire into hand, which had been put aside."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_range_of_more_than_one_room_names_the_straight_line(language: str) -> None:
    words = load(language)
    said = "in a straight line" if language == "en" else "по прямой"
    assert [said in range_text(n, words) for n in (0, 1, 2, 3, ANYWHERE)] == [False, False, True, True, False]


def test_an_event_that_asks_is_read_though_it_has_gone() -> None:
    decision = Decision(0, "discard", (Action("discard", "a"), Action("discard", "b")), "lost_page")
    model = cast(Any, SimpleNamespace(decision=decision, view=SimpleNamespace(book=WARS)))
    assert asking_component(model) == "lost_page"


def test_the_points_tell_what_the_end_would_bring(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = at_prompt(app, "turn", AT_ONCE)
        session, source = scene.session, Source(3)
        while session.state.decision is not None and session.state.round < 4:
            session.act(choice(source, session.state.decision.options))
        state = session.state
        assert isinstance(state, State)
        lines = BOARD.screens.standing(session.view(0))
        for power, ended in zip((0, 1, 2, ROSE), at_the_end(state), strict=True):
            first, *parts = [line for line in lines if line.seat == power]
            assert (first.source, first.points) == ("end_now", ended)
            assert state.power(power) + sum(part.points for part in parts) == ended
        assert {line.source for line in lines} >= {"end_now", "end_crown"}
        app.push(PointsScene(app, session, session.view(0)))
        app.frame(1)


def test_cards_chosen_one_after_another_and_steps_are_counted_in_words(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = at_prompt(app, "keep", AT_ONCE)
        assert "still 2 to choose" in scene.model.prompt
        app.pop()
        scene = at_prompt(app, "walk", AT_ONCE)
        assert "room" in scene.model.prompt


def test_actions_of_a_turn_are_counted_and_its_end_is_announced(tmp_path: Path) -> None:
    with window(tmp_path, (1920, 1080)) as app:
        scene = table(app, ["human", "bot:easy"], 8, AT_ONCE, game=GAME.name)
        session, source, counted = scene.session, Source(8), set[tuple[str, int, bool]]()
        while session.state.round < 3:
            decision = session.state.decision
            assert decision is not None
            if decision.seat == 0 and decision.prompt in (TURN, "act"):
                scene.look_from(0)
                scene.finish()
                number = next((n for n in (1, 2) if f"(action {n} of 2)" in scene.model.prompt), 0)
                done = next((action for action in decision.options if action.kind == "done"), None)
                ends = done is not None and scene.model.describe(done) == "End the turn"
                evoked = not any(isinstance(frame, Activation) for frame in session.state.stack)
                assert evoked == (number == 0)
                counted |= {(decision.prompt, number, ends)} if number else set()
            before = decision
            session.act(choice(source, decision.options))
            after = session.state.decision
            assert after is not None
            if (before.seat, before.prompt) == (0, "act") and (after.seat, after.prompt) == (1, TURN):
                scene.look_from(0)
                scene.finish()
                assert scene.model.prompt.startswith("*Your turn is over.*")
        assert counted == {(TURN, 1, False), (TURN, 2, False), ("act", 1, False), ("act", 2, True)}


def test_nobody_is_told_to_click_a_card_where_none_can_spring() -> None:
    key, decline = BOARD.prompts.key, Action("decline")
    assert key(Decision(0, "spring", (decline,)), "") == "spring_none"
    assert key(Decision(0, "spring", (Action("spring", "slot:0:0"), decline)), "") == "spring"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_large_spell_leaves_its_picture_what_words_do_not_need(language: str) -> None:
    pygame.init()
    pygame.display.set_mode((64, 64))
    words, free = load(language), {}
    for width in (190, 560):
        shares: list[float] = []
        for spell in WARS.spells.values():
            first, second = panes(spell, width, words, large=True)
            shares.append((second.box[1] - first.box[1] - first.box[3]) / width)
        free[width] = sum(shares) / len(shares)
    # On a small card the words come first.
    assert free[560] > 0.38 > free[190]


def test_a_hand_above_its_limit_lies_large_over_the_table(tmp_path: Path) -> None:
    with window(tmp_path, (1024, 640)) as app:
        scene = at_prompt(app, "hand_limit", AT_ONCE)
        model, decision = scene.model, scene.session.state.decision
        assert decision is not None
        assert set(offered_things(model)) == {option.source for option in decision.options}
        for card in offered_things(model):
            assert model.canvas.rect(*model.arrangement.spots[card].box).width >= READABLE
        kept = [spot.component for spot in model.arrangement.spots.values() if spot.look == "kept"]
        me = scene.session.state.seats[decision.seat]
        assert kept == [*me.hand, *me.quests], "copies are counted"


@pytest.mark.parametrize(("cards", "look"), [(1, "card"), (6, "row")])
def test_a_small_window_lists_a_hand_that_would_overlap(tmp_path: Path, cards: int, look: str) -> None:
    with window(tmp_path, (1024, 640)) as app:
        scene = at_prompt(app, "turn", AT_ONCE)
        scene.session.state.seats[scene.viewer].hand[:] = ["fireball"] * cards
        scene.look_from(scene.viewer)
        app.push(scene)
        app.frame(1)
        area = scene.model.arrangement.zones["hand"]
        hand = [spot for spot in scene.model.arrangement.spots.values() if spot.component == "fireball"]
        assert [spot.look for spot in hand] == [look] * cards
        for upper, lower in itertools.pairwise(hand):
            assert upper.box.y + upper.box.height <= lower.box.y
        assert all(area.contains(*spot.box.centre) for spot in hand)


def test_a_lone_quest_has_its_whole_panel_in_a_small_window(tmp_path: Path) -> None:
    with window(tmp_path, (1024, 640)) as app:
        scene = at_prompt(app, "turn", AT_ONCE)
        me = scene.session.state.seats[scene.viewer]
        me.put(quests=me.quests[:1])
        scene.look_from(scene.viewer)
        spots, zones = scene.model.arrangement
        task = next(spot for spot in spots.values() if spot.look == "task")
        assert task.box.height > 0.9 * zones["quests"].height


# --- what is watched ---------------------------------------------------------------------------------


@pytest.mark.parametrize("power", [1, ROSE])
def test_whoever_has_power_enough_to_end_the_game_is_announced(tmp_path: Path, power: int) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 3, AT_ONCE, game=GAME.name)
        view = GAME.view(scene.session.state, 0)
        view.earned[power] = {"defeat": LAST_POWER}
        model, gained = scene.model._replace(view=view), [0, 0, 0]
        gained[power] = 2
        told = moments_of((), model, 0, gained)[-1].told
        assert told.title == app.words("table.last_round")
        assert (scene.names[1] if power == 1 else app.words("black_rose.name.black_rose")) in told.line
        gained[power] = 0
        assert not moments_of((), model, 0, gained), "only once"


def test_power_that_is_lost_is_shown_where_it_is_counted(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 3, AT_ONCE, game=GAME.name)
        app.frame(0.05)
        assert moments_of((), scene.model, 0, [0, -2, 1])[0].points == ((1, -2), (ROSE, 1))


@pytest.mark.parametrize(
    ("event", "at", "numbers"),
    [
        (Event("replaced", 0, "cube:1", "crypt", "crypt", 1), "crypt", [1, -1]),
        (Event("removed_instability", 1, "cube:1", "crypt", "supply:1", 1), "crypt", [-1]),
        (Event("replaced_damage", 0, "cube:1", "mage:1", "mage:1", 1), "mage:1", [1, -1]),
        (Event("shifted", 0, "cube:1", "mage:1", "mage:0", 1), "mage:0", [1, -1]),
        (Event("shifted", 0, "cube:1", "arena", "crypt", 1), "crypt", [-1, 1]),
    ],
)
def test_what_changes_hands_floats_and_stays_marked(event: Event, at: str, numbers: list[int]) -> None:
    assert [change.amount for change in BOARD.moments.changes(event)] == numbers
    assert at in BOARD.moments.marks(event)


def test_a_room_that_is_emptied_needs_no_numbers() -> None:
    event = Event("removed_instability", 1, "cube:1", "crypt", "", 3, cause="crypt")
    assert not BOARD.moments.changes(event)
    assert not BOARD.moments.marks(event)


def test_enter_takes_no_button_where_things_answer_as_well(tmp_path: Path) -> None:
    """The Black Rose lies nowhere on the table: she is a button, but the figures are meant no less."""
    with window(tmp_path, (1920, 1080)) as app:
        scene = table(app, ["human", "human"], 3, AT_ONCE, game=GAME.name)
        state, source = scene.session.state, Source(3)
        rose = Action("pick", "", THE_ROSE)
        for _ in range(400):
            assert state.decision is not None
            if state.decision.prompt == TURN:
                break
            apply(state, choice(source, state.decision.options))
        assert state.decision is not None
        figures = [Action("pick", "", mage) for mage in ("mage:0", "mage:1")]
        for options, pressed in (([*figures, rose], ""), ([rose], "answer:1")):
            state.decision = Decision(state.decision.seat, "pick", tuple(options), "sacrificial_altar")
            scene.look_from(state.decision.seat)
            scene.finish()
            assert only_answer(scene.model) == pressed


def test_several_copies_of_a_card_to_choose_are_counted() -> None:
    state = GAME.new(2, 5, {"mages": "random", "grimoires": "random"})
    chance, found = Source(2), set[int]()
    while (decision := state.decision) is not None and found != {1, 2}:
        me, seat = state.seats[decision.seat], decision.seat
        if me.drawn:
            for offer in offered(GAME.view(state, seat), seat):
                assert offer.copies == max(1, me.drawn.count(offer.thing))
                found.add(offer.copies)
        apply(state, choice(chance, decision.options))
    assert found == {1, 2}


def test_the_second_mark_of_a_hint_is_on_what_its_sentence_names(tmp_path: Path) -> None:
    """Not on a card that is given for it on the way, nor on the own mage that does it."""
    with window(tmp_path, (1280, 720)) as app:
        scene = at_prompt(app, TURN, AT_ONCE)
        seat, spots, decision = scene.viewer, scene.model.arrangement.spots, scene.model.decision
        assert decision is not None
        card = next(name for name in spots if name.startswith(f"slot:{seat}:"))
        foe = next(name for name in spots if name.startswith("mage:") and name != f"mage:{seat}")
        rival = Action("attack", f"mage:{seat}", foe)
        plan = tuple(Planned(action, b"") for action in (Action("discard", card), rival))
        hint = Hint(Advice(decision.options[0], 0.5, plan), "", rival, "")
        marks = hint_marks(scene.model._replace(hint=hint))
        assert [mark.at for mark in marks if mark.later] == [scene.canvas.rect(*spots[rival.target].box)]
        marks = hint_marks(scene.model._replace(hint=hint._replace(then=None)))
        assert [mark.at for mark in marks if mark.later] == [scene.canvas.rect(*spots[card].box)]


def test_the_mark_of_a_hint_for_a_room_stands_within_it(tmp_path: Path) -> None:
    with window(tmp_path, (1280, 720)) as app:
        scene = at_prompt(app, TURN, AT_ONCE)
        model = scene.model
        rooms = [spot for spot in model.arrangement.spots.values() if spot.shape == "hex"]
        for room in rooms:
            at = model.canvas.point(_point(HintMark(1, model.canvas.rect(*room.box)), model))
            assert [spot.id for spot in model.arrangement.spots_at(*at) if spot.shape == "hex"] == [room.id]

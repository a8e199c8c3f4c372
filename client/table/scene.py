"""The table: draws a view, turns gestures into actions, and shows what everybody else does."""

from __future__ import annotations

from collections import deque
from collections.abc import Container
from typing import TYPE_CHECKING

import pygame

from client.scene import Scene
from client.session import Session, Step
from client.table.board import Arrangement, Board, Box, Scenery
from client.table.controls import PAYING
from client.table.feed import Feed
from client.table.flights import flights_of, origins_of
from client.table.gestures import Gestures
from client.table.menu import Menu
from client.table.motion import Motion, Pose
from client.table.painter import Painter
from client.widgets.focus import DIRECTIONS, nearest
from rules.bots.bot import explain
from rules.core.action import Action
from rules.core.decision import TURN
from rules.core.engine import State
from rules.core.events import Event

if TYPE_CHECKING:
    from client.app import App

DRAG_PIXELS = 6
TOAST_SECONDS = 4.0
HINT_SECONDS = 20.0
COUNT_SECONDS = 0.09
TURNED_OVER = ("drew", "revealed")
BOT_SECONDS = {"slow": 1.4, "normal": 0.7, "fast": 0.25, "off": 0.0}
SOUNDS = {
    "entered": "card_place",
    "used": "card_turn",
    "drew": "card_draw",
    "discarded": "card_draw",
    "destroyed": "attack",
    "attacked": "attack",
    "ignored": "shield",
    "passed": "pass",
    "reshuffled": "shuffle",
    "essence": "essence_gain",
    "won": "win",
}


class TableScene(Scene):
    """A game in progress as the viewer may see it."""

    def __init__(self, app: App, session: Session, board: Board) -> None:
        super().__init__(app)
        self.session = session
        self.board = board
        self.viewer = session.humans[0] if session.humans else 0
        self.motion = Motion()
        self.feed = Feed()
        self.menu: Menu | None = None
        self.toast = ""
        self.refused = False
        self.hovered = ""
        self.held = ""
        self.selected = ""
        self.focus = ""
        self.pointer = (0, 0)
        self._pressed_at: tuple[int, int] | None = None
        self._toast_left = 0.0
        self._queue: deque[Step] = deque()
        self._pause = 0.0
        self._asked = False
        self._hinting = False
        self._by_keys = False
        self._silent_round = 0
        self._handed_over = len(session.humans) < 2
        """Whether whoever looks is known to be the viewer; at the start of a hot-seat game nobody is."""
        self._since_count = 0.0
        self.points: list[int] = []
        self._watched: int | None = None
        self._told: tuple[str, ...] = ()
        self.view: State = session.view(self.viewer)
        self.arrangement = Arrangement({}, {})
        self.gestures = Gestures(board, None)
        self._painter = Painter(self)

    # --- what is shown -----------------------------------------------------------------------------

    @property
    def asking(self) -> bool:
        """Whether the viewer is to decide and sees the position in which."""
        mine = self.session.deciding == self.viewer and self.viewer in self.session.humans
        return mine and not self._queue and self._watched is None

    def lay_out(self) -> None:
        """Arrange the table for the window, the language and the view."""
        self.menu = None
        self._tell()
        self._arrange({}, moving=False)

    def _tell(self) -> None:
        """Tell the whole log again: the language or the viewer may have changed."""
        self.feed.clear()
        shown = len(self.session.steps) - len(self._queue) if self._watched is None else self._watched
        for step in self.session.steps[:shown]:
            self._narrate(step)

    def _narrate(self, step: Step) -> None:
        self.feed.add(
            [event.seen_from(self.viewer) for event in step.events],
            lambda events: self.session.game.tell(events, self.app.words, self.names),
            continuing=step.continuing,
            own=step.seat == self.viewer,
        )

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players."""
        return tuple(
            seat.name or self.app.words("seat", n=number + 1)
            for number, seat in enumerate(self.session.seats)
        )

    @property
    def scenery(self) -> Scenery:
        """Everything the furniture shows."""
        return Scenery(
            self.view,
            self.viewer,
            self.canvas,
            self.arrangement,
            self.app.words,
            self.names,
            tuple(seat.player for seat in self.session.seats),
            tuple(self.points),
            self._painter.lights(),
            self.asking,
        )

    def _arrange(self, origins: dict[str, Box], *, moving: bool, flipping: Container[str] = ()) -> None:
        self.arrangement = self.board.arrange(self.view, self.viewer, self.canvas)
        self.motion.rearrange(self.arrangement.spots.values(), origins, moving=moving, flipping=flipping)
        if not moving:
            self.points = self.session.points(self.view)
        self.gestures = Gestures(self.board, self.view.decision if self.asking else None)
        self.held = self.selected = ""
        self._painter.changed()
        if self._by_keys:
            reach = self.reach()
            self.focus = self.hovered = self.focus if self.focus in reach else next(iter(reach), "")
        else:
            self.focus = ""
            self._point(self.pointer)
        self.dirty = True

    def show_step(self, count: int) -> None:
        """Show the table as it was after so many steps; from then on it is only watched."""
        self._watched = count
        state = self.session.steps[count - 1].after if count else self.session.start
        self.view = self.session.game.view(state, self.viewer)
        self._tell()
        self._arrange({}, moving=self.app.settings.speed != "off")

    def _show(self, step: Step) -> None:
        """Show what one action did."""
        before = self.arrangement
        self.toast = ""
        self.view = self.session.game.view(step.after, self.viewer)
        self._narrate(step)
        events = [event.seen_from(self.viewer) for event in step.events]
        self._hinting = False
        moving = self.app.settings.speed != "off" and not self.app.settings.reduced_motion
        turned_over = {event.what for event in events if event.kind in TURNED_OVER}
        self._arrange(origins_of(events, before), moving=moving, flipping=turned_over)
        if moving:
            self.motion.fly(flights_of(events, before, self.arrangement))
        self._sound(events)

    def _sound(self, events: list[Event]) -> None:
        for event in events:
            if event.kind in SOUNDS:
                self.app.sounds.play(SOUNDS[event.kind])
                return

    # --- time --------------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        """Let things move, let the others play."""
        self.session.seconds += seconds
        if self.motion.running:
            self.motion.advance(seconds, self.app.settings.speed)
            self.dirty = True
        self._count_up(seconds)
        if self._toast_left > 0:
            self._toast_left -= seconds
            if self._toast_left <= 0:
                self.toast = ""
                self._painter.changed()
        self._pause = max(0.0, self._pause - seconds)
        if self._queue and not self.motion.running and not self._pause:
            self._show(self._queue.popleft())
            self._pause = BOT_SECONDS[self.app.settings.bot_pace] if self._queue else 0.0
        if self._hinting:
            self._hear_hint()
        if not self._queue and not self.motion.running and self._watched is None:
            self._go_on()

    def _count_up(self, seconds: float) -> None:
        """Let shown points follow the true ones, one by one."""
        true = self.session.points(self.view)
        self._since_count += seconds
        if self.points == true or self._since_count < COUNT_SECONDS:
            return
        self._since_count = 0.0
        self.points = [
            shown + (shown < now) - (shown > now) for shown, now in zip(self.points, true, strict=True)
        ]
        self._painter.changed()

    def _go_on(self) -> None:
        """See who is next: a bot thinks, a person is handed the table, or the game is over."""
        session = self.session
        if session.over:
            self._end()
            return
        seat = session.deciding
        level = session.bot_level(seat)
        if level:
            self._let_bot_play(seat, level)
        elif seat != self.viewer or not self._handed_over:
            self._hand_over(seat)
        elif self._silent_round == session.game.round(session.state):
            self._give_in()

    def _let_bot_play(self, seat: int, level: str) -> None:
        session = self.session
        decision = session.state.decision
        if decision is not None and len(decision.options) == 1:
            self._enqueue(session.act(decision.options[0]))
            return
        if not self._asked:
            self._asked = True
            self.app.worker.ask(
                session.game, level, session.game.view(session.state, seat), session.bot_seed()
            )
            self._pause = BOT_SECONDS[self.app.settings.bot_pace]
            self._painter.changed()
        if self._pause:
            return
        advice = self.app.worker.poll()
        if advice is not None:
            self._asked = False
            self._enqueue(session.act(advice.action))

    def _enqueue(self, step: Step) -> None:
        self._queue.append(step)
        self.dirty = True

    def _hand_over(self, seat: int) -> None:
        """Give the table to another person, behind the curtain where it is wanted."""
        if not self.app.settings.curtain:
            self.look_from(seat)
            return
        from client.scenes.curtain import CurtainScene

        self.app.push(CurtainScene(self.app, self, seat))

    def look_from(self, seat: int) -> None:
        """Show the table as another seat sees it."""
        self._handed_over = True
        self.viewer = seat
        self.view = self.session.view(seat)
        self._tell()
        self._arrange({}, moving=False)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table."""
        self._painter.draw(surface)

    def _end(self) -> None:
        from client.scenes.result import ResultScene

        self.app.sounds.play("win")
        self.app.push(ResultScene(self.app, self.session))

    # --- gestures ----------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> None:
        """Turn mouse and keys into actions."""
        if event.type == pygame.MOUSEMOTION:
            self._move(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._settle()
            if event.button == 1:
                self._press(event.pos)
            elif event.button == 3:
                self._zoom(self.thing_at(event.pos))
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._release(event.pos)
        elif event.type == pygame.MOUSEWHEEL:
            self.feed.scroll(event.y)
            self.dirty = True
        elif event.type == pygame.KEYDOWN:
            self._settle()
            self._key(event)

    def _settle(self) -> None:
        """Finish everything that moves: whoever acts does not wait."""
        self.motion.finish()
        while self._queue:
            self._show(self._queue.popleft())
            self.motion.finish()
        self.dirty = True

    def reach(self) -> dict[str, pygame.Rect]:
        """Return all things and buttons that can be used now, and where they are."""
        return self._painter.focusable()

    def thing_at(self, position: tuple[int, int]) -> str:
        """Return the topmost thing under a point of the window."""
        x, y = self.canvas.point(position)
        for spot in reversed(self.arrangement.spots.values()):
            box = spot.box
            if box.x <= x < box.x + box.width and box.y <= y < box.y + box.height:
                return spot.id
        return ""

    def zones_at(self, position: tuple[int, int]) -> list[str]:
        """Return the things and zones under a point, the topmost first."""
        x, y = self.canvas.point(position)
        thing = self.thing_at(position)
        inside = [
            name
            for name, box in self.arrangement.zones.items()
            if box.x <= x < box.x + box.width and box.y <= y < box.y + box.height
        ]
        return [thing, *inside] if thing else inside

    def _move(self, position: tuple[int, int]) -> None:
        self.pointer = position
        if self._by_keys:
            self._by_keys = False
            self.focus = ""
        if self._pressed_at and self.selected and not self.held:
            distance = max(abs(a - b) for a, b in zip(position, self._pressed_at, strict=True))
            if distance > DRAG_PIXELS:
                self.held = self.selected
                self._painter.changed()
        if self.held:
            self.dirty = True
        self._point(position)

    def _point(self, position: tuple[int, int]) -> None:
        if self.menu and self.menu.point(position):
            self.dirty = True
        hovered = self._painter.button_at(position) or self.thing_at(position)
        told = self.feed.cards_at(position)
        if told != self._told:
            self._told = told
            self._painter.changed()
        if hovered != self.hovered:
            self.hovered = hovered
            self.dirty = True

    def _press(self, position: tuple[int, int]) -> None:
        self.toast = ""
        if self.menu:
            action = self.menu.choose(position)
            self.menu = None
            self.dirty = True
            if action is not None:
                self.act(action)
            return
        button = self._painter.button_at(position)
        if button:
            self._painter.press(button)
            return
        thing = self.thing_at(position)
        if self.selected and thing != self.selected and self.gestures.needs_target(self.selected):
            self._drop(self.selected, position)
            return
        self.selected = thing
        self._pressed_at = position
        self._painter.changed()

    def _release(self, position: tuple[int, int]) -> None:
        held, self.held = self.held, ""
        pressed_at, self._pressed_at = self._pressed_at, None
        if held:
            self._let_go(held, position)
            self._drop(held, position)
            self.selected = ""
        elif pressed_at and self.selected:
            self.click(self.selected)
        self._painter.changed()
        self.dirty = True

    def _let_go(self, thing: str, position: tuple[int, int]) -> None:
        """Let the next glide begin where the hand let go: home, or on to its new place."""
        spot = self.arrangement.spots[thing]
        x, y = self.canvas.point(position)
        self.motion.set_pose(thing, Pose(x, y, spot.box.width, spot.box.height, 0))

    def _drop(self, thing: str, position: tuple[int, int]) -> None:
        """Choose what dropping a thing there means, or say why it means nothing."""
        targets = self.gestures.targets(thing)
        under = self.zones_at(position)
        for zone in under:
            if zone in targets:
                self._choose(targets[zone])
                return
        moving = self.app.settings.speed != "off"
        if thing in under[:1]:
            return
        for zone in under:
            intents = self.board.intents(thing, zone)
            if intents:
                self.refuse(intents)
                break
        self.motion.rearrange(self.arrangement.spots.values(), {}, moving=moving)
        self.selected = ""
        self.dirty = True

    def click(self, thing: str) -> None:
        """Do what a click on a thing means: its only action, a choice of them, or why there is none."""
        if self.gestures.needs_target(thing):
            self.selected = thing
            self._painter.changed()
            return
        self.selected = ""
        actions = self.gestures.actions(thing)
        if actions:
            self._choose(actions)
        elif self._is_pile(thing):
            self._show_piles()
        elif thing in self.arrangement.spots:
            self.refuse(self.board.intents(thing, ""))

    def _is_pile(self, thing: str) -> bool:
        spot = self.arrangement.spots.get(thing)
        return spot is not None and spot.look in ("pile", "seat")

    def _choose(self, actions: list[Action]) -> None:
        if len(actions) == 1:
            self.act(actions[0])
            return
        words, game = self.app.words, self.session.game
        entries = [(action, game.describe(self.view, action, words)) for action in actions]
        self.menu = Menu(entries, self.pointer, self.canvas)
        self.dirty = True

    def refuse(self, intents: list[Action]) -> None:
        """Say in one sentence why what was meant cannot be done."""
        reasons = [self.session.refusal(self.viewer, intent) for intent in intents]
        told = [reason for reason in reasons if reason is not None]
        if told:
            best = next(filter(self.board.is_telling, told), told[0])
            self.say(self.session.game.explain(self.view, self.viewer, best, self.app.words), refused=True)
            self.app.sounds.play("error")

    def say(self, sentence: str, *, refused: bool = False) -> None:
        """Show a sentence in the place of the prompt for a while; a hint may be read at leisure."""
        self.toast = sentence
        self.refused = refused
        self._toast_left = TOAST_SECONDS if refused else HINT_SECONDS
        self._painter.changed()

    def act(self, action: Action) -> None:
        """Carry out an option of the viewer."""
        if not self.asking or self.session.refusal(self.viewer, action) is not None:
            return
        self.toast = ""
        self._show(self.session.act(action))

    # --- commands ----------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take back the last action, with all that was paid for it."""
        self._settle()
        if self.session.undo(take_backs=self.app.settings.take_backs):
            self._back_in_time()
        else:
            self.say(self.app.words("table.no_undo"))

    def redo(self) -> None:
        """Do again what was taken back."""
        self._settle()
        step = self.session.redo()
        if step is not None:
            self._show(step)

    def hint(self) -> None:
        """Ask the hard bot what it would do, and why."""
        if self.asking and not self._hinting:
            self._hinting = True
            self.app.worker.ask(self.session.game, "hard", self.view, self.session.bot_seed())
            self.say(self.app.words("table.hint_wait"))

    def _hear_hint(self) -> None:
        advice = self.app.worker.poll()
        if advice is None:
            return
        self._hinting = False
        self.focus = advice.action.source or self.focus
        self.say(explain(self.session.game, self.view, advice, self.app.words))
        self._painter.changed()

    def stop_asking(self) -> None:
        """Lose Life in silence until the round ends."""
        self._silent_round = self.session.game.round(self.view)
        self._give_in()

    def _give_in(self) -> None:
        decision = self.view.decision
        while decision is not None and decision.prompt == "life_loss" and self.asking:
            self.act(decision.options[-1])
            decision = self.view.decision

    def pay_for_me(self) -> None:
        """Let the rules choose what to pay with: never Gold when something else will do."""
        while self.asking and self.view.decision is not None and self.view.decision.prompt in PAYING:
            self.act(self.session.game.quick(self.view))

    def is_useful(self, source: str) -> bool:
        """Tell whether a thing can do more than be thrown away."""
        return any(action.kind != "discard" for action in self.gestures.actions(source))

    def pass_round(self, action: Action) -> None:
        """Pass for the round; with something useful left, ask first where confirmations are wanted."""
        useful = any(self.is_useful(source) for source in self.gestures.sources)
        if useful and self.app.settings.confirm and self.menu is None:
            self.menu = Menu([(action, self.app.words("table.pass_sure"))], self.pointer, self.canvas)
            self.dirty = True
        else:
            self.act(action)

    def show_points(self) -> None:
        """Show where everybody's points come from."""
        from client.scenes.points import PointsScene

        self.app.push(PointsScene(self.app, self.session, self.view))

    def show_log(self) -> None:
        """Show the whole log."""
        from client.scenes.log import LogScene

        self.app.push(LogScene(self.app, self.feed, self.names[self.viewer]))

    def _back_in_time(self) -> None:
        self.app.worker.forget()
        self._asked = False
        self.view = self.session.view(self.viewer)
        self._tell()
        self._arrange({}, moving=self.app.settings.speed != "off")

    def _choose_by_digit(self, digit: int) -> None:
        """Choose the first, second ... of the things that can be used now."""
        sources = list(self.gestures.sources)
        if 0 < digit <= len(sources):
            self._activate(sources[digit - 1])

    def _zoom(self, thing: str) -> None:
        from client.scenes.zoom import ZoomScene

        if thing in self.session.game.components:
            self.app.push(
                ZoomScene(self.app, self.session.game, thing, self.view, self.viewer, names=self.names)
            )

    def _key(self, event: pygame.Event) -> None:
        button = self._painter.shortcut(event)
        if button is not None and not self.menu:
            button.command()
        elif event.key == pygame.K_ESCAPE:
            self._escape()
        elif self.menu:
            self._key_in_menu(self.menu, event)
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            self._activate(self.focus)
        elif event.key in DIRECTIONS:
            self._by_keys = True
            self.focus = nearest(self.reach(), self.focus, DIRECTIONS[event.key]) or ""
            self.hovered = self.focus
            self._painter.changed()
        elif event.key == pygame.K_y:
            self.redo()
        elif event.key == pygame.K_d:
            self._show_piles()
        elif event.key == pygame.K_i:
            self._zoom(self.hovered)
        elif event.unicode.isdigit():
            self._choose_by_digit(int(event.unicode))
        elif event.key == pygame.K_F1:
            self._open_rules()
        elif event.key == pygame.K_F10:
            self._open_settings()
        self.dirty = True

    def _activate(self, name: str) -> None:
        """Do by keyboard what a click on the focused thing or button would do."""
        reach = self.reach()
        if name not in reach:
            return
        self.pointer = reach[name].center
        if name in self.arrangement.spots:
            if self.selected and name != self.selected and self.gestures.needs_target(self.selected):
                self._drop(self.selected, self.pointer)
            else:
                self.click(name)
        else:
            self._painter.press(name)

    def _show_piles(self) -> None:
        from client.scenes.piles import PilesScene

        self.app.push(PilesScene(self.app, self))

    def _open_rules(self) -> None:
        from client.scenes.rules import RulesScene

        self.app.push(RulesScene(self.app, self.session.game.name))

    def _open_settings(self) -> None:
        from client.scenes.settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    def _key_in_menu(self, menu: Menu, event: pygame.Event) -> None:
        action = menu.key(event)
        if action is not None:
            self.menu = None
            self.act(action)

    def _escape(self) -> None:
        """Step back: out of a menu, out of a payment, or to the game's own menu."""
        decision = self.view.decision
        if self.menu or self.selected:
            self.menu = None
            self.selected = ""
            self._painter.changed()
        elif self.asking and decision is not None and decision.cause and decision.prompt != TURN:
            self.undo()
        else:
            self.open_menu()

    def open_menu(self) -> None:
        """Leave the table for the game's own menu."""
        from client.scenes.pause import PauseScene

        self.app.push(PauseScene(self.app, self.session))

"""The table of a game in progress: events become intentions, intentions steps, steps a new model."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from client.session import Session, Step
from client.table import gestures, screens
from client.table.camera import WHOLE
from client.table.game_table import GameTable
from client.table.guard import Guard
from client.table.hints import Advised, followed
from client.table.input import ENTER
from client.table.intentions import (
    Act,
    Choose,
    Click,
    CloseMenu,
    Command,
    Confirm,
    Do,
    Drop,
    Intention,
    LetGo,
    Refuse,
    Say,
)
from client.table.menu import Entry, Menu, listed
from client.table.model import Message, TableModel
from client.table.motion import Pose
from client.table.turns import GameOver, HandOver
from client.table.watched import WatchedTable
from rules.bots.bot import Advice
from rules.core.action import Action
from rules.core.decision import TURN
from rules.core.engine import State

if TYPE_CHECKING:
    from client.app import App

REFUSAL_SECONDS, HINT_SECONDS = 4.0, 20.0
"""How long a sentence stands in the place of the prompt; a hint may be read at leisure."""


class TableScene(WatchedTable):
    """A game that is played: people act by gestures, bots by themselves."""

    playing = True

    def __init__(self, app: App, session: Session, table: GameTable[Any]) -> None:
        super().__init__(app, session, table)
        self._message_seconds = 0.0
        self._advised = Advised()
        self.guard = Guard()
        self._drawn_late = False
        """Whether the new model is drawn with the next frame: both at once would make a long one."""
        self._commands: dict[Command, Callable[[], None]] = {
            Command.HINT: self.hint,
            Command.ODDS: self._say_odds,
            Command.FOLLOW: self.follow_hint,
            Command.UNDO: self.undo,
            Command.TAKE_BACK: self.take_back,
            Command.REDO: self.redo,
            Command.PAY: self.pay_for_me,
            Command.SILENCE: self.turns.silence,
            Command.STEP_BACK: self._step_back,
            Command.WHOLE_MAP: lambda: self.look(WHOLE),
        }

    # --- time --------------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        """Let things move, let the others play."""
        self.session.seconds += seconds
        self.guard.update(seconds)
        if self._drawn_late:
            self.dirty, self._drawn_late = True, False
        super().update(seconds)
        if self.model.message:
            self._message_seconds -= seconds
            if self._message_seconds <= 0:
                self.set_model(self.model._replace(message=None))
        if self.session.trouble():
            self.say(self.app.words("table.not_kept"), refused=True)
        if self.playback.running or self._beats:
            self.turns.ask_ahead(self.app.settings.bot_pace)
        else:
            self._go_on(seconds)

    def _go_on(self, seconds: float) -> None:
        """Show what a bot has done, hand the table over, give the hint, or end the game."""
        match self.turns.update(seconds, self.app.settings.bot_pace):
            case Step() as step:
                self.show(step)
                self.dirty, self._drawn_late = False, True
            case Advice() as advice:
                self._show_hint(advice)
            case HandOver(seat) if self.app.settings.curtain and not self.session.game.open:
                screens.open_curtain(self, seat)
            case HandOver(seat):
                self.look_from(seat)
                self.greet(seat)
            case GameOver():
                self._end()

    def _end(self) -> None:
        screens.open_victory(self)

    def finish(self) -> None:
        """Finish everything that moves: whoever acts does not wait."""
        super().finish()
        step = self.turns.pending()
        if step is not None:
            self.show(step)
            super().finish()

    # --- words -------------------------------------------------------------------------------------

    def say(self, sentence: str, *, refused: bool = False) -> None:
        """Show a sentence in the place of the prompt for a while."""
        self._message_seconds = REFUSAL_SECONDS if refused else HINT_SECONDS
        self.set_model(self.model._replace(message=Message(sentence, refused)))

    def _refuse(self, intents: Sequence[Action]) -> None:
        """Say in one sentence why what was meant cannot be done."""
        reasons = [self.session.refusal(self.viewer, intent) for intent in intents]
        told = [reason for reason in reasons if reason is not None]
        if told:
            relevant = (reason for reason in told if reason.key not in self.table.irrelevant_reasons)
            reason, view = next(relevant, told[0]), self.model.view
            self.say(self.session.game.explain(view, self.viewer, reason, self.app.words), refused=True)
            self.app.sounds.play("error")

    # --- intentions --------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> None:
        """Let whoever acts not wait; a click on what is shown, Enter and Space only end the show.

        A click before the last beat goes on to the next one.
        """
        self.guard.hear(event)
        if event.type == pygame.MOUSEBUTTONDOWN and self._beats:
            self.skip()
            return
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            hidden = event.type == pygame.MOUSEBUTTONDOWN and self.hides(event.pos)
            hidden |= event.type == pygame.KEYDOWN and event.key in ENTER and self.playback.queue.running
            self.finish()
            if hidden or self.guard.stops(event):
                return
            if event.type == pygame.MOUSEBUTTONDOWN and self.model.message:
                self.set_model(self.model._replace(message=None))
        super().handle(event)

    def _lay(self, view: State, *, counting: bool = False) -> TableModel[Any]:
        """Lay the table for a view; what was not to be seen before is not answered by chance."""
        before = super()._lay(view, counting=counting)
        self._show_advised()
        self.guard.change(before, self.model, self.input.pointer.position)
        return before

    def carry_out(self, intention: Intention) -> None:
        """Do what a player wants."""
        model = self.model
        match intention:
            case Click(thing):
                meant = gestures.click(model, thing)
                self.set_model(model._replace(selected=""))
                if meant is not None:
                    self.carry_out(meant)
            case Drop():
                self._drop(intention)
            case Act(action, then):
                self.input.mark_used()
                self.act(action)
                meant = gestures.go_on(self.model, then) if then else None
                if meant is not None:
                    self.carry_out(meant)
            case Choose(actions):
                self._open_menu(listed(model, actions, self.input.pointer.position))
            case Confirm(meant, question) if model.confirms and not model.menu:
                stay: Entry = (CloseMenu(), model.words("table.stay"))
                self._open_menu(Menu([(meant, question), stay], self.input.pointer.position, self.canvas))
            case Confirm(meant, _):
                self.carry_out(meant)
            case Refuse(intents):
                self._refuse(intents)
            case LetGo(thing, position):
                self._let_go(thing, position)
            case Say(text, refused):
                self.say(text, refused=refused)
            case Do(command) if command in screens.OPEN:
                screens.OPEN[command](self)
            case Do(command):
                self._commands[command]()
            case _:
                super().carry_out(intention)

    def _drop(self, gesture: Drop) -> None:
        """Do what dropping a thing means; what means nothing goes home."""
        meant = gestures.drop(self.model, gesture)
        if meant is not None:
            self.carry_out(meant)
        if meant is None or isinstance(meant, Refuse | Say):
            self.set_model(self.model._replace(selected=""))
            self.playback.place(self.model, moving=self.animated)

    def _let_go(self, thing: str, position: tuple[int, int]) -> None:
        """Let the next glide begin where the hand let go: home, or on to its new place."""
        spot = self.model.arrangement.spots[thing]
        if spot.look not in self.table.never_dimmed:
            x, y = self.canvas.point(position)
            self.motion.set_pose(thing, Pose(x, y, spot.box.width, spot.box.height, 0))
        self.set_model(self.model._replace(held=""))

    def _open_menu(self, menu: Menu) -> None:
        self.input.open_menu()
        self.guard.ask(self.input.pointer.position)
        self.set_model(self.model._replace(menu=menu))

    def act(self, action: Action) -> None:
        """Carry out an option of the viewer."""
        if self.model.asking and self.session.refusal(self.viewer, action) is None:
            self.turns.reset()
            self._advised.keep_until(len(self.session.steps))
            self.show(self.session.act(action))

    # --- commands ----------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take back the last action, with all that was paid for it, or offer to go back further."""
        if self._take_back():
            return
        if self.session.may_take_back:
            question = Confirm(Do(Command.TAKE_BACK), self.app.words("table.take_back"))
            self.carry_out(question)
        else:
            self.say(self.app.words("table.no_undo"))

    def take_back(self) -> None:
        """Take back the last action past chance and the moves of bots."""
        self._take_back(agreed=True)

    def _take_back(self, *, agreed: bool = False) -> bool:
        """Take back the last action if that is allowed, and tell whether it was."""
        self.finish()
        if not self.session.undo(take_backs=agreed or self.app.settings.take_backs):
            return False
        self.turns.reset()
        self._show_anew(self.session.view(self.viewer), moving=self.animated)
        return True

    def redo(self) -> None:
        """Do again what was taken back."""
        self.finish()
        self.turns.reset()
        for step in self.session.redo():
            self.show(step)

    def hint(self) -> None:
        """Ask the hard bot what it would do, and why; hide the hint that is shown."""
        if self.model.hint is not None:
            self._advised.forget(len(self.session.steps))
            self.set_model(self.model._replace(hint=None, message=None))
        elif self.model.asking and self.turns.ask_hint(self.viewer):
            self.say(self.app.words("table.hint_wait"))

    def _show_hint(self, advice: Advice) -> None:
        """Mark on the table what is advised; it is kept for the position, should one come back to it."""
        self._advised.give(len(self.session.steps), advice)
        self.model = self.model._replace(message=None)
        self._show_advised()

    def _show_advised(self) -> None:
        """Show what was advised for this position, if anything was."""
        hint = self._advised.at(len(self.session.steps), self.model)
        if hint != self.model.hint:
            self.set_model(self.model._replace(hint=hint))

    def _say_odds(self) -> None:
        if self.model.hint is not None:
            self.say(self.model.hint.odds)

    def follow_hint(self) -> None:
        """Make the choice that is advised; what is advised after it is shown next."""
        hint = self.model.hint
        if hint is None or self.model.decision is None or hint.advice.action not in self.model.decision:
            return
        self.input.mark_used()
        self.act(hint.advice.action)
        after = followed(hint.advice)
        if after is not None and self.model.decision is not None and after.action in self.model.decision:
            self._show_hint(after)

    def pay_for_me(self) -> None:
        """Let the rules choose what to pay with: never Gold when something else will do."""
        while self.model.decision is not None and self.model.decision.prompt in self.table.payments:
            self.act(self.session.game.quick(self.model.view))

    def _step_back(self) -> None:
        """Step back: out of a menu, out of a payment, or to the game's own menu."""
        model = self.model
        if model.menu or model.selected or model.hint:
            self._advised.forget(len(self.session.steps))
            self.set_model(model._replace(menu=None, selected="", hint=None, message=None))
            return
        decision = model.decision
        begun = decision is not None and bool(decision.cause) and decision.prompt != TURN
        if not (begun and self._take_back()):
            screens.open_menu(self)

"""The table of a game in progress: events become intentions, intentions steps, steps a new model."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from client.art.text import escape
from client.session import Session
from client.table import gestures, screens
from client.table.camera import WHOLE
from client.table.choosing import offered_things
from client.table.game_table import GameTable
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
    Peek,
    Refuse,
    Say,
    Select,
)
from client.table.menu import Menu, MenuItem, listed
from client.table.model import TableModel
from client.table.motion import Placement
from client.table.played import PlayedTable
from rules.core.action import Action
from rules.core.decision import TURN, Decision
from rules.core.engine import State

if TYPE_CHECKING:
    from client.app import App


class TableScene(PlayedTable):
    """A game that is played with mouse and keys."""

    def __init__(self, app: App, session: Session, table: GameTable[Any]) -> None:
        super().__init__(app, session, table)
        self._interrupted: dict[int, Drop] = {}
        """A gesture that goes on after what is asked now, by how many steps have been made."""
        self._listed: Menu | None = None
        """The list that was opened last."""
        self._commands: dict[Command, Callable[[], None]] = {
            Command.HINT: self.hint,
            Command.ODDS: self._say_odds,
            Command.FOLLOW: self.follow_hint,
            Command.UNDO: self.undo,
            Command.TAKE_BACK: self.take_back,
            Command.UNDO_ANOTHERS: super().undo,
            Command.REDO: self.redo,
            Command.PAY: self.pay_for_me,
            Command.SILENCE: self.turns.silence,
            Command.HABIT: self._change_habit,
            Command.STEP_BACK: self._step_back,
            Command.WHOLE_MAP: lambda: self.look(WHOLE),
        }

    # --- words -------------------------------------------------------------------------------------

    def _refuse(self, intents: Sequence[Action]) -> None:
        """Say in one sentence why what was meant cannot be done."""
        if not intents:
            return
        reasons = [self.session.refusal(self.viewer, intent) for intent in intents]
        reason, view = gestures.most_telling(self.model, reasons), self.model.view
        said = self.app.words("table.not_there")
        if reason is not None:
            said = self.session.game.explain(view, self.viewer, reason, self.model.named)
        self.say(said, refused=True)
        self.app.sounds.play("error")

    # --- intentions --------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> None:
        """Let whoever acts not wait; a click on what is shown, Enter and Space only end the show.

        A click before the last beat goes on to the next one, a double or a right one to the end.
        """
        self.guard.hear(event)
        if event.type == pygame.MOUSEBUTTONDOWN and self._beats:
            # The wheel is a button as well; it only scrolls.
            if event.button == pygame.BUTTON_RIGHT or (
                event.button == pygame.BUTTON_LEFT and self.guard.twice
            ):
                self.finish()
            elif event.button == pygame.BUTTON_LEFT:
                self.skip()
            return
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            hidden = event.type == pygame.MOUSEBUTTONDOWN and self.hides(event.pos)
            hidden |= (
                event.type == pygame.KEYDOWN
                and event.key in ENTER
                and (self.playback.queue.running or bool(self._beats))
            )
            self.finish()
            if hidden or self.guard.stops(event):
                return
            if event.type == pygame.MOUSEBUTTONDOWN and self.model.message:
                self.set_model(self.model._replace(message=None))
        marked = self.model.chosen
        super().handle(event)
        if event.type == pygame.KEYDOWN and self.model.chosen != marked:
            # What marks a card takes it only when it is pressed again.
            self.guard.spend()

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
                if isinstance(meant, Select) and thing in offered_things(model):
                    # What is taken goes to a place on the table.
                    self.set_model(self.model._replace(chosen=""))
                    self.carry_out(Peek(on=True))
                if meant is not None:
                    self.carry_out(meant)
            case Drop():
                self._drop(intention)
            case Act(action, then):
                self.input.mark_used()
                gesture = then or self._interrupted.pop(len(self.session.steps), None)
                self.act(action)
                if gesture is not None:
                    self._follow(gesture)
                elif model.decision is not None:
                    self._list_again(model.decision, action)
            case Choose(actions):
                self._open_menu(listed(model, actions, self.input.pointer.position))
            case Confirm(meant, question) if model.confirms and not model.menu:
                self._ask(meant, question)
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

    def _follow(self, gesture: Drop) -> None:
        """Go on with a gesture; a question between that is about something else only puts it off."""
        meant, decision = gestures.go_on(self.model, gesture), self.model.decision
        between = (*self.table.own_panel.prompts, self.table.automatic.habit.prompt)
        self._interrupted.clear()
        if meant is not None:
            self.carry_out(meant)
        elif decision is not None and decision.prompt in between:
            self._interrupted[len(self.session.steps)] = gesture

    def _list_again(self, before: Decision, action: Action) -> None:
        """List what is asked once more about the same thing because of the same effect."""
        menu, asked = self._listed, self.model.decision
        self._listed = None
        if menu is None or Act(action) not in menu.intentions or asked is None or asked.cause != before.cause:
            return
        alike = [option for option in asked if (option.kind, option.target) == (action.kind, action.target)]
        if asked.cause and action.target and len(alike) > 1:
            self._open_menu(listed(self.model, alike, menu.rect.topleft))

    def _drop(self, gesture: Drop) -> None:
        """Do what dropping a thing means; what means nothing goes home."""
        meant = gestures.drop(self.model, gesture)
        if meant is not None:
            self.carry_out(meant)
        if meant is None or isinstance(meant, Refuse | Say):
            # What was chosen by a click stays chosen: a wrong target only refuses.
            self.playback.place(self.model, moving=self.animated)

    def _let_go(self, thing: str, position: tuple[int, int]) -> None:
        """Let the next glide begin where the hand let go: home, or on to its new place."""
        spot = self.model.arrangement.spots[thing]
        if spot.look not in self.table.never_dimmed:
            x, y = self.canvas.point(position)
            self.motion.set_placement(thing, Placement(x, y, spot.box.width, spot.box.height, 0))
        self.set_model(self.model._replace(held=""))

    def _open_menu(self, menu: Menu) -> None:
        self._listed = menu
        self.input.open_menu()
        self.guard.ask(self.input.pointer.position)
        self.set_model(self.model._replace(menu=menu))

    def _ask(self, meant: Intention, question: str) -> None:
        """Ask at the pointer before something is done."""
        stay: MenuItem = (CloseMenu(), self.model.words("table.stay"))
        self._open_menu(Menu([(meant, question), stay], self.input.pointer.position, self.canvas))

    def undo(self) -> None:
        """Undo; what would be refused against bots, and what another person chose, is asked about."""
        self.finish()
        session, allowed, words = self.session, self.app.settings.take_backs, self.app.words
        target = session.undo_target(take_backs=allowed)
        chosen_by = session.steps[target].seat if target is not None else self.viewer
        if target is None and session.against_bots and session.undo_target(take_backs=True) is not None:
            self._ask(Do(Command.TAKE_BACK), words("table.take_back"))
        elif chosen_by != self.viewer:
            name = escape(self.model.names[chosen_by])
            self._ask(Do(Command.UNDO_ANOTHERS), words("table.undo_anothers", name=name))
        else:
            super().undo()

    def pay_for_me(self) -> None:
        """Let the rules choose what to pay with."""
        while self.model.decision is not None and self.model.decision.prompt in self.table.automatic.payments:
            self.act(self.session.game.quick(self.model.view))

    def _change_habit(self) -> None:
        """Let the question that has a habit be answered otherwise by itself, or be asked."""
        settings = self.app.settings
        settings.habits = self.table.automatic.habit.next(settings.habits)
        self.app.save_settings()
        self.lay_out()

    def _step_back(self) -> None:
        """Step back: out of a menu, out of a payment, or to the game's own menu."""
        model = self.model
        marked = model.chosen if not offered_things(model) else ""
        if model.menu or model.selected or model.hint or marked:
            self._advised.forget(len(self.session.steps))
            chosen = "" if marked else model.chosen
            self.set_model(model._replace(menu=None, selected="", chosen=chosen, hint=None, message=None))
            return
        decision = model.decision
        begun = decision is not None and bool(decision.cause) and decision.prompt != TURN
        if not (begun and self._take_back(whole=True)):
            screens.open_menu(self)

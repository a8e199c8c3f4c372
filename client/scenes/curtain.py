"""The curtain between two people at one screen, which the next one opens."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from client import saved_games
from client.art import theme
from client.art.cache import sprite
from client.art.heraldry import seat_sign
from client.art.panels import pill
from client.art.pictures import picture
from client.art.place import place
from client.art.portraits import seat_face
from client.art.text import LIVELY, READING, Style, escape
from client.art.theme import GOLD
from client.art.type_sizes import Type
from client.art.vector import Fade, discs
from client.canvas import Box
from client.own_portraits import face_of
from client.scenes.curtain_scores import paint_scores
from client.scenes.meanwhile import GAP, meanwhile, newest, seen_by
from client.scenes.pause import PauseScene
from client.scenes.screen import Screen
from client.table.played import PlayedTable
from client.widgets.buttons import Button
from rules.core.game import LogLine

if TYPE_CHECKING:
    from client.app import App

EARLIER = 36
"""How high the line is that says how many came before them."""
SCROLLING = {pygame.K_UP: 1, pygame.K_DOWN: -1, pygame.K_PAGEUP: 4, pygame.K_PAGEDOWN: -4}
"""How many entries a key goes back."""
OPENING = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_z)
"""The keys that do something with a curtain."""
STILL = 0.35
"""For how many seconds a curtain hears no click: it may have been meant for the table."""
CALM = 0.8
"""For how many seconds no key may have been pressed before one opens a curtain: Enter also accepts hints."""
QUIET_READING = READING._replace(colour=theme.SECOND)


class CurtainScene(Screen):
    """Names who is next and tells what everybody saw meanwhile; nothing hidden is shown."""

    def __init__(self, app: App, table: PlayedTable, seat: int) -> None:
        super().__init__(app)
        self._table = table
        self._session = table.session
        self._seat = seat
        self._told: list[LogLine] = []
        self._back = 0
        """How many of the newest entries are scrolled away."""
        self._hung = self._calm = 0.0
        """For how many seconds the curtain has hung, and for how many of them no key was pressed."""

    @property
    def brief(self) -> bool:
        """Whether a round goes on in which others have made one choice at most: then little is told."""
        session = self._session
        if session.game.round(session.position_after(self._since)) != session.game.round(session.state):
            return False
        choices = [step for step in self._session.steps[self._since :] if not step.told_together]
        return bool(self._since) and len(choices) < len(self._session.seats)

    @property
    def _plaque(self) -> Box:
        if self.brief:
            return self.pick(Box(480, 352, 960, 500), Box(132, 116, 760, 400))
        return self.pick(Box(400, 206, 1120, 716), Box(72, 84, 880, 464))

    @property
    def _button(self) -> Box:
        x, y, width, height = self._plaque
        wide, high = self.pick((512, 72), (420, 56))
        return Box(x + (width - wide) / 2, y + height - high - self.pick(32, 22), wide, high)

    @property
    def _events(self) -> tuple[float, float]:
        """The middle of the first event, and the pitch of the events."""
        top, pitch = self.pick((384, 35), (226, 28)) if not self.brief else self.pick((316, 35), (206, 28))
        return self._plaque.y + top, pitch

    @property
    def _scores(self) -> float:
        """The width of the score column."""
        return 32 if self.brief else self.pick(268, 200)

    @property
    def _name(self) -> str:
        return self._table.names[self._seat]

    def _face(self, seat: int) -> str:
        """Return the portrait of a seat: it is open to everybody."""
        names = self._session.names(self.app.words)
        return face_of(self._session.game.name, self._session.state, seat, names)

    @property
    def _since(self) -> int:
        """How many steps this person has seen: all up to the own last choice."""
        return seen_by(self._session, self._seat)

    @property
    def _last_chosen_by(self) -> int | None:
        """The other person whose last choice can be taken back, if any."""
        target = self._session.undo_target(take_backs=self.app.settings.take_backs)
        seat = self._session.steps[target].seat if target is not None else self._seat
        return seat if seat != self._seat else None

    # --- building ----------------------------------------------------------------------------------

    def build(self) -> None:
        """Tell what happened, and place the one button."""
        self._told = [
            line for events in meanwhile(self._session, self._seat) for line in self._table.tell(events)
        ]
        rect = self.box(*self._button)
        label = self.app.words("shell.curtain.open", name=escape(self._name))
        self.primary = Button(
            rect, self.unit, self._open, label, kind="primary", key="Enter", size=Type.PRIMARY
        )
        self.add(self.primary)
        if (chose := self._last_chosen_by) is not None:
            label = self.app.words("shell.curtain.undo", name=escape(self._table.names[chose]))
            wide, middle = self.pick(420, 320), self.pick(1050, 618)
            rect = self.box((self.stage[0] - wide) / 2, middle - 22, wide, 44)
            self.add(Button(rect, self.unit, self._undo, label, key="Z", size=Type.LABEL))

    def _undo(self) -> None:
        """Let the person choose again who chose last: behind a curtain of its own."""
        if (chose := self._last_chosen_by) is not None:
            self.app.pop()
            self._table.undo_unseen(chose)

    def _open(self) -> None:
        self.app.sounds.play("button")
        self.app.pop()
        self._table.look_from(self._seat)

    def update(self, seconds: float) -> None:
        """Count how long the curtain hangs."""
        super().update(seconds)
        self._hung += seconds
        self._calm += seconds

    def handle(self, event: pygame.Event) -> None:
        """Hear the buttons and their keys, unless a click or a key was meant for the table before it."""
        clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT
        scrolled = event.y if event.type == pygame.MOUSEWHEEL else 0
        early = clicked and self._hung < STILL
        if event.type == pygame.KEYDOWN:
            scrolled = SCROLLING.get(event.key, 0)
            # Whoever presses on and on is not the one who is to look.
            early, self._calm = event.key in OPENING and self._calm < CALM, 0.0
        if scrolled:
            self._back = min(max(0, self._back + scrolled), max(0, len(self._told) - 1))
            self.dirty = True
        elif early:
            return
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_z:
            self._undo()
        else:
            super().handle(event)

    def back(self) -> None:
        """Open the menu: there is nothing behind a curtain to go back to."""
        self.app.push(PauseScene(self.app, self._session))

    # --- drawing -----------------------------------------------------------------------------------

    def paint(self, surface: Surface) -> None:
        """Draw the curtain and the plaque on it."""
        surface.blit(picture("shell/curtain", surface.get_size()), (0, 0))
        self.paint_panel(surface, self._plaque, theme.CURTAIN, 20, 18)
        self._paint_head(surface)
        self._paint_events(surface)
        if not self.brief:
            self._paint_scores(surface)
            self._paint_order(surface)
        footer = self.pick(1050, 618)
        self.write_keys(surface, [("Esc", "shell.footer.menu")], (32, footer), left=True)
        text, at = self.app.words("shell.curtain.secret"), (self.stage[0] - 32, footer)
        self.write(surface, text, at, self.stage[0] * 0.6, size=Type.LABEL, anchor="midright")

    def _paint_head(self, surface: Surface) -> None:
        words, session = self.app.words, self._session
        x, y, width, _ = self._plaque
        middle, room, medallion = x + width / 2, width - 96, self.pick(200, 104)
        if face := self._face(self._seat):
            place(surface, seat_face(face, self._seat, self.px(medallion)), self.at(middle, y))
        else:
            place(surface, _medallion(self.px(medallion)), self.at(middle, y))
            place(surface, seat_sign(self._seat, self.px(medallion * 0.72)), self.at(middle, y))
        at = (middle, y + self.pick(204, 110))
        self.write_title(surface, self._name, at, room, self.pick(*Type.CURTAIN_NAME), "center")
        stage = saved_games.stage(session.game.told_round(session.state), words)
        game = f"{words(f'{session.game.name}.title')} · {stage}"
        for text, style, top, sizes in (
            (words("shell.curtain.hand_over"), QUIET_READING, self.pick(142, 72), Type.HAND_OVER),
            (game, Style("ui_medium", theme.CURTAIN_TEXT), self.pick(279, 153), Type.CURTAIN_GAME),
        )[: 1 if self.brief else 2]:
            at, size = (middle, y + top), self.pick(*sizes)
            self.write(surface, text, at, room, size=size, style=style, anchor="center")
        if not self.brief:
            line = self.box(x + 48, y + self.pick(314, 170), width - 96, max(1, 1 / self.unit))
            surface.fill(theme.LINE_GOLD, line)

    def _paint_events(self, surface: Surface) -> None:
        x, (top, pitch) = self._plaque.x, self._events
        room = self._plaque.width - self._scores - 64 - 16
        label = "shell.curtain.meanwhile" if self._since else "shell.curtain.so_far"
        at, style = (x + 48, top - 36), Style("ui_medium", theme.SECOND)
        self.write(surface, self.app.words(label), at, room, size=Type.LABEL, style=style)
        top -= pitch / 2
        bottom = self._button.y - 12
        if not self._told:
            text, at = self.app.words("shell.curtain.nothing"), (x + 48 + room / 2, (top + bottom) / 2)
            self.write(surface, text, at, room, size=Type.BODY, style=QUIET_READING, anchor="center")
        earlier, shown = self._fitting(room - 38, bottom - top)
        if earlier:
            said = self.app.words.count("shell.curtain.before", earlier)
            at, style = (x + 86, top + pitch / 2 - 2), QUIET_READING
            self.write(surface, said, at, room - 38, size=Type.CAPTION, style=style)
            top += EARLIER
        for entry, drawn in shown:
            middle = top + pitch / 2
            if entry.seat is not None:
                place(surface, seat_sign(entry.seat, self.px(26)), self.at(x + 62, middle - 2))
            surface.blit(drawn, self.at(x + 86, top))
            top += drawn.get_height() / self.unit + GAP

    def _fitting(self, room: float, height: float) -> tuple[int, list[tuple[LogLine, Surface]]]:
        """Return the newest entries that there is room for, and how many came before them.

        They are written smaller where not all of them fit; scrolled back, the newest ones give way.
        """
        told = self._told[: len(self._told) - self._back]
        least = self.pick(Type.CAPTION, Type.FINE)
        for size in range(Type.LABEL, least - 1, -1):
            shown = newest(told, size, room, height, self.unit)
            if len(shown) == len(self._told):
                return 0, shown
        shown = newest(told, least, room, height, self.unit)
        if len(shown) < len(told):
            shown = newest(told, least, room, height - EARLIER, self.unit)
        return len(told) - len(shown), shown

    def _paint_scores(self, surface: Surface) -> None:
        top, pitch = self._events
        left = self._plaque.x + self._plaque.width - self._scores
        paint_scores(self, surface, self._table, Box(left, top, self._scores, pitch))

    def _paint_order(self, surface: Surface) -> None:
        """Draw who sits at the table, in order, with the next person standing out."""
        names, y = self._table.names, self.pick(954, 576)
        room = min(220.0, (self.stage[0] - 64) / len(names) - 24)
        x = self.stage[0] / 2 - (len(names) * (room + 24) - 24) / 2
        for seat, name in enumerate(names):
            rect = self.box(x, y - 22, room, 44)
            mine = seat == self._seat
            colours = theme.CURTAIN_NEXT if mine else theme.CURTAIN_NAME
            surface.blit(pill(rect.size, *colours, max(1.0, self.unit * (2 if mine else 1))), rect)
            place(surface, seat_face(self._face(seat), seat, self.px(40)), self.at(x + 24, y))
            style = LIVELY if mine else Style("ui_medium", theme.SECOND)
            self.write(surface, escape(name), (x + 50, y), room - 66, size=Type.BODY, style=style)
            x += room + 24
            if seat < len(names) - 1:
                self.write(surface, "›", (x - 12, y), 20, size=Type.QUESTION, style=LIVELY, anchor="center")


@sprite
def _medallion(px: int) -> Surface:
    """Return the golden ring that a sign hangs in."""
    rim, ground = theme.MEDALLION_RIM, Fade(theme.MEDALLION)
    return discs(px, (50, theme.CONTOUR), (49, Fade(GOLD)), (44, rim), (43, ground))

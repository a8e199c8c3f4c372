"""A player who knows the table only by its events: mouse and keys go in, pictures come out."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from pathlib import Path
from random import Random

import pygame

from client.app import App
from client.canvas import Box
from client.games import table_for
from client.session import Session
from client.table.hits import reach_of, thing_at
from client.table.scene import TableScene
from rules.games import GAMES
from saves.save import Seat

FRAME = 0.05
WAIT = 0.002
MOST_FRAMES = 5_000
MOST_GESTURES = 10_000


@contextmanager
def window(folder: Path, size: tuple[int, int] = (1280, 800), language: str = "en") -> Iterator[App]:
    """Open a window in which nothing takes time."""
    app = App(folder, size=size, language=language)
    app.settings.speed = app.settings.bot_pace = "off"
    app.settings.curtain = False
    # What a frame shows must not depend on how busy the machine is.
    app.due_picture.frame_seconds = inf
    try:
        yield app
    finally:
        app.close()


def table(
    app: App,
    players: list[str],
    seed: int,
    options: dict[str, str] | None = None,
    game: str = "res_arcana",
) -> TableScene:
    """Sit down at the table of a game."""
    seats = [Seat(player) for player in players]
    session = Session(GAMES[game], seats, seed, options or {}, app.store)
    scene = TableScene(app, session, table_for(game))
    app.push(scene)
    return scene


def said(scene: TableScene) -> str:
    """Return the sentence in the place of the prompt, if there is one."""
    return scene.model.message.text if scene.model.message else ""


GESTURES = 0.3
"""How many of the choices in a whole game are made by gestures; the others are made at once."""


class Player:
    """Chooses at random among what is lit; `play` ends with the game."""

    def __init__(self, app: App, scene: TableScene, seed: int) -> None:
        self.app = app
        self.scene = scene
        self.chance = Random(seed)

    def play(self) -> None:
        """Play until the game is over."""
        for _ in range(MOST_GESTURES):
            self.wait()
            if self.scene.session.over:
                return
            self.choose_or_leap()
        raise AssertionError(f"no end after {len(self.scene.session.steps)} steps")

    def wait(self) -> None:
        """Let time pass until this player is asked."""
        for _ in range(MOST_FRAMES):
            self.app.frame(FRAME)
            if self.scene.model.asking or self.scene.session.over:
                return
            # A bot thinks in another process: give it a chance.
            time.sleep(WAIT)
        raise AssertionError(f"nobody is asked: {self.scene.model.view.decision}")

    def choose_or_leap(self) -> None:
        """Make one gesture, or choose an option without one where none is under way."""
        model = self.scene.model
        if model.menu or model.selected or model.chosen or self.chance.random() < GESTURES:
            self.choose()
        else:
            assert model.view.decision is not None
            self.scene.act(self.chance.choice(model.view.decision.options))

    def choose(self) -> None:
        """Make one gesture."""

    def names(self) -> list[str]:
        """Return what can be chosen, tools left out; what was marked is taken."""
        if self.scene.model.chosen:
            return ["take"]
        tools = {"menu", "undo", "hint", "points", "log", "pay", "silence", "peek", "odds"}
        names = [name for name in reach_of(self.scene.model) if name not in tools]
        # Whoever passes at every chance never gets anywhere.
        return [name for name in names if name != "pass" or self.chance.random() < 0.4] or names


class Mouse(Player):
    """Plays with the mouse alone: clicks, and drags where something can be dragged."""

    def choose(self) -> None:
        """Click an entry of the menu, drag a thing to a target, or click a thing or a button."""
        if self.scene.model.menu:
            self.click(self.chance.choice(self.scene.model.menu.rows).center)
            return
        name = self.chance.choice(self.names())
        places = self.places()
        targets = [zone for zone in self.scene.model.choices.targets(name) if zone in places and zone != name]
        start = self.visible(name)
        if targets and self.chance.random() < 0.5:
            self.drag(start, self.scene.canvas.rect(*places[self.chance.choice(targets)]).center)
        else:
            self.click(start)

    def visible(self, name: str) -> tuple[int, int]:
        """Return a point at which a thing or a button is not covered by another."""
        box = reach_of(self.scene.model)[name]
        points = [box.center]
        points += [(x, box.centery) for x in range(box.left + 2, box.right, max(1, box.width // 12))]
        return next((at for at in points if thing_at(self.scene.model, at) == name), box.center)

    def places(self) -> dict[str, Box]:
        """Return where everything lies that something can be dropped on."""
        arrangement = self.scene.model.arrangement
        return arrangement.zones | {name: spot.box for name, spot in arrangement.spots.items()}

    def click(self, at: tuple[int, int]) -> None:
        """Press and release the left button."""
        self.press(at)
        self.send(pygame.MOUSEBUTTONUP, pos=at, button=1, clicks=1)

    def press(self, at: tuple[int, int]) -> None:
        """Go to a point and press the left button, all in one frame."""
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        self.send(pygame.MOUSEBUTTONDOWN, pos=at, button=1, clicks=1)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press, move in a few steps, and release."""
        self.press(start)
        for step in (1, 2):
            at = tuple(a + (b - a) * step // 2 for a, b in zip(start, end, strict=True))
            self.send(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0))
        self.app.frame(FRAME)
        self.send(pygame.MOUSEBUTTONUP, pos=end, button=1, clicks=1)

    def send(self, kind: int, **details: object) -> None:
        """Put an event where the window finds it."""
        pygame.event.post(pygame.Event(kind, details))
        self.app.frame(0)


class Keyboard(Player):
    """Plays with the keyboard alone: arrows, Enter, digits and the letters on the buttons."""

    def choose(self) -> None:
        """Walk to one of the things by arrow keys and press Enter, or choose by digit in a menu."""
        menu = self.scene.model.menu
        if menu and menu.numbered:
            self.press(pygame.K_1 + self.chance.randrange(len(menu.rows)), "123456789")
            return
        if menu or self.scene.model.chosen:
            self.press(pygame.K_RETURN)
            return
        for _ in range(self.chance.randrange(1, 6)):
            self.press(self.chance.choice((pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)))
        if self.scene.input.pointer.focus in self.names():
            self.press(pygame.K_RETURN)

    def press(self, key: int, characters: str = "") -> None:
        """Press a key."""
        typed = chr(key) if characters and chr(key) in characters else ""
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=typed))
        self.app.frame(0)

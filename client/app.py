"""The program with a window: the loop, the stack of scenes, and what all scenes share."""

from __future__ import annotations

import logging
from collections import deque
from functools import partial
from pathlib import Path

import pygame

from client import gui, keys
from client.art.cache import sprites
from client.canvas import Canvas, canvas
from client.debug import DebugOverlay
from client.due_picture import DuePicture
from client.log_file import LogFile
from client.notice import Notice
from client.own_portraits import own
from client.prewarm import Prewarm, Spent, after_start
from client.scene import Scene
from client.sound import Sounds
from client.window import open_window, set_mode
from client.words import LANGUAGES, load, system_language
from client.worker import Worker
from rules.core.words import Words
from rules.games import GAMES
from saves.files import data_folder
from saves.settings import Settings, SettingsFile, Setup
from saves.statistics import StatisticsFile
from saves.store import Store

FRAMES_PER_SECOND = 60
REMEMBERED_FRAMES = 10_000

log = logging.getLogger("conclave")


class App:
    """One window and everything behind it."""

    def __init__(
        self, chosen_folder: Path | None = None, *, size: tuple[int, int] | None = None, language: str = ""
    ) -> None:
        self.folder = data_folder(chosen_folder)
        self.log_path = self.folder / "conclave.log"
        # Started by double click there is no console: what goes wrong must be found in a file.
        self._log_file = LogFile(self.log_path)
        self.store = Store(chosen_folder)
        own.open(self.folder)
        self.statistics = StatisticsFile(chosen_folder)
        self._settings_file = SettingsFile(chosen_folder)
        self.settings, wrong = self._read_settings()
        self.language = language or self.settings.language or system_language()
        self.words: Words = load(self.language, self.settings.mild)
        self.store.claim(self.words("shell.autosave"))
        self.scenes: list[Scene] = []
        self.spent: deque[Spent] = deque(maxlen=REMEMBERED_FRAMES)
        self.due_picture = DuePicture(lambda: self.draw(self.screen) if self.scenes else None)
        self._worker: Worker | None = None
        self.fullscreen = self.settings.fullscreen and size is None
        """Whether the screen is filled now: a size that is asked for goes before the setting."""
        self.screen = open_window(size, self.words("shell.title"), fullscreen=self.settings.fullscreen)
        self.canvas: Canvas = canvas(self.screen.get_size(), self.settings.scale / 100)
        self.gui = gui.manager(self.canvas.size, self.canvas.k)
        self.sounds = Sounds(self.settings)
        self._clock = pygame.time.Clock()
        self.notice = Notice()
        if wrong:
            self.notice.tell(self.words("shell.settings_wrong", parts=", ".join(wrong)))
        self.debug = DebugOverlay()
        self.prewarm = Prewarm()
        self.prewarm.begin(after_start(self))

    def _read_settings(self) -> tuple[Settings, list[str]]:
        """Return the settings, and which of them made no sense and are as at first."""
        settings, wrong = self._settings_file.load()
        if settings.language not in ("", *LANGUAGES):
            settings.language = ""
            wrong.append("language")
        if settings.setup.game not in GAMES:
            settings.setup = Setup()
            wrong.append("setup")
        return settings, wrong

    # --- the window --------------------------------------------------------------------------------

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or give it back."""
        self.fullscreen = self.settings.fullscreen = not self.fullscreen
        self.screen = set_mode(None, fullscreen=self.fullscreen)
        self.lay_out()
        self.save_settings()

    # --- scenes ------------------------------------------------------------------------------------

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        return self.scenes[-1]

    def push(self, scene: Scene) -> None:
        """Put a scene on top; the typed fields of the one below go until it comes back."""
        self._clear_fields()
        self.scenes.append(scene)
        scene.lay_out()
        scene.dirty = True

    def pop(self) -> None:
        """Take the top scene away; without any left the program ends."""
        self.scenes.pop().leave()
        self._clear_fields()
        if self.scenes:
            self.scene.lay_out()
            self.scene.dirty = True

    def quit(self) -> None:
        """Leave all scenes, which ends the program."""
        while self.scenes:
            self.scenes.pop().leave()

    def _clear_fields(self) -> None:
        self.gui.clear_and_reset()  # type: ignore[no-untyped-call]
        # What is drawn is found out in an update: without one, the fields would be seen once more.
        self.gui.update(0.0)

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top one."""
        self.scenes.pop().leave()
        self.push(scene)

    def lay_out(self) -> None:
        """Measure the window anew and let every scene lay itself out again."""
        measure = canvas(self.screen.get_size(), self.settings.scale / 100)
        if measure != self.canvas:
            sprites.clear()
            self.canvas = measure
        self.gui = gui.manager(self.canvas.size, self.canvas.k)
        for scene in self.scenes:
            scene.lay_out()
            scene.dirty = True

    def set_language(self, language: str) -> None:
        """Change the language of everything at once."""
        assert language in LANGUAGES
        self.language = self.settings.language = language
        self.words = load(language, self.settings.mild)
        pygame.display.set_caption(self.words("shell.title"))
        self.lay_out()
        self.save_settings()

    def open_settings(self) -> None:
        """Show the settings over whatever is on the screen, unless they are being changed already."""
        from client.scenes.settings import SettingsScene

        if not any(isinstance(scene, SettingsScene) for scene in self.scenes):
            self.push(SettingsScene(self))

    def save_settings(self) -> None:
        """Write the settings down and let what depends on them know."""
        try:
            self._settings_file.save(self.settings)
        except OSError as error:
            log.warning("the settings were not kept: %s", error)
            self.notice.tell(self.words("shell.settings_not_kept"))
        self.sounds.adjust()

    # --- bots --------------------------------------------------------------------------------------

    @property
    def worker(self) -> Worker:
        """The process in which bots think."""
        self.start_worker()
        assert self._worker is not None, "it has just been started"
        return self._worker

    def start_worker(self) -> None:
        """Start the bots' process unless it runs; better at rest than when the first bot is to move."""
        if self._worker is None:
            self._worker = Worker()

    # --- the loop ----------------------------------------------------------------------------------

    def run(self) -> None:
        """Show the top scene until none is left."""
        try:
            while self.scenes:
                try:
                    self.frame(self._clock.tick(FRAMES_PER_SECOND) / 1000)
                except Exception as error:
                    self._survive(error)
        finally:
            self.close()

    def _survive(self, error: Exception) -> None:
        """Write down what went wrong and say so; the game itself is safe in its autosave."""
        from client.scenes.crash import CrashScene
        from client.table.scene import TableScene

        log.exception("a scene failed")
        if any(isinstance(scene, CrashScene) for scene in self.scenes):
            raise error
        played = [scene.session for scene in self.scenes if isinstance(scene, TableScene)]
        self.scenes.clear()
        self.push(CrashScene(self, self.log_path, played[-1] if played else None))

    def frame(self, seconds: float) -> None:
        """Handle events, let time pass, and draw when the picture has changed."""
        self.spent.append(self.prewarm.run_frame(partial(self._work, seconds), self.due_picture.go_on))

    def _work(self, seconds: float) -> None:
        self.due_picture.begin_frame()
        for event in pygame.event.get():
            self._handle(event)
            if not self.scenes:
                return
        # While a picture is held nothing goes on that would not be seen.
        self.scene.update(0.0 if self.due_picture.held else seconds)
        self.sounds.surround(next((scene.ambience for scene in reversed(self.scenes) if scene.ambience), ""))
        if self.scenes and (self.debug.update(seconds) or self.notice.update(seconds)):
            self.scene.dirty = True
        if self.scenes and self.scene.dirty:
            self.due_picture.show(self.scene)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the top scene, over those that shine through."""
        first = len(self.scenes) - 1
        while first and self.scenes[first].see_through:
            first -= 1
        for scene in self.scenes[first:]:
            scene.draw(surface)
        muted = self.settings.mute and self.scene.ambience in GAMES
        self.notice.draw(surface, self.canvas.k, muted=muted)
        if self.debug.on:
            self.debug.draw(surface, self.scene.debug_boxes(), self.spent, self.canvas.k)

    def _handle(self, event: pygame.Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
            return
        if event.type == pygame.KEYMAPCHANGED:
            keys.label.cache_clear()
        if event.type in (pygame.VIDEORESIZE, pygame.KEYMAPCHANGED):
            self.screen = pygame.display.get_surface() or self.screen
            self.lay_out()
            return
        if event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self.scene.dirty = True
        if event.type == pygame.KEYDOWN and not self.scene.typing:
            event = keys.by_place(event)
        if event.type != pygame.KEYDOWN or not self._handle_key(event):
            self.scene.handle(event)

    def _handle_key(self, event: pygame.Event) -> bool:
        """Do what a key means everywhere; tell whether it was one of those."""
        plain_key = not pygame.key.get_mods() and not self.scene.typing
        match event.key:
            case pygame.K_F10:
                self.open_settings()
            case pygame.K_F11:
                self.toggle_fullscreen()
            case pygame.K_F12:
                self.debug.toggle()
            case pygame.K_m if plain_key:
                self.settings.mute = not self.settings.mute
                self.save_settings()
                self.notice.tell(self.words("shell.muted" if self.settings.mute else "shell.heard"))
            case _:
                return False
        self.scene.dirty = True
        return True

    def close(self) -> None:
        """Give everything back."""
        if self._worker is not None:
            self._worker.stop()
        self.store.close()
        self._log_file.close()
        # Not pygame.quit(): the type faces are kept by the art kit and would become invalid.
        self.sounds.close()
        pygame.display.quit()

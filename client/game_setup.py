"""The setup of a new game while it is being changed: game, seats, variants, seed."""

from __future__ import annotations

import hashlib
import secrets
from random import SystemRandom

from client.session import Session, random_seed
from rules.core.game import AnyGame, Choice
from rules.core.words import Words
from rules.games import GAMES
from saves.save import BOT, MAX_SEED, PLAYERS, Seat
from saves.settings import Setup
from saves.store import Store

HUMAN, NEW_BOT, EASY_BOT = "human", f"{BOT}normal", f"{BOT}easy"
LEVELS = ("easy", "normal", "hard")
DICE = 1_000_000


class GameSetup:
    """The last setup and every change of it; `fit` makes it playable again."""

    def __init__(self, setup: Setup, *, newcomer: bool = False) -> None:
        self.newcomer = newcomer
        """Whether nobody has finished a game here: then the variants for a first game are advised."""
        self.name = setup.game if setup.game in GAMES else next(iter(GAMES))
        self.seats = [seat if seat.player in PLAYERS else Seat(NEW_BOT, seat.name) for seat in setup.seats]
        self.options = dict(setup.options)
        self.shuffled = setup.shuffled
        self.seed = ""
        if newcomer and setup == Setup():
            # Whoever has not laid any table yet gets them, and easy bots.
            self.seats = [
                Seat(EASY_BOT, seat.name) if self.is_bot(n) else seat for n, seat in enumerate(self.seats)
            ]
            self._advise()
        self.fit()

    @property
    def game(self) -> AnyGame:
        """The rules of the chosen game."""
        return GAMES[self.name]

    @property
    def setup(self) -> Setup:
        """What is remembered for the next time."""
        return Setup(self.name, tuple(self.seats), self.options, self.shuffled)

    def fit(self) -> None:
        """Seat as many as the game takes, and drop what it does not know."""
        game = self.game
        while len(self.seats) < min(game.seats):
            self.add()
        del self.seats[max(game.seats) :]
        chosen = {choice.name: self.options.get(choice.name, choice.default) for choice in game.choices}
        for choice in game.choices:
            value = chosen[choice.name]
            if value not in choice.values or not self.fits(choice, value):
                chosen[choice.name] = choice.default
        self.options = chosen

    def fits(self, choice: Choice, value: str) -> bool:
        """Tell whether so many can play a variant."""
        return value not in choice.seats or len(self.seats) in choice.seats[value]

    def reason(self, choice: Choice, value: str, words: Words) -> str:
        """Say why a variant cannot be played now; nothing where it can."""
        if self.fits(choice, value):
            return ""
        return words.count("shell.only_for", choice.seats[value][-1], now=len(self.seats))

    def time(self, name: str, words: Words) -> str:
        """Say how long a game takes; the chosen one, with the variants that are chosen for it."""
        variant = self.game.goal(self.options) if name == self.name else ""
        return words(f"shell.game.{name}.time{variant}")

    def choose(self, name: str) -> None:
        """Choose another game."""
        self.name = name
        if self.newcomer:
            self._advise()

    def _advise(self) -> None:
        """Choose the variants for a first game."""
        self.options |= {choice.name: choice.first for choice in self.game.choices if choice.first}

    def is_advised(self, choice: Choice, value: str) -> bool:
        """Tell whether a variant is the one for a first game, as long as nobody has finished one."""
        return self.newcomer and bool(value) and value == choice.first

    def vary(self, choice: str, value: str) -> None:
        """Choose a variant."""
        self.options[choice] = value

    def add(self) -> None:
        """Seat another bot: a person is quickly made of it."""
        self.seats.append(Seat(EASY_BOT if self.newcomer else NEW_BOT))

    def remove(self, number: int) -> None:
        """Take a seat away."""
        del self.seats[number]

    def swap(self, number: int, step: int) -> None:
        """Let somebody change places with a neighbour."""
        seats = self.seats
        seats[number], seats[number + step] = seats[number + step], seats[number]

    @property
    def _first_person(self) -> int | None:
        """The first seat of a person."""
        return next((number for number in range(len(self.seats)) if not self.is_bot(number)), None)

    @property
    def first_name(self) -> str:
        """The name of the first person, empty where nobody gave one."""
        return self.seats[self._first_person].name if self._first_person is not None else ""

    def introduce(self, name: str) -> None:
        """Give the first person a name that is known from before, unless there is one."""
        if name and self._first_person is not None and not self.first_name:
            self.rename(self._first_person, name)

    def rename(self, number: int, name: str) -> None:
        """Name whoever sits there."""
        self.seats[number] = Seat(self.seats[number].player, "".join(filter(str.isprintable, name)).strip())

    def hand_to(self, number: int, player: str) -> None:
        """Give a seat to a person or to a bot."""
        self.seats[number] = Seat(player, self.seats[number].name)

    def is_bot(self, number: int) -> bool:
        """Tell whether a bot sits there."""
        return self.seats[number].player.startswith(BOT)

    def level(self, number: int) -> int:
        """Return which of the levels a bot plays at; one that is not offered counts as the usual one."""
        level = self.seats[number].player.removeprefix(BOT)
        return LEVELS.index(level if level in LEVELS else "normal")

    def roll(self) -> None:
        """Choose a seed that can be told to others."""
        self.seed = str(secrets.randbelow(DICE))

    def begin(self, store: Store) -> Session:
        """Deal the cards."""
        seats = list(self.seats)
        if self.shuffled:
            SystemRandom().shuffle(seats)
        return Session(self.game, seats, seed_of(self.seed), self.options, store)


def seed_of(text: str) -> int:
    """Return the seed that was typed: a number as it is, any other word by its digest, nothing by chance."""
    text = text.strip()
    if not text:
        return random_seed()
    if text.isdecimal() and int(text) <= MAX_SEED:
        return int(text)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6])

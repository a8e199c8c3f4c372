"""Saves and settings that went wrong: bytes were lost, or somebody changed what stands there."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from client import saved_games
from client.session import Session
from client.words import LANGUAGES, load
from rules.core.action import Action
from rules.core.engine import to_json
from rules.core.game import AnyGame
from rules.core.rng import Source, choice
from saves.format import CHECKSUM, encode, encode_change, parse, seal
from saves.replay import play
from saves.save import Change, Save, SaveError, Seat, capture, standing
from saves.settings import Settings, Setup

WORDS = [load(language) for language in LANGUAGES]


def game_in_progress(game: AnyGame, seed: int, actions: int) -> tuple[Save, dict[str, Any]]:
    """Return a save after so many random actions, and its position as plain data."""
    count = game.seats[seed % len(game.seats)]
    state = game.new(count, seed, {})
    log: list[Action] = []
    source = Source(seed)
    while state.decision is not None and len(log) < actions:
        log.append(choice(source, state.decision.options))
        list(play(state, log[-1:]))
    seats = [Seat("human", "Ada"), *[Seat("bot:normal")] * (count - 1)]
    position = msgspec.json.decode(to_json(state), type=dict[str, Any])
    return capture(game, {}, seed, seats, log, state, 60), position


def as_lines(save: Save, game: AnyGame, written_whole: int) -> bytes:
    """Return a save as it lies there when it was written whole once and then went on."""
    state = save.begin()
    moves = list(play(state, save.log))
    now = standing(game, moves[written_whole - 1].after, 60)
    lines = [encode(msgspec.structs.replace(save, log=save.log[:written_whole], now=now))]
    for length, move in enumerate(moves[written_whole:], written_whole + 1):
        lines.append(encode_change(Change(length, standing(game, move.after, 60), move.action)))
    return b"".join(lines)


def as_document(save: Save, position: dict[str, Any]) -> dict[str, Any]:
    """Return a save as the second version of the format had it, without its checksum."""
    document = {**msgspec.to_builtins(save), "format": 2, "seconds": 60, "position": position}
    del document["now"]
    return document


def change_something(value: Any, chance: Random) -> Any:
    """Return plain data in which one thing is another, or missing, or there twice."""
    if isinstance(value, dict) and value:
        name = chance.choice(sorted(value))
        if chance.random() < 0.1:
            return {key: part for key, part in value.items() if key != name}
        return {**value, name: change_something(value[name], chance)}
    if isinstance(value, list) and value:
        at, kind = chance.randrange(len(value)), chance.random()
        if kind < 0.2:
            return [*value[:at], *value[at + 1 :]]
        if kind < 0.4:
            return [*value[:at], value[chance.randrange(len(value))], *value[at:]]
        return [*value[:at], change_something(value[at], chance), *value[at + 1 :]]
    return chance.choice([-1, 0, 1, 7, 2**40, "", "?", "athanor", None, True, [], {}, value])


def changed_lines(data: bytes, chance: Random) -> bytes:
    """Return a save with one thing changed in one of its lines, under a right checksum."""
    lines = data.splitlines()
    at = chance.randrange(len(lines))
    document = msgspec.json.decode(lines[at], type=dict[str, Any])
    del document[CHECKSUM]
    changed = change_something(document, chance)
    return b"\n".join([*lines[:at], seal(changed).rstrip(), *lines[at + 1 :], b""])


def damaged(data: bytes, chance: Random) -> bytes:
    """Return a save with bytes changed, cut off, left out or put in."""
    at, other = sorted(chance.randrange(len(data)) for _ in range(2))
    noise = chance.randbytes(chance.randrange(1, 9))
    return chance.choice(
        [
            data[:at],
            data[:at] + noise + data[at + len(noise) :],
            data[:at] + data[other:],
            data[:at] + noise + data[at:],
            data[:at] + bytes(other - at) + data[other:],
        ]
    )


def opens(data: bytes) -> bool:
    """Open a save as the window would; tell whether it was, `False` for one that was refused."""
    try:
        save = parse(data)
        session = Session.from_save(save)
    except SaveError:
        return False
    assert session.to_save().now == save.now or save.rules != session.game.version
    for words in WORDS:
        saved_games.progress(save, words)
        saved_games.turn(save, words)
    return True


def spoilt(game: AnyGame, seed: int, count: int) -> Iterator[bytes]:
    """Yield so many saves of a game that went wrong in one way or another."""
    chance = Random(seed)
    save, position = game_in_progress(game, seed, 20 + seed % 60)
    lines, document = as_lines(save, game, len(save.log) // 2), as_document(save, position)
    for number in range(count):
        match number % 3:
            case 0:
                yield seal({**document, "position": change_something(position, chance)}).rstrip()
            case 1:
                yield changed_lines(lines, chance)
            case _:
                yield damaged(lines, chance)


def spoilt_settings(count: int) -> Iterator[bytes]:
    """Yield so many files of settings that went wrong in one way or another."""
    whole = Settings(language="en", setup=Setup("five_seals", (Seat("human", "Ада"),) * 2))
    chance, data, parts = Random(1), msgspec.json.encode(whole), msgspec.to_builtins(whole)
    parts |= {"scale": 100, "volume": 40, "speed": "normal", "mute": False}
    for number in range(count):
        if number % 2:
            yield damaged(data, chance)
        else:
            yield msgspec.json.encode(change_something(parts, chance))

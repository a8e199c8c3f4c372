"""Portraits of people: cut from their own pictures, refused with a sentence, shown where their sign was."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from client.app import App
from client.own_portraits import MOST_BYTES, SIDE, PortraitError, Portraits, cut, face_of, own
from client.scenes.files import FilesScene
from client.scenes.new_game import NewGameScene
from client.session import Session
from client.widgets.buttons import FaceButton
from client.words import LANGUAGES, load
from rules.games import GAMES
from saves.save import Seat
from saves.settings import Setup
from tests.client.driver import window


@pytest.fixture
def photo(tmp_path: Path) -> Path:
    """A tall picture: red above, blue below."""
    picture = Image.new("RGB", (300, 600), "blue")
    picture.paste("red", (0, 0, 300, 400))
    picture.save(tmp_path / "photo.png")
    return tmp_path / "photo.png"


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A window with a data folder of its own."""
    with window(tmp_path / "data") as app:
        yield app


def bomb(path: Path) -> Path:
    """Write a small file that says it is a picture of four billion points."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = chunk(b"IHDR", struct.pack(">IIBBBBB", 65000, 65000, 8, 2, 0, 0, 0))
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + header + chunk(b"IDAT", zlib.compress(b"")) + chunk(b"IEND", b""))
    return path


def test_a_portrait_is_square_and_kept_by_name(photo: Path, tmp_path: Path) -> None:
    portraits = Portraits()
    portraits.open(tmp_path / "data")
    assert portraits.of("Анна") == ""
    portraits.choose("Анна", photo)
    again = Portraits()
    again.open(tmp_path / "data")
    assert again.of("Анна") == portraits.of("Анна")
    with Image.open(f"{again.of('Анна')}.webp") as kept:
        assert kept.size == (SIDE, SIDE)
        assert kept.convert("RGB").getpixel((SIDE // 2, SIDE // 2))[0] > 200  # type: ignore[index]
    assert again.of("Ada") == ""


def test_another_picture_takes_the_place_of_the_first(photo: Path, tmp_path: Path) -> None:
    portraits = Portraits()
    portraits.open(tmp_path / "data")
    portraits.choose("Ada/../x", photo)
    first = portraits.of("Ada/../x")
    Image.new("RGB", (40, 40), "green").save(photo)
    portraits.choose("Ada/../x", photo)
    assert portraits.of("Ada/../x") != first
    assert len(list((tmp_path / "data" / "portraits").iterdir())) == 1
    portraits.forget("Ada/../x")
    assert not list((tmp_path / "data" / "portraits").iterdir())


def test_what_is_no_picture_is_refused(photo: Path, tmp_path: Path) -> None:
    letter, half, large = tmp_path / "letter.png", tmp_path / "half.png", tmp_path / "large.png"
    letter.write_text("Dear friend,", encoding="utf-8")
    half.write_bytes(photo.read_bytes()[:200])
    with large.open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    wrong = {letter: "no_picture", half: "no_picture", tmp_path / "gone.png": "no_picture"}
    wrong |= {tmp_path: "no_picture", large: "too_large", bomb(tmp_path / "bomb.png"): "too_large"}
    for path, key in wrong.items():
        with pytest.raises(PortraitError) as caught:
            cut(path)
        assert caught.value.key == key, path
        assert all(load(language)(f"shell.portrait.{key}") for language in LANGUAGES)


def test_a_closed_folder_is_told(photo: Path, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be", encoding="utf-8")
    portraits = Portraits()
    portraits.open(tmp_path / "data")
    with pytest.raises(PortraitError) as caught:
        portraits.choose("Ada", photo)
    assert caught.value.key == "not_kept"


def test_a_new_game_chooses_and_takes_away_portraits(app: App, photo: Path, tmp_path: Path) -> None:
    app.push(NewGameScene(app, Setup("res_arcana", (Seat("human", "Ada"), Seat("bot:easy")))))
    (button,) = (widget for widget in app.scene.widgets if isinstance(widget, FaceButton))  # type: ignore[attr-defined]
    button.activate()
    files = app.scene
    assert isinstance(files, FilesScene)
    files._finish(tmp_path / "gone.png")
    assert app.notice.shown == app.words("shell.portrait.no_picture")
    (button,) = (widget for widget in app.scene.widgets if isinstance(widget, FaceButton))  # type: ignore[attr-defined]
    button.activate()
    files = app.scene
    assert isinstance(files, FilesScene)
    files._finish(photo)
    assert own.of("Ada")
    (button,) = (widget for widget in app.scene.widgets if isinstance(widget, FaceButton))  # type: ignore[attr-defined]
    assert button.face == own.of("Ada")
    app.draw(app.screen)
    button.activate()
    assert own.of("Ada") == ""


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_shows_the_portrait_of_its_person(app: App, photo: Path, game: str) -> None:
    own.choose("Ada", photo)
    seats = [Seat("human", "Ada"), Seat("bot:easy", "Bob")]
    session = Session(GAMES[game], seats, 1, {}, None)
    names = session.names(app.words)
    assert face_of(game, session.state, 0, names) == own.of("Ada")
    assert face_of(game, session.state, 1, names) != own.of("Ada")
    assert face_of(game, session.state, -1, names) != own.of("Ada")

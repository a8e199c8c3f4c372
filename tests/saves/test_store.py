"""Whatever happens while a save is written, a whole one is there afterwards."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs
import pytest

from saves import store
from saves.format import encode
from saves.save import SaveError
from saves.store import AUTOSAVE, Store
from tests.saves.games import altered, played

FIRST, SECOND, THIRD = played(10), played(11), played(12)


@pytest.fixture
def saves(tmp_path: Path) -> Store:
    """A store in a folder of its own."""
    return Store(tmp_path)


def files(saves: Store) -> dict[str, bytes]:
    """Return all that lies in the folder."""
    return {path.name: path.read_bytes() for path in saves.folder.iterdir()}


def test_the_folder_is_the_platforms() -> None:
    folder = Store().folder
    assert folder.is_relative_to(platformdirs.user_data_path())
    assert folder.parts[-2:] == ("conclave", "saves")


def test_looking_makes_nothing(saves: Store, tmp_path: Path) -> None:
    assert saves.entries() == []
    assert not saves.has_previous()
    with pytest.raises(SaveError, match="no_file"):
        saves.load()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "name", [AUTOSAVE, "Вечер", "con", "a/b\\c:d", "../up", "100 %", "й", ".", "autosave"]
)
def test_any_name_holds_a_save(saves: Store, name: str) -> None:
    path = saves.save(FIRST, name)
    assert path.parent == saves.folder
    assert saves.load(name) == FIRST
    assert [(entry.name, entry.save, entry.trouble) for entry in saves.entries()] == [(name, FIRST, "")]


def test_names_do_not_meet(saves: Store) -> None:
    names = [AUTOSAVE, "autosave", "a b", "a%20b", "a/b"]
    assert len({saves.path(name) for name in names}) == len(names)


@pytest.mark.parametrize("name", [" ", "A" * 300, "🎲" * 40])
def test_impossible_names(saves: Store, name: str) -> None:
    with pytest.raises(SaveError, match="bad_save_name"):
        saves.save(FIRST, name)
    assert not saves.folder.exists()


def test_the_previous_one_is_kept(saves: Store) -> None:
    saves.save(FIRST)
    assert not saves.has_previous()
    for save, before in [(SECOND, FIRST), (THIRD, SECOND)]:
        saves.save(save)
        assert saves.load() == save
        assert saves.load(previous=True) == before
    assert set(files(saves)) == {"autosave.json", "autosave.json.bak"}


def test_a_broken_one_is_reported_and_left_alone(saves: Store) -> None:
    saves.save(FIRST)
    saves.save(SECOND)
    path = saves.path()
    path.write_bytes(path.read_bytes()[:-9])
    before = files(saves)
    with pytest.raises(SaveError, match="broken_save"):
        saves.load()
    assert [entry.trouble for entry in saves.entries()] == ["broken_save"]
    assert saves.load(previous=True) == FIRST
    assert files(saves) == before


@pytest.mark.parametrize("content", [b"half a sa", altered(SECOND, format=99)])
def test_saving_over_what_cannot_be_read_sets_it_aside(saves: Store, content: bytes) -> None:
    saves.save(FIRST)
    saves.save(SECOND)
    for number in (1, 2):
        saves.path().write_bytes(content)
        saves.save(THIRD)
        assert saves.load() == THIRD
        assert saves.load(previous=True) == FIRST
        assert files(saves)[f"autosave.json.broken{number}"] == content
    assert len(saves.entries()) == 1


@pytest.mark.parametrize("moment", [0, 1])
def test_a_crash_between_writing_and_renaming(
    saves: Store, monkeypatch: pytest.MonkeyPatch, moment: int
) -> None:
    class PowerCut(BaseException):
        pass

    renames: list[Path] = []

    def cut(source: str, target: Path) -> None:
        if len(renames) == moment:
            raise PowerCut
        renames.append(target)
        os.rename(source, target)

    saves.save(FIRST)
    saves.save(SECOND)
    monkeypatch.setattr(os, "replace", cut)
    # Nobody tidies up after a power cut.
    monkeypatch.setattr(Path, "unlink", lambda *_, **__: None)
    with pytest.raises(PowerCut):
        saves.save(THIRD)
    monkeypatch.undo()
    assert len(list(saves.folder.glob("*.tmp"))) == 1
    assert saves.load() == SECOND
    assert saves.load(previous=True) == [FIRST, SECOND][moment]
    assert len(saves.entries()) == 1
    saves.save(THIRD)
    assert saves.load() == THIRD


def test_a_full_disk_costs_nothing(saves: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    saves.save(FIRST)
    saves.save(SECOND)
    before = files(saves)
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveError) as caught:
        saves.save(THIRD)
    assert (caught.value.key, caught.value.details["reason"]) == ("no_access", "No space left on device")
    assert files(saves) == before


def test_what_is_kept_beside_the_game_is_there_when_looked_for(saves: Store) -> None:
    for save in (FIRST, SECOND, THIRD):
        saves.keep(save)
    assert saves.load() == THIRD
    assert saves.trouble() is None
    saves.keep(FIRST)
    assert saves.load(previous=True) == THIRD
    saves.keep(SECOND)
    assert [entry.save for entry in saves.entries()] == [SECOND]
    saves.keep(THIRD)
    saves.rename_autosave("Ada")
    assert saves.load("Ada") == THIRD
    assert saves.has_previous()


def test_why_something_was_not_kept_is_told_once(saves: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    saves.save(FIRST)
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        saves.keep(SECOND)
        assert saves.load() == FIRST
    trouble = saves.trouble()
    assert trouble is not None
    assert trouble.key == "no_access"
    assert saves.trouble() is None
    saves.keep(THIRD)
    assert saves.load() == THIRD
    assert saves.trouble() is None


def test_everything_is_on_the_disk_before_it_is_renamed(
    saves: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[int] = []
    fsync = os.fsync

    def watch(handle: int) -> None:
        written.append(os.fstat(handle).st_size)
        fsync(handle)

    monkeypatch.setattr(os, "fsync", watch)
    saves.save(FIRST)
    assert written == [len(encode(FIRST))]


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("in the way")
    with pytest.raises(SaveError, match="no_access"):
        Store(tmp_path).save(FIRST)
    with pytest.raises(SaveError, match="no_access"):
        Store(tmp_path).load()


def test_the_newest_comes_first(saves: Store) -> None:
    for age, name in enumerate(["new", "middle", "old"]):
        os.utime(saves.save(FIRST, name), (1000 - age, 1000 - age))
    assert [entry.name for entry in saves.entries()] == ["new", "middle", "old"]
    assert [entry.modified for entry in saves.entries()] == [1000, 999, 998]


def test_a_huge_file_is_not_read_to_its_end(saves: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    path = saves.save(FIRST)
    monkeypatch.setattr(store, "MAX_BYTES", 1000)
    assert len(store.read(path)) == 1001

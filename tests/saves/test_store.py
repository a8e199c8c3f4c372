"""Whatever happens while a save is written, a whole one is there afterwards."""

from __future__ import annotations

import os
from io import FileIO
from pathlib import Path

import platformdirs
import pytest

from saves import files as saved_files
from saves.format import encode
from saves.journal import COPIED_EVERY
from saves.listing import AUTOSAVE
from saves.save import Change, Save, SaveError
from saves.store import Store
from tests.saves.games import altered, changes, played

FIRST, SECOND, THIRD = played(10), played(11), played(12)
CHANGES = changes(THIRD, 10)


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
    assert [(entry.name, entry.head, entry.trouble) for entry in saves.entries()] == [(name, FIRST.head, "")]


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
    path.write_bytes(path.read_bytes()[9:])
    before = files(saves)
    with pytest.raises(SaveError, match="broken_save"):
        saves.load()
    assert [entry.trouble for entry in saves.entries()] == ["broken_save"]
    assert saves.load(previous=True) == FIRST
    assert files(saves) == before


def test_damage_behind_the_head_is_told_when_the_save_is_opened(saves: Store) -> None:
    path = saves.save(FIRST, "Ada")
    path.write_bytes(path.read_bytes()[:-9])
    assert [entry.trouble for entry in saves.entries()] == [""]
    with pytest.raises(SaveError, match="broken_save"):
        saves.load("Ada")


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
    saves.save(FIRST)
    saves.save(SECOND)
    before = files(saves)
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveError) as caught:
        saves.save(THIRD)
    assert (caught.value.key, caught.value.details["reason"]) == ("no_access", "No space left on device")
    assert files(saves) == before


def whole() -> Save:
    """Stand in for a save that must not be needed."""
    raise AssertionError("the autosave is open: a change is enough")


def test_what_is_kept_is_there_at_once(saves: Store) -> None:
    journal = saves.keep(None, CHANGES[0], lambda: FIRST)
    for change, save in zip(CHANGES, (SECOND, THIRD), strict=True):
        assert saves.keep(journal, change, whole) is journal
        assert Store(saves.folder.parent).load() == save
        assert [entry.head for entry in saves.entries()] == [save.head]
    assert saves.trouble() is None
    saves.rename_autosave("Ada")
    assert saves.load("Ada") == THIRD
    assert not saves.has_previous()
    assert saves.has_previous("Ada")
    saves.close()


def test_what_is_taken_back_is_kept_too(saves: Store) -> None:
    journal = saves.begin(SECOND)
    saves.keep(journal, Change(10, FIRST.now), whole)
    assert saves.load() == FIRST
    for change in CHANGES:
        saves.keep(journal, change, whole)
    assert saves.load() == THIRD
    saves.close()


def test_a_change_after_none_that_was_kept_is_no_save(saves: Store) -> None:
    saves.keep(saves.begin(FIRST), CHANGES[1], whole)
    saves.close()
    with pytest.raises(SaveError, match="broken_save"):
        saves.load()


def test_another_game_takes_the_autosave_over(saves: Store) -> None:
    journal = saves.begin(FIRST)
    other = saves.begin(played(3, seed=8))
    assert saves.keep(journal, CHANGES[0], lambda: SECOND) not in (journal, other)
    assert saves.load() == SECOND
    saves.close()


def test_a_line_that_was_cut_short_costs_itself_alone(saves: Store) -> None:
    journal = saves.begin(FIRST)
    whole_file = saves.path().read_bytes()
    for change in CHANGES:
        saves.keep(journal, change, whole)
    saves.close()
    data = saves.path().read_bytes()
    second = data.index(b"\n", len(whole_file) + 1) + 1
    for length in range(len(whole_file), len(data) - 1):
        zeros = length % 3
        saves.path().write_bytes(data[:length] + b"\0" * zeros)
        # Without its end a line is whole as long as nothing else follows.
        left = SECOND if length >= second - (not zeros) else FIRST
        assert saves.load() == left
        assert [entry.head for entry in saves.entries()] == [left.head]


def test_damage_between_sound_changes_is_told_and_the_copy_is_offered(saves: Store) -> None:
    saves.begin(FIRST)
    size = saves.path().stat().st_size
    journal = saves.begin(FIRST)
    for change in CHANGES:
        saves.keep(journal, change, whole)
    saves.close()
    data = bytearray(saves.path().read_bytes())
    data[size + 9] ^= 1
    saves.path().write_bytes(data)
    with pytest.raises(SaveError, match="broken_save"):
        saves.load()
    assert saves.load(previous=True) in (SECOND, THIRD)


def test_a_copy_is_never_far_behind(saves: Store) -> None:
    last = played(100)
    journal = saves.begin(played(0))
    for change in changes(last, 0):
        saves.keep(journal, change, whole)
    saves.close()
    assert saves.load() == last
    assert len(saves.load(previous=True).log) >= 100 - COPIED_EVERY


def full(_: int) -> None:
    """Stand in for what a full disk says."""
    raise OSError(28, "No space left on device")


def test_why_something_was_not_kept_is_told_once(saves: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    saves.save(FIRST)
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        assert saves.keep(None, CHANGES[0], lambda: SECOND) is None
        assert saves.load() == FIRST
        assert not saves.keeps
    trouble = saves.trouble()
    assert trouble is not None
    assert trouble.key == "no_access"
    assert saves.trouble() is None
    assert saves.keep(None, CHANGES[1], lambda: THIRD)
    assert saves.load() == THIRD
    assert saves.trouble() is None
    assert saves.keeps
    saves.close()


def test_a_change_that_did_not_reach_the_disk_is_told(saves: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = saves.begin(FIRST)
    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        saves.keep(journal, CHANGES[0], whole)
        journal.close()
    assert saves.trouble()
    assert not saves.keeps
    assert saves.keep(journal, CHANGES[1], lambda: THIRD)
    assert saves.keeps
    assert saves.load() == THIRD
    saves.close()


def test_a_line_of_which_a_part_was_written_is_written_whole_next(
    saves: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = saves.begin(FIRST)
    file = journal._file
    monkeypatch.setattr(journal, "_file", Half(file))
    assert saves.keep(journal, CHANGES[0], whole) is None
    file.close()
    assert saves.load() == FIRST
    assert saves.keep(None, CHANGES[1], lambda: THIRD)
    assert saves.load() == THIRD
    saves.close()


class Half:
    """A file on a disk that becomes full in the midst of a line."""

    def __init__(self, file: FileIO) -> None:
        self._file = file

    def write(self, data: bytes) -> int:
        """Write the first half."""
        return self._file.write(data[: len(data) // 2])

    def close(self) -> None:
        """Keep the file for the test."""


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
    monkeypatch.setattr(saved_files, "MAX_BYTES", 100)
    assert len(saved_files.read(path)) == 101

"""A folder to choose a file in: pygame_gui's file dialog without its own frame and buttons."""

from __future__ import annotations

import locale
import os
from contextlib import suppress
from dataclasses import KW_ONLY, dataclass
from pathlib import Path

from pygame_gui.windows import UIFileDialog

from client.widgets.field import Field

LINE = 54
"""The height of the typed path, in units."""


@dataclass(eq=False)
class FileList(Field):
    """A typed path with the folder below it; what is typed or clicked on is the `path`."""

    start: Path
    _: KW_ONLY
    suffixes: tuple[str, ...]
    existing: bool = True
    """Whether only a file that is there can be chosen."""

    def __post_init__(self) -> None:
        _prepare_sorting()
        self._dialog = dialog = UIFileDialog(
            self.rect,
            self.gui,
            allowed_suffixes=set(self.suffixes),
            initial_file_path=str(self.start),
            allow_existing_files_only=self.existing,
        )
        # They are made for one size of type, and one of them deletes files.
        for button in (
            dialog.ok_button,
            dialog.cancel_button,
            dialog.home_button,
            dialog.delete_button,
            dialog.parent_directory_button,
            dialog.refresh_button,
        ):
            button.hide()  # type: ignore[no-untyped-call]
        dialog.set_blocking(False)
        self.entry = dialog.file_path_text_line
        width, height = dialog.get_container().get_size()
        line, gap = self.px(LINE), self.px(10)
        self.entry.set_relative_position((0, 0))
        self.entry.set_dimensions((width, line))
        dialog.file_selection_list.set_relative_position((0, line + gap))
        dialog.file_selection_list.set_dimensions((width, height - line - gap))

    @property
    def path(self) -> Path | None:
        """The file that is chosen; a folder is none."""
        chosen: Path | None = self._dialog.current_file_path
        with suppress(OSError):
            if chosen is not None and not chosen.is_dir() and (chosen.is_file() or not self.existing):
                return chosen
        return None

    @property
    def folder(self) -> Path:
        """The folder that is shown."""
        return Path(self._dialog.current_directory_path)

    def open_folder(self, folder: Path) -> None:
        """Show another folder; one that cannot be looked into leaves the list as it is."""
        self._dialog._change_directory_path(folder)


def _prepare_sorting() -> None:
    """Let the dialog ask the system how names are sorted, even where the system is set up badly."""
    try:
        locale.setlocale(locale.LC_ALL, "")
    except locale.Error:
        os.environ["LC_ALL"] = "C"

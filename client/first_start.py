"""A small window for the first start: it says what is being installed while there is no other window yet.

It is a process of its own, so that nothing it meets (no tkinter, no display, a closed window) can touch the
installation. Its standard input brings a heading, a note and the name of the button, then what happens.
"""

import os
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    import tkinter

FAILURE = "!"
"""How the line begins that ends in failure: it stays until somebody has read it."""
POLL_MILLISECONDS = 80
SIZE = (560, 190)
PADDING = 28
GROUND, TEXT, QUIET, GOLD, TROUGH = "#1c120c", "#f3e6cf", "#b59c7c", "#d9a648", "#3a2818"
ICON = Path(__file__).resolve().parent.parent / "assets" / "pictures" / "shell" / "icon.png"


class Window:
    """The window as the installation knows it; unopened, or where none can be, it does nothing."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    def open(self, *labels: str) -> None:
        """Show the window with its heading, its note and the name of its button."""
        if sys.platform not in ("win32", "darwin") and not _has_display():
            return
        # A Python without tkinter, or without a display, ends at once and leaves a pipe that nobody reads.
        with suppress(OSError):
            self._process = subprocess.Popen(
                [sys.executable, __file__],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        for label in labels:
            self.tell(label)

    def tell(self, line: str) -> None:
        """Show a line instead of the last one."""
        if self._process is not None and self._process.stdin is not None:
            # Whoever closed the window wants no more of it.
            with suppress(OSError, ValueError):
                self._process.stdin.write(line.replace("\n", " ").encode() + b"\n")
                self._process.stdin.flush()

    def fail(self, sentence: str) -> bool:
        """Let a sentence stand until it is read; tell whether anybody can see it."""
        seen = self._process is not None and self._process.poll() is None
        self.tell(FAILURE + sentence)
        self.close()
        return seen

    def close(self) -> None:
        """Let the window go by itself."""
        if self._process is not None and self._process.stdin is not None:
            with suppress(OSError):
                self._process.stdin.close()


def _has_display() -> bool:
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def read_lines(stream: IO[bytes], lines: "SimpleQueue[str | None]") -> None:
    """Hand over line after line; `None` is the end."""
    for line in stream:
        lines.put(line.decode(errors="replace").strip())
    lines.put(None)


def main() -> int:
    """Show lines until they end; 1 where no window can be shown."""
    try:
        import tkinter
    except ImportError:
        return 1
    heading, note, close = (sys.stdin.buffer.readline().decode(errors="replace").strip() for _ in range(3))
    try:
        root = tkinter.Tk()
    except tkinter.TclError:
        return 1
    show(root, heading, note, close)
    root.mainloop()
    return 0


def show(root: "tkinter.Tk", heading: str, note: str, close: str) -> None:
    """Fill the window, and let it follow the lines."""
    import tkinter
    from tkinter import ttk

    lines: SimpleQueue[str | None] = SimpleQueue()
    _place(root, heading)
    for text, colour, size in ((heading, GOLD, 18), (note, QUIET, 10)):
        tkinter.Label(root, text=text, bg=GROUND, fg=colour, font=("", size)).pack(anchor="w")
    ttk.Style(root).configure("Horizontal.TProgressbar", background=GOLD, troughcolor=TROUGH, borderwidth=0)
    bar = ttk.Progressbar(root, mode="indeterminate")
    bar.pack(fill="x", pady=12)
    bar.start(15)
    said = tkinter.Label(root, bg=GROUND, fg=TEXT, justify="left", wraplength=SIZE[0] - 2 * PADDING)
    said.pack(anchor="w")

    def follow() -> None:
        with suppress(Empty):
            while True:
                line = lines.get_nowait()
                if line is None:
                    # What failed stays until it is read.
                    if bar.winfo_exists():
                        root.destroy()
                    return
                said.configure(text=line.removeprefix(FAILURE))
                if line.startswith(FAILURE):
                    bar.destroy()
                    tkinter.Button(root, text=close, command=root.destroy).pack(anchor="e", side="bottom")
        root.after(POLL_MILLISECONDS, follow)

    threading.Thread(target=read_lines, args=(sys.stdin.buffer, lines), daemon=True).start()
    follow()


def _place(root: "tkinter.Tk", heading: str) -> None:
    """Give the window its title, size, place and icon."""
    import tkinter

    root.title(heading)
    root.configure(background=GROUND, padx=PADDING, pady=22)
    root.resizable(width=False, height=False)
    left, top = (root.winfo_screenwidth() - SIZE[0]) // 2, (root.winfo_screenheight() - SIZE[1]) // 3
    root.geometry(f"{SIZE[0]}x{SIZE[1]}+{left}+{top}")
    # An old Tk reads no such pictures.
    with suppress(tkinter.TclError):
        root.iconphoto(True, tkinter.PhotoImage(master=root, file=str(ICON)))


if __name__ == "__main__":
    sys.exit(main())

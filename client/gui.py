"""pygame_gui in our colours: typed text and long pages; everything else the art kit draws."""

from __future__ import annotations

from typing import Any

from pygame_gui import UIManager

from client.art.fonts import FILES, Role
from client.art.theme import ACCENT, DIM, FOCUS, LINE, SECOND, SHELL, TEXT

FIELD_SIZE = 20
PAGE_SIZE = 20


def manager(size: tuple[int, int], unit: float) -> UIManager:
    """Return a manager whose elements fit a unit of so many pixels."""
    # Languages are ours: finished strings are handed over, and the theme never changes under way.
    return UIManager(size, theme(unit), enable_live_theme_updates=False)


def theme(unit: float) -> dict[str, Any]:
    """Return the theme; `defaults` takes colours only, so fonts and shapes stand at each element."""
    interface = _font("fira", "ui", "ui_bold", "ui", FIELD_SIZE * unit)
    reading = _font("literata", "text", "text_bold", "text_italic", PAGE_SIZE * unit)
    frame = {"shape": "rectangle", "border_width": str(max(1, round(unit))), "shadow_width": "0"}
    bar = {
        "colours": {
            "dark_bg": "#140d0a",
            "normal_bg": "#6b4720",
            "hovered_bg": "#8a6428",
            "active_bg": "#8a6428",
        },
        "misc": {"enable_arrow_buttons": "0", **frame},
    }
    return {
        "defaults": {
            "colours": {
                "dark_bg": "#0d0907",
                "normal_bg": SHELL.raised,
                "hovered_bg": "#4a3320",
                "selected_bg": "#6b4720",
                "normal_text": TEXT,
                "hovered_text": FOCUS,
                "selected_text": TEXT,
                "disabled_text": DIM,
                "normal_border": LINE,
                "hovered_border": SHELL.frame,
                "link_text": ACCENT,
                "link_hover": FOCUS,
                "text_cursor": ACCENT,
            }
        },
        "text_entry_line": {
            "font": interface,
            "misc": {**frame, "padding": f"{round(12 * unit)},{round(4 * unit)}"},
        },
        "text_box": {
            "font": reading,
            "colours": {"dark_bg": "#1b130e", "normal_text": TEXT, "normal_border": LINE},
            "misc": {**frame, "padding": f"{round(28 * unit)},{round(20 * unit)}", "line_spacing": "1.3"},
        },
        "label": {"font": interface, "colours": {"normal_text": SECOND}},
        "vertical_scroll_bar": bar,
        "vertical_scroll_bar.button": bar,
    }


def _font(name: str, regular: Role, bold: Role, italic: Role, size: float) -> dict[str, str]:
    return {
        "name": name,
        "size": str(max(8, round(size))),
        "regular_path": str(FILES[regular]),
        "bold_path": str(FILES[bold]),
        "italic_path": str(FILES[italic]),
        "bold_italic_path": str(FILES[bold]),
    }

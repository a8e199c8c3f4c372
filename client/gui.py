"""pygame_gui in our colours: typed text and long pages; everything else the art kit draws."""

from __future__ import annotations

from itertools import product
from typing import Any

from pygame_gui import UIManager

from client.art import theme
from client.art.fonts import FILES, Role
from client.art.theme import ACCENT, SHELL, TEXT
from client.art.type_sizes import Type
from client.widgets.field import PADDING

NARROWED = (1.0, 0.88, 0.78, 0.68)
"""How far the words of a list that drops down may shrink, step by step."""
ARROW, INDENT = 28, 14
"""What beside the words such a list needs in units: the arrow, and where its items begin."""


def manager(size: tuple[int, int], unit: float) -> UIManager:
    """Return a manager whose elements fit a unit of so many pixels."""
    # Languages are ours: finished strings are handed over, and the theme never changes under way.
    return UIManager(size, ui_theme(unit), enable_live_theme_updates=False)


def ui_theme(unit: float) -> dict[str, Any]:
    """Return the theme; `defaults` takes colours only, so fonts and shapes stand at each element."""
    interface = _font("fira", "ui", "ui_bold", "ui", Type.BODY * unit)
    reading = _font("literata", "text", "text_bold", "text_italic", Type.BODY * unit)
    frame = {"shape": "rectangle", "border_width": str(max(1, round(unit))), "shadow_width": "0"}
    bar = {
        "colours": {
            "dark_bg": theme.FIELD[1],
            "normal_bg": theme.ROW_SELECTED[0],
            "hovered_bg": theme.BUTTON_SELECTED[0],
            "active_bg": theme.BUTTON_SELECTED[0],
        },
        "misc": {"enable_arrow_buttons": "0", **frame},
    }
    return {
        "defaults": {
            "colours": {
                "dark_bg": theme.FIELD[0],
                "normal_bg": SHELL.raised,
                "hovered_bg": theme.FIELD_HOVERED,
                "selected_bg": theme.ROW_SELECTED[0],
                "normal_text": TEXT,
                "hovered_text": theme.FOCUS,
                "selected_text": TEXT,
                "disabled_text": theme.DIM,
                "normal_border": theme.LINE,
                "hovered_border": SHELL.frame,
                "link_text": ACCENT,
                "link_hover": theme.FOCUS,
                "text_cursor": ACCENT,
            }
        },
        "text_entry_line": {
            "font": interface,
            "misc": {**frame, "padding": f"{round(PADDING * unit)},{round(4 * unit)}"},
        },
        "text_box": {
            "font": reading,
            "colours": {"dark_bg": theme.PAGE, "normal_text": TEXT, "normal_border": theme.LINE},
            "misc": {**frame, "padding": f"{round(28 * unit)},{round(20 * unit)}", "line_spacing": "1.3"},
        },
        "window": {
            "colours": {"dark_bg": theme.CLEAR, "normal_border": theme.CLEAR},
            "misc": {"shape": "rectangle", "border_width": "0", "shadow_width": "0", "enable_title_bar": "0"},
        },
        "button": {"font": interface, "misc": {**frame, "text_horiz_alignment": "center"}},
        "selection_list": {"misc": {**frame, "list_item_height": str(round(Type.BODY * 2 * unit))}},
        "@selection_list_item": {
            "font": interface,
            "misc": {
                **frame,
                "border_width": "0",
                "text_horiz_alignment": "left",
                "text_horiz_alignment_padding": str(round(INDENT * unit)),
            },
        },
        "#directory_list_item": {"colours": {"normal_text": ACCENT}},
        "drop_down_menu": {
            "font": interface,
            "misc": {**frame, "expand_direction": "down", "open_button_width": str(round(ARROW * unit))},
        },
        # Our own letters have no triangle.
        "drop_down_menu.#expand_button": {
            "font": {"name": "fira_code_symbols", "size": str(max(8, round(Type.BODY * unit)))}
        },
        **_narrowed(unit),
        "label": {"font": interface, "colours": {"normal_text": theme.SECOND}},
        "vertical_scroll_bar": bar,
        "vertical_scroll_bar.button": bar,
    }


def narrowed(chosen: int, items: int) -> str:
    """Return the id of a list: by how many steps its chosen value is shrunk, and by how many its items."""
    return f"#narrowed_{chosen}_{items}"


def _narrowed(unit: float) -> dict[str, Any]:
    """Return the fonts of the lists that drop down, for the chosen value and for the items."""
    fonts = [
        [{"font": _font("fira", "ui", "ui_bold", "ui", size * share * unit)} for share in NARROWED]
        for size in (Type.SMALL, Type.BODY)
    ]
    found: dict[str, Any] = {}
    for chosen, items in product(range(len(NARROWED)), repeat=2):
        name = narrowed(chosen, items)
        found[f"{name}.#selected_option"] = fonts[0][chosen]
        found[f"{name}.selection_list.@selection_list_item"] = fonts[1][items]
    return found


def _font(name: str, regular: Role, bold: Role, italic: Role, size: float) -> dict[str, str]:
    return {
        "name": name,
        "size": str(max(8, round(size))),
        "regular_path": str(FILES[regular]),
        "bold_path": str(FILES[bold]),
        "italic_path": str(FILES[italic]),
        "bold_italic_path": str(FILES[bold]),
    }

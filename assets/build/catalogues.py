"""Compiles the catalogues; run `python3 assets/build/catalogues.py` in the test environment."""

from __future__ import annotations

from pathlib import Path

import polib

LOCALE = Path(__file__).resolve().parents[1] / "locale"


def sources() -> list[Path]:
    """Return the text files of all catalogues."""
    return sorted(LOCALE.glob("*/LC_MESSAGES/*.po"))


def compiled(source: Path) -> bytes:
    """Return a catalogue as gettext reads it; the same text makes the same bytes."""
    return polib.pofile(str(source), encoding="utf-8", check_for_duplicates=True).to_binary()


if __name__ == "__main__":
    for source in sources():
        source.with_suffix(".mo").write_bytes(compiled(source))

"""Writes all golden replays anew: `python3 -m tests.replays.regenerate`."""

from __future__ import annotations

import msgspec

from tests.replays.replay import blank, record


def main() -> None:
    """Record one game for every game and setup."""
    for unplayed in blank():
        replay = record(unplayed)
        replay.path.write_bytes(msgspec.json.format(msgspec.json.encode(replay), indent=1) + b"\n")
        print(f"{replay.path.name}: {len(replay.actions)} actions")


if __name__ == "__main__":
    main()

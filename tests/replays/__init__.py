"""Golden replays: one per game and setup, written by `python3 -m tests.replays.regenerate`."""

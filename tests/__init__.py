"""The tests; `python3 -m tests` runs them all, with the checks of style and types."""

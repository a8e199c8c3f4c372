"""Pebbles, a toy: the smallest complete game, which shows that a game is one folder on each floor.

It is no part of the program. Each folder here stands where a real game has one of its own:

- `rules`: `rules/<game>`
- `client`: `client/games/<game>`
- `words`: `assets/locale/{ru,en}/LC_MESSAGES/<game>.po` and `assets/rules/<game>.{ru,en}.md`
- `accounting`, `scenario`: `tests/rules/<game>`
- `registered`: what `rules/games.py` does for a real game, here for the time of a test
"""

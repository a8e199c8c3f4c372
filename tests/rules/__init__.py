"""The rules: what holds for every game, and each game by itself."""

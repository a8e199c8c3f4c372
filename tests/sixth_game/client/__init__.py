"""Pebbles on the screen: the files that no window of a game can do without."""

"""Five Seals: a dungeon for two to five."""

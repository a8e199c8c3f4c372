"""Five Seals on the screen; besides the files of every game:

- `dungeon`: where the places of the dungeon lie, how figures go, and how its floor looks
- `tokens`: what lies and stands in the dungeon, and its light
- `inspector`: words about what is pointed at
"""

"""Five Seals: a dungeon for two to five.

Beside the files that every game has:

- `elements`: the five elements and the dice
- `maps`: the dungeons
- `ways`: who can get where, and what stands in the way
- `resolve`: a scroll being cast, and the base of its verbs
- `spells_dice`: verbs of the first circle
- `spells_board`: verbs of the second circle
- `spells_rivals`: verbs of the third circle
- `spells_figures`: verbs of the fourth circle, and Summoning
"""

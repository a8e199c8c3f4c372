"""Five Seals: a dungeon for two to five.

Beside the files that every game has:

- `elements`: the five elements and the dice
- `maps`: the dungeons
- `ways`: who can get where, and what stands in the way
- `resolve`: a scroll being cast, and the base of its verbs
- `spells_dice`, `spells_board`, `spells_rivals`, `spells_figures`: the verbs that `verbs` lists, by circle
- `hint_text`: why an option is advised, for whoever asks for advice
"""

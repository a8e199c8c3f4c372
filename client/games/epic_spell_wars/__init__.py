"""The table of Epic Spell Wars.

- `comic`: the hand in which everything is drawn: ink, dots, bursts, letters
- `mountain`: the ground with Mount Skullzfyre
- `show`: the name of a spell, the roll and the summary
"""

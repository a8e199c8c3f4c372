"""Res Arcana on the screen; besides the files of every game:

- `tokens`: essences, each told by its shape, and in numbers on cushions and in columns of costs
- `offer`: what is chosen from over the table
- `plates`: components in little room that still say what they can do
"""

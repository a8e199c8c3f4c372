"""Res Arcana on the screen; besides the files of every game:

- `tokens`: essences, each told by its shape
- `amounts`: essences in numbers, on cushions and in columns of costs
"""

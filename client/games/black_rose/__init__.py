"""The table of the games of the Black Rose; besides the files of every game:

- `hot_spots`: numbers and marks that explain themselves when pointed at
- `status`: how a component stands at a table, in words
"""

"""The games of the Black Rose on the screen; besides the files of every game:

- `status`: how a component stands, in words
- `prompts`: how it asks, and what is chosen from over the table
- `seeking`: what seeks its target on the map, and what is within its reach
"""

"""The drawing kit of all games: everything is drawn at its final pixel size and kept in one cache.

What a cached function returns belongs to the cache: blit it, never draw on it. What reaches beyond its
box (a shadow, a glow, a focus ring) does so evenly on all sides: blit it centred on the box.
"""

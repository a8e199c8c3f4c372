"""The scene that shows the end of a game, and the panels it consists of."""

from client.scenes.result.scene import ResultScene

__all__ = ["ResultScene"]

"""The scene that shows the statistics, and what it computes and says."""

from client.scenes.statistics.scene import StatisticsScene

__all__ = ["StatisticsScene"]

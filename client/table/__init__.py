"""The table: where things lie, how gestures become actions, and how changes are shown."""

"""The save store: nothing is lost, nothing wrong is let in, and what went wrong is said plainly."""

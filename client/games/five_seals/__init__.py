"""Five Seals on the screen."""

"""Black Rose Wars: Duel on the screen."""

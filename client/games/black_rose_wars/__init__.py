"""Black Rose Wars on the screen."""

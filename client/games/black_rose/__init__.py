"""The table of the games of the Black Rose."""

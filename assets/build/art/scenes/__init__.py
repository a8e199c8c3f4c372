"""The scene painter: a picture is described as data and painted by rule; it knows no game."""

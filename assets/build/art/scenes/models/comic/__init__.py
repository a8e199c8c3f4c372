"""Models for comics: busts with faces, and loud things."""

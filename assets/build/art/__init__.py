"""The painting code behind the shipped pictures; Pillow is all it needs."""

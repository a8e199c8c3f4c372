"""The engine of Black Rose Wars: a lodge of rooms, mages, evocations, and the Black Rose herself."""

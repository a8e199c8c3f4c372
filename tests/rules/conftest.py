"""Generated examples are the same in every run, and a slow machine is no failure."""

from hypothesis import settings

settings.register_profile("conclave", deadline=None, derandomize=True)
settings.load_profile("conclave")

"""How hypothesis works here: the same examples in every run, and no judgement of time."""

from hypothesis import settings

settings.register_profile("house", deadline=None, derandomize=True, database=None, max_examples=200)
settings.load_profile("house")

"""A table and what acts make of it: pure functions over frozen values, no store, no Discord."""

"""Bad input of every kind: no traceback, no change, always an answer."""

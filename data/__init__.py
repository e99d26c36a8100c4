"""Boards, cards, rule texts and words: files only, read through importlib.resources."""

"""The maps that have rules of their own: a folder each, with `options.py` and `rules.py`. Nothing else names them."""

"""Exchanges held against Discord's description once per shape, so that whole games can be checked.

Two exchanges of one shape differ only in ids, numbers inside texts and lengths between the limits that the
description sets, so it takes both or neither.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Hashable, Iterable

from bot.sandbox import Exchange
from tests.sandbox.openapi import DESCRIPTION, OpenApi

_LIMITS = (0, 1, 25, 32, 45, 80, 100, 150, 152, 200, 256, 300, 512, 1024, 1521, 2000, 2048, 2152, 4000, 4096, 6000)
_clean: set[Hashable] = set()


def hold_against_description(exchanges: Iterable[Exchange]) -> None:
    """Raises AssertionError for what differs. Without a description nothing is held; CI demands one elsewhere."""
    if not DESCRIPTION.is_file():
        return
    checker = OpenApi()
    for exchange in exchanges:
        if exchange.status >= 500:  # trouble a test asked for; the description has no word on it
            continue
        seen = shape_of(exchange)
        if seen not in _clean:
            checker.observe(exchange)
            checker.assert_clean()
            _clean.add(seen)


def shape_of(exchange: Exchange) -> Hashable:
    return (
        exchange.method,
        exchange.route,
        exchange.status,
        exchange.headers.get("Content-Type"),
        tuple(sorted(exchange.query)),
        _shape(exchange.request.value),
        _shape(exchange.answer),
    )


def _shape(value: object) -> Hashable:
    if isinstance(value, dict):
        return "{}", tuple(
            sorted(((str(key), _shape(inner)) for key, inner in value.items()), key=lambda pair: pair[0])
        )
    if isinstance(value, list):
        return "[]", tuple(_shape(inner) for inner in value)
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, int):
        return "int", value if abs(value) < 1 << 17 else value.bit_length()
    if isinstance(value, str):
        return _shape_of_text(value)
    return type(value).__name__


def _shape_of_text(text: str) -> Hashable:
    if text.isdigit():
        return "digits", len(text)
    if re.fullmatch(r"[a-z_-]{1,16}", text):  # may be one of a list of words
        return text
    return "text", bisect_left(_LIMITS, len(text))

"""Shapes keep apart what Discord's description could tell apart, and nothing else."""

from __future__ import annotations

import pytest

from bot.sandbox import Exchange
from bot.sandbox.forms import Request
from tests.sandbox.openapi import OpenApi
from tests.wire.shapes import hold_against_description, shape_of


def posted(body: object, status: int = 200) -> Exchange:
    route = "/channels/{channel_id}/messages"
    headers = {"Content-Type": "application/json"}
    return Exchange("POST", route, route, {}, Request(body), status, headers, {"code": 0, "message": "no"})


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"content": "Hello there"}, {"content": "Hello"}),
        ({"message_reference": {"message_id": "123"}}, {"message_reference": {"message_id": "456"}}),
    ],
)
def test_ids_and_words_do_not_matter(one: object, other: object) -> None:
    assert shape_of(posted(one)) == shape_of(posted(other))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"content": "x" * 80}, {"content": "x" * 81}),
        ({"content": "Hello"}, {"content": 5}),
        ({"content": "Hello"}, {"content": None}),
        ({"flags": 64}, {"flags": 65}),
        ({"allowed_mentions": {"parse": ["users"]}}, {"allowed_mentions": {"parse": ["nobody"]}}),
        ({"embeds": []}, {"embeds": [{}]}),
        ({"content": "Hello"}, {"contents": "Hello"}),
    ],
)
def test_types_lengths_names_and_numbers_matter(one: object, other: object) -> None:
    assert shape_of(posted(one)) != shape_of(posted(other))


def test_what_discord_does_not_know_is_found_each_time() -> None:
    OpenApi.or_skip()
    for _ in range(2):
        with pytest.raises(AssertionError, match="request"):
            hold_against_description([posted({"content": 5})])

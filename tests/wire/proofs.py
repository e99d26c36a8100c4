"""What whole games over the wire have to show, whichever game it is."""

from __future__ import annotations

import io

from PIL import Image

from bot.refereeing.records import check_record
from rules.core.record import parse_record
from rules.registry import GAMES
from tests.wire.house import House
from tests.wire.people import Person
from tests.wire.seating import GARE, public, said, table_in, told

LONGEST_ALT = 1024
LOOKED_AT = 5  # messages whose pictures are fetched


async def survives_a_restart(house: House, people: list[Person]) -> None:
    """Everything stands as it did, and nothing is said."""
    before = await table_in(house, GARE, people[0])
    since = len(public(people[0]))
    await house.restart()
    assert await table_in(house, GARE, people[0]) == before
    await told(house, *people)
    assert len(public(people[0])) == since


async def pictures_are_right(reader: Person, largest: int) -> None:
    """Pictures with words of their own, small enough for a phone on the train; `largest` is in KiB."""
    pictured = [message for message in public(reader) if message.pictures]
    for message in pictured:
        assert len(message.alt_texts) == len(message.pictures)
        assert all(0 < len(alt) <= LONGEST_ALT for alt in message.alt_texts)
    for message in pictured[:: len(pictured) // LOOKED_AT]:
        for png in await reader.pictures(message):
            assert len(png) <= largest * 1024
            with Image.open(io.BytesIO(png)) as image:
                assert image.format == "PNG"
                assert min(image.size) >= 300


async def the_record_checks_out(person: Person, key: str, seats: tuple[str, ...], moves: int) -> None:
    """The record has those seats and at least so many moves, and every draw in it was the seed's."""
    answer = await person.command(GARE, "game export")
    (content,) = await person.pictures(answer.message)
    record = parse_record(content.decode())
    assert record.seats == seats
    verdict = check_record(GAMES[key], record)
    assert verdict.good
    assert verdict.moves > moves
    verified = await person.command(GARE, "game verify")
    assert verified.private == said(person, "verify-good", moves=verdict.moves, commitment=record.commitment)

"""Private answers: each trouble in its own words and in the reader's language, and never none."""

from __future__ import annotations

import sqlite3

import discord
import pytest

from bot.incoming.replies import Answer, Asker, outcome, quote
from bot.refereeing.door import RepeatedError, StaleError
from bot.services import Services
from bot.tables import acts
from render.words import words
from rules.core.contract import MisreadError
from rules.core.phrase import Who, phrase
from tests.bot.asking import asked, asker, services
from tests.bot.house import ADA, BOB, CHANNEL, CLEO, House

FRENCH = discord.Locale.french


@pytest.fixture
def there(house: House) -> Services:
    return services(house.books.database)


async def answer_to(there: Services, error: Exception, locale: discord.Locale = discord.Locale.british_english) -> str:
    async def work(asker: Asker) -> Answer:
        raise error

    return (await outcome(asked(there, locale=locale), work)).text


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (acts.denied("denied-full", most=5), "denied-full"),
        (StaleError(), "denied-stale"),
        (RepeatedError(), "denied-repeated"),
        (sqlite3.OperationalError("database or disk is full"), "denied-store"),
        (ZeroDivisionError("a bug"), "denied-unexpected"),
    ],
    ids=lambda value: type(value).__name__,
)
async def test_each_trouble_has_its_own_words_in_the_readers_language(
    there: Services, error: Exception, key: str
) -> None:
    assert await answer_to(there, error) == words("en").text(key, most=5)
    assert await answer_to(there, error, FRENCH) == words("fr").text(key, most=5)


async def test_a_text_that_is_no_move_is_answered_with_what_would_be_one(there: Services) -> None:
    error = MisreadError(phrase("freight-misread-move", text="fly"))
    assert await answer_to(there, error) == "❓ " + words("en").text("freight-misread-move", text="fly")


async def test_a_bug_tells_nothing_of_itself(there: Services) -> None:
    assert "a bug" not in await answer_to(there, ZeroDivisionError("a bug"))


async def out_of_turn(there: Services, locale: discord.Locale = discord.Locale.american_english) -> str:
    async def work(asker: Asker) -> Answer:
        table = await asker.table()
        await asker.services.door.play(CHANNEL, asker.user, [table.game.parse("mobilise")], asker.interaction.id)
        return Answer("played")

    return (await outcome(asked(there, BOB, locale), work)).text


async def test_a_refusal_says_what_is_wrong_and_quotes_the_rule(house: House, there: Services) -> None:
    await house.started(ADA, BOB)
    wrong, quoted, *_ = (await out_of_turn(there)).split("\n")
    assert wrong.startswith("🚫 ")
    assert "Ada" in wrong
    assert quoted.startswith("> **FT-2.1** · ")
    french = await out_of_turn(there, FRENCH)
    assert "> **FT-2.1** · " in french
    assert quoted not in french


async def test_a_refusal_tells_who_must_act_what_is_possible(house: House, there: Services) -> None:
    await house.started(ADA, BOB)

    async def work(asker: Asker) -> Answer:
        table = await asker.table()
        await asker.services.door.play(CHANNEL, asker.user, [table.game.parse("caboose 9")], asker.interaction.id)
        return Answer("played")

    lines = (await outcome(asked(there, ADA), work)).text.split("\n")
    assert lines[-1].startswith("Possible now: ")
    assert words("en").text("freight-kind-mobilise") in lines[-1]


async def test_a_refusal_is_kept_for_why(house: House, there: Services) -> None:
    await house.started(ADA, BOB)
    await out_of_turn(there)
    kept = await house.books.last_refusal(CHANNEL, BOB)
    assert kept is not None
    assert (kept[0], kept[1].rule) == ("freight_train", "FT-2.1")


async def test_a_refusal_that_cannot_be_kept_is_answered_all_the_same(house: House, there: Services) -> None:
    await house.started(ADA, BOB)
    async with house.books.database.transaction() as transaction:
        await transaction.run("CREATE TRIGGER f BEFORE INSERT ON refusal BEGIN SELECT RAISE(ABORT, 'full'); END")
    assert await out_of_turn(there) == words("en").text("denied-store")


async def test_there_is_no_table_outside_a_server(there: Services) -> None:
    async def work(asker: Asker) -> Answer:
        await asker.table()
        return Answer("found")

    answer = await outcome(asked(there, guild=None), work)
    assert answer.text == words("en").text("denied-no-guild")


async def test_a_seat_is_found_only_in_a_game_in_play(house: House, there: Services) -> None:
    async def work(asker: Asker) -> Answer:
        return Answer(f"seat {(await asker.seat())[1]}")

    async def told(user: int) -> str:
        return (await outcome(asked(there, user), work)).text

    assert await told(ADA) == words("en").text("denied-no-table")
    await house.seated(ADA, BOB)
    assert await told(ADA) == words("en").text("denied-not-started")
    await house.do(lambda table: acts.start(table, ADA))
    assert await told(BOB) == "seat 1"
    assert await told(CLEO) == words("en").text("denied-not-seated")
    await house.moderate("end")
    assert await told(ADA) == words("en").text("denied-over")


async def test_names_are_said_plainly_and_empty_seats_by_number(house: House, there: Services) -> None:
    table = await house.opened(name="**Ada** [x](http://e.vil)")
    reader = asker(there)
    assert reader.say(phrase("told-join", who=Who(seat=0)), table).startswith("\\*\\*Ada\\*\\* \\[x]")
    assert reader.say(phrase("told-join", who=Who(seat=3)), table) == words("en").text("told-join", who="Seat 4")


def test_a_rule_without_a_text_is_named_all_the_same() -> None:
    assert quote(words("en"), "freight_train", "FT-99.9") == "> **FT-99.9**"
    assert quote(words("en"), "chess", "C-1") == "> **C-1**"


@pytest.mark.parametrize("error", [ZeroDivisionError("a bug"), sqlite3.OperationalError("disk I/O error")])
async def test_that_nothing_has_changed_is_said_only_when_it_is_so(
    house: House, there: Services, error: Exception
) -> None:
    await house.started(ADA, BOB)

    async def work(asker: Asker) -> Answer:
        table = await asker.table()
        await asker.services.door.play(CHANNEL, asker.user, [table.game.parse("mobilise")], asker.interaction.id)
        raise error

    assert (await outcome(asked(there, ADA), work)).text == words("en").text("denied-but-done")


async def test_a_store_that_cannot_be_asked_is_not_spoken_for(there: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone(interaction: int) -> bool:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(there.books, "handled", gone)
    assert await answer_to(there, sqlite3.OperationalError("x")) == words("en").text("denied-unsure")

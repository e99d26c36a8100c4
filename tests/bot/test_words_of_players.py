"""Words that players bring to the seed: shown beside the commitment, frozen at the start, checked by anyone."""

from __future__ import annotations

import hashlib

import pytest

from bot.refereeing.records import check_record, record_of
from bot.store.books import Books
from bot.store.database import Database
from bot.tables import acts
from bot.tables.seeds import Randomness
from bot.tables.table import DeniedError
from rules.core.chance import Chance, commitment
from rules.core.phrase import Phrase
from rules.core.record import parse_record
from tests.bot.house import ADA, BOB, CHANNEL, SEED, House


@pytest.fixture
def drawn(database: Database) -> House:
    """A house in which words are drawn."""
    words = iter(f"word{number}" for number in range(99))
    return House(Books(database), randomness=Randomness(lambda: SEED, lambda: next(words)))


async def test_the_commitment_stands_in_the_lobby_from_the_start_with_everybodys_word(drawn: House) -> None:
    await drawn.opened()
    foot = {line.key: line for line in (await drawn.posts())[-1].footer}
    assert foot["lobby-commitment"].params["commitment"] == commitment(SEED)
    await drawn.join(BOB)
    table = await drawn.do(lambda there: acts.set_word(there, BOB, "  sémaphore\n*"))
    assert table.words() == ("word0", "sémaphore *")
    words = (await drawn.posts())[-1].footer[-1].params["words"]
    assert isinstance(words, tuple)
    assert [word.params["word"] for word in words if isinstance(word, Phrase)] == ["word0", "sémaphore \\*"]
    assert (await drawn.door.live(CHANNEL)).words() == table.words()


async def test_what_deals_is_the_hash_of_the_secret_and_the_words(drawn: House) -> None:
    table = await drawn.started(ADA, BOB)
    assert table.dealing() == hashlib.sha256(SEED + b"word0\nword1").digest()
    dealt = table.game.setup(table.options, 2, Chance(table.dealing()))
    assert (dealt.state, dealt.state == table.game.setup(table.options, 2, Chance(SEED)).state) == (table.state, False)
    with pytest.raises(DeniedError):
        await drawn.do(lambda there: acts.set_word(there, ADA, "late"))


async def test_the_record_lists_the_words_and_verify_needs_the_right_ones(drawn: House) -> None:
    await drawn.started(ADA, BOB)
    table = await drawn.finish()
    record = await record_of(drawn.books, table)
    assert record.words == ("word0", "word1")
    assert parse_record(record.print()) == record
    assert check_record(table.game, record).state == table.state
    assert not check_record(table.game, record.but(words=("word0", "other"))).good
    assert not check_record(table.game, record.but(words=())).good


async def test_the_channel_gets_the_secret_and_the_fingerprint_of_the_record_at_the_end(drawn: House) -> None:
    await drawn.started(ADA, BOB)
    table = await drawn.finish()
    told = {line.key: line for line in (await drawn.posts())[-1].lines}
    text = (await record_of(drawn.books, table)).print()
    assert told["told-seed"].params["seed"] == SEED.hex()
    assert told["told-fingerprint"].params["fingerprint"] == hashlib.sha256(text.encode()).hexdigest()


async def test_without_any_word_the_secret_deals_as_in_games_begun_before(house: House) -> None:
    table = await house.started(ADA, BOB)
    assert table.dealing() == SEED
    assert (await record_of(house.books, table)).words == ()


async def test_a_word_has_something_to_read(house: House) -> None:
    await house.opened()
    with pytest.raises(DeniedError):
        await house.do(lambda table: acts.set_word(table, ADA, " \u200b\n"))
    with pytest.raises(DeniedError):
        await house.do(lambda table: acts.set_word(table, BOB, "word"))

"""Ten thousand tables with clocks: no reminder is lost, twice or false, and a look at all of them is cheap."""

from __future__ import annotations

import time
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.refereeing.reminders import Reminders
from bot.store.database import Statements
from bot.store.players import Player, write_player
from bot.tables.clocks import HOUR, Pace, QuietHours
from tests.bot.house import ADA, BOB
from tests.bot.timed import NEVER, Days

TABLES = 10_000
PACE = Pace(bank=12 * HOUR, increment=0, cap=12 * HOUR)
STAGES = {"half": 6, "last": 10, "zero": 12}  # hours spent when they come
SATURDAY = int(datetime(2026, 3, 28, 6, tzinfo=UTC).timestamp())  # Europe changes its clocks that night
ZONES = ("Europe/Paris", "America/New_York", "Asia/Tokyo")
GROUPS = 6  # hours over which the turns are announced
FIRST_USER = 1_000_000


def hours_of(number: int) -> QuietHours | None:
    """Every other player has quiet hours."""
    if number % 2:
        return None
    return QuietHours(zone=ZONES[number // 2 % 3], start=(20 + number % 5) % 24 * 60, end=(4 + number % 5) % 24 * 60)


def quiet_at(quiet: QuietHours | None, moment: int) -> bool:
    if quiet is None:
        return False
    local = datetime.fromtimestamp(moment, ZoneInfo(quiet.zone)).hour * 60
    return quiet.start <= local or local < quiet.end if quiet.start > quiet.end else quiet.start <= local < quiet.end


def expected(quiet: QuietHours | None, announced: int, down: range, until: int) -> dict[str, int]:
    """Hour by hour: when each stage must come."""
    found, spent = {}, 0
    for now in range(announced, until + 1, HOUR):
        still = quiet_at(quiet, now) or now in down
        for stage, needed in STAGES.items():
            if spent == needed and stage not in found and not still:
                found[stage] = now
        spent += not still
    return found


def copied(statements: Statements) -> None:
    """The first table, many times over, each with another player on turn."""
    numbers = f"WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < {TABLES})"
    columns = [
        row["name"] for row in statements.rows("PRAGMA table_info(game)") if row["name"] not in ("id", "channel")
    ]
    names = ", ".join(columns)
    statements.run(
        f"{numbers} INSERT INTO game (id, channel, {names}) SELECT i, 100 + i, {names} FROM n, game WHERE id = 1"
    )
    statements.run(
        f"{numbers} INSERT INTO seat (game, number, user, name) SELECT i, number,"
        f" iif(number = 0, {FIRST_USER} + i, user), name FROM n, seat WHERE game = 1"
    )
    statements.run(
        f"{numbers} INSERT INTO log (game, revision, act, text, events, reversible, quiet)"
        " SELECT i, revision, act, text, '[]', reversible, quiet FROM n, log WHERE game = 1"
    )
    statements.run(
        f"{numbers} INSERT INTO clock SELECT i, seat, {FIRST_USER} + i, turn, began, NULL, bank, budget, NULL, paid"
        " FROM n, clock WHERE game = 1"
    )
    statements.run(
        f"{numbers} INSERT INTO reminder SELECT i, seat, turn, stage, NULL, NULL FROM n, reminder WHERE game = 1"
    )
    for number in range(2, TABLES + 1):
        if (quiet := hours_of(number)) is not None:
            write_player(statements, Player(FIRST_USER + number, "en", quiet=quiet))


def posted(statements: Statements, group: int) -> None:
    """The channels of a group hear of the turn."""
    statements.run(
        "INSERT INTO outbox (game, channel, post, nonce, message) SELECT game.id, game.channel, outbox.post, '', 1"
        " FROM game JOIN outbox ON outbox.id = (SELECT max(id) FROM outbox WHERE game = 1)"
        f" WHERE game.id % {GROUPS} = ? AND game.id > 1",
        group,
    )


@pytest.mark.timeout(400)
async def test_ten_thousand_tables_are_reminded_of_everything_once_and_of_nothing_else(tmp_path: Path) -> None:
    days = await Days(tmp_path / "many.db", now=SATURDAY, asleep=NEVER).open()
    await days.begin(PACE, ADA, BOB)
    days.sending = False
    await days.database.write(copied)
    down = range(SATURDAY + 30 * HOUR, SATURDAY + 35 * HOUR)
    end = SATURDAY + 48 * HOUR
    ticks = []
    while days.now < end:
        reminders = Reminders(days.door, lambda channel: None, NEVER)
        group = (days.now - SATURDAY) // HOUR
        if group < GROUPS:
            await days.database.write(lambda statements: posted(statements, group))  # noqa: B023
        began = time.process_time()
        await reminders.tick()
        ticks.append(time.process_time() - began)
        if days.now == down.start:
            await days.restart(down=len(down))
        else:
            days.now += HOUR
    told: Counter[tuple[int, str]] = Counter()
    at: dict[tuple[int, str], int] = {}
    stage = "json_extract(post, '$.reminder.stage')"
    for row in await days.database.rows(f"SELECT game, {stage} AS stage FROM outbox WHERE game > 1 AND {stage} <> ''"):
        told[row["game"], row["stage"]] += 1
    for row in await days.database.rows("SELECT game, stage, done FROM reminder WHERE game > 1 AND done IS NOT NULL"):
        at[row["game"], row["stage"]] = row["done"]
    due: dict[tuple[int, str], int] = {}
    for number in range(2, TABLES + 1):
        for stage, moment in expected(hours_of(number), SATURDAY + number % GROUPS * HOUR, down, end - HOUR).items():
            due[number, stage] = moment
    assert at == due
    assert told == Counter(due.keys())
    assert len(due) > 2 * TABLES
    ticks.sort()
    assert ticks[len(ticks) // 4] < 0.05  # when little is due, ten thousand tables cost nothing
    await days.close()

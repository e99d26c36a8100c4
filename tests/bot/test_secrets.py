"""What is hidden stays hidden, and a secret choice disturbs nobody: posts, records, plans and private answers."""

from __future__ import annotations

import pytest

from bot.incoming.commands.game import log, status
from bot.incoming.commands.reading import hand
from bot.incoming.commands.seats import briefing
from bot.incoming.playing import play_line
from bot.refereeing.records import check_record, record_of
from bot.store.database import Database
from bot.tables import acts, seats
from bot.tables.sketch import Sketch
from bot.tables.table import DeniedError, Table
from rules.core.contract import Draft
from rules.core.phrase import Phrase
from rules.core.walk import asker as questions
from rules.santa_fe_rails.state import State
from tests.bot.asking import asker, services
from tests.bot.house import ADA, BOB, CLEO, MOD, House, interaction

PEOPLE = (ADA, BOB, CLEO)
PRIVATE = ("santafe-hand-dealt", "santafe-drew-card", "santafe-chose-cards")


@pytest.fixture
async def table(house: House) -> Table:
    """Three people at Santa Fe Rails, who all have to choose."""
    house.game = "santa_fe_rails"
    return await house.started(*PEOPLE)


def position(table: Table) -> State:
    assert isinstance(table.state, State)
    return table.state


def held(table: Table, seat: int) -> tuple[str, ...]:
    return position(table).players[seat].hand


async def followed(house: House, phase: str) -> Table:
    """The robot's advice for every seat until this phase."""
    for _ in range(400):
        table = await house.door.live(100)
        if position(table).phase == phase:
            return table
        seat, game, state = min(table.to_act()), table.game, position(table)
        move = game.robot(game.view(state, seat), seat, questions(game, state, seat))
        await house.door.play(table.channel, PEOPLE[seat], [move], interaction())
    raise AssertionError(f"{phase} does not come")


# Nobody is disturbed


async def test_a_choice_calls_nobody_again_and_makes_no_panel_stale(house: House, table: Table) -> None:
    assert (await house.posts())[-1].mention == (0, 1, 2)
    after = await house.say(BOB, f"choose {held(table, 1)[0]}")
    assert (after.revision, after.visible_revision) == (table.revision + 1, table.visible_revision)
    post = (await house.posts())[-1]
    assert [line.key for line in post.lines] == ["santafe-chose"]
    assert (post.mention, post.picture, post.visible_revision) == ((), False, table.visible_revision)
    assert (await house.door.live(100)).visible_revision == table.visible_revision, "as it is read again"


async def test_a_choice_made_again_is_not_posted(house: House, table: Table) -> None:
    await house.say(BOB, f"choose {held(table, 1)[0]}")
    before = await house.posts()
    again = await house.say(BOB, f"choose {held(table, 1)[1]}")
    assert await house.posts() == before
    assert position(again).players[1].chosen == (held(table, 1)[1],)


async def test_the_last_choice_shows_all_and_calls_the_first(house: House, table: Table) -> None:
    for seat, user in enumerate(PEOPLE):
        after = await house.say(user, f"choose {held(table, seat)[0]}")
    post = (await house.posts())[-1]
    assert "santafe-revealed" in [line.key for line in post.lines]
    assert post.mention == (position(after).turn,)
    assert post.picture
    assert after.visible_revision == after.revision


async def test_a_draw_needs_no_picture_but_calls_the_next(house: House, table: Table) -> None:
    drawing = await followed(house, "draw")
    turn = position(drawing).turn
    after = await house.say(PEOPLE[turn], "draw deck")
    post = (await house.posts())[-1]
    assert not post.picture
    assert post.mention == (position(after).turn,) != (turn,)
    assert after.visible_revision == after.revision, "panels of before are out of date"


async def test_a_plan_outlives_the_choice_of_another_but_not_ones_own(house: House, table: Table) -> None:
    mine, other = Sketch(draft=Draft(kind="choose")), Sketch(draft=Draft(kind="choose"))
    await house.books.keep_sketch(table, 0, mine)
    await house.books.keep_sketch(table, 1, other)
    after = await house.say(BOB, f"choose {held(table, 1)[0]}")
    assert await house.books.sketch(after, 0) == mine
    assert await house.books.sketch(after, 1) == Sketch()


# Nothing is given away


async def test_no_post_tells_what_only_one_may_know(house: House, table: Table) -> None:
    await followed(house, "over")
    posts = await house.posts()
    assert len(posts) > 100
    for post in posts:
        assert not {line.key for line in post.lines} & set(PRIVATE)
        if post is not posts[-1]:
            assert table.seed.hex() not in post.model_dump_json()


async def test_a_running_record_hides_choices_hands_and_draws(house: House, table: Table) -> None:
    await followed(house, "draw")
    drawing = await house.say(PEOPLE[position(await house.door.live(100)).turn], "draw deck")
    record = await record_of(house.books, drawing)
    assert record.seed is None
    assert record.dealt == f"seat {position(table).first + 1} begins"
    texts = [line.text for line in record.lines]
    assert texts.count("choose …") == 3
    assert not [text for text in texts if text.startswith("choose") and text != "choose …"]
    assert (texts[-1], record.lines[-1].shown) == ("draw deck", "")


async def test_a_finished_record_shows_everything_and_checks_out(house: House, table: Table) -> None:
    over = await followed(house, "over")
    record = await record_of(house.books, over)
    assert record.seed == table.seed.hex()
    assert not [line for line in record.lines if "…" in line.text]
    assert all(" ".join(held(table, seat)) in record.dealt for seat in range(3))
    assert any(line.shown for line in record.lines if line.text == "draw deck")
    assert check_record(over.game, record).good


async def test_taking_back_a_choice_does_not_name_it(house: House, table: Table) -> None:
    await house.say(ADA, f"choose {held(table, 0)[0]}")
    await house.undo(ADA)
    _, line = (await house.posts())[-1].lines
    move = line.params["move"]
    assert isinstance(move, Phrase)
    assert move.key == "santafe-chose"
    await house.say(ADA, f"choose {held(table, 0)[0]}")
    after = await house.moderate("undo")
    assert held(table, 0)[0] not in (await house.posts())[-1].model_dump_json()
    assert position(after).players[0].chosen is None


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
async def test_a_secret_move_is_read_by_its_maker_alone(house: House, table: Table, viewer: int | None) -> None:
    assert table.readable("choose DEN", 1, viewer) == ("choose DEN" if viewer == 1 else "choose …")
    assert table.readable("exchange DEN SLC", 1, viewer) == ("exchange DEN SLC" if viewer == 1 else "exchange …")
    assert table.readable("draw double", 1, viewer) == "draw double"
    ended = acts.end(table, MOD, "Mod", "").table
    assert ended.readable("choose DEN", 1, viewer) == "choose DEN"


async def test_the_private_answer_tells_ones_own_card_alone(house: House, table: Table, database: Database) -> None:
    """The last to choose is told of his own card; of the others' he learns from the channel."""
    for seat in (0, 1):
        await house.say(PEOPLE[seat], f"choose {held(table, seat)[0]}")
    card = held(table, 2)[0]
    answer = await play_line(asker(services(database), CLEO), f"choose {card}")
    city = position(table).board.city[card].name
    assert answer.text.startswith("✅ Played.\n")
    assert answer.text.endswith(f"You play **{city}**.")


async def test_who_was_replaced_is_told_what_a_spectator_is(house: House, table: Table, database: Database) -> None:
    there = services(database)
    await house.say(ADA, f"choose {held(table, 0)[0]}")
    own, onlooker = await log(asker(there, ADA)), await log(asker(there, MOD))
    assert own.text != onlooker.text, "while the seat is hers"
    await house.do(lambda there: seats.give_to(there, 0, None, ""))
    for answer in (status, log):
        assert (await answer(asker(there, ADA))).text == (await answer(asker(there, MOD))).text
    for private in (hand, briefing):
        with pytest.raises(DeniedError):
            await private(asker(there, ADA))

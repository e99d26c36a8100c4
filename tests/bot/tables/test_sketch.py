"""Sketches and their panels: tried out on the side, stepped back, and always within what Discord takes."""

from __future__ import annotations

import itertools
import random
from dataclasses import replace
from functools import cache

import discord
import pytest

from bot.incoming.panel_layout import panel
from bot.limits import CHOICES
from bot.outgoing.buttons import read_id
from bot.services import Services
from bot.tables import acts, turns
from bot.tables.sketch import Sketch, Trial, try_out
from bot.tables.table import Holder, Table
from rules.core.contract import Choice, Draft, Offers
from rules.core.phrase import phrase
from rules.core.walk import choose, close
from tests.bot.asking import asker, services
from tests.bot.house import ADA, BOB, House, gathered, open_kinds, some_move


@pytest.fixture
def there(house: House) -> Services:
    return services(house.books.database)


@cache
def position(moves: int) -> Table:
    """A game of two after some moves, with every option on."""
    seats = (Holder(ADA, "Ada"), Holder(BOB, "Bob"))
    options = type(gathered(()).options)(**dict.fromkeys(("cabooses", "debt"), True))
    table = acts.start(gathered(seats, options), ADA).table
    for number in range(moves):
        table = turns.play(table, ADA, min(table.to_act()), [some_move(table, number)]).table
    return table


def sketches(table: Table, number: int) -> list[Sketch]:
    """A way from the first question to a whole move, choices picked at random."""
    chooser = random.Random(number)
    seat = min(table.to_act())
    way = [Sketch()]
    while True:
        trial = try_out(table, seat, way[-1])
        offers, draft = trial.offers, trial.sketch.draft
        drafts = [choose(table.game, draft, offers.field, choice.value) for choice in offers.choices]
        if offers.closes and offers.field:
            drafts.append(close(draft, offers.field))
        if not drafts or (offers.complete and chooser.random() < 0.5):
            return way
        way.append(Sketch(draft=chooser.choice(drafts)))


def trial(table: Table, sketch: Sketch) -> Trial:
    return try_out(table, min(table.to_act()), sketch)


def test_every_panel_on_the_way_has_a_mark_of_its_own() -> None:
    table = position(12)
    for number in range(20):
        marks = [trial(table, sketch).mark for sketch in sketches(table, number)]
        assert len(set(marks)) == len(marks)
        assert all(len(f"{mark}.99") <= 20 for mark in marks)


def test_a_plan_changes_the_mark_too() -> None:
    table = position(0)
    assert trial(table, Sketch(plan=("mobilise",))).mark != trial(table, Sketch()).mark


def test_stepping_back_leads_to_the_first_question_and_stays_there() -> None:
    table = position(12)
    for number in range(20):
        tried = trial(table, sketches(table, number)[-1])
        for _ in range(40):
            if tried.sketch == Sketch():
                break
            before = tried.sketch
            tried = tried.stepped_back()
            assert tried.sketch != before
        assert tried.sketch == Sketch() == tried.stepped_back().sketch


def test_before_the_first_choice_stepping_back_takes_a_planned_move() -> None:
    tried = trial(position(0), Sketch(plan=("mobilise",)))
    assert tried.stepped_back().sketch == Sketch()


def test_a_whole_sketch_is_a_legal_move() -> None:
    table = position(12)
    for number in range(20):
        tried = trial(table, sketches(table, number)[-1])
        move = tried.move
        assert move is not None
        assert table.state is not None
        assert table.game.check(table.state, tried.seat, move) is None


def test_a_plan_that_no_longer_holds_gives_way() -> None:
    table = position(3)
    for plan in (("fly away",), ("caboose 99",)):
        tried = trial(table, Sketch(plan=plan, draft=Draft(kind="take")))
        assert tried.sketch == Sketch()
        assert tried.table.state == table.state


def test_a_plan_is_kept_as_far_as_it_still_holds() -> None:
    table = position(0)
    tried = trial(table, Sketch(plan=("mobilise", "mobilise"), draft=Draft(kind="take")))
    assert tried.sketch == Sketch(plan=("mobilise",))


def test_trying_out_never_touches_the_tables_own_chance() -> None:
    tried = trial(position(0), Sketch())
    assert tried.table.seed != tried.before.seed


def test_trying_out_changes_nothing() -> None:
    table = position(0)
    tried = trial(table, Sketch(plan=("mobilise",)))
    assert tried.table.state != table.state
    assert trial(table, Sketch()).table.state == table.state


def test_what_draws_chance_or_ends_the_turn_cannot_be_planned() -> None:
    for moves in range(60):
        table = position(moves)
        if "fill" in open_kinds(table):
            break
    fill = trial(table, Sketch(draft=Draft(kind="fill")))
    while not fill.offers.complete:
        choice = fill.offers.choices[0]
        fill = trial(table, Sketch(draft=fill.sketch.draft.with_value(fill.offers.field or "", choice.value)))
    assert not fill.addable
    assert not trial(position(3), Sketch(draft=Draft(kind="mobilise"))).addable
    assert not trial(position(3), Sketch()).addable


def parts(view: discord.ui.LayoutView) -> tuple[list[discord.SelectOption], list[str], str]:
    """A panel's menu, the ids of its buttons, and its text; checked against Discord's limits."""
    options: list[discord.SelectOption] = []
    buttons: list[str] = []
    text = ""
    for item in view.walk_children():
        if isinstance(item, discord.ui.ActionRow):
            assert 1 <= len(item.children) <= 5
        if isinstance(item, discord.ui.DynamicItem):
            item = item.item
        if isinstance(item, discord.ui.Select):
            options = item.options
            assert 1 <= len(options) <= 25
            assert read_id(item.custom_id) is not None
        if isinstance(item, discord.ui.Button):
            assert item.custom_id is not None
            assert read_id(item.custom_id) is not None
            assert 1 <= len(item.label or "") <= 80
            buttons.append(item.custom_id)
        if isinstance(item, discord.ui.TextDisplay):
            text += item.content
    assert len(set(buttons)) == len(buttons)
    assert 1 <= len(text) <= 4_000
    for option in options:
        assert 1 <= len(option.label) <= 100
        assert 1 <= len(option.value) <= 100
        assert len(option.description or "") <= 100
    assert len({option.value for option in options}) == len(options)
    return options, buttons, text


@pytest.mark.parametrize("locale", [discord.Locale.american_english, discord.Locale.french])
async def test_every_panel_on_the_way_to_a_move_is_one_discord_takes(there: Services, locale: discord.Locale) -> None:
    reader = asker(there, ADA, locale)
    shown = 0
    for moves, number in itertools.product((0, 15, 40, 70), range(6)):
        table = position(moves)
        for sketch in sketches(table, number):
            tried = trial(table, sketch)
            answer = await panel(reader, tried)
            assert answer.view is not None
            options, buttons, _ = parts(answer.view)
            assert [option.value for option in options] == [str(at) for at in range(len(tried.entries))][:CHOICES]
            assert any(":confirm:" in custom_id for custom_id in buttons) == tried.offers.complete
            shown += 1
    assert shown > 60


async def test_pages_go_round_and_a_page_that_is_gone_is_the_last_one(there: Services) -> None:
    reader = asker(there)
    many = tuple(Choice(value=f"v{number}", label=phrase("seat-number", number=number)) for number in range(60))
    tried = replace(trial(position(0), Sketch(draft=Draft(kind="take"))), offers=Offers(choices=many))
    values: list[str] = []
    for page in range(3):
        answer = await panel(reader, tried, page=page)
        assert answer.view is not None
        options, buttons, _ = parts(answer.view)
        values += [option.value for option in options]
        (more,) = [custom_id for custom_id in buttons if ":more:" in custom_id]
        assert more.endswith(f".{(page + 1) % 3}")
    assert values == [str(at) for at in range(60)]
    gone = await panel(reader, tried, page=10**12)
    assert gone.view is not None
    assert len(parts(gone.view)[0]) == 10


async def test_an_old_panel_says_that_the_game_has_moved_on(there: Services) -> None:
    answer = await panel(asker(there), trial(position(3), Sketch()), stale=True)
    assert answer.view is not None
    assert asker(there).words.text("panel-stale") in parts(answer.view)[2]


async def test_out_of_turn_there_is_no_panel_but_a_word(there: Services) -> None:
    table = position(0)
    answer = await panel(asker(there, BOB), try_out(table, 1, Sketch()))
    assert answer.view is None
    assert "Ada" in answer.text


async def test_a_plan_is_listed_and_pictured(there: Services) -> None:
    table = position(0)
    tried = trial(table, Sketch(plan=("mobilise",)))
    answer = await panel(asker(there), tried)
    assert answer.view is not None
    assert "Ada mobilises" in parts(answer.view)[2]
    assert len(answer.files) >= 1

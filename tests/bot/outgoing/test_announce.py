"""Posts as messages: what happened, the picture, whose turn it is; mentioned is only who must act."""

from __future__ import annotations

from dataclasses import replace

import discord
import pytest

from bot.outgoing.announce import LONGEST_TEXT, Announcer, layout, png_files, said
from bot.outgoing.painters import Threads
from bot.refereeing.door import post_of
from bot.tables import acts, turns
from bot.tables.table import Change, Holder, Table
from render.pictures import Picture, palette_for, palette_of
from render.words import words
from rules.core.chance import Chance
from rules.core.phrase import Who, phrase
from rules.registry import GAMES
from tests.bot.house import ADA, BOB, House, gathered, some_move, until

SEATS = (Holder(ADA, "Ada"), Holder(BOB, "**Bob** @everyone"), Holder(None, "Jacques"))
SHOWN = Picture(b"png", "A table.", 10, 10)


def texts(view: discord.ui.LayoutView) -> list[str]:
    return [item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]


def shown(change: Change, *pictures: Picture) -> discord.ui.LayoutView:
    return layout(change.table, post_of(change, change.table.revision), pictures)


def playing() -> Table:
    return acts.start(gathered(SEATS), ADA).table


def test_who_must_act_is_mentioned_and_nobody_else() -> None:
    change = turns.play(playing(), ADA, 0, [playing().game.parse("mobilise")])
    told, foot = texts(shown(change))
    assert "Ada" in told
    assert f"<@{ADA}>" not in told + foot
    assert f"<@{BOB}>" in foot


def test_a_robots_turn_mentions_nobody() -> None:
    table = playing()
    change = turns.play(table, ADA, 0, [table.game.parse("mobilise")])
    change = turns.play(change.table, BOB, 1, [table.game.parse("mobilise")])
    told, foot = texts(shown(change))
    assert "<@" not in told + foot
    assert "Jacques" in foot


def test_the_lobby_names_everybody_and_mentions_nobody() -> None:
    _, foot = texts(shown(acts.join(gathered(SEATS), 77, "Dan")))
    assert "<@" not in foot
    assert all(name in foot for name in ("Ada", "Jacques", "Dan"))


def test_a_name_cannot_format_or_mention() -> None:
    told = said(words("en"), gathered(SEATS), [phrase("told-join", who=Who(seat=1))])
    assert "\\*\\*Bob\\*\\* @\u200beveryone" in told


def test_a_message_speaks_the_language_of_its_table() -> None:
    change = acts.join(replace(gathered(SEATS), language="fr"), 77, "Dan")
    assert texts(shown(change))[0] == words("fr").text("told-join", who="Dan")


def test_the_picture_stands_between_the_words_with_its_alt_text() -> None:
    table = playing()
    change = turns.play(table, ADA, 0, [table.game.parse("mobilise")])
    view = shown(change, SHOWN)
    (gallery,) = [item for item in view.walk_children() if isinstance(item, discord.ui.MediaGallery)]
    (item,) = gallery.items
    assert item.description == png_files([SHOWN])[0].description == "A table."
    assert item.media.url == f"attachment://{png_files([SHOWN])[0].filename}"


def test_buttons_carry_the_game_and_its_revision() -> None:
    change = acts.join(gathered(SEATS), 77, "Dan")
    ids = [
        item.custom_id
        for item in shown(change).walk_children()
        if isinstance(item, discord.ui.DynamicItem) and isinstance(item.item, discord.ui.Button)
    ]
    assert [custom_id.split(":")[1] for custom_id in ids] == ["join", "robot", "leave", "start", "howto"]
    assert {custom_id.split(":")[2] for custom_id in ids} == {str(change.table.id)}


def test_no_message_is_longer_than_discord_takes() -> None:
    many = [phrase("told-leave", name="x" * 32)] * 500
    assert len(said(words("en"), gathered(SEATS), many)) == LONGEST_TEXT
    table = playing()
    longest = 0
    for language in ("en", "fr"):
        turn = replace(table, language=language)
        while turn.phase == "playing":
            change = turns.play(turn, ADA, min(turn.to_act()), [some_move(turn, turn.drawn)])
            view = shown(change, SHOWN)
            longest = max(longest, sum(map(len, texts(view))))
            assert view.content_length() <= 4_000
            turn = change.table
    assert 300 < longest < LONGEST_TEXT  # nothing had to be cut


async def test_a_picture_is_made_of_the_position_at_its_revision(house: House) -> None:
    table = await house.started(ADA, BOB)
    later = await house.say(ADA, "mobilise")
    announcer = Announcer(discord.Client(intents=discord.Intents.none()), house.books, Threads())
    (then,) = await announcer.pictures(later, table.revision - 1, table.revision, "en")
    (now,) = await announcer.pictures(later, table.revision, later.revision, "en")
    assert then is not None
    assert now is not None
    assert then.png != now.png
    assert "Ada" in then.alt
    assert await announcer.pictures(later, 0, table.revision - 1, "en") == ()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_end_of_a_game_shows_the_scores_and_the_seed(language: str) -> None:
    table = replace(playing(), language=language)
    change = Change(table, ())
    while table.phase == "playing":
        change = turns.play(table, ADA, min(table.to_act()), [some_move(table, table.drawn)])
        table = change.table
    (told,) = texts(shown(change))
    assert table.seed.hex() in told
    assert "🏆" in told


async def test_getting_ready_to_draw_a_game_happens_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """For each palette: a game may have one for each of its maps."""
    drawn: list[tuple[str, str]] = []
    monkeypatch.setattr("bot.outgoing.announce.warm", lambda *wanted: drawn.append(wanted))
    announcer = Announcer(discord.Client(intents=discord.Intents.none()), house.books, Threads())
    for _ in range(3):
        announcer.warm(1, "freight_train", GAMES["freight_train"].options())
        announcer.warm(2, "steam", GAMES["steam"].options())
    await until(lambda: len(drawn) > 1)
    assert sorted(drawn) == [("freight_train", ""), ("steam", "china")]


@pytest.mark.parametrize("key", GAMES)
def test_what_is_got_ready_is_what_is_drawn_with(key: str) -> None:
    game = GAMES[key]
    state = game.setup(game.options(), game.seats[0], Chance(bytes(32))).state
    view = game.view(state, None)
    assert palette_for(key, game.options()) == palette_of(key, view)


def test_each_of_two_pictures_has_the_whole_width() -> None:
    view = shown(acts.start(gathered((Holder(ADA, "Ada"), Holder(BOB, "Bob"))), ADA), SHOWN, SHOWN)
    found = [item for item in view.walk_children() if isinstance(item, discord.ui.MediaGallery)]
    assert [len(each.items) for each in found] == [1, 1]
    urls = [each.items[0].media.url for each in found]
    assert urls == [f"attachment://{file.filename}" for file in png_files([SHOWN, SHOWN])]

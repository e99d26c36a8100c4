"""Where, who and when not: each denial has its own private words, in the reader's language."""

from __future__ import annotations

import pytest

from bot.limits import TYPED
from bot.sandbox.components import Button, walk
from render.rulebook import rulebook
from tests.wire.house import House
from tests.wire.people import Answer, Person
from tests.wire.seating import GAME, GARE, TAKE, deal, done, gather, play, public, said, table_in, told, unseen_by

# Every command that is about the table of a channel, with options that a client would send.
MOVES: dict[str, dict[str, str]] = {
    "freight fill": {"row": "1"},
    "freight take": {"wagon1": "1>yard1", "wagon2": "1>yard1", "wagon3": "1>yard2"},
    "freight switch": {"wagon1": "1>loco1"},
    "freight rearrange": {"row1": "box", "row2": "ore"},
    "freight mobilise": {},
    "freight caboose": {"train": "1"},
    "freight pass": {},
    "play": {"move": TAKE},
}
LOOKING: dict[str, dict[str, str]] = {
    "game status": {},
    "game board": {},
    "game log": {},
    "game export": {},
    "game verify": {},
}
LOBBY: dict[str, dict[str, str]] = {
    "table join": {},
    "table leave": {},
    "table options": {"option": "cabooses", "value": "true"},
    "table robot": {},
    "table start": {},
}
TABLE = {
    **LOBBY,
    **LOOKING,
    **MOVES,
    "moves": {},
    "game undo": {},
    "table language": {"language": "fr"},
    "table load": {"file": "mine"},
}
MODERATION = ("reset", "restore", "undo", "skip", "end", "lock")
READERS = pytest.mark.parametrize("reader", ["Ada", "Basile"])


@READERS
async def test_outside_a_server(house: House, reader: str, maud: Person) -> None:
    person = await house.person(reader)
    for name, options in {"table new": {"game": GAME}, **TABLE, "why": {}}.items():
        assert (await person.command("dm", name, **options)).failure == "bad_request"  # the client does not offer it
        done(await person.invent("dm", name, options), "denied-no-guild")
    for name in MODERATION:
        done(await maud.invent("dm", f"moderate {name}", {"reason": "late"}), "denied-no-guild")
    assert "FT-6.7" in (await person.command("dm", "rules", search="6.7")).private


@READERS
async def test_in_a_channel_without_a_game(house: House, reader: str, maud: Person) -> None:
    person = await house.person(reader)
    for name, options in TABLE.items():
        done(await person.command(GARE, name, **options), "denied-no-table")
    for name in MODERATION:
        key = "denied-nothing-to-restore" if name == "restore" else "denied-no-table"
        done(await maud.command(GARE, f"moderate {name}", reason="late"), key)
    done(await person.command(GARE, "why"), "why-nothing")
    assert "FT-6.7" in (await person.command(GARE, "rules", search="6.7")).private
    assert public(person) == []


async def test_before_the_game_has_begun(house: House, ada: Person, maud: Person) -> None:
    await gather(house, ada, robots=1)
    for name, options in MOVES.items():
        done(await ada.command(GARE, name, **options), "denied-not-started")
    for name in ("moves", "game board", "game export", "game verify"):
        done(await ada.command(GARE, name), "denied-not-started")
    done(await ada.command(GARE, "game undo"), "denied-nothing-to-undo")
    done(await maud.command(GARE, "table new", game=GAME), "denied-table-gathering")  # it is not hers
    done(await maud.command(GARE, "moderate end", reason="late"), "denied-nothing-to-end")
    done(await maud.command(GARE, "moderate undo", reason="late"), "denied-nothing-to-undo")
    assert "waiting for players" in (await ada.command(GARE, "game status")).private
    assert "Ada took a seat" in (await ada.command(GARE, "game log")).private


@pytest.mark.parametrize("reader", ["Dan", "Chloé"])
async def test_by_somebody_without_a_seat(house: House, reader: str, ada: Person, basile: Person) -> None:
    stranger = await house.person(reader)
    await gather(house, ada, basile)
    for name in ("table leave", "table options", "table robot", "table language"):
        done(await stranger.command(GARE, name, **TABLE[name]), "denied-not-seated")
    done(await stranger.command(GARE, "table start"), "denied-start-not-seated")
    done(await ada.command(GARE, "table start"), "done-start")
    await told(house, ada, stranger)
    before = await table_in(house, GARE, ada)
    for name in (*MOVES, "moves", "game undo", "table leave", "table language"):
        answer = await stranger.command(GARE, name, **TABLE[name])
        done(answer, "denied-not-seated")
        unseen_by(answer, ada, basile)
    done(await stranger.press(public(stranger)[-1], "Play"), "denied-not-seated")
    for name in LOOKING:
        answer = await stranger.command(GARE, name)
        assert answer.messages[0].ephemeral
        assert answer.private != said(stranger, "denied-not-seated")
    assert await table_in(house, GARE, ada) == before


@READERS
async def test_once_the_game_has_begun(house: House, reader: str, ada: Person, basile: Person) -> None:
    await deal(house, ada, basile)
    person = {"Ada": ada, "Basile": basile}[reader]
    for name, options in LOBBY.items():
        if name != "table leave":  # which leaves the seat to a robot
            done(await person.command(GARE, name, **options), "denied-already-started")
    done(await person.command(GARE, "table new", game=GAME), "denied-table-playing")


def refused(answer: Answer, rule: str, *words: str) -> None:
    """The refusal names the rule, quotes its text in the reader's language and says these words."""
    person = answer.person
    text = rulebook(GAME, "fr" if person.locale == "fr" else "en").text(rule)
    assert f"> **{rule}** · {text.section}" in answer.private
    assert text.text in answer.private
    for word in words:
        assert word in answer.private
    assert all(message.ephemeral for message in answer.messages)


async def test_out_of_turn(house: House, ada: Person, basile: Person) -> None:
    await deal(house, ada, basile)
    for name, options in MOVES.items():
        answer = await basile.command(GARE, name, **options)
        refused(answer, "FT-2.1", "C’est à Ada de jouer.")
        unseen_by(answer, ada)
    await play(ada, TAKE)
    refused(await ada.command(GARE, "play", move=TAKE), "FT-5.1", "it is Basile’s turn")
    refused(await ada.command(GARE, "freight fill"), "FT-4.1", "too late to fill")
    refused(await ada.command(GARE, "why"), "FT-4.1", "too late to fill")
    assert "Basile’s turn" in (await ada.command(GARE, "moves")).private
    refused(await basile.command(GARE, "why"), "FT-2.1", "C’est à Ada de jouer.")


async def test_out_of_turn_comes_before_what_was_typed(house: House, ada: Person, basile: Person) -> None:
    """The hint that completion shows a player out of turn can be sent off; the answer is still the turn."""
    await deal(house, ada, basile)
    (hint,) = await basile.complete(GARE, "freight take", focused="wagon1")
    sent = dict.fromkeys(MOVES["freight take"], str(hint.value))
    refused(await basile.command(GARE, "freight take", **sent), "FT-2.1", "C’est à Ada de jouer.")
    refused(await basile.command(GARE, "play", move="bonjour"), "FT-2.1", "C’est à Ada de jouer.")


@pytest.mark.parametrize(
    ("name", "options", "rule"),
    [
        ("freight fill", {}, "FT-4.2"),
        ("freight take", {**MOVES["freight take"], "wagon1": "1>loco9"}, "FT-3.1"),
        ("freight take", {**MOVES["freight take"], "wagon1": "4:tank>yard1"}, "FT-6.2"),
        ("freight take", {**MOVES["freight take"], "wagon3": "1>yard7"}, "FT-6.5"),
        ("freight switch", {"wagon1": "1>yard1"}, "FT-7.3"),
        ("freight rearrange", {"row1": "box box", "row2": "ore"}, "FT-8.3"),
        ("freight caboose", {"train": "1"}, "FT-14.10"),
        ("freight pass", {}, "FT-5.2"),
        ("play", {"move": "take 1>yard1"}, "FT-6.1"),
    ],
)
@READERS
async def test_against_the_rules(
    house: House, ada: Person, basile: Person, reader: str, name: str, options: dict[str, str], rule: str
) -> None:
    await deal(house, ada, basile)
    person = ada
    if reader == "Basile":
        await play(ada, "mobilise")
        person = basile
    before = await table_in(house, GARE, ada)
    answer = await person.command(GARE, name, **options)
    refused(answer, rule, said(person, "freight-kind-take"))
    assert (await person.command(GARE, "why")).private.splitlines()[:2] == answer.private.splitlines()[:2]
    assert await table_in(house, GARE, ada) == before


@pytest.mark.parametrize(
    ("name", "options", "rule"),
    [("freight fill", {"row": "one"}, "FT-4.2"), ("freight caboose", {"train": "-"}, "FT-14.10")],
)
async def test_a_move_that_is_not_open_is_refused_before_its_values_are_read(
    house: House, ada: Person, basile: Person, name: str, options: dict[str, str], rule: str
) -> None:
    await deal(house, ada, basile)
    answer = await ada.command(GARE, name, **options)
    assert answer.private.startswith("🚫")
    assert f"**{rule}**" in answer.private


@pytest.mark.parametrize(
    ("name", "options", "key", "params"),
    [
        (
            "freight take",
            {**MOVES["freight take"], "wagon1": "the big one>yard1"},
            "freight-misread-number",
            "the big one",
        ),
        ("freight take", {**MOVES["freight take"], "wagon1": "1>moon"}, "freight-misread-spot", "moon"),
        ("freight take", {**MOVES["freight take"], "order": "x y"}, "freight-misread-order", "x y"),
        ("play", {"move": "bonjour"}, "freight-misread-move", "bonjour"),
    ],
)
async def test_invented_values(
    house: House, ada: Person, basile: Person, name: str, options: dict[str, str], key: str, params: str
) -> None:
    await deal(house, ada, basile)
    answer = await ada.command(GARE, name, **options)
    assert answer.private.startswith("❓ " + said(ada, key, text=params))
    await play(ada, "mobilise")
    answer = await basile.command(GARE, name, **options)
    assert answer.private.startswith("❓ " + said(basile, key, text=params))


async def test_invented_values_of_the_lobby(house: House, ada: Person, basile: Person) -> None:
    done(await ada.invent(GARE, "table new", {"game": "chess"}), "denied-unknown-game", game="chess")
    await gather(house, ada)
    known = ("Cabooses", "Rearranging on credit", "Undo")
    answer = await ada.command(GARE, "table options", option="speed", value="9")
    done(answer, "denied-unknown-option", name="speed", known=known)
    answer = await ada.command(GARE, "table options", option="cabooses", value="many")
    done(answer, "denied-bad-option", name="Cabooses", value="many", known=("yes", "no"))
    done(await ada.invent(GARE, "table language", {"language": "tlh"}), "denied-bad-language", language="tlh")


async def test_twice(house: House, ada: Person, basile: Person) -> None:
    await gather(house, ada, basile)
    done(await ada.command(GARE, "table join"), "denied-already-seated")
    done(await basile.command(GARE, "table join"), "denied-already-seated")
    done(await basile.command(GARE, "table leave"), "done-leave")
    done(await basile.command(GARE, "table leave"), "denied-not-seated")
    await basile.command(GARE, "table join")
    done(await ada.command(GARE, "table start"), "done-start")
    done(await basile.command(GARE, "table start"), "denied-already-started")
    await play(ada, "mobilise")
    refused(await ada.command(GARE, "freight mobilise"), "FT-5.1")


async def test_too_few_to_start(house: House, ada: Person) -> None:
    await gather(house, ada)
    refused(await ada.command(GARE, "table start"), "FT-1.1", "2 to 5 players, not 1")


async def test_a_refusal_outlives_its_table(house: House, ada: Person, basile: Person, maud: Person) -> None:
    await deal(house, ada, basile)
    await play(ada, "mobilise")
    refused(await ada.command(GARE, "play", move=TAKE), "FT-5.1", "Basile’s turn")
    asked = await maud.command(GARE, "moderate reset", reason="late")
    await maud.press(asked.message, said(maud, "button-proceed"))
    await gather(house, ada)
    refused(await ada.command(GARE, "why"), "FT-5.1")


async def test_after_the_game_was_ended(house: House, ada: Person, basile: Person, maud: Person) -> None:
    last = await deal(house, ada, basile)
    asked = await maud.command(GARE, "moderate end", reason="late")
    done(await maud.press(asked.message, said(maud, "button-proceed")), "done-moderate-end")
    for name in (*MOVES, *LOBBY, "moves"):
        done(await ada.command(GARE, name, **TABLE[name]), "denied-over")
    for person in (ada, basile):
        done(await person.command(GARE, "game undo"), "denied-undo-over")
        done(await person.command(GARE, "game redo"), "denied-undo-over")
    done(await ada.press_late(last, "Play"), "denied-over")
    (hint,) = await ada.complete(GARE, "freight take", focused="wagon1")
    assert hint.name == said(ada, "denied-over")
    for name in LOOKING:
        assert (await ada.command(GARE, name)).private != said(ada, "denied-over")
    done(await ada.command(GARE, "table new", game=GAME), "done-new")


async def test_a_press_never_redraws_what_all_can_see(house: House, ada: Person, basile: Person, maud: Person) -> None:
    dealt = await deal(house, ada, basile)
    for verb in ("pick", "back", "anew", "confirm", "refrain", "proceed"):
        menu = verb == "pick"
        custom_id = f"cdg{'-menu' if menu else ''}:{verb}:1:3:0.0"
        answer = await maud.invent_press(dealt, custom_id, 3 if menu else 2, ["take"] if menu else ())
        assert all(message.ephemeral for message in answer.messages)
        assert ada.now(dealt) == dealt
    # The same when the message has the very button, as one posted by mistake would.
    place = house.sandbox.world.places[ada.channel(GARE)]
    message = house.sandbox.world.messages[place.id][dealt.id]
    for part in walk(message.body.components):
        if isinstance(part, Button) and part.label == "Play":
            part.custom_id = "cdg:refrain:1:3:"
    answer = await ada.invent_press(dealt, "cdg:refrain:1:3:")
    assert answer.private == said(ada, "done-refrain")
    assert answer.public == ""


async def test_what_is_too_long_costs_nothing(house: House, ada: Person, basile: Person) -> None:
    last = await deal(house, ada, basile)
    for name, field in (("play", "move"), ("rules", "search"), ("table load", "file"), ("freight fill", "row")):
        done(await ada.command(GARE, name, **{field: " " * 6_000}), "denied-too-long", most=TYPED)
        done(await basile.command(GARE, name, **{field: "x" * (TYPED + 1)}), "denied-too-long", most=TYPED)
    assert await ada.complete(GARE, "freight take", focused="wagon1", text=" " * 6_000) == []
    assert await ada.complete(GARE, "freight take", focused="wagon2", wagon1="1" * 6_000) == []
    form = await ada.press((await ada.press(last, "Play")).message, "Write a move")
    assert form.modal is not None
    raw = [{"type": 18, "component": {"type": 4, "custom_id": "text", "value": " " * 3_000}}]
    answer = await ada.invent_form(form.modal, raw)
    done(answer, "denied-too-long", most=TYPED)
    assert max(house.sandbox.interactions.waits) < 1


async def test_a_command_of_another_game_is_told_where_this_ones_moves_are(
    house: House, ada: Person, basile: Person
) -> None:
    await deal(house, ada, basile)
    done(await ada.command(GARE, "dice end"), "denied-other-game", group="freight")
    answer = await basile.command(GARE, "dice end")
    assert answer.private == said(basile, "denied-other-game", group="fret")

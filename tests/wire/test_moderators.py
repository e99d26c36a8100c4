"""Who may moderate: every act by everybody everywhere; and what role, settings, lock, skip, replace and audit do."""

from __future__ import annotations

import re

import pytest

from bot.sandbox.cast import REFEREES_ID
from bot.tables.undo import MOST_LISTED
from tests.wire.house import House
from tests.wire.people import Answer, Message, Person
from tests.wire.seating import GAME, GARE, TAKE, advice, deal, done, play, public, said, table_in, told

REASON = {"reason": "late"}
ACTS: dict[str, dict[str, str]] = {
    "reset": REASON,
    "restore": REASON,
    "undo": REASON,
    "skip": REASON,
    "replace": {"seat": "1", **REASON},
    "pause": REASON,
    "resume": REASON,
    "extend": {"time": "2h", **REASON},
    "end": REASON,
    "lock": REASON,
    "audit": {},
}
SETTLING: dict[str, dict[str, str]] = {"role": {}, "settings": {}}
DENIALS = ("denied-no-guild", "denied-not-moderator", "denied-not-manager", "denied-own-game")

# Who, and how they are answered: for an act, for settling what the server does, and for an act in a server where
# nobody moderates a game of their own.
ALLOWED = ""
MATRIX = {
    "player": ("denied-not-moderator", "denied-not-manager", "denied-not-moderator"),
    "spectator": ("denied-not-moderator", "denied-not-manager", "denied-not-moderator"),
    "moderator": (ALLOWED, ALLOWED, ALLOWED),
    "moderator who plays": (ALLOWED, ALLOWED, "denied-own-game"),
    "role holder": (ALLOWED, "denied-not-manager", ALLOWED),
}


def denial(answer: Answer) -> str:
    """Which of the denials of this page an answer is, if any."""
    assert answer.acknowledged, answer
    assert all(message.ephemeral for message in answer.messages)
    return next((key for key in DENIALS if answer.private == said(answer.person, key)), ALLOWED)


async def settle(maud: Person, **settings: bool) -> None:
    await maud.command(GARE, "moderate role", role=REFEREES_ID)
    await maud.command(GARE, "moderate settings", **settings)


async def set_up(house: House, place: str, maud: Person, *players: Person) -> None:
    """A game in play with a clock, and one put away."""
    host, guest = players
    for first in (True, False):
        await host.command(place, "table new", game=GAME)
        await guest.command(place, "table join")
        await host.command(place, "table clock", preset="daily")
        await host.command(place, "table start")
        if first:
            asked = await maud.command(place, "moderate reset", reason="late")
            await maud.press(asked.message, said(maud, "button-proceed"))
    await told(house, maud, channel=place)


async def test_every_act_by_everybody_everywhere(
    house: House, ada: Person, basile: Person, dan: Person, maud: Person
) -> None:
    emile = await house.person("Émile")
    for parent, thread in ((GARE, "fil"), ("triage", "quai")):
        house.sandbox.add_thread(parent, thread)
    here, elsewhere = ("gare", "fil", "dm"), ("triage", "quai", "dm")  # Maud plays here, and not elsewhere
    people = {  # what a role may do is tried before somebody takes the role away
        "player": (ada, here),
        "spectator": (dan, here),
        "role holder": (emile, here),
        "moderator who plays": (maud, here),
        "moderator": (maud, elsewhere),
    }
    for person in (ada, basile, dan, maud, emile):
        await person.until(lambda: person.channel("quai") != "quai")  # noqa: B023  # at once
    for place in here[:2]:
        await set_up(house, place, maud, ada, maud)
    for place in elsewhere[:2]:
        await set_up(house, place, maud, ada, basile)
    found: dict[tuple[str, str, str, bool], str] = {}
    before = await state(house)
    for apart in (False, True):
        await settle(maud, apart=apart)
        for who, (person, places) in people.items():
            for act, options in {**ACTS, **SETTLING}.items():
                for kind, place in zip(("guild", "thread", "dm"), places, strict=True):
                    answer = await person.invent(place, f"moderate {act}", options)
                    found[who, act, kind, apart] = denial(answer)
                    assert await state(house) == before, (who, act, kind)  # a first step changes nothing
    assert found == {at: expected(*at) for at in found}
    assert len(found) == 5 * 3 * 2 * (len(ACTS) + len(SETTLING))


async def state(house: House) -> list[tuple[object, ...]]:
    """All that a moderator could change about any game."""
    database = house.bot.services.books.database
    rows = [*await database.rows("SELECT * FROM game"), *await database.rows("SELECT * FROM seat")]
    rows += await database.rows("SELECT game, max(revision), count(*) FROM log GROUP BY game")
    rows += await database.rows("SELECT game, seat, turn, bank, budget FROM clock")
    return [tuple(row) for row in rows]


async def test_the_second_step_is_for_whoever_took_the_first_and_still_may(
    house: House, ada: Person, basile: Person, dan: Person, maud: Person
) -> None:
    """Every act, confirmed with forged presses by everybody else: at the table, in a thread, in a direct message."""
    emile = await house.person("Émile")
    house.sandbox.add_thread(GARE, "fil")
    for person in (ada, dan, maud, emile):
        await person.until(lambda: person.channel("fil") != "fil")  # noqa: B023  # at once
    await set_up(house, GARE, maud, ada, basile)
    await set_up(house, "fil", maud, ada, basile)
    await play(ada, "mobilise")
    await settle(maud)
    alone: dict[Person, Message] = {}
    for person in (ada, dan, maud, emile):
        await person.command(GARE, "me notifications", how="direct")
        alone[person] = person.messages("dm")[-1]
    asked = {
        act: await maud.invent(GARE, f"moderate {act}", options) for act, options in ACTS.items() if act != "audit"
    }
    buttons = {act: answer.message.buttons for act, answer in asked.items() if answer.message.buttons}
    assert len(buttons) == len(ACTS) - 2  # all but the audit, and a resume while the clocks run
    before = await state(house)
    for act, (proceed, _) in buttons.items():
        for person in (ada, dan, emile):
            for message in (public(person)[-1], public(person, "fil")[-1], alone[person]):
                answer = await person.invent_press(message, proceed.custom_id)
                assert answer.acknowledged
                assert await state(house) == before, (act, person.name)
        for message in (public(maud, "fil")[-1], alone[maud]):  # her own, and elsewhere
            await maud.invent_press(message, proceed.custom_id)
            assert await state(house) == before, act
    done(await maud.press(asked["lock"].message, said(maud, "button-proceed")), "done-moderate-lock")
    assert await state(house) != before


def expected(who: str, act: str, place: str, apart: bool) -> str:
    if place == "dm":
        return "denied-no-guild"
    acting, settling, playing = MATRIX[who]
    if act in SETTLING:
        return settling
    return playing if apart and act != "audit" else acting  # which changes nothing about a game


async def test_a_role_holder_moderates_once_the_role_is_set_and_no_longer_when_it_is_not(
    house: House, ada: Person, basile: Person, maud: Person
) -> None:
    emile = await house.person("Émile")
    await deal(house, ada, basile)
    done(await emile.command(GARE, "moderate lock", reason="late"), "denied-not-moderator")
    await settle(maud)
    asked = await emile.command(GARE, "moderate lock", reason="late")
    await maud.command(GARE, "moderate role", none=True)
    done(await emile.press(asked.message, said(emile, "button-proceed")), "denied-not-moderator")
    assert not (await table_in(house, GARE, ada)).locked


async def test_a_reason_is_needed(house: House, ada: Person, basile: Person, maud: Person) -> None:
    await deal(house, ada, basile)
    done(await maud.invent(GARE, "moderate end", {"reason": "  \n"}), "denied-no-reason")


@pytest.mark.parametrize(("language", "locked"), [("en", "locked the table"), ("fr", "a verrouillé la table")])
async def test_acts_are_told_at_the_table_and_in_the_moderators_channel_and_kept_for_audit(
    house: House, ada: Person, basile: Person, maud: Person, language: str, locked: str
) -> None:
    await deal(house, ada, basile, language=language)
    await maud.command(GARE, "moderate settings", channel=maud.channel("depot"))
    asked = await maud.command(GARE, "moderate lock", reason="a quarrel")
    assert asked.private.startswith("Verrouiller la table (**Ada et Basile**")
    done(await maud.press(asked.message, said(maud, "button-proceed")), "done-moderate-lock")
    await told(house, ada, maud)
    await told(house, maud, channel="depot")
    for message in (public(ada)[-1], public(maud, "depot")[-1]):
        assert locked in message.text
        assert "a quarrel" in message.text
    assert public(maud, "depot")[-1].labels == []
    assert public(ada)[-1].labels  # the table keeps its buttons
    done(await ada.command(GARE, "play", move=TAKE), "denied-locked")
    assert "a quarrel" in (await maud.command(GARE, "moderate audit")).private
    asked = await maud.command(GARE, "moderate unlock", reason="made up")
    done(await maud.press(asked.message, said(maud, "button-proceed")), "done-moderate-unlock")
    await play(ada, TAKE)


async def test_skip_and_replace_take_a_typed_name(
    house: House, ada: Person, basile: Person, chloe: Person, maud: Person
) -> None:
    await deal(house, ada, basile)
    asked = await maud.command(GARE, "moderate skip", seat="ada", reason="asleep")
    assert "**Ada**" in asked.private
    asked = await maud.command(GARE, "moderate replace", seat="Basile", reason="gone", player=chloe)
    assert "**Basile**" in asked.private
    done(await maud.command(GARE, "moderate skip", seat="Nobody", reason="asleep"), "denied-unknown-seat")
    done(
        await maud.invent(GARE, "moderate replace", {"seat": "1", "reason": "gone", "player": "Chloé"}),
        "denied-not-chosen",
    )


async def test_role_and_settings_with_nothing_given_show_and_change_nothing(house: House, maud: Person) -> None:
    await settle(maud)
    await maud.command(GARE, "moderate settings", channel=maud.channel("depot"), apart=True)
    shown = (await maud.command(GARE, "moderate settings")).private
    assert (await maud.command(GARE, "moderate role")).private == shown
    assert (await maud.command(GARE, "moderate settings")).private == shown
    assert "<@&" in shown
    assert maud.channel("depot") in shown
    assert "<@&" not in (await maud.command(GARE, "moderate role", none=True)).private


async def test_skip_and_replace_name_whom_they_concern(
    house: House, ada: Person, basile: Person, chloe: Person, maud: Person
) -> None:
    await deal(house, ada, basile)
    asked = await maud.command(GARE, "moderate skip", reason="asleep")
    assert "**Ada**" in asked.private
    done(await maud.press(asked.message, said(maud, "button-proceed")), "done-moderate-skip")
    assert (await table_in(house, GARE, ada)).to_act() == {1}
    (_, second) = await maud.complete(GARE, "moderate replace", focused="seat")
    assert second.name == "2 · Basile"
    asked = await maud.command(GARE, "moderate replace", seat=str(second.value), reason="gone", player=chloe)
    assert "**Basile**" in asked.private
    assert "**Chloé**" in asked.private
    done(await maud.press(asked.message, said(maud, "button-proceed")), "done-moderate-replace")
    await told(house, ada, chloe)
    called = public(chloe)[-1]
    assert sorted(called.mentions) == ["Basile", "Chloé"]  # who has lost the seat, and who has it now
    briefing = await chloe.press(called, said(ada, "button-briefing"))
    assert briefing.private.startswith(said(chloe, "briefing-heading", number=2))
    await play(chloe, "mobilise")


async def test_an_earlier_moment_is_restored_from_the_list(
    house: House, ada: Person, basile: Person, maud: Person
) -> None:
    await deal(house, ada, basile)
    start = await table_in(house, GARE, ada)
    await play(ada, TAKE)
    await play(basile, "mobilise")
    moments = await maud.complete(GARE, "moderate restore", focused="game")
    assert [moment.name.startswith("⏪ ligne") for moment in moments] == [True, True]
    asked = await maud.command(GARE, "moderate restore", reason="again", game=str(moments[-1].value))
    assert asked.private.count("\n- ") == 2
    done(await maud.press(asked.message, said(maud, "button-proceed")), "done-moderate-rewind")
    assert (await table_in(house, GARE, ada)).state == start.state
    await told(house, ada)
    assert "restored an earlier moment of the game" in public(ada)[-1].text
    await play(ada, "mobilise")


async def test_a_player_does_not_bring_back_another_game_in_place_of_their_own(
    house: House, ada: Person, basile: Person, maud: Person
) -> None:
    """Restoring puts the game in play away: where nobody moderates their own, that counts, too."""
    await deal(house, ada, basile)
    asked = await maud.command(GARE, "moderate reset", reason="late")
    await maud.press(asked.message, said(maud, "button-proceed"))
    await maud.command(GARE, "table new", game=GAME)
    asked = await maud.command(GARE, "moderate restore", reason="I lose")
    assert "Maud" in asked.private
    await maud.command(GARE, "moderate settings", apart=True)
    before = await table_in(house, GARE, ada)
    done(await maud.press(asked.message, said(maud, "button-proceed")), "denied-own-game")
    done(await maud.command(GARE, "moderate restore", reason="I lose"), "denied-own-game")
    assert await table_in(house, GARE, ada) == before


async def test_a_long_taking_back_is_asked_for_within_what_a_message_can_hold(
    house: House, ada: Person, basile: Person, maud: Person
) -> None:
    await deal(house, ada, basile)
    start = await table_in(house, GARE, ada)
    people = (ada, basile)
    for _ in range(40):
        seat, move = await advice(await table_in(house, GARE, ada))
        await play(people[seat], move)
    asked = await maud.command(GARE, "moderate undo", reason="all of it", to=str(start.revision))
    assert asked.private.count("\n- ") == MOST_LISTED + 1
    done(await maud.press(asked.message, said(maud, "button-proceed")), "done-moderate-undo")
    assert (await table_in(house, GARE, ada)).state == start.state
    await told(house, ada)
    assert "all of it" in public(ada)[-1].text


async def test_the_audit_shows_the_latest_acts_whole_and_when_they_were_in_each_readers_zone(
    house: House, ada: Person, basile: Person, maud: Person
) -> None:
    await deal(house, ada, basile)
    for number in range(22):
        act = ("moderate lock", "moderate unlock")[number % 2]
        asked = await maud.command(GARE, act, reason=f"{number} " + "x" * 290)
        await maud.press(asked.message, said(maud, "button-proceed"))
    audit = (await maud.command(GARE, "moderate audit")).private
    heading, *lines = audit.splitlines()
    assert heading == said(maud, "audit-heading", count=1)
    assert all(re.fullmatch(r"- <t:\d+:f> · .*(\)|>)", line) for line in lines)
    assert "21 xxx" in lines[-1]
    assert "20 xxx" in lines[-2]
    assert 10 <= len(lines) <= 20

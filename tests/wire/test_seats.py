"""Seats that change hands over the wire: offer and accept, leave and come back, resign, and what spectators may see."""

from __future__ import annotations

import pytest

from tests.wire.house import House
from tests.wire.people import Person
from tests.wire.santa_fe import GAME as SANTA_FE
from tests.wire.seating import (
    GAME,
    GARE,
    TAKE,
    advice,
    deal,
    done,
    gather,
    play,
    public,
    said,
    table_in,
    told,
    unseen_by,
)


@pytest.mark.parametrize(("language", "take"), [("en", "Take the seat"), ("fr", "Prendre la place")])
async def test_a_seat_is_handed_over_and_the_newcomer_is_briefed_in_private(
    house: House, ada: Person, basile: Person, chloe: Person, dan: Person, language: str, take: str
) -> None:
    await deal(house, ada, basile, language=language)
    await play(ada, TAKE)
    done(await basile.command(GARE, "table handover", player=chloe), "done-offer", name="Chloé")
    await told(house, ada, basile, chloe)
    offer = public(chloe)[-1]
    assert offer.mentions == ["Chloé"]
    done(await dan.press(offer, take), "denied-offer-other")
    await house.restart()
    briefing = await chloe.press(offer, take)
    unseen_by(briefing, ada, basile)
    assert briefing.private.startswith(said(chloe, "briefing-heading", number=2))
    assert said(chloe, "briefing-lately") in briefing.private
    assert "Ada prend" in briefing.private
    assert briefing.message.pictures
    await told(house, ada, chloe)
    assert public(ada)[-1].mentions == ["Chloé"]  # it is the turn of this seat
    await play(chloe, "mobilise")
    done(await basile.command(GARE, "play", move="mobilise"), "denied-not-seated")
    done(await chloe.press_late(offer, take), "denied-appeal-closed")


async def test_the_briefing_shows_the_hand_of_the_seat_to_its_holder_alone(
    house: House, ada: Person, basile: Person, chloe: Person
) -> None:
    await deal(house, ada, basile, game=SANTA_FE)
    done(await basile.command(GARE, "table handover", player=chloe), "done-offer", name="Chloé")
    await told(house, ada, basile, chloe)
    briefing = await chloe.press(public(chloe)[-1], said(ada, "button-accept"))
    held = await chloe.command(GARE, "hand")
    assert held.private.splitlines()[0] in briefing.private
    assert len(briefing.message.pictures) >= 2
    unseen_by(briefing, ada, basile)
    done(await basile.command(GARE, "hand"), "denied-not-seated")
    done(await basile.command(GARE, "game briefing"), "denied-not-seated")


async def test_the_log_names_who_held_the_seat_then(house: House, ada: Person, basile: Person, chloe: Person) -> None:
    await deal(house, ada, basile)
    await play(ada, "mobilise")
    await ada.command(GARE, "table handover", player=chloe)
    await told(house, ada, chloe)
    await chloe.press(public(chloe)[-1], "Take the seat")
    await ada.command(GARE, "game undo")
    await basile.command(GARE, "game undo")
    log = (await chloe.command(GARE, "game log")).private
    assert said(chloe, "log-move", name="Ada", text="mobilise") in log
    assert said(chloe, "log-sit", text="Chloé") in log


async def test_an_offer_is_declined_or_withdrawn(house: House, ada: Person, basile: Person, chloe: Person) -> None:
    await deal(house, ada, basile)
    for person, line in (
        (chloe, "**Chloé** refuses; the seat stays as it is."),
        (ada, "Ada withdraws the request."),
    ):
        await ada.command(GARE, "table handover", player=chloe)
        await told(house, ada, chloe)
        done(await person.press(public(person)[-1], "Decline"), "done-refuse")
        await told(house, ada, chloe)
        assert line in public(ada)[-1].text
    done(await ada.command(GARE, "table handover", player=basile), "denied-offer-seated", name="Basile")
    assert (await table_in(house, GARE, ada)).names() == ("Ada", "Basile")


async def test_a_robot_keeps_the_seat_of_who_leaves_until_they_are_back(
    house: House, ada: Person, basile: Person
) -> None:
    await deal(house, ada, basile)
    done(await ada.command(GARE, "table leave"), "done-leave-robot")
    await told(house, ada, basile)
    table = await table_in(house, GARE, ada)
    assert table.names() == ("Jacques", "Basile")
    place = f"<#{ada.channel(GARE)}>"
    kept = said(ada, "me-away", title=said(ada, "freight-title"), place=place)
    mine = (await ada.command(GARE, "me games")).private
    assert mine.splitlines()[-1].startswith(kept[: kept.index(place)])
    assert mine.endswith(kept[kept.index(place) + len(place) :])
    assert table.to_act() == {1}  # it has played her turn
    assert any("**Ada** is away; Jacques, a robot, plays on." in message.text for message in public(basile))
    done(await basile.command(GARE, "table leave"), "denied-last-person")
    await house.restart()
    done(await ada.command(GARE, "table join"), "done-back")
    await told(house, ada, basile)
    assert "Ada is back and takes over from **Jacques**." in public(basile)[-1].text
    assert (await table_in(house, GARE, ada)).names() == ("Ada", "Basile")


@pytest.mark.parametrize("game", [GAME, SANTA_FE])
async def test_resigning_asks_once_more(house: House, ada: Person, basile: Person, chloe: Person, game: str) -> None:
    """In games whose rules say nothing about it a robot has the seat from then on, and plays."""
    await deal(house, ada, basile, chloe, language="fr", game=game)
    asked = await basile.command(GARE, "table resign")
    assert said(basile, "resign-robot") in asked.private
    done(await basile.press(asked.message, said(basile, "button-refrain")), "done-refrain")
    asked = await basile.command(GARE, "table resign")
    done(await basile.press(asked.message, said(basile, "button-resign")), "done-resign")
    await told(house, ada, basile)
    assert any("**Basile** abandonne\u202f; Jacques, un robot, continue." in message.text for message in public(ada))
    done(await basile.command(GARE, "table join"), "denied-already-started")
    table = await table_in(house, GARE, ada)
    assert table.names() == ("Ada", "Jacques", "Chloé")
    while 1 not in {entry.seat for entry in await house.bot.services.books.log(table) if entry.act == "move"}:
        seat, move = await advice(table)
        await play((ada, basile, chloe)[seat], move)
        await told(house, ada, chloe)
        table = await table_in(house, GARE, ada)
    assert 1 not in table.to_act()


async def test_a_button_of_the_lobby_is_for_the_lobby(house: House, ada: Person, basile: Person) -> None:
    """Whoever presses Leave as the game begins does not give the seat to a robot by that."""
    await gather(house, ada, basile)
    lobby = public(basile)[-1]
    done(await ada.command(GARE, "table start"), "done-start")
    await told(house, ada, basile)
    done(await basile.press_late(lobby, "Leave"), "denied-already-started")
    done(await basile.press_late(lobby, "Join"), "denied-already-started")
    assert (await table_in(house, GARE, ada)).names() == ("Ada", "Basile")


async def test_who_watches_sees_all_that_is_public(house: House, ada: Person, basile: Person, dan: Person) -> None:
    await deal(house, ada, basile, game=SANTA_FE)
    for name in ("game board", "game status", "game log", "game export", "game verify"):
        answer = await dan.command(GARE, name)
        assert answer.acknowledged
        assert answer.private != said(dan, "denied-not-seated")
    assert (await dan.command(GARE, "game board")).message.pictures
    done(await dan.command(GARE, "hand"), "denied-not-seated")


async def test_a_word_is_brought_before_the_start_and_shown_beside_the_commitment(
    house: House, ada: Person, basile: Person
) -> None:
    await gather(house, ada, basile)
    done(await basile.command(GARE, "table seed", word="sémaphore"), "done-word")
    await told(house, ada, basile)
    lobby = public(ada)[-1].text
    assert "SHA-256 of my secret: `" in lobby
    assert "**Basile** “sémaphore”" in lobby
    done(await ada.command(GARE, "table start"), "done-start")
    await told(house, ada, basile)
    assert "added to the shuffle: Basile “sémaphore”" in public(ada)[-1].text
    done(await basile.command(GARE, "table seed", word="late"), "denied-already-started")
    assert (await ada.command(GARE, "game verify")).private.startswith("✅ 0 moves")

"""/moderate: by moderators only, in two steps, with a reason, and nothing is ever lost."""

from __future__ import annotations

import pytest

from tests.wire.conftest import SEED
from tests.wire.house import House
from tests.wire.people import Answer, Person
from tests.wire.seating import (
    GAME,
    GARE,
    TAKE,
    deal,
    done,
    empty_two_rows,
    gather,
    play,
    public,
    said,
    table_in,
    told,
    unseen_by,
)


async def confirmed(maud: Person, act: str, reason: str = "late", **options: str | Person) -> Answer:
    asked = await maud.command(GARE, f"moderate {act}", reason=reason, **options)
    answer = await maud.press(asked.message, said(maud, "button-proceed"))
    done(answer, f"done-moderate-{act}")
    return answer


@pytest.mark.parametrize("act", ["reset", "undo", "end"])
async def test_others_cannot_confirm_either(house: House, ada: Person, basile: Person, maud: Person, act: str) -> None:
    dealt = await deal(house, ada, basile)
    await play(ada, TAKE)
    await told(house, ada)
    before, shown = await table_in(house, GARE, ada), ada.now(dealt)
    asked = await maud.command(GARE, f"moderate {act}", reason="late")
    unseen_by(asked, ada, basile)
    proceed = asked.message.button(said(maud, "button-proceed")).custom_id
    answer = await ada.invent_press(dealt, proceed)
    assert answer.messages == [] or all(message.ephemeral for message in answer.messages)
    assert ada.now(dealt) == shown
    assert await table_in(house, GARE, ada) == before


async def test_the_first_step_only_asks(house: House, ada: Person, basile: Person, maud: Person) -> None:
    await deal(house, ada, basile)
    await play(ada, TAKE)
    before = await table_in(house, GARE, ada)
    for act in ("reset", "undo", "end"):
        asked = await maud.command(GARE, f"moderate {act}", reason="late")
        assert asked.private.startswith(
            said(maud, f"moderate-{act}", players="Ada et Basile", revision=before.revision)
        )
        assert asked.message.labels == [said(maud, "button-proceed"), said(maud, "button-refrain")]
        assert await table_in(house, GARE, ada) == before
        done(await maud.press(asked.message, said(maud, "button-refrain")), "done-refrain")
    assert (
        "\n- Ada prend\u202f: citerne (rangée 1)" in (await maud.command(GARE, "moderate undo", reason="late")).private
    )
    assert await table_in(house, GARE, ada) == before


async def test_reset_puts_away_and_restore_gives_the_same_game(
    house: House, ada: Person, basile: Person, maud: Person
) -> None:
    dealt = await deal(house, ada, basile)
    await play(ada, TAKE)
    before = await table_in(house, GARE, ada)
    await confirmed(maud, "reset", "wrong channel")
    await told(house, ada)
    assert "Reason: wrong channel" in public(ada)[-1].text
    assert public(ada)[-1].labels == []
    assert public(ada)[-1].mentions == []
    done(await ada.command(GARE, "moves"), "denied-no-table")
    done(await basile.press_late(dealt, "Play"), "denied-no-table")
    await house.restart()
    await confirmed(maud, "restore")
    after = await table_in(house, GARE, ada)
    assert (after.id, after.state, after.drawn, after.seats) == (before.id, before.state, before.drawn, before.seats)
    await told(house, ada, basile)
    assert public(ada)[-1].mentions == ["Basile"]
    await play(basile, "mobilise")
    assert (await ada.command(GARE, "game verify")).private.startswith("✅ 2 moves")


async def test_restore_puts_away_what_is_in_its_way_if_it_said_so(
    house: House, ada: Person, basile: Person, maud: Person
) -> None:
    await deal(house, ada, basile)
    done(await maud.command(GARE, "moderate restore", reason="late"), "denied-nothing-to-restore")
    await confirmed(maud, "reset")
    asked = await maud.command(GARE, "moderate restore", reason="late")
    await gather(house, ada)
    late = await maud.press(asked.message, said(maud, "button-proceed"))
    done(late, "denied-stale")
    asked = await maud.command(GARE, "moderate restore", reason="late")
    assert said(maud, "moderate-restore-aside", players="Ada") in asked.private
    done(await maud.press(asked.message, said(maud, "button-proceed")), "done-moderate-restore")
    assert (await table_in(house, GARE, ada)).names() == ("Ada", "Basile")
    await told(house, ada)
    assert "**Maud**" in public(ada)[-1].text
    assert public(ada)[-1].mentions == ["Ada"]


async def test_a_game_to_restore_is_chosen_from_a_list(house: House, ada: Person, basile: Person, maud: Person) -> None:
    await deal(house, ada, basile)
    await play(ada, TAKE)
    await confirmed(maud, "reset")
    await gather(house, basile)
    await confirmed(maud, "reset")
    await gather(house, ada, robots=1)
    newest, oldest = await maud.complete(GARE, "moderate restore", focused="game")
    assert newest.name.endswith("· Freight Train · Basile · attend des joueurs, ligne 2")
    assert oldest.name.endswith("· Freight Train · Ada et Basile · en cours, ligne 5")
    (found,) = await maud.complete(GARE, "moderate restore", focused="game", text="en cours")
    asked = await maud.command(GARE, "moderate restore", reason="late", game=str(found.value))
    done(await maud.press(asked.message, said(maud, "button-proceed")), "done-moderate-restore")
    await play(basile, "mobilise")
    done(await maud.command(GARE, "moderate restore", reason="late", game="the first"), "denied-unknown-archive")
    done(await maud.command(GARE, "moderate restore", reason="late", game="999"), "denied-nothing-to-restore")
    (hint,) = await maud.complete("depot", "moderate restore", focused="game")
    assert hint.name == said(maud, "denied-nothing-to-restore")


async def test_undo_crosses_chance(house: House, ada: Person, basile: Person, maud: Person) -> None:
    await deal(house, ada, basile)
    await empty_two_rows(house, ada, basile)
    before = await table_in(house, GARE, ada)
    await play(ada, "fill 1")
    filled = await table_in(house, GARE, ada)
    await confirmed(maud, "undo", "misclick")
    after = await table_in(house, GARE, ada)
    assert (after.state, after.drawn) == (before.state, before.drawn)
    await told(house, ada)
    assert "Reason: misclick" in public(ada)[-1].text
    assert public(ada)[-1].mentions == ["Ada"]
    await play(ada, "fill 1")
    again = await table_in(house, GARE, ada)
    assert again.state == filled.state  # the same seed turns up the same cards
    assert (await ada.command(GARE, "game verify")).private.startswith("✅ 5 moves")


async def test_undo_takes_the_robots_answers_with_it(house: House, ada: Person, maud: Person) -> None:
    await deal(house, ada, robots=1)
    before = await table_in(house, GARE, ada)
    await play(ada, TAKE)
    await told(house, ada)
    asked = await maud.command(GARE, "moderate undo", reason="late")
    assert asked.private.count("\n- ") >= 2
    assert "\n- Jacques " in asked.private
    done(await maud.press(asked.message, said(maud, "button-proceed")), "done-moderate-undo")
    assert (await table_in(house, GARE, ada)).state == before.state


async def test_end_publishes_the_seed(house: House, ada: Person, basile: Person, maud: Person) -> None:
    await deal(house, ada, basile)
    assert all(SEED.hex() not in message.text for message in public(ada))
    await confirmed(maud, "end", "late")
    await told(house, ada)
    last = public(ada)[-1]
    assert SEED.hex() in last.text
    assert "Reason: late" in last.text
    assert last.mentions == []
    assert last.labels == ["Board", "Rematch"]
    done(await maud.command(GARE, "moderate end", reason="late"), "denied-nothing-to-end")


async def test_a_confirmation_counts_once_and_for_its_own_moment(
    house: House, ada: Person, basile: Person, maud: Person
) -> None:
    await deal(house, ada, basile)
    first = await maud.command(GARE, "moderate end", reason="late")
    await play(ada, TAKE)
    done(await maud.press(first.message, said(maud, "button-proceed")), "denied-stale")
    second = await maud.command(GARE, "moderate reset", reason="late")
    third = await maud.command(GARE, "moderate reset", reason="late")
    await maud.press(second.message, said(maud, "button-proceed"))
    answer = await maud.press(third.message, said(maud, "button-proceed"))
    assert answer.private in (said(maud, "denied-no-table"), said(maud, "denied-stale"))
    await ada.command(GARE, "table new", game=GAME)
    await told(house, ada)
    assert [m.text for m in public(ada)].count(public(ada)[-2].text) == 1


async def test_a_gathering_table_can_be_reset(house: House, ada: Person, maud: Person) -> None:
    await gather(house, ada)
    await confirmed(maud, "reset")
    done(await ada.command(GARE, "table join"), "denied-no-table")
    await confirmed(maud, "restore")
    done(await ada.command(GARE, "table join"), "denied-already-seated")

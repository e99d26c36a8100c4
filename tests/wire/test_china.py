"""China Rails by three people in two languages: the opening, ten rounds, and the last rounds of a game that is won."""

from __future__ import annotations

import pytest

from bot.refereeing.records import check_record
from render.words import words
from rules.core.record import parse_record
from tests.wire.china import (
    FINISHED,
    GAME,
    LOSS,
    begun,
    between_draws,
    by_line,
    entry,
    in_phases,
    picked,
    played_by,
    position,
    seed_of,
    taken_over,
)
from tests.wire.house import House, fixed
from tests.wire.menus import place_in_menu
from tests.wire.people import Message, Person
from tests.wire.santa_fe import opened, pressed
from tests.wire.seating import GARE, done, public, said, table_in, told

LARGEST_PICTURE, LARGEST_CROP = 800 * 1024, 250 * 1024
ROUNDS = 12  # two of the opening, and ten
ARROWS = set("↖↗→←↙↘")


@pytest.fixture(autouse=True)
def known_deal(house: House) -> None:
    house.randomness = fixed(bytes.fromhex(seed_of(FINISHED)))


def arrows(panel: Message) -> list[str]:
    return [label for label in panel.labels if label[0] in ARROWS]


@pytest.mark.timeout(400)
async def test_the_opening_and_ten_rounds(house: House, ada: Person, basile: Person, chloe: Person) -> None:
    """Every turn is one message with one picture of the whole table, a delivery's cards told before it."""
    people = [ada, basile, chloe]
    await begun(house, *people)
    dealt = public(chloe)[-1]
    assert " une reconstruction" in dealt.text
    assert "**trains express**" in dealt.text.lower() or "express" in dealt.text
    for turn, (seat, texts) in enumerate(played_by(FINISHED.lines)):
        if position(await table_in(house, GARE, ada)).round > ROUNDS:
            break
        since = len(public(chloe))
        for part in between_draws(in_phases(texts)):
            await by_line(people[seat], part)
        await told(house, *people)
        messages = public(chloe)[since:]
        pictured = [message for message in messages if message.pictures]
        assert len(pictured) == 1, (turn, texts)
        assert pictured[0] is messages[-1]
        assert len(messages) <= 2 or "deliver" in str(texts), "a turn is told once, unless cards were drawn"
        if turn % 8 == 0:
            *crops, whole = await chloe.pictures(pictured[0])
            assert len(whole) <= LARGEST_PICTURE
            assert all(len(crop) <= LARGEST_CROP for crop in crops)
        if turn == 9:
            before = await table_in(house, GARE, ada)
            await house.restart()
            assert await table_in(house, GARE, ada) == before
    assert turn > 3 * (ROUNDS - 1)
    assert any(" livre " in message.text for message in public(chloe))


async def test_a_game_is_won(house: House, ada: Person, basile: Person, chloe: Person) -> None:
    """The last rounds of a game, to the score sheet, the seed and the record."""
    people = [ada, basile, chloe]
    await begun(house, *people)
    turns = list(played_by(FINISHED.lines))
    last = sum(len(texts) for _, texts in turns[:-4])
    await taken_over(house, ada, FINISHED.lines[:last])
    await told(house, *people)
    for seat, texts in turns[-4:]:
        assert position(await table_in(house, GARE, ada)).turn == seat
        for part in between_draws(in_phases(texts)):
            await by_line(people[seat], part)
    await told(house, *people)
    table = await table_in(house, GARE, ada)
    final = table.game.result(position(table))
    assert final is not None
    assert final.winners == (1,)
    message = public(chloe)[-1]
    for line in final.lines:
        assert words("fr").say(line, table.name) in message.text
    assert "🏆" in message.text
    assert seed_of(FINISHED) in message.text
    answer = await basile.command(GARE, "game export")
    (content,) = await basile.pictures(answer.message)
    verdict = check_record(GAME, parse_record(content.decode()))
    assert verdict.good
    assert verdict.moves >= len(FINISHED.lines)
    done(await ada.command(GARE, "moves"), "denied-over")


async def test_a_hand_is_shown_to_its_owner_with_the_cash(
    house: House, ada: Person, basile: Person, chloe: Person
) -> None:
    """CR-42.5: by the button of the newest message as by the command."""
    await begun(house, ada, basile, chloe, language="fr")
    state = position(await table_in(house, GARE, ada))
    answer = await basile.command(GARE, "hand")
    assert f"{state.cash[1]}M" in answer.private
    assert answer.message.pictures
    again = await pressed(basile, public(basile)[-1], "hand")
    assert again.private == answer.private
    for card in state.players[1].hand:
        for line in state.board.demands[card]:
            assert state.board.goods[line.good].name.of("fr") in answer.private


async def test_a_line_is_built_with_keys_taken_back_and_confirmed(
    house: House, ada: Person, basile: Person, chloe: Person
) -> None:
    """The panel after /china build: price and cash, six directions with their prices, dead ones dead, one step back."""
    people = [ada, basile, chloe]
    await begun(house, *people, language="en")
    seat = position(await table_in(house, GARE, ada)).turn
    mover = people[seat]
    offered = await mover.complete(GARE, "china build", focused="to", text="w")
    assert any("M · " in choice.name for choice in offered)
    panel = (await mover.command(GARE, "china build", to="AO51 AN50")).message
    assert panel.pictures
    assert len(arrows(panel)) == 6
    dead = [label for label in arrows(panel) if "–" in label]
    assert dead, "back along the segment just planned there is no way"
    assert panel.button(dead[0]).disabled
    alive = next(label for label in arrows(panel) if "–" not in label)
    longer = (await pressed_key(mover, panel, alive)).text
    assert longer != panel.text
    shorter = (await pressed(mover, panel, "back")).message.text
    assert shorter == panel.text
    await house.restart()
    panel = await opened(mover)
    reopened = said(mover, "panel-reopened")
    assert panel.text == f"{reopened}\n{shorter}", "what was planned outlives a restart"
    since = len(public(chloe))
    answer = await pressed(mover, panel, "confirm")
    assert answer.private.startswith(said(mover, "move-done"))
    assert answer.message.menus, "the mover reads on in the fresh panel"
    await told(house, *people)
    assert [message.pictures for message in public(chloe)[since:]] == [[]], "the turn goes on: words alone"
    done(await mover.command(GARE, "game undo"), "done-undo", move="build AO51 AN50")


async def pressed_key(person: Person, panel: Message, label: str) -> Message:
    answer = await person.press(person.now(panel) or panel, label)
    await person.until(lambda: bool(person.changed_by(answer.interaction)))
    return answer.message


async def test_what_lies_beyond_this_turn_is_suggested_in_the_next(
    house: House, ada: Person, basile: Person, chloe: Person
) -> None:
    people = [ada, basile, chloe]
    await begun(house, *people, language="en")
    seat = position(await table_in(house, GARE, ada)).turn
    mover = people[seat]
    panel = (await mover.command(GARE, "china build", to="urumqi")).message
    assert "waits for a later turn" in panel.text or "attend un" in panel.text
    await pressed(mover, panel, "confirm")
    await by_line(mover, ["end"])
    while (now := position(await table_in(house, GARE, ada))).turn != seat:
        await by_line(people[now.turn], ["end"])
    await told(house, *people)
    panel = await opened(mover)
    at = entry(panel, "Urumqi")
    assert "★" in panel.menu().options[at].name or "1 · " in panel.menu().options[at].name
    panel = await picked(mover, panel, at)
    assert said(mover, "button-confirm") in panel.labels
    assert panel.pictures


async def test_building_amid_the_delivery_phase_is_asked_about(
    house: House, ada: Person, basile: Person, chloe: Person
) -> None:
    """CR-R6: however it is said, the player sees what would be given up."""
    people = [ada, basile, chloe]
    await begun(house, *people, language="en")
    for _ in range(6):
        now = position(await table_in(house, GARE, ada))
        await by_line(
            people[now.turn], ["build AO51 AN50", "end"] if now.round == 1 and not any(now.track) else ["end"]
        )
    await told(house, *people)
    now = position(await table_in(house, GARE, ada))
    mover, since = people[now.turn], len(public(ada))
    answer = await mover.command(GARE, "play", move="build beijing>tianjin; end")
    warned = said(mover, "china-warn-delivery", points=now.now.points)
    assert warned in answer.private
    await told(house, *people)
    assert len(public(ada)) == since, "nothing is played yet"
    answer = await pressed(mover, answer.message, "confirm")
    assert answer.private.startswith(said(mover, "move-done"))
    await told(house, *people)
    assert len(public(ada)) == since + 1
    after = position(await table_in(house, GARE, ada))
    assert after.turn != now.turn
    assert sum(map(len, after.track)) > sum(map(len, now.track))


async def test_an_event_amid_a_delivery_stops_the_line(
    house: House, ada: Person, basile: Person, chloe: Person
) -> None:
    """CR-R77: what was done stays, what was not is told, and the player goes on in the fresh panel."""
    people = [ada, basile, chloe]
    await begun(house, *people)
    at = next(number for number, line in enumerate(FINISHED.lines) if "event" in line.shown)
    line = FINISHED.lines[at]
    await taken_over(house, ada, FINISHED.lines[:at])
    await told(house, *people)
    mover, since = people[line.seat], len(public(chloe))
    answer = await mover.command(GARE, "play", move=f"{line.text}; end")
    assert said(mover, "move-halted", rest="end") in answer.private
    assert answer.message.menus, "a fresh panel, not only words"
    await told(house, *people)
    (message,) = public(chloe)[since:]
    card = next(event for event in GAME.board.events if event.name.of("fr") in message.text)  # type: ignore[attr-defined]
    assert card.text.of("fr") in message.text
    assert position(await table_in(house, GARE, ada)).turn == line.seat
    await house.restart()
    kind = await place_in_menu(mover, "end")
    assert kind is not None
    panel = await picked(mover, await opened(mover), int(kind))
    if said(mover, "button-confirm") not in panel.labels:
        panel = await picked(mover, panel, 0)
    await pressed(mover, panel, "confirm")
    await told(house, *people)
    assert public(chloe)[-1].pictures, "the turn is pictured at its end"


async def test_a_load_to_be_given_up_out_of_turn_leaves_the_movers_plan_alone(
    house: House, ada: Person, basile: Person, chloe: Person
) -> None:
    """CR-R34: the owner is told what is due, the table goes on meanwhile, and an open plan stays good."""
    house.randomness = fixed(bytes.fromhex(seed_of(LOSS)))
    people = [ada, basile, chloe]
    await begun(house, *people, language="en", record=LOSS)
    at = next(number for number, line in enumerate(LOSS.lines) if line.text.startswith("lose "))
    await taken_over(house, ada, LOSS.lines[:at])
    await told(house, *people)
    now = position(await table_in(house, GARE, ada))
    owner, mover = people[LOSS.lines[at].seat], people[now.turn]
    assert owner is not mover
    assert "give up a load" in public(ada)[-1].text
    kind = await place_in_menu(mover, "end")
    assert kind is not None
    panel = await picked(mover, await opened(mover), int(kind))
    await by_line(owner, [LOSS.lines[at].text])
    await told(house, *people)
    answer = await pressed(mover, panel, "confirm")
    assert answer.private.startswith(said(mover, "move-done")), answer.private
    await told(house, *people)
    after = position(await table_in(house, GARE, ada))
    assert after.turn != now.turn
    assert not after.players[LOSS.lines[at].seat].owes_loads

"""Steam as it is played day by day: auctions that do not stall, drafts taken back, tiles and cubes by panel, plans."""

from __future__ import annotations

from rules.steam.state import State
from tests.wire.house import House
from tests.wire.people import Message, Person
from tests.wire.santa_fe import opened, pressed
from tests.wire.seating import GARE, done, done_with, gather, played, public, said, table_in, told, unseen_by
from tests.wire.steam import GAME, KEY, by_text, picked, position, turn_of

BIDS = 3  # buttons of the auction: two bids and the pass


async def begun(house: House, *people: Person, language: str = "en", **options: str) -> list[Person]:
    """The people in the order of the seats they took."""
    await gather(house, *people, language=language, game=KEY)
    for name, value in options.items():
        done_with(await people[0].command(GARE, "table options", option=name, value=value), "done-option")
    done(await people[0].command(GARE, "table start"), "done-start")
    await told(house, *people)
    return list(people)


async def until_phase(house: House, people: list[Person], phase: str, turn: int = 1) -> State:
    """Played on as robots would, whole turns in a line."""
    while (state := position(table := await table_in(house, GARE, people[0]))).phase != phase or state.turn != turn:
        seat, texts = turn_of(table)
        await by_text(people[seat], texts)
    await told(house, *people)
    return state


async def test_an_auction_of_limits_ends_by_itself(house: House, ada: Person, basile: Person, chloe: Person) -> None:
    """Bid n, n + 1 or Pass by button, another amount from the menu; limits answer at once, and only bids are told."""
    people = await begun(house, ada, basile, chloe)
    state = position(await table_in(house, GARE, ada))
    first, second, third = (people[seat] for seat in state.queue)
    panel = await opened(first)
    pass_, one = said(first, "steam-bid-pass"), said(first, "steam-bid-amount", bid=1)
    one += f" · {said(first, 'steam-note-steps', steps=1)}"  # nobody has cash yet
    assert panel.labels[:BIDS] == [said(first, "steam-bid-amount", bid=0), one, pass_]
    assert said(first, "steam-note-no-bid", place=1) in panel.text
    assert said(first, "button-write") in panel.labels, "another amount is written"
    assert panel.menu().options[0].name.endswith(said(first, "steam-bid-amount", bid=2))
    kept = await second.command(GARE, "table auto", order="limit", value="4")
    unseen_by(kept, first, third)
    assert (await third.command(GARE, "table auto", order="limit", value="2")).private
    await told(house, *people)
    since = len(public(first))
    panel = await picked(first, panel, "1")
    answer = await pressed(first, panel, "confirm")
    played(answer)
    await told(house, *people)
    texts = "\n".join(message.text for message in public(first)[since:])
    assert "**1**" in texts
    assert "**2**" in texts, "the second answers at once"
    assert position(await table_in(house, GARE, ada)).queue == (people.index(first), people.index(second))
    await house.restart()
    given = (await second.command(GARE, "table auto")).private
    assert "4" in given
    assert said(second, "steam-order-limit-help") in given
    assert said(second, "steam-order-repairs") not in given, "China has no disasters"
    assert "**4**" not in "\n".join(message.text for message in public(third)), "nobody hears of a limit"
    await by_text(first, ["bid 3"])
    await told(house, *people)
    assert "**4**" in "\n".join(message.text for message in public(third))
    await by_text(first, ["bid pass"])
    await told(house, *people)
    state = position(await table_in(house, GARE, ada))
    assert state.auction is not None
    assert state.auction.places == (people.index(second),)
    done(await second.command(GARE, "table auto", order="limit", cancel=True), "done-order-dropped")


async def test_a_build_turn_is_drafted_and_taken_back(house: House, ada: Person, basile: Person, chloe: Person) -> None:
    """Route by start and goal with a ghost and its price, Add, Back, a restart, Start over; one message in the end."""
    people = await begun(house, ada, basile, chloe, language="fr", first_order="beginner")
    state = await until_phase(house, people, "build")
    builder = people[state.queue[0]]
    others = [person for person in people if person is not builder]
    since = len(public(builder))
    panel = await opened(builder)
    assert panel.menu().options[0].name.startswith("1 · "), "a line is suggested first"
    panel = await picked(builder, panel, "route")
    panel = await by_questions(builder, panel)
    assert panel.pictures
    assert said(builder, "button-confirm") in panel.labels
    assert said(builder, "steam-leaves-builds", builds=1) in panel.text
    planned = (await pressed(builder, panel, "add")).message
    assert said(builder, "panel-planned") in planned.text
    assert len(public(others[0])) == since, "a draft is nobody else's business"
    await house.restart()
    planned = await opened(builder)
    assert said(builder, "panel-planned") in planned.text
    panel = (await pressed(builder, planned, "back")).message
    assert said(builder, "panel-planned") not in panel.text
    panel = await picked(builder, panel, "route")
    panel = (await pressed(builder, await by_questions(builder, panel), "add")).message
    panel = await picked(builder, panel, "done")
    played(await pressed(builder, panel, "confirm"))
    await told(house, *people)
    (message,) = public(others[0])[since:]
    assert 1 <= len(message.pictures) <= 4
    undone = await builder.command(GARE, "game undo")
    assert undone.private


async def test_a_new_city_and_the_sides_of_a_town_by_panel(
    house: House, ada: Person, basile: Person, chloe: Person
) -> None:
    """Town, colour and space; a tile from where, which hex, which face; the sides of a town at once. One plan."""
    people = await begun(house, ada, basile, chloe, language="fr", first_order="beginner")
    builder = people[position(await table_in(house, GARE, ada)).queue[0]]
    await by_text(builder, ["tile urbanization"])
    await until_phase(house, people, "build")
    while people[position(table := await table_in(house, GARE, ada)).queue[0]] is not builder:
        await by_text(people[turn_of(table)[0]], turn_of(table)[1])
    await told(house, *people)
    panel = await opened(builder)
    for value in ("urbanize", "H8", "gray", "1"):
        panel = await picked(builder, panel, value)
    panel = (await pressed(builder, panel, "add")).message
    for value in ("build", "K9", "L9", "S-NW"):
        panel = await picked(builder, panel, value)
        assert panel.pictures, value
    panel = (await pressed(builder, panel, "add")).message
    for value in ("build", "L9-S", "L10", "N SE"):
        panel = await picked(builder, panel, value)
        assert panel.pictures, value
    sides = (said(builder, "steam-side-n", place="L9"), said(builder, "steam-side-se", place="M11"))
    assert " · ".join(sides) in panel.text, "in words, not as they are written"
    assert said(builder, "steam-leaves-links", links=1) in panel.text
    assert said(builder, "steam-leaves-builds", builds=0) in panel.text
    played(await pressed(builder, panel, "confirm"))
    state = position(await table_in(house, GARE, ada))
    number = state.board.number
    assert state.new_cities == ((number["H8"], "gray"),)
    assert len([track for track in state.tracks if track.at == number["L10"]]) == 2


async def by_questions(person: Person, panel: Message) -> Message:
    """The first answer to each question, until the draft is whole."""
    while panel.menus and said(person, "button-confirm") not in panel.labels:
        answer = await person.choose(person.now(panel) or panel, None, ["0"])
        await person.until(lambda now=answer: bool(person.changed_by(now.interaction)))  # type: ignore[misc]  # bound
        panel = answer.message
    return panel


async def test_a_delivery_without_fields_and_plans_of_others(
    house: House, ada: Person, basile: Person, chloe: Person, dan: Person
) -> None:
    """One entry a cube and goal, the path in a picture, Income or VP by button; meanwhile the others plan privately."""
    people = await begun(house, ada, basile, chloe, language="en", first_order="beginner", mode="base")
    state = await until_phase(house, people, "move")
    while not GAME.suggest(state, seat := state.queue[0]):
        table = await table_in(house, GARE, ada)
        await by_text(people[turn_of(table)[0]], turn_of(table)[1])
        state = position(await table_in(house, GARE, ada))
    mover, waiting = people[seat], people[(seat + 1) % 3]
    answer = await mover.command(GARE, "steam deliver")
    panel = answer.message
    unseen_by(answer, waiting, dan)
    if panel.menus:
        assert all(option.note for option in panel.menu().options)
        choice = await mover.choose(panel, None, ["0"])
        await mover.until(lambda: bool(mover.changed_by(choice.interaction)))
        panel = choice.message
    income = next(label for label in panel.labels if label.startswith("Income +" if mover is ada else "Revenu +"))
    vp = next(label for label in panel.labels if label.startswith("VP +" if mover is ada else "PV +"))
    assert income != vp
    assert panel.pictures, "the path is drawn"
    for asker, options in ((waiting, {}), (waiting, {"start": "Beijing", "goal": "Jinan"})):
        plan = await asker.command(GARE, "steam plan", **options)
        assert plan.private
        unseen_by(plan, mover, dan)
    chosen = await mover.press(mover.now(panel) or panel, income)
    await mover.until(lambda: bool(mover.changed_by(chosen.interaction)))
    before = state.marker(seat).income
    played(await pressed(mover, chosen.message, "confirm"))
    after = position(await table_in(house, GARE, ada))
    assert after.marker(seat).income > before


async def test_the_lobby_shows_what_matters(house: House, ada: Person, basile: Person) -> None:
    """Options of the mode and the map; a number of players that the map does not take is refused."""
    await gather(house, ada, basile, game=KEY)
    listed = (await basile.command(GARE, "table options")).private
    assert "`toll_ends`" in listed
    assert "`first_order`" in listed
    assert "`two_player_auction`" not in listed
    done_with(await ada.command(GARE, "table options", option="mode", value="standard"), "done-option")
    listed = (await basile.command(GARE, "table options")).private
    assert "`two_player_auction`" in listed
    assert "`first_order`" not in listed
    assert "`volcano`" not in listed

"""Secrets over the wire: the same game is played twice, with other cards in the others' hands, in their choices
and in the deck. Whoever may not know them receives word for word and dot for dot the same."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from bot.sandbox.buckets import UNLIMITED
from rules.core.chance import Chance
from rules.core.contract import Options, Step
from rules.santa_fe_rails.cards import is_city
from rules.santa_fe_rails.setup import HandDealt
from rules.santa_fe_rails.setup import deal as true_deal
from rules.santa_fe_rails.state import Edition, SantaFeOptions, State
from tests.wire.conftest import SEED
from tests.wire.house import House, fixed, open_house
from tests.wire.people import Answer, Message, Person
from tests.wire.santa_fe import GAME, by_command, by_text, chosen, opened, position, pressed
from tests.wire.seating import GARE, advice, deal, public, said, table_in, told, unseen_by

Heard = list[str]
TURN = 7  # places by which the unseen cards are passed on in the second world


def dealt_otherwise(edition: Edition, options: Options, seats: int, chance: Chance) -> Step[State]:
    """The first seat's cards, everybody's first card and the first seat's next draw stay; the rest is passed around."""
    assert isinstance(options, SantaFeOptions)
    state = true_deal(edition, options, seats, chance).state
    hands = [list(player.hand) for player in state.players]
    deck = list(state.deck)
    drawn = -(state.first + 1) % seats  # where the first seat draws in the second round
    free: list[tuple[list[str], int]] = [(hand, at) for hand in hands[1:] for at in range(1, len(hand))]
    free += [(deck, at) for at, card in enumerate(deck) if is_city(card) and at != drawn]
    cards = [pile[at] for pile, at in free]
    for (pile, at), card in zip(free, cards[TURN:] + cards[:TURN], strict=True):
        pile[at] = card
    players = tuple(
        player.model_copy(update={"hand": tuple(hand)}) for player, hand in zip(state.players, hands, strict=True)
    )
    changed = state.model_copy(update={"players": players, "deck": tuple(deck)})
    public = true_deal(edition, options, seats, Chance(SEED)).events[:1]
    told = tuple(HandDealt(seat=seat, hand=player.hand, audience=(seat,)) for seat, player in enumerate(players))
    return Step(changed, (*public, *told))


async def test_who_may_not_know_hears_the_same_whatever_the_others_hold(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = await two_rounds(tmp_path_factory.mktemp("one"))
    monkeypatch.setattr("rules.santa_fe_rails.game.deal", dealt_otherwise)
    other = await two_rounds(tmp_path_factory.mktemp("other"))
    assert one["Basile"] != other["Basile"], "in the second world he holds other cards"
    for person in ("Ada", "Maud"):
        assert len(one[person]) > 20
        assert one[person] == other[person]


async def two_rounds(folder: Path) -> dict[str, Heard]:
    """What each person heard until just before the second reveal."""
    sandbox = Sandbox(rate_limits=UNLIMITED)
    async with open_house(folder, sandbox) as house:
        house.randomness = fixed(SEED)
        ada, basile, dan, maud = [await house.person(name) for name in ("Ada", "Basile", "Dan", "Maud")]
        people = [ada, basile, dan]
        await deal(house, *people, game=GAME)
        asked = {person.name: await questions(person) for person in (ada, basile, maud)}
        for seat, person in enumerate(people):
            hand = position(await table_in(house, GARE, ada)).players[seat].hand
            await by_text(person, f"choose {hand[0]}")
        while (state := position(await table_in(house, GARE, ada))).phase in ("first", "second"):
            await lay_anything(house, people)
        while (state := position(await table_in(house, GARE, ada))).phase == "draw":
            await by_text(people[state.turn], "draw deck")
        assert (state.round, state.phase) == (2, "choose")
        await by_text(basile, f"choose {state.players[1].hand[-1]}")
        await by_text(dan, f"choose {state.players[2].hand[-1]}")
        await told(house, *people, maud)
        for person in (ada, basile, maud):
            asked[person.name] += await questions(person)
        assert (await dan.command(GARE, "game undo")).private == said(dan, "done-undo")
        await told(house, *people, maud)
        assert sandbox.complaints == []
        return {person.name: [*asked[person.name], *await heard(person)] for person in (ada, basile, maud)}


async def lay_anything(house: House, people: list[Person]) -> None:
    """The first segment on offer: nothing that depends on anybody's cards."""
    table = await table_in(house, GARE, people[0])
    person = people[min(table.to_act())]
    filled: dict[str, str] = {}
    for name in ("company", "start", "towards"):
        offered = await person.complete(GARE, "santafe lay", focused=name, **filled)
        filled[name] = str(offered[0].value)
    answer = await person.command(GARE, "santafe lay", **filled)
    assert answer.private.startswith("✅"), answer


async def questions(person: Person) -> Heard:
    """All that can be asked: completion, log, status, board, record, moves, hand, and the undo of a moderator."""
    found: Heard = []
    for kind, field in (("choose", "card"), ("draw", "card"), ("exchange", "cards"), ("boom", "token1")):
        found += [f"{c.name} = {c.value}" for c in await person.complete(GARE, f"santafe {kind}", focused=field)]
    for name in ("log", "status", "board", "export", "verify"):
        found += await _read(person, await person.command(GARE, f"game {name}"))
    for name in ("moves", "hand"):
        found += await _read(person, await person.command(GARE, name))
    found += await _read(person, await person.press(public(person)[-1], public(person)[-1].labels[0]))
    found += await _read(person, await person.command(GARE, "play", move="choose DEN +branch SF"))
    if person.moderator:
        found += await _read(person, await person.command(GARE, "moderate undo", reason="late"))
    return found


async def heard(person: Person) -> Heard:
    """Every public message there is, with its pictures."""
    return [line for message in public(person) for line in await _shown(person, message)]


async def _read(person: Person, answer: Answer) -> Heard:
    assert answer.acknowledged
    return await _shown(person, answer.message)


async def _shown(person: Person, message: Message) -> Heard:
    """A message down to its pictures' bytes, without what is new in every world: ids and times, and so the status
    under the message of the start, which is edited at its own pace."""
    text = message.text.partition("\n➡️")[0]
    files = [hashlib.sha256(content).hexdigest() for content in await person.pictures(message)]
    menus = [f"{o.name} = {o.value}: {o.note}" for menu in message.menus for o in menu.options]
    return [text, *message.alt_texts, *message.labels, *menus, *message.mentions, *files]


async def test_a_running_record_hides_what_is_secret(house: House, ada: Person, basile: Person, chloe: Person) -> None:
    await deal(house, ada, basile, chloe, game=GAME)
    state = position(await table_in(house, GARE, ada))
    for seat, person in enumerate((ada, basile)):
        await by_command(person, f"choose {state.players[seat].hand[0]}")
    for person in (ada, basile, chloe):
        answer = await person.command(GARE, "game export")
        (content,) = await person.pictures(answer.message)
        deal_line, *moves = content.decode().split("\n\n")[1].strip().split("\n")
        assert deal_line == f"deal = seat {state.first + 1} begins"
        assert moves == ["1 choose …", "2 choose …"]
        assert "seed:" not in content.decode()


async def test_the_log_names_only_ones_own_choice(house: House, ada: Person, basile: Person, maud: Person) -> None:
    await deal(house, ada, basile, game=GAME)
    mine = position(await table_in(house, GARE, ada)).players[0].hand[0]
    await by_text(ada, f"choose {mine}")
    assert f"Ada: choose {mine}" in (await ada.command(GARE, "game log")).private
    for person in (basile, maud):
        log = (await person.command(GARE, "game log")).private
        assert "choose …" in log
        assert mine not in log
    question = await maud.command(GARE, "moderate undo", reason="late")
    assert "Ada a choisi" in question.private
    assert mine not in question.private
    done = await maud.press(question.message, said(maud, "button-proceed"))
    assert mine not in done.private
    await told(house, ada, basile, maud)
    assert all(mine not in message.text for message in public(basile)[2:])
    assert position(await table_in(house, GARE, ada)).players[0].chosen is None


async def test_a_choice_taken_back_is_not_named(house: House, ada: Person, basile: Person) -> None:
    await deal(house, ada, basile, game=GAME)
    mine = position(await table_in(house, GARE, ada)).players[0].hand[0]
    await by_text(ada, f"choose {mine}")
    assert (await ada.command(GARE, "game undo")).private == said(ada, "done-undo")
    await told(house, ada, basile)
    assert public(basile)[-1].text.startswith("↩️ Ada undoes this move:\n- Ada has chosen (1 of 2).")
    assert position(await table_in(house, GARE, ada)).players[0].chosen is None


async def test_each_sees_a_hand_of_his_own(house: House, ada: Person, basile: Person, dan: Person) -> None:
    dealt = await deal(house, ada, basile, game=GAME)
    state = position(await table_in(house, GARE, ada))
    pictures = []
    for seat, person in enumerate((ada, basile)):
        for answer in (await person.command(GARE, "hand"), await person.press(dealt, "My hand")):
            unseen_by(answer, *[other for other in (ada, basile, dan) if other is not person])
            assert re.findall(r"\(([A-Z]{2,3})\)", answer.private) == list(state.players[seat].hand)
            (png,) = await person.pictures(answer.message)
        pictures.append(png)
    assert pictures[0] != pictures[1]
    assert (await dan.command(GARE, "hand")).private == said(dan, "denied-not-seated")
    assert (await dan.press(dealt, "My hand")).private == said(dan, "denied-not-seated")


async def test_what_is_drawn_is_told_to_the_drawer_alone(house: House, ada: Person, basile: Person) -> None:
    await deal(house, ada, basile, game=GAME)
    while position(table := await table_in(house, GARE, ada)).phase != "draw":
        seat, text = await advice(table)
        await by_text((ada, basile)[seat], text)
    state = position(table)
    drawer, other = (ada, basile) if state.turn == 0 else (basile, ada)
    since = len(other.frames)
    answer = await by_text(drawer, "draw deck")
    drawn = state.board.city[state.deck[0]].name
    assert answer.private.endswith(said(drawer, "santafe-drew-card", drawn=drawn))
    await told(house, ada, basile)
    frames = [json.dumps(json.loads(frame), ensure_ascii=False) for frame in other.frames[since:]]
    assert any(f"{drawer.name} draws from the deck" in frame for frame in frames)
    assert not any("You draw" in frame or "Vous piochez" in frame for frame in frames)
    assert public(other)[-1].mentions == [other.name], "it is the other's turn, and he is called"
    assert (await drawer.command(GARE, "game undo")).private == said(drawer, "denied-undo-secret")


async def test_two_quick_presses_draw_one_card(house: House, ada: Person, basile: Person, chloe: Person) -> None:
    """A draw shows nothing on the table, but it is a turn: the panel is used up by it."""
    await deal(house, ada, basile, chloe, game=GAME)
    people = (ada, basile, chloe)
    while position(table := await table_in(house, GARE, ada)).phase != "draw":
        seat, text = await advice(table)
        await by_text(people[seat], text)
    before = position(table)
    drawer = people[before.turn]
    await told(house, drawer)
    panel = await chosen(drawer, await opened(drawer), "draw deck")
    await pressed(drawer, panel, "confirm")
    again = await drawer.invent_press(panel, panel.button(said(drawer, "button-confirm")).custom_id)
    assert again.acknowledged
    after = position(await table_in(house, GARE, ada))
    assert len(before.deck) - len(after.deck) == 1

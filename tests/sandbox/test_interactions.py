"""Commands, buttons, menus and forms between people and a real bot."""

import io

import pytest
from PIL import Image

from bot.sandbox import Sandbox
from tests.machine import PATIENCE
from tests.sandbox.smallbot import SmallBot, running
from tests.wire.people import Person

pytestmark = pytest.mark.usefixtures("bot")


async def test_a_command_is_answered_in_public_with_the_readers_locale(ada: Person, basile: Person) -> None:
    answer = await basile.command("gare", "hello")
    assert answer.acknowledged
    assert answer.text == f"Hello <@{basile.id}> [fr]"
    seen = await ada.wait_for(lambda m: "[fr]" in m.text, channel="gare")
    assert not seen.ephemeral
    assert seen.mentions == []


async def test_a_changed_client_language_reaches_the_bot(ada: Person) -> None:
    await ada.speak("fr")
    assert "[fr]" in (await ada.command("gare", "hello")).text


async def test_a_user_option_is_resolved(ada: Person, basile: Person) -> None:
    assert f"<@{basile.id}>" in (await ada.command("gare", "hello", to=basile)).text


async def test_an_ephemeral_answer_reaches_only_its_reader(sandbox: Sandbox, ada: Person, basile: Person) -> None:
    answer = await ada.command("gare", "whisper")
    assert answer.private == "psst"
    assert answer.public == ""
    await ada.command("gare", "hello")
    await basile.wait_for(lambda m: "Hello" in m.text)
    assert all(m.text != "psst" for m in basile.everything())
    async with await Person.enter(sandbox.address, "Basile") as reopened:
        assert all(m.text != "psst" for m in reopened.everything())
    async with await Person.enter(sandbox.address, "Ada") as reopened:
        assert any(m.text == "psst" for m in reopened.everything())


async def test_the_first_follow_up_takes_the_place_of_a_deferred_answer(ada: Person) -> None:
    answer = await ada.command("gare", "think")
    await ada.until(lambda: len(answer.messages) == 2)
    assert [m.text for m in answer.messages] == ["thought", "and more"]
    assert not any(m.thinking or m.ephemeral for m in answer.messages)


async def test_a_deferred_ephemeral_answer_stays_ephemeral(ada: Person, basile: Person) -> None:
    answer = await ada.command("gare", "think", secret=True)
    await ada.until(lambda: len(answer.messages) == 2)
    assert all(m.ephemeral for m in answer.messages)
    assert basile.messages("gare") == []


async def test_completions_come_in_the_readers_language(ada: Person, basile: Person) -> None:
    assert [(c.name, c.value) for c in await basile.complete("gare", "paint", focused="wagon", text="r")] == [
        ("Rouge", "red"),
        ("Green", "green"),
    ]
    assert [c.name for c in await ada.complete("gare", "paint", focused="wagon", text="re")] == ["Red", "Green"]


async def test_a_completed_option_takes_any_value(ada: Person) -> None:
    assert (await ada.command("gare", "paint", wagon="purple")).text == "painted purple"


async def test_a_board_shows_its_picture_and_redraws_at_a_press(ada: Person, basile: Person) -> None:
    answer = await ada.command("gare", "board")
    assert answer.message.alt_texts[0] == "board"
    [drawn] = await ada.pictures(answer.message)
    assert Image.open(io.BytesIO(drawn)).size == (40, 20)
    seen = await basile.wait_for(lambda m: "Counted 0" in m.text)
    pressed = await basile.press(seen, "Count 0")
    assert pressed.messages == []
    assert pressed.message.text == "Counted 1"
    assert pressed.message.edited
    [redrawn] = await basile.pictures(pressed.message)
    assert Image.open(io.BytesIO(redrawn)).size == (60, 20)
    assert (await ada.wait_for(lambda m: "Counted 1" in m.text)).id == seen.id


async def test_an_old_button_works_after_the_bot_was_restarted() -> None:
    async with Sandbox(answer_within=PATIENCE) as sandbox, await Person.enter(sandbox.address, "Ada") as ada:
        async with running(sandbox):
            shown = (await ada.command("gare", "board")).message
        async with running(sandbox):
            assert (await ada.press(shown, "count:0")).message.text == "Counted 1"


async def test_a_menu_gives_its_values(ada: Person) -> None:
    menu = (await ada.command("gare", "choose")).message
    assert menu.menu().values == ["red", "green", "blue"]
    answer = await ada.choose(menu, "Which wagons?", ["red", "blue"])
    assert answer.private == "red and blue"


async def test_a_form_is_opened_filled_and_answered(ada: Person) -> None:
    opened = await ada.command("gare", "note")
    assert opened.modal is not None
    assert (opened.modal.title, opened.modal.labels) == ("A note", ["Words"])
    assert (await ada.submit(opened.modal, words="")).failure == "bad_request"
    assert (await ada.submit(opened.modal, words="x" * 21)).failure == "bad_request"
    assert (await ada.submit(opened.modal, words="bonjour")).text == "Noted: bonjour"


async def test_a_command_works_in_private_with_a_user_and_no_member(bot: SmallBot, ada: Person) -> None:
    answer = await ada.command("dm", "hello")
    assert answer.message.channel == ada.channel("dm")
    assert bot.errors == []


async def test_a_guild_command_is_refused_in_private(maud: Person) -> None:
    assert "here" in (await maud.command("dm", "closed", days=1)).reason


async def test_a_client_refuses_what_the_command_does_not_take(maud: Person) -> None:
    assert "required" in (await maud.command("gare", "closed")).reason
    assert "range" in (await maud.command("gare", "closed", days=8)).reason
    assert "type" in (await maud.command("gare", "closed", days="one")).reason
    assert "no such option" in (await maud.command("gare", "closed", days=1, more=2)).reason
    assert "no such command" in (await maud.command("gare", "absent")).reason


async def test_invented_values_reach_the_bot(ada: Person) -> None:
    assert (await ada.invent("gare", "closed", days="many")).text == "closed many"
    assert (await ada.invent("dm", "closed", {"days": 99})).text == "closed 99"


async def test_a_press_needs_a_button_that_is_there(ada: Person, basile: Person) -> None:
    shown = (await ada.command("gare", "choose")).message
    assert (await ada._component(shown, "absent", 2, ())).failure == "bad_request"
    assert (await ada.choose(shown, None, ["purple"])).failure == "bad_request"
    assert (await ada.choose(shown, None, [])).failure == "bad_request"
    assert (await ada.choose(shown, None, ["red", "green", "blue"])).failure == "bad_request"
    secret = (await ada.command("gare", "whisper")).message
    assert (await basile.invent_press(secret, "anything")).reason == "no such message"


@pytest.mark.parametrize(
    "garbage", ["", "nope", "[]", "{}", '{"t":"command","options":5}', '{"t":"modal","channel":[]}']
)
async def test_garbage_from_a_page_is_survived(ada: Person, garbage: str) -> None:
    await ada._socket.send_str(garbage)
    assert (await ada.command("gare", "hello")).acknowledged

"""Everything Railroad Dice 2 can say in a whole game is said in both languages."""

import logging
from collections.abc import Iterator
from functools import partial

import pytest

from render.words import LANGUAGES, words
from rules.core.chance import Chance
from rules.core.contract import Draft, RefusedError, Seat
from rules.core.phrase import Phrase
from rules.railroad_dice_2.game import RailroadDice2
from rules.railroad_dice_2.state import DiceOptions, State
from tests.render.railroad_dice_2.tables import two_homes

GAME = RailroadDice2()
CHANGED = DiceOptions(
    tiles="large",
    layout="random",
    scoring="transported",
    three_player_neutrals="8",
    station_gap="chebyshev",
    final_mint=False,
    extend_pays_terrain=True,
    pay_only_builder=True,
    dice_trigger="literal",
    stall_years="0",
)


def offered(state: State, seat: Seat, draft: Draft) -> Iterator[Phrase]:
    """What a panel says down one branch: each choice with its note, then the account of the first."""
    offers = GAME.offers(state, seat, draft)
    for choice in offers.choices:
        yield choice.label
        if choice.note:
            yield choice.note
    if offers.warning:
        yield offers.warning
    if offers.choices and not draft.kind:
        for choice in offers.choices:
            yield from offered(state, seat, Draft(kind=choice.value))
    elif offers.choices and offers.field and not GAME.forms[draft.kind].grows(offers.field):
        yield from offered(state, seat, draft.with_value(offers.field, offers.choices[0].value))
    elif outlook := GAME.outlook(state, seat, draft):
        yield from outlook.account


def told(options: DiceOptions, players: int, seed: int) -> Iterator[Phrase]:
    """A game of robots in every phrase it brings about."""
    chance = Chance(bytes([seed]) * 32)
    step = GAME.setup(options, players, chance)
    state = step.state
    yield from (line for event in step.events for line in GAME.tell(state, event))
    while duties := GAME.duties(state):
        seat = duties[0].seat
        yield from offered(state, seat, Draft())
        yield from (line for one in GAME.suggest(state, seat) for line in (one.label, one.note) if line)
        found = GAME.inquiries["network"].answer(GAME.view(state, None), None, {"player": str(seat + 1)})
        yield from found.lines
        move = GAME.robot(GAME.view(state, seat), seat, partial(GAME.offers, state, seat))
        step = GAME.apply(state, seat, move, chance)
        state = step.state
        yield from (line for event in step.events for line in GAME.tell(state, event))
    result = GAME.result(state)
    assert result is not None
    yield from result.lines


@pytest.mark.parametrize(("options", "players"), [(DiceOptions(), 2), (CHANGED, 3), (DiceOptions(layout="own"), 4)])
def test_a_whole_game_is_told_and_offered_without_a_gap(
    options: DiceOptions, players: int, caplog: pytest.LogCaptureFixture
) -> None:
    said = {phrase.model_dump_json(): phrase for phrase in told(options, players, players)}.values()
    for language in LANGUAGES:
        lines = [words(language).say(line, lambda seat: f"Player {seat}") for line in said]
        assert not [line for line in lines if "[" in line or not line.strip()]
    assert [entry for entry in caplog.records if entry.levelno >= logging.ERROR] == []


WRONG = (
    *("layout 1:0,0", "station H7", "station A1", "station B5", "roll 4s", "skip", "lay 1 C2 NS", "lay 9 C2 NS"),
    *("lay 1 D3 NS", "lay 1 ZZ9 NS", "lay 1 L8 NS", "lay 1 C2 NS+EW", "lay 2 C2 NS", "lay 4 C2 EW", "lay 5 C2 EW"),
    *("extend 1 D4 NS+EW", "extend 5 D4 EW+NW", "extend 5 C2 NS+SW", "extend 5 H5 NS+SW", "appear 1 1", "appear 4 9"),
    *("appear 4 3", "appear 5 1", "buy 2", "buy", "transport 6 D6", "transport 3 D2", "transport 3 H2"),
    *("transport 3 C3", "transport 3 D6 9", "end"),
)


@pytest.mark.parametrize("line", WRONG)
@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_say_what_is_wrong(line: str, language: str, caplog: pytest.LogCaptureFixture) -> None:
    for state in (two_homes(), two_homes().but(phase="final"), two_homes().but(phase="over")):
        try:
            GAME.apply(state, 0, GAME.parse(line), Chance(bytes(32)))
        except RefusedError as error:
            said = [error.refusal.why, *([error.refusal.instead] if error.refusal.instead else [])]
            assert all("[" not in words(language).say(one) for one in said)
    assert [entry for entry in caplog.records if entry.levelno >= logging.ERROR] == []

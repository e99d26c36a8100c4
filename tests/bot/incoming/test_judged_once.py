"""A move is judged once for all that a panel shows of it, and once more where it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import cast

import pytest

from bot.incoming.panel_layout import panel
from bot.incoming.playing import play_moves
from bot.incoming.replies import Asker
from bot.tables.sketch import Sketch, Trial, try_out
from bot.tables.table import Table
from render.pictures import Picture
from rules.core.contract import Draft, GameState, Move, Seat
from rules.core.game import GameOfKinds
from rules.core.kinds import KindOfMove
from rules.core.walk import asker as questions
from rules.core.walk import choose, close
from rules.registry import GAMES
from tests.bot.asking import asker, services
from tests.bot.house import ADA, BOB, House

Kind = KindOfMove[GameState]
MOVES = 14  # of robots, each followed by a look at every kind that is open


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> Counter[Kind]:
    """How often each move was judged since this was last cleared."""
    found: Counter[Kind] = Counter()

    def counted(kind: type[Kind]) -> Callable[[Kind, GameState, Seat], object]:
        attempt = kind.attempt

        def judge(move: Kind, state: GameState, seat: Seat) -> object:
            found[move] += 1
            return attempt(move, state, seat)

        return judge

    for game in GAMES.values():
        for kind in cast("GameOfKinds[GameState]", game).kinds:
            monkeypatch.setattr(kind, "attempt", counted(kind))
    return found


def whole(table: Table, seat: Seat, kind: str) -> Trial | None:
    """The panel of the first whole move that the questions of a kind lead to."""
    assert table.state is not None
    ask, draft = questions(table.game, table.state, seat), Draft(kind=kind)
    while not (offers := ask(draft)).complete:
        if offers.closes and offers.field:
            draft = close(draft, offers.field)
        elif offers.choices:
            draft = choose(table.game, draft, offers.field, offers.choices[0].value)
        else:
            return None
    return try_out(table, seat, Sketch(draft=draft))


def read_again(table: Table) -> Table:
    """The table as it comes from the store: what was judged before is not known of it."""
    assert table.state is not None
    return replace(table, state=table.game.load(table.state.model_dump_json().encode()))


@pytest.mark.parametrize("key", GAMES)
async def test_a_panel_and_its_confirmation_judge_a_move_once_each(
    key: str, house: House, judged: Counter[Kind], monkeypatch: pytest.MonkeyPatch
) -> None:
    house.game = key
    there = services(house.books.database)
    monkeypatch.setattr(there.announcer, "draw", no_picture)
    table = await house.started(ADA, BOB)
    seen = set[str]()
    for number in range(MOVES):
        acting = sorted(table.to_act())
        seat = acting[number % len(acting)]
        asked = asker(there, (ADA, BOB)[seat])
        for kind in open_kinds(table, seat):
            trial = whole(table, seat, kind)
            if trial is None or trial.move is None or kind in seen:
                continue
            seen.add(kind)
            judged.clear()
            await panel(asked, try_out(read_again(table), seat, trial.sketch))
            assert judged[cast(Kind, trial.move)] == 1, f"opened: {table.game.print(trial.move)}"
        table, move = await confirmed(asked, table, seat, judged)
        assert judged[cast(Kind, move)] <= 2, f"confirmed: {table.game.print(move)}"
    assert len(seen) > 1


def open_kinds(table: Table, seat: Seat) -> list[str]:
    assert table.state is not None
    return [choice.value for choice in table.game.offers(table.state, seat, Draft()).choices]


async def confirmed(asked: Asker, table: Table, seat: Seat, judged: Counter[Kind]) -> tuple[Table, Move]:
    """What a robot would play, confirmed in a panel: tried out on the side, then played through the door."""
    game, state = table.game, table.state
    assert state is not None
    move = game.robot(game.view(state, seat), seat, questions(game, state, seat))
    judged.clear()
    trial = try_out(read_again(table), seat, Sketch(plan=(game.print(move),)))
    assert trial.mark
    await play_moves(asked, trial.moves, table.visible_revision, trial.mark)
    return await asked.services.door.live(asked.channel), trial.moves[0]


async def no_picture(*_: object, **__: object) -> tuple[Picture, ...]:
    return ()

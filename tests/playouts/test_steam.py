"""Whole games of Steam on China: 2, 3 and 4 players, Base and Standard, the options, wanderers and robots.

After every move the audits, the links traced anew, notation and JSON; now and then everything that is offered against
brute force; at the end the record, replayed to the very same position.
"""

import hashlib
import random
from typing import cast

import pytest

from rules.core.chance import Chance, commitment
from rules.core.contract import Draft, Game, Step
from rules.core.record import Record, RecordLine, parse_record, replay, shown
from rules.core.walk import asker, wander
from rules.steam.audit_steps import audit_step
from rules.steam.build.laying import open_builds
from rules.steam.events_move import Delivered, GoPassed, LevelRaised
from rules.steam.faces import code
from rules.steam.game import Steam
from rules.steam.goods.deliver import Deliver
from rules.steam.goods.ways import all_ways
from rules.steam.move import SteamMove
from rules.steam.options import SteamOptions
from rules.steam.state import State
from tests.rules.steam import brute

RULES = Steam()
GAME = cast(Game, RULES)
GAMES = 18
MOST_MOVES = 1500
CHOICES: dict[str, tuple[object, ...]] = {
    "mode": ("base", "standard"),
    "first_order": ("auction", "beginner"),
    "partners": ("across", "neighbours", "ends"),
    "team_win": ("individual", "cooperative"),
    "early_end": ("concede", "never"),
    "allocate_default": ("ask", "vp"),
    "income_overflow": ("lost", "vp"),
    "two_player_auction": ("zero", "both"),
    "adjacent_city_link": ("keep", "remove"),
    "town_revisit": (False, True),
    "enforce_tile_supply": (False, True),
    "extra_cube": ("all", "plus_one"),
    "fund_per_turn": ("1", "unlimited"),
    "fund_connection": ("completed", "any_track"),
    "flood_return": ("after", "before"),
    "flood_test": ("after", "before"),
    "toll_ends": (True, False),
}


@pytest.mark.parametrize("number", range(GAMES))
def test_playout(number: int) -> None:
    play(number, sample=23)


def play(number: int, sample: int) -> State:
    """One whole game; every so many moves what is offered is compared with brute force."""
    dice = random.Random(number)
    seats = 2 + number % 3
    chosen = {name: dice.choice(values) for name, values in CHOICES.items()} if number >= 6 else {}
    options = SteamOptions.model_validate({**chosen, "mode": CHOICES["mode"][number // 3 % 2]})
    robots = [seat for seat in range(seats) if dice.random() < (0.9 if number % 2 else 0.5)]
    seed = hashlib.sha256(b"steam %d" % number).digest()
    chance = Chance(seed)
    first = RULES.setup(options, seats, chance)
    state, lines = first.state, []
    goes: list[int] = []
    RULES.audit(state)
    for count in range(MOST_MOVES):
        if not RULES.duties(state):
            break
        (seat,) = RULES.to_act(state)
        turned = dice.random() < 0.05  # somebody else takes over for one decision
        move = robot(state, seat) if (seat in robots) != turned else wanderer(state, seat, dice)
        assert RULES.check(state, seat, move) is None, RULES.print(move)
        if count % sample == sample // 2:
            offers_equal_brute_force(state, seat, dice)
        step = RULES.apply(state, seat, move, chance)
        sound(state, step, move)
        goes = counted(state, step, goes)
        lines.append(RecordLine(seat=seat, text=RULES.print(move), shown=shown(step.events)))
        state = step.state
    assert RULES.result(state) is not None, "the game did not end"
    record = Record(
        game=RULES.key,
        version=RULES.version,
        options=options.model_dump_json(),
        seats=("a", "b", "c", "d")[:seats],
        commitment=commitment(seed),
        seed=seed.hex(),
        dealt=shown(first.events),
        lines=tuple(lines),
    )
    *_, last = replay(GAME, parse_record(record.print()))
    assert last.state == state  # ST-I32
    return state


def robot(state: State, seat: int) -> SteamMove:
    return RULES.robot(RULES.view(state, seat), seat, asker(GAME, state, seat))


def wanderer(state: State, seat: int, dice: random.Random) -> SteamMove:
    """Any offer, the first ones rather than the last, so that it does not bid itself into ruin at once."""
    while True:
        move = wander(GAME, state, seat, lambda count: min(dice.randrange(count) for _ in range(2)))
        if move is not None:  # a start of a line from which nothing can be reached
            assert isinstance(move, SteamMove)
            return move


def sound(state: State, step: Step[State], move: SteamMove) -> None:
    RULES.audit(step.state)
    audit_step(state, step.state, step.events)
    assert brute.traced(step.state) == brute.links(step.state)
    assert RULES.parse(RULES.print(move)) == move
    assert RULES.moves.validate_json(move.model_dump_json()) == move
    assert RULES.load(step.state.model_dump_json().encode()) == step.state
    for event in step.events:
        assert RULES.events.validate_json(event.model_dump_json()) == event
        RULES.tell(step.state, event)


def counted(state: State, step: Step[State], goes: list[int]) -> list[int]:
    """ST-I18: everybody has exactly two goes a turn."""
    made = [event.seat for event in step.events if isinstance(event, Delivered | LevelRaised | GoPassed)]
    if state.phase == "move":
        goes = [*goes, *made]
    if step.state.phase not in ("move", "over") and goes:
        players = [seat for seat in set(goes) if not step.state.players[seat].out]
        assert all(goes.count(seat) == 2 for seat in players)
        return []
    return goes


def offers_equal_brute_force(state: State, seat: int, dice: random.Random) -> None:
    if state.phase == "build":
        hexes = range(len(state.board.hexes))
        for at in dice.sample(hexes, 12):
            assert {code(one.face) for one in open_builds(state, seat, at)} == builds_at(state, seat, at)
        return
    if state.phase == "move" and not state.shares and state.players[seat].level < 5:
        expected = brute.deliveries(RULES, state, seat)
        found = {
            (letter, origin, goal): {tuple(sorted(way.counts.items())) for way in ways}
            for letter, origin, goal, ways in all_ways(state, seat)
        }
        assert {key: value for key, value in found.items() if key[0]} == expected
        offered = RULES.offers(state, seat, Draft(kind=Deliver.name()))
        assert len(offered.choices) == len(expected)


def builds_at(state: State, seat: int, at: int) -> set[str]:
    left = state.map.builds(state.players[seat].tile) - state.players[seat].builds
    if left < 1:  # then every build is refused by that alone
        free = state.with_player(seat, builds=0)
        return brute.builds(RULES, free, seat, at)
    return brute.builds(RULES, state, seat, at)

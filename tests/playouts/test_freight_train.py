"""Two hundred whole games of Freight Train: every number of players, both options, wanderers and robots.

After every move the audit and the JSON round trip; now and then mutated moves and a reshuffled deck; at the end
the record, replayed to the very same position.
"""

import hashlib
import random
from collections.abc import Iterator
from typing import cast

import pytest

from rules.core.chance import Chance, commitment
from rules.core.contract import Draft, Event, Game, RefusedError
from rules.core.kinds import KindOfMove
from rules.core.record import Line, Record, parse_record, replay, shown
from rules.core.walk import asker, wander
from rules.freight_train.audit import audit_step
from rules.freight_train.game import FreightTrain
from rules.freight_train.picking import Pick, Picking
from rules.freight_train.state import FreightOptions, State
from rules.freight_train.wagons import END

RULES = FreightTrain()
GAME = cast(Game, RULES)
GAMES = 200
MOST_MOVES = 3000


@pytest.mark.parametrize("number", range(GAMES))
def test_playout(number: int) -> None:
    seed = hashlib.sha256(b"playout %d" % number).digest()
    dice = random.Random(number)
    options = FreightOptions(cabooses=bool(number // 4 % 2), debt=bool(number // 8 % 2))
    seats = 2 + number % 4
    robots = _robots(number, seats)
    chance = Chance(seed)
    first = RULES.setup(options, seats, chance)
    state, lines = first.state, []
    RULES.audit(state)
    for count in range(MOST_MOVES):
        if state.over:
            break
        (seat,) = RULES.to_act(state)
        if count % 16 == 5:
            _deck_is_secret(state, seat in robots, dice)
        move = _robot(state) if seat in robots else _wander(state, dice)
        if count % 6 == 3:
            _mutants_are_refused_cleanly(state, move, dice)
        assert RULES.check(state, seat, move) is None
        step = RULES.apply(state, seat, move, chance)
        RULES.audit(step.state)
        audit_step(state, move, step.state, step.events)
        _round_trips(step.state, step.events, move)
        lines.append(Line(seat=seat, text=RULES.print(move), shown=shown(step.events)))
        state = step.state
    assert RULES.result(state) is not None, "the game did not end"
    record = _record(options, seats, seed, shown(first.events), lines)
    *_, last = replay(GAME, parse_record(record.print()))
    assert last.state == state  # FT-I20
    assert last.state.model_dump_json() == state.model_dump_json()


def _robots(number: int, seats: int) -> frozenset[int]:
    """Wanderers in most games, one robot in every eleventh, robots alone now and then."""
    if number % 41 == 7:
        return frozenset(range(seats))
    return frozenset({number % seats}) if number % 11 == 0 else frozenset()


def _wander(state: State, dice: random.Random) -> KindOfMove[State]:
    """A move off the offers. Rearranging is rare, it takes long to say; filling and taking bring the day to its end."""
    kinds = [choice.value for choice in RULES.offers(state, state.turn, Draft()).choices]
    assert kinds, "a dead end"
    brisk = [kind for kind in kinds if kind in ("fill", "take")] if dice.random() < 0.5 else []
    lively = [kind for kind in kinds if kind != "rearrange" or dice.random() < 0.15]
    picks = iter([kinds.index(dice.choice(brisk or lively or kinds))])
    move = wander(GAME, state, state.turn, lambda ways: _pick(picks, ways, dice))
    assert move is not None, "an offer that leads nowhere"
    return RULES.moves.validate_python(move)


def _pick(first: Iterator[int], ways: int, dice: random.Random) -> int:
    chosen = next(first, None)
    return dice.randrange(ways) if chosen is None else chosen


def _robot(state: State) -> KindOfMove[State]:
    return RULES.robot(RULES.view(state, state.turn), state.turn, asker(GAME, state, state.turn))


def _round_trips(state: State, events: tuple[Event, ...], move: KindOfMove[State]) -> None:
    assert State.model_validate_json(state.model_dump_json()) == state
    assert RULES.parse(RULES.print(move)) == move
    assert RULES.moves.validate_json(RULES.moves.dump_json(move)) == move
    for event in events:
        assert RULES.events.validate_json(RULES.events.dump_json(event)) == event


def _deck_is_secret(state: State, robot: bool, dice: random.Random) -> None:
    """FT-I19: whatever lies in the deck and wherever the end card is, nothing anyone sees changes."""
    other = list(state.deck)
    dice.shuffle(other)
    hidden = state.model_copy(update={"deck": tuple(other)})
    for viewer in (*range(len(state.players)), None):
        assert RULES.view(hidden, viewer) == RULES.view(state, viewer)
    draft = Draft()
    assert RULES.offers(hidden, state.turn, draft) == RULES.offers(state, state.turn, draft)
    for choice in RULES.offers(state, state.turn, draft).choices:
        chosen = Draft(kind=choice.value)
        assert RULES.offers(hidden, state.turn, chosen) == RULES.offers(state, state.turn, chosen)
    if robot:
        assert _robot(hidden) == _robot(state)


def _mutants_are_refused_cleanly(state: State, move: KindOfMove[State], dice: random.Random) -> None:
    """Out of turn always; bent moves as `check` says; the position stays as it was either way."""
    before = state.model_copy()
    stranger = (state.turn + 1) % len(state.players)
    for seat, bent in ((stranger, move), (state.turn, _bent(move, dice))):
        refusal = RULES.check(state, seat, bent)
        if seat == stranger:
            assert refusal is not None
        if refusal is None:
            RULES.audit(RULES.apply(state, seat, bent, Chance(bytes(32))).state)
        else:
            with pytest.raises(RefusedError) as raised:
                RULES.apply(state, seat, bent, Chance(bytes(32)))
            assert raised.value.refusal == refusal
        assert state == before


def _bent(move: KindOfMove[State], dice: random.Random) -> KindOfMove[State]:
    """The move with one thing wrong or changed."""
    if not isinstance(move, Picking):
        return RULES.parse(dice.choice(["pass", "mobilise", "fill 9", "caboose 0", "rearrange box / box", "take"]))
    picks = list(move.picks)
    at = dice.randrange(len(picks))
    match dice.randrange(5):
        case 0:
            picks.pop(at)
        case 1:
            picks.append(picks[at])
        case 2:
            picks[at] = Pick(row=dice.randrange(8), to=picks[at].to)
        case 3:
            to = picks[at].to.model_copy(update={"number": dice.randrange(12)})
            picks[at] = picks[at].model_copy(update={"to": to})
        case _:
            return move.model_copy(update={"order": tuple(dice.randrange(1, 5) for _ in picks)})
    return move.model_copy(update={"picks": tuple(picks)})


def _record(options: FreightOptions, seats: int, seed: bytes, dealt: str, lines: list[Line]) -> Record:
    return Record(
        game=RULES.key,
        version=RULES.version,
        options=options.model_dump_json(),
        seats=tuple(f"seat {seat + 1}" for seat in range(seats)),
        commitment=commitment(seed),
        seed=seed.hex(),
        dealt=dealt,
        lines=tuple(lines),
    )


def test_views_hold_no_card_of_the_deck() -> None:
    """FT-I19: a deck of one type leaves no trace in what anyone sees."""
    from_box = RULES.setup(FreightOptions(), 2, Chance(bytes(32))).state
    empty = tuple(player.model_copy(update={"yard": ((), ())}) for player in from_box.players)
    bare = from_box.model_copy(update={"deck": ("coil", END, "coil"), "main": ((),) * 5, "players": empty})
    text = RULES.view(bare, 0).model_dump_json()
    assert "coil" not in text
    assert END not in text

"""A hundred and fifty-two whole games of Santa Fe Rails: two to five players, both options, wanderers and robots.

After every move the audit, after every fourth the JSON round trip; now and then mutated moves, and hidden cards dealt
anew: nothing a viewer gets may change. At the end the record, replayed to the very same position.
"""

import hashlib
import random
from typing import cast

import pytest

from rules.core.chance import Chance, commitment
from rules.core.contract import Draft, Event, Game, RefusedError, Step
from rules.core.kinds import KindOfMove
from rules.core.phrase import Phrase
from rules.core.record import Line, Record, parse_record, replay, shown
from rules.core.walk import asker, wander
from rules.santa_fe_rails.audit import audit_step
from rules.santa_fe_rails.cards import is_city
from rules.santa_fe_rails.choosing.choose import Choose
from rules.santa_fe_rails.drawing.draw import Draw
from rules.santa_fe_rails.events import Revealed
from rules.santa_fe_rails.game import SantaFeRails
from rules.santa_fe_rails.laying.exchange import Exchange
from rules.santa_fe_rails.laying.ground import ground_of
from rules.santa_fe_rails.laying.lay import Lay
from rules.santa_fe_rails.laying.pass_ import Pass
from rules.santa_fe_rails.scoring import GameEnded
from rules.santa_fe_rails.state import LAYING, Player, SantaFeOptions, State

RULES = SantaFeRails()
GAME = cast(Game, RULES)
GAMES = 152
MOST_MOVES = 2000


@pytest.mark.parametrize("number", range(GAMES))
def test_playout(number: int) -> None:
    seed = hashlib.sha256(b"santa fe %d" % number).digest()
    dice = random.Random(number)
    seats = 2 + number % 4
    options = _options(number)
    robots = _robots(number, seats)
    chance = Chance(seed)
    first = RULES.setup(options, seats, chance)
    state, lines = first.state, list[Line]()
    RULES.audit(state)
    for count in range(MOST_MOVES):
        waiting = sorted(RULES.to_act(state))
        if not waiting:
            break
        seat = dice.choice(waiting)
        move = _robot(state, seat) if seat in robots else _wander(state, seat, dice)
        if count % 20 == 4:
            _mutants_are_refused_cleanly(state, seat, move, dice)
        assert count % 4 or RULES.check(state, seat, move) is None
        step = RULES.apply(state, seat, move, chance)
        if count % 30 == 7:
            _hidden_cards_are_secret(state, seat, move, step, dice)
        RULES.audit(step.state)
        audit_step(state, seat, step.state, step.events)
        if count % 4 == 1 or step.state.over:
            _round_trips(step.state, step.events, move)
        lines.append(Line(seat=seat, text=RULES.print(move), shown=shown(step.events)))
        state = step.state
    assert RULES.result(state) is not None, "the game did not end"
    assert chance.drawn > 0
    record = _record(options, seats, seed, shown(first.events), lines)
    *_, last = replay(GAME, parse_record(record.print()))
    assert last.state == state  # SF-I20
    assert last.state.model_dump_json() == state.model_dump_json()


def _options(number: int) -> SantaFeOptions:
    return SantaFeOptions(
        terrain=bool(number // 4 % 2),
        retake_own=number // 8 % 2 == 0,
        rock_island="11" if number // 16 % 2 else "10",
        tokens="5+5" if number // 32 % 2 else "board",
    )


def _robots(number: int, seats: int) -> frozenset[int]:
    """Wanderers in most games, one robot or robots alone in every twentieth."""
    if number % 20 == 7:
        return frozenset(range(seats))
    return frozenset({number % seats}) if number % 20 == 0 else frozenset()


def _wander(state: State, seat: int, dice: random.Random) -> KindOfMove[State]:
    """A move off the offers, but passing rare: it ends games before they begin. Every other segment is any at all."""
    if state.phase in LAYING and dice.random() < 0.5 and (move := _any_segment(state, seat, dice)):
        return move
    wandered = wander(GAME, state, seat, dice.randrange)
    while isinstance(wandered, Pass) and dice.random() < 0.6:
        wandered = wander(GAME, state, seat, dice.randrange)
    assert wandered is not None, "a dead end, or an offer that leads nowhere"
    return RULES.moves.validate_python(wandered)


def _any_segment(state: State, seat: int, dice: random.Random) -> Lay | None:
    segments = list(ground_of(state, seat).segments())
    if not segments:
        return None
    one = dice.choice(segments)
    company = state.company(one.company)
    assert company is not None
    branch = one.new_line and bool(company.lines)
    return Lay(company=one.company, start=one.start, towards=one.towards, track=one.track, branch=branch)


def _robot(state: State, seat: int) -> KindOfMove[State]:
    return RULES.robot(RULES.view(state, seat), seat, asker(GAME, state, seat))


def _round_trips(state: State, events: tuple[Event, ...], move: KindOfMove[State]) -> None:
    assert RULES.load(state.model_dump_json().encode()) == state
    assert RULES.parse(RULES.print(move)) == move
    assert RULES.moves.validate_json(RULES.moves.dump_json(move)) == move
    for event in events:
        assert RULES.events.validate_json(RULES.events.dump_json(event)) == event


def _hidden_cards_are_secret(
    state: State, seat: int, move: KindOfMove[State], step: Step[State], dice: random.Random
) -> None:
    """SF-I18: deal deck, box, other hands and choices anew; views, offers, robots and what is told stay the same."""
    viewer = dice.randrange(len(state.players))
    for other, seen_by in ((_dealt_anew(state, None, dice), None), (_dealt_anew(state, viewer, dice), viewer)):
        assert RULES.view(other, seen_by) == RULES.view(state, seen_by)
    for draft in (Draft(), *(Draft(kind=kind) for kind in RULES.forms)):
        assert RULES.offers(other, viewer, draft) == RULES.offers(state, viewer, draft)
    if viewer in RULES.to_act(state):
        assert _robot(other, viewer) == _robot(state, viewer)
    _told_alike(state, other, (seat, viewer), move, step)


def _told_alike(state: State, other: State, seats: tuple[int, int], move: KindOfMove[State], step: Step[State]) -> None:
    """The same move in the other world tells the viewer the same, unless it shows cards or he draws one himself."""
    seat, viewer = seats
    shows = any(isinstance(event, Revealed | GameEnded) for event in step.events)
    draws = seat == viewer and isinstance(move, Draw | Exchange)
    if shows or draws:
        return
    same = move if seat == viewer else _same_place(state.players[seat], other.players[seat], move)
    again = RULES.apply(other, seat, same, Chance(bytes(32)))
    assert _heard(again, viewer) == _heard(step, viewer)


def _heard(step: Step[State], viewer: int) -> list[Phrase]:
    heard = (event for event in step.events if event.audience is None or viewer in event.audience)
    return [line for event in heard for line in RULES.tell(step.state, event)]


def _same_place(was: Player, now: Player, move: KindOfMove[State]) -> KindOfMove[State]:
    """The move with the cards that lie in the other world where its own lay."""
    if not isinstance(move, Choose | Exchange):
        return move
    held, swapped = list(was.held), now.held
    cards = []
    for card in move.cards:
        at = held.index(card)
        held[at] = ""
        cards.append(swapped[at])
    return move.model_copy(update={"cards": tuple(cards)})


def _dealt_anew(state: State, viewer: int | None, dice: random.Random) -> State:
    """Another world that looks the same to the viewer: hidden city cards change places. Short lines stay put."""
    hidden = [*state.deck, *state.box, *state.out]
    others = [(at, player) for at, player in enumerate(state.players) if at != viewer]
    for _, player in others:
        hidden += player.held
    cities = [card for card in hidden if is_city(card)]
    dice.shuffle(cities)
    deal = iter(cities)

    def anew(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(next(deal) if is_city(card) else card for card in cards)

    players = list(state.players)
    for at, player in others:
        chosen = None if player.chosen is None else anew(player.chosen)
        players[at] = player.model_copy(update={"hand": anew(player.hand), "chosen": chosen})
    return state.model_copy(
        update={"deck": anew(state.deck), "box": anew(state.box), "out": anew(state.out), "players": tuple(players)}
    )


def _mutants_are_refused_cleanly(state: State, seat: int, move: KindOfMove[State], dice: random.Random) -> None:
    """Out of turn always; bent moves as `check` says; the position stays as it was either way."""
    before = state.model_dump_json()
    stranger = (seat + 1) % len(state.players)
    for who, bent in ((stranger, move), (seat, _bent(state, move, dice))):
        refusal = RULES.check(state, who, bent)
        if who == stranger and state.phase != "choose":
            assert refusal is not None
        if refusal is None:
            RULES.audit(RULES.apply(state, who, bent, Chance(bytes(32))).state)
        else:
            with pytest.raises(RefusedError) as raised:
                RULES.apply(state, who, bent, Chance(bytes(32)))
            assert raised.value.refusal == refusal
        assert state.model_dump_json() == before


_ODD = (
    "pass",
    "done",
    "defer",
    "stop",
    "draw triple",
    "draw branch RI",
    "choose LA +SEA",
    "boom OMA 5",
    "boom LA 4 LA 4 LA 4",
    "exchange LA LA LA",
    "lay XX to LA",
    "lay SF from LA to SAN",
)


def _bent(state: State, move: KindOfMove[State], dice: random.Random) -> KindOfMove[State]:
    """The move with one thing wrong or changed."""
    if not isinstance(move, Lay):
        return RULES.parse(dice.choice(_ODD))
    cities, companies = list(state.board.city), list(state.board.company)
    change: dict[str, object] = dice.choice(
        [
            {"company": dice.choice(companies)},
            {"start": dice.choice(cities), "line": None},
            {"towards": dice.choice(cities)},
            {"track": dice.randrange(4)},
            {"branch": not move.branch, "line": None},
            {"start": None, "line": None},
            {"start": None, "line": dice.randrange(6), "branch": False},
        ]
    )
    return RULES.moves.validate_python({**move.model_dump(), **change})


def _record(options: SantaFeOptions, seats: int, seed: bytes, dealt: str, lines: list[Line]) -> Record:
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

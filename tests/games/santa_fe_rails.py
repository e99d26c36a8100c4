"""Santa Fe Rails in the harness."""

from __future__ import annotations

import random
from collections.abc import Sequence

from hypothesis import strategies as st

from rules.core.contract import Event, GameState, Move, Options, Seat, Step
from rules.registry import GAMES
from rules.santa_fe_rails.audit import audit_step
from rules.santa_fe_rails.board import shipped
from rules.santa_fe_rails.cards import SPECIALS, branch_of, is_city
from rules.santa_fe_rails.choosing.choose import Choose
from rules.santa_fe_rails.drawing.deck import ShortLineOpened
from rules.santa_fe_rails.drawing.draw import Draw
from rules.santa_fe_rails.drawing.stop import Stop
from rules.santa_fe_rails.flow import Boxed, Revealed
from rules.santa_fe_rails.laying.boom import Boom, Token
from rules.santa_fe_rails.laying.defer import Defer
from rules.santa_fe_rails.laying.done import Done
from rules.santa_fe_rails.laying.exchange import Exchange
from rules.santa_fe_rails.laying.ground import ground_of
from rules.santa_fe_rails.laying.lay import Lay
from rules.santa_fe_rails.laying.pass_ import Pass
from rules.santa_fe_rails.scoring import GameEnded
from rules.santa_fe_rails.state import LAYING, SantaFeOptions, State
from tests.games.hooks import Hooks
from tests.wandering import wander

_BOARD = shipped()
_CITIES, _COMPANIES = st.sampled_from(sorted(_BOARD.city)), st.sampled_from(sorted(_BOARD.company))
_CARDS = _CITIES | _COMPANIES.map(branch_of) | st.sampled_from(SPECIALS)
_NUMBERS = st.integers(0, 99)
_TOKENS = st.builds(Token, city=_CITIES, value=_NUMBERS)
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


class SantaFeHooks(Hooks):
    game = GAMES["santa_fe_rails"]
    playouts = 152
    lines = (
        "draw deck",
        "draw branch SF",
        "stop",
        "choose DEN +branch SF",
        "choose triple",
        "boom OMA 4 DAL 5",
        "exchange DEN SLC",
        "lay SF from KC to DEN track 2",
        "lay SF line 2 to DEN",
        "lay SF from KC to DEN branch",
        "done",
        "defer",
        "pass",
    )

    def options(self, number: int) -> Options:
        return SantaFeOptions(
            terrain=bool(number // 4 % 2),
            retake_own=number // 8 % 2 == 0,
            rock_island="11" if number // 16 % 2 else "10",
            tokens="5+5" if number // 32 % 2 else "board",
        )

    def moves(self) -> st.SearchStrategy[Move]:
        track = st.none() | _NUMBERS
        return st.one_of(
            st.builds(Draw, source=st.sampled_from(("deck", *SPECIALS))),
            st.builds(Draw, source=st.just("branch"), company=_COMPANIES),
            st.builds(Choose, cards=st.lists(_CARDS, min_size=1, max_size=4).map(tuple)),
            st.builds(Exchange, cards=st.lists(_CARDS, min_size=1, max_size=8).map(tuple)),
            st.builds(Boom, tokens=st.lists(_TOKENS, min_size=1, max_size=10).map(tuple)),
            st.builds(Lay, company=_COMPANIES, line=_NUMBERS, towards=_CITIES, track=track),
            st.builds(
                Lay,
                company=_COMPANIES,
                start=st.none() | _CITIES,
                towards=_CITIES,
                track=track,
                branch=st.booleans(),
            ),
            st.sampled_from([Stop(), Done(), Defer(), Pass()]),
        )

    def reshuffled(self, state: GameState, viewer: Seat | None, dice: random.Random) -> GameState:
        """SF-I18: hidden city cards change places. Short lines stay put."""
        assert isinstance(state, State)
        others = [(at, player) for at, player in enumerate(state.players) if at != viewer]
        hidden = [*state.deck, *state.box, *state.out, *(card for _, player in others for card in player.held)]
        cities = [card for card in hidden if is_city(card)]
        dice.shuffle(cities)
        deal = iter(cities)

        def anew(cards: tuple[str, ...]) -> tuple[str, ...]:
            return tuple(next(deal) if is_city(card) else card for card in cards)

        players = list(state.players)
        for at, player in others:
            chosen = None if player.chosen is None else anew(player.chosen)
            players[at] = player.but(hand=anew(player.hand), chosen=chosen)
        return state.but(deck=anew(state.deck), box=anew(state.box), out=anew(state.out), players=tuple(players))

    def same_move(
        self, worlds: tuple[GameState, GameState], seat: Seat, viewer: Seat, move: Move, step: Step[GameState]
    ) -> Move | None:
        """With the cards that lie in the other world where its own lay; not where somebody sees new cards."""
        shows = any(isinstance(event, Revealed | GameEnded) for event in step.events)
        if shows or (seat == viewer and isinstance(move, Draw | Exchange)):
            return None
        if seat == viewer or not isinstance(move, Choose | Exchange):
            return move
        first, second = worlds
        assert isinstance(first, State)
        assert isinstance(second, State)
        held, swapped, cards = list(first.players[seat].held), second.players[seat].held, []
        for card in move.cards:
            at = held.index(card)
            held[at] = ""
            cards.append(swapped[at])
        return move.but(cards=tuple(cards))

    def audit_step(self, before: GameState, seat: Seat, move: Move, after: Step[GameState]) -> None:
        assert isinstance(before, State)
        assert isinstance(after.state, State)
        audit_step(before, seat, after.state, after.events)

    def may_move(self, state: GameState, seat: Seat) -> bool:
        """A choice may be made again until all have chosen."""
        assert isinstance(state, State)
        return state.phase == "choose" or super().may_move(state, seat)

    def wander(self, state: GameState, seat: Seat, dice: random.Random) -> Move | None:
        """Passing is rare: it ends games before they begin. Every other segment is any at all."""
        assert isinstance(state, State)
        if state.phase in LAYING and dice.random() < 0.5 and (move := _any_segment(state, seat, dice)):
            return move
        wandered = wander(self.game, state, seat, dice.randrange)
        while isinstance(wandered, Pass) and dice.random() < 0.6:
            wandered = wander(self.game, state, seat, dice.randrange)
        return wandered

    def bent(self, state: GameState, move: Move, dice: random.Random) -> Move:
        if not isinstance(move, Lay):
            return self.game.parse(dice.choice(_ODD))
        cities, companies = list(_BOARD.city), list(_BOARD.company)
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
        return self.game.moves.validate_python({**move.model_dump(), **change})

    def milestones(self, events: Sequence[Event]) -> list[object]:
        """Why the game ended, whether cards were boxed, and the short lines opened, in order."""
        ended = [event.cause for event in events if isinstance(event, GameEnded)]
        boxed = any(isinstance(event, Boxed) for event in events)
        return [*ended, boxed, [event.company for event in events if isinstance(event, ShortLineOpened)]]


def _any_segment(state: State, seat: Seat, dice: random.Random) -> Lay | None:
    segments = list(ground_of(state, seat).segments())
    if not segments:
        return None
    one = dice.choice(segments)
    company = state.company(one.company)
    assert company is not None
    branch = one.new_line and bool(company.lines)
    return Lay(company=one.company, start=one.start, towards=one.towards, track=one.track, branch=branch)


HOOKS = SantaFeHooks()

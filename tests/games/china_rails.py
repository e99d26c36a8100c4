"""China Rails in the harness."""

from __future__ import annotations

import random
from collections.abc import Sequence

from hypothesis import strategies as st

from rules.china_rails.any_phase.discard import Discard
from rules.china_rails.any_phase.end import End
from rules.china_rails.any_phase.loan import Loan
from rules.china_rails.any_phase.lose import Lose
from rules.china_rails.boards import shipped
from rules.china_rails.building.build import Build
from rules.china_rails.building.link import Link
from rules.china_rails.building.upgrade import Upgrade
from rules.china_rails.delivery.deliver import Deliver, Delivered
from rules.china_rails.delivery.drop import Drop
from rules.china_rails.delivery.ferry import Ferry
from rules.china_rails.delivery.load import Load
from rules.china_rails.delivery.move import MANNERS, MoveTrain
from rules.china_rails.delivery.start import Start
from rules.china_rails.delivery.stop import Stop
from rules.china_rails.event_cards.draw import Happened
from rules.china_rails.places import canonical
from rules.china_rails.scoring import Tied, TimeUp
from rules.china_rails.state import UPGRADES, ChinaOptions, State
from rules.core.contract import Draft, Event, GameState, Move, Options, Seat, Step
from rules.core.walk import choose, close
from rules.registry import GAMES
from tests.games.hooks import Hooks

ROUNDS = 30  # of a game that nobody tries to win
SEATS = 5  # numbers of players: each set of options meets them all in a row
KNOBS: dict[str, tuple[object, ...]] = {
    "express": (True, False),
    "loan": (False, True),
    "time_limit": ("none", "12", "20", "30", "40", "60"),
    "city_exits": ("per_city", "per_turn"),
    "third_at_port": ("ordinary", "refused"),
    "port_start": ("full", "one"),
    "congress_present": ("paid", "unpaid"),
    "congress_start": ("frees", "binds"),
    "cut_off": ("turns", "waits"),
    "stranded": ("nearest", "stays"),
}
_BOARD = shipped()
_GOODS = tuple(good.key for good in _BOARD.goods)
_SPOTS = (*(city.key for city in _BOARD.cities), *(port.key for port in _BOARD.ports), *_BOARD.labels[::97])
_WORDS = st.sampled_from((*_SPOTS, "e4", "nw", "sw12", "/", "nowhere"))
_WAYS = st.lists(_WORDS, min_size=1, max_size=8).map(canonical)
_PLACES = st.lists(_WORDS, min_size=1, max_size=2).map(canonical)
_GOOD = st.sampled_from(_GOODS)
_ODD = ("stop", "ferry", "ferry 2", "end delivery", "loan 5", "discard", "lose tea", "drop tea", "load tea silk", "end")


class ChinaHooks(Hooks):
    game = GAMES["china_rails"]
    playouts = 120  # every sixth by robots alone
    campaign = 600
    lines = (
        "build BB30 BC30 / AZ30 AY30",
        "build wuhan from beijing via xuzhou",
        "move BC30 BD29",
        "move nanjing by points",
        "load tea silk",
        "drop tea",
        "deliver tea",
        "deliver tea 17",
        "stop",
        "upgrade fast",
        "start hong kong",
        "discard",
        "ferry",
        "ferry 2",
        "link xiamen port",
        "lose tea",
        "loan 10",
        "end",
        "end delivery",
    )

    def options(self, number: int) -> Options:
        drawn = random.Random(number // SEATS)
        said = {name: drawn.choice(values) for name, values in KNOBS.items()}
        limits = KNOBS["time_limit"]
        said["time_limit"] = limits[(number // SEATS + number // 30) % len(limits)]
        if self.robots_only(number):
            won = number % SEATS < 2 and number % 100 < 30  # to the victory; the others until their time is up
            said |= {"express": True, "time_limit": "none"} if won else {"time_limit": drawn.choice(("12", "20"))}
        return ChinaOptions.model_validate(said)

    def robots_only(self, number: int) -> bool:
        """Every sixth: so that robots alone play with every number of seats."""
        return number % 6 == 1

    def enough(self, state: GameState) -> bool:
        assert isinstance(state, State)
        return state.round > ROUNDS

    def moves(self) -> st.SearchStrategy[Move]:
        return st.one_of(
            st.builds(Build, way=_WAYS, start=_PLACES.map(" ".join) | st.just(""), via=_WAYS | st.just(())),
            st.builds(MoveTrain, way=_WAYS, by=st.sampled_from(MANNERS)),
            st.builds(Start, place=_PLACES),
            st.builds(Link, port=_PLACES),
            st.builds(Load, goods=st.lists(_GOOD, min_size=1, max_size=3).map(tuple)),
            st.builds(Deliver, good=_GOOD, card=st.none() | st.integers(0, 999)),
            st.builds(Drop, good=_GOOD),
            st.builds(Lose, good=_GOOD),
            st.builds(Ferry, owner=st.none() | st.integers(0, 5)),
            st.builds(Loan, amount=st.integers(0, 999)),
            st.builds(Upgrade, loco=st.sampled_from(sorted(UPGRADES))),
            st.sampled_from([Stop(), Discard(), End(), End(what="delivery")]),
        )

    def reshuffled(self, state: GameState, viewer: Seat | None, dice: random.Random) -> GameState:
        """CR-42.5: the deck lies otherwise, and until Rail Tax the others have more cash, but no victory more."""
        assert isinstance(state, State)
        state = state.but(deck=tuple(dice.sample(state.deck, len(state.deck))))
        if state.taxed or state.over:
            return state
        known = {viewer, *(seat for seat in state.seats if state.players[seat].debt)}  # more cash would repay it
        cash = [have if seat in known else _richer(have, state.target, dice) for seat, have in enumerate(state.cash)]
        return state.but(cash=tuple(cash))

    def same_move(
        self, worlds: tuple[GameState, GameState], seat: Seat, viewer: Seat, move: Move, step: Step[GameState]
    ) -> Move | None:
        """As it was understood: who has more cash would build farther."""
        return super().same_move(worlds, seat, viewer, step.said or move, step)

    def wander(self, state: GameState, seat: Seat, dice: random.Random) -> Move | None:
        """Most turns are short: a hand exchanged, or a thing or two done, so that rounds go by and cards come up."""
        assert isinstance(state, State)
        if not state.players[seat].owes_loads:
            if state.now.acted and dice.random() < 0.4:
                return End()
            if not state.now.acted and not state.opening and dice.random() < 0.3:
                return Discard()
        kinds = [choice.value for choice in self.game.offers(state, seat, Draft()).choices]
        brisk = [kind for kind in kinds if kind not in ("end", "discard", "stop")]
        return self._walked(state, seat, dice.choice(brisk or kinds), dice) if kinds else None

    def _walked(self, state: State, seat: Seat, kind: str, dice: random.Random) -> Move | None:
        """Any move of a kind; lists end as soon as they may, more often than not."""
        draft = Draft(kind=kind)
        while True:
            offers = self.game.offers(state, seat, draft)
            if offers.complete and (not offers.choices or dice.random() < 0.5):
                return self.game.compose(kind, draft.filled())
            if offers.closes and offers.field and (not offers.choices or dice.random() < 0.6):
                draft = close(draft, offers.field)
            elif offers.choices:
                draft = choose(self.game, draft, offers.field, dice.choice(offers.choices).value)
            else:
                return None

    def bent(self, state: GameState, move: Move, dice: random.Random) -> Move:
        spot, good = dice.choice(_SPOTS), dice.choice(_GOODS)
        changes: list[dict[str, object]] = []
        if isinstance(move, Build | MoveTrain):
            changes = [{"way": (*move.way, spot)}, {"way": (spot,)}, {"way": move.way[::-1]}]
        elif isinstance(move, Load):
            changes = [{"goods": (*move.goods, good)[-3:]}, {"goods": (good,)}]
        elif isinstance(move, Deliver | Drop | Lose):
            changes = [{"good": good}]
        elif isinstance(move, Start):
            changes = [{"place": (spot,)}]
        elif isinstance(move, Link):
            changes = [{"port": (spot,)}]
        if not changes:
            return self.game.parse(dice.choice(_ODD))
        return self.game.moves.validate_python({**move.model_dump(), **dice.choice(changes)})

    def milestones(self, events: Sequence[Event]) -> list[object]:
        """The deliveries and what they paid, the events drawn, and whether there was a tie or the time was up."""
        delivered = [event for event in events if isinstance(event, Delivered)]
        drawn = sum(isinstance(event, Happened) for event in events)
        causes = [event.kind for event in events if isinstance(event, Tied | TimeUp)]
        return [len(delivered), sum(event.pay for event in delivered), drawn, *causes]


def _richer(have: int, target: int, dice: random.Random) -> int:
    """More cash, on the same side of the target."""
    return have + dice.randrange(40) if have + 40 < target else have


HOOKS = ChinaHooks()

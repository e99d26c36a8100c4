"""Taking loads on the train, from the city it is in or from Taiwan: `load tea`, `load imports fish`, `load tea 2`."""

from collections.abc import Iterator
from typing import Annotated

from rules.china_rails.delivery.handling import city_here, congress, from_taiwan, shut, shut_taiwan, undocked
from rules.china_rails.delivery.one_good import good_choice
from rules.china_rails.delivery.phase import no_train
from rules.china_rails.event import NamedGood, NamedPlace, Seated
from rules.china_rails.move import ChinaMove
from rules.china_rails.naming import good_name, place
from rules.china_rails.parts import Good
from rules.china_rails.places import read_good
from rules.china_rails.speech import instead, refuse
from rules.china_rails.state import CAPACITY, State
from rules.core.contract import Choice, Draft, MisreadError, Offers, Refusal, Seat, Suggestion
from rules.core.fields import Reader, Unread
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase, who

MOST = 3
LONGEST = 40


class GoodsSaid(Reader[tuple[str, ...]]):
    """Goods one after the other; a number behind one says how many of it."""

    grows = True
    ordered = False

    def read(self, words: list[str]) -> tuple[tuple[str, ...], int]:
        goods: list[str] = []
        for word in words:
            if word.isdecimal() and goods and 1 <= int(word) <= MOST:
                goods += [goods[-1]] * (int(word) - 1)
            else:
                goods.append(word)
        if len(goods) > MOST or any(good.isdecimal() or len(good) > LONGEST for good in goods):
            raise Unread
        return tuple(goods), len(words)

    def written(self, value: tuple[str, ...]) -> str:
        return " ".join(value)


class Loaded(Seated):
    goods: tuple[NamedGood, ...]
    at: NamedPlace
    containers: int  # how many of them came from Taiwan

    def told(self, state: State) -> tuple[Phrase, ...]:
        overseas = self.containers == len(self.goods)
        return (self.said(state, where=phrase("china-taiwan") if overseas else place(state, self.at)),)


class Load(ChinaMove):
    goods: Annotated[tuple[str, ...], GoodsSaid()]

    rule = "CR-16.1"
    misread_as = "goods"

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        return no_train(state, seat) or congress(state, seat, "CR-24.2")

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        why = [_why_not(state, seat, good) for good in _supplied(state, seat)]
        return None if None in why else next(iter(why), refuse("CR-16.1", "nothing-supplied"))

    @classmethod
    def asked(cls, state: State, seat: Seat, field: str, draft: Draft) -> Offers:
        loaded = cls.compose({"goods": draft.growing}).judged(state, seat) if draft.growing else Outcome(state, ())
        if isinstance(loaded, Refusal):
            return Offers(refusal=loaded)
        return super().asked(loaded.state, seat, field, draft)

    @classmethod
    def choices(cls, state: State, seat: Seat, field: str, draft: Draft) -> Iterator[Choice]:
        for good in _supplied(state, seat):
            if _why_not(state, seat, good) is None:
                yield good_choice(state, good, phrase("china-note-chips", chips=state.tray(good)))

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterator[Suggestion]:
        """Goods supplied here that a card asks for and the train does not carry for it yet."""
        player, board = state.players[seat], state.board
        asked = sorted(((line.pay, line.good) for card in player.hand for line in board.demands[card]), reverse=True)
        loadable = {choice.value: choice for choice in cls.choices(state, seat, "goods", Draft())}
        for good in dict.fromkeys(good for _, good in asked):
            wanting = sum(any(line.good == good for line in board.demands[card]) for card in player.hand)
            choice = loadable.get(board.goods[good].key)
            if choice is not None and wanting > player.loads.count(good):
                label = phrase("china-suggest-load", good=good_name(state, good))
                yield Suggestion(draft=cls(goods=(choice.value,)).draft(), label=label, note=choice.note)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        there, goods = state, list[Good]()
        for word in self.goods:
            try:
                goods.append(read_good(state.board, word))
            except MisreadError as error:
                return self.misread(error)
            after = _take(there, seat, goods[-1])
            if isinstance(after, Refusal):
                return after
            there = after
        at = state.players[seat].at
        assert at is not None
        containers = sum(not _of_city(state, seat, good) for good in goods)
        event = Loaded(seat=seat, goods=tuple(goods), at=at, containers=containers)
        said = Load(goods=tuple(state.board.goods[good].key for good in goods))
        return Outcome(there, (event,), turn_over=False, said=said)

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        player = after.players[seat]
        names = tuple(good_name(after, good) for good in player.loads)
        return (phrase("china-account-loads", loads=names, free=CAPACITY[player.loco] - len(player.loads)),)


def _of_city(state: State, seat: Seat, good: Good) -> bool:
    city = city_here(state, seat)
    return city is not None and good in state.board.cities[city].goods and shut(state, city) is None


def _supplied(state: State, seat: Seat) -> tuple[Good, ...]:
    city = city_here(state, seat)
    here = state.board.cities[city].goods if city is not None else ()
    docked = state.players[seat].docked
    overseas = [good for good in range(len(state.board.goods)) if from_taiwan(state, good)] if docked else []
    return tuple(dict.fromkeys((*here, *overseas)))


def _why_not(state: State, seat: Seat, good: Good) -> Refusal | None:
    name = state.board.goods[good].name
    if refusal := _unsupplied(state, seat, good):
        return refusal
    if not state.tray(good):
        carriers = who(one for one, other in enumerate(state.players) if good in other.loads)
        return refuse("CR-16.2", "tray-empty", instead("carried-by", who=carriers, good=name), good=name)
    player = state.players[seat]
    if len(player.loads) >= CAPACITY[player.loco]:
        return refuse("CR-16.3", "train-full", capacity=CAPACITY[player.loco])
    return None


def _unsupplied(state: State, seat: Seat, good: Good) -> Refusal | None:
    city, name = city_here(state, seat), state.board.goods[good].name
    supplied = city is not None and good in state.board.cities[city].goods
    closed = shut(state, city) if city is not None and supplied else None
    if supplied and closed is None:
        return None
    at = state.players[seat].at
    if from_taiwan(state, good) and (at in state.board.port_at):
        refusal = undocked(state, seat)
        if refusal is None and state.now.taiwan == "deliver":
            refusal = refuse("CR-19.7", "delivered-already")
        if refusal is None and state.now.port_loads == 0:
            refusal = refuse("CR-11.5", "one-container")
        return closed or refusal or shut_taiwan(state)
    if state.players[seat].docked and city is None:
        return refuse("CR-19.4", "not-of-taiwan", good=name)
    if city is None:
        return refuse("CR-16.1", "not-in-city")
    town = state.board.cities[city]
    goods = tuple(state.board.goods[other].name for other in town.goods)
    other = instead("goods-here", city=town.name, goods=goods) if goods else None
    return closed or refuse("CR-16.1", "not-supplied", other, good=name, city=town.name)


def _take(state: State, seat: Seat, good: Good) -> State | Refusal:
    if refusal := _why_not(state, seat, good):
        return refusal
    after = state.with_player(seat, loads=(*state.players[seat].loads, good)).with_turn(acted=True)
    if _of_city(state, seat, good):
        return after
    left = state.now.port_loads
    return after.with_turn(taiwan="load", port_loads=None if left is None else left - 1)

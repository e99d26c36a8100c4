"""Taking loads on the train, from the city it is in or from Taiwan: `load tea`, `load imports fish`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal, Self

from rules.china_rails.delivery.handling import city_here, congress, from_taiwan, shut, shut_taiwan, undocked
from rules.china_rails.delivery.phase import delivery_closed, no_train
from rules.china_rails.events_running import Loaded
from rules.china_rails.parts import Good
from rules.china_rails.places import read_good
from rules.china_rails.speech import CHINA, ChinaMove
from rules.china_rails.state import CAPACITY, State
from rules.core.contract import Choice, Draft, Field, MisreadError, Offers, Refusal, Seat, Suggestion
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, Who, phrase

MOST = 3


class Load(ChinaMove):
    kind: Literal["load"] = "load"
    goods: tuple[str, ...]

    rule: ClassVar[str] = "CR-16.1"
    fields: ClassVar[tuple[Field, ...]] = (Field("goods", grows=True, ordered=False),)

    @classmethod
    def read(cls, words: list[str]) -> Self:
        goods: list[str] = []
        for word in words:
            if word.isdecimal() and goods and 1 <= int(word) <= MOST:
                goods += [goods[-1]] * (int(word) - 1)
            else:
                goods.append(word)
        if not 1 <= len(goods) <= MOST or any(good.isdecimal() or len(good) > 40 for good in goods):
            raise CHINA.misread("goods", text=" ".join(words))
        return cls(goods=tuple(goods))

    def written(self) -> str:
        return " ".join(self.goods)

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        return delivery_closed(state) or no_train(state, seat) or congress(state, seat, "CR-24.2")

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        why = [_why_not(state, seat, good) for good in _supplied(state, seat)]
        if None in why:
            return None
        return next(iter(why), None) or CHINA.refuse("CR-16.1", "nothing-supplied")

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        if draft.values:
            return cls.whole(state, seat, draft)
        there = state
        for item in draft.items():
            after = _take(there, seat, read_good(state.board, item))
            if isinstance(after, Refusal):
                return Offers(refusal=after)
            there = after
        goods = (good for good in _supplied(there, seat) if _why_not(there, seat, good) is None)
        return Offers(field="goods", choices=tuple(_choice(there, good) for good in goods), closes=bool(draft.growing))

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterable[Suggestion]:
        """Goods supplied here that a card asks for and the train does not carry for it yet."""
        player = state.players[seat]
        asked = sorted(
            ((line.pay, line.good) for card in player.hand for line in state.board.demands[card]), reverse=True
        )
        wanting = {
            good: [card for card in player.hand if any(line.good == good for line in state.board.demands[card])]
            for _, good in asked
        }
        for good in wanting:
            more = len(wanting[good]) > player.loads.count(good)
            if good in _supplied(state, seat) and more and _why_not(state, seat, good) is None:
                choice = _choice(state, good)
                draft = Draft(kind="load", values=(("goods", choice.value),))
                label = phrase("china-suggest-load", good=state.board.goods[good].name)
                yield Suggestion(draft=draft, label=label, note=choice.note)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        there, goods = state, []
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
        loads = after.players[seat].loads
        names = tuple(after.board.goods[good].name for good in loads)
        return (phrase("china-account-loads", loads=names, free=CAPACITY[after.players[seat].loco] - len(loads)),)


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
        carriers = tuple(Who(seat=one) for one, other in enumerate(state.players) if good in other.loads)
        return CHINA.refuse("CR-16.2", "tray-empty", CHINA.instead("carried-by", who=carriers, good=name), good=name)
    player = state.players[seat]
    if len(player.loads) >= CAPACITY[player.loco]:
        return CHINA.refuse("CR-16.3", "train-full", capacity=CAPACITY[player.loco])
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
            refusal = CHINA.refuse("CR-19.7", "delivered-already")
        if refusal is None and state.now.port_loads == 0:
            refusal = CHINA.refuse("CR-11.5", "one-container")
        return closed or refusal or shut_taiwan(state)
    if state.players[seat].docked and city is None:
        return CHINA.refuse("CR-19.4", "not-of-taiwan", good=name)
    if city is None:
        return CHINA.refuse("CR-16.1", "not-in-city")
    town = state.board.cities[city]
    goods = tuple(state.board.goods[other].name for other in town.goods)
    instead = CHINA.instead("goods-here", city=town.name, goods=goods) if goods else None
    return closed or CHINA.refuse("CR-16.1", "not-supplied", instead, good=name, city=town.name)


def _take(state: State, seat: Seat, good: Good) -> State | Refusal:
    if refusal := _why_not(state, seat, good):
        return refusal
    after = state.player(seat, loads=(*state.players[seat].loads, good)).turning(acted=True)
    if _of_city(state, seat, good):
        return after
    left = state.now.port_loads
    return after.turning(taiwan="load", port_loads=None if left is None else left - 1)


def _choice(state: State, good: Good) -> Choice:
    freight = state.board.goods[good]
    note = phrase("china-note-chips", chips=state.tray(good))
    return Choice(value=freight.key, label=phrase("china-good", good=freight.name), note=note)

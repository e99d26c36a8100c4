"""Buying the container link of a port: `link xiamen port`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal, Self

from rules.china_rails.building.phase import building_closed, unfinished
from rules.china_rails.building.works import Works
from rules.china_rails.events_building import LinkBought
from rules.china_rails.network import touches
from rules.china_rails.parts import Port
from rules.china_rails.places import canonical, find_site
from rules.china_rails.search_build import home, reach
from rules.china_rails.speech import CHINA, ChinaMove
from rules.china_rails.state import LIMIT, State
from rules.core.contract import Choice, Draft, Field, Offers, Refusal, Seat, Suggestion
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase


class Link(ChinaMove):
    kind: Literal["link"] = "link"
    port: tuple[str, ...]

    rule: ClassVar[str] = "CR-10.1"
    fields: ClassVar[tuple[Field, ...]] = (Field("port"),)

    @classmethod
    def read(cls, words: list[str]) -> Self:
        if not words:
            raise CHINA.misread("port", text="")
        return cls(port=canonical(words))

    def written(self) -> str:
        return " ".join(self.port)

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        return building_closed(state)

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        why = [_why_not(state, seat, port) for port in range(len(state.board.ports))]
        return None if None in why else next(iter(why), CHINA.refuse("CR-10.1", "no-port"))

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        if draft.values:
            whole, warning = cls.whole(state, seat, draft), unfinished(state)
            return whole.but(warning=warning, confirm=whole.complete and warning is not None)
        ports = (port for port in range(len(state.board.ports)) if _why_not(state, seat, port) is None)
        return Offers(field="port", choices=tuple(_choice(state, port) for port in ports))

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterable[Suggestion]:
        if state.players[seat].links:
            return
        for number, port in enumerate(state.board.ports):
            if touches(state, seat, port.at) and _why_not(state, seat, number) is None:
                choice = _choice(state, number)
                draft = Draft(kind="link", values=(("port", choice.value),))
                label = phrase("china-suggest-link", port=port.name)
                yield Suggestion(draft=draft, label=label, note=choice.note, place=choice.place)

    def warning(self, state: State, seat: Seat) -> Phrase | None:
        return unfinished(state)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        number = _port(state, " ".join(self.port))
        if number is None:
            return CHINA.refuse("CR-10.1", "no-such-port", text=" ".join(self.port)[:40])
        if refusal := _why_not(state, seat, number):
            return refusal
        port = state.board.ports[number]
        spent = state.now.spent + port.price
        after = state.paying(seat, port.price, "link").player(seat, links=(*state.players[seat].links, number))
        after = after.turning(phase="building", acted=True, spent=spent)
        event = LinkBought(seat=seat, port=number, price=port.price, spent=spent)
        return Outcome(after, (event,), turn_over=False, said=Link(port=(port.key,)))

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        cost = after.now.spent - before.now.spent
        return (phrase("china-account-build", cost=cost, spent=after.now.spent, limit=LIMIT, cash=after.cash[seat]),)


def _port(state: State, text: str) -> Port | None:
    """By its own name, or that of the city it lies in."""
    board = state.board
    site = find_site(board, text)
    if site is None:
        return None
    near = (number for number, port in enumerate(board.ports) if port.at in site.mileposts)
    return site.port if site.port is not None else next(near, _named(state, text))


def _named(state: State, text: str) -> Port | None:
    """The port whose name begins with that of the city: Xiamen has its port beside it."""
    like = (code for code in state.board.places.like(text) if code.startswith("p"))
    return next((int(code[1:]) for code in like), None)


def _why_not(state: State, seat: Seat, number: Port) -> Refusal | None:
    port = state.board.ports[number]
    if number in state.players[seat].links:
        return CHINA.refuse("CR-10.2", "link-owned", port=port.name)
    if port.most is not None:
        if not touches(state, seat, port.at):
            line = reach(state, seat, home(Works(state, seat))).to((port.at,))
            instead = CHINA.instead("build-first", at=port.name, cost=line.cost) if line else None
            return CHINA.refuse("CR-10.3", "link-unconnected", instead, port=port.name)
        if len(state.link_owners(number)) >= port.most:
            return CHINA.refuse("CR-10.5", "link-full", port=port.name)
    if state.now.spent + port.price > LIMIT:
        return CHINA.refuse("CR-5.7", "limit", price=port.price, left=LIMIT - state.now.spent)
    if port.price > state.cash[seat]:
        return CHINA.refuse("CR-5.8", "cash", price=port.price, left=state.cash[seat])
    return None


def _choice(state: State, number: Port) -> Choice:
    port = state.board.ports[number]
    label = phrase("china-port", port=port.name)
    note = phrase("china-note-price", price=port.price, left=LIMIT - state.now.spent - port.price)
    return Choice(value=port.key, label=label, note=note, place=state.board.labels[port.at])

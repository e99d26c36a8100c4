"""Buying the container link of a port: `link xiamen port`."""

from collections.abc import Iterator
from typing import Annotated

from rules.china_rails.building.phase import Bought, BuildingMove, unpaid
from rules.china_rails.building.works import Works
from rules.china_rails.event import NamedPort
from rules.china_rails.network import touches
from rules.china_rails.parts import ContainerPort, Port
from rules.china_rails.places import PlaceSaid, find_site
from rules.china_rails.search_build import home, reach
from rules.china_rails.speech import instead, refuse
from rules.china_rails.state import LIMIT, State
from rules.core.contract import Choice, Draft, Refusal, Seat, Suggestion
from rules.core.kinds import Outcome
from rules.core.phrase import phrase


class LinkBought(Bought):
    port: NamedPort
    price: int


class Link(BuildingMove):
    port: Annotated[tuple[str, ...], PlaceSaid()]

    rule = "CR-10.1"
    misread_as = "port"

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        why = [_why_not(state, seat, port) for port in range(len(state.board.ports))]
        return None if None in why else next(iter(why), refuse("CR-10.1", "no-port"))

    @classmethod
    def choices(cls, state: State, seat: Seat, field: str, draft: Draft) -> Iterator[Choice]:
        for number, port in enumerate(state.board.ports):
            if _why_not(state, seat, number) is None:
                left = LIMIT - state.now.spent - port.price
                note = phrase("china-note-price", price=port.price, left=left)
                label = phrase("china-port", port=port.name)
                yield Choice(value=port.key, label=label, note=note, place=state.board.labels[port.at])

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterator[Suggestion]:
        """The first link, of a port that own track joins."""
        for choice in () if state.players[seat].links else cls.choices(state, seat, "port", Draft()):
            at = state.board.at[choice.place]
            if touches(state, seat, at):
                label = phrase("china-suggest-link", port=state.board.ports[state.board.port_at[at]].name)
                yield Suggestion(
                    draft=cls(port=(choice.value,)).draft(), label=label, note=choice.note, place=choice.place
                )

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        number = _port(state, " ".join(self.port))
        if number is None:
            return refuse("CR-10.1", "no-such-port", text=" ".join(self.port)[:40])
        port = state.board.ports[number]
        if refusal := _why_not(state, seat, number):
            return _with_price(state, seat, port, refusal) if refusal.rule == "CR-10.3" else refusal
        spent = state.now.spent + port.price
        after = state.paying(seat, port.price, "link").with_player(seat, links=(*state.players[seat].links, number))
        after = after.with_turn(phase="building", acted=True, spent=spent)
        event = LinkBought(seat=seat, port=number, price=port.price, spent=spent)
        return Outcome(after, (event,), turn_over=False, said=Link(port=(port.key,)))


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
        return refuse("CR-10.2", "link-owned", port=port.name)
    if port.most is not None:
        if not touches(state, seat, port.at):
            return refuse("CR-10.3", "link-unconnected", port=port.name)
        if len(state.link_owners(number)) >= port.most:
            return refuse("CR-10.5", "link-full", port=port.name)
    return unpaid(state, seat, port.price)


def _with_price(state: State, seat: Seat, port: ContainerPort, refusal: Refusal) -> Refusal:
    """What it would cost to join the port first."""
    line = reach(state, seat, home(Works(state, seat))).to((port.at,))
    return refusal.but(instead=instead("build-first", at=port.name, cost=line.cost)) if line else refusal

"""Crossing by ferry: the train waited on a port, and starts from the other one at half speed: `ferry`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal, Self

from rules.china_rails.delivery.phase import delivery_closed, no_train
from rules.china_rails.events_base import ChinaEvent, place
from rules.china_rails.events_running import Ferried
from rules.china_rails.money import pay_fee
from rules.china_rails.running import arrive, halve, needs_fee
from rules.china_rails.speech import CHINA, ChinaMove
from rules.china_rails.state import FEE, State
from rules.china_rails.weather import weather
from rules.core.contract import Choice, Draft, Field, Offers, Refusal, Seat, Suggestion
from rules.core.kinds import Outcome
from rules.core.phrase import Who, phrase


class Ferry(ChinaMove):
    kind: Literal["ferry"] = "ferry"
    owner: Seat | None = None  # whom to pay, where two rivals own it (CR-R51)

    rule: ClassVar[str] = "CR-14.6"
    fields: ClassVar[tuple[Field, ...]] = (Field("owner", needed=False),)

    @classmethod
    def read(cls, words: list[str]) -> Self:
        if not words:
            return cls()
        if len(words) != 1 or not words[0].isdecimal() or not 1 <= int(words[0]) <= 6:
            raise CHINA.misread("owner", text=" ".join(words))
        return cls(owner=int(words[0]) - 1)

    def written(self) -> str:
        return "" if self.owner is None else str(self.owner + 1)

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        refusal = delivery_closed(state) or no_train(state, seat)
        at = state.players[seat].at
        if refusal is not None or at is None:
            return refusal
        if at not in state.board.ferry_ports:
            return CHINA.refuse("CR-14.1", "not-at-ferry")
        if state.now.moved:
            return CHINA.refuse("CR-14.2", "ferry-moved")
        if state.now.began != at or state.now.stopped:
            return CHINA.refuse("CR-14.2", "ferry-wait")
        ferry = state.board.ferry
        assert ferry is not None
        sky = weather(state)
        if ban := sky.closed.get(at) or sky.closed.get(ferry.other(at)):
            return CHINA.refuse(ban[0], "ferry-closed", event=state.board.event(ban[1]).name)
        return None

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        if state.players[seat].ferry:
            return None
        return _unpayable(state, seat, state.ferry_owners())

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        owners = state.ferry_owners()
        if draft.values or state.players[seat].ferry or len(owners) == 1:
            return cls.whole(state, seat, draft)
        return Offers(field="owner", choices=tuple(_choice(state, seat, owner) for owner in owners))

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterable[Suggestion]:
        if state.players[seat].ferry and state.board.ferry:
            at = state.board.ferry.other(state.players[seat].at or 0)
            label = phrase("china-suggest-ferry", to=place(state, at))
            yield Suggestion(draft=Draft(kind="ferry"), label=label, place=state.board.labels[at])

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        ferry, at = state.board.ferry, state.players[seat].at
        assert ferry is not None
        assert at is not None
        owners = (seat,) if state.players[seat].ferry else state.ferry_owners()
        if self.owner is not None and seat not in owners:
            owners = tuple(owner for owner in owners if owner == self.owner)
        if refusal := None if seat in owners else _unpayable(state, seat, owners):
            return refusal
        if len(owners) > 1:
            return CHINA.refuse("CR-14.6", "ferry-whose", owners=tuple(Who(seat=owner) for owner in owners))
        to = ferry.other(at)
        paid: tuple[ChinaEvent, ...] = ()
        after = state
        if needs_fee(state, seat, owners[0]):
            after, paid = pay_fee(after, seat, owners[0])
        after, halved = halve(after, None)  # CR-14.3
        after = after.player(seat, at=to, came=None, docked=False).turning(moved=True, acted=True)
        after, arrived = arrive(after, seat, to)
        crossed = Ferried(seat=seat, origin=at, to=to, points=after.now.points)
        said = Ferry(owner=None if owners[0] == seat else owners[0])
        return Outcome(after, (crossed, *paid, *halved, *arrived), turn_over=False, said=said)


def _unpayable(state: State, seat: Seat, owners: tuple[Seat, ...]) -> Refusal | None:
    if not owners:
        return CHINA.refuse("CR-14.6", "ferry-not-owned")
    if all(needs_fee(state, seat, owner) for owner in owners) and state.cash[seat] < FEE:
        return CHINA.refuse("CR-15.5", "fee", owner=Who(seat=owners[0]), fee=FEE, cash=state.cash[seat])
    return None


def _choice(state: State, seat: Seat, owner: Seat) -> Choice:
    note = phrase("china-note-fees", fees=FEE if needs_fee(state, seat, owner) else 0)
    return Choice(value=str(owner + 1), label=phrase("china-owner", who=Who(seat=owner)), note=note)

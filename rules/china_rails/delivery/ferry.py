"""Crossing by ferry: the train waited on a port, and starts from the other one at half speed: `ferry`."""

from collections.abc import Iterator
from typing import Annotated

from rules.china_rails.delivery.phase import no_train
from rules.china_rails.event import ChinaEvent, NamedPlace, Seated
from rules.china_rails.money import pay_fee
from rules.china_rails.move import ChinaMove
from rules.china_rails.naming import place
from rules.china_rails.running import arrive, halve, needs_fee
from rules.china_rails.speech import refuse
from rules.china_rails.state import FEE, State
from rules.china_rails.weather import weather
from rules.core.contract import Choice, Draft, Offers, Refusal, Seat, Suggestion
from rules.core.fields import Reader, Unread
from rules.core.kinds import Outcome
from rules.core.phrase import Who, phrase, who


class SeatNumber(Reader[Seat]):
    """Seats are counted from 1 in the notation."""

    def read(self, words: list[str]) -> tuple[Seat, int]:
        if not words[0].isdecimal() or not 1 <= int(words[0]) <= 6:
            raise Unread
        return int(words[0]) - 1, 1

    def written(self, value: Seat) -> str:
        return str(value + 1)


class Ferried(Seated):
    origin: NamedPlace
    to: NamedPlace
    points: int


class Ferry(ChinaMove):
    owner: Annotated[Seat, SeatNumber()] | None = None  # whom to pay, where two rivals own it (CR-R51)

    rule = "CR-14.6"
    misread_as = "owner"

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        refusal, at, ferry = no_train(state, seat), state.players[seat].at, state.board.ferry
        if refusal is not None or at is None:
            return refusal
        if ferry is None or at not in ferry.ports:
            return refuse("CR-14.1", "not-at-ferry")
        if state.now.moved:
            return refuse("CR-14.2", "ferry-moved")
        if state.now.began != at or state.now.stopped:
            return refuse("CR-14.2", "ferry-wait")
        sky = weather(state)
        if ban := sky.closed.get(at) or sky.closed.get(ferry.other(at)):
            return refuse(ban[0], "ferry-closed", event=state.board.event(ban[1]).name)
        return None

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        return None if state.players[seat].ferry else _unpayable(state, seat, state.ferry_owners())

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        """Whom to pay is asked where there is a choice, and must then be said."""
        choice = not state.players[seat].ferry and len(state.ferry_owners()) > 1
        return cls.asked(state, seat, "owner", draft) if choice and not draft.values else cls.whole(state, seat, draft)

    @classmethod
    def choices(cls, state: State, seat: Seat, field: str, draft: Draft) -> Iterator[Choice]:
        for owner in state.ferry_owners():
            note = phrase("china-note-fees", fees=FEE if needs_fee(state, seat, owner) else 0)
            yield Choice(value=str(owner + 1), label=phrase("china-owner", who=Who(seat=owner)), note=note)

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterator[Suggestion]:
        player, ferry = state.players[seat], state.board.ferry
        if player.ferry and ferry is not None and player.at is not None:
            to = ferry.other(player.at)
            label = phrase("china-suggest-ferry", to=place(state, to))
            yield Suggestion(draft=cls().draft(), label=label, place=state.board.labels[to])

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
            return refuse("CR-14.6", "ferry-whose", owners=who(owners))
        to = ferry.other(at)
        paid: tuple[ChinaEvent, ...] = ()
        after = state
        if needs_fee(state, seat, owners[0]):
            after, paid = pay_fee(after, seat, owners[0])
        after, halved = halve(after, None)  # CR-14.3
        after = after.with_player(seat, at=to, came=None, docked=False).with_turn(moved=True, acted=True)
        after, arrived = arrive(after, seat, to)
        crossed = Ferried(seat=seat, origin=at, to=to, points=after.now.points)
        said = Ferry(owner=None if owners[0] == seat else owners[0])
        return Outcome(after, (crossed, *paid, *halved, *arrived), turn_over=False, said=said)


def _unpayable(state: State, seat: Seat, owners: tuple[Seat, ...]) -> Refusal | None:
    if not owners:
        return refuse("CR-14.6", "ferry-not-owned")
    if all(needs_fee(state, seat, owner) for owner in owners) and state.cash[seat] < FEE:
        return refuse("CR-15.5", "fee", owner=Who(seat=owners[0]), fee=FEE, cash=state.cash[seat])
    return None

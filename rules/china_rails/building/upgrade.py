"""A better locomotive instead of building: `upgrade fast`."""

from collections.abc import Iterator

from rules.china_rails.building.phase import BuildingMove, unpaid
from rules.china_rails.event import Seated
from rules.china_rails.speech import refuse
from rules.china_rails.state import CAPACITY, LIMIT, UPGRADES, Loco, State, loco_name
from rules.core.contract import Choice, Draft, Refusal, Seat, Suggestion
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase

PRICE = 20  # CR-20.2, CR-20.3


class Upgraded(Seated):
    loco: Loco

    pictured = False


class Upgrade(BuildingMove):
    loco: Loco

    rule = "CR-20.4"
    misread_as = "loco"

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        if state.now.spent and not state.now.upgraded:
            return refuse("CR-20.1", "spent-already", spent=state.now.spent)
        return super().why_closed(state, seat)

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        if not UPGRADES[state.players[seat].loco]:
            return refuse("CR-20.4", "best-loco")
        return unpaid(state, seat, PRICE)

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase:
        return phrase("china-note-price", price=PRICE, left=LIMIT - PRICE)

    @classmethod
    def choices(cls, state: State, seat: Seat, field: str, draft: Draft) -> Iterator[Choice]:
        for loco in UPGRADES[state.players[seat].loco]:
            speed = state.with_player(seat, loco=loco).speed(seat)
            note = phrase("china-note-loco", speed=speed, capacity=CAPACITY[loco], price=PRICE)
            yield Choice(value=loco, label=loco_name(state, loco), note=note)

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterator[Suggestion]:
        rich = state.now.phase == "building" and not state.opening and state.cash[seat] >= 2 * PRICE
        for choice in cls.choices(state, seat, "loco", Draft()) if rich else ():
            draft = Draft(kind="upgrade", values=(("loco", choice.value),))
            yield Suggestion(draft=draft, label=phrase("china-suggest-upgrade", loco=choice.label), note=choice.note)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        now = state.players[seat].loco
        if self.loco not in UPGRADES[now]:
            return refuse("CR-20.4", "no-such-step", loco=loco_name(state, now), to=loco_name(state, self.loco))
        if refusal := unpaid(state, seat, PRICE):
            return refusal
        after = state.paying(seat, PRICE, "upgrade").with_player(seat, loco=self.loco)
        after = after.with_turn(phase="building", acted=True, spent=PRICE, upgraded=True)
        return Outcome(after, (Upgraded(seat=seat, loco=self.loco),), turn_over=False)

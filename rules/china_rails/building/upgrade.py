"""A better locomotive instead of building: `upgrade fast`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal, Self, get_args

from rules.china_rails.building.phase import building_closed, unfinished
from rules.china_rails.events_building import Upgraded
from rules.china_rails.speech import CHINA, ChinaMove
from rules.china_rails.state import CAPACITY, LIMIT, UPGRADES, Loco, State
from rules.core.contract import Choice, Draft, Field, Offers, Refusal, Seat, Suggestion
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase

PRICE = 20  # CR-20.2, CR-20.3


class Upgrade(ChinaMove):
    kind: Literal["upgrade"] = "upgrade"
    loco: Loco

    rule: ClassVar[str] = "CR-20.4"
    fields: ClassVar[tuple[Field, ...]] = (Field("loco"),)

    @classmethod
    def read(cls, words: list[str]) -> Self:
        if len(words) != 1 or words[0] not in get_args(Loco):
            raise CHINA.misread("loco", text=" ".join(words))
        return cls.model_validate({"loco": words[0]})

    def written(self) -> str:
        return self.loco

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        if state.now.spent and not state.now.upgraded:
            return CHINA.refuse("CR-20.1", "spent-already", spent=state.now.spent)
        return building_closed(state)

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        if not UPGRADES[state.players[seat].loco]:
            return CHINA.refuse("CR-20.4", "best-loco")
        return _unpaid(state, seat)

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase | None:
        return phrase("china-note-price", price=PRICE, left=LIMIT - PRICE)

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        if draft.values:
            whole = cls.whole(state, seat, draft)
            warning = unfinished(state)
            return whole.but(warning=warning, confirm=whole.complete and warning is not None)
        choices = (_choice(state, loco) for loco in UPGRADES[state.players[seat].loco])
        return Offers(field="loco", choices=tuple(choices))

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterable[Suggestion]:
        if state.now.phase == "building" and not state.opening and state.cash[seat] >= 2 * PRICE:
            for loco in UPGRADES[state.players[seat].loco]:
                choice = _choice(state, loco)
                draft = Draft(kind="upgrade", values=(("loco", loco),))
                yield Suggestion(
                    draft=draft, label=phrase("china-suggest-upgrade", loco=choice.label), note=choice.note
                )

    def warning(self, state: State, seat: Seat) -> Phrase | None:
        return unfinished(state)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        now = state.players[seat].loco
        if self.loco not in UPGRADES[now]:
            return CHINA.refuse("CR-20.4", "no-such-step", loco=_name(now), to=_name(self.loco))
        if refusal := _unpaid(state, seat):
            return refusal
        after = state.paying(seat, PRICE, "upgrade").player(seat, loco=self.loco)
        after = after.turning(phase="building", acted=True, spent=PRICE, upgraded=True)
        return Outcome(after, (Upgraded(seat=seat, loco=self.loco),), turn_over=False)

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        return (phrase("china-account-build", cost=PRICE, spent=PRICE, limit=LIMIT, cash=after.cash[seat]),)


def _unpaid(state: State, seat: Seat) -> Refusal | None:
    have = state.cash[seat]
    return CHINA.refuse("CR-5.8", "cash", price=PRICE, left=have) if have < PRICE else None


def _name(loco: Loco) -> Phrase:
    return phrase(f"china-loco-{loco}")


def _choice(state: State, loco: Loco) -> Choice:
    speed = state.player(state.turn, loco=loco).speed(state.turn)
    note = phrase("china-note-loco", speed=speed, capacity=CAPACITY[loco], price=PRICE)
    return Choice(value=loco, label=_name(loco), note=note)

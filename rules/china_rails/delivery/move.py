"""Moving the train: `move nanjing`, `move wuhan by points`, `move e3 ne2`, or milepost by milepost."""

from collections.abc import Iterator
from itertools import islice
from typing import Annotated, Literal

from rules.china_rails.delivery.goals import afar, goals, next_ways, sale
from rules.china_rails.delivery.paths import path_of
from rules.china_rails.delivery.phase import no_train
from rules.china_rails.move import ChinaMove
from rules.china_rails.places import PlaceSaid, canonical
from rules.china_rails.running import dead_end, held_by_fees, ride
from rules.china_rails.search_run import By
from rules.china_rails.speech import refuse
from rules.china_rails.state import FEE, State
from rules.core.contract import Choice, Draft, MisreadError, Offers, Refusal, Seat, Suggestion
from rules.core.fields import Asked, Reader, Unread
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase

MANNERS = ("fees", "points", "far")
MOST_NEAR, MOST_AFAR = 4, 2  # suggestions


class WaySaid(PlaceSaid):
    """`nanjing wuhan`, up to `by points`; `to` may come before it."""

    grows = True

    def read(self, words: list[str]) -> tuple[tuple[str, ...], int]:
        end = -2 if len(words) > 2 and words[-2] == "by" and words[-1] in MANNERS else len(words)
        begin = 1 if words[0] == "to" else 0
        if not words[begin:end]:
            raise Unread
        return canonical(words[begin:end]), len(words[:end])


class MannerSaid(Reader[str]):
    """`by points` in a line, `points` in a form."""

    def read(self, words: list[str]) -> tuple[str, int]:
        said = words[1:2] if words[0] == "by" else words[:1]
        if not said or said[0] not in MANNERS:
            raise Unread("by", words[0])
        return said[0], 2 if words[0] == "by" else 1

    def written(self, value: str) -> str:
        return f"by {value}"


class MoveTrain(ChinaMove):
    kind: Literal["move"] = "move"
    way: Annotated[tuple[str, ...], WaySaid(), Asked("to")]
    by: Annotated[Literal["fees", "points", "far"], MannerSaid()] = "fees"  # far: as far as the points go

    rule = "CR-12.1"
    misread_as = "path"

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        return no_train(state, seat) or (refuse("CR-14.1", "stopped") if state.now.stopped else None)

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        if not state.now.points:
            return refuse("CR-12.9", "no-points")
        return None if next_ways(state, seat) else refuse("CR-12.1", "no-way-on")

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase | None:
        return phrase("china-note-points", points=state.now.points)

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        if draft.values:
            return cls._refine(state, seat, draft)
        if not draft.growing:
            choices = (*goals(state, seat, draft.typed), *next_ways(state, seat, draft.typed))
            return Offers(field="to", choices=choices[:25], narrowed=True)
        outcome = cls.compose({"to": draft.growing}).judged(state, seat)
        if isinstance(outcome, Refusal):
            return Offers(refusal=outcome)
        return Offers(field="to", choices=next_ways(outcome.state, seat, draft.typed), narrowed=True, closes=True)

    @classmethod
    def _refine(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        """A whole move; asked is only what makes a difference."""
        move = cls.compose(draft.filled())
        outcome = move.judged(state, seat)
        if isinstance(outcome, Refusal):
            far = outcome.rule == "CR-12.9" and "by" not in draft.filled()
            return Offers(field="by", choices=_manners("far")) if far else Offers(refusal=outcome)
        warning = _warning(outcome.state, seat)
        whole = Offers(complete=True, warning=warning, confirm=warning is not None)
        if "by" in draft.filled():
            return whole
        quick = move.but(by="points").judged(state, seat)
        same = isinstance(quick, Refusal) or quick.said == outcome.said
        return whole if same else whole.but(field="by", choices=_manners("fees", "points"))

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        by: By = "points" if self.by == "points" else "fees"
        try:
            path = path_of(state, seat, self.way, by, self.by == "far")
        except MisreadError as error:
            return self.misread(error)
        if isinstance(path, Refusal):
            return path
        outcome = ride(state, seat, path)
        if isinstance(outcome, Refusal):
            return outcome
        said = MoveTrain(way=tuple(state.board.labels[at] for at in path[1:]))
        return Outcome(outcome.state, outcome.events, turn_over=False, said=said)

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        used, fees = after.now.used - before.now.used, FEE * (len(after.now.paid) - len(before.now.paid))
        return (phrase("china-account-move", used=used, points=after.now.points, fees=fees, cash=after.cash[seat]),)

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterator[Suggestion]:
        there = [(choice, sale(state, seat, state.board.at[choice.place])) for choice in goals(state, seat, "")]
        for choice, _ in sorted(there, key=lambda one: one[1] is None)[:MOST_NEAR]:
            draft = cls(way=(choice.value,)).draft()
            yield Suggestion(draft=draft, label=choice.label, note=choice.note, place=choice.place)
        yield from islice(afar(state, seat), MOST_AFAR)


def _manners(*names: str) -> tuple[Choice, ...]:
    return tuple(Choice(value=name, label=phrase(f"china-by-{name}")) for name in names)


def _warning(after: State, seat: Seat) -> Phrase | None:
    """What a player should see before a move that leads into a trap (CR-R23, CR-R61)."""
    if dead_end(after, seat):
        return phrase("china-warn-dead-end", at=after.board.labels[after.players[seat].at or 0])
    return phrase("china-warn-fees") if held_by_fees(after, seat) else None

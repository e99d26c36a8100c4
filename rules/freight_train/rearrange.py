"""`rearrange box ore / tank`: the private yard put in a new order for a point (FT-8)."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Self

from rules.core.contract import Choice, Draft, Field, Offers, Refusal, Seat, Suggestion
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.freight_train.event import FreightEvent
from rules.freight_train.move import FreightMove
from rules.freight_train.speech import coded, instead, misread, named, names, refuse, row_of
from rules.freight_train.state import Player, Row, State
from rules.freight_train.wagons import WAGONS, YARD_LENGTH, Wagon
from rules.freight_train.worth import Worth, judge

Yard = tuple[Row, Row]
_MOVES_SUGGESTED = 2


class Rearranged(FreightEvent):
    seat: Seat
    rows: Yard
    score: int

    def told(self, state: State) -> tuple[Phrase, ...]:
        first, second = map(names, self.rows)
        return (self.said(state, first=first, second=second),)


class Rearrange(FreightMove):
    rows: Yard

    rule = "FT-8.3"
    fields = (
        Field("row1", needed=False, grows=True),
        Field("row2", needed=False, grows=True),
    )

    @classmethod
    def read(cls, words: list[str]) -> Self:
        rows = " ".join(words).split("/")
        if len(rows) != 2:
            raise misread("rearrange", text=" ".join(words))
        return cls(rows=(row_of(rows[0]), row_of(rows[1])))

    def written(self) -> str:
        first, second = self.rows
        return " ".join([*first, "/", *second])

    @classmethod
    def compose(cls, values: Mapping[str, str]) -> Self:
        return cls(rows=(row_of(values.get("row1", "")), row_of(values.get("row2", ""))))

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        return None if any(state.players[seat].yard) else refuse("FT-8.5", "yard-empty")

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        score = state.players[seat].score
        return None if score >= 1 or state.options.debt else refuse("FT-8.7", "points", score=score)

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase:
        return phrase("freight-note-rearrange", score=state.players[seat].score)

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        """Two rows put together wagon by wagon; the second must use up what the first leaves."""
        filled = draft.filled()
        first, row = row_of(filled.get("row1", "")), row_of(draft.growing)
        rest = Counter(_wagons(state.players[seat].yard))
        rest.subtract(first + row)
        if min(rest.values()) < 0 or max(len(first), len(row)) > YARD_LENGTH:
            return Offers(refusal=_other_wagons())
        if "row2" in filled or ("row1" in filled and not row and not rest.total()):
            return cls.whole(state, seat, draft)
        if "row1" in filled and rest.total() + len(row) > YARD_LENGTH:
            return Offers(refusal=_too_long())
        field, most_left = ("row2", 0) if "row1" in filled else ("row1", YARD_LENGTH)
        choices = tuple(_choice(wagon, len(row) + 1) for wagon in WAGONS if rest[wagon] and len(row) < YARD_LENGTH)
        return Offers(field=field, choices=choices, closes=rest.total() <= most_left)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        player = state.players[seat]
        if refusal := _wrong_rows(player, self.rows) or self.why_nothing_legal(state, seat):
            return refusal
        score = player.score - 1
        after = state.with_player(seat, yard=self.rows, score=score, rearranged=player.rearranged + 1)
        return Outcome(after, (Rearranged(seat=seat, rows=self.rows, score=score),))

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterator[Suggestion]:
        """The yard sorted, then the best moves of one wagon to an open end."""
        player, worth = state.players[seat], judge(state, seat)
        yield _suggestion(phrase("freight-suggest-sort"), sorted_yard(player, worth))
        moves = _one_moved(player.yard)
        for yard in sorted(moves, key=lambda yard: -worth.of(player.but(yard=yard)))[:_MOVES_SUGGESTED]:
            wagon, row = moves[yard]
            yield _suggestion(phrase("freight-suggest-wagon", wagon=named(wagon), row=row), yard)


def sorted_yard(player: Player, worth: Worth) -> Yard:
    """Like with like, the kinds wanted most at the open ends."""
    wanted = Counter(sorted(_wagons(player.yard), key=lambda wagon: (worth.of_next(player, wagon), wagon)))
    rows: list[Row] = [(), ()]
    for wagon, count in wanted.items():
        rows.sort(key=len)
        fits = min(count, YARD_LENGTH - len(rows[0]))
        rows = [rows[0] + (wagon,) * fits, rows[1] + (wagon,) * (count - fits)]
    return rows[0], rows[1]


def _one_moved(yard: Yard) -> dict[Yard, tuple[Wagon, int]]:
    """The yards with one wagon brought to the open end of a row: which wagon, and the number of the row."""
    found: dict[Yard, tuple[Wagon, int]] = {}
    for at, row in enumerate(yard):
        for slot, wagon in enumerate(row):
            left = (*row[:slot], *row[slot + 1 :])
            first, second = (left, yard[1]) if at == 0 else (yard[0], left)
            found.setdefault(((*first, wagon), second), (wagon, 1))
            found.setdefault((first, (*second, wagon)), (wagon, 2))
    return {moved: how for moved, how in found.items() if moved != yard and max(map(len, moved)) <= YARD_LENGTH}


def _suggestion(label: Phrase, yard: Yard) -> Suggestion:
    values = tuple((f"row{number}", " ".join(row)) for number, row in enumerate(yard, 1))
    ends = phrase("freight-note-open-ends", first=names(yard[0][-1:]), second=names(yard[1][-1:]))
    return Suggestion(draft=Draft(kind="rearrange", values=values), label=label, note=ends)


def _wrong_rows(player: Player, rows: Yard) -> Refusal | None:
    if max(map(len, rows)) > YARD_LENGTH:
        return _too_long()
    return None if sorted(_wagons(rows)) == sorted(_wagons(player.yard)) else _other_wagons()


def _too_long() -> Refusal:
    return refuse("FT-8.3", "row-too-long")


def _other_wagons() -> Refusal:
    return refuse("FT-8.3", "other-wagons", instead("same-wagons"))


def _wagons(yard: Yard) -> Row:
    return yard[0] + yard[1]


@cache
def _choice(wagon: Wagon, length: int) -> Choice:
    note = phrase("freight-note-row", length=length, most=YARD_LENGTH)
    return Choice(value=wagon, label=coded(wagon), note=note)

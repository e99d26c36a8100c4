"""What take and switch share: picks of one wagon each, how they are written, asked, suggested and carried out.

A wagon with its place is offered only if the move can still be finished from there.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import permutations
from typing import Annotated, ClassVar, Literal, Self, cast

import pydantic

from rules.core.contract import Choice, Draft, Field, Offers, Outlook, Refusal, Seat, Suggestion
from rules.core.kinds import Outcome
from rules.core.phrase import Frozen, Phrase, Worded, phrase
from rules.freight_train.event import FreightEvent
from rules.freight_train.move import FreightMove
from rules.freight_train.partial import PartialMove, best
from rules.freight_train.speech import Numbered, coded, instead, misread, named, refuse, wagon
from rules.freight_train.state import Player, Row, Spot, State, Train, replaced, without
from rules.freight_train.trains import misplaced, put
from rules.freight_train.wagons import YARD_LENGTH, TrainClass, Wagon
from rules.freight_train.worth import judge

Place = Annotated[int, pydantic.Field(ge=1, le=9)]  # of a pick in a placing order


class Placed(Frozen):
    """One wagon moved, in placing order. `length` is that of the train or row after it."""

    wagon: Wagon
    row: int  # the row it came from
    to: Spot
    length: int
    became_mixed: bool = False

    def told(self) -> Phrase:
        if self.to.place == "yard":
            how = "yard"
        elif self.length == 1:
            how = "start-mixed" if self.became_mixed else "start"
        else:
            how = "became-mixed" if self.became_mixed else "train"
        numbers = {"row": self.row, "number": self.to.number, "length": self.length}
        return phrase(f"freight-placed-{how}", wagon=named(self.wagon), **numbers)


class Moved(FreightEvent):
    seat: Seat
    placed: tuple[Annotated[Placed, Worded[State, Placed](lambda _, one: one.told())], ...]


class Pick(Frozen):
    """One wagon off the open end of a row. `wagon`, if named, is checked against what stands there."""

    row: Numbered
    wagon: Wagon | None = None
    to: Spot

    def text(self) -> str:
        return f"{self.row}{f':{self.wagon}' if self.wagon else ''}>{self.to.text()}"


def picks_of(half: PartialMove) -> tuple[Pick, ...]:
    return tuple(Pick(row=row, wagon=wagon, to=spot) for row, wagon, spot in half.moved)


def fields(most: int, needed: int) -> tuple[Field, ...]:
    wagons = (Field(f"wagon{at}", needed=at <= needed) for at in range(1, most + 1))
    return (*wagons, Field("order", needed=False))


class Picking(FreightMove):
    picks: tuple[Pick, ...]
    order: tuple[Place, ...] = ()  # placing order as numbers of the picks; empty: as taken (FT-6.6, FT-7.4)

    least: ClassVar[int]
    most: ClassVar[int]
    happens: ClassVar[type[Moved]]
    open_end: ClassVar[str]  # the rule about which wagons can be taken
    any_order: ClassVar[str]  # the rule about the placing order
    suggested: ClassVar[int]  # how many moves of this kind are worth suggesting

    @classmethod
    def start(cls, state: State, seat: Seat) -> PartialMove:
        raise NotImplementedError

    @classmethod
    def nowhere(cls) -> Refusal:
        """No wagon that is left to choose can be placed."""
        raise NotImplementedError

    @classmethod
    def misplaced(cls, player: Player, wagon: Wagon, spot: Spot) -> Refusal | None:
        return misplaced(player, wagon, spot)

    # How it is written

    @classmethod
    def read(cls, words: list[str]) -> Self:
        at = words.index("order") if "order" in words else len(words)
        return cls(picks=tuple(map(pick, _apart(words[:at]))), order=_order(" ".join(words[at + 1 :])))

    def written(self) -> str:
        order = ("order", *map(str, self.order)) if self.order else ()
        return " ".join((*(pick.text() for pick in self.picks), *order))

    @classmethod
    def compose(cls, values: Mapping[str, str]) -> Self:
        said = [field.name for field in cls.fields[:-1] if field.name in values]
        for name, due in zip(said, cls.fields, strict=False):
            if name != due.name:
                raise misread("gap", text=due.name)
        return cls(picks=tuple(pick(values[name]) for name in said), order=_order(values.get("order", "")))

    # What it asks

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        move = cls.compose(draft.filled())
        at = len(move.picks)
        if move.order or at >= cls.most:
            return cls.whole(state, seat, draft)
        carried = move.carried(cls.start(state, seat))
        if isinstance(carried, Refusal):
            return Offers(refusal=carried)
        half, placed = carried
        choices = tuple(_choices(half, cls.least - at - 1, state, seat))
        if at >= cls.least:
            return cls.whole(state, seat, draft).but(field=f"wagon{at + 1}" if choices else None, choices=choices)
        if not choices:
            return Offers(refusal=cls.nowhere())
        return Offers(field=f"wagon{at + 1}", choices=choices, warning=_warning(placed))

    @classmethod
    def whole(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        """With another placing order where it leaves another yard (FT-6.6)."""
        move = cls.compose(draft.filled())
        outcome = move.judged(state, seat)
        if isinstance(outcome, Refusal):
            return Offers(refusal=outcome)
        orders = () if move.order else tuple(move.orders(state, seat, outcome.state))
        warning = _warning(cast(Moved, outcome.events[0]).placed)
        return Offers(field="order" if orders else None, choices=orders, complete=True, warning=warning)

    def orders(self, state: State, seat: Seat, done: State) -> Iterator[Choice]:
        parked = [pick.to for pick in self.picks if pick.to.place == "yard"]
        if len(parked) == len(set(parked)):
            return
        seen = {done.players[seat].yard}
        for order in permutations(range(1, len(self.picks) + 1)):
            outcome = self.but(order=order).attempt(state, seat)
            if isinstance(outcome, Refusal) or (yard := outcome.state.players[seat].yard) in seen:
                continue
            seen.add(yard)
            placed = tuple(named(one.wagon) for one in cast(Moved, outcome.events[0]).placed)
            yield Choice(value=" ".join(map(str, order)), label=phrase("freight-choice-order", wagons=placed))

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterator[Suggestion]:
        found = best(cls.start(state, seat), cls.least, cls.most, judge(state, seat))
        return (cls._suggestion(half) for _, half in found[: cls.suggested])

    @classmethod
    def _suggestion(cls, half: PartialMove) -> Suggestion:
        values = tuple((f"wagon{at}", pick.text()) for at, pick in enumerate(picks_of(half), 1))
        wagons, spots = Counter(wagon for _, wagon, _ in half.moved), Counter(spot for _, _, spot in half.moved)
        names = tuple(phrase("freight-several", count=count, wagon=named(wagon)) for wagon, count in wagons.items())
        return Suggestion(
            draft=Draft(kind=cls.name(), values=values),
            label=phrase(f"freight-suggest-{cls.name()}", wagons=names),
            note=phrase("freight-note-brings", places=tuple(_brings(half.player, spot) for spot in spots)),
        )

    # What it does

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        raise NotImplementedError

    def done(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        carried = self.carried(self.start(state, seat))
        if isinstance(carried, Refusal):
            return carried
        half, placed = carried
        players = replaced(state.players, seat, half.player)
        after = state.but(players=players, main=state.main if half.main is None else half.main)
        return Outcome(after, (self.happens(seat=seat, placed=placed),))

    @classmethod
    def outlook(cls, state: State, seat: Seat, draft: Draft) -> Outlook[State] | None:
        """As far as it is said."""
        move = cls.compose(draft.filled())
        whole = len(move.picks) >= cls.least
        outcome = move.judged(state, seat) if whole else move.done(state, seat)
        if isinstance(outcome, Refusal) or not move.picks:
            return None
        return Outlook(outcome.state, outcome.events, move.account(state, outcome.state, seat))

    def carried(self, half: PartialMove) -> tuple[PartialMove, tuple[Placed, ...]] | Refusal:
        """Lifts in taking order, places in placing order (FT-6.6, FT-7.4); all or nothing (FT-6.8, FT-7.5)."""
        numbers = tuple(range(1, len(self.picks) + 1))
        order = self.order or numbers
        if tuple(sorted(order)) != numbers:
            return refuse(self.any_order, "order", count=len(numbers))
        rows, player = half.rows, half.player
        lifted: list[Wagon | None] = []
        placed: list[Placed] = []
        for pick in self.picks:
            there = 1 <= pick.row <= len(rows) and bool(rows[pick.row - 1])
            lifted.append(rows[pick.row - 1][-1] if there else None)
            rows = without(rows, pick.row - 1) if there else rows
        for at in order:
            outcome = self._place(player, lifted[at - 1], self.picks[at - 1])
            if isinstance(outcome, Refusal):
                return outcome
            player, one = outcome
            placed.append(one)
        return PartialMove(player.but(yard=rows)) if half.main is None else PartialMove(player, rows), tuple(placed)

    def _place(self, player: Player, wagon: Wagon | None, pick: Pick) -> tuple[Player, Placed] | Refusal:
        if wagon is None:
            return refuse(self.open_end, "row-empty", instead("other-row"), row=pick.row)
        if pick.wagon and pick.wagon != wagon:
            there = instead("open-end", wagon=named(wagon))
            return refuse(self.open_end, "open-end", there, row=pick.row, wagon=named(pick.wagon))
        if refusal := self.misplaced(player, wagon, pick.to):
            return refusal
        after = put(player, wagon, pick.to)
        mixed = _turned_mixed(player, after)
        length = len(after.standing(pick.to))
        return after, Placed(wagon=wagon, row=pick.row, to=pick.to, length=length, became_mixed=mixed)


@lru_cache(maxsize=4096)  # menus ask about the same few wagons and places again and again
def pick(text: str) -> Pick:
    """`1>yard2`, `4:box>loco5:mixed`. Raises MisreadError."""
    source, arrow, to = text.lower().partition(">")
    if not arrow:
        raise misread("pick", text=text)
    row, colon, name = source.partition(":")
    if not re.fullmatch(r"[0-9]{1,4}", row.strip(), re.ASCII):
        raise misread("number", text=row.strip())
    found = re.fullmatch(r"(yard|loco)([0-9]{1,4})(:mixed)?", to.replace(" ", ""), re.ASCII)
    if not found or (found[1] == "yard" and found[3]):
        raise misread("spot", text=to)
    spot = Spot(place=cast(Literal["yard", "loco"], found[1]), number=int(found[2]), mixed=bool(found[3]))
    return Pick(row=int(row), wagon=wagon(name) if colon else None, to=spot)


def _apart(words: list[str]) -> list[str]:
    """The picks of a line; names of several words and blanks around the marks are allowed."""
    text = " ".join(words)
    for mark in ">:":
        text = text.replace(f" {mark}", mark).replace(f"{mark} ", mark)
    picks: list[str] = []
    begun: list[str] = []
    for word in text.split():
        begun.append(word)
        if ">" in word:
            picks.append(" ".join(begun))
            begun = []
    return [*picks, " ".join(begun)] if begun else picks


def _order(text: str) -> tuple[int, ...]:
    """A placing order: `2 1 3`, `213` or `2, 1, 3`. Raises MisreadError."""
    digits = text.replace(",", "").replace(" ", "")
    if not re.fullmatch(r"[1-9]*", digits, re.ASCII):
        raise misread("order", text=text)
    return tuple(map(int, digits))


def _turned_mixed(before: Player, after: Player) -> bool:
    return before.of_class("mixed") is None and after.of_class("mixed") is not None


def _warning(placed: tuple[Placed, ...]) -> Phrase | None:
    """Said before the move is confirmed: a train becomes the mixed train for the rest of the day."""
    turned = next((one.to for one in placed if one.became_mixed and not one.to.mixed), None)
    return phrase("freight-warn-mixed", loco=turned.number) if turned else None


def _choices(half: PartialMove, left: int, state: State, seat: Seat) -> Iterator[Choice]:
    """The wagons that can follow, each with a place: by what it does there, like with like, the most valuable first."""
    worth = judge(state, seat)
    ways = [half.after(at, spot) for at, spot in half.ways()]
    alike: dict[tuple[int, Wagon], list[Choice]] = {}
    for after in sorted(ways, key=lambda way: worth.of(way.player), reverse=True):
        if after.finishes(left):
            row, wagon, spot = after.moved[-1]
            train = half.player.train(spot.number) if spot.place == "loco" else None
            length, mixed = len(half.player.standing(spot)), _turned_mixed(half.player, after.player)
            uncovered = after.rows[row - 1][-1:]
            choice = _choice(row, wagon, spot, uncovered, train.name if train else None, length, mixed)
            alike.setdefault((_rank(spot, train, mixed), wagon), []).append(choice)
    for group in sorted(alike, key=lambda group: group[0]):
        yield from alike[group]


def _rank(spot: Spot, train: Train | None, mixed: bool) -> int:
    """First what makes a train longer, then what starts one, then the yard; last what makes a train mixed."""
    if spot.place == "yard":
        return 2
    if train is None:
        return 1
    return 3 if mixed else 0


@lru_cache(maxsize=8192)
def _choice(
    row: int, wagon: Wagon, spot: Spot, uncovered: Row, train: TrainClass | None, length: int, mixed: bool
) -> Choice:
    if spot.place == "yard":
        place = phrase("freight-choice-yard", row=spot.number)
        brings = phrase("freight-note-row", length=length + 1, most=YARD_LENGTH)
    elif train is None:
        place = phrase("freight-choice-mixed" if mixed else "freight-choice-loco", loco=spot.number)
        brings = phrase("freight-note-starts-mixed" if mixed else "freight-note-starts")
    elif mixed:
        place = phrase("freight-choice-becomes-mixed", loco=spot.number)
        brings = phrase("freight-note-becomes-mixed")
    else:
        place = phrase("freight-choice-grows-mixed" if train == "mixed" else "freight-choice-grows", loco=spot.number)
        brings = phrase("freight-note-grows", before=length, after=length + 1)
    left = phrase("freight-note-behind", wagon=named(uncovered[0])) if uncovered else phrase("freight-note-last")
    return Choice(
        value=Pick(row=row, wagon=wagon, to=spot).text(),
        label=phrase("freight-choice-pick", row=row, wagon=coded(wagon), place=place),
        note=phrase("freight-note-pick", brings=brings, left=left),
    )


def _brings(player: Player, spot: Spot) -> Phrase:
    return phrase(f"freight-brings-{spot.place}", number=spot.number, length=len(player.standing(spot)))

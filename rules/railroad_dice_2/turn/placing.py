"""What laying and extending share: a die of the hand, a cell and a code; how sites for it are ranked and asked for."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from rules.core.contract import Choice, Draft, Event, Offers, Refusal, Seat, Suggestion
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, Value, phrase
from rules.railroad_dice_2.connect import Link, connect, gain, new_links, placed
from rules.railroad_dice_2.event import die_named, station_named
from rules.railroad_dice_2.money import pay
from rules.railroad_dice_2.move import DiceMove, money_left, what_remains
from rules.railroad_dice_2.rails import OPPOSITE, SIDES, ends, is_complex, placements
from rules.railroad_dice_2.speech import (
    CellName,
    Code,
    Numbered,
    code_named,
    cost_named,
    instead,
    instead_cells,
    refuse,
)
from rules.railroad_dice_2.state import HandDie, State

SUGGESTED = 3
NO_WAY = 99


class Fault(NamedTuple):
    """Why a die cannot lie so. Offers try very many placements, so that only a refusal puts it in words."""

    rule: str
    key: str
    params: Mapping[str, Value]


def fault(rule: str, key: str, **params: Value) -> Fault:
    return Fault(rule, key, params)


@dataclass(frozen=True)
class Site:
    """One legal way to put a die of the hand on the map."""

    cell: str
    code: str
    cost: int
    links: tuple[Link, ...]
    gain: int  # for the player in turn
    others: int  # first connections for the others
    nearness: int  # steps from a new end to the nearest station not connected yet

    @property
    def rank(self) -> tuple[int, int, int, str, str]:
        """The best first: what it brings, then where it leads, then what others get of it."""
        return self.cost - self.gain, self.nearness, self.others, self.cell, self.code


class PlacingMove(DiceMove):
    die: Numbered
    cell: CellName
    code: Code

    usual: ClassVar[str]  # the fault of most placements, which says the least

    # What each of the two says for itself

    @classmethod
    def takes(cls, die: HandDie) -> bool:
        """Whether it is a die for this move."""
        raise NotImplementedError

    @classmethod
    def no_die(cls, state: State, number: int) -> Fault:
        """Why a die of that number is none for this move."""
        raise NotImplementedError

    @classmethod
    def cells(cls, state: State) -> Iterable[str]:
        """Where a die may go, as far as can be told before it is known how it lies."""
        raise NotImplementedError

    @classmethod
    def unfit(cls, state: State, there: str) -> Fault | None:
        """Whether no die at all can go on the cell."""
        raise NotImplementedError

    @classmethod
    def wrong(cls, state: State, there: str, code: str) -> Fault | None:
        """What is wrong with a placement on a cell that is fit."""
        raise NotImplementedError

    @classmethod
    def cost(cls, state: State, there: str) -> int:
        raise NotImplementedError

    def done(self, state: State, cost: int) -> tuple[tuple[HandDie, ...], Event]:
        """What comes back into the hand, and what is told."""
        raise NotImplementedError

    # What is the same

    @classmethod
    def sites(cls, state: State, die: HandDie) -> Iterator[Site]:
        """Every legal way to put the die on the map."""
        if not cls.takes(die) or die.face is None:
            return
        codes, seat = placements(die.face, die.complex), state.turn.seat
        for there in cls.cells(state):
            for code in codes:
                if cls.wrong(state, there, code) is None:
                    cost, links = cls.cost(state, there), new_links(state, there, code)
                    others = sum(other != seat for other, _ in links)
                    near = nearness(state, there, code)
                    yield Site(there, code, cost, links, gain(state, links, cost), others, near)

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        if state.turn.rolled is None:
            return refuse("RD-8.1", f"{cls.name()}-unrolled", what_remains(state))
        return None

    @classmethod
    def idle(cls, state: State, seat: Seat) -> bool:
        return not any(True for die in state.turn.hand for _ in cls.sites(state, die))

    @classmethod
    def asked(cls, state: State, seat: Seat, field: str, draft: Draft) -> Offers:
        if field == "die":
            return super().asked(state, seat, field, draft)
        die = cls._held(state, int(str(cls.read_field(draft, "die"))))
        if isinstance(die, Refusal):
            return Offers(refusal=die)
        sites = sorted(cls.sites(state, die), key=lambda site: site.rank)
        if field == "cell":
            best = {site.cell: site for site in reversed(sites)}
            return Offers(field=field, choices=tuple(_choice(state, best[cell], cell) for cell in reversed(best)))
        there = str(cls.read_field(draft, "cell"))
        fitting = tuple(_choice(state, site, site.code) for site in sites if site.cell == there)
        return Offers(field=field, choices=fitting) if fitting else Offers(refusal=cls._hopeless(state, there, die))

    @classmethod
    def choices(cls, state: State, seat: Seat, field: str, draft: Draft) -> Iterator[Choice]:
        """The dice of the hand that can go somewhere, with the number of cells."""
        for die in state.turn.hand:
            if cells := {site.cell for site in cls.sites(state, die)}:
                note = phrase("dice-note-cells", cells=len(cells))
                yield Choice(value=str(die.number), label=die_named(die), note=note)

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterable[Suggestion]:
        """The best of all dice; dice alike suggest the same but once, and a joker only what no other die can do."""
        found = dict[tuple[str, str], tuple[Site, HandDie]]()
        for die in sorted(state.turn.hand, key=lambda die: die.face == "joker"):
            for site in cls.sites(state, die):
                found.setdefault((site.cell, site.code), (site, die))
        for site, die in sorted(found.values(), key=lambda pair: pair[0].rank)[:SUGGESTED]:
            draft = Draft(kind=cls.name(), values=(("die", str(die.number)), ("cell", site.cell), ("code", site.code)))
            die_said = die_named(die) if die.face == "joker" else str(die.number)
            label = phrase(f"dice-suggest-{cls.name()}", die=die_said, cell=site.cell, rail=code_named(site.code))
            yield Suggestion(draft=draft, label=label, note=note(state, site), place=site.cell)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        die = self._held(state, self.die)
        if isinstance(die, Refusal):
            return die
        found = self._unlike(die) or self.unfit(state, self.cell) or self.wrong(state, self.cell, self.code)
        if found:
            return self._refused(state, found, die, self.cell)
        return self._placed(state, seat)

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        return (money_left(before, after, seat),)

    def _unlike(self, die: HandDie) -> Fault | None:
        """Whether the die cannot lie so."""
        if die.face and self.code in placements(die.face, die.complex):
            return None
        return fault("RD-9.12" if die.regained else "RD-6.7", "code-face", code=self.code, die=die.number)

    def _placed(self, state: State, seat: Seat) -> Outcome[State]:
        """RD-R18: cost, board change, payments."""
        turn, cost = state.turn, self.cost(state, self.cell)
        links, rails = new_links(state, self.cell, self.code), placed(state, self.cell, self.code)
        back, event = self.done(state, cost)
        hand = (*(die for die in turn.hand if die.number != self.die), *back)
        turn = turn.but(hand=hand, numbers=turn.numbers + len(back), placed=(*turn.placed, self.cell))
        after, connected = connect(pay(state, seat, cost).but(rails=rails, turn=turn), links)
        return Outcome(after, (event, *connected), turn_over=False)

    @classmethod
    def _held(cls, state: State, number: int) -> HandDie | Refusal:
        die = in_hand(state, number)
        if die is not None and cls.takes(die):
            return die
        rule, key, params = cls.no_die(state, number)
        usable = tuple(map(die_named, filter(cls.takes, state.turn.hand)))
        return refuse(rule, key, instead("dice", dice=usable) if usable else what_remains(state), **params)

    @classmethod
    def _hopeless(cls, state: State, there: str, die: HandDie) -> Refusal:
        """Why the die fits the cell in no way: the fault of a placement that comes near."""
        tried = (cls.wrong(state, there, code) for code in placements(die.face or "joker", die.complex))
        faults = [one for one in (cls.unfit(state, there), *tried) if one]
        return cls._refused(state, next((one for one in faults if one.key != cls.usual), faults[0]), die, there)

    @classmethod
    def _refused(cls, state: State, found: Fault, die: HandDie, there: str) -> Refusal:
        """With what the die can do there, or else where it can go."""
        sites = sorted(cls.sites(state, die), key=lambda site: site.rank)
        codes = tuple(site.code for site in sites if site.cell == there)
        other = instead("codes", codes=codes) if codes else instead_cells(dict.fromkeys(site.cell for site in sites))
        return refuse(found.rule, found.key, other or what_remains(state), **found.params)


def nearness(state: State, cell: str, code: str) -> int:
    """Steps, as tracks go, from where the die leads on to the nearest station that the player in turn has not
    connected."""
    chart, rail, seat = state.chart, state.rail, state.turn.seat
    wanted = [
        chart.cells[station.cell]
        for station in state.stations
        if station.owner != seat and station.cell not in state.players[seat].connected
    ]
    led = [chart.beyond[cell][side] for side in ends(code) if side in chart.beyond[cell]]
    free = [chart.cells[there] for there in led if there not in rail]
    return min((abs(a.x - b.x) + abs(a.y - b.y) for a in free for b in wanted), default=NO_WAY)


def note(state: State, site: Site) -> Phrase:
    """`connects L8, +5 · costs 1`."""
    mine = tuple(station_named(state, station) for seat, station in site.links if seat == state.turn.seat)
    cost = cost_named(site.cost)
    if mine:
        return phrase("dice-note-connects", stations=mine, gain=site.gain, cost=cost)
    if site.others:
        return phrase("dice-note-connects-others", count=site.others, cost=cost)
    return phrase("dice-note-leads", steps=site.nearness, cost=cost) if site.nearness < NO_WAY else cost


def in_hand(state: State, number: int) -> HandDie | None:
    return next((die for die in state.turn.hand if die.number == number), None)


def closed_complex(state: State, cell: str, code: str) -> str | None:
    """A complex neighbour that an end of the die would face without being taken up (RD-8.8, RD-9.9)."""
    chart, rail = state.chart, state.rail
    for side in SIDES:
        there = chart.beyond[cell].get(side, "")
        other = rail.get(there, "")
        if side in ends(code) and is_complex(other) and OPPOSITE[side] not in ends(other):
            return there
    return None


def leaves_map(state: State, cell: str, code: str) -> bool:
    """Whether an end lies on the map edge (RD-8.7, RD-9.8)."""
    return not ends(code) <= state.chart.beyond[cell].keys()


def _choice(state: State, site: Site, value: str) -> Choice:
    label = code_named(value) if value == site.code else phrase("dice-choice-cell", cell=value)
    return Choice(value=value, label=label, note=note(state, site), place=site.cell)

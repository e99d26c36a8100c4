"""`deliver red I10 K9 M9 vp`: a cube over completed links to a City of its colour (ST-13)."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Annotated, Self

from rules.core.contract import Choice, Draft, Event, Field, Offers, Outlook, Refusal, Seat, Suggestion
from rules.core.fields import Asked, Reader, Unread
from rules.core.kinds import Outcome
from rules.core.phrase import Frozen, Phrase, Who, phrase
from rules.steam.board import Colour, Hex
from rules.steam.event import Payment, SteamEvent, cubes_phrase, leg_phrase, place, way_phrases
from rules.steam.goods.path import judge_way
from rules.steam.goods.points import TRACK_WORDS, To, put, track_choices
from rules.steam.goods.ways import Way, all_ways, named_way, origins, pay_toll, toll_of, ways_from, worth
from rules.steam.grid import SIDES
from rules.steam.move import COLOUR_NAMES, MOST_CHOICES, ColourName, SteamMove, find_hex, hex_word, instead_of
from rules.steam.speech import misread, refuse
from rules.steam.state import COLOURS, LETTER, MOST_INCOME, Share, State

MOST_STOPS = 8
SUGGESTED = 3


class Earned(Frozen):
    """What one owner gets out of a delivery: track points, and money in a game of teams."""

    seat: Seat
    points: int
    money: int = 0


class Delivered(SteamEvent):
    seat: Seat
    colour: Colour
    stops: tuple[Hex, ...]  # from the origin to the goal
    by: tuple[str, ...]  # how each of them was left: a side, or what a map has besides
    owners: tuple[Seat, ...]  # of each leg
    earned: tuple[Earned, ...]  # the mover first
    toll: Payment = Payment()

    def told(self, state: State) -> tuple[Phrase, ...]:
        start, goal = (place(state, at) for at in (self.stops[0], self.stops[-1]))
        links = sum(by.upper() in SIDES for by in self.by)
        said = phrase(f"steam-delivered-{self.colour}", who=Who(seat=self.seat), start=start, goal=goal, links=links)
        via = way_phrases(state, self.stops, self.by)
        over = (phrase("steam-delivered-via", stops=via),) if via else ()
        shares = tuple(
            phrase("steam-delivered-share", who=Who(seat=one.seat), points=one.points, money=one.money)
            for one in self.earned
        )
        toll = (phrase("steam-toll", who=Who(seat=self.seat), toll=self.toll.price),) if self.toll.price else ()
        return (said, *over, *shares, *toll, *self.toll.told())


class Stops(Reader[tuple[str, ...]]):
    """The origin, then each Stop; `K9@NE` where two links lead there."""

    def read(self, words: list[str]) -> tuple[tuple[str, ...], int]:
        if not 2 <= len(words) <= MOST_STOPS:
            raise Unread
        return tuple(map(_stop_word, words)), len(words)

    def written(self, value: tuple[str, ...]) -> str:
        return " ".join(value)


class Deliver(SteamMove):
    colour: Annotated[Colour, ColourName()]
    way: Annotated[tuple[str, ...], Stops()]
    to: Annotated[To, TRACK_WORDS, Asked("points")]

    rule = "ST-13.3"
    phase = ("move",)
    misread_as = "deliver"
    pays = True
    form = (
        Field("cube", needed=False),  # its colour, origin and goal
        Field("way", needed=False),
        Field("points", needed=False),
    )

    @classmethod
    def compose(cls, values: Mapping[str, str]) -> Self:
        cube = values.get("cube", "").split()
        return cls.read([*cube[:1], *values.get("way", "").split(), values.get("points", "")])

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        possible = any(ways_from(state, seat, origin) for origin in origins(state))
        return None if possible else refuse("ST-13.8", "delivery")

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        said = draft.filled()
        if "cube" not in said:
            choices = tuple(cube_choice(state, seat, *one) for one in deliveries(state, seat))
            return Offers(field="cube", choices=choices, confirm=True)
        if "way" not in said:
            ways = _ways_of(state, seat, said["cube"])
            return Offers(field="way", choices=tuple(_way_choice(state, seat, way) for way in ways), confirm=True)
        if "points" not in said:
            return Offers(field="points", choices=_points(state, seat, said), buttons=2, confirm=True)
        return cls.whole(state, seat, draft)

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterable[Suggestion]:
        for letter, origin, goal, ways in deliveries(state, seat)[:SUGGESTED]:
            choice = cube_choice(state, seat, letter, origin, goal, ways)
            points = ways[0].points(seat)[seat]
            to = better_track(state, seat, points)
            values = (("cube", choice.value), ("way", named_way(state, seat, ways[0])), ("points", to))
            label = phrase(f"steam-suggest-{to}", what=choice.label, points=points)
            draft = Draft(kind="deliver", values=values)
            yield Suggestion(draft=draft, label=label, note=choice.note, place=choice.place)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        letter = LETTER[self.colour]
        way = judge_way(state, seat, letter, self.way)
        if isinstance(way, Refusal):
            return way
        short = len(way.stops) > len(self.way)
        full = self.but(way=tuple(named_way(state, seat, way).split())) if short else None
        paid = pay_toll(state, seat, way)
        assert paid is not None
        state, toll = paid
        origin, points = way.stops[0], way.points(seat)
        state = state.delivered(origin, letter)
        others = [other for other in state.order if other != seat and points.get(other)]  # ST-13.20
        money = {owner: _pay(state, seat, way, owner) for owner in points}
        for owner, pay in money.items():
            state = state.with_player(owner, cash=state.players[owner].cash + pay) if pay else state
        events: list[Event] = [
            Delivered(
                seat=seat,
                colour=self.colour,
                stops=way.stops,
                by=tuple(leg.by for leg in way.legs),
                owners=tuple(leg.owner for leg in way.legs),
                earned=tuple(Earned(seat=one, points=points[one], money=money[one]) for one in (seat, *others)),
                toll=toll,
            )
        ]
        state, own = put(state, seat, points[seat], self.to)
        events.append(own)
        asked = state.map.owner_chooses() and state.options.allocate_default == "ask"  # ST-R26
        if asked and others:
            state = state.but(shares=tuple(Share(seat=other, points=points[other]) for other in others))
        elif not asked:
            for other in others:
                state, theirs = put(state, other, points[other], "vp")
                events.append(theirs)
        state, more = state.map.delivered(state, seat, way.legs)
        return Outcome(state, (*events, *more), said=full)

    @classmethod
    def outlook(cls, state: State, seat: Seat, draft: Draft) -> Outlook[State] | None:
        """The way is shown as soon as it is known; where the points go is said last."""
        said = draft.filled()
        if "way" not in said:
            return None
        if "points" in said:
            return super().outlook(state, seat, draft)
        seen = super().outlook(state, seat, draft.with_value("points", "vp"))
        if seen is None:
            return None
        return replace(seen, account=tuple(line for line in seen.account if line.key != "steam-leaves-vp"))

    def advice(self, state: State, seat: Seat, refusal: Refusal) -> Phrase | None:
        """Deliveries of the same cube, or else of any, the best first."""
        every = deliveries(state, seat)
        cube = (LETTER.get(self.colour), find_hex(state.board, self.way[0]))
        same = [one for one in every if one[:2] == cube]
        found = (
            phrase("steam-could-deliver", cube=cubes_phrase(cube), start=place(state, origin), goal=place(state, goal))
            for cube, origin, goal, _ in same or every
        )
        return instead_of("deliver", found)


def deliveries(state: State, seat: Seat) -> list[tuple[str, Hex, Hex, tuple[Way, ...]]]:
    """Every cube and goal with its ways: the best ones for the mover first, the rest by their origins."""
    ranked = sorted(all_ways(state, seat), key=lambda one: worth(one[3][0], seat), reverse=True)
    return [*ranked[:MOST_CHOICES], *sorted(ranked[MOST_CHOICES:], key=lambda one: one[1])]


def cube_choice(state: State, seat: Seat, letter: str, origin: Hex, goal: Hex, ways: tuple[Way, ...]) -> Choice:
    ids = state.board.hexes
    label = phrase(
        f"steam-deliver-{COLOURS[letter]}",
        start=place(state, origin),
        goal=place(state, goal),
        links=ways[0].links,
    )
    return Choice(
        value=f"{COLOURS[letter]} {ids[origin].id} {ids[goal].id}",
        label=label,
        note=_note(state, seat, ways[0], len(ways) - 1),
        place=ids[origin].id,
    )


def better_track(state: State, seat: Seat, points: int) -> To:
    """Income while it still pays for itself in the turns to come, VP after that."""
    left = state.map.scenario.turns - state.turn
    marker = state.marker(seat)
    if marker.income + points > MOST_INCOME:
        return "vp"
    if marker.income < state.map.drain(state, seat):
        return "income"
    return "income" if left >= 3 and marker.income < 3 * left else "vp"


def _pay(state: State, seat: Seat, way: Way, owner: Seat) -> int:
    return sum(state.map.link_pay(seat, owner) for leg in way.legs if leg.owner == owner)


def share_phrases(seat: object, points: Mapping[int, int]) -> tuple[Phrase, ...]:
    """`you 2, B 1`."""
    own = (phrase("steam-you", points=count) for owner, count in points.items() if owner == seat)
    theirs = (
        phrase("steam-theirs", who=Who(seat=owner), points=count) for owner, count in points.items() if owner != seat
    )
    return (*own, *theirs)


def _stop_word(word: str) -> str:
    name, at, by = word.partition("@")
    return f"{hex_word(name)}{at}{by.lower()}"


def _way_choice(state: State, seat: Seat, way: Way) -> Choice:
    via = way_phrases(state, way.stops, tuple(leg.by for leg in way.legs))
    return Choice(
        value=named_way(state, seat, way),
        label=phrase("steam-via" if via else "steam-directly", stops=via, links=way.links),
        note=_note(state, seat, way, 0),
        place=state.board.hexes[way.stops[1]].id,
    )


def _note(state: State, seat: Seat, way: Way, others: int) -> Phrase:
    besides = tuple(leg_phrase(state, leg.to, leg.by) for leg in way.legs if leg.free)
    return phrase(
        "steam-deliver-note",
        shares=share_phrases(seat, way.points(seat)),
        free=len(besides),
        besides=besides,
        toll=toll_of(state, way),
        others=others,
    )


def _ways_of(state: State, seat: Seat, cube: str) -> tuple[Way, ...]:
    """The ways of a cube as it was chosen: colour, origin, goal. Raises MisreadError."""
    words = cube.split()
    colour = COLOUR_NAMES.find(words[0]) if len(words) == 3 else None
    origin, goal = (find_hex(state.board, word) for word in words[1:]) if colour else (None, None)
    if colour is None or origin is None or goal is None:
        raise misread("cube", text=cube)
    return ways_from(state, seat, origin).get((LETTER[colour], goal), ())


def _points(state: State, seat: Seat, said: dict[str, str]) -> tuple[Choice, ...]:
    move = Deliver.compose({**said, "points": "vp"})
    way = judge_way(state, seat, LETTER[move.colour], move.way)
    if isinstance(way, Refusal):
        return ()
    return track_choices(state, seat, way.points(seat)[seat])

"""`line J4 N-S J5 N-SE`: several tiles at once, all or none. Asked by start and goal, which propose the cheapest."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import Annotated, Self

from rules.core.contract import Choice, Draft, Event, Field, Offers, Outlook, Refusal, Seat, Suggestion
from rules.core.fields import Asked, Reader, Unread
from rules.core.kinds import Outcome
from rules.core.phrase import phrase
from rules.steam.board import Hex
from rules.steam.building.laying import builds_left, find_start, lay_tile, no_builds, starts
from rules.steam.building.routing import Line, Proposal, Trial, goals_from, propose, router
from rules.steam.building.tiling import TileMove, start_phrase
from rules.steam.faces import code, read_face, spoken
from rules.steam.move import (
    MOST_CHOICES,
    NamedSteps,
    Said,
    find_hex,
    fits,
    hex_choice,
    hex_word,
    matching,
    price_note,
    spot,
)
from rules.steam.network import network
from rules.steam.speech import misread, refuse
from rules.steam.state import State

MOST_TILES = 6
MOST_STARTS = 6  # of those looked at for suggestions
LINES_A_START = 4
SUGGESTED = 3
Tiles = tuple[tuple[Said, str], ...]  # hex and code of each


class TilesReader(Reader[Tiles]):
    """Hex and face in turn, up to the capital steps."""

    def read(self, words: list[str]) -> tuple[Tiles, int]:
        tiles: list[tuple[Said, str]] = []
        name: list[str] = []
        taken = next((at for at, word in enumerate(words) if word.startswith("+")), len(words))
        for word in words[:taken]:
            if name and (face := read_face(word)):
                tiles.append((hex_word(*name), code(face)))
                name = []
            else:
                name.append(word)
        if name or not 0 < len(tiles) <= MOST_TILES:
            raise Unread
        return tuple(tiles), taken

    def written(self, value: Tiles) -> str:
        return " ".join(f"{said} {face}" for said, face in value)


class Route(TileMove):
    tiles: Annotated[Tiles, TilesReader(), Asked("way")]
    steps: NamedSteps = None  # capital for each tile, where it may be named

    rule = "ST-6.7"
    misread_as = "route"
    form = (
        Field("start", needed=False),
        Field("goal", needed=False),
        Field("way", needed=False),
        Field("steps", needed=False),
    )

    @classmethod
    def compose(cls, values: Mapping[str, str]) -> Self:
        if "way" not in values:
            raise misread("route", text="")
        return super().compose(values)

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        said = draft.filled()
        if "way" in said:
            return cls.whole(state, seat, draft).but(confirm=True)
        if "start" not in said:
            return _ask_start(state, seat, draft.typed)
        if "goal" not in said:
            return _ask_goal(state, seat, said["start"], draft.typed)
        proposals = _proposals(state, seat, said["start"], said["goal"])
        if not proposals:
            return Offers(refusal=refuse("ST-6.7", "way", start=said["start"], goal=said["goal"]))
        return Offers(field="way", choices=tuple(_choice(state, seat, one) for one in proposals), confirm=True)

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterable[Suggestion]:
        for start, goal, proposal in best_lines(state, seat):
            draft = Draft(kind="route", values=(("way", written_line(state, proposal.line)),))
            note = price_note(state, seat, proposal.price)
            ends = {"start": spot(state, start), "goal": spot(state, goal)}
            label = phrase("steam-suggest-route", **ends, tiles=len(proposal.line))
            yield Suggestion(draft=draft, label=label, note=note, place=state.board.hexes[goal].id)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        if refusal := no_builds(state, seat, len(self.tiles)):
            return refusal
        events: list[Event] = []
        for said, written in self.tiles:
            at, face = find_hex(state.board, said), read_face(written)
            if at is None or face is None:
                return refuse("ST-7.1", "hex", hex=said)
            built = lay_tile(state, seat, at, face, self.steps)
            if isinstance(built, Refusal):
                return built
            state = built[0]
            events += built[1]
        return Outcome(state, tuple(events), turn_over=False)

    @classmethod
    def outlook(cls, state: State, seat: Seat, draft: Draft) -> Outlook[State] | None:
        return super().outlook(state, seat, draft) if "way" in draft.filled() else None


def written_line(state: State, line: Line) -> str:
    return " ".join(f"{state.board.hexes[at].id} {code(face)}" for at, face in line)


def best_lines(state: State, seat: Seat) -> list[tuple[Hex, Hex, Proposal]]:
    """Whole lines that can be finished this turn from what the player has, the cheapest first: the best one between
    two places that no link of the player's joins yet."""
    most, search, trial = builds_left(state, seat), router(state, seat), Trial(state, seat)
    found: dict[Line, tuple[Hex, Hex]] = {}
    for _, at, side in starts(state, seat)[:MOST_STARTS]:
        for goal, line in islice(search.lines(at, side, most, None), LINES_A_START):
            found.setdefault(line, (at, goal))
    priced = ((*ends, line, *trial.beginning(line)) for line, ends in found.items())
    whole = [(at, goal, Proposal(line, price, True)) for at, goal, line, begun, price in priced if begun == line]
    linked = [{end.at for end in link.ends} for link in network(state).owned(seat) if link.complete]
    best: dict[frozenset[Hex], tuple[Hex, Hex, Proposal]] = {}
    for one in sorted(whole, key=lambda one: one[2].price):
        if set(one[:2]) not in linked:
            best.setdefault(frozenset(one[:2]), one)
    return list(best.values())[:SUGGESTED]


def _goals(state: State) -> tuple[Hex, ...]:
    places = (*state.board.cities, *state.board.towns)
    return tuple(at for at in places if state.map.open(at, state.turn) and state.colour(at) != "white")


def _ask_start(state: State, seat: Seat, typed: str) -> Offers:
    choices = []
    for word, at, side in starts(state, seat):
        if not fits(state, at, typed, word):
            continue
        if next(_reachable(state, seat, at, side), None):
            label = start_phrase(state, at, side)
            choices.append(Choice(value=word, label=label, place=state.board.hexes[at].id))
    return Offers(field="start", choices=tuple(choices), narrowed=True, confirm=True)


def _ask_goal(state: State, seat: Seat, start: str, typed: str) -> Offers:
    at, side = find_start(state, seat, start)
    near = dict(islice(_reachable(state, seat, at, side), MOST_CHOICES))
    found = matching(state, typed, tuple(near))
    choices = tuple(hex_choice(state, goal, phrase("steam-tiles-away", tiles=near[goal])) for goal in found)
    if not near:
        return Offers(refusal=refuse("ST-6.7", "goals", start=start))
    return Offers(field="goal", choices=choices, narrowed=True, confirm=True)


def _reachable(state: State, seat: Seat, at: Hex, side: int | None) -> Iterator[tuple[Hex, int]]:
    """The goals of a route from a start, with its tiles; those that are cheap to reach first."""
    goals = set(_goals(state))
    return (one for one in goals_from(state, seat, at, side) if one[0] in goals)


def _proposals(state: State, seat: Seat, start: str, goal: str) -> tuple[Proposal, ...]:
    at, side = find_start(state, seat, start)
    to = find_hex(state.board, goal)
    if to is None or to not in _goals(state):
        raise misread("place", text=goal)
    return propose(state, seat, at, side, to)


def _choice(state: State, seat: Seat, one: Proposal) -> Choice:
    key = "steam-way" if one.whole else "steam-way-begun"
    line = written_line(state, one.line)
    label = phrase(key, line=spoken(line), tiles=len(one.line))
    return Choice(value=line, label=label, note=price_note(state, seat, one.price))

"""`route J4 N-S J5 N-SE`: several tiles at once, all or none. Asked by start and goal, which propose the cheapest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import ClassVar, Literal, Self

from pydantic import Field as Constraint

from rules.core.contract import Choice, Draft, Event, Field, Offers, Outlook, Refusal, Seat, Suggestion
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.steam.board import Hex
from rules.steam.build.build import MOST_STEPS, read_steps, written_steps
from rules.steam.build.laying import builds_from, builds_left, find_start, lay_tile, no_builds, nothing_open, starts
from rules.steam.build.routing import FARTHEST, Line, Proposal, Router, line_price, propose
from rules.steam.faces import code, read_face
from rules.steam.move import (
    MOST_CHOICES,
    Said,
    SteamMove,
    find_hex,
    fits,
    hex_choice,
    hex_word,
    ledger,
    matching,
    price_note,
    spot,
)
from rules.steam.speech import STEAM
from rules.steam.state import Phase, State

MOST_TILES = 6
MOST_STARTS = 6  # of those looked at for suggestions
LINES_A_START = 4
SUGGESTED = 3


class Route(SteamMove):
    kind: Literal["route"] = "route"
    tiles: tuple[tuple[Said, str], ...]  # hex and code of each
    steps: int | None = Constraint(default=None, ge=0, le=MOST_STEPS)  # capital for each tile, where it may be named

    rule: ClassVar[str] = "ST-6.7"
    phase: ClassVar[tuple[Phase, ...]] = ("build",)
    fields: ClassVar[tuple[Field, ...]] = (
        Field("start", needed=False),
        Field("goal", needed=False),
        Field("way", needed=False),
        Field("steps", needed=False),
    )

    @classmethod
    def read(cls, words: list[str]) -> Self:
        words, steps = read_steps(words)
        faces = [read_face(word) for word in words[1::2]]
        if not words or len(words) % 2 or None in faces or len(faces) > MOST_TILES:
            raise STEAM.misread("route", text=" ".join(words))
        tiles = tuple((hex_word(word), code(face)) for word, face in zip(words[::2], faces, strict=True) if face)
        return cls(tiles=tiles, steps=steps)

    def written(self) -> str:
        return " ".join(f"{said} {face}" for said, face in self.tiles) + written_steps(self.steps)

    @classmethod
    def compose(cls, values: Mapping[str, str]) -> Self:
        steps = [f"+{values['steps']}"] if "steps" in values else []
        return cls.read([*values.get("way", "").split(), *steps])

    @classmethod
    def closed(cls, state: State, seat: Seat) -> Refusal | None:
        return no_builds(state, seat)

    @classmethod
    def exhausted(cls, state: State, seat: Seat) -> Refusal | None:
        return nothing_open(state, seat)

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase | None:
        return phrase("steam-builds-left", builds=builds_left(state, seat))

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
            return Offers(refusal=STEAM.refuse("ST-6.7", "way", start=said["start"], goal=said["goal"]))
        return Offers(field="way", choices=tuple(_choice(state, seat, one) for one in proposals), confirm=True)

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterable[Suggestion]:
        for goal, proposal in best_lines(state, seat):
            draft = Draft(kind="route", values=(("way", written_line(state, proposal.line)),))
            note = price_note(state, seat, proposal.price)
            label = phrase("steam-suggest-route", place=spot(state, goal), tiles=len(proposal.line))
            yield Suggestion(draft=draft, label=label, note=note, place=state.board.hexes[goal].id)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        if len(self.tiles) > builds_left(state, seat):
            tile = state.players[seat].tile
            return STEAM.refuse(state.map.builds_rule(tile), "builds", most=state.map.builds(tile))
        events: list[Event] = []
        for said, written in self.tiles:
            at, face = find_hex(state.board, said), read_face(written)
            if at is None or face is None:
                return STEAM.refuse("ST-7.1", "hex", hex=said)
            built = lay_tile(state, seat, at, face, self.steps)
            if isinstance(built, Refusal):
                return built
            state = built[0]
            events += built[1]
        return Outcome(state, tuple(events), turn_over=False)

    @classmethod
    def outlook(cls, state: State, seat: Seat, draft: Draft) -> Outlook[State] | None:
        return super().outlook(state, seat, draft) if "way" in draft.filled() else None

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        return (*ledger(before, after, seat), phrase("steam-builds-left", builds=builds_left(after, seat)))


def written_line(state: State, line: Line) -> str:
    return " ".join(f"{state.board.hexes[at].id} {code(face)}" for at, face in line)


def best_lines(state: State, seat: Seat) -> list[tuple[Hex, Proposal]]:
    """Whole lines that can be finished this turn from what the player has, the cheapest first."""
    most, router = builds_left(state, seat), Router(state, seat)
    found: dict[Line, Hex] = {}
    for _, at, side in starts(state, seat)[:MOST_STARTS]:
        for goal, line in islice(router.lines(at, side, most, None), LINES_A_START):
            found.setdefault(line, goal)
    priced = [(goal, line_price(state, seat, line), line) for line, goal in found.items()]
    whole = [(goal, Proposal(line, price, True)) for goal, price, line in priced if price is not None]
    return sorted(whole, key=lambda one: one[1].price)[:SUGGESTED]


def _goals(state: State) -> tuple[Hex, ...]:
    places = (*state.board.cities, *state.board.towns)
    return tuple(at for at in places if state.map.open(at, state.turn) and state.colour(at) != "white")


def _ask_start(state: State, seat: Seat, typed: str) -> Offers:
    choices = []
    for word, at, side in starts(state, seat):
        if not fits(state, at, typed, word):
            continue
        if any(next(ones, None) for ones in builds_from(state, seat, at, side).values()):
            key = "steam-start-loose" if side is not None else "steam-start"
            label = phrase(key, place=spot(state, at), start=word)
            choices.append(Choice(value=word, label=label, place=state.board.hexes[at].id))
    return Offers(field="start", choices=tuple(choices), narrowed=True, confirm=True)


def _ask_goal(state: State, seat: Seat, start: str, typed: str) -> Offers:
    at, side = find_start(state, seat, start)
    near = reachable(state, seat, at, side)
    found = matching(state, typed, tuple(near))
    choices = tuple(hex_choice(state, goal, phrase("steam-tiles-away", tiles=near[goal])) for goal in found)
    if not near:
        return Offers(refusal=STEAM.refuse("ST-6.7", "goals", start=start))
    return Offers(field="goal", choices=choices, narrowed=True, confirm=True)


def reachable(state: State, seat: Seat, at: Hex, side: int | None) -> dict[Hex, int]:
    """The places that a line from a start could lead to, with its tiles; those that are cheap to reach first."""
    most = builds_left(state, seat)
    found: dict[Hex, int] = {}
    begun: dict[Line, bool] = {}  # whether that beginning of a line can be built
    goals = set(_goals(state))
    for goal, line in Router(state, seat).lines(at, side, FARTHEST, None):
        if goal not in goals or goal in found:
            continue
        if line[:most] not in begun:
            begun[line[:most]] = line_price(state, seat, line[:most]) is not None
        if begun[line[:most]]:
            found[goal] = len(line)
        if len(found) == MOST_CHOICES:
            break
    return found


def _proposals(state: State, seat: Seat, start: str, goal: str) -> tuple[Proposal, ...]:
    at, side = find_start(state, seat, start)
    to = find_hex(state.board, goal)
    if to is None or to not in _goals(state):
        raise STEAM.misread("place", text=goal)
    return propose(state, seat, at, side, to)


def _choice(state: State, seat: Seat, one: Proposal) -> Choice:
    key = "steam-way" if one.whole else "steam-way-begun"
    line = written_line(state, one.line)
    label = phrase(key, line=line, tiles=len(one.line))
    return Choice(value=line, label=label, note=price_note(state, seat, one.price))

"""`plan`: what could I deliver, and what would a line cost? Answered privately, also out of turn."""

from collections.abc import Mapping

from rules.core.contract import Draft, Event, Field, Finding, Form, Offers, Refusal, Seat, View
from rules.core.phrase import Phrase, phrase
from rules.steam.board import Hex
from rules.steam.building.laying import lay_tile
from rules.steam.building.route import written_line
from rules.steam.building.routing import Proposal, propose
from rules.steam.event import place
from rules.steam.faces import spoken
from rules.steam.goods.deliver import cube_choice, deliveries
from rules.steam.move import find_hex, hex_choice, matching
from rules.steam.speech import misread
from rules.steam.state import State
from rules.steam.view import SteamView

MOST_LINES = 8


class Plan:
    """Without fields: the best deliveries. With a start and a goal: the cheapest line between them."""

    form = Form("plan", (Field("start", needed=False), Field("goal", needed=False)))

    def ask(self, view: View, seat: Seat | None, draft: Draft) -> Offers:
        assert isinstance(view, SteamView)
        state, said = view.state, draft.filled()
        field = "goal" if "start" in said else "start"
        found = matching(state, draft.typed, _places(state))
        return Offers(field=field, choices=tuple(hex_choice(state, at) for at in found), narrowed=True)

    def answer(self, view: View, seat: Seat | None, values: Mapping[str, str]) -> Finding:
        assert isinstance(view, SteamView)
        if seat is None:
            raise misread("no-seat")
        if not values:
            return _deliveries(view.state, seat)
        if set(values) != {"start", "goal"}:
            raise misread("plan", text=" ".join(values.values()))
        start, goal = (_find(view.state, values[name]) for name in ("start", "goal"))
        return _line(view.state, seat, start, goal)


def _deliveries(state: State, seat: Seat) -> Finding:
    found = deliveries(state, seat)[:MOST_LINES]
    if not found:
        return Finding((phrase("steam-plan-nothing"),))
    choices = [cube_choice(state, seat, *one) for one in found]
    lines = tuple(
        phrase("steam-plan-delivery", what=one.label, note=one.note or phrase("steam-free")) for one in choices
    )
    return Finding(lines, places=tuple(one.place for one in choices), pictured=True)


def _line(state: State, seat: Seat, start: Hex, goal: Hex) -> Finding:
    """As if it were the asker's build turn; in it, with the builds that are left."""
    if state.phase != "build" or state.actor != seat:
        state = state.with_player(seat, builds=0)
    proposals = propose(state, seat, start, None, goal) if _buildable(state, seat, start) else ()
    if not proposals:
        return Finding((phrase("steam-plan-no-line", start=place(state, start), goal=place(state, goal)),))
    lines = tuple(_told(state, start, goal, one) for one in proposals)
    events: list[Event] = []
    for at, face in proposals[0].line:
        built = lay_tile(state, seat, at, face, None)
        if not isinstance(built, Refusal):
            state = built[0]
            events += built[1]
    hexes = tuple(state.board.hexes[at].id for at, _ in proposals[0].line)
    return Finding(lines, tuple(events), hexes, pictured=True)


def _told(state: State, start: Hex, goal: Hex, one: Proposal) -> Phrase:
    return phrase(
        "steam-plan-line" if one.whole else "steam-plan-begun",
        start=place(state, start),
        goal=place(state, goal),
        line=spoken(written_line(state, one.line)),
        tiles=len(one.line),
        price=one.price,
    )


def _places(state: State) -> tuple[Hex, ...]:
    return tuple(at for at in (*state.board.cities, *state.board.towns) if state.map.open(at, state.turn))


def _find(state: State, said: str) -> Hex:
    at = find_hex(state.board, said)
    if at is None or not state.board.hexes[at].kind:
        raise misread("place", text=said)
    return at


def _buildable(state: State, seat: Seat, start: Hex) -> bool:
    """A City, or a Town where the asker owns track."""
    return state.is_city(start) or any(track.at == start and track.owner == seat for track in state.tracks)

"""`repair all`, `repair without E9:NW G11:N-S`: what an owner gives up after a disaster; the rest is paid (ST-CB-6)."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Self

from rules.core.contract import Ask, Choice, Draft, Field, Form, Offers, Outlook, Refusal, Seat, Suggestion, View
from rules.core.fields import Asked, Reader, Unread
from rules.core.kinds import Outcome
from rules.core.phrase import Phrase, phrase
from rules.steam.event import Joined, Payment, SteamEvent, place
from rules.steam.faces import read_face, spoken
from rules.steam.grid import CENTRE, HEX_ID, SIDES
from rules.steam.maps.california.options import CaliforniaOptions
from rules.steam.maps.california.trunk import joined, prestige_cities, trunk_line
from rules.steam.maps.california_2090.disaster import (
    RELIEF,
    RULES,
    affordable,
    bill,
    danger_price,
    repair,
    struck_tracks,
)
from rules.steam.move import SteamMove, Words, instead_of, ledger, spot
from rules.steam.network import network
from rules.steam.planning import cost, promise
from rules.steam.speech import instead, refuse
from rules.steam.standing import ASK, OneWord
from rules.steam.state import LEAST_INCOME, State, Track
from rules.steam.tracks import TracksRemoved, take_off
from rules.steam.view import SteamView

ALL = ("all", "tout")
WITHOUT = ("without", "sauf")


class Repaired(SteamEvent):
    """What a player paid for after a disaster, and what was cut by the rest (ST-CB-6, ST-CB-9 to ST-CB-15)."""

    seat: Seat
    tracks: int  # paid for
    payment: Payment
    cut: tuple[Joined, ...] = ()  # completed links that are so no longer

    def told(self, state: State) -> tuple[Phrase, ...]:
        said = self.said(state, "" if self.tracks else "repaired-none", price=self.payment.price)
        steps = self.payment.steps
        relief = (phrase("steam-relief", steps=steps, money=RELIEF * steps),) if steps else ()
        cut = tuple(phrase("steam-cut", a=place(state, one.a), b=place(state, one.b)) for one in self.cut)
        return (said, *relief, *cut)


class Unpaid(Reader[tuple[str, ...]]):
    """The tracks that are given up: `all` are paid for, or `without` some."""

    def read(self, words: list[str]) -> tuple[tuple[str, ...], int]:
        if len(words) == 1 and words[0] in ALL:
            return (), 1
        tracks = tuple(_track_word(word) for word in words[1:])
        if not tracks or words[0] not in WITHOUT or None in tracks:
            raise Unread
        return tuple(sorted({track for track in tracks if track})), len(words)

    def written(self, value: tuple[str, ...]) -> str:
        return " ".join((WITHOUT[0], *value)) if value else ALL[0]


class Repair(SteamMove):
    unpaid: Annotated[tuple[str, ...], Unpaid(), Asked("tracks")]  # `E9:NW` of a Town, `G11:N-S` of any other hex

    rule = "ST-CB-6"
    turn_rule = "ST-CB-6"
    after = "allocate"
    phase = ("decide",)
    misread_as = "repair"
    form = (Field("tracks", needed=False, grows=True, ordered=False),)

    @classmethod
    def compose(cls, values: Mapping[str, str]) -> Self:
        words = values.get("tracks", "").split()
        spoken = words and words[0] in (*ALL, *WITHOUT)
        return cls.read(words if spoken else [WITHOUT[0], *words] if words else [ALL[0]])

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        return None if struck_tracks(state, seat) else refuse(_struck_rule(state), "unhurt")

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase:
        return phrase("steam-costs", price=bill(state, struck_tracks(state, seat)))

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        """The tracks to give up, one by one; the list may end as soon as the rest can be paid."""
        if draft.values:
            return cls.whole(state, seat, draft)
        named = cls.compose({"tracks": draft.growing})
        unpaid = named._tracks(state, seat)
        if isinstance(unpaid, Refusal):
            return Offers(refusal=unpaid)
        left = [track for track in struck_tracks(state, seat) if track not in unpaid]
        choices = tuple(_choice(state, track) for track in left)
        return Offers(field="tracks", choices=choices, closes=bill(state, left) <= affordable(state, seat))

    @classmethod
    def suggest(cls, state: State, seat: Seat) -> Iterable[Suggestion]:
        """Everything, the trunk line alone, nothing: as far as they differ and can be paid."""
        seen: set[frozenset[Track]] = set()
        for key, unpaid in (("all", frozenset[Track]()), ("trunk", off_trunk(state, seat)), ("nothing", None)):
            given = frozenset(struck_tracks(state, seat)) if unpaid is None else unpaid
            outcome = cls(unpaid=named_tracks(state, given)).attempt(state, seat)
            if given in seen or isinstance(outcome, Refusal) or (key == "trunk" and not joined(state, seat)):
                continue
            seen.add(given)
            words = " ".join(named_tracks(state, given)) or ALL[0]
            price = bill(state, (track for track in struck_tracks(state, seat) if track not in given))
            yield Suggestion(
                draft=Draft(kind="repair", values=(("tracks", words),)),
                label=phrase(f"steam-repair-{key}"),
                note=phrase("steam-costs", price=price),
            )

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        unpaid = self._tracks(state, seat)
        if isinstance(unpaid, Refusal):
            return unpaid
        done = repair(state, seat, unpaid)
        struck = struck_tracks(state, seat)
        if done is None:
            price = bill(state, (track for track in struck if track not in unpaid))
            return refuse("ST-CB-16", "repairs", instead("repairs"), price=price, means=affordable(state, seat))
        after, payment, cut = done
        events = [Repaired(seat=seat, tracks=len(struck) - len(unpaid), payment=payment, cut=cut)]
        gone = (TracksRemoved(seat=seat, at=tuple(track.at for track in sorted(unpaid))),) if unpaid else ()
        after, more = after.map.changed(after) if cut else (after, ())
        return Outcome(after, (*events, *gone, *more))

    @classmethod
    def outlook(cls, state: State, seat: Seat, draft: Draft) -> Outlook[State] | None:
        """Also while tracks are still being named."""
        values = draft.filled() or {"tracks": draft.growing}
        return super().outlook(state, seat, Draft(kind=draft.kind, values=tuple(values.items())))

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        """Cost and relief, links, trunk line and prestige."""
        steps = before.marker(seat).income - after.marker(seat).income
        kept = [track for track in struck_tracks(before, seat) if track in after.tracks]
        lines = [phrase("steam-repair-price", price=bill(before, kept), steps=steps), *ledger(before, after, seat)]
        lost = network(before).completed(seat) - network(after).completed(seat)
        if lost:
            lines.append(phrase("steam-repair-cut", count=lost))
        if joined(before, seat):
            held = joined(after, seat)
            lines.append(phrase("steam-repair-keeps-trunk" if held else "steam-repair-loses-trunk"))
        if prestige_cities(before, seat):
            count, room = len(prestige_cities(after, seat)), after.marker(seat).income - LEAST_INCOME
            if after.map.chosen(CaliforniaOptions).prestige_floor == "skip":  # ST-CA-10
                count = min(count, room)
            lines.append(phrase("steam-repair-prestige", count=count))
        return tuple(lines)

    def advice(self, state: State, seat: Seat, refusal: Refusal) -> Phrase | None:
        return instead_of("tracks", map(spoken, named_tracks(state, struck_tracks(state, seat))))

    def _tracks(self, state: State, seat: Seat) -> frozenset[Track] | Refusal:
        """The tracks that are named, all of them struck and the player's own."""
        known = {track_name(state, track): track for track in struck_tracks(state, seat)}
        for name in self.unpaid:
            if name not in known:
                return refuse(_struck_rule(state), "not-struck", track=spoken(name))
        return frozenset(known[name] for name in self.unpaid)


def track_name(state: State, track: Track) -> str:
    """How a single track is written."""
    sides = SIDES[track.a] if track.b == CENTRE else f"{SIDES[track.a]}-{SIDES[track.b]}"
    return f"{state.board.hexes[track.at].id}:{sides}"


def named_tracks(state: State, tracks: Iterable[Track]) -> tuple[str, ...]:
    return tuple(sorted(track_name(state, track) for track in tracks))


def off_trunk(state: State, seat: Seat) -> frozenset[Track]:
    """The struck tracks that the player's trunk line does not need; all of them where there is none."""
    line = trunk_line(state, seat, lambda link: bill(state, link.tracks)) or ()
    needed = {track for link in line for track in link.tracks}
    return frozenset(track for track in struck_tracks(state, seat) if track not in needed)


def _track_word(word: str) -> str | None:
    hex_id, _, sides = word.upper().partition(":")
    face = read_face(sides if "-" in sides else f"t:{sides}")
    if not HEX_ID.match(hex_id) or face is None or len(face) != 1:
        return None
    a, b = face[0]
    return f"{hex_id}:{SIDES[a]}" if b == CENTRE else f"{hex_id}:{SIDES[a]}-{SIDES[b]}"


def _struck_rule(state: State) -> str:
    struck = state.disasters.struck if state.disasters else ()
    return next((RULES[danger.kind] for danger in state.board.dangers if danger.id in struck), "ST-CB-4")


def _choice(state: State, track: Track) -> Choice:
    """A track to give up: what it would save, and the link it would cut."""
    price, link = danger_price(state, track.at), network(state).of_track[track]
    name = track_name(state, track)
    note = phrase("steam-saves", price=price)
    if link.complete:
        a, b = (state.board.named(end.at) for end in link.ends)
        note = phrase("steam-saves-cuts", price=price, a=a, b=b)
    label = phrase("steam-give-up", place=spot(state, track.at), track=spoken(name.partition(":")[2]))
    return Choice(value=name, label=label, note=note, place=state.board.hexes[track.at].id)


class Repairs(OneWord):
    """After a disaster: pays for everything, or for the trunk line alone; what cannot be paid so is asked."""

    form = Form("repairs", (Field("tracks"),))
    words = Words[str]((("all", "all"), ("trunk", "trunk"), ("tout", "all"), ("ligne", "trunk"), *ASK))
    offered = ("all", "trunk", "ask")

    def ask(self, view: View, seat: Seat, draft: Draft) -> Offers:
        assert isinstance(view, SteamView)
        asked = super().ask(view, seat, draft)
        return asked if view.board.dangers else asked.but(choices=())  # no other map has disasters

    def answer(self, view: View, seat: Seat, ask: Ask, value: str) -> SteamMove | None:
        assert isinstance(view, SteamView)
        state = view.state
        if state.phase != "decide" or state.actor != seat or not struck_tracks(state, seat):
            return None
        if value == "trunk" and joined(state, seat):
            move = Repair(unpaid=named_tracks(state, off_trunk(state, seat)))
        elif value == "all":
            move = Repair(unpaid=())
        else:
            return None
        return None if isinstance(move.attempt(state, seat), Refusal) else move


def given_up(state: State, seat: Seat) -> frozenset[Track]:
    """The struck tracks that are not worth their repair: link by link, and more where money does not reach."""
    net = network(state)
    struck = struck_tracks(state, seat)
    links = dict.fromkeys(net.of_track[track] for track in struck)
    parts = {link: frozenset(track for track in struck if track in link.tracks) for link in links}
    worth = {
        link: _lost(state, seat, tracks) - cost(state, seat, bill(state, tracks)) for link, tracks in parts.items()
    }
    unpaid: frozenset[Track] = frozenset()
    for link in sorted(links, key=lambda one: worth[one]):
        dear = bill(state, struck) - bill(state, unpaid) > affordable(state, seat)
        if worth[link] < 0 or dear:
            unpaid |= parts[link]
    return unpaid


def _lost(state: State, seat: Seat, tracks: frozenset[Track]) -> float:
    """What would go with the tracks, in VP."""
    after = take_off(state, tracks)
    links = network(state).completed(seat) - network(after).completed(seat)
    return promise(state, seat) - promise(after, seat) + links

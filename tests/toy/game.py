"""Tunnels: players of two teams dig along a row of twenty places. A spring on the way asks a neighbour for a vote.

`dig p3 p4 p5` pays a coin a place; a place is dug once. Reaching a spring (p5, p10, ...) halts a line of moves and
gives the next seat the duty to vote, for which the table does not wait. The end is reached when nobody can dig.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal, Self

from pydantic import Field as Constraint
from pydantic import TypeAdapter

from rules.core.chance import Chance
from rules.core.contract import (
    Ask,
    Choice,
    Claim,
    Draft,
    Duty,
    Event,
    Field,
    Finding,
    Form,
    GameState,
    Offers,
    Options,
    Outlook,
    Refusal,
    RefusedError,
    Result,
    Seat,
    Step,
    Suggestion,
    View,
)
from rules.core.game import GameOfKinds
from rules.core.invariants import demand
from rules.core.kinds import KindOfMove, Outcome, Speech
from rules.core.names import Lexicon
from rules.core.phrase import Named, Phrase, Who, phrase

PLACES = 20
COINS = 12
A_TURN = 4
NAMES = {at: Named(en=f"Tunnel {at}", fr=f"Galerie {at}") for at in range(1, PLACES + 1)}
LEXICON = Lexicon({f"p{at}": name.every() for at, name in NAMES.items()})
TOY = Speech("toy")


class ToyOptions(Options):
    map: Literal["long", "short"] = "long"
    springs: bool = True  # only on the long map


class State(GameState):
    options: ToyOptions
    coins: tuple[int, ...]
    dug: tuple[tuple[int, Seat], ...] = ()
    turn: Seat
    voting: Seat | None = None
    votes: tuple[tuple[Seat, str], ...] = ()
    over: bool = False

    @property
    def end(self) -> int:
        return PLACES if self.options.map == "long" else PLACES // 2

    def free(self) -> int:
        return len(self.dug) + 1


class TableView(View):
    state: State  # nothing is hidden


class Dug(Event):
    kind: Literal["dug"] = "dug"
    seat: Seat
    places: tuple[int, ...]


class SpringMet(Event):
    kind: Literal["spring_met"] = "spring_met"
    seat: Seat
    halts: ClassVar[bool] = True


class Voted(Event):
    kind: Literal["voted"] = "voted"
    seat: Seat
    vote: str
    pictured: ClassVar[bool] = False


class Begun(Event):
    kind: Literal["begun"] = "begun"
    first: Seat
    reveals: ClassVar[bool] = True

    def shown(self) -> str:
        return f"seat {self.first + 1} begins"


EVENTS: TypeAdapter[Event] = TypeAdapter(Annotated[Dug | SpringMet | Voted | Begun, Constraint(discriminator="kind")])


class ToyMove(KindOfMove[State]):
    speech: ClassVar[Speech] = TOY


class Dig(ToyMove):
    kind: Literal["dig"] = "dig"
    places: tuple[int, ...]

    rule: ClassVar[str] = "TY-1.2"
    fields: ClassVar[tuple[Field, ...]] = (Field("path", grows=True),)

    @classmethod
    def read(cls, words: list[str]) -> Self:
        return cls(places=tuple(_place(word) for word in words))

    def written(self) -> str:
        return " ".join(f"p{at}" for at in self.places)

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        if draft.values:
            return cls.whole(state, seat, draft).but(confirm=True)
        places = cls.read(list(draft.items())).places
        following = state.free() + len(places)
        more = following <= state.end and len(places) < min(A_TURN, state.coins[seat])
        choices = (_choice(following),) if more and (not draft.typed or draft.typed in f"p{following}") else ()
        skipping = following + 1
        if more and skipping <= state.end:
            choices = (*choices, _choice(skipping))  # refused in the end: places are dug one after another
        return Offers(field="path", choices=choices, narrowed=True, closes=bool(places))

    @classmethod
    def outlook(cls, state: State, seat: Seat, draft: Draft) -> Outlook[State] | None:
        move = cls.read(list(draft.items())) if draft.growing else cls.compose(draft.filled())
        outcome = move.attempt(state, seat) if move.places else None
        if outcome is None or isinstance(outcome, Refusal):
            return None
        return Outlook(outcome.state, outcome.events[:1], move.account(state, outcome.state, seat))

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        return (phrase("toy-account", cost=len(self.places), coins=after.coins[seat]),)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        due = tuple(range(state.free(), state.free() + len(self.places)))
        if self.places != due or not self.places or due[-1] > state.end:
            return TOY.refuse("TY-1.3", "row", TOY.instead("next", place=NAMES.get(state.free(), "-")))
        if len(self.places) > min(A_TURN, state.coins[seat]):
            return TOY.refuse("TY-1.4", "coins", coins=state.coins[seat])
        coins = tuple(have - len(self.places) * (at == seat) for at, have in enumerate(state.coins))
        after = state.but(coins=coins, dug=(*state.dug, *((at, seat) for at in self.places)))
        events: tuple[Event, ...] = (Dug(seat=seat, places=self.places),)
        if state.options.springs and any(at % 5 == 0 for at in self.places):
            neighbour = (seat + 1) % len(coins)
            return Outcome(after.but(voting=neighbour), (*events, SpringMet(seat=neighbour)), turn_over=False)
        return Outcome(after, events, turn_over=False)


class Vote(ToyMove):
    """For the spring, while the others go on; or, on one's own turn, to end it."""

    kind: Literal["vote"] = "vote"
    vote: Literal["yes", "no"]

    rule: ClassVar[str] = "TY-2.1"
    fields: ClassVar[tuple[Field, ...]] = (Field("vote"),)

    @classmethod
    def read(cls, words: list[str]) -> Self:
        if words not in (["yes"], ["no"]):
            raise TOY.misread("vote", text=" ".join(words))
        return cls.model_validate({"vote": words[0]})

    def written(self) -> str:
        return self.vote

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        if draft.values:
            return cls.whole(state, seat, draft)
        words = ("yes", "no") if state.voting == seat else ("no",)
        choices = tuple(Choice(value=word, label=phrase(f"toy-vote-{word}")) for word in words)
        return Offers(field="vote", choices=choices)

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        event = Voted(seat=seat, vote=self.vote)
        if state.voting == seat:
            return Outcome(state.but(voting=None, votes=(*state.votes, (seat, self.vote))), (event,), turn_over=False)
        return Outcome(state, (event,))


class Survey:
    """What it would cost to dig as far as a place."""

    form = Form("survey", (Field("place"),))

    def ask(self, view: View, seat: Seat | None, draft: Draft) -> Offers:
        found = LEXICON.like(draft.typed)
        return Offers(field="place", choices=tuple(_choice(int(code[1:])) for code in found), narrowed=True)

    def answer(self, view: View, seat: Seat | None, values: Mapping[str, str]) -> Finding:
        assert isinstance(view, TableView)
        place = _place(values["place"])
        cost = max(0, place - len(view.state.dug))
        lines = (phrase("toy-survey", place=NAMES[place], cost=cost),)
        return Finding(lines, places=(f"p{place}",), pictured=True)


class AlwaysVote:
    """Votes on a spring the same way each time."""

    form = Form("always", (Field("vote"),))

    def ask(self, view: View, seat: Seat, draft: Draft) -> Offers:
        choices = tuple(Choice(value=word, label=phrase(f"toy-vote-{word}")) for word in ("yes", "no"))
        return Offers(field="vote", choices=choices)

    def read(self, value: str) -> str:
        return Vote.read(value.lower().split()).vote

    def answer(self, view: View, seat: Seat, ask: Ask, value: str) -> ToyMove | None:
        assert isinstance(view, TableView)
        return Vote.read([value]) if view.state.voting == seat else None


class Tunnels(GameOfKinds[State]):
    key = "tunnels"
    command = "toy"
    seats = range(2, 7)
    no_such_move = "TY-1.1"
    options = ToyOptions
    state = State
    kinds = (Dig, Vote)
    events = EVENTS
    orders = {"always": AlwaysVote()}  # noqa: RUF012  # one for all
    inquiries = {"survey": Survey()}  # noqa: RUF012  # one for all

    def seats_for(self, options: Options) -> range:
        assert isinstance(options, ToyOptions)
        return range(2, 7) if options.map == "long" else range(2, 4)

    def open_options(self, options: Options) -> tuple[str, ...]:
        assert isinstance(options, ToyOptions)
        return ("map", "springs") if options.map == "long" else ("map",)

    def setup(self, options: Options, seats: int, chance: Chance) -> Step[State]:
        assert isinstance(options, ToyOptions)
        if seats not in self.seats_for(options):
            raise RefusedError(TOY.refuse("TY-1.1", "seats", seats=seats))
        first = chance.below(seats)
        return Step(State(options=options, coins=(COINS,) * seats, turn=first), (Begun(first=first),))

    def duties(self, state: State) -> tuple[Duty, ...]:
        if state.over:
            return ()
        voting = (Duty(seat=state.voting, what="vote", blocks=False),) if state.voting is not None else ()
        return (Duty(seat=state.turn, what="dig"), *voting)

    def why_not_now(self, state: State, seat: Seat, kind: str) -> Refusal | None:
        if state.over:
            return TOY.refuse("TY-1.1", "over")
        if seat == state.turn or (seat == state.voting and kind in ("", "vote")):
            return None
        return TOY.refuse("TY-1.1", "turn", who=Who(seat=state.turn))

    def follow(self, outcome: Outcome[State], chance: Chance) -> Step[State]:
        state = outcome.state
        if outcome.turn_over:
            state = state.but(turn=(state.turn + 1) % len(state.coins))
        over = state.free() > state.end and state.voting is None
        return Step(state.but(over=over), outcome.events)

    def tell(self, state: State, event: Event) -> tuple[Phrase, ...]:
        match event:
            case Dug():
                return (phrase("toy-dug", who=Who(seat=event.seat), place=NAMES[event.places[-1]]),)
            case SpringMet():
                return (phrase("toy-spring", who=Who(seat=event.seat)),)
            case Voted():
                return (phrase("toy-voted", who=Who(seat=event.seat)),)
            case Begun():
                return (phrase("toy-begun", who=Who(seat=event.first)),)
        return ()

    def view(self, state: State, viewer: Seat | None) -> View:
        return TableView(state=state)

    def result(self, state: State) -> Result | None:
        return self.standing(state) if state.over else None

    def standing(self, state: State) -> Result | None:
        """Two teams, sitting alternately: the one that dug more wins."""
        seats = range(len(state.coins))
        scores = tuple(sum(owner == seat for _, owner in state.dug) for seat in seats)
        teams = (tuple(seats[::2]), tuple(seats[1::2]))
        best = max(teams, key=lambda team: sum(scores[seat] for seat in team))
        ranks = tuple(1 if seat in best else 2 for seat in seats)
        return Result(scores=scores, winners=best, ranks=ranks, teams=teams)

    def audit(self, state: State) -> None:
        demand("TY-I1", [at for at, _ in state.dug] == list(range(1, state.free())), "a gap in the row")

    def plans(self, view: View, seat: Seat) -> tuple[Suggestion, ...]:
        """As far as a turn goes, or a place less; else to pass. A spring's vote comes first."""
        assert isinstance(view, TableView)
        state = view.state
        reach = min(A_TURN, state.coins[seat], state.end + 1 - state.free()) if state.turn == seat else 0
        paths = [tuple(range(state.free(), state.free() + length)) for length in range(reach, 0, -1)]
        digs = tuple(
            Suggestion(
                draft=Draft(kind="dig", values=(("path", Dig(places=path).written()),)),
                label=phrase("toy-suggest-dig", place=NAMES[path[-1]]),
                note=phrase("toy-plan-dig", cost=len(path), points=len(path)),
                place=f"p{path[-1]}",
                claim=Claim(costs=len(path), brings=len(path)),
                value=float(len(path)),
            )
            for path in paths[:2]
        )
        no = Suggestion(draft=Draft(kind="vote", values=(("vote", "no"),)), label=phrase("toy-vote-no"))
        return (no, *digs) if state.voting == seat else (*digs, no)

    def imagine(self, view: View, seat: Seat, chance: Chance) -> State:
        assert isinstance(view, TableView)
        return view.state

    def worth(self, state: State, seat: Seat) -> float:
        """What the seat's team has dug."""
        return float(sum(owner % 2 == seat % 2 for _, owner in state.dug))


def _place(word: str) -> int:
    found = LEXICON.find(word)
    if found is None:
        raise TOY.misread("place", text=word)
    return int(found[1:])


def _choice(at: int) -> Choice:
    return Choice(value=f"p{at}", label=phrase("toy-place", place=NAMES[at]), place=f"p{at}")

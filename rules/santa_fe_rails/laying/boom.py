"""`boom OMA 4 DAL 5`: one or two boomtown tokens, before the first segment (SF-13)."""

from typing import Annotated, Self

import pydantic

from rules.core.contract import Choice, Draft, Field, Offers, Refusal, Seat
from rules.core.kinds import Outcome
from rules.core.phrase import Frozen, Phrase, phrase
from rules.santa_fe_rails.board import Board, Code
from rules.santa_fe_rails.cards import BOOM
from rules.santa_fe_rails.event import SantaFeEvent
from rules.santa_fe_rails.move import SantaFeMove, read_code, read_number
from rules.santa_fe_rails.speech import instead, misread, refuse
from rules.santa_fe_rails.state import State

TOKENS_A_CARD = 2  # SF-13.3
TOKEN_ON = {4: 2, 5: 3}  # SF-13.4, SF-13.5: token and the value printed where it goes
_MOST = 10


class Token(Frozen):
    city: Code
    value: Annotated[int, pydantic.Field(ge=0, le=99)]

    def named(self, board: Board) -> Phrase:
        return phrase("santafe-token", city=board.called(self.city), value=self.value)


class TokensPlaced(SantaFeEvent):
    seat: Seat
    tokens: tuple[Token, ...]

    def told(self, state: State) -> tuple[Phrase, ...]:
        return (self.said(state, tokens=tuple(token.named(state.board) for token in self.tokens)),)


class Boom(SantaFeMove):
    tokens: tuple[Token, ...] = pydantic.Field(min_length=1, max_length=_MOST)

    rule = "SF-13.3"
    fields = (Field("token1"), Field("token2", needed=False))
    phases = ("first",)

    @classmethod
    def read(cls, words: list[str]) -> Self:
        """City and token, one after the other: `oma 4 dal 5`."""
        if not words:
            raise misread("move", text="boom")
        if len(words) % 2 or len(words) > 2 * _MOST:
            raise misread("tokens", text=" ".join(words))
        pairs = zip(words[::2], words[1::2], strict=True)
        return cls(tokens=tuple(Token(city=read_code(city), value=read_number(value)) for city, value in pairs))

    def written(self) -> str:
        return " ".join(f"{token.city} {token.value}" for token in self.tokens)

    @classmethod
    def moment(cls, state: State, seat: Seat) -> Refusal | None:
        late = state.phase == "second" or (state.phase == "first" and state.players[seat].laid_first)
        return refuse("SF-13.3", "boom-moment") if late else None

    @classmethod
    def why_closed(cls, state: State, seat: Seat) -> Refusal | None:
        player = state.players[seat]
        if BOOM not in player.revealed:
            return refuse("SF-13.3", "boom-card")
        if player.tokens_placed >= TOKENS_A_CARD:
            return refuse("SF-13.3", "third-token", placed=player.tokens_placed)
        return None

    @classmethod
    def why_nothing_legal(cls, state: State, seat: Seat) -> Refusal | None:
        return None if open_tokens(state) else refuse("SF-13.8", "no-tokens")

    @classmethod
    def note(cls, state: State, seat: Seat) -> Phrase:
        return phrase("santafe-note-boom", tokens=TOKENS_A_CARD - state.players[seat].tokens_placed)

    @classmethod
    def ask(cls, state: State, seat: Seat, draft: Draft) -> Offers:
        if not draft.values:
            return Offers(field="token1", choices=_choices(state, open_tokens(state)))
        answer, said = cls.whole(state, seat, draft), cls.compose(draft.filled()).tokens
        room = TOKENS_A_CARD - state.players[seat].tokens_placed - len(said)
        more = _choices(state, open_tokens(state, said)) if answer.complete and room > 0 else ()
        return answer.but(field="token2", choices=more) if more else answer

    def attempt(self, state: State, seat: Seat) -> Outcome[State] | Refusal:
        player = state.players[seat]
        if player.tokens_placed + len(self.tokens) > TOKENS_A_CARD:
            return refuse("SF-13.3", "third-token", placed=player.tokens_placed)
        placed: tuple[Token, ...] = ()
        for token in self.tokens:
            if refusal := _forbids(state, placed, token):
                return refusal
            placed = (*placed, token)
        fours = sum(token.value == 4 for token in placed)
        after = state.with_player(seat, tokens_placed=player.tokens_placed + len(placed)).but(
            boomed=(*state.boomed, *((token.city, token.value) for token in placed)),
            fours=state.fours - fours,
            fives=state.fives - (len(placed) - fours),
        )
        return Outcome(after, (TokensPlaced(seat=seat, tokens=placed),), turn_over=False)

    def account(self, before: State, after: State, seat: Seat) -> tuple[Phrase, ...]:
        return (phrase("santafe-account-boom", fours=after.fours, fives=after.fives),)


def open_tokens(state: State, placed: tuple[Token, ...] = ()) -> tuple[Token, ...]:
    """The tokens that could be placed now, after those already named."""
    taken = {*dict(state.boomed), *(token.city for token in placed)}
    left = {4: state.fours, 5: state.fives}
    for token in placed:
        left[token.value] -= 1
    return tuple(
        Token(city=city.code, value=value)
        for value, printed in TOKEN_ON.items()
        for city in state.board.cities
        if left[value] > 0 and city.value == printed and city.code not in taken
    )


def _forbids(state: State, placed: tuple[Token, ...], token: Token) -> Refusal | None:
    city, name = state.board.city.get(token.city), state.board.called(token.city)
    if token.city in {*dict(state.boomed), *(one.city for one in placed)}:
        return refuse("SF-13.7", "has-token", _eligible(state, placed, token.value), city=name)
    if token.value == 4 and (city is None or city.value != TOKEN_ON[4]):
        return refuse("SF-13.4", "four-on", _eligible(state, placed, 4), city=name)
    if token.value == 5 and (city is None or city.value != TOKEN_ON[5]):
        return refuse("SF-13.5", "five-on", _eligible(state, placed, 5), city=name)
    if token not in open_tokens(state, placed):
        return refuse("SF-13.8", "no-token", value=token.value, fours=state.fours, fives=state.fives)
    return None


def _eligible(state: State, placed: tuple[Token, ...], value: int) -> Phrase | None:
    """The cities that a token of this value can go on."""
    cities = tuple(state.board.called(one.city) for one in open_tokens(state, placed) if one.value == value)
    return instead("cities", value=value, cities=cities) if cities else None


def _choices(state: State, tokens: tuple[Token, ...]) -> tuple[Choice, ...]:
    return tuple(
        Choice(
            value=f"{token.city} {token.value}",
            label=token.named(state.board),
            note=phrase("santafe-note-token", before=state.value(token.city), companies=state.serving(token.city)),
            place=token.city,
        )
        for token in tokens
    )

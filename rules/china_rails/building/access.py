"""The right of entry: how many segments and players a city or port takes, and what must stay free for others.

All numbers are as the track lies, reserved bridges included (CR-R26); `more` is what one seat would add.
"""

from functools import cache

from rules.china_rails.parts import City, Milepost
from rules.china_rails.state import State
from rules.core.contract import Seat

MOST_PLAYERS = {"small": 2, "medium": 3}  # CR-7.1, CR-7.2
MOST_SEGMENTS = 3  # CR-7.3


class Access:
    """The limits for one seat. Answers are rule ids: the rule that more segments would break, or nothing."""

    def __init__(self, state: State, seat: Seat) -> None:
        self._state = state
        self._board = state.board
        self._seat = seat
        self._claims = state.claims()
        self._owners = state.ferry_owners()
        self._ports = self._board.ferry.ports if self._board.ferry else ()
        self.town = cache(self._town)
        self.major = cache(self._major)
        self.port = cache(self._port)

    def _town(self, at: Milepost, more: int) -> str:
        """At a small or medium city."""
        town = self._board.town_at(at)
        assert town is not None
        most = MOST_PLAYERS[town.size]
        built = [edge for _, edge in self._board.around[at] if edge in self._claims]
        mine = sum(self._claims[edge] == self._seat for edge in built)
        connected = {self._claims[edge] for edge in built}
        if at in self._ports:
            connected.update(self._owners)  # CR-R49
        if self._seat not in connected and len(connected) >= most:
            return "CR-7.2" if most == 2 else "CR-7.1"
        if mine + more > MOST_SEGMENTS:
            return "CR-7.3"
        players = sum(seat in connected or not self._state.players[seat].left for seat in self._state.seats)
        usable = len(self._board.usable_at[at])
        unbuilt = usable - len(built) - more
        after = len(connected | {self._seat})
        if unbuilt >= min(most, players, usable) - after:  # CR-R47
            return ""
        return "CR-7.4" if after + unbuilt < 2 else "CR-7.5"

    def _major(self, city: City, more: int) -> str:
        """At a major city, whichever milepost (CR-R46)."""
        exits = self._board.exits[city]
        claimed = [self._claims[edge] for edge in exits if edge in self._claims]
        present = {*claimed, self._seat}
        waiting = sum(seat not in present and not player.left for seat, player in enumerate(self._state.players))
        unbuilt = len(exits) - len(claimed) - more
        return "" if unbuilt >= min(waiting, len(exits) - len(present)) else "CR-6.2"

    def _port(self, at: Milepost, more: int, owner: bool) -> str:
        """At a port of the ferry, where each owner must be able to connect (CR-R49); `owner`: so is the seat then."""
        ferry = self._board.ferry
        assert ferry is not None
        owners = {*self._owners, *((self._seat,) if owner else ())}
        built = [edge for _, edge in self._board.around[at] if edge in self._claims]
        there = {self._claims[edge] for edge in built} | {self._seat}
        usable = len(self._board.usable_at[at])
        unbuilt = usable - len(built) - more
        return "" if unbuilt >= min(ferry.most, usable) - len(owners & there) else "CR-9.6"

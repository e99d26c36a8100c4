"""A public message to be: what the channel is told, before it is put into a language and a picture.

Posts are stored in the outbox with the moves they tell of, so nothing is lost between a commit and Discord.
"""

from typing import Literal

from bot.table import Holder
from rules.core.contract import Seat
from rules.core.phrase import Frozen, Phrase

Button = Literal["join", "robot", "leave", "start", "howto", "play", "hand", "board", "rules", "rematch"]


class Post(Frozen):
    lines: tuple[Phrase, ...]
    seats: tuple[Holder, ...]  # who sat where then: people may have left before it is sent
    foot: tuple[Phrase, ...] = ()  # whose turn it is and what is expected; the only place with mentions
    mention: tuple[Seat, ...] = ()
    since: int  # marks in the picture are made from the events after this revision ...
    revision: int  # ... up to this one, whose position is shown
    settled: int  # what the buttons are made for
    picture: bool = False
    buttons: tuple[Button, ...] = ()
    strand: Literal["", "lobby", "news"] = ""  # what may be told by editing the newest message

"""All that can happen in China Rails, as it is kept in the log."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, TypeAdapter

from rules.china_rails.events_building import Built, DeliveryEnded, LinkBought, Upgraded
from rules.china_rails.events_cards import (
    EventEnded,
    Happened,
    LoadDue,
    LoadLost,
    Shaken,
    Taxed,
    Thrown,
    TrackLost,
    TurnDue,
    TurnLost,
)
from rules.china_rails.events_running import (
    CongressReached,
    Delivered,
    Dropped,
    FeePaid,
    Ferried,
    Halved,
    Loaded,
    Moved,
    Started,
    Stopped,
)
from rules.china_rails.events_turns import (
    Begun,
    Borrowed,
    Drew,
    HandDiscarded,
    Left,
    Qualified,
    Repaid,
    Reshuffled,
    RoundBegan,
    Tied,
    TimeUp,
    TurnBegan,
    TurnEnded,
    Won,
)
from rules.core.contract import Event

AnyEvent = (
    Begun
    | TurnBegan
    | RoundBegan
    | Built
    | LinkBought
    | Upgraded
    | DeliveryEnded
    | Started
    | Moved
    | Halved
    | FeePaid
    | Ferried
    | Stopped
    | CongressReached
    | Loaded
    | Dropped
    | Delivered
    | HandDiscarded
    | Drew
    | Reshuffled
    | Happened
    | TrackLost
    | Thrown
    | LoadDue
    | LoadLost
    | TurnDue
    | TurnLost
    | Taxed
    | Shaken
    | EventEnded
    | Borrowed
    | Repaid
    | TurnEnded
    | Qualified
    | Tied
    | TimeUp
    | Won
    | Left
)
EVENTS: TypeAdapter[Event] = TypeAdapter(Annotated[AnyEvent, Field(discriminator="kind")])

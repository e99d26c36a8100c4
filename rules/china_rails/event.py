"""What every event of China Rails shares: its speech, and how places, goods and cards in its fields are worded."""

from typing import Annotated, ClassVar

from rules.china_rails.naming import city_name, demands, event_name, good_name, place, port_name
from rules.china_rails.parts import Card, City, Good, Milepost, Port
from rules.china_rails.speech import SPEECH
from rules.china_rails.state import State
from rules.core.contract import Seat
from rules.core.kinds import Speech
from rules.core.phrase import Worded
from rules.core.telling import ToldEvent

NamedPlace = Annotated[Milepost, Worded(place)]
NamedCity = Annotated[City, Worded(city_name)]
NamedPort = Annotated[Port, Worded(port_name)]
NamedGood = Annotated[Good, Worded(good_name)]
NamedEvent = Annotated[Card, Worded(event_name)]
DemandCard = Annotated[Card, Worded(demands)]


class ChinaEvent(ToldEvent[State]):
    speech: ClassVar[Speech] = SPEECH


class Seated(ChinaEvent):
    """Most of what happens, happens to a seat."""

    seat: Seat

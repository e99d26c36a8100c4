"""A board file: the map as rows of terrain marks, cities, goods, ferry, ports, demands and events, as written.

`rules.china_rails.board` makes the board that is played on out of it, and checks it.
"""

from typing import Annotated, Literal

from pydantic import ConfigDict, Field

from rules.core.phrase import Frozen, Named

Name = Annotated[str, Field(min_length=1, max_length=60)]
Text = Annotated[str, Field(max_length=400)]
Milepost = Annotated[str, Field(pattern=r"^[A-Z]{1,2}[1-9][0-9]{0,2}$")]
Size = Literal["small", "medium", "major"]
Water = Literal["river", "dry_river", "dry_lake", "lake", "inlet"]
EventKind = Literal[
    "party_congress",
    "rail_tax",
    "strike",
    "flood",
    "new_year",
    "black_dragon",
    "derailment",
    "snow_manchuria",
    "heavy_snow",
    "storm_at_sea",
    "wind_storm",
    "sand_storm",
    "earthquake",
    "desert_rains",
]


class Entry(Frozen):
    """What has a name, in each language where it differs from the English one."""

    model_config = ConfigDict(extra="allow")

    name: Name
    fr: Name | None = None
    __pydantic_extra__: dict[Annotated[str, Field(pattern="^[a-z]{2}$")], Name]  # further languages, by code
    aliases: tuple[Name, ...] = ()

    def named(self) -> Named:
        return Named(en=self.name, fr=self.fr or self.name, **self.__pydantic_extra__)

    def names(self) -> tuple[str, ...]:
        return (self.name, *((self.fr,) if self.fr else ()), *self.__pydantic_extra__.values(), *self.aliases)


class CityEntry(Entry):
    size: Size
    at: Milepost | None = None  # the centre of a major city; none: an island city without a milepost
    outer: str = ""
    taiwan: bool = False
    x: float = 0  # where an island city without a milepost is drawn, in steps of the grid
    y: float = 0
    goods: tuple[Name, ...] = ()


class GoodEntry(Entry):
    chips: int = Field(ge=0, le=100)
    code: Annotated[str, Field(pattern=r"^[A-Z]{2}$")]
    colour: Annotated[str, Field(pattern=r"^#[0-9a-f]{6}$")] = "#808080"


class FerryEntry(Entry):
    ports: tuple[Milepost, Milepost]
    port_names: tuple[Name, Name]
    price: int = Field(ge=0, le=20)
    most: int = Field(ge=1, le=6)


class PortEntry(Entry):
    at: Milepost
    price: int = Field(ge=0, le=20)
    most: int | None = Field(default=None, ge=1, le=6)  # none: everybody
    landing: Name


class ZoneEntry(Entry):
    kind: Literal["region", "desert", "coast", "taiwan"]
    mileposts: str


class WaterEntry(Entry):
    kind: Water
    crossed: str


class EventEntry(Entry):
    """An event card. Which of the parameters count depends on its kind."""

    kind: EventKind
    text: Text
    text_fr: Text
    cities: tuple[Name, ...] = ()
    rivers: tuple[Name, ...] = ()
    zones: tuple[Name, ...] = ()
    goods: tuple[Name, ...] = ()
    radius: int = Field(default=0, ge=0, le=100)
    inner: int = Field(default=0, ge=0, le=100)
    bonus: int = Field(default=0, ge=0, le=100)
    elsewhere: int = Field(default=0, ge=0, le=100)
    tax: tuple[tuple[int, int], ...] = ()  # from this much cash on, pay so much


class Projection(Frozen):
    """How the grid was laid on the globe (Albers), for drawing coasts under it; `step` is in kilometres."""

    parallels: tuple[float, float]
    centre: tuple[float, float]
    corner: tuple[float, float]
    step: float = Field(gt=0)


class BoardFile(Frozen):
    name: Name
    reconstruction: bool = False
    map: str
    gaps: str = ""
    projection: Projection | None = None
    cities: tuple[CityEntry, ...]
    goods: tuple[GoodEntry, ...]
    ferry: FerryEntry | None = None
    ports: tuple[PortEntry, ...] = ()
    demands: tuple[str, ...] = ()  # "Fuzhou: Wood 54, Hami: Grain 38, Lhasa: Tea 40"
    zones: dict[Name, ZoneEntry] = Field(default_factory=dict)
    waters: dict[Name, WaterEntry] = Field(default_factory=dict)
    events: tuple[EventEntry, ...] = ()

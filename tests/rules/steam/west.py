"""Positions of California in a few words: its trunk line, and the end of a turn with a token that is sure to come."""

from __future__ import annotations

from rules.steam.maps.california_2090.disaster import TOKENS
from tests.rules.steam.table import Table, china

# San Francisco - San Jose - Salinas - San Luis Obispo - Santa Barbara - Los Angeles, without its last tile (ST-EX-78).
COAST = ("E9 t:NW,SE", "F9 NW-S", "F10 t:N,SE", "G11 NW-S", "H12 NW-S", "H13 t:N,SE")
LAST = "I14 NW-SE"


def california(**options: object) -> Table:
    """California, ready to build."""
    return china(3, map="california", **options)


def in_2090(token: str = "earthquake", **options: object) -> Table:
    """California 2090 with a bag that holds nothing but one kind of token."""
    return only(token, china(3, map="california_2090", **options))


def only(token: str, table: Table) -> Table:
    """A bag that holds nothing else."""
    assert table.state.disasters is not None
    bag = tuple((name, 4 if name == token else 0) for name in TOKENS)
    return table.but(disasters=table.state.disasters.but(bag=bag))


def trunk(table: Table, owner: str = "A") -> Table:
    """The whole line along the coast, its last tile built: five VP."""
    table.lay(owner, *COAST).phase("build", owner).player(owner, cash=2, builds=0)
    return table.play(f"{owner} build {LAST}")


def end_turn(table: Table) -> Table:
    """The income phase, and what comes after it."""
    return table.phase("move", "C", round=2).play("C pass")


def shaken() -> Table:
    """The end of a turn: an earthquake under the trunk line of A, who has 2 dollars and no income."""
    return end_turn(trunk(in_2090()).player("A", cash=2))

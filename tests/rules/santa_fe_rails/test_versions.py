"""Games of version 1 go on: positions, events and boards as they were stored then."""

import json

import data
from rules.core.boards import own_name
from rules.registry import GAMES, game_of
from rules.santa_fe_rails.board import read_board
from rules.santa_fe_rails.game import SantaFeRails
from rules.santa_fe_rails.state import State
from tests.rules.santa_fe_rails.table import GAME, deal, position, seeded, step

SHIPPED = data.read("boards", "santa_fe_rails.toml")


def test_both_versions_are_in_the_registry() -> None:
    assert GAMES["santa_fe_rails"].version == 2
    old = game_of("santa_fe_rails", 1)
    assert old.version == 1
    state = old.setup(old.options(), 3, seeded()).state
    assert isinstance(state, State)
    assert (state.version, deal(3).version) == (1, 2)


def test_a_stored_position_goes_on_under_its_version() -> None:
    """Without the fields that came later; every position that follows keeps board and version."""
    old = SantaFeRails(version=1)
    stored = json.loads(old.setup(old.options(), 3, seeded()).state.model_dump_json())
    del stored["passed"]
    state = old.load(json.dumps(stored).encode())
    after = old.apply(state, 0, old.parse(f"choose {state.players[0].hand[0]}"), seeded()).state
    assert (after.version, after.board is state.board) == (1, True)
    assert old.load(after.model_dump_json().encode()) == after


def test_stored_events_that_name_their_board_are_read() -> None:
    """They once carried its name; their words come from the position now."""
    result = step(position(2, tracks={"SF": ("CHI KC ELP:2",)}), "lay SF to ELP")
    for event in result.events:
        stored = json.loads(GAME.events.dump_json(event)) | {"board": "shipped"}
        read = GAME.events.validate_json(json.dumps(stored))
        assert read == event
        assert GAME.tell(result.state, read) == GAME.tell(result.state, event)


def test_a_boards_name_stays_what_it_was() -> None:
    """Stored games name it: made from the contents as version 1 knew them, aliases only where there are some."""
    plain = SHIPPED.replace(' aliases = ["Nouvelle-Orléans", "La Nouvelle-Orléans"],', "")
    assert own_name(read_board(plain)) == "own-ea0251a480b8"
    assert own_name(read_board(SHIPPED)) != own_name(read_board(plain))
    assert read_board(plain) != read_board(SHIPPED)

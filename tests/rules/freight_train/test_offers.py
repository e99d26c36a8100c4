"""Offers: every choice leads on, nothing legal is missing, and what a choice brings about is said before."""

import random
from itertools import groupby, permutations, product

import pytest

from render.words import words
from rules.core.contract import Draft, Offers
from rules.core.phrase import Phrase
from rules.freight_train.build import FULL_YARD, position
from rules.freight_train.picking import Pick
from rules.freight_train.state import Spot, State, Train
from rules.freight_train.take import Take
from rules.freight_train.wagons import WAGONS, Wagon
from tests.rules.freight_train.table import GAME
from tests.rules.freight_train.test_action import SEVEN_TRAINS, closed


def ask(state: State, kind: str = "", growing: str = "", **values: str) -> Offers:
    return GAME.offers(state, state.turn, Draft(kind=kind, values=tuple(values.items()), growing=growing))


def values(offers: Offers) -> list[str]:
    return [choice.value for choice in offers.choices]


def brings(offers: Offers, value: str) -> str:
    """What a wagon does at its place, as the note of the choice says."""
    found = next(choice.note for choice in offers.choices if choice.value == value)
    assert found is not None
    told = found.params["brings"]
    assert isinstance(told, Phrase)
    return told.key


def cited(offers: Offers) -> str | None:
    assert not offers.choices
    assert not offers.complete
    return offers.refusal.rule if offers.refusal else None


def tight(*rows: str) -> State:
    """Day 3, room for two wagons, seven trains of two or more, a mixed train with coil and auto."""
    yards = {0: ("refr " * 8, "stock " * 6)}
    return position(main=rows, yards=yards, trains={0: SEVEN_TRAINS}, day=3, scores={0: 0})


def test_the_kinds_open_now() -> None:
    state = position(main=FULL_YARD[:3], yards={0: ("box", "")}, trains={0: ("box",)}, cabooses=True)
    assert values(ask(state)) == ["fill", "take", "switch", "rearrange", "mobilise", "caboose"]
    assert values(ask(position())) == ["take", "mobilise"]
    assert values(ask(position(day=3, scores={0: 0}))) == ["take"]


def test_nothing_is_offered_out_of_turn() -> None:
    state = position(turn=1)
    for seat, kind, rule in ((0, "", "FT-5.1"), (0, "fill", "FT-4.1"), (2, "", "FT-2.1"), (2, "take", "FT-2.1")):
        assert cited(GAME.offers(state, seat, Draft(kind=kind))) == rule
    assert cited(GAME.offers(state.model_copy(update={"over": True}), 1, Draft())) == "FT-2.6"


@pytest.mark.parametrize(
    ("state", "kind", "rule"),
    [
        (position(), "fill", "FT-4.2"),
        (position(main=("box",)), "take", "FT-6.9"),
        (tight("pigg pigg pigg"), "take", "FT-6.8"),
        (position(), "switch", "FT-7.2"),
        (tight("box"), "switch", "FT-7.5"),
        (position(), "rearrange", "FT-8.5"),
        (tight("box"), "rearrange", "FT-8.7"),
        (position(day=3), "mobilise", "FT-9.3"),
        (position(trains={0: ("box",)}), "caboose", "FT-14.10"),
        (position(cabooses=True), "caboose", "FT-14.7"),
        (position(), "pass", "FT-5.2"),
        (position(), "dance", "FT-5.1"),
    ],
)
def test_a_kind_that_is_closed_says_why(state: State, kind: str, rule: str) -> None:
    if kind in ("take", "switch") and rule in ("FT-6.8", "FT-7.5"):
        state = closed(state)
    assert kind not in values(ask(state))
    assert cited(ask(state, kind)) == rule


def test_a_wagon_that_bars_the_third_is_not_offered() -> None:
    """Room for two pigg, none for a third: the box must be one of the three."""
    state = closed(tight("pigg pigg", "pigg", "pigg box"))
    first = values(ask(state, "take"))
    assert sorted(first) == ["1:pigg>yard2", "2:pigg>yard2", "3:box>loco1"]  # in the yard it would take a pigg's room
    two = {"wagon1": "1:pigg>yard2", "wagon2": "2:pigg>yard2"}
    assert values(ask(state, "take", **two)) == ["3:box>loco1"]
    assert ask(state, "take", **two, wagon3="3:box>loco1").complete


def test_whether_three_fit_agrees_with_trying_everything() -> None:
    """Any assignment, any placing order, any declaration: a take is offered if and only if one is legal."""
    dice = random.Random(4)
    outcomes = set()
    for _ in range(20):
        state = _cramped(dice)
        legal = any(GAME.check(state, 0, move) is None for move in _all_takes(state))
        assert (Take.why_not_offered(state, 0) is None) == legal
        outcomes.add(legal)
    assert outcomes == {True, False}


def _cramped(dice: random.Random) -> State:
    """Two short rows, three locomotives, little room: takes that fit by a hair or not at all."""
    few: tuple[Wagon, ...] = WAGONS[:4]
    trains: list[Train] = []
    for loco in range(1, dice.randrange(2, 5)):
        wagon = dice.choice(few)
        plain = any(one.wagons[0] == wagon and not one.mixed for one in trains)
        mixed = any(one.mixed for one in trains)
        if plain and mixed:
            continue
        wagons = (wagon,) * dice.choice((1, 1, 2)) if not plain else (wagon,)
        trains.append(Train(loco=loco, wagons=wagons, mixed=plain, caboose=dice.random() < 0.15))
    state = position(main=(), cabooses=True, deck="")
    room = dice.choice((0, 0, 0, 1, 2))
    player = state.players[0].model_copy(
        update={"trains": tuple(trains), "locos": 3, "yard": (("refr",) * 8, ("refr",) * (8 - room))}
    )
    rows = tuple(tuple(dice.choices(few, k=dice.randrange(1, 4))) for _ in range(2))
    return state.model_copy(update={"main": (*rows, (), (), ()), "players": (player, *state.players[1:])})


def _all_takes(state: State) -> list[Take]:
    spots = [Spot(place="loco", number=n, mixed=m) for n in (1, 2, 3) for m in (False, True)]
    if any(len(row) < 8 for row in state.players[0].yard):
        spots.append(Spot(place="yard", number=2))
    found = []
    for rows in product((1, 2), repeat=3):
        if any(rows.count(at) > len(state.main[at - 1]) for at in (1, 2)):
            continue
        for to in product(spots, repeat=3):
            picks = tuple(Pick(row=at, to=spot) for at, spot in zip(rows, to, strict=True))
            orders = permutations((1, 2, 3))
            found += [Take.model_construct(kind="take", picks=picks, order=order) for order in orders]
    return found


def test_notes_say_what_a_place_brings() -> None:
    state = position(main=("ore tank box",), yards={0: ("refr", "")}, trains={0: ("box box box", "tank")})
    offers = ask(state, "take")
    places = ("yard1", "yard2", "loco1", "loco2", "loco3")
    assert sorted(values(offers)) == sorted(f"1:box>{place}" for place in places)
    assert brings(offers, "1:box>loco1") == "freight-note-grows"
    assert brings(offers, "1:box>loco2") == "freight-note-becomes-mixed"
    assert brings(offers, "1:box>loco3") == "freight-note-starts-mixed"
    assert brings(offers, "1:box>yard1") == "freight-note-row"
    offers = ask(state, "take", wagon1="1>yard1", wagon2="1>yard1")
    assert brings(offers, "1:ore>loco3") == "freight-note-starts"
    assert brings(offers, "1:ore>loco3:mixed") == "freight-note-starts-mixed"


def test_the_best_wagon_and_place_come_first() -> None:
    """A fifth box overtakes four; a coil car would stay behind five."""
    trains = {0: ("box " * 4, "mixed ore gond coil"), 1: ("box " * 4, "coil " * 5)}
    state = position(2, main=("coil box", "coil"), end_drawn=True, day=3, trains=trains)
    assert values(ask(state, "take"))[0] == "1:box>loco1"


MIXED_COMPANY = position(
    main=("coil tank", "ore box", "coil", "gond box"),
    trains={0: ("box box", "ore")},
    yards={0: ("gond box", "tank ore")},
)


@pytest.mark.parametrize("kind", ["take", "switch"])
def test_longer_trains_come_before_new_ones_and_those_before_the_yard(kind: str) -> None:
    """Last what makes another train mixed for the rest of the day."""
    offers = ask(MIXED_COMPANY, kind)
    order = ("grows", "starts", "row", "becomes-mixed")
    ranks = [
        order.index(brings(offers, value).removeprefix("freight-note-").replace("starts-mixed", "starts"))
        for value in values(offers)
    ]
    assert ranks == sorted(ranks)
    assert set(ranks) == ({0, 1, 2, 3} if kind == "take" else {0, 1, 3})


def test_wagons_of_one_kind_are_offered_together() -> None:
    """From each row, since each uncovers another wagon."""
    offers = ask(MIXED_COMPANY, "take")
    assert values(offers)[:2] in (["2:box>loco1", "4:box>loco1"], ["4:box>loco1", "2:box>loco1"])
    doing = [(brings(offers, value).replace("-mixed", ""), value[2:].partition(">")[0]) for value in values(offers)]
    groups = [group for group, _ in groupby(doing)]
    assert len(groups) == len(set(groups))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            {
                "2:box>loco1": "Lengthen train 1: box car (box) from row 2",
                "1:tank>loco2": "Make train 2 mixed: tank car (tank) from row 1",
                "1:tank>loco3": "Start train 3: tank car (tank) from row 1",
                "1:tank>loco3:mixed": "Start mixed train 3: tank car (tank) from row 1",
                "2:box>loco3": "Start mixed train 3: box car (box) from row 2",
                "1:tank>yard2": "Park in yard row 2: tank car (tank) from row 1",
            },
        ),
        (
            "fr",
            {
                "2:box>loco1": "Allonger le train 1 : couvert (box), rangée 2",
                "1:tank>loco2": "Rendre mélangé le train 2 : citerne (tank), rangée 1",
                "1:tank>loco3": "Former le train 3 : citerne (tank), rangée 1",
                "1:tank>loco3:mixed": "Former le train mélangé 3 : citerne (tank), rangée 1",
                "2:box>loco3": "Former le train mélangé 3 : couvert (box), rangée 2",
                "1:tank>yard2": "Garer à l’entrepôt, rangée 2 : citerne (tank), rangée 1",
            },
        ),
    ],
)
def test_a_choice_says_what_it_does_with_which_wagon_of_which_row(language: str, told: dict[str, str]) -> None:
    labels = {choice.value: words(language).say(choice.label) for choice in ask(MIXED_COMPANY, "take").choices}
    assert {value: labels[value].replace("\u202f", " ") for value in told} == told
    grown = position(main=("tank box ore",), trains={0: ("mixed tank box",)})
    first, *_ = ask(grown, "take").choices
    longer = {"en": "Lengthen mixed train 1: ", "fr": "Allonger le train mélangé 1\u202f: "}
    assert words(language).say(first.label).startswith(longer[language])


def test_a_train_that_turns_mixed_is_told_before_it_is_confirmed() -> None:
    state = position(yards={0: ("ore box", "")}, trains={0: ("tank",)})
    turned = ask(state, "switch", wagon1="1:box>loco1")
    assert turned.complete
    assert turned.warning is not None
    assert (turned.warning.key, turned.warning.params["loco"]) == ("freight-warn-mixed", 1)
    assert ask(state, "switch", wagon1="1:box>loco2").warning is None
    assert ask(state, "switch", wagon1="1:box>loco2:mixed").warning is None


def test_a_switch_may_end_after_each_wagon() -> None:
    state = position(yards={0: ("box box", "")})
    assert not ask(state, "switch").complete
    one = ask(state, "switch", wagon1="1:box>loco1")
    assert (one.complete, one.field) == (True, "wagon2")
    assert "1:box>loco1" in values(one)
    two = ask(state, "switch", wagon1="1:box>loco1", wagon2="1:box>loco1")
    assert (two.complete, two.field) == (True, None)


def test_a_placing_order_is_offered_only_where_it_matters() -> None:
    state = position(main=("ore tank box", "box"))
    to_rows = {"wagon1": "1>yard1", "wagon2": "1>yard1", "wagon3": "1>yard1"}
    offers = ask(state, "take", **to_rows)
    assert (offers.complete, offers.field) == (True, "order")
    assert values(offers) == ["1 3 2", "2 1 3", "2 3 1", "3 1 2", "3 2 1"]
    assert ask(state, "take", **to_rows, order="2 1 3").complete
    assert cited(ask(state, "take", **to_rows, order="2 1")) == "FT-6.6"
    alike = ask(state, "take", wagon1="1:box>yard1", wagon2="2:box>yard1", wagon3="1>loco1")
    assert (alike.complete, alike.field) == (True, None)
    assert ask(state, "take", wagon1="1>yard1", wagon2="1>yard2", wagon3="1>loco1").field is None


def test_a_row_grows_wagon_by_wagon() -> None:
    state = position(yards={0: ("box ore box", "")})
    start = ask(state, "rearrange")
    assert (start.field, values(start), start.closes) == ("row1", ["box", "ore"], True)
    assert values(ask(state, "rearrange", growing="box")) == ["box", "ore"]
    assert values(ask(state, "rearrange", growing="box minerai")) == ["box"]
    second = ask(state, "rearrange", row1="box")
    assert (second.field, values(second), second.closes, second.complete) == ("row2", ["box", "ore"], False, False)
    assert ask(state, "rearrange", growing="box ore", row1="box").closes
    assert ask(state, "rearrange", row1="box", row2="box ore").complete
    assert ask(state, "rearrange", row1="box ore box").complete
    assert cited(ask(state, "rearrange", growing="tank tank")) == "FT-8.3"


def test_a_row_closes_only_if_the_rest_fits_the_other() -> None:
    state = position(yards={0: ("box " * 8, "ore " * 4)})
    assert not ask(state, "rearrange", growing="box box box").closes
    assert ask(state, "rearrange", growing="box box box ore").closes
    assert values(ask(state, "rearrange", growing="box box box box box box box box")) == []
    assert cited(ask(state, "rearrange", row1="box")) == "FT-8.3"


def test_rows_to_fill() -> None:
    offers = ask(position(main=("box", "", "ore")), "fill")
    assert (offers.field, values(offers), offers.complete) == ("row", ["2", "4", "5"], True)
    assert cited(ask(position(main=("box", "", "ore")), "fill", row="1")) == "FT-4.4"


def test_trains_for_a_caboose() -> None:
    state = position(trains={0: ("box", "ore caboose", "", "tank")}, cabooses=True)
    assert values(ask(state, "caboose")) == ["1", "4"]
    assert ask(state, "caboose", train="4").complete
    assert cited(ask(state, "caboose", train="2")) == "FT-14.7"


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("take", {"wagon1": "nine>yard1"}),
        ("take", {"wagon1": "1>the moon"}),
        ("take", {"wagon1": "4:box>yard1"}),
        ("take", {"wagon1": "1>loco9"}),
        ("take", {"wagon2": "1>yard1"}),
        ("take", {"from1": "1"}),
        ("switch", {"wagon1": "1:tank>loco1"}),
        ("fill", {"row": "x"}),
        ("caboose", {"train": "x"}),
        ("rearrange", {"row1": "bus"}),
        ("pass", {"row": "1"}),
    ],
)
def test_invented_values_are_refused_not_raised(kind: str, said: dict[str, str]) -> None:
    state = position(main=("box box box",), yards={0: ("ore", "")}, trains={0: ("ore",)}, cabooses=True)
    assert cited(ask(state, kind, **said)) is not None


def test_drafts_are_read_as_people_write_them() -> None:
    state = position(main=("ore box",), yards={0: ("ore", "")}, trains={0: ("ore",)}, cabooses=True)
    assert ask(state, "switch", wagon1="1 : Ore car > LOCO 1").complete
    assert ask(state, "caboose", train="Loco 1").complete
    assert ask(state, "rearrange", row1="ORE CAR").complete


def test_fields_come_in_the_order_of_the_form() -> None:
    state = position()
    draft = Draft(kind="take")
    asked = []
    while not (offers := GAME.offers(state, 0, draft)).complete:
        assert offers.field is not None
        asked.append(offers.field)
        draft = draft.with_value(offers.field, offers.choices[0].value)
    assert asked == [field.name for field in GAME.forms["take"].fields][:3]


def test_empty_locomotives_are_offered_once() -> None:
    places = {value.partition(">")[2] for value in values(ask(position(), "take"))}
    assert places == {"yard1", "yard2", "loco1", "loco1:mixed"}

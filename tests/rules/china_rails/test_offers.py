"""What is offered: ranked targets with prices, suggestions, accounts, duties; and that offers and check agree."""

from typing import Any

from rules.china_rails.building.targets import FIRST, wanted_cities
from rules.china_rails.building.works import Works
from rules.china_rails.game import ChinaRails
from rules.china_rails.places import find_site
from rules.china_rails.search_build import home, reach
from rules.china_rails.state import ChinaOptions, State
from rules.core.chance import Chance
from rules.core.contract import Draft, Offers
from rules.core.phrase import phrase
from tests.rules.china_rails.table import STAR, game, kinds, logged, offers, played, refused, step, table

GAME = ChinaRails()


def labels(asked: Offers) -> list[str]:
    return [choice.value for choice in asked.choices]


def test_cities_of_the_cards_and_their_sources_come_first() -> None:
    """With price and segments."""
    state = table(
        phase="building",
        track={0: ("H1 G1",)},
        hands={0: ("Lima: Tea 40", "Kilo: Silk 9")},
        goods={"West": ("Tea",), "North": ("Silk",)},
    )
    asked = offers(state, Draft(kind="build"))
    assert asked.narrowed
    assert labels(asked)[:4] == ["lima", "west", "kilo", "north"]
    note = asked.choices[2].note
    assert note is not None
    assert (note.params["cost"], note.params["segments"]) == (5, 3)


def test_typing_narrows_cities_ports_and_mileposts() -> None:
    """2,343 mileposts and all cities, at most 25 answers."""
    state = GAME.setup(ChinaOptions(), 2, Chance(bytes(32))).state

    def ask(typed: str) -> list[str]:
        return labels(GAME.offers(state, state.turn, Draft(kind="build", typed=typed)))

    assert ask("wuh") == ["wuhan"]
    assert ask("mouk") == ["shenyang"]
    assert ask("BC3") == [label for label in ask("BC3") if label.startswith("BC3")]
    assert len(ask("a")) <= 25
    assert ask("nowhere") == []


def test_every_kind_that_is_offered_leads_to_a_legal_move() -> None:
    """Each first choice followed to its end."""
    from rules.core.walk import example

    state = table(
        track={0: ("A1 B1 C1 D1 E1",)},
        trains={0: "D1"},
        loads={0: ("tea", "silk")},
        hands={0: ("Kilo: Tea 9",)},
        options={"loan": True},
        ports={"Hong Kong": "H2"},
        taiwan={"Taipei": ("Fish",)},
    )
    rules = game(state)
    assert kinds(state) == {"deliver", "move", "drop", "build", "link", "upgrade", "loan", "discard", "end"}
    for kind in kinds(state):
        found = example(rules, state, 0, kind)  # type: ignore[arg-type]  # one game of many
        assert found is not None
        assert rules.check(state, 0, found) is None  # type: ignore[arg-type]


def test_suggestions_are_whole_moves_the_best_first() -> None:
    """Deliver, load, go: each is complete and legal."""
    state = table(
        track={0: ("A1 B1 C1 D1 E1 F1",)},
        trains={0: "D1"},
        loads={0: ("tea",)},
        hands={0: ("Kilo: Tea 54", "North: Rice 20")},
        goods={"Kilo": ("Rice",)},
    )
    rules = game(state)
    found = rules.suggest(state, 0)
    assert [one.draft.kind for one in found][:3] == ["deliver", "load", "move"]
    assert found[0].label.params["pay"] == 54
    for one in found:
        assert rules.offers(state, 0, one.draft).complete
    goal = next(one for one in found if one.draft.kind == "move")
    assert goal.label.params["points"] == 9


def test_a_draft_shows_its_cost_and_what_it_would_do() -> None:
    """Account and ghosts, while the path still grows and once it is whole."""
    state = table(phase="building", track={0: ("A1 B1",)})
    rules = game(state)
    for draft in (Draft(kind="build", growing="B1 C1"), Draft(kind="build", values=(("to", "B1 C1"),))):
        seen = rules.outlook(state, 0, draft)
        assert seen is not None
        assert [event.kind for event in seen.events] == ["built"]
        assert seen.account[0].params["cost"] == 1
        assert seen.account[0].params["cash"] == 59
    running = table(track={0: ("A1 B1",), 1: ("B1 C1 D1",)}, trains={0: "A1"})
    way = game(running).outlook(running, 0, Draft(kind="move", values=(("to", "kilo"),)))
    assert way is not None
    assert (way.account[0].params["used"], way.account[0].params["fees"]) == (3, 4)
    assert rules.outlook(state, 0, Draft(kind="build")) is None
    assert rules.outlook(state, 0, Draft(kind="build", growing="nowhere")) is None


def test_from_and_via_are_completed_for_who_types_them() -> None:
    """A panel does not ask for them."""
    state = table(phase="building", track={0: ("A1 B1",)})
    typed = offers(state, Draft(kind="build", values=(("to", "kilo"),), typed="ea"))
    assert (typed.field, labels(typed)) == ("from", ["east"])
    via = offers(state, Draft(kind="build", values=(("to", "kilo"), ("from", "north")), typed="li"))
    assert (via.field, labels(via)) == ("via", ["lima"])
    assert offers(state, Draft(kind="build", values=(("to", "kilo"),))).field is None
    anywhere = offers(state, Draft(kind="build", values=(("to", "kilo"),), typed="any"))
    assert labels(anywhere) == ["anywhere"]


def test_from_anywhere_takes_the_nearest_legal_start() -> None:
    """Own network is the usual start; any major city on request."""
    state = table(phase="building", track={0: ("A3 A4",)})
    rules = game(state)
    own = rules.outlook(state, 0, Draft(kind="build", values=(("to", "G1"),)))
    other = rules.outlook(state, 0, Draft(kind="build", values=(("to", "G1"), ("from", "anywhere"))))
    assert own is not None
    assert other is not None
    assert (own.account[0].params["cost"], other.account[0].params["cost"]) == (7, 1)


def test_what_lies_beyond_the_money_is_told() -> None:
    """`Lanzhou: this turn as far as AN41`."""
    state = table(phase="building", track={0: ("A1 B1",)}, now={"spent": 18})
    asked = offers(state, Draft(kind="build", values=(("to", "kilo"),)))
    assert asked.complete
    assert asked.warning is not None
    assert (asked.warning.params["at"], asked.warning.params["cost"]) == ("C1", 3)


def test_goals_and_steps_of_a_train() -> None:
    """Cities in reach with points and fees; then single steps."""
    state = table(track={0: ("A1 B1",), 1: ("B1 C1 D1",)}, trains={0: "A1"}, hands={0: ("Kilo: Tea 9",)})
    asked = offers(state, Draft(kind="move"))
    assert labels(asked) == ["kilo", "B1"]
    assert asked.choices[0].label.params["steps"] == 3
    note = asked.choices[0].note
    assert note is not None
    assert note.params["fees"] == 4
    assert labels(offers(state, Draft(kind="move", growing="B1"))) == ["C1"]
    assert labels(offers(state, Draft(kind="move", typed="kil"))) == ["kilo"]
    far = offers(state.with_turn(points=1, used=8), Draft(kind="move", values=(("to", "kilo"),)))
    assert (far.field, labels(far)) == ("by", ["far"])


def test_the_manner_of_a_way_is_asked_only_where_it_matters() -> None:
    """CR-R78: two fees or one, and the short way; elsewhere the way with the least fees is the shortest too."""
    track = {0: ("A1 A2 B2", "D2 E2"), 1: ("B2 C2 D3 D2",), 2: ("C2 D2",)}
    state = table(track=track, trains={0: "A1"})
    asked = offers(state, Draft(kind="move", values=(("to", "E2"),)))
    assert (asked.field, labels(asked), asked.complete) == ("by", ["fees", "points"], True)
    same = offers(state, Draft(kind="move", values=(("to", "C2"),)))
    assert (same.field, same.complete) == (None, True)
    chosen = offers(state, Draft(kind="move", values=(("to", "E2"), ("by", "points"))))
    assert (chosen.field, chosen.complete) == (None, True)


def moves_suggested(state: State) -> list[dict[str, str]]:
    return [dict(one.draft.values) for one in game(state).suggest(state, 0) if one.draft.kind == "move"]


def test_a_train_is_sent_towards_what_lies_beyond_its_points() -> None:
    """Where its load is asked for; with room left also to what the cards ask for; each a whole move of this turn."""
    said: dict[str, Any] = {"track": {0: ("A1 B1 C1 D1 E1 F1 G1 H1",)}, "trains": {0: "A1"}, "loads": {0: ("tea",)}}
    said |= {"now": {"points": 3, "used": 6}}
    hands = {0: ("Kilo: Tea 20", "East: Tea 30", "North: Rice 9")}
    state = table(hands=hands, goods={"Lima": ("Rice",), "Kilo": ("Rice",)}, **said)
    assert moves_suggested(state) == [{"to": "kilo"}, {"to": "east", "by": "far"}]
    first, *_, last = [one for one in game(state).suggest(state, 0) if one.draft.kind == "move"]
    assert first.note is not None
    assert (first.note.key, first.note.params["pay"]) == ("china-note-sale", 20)
    assert last.note is not None
    assert (last.label.params["turns"], last.note.params["pay"], last.place) == (2, 30, "H1")
    short = state.with_turn(points=2, used=7)
    assert {"to": "kilo", "by": "far"} in moves_suggested(short)
    for one in game(short).suggest(short, 0):
        assert game(short).offers(short, 0, one.draft).complete
    empty = table(hands={0: ("North: Rice 9",)}, goods={"Kilo": ("Rice",)}, **said | {"loads": {}}).with_turn(points=2)
    assert {"to": "kilo", "by": "far"} in moves_suggested(empty)
    (source,) = [one for one in game(empty).suggest(empty, 0) if one.draft.kind == "move"]
    assert source.note is not None
    assert source.note.key == "china-note-supplies"
    full = table(hands={0: ("North: Rice 9",)}, goods={"Kilo": ("Rice",)}, **said | {"loads": {0: ("tea", "tea")}})
    assert {"to": "kilo", "by": "far"} not in moves_suggested(full.with_turn(points=2))


def test_a_train_is_sent_to_its_own_port_with_goods_for_taiwan() -> None:
    said: dict[str, Any] = {"ports": {"Hong": "A3", "Gate": "F1"}, "taiwan": {"Taipei": ("Fish",)}, "trains": {0: "A1"}}
    said |= {"track": {0: ("A1 B1 C1 D1 E1 F1",)}, "loads": {0: ("tea",)}, "hands": {0: ("Taipei: Tea 20",)}}
    linked = table(links={0: ("Gate",)}, now={"points": 3, "used": 6}, **said)
    assert {"to": "gate", "by": "far"} in moves_suggested(linked)
    assert not any("by" in one for one in moves_suggested(table(now={"points": 3, "used": 6}, **said)))


def test_a_second_load_is_suggested_for_a_second_card() -> None:
    said: dict[str, Any] = {"track": {0: ("D1 E1",)}, "trains": {0: "D1"}, "goods": {"Kilo": ("Rice",)}}
    two = table(hands={0: ("North: Rice 9", "East: Rice 20")}, loads={0: ("rice",)}, **said)
    one = table(hands={0: ("North: Rice 9, East: Rice 20",)}, loads={0: ("rice",)}, **said)
    assert [sum(one.draft.kind == "load" for one in game(state).suggest(state, 0)) for state in (two, one)] == [1, 0]


def test_a_menu_of_targets_has_the_most_wanted_and_then_the_cheapest() -> None:
    """On the shipped board a menu holds a part of the places only."""
    state = GAME.setup(ChinaOptions(), 3, Chance(bytes(32))).state
    for text in ("build hong kong>xiamen", "end"):
        state = step(state, text).state
    state = state.but(turn=(state.turn - 1) % 3)
    listed = labels(GAME.offers(state, state.turn, Draft(kind="build")))
    reached = reach(state, state.turn, home(Works(state, state.turn)))
    prices = {value: reached.price(_site(state, value)) for value in listed}
    wanted = wanted_cities(state, state.turn)
    first = [state.board.cities[city].key for city in wanted[:FIRST]]
    most = [key for key in first if key in listed]
    assert len(listed) == 25
    assert listed[: len(most)] == most
    assert list(prices.values())[len(most) :] == sorted(list(prices.values())[len(most) :])
    assert {"guangzhou", "xiamenport", "fuzhou"} <= set(listed), "near at hand, whatever the cards say"


def _site(state: State, value: str) -> tuple[int, ...]:
    site = find_site(state.board, value)
    assert site is not None
    return site.mileposts


def test_typing_narrows_the_next_step() -> None:
    """By its coordinates or its direction."""
    state = table(phase="building", track={0: ("A1 B1",)})
    assert labels(offers(state, Draft(kind="build", growing="B1", typed="c"))) == ["C1"]
    assert labels(offers(state, Draft(kind="build", growing="B1", typed="se"))) == ["B2"]
    assert labels(offers(state, Draft(kind="build", growing="B1", typed="x"))) == []
    train = table(track={0: ("A1 B1 C1", "B1 B2")}, trains={0: "A1"})
    assert labels(offers(train, Draft(kind="move", growing="B1", typed="se"))) == ["B2"]
    assert labels(offers(train, Draft(kind="move", growing="B1", typed="c"))) == ["C1"]


def test_ports_are_targets_and_goals() -> None:
    """By name where they have one, else by coordinates; container ports only with the link."""
    ports: dict[str, Any] = {"ports": {"Hong Kong": "H2", "Quay": "C2"}, "taiwan": {"Taipei": ("Fish",)}}
    state = table(**ports, phase="building", track={0: ("A1 B1",)})
    assert labels(offers(state, Draft(kind="build", typed="qu"))) == ["quay"]
    assert labels(offers(state, Draft(kind="build", typed="kil"))) == ["kilo"]
    run: dict[str, Any] = {"track": {0: ("A1 B1 C1 C2",)}, "trains": {0: "A1"}, "ferry": ("C1", "F1")}
    assert labels(offers(table(**ports, **run), Draft(kind="move"))) == ["C1", "B1"]
    linked = table(**ports, **run, links={0: ("Quay",)})
    assert labels(offers(linked, Draft(kind="move"))) == ["quay", "C1", "B1"]


def test_a_city_out_of_exits_is_no_start_of_a_proposal() -> None:
    """CR-4.6: used up this turn, the line begins elsewhere."""
    state = table(phase="building", now={"exits": (0, 0)})
    found = game(state).outlook(state, 0, Draft(kind="build", values=(("to", "B1"),)))
    assert found is not None
    assert found.account[0].params["cost"] == 2


def test_kinds_with_nothing_to_choose_are_not_offered() -> None:
    """Without train, goods, money or way on."""
    bare = table(cash={0: 0})
    assert kinds(bare) == {"start", "discard", "end"}
    placed = played(bare, "start kilo")
    assert kinds(placed) == {"end"}


def test_a_spent_phase_offers_no_more_building() -> None:
    ports: dict[str, Any] = {"ports": {"Hong Kong": "H2"}, "taiwan": {"Taipei": ("Fish",)}}
    state = table(**ports, phase="building", now={"spent": 20, "acted": True})
    assert kinds(state) == {"end"}
    for kind in ("build", "link"):
        found = offers(state, Draft(kind=kind)).refusal
        assert found is not None
        assert (found.rule, found.why.key) == ("CR-5.7", "china-no-limit-reached")


def test_ferry_owners_are_asked_for() -> None:
    bay: dict[str, Any] = {"ferry": ("B1", "F1"), "ferries": (1, 2), "trains": {0: "B1"}, "track": {0: ("A1 B1",)}}
    state = table(**bay)
    assert labels(offers(state, Draft(kind="ferry"))) == ["2", "3"]
    assert offers(state, Draft(kind="ferry", values=(("owner", "2"),))).complete


def test_where_a_train_may_start_is_ranked() -> None:
    """Cities on own track first, with what they supply; then ports that own track joins; narrowed by typing."""
    ports: dict[str, Any] = {"ports": {"Hong Kong": "H2", "Quay": "B2"}, "taiwan": {"Taipei": ("Fish",)}}
    state = table(**ports, track={0: ("A1 B1 B2",)}, hands={0: ("Kilo: Tea 9",)}, goods={"North": ("Silk",)})
    asked = offers(state, Draft(kind="start"))
    assert labels(asked) == ["north", "kilo", "east", "west", "south", "lima", "quay"]
    assert [choice.place for choice in asked.choices][:2] == ["A1", "D1"]
    assert asked.choices[0].note is not None
    assert asked.choices[1].note is None
    assert labels(offers(state, Draft(kind="start", typed="qu"))) == ["quay"]
    found = [one for one in game(state).suggest(state, 0) if one.draft.kind == "start"]
    assert [one.place for one in found] == ["A1", "B2"]
    far = table(STAR, track={0: ("E3 F3",)})
    assert offers(far, Draft(kind="start")).choices[0].place == "E3"


def test_the_other_port_is_suggested_to_an_owner() -> None:
    bay: dict[str, Any] = {"ferry": ("B1", "F1"), "trains": {0: "B1"}, "track": {0: ("A1 B1",)}}
    state = table(**bay, ferries=(0,))
    assert [one.place for one in game(state).suggest(state, 0) if one.draft.kind == "ferry"] == ["F1"]
    rival = table(**bay, ferries=(1,))
    assert [one for one in game(rival).suggest(rival, 0) if one.draft.kind == "ferry"] == []
    assert offers(rival, Draft(kind="ferry")).complete


def test_a_draft_that_is_refused_shows_nothing() -> None:
    state = table(track={0: ("A1 B1",)}, trains={0: "A1"})
    rules = game(state)
    for draft in (Draft(kind="move", growing="H1"), Draft(kind="move", values=(("to", "H1"),)), Draft(kind="move")):
        assert rules.outlook(state, 0, draft) is None
    assert offers(state, Draft(kind="move", growing="H1")).refusal is not None
    assert rules.outlook(state, 1, Draft(kind="end")) is None


def test_a_path_may_be_written_from_where_the_train_stands() -> None:
    state = table(track={0: ("A1 B1 C1",)}, trains={0: "A1"})
    assert played(state, "move A1 B1 C1") == played(state, "move B1 C1")
    assert refused(state, "move A1") == "CR-12.1"
    assert refused(state, "move north") == "CR-12.1"
    assert refused(state, "move e e e") == "CR-12.1"
    assert refused(state, "move w") == "CR-12.1"


def test_suggestions_while_building() -> None:
    """Targets with price; a link that own track joins, for a player without one; an upgrade with money to spare."""
    ports: dict[str, Any] = {"ports": {"Hong Kong": "H2", "Quay": "B2"}, "taiwan": {"Taipei": ("Fish",)}}
    state = table(**ports, phase="building", track={0: ("A1 B1 B2",)}, hands={0: ("Kilo: Tea 9",)})
    found = [one.draft.kind for one in game(state).suggest(state, 0)]
    assert found == ["build", "build", "build", "link", "upgrade", "upgrade"]
    for one in game(state).suggest(state, 0):
        assert offers(state, one.draft).complete
    poor = table(phase="building", cash={0: 39}, track={0: ("A1 B1",)})
    assert "upgrade" not in [one.draft.kind for one in game(poor).suggest(poor, 0)]
    early = table(track={0: ("A1 B1",)}, trains={0: "A1"})
    assert "build" not in [one.draft.kind for one in game(early).suggest(early, 0)]
    assert game(state).suggest(state, 1) == ()


def test_a_target_says_its_price_or_how_far_the_money_goes() -> None:
    """CR-5.7: what costs more than is left of the 20M is built as far as that goes."""
    state = table(phase="building", now={"spent": 15})
    notes = {choice.value: choice.note for choice in offers(state, Draft(kind="build")).choices}
    assert notes["kilo"] == phrase("china-note-line", cost=5, segments=3)
    state = table(phase="building", now={"spent": 17})
    notes = {choice.value: choice.note for choice in offers(state, Draft(kind="build")).choices}
    assert notes["kilo"] == phrase("china-note-line-far", cost=5, at="C1")


def test_six_keys_lead_on_from_the_end_of_a_line() -> None:
    """With their prices; those that no segment can be laid to are dead."""
    state = table(phase="building")
    growing = offers(state, Draft(kind="build", growing="A1 B1 C1"))
    closed = offers(state, Draft(kind="build", values=(("to", "A1 B1 C1"),)))
    assert growing.keys == closed.keys
    assert [key.value for key in closed.keys] == ["", "", "D1", "", "B2", "C2"]
    assert closed.keys[2].label == phrase("china-key-e", price=3)
    assert offers(state, Draft(kind="build", values=(("to", "kilo"), ("from", "north")))).keys == ()
    assert offers(state, Draft(kind="build", growing="north")).keys[2].value == "B1"


def test_building_out_of_the_delivery_phase_is_warned_of_cr_r6() -> None:
    """CR-R6: track, links and upgrades alike, and only while points are left."""
    ports: dict[str, Any] = {"ports": {"Hong Kong": "H2"}, "taiwan": {"Taipei": ("Fish",)}}
    for text in ("build A1 B1", "link hong kong", "upgrade fast"):
        for state, warns in ((table(**ports), True), (table(**ports, phase="building"), False)):
            rules = game(state)
            move = rules.parse(text)
            assert (rules.warning(state, 0, move) is not None) == warns
            kind, _, said = text.partition(" ")
            draft = Draft(kind=kind, values=((rules.forms[kind].fields[0].name, said),))
            assert offers(state, draft).confirm == (warns or kind == "build")
        spent = table(**ports).with_turn(points=0, used=9)
        assert rules.warning(spent, 0, move) is None


def test_what_lies_beyond_the_money_is_kept_for_later() -> None:
    state = table(phase="building", now={"spent": 17})
    later = step(state, "build kilo").later
    assert later is not None
    assert later.draft == Draft(kind="build", values=(("to", "kilo"),))
    assert later.note == phrase("china-note-later", cost=3)
    assert step(table(phase="building"), "build kilo").later is None


def test_a_line_that_the_money_does_not_reach_along_is_built_without_a_gap() -> None:
    """Cheapest in all would be to meet at B1, the only clear milepost; for 4M the line leads on from there."""
    land, names = "\n 1 M . ^ ^ ^ M\n", {"North": "A1", "East": "F1"}
    state = table(land, names, track={0: ("A1 B1",)}, phase="building", now={"spent": 16})
    (choice,) = (one for one in offers(state, Draft(kind="build")).choices if one.value == "east")
    assert choice.note == phrase("china-note-line-far", cost=7, at="D1")
    later = step(state, "build east").later
    assert logged(state, "build east") == "build B1 C1 D1"
    assert later is not None
    assert later.draft.values == (("to", "east"),)
    whole = table(land, names, track={0: ("A1 B1",)}, phase="building")
    assert logged(whole, "build east") == "build F1 E1 D1 C1 B1"


def test_a_move_that_is_refused_is_not_asked_about_first() -> None:
    """CR-R6: a build that would close the delivery phase is asked about; one that leads nowhere is refused at once."""
    state = table(track={0: ("A1 B1 C1 D1",)}, trains={0: "A1"})
    rules = game(state)
    assert rules.warning(state, 0, rules.parse("build lima")) is not None
    assert refused(state, "build kilo") == "CR-4.1"
    assert rules.warning(state, 0, rules.parse("build kilo")) is None


def test_the_account_of_a_move_names_only_the_fees_that_are_new() -> None:
    """CR-15.3: a rival who was paid this turn is not paid again."""
    state = played(table(track={1: ("A1 B1 C1 D1",)}, trains={0: "A1"}), "move B1")
    seen = game(state).outlook(state, 0, Draft(kind="move", values=(("to", "kilo"),)))
    assert seen is not None
    assert (seen.account[0].params["used"], seen.account[0].params["fees"]) == (2, 0)


def test_a_target_that_is_refused_has_no_keys_and_is_not_complete() -> None:
    """CR-4.1: Kilo is joined already."""
    state = table(phase="building", track={0: ("A1 B1 C1 D1",)})
    asked = offers(state, Draft(kind="build", values=(("to", "kilo"),)))
    assert not asked.complete
    assert asked.keys == ()


def test_nothing_is_offered_that_cannot_be_begun() -> None:
    """CR-5.7: the first milepost toward Kay costs 2M."""
    for spent, found in ((18, ["kay"]), (19, [])):
        state = table("\n 1 M ^ s\n", {"North": "A1", "Kay": "C1"}, phase="building", now={"spent": spent})
        assert labels(offers(state, Draft(kind="build"))) == found


def test_what_can_be_spent_is_never_more_than_the_cash_cr_5_8() -> None:
    """Of 20M with 14M in hand, 14M."""

    def left(**said: Any) -> object:
        choices = offers(table(phase="building", **said), Draft()).choices
        note = next(choice.note for choice in choices if choice.value == "build")
        return note and note.params["left"]

    assert left(cash={0: 14}) == 14
    assert left() == 20
    assert left(now={"spent": 11}) == 9


def test_a_full_train_is_not_told_where_to_load_cr_16_3() -> None:
    """Nor is one whose good has no chip left."""
    said: dict[str, Any] = {
        "track": {0: ("A1 B1 C1 D1",)},
        "trains": {0: "A1"},
        "goods": {"Kilo": ("Jade",)},
        "hands": {0: ("Lima: Jade 30",)},
    }

    def note(**more: Any) -> str | None:
        choices = offers(table(**said, **more), Draft(kind="move")).choices
        found = next(choice.note for choice in choices if choice.value == "kilo")
        return found.key if found else None

    assert note() == "china-note-supplies"
    assert note(loads={0: ("tea", "tea")}) is None
    assert note(loads={1: ("jade",)}) is None

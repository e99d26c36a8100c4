"""SF-12: bonuses."""

from tests.rules.santa_fe_rails.table import company, earned, laid, played, position, refused, step

TO_ELP = {"SF": ("CHI KC ELP:2",)}


def test_two_dollars_for_the_first_service_sf_12_1() -> None:
    """SF-12.1"""
    state = position(2, tracks={"UP": ("CHI OMA:1",)})
    assert laid(step(state, "lay UP to OMA")).first_service == 2
    assert earned(state, "lay UP to OMA") == 2


def test_nothing_for_later_companies_sf_12_2() -> None:
    """SF-12.2"""
    state = position(2, tracks={"UP": ("CHI OMA",), "SF": ("CHI OMA@2:1",)})
    assert earned(state, "lay SF to OMA") == 0


def test_origins_of_majors_never_pay_sf_12_3() -> None:
    """SF-12.3: whether their company has begun or not."""
    assert earned(position(2, tracks={"SF": ("CHI KC:1",)}), "lay SF to KC") == 0
    assert earned(position(2, tracks={"SF": ("CHI KC:1",), "KP": ("KC DEN:1",)}), "lay SF to KC") == 0


def test_origins_of_short_lines_pay_before_they_begin_sf_12_4() -> None:
    """SF-12.4: closed or open, but not once the short line has laid."""
    tracks = {"UP": ("CHI OMA DEN:1",)}
    assert earned(position(2, tracks=tracks), "lay UP to DEN") == 2
    assert earned(position(2, tracks=tracks, opened=("DRGW",)), "lay UP to DEN") == 2
    assert earned(position(2, tracks={**tracks, "DRGW": ("DEN SLC:1",)}), "lay UP to DEN") == 0


def test_a_short_lines_own_first_segment_pays_nothing_sf_12_5() -> None:
    """SF-12.5: its origin is served all the same."""
    state = position(2, opened=("DRGW",))
    assert earned(state, "lay DRGW from DEN to SLC") == 0
    assert company(played(state, "lay DRGW from DEN to SLC"), "DRGW").served == ("DEN",)


def test_four_dollars_for_history_sf_12_6() -> None:
    """SF-12.6: only for a company with a square."""
    state = position(2, tracks={"UP": ("CHI OMA DEN SLC:1",), "DRGW": ("DEN KC:1",), "WP": ("SAC SLC",)})
    event = laid(step(state, "lay UP to SLC"))
    assert (event.historical, event.first_service) == (4, 0)
    other = position(2, tracks={"SF": ("CHI OMA DEN SLC:1",), "WP": ("SAC SLC",)})
    assert laid(step(other, "lay SF to SLC")).historical == 0


def test_each_square_pays_once_sf_12_7() -> None:
    """SF-12.7: a second line of the company pays nothing."""
    state = position(2, tracks={"SP": ("NO DAL ELP", "DAL GAL")})
    again = position(2, tracks={"SF": ("CHI KC ELP", "KC DEN:1"), "SP": ("NO DAL ELP:1",)})
    assert earned(again, "lay SP to ELP") == 4
    twice = position(2, tracks={"SF": ("CHI KC ELP LA", "CHI OMA DEN SLC SAC LA:1")})
    assert earned(twice, "lay SF to LA") == 0
    assert refused(state, "lay SP from GAL to DAL") == "SF-6.5"


def test_both_bonuses_add_up_sf_12_8() -> None:
    """SF-12.8"""
    state = position(2, tracks=TO_ELP)
    event = laid(step(state, "lay SF to ELP"))
    assert (event.first_service, event.historical) == (2, 4)
    assert earned(state, "lay SF to ELP") == 6


def test_who_lays_the_last_segment_gets_it_sf_12_9() -> None:
    """SF-12.9: whoever laid the rest."""
    state = played(position(2, tracks={"SF": ("CHI KC ELP:1",)}), "lay SF to ELP")
    after = played(state, "lay SF to ELP")
    assert [player.money for player in after.players] == [2, 8]


def test_doubled_by_a_double_turn_sf_12_10() -> None:
    """SF-12.10: in both phases, with a branch as well."""
    state = position(2, tracks=TO_ELP, revealed={0: "double branch UP"})
    assert earned(state, "lay SF to ELP") == 12
    late = position(2, tracks=TO_ELP, revealed={0: "double"}, phase="second")
    assert earned(late, "lay SF to ELP") == 12


def test_none_with_a_triple_turn_sf_12_11() -> None:
    """SF-12.11: lost, not kept for the next to come."""
    state = position(2, tracks={**TO_ELP, "SP": ("NO DAL ELP:1",)}, revealed={0: "triple"})
    lost = step(state, "lay SF to ELP")
    assert (laid(lost).lost, lost.state.players[0].money) == (6, 2)
    state = played(lost.state, "done")
    assert earned(state, "lay SP to ELP") == 4


def test_as_usual_with_four_in_one_sf_12_12() -> None:
    """SF-12.12"""
    assert earned(position(2, tracks=TO_ELP, revealed={0: "four"}), "lay SF to ELP") == 6


def test_paid_at_once_sf_12_13() -> None:
    """SF-12.13: before the next segment."""
    state = position(2, tracks=TO_ELP, revealed={0: "double"})
    paid = played(state, "lay SF to ELP")
    assert (paid.turn, paid.players[0].money) == (0, 14)
